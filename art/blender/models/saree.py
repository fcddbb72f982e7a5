"""A saree as it is draped in the Nivi style: pleats in front, the pallu across the blouse and over the left shoulder."""
import math

import numpy as np
from mathutils import Vector, noise

import geometry as g
import materials as m
import prints
import studio
from clothes import patterns, printed, worn
from clothes.patterns import skirt
from clothes.worn import smooth
from colour import lightness, shade
from models.garment import Maker

WAIST = -.40
DROP = .985
WOVEN = ('zari', 'temple', 'ripple')


class Drape(worn.Skirt):
    """The part below the waist: a slim fall with a bundle of knife pleats in the middle of the front."""

    def drag(self, theta, x, Y, side):
        y = Y + .25
        r = super().drag(theta, x, Y, side) * .8
        if side < 0:
            return r
        down = smooth(-y / .10)
        # The bundle is narrow at the waist and opens towards the hem.
        across = (x - .018 - .02 * down) / (1 + .55 * smooth(-y / DROP))
        inside = smooth((across + .088) / .018) * smooth((.088 - across) / .018)
        turn = (across / .030) % 1
        pleat = np.where(turn < .70, turn / .70, (1 - turn) / .30) - .4
        r += down * inside * (.012 + .022 * pleat)
        # Long drag lines from the right hip towards the pleats.
        r += .006 * down * np.array([.5 - abs(noise.noise(Vector((a * 9 - b * 3.2, b * 1.4, 4)))) for a, b in zip(x, y)]) * (1 - inside)
        return r


def cloth_of(p, ground, border, poly, names, end=None):
    """The printed cloth with its woven hem; `end`: the edge at which the pallu ends."""
    options = {k: p[k] for k in ('motif', 'kind', 'scale') if p.get(k)}
    body = prints.named(p['print'], ground, **options) if p.get('print') else None
    gold = p.get('gold', '#d3a447')
    c = printed.Cloth(poly, names, ground, body, dict(p, gold=gold))
    kind = p.get('edge', 'zari')
    if kind in WOVEN:
        c.border('hem', kind, .072, border)
    elif kind == 'plain':
        c.border('hem', 'plain', .045, border)
    else:
        for inset in (.030, .022):
            c.border('hem', 'plain', inset, gold)
            c.border('hem', 'plain', inset - .006, ground)
        c.border('hem', 'plain', .010, gold)
    if end:
        if kind == 'line':
            c.border(end, 'plain', .03, gold)
        else:
            c.border(end, 'zari' if kind in WOVEN else 'print', .20, border)
    c.stitch('hem', .004)
    return c


def rectangle(width, length, n=60):
    """Long sides are named `hem`, the last short side `end`."""
    h = width / 2
    points = [(h, length * i / n) for i in range(n)] + [(h - width * i / 20, length) for i in range(20)] + [(-h, length - length * i / n) for i in range(n)] + [(-h + width * i / 20, 0) for i in range(20)]
    return points, ['hem'] * n + ['start'] * 20 + ['hem'] * n + ['end'] * 20


def grid(body, across, down):
    """A regular grid over the pattern: its columns follow the pleats, which triangles would make ragged."""
    Y = np.repeat(np.linspace(0, -DROP, down), across)
    A = np.column_stack([np.tile(np.linspace(-1, 1, across), down) * np.interp(Y, body.ys, body.xs), Y])
    faces = [(i * across + j, (i + 1) * across + j, (i + 1) * across + j + 1, i * across + j + 1) for i in range(down - 1) for j in range(across - 1)]
    return A, faces


def pallu(torso, mat, c, width, length, is_open=False):
    """The strip from the right hip across the front, over the left shoulder, and down behind the arm. An open one is hardly pleated."""
    front = [(-.235, -.415), (-.150, -.345), (-.030, -.235), (.070, -.120), (.128, -.020)]
    spread = (.40, .38, .33, .24, .135) if is_open else (.40, .34, .25, .165, .112)
    count, depth = (3.2, .6) if is_open else (6.5, 1)
    path = worn.along([(x, y, 0) for x, y in front], np.linspace(0, 1, 56))[0][:, :2]
    widths = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(spread)), spread)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    across = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    n_v = 64
    v = np.linspace(-.5, .5, n_v)
    rows = []
    for q, a, w, s in zip(path, across, widths, run / run[-1]):
        flat = q + v[:, None] * w * a
        flat[:, 1] = np.minimum(flat[:, 1], patterns.NECK_TOP + (torso.neck_w - np.abs(flat[:, 0])) * torso.slope - .004)
        turn = (v * count) % 1
        pleat = np.where(turn < .8, turn / .8, (1 - turn) / .2) - .4
        out = .010 + depth * (.004 + .006 * s) * pleat + .004 * np.array([noise.noise(Vector((t * 3, s * 4, 2))) for t in v])
        rows.append(torso.place(flat, 1, out))
    last = np.array(rows[-1])
    # Over the shoulder and down behind, opening so that the woven end shows beside the body.
    over = []
    fall = length - run[-1]
    for t in np.linspace(0, 1, 46)[1:]:
        drop = t * fall
        open_ = smooth((drop - .06) / .34)
        x = last[:, 0] * (1 - open_) + (.235 + v[::-1] * -.30 + .05 * t) * open_
        y = last[:, 1] + (.10 - last[:, 1]) * smooth(drop / .14)
        z = last[:, 2].mean() + .030 * math.sin(min(1, drop / .14) * math.pi) - max(0, drop - .07)
        turn = v * (count * (1 - open_) + 4.2 * open_) * 2 * math.pi
        wave = np.cos(turn + .6 * np.sin(turn) + t) * (.010 + .014 * open_)
        over.append(np.column_stack([x, y + wave, z + .004 * np.cos(turn)]))
    strip = np.array(rows + over)
    lengths = np.concatenate([run, run[-1] + np.linspace(0, 1, 46)[1:] * fall])
    U, V = np.meshgrid(v * width, length - lengths)
    r, n, _ = strip.shape
    faces = worn.grid_faces(r, n)
    obj = g.mesh('pallu', strip.reshape(-1, 3), faces, mat, vertex_uv=np.column_stack([U.ravel(), V.ravel()]) - c.lo)
    g.thicken(obj, .0012, 1.0)
    return g.subdivide(obj)


def dressed(p):
    """The objects of the saree and its blouse in the world, with the neck at the origin."""
    colour = p['colour']
    ground = shade(colour, p.get('deepen', 0))
    edge = p.get('edge', 'zari')
    border = p.get('border') or shade(ground, -.14)
    weave = p.get('weave', 'silk')
    choli = Maker('blouse', dict(weave='silk' if weave in ('silk', 'satin') else 'cotton', gold=p.get('gold', '#d3a447'), border='zari' if edge in WOVEN else None, border_depth=.03,
                                 **({'sleeve': p['sleeve']} if p.get('sleeve') else {})), p.get('blouse') or border)
    objs = choli.make()

    edges = skirt(waist=.196, hip=.262, hem_x=.305, length=DROP, curve=.004)
    body = Drape(edges, waves=[worn.Wave(-.30, -DROP, .008, 6)], lift=WAIST + .02)
    poly, names = patterns.whole(edges)
    c = cloth_of(p, ground, border, poly, names)
    mat = m.cloth('saree', ground, weave, tile=c.tile, crumple=.08, translucent=p.get('sheer', 0) * .5)
    for side in (1, -1):
        A, faces = grid(body, 130 if side > 0 else 50, 90)
        obj = g.mesh('drape', body.place(A, side), faces, mat, vertex_uv=A - c.lo)
        g.thicken(obj, .0012, 1.0)
        objs.append(g.subdivide(obj))

    width, length = .62, 1.62
    points, names = rectangle(width, length)
    e = cloth_of(p, ground, border, points, names, 'end')
    over = m.cloth('pallu', ground, weave, tile=e.tile, crumple=.08, translucent=p.get('sheer', 0) * .5)
    objs.append(pallu(choli.shape, over, e, width, length, p.get('open', False)))
    return objs


def build(job):
    studio.wall()
    objs = dressed(job['params'])
    if job['view'] == 'detail':
        at = (.03, -.10, -.26)
        studio.camera((at[0] + .10, at[1] - 1.55, at[2] + .16), at, 92, 9)
    else:
        studio.fit(objs, (.0, -1, .10), job['width'] / job['height'], .88, 100)
    return dict(exposure=-.06 if lightness(job['params']['colour']) > .74 else .04, contrast=.12, vignette=.04)
