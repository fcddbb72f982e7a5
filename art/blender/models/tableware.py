"""Plates, bowls, tea things, tumblers and the bell-metal thali."""
import math

import bpy
import numpy as np

import geometry as g
import materials as m
import prints
import studio
from colour import lightness, mix, shade


def dish(radius, depth, rim=.25, thick=.0042, foot=.55):
    """Profile of a plate or bowl: outside from the foot up, over the lip, inside to the middle."""
    r, d = radius, depth
    out = g.spline([(0, .003), (r * foot - .004, .003), (r * foot - .003, 0), (r * foot + .001, 0), (r * foot + .003, .004), (r * (1 - rim), d * .42), (r * .985, d * .94)], 10)
    inn = g.spline([(r, d), (r * .985, d + .0005), (r * (1 - rim) - thick * .4, d * .42 + thick * .9), (r * foot, .0085), (r * .2, .0075), (0, .0072)], 10)
    return out + inn


def round_uv(obj, tile_size):
    """Prints for plates are centred on the plate: UV from above."""
    me = obj.data
    layer = me.uv_layers[0]
    for loop in me.loops:
        co = me.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (co.x + tile_size / 2, co.y + tile_size / 2)


def speckled(colour):
    mat = lambda k: m.glaze('glaze%d' % k, colour, '#b98f68', .30, .75, .05, .35, .25, .0)
    objs = []
    for i in range(3):
        o = g.place(g.lathe('plate%d' % i, dish(.130, .024), mat(i), 160, wobble=.006, seed=i * 3), (.004 * i - .05, .03, i * .0115), (0, 0, 50 * i))
        objs.append(o)
    lean = g.place(g.lathe('plate', dish(.130, .024), mat(9), 160, wobble=.006, seed=12), (.075, .125, .133), (78, 0, -14))
    objs.append(lean)
    return objs, (-.05, -.02, .05)


def medallion(colour, radius):
    t = prints.Tile(radius * 2.2, radius * 2.2, '#f3f1e8', limit=1600)
    u, v = t.X - radius * 1.1, t.Y - radius * 1.1
    s = radius / .13
    deep, leafc = shade(colour, -.12), mix(colour, '#2c8275', .6)
    d, a = np.hypot(u, v), np.arctan2(v, u)
    t.put(prints.ring(d - .124 * s, .005 * s), colour)
    t.put(prints.ring(d - .116 * s, .0012 * s), deep)
    t.put(prints.ring(d - .083 * s, .0016 * s), colour)
    n = 16
    k = np.floor(a / (2 * math.pi / n) + .5) * (2 * math.pi / n)
    x, y = d * np.cos(a - k), d * np.sin(a - k)
    t.put(prints.flower(x - .100 * s, y, .0105 * s, 6, .4), colour)
    t.put(prints.disc(x - .100 * s, y, .003 * s), '#d9a43a')
    k2 = (np.floor(a / (2 * math.pi / n)) + .5) * (2 * math.pi / n)
    x2, y2 = d * np.cos(a - k2), d * np.sin(a - k2)
    for sg in (-1, 1):
        t.put(prints.leaf(x2, y2, .092 * s, 0, .020 * s, .007 * s, sg * .8), leafc)
    n = 8
    k = np.floor(a / (2 * math.pi / n) + .5) * (2 * math.pi / n)
    x, y = d * np.cos(a - k), d * np.sin(a - k)
    t.put(prints.flower(x - .055 * s, y, .0145 * s, 5, .4), colour)
    t.put(prints.disc(x - .055 * s, y, .004 * s), '#d9a43a')
    k2 = (np.floor(a / (2 * math.pi / n)) + .5) * (2 * math.pi / n)
    x2, y2 = d * np.cos(a - k2), d * np.sin(a - k2)
    for sg in (-1, 1):
        t.put(prints.leaf(x2, y2, .030 * s, 0, .040 * s, .010 * s, sg * .30), leafc)
    t.put(prints.flower(u, v, .030 * s, 8, .35), colour)
    t.put(prints.flower(u, v, .021 * s, 8, .35, .39), '#f3f1e8')
    t.put(prints.flower(u, v, .012 * s, 8, .3), deep)
    t.put(prints.disc(u, v, .0045 * s), '#d9a43a')
    return t


def blue_pottery(colour):
    t = medallion(colour, .13)
    objs = []
    for i, (loc, rot) in enumerate((((-.045, .03, .0), (0, 0, 10)), ((.07, .13, .133), (77, 0, -12)))):
        o = g.lathe('plate%d' % i, dish(.130, .022, .30), m.painted('paint%d' % i, t), 160)
        round_uv(o, t.width)
        objs.append(g.place(o, loc, rot))
    return objs, (.03, 0, .08)


def thali(colour):
    bell = m.metal('bell', 'brass', .24, True, hammered=150)
    flat = [(0, .002), (.146, .002), (.149, .004), (.160, .026), (.164, .028), (.165, .026), (.163, .029), (.158, .029), (.146, .0065), (.140, .0052), (0, .0050)]
    objs = [g.lathe('thali', flat, bell, 192)]
    cup = g.spline([(0, .001), (.024, .001), (.027, .003), (.036, .018), (.041, .036)], 8) + g.spline([(.0415, .0375), (.040, .0375), (.034, .019), (.024, .005), (0, .004)], 8)
    for x, y in ((-.062, .062), (.030, .088)):
        objs.append(g.place(g.lathe('katori', cup, bell, 128), (x, y, .0052)))
    glass = g.spline([(0, .001), (.026, .001), (.029, .004), (.031, .04), (.037, .095)], 8) + g.spline([(.0378, .0965), (.0362, .0965), (.029, .04), (.024, .006), (0, .005)], 8)
    objs.append(g.place(g.lathe('glass', glass, bell, 128), (.155, .135, 0)))
    return objs, (0, .04, .02)


def longpi(colour):
    stone = m.clay('stone', '#262422', .42, .15, burnish=.3)
    bowl = dish(.135, .085, .12, .006, .42)
    objs = [g.lathe('bowl', bowl, stone, 160, wobble=.010, seed=4)]
    for s in (-1, 1):
        pts = g.spline([(s * .128, -.022, .066), (s * .158, -.016, .070), (s * .164, 0, .071), (s * .158, .016, .070), (s * .128, .022, .066)], 10)
        objs.append(g.tube('ear', pts, .0075, stone))
    lid = g.spline([(.128, .0), (.132, .004), (.110, .022), (.060, .038), (.022, .044), (.016, .050), (.022, .060), (.018, .068), (0, .070)], 10)
    objs.append(g.place(g.lathe('lid', lid, stone, 160, wobble=.006), (.0, .0, .086)))
    return objs, (0, -.1, .09)


def mango_bowl(colour):
    wood = m.wood('wood', 'mango', 'X', .45)
    enamel = m.plain('enamel', colour, .16, Specular=.5)
    r = .15
    out = g.spline([(0, .0), (.055, .0), (.062, .004), (.105, .038), (.138, .078), (r, .108)], 12)
    inn = g.spline([(r - .0015, .110), (r - .007, .109), (.130, .078), (.098, .042), (.05, .014), (0, .010)], 12)
    objs = [g.lathe('outer', out + [(r - .0012, .110)], wood, 160), g.lathe('inner', inn, enamel, 160)]
    small = [(a * .52, b * .52) for a, b in out] + [(a * .52, b * .52) for a, b in inn[:1]]
    objs.append(g.place(g.lathe('outer2', small, wood, 128), (.125, -.105, 0)))
    objs.append(g.place(g.lathe('inner2', [(a * .52, b * .52) for a, b in inn], enamel, 128), (.125, -.105, 0)))
    return objs, (.04, -.05, .07)


def kulhad(colour):
    objs = []
    for i, (x, y) in enumerate(((-.085, .06), (.0, .085), (.088, .055), (-.045, -.03), (.045, -.035), (.005, .015))):
        mat = m.glaze('kulhad%d' % i, colour, '#b0714a', .16, .45, .09, .5, .5, .026, second=mix(colour, '#f3e6cf', .35))
        out = g.spline([(0, .001), (.023, .001), (.025, .004), (.029, .03), (.037, .062), (.041, .078)], 10)
        inn = g.spline([(.0412, .080), (.039, .0795), (.034, .062), (.025, .028), (.019, .008), (0, .006)], 10)
        if i == 5:
            continue
        objs.append(g.place(g.lathe('cup%d' % i, out + inn, mat, 96, wobble=.014, seed=i * 5), (x, y, 0), (0, 0, 60 * i)))
    sixth = m.glaze('kulhad6', colour, '#b0714a', .16, .45, .09, .5, .5, .026, second=mix(colour, '#f3e6cf', .35))
    o = g.lathe('cup5', g.spline([(0, .001), (.023, .001), (.025, .004), (.029, .03), (.037, .062), (.041, .078)], 10) + g.spline([(.0412, .080), (.039, .0795), (.034, .062), (.025, .028), (.019, .008), (0, .006)], 10), sixth, 96, wobble=.014, seed=77)
    objs.append(g.place(o, (.002, .012, .0785), (3, -4, 20)))
    return objs, (0, -.02, .06)


def tea_garden(colour):
    tile = prints.buti('#f7f5ef', .46, palette=dict(light=mix(colour, '#ffffff', .25), deep=shade(colour, -.1), accent='#d8a33a', leaf=shade(colour, -.02), gold=mix(colour, '#ffffff', .3)))
    china = lambda n: m.painted(n, tile, .10)
    body = g.spline([(0, .002), (.040, .001), (.044, .005), (.070, .030), (.084, .065), (.076, .098), (.048, .118), (.040, .121)], 12)
    objs = [g.lathe('pot', body, china('pot'), 144, girth=tile.width * 2)]
    lid = g.spline([(.043, .119), (.044, .123), (.034, .134), (.016, .141), (.007, .144), (.007, .149), (.012, .156), (.008, .163), (0, .165)], 10)
    plainc = m.plain('china', '#f6f4ee', .1, Specular=.5)
    gold = m.metal('gilt', 'gold', .22)
    objs.append(g.lathe('lid', lid, plainc, 96))
    objs.append(g.tube('line', [(.0445 * math.cos(a), .0445 * math.sin(a), .1215) for a in np.linspace(0, 6.283, 97)[:-1]], .0011, gold, True))
    spout = g.spline([(-.070, 0, .048), (-.100, 0, .058), (-.118, 0, .085), (-.134, 0, .112), (-.146, 0, .120)], 10)
    objs.append(g.tube('spout', spout, .0145, plainc, radii=list(np.linspace(1.15, .52, len(spout)))))
    handle = g.spline([(.070, 0, .096), (.104, 0, .108), (.126, 0, .082), (.112, 0, .048), (.074, 0, .038)], 12)
    objs.append(g.tube('handle', handle, .0062, plainc))
    cup_o = g.spline([(0, .004), (.017, .003), (.019, .0), (.021, .003), (.030, .022), (.040, .048)], 8)
    cup_i = g.spline([(.0405, .049), (.0385, .049), (.028, .022), (.016, .008), (0, .007)], 8)
    sau = dish(.066, .014, .3, .003, .5)
    for i, (x, y, turn) in enumerate(((-.105, -.090, 30), (.070, -.105, -40), (.185, .015, -10), (.165, .120, 10))):
        objs.append(g.place(g.lathe('saucer%d' % i, sau, plainc, 128), (x, y, 0)))
        c = g.place(g.lathe('cup%d' % i, cup_o + cup_i, china('cup%d' % i), 128, girth=tile.width), (x, y, .006), (0, 0, turn))
        objs.append(c)
        h = g.tube('ear', g.spline([(.036, 0, .040), (.052, 0, .042), (.056, 0, .028), (.044, 0, .016), (.029, 0, .017)], 8), .0030, plainc, parent=c)
        objs.append(h)
        g.tube('rim', [(.0398 * math.cos(a), .0398 * math.sin(a), .049) for a in np.linspace(0, 6.283, 65)[:-1]], .0008, gold, True, c)
    return objs, (0, -.02, .08)


def tumblers(colour):
    tint = mix(colour, '#ffffff', .82)
    objs = []
    for i, (x, y) in enumerate(((-.09, .075), (.0, .095), (.092, .07), (-.048, -.005), (.05, -.012), (.128, -.035))):
        out = g.spline([(0, 0), (.029, 0), (.033, .003), (.035, .03), (.038, .075), (.0405, .105)], 10)
        inn = g.spline([(.0405, .1065), (.0385, .1065), (.036, .075), (.032, .03), (.026, .014), (0, .011)], 10)
        objs.append(g.place(g.lathe('tumbler%d' % i, out + inn, m.glass('glass%d' % i, tint, .0), 112, wobble=.010, seed=i * 4), (x, y, 0), (0, 0, 40 * i)))
    return objs, (0, 0, .06)


DESIGNS = dict(speckled=(speckled, .34), blue_pottery=(blue_pottery, .34), thali=(thali, .40), longpi=(longpi, .34), mango_bowl=(mango_bowl, .38),
               kulhad=(kulhad, .26), tea_garden=(tea_garden, .40), tumblers=(tumblers, .30))


def build(job):
    p = job['params']
    make, size = DESIGNS[p['design']]
    objs, focus = make(p['colour'])
    studio.stage(size * 1.25, depth=1.6)
    if job['view'] == 'detail':
        d = size * 1.9
        studio.camera((focus[0] - d * .32, focus[1] - d * .82, focus[2] + d * .46), focus, 95, 8)
    else:
        tilt = {'thali': 1.25, 'speckled': .62, 'blue_pottery': .55, 'tea_garden': .85, 'kulhad': .5, 'tumblers': .6}.get(p['design'], .62)
        studio.fit(objs, (.18, -1, tilt), job['width'] / job['height'], .88, 85, -.01)
    return dict(exposure=-.12, contrast=.13, **(dict(bounces=20, glassy=True) if p['design'] == 'tumblers' else {}))
