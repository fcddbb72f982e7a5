"""Clothes for the home page: a rail of cloths, a bench with folded garments and a saree that shows its zari."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from scenes.home import outside_leaves, room


def peg_rail(x0, x1, y, z, wood):
    g.tube('rail', [(x0, y, z), (x1, y, z)], .014, wood)
    for x in (x0 + .02, x1 - .02):
        g.place(g.lathe('knob', [(0, 0), (.014, 0), (.024, .008), (.026, .018), (.018, .028), (0, .031)], wood, 48), (x + (.0 if x > 0 else 0), y, z), (0, 90 if x > (x0 + x1) / 2 else -90, 0))


def bench(x, y, w, d, h, wood_top, wood_leg):
    for i in range(3):
        g.box('slat', (w, d / 3 - .004, .032), wood_top, (x, y + (i - 1) * d / 3, h - .016), round_=.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.box('leg', (.045, .045, h - .03), wood_leg, (x + sx * (w / 2 - .06), y + sy * (d / 2 - .045), (h - .03) / 2), round_=.004)
        g.box('stretcher', (.03, d - .12, .03), wood_leg, (x + sx * (w / 2 - .06), y, .14), round_=.003)
    g.box('stretcher', (w - .15, .03, .03), wood_top, (x, y, .14), round_=.003)


def stack(x, y, z, items, rng):
    """Folded garments, one upon the other; `items` = (material, width, depth, layers, thickness)."""
    top = z
    for i, (mat, w, d, layers, thick) in enumerate(items):
        objs, h = g.folded('fold%d' % i, w, d, mat, layers, thick, seed=11 + i * 3)
        dx, turn = rng.normal(0, .006), rng.normal(0, 1.2)
        for o in objs:
            g.place(o, (x + dx, y + rng.normal(0, .001), top), (0, 0, turn))
        top += h * .97
    return top


def saree(name, tile, weave='silk', x=0., z=1.6, y=0., width=.62, front=1.2, back=1.1, seed=1, folds=4, depth=.03, gather=.8, rotate=math.pi / 2, thickness=.0014):
    """A saree over the rail; its border runs down the left edge, because the cloth hangs across its length."""
    mat = m.cloth(name, None, weave, tile=tile, rotate=rotate, crumple=.14)
    return g.hung(name, width, front, back, mat, z=z, x=x, y=y, gather=gather, folds=folds, depth=depth, seed=seed, thickness=thickness)


def rail(job):
    rng = np.random.default_rng(5)
    room(colour='#e6d5bd')
    outside_leaves(rng)
    teak, leg = m.wood('rail', 'teak', 'X'), m.wood('bench-leg', 'teak', 'Z')
    z, y = 1.62, .78
    g.tube('rail', [(-.62, y, z), (1.92, y, z)], .015, teak)
    rope = m.cloth('rope', '#d9c7a2', 'khadi')
    for x in (-.5, 1.8):
        g.tube('rope', [(x, y, z + .012), (x + .002, y + .01, z + 1.6)], .005, rope)
        g.tube('loop', [(x, y + .019 * math.cos(a), z + .019 * math.sin(a)) for a in np.linspace(0, 6.28, 24)], .005, rope, True)
    col = dict(rail=.018, z=z, y=y)
    madder = prints.saree_panel('#8e2537', '#2b2c5c', width=.62, body='buta')
    saree('kanjivaram', madder, 'silk', x=.10, z=z, y=y, width=.66, front=1.16, back=1.05, seed=3, folds=4, depth=.055, gather=.74, rotate=math.pi / 2)
    g.hung('ivory', .58, .92, .80, m.cloth('ivory', None, 'cotton', tile=prints.chikan('#f3eadb'), translucent=.15, crumple=.16), gather=.66, folds=4, depth=.056, seed=9, x=.62, **col)
    g.hung('marigold', .62, 1.06, .95, m.cloth('marigold', None, 'cotton', tile=prints.buti('#d6952b', 1.0, 'genda'), translucent=.1, crumple=.16), gather=.66, folds=5, depth=.056, seed=14, x=1.07, **col)
    g.hung('indigo', .56, .98, .9, m.cloth('indigo', None, 'cotton', tile=prints.ajrakh('#2a3a6b', .9), crumple=.14), gather=.66, folds=4, depth=.056, seed=23, x=1.50, **col)
    sage = m.cloth('sage', '#8f9d7c', 'linen', translucent=.12)
    g.hung('sage', .5, 1.0, .9, sage, gather=.62, folds=4, depth=.052, seed=31, x=-.36, **col)
    bx, by, bh = .98, .28, .44
    bench(bx, by, 1.42, .40, bh, teak, leg)
    cot = lambda n, c, w='cotton', t=None: m.cloth(n, c, w, tile=t)
    items = [(cot('f1', '#e9dfcc', 'khadi'), .40, .31, 4, .0052), (cot('f2', None, 'cotton', prints.buti('#24345a', .8)), .395, .305, 4, .0044),
             (cot('f3', '#b4552f', 'linen'), .40, .30, 4, .0046), (cot('f4', None, 'cotton', prints.stripe('#3565a8', 1)), .39, .30, 4, .0042),
             (cot('f5', '#d39e2c', 'slub'), .39, .295, 4, .0044), (cot('f6', None, 'cotton', prints.jaal('#efe6d6', .7)), .385, .30, 4, .0044)]
    stack(bx - .34, by + .0, bh, items, rng)
    items = [(cot('g1', '#752535', 'velvet'), .37, .30, 4, .0054), (cot('g2', '#237176', 'silk'), .37, .30, 4, .0044), (cot('g3', None, 'cotton', prints.bandhani('#b52f33', .9)), .365, .295, 4, .0044)]
    top = stack(bx + .15, by, bh, items, rng)
    brass = m.metal('bowl', 'brass', .25, hammered=60)
    g.place(g.lathe('bowl', g.spline([(0, .0), (.045, .0), (.05, .006), (.085, .05), (.098, .085), (.100, .088), (.096, .086), (.08, .05), (.045, .012), (0, .008)], 8), brass, 128), (bx + .52, by - .02, bh))
    petals(bx + .52, by - .02, bh + .085, .072, rng)
    light()
    if job['view'] == 'tall':
        studio.camera((.74, -3.6, 1.14), (.74, .6, 1.10), 68, 5.6, (.8, .6, 1))
    else:
        studio.camera((.12, -3.9, 1.12), (.12, .6, 1.05), 47, 5.6, (.6, .6, 1))
    return dict(bounces=4, exposure=.22, contrast=.15, vignette=.06)


def petals(x, y, z, r, rng):
    """A heap of marigold heads."""
    mats = [m.plain('genda%d' % i, c, .8, Sheen=.4) for i, c in enumerate(('#e38a1f', '#efae2e', '#d96f1a'))]
    for k in range(15):
        a, d = rng.uniform(0, 6.28), r * math.sqrt(rng.uniform(0, .9))
        head = genda('head%d' % k, .026 * rng.uniform(.85, 1.15), mats[k % 3], rng)
        g.place(head, (x + d * math.cos(a), y + d * math.sin(a), z + .022 - .25 * d + rng.uniform(-.004, .006)), (rng.uniform(-35, 35), rng.uniform(-35, 35), rng.uniform(0, 360)))


def genda(name, r, mat, rng):
    """One marigold: rings of ruffled petals, inner ones upright."""
    verts, faces = [], []
    for ring in range(6):
        n = 16 - ring * 2
        tilt = .25 + ring * .24
        length = r * (1 - ring * .10)
        for i in range(n):
            a = 6.283 * i / n + ring * .31 + rng.normal(0, .06)
            t = tilt + rng.normal(0, .08)
            w = length * .36
            base = len(verts)
            out, up = math.cos(t), math.sin(t)
            for k, (f, half) in enumerate(((.15, .25), (.7, 1.0), (1.0, .75))):
                ruff = length * .10 * rng.normal(0, 1) if k == 2 else 0
                for s in (-1, 0, 1):
                    px, py = f * length * out, s * half * w * .5
                    pz = f * length * up + ruff * (1 if s else -1) + (.12 * w if s == 0 and k == 1 else 0) + ring * r * .06
                    verts.append((px * math.cos(a) - py * math.sin(a), px * math.sin(a) + py * math.cos(a), pz))
            for k in range(2):
                for s in range(2):
                    q = base + k * 3 + s
                    faces.append((q, q + 1, q + 4, q + 3))
    return g.subdivide(g.mesh(name, verts, faces, mat))


def stack_close(job):
    """Folded cloth on a bench, close by: the weave and the folds are the picture."""
    rng = np.random.default_rng(15)
    room(colour='#e2cdb0')
    outside_leaves(rng)
    teak, leg = m.wood('bench', 'teak', 'X'), m.wood('bench-leg', 'teak', 'Z')
    bx, by, bh = .95, .55, .46
    bench(bx, by, 1.9, .44, bh, teak, leg)
    c = lambda n, colour, w='cotton', t=None: m.cloth(n, colour, w, tile=t)
    stack(bx - .38, by, bh, [
        (c('a1', '#6f2330', 'silk'), .42, .33, 4, .0054), (c('a2', None, 'cotton', prints.ajrakh('#2a3a6b', .8)), .415, .325, 4, .0048),
        (c('a3', '#d39e2c', 'slub'), .42, .325, 4, .0056), (c('a4', None, 'cotton', prints.buti('#efe6d6', .9)), .41, .32, 4, .0048),
        (c('a5', '#34704c', 'linen'), .415, .32, 3, .0060), (c('a6', None, 'cotton', prints.bandhani('#b52f33', .9)), .405, .32, 4, .0048),
        (c('a7', '#e6d6ba', 'khadi'), .41, .315, 4, .0056), (c('a8', None, 'cotton', prints.buti('#d08f26', .9, 'genda')), .40, .315, 4, .0048)], rng)
    stack(bx + .16, by + .01, bh, [
        (c('b1', '#e9dcc4', 'wool'), .40, .32, 3, .0085), (c('b2', '#b4552f', 'slub'), .40, .32, 4, .0056),
        (c('b3', None, 'cotton', prints.ikat('#237176', .6)), .395, .315, 4, .0050), (c('b4', '#27406e', 'linen'), .39, .31, 4, .0052)], rng)
    brass = m.metal('bowl', 'brass', .25, hammered=60)
    bowl = g.spline([(0, .0), (.045, .0), (.05, .006), (.085, .05), (.098, .085), (.100, .088), (.096, .086), (.08, .05), (.045, .012), (0, .008)], 8)
    g.place(g.lathe('bowl', bowl, brass, 128), (bx + .57, by - .04, bh))
    petals(bx + .57, by - .04, bh + .085, .072, rng)
    light()
    if job['view'] == 'tall':
        studio.camera((.80, -2.6, .92), (.80, .55, .72), 72, 5.6, (.7, .4, .6))
    else:
        studio.camera((.66, -2.7, .95), (.66, .55, .70), 54, 5.6, (.8, .4, .6))
    return dict(bounces=4, exposure=.12, contrast=.15, vignette=.06)


def summer(job):
    """Light cottons on a line in the morning, a stool with a vase."""
    rng = np.random.default_rng(25)
    room(colour='#ece4d6')
    outside_leaves(rng)
    teak = m.wood('rail', 'natural', 'X')
    z, y = 1.70, .72
    g.tube('rail', [(-.30, y, z), (2.3, y, z)], .015, teak)
    rope = m.cloth('rope', '#d9c7a2', 'khadi')
    for x in (-.2, 2.0):
        g.tube('rope', [(x, y, z + .012), (x + .002, y + .01, z + 1.6)], .005, rope)
        g.tube('loop', [(x, y + .019 * math.cos(a), z + .019 * math.sin(a)) for a in np.linspace(0, 6.28, 24)], .005, rope, True)
    at = dict(rail=.018, z=z, y=y, gather=.62)
    for i, (x, w, front, tile, colour, weave) in enumerate((
            (.02, .54, 1.20, prints.leheriya('#e8a044', 1.7), None, 'chiffon'), (.46, .60, 1.04, None, '#f3ede0', 'linen'),
            (.90, .60, 1.26, prints.check('#9fc4da', 1.6, kind='gingham'), None, 'cotton'), (1.34, .56, 1.10, prints.buti('#f4e2c6', 1.3), None, 'cotton'),
            (1.76, .56, 1.22, prints.leheriya('#48aaa4', 1.7), None, 'chiffon'))):
        g.hung('cotton%d' % i, w, front, front - .12, m.cloth('cotton%d' % i, colour, weave, tile=tile, translucent=.28, crumple=.16), x=x, folds=4, depth=.058, seed=40 + 7 * i, **at)
    stool = m.wood('stool', 'natural', 'X')
    sx, sy = -.62, .55
    g.place(g.lathe('seat', [(0, .40), (.16, .40), (.175, .408), (.175, .424), (.165, .432), (0, .434)], stool, 96), (sx, sy, 0))
    legs = m.wood('stool-leg', 'natural', 'Z')
    for k in range(3):
        a = k * 2.094 + .6
        g.tube('leg', [(sx + .10 * math.cos(a), sy + .10 * math.sin(a), .405), (sx + .17 * math.cos(a), sy + .17 * math.sin(a), 0)], .014, legs)
    prof = g.spline([(0, .0), (.05, .0), (.06, .01), (.085, .08), (.08, .15), (.045, .20), (.038, .22), (.048, .24), (.044, .238), (.034, .21)], 10)
    g.place(g.lathe('jug', prof, m.glaze('jug', '#f0eadc', '#c4a07a', .2, .4, .2, .3, .3, .01), 128), (sx, sy, .434))
    me = parts.leaf_mesh('neem', .075, .024, m.leaf('neem', '#7f9a58'), .25)
    for k in range(4):
        a = k * 1.7
        parts.branch('twig%d' % k, (sx, sy, .63), (math.cos(a) * .35, math.sin(a) * .25, 1), .46, me, m.plain('twig', '#6b553d', .8), rng, 18, .7, 2, .003)
    light()
    if job['view'] == 'tall':
        studio.camera((.86, -3.6, 1.10), (.86, .6, 1.10), 56, 5.6, (.8, .6, 1))
    else:
        studio.camera((-.02, -3.9, 1.12), (-.02, .6, 1.08), 46, 5.6, (.6, .6, 1))
    return dict(bounces=4, exposure=.36, contrast=.13, vignette=.05)


def silks(job):
    """Four silks from the rail to the edge of the frame: borders, zari, nothing else."""
    room(colour='#6f3a2c')
    z, y = 1.78, .66
    teak = m.wood('rail', 'walnut', 'X')
    g.tube('rail', [(-2.4, y, z), (2.6, y, z)], .016, teak)
    for i, (x, ground, border, body) in enumerate(((-1.30, '#1f5a4a', '#7c2233', 'buta'), (-.66, '#b4762a', '#5b1f2e', 'plain'), (.0, '#7d1f35', '#242a55', 'buta'),
                                                   (.66, '#24345a', '#9a5a1e', 'buta'), (1.32, '#56306b', '#1f5a4a', 'plain'), (1.96, '#c23a2e', '#2c2a52', 'buta'))):
        tile = prints.saree_panel(ground, border, width=.66, body=body)
        saree('silk%d' % i, tile, 'silk', x=x, z=z, y=y + .02 * (i % 2), width=.66, front=1.25 + .06 * ((i * 7) % 3), back=1.2, seed=60 + 5 * i, folds=4, depth=.045, gather=.90)
    studio.sun((.80, .40, -.47), 3.0, 1.2, (1, .88, .72))
    studio.area((-2.6, -2.2, 2.8), (.2, .6, 1.1), 1.6, 150, (1, .95, .88))
    studio.area((3.4, -2.0, 1.6), (.3, .6, 1.0), 1.6, 32, (.90, .95, 1))
    studio.world((1, .97, .94), .16)
    if job['view'] == 'tall':
        studio.camera((.34, -3.4, 1.10), (.34, .6, 1.22), 62, 5.6, (.3, .6, 1.1))
    else:
        studio.camera((.30, -3.4, 1.12), (.30, .6, 1.20), 46, 5.6, (.3, .6, 1.1))
    return dict(bounces=4, exposure=.38, contrast=.18, vignette=.08)


def light():
    """The morning of the home page: sun through the barred window, sky from the open side."""
    studio.sun((.80, .40, -.47), 5.0, .9, (1, .91, .78))
    studio.area((-2.6, -2.2, 2.6), (.6, .6, .9), 2.0, 85, (1, .97, .93))
    studio.area((3.4, -2.6, 1.8), (.6, .6, .8), 2.4, 26, (.94, .97, 1))
    studio.world((1, .97, .94), .40)


SCENES = dict(rail=rail, stack=stack_close, summer=summer, silks=silks)


def build(job):
    return SCENES[job['params']['scene']](job)
