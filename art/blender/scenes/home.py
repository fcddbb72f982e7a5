"""The pictures of the home page. Every scene leaves calm room for words; see `SCENES` at the end."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from models import sofa

WALL = '#e9dcc8'


def floor_planks(mat, x0=-3.4, x1=3.6, y0=-5.0, y1=1.2, width=.14, seed=2):
    rng = np.random.default_rng(seed)
    y = y1
    while y > y0:
        x = x0 - rng.uniform(0, 1.4)
        while x < x1:
            length = rng.uniform(1.1, 2.0)
            g.box('plank', (length - .0018, width - .0018, .02), mat, (x + length / 2, y - width / 2, -.01 + rng.uniform(-.0003, .0003)), round_=.0012)
            x += length
        y -= width


def room(window_y=(-1.0, .80), window_z=(.95, 3.1), left=-2.9, colour=WALL, boards='mango', dado=None):
    """Back wall, left wall with a barred window out of the frame, plank floor. `dado`: the paint below 0.95 m, under a rail."""
    lime = m.plaster('lime', colour, .5, .035)
    g.mesh('wall', [(left, 1.2, 0), (6, 1.2, 0), (6, 1.2, 6), (left, 1.2, 6)], [(0, 1, 2, 3)], lime)
    y0, y1 = window_y
    z0, z1 = window_z
    for a, b, c, d in ((-6, y0, 0, 9), (y1, 1.2, 0, 9), (y0, y1, 0, z0), (y0, y1, z1, 9)):
        g.box('left', (.12, b - a, d - c), lime, (left - .06, (a + b) / 2, (c + d) / 2), round_=0)
    bar = m.plain('window', '#e8dcc6', .5)
    mid = (y0 + y1) / 2
    for y in (y0 + .02, mid, y1 - .02):
        g.box('bar', (.05, .045, z1 - z0), bar, (left - .04, y, (z0 + z1) / 2), round_=0)
    for k in range(5):
        g.box('bar', (.05, y1 - y0, .032), bar, (left - .04, mid, z0 + (z1 - z0) * k / 4), round_=0)
    trim = m.plain('skirting', '#efe2cb', .5)
    g.box('skirting', (6 - left, .016, .09), trim, ((6 + left) / 2, 1.192, .045), round_=.003)
    if dado:
        g.box('dado', (6 - left, .006, .95), m.plaster('dado', dado, .5, .03), ((6 + left) / 2, 1.198, .475), round_=0)
        g.box('rail', (6 - left, .02, .035), trim, ((6 + left) / 2, 1.19, .96), round_=.004)
    floor_planks(m.wood('planks', boards, 'X', .38))


def outside_leaves(rng):
    """Leaves beyond the window: only their shadows come in."""
    green = m.leaf('outside', '#4f6b3a')
    me = parts.leaf_mesh('outside-leaf', .16, .055, green)
    wood = m.plain('twig', '#5a4632', .8)
    for i in range(7):
        parts.branch('out%d' % i, (-4.1, rng.uniform(-1.4, .7), 2.2 + rng.uniform(0, .9)), (rng.uniform(-.1, .4), rng.uniform(-.6, .6), rng.uniform(-.8, .1)), 1.1,
                     me, wood, rng, 22, .5, 2, .006)


def urn(x, y, rng, scale=1.0, branches=7):
    terracotta = m.clay('urn', '#b8693f', .78, .5)
    prof = g.spline([(0, .0), (.085, .0), (.115, .03), (.165, .16), (.175, .26), (.14, .36), (.085, .415), (.078, .44), (.098, .468), (.094, .474), (.07, .44), (.075, .40), (.0, .38)], 10)
    o = g.place(g.lathe('urn', [(r * scale, z * scale) for r, z in prof], terracotta, 128, wobble=.012, seed=3), (x, y, 0))
    me = parts.leaf_mesh('sprig', .105, .036, m.leaf('sprig', '#6c7f56'), .3)
    bark = m.plain('bark', '#6b553d', .8)
    for i in range(branches):
        a = i / branches * 6.28 + rng.uniform(-.3, .3)
        out = rng.uniform(.12, .42)
        parts.branch('stem%d' % i, (x + .03 * math.cos(a), y + .03 * math.sin(a), .40 * scale), (math.cos(a) * out, math.sin(a) * out * .7, 1), rng.uniform(.62, .98) * scale,
                     me, bark, rng, 24, .55, 2, .0036)
    return o


def floor_lamp(x, y, height=1.52):
    brass = m.metal('lamp-brass', 'brass', .3)
    linen = m.cloth('shade', '#f1e6d0', 'linen', translucent=.42)
    g.place(g.lathe('foot', [(0, 0), (.14, 0), (.143, .006), (.14, .016), (.02, .024), (.012, .03), (0, .03)], brass, 96), (x, y, 0))
    g.tube('stem', [(x, y, .02), (x, y, height - .05)], .0095, brass)
    for o in parts.drum_shade('shade', .21, .165, height - .26, height, linen, m.cloth('tape', '#dccbaa', 'cotton')):
        g.place(o, (x, y, 0))
    studio.bulb((x, y, height - .13), 7.0)


def side_table(x, y, h=.50, r=.20):
    wood = m.wood('table', 'teak', 'X', .4)
    g.place(g.lathe('top', [(0, h - .028), (r - .02, h - .028), (r, h - .018), (r, h - .006), (r - .006, h), (0, h)], wood, 96), (x, y, 0))
    legs = m.wood('table-legs', 'teak', 'Z', .4)
    for k in range(3):
        a = k * 2.094 + .5
        g.tube('table-leg', [(x + r * .35 * math.cos(a), y + r * .35 * math.sin(a), h - .02), (x + r * .92 * math.cos(a), y + r * .92 * math.sin(a), 0)], .013, legs)


def books(x, y, z, spec, turn=8):
    h = z
    pages = m.plain('pages', '#e9dfca', .9)
    for i, (w, d, t, colour) in enumerate(spec):
        rot = (0, 0, turn - i * 7)
        g.box('book', (w, d, t), m.cloth('book%d' % i, colour, 'canvas'), (x, y, h + t / 2), rot, .002)
        g.box('pages', (w - .006, d - .004, t - .006), pages, (x, y - .0032, h + t / 2), rot, 0)
        h += t
    return h


def dhurrie(cx, cy, w, h, ground, palette, rng):
    tile = prints.rug(ground, w, h, palette)
    mat = m.cloth('dhurrie', weave='dhurrie', tile=tile)
    o = g.sheet('dhurrie', w, h, lambda U, V: (U - w / 2 + cx, V - h / 2 + cy, .007 + .0025 * g.noise2(4, U, V, 2.2) + .001 * g.noise2(5, U, V, 9)), mat, .02, .006)
    cotton = m.cloth('fringe', '#eadfc8', 'cotton')
    for side in (-1, 1):
        f = parts.fringe('fringe', -h / 2, h / 2, 0, .006, .075, cotton, rng, .012)
        g.place(f, (cx + side * w / 2, cy, 0), (0, 0, 90 if side > 0 else -90))
    return o


def cushion(name, size, colour, weave, loc, rot, seed, tile=None, piping=None, plump=1.0, oblong=1.0, crumple=.12):
    mat = m.cloth(name, colour, weave, tile=tile, offset=(tile.width / 2, tile.height / 2) if tile else (0, 0), crumple=crumple)
    edge = m.cloth(name + '-edge', piping, 'cotton') if piping else None
    return g.place(g.simulate_pillow(name, size, mat, plump, seed, piping=edge, oblong=oblong), loc, rot)


def throw_over(couch, x, y, width, length):
    """A wool throw that falls over the back, along the seat and down the front."""
    wool = m.cloth('throw', None, 'wool', tile=prints.check('#b9793a', 1.2, dict(light='#f2e8d4', deep='#7a3b22', accent='#e0b463', leaf='#777', gold='#f0e4cd'), 'plaid'))
    path = g.spline([(y + .46, .72), (y + .36, .93), (y + .24, .93), (y + .10, .72), (y + .03, .56), (y - .12, .52), (y - .38, .535), (y - .50, .48), (y - .53, .34), (y - .54, .16)], 16)
    path = np.array(path)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    length = min(length, run[-1])

    def fn(U, V):
        s = V / length * run[-1]
        lean = (V - length / 2) * .10
        ruck = .010 * g.noise2(21, U, V, 7) + .012 * g.noise2(22, U * .6, V * .6, 4)
        X = x + (U - width / 2) * (.93 + .05 * np.sin(V * 3)) + lean + .012 * g.noise2(23, U, V, 3)
        return X, np.interp(s, run, path[:, 0]), np.interp(s, run, path[:, 1]) + ruck + .012
    o = g.sheet('throw', width, length, fn, wool, .017, 0, levels=0)
    o = g.drape(o, couch, 22, mass=.35, bending=1.2, gap=.006, friction=30)
    g.thicken(o, .004)
    return g.subdivide(o)


def living(job):
    rng = np.random.default_rng(8)
    room()
    outside_leaves(rng)
    linen = m.cloth('sofa', '#e6d9c3', 'linen', crumple=.22)
    sx, sy = 1.02, .62
    couch = sofa.track(dict(width=2.12, seats=2, depth=.92, fabric=linen, piping=m.cloth('sofa-piping', '#dccdb4', 'cotton'), wood=m.wood('sofa-legs', 'teak', 'Z')), (sx, sy, 0))
    cushion('genda', .50, None, 'slub', (sx - .70, sy - .10, .665), (70, 4, 14), 1, prints.buti('#d08f26', 1.1, 'genda'), '#b9772a')
    cushion('ikat', .46, None, 'slub', (sx - .36, sy - .17, .625), (62, -5, -8), 5, prints.ikat('#27406e', .8), '#27406e', .9)
    cushion('madder', .52, '#9c4a30', 'slub', (sx + .72, sy - .08, .672), (71, -3, -13), 9, None, '#8d3d25')
    throw_over(couch, sx + .26, sy, .54, 1.55)
    floor_lamp(sx + 1.42, sy + .22)
    urn(-.52, .72, rng, 1.12)
    parts.frame('kalamkari', .50, .66, m.cloth('art', None, 'khadi', tile=prints.jaal('#efe3cc', 1.0)), m.wood('frame', 'teak', 'X'), sx - .24, 1.58, 1.18, m.paper('mount', '#f6efe2'))
    parts.frame('ajrakh', .50, .66, m.cloth('art2', None, 'khadi', tile=prints.ajrakh('#2c3b66', 1.3)), m.wood('frame2', 'teak', 'X'), sx + .38, 1.58, 1.18, m.paper('mount2', '#f6efe2'))
    dhurrie(.82, -.55, 2.5, 1.55, '#eadcc2', dict(light='#f3ead6', deep='#27406e', accent='#b4562f', gold='#d69b35', leaf='#777'), rng)
    sheer = m.cloth('curtain', '#f3ebdd', 'linen', translucent=.5)
    g.hung('curtain', 1.7, 2.75, .02, sheer, rail=.012, z=2.85, gather=.42, folds=9, depth=.05, seed=12, step=.016, thickness=0, x=-2.42, y=1.08)
    studio.sun((.80, .40, -.47), 5.6, .9, (1, .90, .75))
    studio.area((-3.1, .1, 1.8), (0, .2, .8), 1.3, 46, (.86, .93, 1), 2.0)
    studio.area((1.5, -4.6, 3.0), (.5, .6, .6), 3.4, 70, (1, .96, .9))
    studio.world((1.0, .965, .92), .42)
    if job['view'] == 'tall':
        studio.camera((.95, -4.35, 1.22), (.93, .9, 1.12), 60, 5.6, (sx, sy - .3, .6))
    else:
        studio.camera((.28, -4.9, 1.20), (.28, .9, 1.02), 40, 5.6, (sx, sy - .3, .6))
    return dict(bounces=4, exposure=.26, contrast=.14, bloom=.25, vignette=.06)


SCENES = dict(living=living)


def build(job):
    return SCENES[job['params']['scene']](job)
