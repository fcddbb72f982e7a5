"""Clothes as if worn by somebody invisible: cut from patterns, given the volume of a body, printed to the edge."""
import math

import numpy as np

import geometry as g
import materials as m
import prints
import studio
from clothes import cuts, patterns, printed, worn
from colour import lightness, mix, shade


class Maker:
    """Makes one garment in the world."""

    def __init__(self, name, p, colour, lift=0.0):
        self.p, self.cut = p, cuts.CUTS[name]
        self.ground = shade(colour, p.get('deepen', 0))
        self.rng = np.random.default_rng(7)
        self.edges = self.cut['pattern']
        shape = self.cut['shape']
        extra = dict(bust=self.cut.get('bust', .020)) if shape is worn.Torso else dict(apart=self.cut.get('apart', .012)) if shape is worn.Trousers else {}
        self.shape = shape(self.edges, waves=self.cut.get('waves', ()), lift=lift, **extra)
        self.is_top = shape is worn.Torso
        self.weave = p.get('weave', 'cotton')
        self.trim = shade(self.ground, -.10)
        self.length = -min(y for _, points in self.edges for _, y in points)
        self.objects = []

    def body(self):
        name = self.p.get('print', 'plain')
        options = {k: self.p[k] for k in ('motif', 'kind', 'scale') if self.p.get(k)}
        options.setdefault('scale', .85)
        return prints.named(name, self.ground, **options) if name != 'plain' else None

    def cloth(self, poly, names):
        c = printed.Cloth(poly, names, self.ground, self.body(), self.p)
        if self.p.get('border') == 'print':
            self.trim = c.c['accent']
        return c

    def add(self, obj, thickness=.0016):
        if thickness:
            g.thicken(obj, thickness, 1.0)
        g.subdivide(obj)
        self.objects.append(obj)

    def front(self):
        is_open = 'front' in dict(self.edges)
        if is_open:
            right, names = patterns.walk(self.edges)
            polys = [(right, names), ([(-x, y) for x, y in right][::-1], names[::-1])]
        else:
            polys = [patterns.whole(self.edges)]
        poly = [q for points, _ in polys for q in points]
        c = self.cloth(poly, [n for _, names in polys for n in names])
        self.details(c)
        self.mat = m.cloth('front', self.ground, self.weave, tile=c.tile, crumple=.08, translucent=self.p.get('sheer', 0))
        for points, _ in polys:
            A, faces = patterns.panel(points, .0105, self.rng)
            self.add(g.mesh('front', self.shape.place(self.slit(A), 1, self.overlap(A)), faces, self.mat, vertex_uv=A - c.lo))

    def slit(self, A):
        """Pattern points of the front, drawn aside below a slit in one side seam, so that it stands open."""
        if not self.cut.get('slit'):
            return A
        X, Y = A[:, 0], A[:, 1]
        t = np.clip((self.cut['slit'] - Y) / (self.length + self.cut['slit']), 0, 1)
        return np.column_stack([X - .115 * t ** .8 * worn.smooth((X / np.interp(Y, self.shape.ys, self.shape.xs) - .25) / .75), Y])

    def overlap(self, A):
        """How far each point lies above the cloth below it, in metres: the upper layer of a wrap does."""
        X, Y = A[:, 0], A[:, 1]
        return .0065 * worn.smooth((X - self.wrap_edge(Y)) / .006 + .5) if self.cut.get('wrap') else 0

    def wrap_edge(self, Y):
        """Where the upper layer ends: from the neck across to the waist, then down and back."""
        if not self.is_top:
            return np.interp(Y, (-self.length, -.3, 0), (-.075, -.10, -.12))
        return np.interp(Y, (-self.length, -.60, -.38, -.23, .02), (-.020, -.075, -.105, .0, .11))

    def details(self, c):
        p, cut, ground = self.p, self.cut, self.ground
        light = c.c['light'] if p.get('border') == 'print' else c.c['gold'] if p.get('border') == 'zari' else shade(ground, -.07)
        if p.get('border'):
            c.border('hem', p['border'], p.get('border_depth', .075), self.trim)
        if self.is_top:
            c.facing(.016, self.trim if p.get('border') else shade(ground, -.03), light)
        else:
            c.facing(.036, shade(ground, -.02), shade(ground, -.06))
        neck_y = self.edges[0][1][0][1]
        if cut.get('buttoned'):
            c.placket(neck_y + .002, -self.length + .002, .0175, None)
        elif cut.get('placket'):
            c.placket(neck_y + .002, neck_y - cut['placket'], .0165, self.trim if p.get('border') == 'print' else None, light if p.get('border') == 'print' else None)
        if cut.get('opening'):
            c.seam([(0, neck_y), (0, -self.length)])
        for y in cut.get('seams', ()):
            c.seam([(-.6, y), (.6, y)])
        if cut.get('pocket'):
            c.pocket(.062, .158, -.205, -.315)
        if cut.get('wrap'):
            ys = np.linspace(-self.length, neck_y if self.is_top else 0, 40)
            edge = list(zip(self.wrap_edge(ys).tolist(), ys.tolist()))
            c.piping(edge, .010, light)
            c.seam(edge, relief=0, darker=.45)
        if cut.get('ribs'):
            c.ribs()
        if cut.get('smocked'):
            c.smocking(-.20)
        if p.get('mirrors'):
            self.mirrors(c)
        c.stitch('hem', .016)

    def mirrors(self, c):
        """Rows of round mirrors, each in a stitched ring with eight petals."""
        pitch = .094
        row = np.floor((c.Y + self.length) / pitch)
        u, v = c.X + (row % 2) * pitch / 2, c.Y + self.length - (row + .5) * pitch
        u -= np.floor(u / pitch + .5) * pitch
        inside = (c.Y < -.12) & (c.Y > -self.length + self.p.get('border_depth', .075))
        put = lambda sd, colour, **more: c.tile.put(np.where(inside, sd, 1), colour, **more)
        put(prints.ring(np.hypot(u, v) - .0165, .0050), c.c['light'], relief=.35, hand=.1)
        put(np.hypot(u, v) - .0130, '#dfe4e6', strength=1, hand=0, metal=True)
        for turn in np.arange(8) * math.pi / 4:
            put(prints.leaf(u, v, .0245 * math.cos(turn), .0245 * math.sin(turn), .009, .0035, turn), c.c['accent'], relief=.2, hand=.2)

    def back(self):
        edges = list(self.edges)
        if self.is_top:
            shoulder = dict(edges)['shoulder']
            width = shoulder[0][0]
            edges = [('neck', [(0, -.014), (width * .6, -.008), (width, patterns.NECK_TOP)])] + [e for e in edges if e[0] not in ('neck', 'front')]
            if 'front' in dict(self.edges):
                hem = edges.pop()
                edges.append(('hem', [hem[1][0], (hem[1][0][0] / 2, -self.length), (0, -self.length)]))
        poly, _ = patterns.whole(edges)
        A, faces = patterns.panel(poly, .015, self.rng)
        lining = self.cut.get('under') or shade(mix(self.ground, '#8a8178', .15), -.02)
        obj = g.mesh('back', self.shape.place(A, -1), faces, m.cloth('back', lining, self.weave), vertex_uv=A)
        self.add(obj, 0)
        if self.cut.get('under'):
            self.slip(self.cut['under'])

    def slip(self, colour):
        """A plain top below a jacket that hangs open."""
        edges = patterns.torso(bust=.222, waist=.215, waist_y=-.40, side=((.220, -.50),), hem_x=.222, length=.60, hem_curve=.004, neck_d=.13)
        shape = worn.Torso(edges, waves=[worn.Wave(-.35, -.60, .006, 6)], seed=4, slim=.93, lift=self.shape.lift)
        poly, _ = patterns.whole(edges)
        A, faces = patterns.panel(poly, .014, self.rng)
        self.add(g.mesh('slip', shape.place(A), faces, m.cloth('slip', colour, 'cotton'), vertex_uv=A))

    def sleeves(self):
        kind = self.p.get('sleeve') or self.cut.get('sleeve')
        if not kind:
            return
        tip, arm = dict(self.edges)['armhole'][0], dict(self.edges)['side'][0]
        for side in (1, -1):
            s = worn.Sleeve(self.shape, tip, arm, kind, side, full=self.cut.get('full', 0))
            if side == 1:
                poly, names = s.outline()
                c = self.cloth(poly, names)
                depth = self.p.get('border_depth', .075) * .7
                if self.p.get('border'):
                    c.border('cuff', self.p['border'], min(depth, s.length * .4), self.trim)
                c.stitch('cuff', .012)
                if kind in ('full', 'wide') and self.cut.get('collar') == 'shirt':
                    c.seam([(-s.half, .055), (s.half, .055)])
                if self.cut.get('ribs'):
                    c.ribs()
                mat = m.cloth('sleeve', self.ground, self.weave, tile=c.tile, crumple=.08, translucent=self.p.get('sheer', 0))
                n_u, n_v = 56, max(10, int(s.length / .0085))
                U, V = np.meshgrid(np.linspace(-s.half, s.half, n_u), np.linspace(0, s.length, n_v))
                A = np.column_stack([U.ravel(), V.ravel()])
                faces = worn.grid_faces(n_v, n_u)
                uv = A - c.lo
            self.add(g.mesh('sleeve', s.place(A), faces if side > 0 else [f[::-1] for f in faces], mat, vertex_uv=uv))

    def neck_loop(self, n=88):
        """The neck's edge in the world: from the middle of the front round the back to the middle of the front."""
        curve = np.array(g.spline(self.edges[0][1], 16) + [self.edges[0][1][-1]])
        width = curve[-1][0]
        back = np.array([(width * math.cos(a), patterns.NECK_TOP - .032 * math.sin(a)) for a in np.linspace(0, math.pi, 24)])
        right = self.shape.place(curve)
        behind = self.shape.place(back, -1)[1:-1]
        left = self.shape.place(curve * (-1, 1))[::-1]
        loop = np.concatenate([right, behind, left])
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
        even = np.linspace(0, run[-1], n)
        return np.column_stack([np.interp(even, run, loop[:, i]) for i in range(3)])

    def collar(self):
        kind = self.cut.get('collar')
        if not kind:
            return
        loop = self.neck_loop()
        # 1 at the back's middle, 0 at the front's.
        behind = lambda s: 1 - abs(2 * s - 1)
        lean = lambda h: (lambda s: (-h * (.10 + .28 * (1 - behind(s))), h * (.92 + .08 * behind(s))))
        if kind == 'band':
            rows = [lean(h) for h in (-.004, .008, .018, .028, .031)]
            self.add(worn.strip('collar', worn.band(loop[1:-1], rows), self.mat, uv=(.05, .30)), .0028)
        elif kind == 'roll':
            level = loop.copy()
            level[:, 2] = loop[:, 2] * .3 + loop[:, 2].max() * .7 - .012
            rows = [lambda s, h=h, o=o: (o, h) for o, h in ((-.008, .010), (-.016, .034), (-.014, .052), (-.006, .056), (.002, .050), (.006, .030), (.008, .004))]
            rolled = np.concatenate([worn.band(loop, [lambda s: (.002, -.006)]), worn.band(level, rows)])
            self.add(worn.strip('collar', rolled, self.mat, closed=True, uv=(.02, .20)), .0030)
        else:
            high = .024 if kind == 'shirt' else .014
            point = (lambda s: .046 + .036 * (1 - behind(s)) ** 3) if kind == 'shirt' else (lambda s: .050 + .050 * (1 - behind(s)) ** 2)
            spread = lambda s: .016 + .030 * (1 - behind(s)) ** 1.5
            rows = [lambda s: (0, -.004), lambda s: (-.003, high * .6), lambda s: (-.004, high), lambda s: (.001, high + .003), lambda s: (.006, high - .002)]
            for share in (.35, .7, 1.0):
                rows.append(lambda s, t=share: (.006 + spread(s) * t, high - .002 - point(s) * t))
            self.add(worn.strip('collar', worn.band(loop[2:-2], rows), self.mat, uv=(.05, .30)), .0026)

    def buttons(self):
        if not self.p.get('buttons') or not self.is_top:
            return
        mat = m.plain('button', self.p['buttons'], .3)
        neck_y = self.edges[0][1][0][1]
        if self.cut.get('buttoned'):
            ys = np.arange(neck_y - .015, -self.length + .10, -.085)
        elif self.cut.get('placket'):
            ys = np.arange(neck_y - .022, neck_y - self.cut['placket'] + .012, -.062)
        else:
            return
        for y in ys:
            at = self.shape.place([(0, float(y))], 1, .0030)[0]
            b = g.lathe('button', [(0, .0030), (.003, .0026), (.0048, .0032), (.0060, .0022), (.0062, 0)], mat, 32)
            self.objects.append(g.place(b, tuple(at), (90, 0, 0)))

    def belt(self):
        kind = self.cut.get('belt')
        if not kind:
            return
        y = -.02 if not self.is_top else self.cut['waves'][-1].start + .004
        high = {'cord': .009, 'tie': .034, 'buckle': .036}[kind]
        angles = np.linspace(-1, 1, 60)
        W = float(np.interp(y, self.shape.ys, self.shape.xs))
        ring = []
        for dy in (-high / 2, -high / 4, 0, high / 4, high / 2):
            front = self.shape.place(np.column_stack([angles * W, np.full(60, y + dy)]), 1, .0070)
            back = self.shape.place(np.column_stack([angles[::-1] * W, np.full(60, y + dy)]), -1, .0070)[1:-1]
            ring.append(np.concatenate([front, back]))
        mat = m.cloth('belt', shade(self.ground, -.12), self.weave)
        self.add(worn.strip('belt', np.array(ring), mat, closed=True, uv=(.05, .2)), .0030)
        if kind == 'buckle':
            at = self.shape.place([(0, y)], 1, .012)[0]
            frame = g.rounded_rect(.046, .050, .008)
            points = [(at[0] + x, at[1] - .001, at[2] + z) for x, z, *_ in frame]
            self.objects.append(g.tube('buckle', points, .0030, m.plain('buckle', '#7a5a3a', .35), cyclic=True))
            return
        knot_x = -.105 if self.cut.get('wrap') and self.is_top else -.10 if not self.is_top else .02
        for i, (dx, drop) in enumerate(((-.020, .30), (.016, .26)) if kind == 'tie' else ((-.012, .20), (.014, .23))):
            w = .017 if kind == 'tie' else .0035
            top = self.shape.place([(knot_x, y)], 1, .014)[0]
            rows = []
            for t in np.linspace(0, 1, 16):
                p = self.shape.place([(knot_x + dx * (.3 + t), y - drop * t)], 1, .013 + .004 * math.sin(t * 9 + i))[0]
                half = w * (.55 + .45 * min(1, t * 3))
                rows.append([p + np.array((-half, -.002 * i, 0)), p + np.array((0, -.003, 0)), p + np.array((half, -.002 * i, 0))])
            self.add(worn.strip('end', np.array(rows), mat, uv=(.1, .2)), .0022)
        if kind == 'tie':
            for s in (1, -1):
                loop = [tuple(top + np.array((s * .045 * math.sin(a) * (1 + .2 * math.cos(a)), -.008 - .010 * math.sin(a), .016 * math.sin(2 * a) - .008))) for a in np.linspace(0, math.pi, 14)]
                rows = [[np.array(q) + np.array((0, 0, dz)) for dz in (-.012, 0, .012)] for q in loop]
                self.add(worn.strip('bow', np.array(rows), mat, uv=(.1, .2)), .0022)
            self.objects.append(g.place(g.padded('knot', (.024, .016, .026), .006, mat, crown=.003), tuple(top + np.array((0, -.010, -.012)))))

    def make(self):
        self.front()
        self.back()
        if self.is_top:
            self.sleeves()
            self.collar()
            self.buttons()
        self.belt()
        return self.objects


def dressed(p):
    """The objects of a garment, or of a co-ord's two, in the world; the neck is at the origin."""
    if p['cut'] != 'co-ord':
        return Maker(p['cut'], p, p['colour']).make()
    lower = Maker(p['lower'], p, p['colour'], lift=-.40)
    lower.shape.slim = .90
    return Maker(p['upper'], p, p['colour']).make() + lower.make()


def build(job):
    p = job['params']
    studio.wall()
    objs = dressed(p)
    if job['view'] == 'detail':
        is_top = cuts.CUTS[p.get('upper', p['cut'])]['shape'] is worn.Torso
        at = (.045, -.10, -.14) if is_top else (.03, -.12, -.13)
        studio.camera((at[0] + .10, at[1] - 1.30, at[2] + .16), at, 92, 9)
    else:
        studio.fit(objs, (.0, -1, .10), job['width'] / job['height'], .84, 100)
    bright = lightness(p['colour']) > .74
    return dict(exposure=-.06 if bright else .04, contrast=.12, vignette=.04)
