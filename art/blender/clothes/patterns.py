"""Cutting patterns: half outlines in metres, x to the right, y up from the neck, with a name for every edge."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

import geometry as g


# ---- outlines: lists of (edge name, control points) from the neck's middle round to the hem's middle; sleeves are apart ----
NECK_TOP = .018


def neckline(kind, width, depth):
    shapes = dict(v=[(width * .55, -depth * .42)], square=[(width * .84, -depth), (width * .96, -depth * .86)], boat=[(width * .55, -depth * .80)],
                  cami=[(width * .50, -depth * .80), (width * .90, -depth * .58), (width * .965, -depth * .50)],
                  keyhole=[(.004, -depth * .52), (.012, -depth * .44), (width * .70, -depth * .26)])
    return [(0, -depth)] + shapes.get(kind, [(width * .60, -depth * .76), (width * .94, -depth * .22)]) + [(width, NECK_TOP)]


def torso(neck='round', neck_w=.088, neck_d=.10, shoulder=.188, armhole=.225, bust=.25, waist=.222, waist_y=-.42, side=(), hem_x=.335, length=1.06, hem_curve=.03,
          straps=0.0, front_x=0.0, sleeved=True):
    """Half of a front. The armhole of a sleeved one reaches below the sleeve, so that no gap shows. `straps`: their width, in place of shoulders. `front_x`: half of the gap of a jacket that hangs open."""
    top, arm = NECK_TOP, (bust, -armhole)
    edges = [('neck', neckline(neck, neck_w, neck_d))]
    if front_x:
        edges = [('front', [(front_x, -length), (front_x, -.50), (front_x * .9, -.30)]), ('neck', [(front_x * .9, -.30), (neck_w * .8, -.09), (neck_w, top)])]
    if straps:
        outer = neck_w + straps
        edges += [('shoulder', [(neck_w, top), (outer, top - .004)]), ('armhole', [(outer, top - .004), (outer + min(.006, straps * .3), -.085), (bust - .05, -armhole * .84), arm])]
    else:
        tip = (shoulder, top - (shoulder - neck_w) * .38)
        edges += [('shoulder', [(neck_w, top), tip]), ('armhole', [tip, (shoulder + .012, -.09), (shoulder + (bust - shoulder) * .55, -armhole * .80), arm] if sleeved else
                                                          [tip, (shoulder - .016, -.10), (shoulder + .006, -armhole * .82), arm])]
    body = [arm, (waist + (bust - waist) * .22, (waist_y - armhole) / 2), (waist, waist_y)] + list(side) + [(hem_x, -length + hem_curve)]
    return edges + [('side', body), ('hem', [(hem_x, -length + hem_curve), (max(hem_x * .5, front_x), -length + hem_curve * .18), (front_x, -length)])]


def trousers(waist=.185, hip=.255, hem_out=.36, hem_in=.045, length=.99, crotch=.30, knee=None):
    side = [(waist, .004), (hip * .93, -.12), (hip, -.24)] + ([knee] if knee else [((hip + hem_out) / 2, -length * .62)]) + [(hem_out, -length + .006)]
    return [('neck', [(0, 0), (waist * .5, .002), (waist, .004)]), ('side', side),
            ('hem', [(hem_out, -length + .006), ((hem_out + hem_in) / 2, -length), (hem_in, -length)]),
            ('inseam', [(hem_in, -length), (hem_in * .55 + .004, -length * .66), (.010, -crotch - .06), (0, -crotch)])]


def skirt(waist=.175, hip=.255, hem_x=.42, length=.86, curve=.012):
    return [('neck', [(0, 0), (waist * .5, .002), (waist, .004)]),
            ('side', [(waist, .004), (hip * .92, -.10), (hip, -.20), ((hip + hem_x) / 2, -length * .6), (hem_x, -length + curve)]),
            ('hem', [(hem_x, -length + curve), (hem_x * .52, -length + curve * .15), (0, -length)])]


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
