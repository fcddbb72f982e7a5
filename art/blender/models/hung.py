"""Long cloths over a wooden rail: dupattas and stoles, throws, curtains."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import mix, rgba, shade

RAIL = .08
CURTAIN_RAIL = .40


def rod(half, z):
    """A wooden rail on two cords."""
    g.tube('rail', [(-half, 0, z), (half, 0, z)], .0125, m.wood('rail', 'teak', 'X'))
    rope = m.cloth('rope', '#cdb88f', 'khadi')
    for x in (-half + .07, half - .07):
        g.tube('rope', [(x, 0, z + .012), (x, .004, z + 1.6)], .0034, rope)
        g.tube('loop', [(x, .0155 * math.cos(a), z + .0155 * math.sin(a)) for a in np.linspace(0, 6.28, 24)], .0034, rope, True)


def window(left=-.40, right=.50, low=-1.02, high=.26):
    """A window in a wall, with one pane's width left open beside the curtain, so that it shows how much light comes through."""
    wall, frame, y = m.paper('wall', '#ebe6df'), m.plain('frame', '#f2eee6', .5), .22
    for x0, x1, z0, z1 in ((-6, left, -6, 6), (right, 6, -6, 6), (left, right, -6, low), (left, right, high, 6)):
        g.mesh('wall', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], wall)
    w, h, x, z = right - left, high - low, (left + right) / 2, (low + high) / 2
    for at in (left, x, right):
        g.box('upright', (.045, .05, h + .045), frame, (at, y, z))
    for at in (low, z, high):
        g.box('bar', (w - .045, .046, .045), frame, (x, y, at))
    g.box('sill', (w + .16, .12, .03), frame, (x, y - .03, low - .03))
    sky = m.Nodes('sky')
    light = sky.add('Emission', Strength=1.25)
    light.inputs['Color'].default_value = rgba('#f4f7f8')
    sky.link(light.outputs[0], sky.out.inputs[0])
    g.mesh('sky', [(left, .30, low), (right, .30, low), (right, .30, high), (left, .30, high)], [(0, 1, 2, 3)], sky.mat)


def weave_of(p):
    return p.get('weave', 'silk')


def body_tile(p, ground):
    name = p.get('print', 'plain')
    if name == 'plain':
        return None
    options = {}
    if p.get('scale'):
        options['scale'] = p['scale']
    if p.get('motif'):
        options['motif'] = p['motif']
    if p.get('kind'):
        options['kind'] = p['kind']
    return prints.named(name, ground, **options)


def dupatta(p, colour):
    ground = shade(colour, p.get('deepen', 0))
    border, gold = p.get('border') or shade(ground, -.14), p.get('gold', '#d3a447')
    w, front, back, rail = .80, 1.12, 1.0, .0155
    total = back + math.pi * rail + front
    tile = prints.pallu(ground, border, gold, width=w, height=total, body=body_tile(p, ground), edge=p.get('edge', 'plain'))
    cloth = m.cloth('dupatta', ground, weave_of(p), tile=tile, rotate=math.pi, offset=(0, total), translucent=p.get('sheer', .08), crumple=.14)
    over = g.hung('dupatta', w, front, back, cloth, rail=rail, z=RAIL, gather=.76, folds=5, depth=.046, seed=p.get('seed', 8), thickness=.0011, settle=.4)
    fringe = parts.tassels('fringe', over, m.cloth('fringe', mix(ground, gold, .35) if p.get('edge') == 'zari' else shade(ground, .04), 'cotton'), .055, .016)
    return [over, fringe], (.05, 0, RAIL - front + .26), .46


def throw(p, colour):
    ground = shade(colour, p.get('deepen', 0))
    w, front, back, rail = .92, .98, .86, .018
    total = back + math.pi * rail + front
    tile = body_tile(p, ground)
    cloth = m.cloth('throw', ground, p.get('weave', 'wool'), tile=tile, offset=(0, total), crumple=.1)
    over = g.hung('throw', w, front, back, cloth, rail=rail, z=RAIL, gather=.84, folds=4, depth=.045, seed=17, thickness=.0042, settle=.4)
    objs = [over]
    if p.get('fringe', True):
        objs.append(parts.tassels('fringe', over, m.cloth('fringe', mix(ground, '#efe4cf', .35), 'wool'), .085, .014, .0024))
    return objs, (.06, 0, RAIL - front + .2), .46


def curtain(p, colour):
    w, drop = 1.42, 1.78
    if p.get('sheer'):
        cloth = m.sheer('curtain', colour, p['sheer'], p.get('weave', 'linen'))
    else:
        cloth = m.cloth('curtain', colour, p.get('weave', 'linen'), tile=body_tile(p, colour))
    over = g.hung('curtain', w, drop, .05, cloth, rail=.014, z=CURTAIN_RAIL, gather=.62, folds=8, depth=.050, seed=5, x=-.16, thickness=.0015, settle=.10)
    return [over], (-.16, 0, CURTAIN_RAIL - .19), .55


KINDS = dict(dupatta=dupatta, throw=throw, curtain=curtain)


def build(job):
    p = job['params']
    objs, focus, span = KINDS[p['cloth']](p, p['colour'])
    if p['cloth'] == 'curtain':
        rod(.80, CURTAIN_RAIL)
        window()
    else:
        rod(.60, RAIL)
    studio.wall()
    if job['view'] == 'detail':
        d = span / .8 * 100 / 36
        studio.camera((focus[0] - .30, focus[1] - d, focus[2] + .12), focus, 100, 8, (focus[0], focus[1] - .03, focus[2]))
    else:
        studio.fit(objs, (-.10, -1, .02), job['width'] / job['height'], .86, 90)
    return dict(exposure=.04, contrast=.12, vignette=.04, bounces=5)
