"""Bags: totes, slings, potlis and clutches."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import lightness, mix, shade
from models.jewellery import bead


def skin(p, colour, name='skin', scale=.8):
    if p.get('weave') == 'leather':
        return m.leather(name, colour, tone=.02)
    options = {k: p[k] for k in ('motif', 'kind') if p.get(k)}
    tile = None if p.get('print', 'plain') == 'plain' else prints.named(p['print'], colour, scale=p.get('scale', scale), **options)
    return m.cloth(name, colour, p.get('weave', 'canvas'), tile=tile, crumple=p.get('crumple', .12))


def tote(p, colour):
    """A standing tote: two sides, a gusset, straps that run under it."""
    W, H, D = p.get('width', .40), p.get('height', .37), .12
    body = skin(p, colour)
    strap = m.leather('strap', '#7a4e2d') if p.get('straps') == 'leather' else (m.leather('strap', shade(colour, -.04)) if p.get('weave') == 'leather' else m.cloth('strap', p.get('strap_colour') or shade(colour, -.10 if lightness(colour) > .3 else .10), 'canvas'))
    ring = g.rounded_rect(W, D, .030, 0, 8)
    P = np.array(ring + [ring[0]])[:, :2]
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])

    def fn(U, V):
        x, y = np.interp(U, run, P[:, 0]), np.interp(U, run, P[:, 1])
        t = V / H
        slump = .022 * g.noise2(3, x * 1.3, V, 4) * np.sin(np.pi * np.clip(t, 0, 1)) + .010 * g.noise2(4, x, V, 9)
        belly = .022 * np.sin(np.pi * np.clip(t * .9, 0, 1)) * (1 - np.abs(x / (W / 2)) ** 2)
        y2 = y * (1 - .30 * t) + np.sign(y) * belly + slump * np.sign(y) * .6
        x2 = x * (1 + .020 * t) + .006 * g.noise2(6, x, V, 6)
        return x2, y2, V + .004 + .006 * g.noise2(8, x, V * 0, 5) * t
    objs = [g.sheet('body', run[-1], H, fn, body, .012, .0022)]
    objs.append(g.box('base', (W - .012, D - .012, .006), body, (0, 0, .005), round_=.002))
    if p.get('weave') == 'leather':
        objs += sewn(fn, run[-1], H, colour)
    for y, back in ((-1, 0), (1, 1)):
        pts = g.spline([(-W * .24, y * D * .40, H * .52), (-W * .235, y * D * .38, H), (-W * .20, y * (D * .30), H + .11), (-.0, y * D * .22, H + .165 - .02 * back), (W * .20, y * D * .30, H + .11), (W * .235, y * D * .38, H), (W * .24, y * D * .40, H * .52)], 14)
        objs.append(strap_of('strap', [(a, b + y * .016, c) for a, b, c in pts], .026, strap))
        rivet = m.metal('rivet', 'brass', .25, False)
        for x in (-W * .237, W * .237):
            objs.append(bead('rivet', (x, y * (D * .5 + .012) * .86, H * .88), .0042, rivet, .6))
    return objs, (-.06, -.05, H * .72), .26


def sewn(fn, girth, height, colour):
    """What shows that a tote is leather: a turned edge around its opening, two lines of thread below, and one up each side."""
    thread, edge = m.cloth('thread', '#e3cfa8', 'cotton'), m.leather('edge', shade(colour, -.07), tone=.02)
    U = np.linspace(0, girth, 241)

    def at(u, v):
        """Points a thread's width outside the body."""
        x, y, z = fn(u, v)
        out = np.column_stack([x, y, 0 * x])
        out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
        return np.column_stack([x, y, z]) + out * .0016
    objs = [g.tube('edge', at(U[:-1], 0 * U[:-1] + height), .0030, edge, True)]
    objs += [stitches('hem', at(U, 0 * U + height - d), thread) for d in (.012, .026)]
    V = np.linspace(.012, height - .03, 60)
    for u in (girth * .045, girth * .455, girth * .545, girth * .955):
        objs.append(stitches('seam', at(0 * V + u, V), thread))
    return objs


def stitches(name, path, mat, pitch=.0075, length=.0046):
    """A line of thread along a path: short dashes that lie on the leather, all in one mesh."""
    P = np.array(path)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    verts, faces = [], []
    for at in np.arange(pitch, run[-1] - pitch, pitch):
        a, b = ([np.interp(at + s * length / 2, run, P[:, i]) for i in range(3)] for s in (-1, 1))
        along = (np.array(b) - a) / length
        across = np.cross(along, (.31, .53, .79))
        across /= np.linalg.norm(across)
        up = np.cross(along, across)
        n = len(verts)
        for end in (a, b):
            verts += [end + .0007 * (math.cos(t) * across + math.sin(t) * up) for t in np.arange(6) * math.pi / 3]
        faces += [(n + i, n + (i + 1) % 6, n + 6 + (i + 1) % 6, n + 6 + i) for i in range(6)]
        faces += [tuple(range(n + 5, n - 1, -1)), tuple(range(n + 6, n + 12))]
    return g.mesh(name, np.array(verts), faces, mat)


def strap_of(name, pts, width, mat):
    """A flat strap that follows points; its flat side looks along Y."""
    P = np.array(pts)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    side = np.cross(T, np.array((0, 1.0, 0)))
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    n = len(P)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    verts = np.concatenate([P - side * width / 2, P + side * width / 2])
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    uv = np.concatenate([np.column_stack([run, np.zeros(n)]), np.column_stack([run, np.full(n, width)])])
    return g.subdivide(g.thicken(g.mesh(name, verts, faces, mat, vertex_uv=uv), .0035, 0))


def sling(p, colour):
    """A saddle bag: rounded body, a flap, one long strap that lies in a curve."""
    body, gold = skin(p, colour), m.metal('brass', 'brass', .25, False)
    W, H, D = .25, .19, .07
    objs = [g.place(g.padded('body', (W, D, H), .034, body, crown=.0, crown_side=.008, wrinkle=.002, step=.008), (0, 0, H / 2))]
    path = np.array(g.spline([(D / 2 - .004, H * .60), (D / 2 + .004, H * .90), (D / 2 - .012, H + .008), (0, H + .012), (-D / 2 + .012, H + .006), (-D / 2 - .008, H * .86), (-D / 2 - .013, H * .52), (-D / 2 - .013, H * .36)], 10))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])

    def fn(U, V):
        t = V / run[-1]
        round_ = np.clip((t - .72) / .28, 0, 1) ** 2.4
        x = (U - (W + .012) / 2) * (1 - .42 * round_)
        return x, np.interp(V, run, path[:, 0]), np.interp(V, run, path[:, 1]) - .000 * round_
    objs.append(g.sheet('flap', W + .012, run[-1], fn, body, .010, .0030))
    objs.append(g.place(g.lathe('lock', [(0, .0042), (.010, .0038), (.0122, .0018), (.0122, 0)], gold, 64), (0, -D / 2 - .0165, H * .42), (90, 0, 0)))
    strap = m.leather('strap', shade(colour, -.05)) if p.get('weave') == 'leather' else m.cloth('strap', shade(colour, -.10), 'canvas')
    pts = g.spline([(-W / 2 - .002, .004, H * .80), (-W / 2 - .03, .01, H + .05), (-.12, .03, H + .20), (.0, .035, H + .25), (.12, .03, H + .20), (W / 2 + .03, .01, H + .05), (W / 2 + .002, .004, H * .80)], 16)
    objs.append(strap_of('strap', pts, .018, strap))
    for s in (-1, 1):
        objs.append(g.tube('dring', [(s * (W / 2 + .004), .004 + .009 * math.cos(a), H * .80 + .009 * math.sin(a)) for a in np.linspace(0, 6.283, 25)[:-1]], .0018, gold, True))
    return objs, (0, -.05, H * .62), .20


def potli(p, colour):
    """Gathered on a cord: pleats fan into the neck and out again."""
    body = skin(p, colour, scale=.55)
    cord = m.cloth('cord', '#cda349', 'silk')
    pearl = m.plain('pearl', '#f3ebdf', .16, Sheen=.3, Specular=.6)
    prof = g.spline([(.0, .003), (.045, .002), (.078, .014), (.094, .050), (.090, .092), (.062, .128), (.026, .150), (.021, .158), (.030, .172), (.052, .192), (.058, .200)], 14)
    rng = np.random.default_rng(5)
    ph = rng.uniform(0, 6, 4)

    def pleat(a, t):
        near = math.exp(-((t - .80) / .17) ** 2)
        return 1 + near * (.13 * math.sin(a * 15 + ph[0]) + .05 * math.sin(a * 23 + ph[1])) + .022 * math.sin(a * 5 + ph[2]) * (1 - near) + .05 * math.sin(a * 9 + ph[3]) * max(0, t - .86) / .14
    tile_round = 2 * math.pi * .094
    objs = [g.thicken(g.lathe('body', prof, body, 360, flute=pleat, girth=tile_round), .0016)]
    for z in (.150, .156):
        objs.append(g.tube('cord', [(.0255 * math.cos(a), .0255 * math.sin(a), z + .0015 * math.sin(a * 3)) for a in np.linspace(0, 6.283, 73)[:-1]], .0026, cord, True))
    for s in (-1, 1):
        pts = g.spline([(s * .020, -.016, .153), (s * .052, -.040, .150), (s * .082, -.070, .085), (s * .088, -.092, .030), (s * .094, -.104, .010)], 12)
        objs.append(g.tube('tie', pts, .0023, cord))
        x, y, z = pts[-1]
        for k in range(4):
            objs.append(bead('pearl', (x + s * .007 * k, y - .007 * k, .0062), .0058 - .0006 * k, pearl))
    hand = g.spline([(-.018, .010, .156), (-.050, .022, .235), (0, .026, .275), (.050, .022, .235), (.018, .010, .156)], 14)
    objs.append(g.tube('handle', hand, .0030, cord))
    return objs, (0, -.05, .13), .16


def clutch(p, colour):
    """A hard frame with a kiss lock; its faces are inlaid or embroidered."""
    gold = m.metal('gold', 'gold' if colour.lower() != '#bcc0c2' else 'silver', .2, False)
    if p.get('style') == 'pearl':
        face = m.painted('nacre', nacre(colour), .10)
    else:
        face = skin(dict(p, weave='velvet'), colour, scale=.42)
    W, H, D = .205, .115, .052
    objs = [g.place(g.padded('body', (W, D, H), .018, face, crown=.0, crown_side=.006, step=.006), (0, 0, H / 2 + .002))]
    frame = [(x, 0, z + H / 2 + .002) for x, z, _ in g.rounded_rect(W + .002, H + .002, .019, 0, 10)]
    objs.append(g.tube('frame', frame, .0035, gold, True))
    for s in (-1, 1):
        objs.append(bead('kiss', (s * .0055, 0, H + .010), .0062, gold))
    return objs, (0, -.03, H * .7), .13


def nacre(colour):
    t = prints.Tile(.12, .12, colour, limit=1200)
    u, v, key, ci, cj = t.lattice(.012, .012, True, jitter=.0001)
    tone = (.80 + .34 * key)[..., None]
    t.rgb[:] = np.clip(prints.arr(mix(colour, '#f4f1ea', .62)) * tone, 0, 1)
    tint = np.stack([.04 * np.sin(key * 40), .03 * np.sin(key * 70), .05 * np.cos(key * 55)], 2)
    t.rgb[:] = np.clip(t.rgb + tint, 0, 1)
    edge = np.minimum(.006 - np.abs(u), .006 - np.abs(v))
    t.put(edge - .00035, shade(colour, -.35), .8, .1)
    return t


KINDS = dict(tote=tote, sling=sling, potli=potli, clutch=clutch)


def build(job):
    p = job['params']
    objs, focus, span = KINDS[p['thing']](p, p['colour'])
    size = {'tote': .55, 'sling': .46, 'potli': .30, 'clutch': .24}[p['thing']]
    studio.stage(size)
    if job['view'] == 'detail':
        k = span / .8 * 100 / 36
        studio.camera((focus[0] - .28 * k, focus[1] - .88 * k, focus[2] + .34 * k), focus, 100, 11)
    else:
        studio.fit(objs, (.24, -1, .26), job['width'] / job['height'], .80, 90, -.01)
    return dict(exposure=-.04, contrast=.14)
