"""Beds, made up with linen: panel, cane, jali, storage, upholstered, four-poster, platform, charpai."""
import math

import numpy as np

import geometry as g
import materials as m
import prints
import studio
from colour import lightness, mix, shade
from models.chair import stick, tapered, wood_of
from models.sofa import block, panel_web

W, L = 1.60, 2.05


def linen(p, colour, z, drop=.20, cover='#efe6d6', accent=None):
    """Mattress, fitted sheet, a turned-down quilt and four pillows."""
    sheet = m.cloth('sheet', '#f4efe5', 'linen', crumple=.25)
    objs = [g.place(g.padded('mattress', (W - .06, L - .10, .20), .05, sheet, crown=.012, crown_side=.006, wrinkle=.004, step=.03, seed=3), (0, 0, z + .10))]
    top = z + .215
    quilt = m.cloth('quilt', cover, 'linen', crumple=.5)
    w, length = W + .16, 1.42

    def fn(U, V):
        x = U - w / 2
        half = W / 2 - .02
        over = np.maximum(np.abs(x) - half, 0)
        X = np.sign(x) * np.minimum(np.abs(x), half + .035 + .02 * g.noise2(3, U, V, 3) * (over > 0))
        Y = -L / 2 + .02 + V
        ruck = .020 * g.noise2(5, U, V, 2.6) + .010 * g.noise2(6, U, V, 6)
        foot = np.maximum(.06 - V, 0)
        Z = top + .018 + ruck * np.clip(1 - over / .05, .1, 1) - over * 1.0 - foot * 1.4 + .012 * np.exp(-((np.abs(x) - half) / .05) ** 2)
        return X, Y, Z
    objs.append(g.sheet('quilt', w, length, fn, quilt, .026, .020))
    fold = m.cloth('fold', mix(cover, '#ffffff', .35), 'linen', crumple=.4)
    objs.append(g.place(g.padded('turned', (W + .03, .34, .055), .026, fold, crown=.010, wrinkle=.010, step=.03, seed=7), (0, -L / 2 + 1.44, top + .040), (1, 0, .6)))
    white = m.cloth('pillow', '#f6f1e8', 'linen', crumple=.25)
    tint = m.cloth('pillow2', accent or mix(cover, '#8a6f50', .35), 'linen', crumple=.25)
    for i, x in enumerate((-.40, .40)):
        back = g.simulate_pillow('pillow', .46, white, .95, 3, n=34, oblong=1.45)
        objs.append(g.place(back, (x, L / 2 - .20, top + .20), (62, 0, (2, -3)[i])))
        front = g.simulate_pillow('pillow', .44, tint, .95, 6, n=34, oblong=1.42)
        objs.append(g.place(front, (x * .94, L / 2 - .42, top + .165), (52, 0, (-3, 2)[i])))
    return objs


def rails(wood_x, wood_y, z, h=.16):
    objs = [g.box('side', (.035, L, h), wood_y, (s * (W / 2 + .005), 0, z), round_=.008) for s in (-1, 1)]
    return objs + [g.box('foot', (W + .045, .035, h), wood_x, (0, -L / 2, z), round_=.008)]


def posts(wood, heights, size=.06, turned=False):
    objs = []
    for y, h in ((-1, heights[0]), (1, heights[1])):
        for x in (-1, 1):
            if turned:
                z, prof = 0, [(0, 0), (.034, 0), (.040, .01), (.040, .42)]
                z = .42
                while z < h - .16:
                    prof += [(.040, z), (.048, z + .012), (.040, z + .026), (.028, z + .040), (.034, z + .11), (.026, z + .19), (.036, z + .21)]
                    z += .215
                prof += [(.030, h - .10), (.042, h - .07), (.030, h - .035), (.012, h), (0, h)]
                objs.append(g.place(g.lathe('post', prof, wood, 64), (x * (W / 2 + .005), y * L / 2, 0)))
            else:
                objs.append(g.box('post', (size, size, h), wood, (x * (W / 2 + .005), y * L / 2, h / 2), round_=.010))
    return objs


def panel(p, colour):
    """Frame, posts and a headboard: cane or pierced."""
    wz, wx, wy = wood_of(colour), wood_of(colour, 'X'), wood_of(colour, 'Y')
    kind = p.get('head', 'cane')
    objs = rails(wx, wy, .26) + posts(wz, (.36, 1.08))
    objs += [g.box('top', (W + .02, .045, .075), wx, (0, L / 2, 1.035), round_=.014), g.box('low', (W, .035, .08), wx, (0, L / 2, .50), round_=.008)]
    if kind == 'cane':
        objs.append(panel_web('web', W - .05, .46, m.woven_cane('web', prints.cane('#d2ab70', .020)), (0, L / 2, .77), (0, 0, 0)))
        objs += [g.box('stile', (.045, .034, .46), wz, (x, L / 2, .77), round_=.006) for x in (-.27, .27)]
    elif kind == 'jali':
        n, h = 15, .46
        for i in range(n):
            for j in range(4):
                x = -W / 2 + .08 + (W - .16) * (i + .5) / n
                z = .55 + h * (j + .5) / 4
                r = (W - .16) / n / 2
                for k in range(4):
                    a = k * math.pi / 4
                    dx, dz = r * math.cos(a), r * math.sin(a)
                    objs.append(g.tube('jali', [(x - dx, L / 2, z - dz), (x + dx, L / 2, z + dz)], .006, wx, resolution=1))
                objs.append(g.tube('ring', [(x + r * .62 * math.cos(a), L / 2, z + r * .62 * math.sin(a)) for a in np.linspace(0, 6.283, 25)[:-1]], .007, wx, True, resolution=1))
    return objs + linen(p, colour, .30), (-.30, .55, .72)


def storage(p, colour):
    """A box to the floor. Alone, its mattress is lifted above the quilts inside; in a room, it is made up."""
    wz, wx, wy = wood_of(colour), wood_of(colour, 'X'), wood_of(colour, 'Y')
    objs = [g.box('side', (.035, L, .30), wy, (s * (W / 2 + .005), 0, .16), round_=.006) for s in (-1, 1)]
    objs += [g.box('foot', (W + .045, .035, .30), wx, (0, -L / 2, .16), round_=.006), g.box('floor', (W, L, .018), wy, (0, 0, .03), round_=.002)]
    objs += [g.box('post', (.06, .06, 1.02), wz, (s * (W / 2 + .005), L / 2, .51), round_=.010) for s in (-1, 1)]
    objs += [g.box('board', (W / 3 - .002, .030, .98), wz, ((k - 1) * W / 3, L / 2, .51), round_=.004) for k in range(3)]
    if p['view'] == 'room':
        return objs + linen(p, colour, .30), (-.30, .55, .72)
    lift, hinge = math.radians(26), (L / 2 - .06, .31)

    def lifted(y, z):
        """`y` metres from the hinge towards the foot, `z` above the deck."""
        return hinge[0] - y * math.cos(lift) + z * math.sin(lift), hinge[1] + y * math.sin(lift) + z * math.cos(lift)
    sheet = m.cloth('sheet', '#f4efe5', 'linen', crumple=.15)
    for name, obj, up in (('deck', g.box('deck', (W - .05, L - .10, .022), wy, round_=.004), 0),
                          ('mattress', g.padded('mattress', (W - .10, L - .14, .20), .05, sheet, crown=.008, crown_side=.006, wrinkle=.003, step=.03, seed=3), .115)):
        objs.append(g.place(obj, (0, *lifted(L / 2 - .05, up)), (-math.degrees(lift), 0, 0)))
    steel = m.metal('steel', 'steel', .3, False)
    for s in (-1, 1):
        x, (y, z) = s * (W / 2 - .05), lifted(.80, -.02)
        objs += [g.tube('strut', [(x, -.02, .10), (x, (y - .02) * .5, (z + .10) * .5)], .012, m.plain('black', '#26241f', .5)), g.tube('rod', [(x, (y - .02) * .5, (z + .10) * .5), (x, y, z)], .006, steel)]
    strap = m.cloth('strap', '#6b5a48', 'canvas')
    y, z = lifted(L - .12, -.01)
    objs.append(g.tube('strap', g.spline([(-.07, y, z), (-.05, y - .012, z - .07), (.05, y - .012, z - .07), (.07, y, z)], 8), .007, strap))
    for x, y, cover, kind in ((-.48, -.62, '#a5523c', 'cotton'), (.06, -.60, '#e2d3b4', 'linen'), (.52, -.62, '#5d7285', 'cotton')):
        pile, _ = g.folded('quilt', .46, .62, m.cloth('quilt', cover, kind, crumple=.3), layers=4, thickness=.030, seed=int(x * 10) + 9)
        objs += [g.place(part, (x, y, .045), (0, 0, 3 * x)) for part in pile]
    return objs, (-.25, -.70, .42)


def upholstered(p, colour):
    fab, pipe = m.cloth('fabric', colour, 'linen', crumple=.08), m.cloth('piping', shade(colour, -.05), 'cotton')
    objs = [g.place(g.padded('head', (W + .12, .13, 1.02), .06, fab, crown=.01, crown_side=.02, wrinkle=.002, step=.035), (0, L / 2 + .05, .56)),
            g.place(g.padded('foot', (W + .10, .09, .34), .04, fab, wrinkle=.002, step=.035), (0, -L / 2 - .01, .21))]
    for s in (-1, 1):
        objs.append(g.place(g.padded('side', (.08, L, .26), .035, fab, wrinkle=.002, step=.035), (s * (W / 2 + .01), 0, .22)))
    wood = m.wood('foot', 'walnut', 'Z')
    for x in (-1, 1):
        for y in (-1, 1):
            objs.append(g.box('leg', (.06, .06, .09), wood, (x * (W / 2 - .04), y * (L / 2 - .04), .045), round_=.006))
    return objs + linen(p, colour, .28, cover='#efe9df', accent=mix(colour, '#ffffff', .1)), (-.35, .5, .72)


def four_poster(p, colour):
    wz, wx, wy = wood_of(colour), wood_of(colour, 'X'), wood_of(colour, 'Y')
    objs = rails(wx, wy, .30) + posts(wz, (1.95, 1.95), turned=True)
    for y in (-1, 1):
        objs.append(g.box('tester', (W, .032, .045), wx, (0, y * L / 2, 1.84), round_=.006))
    for x in (-1, 1):
        objs.append(g.box('tester', (.032, L, .045), wy, (x * (W / 2 + .005), 0, 1.84), round_=.006))
    crest = [(f * W / 2, .92 + .16 * math.cos(f * math.pi / 2) + .030 * math.cos(f * 9)) for f in np.linspace(-1, 1, 61)]
    objs.append(g.sheet('crest', W, 1.0, lambda U, V: (U - W / 2, L / 2 + 0 * V, .50 + V * (np.interp(U - W / 2, [c[0] for c in crest], [c[1] for c in crest]) - .50)), wx, .02, .035, levels=0))
    return objs + linen(p, colour, .34), (-.3, .5, .8)


def platform(p, colour):
    wx, wy = wood_of(colour, 'X'), wood_of(colour, 'Y')
    objs = [g.box('deck', (W + .30, L + .16, .055), wy, (0, -.02, .195), round_=.014), g.box('plinth', (W - .20, L - .30, .17), wx, (0, 0, .085), round_=.004),
            g.box('head', (W + .30, .05, .42), wx, (0, L / 2 + .05, .42), (-6, 0, 0), .014)]
    return objs + linen(p, colour, .215), (-.3, .4, .5)


def charpai(p, colour):
    """Mango wood and cotton tape, woven in a herringbone."""
    teak = '#a26c3c'
    wz = wood_of(teak)
    w, l, h = .95, 1.95, .44
    tape = m.cloth('tape', '#e8dcc3' if colour.lower() == teak else colour, 'canvas')
    second = m.cloth('tape2', '#d8c49c' if colour.lower() == teak else mix(colour, '#f0e6d3', .75), 'canvas')
    objs = []
    prof = [(0, 0), (.020, 0), (.026, .012), (.020, .03), (.030, .08), (.036, .16), (.028, .22), (.036, .25), (.040, .27), (.040, .47), (.030, .49), (.020, .505), (.026, .52), (.014, .54), (0, .542)]
    for x in (-1, 1):
        for y in (-1, 1):
            objs.append(g.place(g.lathe('leg', prof, wz, 64), (x * w / 2, y * l / 2, 0)))
        objs.append(g.tube('rail', [(x * w / 2, -l / 2, h - .05), (x * w / 2, l / 2, h - .05)], .024, wood_of(teak, 'Y')))
    for y in (-1, 1):
        objs.append(g.tube('rail', [(-w / 2, y * l / 2, h - .05), (w / 2, y * l / 2, h - .05)], .024, wood_of(teak, 'X')))
    step = .046
    nx, ny = int(w / step), int(l / step)
    for i in range(nx):
        x = -w / 2 + (i + .5) * w / nx
        pts = [(y, h - .020 + .0035 * (1 if ((j + i) // 2) % 2 else -1)) for j, y in enumerate(np.linspace(-l / 2, l / 2, ny + 1))]
        objs.append(ribbon('warp', [(x, y, z) for y, z in pts], step * .92, (1, 0, 0), tape))
    for j in range(ny):
        y = -l / 2 + (j + .5) * l / ny
        pts = [(x, h - .020 - .0035 * (1 if ((j + i) // 2) % 2 else -1)) for i, x in enumerate(np.linspace(-w / 2, w / 2, nx + 1))]
        objs.append(ribbon('weft', [(x, y, z) for x, z in pts], step * .92, (0, 1, 0), second))
    prof = g.spline([(.004, -.36), (.03, -.365), (.085, -.352), (.098, -.32), (.10, 0), (.098, .32), (.085, .352), (.03, .365), (.004, .36)], 10)
    bolster = m.cloth('bolster', None, 'slub', tile=prints.buti('#24345a', .9), crumple=.1)
    objs.append(g.place(g.lathe('bolster', prof, bolster, 96, wobble=.012), (.0, l / 2 - .20, h + .09), (0, 90, 2)))
    return objs, (-.2, -.3, h)


def ribbon(name, pts, width, across, mat):
    P, A = np.array(pts), np.array(across) * width / 2
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    verts = np.concatenate([P - A, P + A])
    n = len(P)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    uv = np.concatenate([np.column_stack([run, np.zeros(n)]), np.column_stack([run, np.full(n, width)])])
    return g.mesh(name, verts, faces, mat, vertex_uv=uv)


DESIGNS = dict(panel=panel, storage=storage, upholstered=upholstered, four_poster=four_poster, platform=platform, charpai=charpai)


def build(job):
    p = job['params']
    objs, focus = DESIGNS[p['design']](dict(p, view=job['view']), p['colour'])
    if job['view'] == 'room':
        import scenes.corner
        return scenes.corner.corner(job, objs)
    studio.stage(2.0)
    if job['view'] == 'detail':
        studio.camera((focus[0] - 1.5, focus[1] - 2.4, focus[2] + .95), focus, 80, 8)
    else:
        studio.fit(objs, (-.62, -1, .42), job['width'] / job['height'], .88, 70)
    return dict(exposure=-.02, contrast=.13)
