"""Sofas: track arms, rolled arms, loose cover, plinth, a cane frame and the diwan. The product faces -Y."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import lightness, mix, shade


def block(name, size, r, mat, piping, loc, rot=(0, 0, 0), seed=0, crown=.045, wrinkle=.007, pull=.0035, pipe_r=.0045, zs=None):
    """A loose cushion with piped edges."""
    o = g.place(g.padded(name, size, r, mat, crown=crown, crown_side=.016, wrinkle=wrinkle, seed=seed, pull=pull), loc, rot)
    edge = size[2] / 2 - r * .42
    if piping:
        for z in ((edge, -edge) if zs is None else zs):
            g.tube(name + '-piping', g.rounded_rect(size[0] + .004, size[1] + .004, r * 1.05, z), pipe_r, piping, True, o)
    return o


def track(params, at=(0, 0, 0)):
    """Answers the objects of one sofa that faces -Y, standing at `at`."""
    p = dict(width=2.05, seats=2, depth=.88, style='track', leg=.17, seat_height=.43, back=.80, arm=.13)
    p.update(params)
    fab, pipe, wood = p['fabric'], p.get('piping'), p['wood']
    W, D, n = p['width'], p['depth'], p['seats']
    arm_w, leg_h = p['arm'], p['leg']
    objs = []
    add = objs.append
    base_h = .15
    inner = W - 2 * arm_w
    add(g.place(g.padded('base', (W - .06, D - .10, base_h), .03, fab, wrinkle=.0015, seed=1), (0, 0, leg_h + base_h / 2)))
    arm_top = p['seat_height'] + .17
    for s in (-1, 1):
        h = arm_top - leg_h
        a = g.place(g.padded('arm', (arm_w, D, h), min(.05, arm_w * .42), fab, crown=.010, crown_side=.007, wrinkle=.004, seed=3 + s),
                    (s * (W / 2 - arm_w / 2), 0, leg_h + h / 2), (0, s * 2.0, 0))
        add(a)
        if pipe:
            g.tube('arm-piping', [(x, -D / 2 + .004, z) for x, z, _ in g.rounded_rect(arm_w - .018, h - .018, .042)], .0042, pipe, True, a)
    back_h = p['back'] - leg_h - .04
    add(g.place(g.padded('back', (W - .02, .16, back_h), .06, fab, crown=.010, wrinkle=.004, seed=9), (0, D / 2 - .075, leg_h + .04 + back_h / 2), (-6, 0, 0)))
    sw = inner / n
    sd = D - .24
    for i in range(n):
        x = -inner / 2 + sw * (i + .5)
        seat_z = p['seat_height'] - .075
        add(block('seat%d' % i, (sw - .006, sd, .15), .045, fab, pipe, (x, -D / 2 + sd / 2 - .012, seat_z), (0, 0, (.5, -.6, .3)[i % 3]), 20 + i))
        bh = p['back'] - p['seat_height'] + .03
        add(block('back%d' % i, (sw - .004, bh, .19), .065, fab, pipe, (x, D / 2 - .235, p['seat_height'] + bh / 2 - .02), (76, 0, (-1.2, 1.5, .6)[i % 3]),
                  30 + i, crown=.06, wrinkle=.010, pull=.006, zs=(.0,)))
    if p.get('plinth'):
        add(g.box('plinth', (W - .10, D - .12, leg_h), wood, (0, .01, leg_h / 2), round_=.004))
    elif p.get('skirt'):
        add(valance(W - .03, D - .04, leg_h + .05, fab))
    else:
        for x in (-1, 1):
            for y in (-1, 1):
                add(parts.leg('leg', wood, x * (W / 2 - .11), y * (D / 2 - .10), leg_h + .02))
    for o in objs:
        o.location.x += at[0]
        o.location.y += at[1]
        o.location.z += at[2]
    return objs


def valance(w, d, h, fab):
    """The skirt of a loose cover: hangs to the floor with a pleat at each corner."""
    ring = g.rounded_rect(w, d, .05, 0, 8)
    P = np.array(ring + [ring[0]])[:, :2]
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])

    def fn(U, V):
        x, y = np.interp(U, run, P[:, 0]), np.interp(U, run, P[:, 1])
        flare = 1 + .012 * (1 - V / h) + .008 * g.noise2(3, U, V, 4) * (1 - V / h)
        return x * flare, y * flare, V + .004
    return g.sheet('valance', run[-1], h, fn, fab, .02, .003)


def rolled(p, fab, pipe, wood):
    """Scroll arms, one bench cushion, turned legs."""
    W, D, seat = p.get('width', 1.95), .90, .44
    objs = []
    add = objs.append
    inner = W - .40
    add(g.place(g.padded('base', (W - .16, D - .12, .17), .03, fab, wrinkle=.0015), (0, 0, .235)))
    for s in (-1, 1):
        add(g.place(g.padded('armside', (.13, D - .06, .36), .04, fab, wrinkle=.003, seed=s + 4), (s * (W / 2 - .13), 0, .40)))
        roll = g.spline([(0, -D / 2 - .004), (.052, -D / 2), (.098, -D / 2 + .012), (.104, -D / 2 + .05), (.104, D / 2 - .05), (.09, D / 2), (0, D / 2)], 8)
        o = g.lathe('roll', [(r, z) for r, z in roll], fab, 64, wobble=.004)
        add(g.place(o, (s * (W / 2 - .105), 0, .585), (-90, 0, 0)))
        add(g.tube('roll-piping', [(s * (W / 2 - .105) + .092 * math.cos(a), -D / 2 + .008, .585 + .092 * math.sin(a)) for a in np.linspace(0, 6.283, 49)[:-1]], .0048, pipe, True))
    add(g.place(g.padded('back', (W - .30, .20, .48), .085, fab, crown=.02, crown_side=.03, wrinkle=.006, seed=9), (0, D / 2 - .12, .62), (-9, 0, 0)))
    add(block('bench', (inner - .01, D - .28, .16), .05, fab, pipe, (0, -.085, seat - .06), seed=21, crown=.045))
    for i in range(3):
        add(block('back%d' % i, (inner / 3 - .006, .40, .17), .07, fab, pipe, ((i - 1) * inner / 3, D / 2 - .29, seat + .215), (75, 0, (1, -1, .6)[i]), 30 + i, .055, .009, .006, zs=(0,)))
    prof = [(0, 0), (.016, 0), (.019, .012), (.014, .03), (.024, .055), (.030, .075), (.022, .10), (.028, .125), (.030, .16), (0, .16)]
    for x in (-1, 1):
        for y in (-1, 1):
            add(g.place(g.lathe('leg', prof, wood, 48), (x * (W / 2 - .17), y * (D / 2 - .13), 0)))
    return objs


def cane(p, fab, pipe, wood):
    """A teak frame with cane sides and back; loose cushions."""
    W, D, seat = 1.72, .80, .42
    objs = []
    add = objs.append
    tile = prints.cane('#cfa76c', .017)
    web = m.woven_cane('web', tile)
    wx, wy = m.wood('frame-x', 'teak', 'X'), m.wood('frame-y', 'teak', 'Y')
    wz = wood
    for x in (-1, 1):
        for y, h in ((-1, .60), (1, .80)):
            add(g.box('post', (.042, .042, h), wz, (x * (W / 2 - .02), y * (D / 2 - .02), h / 2), round_=.006))
        add(g.box('arm', (.060, D + .03, .030), wy, (x * (W / 2 - .02), -.005, .612), round_=.010))
        add(g.box('low', (.032, D - .06, .040), wy, (x * (W / 2 - .02), 0, .30), round_=.005))
        z0, z1 = .32, .597
        add(panel_web('side', D - .08, z1 - z0, web, (x * (W / 2 - .02), 0, (z0 + z1) / 2), (0, 0, 90)))
    for y in (-1, 1):
        add(g.box('rail', (W - .06, .032, .055), wx, (0, y * (D / 2 - .02), .30), round_=.005))
    add(g.box('top', (W - .06, .034, .050), wx, (0, D / 2 - .02, .775), round_=.008))
    for x in (-.28, .28):
        add(g.box('stile', (.030, .028, .44), wz, (x, D / 2 - .02, .54), round_=.004))
    add(panel_web('backweb', W - .08, .43, web, (0, D / 2 - .02, .54), (0, 0, 0)))
    sw = (W - .09) / 2
    for i, s in enumerate((-1, 1)):
        add(block('seat%d' % i, (sw - .004, D - .10, .13), .04, fab, pipe, (s * sw / 2, -.03, .385), (0, 0, s * .4), 20 + i, .035))
        add(block('back%d' % i, (sw - .01, .38, .15), .055, fab, pipe, (s * sw / 2, D / 2 - .15, .635), (76, 0, s * -1.1), 30 + i, .05, .009, .006, zs=(0,)))
    return objs


def panel_web(name, w, h, mat, loc, rot):
    return g.place(g.mesh(name, [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], mat,
                          face_uv=[[(0, 0), (w, 0), (w, h), (0, h)]]), loc, rot)


def diwan(p, fab, pipe, wood):
    """A low wooden bed with a mattress, two bolsters and back cushions."""
    W, D = 1.90, .85
    objs = []
    add = objs.append
    wx = m.wood('frame-x', p.get('wood_kind', 'sheesham'), 'X')
    for y in (-1, 1):
        add(g.box('rail', (W, .045, .11), wx, (0, y * (D / 2 - .02), .22), round_=.006))
    for x in (-1, 1):
        add(g.box('end', (.045, D, .11), m.wood('frame-y', 'sheesham', 'Y'), (x * (W / 2 - .02), 0, .22), round_=.006))
        for y in (-1, 1):
            prof = [(0, 0), (.022, 0), (.026, .01), (.018, .03), (.030, .06), (.036, .09), (.026, .125), (.038, .15), (.042, .17), (.042, .275), (.036, .285), (.020, .30), (.028, .315), (.018, .335), (0, .338)]
            add(g.place(g.lathe('leg', prof, wood, 64), (x * (W / 2 - .02), y * (D / 2 - .02), 0)))
    add(block('mattress', (W - .10, D - .09, .13), .045, fab, pipe, (0, 0, .335), seed=4, crown=.018, wrinkle=.007))
    plain = m.cloth('bolster', p['second'], 'slub', crumple=.1)
    prof = g.spline([(.004, -.36), (.03, -.365), (.085, -.352), (.098, -.32), (.10, 0), (.098, .32), (.085, .352), (.03, .365), (.004, .36)], 10)
    for x in (-1, 1):
        add(g.place(g.lathe('bolster', prof, plain, 96, wobble=.012, seed=x + 3), (x * (W / 2 - .18), -.005, .495), (90, 0, x * 3)))
        g.tube('tassel', [(x * (W / 2 - .18), -.375, .495), (x * (W / 2 - .18), -.392, .46), (x * (W / 2 - .18), -.39, .40)], .007, pipe)
    return objs


def build(job):
    p = dict(job['params'])
    colour, style = p['colour'], p.get('style', 'track')
    options = {k: p[k] for k in ('motif', 'kind', 'scale') if p.get(k)}
    tile = None if p.get('print', 'plain') == 'plain' else prints.named(p['print'], colour, **options)
    fab = m.leather('fabric', colour) if p.get('weave') == 'leather' else m.cloth('fabric', colour, p.get('weave', 'linen'), tile=tile, crumple=p.get('crumple', .10))
    pipe = m.leather('piping', shade(colour, -.03)) if p.get('weave') == 'leather' else m.cloth('piping', p.get('pipe_colour') or shade(colour, -.05), 'cotton')
    wood = m.wood('legs', p.get('wood', 'teak'), 'Z')
    p['second'] = mix(colour, '#f0e4cf', .72)
    if style == 'rolled':
        objs = rolled(p, fab, pipe, wood)
    elif style == 'cane':
        objs = cane(p, fab, pipe, wood)
    elif style == 'diwan':
        objs = diwan(p, fab, pipe, wood)
    else:
        keep = {k: p[k] for k in ('width', 'seats', 'depth', 'leg', 'arm', 'back', 'seat_height', 'plinth', 'skirt') if k in p}
        objs = track(dict(keep, fabric=fab, piping=pipe, wood=wood))
    extra = []
    if p.get('pillows', True) and style in ('track', 'rolled'):
        a = m.cloth('pillow', None, 'slub', tile=prints.buti(mix(colour, '#efe3cd', .82), .9), crumple=.1) if tile is None else m.cloth('pillow', mix(colour, '#efe3cd', .8), 'slub', crumple=.1)
        w = p.get('width', 2.05)
        extra.append(g.place(g.simulate_pillow('pillow', .46, a, 1.0, 3), (-w / 2 + p.get('arm', .13) + .25, -.03, .655), (70, 3, 13)))
    if job['view'] == 'room':
        import scenes.corner
        return scenes.corner.corner(job, objs + extra)
    studio.stage(1.62)
    if job['view'] == 'detail':
        studio.camera((-1.45, -2.1, 1.35), (-.55, -.15, .52), 78, 8)
    else:
        studio.fit(objs, (.40, -1, .30), job['width'] / job['height'], .86, 76, .0)
    return dict(exposure=-.06, contrast=.13)
