"""Jhumkas, bangles and rings on the studio's ground; necklaces on a bust."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

import geometry as g
import materials as m
import studio
from colour import lightness, mix, shade


def plate_of(colour):
    """The metal a swatch stands for; stones and enamel keep gold."""
    names = {'#bcc0c2': 'silver', '#b56b41': 'copper', '#b98f41': 'brass', '#cda349': 'gold'}
    return names.get(colour.lower(), 'gold')


def oxidised(name, kind):
    """Silver darkened in its hollows."""
    k = m.Nodes(name)
    colour = '#b9bab8' if kind == 'silver' else '#b3714a'
    co = k.add('TexCoord').outputs['Object']
    cloud = k.noise(co, 260, 4, .7)
    base = k.ramp(cloud, [(.35, '#2a2928' if kind == 'silver' else '#3a241a'), (.62, colour)])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Metallic=1.0, Roughness=.36)
    k.link(k.bump(cloud, .4, .0006), k.bsdf.inputs['Normal'])
    return k.mat


def bead(name, at, r, mat, squash=1.0):
    o = g.lathe(name, [(math.sin(t) * r, -math.cos(t) * r * squash) for t in np.linspace(0.001, math.pi - .001, 13)], mat, 24)
    return g.place(o, at)


def beads_round(n, r, z, size, mat, parent, phase=0.0):
    out = []
    for k in range(n):
        a = 2 * math.pi * k / n + phase
        o = bead('bead', (r * math.cos(a), r * math.sin(a), z), size, mat)
        o.parent = parent
        out.append(o)
    return out


def jhumka(p, colour):
    """A stud, and a bell hung with beads; one stands, one lies on its rim and its stud, face up."""
    style = p.get('style', 'temple')
    kind = plate_of(colour)
    metal = oxidised('metal', kind) if style == 'oxidised' else m.metal('metal', kind, .20, False)
    stone = m.plain('stone', colour if style == 'meena' else '#8f1d2e', .08, Specular=.7)
    pearl = m.plain('pearl', '#f2eadf', .18, Sheen=.3, Specular=.6) if style != 'oxidised' else metal
    objs = []
    for i, (loc, rot) in enumerate((((-.019, .004, .0074), (0, 0, 12)), ((.022, -.006, .0137), (-107.5, 0, 152)))):
        bell = g.spline([(.0028, .0165), (.0050, .0150), (.0094, .0100), (.0128, .0040), (.0148, -.0010), (.0152, -.0030)], 10)
        body = g.lathe('bell', bell + [(.0140, -.0026), (.0110, .0040), (.003, .012)], metal, 120, flute=lambda a, t: 1 + .012 * math.cos(a * 24) * (t < .7))
        g.place(body, loc, rot)
        objs.append(body)
        pieces = []
        pieces += beads_round(30, .0150, -.0010, .00085, metal, body)
        pieces += beads_round(22, .0106, .0088, .00060, metal, body)
        pieces += beads_round(20, .0146, -.0058, .0016, pearl, body)
        pieces += beads_round(12, .0127, .0045, .0017, stone, body, .1)
        top = g.lathe('stem', [(.0026, .016), (.0034, .0175), (.0022, .0195), (.0012, .0215), (.0, .0218)], metal, 32)
        top.parent = body
        loop = g.tube('loop', [(0, .0016 * math.cos(a), .0230 + .0016 * math.sin(a)) for a in np.linspace(0, 6.283, 25)[:-1]], .0004, metal, True, body)
        stud = g.lathe('stud', [(0, -.001), (.0074, -.001), (.0080, .0), (.0072, .0010), (.0050, .0017), (0, .0020)], metal, 96, flute=lambda a, t: 1 + .06 * math.cos(a * 8))
        stud.parent = body
        g.place(stud, (0, -.001, .0325), (90, 0, 0))
        heart = bead('heart', (0, -.0030, .0325), .0028, stone, .6)
        heart.parent = body
        for k in range(8):
            a = k * math.pi / 4 + .39
            q = bead('petal', (.0052 * math.cos(a), -.0024, .0325 + .0052 * math.sin(a)), .0011, stone if style == 'meena' else metal)
            q.parent = body
        if style == 'meena':
            band = g.lathe('enamel', [(.0118, .0066), (.0121, .0066), (.0139, .0022), (.0136, .0022)], stone, 96)
            band.parent = body
        objs += pieces + [top, loop, stud, heart]
    return objs, (-.006, 0, .016), .075


def torus(name, R, r, mat, flat=1.0, wobble=0.0, seed=0, facets=0):
    n, q = 160, 20
    verts, faces, uv = [], [], []
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6)
    for i in range(n):
        a = 2 * math.pi * i / n
        rr = r * (1 + wobble * math.sin(a * 23 + phase) * .5 + wobble * math.sin(a * 41 + 2 * phase) * .5)
        for j in range(q):
            b = 2 * math.pi * j / q
            if facets:
                k = 1 + .10 * abs(math.cos(a * facets / 2))
            else:
                k = 1
            verts.append(((R + rr * k * math.cos(b)) * math.cos(a), (R + rr * k * math.cos(b)) * math.sin(a), rr * flat * math.sin(b)))
    for i in range(n):
        for j in range(q):
            i2, j2 = (i + 1) % n, (j + 1) % q
            faces.append((i * q + j, i2 * q + j, i2 * q + j2, i * q + j2))
            uv.append(((i / n * 6.28 * R, j / q * 6.28 * r), ((i + 1) / n * 6.28 * R, j / q * 6.28 * r), ((i + 1) / n * 6.28 * R, (j + 1) / q * 6.28 * r), (i / n * 6.28 * R, (j + 1) / q * 6.28 * r)))
    return g.mesh(name, verts, faces, mat, face_uv=uv)


def bangles(p, colour):
    style = p.get('style', 'lac')
    rng = np.random.default_rng(4)
    objs = []
    if style == 'lac':
        lac = m.plain('lac', colour, .22, Specular=.5)
        gold, mirror = m.metal('gold', 'gold', .2, False), m.plain('mirror', '#dfe3e4', .03, 1.0)
        z = 0
        for k in range(11):
            wide = k % 3 == 1
            r = .0042 if wide else .0025
            o = torus('bangle', .0315, r, lac if k % 2 == 0 or wide else gold, 1.0, 0, k)
            g.place(o, (rng.normal(0, .0007), rng.normal(0, .0007), z + r), (rng.normal(0, .8), rng.normal(0, .8), rng.uniform(0, 90)))
            if wide:
                for i in range(22):
                    a = 2 * math.pi * i / 22
                    disc = g.lathe('chip', [(0, .0004), (.0017, .0004), (.0019, 0)], mirror, 16)
                    disc.parent = o
                    g.place(disc, ((.0315 + r) * math.cos(a), (.0315 + r) * math.sin(a), 0), (0, 90, math.degrees(a)))
                    dot = bead('dot', ((.0315 + r * .97) * math.cos(a + .143), (.0315 + r * .97) * math.sin(a + .143), 0), .0009, gold)
                    dot.parent = o
            objs.append(o)
            z += 2 * r * .97
        lean = torus('lean', .0315, .0042, lac, 1.0, 0, 40)
        objs.append(g.place(lean, (.049, -.016, .0258), (0, 62, 24)))
    elif style == 'hammered':
        metal = m.metal('metal', plate_of(colour), .22, False, hammered=420)
        z = 0
        for k in range(4):
            o = torus('bangle', .0325, .0019, metal, 1.5, .10, k)
            objs.append(g.place(o, (rng.normal(0, .0012), rng.normal(0, .0012), z + .0030), (rng.normal(0, 1.5), rng.normal(0, 1.5), 40 * k)))
            z += .0060
        objs.append(g.place(torus('lean', .0325, .0019, metal, 1.5, .10, 9), (.045, -.010, .0265), (0, 66, 20)))
    else:
        glass = m.glass('glass', mix(colour, '#ffffff', .12), .02)
        gold = m.metal('gold', 'gold', .2, False)
        z = 0
        for k in range(10):
            o = torus('bangle', .0315, .0017, glass, 1.0, 0, k, 36)
            objs.append(g.place(o, (rng.normal(0, .0010), rng.normal(0, .0010), z + .0017), (rng.normal(0, 1.0), rng.normal(0, 1.0), 31 * k)))
            if k % 3 == 0:
                t = torus('line', .0331, .0004, gold, 1, 0, k)
                t.parent = o
            z += .00345
        for k in range(2):
            objs.append(g.place(torus('lean', .0315, .0017, glass, 1.0, 0, 20 + k, 36), (.046 + .006 * k, -.012 - .003 * k, .0245), (0, 60 + 3 * k, 22)))
    return objs, (.004, -.014, .016), .085


def ties(at, length, thick, cord, gold):
    """The ends of the cord, which cross behind the neck and hang out in a bead and a tassel each."""
    objs = []
    for side, s in ((-1, 0), (1, length)):
        x, y = at(s)
        run = g.spline([(x, y, .0024), (x * .45, y + .006, .0028), (x * -.20, y + .0085, .0052 if side > 0 else .0026), (x * -.75, y + .013, .0026), (x * -1.0, y + .024, .0024)], 12)
        objs.append(g.tube('tie', run, thick, cord))
        ex, ey, _ = run[-1]
        objs.append(bead('knot', (ex, ey, .0030), .0030, gold))
        for k in range(9):
            a = math.radians(90 + side * 12 + (k - 4) * 5)
            objs.append(g.tube('strand', [(ex, ey, .0026), (ex + .007 * math.cos(a), ey + .007 * math.sin(a), .0022), (ex + .0125 * math.cos(a), ey + .0125 * math.sin(a), .0012)], .0005, cord))
    return objs


def necklace(p, colour):
    style = p.get('style', 'kundan')
    rng = np.random.default_rng(3)
    gold = m.metal('gold', plate_of(colour) if style != 'pearl' else 'silver', .22, False)
    objs = []
    curve = [(math.sin(t) * .068 * (1 + .10 * math.cos(t)), -.072 * math.cos(t) + .016) for t in np.linspace(-1, 1, 240) * (3.05 if style == 'pearl' else 2.75)]
    C = np.array(curve)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])

    def at(s):
        return np.interp(s, run, C[:, 0]), np.interp(s, run, C[:, 1])

    def turn(s):
        a, b = at(s - .001), at(s + .001)
        return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    L = run[-1]
    if style == 'pearl':
        pearl = m.plain('pearl', mix(colour, '#fffaf2', .5), .24, Specular=.6, Clearcoat=.9, Clearcoat_Roughness=.08)
        silk = m.cloth('silk', '#efe6d8', 'silk')
        n = int(L / .0084)
        for k in range(n):
            if k:
                objs.append(bead('knot', (*at(k * L / n), .0036), .0009, silk))
            x, y = at((k + .5) * L / n)
            size = .0036 + .0009 * math.sin(math.pi * (k + .5) / n)
            objs.append(bead('pearl', (x, y, size), size * rng.uniform(.97, 1.03), pearl))
        end = at(0), at(L)
        objs.append(g.tube('clasp', [(end[0][0], end[0][1], .003), ((end[0][0] + end[1][0]) / 2, end[0][1] + .004, .003), (end[1][0], end[1][1], .003)], .0012, gold))
    elif style == 'dhokra':
        cord = m.cloth('cord', '#3a2b20', 'canvas')
        objs.append(g.tube('cord', [(x, y, .0024) for x, y in curve], .0022, cord))
        objs += ties(at, L, .0016, cord, gold)
        for k in range(15):
            s = L * (.22 + .56 * k / 14)
            x, y = at(s)
            o = g.lathe('bead', g.spline([(.001, -.005), (.0042, -.003), (.0050, 0), (.0042, .003), (.001, .005)], 6), gold, 48, flute=lambda a, t: 1 + .07 * math.cos(a * 10))
            objs.append(g.place(o, (x, y, .0050), (0, 90, turn(s))))
        x, y = at(L / 2)
        disc = g.lathe('disc', [(0, .0012), (.0165, .0012), (.0180, .0022), (.0190, .001), (.0185, 0)], gold, 96)
        objs.append(g.place(disc, (x, y - .022, .001)))
        for r, n, size in ((.0150, 30, .0010), (.0105, 20, .0009), (.0060, 12, .0009)):
            objs += [bead('dot', (x + r * math.cos(2 * math.pi * k / n), y - .022 + r * math.sin(2 * math.pi * k / n), .0022), size, gold) for k in range(n)]
        for k in range(9):
            a = -math.pi * (.15 + .70 * k / 8)
            o = g.lathe('drop', g.spline([(0, .006), (.0012, .004), (.0026, 0), (.0020, -.003), (0, -.0038)], 6), gold, 32)
            objs.append(g.place(o, (x + .0245 * math.cos(a), y - .022 + .0245 * math.sin(a), .0026), (90, 0, math.degrees(a) + 90)))
    else:
        stone = m.plain('stone', mix(colour, '#ffffff', .1) if plate_of(colour) == 'gold' and colour.lower() != '#cda349' else '#e9e4d6', .05, Specular=.8)
        pearl = m.plain('pearl', '#f2eadf', .18, Sheen=.3, Specular=.6)
        n = 21
        for k in range(n):
            s = L * (.14 + .72 * (k + .5) / n)
            x, y = at(s)
            t = turn(s)
            r = .0062 * (.78 + .22 * math.sin(math.pi * (k + .5) / n))
            setting = g.lathe('setting', [(0, 0), (r, 0), (r * 1.06, .0012), (r * .92, .0020), (r * .80, .0016)], gold, 64)
            objs.append(g.place(setting, (x, y, .0006)))
            objs.append(bead('stone', (x, y, .0018), r * .80, stone, .42))
            nx, ny = math.sin(math.radians(t)), -math.cos(math.radians(t))
            objs.append(bead('link', (x + nx * (r + .0016), y + ny * (r + .0016), .0018), .0010, gold))
            objs.append(bead('drop', (x + nx * (r + .0044), y + ny * (r + .0044), .0024), .0024, pearl))
            objs.append(bead('dot', (x - nx * (r + .0014), y - ny * (r + .0014), .0012), .0011, gold))
        thread = m.cloth('dori', '#8f2635', 'silk')
        objs += ties(at, L, .0015, thread, gold)
        for a, b in ((0, .14), (.86, 1)):
            pts = [(*at(L * q), .0022) for q in np.linspace(a, b, 20)]
            objs.append(g.tube('dori', pts, .0015, thread))
    worn = Worn(curve, .016)
    worn.wear(objs)
    return objs, tuple(worn.surface(0, .018 if style == 'dhokra' else .002)), .105


# The bust: height, half the width, half the depth, and how far forward its middle is.
BUST = np.array([(-.10, .155, .100, -.016), (0, .164, .104, -.016), (.06, .168, .102, -.014), (.11, .154, .092, -.011), (.14, .124, .080, -.007),
                 (.165, .090, .070, -.003), (.19, .066, .062, .001), (.215, .056, .057, .005), (.25, .053, .055, .009), (.32, .054, .056, .013)])


def on_bust(phi, h):
    """A point of the bust's surface: the angle from its front, and the height."""
    rx, ry, cy = (np.interp(h, BUST[:, 0], smooth) for smooth in BUST[:, 1:].T)
    r = 1 / np.sqrt((np.sin(phi) / rx) ** 2 + (np.cos(phi) / ry) ** 2)
    return np.stack([r * np.sin(phi), cy - r * np.cos(phi), h + 0 * r], -1)


def bust(mat):
    """Neck and shoulders, covered in cloth."""
    a = np.linspace(-math.pi, math.pi, 145)[:-1]
    rows = [on_bust(a, np.full(len(a), h)) for h in np.linspace(-.09, .30, 79)]
    top = rows[-1]
    rows += [top.mean(0) + (top - top.mean(0)) * k + (0, 0, up) for k, up in ((.96, .005), (.80, .008), (.40, .009))]
    n = len(a)
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rows) - 1) for i in range(n)]
    faces.append(tuple(range((len(rows) - 1) * n, len(rows) * n)))
    verts = np.concatenate(rows)
    uv = np.column_stack([np.tile(a * .10, len(rows)), verts[:, 2]])
    return g.subdivide(g.mesh('bust', verts, faces, mat, vertex_uv=uv))


class Worn:
    """Moves a necklace that lies flat, its loop around `(0, middle)`, to where the bust wears it."""
    # Height of the loop behind the neck.
    BACK = .205

    def __init__(self, curve, middle):
        C = np.array(curve) - (0, middle)
        front = C[len(C) // 2:]
        self.middle = middle
        self.flat_phi = np.arctan2(front[:, 0], -front[:, 1])
        self.flat_r = np.hypot(front[:, 0], front[:, 1])
        self.flat_run = self.lengths(front)
        self.phi = np.linspace(0, math.pi, 400)
        low, high = .02, self.BACK
        # The lower its front, the longer the loop.
        for _ in range(40):
            self.front = (low + high) / 2
            self.run = self.lengths(on_bust(self.phi, self.height(self.phi)))
            low, high = (low, self.front) if self.run[-1] < self.flat_run[-1] + .002 else (self.front, high)

    @staticmethod
    def lengths(points):
        """Metres along the points, from the first one."""
        return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])

    def height(self, phi):
        """Of the loop at an angle from the front: it lies lower there than behind."""
        return self.BACK - (self.BACK - self.front) * (1 + np.cos(phi)) / 2

    def surface(self, s, out):
        """The point of the cloth that is `s` metres along the loop from its front, and `out` metres below the loop."""
        phi = np.sign(s) * np.interp(abs(s), self.run, self.phi)
        at, after = (on_bust(p, self.height(p)) for p in (phi, phi + .01))
        along = (after - at) / np.linalg.norm(after - at)
        down = np.cross(along, np.cross(along, (0, 0, 1.0)))
        q = at + down / np.linalg.norm(down) * out
        cy = np.interp(q[2], BUST[:, 0], BUST[:, 3])
        return on_bust(math.atan2(q[0], cy - q[1]), q[2])

    def frame(self, x, y):
        """For `(x, y)` of the flat necklace: its point on the bust, the rotation of what is there, and the cloth's normal."""
        phi = math.atan2(x, self.middle - y)
        s = math.copysign(np.interp(abs(phi), self.flat_phi, self.flat_run), phi)
        out = math.hypot(x, y - self.middle) - np.interp(abs(phi), self.flat_phi, self.flat_r)
        e = .0015
        at = self.surface(s, out)
        along = self.surface(s + e, out) - self.surface(s - e, out)
        down = self.surface(s, out + e) - self.surface(s, out - e)
        along /= np.linalg.norm(along)
        normal = np.cross(down, along)
        normal /= np.linalg.norm(normal)
        flat = np.array(((math.cos(phi), math.sin(phi), 0), (math.sin(phi), -math.cos(phi), 0), (0, 0, 1)))
        worn = np.array((along, np.cross(along, normal), normal))
        return at, worn.T @ flat, normal

    def wear(self, objs):
        """Beads and settings turn with the cloth below them; cords follow it."""
        for o in objs:
            if o.type == 'CURVE':
                for point in (p for spline in o.data.splines for p in spline.points):
                    at, _, normal = self.frame(point.co.x, point.co.y)
                    point.co = (*(at + normal * point.co.z), 1)
            else:
                at, turn, normal = self.frame(o.location.x, o.location.y)
                where = Matrix(turn.tolist()).to_4x4()
                where.translation = at + normal * o.location.z
                o.matrix_basis = where @ o.rotation_euler.to_matrix().to_4x4()


def ring(p, colour):
    style = p.get('style', 'uncut')
    objs = []
    if style == 'toe':
        silver = m.metal('silver', 'silver', .18, False)
        for i, (loc, rot) in enumerate((((-.011, .003, .0100), (88, 0, 20)), ((.012, -.004, .0017), (0, 0, 0)))):
            band = torus('band', .0080, .0011, silver, 1.5)
            g.place(band, loc, rot)
            objs.append(band)
            for s in (-1, 1):
                for k in range(56):
                    a = 2 * math.pi * k / 56
                    q = bead('grain', (.0085 * math.cos(a), .0085 * math.sin(a), s * .0015), .00038, silver)
                    q.parent = band
        return objs, (0, 0, .006), .042
    gold = m.metal('gold', 'gold', .2, False)
    # Open below, so that it can be bent to the finger.
    gap = .34
    arc = [(.0090 * math.sin(t), 0, .0102 - .0090 * math.cos(t)) for t in np.linspace(gap, 2 * math.pi - gap, 120)]
    pieces = [g.tube('band', arc, .00125, gold)] + [bead('end', at, .00165, gold) for at in (arc[0], arc[-1])]
    pieces.append(g.place(g.lathe('cup', [(0, -.0008), (.0022, -.0006), (.0046, .0014), (.0049, .0024), (.0044, .0024), (.0022, .0006)], gold, 64), (0, 0, .0192)))
    rock = m.glass('rock', mix(colour, '#ffffff', .45), .05)
    rng = np.random.default_rng(8)
    verts = []
    for _ in range(34):
        v = rng.normal(0, 1, 3)
        v /= np.linalg.norm(v)
        verts.append(tuple(v * np.array((.0058, .0054, .0050)) * rng.uniform(.93, 1.02)))
    bm = bmesh.new()
    for v in verts:
        bm.verts.new(v)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    me = bpy.data.meshes.new('rock')
    bm.to_mesh(me)
    bm.free()
    stone = g.link(bpy.data.objects.new('rock', me))
    me.materials.append(rock)
    pieces.append(g.place(stone, (.0, .0, .0245), (8, 6, 30)))
    for k in range(4):
        a = k * math.pi / 2 + .6
        reach = ((.0040, .0200), (.0055, .0222), (.0058, .0250), (.0046, .0280), (.0032, .0291))
        pieces.append(g.tube('claw', g.spline([(r * math.cos(a), r * math.sin(a), z) for r, z in reach], 8), .00055, gold))
    turned = g.link(bpy.data.objects.new('ring', None))
    for part in pieces:
        part.parent = turned
    g.place(turned, (0, 0, 0), (0, 0, 24))
    objs += pieces
    return objs, (0, 0, .018), .045


KINDS = dict(jhumka=jhumka, bangles=bangles, necklace=necklace, ring=ring)


def build(job):
    p = job['params']
    objs, focus, span = KINDS[p['thing']](p, p['colour'])
    is_worn = p['thing'] == 'necklace'
    studio.stage(.30 if is_worn else span * 1.5, key=88, depth=2.2)
    look = (.24, -1, .30) if is_worn else (.18, -1, .62)
    if is_worn:
        bust(m.cloth('bust', '#9a8f84', 'velvet'))
    if job['view'] == 'detail':
        d = np.array(look) / np.linalg.norm(look)
        k = span * .52 / .8 * 100 / 36
        at = np.array(focus)
        studio.camera(tuple(at + d * k), tuple(at), 100, 16)
    else:
        studio.fit(objs, look, job['width'] / job['height'], .62 if is_worn else .80, 100, .06 if is_worn else -.02)
    return dict(exposure=-.05, contrast=.15)
