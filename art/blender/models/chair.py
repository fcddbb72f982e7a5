"""Chairs and stools: teak and cane, spindles, upholstered shells, the planter's chair, reed and rope."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import lightness, mix, shade
from models.sofa import block, panel_web

WOOD_OF = {'#a26c3c': 'teak', '#644530': 'walnut', '#2b2825': 'black', '#c8ab7d': 'natural', '#7a4e2d': 'sheesham'}


def wood_of(colour, grain='Z'):
    kind = WOOD_OF.get(colour.lower())
    if kind:
        return m.wood('wood' + grain, kind, grain)
    k = m.Nodes('paint' + grain)
    k.set(Base_Color=m.rgba(colour), Roughness=.45)
    co = k.add('TexCoord').outputs['Object']
    k.link(k.bump(k.noise(k.scaled(co, (60, 60, 6)), 1, 2), .08, .001), k.bsdf.inputs['Normal'])
    return k.mat


def stick(name, a, b, size, mat):
    """A squared bar from a to b; its grain runs along it."""
    a, b = np.array(a, float), np.array(b, float)
    d = b - a
    L = np.linalg.norm(d)
    o = g.box(name, (size[0], size[1], L), mat, round_=min(size) * .22)
    from mathutils import Vector
    o.rotation_mode = 'QUATERNION'
    o.rotation_quaternion = Vector(d).to_track_quat('Z', 'Y')
    o.location = (a + b) / 2
    return o


def chandigarh(p, colour):
    wz, wx = wood_of(colour), wood_of(colour, 'X')
    web = m.woven_cane('web', prints.cane('#d2ab70', .0150))
    objs = []
    add = objs.append
    for s in (-1, 1):
        x = s * .235
        add(stick('leg-front', (x, -.19, .44), (x * 1.04, -.285, 0), (.034, .052), wz))
        add(stick('leg-back', (x, .02, .44), (x * 1.04, .265, 0), (.034, .052), wz))
        add(stick('seat-rail', (x, -.235, .425), (x, .215, .425), (.034, .046), wz))
        add(stick('arm-post', (x, -.175, .44), (x, -.135, .64), (.032, .044), wz))
        add(stick('back-post', (x, .195, .42), (x * .98, .285, .815), (.032, .044), wz))
        add(g.box('arm', (.050, .43, .026), wood_of(colour, 'Y'), (x, .045, .652), (3, 0, 0), .008))
    for y, z in ((-.225, .425), (.205, .425)):
        add(g.box('rail', (.44, .034, .042), wx, (0, y, z), round_=.006))
    for y, z in ((.232, .545), (.283, .800)):
        add(g.box('back-rail', (.44, .030, .042), wx, (0, y, z), (-12, 0, 0), .006))
    seat = panel_web('seat', .438, .40, web, (0, -.01, .440), (90, 0, 0))
    add(seat)
    add(panel_web('back', .438, .225, web, (0, .2575, .672), (-12, 0, 0)))
    return objs, (.1, .0, .60)


def spindle(p, colour):
    wood = wood_of(colour)
    objs = []
    add = objs.append
    seat = g.padded('seat', (.46, .44, .036), .016, wood_of(colour, 'X'), crown=-.006, step=.012)
    add(g.place(seat, (0, 0, .445)))
    leg = lambda n, a, b: add(tapered(n, a, b, wood))
    for s in (-1, 1):
        leg('leg', (s * .165, -.155, .432), (s * .215, -.225, 0))
        leg('leg', (s * .155, .150, .432), (s * .205, .245, 0))
        add(g.tube('side', [(s * .190, -.19, .215), (s * .182, .20, .215)], .0085, wood))
    add(g.tube('cross', [(-.185, .0, .215), (.185, .0, .215)], .0085, wood))
    n = 9
    for k in range(n):
        f = k / (n - 1) * 2 - 1
        a = (f * .185, .175 - .02 * f * f, .455)
        b = (f * .225, .270 - .045 * f * f, .80)
        r = .0115 if k in (0, n - 1) else .0075
        pts = [tuple(np.array(a) + (np.array(b) - np.array(a)) * t) for t in np.linspace(0, 1, 16)]
        add(g.tube('spindle', pts, r, wood, radii=[.8 + .5 * math.sin(math.pi * t) for t in np.linspace(0, 1, 16)]))
    bow = [(f * .235, .275 - .047 * f * f, .815 + .006 * (1 - f * f)) for f in np.linspace(-1, 1, 31)]
    top = g.sheet('crest', .5, .058, lambda U, V: (np.interp(U / .5, np.linspace(0, 1, 31), [b[0] for b in bow]), np.interp(U / .5, np.linspace(0, 1, 31), [b[1] for b in bow]) + (V - .029) * .20,
                                                   np.interp(U / .5, np.linspace(0, 1, 31), [b[2] for b in bow]) + V - .02), wood_of(colour, 'X'), .012, .020)
    add(top)
    return objs, (.05, .1, .62)


def tapered(name, a, b, mat, r0=.019, r1=.0115):
    pts = [tuple(np.array(a) + (np.array(b) - np.array(a)) * t) for t in np.linspace(0, 1, 14)]
    return g.tube(name, pts, 1.0, mat, radii=[(r0 * (1 - t) + r1 * t) * (1 + .10 * math.sin(math.pi * min(1, t * 2.2))) for t in np.linspace(0, 1, 14)])


def shell(p, colour):
    """A curved back that wraps the seat (velvet dining chair, bouclé armchair)."""
    deep = p.get('deep', False)
    weave = p.get('weave', 'velvet')
    fab = m.cloth('fabric', colour, weave, crumple=.08)
    pipe = m.cloth('piping', shade(colour, -.06), 'cotton')
    R, H, seat, T = (.40, .40, .40, .125) if deep else (.265, .36, .45, .062)
    objs = []
    sweep_deg = 118 if deep else 100
    n = 64
    L = 2 * math.radians(sweep_deg) * R
    section = g.rounded_rect(T, H, T * .47, 0, 8)
    section = section + [section[0]]
    S = np.array(section)[:, :2]
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(S, axis=0), axis=1))])

    def fn(U, V):
        a = (U / L * 2 - 1) * math.radians(sweep_deg)
        fall = 1 - (.34 if not deep else .20) * np.clip(np.abs(a) / math.radians(sweep_deg), 0, 1) ** 2.2
        end = np.sqrt(np.clip(1 - (1 - np.clip((1 - np.abs(U / L * 2 - 1)) / .045, 0, 1)) ** 2, 0, 1))
        t, z = np.interp(V, run, S[:, 0]) * end, np.interp(V, run, S[:, 1]) * fall * (.86 + .14 * end)
        r = R + t + .05 * (z / H) + .004 * g.noise2(4, U, V, 5)
        z0 = seat - .02 + H * .5 * fall
        return r * np.sin(a), r * np.cos(a) * 1.0, z0 + z
    objs.append(g.sheet('shell', L, run[-1], fn, fab, .014, 0))
    w = 2 * R - T * .6
    pad = g.padded('seat', (w, w * (1.02 if not deep else 1.08), .12 if not deep else .17), .05, fab, crown=.028, crown_side=.008, wrinkle=.004, seed=4, pull=.0)
    objs.append(g.place(pad, (0, -.02 if not deep else -.06, seat - .045)))
    brass, wood = m.metal('tips', 'brass'), m.wood('legs', 'walnut', 'Z')
    h = seat - .10
    for x in (-1, 1):
        for y in (-1, 1):
            a = (x * R * .62, y * R * .58 - .01, h + .02)
            b = (x * R * .86, y * R * .84 - .01, 0)
            objs.append(tapered('leg', a, b, wood, .017, .010))
            tip = tuple(np.array(b) + (np.array(a) - np.array(b)) * .10)
            objs.append(g.tube('tip', [b, tip], .0125, brass))
    return objs, (-.1, -.05, seat + .12)


def planter(p, colour):
    wz, wy, wx = wood_of(colour), wood_of(colour, 'Y'), wood_of(colour, 'X')
    web = m.woven_cane('web', prints.cane('#d2ab70', .0150))
    objs = []
    add = objs.append
    for s in (-1, 1):
        x = s * .29
        add(stick('leg', (x, -.30, .54), (x, -.34, 0), (.040, .045), wz))
        add(stick('leg', (x, .22, .54), (x, .40, 0), (.040, .045), wz))
        add(g.box('arm', (.085, 1.02, .026), wy, (x, -.16, .553), (0, 0, 0), .012))
        add(stick('side', (x * .90, -.34, .40), (x * .90, .52, .98), (.030, .050), wz))
        add(stick('side2', (x * .90, -.36, .385), (x * .90, .16, .30), (.030, .050), wz))
    path = np.array(g.spline([(-.34, .40), (-.16, .365), (.02, .345), (.14, .40), (.28, .62), (.42, .84), (.53, 1.00)], 12))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    add(g.sheet('sling', .50, run[-1], lambda U, V: (U - .25, np.interp(V, run, path[:, 0]), np.interp(V, run, path[:, 1])), web, .02, 0, levels=0))
    add(g.box('front', (.56, .036, .045), wx, (0, -.345, .395), round_=.008))
    add(g.box('head', (.56, .036, .060), wx, (0, .535, 1.01), (-35, 0, 0), .010))
    add(g.box('stretch', (.56, .030, .034), wx, (0, .33, .20), round_=.006))
    return objs, (.1, .1, .62)


def wing(p, colour):
    tile = prints.named(p.get('print', 'jaal'), colour, scale=1.0)
    fab, pipe = m.cloth('fabric', None, 'canvas', tile=tile, crumple=.06), m.cloth('piping', shade(colour, -.08), 'cotton')
    wood = m.wood('legs', 'walnut', 'Z')
    objs = []
    add = objs.append
    add(g.place(g.padded('base', (.70, .68, .16), .03, fab, wrinkle=.001), (0, 0, .26)))
    add(block('seat', (.54, .60, .15), .05, fab, pipe, (0, -.06, .405), seed=3, crown=.04))
    add(g.place(g.padded('back', (.62, .15, .78), .06, fab, crown=.02, crown_side=.035, wrinkle=.004, seed=8), (0, .30, .72), (-10, 0, 0)))
    for s in (-1, 1):
        add(g.place(g.padded('arm', (.11, .60, .32), .05, fab, crown=.010, wrinkle=.003, seed=2 + s), (s * .325, -.03, .47), (0, s * 4, 0)))
        add(g.place(g.padded('wing', (.085, .30, .44), .042, fab, crown=.012, crown_side=.012, wrinkle=.003, seed=6 + s), (s * .325, .225, .86), (-8, s * 6, s * -8)))
        for y in (-1, 1):
            add(parts.leg('leg', wood, s * .27, y * .25, .19, .024, .014, 7))
    return objs, (-.05, -.05, .62)


def mooda(p, colour):
    reed = m.wood('reed', 'natural', 'Z', .6)
    rope = m.cloth('rope', colour if lightness(colour) < .66 else '#b58d58', 'canvas')
    objs = []
    n, h, r0, r1 = 44, .42, .185, .125
    for k in range(n):
        for turn in (.95, -.95):
            a = 2 * math.pi * k / n
            pts = []
            for t in np.linspace(0, 1, 14):
                ang = a + turn * (t - .5)
                r = r0 - (r0 - r1) * math.sin(math.pi * t) ** 1.1
                pts.append((r * math.cos(ang), r * math.sin(ang), .02 + (h - .04) * t))
            objs.append(g.tube('reed', pts, .0046, reed, resolution=2))
    for z, r, k in ((.018, r0, .016), (.045, r0 - .006, .011), (h - .02, r0 - .002, .013), (h / 2, r1 + .003, .013), (h / 2 + .026, r1 + .005, .011), (h / 2 - .026, r1 + .005, .011)):
        objs.append(g.tube('ring', [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 6.283, 73)[:-1]], k, rope, True))
    rr = r0 + .004
    i = 0
    while rr > .006:
        mat = rope if (i // 3) % 2 == 0 else m.cloth('rope2', '#d9c193', 'canvas')
        objs.append(g.tube('seat', [(rr * math.cos(a), rr * math.sin(a), h + .006 - .010 * (1 - rr / r0)) for a in np.linspace(0, 6.283, 73)[:-1]], .0085, mat, True))
        rr -= .0155
        i += 1
    return objs, (0, -.08, h * .9)


def counter(p, colour):
    wood, brass = wood_of(colour), m.metal('rail', 'brass')
    objs = []
    seat = g.padded('seat', (.42, .32, .05), .022, wood_of(colour, 'X'), crown=-.010, step=.012)
    objs.append(g.place(seat, (0, 0, .635)))
    for x in (-1, 1):
        for y in (-1, 1):
            objs.append(tapered('leg', (x * .150, y * .105, .615), (x * .205, y * .185, 0), wood, .020, .0125))
    ring = g.rounded_rect(.372, .318, .03, .215, 6)
    objs.append(g.tube('footrail', ring, .0085, brass, True))
    return objs, (0, -.05, .58)


def study(p, colour):
    wz, wx = wood_of(colour), wood_of(colour, 'X')
    web = m.woven_cane('web', prints.cane('#d2ab70', .0150))
    iron = m.metal('iron', 'iron', .4)
    pad = m.cloth('pad', '#d9c7a4', 'canvas', crumple=.1)
    objs = []
    add = objs.append
    for k in range(5):
        a = k * 2 * math.pi / 5 + .3
        add(stick('spoke', (.02 * math.cos(a), .02 * math.sin(a), .125), (.27 * math.cos(a), .27 * math.sin(a), .070), (.034, .030), wz))
        c = g.lathe('castor', g.spline([(.004, -.012), (.022, -.011), (.026, -.004), (.026, .004), (.022, .011), (.004, .012)], 6), iron, 32)
        add(g.place(c, (.265 * math.cos(a), .265 * math.sin(a), .027), (90, 0, math.degrees(a))))
    add(g.lathe('column', [(.030, .11), (.030, .16), (.017, .17), (.017, .40), (.05, .41), (.05, .42)], iron, 48))
    add(g.box('under', (.44, .44, .026), wx, (0, 0, .432), round_=.008))
    add(block('pad', (.45, .44, .06), .024, pad, None, (0, 0, .475), seed=4, crown=.018))
    for s in (-1, 1):
        add(stick('post', (s * .205, .205, .43), (s * .215, .285, .90), (.030, .040), wz))
        add(stick('armpost', (s * .240, -.10, .44), (s * .250, -.09, .655), (.028, .036), wz))
        add(g.box('arm', (.05, .36, .024), wood_of(colour, 'Y'), (s * .248, .06, .665), round_=.009))
    for z, y in ((.56, .226), (.88, .283)):
        add(g.box('rail', (.43, .028, .046), wx, (0, y, z), (-10, 0, 0), .007))
    add(panel_web('back', .41, .30, web, (0, .2545, .72), (-10, 0, 0)))
    return objs, (.05, .05, .66)


DESIGNS = dict(chandigarh=chandigarh, spindle=spindle, shell=shell, planter=planter, wing=wing, mooda=mooda, counter=counter, study=study)


def build(job):
    p = job['params']
    objs, focus = DESIGNS[p['design']](p, p['colour'])
    if job['view'] == 'room':
        import scenes.corner
        return scenes.corner.corner(job, objs)
    studio.stage(1.0 if p['design'] not in ('mooda',) else .7)
    if job['view'] == 'detail':
        d = 1.45
        studio.camera((focus[0] + d * .55, focus[1] - d * .95, focus[2] + d * .42), focus, 85, 8)
    else:
        studio.fit(objs, (.52, -1, .34), job['width'] / job['height'], .80, 85, -.01)
    return dict(exposure=-.06, contrast=.13)
