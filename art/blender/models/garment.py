"""Clothes as a flat lay: an outline with true proportions, folds pressed into it, a few steps of the cloth solver, print to the very edge.

A garment is cut from half an outline (x to the right, y down from the shoulder, metres) that is mirrored and made a little
uneven. Edges are named, so that borders follow hem, cuff and neck.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

import geometry as g
import materials as m
import prints
import studio
from colour import arr, inks, lightness, mix, shade
from denoise import box


# ---- outlines: name -> list of (edge name, control points) from the neck's middle round to the hem's middle ----
def upper(neck_w=.088, neck_d=.10, shoulder=.20, slope=.040, sleeve='elbow', armhole=.235, bust=.25, waist=.228, waist_y=-.44, side=(), hem_x=.335, length=1.06,
          hem_curve=.03, fullness=0.0, neck='round'):
    top = .018
    if neck == 'v':
        edges = [('neck', [(0, -neck_d), (neck_w * .55, -neck_d * .42), (neck_w, top)])]
    elif neck == 'square':
        edges = [('neck', [(0, -neck_d), (neck_w * .84, -neck_d), (neck_w * .96, -neck_d * .86), (neck_w, top)])]
    else:
        edges = [('neck', [(0, -neck_d), (neck_w * .60, -neck_d * .76), (neck_w * .94, -neck_d * .22), (neck_w, top)])]
    sh = (shoulder, top - slope)
    arm = (bust, -armhole)
    ends = {'cap': ((.285, -.115), (.252, -.175)), 'elbow': ((.415, -.285), (.330, -.352)), 'three': ((.470, -.355), (.382, -.425)), 'full': ((.545, -.490), (.462, -.545))}
    if sleeve == 'none':
        edges += [('shoulder', [(neck_w, top), sh]), ('armhole', [sh, (shoulder - .018, -.10), (shoulder + .004, -armhole * .82), arm])]
    elif sleeve == 'strap':
        edges += [('shoulder', [(neck_w, top), (neck_w + .030, top - .004)]), ('armhole', [(neck_w + .030, top - .004), (neck_w + .040, -.10), (bust - .05, -armhole * .86), arm])]
    else:
        a, b = ends[sleeve]
        a, b = (a[0] + fullness, a[1] + fullness * .3), (b[0] - fullness * .4, b[1] - fullness * .8)
        edges += [('shoulder', [(neck_w, top), sh]), ('sleeve', [sh, ((sh[0] + a[0]) / 2 + .012, (sh[1] + a[1]) / 2 + .030), a]), ('cuff', [a, b]),
                  ('under', [b, (arm[0] + .32 * (b[0] - arm[0]), arm[1] + .16 * (b[1] - arm[1]) - .004), (arm[0] + .012, arm[1] - .004), arm])]
    y1 = -length + hem_curve
    body = [arm, (waist + .004, (waist_y + arm[1]) / 2), (waist, waist_y)] + list(side) + [(hem_x, y1)]
    edges += [('side', body), ('hem', [(hem_x, y1), (hem_x * .5, -length + hem_curve * .18), (0, -length)])]
    return edges


def lower(waist=.185, hip=.255, hem_out=.36, hem_in=.045, length=.99, crotch=.34):
    return [('neck', [(0, 0), (waist * .5, .002), (waist, .004)]),
            ('side', [(waist, .004), (hip * .93, -.12), (hip, -.24), ((hip + hem_out) / 2, -length * .62), (hem_out, -length + .012)]),
            ('hem', [(hem_out, -length + .012), ((hem_out + hem_in) / 2, -length - .004), (hem_in, -length)]),
            ('inseam', [(hem_in, -length), (hem_in * .55 + .004, -length * .66), (.012, -crotch - .06), (0, -crotch)])]


def skirt_outline(waist=.16, hem_x=.42, length=.86, curve=.05):
    return [('neck', [(0, 0), (waist * .5, .004), (waist, .010)]),
            ('side', [(waist, .010), (waist + .055, -.14), ((waist + hem_x) / 2 + .012, -length * .55), (hem_x, -length + curve)]),
            ('hem', [(hem_x, -length + curve), (hem_x * .52, -length + curve * .15), (0, -length)])]


CUTS = {
    'kurta': lambda p: upper(sleeve=p.get('sleeve', 'three'), neck=p.get('neck', 'round'), neck_d=p.get('neck_d', .10), side=((.255, -.60), (.268, -.66), (.292, -.84)), hem_x=.318),
    'kurta-straight': lambda p: upper(sleeve=p.get('sleeve', 'three'), neck=p.get('neck', 'v'), neck_d=p.get('neck_d', .13), waist=.238, side=((.262, -.62), (.268, -.86)), hem_x=.272, hem_curve=.008, length=1.05),
    'anarkali': lambda p: upper(sleeve=p.get('sleeve', 'three'), neck=p.get('neck', 'round'), neck_d=.11, bust=.225, waist=.178, waist_y=-.40, side=((.262, -.62), (.370, -.90)), hem_x=.480, hem_curve=.085, length=1.16),
    'dress': lambda p: upper(sleeve=p.get('sleeve', 'cap'), neck=p.get('neck', 'v'), neck_d=.13, bust=.225, waist=.185, waist_y=-.38, side=((.255, -.52), (.330, -.78)), hem_x=.395, hem_curve=.055, length=1.00),
    'maxi': lambda p: upper(sleeve=p.get('sleeve', 'strap'), neck=p.get('neck', 'v'), neck_d=.15, bust=.205, waist=.172, waist_y=-.36, side=((.225, -.55), (.290, -.90)), hem_x=.355, hem_curve=.045, length=1.20),
    'top': lambda p: upper(sleeve=p.get('sleeve', 'elbow'), neck=p.get('neck', 'round'), neck_d=.09, waist=.225, waist_y=-.40, side=((.245, -.52),), hem_x=.275, length=.62, hem_curve=.02),
    'cami': lambda p: upper(sleeve='strap', neck='v', neck_d=.16, neck_w=.105, bust=.215, waist=.205, waist_y=-.38, side=((.222, -.50),), hem_x=.245, length=.58, hem_curve=.02),
    'shirt': lambda p: upper(sleeve='full', neck='v', neck_d=.07, neck_w=.075, shoulder=.225, bust=.275, waist=.265, waist_y=-.45, side=((.272, -.60),), hem_x=.268, length=.78, hem_curve=.065),
    'shirt-dress': lambda p: upper(sleeve='full', neck='v', neck_d=.07, neck_w=.075, shoulder=.215, bust=.262, waist=.235, waist_y=-.46, side=((.258, -.62), (.292, -.86)), hem_x=.315, length=1.06, hem_curve=.07),
    'palazzo': lambda p: lower(),
    'trouser': lambda p: lower(hem_out=.285, hem_in=.070, length=.96),
    'skirt': lambda p: skirt_outline(**({'hem_x': .235, 'length': .64, 'curve': .012} if p.get('pencil') else {})),
}


SHIRTS = ('shirt', 'shirt-dress')


def walk(edges, step=.007):
    """Even points along the half outline, with the name of the edge each lies on."""
    pts, names = [], []
    for name, control in edges:
        curve = g.spline(control, 16)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array(curve), axis=0), axis=1))])
        n = max(2, int(run[-1] / step))
        for s in np.linspace(0, run[-1], n, endpoint=False):
            pts.append((float(np.interp(s, run, [c[0] for c in curve])), float(np.interp(s, run, [c[1] for c in curve]))))
            names.append(name)
    pts.append(edges[-1][1][-1])
    names.append(edges[-1][0])
    return pts, names


def whole(edges):
    right, names = walk(edges)
    right[0] = (0.0, right[0][1])
    right[-1] = (0.0, right[-1][1])
    left = [(-x, y) for x, y in right[1:-1]][::-1]
    return right + left, names + names[1:-1][::-1]


def inside(P, poly):
    x, y = P[:, 0], P[:, 1]
    c = np.zeros(len(P), bool)
    for i in range(len(poly)):
        (x1, y1), (x2, y2) = poly[i], poly[i - 1]
        if y1 != y2:
            c ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return c


def panel(poly, spacing, rng):
    B = np.array(poly)
    lo, hi = B.min(0), B.max(0)
    grid = [(x + (r % 2) * spacing / 2, y) for r, y in enumerate(np.arange(lo[1], hi[1], spacing * .87)) for x in np.arange(lo[0], hi[0], spacing)]
    grid = np.array(grid) + rng.uniform(-1, 1, (len(grid), 2)) * spacing * .18
    grid = grid[inside(grid, poly)]
    near = np.min(((grid[:, None, :] - B[None]) ** 2).sum(2), 1) ** .5
    grid = grid[near > spacing * .55]
    n = len(poly)
    v, _, f, *_ = delaunay_2d_cdt([Vector(p) for p in poly] + [Vector(p) for p in grid], [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-6)
    return np.array([tuple(p) for p in v]), [tuple(q) for q in f]


# ---- the printed cloth of one garment ----
def distance_to(points, X, Y, limit=.2):
    """Distance to a polyline and the run along it, where nearer than `limit`."""
    P = np.array(points, np.float32)
    d = np.full(X.shape, 9, np.float32)
    t = np.zeros(X.shape, np.float32)
    run = 0.0
    for a, b in zip(P[:-1], P[1:]):
        ab = b - a
        L = float(np.hypot(*ab)) + 1e-9
        x0, x1 = min(a[0], b[0]) - limit, max(a[0], b[0]) + limit
        y0, y1 = min(a[1], b[1]) - limit, max(a[1], b[1]) + limit
        c0, c1 = np.searchsorted(X[0], (x0, x1))
        r0, r1 = np.searchsorted(Y[:, 0], (y0, y1))
        sx, sy = X[r0:r1, c0:c1] - a[0], Y[r0:r1, c0:c1] - a[1]
        k = np.clip((sx * ab[0] + sy * ab[1]) / (L * L), 0, 1)
        q = np.hypot(sx - k * ab[0], sy - k * ab[1])
        view = d[r0:r1, c0:c1]
        m_ = q < view
        view[m_] = q[m_]
        t[r0:r1, c0:c1][m_] = run + (k * L)[m_]
        run += L
    return d, t


def pieces_of(poly, names, which):
    """Runs of consecutive outline points that lie on the named edge."""
    out, run = [], []
    for p, n in list(zip(poly, names)) + [(None, None)]:
        if n == which:
            run.append(p)
        elif run:
            out.append(run + ([p] if p else []))
            run = []
    return [r for r in out if len(r) > 2]


class Cloth:
    """The whole garment's texture: body print, borders along the edges, seams in relief."""

    def __init__(self, poly, names, ground, body, p):
        B = np.array(poly)
        self.lo, self.hi = B.min(0) - .03, B.max(0) + .03
        size = self.hi - self.lo
        self.tile = t = prints.Tile(float(size[0]), float(size[1]), ground, limit=2200)
        if body is not None:
            prints._lay(t, body)
        self.X, self.Y = t.X + self.lo[0], t.Y + self.lo[1]
        self.poly, self.names, self.ground, self.p = poly, names, ground, p
        self.c = dict(inks(ground), **{k: v for k, v in p.items() if k in ('light', 'accent', 'gold', 'deep')})

    def along(self, which, limit):
        for run in pieces_of(self.poly, self.names, which):
            yield distance_to(run, self.X, self.Y, limit)

    def border(self, which, kind, depth, colour):
        t, c = self.tile, self.c
        for d, s in self.along(which, depth + .03):
            put = lambda sd, col, **k: t.put(np.where(d < 8, sd, 1), col, **dict(dict(strength=.96, hand=.2), **k))
            if kind == 'zari':
                gold = dict(metal=True, relief=.2, hand=.06, strength=1)
                put(d - depth, colour, hand=.05)
                for k, w in ((.06, .05), (.16, .02), (.88, .02), (.95, .05)):
                    put(np.abs(d - depth * k) - depth * w / 2, c['gold'], **gold)
                step = depth * .46
                u = (s / step - np.floor(s / step) - .5) * step
                put(prints.ring(prints.diamond(u, d - depth * .52, step * .46, depth * .28), .0022), c['gold'], **gold)
                put(prints.flower(u, d - depth * .52, depth * .12, 8, .4), c['gold'], **gold)
            elif kind == 'print':
                put(d - depth, colour)
                for k, w in ((.95, .05), (.84, .025), (.18, .03), (.08, .025)):
                    put(np.abs(d - depth * k) - depth * w / 2, c['light'])
                step = depth * .56
                u = (s / step - np.floor(s / step) - .5) * step
                put(prints.flower(u, d - depth * .52, depth * .20, 8, .35), c['light'])
                put(prints.disc(u, d - depth * .52, depth * .07), c['accent'])
                u = (s / step - np.floor(s / step + .5)) * step
                put(prints.diamond(u, d - depth * .52, depth * .07, depth * .13), c['gold'])
            elif kind == 'lace':
                step = .013
                u = np.abs(s / step - np.floor(s / step) - .5) * step
                put(np.maximum(d - depth, -1), colour, strength=.35)
                for k in np.arange(.012, depth, .013):
                    put(prints.ring(np.hypot(u, d - k) - .0042, .0014), shade(self.ground, .08), relief=.5, hand=.1)
            else:
                put(d - depth, colour)
            t.relief -= .18 * np.exp(-(np.abs(d - depth) / .0010) ** 2)

    def stitch(self, which, inset):
        for d, s in self.along(which, inset + .02):
            dash = np.abs(s / .0042 - np.floor(s / .0042) - .5) < .34
            line = np.exp(-((d - inset) / .0007) ** 2)
            self.tile.relief -= .30 * line * (.5 + .5 * dash)
            self.tile.rgb *= (1 - .10 * line)[..., None]

    def facing(self, width, colour, edge):
        """A band round the neck, with a line of piping."""
        for d, s in self.along('neck', width + .02):
            self.tile.put(d - width, colour, .96, hand=.12)
            self.tile.put(np.abs(d - width * .86) - .0011, edge, .95, hand=.1)
            self.tile.relief += .14 * (d < width)

    def placket(self, y0, y1, half, colour, edge=None):
        t, X, Y = self.tile, self.X, self.Y
        sd = np.maximum(np.abs(X) - half, np.maximum(Y - y0, y1 - Y))
        if colour:
            t.put(sd, colour, .96, hand=.12)
        if edge:
            t.put(np.maximum(np.abs(np.abs(X) - half * .86) - .0011, np.maximum(Y - y0, y1 - Y)), edge, .95, hand=.1)
        t.relief += .12 * (sd < 0) - .25 * np.exp(-(sd / .0011) ** 2) - .35 * np.exp(-(X / .0009) ** 2) * (sd < 0)

    def seam(self, points):
        for side in (1, -1):
            d, _ = distance_to([(x * side, y) for x, y in points], self.X, self.Y, .03)
            line = np.exp(-(d / .0013) ** 2)
            self.tile.relief -= .5 * line
            self.tile.rgb *= (1 - .35 * line)[..., None]

    def pocket(self, x0, x1, y0, y1):
        edge = [(x0, y0), (x0, y1 + .014), ((x0 + x1) / 2, y1), (x1, y1 + .014), (x1, y0), (x0, y0), (x0, y0 - .022), (x1, y0 - .022)]
        d, _ = distance_to(edge, self.X, self.Y, .03)
        line = np.exp(-(d / .0012) ** 2)
        self.tile.relief -= .55 * line
        self.tile.rgb *= (1 - .30 * line)[..., None]

    def yoke(self, y, sweep=.0):
        d, _ = distance_to([(x, y + sweep * (x / .25) ** 2) for x in np.linspace(-.6, .6, 40)], self.X, self.Y, .03)
        line = np.exp(-(d / .0013) ** 2)
        self.tile.relief -= .5 * line
        self.tile.rgb *= (1 - .32 * line)[..., None]


# ---- folds ----
def folds_for(cut, p, H, rng):
    """Strokes (points, width, height) where cloth of this cut gathers."""
    S = []
    hem = -H
    wide = dict(anarkali=.43, maxi=.32, dress=.34, kurta=.27, skirt=.36).get(cut, .24)
    if cut in ('palazzo', 'trouser'):
        for s in (1, -1):
            spread = .30 if cut == 'palazzo' else .22
            for k, x0 in enumerate((.05, .10, .15)):
                x1 = .07 + spread * (.12 + k * .34) + rng.uniform(-.015, .015)
                S.append(([(s * x0, -.10 - .05 * k), (s * (x0 * .6 + x1 * .4), hem * .45), (s * x1, hem * 1.01)], .013, .017))
            S.append(([(s * .02, -.33), (s * .09, -.31), (s * .16, -.26)], .011, .012))
            S.append(([(s * .03, -.36), (s * .10, -.38), (s * .17, -.37)], .010, .010))
        return S
    top = {'skirt': -.05, 'anarkali': -.43, 'dress': -.41, 'maxi': -.39, 'top': -.30, 'cami': -.28, 'shirt': -.32, 'shirt-dress': -.44}.get(cut, -.48)
    n = {'anarkali': 11, 'maxi': 7, 'dress': 8, 'skirt': 9, 'kurta': 7}.get(cut, 5)
    if p.get('pencil'):
        n, wide = 3, .16
    for k in range(n):
        f = (k + .5) / n * 2 - 1 + rng.uniform(-.06, .06)
        x1, x0 = f * wide, f * wide * (.42 if cut != 'skirt' else .40)
        y0 = top - rng.uniform(0, .16) * (1 if n > 3 else .3)
        mid = [(x0 + (x1 - x0) * t + .010 * math.sin(t * 5 + k * 2.1), y0 + (hem * 1.01 - y0) * t) for t in (0, .25, .5, .75, 1)]
        S.append((mid, rng.uniform(.010, .015), rng.uniform(.013, .024)))
    if cut != 'skirt':
        for s in (1, -1):
            j = rng.uniform(-.012, .012)
            S += [([(s * .24, -.245), (s * .185, -.275 + j), (s * .12, -.33)], .010, .018), ([(s * .235, -.275), (s * .20, -.33), (s * .16, -.42 + j)], .011, .018)]
            if p.get('sleeve', 'three') in ('three', 'full', 'elbow') or cut in SHIRTS:
                S += [([(s * .265, -.125), (s * .33, -.21 + j), (s * .38, -.30)], .011, .018), ([(s * .395, -.27), (s * .35, -.30), (s * .32, -.335)], .009, .015),
                      ([(s * .335, -.20), (s * .30, -.24), (s * .285, -.27 + j)], .009, .013)]
            S += [([(s * .215, -.05), (s * .235, -.14), (s * .245, -.23)], .010, .014), ([(s * .22, -.43), (s * .15, -.45 + j), (s * .08, -.44)], .011, .015)]
    return S


def height_of(A, strokes):
    z = np.zeros(len(A))
    for pts, sg, hh in strokes:
        P = np.array(g.spline(pts, 12))
        d, tt = np.full(len(A), 9.0), np.zeros(len(A))
        n = len(P) - 1
        for i in range(n):
            a, b = P[i], P[i + 1]
            ab = b - a
            t = np.clip(((A - a) @ ab) / (ab @ ab + 1e-12), 0, 1)
            e = A - (a + t[:, None] * ab)
            side = np.sign(e[:, 0] * ab[1] - e[:, 1] * ab[0])
            dd = np.hypot(e[:, 0], e[:, 1]) * np.where(side > 0, 1.35, .75)
            near = dd < d
            d[near], tt[near] = dd[near], (i + t[near]) / n
        open_end = abs(P[-1][1]) > .5
        env = np.clip(tt * 3, 0, 1) if open_end else np.sin(np.pi * np.clip(tt, .02, .98)) ** .6
        z += hh * env * np.exp(-(d / sg) ** 2) - .15 * hh * env * np.exp(-(d / (sg * 2.6)) ** 2)
    return z


def collar(cloth_mat, top_z, lo, rng):
    """The turned-down collar of a shirt: two leaves that meet at the button, and the fold behind the neck."""
    leaf = g.spline([(.003, -.066), (.022, -.040), (.046, -.012), (.066, .018)], 10) + g.spline([(.066, .020), (.092, .012), (.104, -.012), (.101, -.046)], 8) + \
        g.spline([(.098, -.050), (.074, -.086), (.060, -.112)], 6) + g.spline([(.058, -.113), (.030, -.092), (.006, -.070)], 6)
    back = g.spline([(.068, .014), (.036, -.012), (0, -.020), (-.036, -.012), (-.068, .014)], 8) + g.spline([(-.074, .026), (-.040, .030), (0, .031), (.040, .030), (.074, .026)], 8)
    objs = []
    for name, outline, side in (('collar', leaf, 1), ('collar', leaf, -1), ('collar-fold', back, 1)):
        points = [(x * side, y + (.003 if side < 0 else 0)) for x, y in outline]
        A, faces = panel(points if side > 0 else points[::-1], .008, rng)
        rim = np.min(((A[:, None, :] - np.array(points)[None]) ** 2).sum(2), 1) ** .5
        z = [top_z(x, y) + .0042 + .0016 * min(1, r / .012) + .0012 * noise.noise(Vector((x * 26, y * 26, 3 + side))) for (x, y), r in zip(A, rim)]
        # Its print comes from a plain stretch of the chest, turned as collars are cut.
        objs.append(g.subdivide(g.thicken(g.mesh(name, [(x, y, h) for (x, y), h in zip(A, z)], faces, cloth_mat, vertex_uv=A[:, ::-1] * (1, side) + (-.13, -.40) - lo), .0026)))
    return objs


def set_flat_uv(obj, A, lo):
    index = np.empty(len(obj.data.loops), np.int32)
    obj.data.loops.foreach_get('vertex_index', index)
    g.set_uv(obj.data, (A - lo)[index])


def lay(cut, p, colour, at=(0, 0), lift=0.0, seed=7, floor=None):
    """One garment on the table; answers its objects."""
    rng = np.random.default_rng(seed)
    edges = CUTS[cut](p)
    poly, names = whole(edges)
    H = -min(y for _, y in poly)
    ground = shade(colour, p.get('deepen', 0))
    options = {k: p[k] for k in ('motif', 'kind', 'scale') if p.get(k)}
    options.setdefault('scale', .85)
    body = prints.named(p.get('print', 'plain'), ground, **options) if p.get('print', 'plain') != 'plain' else None
    c = Cloth(poly, names, ground, body, p)
    trim = p.get('trim') or (c.c['accent'] if p.get('border') == 'print' else shade(ground, -.10))
    if p.get('border'):
        c.border('hem', p['border'], p.get('border_depth', .075), trim)
        c.border('cuff', p['border'], p.get('border_depth', .075) * .7, trim)
    is_top = cut not in ('palazzo', 'trouser', 'skirt')
    if is_top:
        c.facing(p.get('facing', .020), p.get('facing_colour') or (trim if p.get('border') else shade(ground, -.03)), c.c['light'] if p.get('border') == 'print' else (c.c['gold'] if p.get('border') == 'zari' else shade(ground, -.07)))
        if p.get('placket', True) and cut not in ('cami', 'maxi'):
            neck_y = poly[0][1]
            bottom = -H + .004 if cut in SHIRTS or p.get('buttoned') else neck_y - .225
            c.placket(neck_y + .002, bottom, .0175, trim if p.get('border') == 'print' else None, c.c['light'] if p.get('border') == 'print' else None)
        if p.get('sleeve', 'three') not in ('none', 'strap') and cut != 'cami':
            c.seam([(.200, -.022), (.185, -.10), (.205, -.19), (.250, -.243)])
        if cut in SHIRTS:
            c.pocket(.062, .158, -.205, -.315)
        if cut in ('anarkali', 'dress', 'maxi'):
            c.yoke({'anarkali': -.40, 'dress': -.38, 'maxi': -.36}[cut], .012)
            for y in p.get('tiers', ()) if isinstance(p.get('tiers', ()), (list, tuple)) else ():
                c.yoke(y, .02)
    else:
        c.facing(.038, shade(ground, -.02), shade(ground, -.06))
    c.stitch('hem', .016)
    c.stitch('cuff', .012)
    weave = p.get('weave', 'cotton')
    front_mat = m.cloth('front', ground, weave, tile=c.tile, crumple=.08)
    back_mat = m.cloth('back', shade(mix(ground, '#8a8178', .15), -.02), weave)
    A, faces = panel(poly, .0105, rng)
    objs = []
    if is_top:
        back_edges = CUTS[cut](dict(p, neck_d=.02))
        back_edges = [('neck', [(0, -.010), (back_edges[0][1][-1][0] * .6, -.004), back_edges[0][1][-1]])] + [e for e in back_edges[1:]]
        bpoly, _ = whole(back_edges)
        BA, bf = panel([(x * 1.002, y - .002) for x, y in bpoly], .02, rng)
        bz = [.0026 + .0014 * noise.noise(Vector((x * 9, y * 9, 0))) for x, y in BA]
        objs.append(g.mesh('back', [(x + at[0], y + at[1], z + lift) for (x, y), z in zip(BA, bz)], bf, back_mat, vertex_uv=BA - c.lo))
    strokes = folds_for(cut, p, H, rng)
    Z = .009 + height_of(A, strokes) + np.array([.008 * noise.fractal(Vector((x * 8, y * 6, seed)), 1, 2, 3) + .006 * (.5 - abs(noise.noise(Vector((x * 11 + 3 * y, y * 8 - 2 * x, 5 + seed)))))
                                                 + .0022 * noise.noise(Vector((x * 24, y * 17, 4))) for x, y in A])
    Z = np.maximum(Z, .004)
    J = np.array([(.005 * noise.noise(Vector((x * 6, y * 6, 7 + seed))) + .0020 * noise.noise(Vector((x * 19, y * 19, 9))),
                   .005 * noise.noise(Vector((x * 6, y * 6, 17 + seed))) + .0018 * noise.noise(Vector((x * 19, y * 19, 29)))) for x, y in A])
    front = g.mesh('front', np.column_stack([A + J, Z]), faces, front_mat)
    set_flat_uv(front, A, c.lo)
    cm = front.modifiers.new('cloth', 'CLOTH')
    s = cm.settings
    s.quality, s.mass = 8, .15
    s.tension_stiffness = s.compression_stiffness = 20
    s.shear_stiffness, s.bending_stiffness, s.air_damping = 8, p.get('stiff', 1.2), 2
    s.tension_damping = s.compression_damping = 10
    s.bending_damping, s.effector_weights.gravity = 1, .22
    s.shrink_min = s.shrink_max = -.012
    cm.collision_settings.distance_min, cm.collision_settings.collision_quality, cm.collision_settings.friction = .003, 3, 12
    floor.modifiers.new('collide', 'COLLISION')
    floor.collision.thickness_outer, floor.collision.cloth_friction = .003, 20
    front = g.bake(front, cm, 12)
    floor.modifiers.remove(floor.modifiers['collide'])
    sm = front.modifiers.new('soft', 'SMOOTH')
    sm.iterations, sm.factor = 3, .5
    g.thicken(front, .0016)
    g.subdivide(front)
    front.location = (at[0], at[1], lift)
    objs.append(front)
    co = np.array([tuple(v.co) for v in front.data.vertices])
    if cut in SHIRTS:
        def top_z(x, y):
            near = co[np.hypot(co[:, 0] - x, co[:, 1] - y) < .016]
            return float(near[:, 2].max()) if len(near) else .012
        for o in collar(front_mat, top_z, c.lo, rng):
            o.location = (at[0], at[1], lift)
            objs.append(o)
    if is_top and p.get('buttons'):
        button = m.plain('button', p['buttons'], .3)
        y0 = poly[0][1] - .02
        stop = -H + .06 if cut in SHIRTS or p.get('buttoned') else y0 - .19
        for y in np.arange(y0, stop, -.062 if cut not in SHIRTS else -.085):
            near = co[np.hypot(co[:, 0], co[:, 1] - y) < .012]
            z = near[:, 2].max() if len(near) else .01
            b = g.lathe('button', [(0, .0030), (.003, .0026), (.0048, .0032), (.0060, .0022), (.0062, 0)], button, 32)
            objs.append(g.place(b, (at[0], y + at[1], z + .0006 + lift)))
    return objs, H, poly


def build(job):
    p = job['params']
    colour = p['colour']
    ground = p.get('table') or ('#dcc6a6' if lightness(colour) < .74 else '#c9ad86')
    studio.flat_lay(1.05, ground)
    floor = bpy.data.objects['table']
    objs, H, poly = [], 0, []
    if p['cut'] == 'co-ord':
        bottom, _, _ = lay(p.get('lower', 'palazzo'), dict(p, sleeve='none'), colour, (.20, -.30), 0, 19, floor)
        topq, _, _ = lay(p.get('upper', 'shirt'), p, colour, (-.10, .22), .016, 7, floor)
        objs = bottom + topq
    else:
        objs, H, poly = lay(p['cut'], p, colour, (0, 0), 0, 7, floor)
    if job['view'] == 'detail':
        at = (.05, -.16, .02) if p['cut'] not in ('palazzo', 'trouser', 'skirt') else (.04, -.10, .02)
        if p['cut'] == 'co-ord':
            at = (-.06, .06, .03)
        studio.camera((at[0] + .10, at[1] - .62, 1.02), at, 88, 9)
    else:
        studio.fit(objs, (0, 0, 1), job['width'] / job['height'], .86, 100)
    return dict(exposure=.05, contrast=.14, vignette=.05)
