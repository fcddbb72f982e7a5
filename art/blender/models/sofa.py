"""Sofas. Styles: track (slim arms, loose cushions, tapered legs), rolled (scroll arms, bench seat), slip (loose cover to the floor)."""
import numpy as np

import geometry as g
import materials as m
import parts


def block(name, size, r, mat, piping, loc, rot=(0, 0, 0), seed=0, crown=.045, wrinkle=.007, pull=.0035, pipe_r=.0045, zs=None):
    """A loose cushion with piped edges."""
    o = g.place(g.padded(name, size, r, mat, crown=crown, crown_side=.016, wrinkle=wrinkle, seed=seed, pull=pull), loc, rot)
    edge = size[2] / 2 - r * .42
    if piping:
        for z in ((edge, -edge) if zs is None else zs):
            g.tube(name + '-piping', g.rounded_rect(size[0] + .004, size[1] + .004, r * 1.05, z), pipe_r, piping, True, o)
    return o


def build(params, at=(0, 0, 0), pillows=True):
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
    for x in (-1, 1):
        for y in (-1, 1):
            add(parts.leg('leg', wood, x * (W / 2 - .11), y * (D / 2 - .10), leg_h + .02))
    for o in objs:
        o.location.x += at[0]
        o.location.y += at[1]
        o.location.z += at[2]
    return objs
