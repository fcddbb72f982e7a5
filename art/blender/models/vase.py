"""Vases, each with what it was made for: a branch, three marigolds, or nothing."""
import math

import numpy as np

import geometry as g
import materials as m
import parts
import prints
import studio
from colour import lightness, mix, shade
from scenes.garments import genda


def hollow(profile, wall=.004, depth=.9):
    """Turns an outer profile back inside, so that the mouth has a lip and a dark inside."""
    top = profile[-1][1]
    inner = [(max(.002, r - wall), z) for r, z in reversed(profile) if z > top * (1 - depth) and r > wall]
    return list(profile) + [(profile[-1][0] - wall * .5, top + wall * .35)] + inner


def terracotta_tall(colour, rng):
    body = m.clay('body', colour if lightness(colour) < .7 else '#e2d3b8', .66, .35, burnish=.6)
    prof = hollow(g.spline([(0, .002), (.046, .001), (.052, .006), (.070, .07), (.086, .16), (.080, .24), (.052, .31), (.034, .345), (.032, .360), (.042, .378)], 14))
    objs = [g.lathe('body', prof, body, 144, wobble=.006, seed=2)]
    me = parts.leaf_mesh('blade', .075, .030, m.leaf('blade', '#6f7d54'), .2)
    bark = m.plain('bark', '#6a543c', .8)
    parts.branch('stem', (.006, 0, .30), (.28, .05, 1), .52, me, bark, rng, 20, .6, 2, .0032)
    parts.branch('stem2', (-.006, .004, .30), (-.18, -.02, 1), .40, me, bark, rng, 16, .4, 1, .0028)
    return objs, [o for o in all_objects() if o.name.startswith('stem')], .42


def all_objects():
    import bpy
    return list(bpy.context.scene.objects)


def blue_pottery_bud(colour, rng):
    palette = dict(light=shade(colour, -.02), deep=shade(colour, -.16), accent=shade(colour, -.10), leaf=mix(colour, '#2c7f74', .6), gold='#d9a23b')
    tile = prints.jaal('#f4f2ea', .34, palette)
    prof = hollow(g.spline([(0, .001), (.030, .0005), (.034, .004), (.046, .028), (.052, .052), (.044, .080), (.024, .104), (.0165, .122), (.0175, .142), (.027, .158)], 14), .0028)
    objs = [g.lathe('body', prof, m.painted('pottery', tile), 144, girth=tile.width * 2)]
    stalk = m.plain('stalk', '#5d7238', .6)
    blooms = []
    mats = [m.plain('petal%d' % i, c, .75, Sheen=.5) for i, c in enumerate(('#e0861c', '#efae2c', '#d96c18'))]
    for i, (dx, dy, h, r) in enumerate(((-.042, .004, .085, .024), (.036, -.012, .070, .026), (.006, .02, .125, .023))):
        top = (dx, dy, .150 + h)
        blooms.append(g.tube('stalk', g.spline([(0, 0, .10), (dx * .2, dy * .2, .165), (dx * .7, dy * .7, .150 + h * .6), top], 10), .0021, stalk))
        head = g.place(genda('bloom', r, mats[i], rng), (top[0], top[1], top[2] - .002), (rng.uniform(20, 45), dx * 500, rng.uniform(0, 360)))
        blooms.append(head)
    return objs, blooms, .2


def bidri(colour, rng):
    t = prints.jaal('#1b1a1a', .36, dict(light='#cfcfca', deep='#1b1a1a', accent='#1f1e1e', leaf='#cfcfca', gold='#cfcfca'))
    lum = t.rgb.mean(2)
    t.metal = np.clip((lum - .05) * 4, 0, 1)
    t.has_metal = True
    k = m.painted('bidri', t, .38)
    tree = k.node_tree
    ext = tree.nodes.new('ShaderNodeTexImage')
    ext.image = m.image('bidri-metal', np.stack([t.metal] * 3, 2), True)
    src = [n for n in tree.nodes if n.type == 'MAPPING'][0]
    tree.links.new(src.outputs[0], ext.inputs['Vector'])
    bsdf = tree.nodes['Principled BSDF']
    tree.links.new(ext.outputs['Color'], bsdf.inputs['Metallic'])
    prof = hollow(g.spline([(0, .001), (.048, .0005), (.052, .005), (.040, .018), (.030, .030), (.044, .062), (.062, .100), (.058, .138), (.034, .170), (.022, .186), (.021, .200), (.034, .220)], 14), .003)
    objs = [g.lathe('body', prof, k, 144, girth=t.width * 3)]
    return objs, [], .24


def ribbed(colour, rng):
    body = m.glaze('body', colour, '#c9ab85', .18, .35, .26, .55, .05, .006, second=mix(colour, '#f3ead8', .45))
    prof = hollow(g.spline([(0, .002), (.048, .001), (.054, .006), (.078, .06), (.088, .12), (.080, .18), (.056, .222), (.046, .240), (.056, .256)], 14), .004)
    rib = lambda a, t: 1 + .020 * math.cos(a * 22) * min(1, t * 6) * (1 if t < .5 else max(0, 1 - (t - .5) * 8))
    objs = [g.lathe('body', prof, body, 264, wobble=.006, flute=rib)]
    return objs, [], .3


def kiln_trial(colour, rng):
    body = m.glaze('body', colour, '#b99873', .12, .6, .20, .8, .35, .012, second='#7fb3a2')
    prof = hollow(g.spline([(0, .002), (.040, .001), (.046, .006), (.082, .055), (.096, .105), (.078, .152), (.040, .178), (.034, .192), (.044, .204)], 14), .004)
    return [g.lathe('body', prof, body, 144, wobble=.012, seed=5)], [], .25


DESIGNS = {'terracotta-tall': terracotta_tall, 'blue-pottery-bud': blue_pottery_bud, 'bidri': bidri, 'ribbed': ribbed, 'kiln-trial': kiln_trial}


def build(job):
    p = job['params']
    rng = np.random.default_rng(3)
    objs, extra, size = DESIGNS[p['design']](p['colour'], rng)
    studio.stage(size)
    aspect = job['width'] / job['height']
    if job['view'] == 'detail':
        z = size * .55
        studio.camera((size * .55, -size * 1.7, z + size * .6), (0, 0, z), 85, 8, (0, -size * .2, z))
    else:
        studio.fit(objs + extra, (.14, -1, .26), aspect, .80, 85, -.02)
    return dict(exposure=-.12, contrast=.13)
