"""Long cloths over a wooden rail: sarees with their pallu, dupattas and stoles, throws, curtains."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import lightness, mix, shade

RAIL = 1.45


def setting(colour, half=.62, z=RAIL):
    """A lime-washed wall, and the rail on two cords."""
    wall = '#e3d1b6' if lightness(colour) < .78 else '#d3bb97'
    g.mesh('wall', [(-6, .16, -3), (6, .16, -3), (6, .16, 6), (-6, .16, 6)], [(0, 1, 2, 3)], m.plaster('wall', wall, .5, .025))
    g.tube('rail', [(-half, 0, z), (half, 0, z)], .0125, m.wood('rail', 'teak', 'X'))
    rope = m.cloth('rope', '#cdb88f', 'khadi')
    for x in (-half + .07, half - .07):
        g.tube('rope', [(x, 0, z + .012), (x, .004, z + 1.6)], .0034, rope)
        g.tube('loop', [(x, .0155 * math.cos(a), z + .0155 * math.sin(a)) for a in np.linspace(0, 6.28, 24)], .0034, rope, True)


def light():
    studio.area((-2.3, -1.15, 2.3), (0, 0, 1.0), .70, 125, (1, .965, .91))
    studio.area((2.2, -2.4, 1.3), (0, 0, .9), 2.0, 22, (.93, .97, 1))
    studio.world((1, .98, .95), .34)


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


def saree(p, colour):
    ground = shade(colour, p.get('deepen', 0))
    border, gold = p.get('border') or shade(ground, -.12), p.get('gold', '#d3a447')
    body, edge, weave = body_tile(p, ground), p.get('edge', 'zari'), weave_of(p)
    through = p.get('sheer', 0)
    w, front, back, rail = .64, 1.06, .96, .0155
    cloth = m.cloth('saree', ground, weave, tile=prints.saree_panel(ground, border, gold, width=w, body=body, edge=edge, temple=p.get('temple', True)),
                    rotate=math.pi / 2, translucent=through, crumple=.14)
    objs = [g.hung('body', w, front, back, cloth, rail=rail, z=RAIL, gather=.82, folds=4, depth=.046, seed=3, x=-.13, thickness=.0011)]
    pw, pf, pb = .56, 1.17, .9
    total = pb + math.pi * (rail + .005) + pf
    end = m.cloth('pallu', ground, weave, tile=prints.pallu(ground, border, gold, width=pw, height=total, body=body, edge=edge, temple=p.get('temple', True)),
                  rotate=math.pi, offset=(0, total), translucent=through, crumple=.14)
    over = g.hung('pallu', pw, pf, pb, end, rail=rail + .005, z=RAIL, gather=.74, folds=3, depth=.044, seed=11, x=.19, y=-.006, thickness=.0011, settle=.4)
    objs.append(over)
    if p.get('tassels', True):
        objs.append(parts.tassels('tassel', over, m.cloth('tassel', gold if edge == 'zari' else mix(ground, '#ffffff', .2), 'silk'), .045, .024))
    return objs, (.20, 0, RAIL - pf + .28), .50


def dupatta(p, colour):
    ground = shade(colour, p.get('deepen', 0))
    border, gold = p.get('border') or shade(ground, -.14), p.get('gold', '#d3a447')
    w, front, back, rail = .80, 1.12, 1.0, .0155
    total = back + math.pi * rail + front
    tile = prints.pallu(ground, border, gold, width=w, height=total, body=body_tile(p, ground), edge=p.get('edge', 'plain'), temple=False)
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
    cloth = m.cloth('curtain', colour, p.get('weave', 'linen'), tile=body_tile(p, colour), translucent=p.get('sheer', 0))
    over = g.hung('curtain', w, drop, .05, cloth, rail=.014, z=RAIL + .35, gather=.62, folds=8, depth=.050, seed=5, thickness=.0015, settle=.10)
    return [over], (0, 0, RAIL + .16), .55


KINDS = dict(saree=saree, dupatta=dupatta, throw=throw, curtain=curtain)


def build(job):
    p = job['params']
    colour = p['colour']
    objs, focus, span = KINDS[p['cloth']](p, colour)
    tall = p['cloth'] == 'curtain'
    setting(colour, .74 if tall else .60, RAIL + .35 if tall else RAIL)
    light()
    if job['view'] == 'detail':
        d = span / .8 * 100 / 36
        studio.camera((focus[0] - .30, focus[1] - d, focus[2] + .12), focus, 100, 8, (focus[0], focus[1] - .03, focus[2]))
    else:
        studio.fit(objs, (-.10, -1, .02), job['width'] / job['height'], .86, 90)
    return dict(exposure=.02, contrast=.15, vignette=.05, bounces=5)
