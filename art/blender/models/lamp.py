"""Lamps: table, floor and pendant. `design` chooses the body and the shade, `colour` is the swatch."""
import math

import bpy
import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import inks, lightness, mix, shade

LINEN, TAPE = '#f0e6d3', '#ddcdb0'


def metal_of(colour):
    names = {'#b98f41': 'brass', '#b56b41': 'copper', '#2b2825': 'iron', '#bcc0c2': 'silver'}
    return names.get(colour.lower(), 'brass')


def shade_cloth(name, colour=LINEN, weave='linen', tile=None):
    return m.cloth(name, colour, weave, tile=tile, translucent=.40)


def fittings(z, height, brass, spread):
    """Holder, harp and finial between the body and a shade that ends at `height`."""
    objs = [g.lathe('holder', [(0, z), (.017, z), (.017, z + .010), (.0115, z + .014), (.011, z + .045), (.0175, z + .05), (.0175, z + .088), (0, z + .09)], brass, 64)]
    for t in range(3):
        a = 2 * math.pi * t / 3 + .4
        objs.append(g.tube('spider', [(0, 0, height - .022), (spread * math.cos(a), spread * math.sin(a), height - .004)], .0016, brass))
    g.tube('rod', [(0, 0, z + .08), (0, 0, height - .02)], .003, brass)
    objs.append(g.lathe('finial', [(0, height + .014), (.006, height + .010), (.008, height + .002), (.005, height - .008), (.004, height - .024)], brass, 32))
    return objs


def cord(colour='#d9ccb6', start=.07):
    g.tube('cord', g.spline([(start * .7, .03, .006), (.11, .11, .0036), (.20, .20, .0036), (.30, .30, .0036), (.50, .34, .0036), (1.1, .30, .0036), (2.2, .40, .0036)], 14), .0031,
           m.cloth('cord', colour, 'canvas'))


def terracotta_pleated(colour):
    brass = m.metal('brass', 'brass')
    if lightness(colour) < .60 and colour.lower() in ('#b4552f',):
        body = m.clay('body', colour, .62, .45, burnish=.5)
    else:
        body = m.glaze('body', colour, '#b98a63', .22, .5, .24, .35, .3, .012)
    prof = g.spline([(0, .002), (.055, .001), (.064, .007), (.092, .045), (.118, .098), (.112, .150), (.078, .192), (.040, .214), (.030, .230), (.034, .240), (.028, .246), (.012, .247)], 12)
    objs = [g.lathe('body', prof, body, 144, wobble=.004)]
    n = 72
    prof = [(.085 + .100 * (1 - t) ** 1.15, .292 + .178 * t) for t in np.linspace(0, 1, 24)]
    pleat = g.lathe('shade', prof, shade_cloth('pleated', '#f3e6cf', 'cotton'), n * 8,
                    flute=lambda a, t: 1 + .022 * (2 * abs(((a * n / 6.28318) % 1) - .5) - .5) * (1 + .08 * math.sin(a * 9)))
    tape = m.cloth('tape', '#e2d2b4', 'cotton')
    for r, z in ((.1868, .296), (.0872, .467)):
        objs.append(g.lathe('tape', [(r, z - .006), (r + .0018, z - .005), (r + .0018, z + .005), (r, z + .006)], tape, 160))
    objs += [pleat] + fittings(.246, .470, brass, .085)
    cord()
    studio.bulb((.012, 0, .37), 1.5)
    return objs, (0, -.09, .285)


def brass_column(colour):
    body = m.metal('body', metal_of(colour), .22)
    prof = [(0, 0), (.070, 0), (.074, .004), (.074, .010), (.066, .016), (.048, .020), (.045, .028), (.052, .034), (.050, .040), (.030, .046), (.022, .056), (.019, .075)]
    z = .075
    for i in range(4):
        prof += [(.019, z), (.026, z + .006), (.032, z + .013), (.026, z + .020), (.017, z + .026), (.0155, z + .055 - i * .004)]
        z += .058 - i * .004
    prof += [(.022, z), (.036, z + .006), (.040, z + .012), (.030, z + .018), (.014, z + .022), (0, z + .022)]
    z += .022
    objs = [g.lathe('body', prof, body, 144)]
    top = z + .24
    objs += parts.drum_shade('shade', .165, .150, top - .205, top, shade_cloth('linen'), m.cloth('tape', TAPE, 'cotton'))
    objs += fittings(z, top, body, .150)
    cord()
    studio.bulb((.012, 0, top - .11), 1.6)
    return objs, (0, -.03, z * .72)


def blue_pottery(colour):
    palette = dict(light='#f5f3ea', deep=shade(colour, -.10), accent=shade(colour, -.04), leaf=mix(colour, '#2f8a7d', .55), gold='#d8a441')
    tile = prints.jaal('#f3f1e8', .62, dict(palette, light=colour))
    prof = g.spline([(0, .002), (.054, .001), (.060, .006), (.066, .03), (.095, .10), (.112, .165), (.104, .22), (.070, .262), (.040, .282), (.036, .296), (.045, .306), (.040, .312), (.012, .313)], 12)
    objs = [g.lathe('body', prof, m.painted('pottery', tile), 144, girth=tile.width * 3)]
    brass = m.metal('brass', 'brass')
    objs += parts.drum_shade('shade', .190, .135, .352, .560, shade_cloth('linen'), m.cloth('tape', TAPE, 'cotton'))
    objs += fittings(.313, .560, brass, .135)
    cord()
    studio.bulb((.012, 0, .44), 1.8)
    return objs, (0, -.1, .20)


def paper(colour):
    """A faceted lantern of rag paper; petals lie in it."""
    n = 14
    rag = m.cloth('rag', mix(colour, '#ffffff', .35), 'khadi', tile=petal_paper(mix(colour, '#fffaf0', .45), colour), translucent=.62, crumple=.25)
    prof = [(.115, .012), (.128, .05), (.138, .11), (.140, .17), (.136, .23), (.125, .29), (.110, .335)]
    prof = g.spline(prof, 8)
    fold = lambda a, t: 1 + .035 * (2 * abs(((a * n / 6.28318) % 1) - .5) - .5)
    objs = [g.lathe('paper', prof, rag, n * 12, wobble=.01, flute=fold)]
    bamboo = m.wood('bamboo', 'natural', 'Z', .5)
    for r, z in ((.115, .012), (.110, .335)):
        objs.append(g.tube('hoop', [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 6.283, 73)[:-1]], .0032, bamboo, True))
    for k in range(3):
        a = k * 2.094 + .3
        objs.append(g.tube('foot', [(.105 * math.cos(a), .105 * math.sin(a), .014), (.112 * math.cos(a), .112 * math.sin(a), 0)], .005, bamboo))
    cord('#e6dcc8', .11)
    studio.bulb((0, 0, .15), .8, .035)
    return objs, (0, -.12, .2)


def petal_paper(ground, petal):
    t = prints.Tile(.44, .40, ground)
    rng = np.random.default_rng(12)
    for i in range(46):
        x, y, a = rng.uniform(0, .44), rng.uniform(0, .40), rng.uniform(0, 6.28)
        u = (t.X - x + .22) % .44 - .22
        v = (t.Y - y + .20) % .40 - .20
        col = (shade(petal, -.12), '#c9762f', '#8d9a5b')[i % 3]
        t.put(prints.leaf(u, v, 0, 0, rng.uniform(.014, .030), rng.uniform(.006, .012), a), col, .62, .5, 2.5)
    fibre = t.wrapped_noise((160, 30), 7) * t.wrapped_noise((30, 160), 8)
    t.rgb *= (1 - .25 * np.clip(fibre - .35, 0, 1))[..., None]
    return t


def bamboo_floor(colour):
    wood = m.wood('bamboo', 'natural' if lightness(colour) > .4 else 'black', 'Z', .5)
    objs = []
    apex, spread, top = 1.16, .27, 1.18
    for k in range(3):
        a = k * 2.094 - .52
        foot = np.array([spread * math.cos(a), spread * math.sin(a), 0])
        head = np.array([-.035 * math.cos(a), -.035 * math.sin(a), top])
        pts, radii = [], []
        for i, t in enumerate(np.linspace(0, 1, 60)):
            node = math.exp(-(((t * 6.2 + k * .3) % 1 - .5) / .035) ** 2)
            pts.append(tuple(foot + (head - foot) * t))
            radii.append(1 + .16 * node - .12 * t)
        objs.append(g.tube('pole', pts, .0135, wood, radii=radii))
    jute = m.cloth('jute', '#b08a55', 'canvas')
    objs.append(g.lathe('lashing', [(.030, apex - .075), (.036, apex - .06), (.037, apex - .03), (.031, apex - .015)], jute, 48))
    tile = prints.cane('#cda466' if lightness(colour) > .4 else '#3a322b', .019)
    around = round(2 * math.pi * .20 / tile.width) * tile.width
    prof = [(.19 - .035 * t ** 1.4, 1.14 + .36 * t) for t in np.linspace(0, 1, 16)]
    objs.append(g.lathe('shade', prof, m.woven_cane('cane', tile), 160, girth=around))
    lining = m.cloth('lining', '#f4ead6', 'cotton', translucent=.6)
    objs.append(g.lathe('lining', [(r - .006, z) for r, z in prof], lining, 128))
    rim = m.wood('rim', 'natural' if lightness(colour) > .4 else 'black', 'X', .5)
    for r, z in ((.19, 1.14), (.155, 1.50)):
        objs.append(g.tube('rim', [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 6.283, 97)[:-1]], .006, rim, True))
    studio.bulb((0, 0, 1.30), 5, .04)
    return objs, (0, -.15, 1.22)


def slim_floor(colour):
    body = m.metal('body', metal_of(colour), .26)
    iron = m.metal('base', 'iron', .4)
    objs = [g.lathe('base', [(0, 0), (.128, 0), (.132, .005), (.130, .015), (.02, .020), (.014, .03), (0, .032)], iron if metal_of(colour) != 'iron' else body, 128)]
    pts = g.spline([(0, 0, .02), (0, 0, .5), (0, 0, 1.0), (.012, -.004, 1.22), (.070, -.018, 1.36), (.165, -.04, 1.415), (.27, -.06, 1.405)], 16)
    objs.append(g.tube('stem', pts, .0085, body))
    objs.append(g.place(g.lathe('joint', [(0, -.014), (.013, -.014), (.014, 0), (.013, .014), (0, .014)], body, 48), (.27, -.06, 1.402), (0, 90, -12)))
    head = [(.022, .062), (.030, .066), (.040, .055), (.062, .030), (.078, .0), (.082, -.032), (.079, -.032), (.074, 0), (.058, .028), (.036, .05), (.020, .055)]
    objs.append(g.place(g.lathe('head', head, body, 128), (.285, -.063, 1.345), (0, -14, -12)))
    glow = m.Nodes('glow')
    e = glow.add('Emission', Strength=9.0)
    e.inputs[0].default_value = (1, .78, .5, 1)
    glow.link(e.outputs[0], glow.out.inputs[0])
    objs.append(g.place(g.lathe('globe', g.spline([(0, .02), (.028, .012), (.036, -.012), (.028, -.034), (0, -.044)], 8), glow.mat, 64), (.287, -.063, 1.335)))
    return objs, (.16, -.05, 1.34)


def hang(z, top=3.2, colour='#3a332c'):
    g.tube('flex', [(0, 0, z), (.003, 0, (z + top) / 2), (0, 0, top)], .0034, m.cloth('flex', colour, 'canvas'))


def cane_dome(colour):
    tile = prints.cane('#cfa76c' if lightness(colour) < .8 else '#efe6d4', .017)
    prof = g.spline([(.225, .0), (.218, .06), (.190, .13), (.135, .19), (.075, .225), (.030, .238)], 10)
    around = round(2 * math.pi * .225 / tile.width) * tile.width
    objs = [g.lathe('dome', prof, m.woven_cane('cane', tile), 160, girth=around)]
    rim = m.wood('rim', 'natural' if lightness(colour) < .8 else 'bleached', 'X', .5)
    objs.append(g.tube('rim', [(.225 * math.cos(a), .225 * math.sin(a), 0) for a in np.linspace(0, 6.283, 129)[:-1]], .0065, rim, True))
    for k in range(8):
        a = k * math.pi / 4
        objs.append(g.tube('rib', [(r * math.cos(a) * 1.004, r * math.sin(a) * 1.004, z) for r, z in prof], .0034, rim))
    brass = m.metal('cap', 'brass')
    objs.append(g.lathe('cap', [(.034, .232), (.036, .24), (.030, .25), (.012, .26), (.010, .29), (0, .292)], brass, 64))
    objs.append(bulb_glass(.12))
    hang(.285)
    return objs, (0, -.2, .1)


def bulb_glass(z):
    k = m.Nodes('lit')
    e = k.add('Emission', Strength=14.0)
    e.inputs[0].default_value = (1, .76, .46, 1)
    k.link(e.outputs[0], k.out.inputs[0])
    studio.bulb((0, 0, z - .06), 2.6)
    return g.lathe('lit', g.spline([(0, z - .052), (.020, z - .046), (.030, z - .022), (.024, z + .004), (.013, z + .03), (.012, z + .05)], 8), k.mat, 64)


def pierced(colour):
    tile = prints.holes(.0135)
    skin = m.pierced('skin', m.metal('body', metal_of(colour), .32, False, hammered=0), tile)
    prof = g.spline([(.030, -.012), (.085, .0), (.150, .050), (.176, .125), (.158, .205), (.105, .265), (.055, .300), (.032, .335)], 12)
    around = round(2 * math.pi * .176 / tile.width) * tile.width
    objs = [g.thicken(g.lathe('skin', prof, skin, 160, girth=around), .0012)]
    solid = m.metal('solid', metal_of(colour), .3)
    objs.append(g.lathe('crown', [(.034, .328), (.037, .336), (.033, .352), (.018, .362), (.011, .37), (.010, .40), (0, .402)], solid, 96))
    objs.append(g.lathe('seat', [(.031, -.011), (.033, -.016), (.020, -.024), (.010, -.038), (.004, -.052), (0, -.053)], solid, 64))
    for z, r in ((.125, .1775),):
        objs.append(g.lathe('belt', [(r - .001, z - .010), (r + .002, z - .008), (r + .002, z + .008), (r - .001, z + .010)], solid, 160))
    studio.bulb((0, 0, .15), 9.0, .02)
    hang(.395)
    return objs, (0, -.16, .16)


DESIGNS = {
    'terracotta-pleated': (terracotta_pleated, .47), 'brass-column': (brass_column, .5), 'blue-pottery': (blue_pottery, .56),
    'paper': (paper, .40), 'bamboo-floor': (bamboo_floor, 1.25), 'slim-floor': (slim_floor, 1.25),
    'cane-dome': (cane_dome, .55), 'pierced': (pierced, .5),
}


def build(job):
    p = job['params']
    make, size = DESIGNS[p['design']]
    objs, focus = make(p['colour'])
    pendant = p['design'] in ('cane-dome', 'pierced')
    studio.stage(size, key=76, fill=.36, depth=1.9 if not pendant else 2.4)
    if pendant:
        bpy.data.objects['sweep'].location.z = -size * 1.3
    aspect = job['width'] / job['height']
    if job['view'] == 'detail':
        d = size * (1.25 if size < 1 else .85)
        studio.camera((focus[0] + d * .35, focus[1] - d, focus[2] + d * .28), focus, 80, 9)
    else:
        studio.fit(objs, (.16, -1, .20 if not pendant else -.06), aspect, .80 if size < 1 else .86, 85, -.02)
    return dict(exposure=-.12, contrast=.12, bloom=.25)
