"""Rugs and mats, seen from above as they lie: whole, so that border and field are one design."""
import math

import numpy as np

import carpets
import geometry as g
import materials as m
import parts
import studio
from colour import shade

LOOK = (.0, -.42, 1)


def lying(name, w, h, thick, mat):
    """Not quite flat: the edges lift a little, as those of a rug that has just been unrolled."""
    def fn(U, V):
        wave = .0035 * g.noise2(4, U, V, 2.0) + .0010 * g.noise2(5, U, V, 9)
        end = np.maximum(0, np.abs(V - h / 2) - (h / 2 - .16)) / .16
        lift = .012 * end ** 2 * (.5 + .5 * g.smooth_noise(7, 5, U / w))
        side = .0022 * g.smooth_noise(11, 7, V / h)
        return U - w / 2 + side, V - h / 2, np.maximum(thick + wave + lift, thick)
    return g.sheet(name, w, h, fn, mat, .014, thick)


def carpet(p, colour):
    w, h = p['width'], p['length']
    thick = p.get('thick', .006)
    mat = m.cloth('rug', colour, p.get('weave', 'dhurrie'), tile=carpets.KINDS[p['kind']](colour, w, h))
    objs = [lying('rug', w, h, thick, mat)]
    if p.get('fringe', True):
        ends, rng = m.cloth('fringe', '#e9dfca', 'cotton'), np.random.default_rng(6)
        for side in (-1, 1):
            objs.append(parts.fringe('fringe', -w / 2, w / 2, side * h / 2, .006, p.get('fringe_length', .06), ends, rng, .010, side))
    return objs, (-.28 * w / 1.2, -h * .30, .02), .42 * w / 1.2


def loops(p, colour):
    """A bath mat: rows of thick soft loops on a woven back."""
    w, h, pitch = p['width'], p['length'], .0165
    back = m.cloth('back', shade(colour, -.04), 'canvas')
    yarn = m.cloth('loop', colour, 'boucle')
    objs = [lying('back', w, h, .004, back)]
    profile = [(.0062 * math.cos(t), .0105 * math.sin(t)) for t in np.linspace(-math.pi / 2 + .01, math.pi / 2 - .01, 9)]
    first = g.lathe('loop', profile, yarn, 12)
    rng = np.random.default_rng(2)
    for i in range(int(h / pitch)):
        for j in range(int(w / pitch)):
            o = first if i == j == 0 else g.link(first.copy())
            at = (pitch * (j + .5) - w / 2 + rng.normal(0, .0012), pitch * (i + .5) - h / 2 + rng.normal(0, .0012), .0125 + rng.normal(0, .0008))
            g.place(o, at, (rng.normal(78, 12), rng.normal(0, 14), rng.uniform(0, 360)))
    return objs, (-.10, -.24, .02), .20


def build(job):
    p = job['params']
    objs, focus, span = (loops if p['kind'] == 'loops' else carpet)(p, p['colour'])
    studio.stage(p['length'] * 1.05)
    if job['view'] == 'detail':
        look = np.array((.36, -1, .9)) / np.linalg.norm((.36, -1, .9))
        k = span / .8 * 100 / 36
        studio.camera(tuple(np.array(focus) + look * k), focus, 100, 9)
    else:
        studio.fit(objs[:1], LOOK, job['width'] / job['height'], .86, 85)
    return dict(exposure=.02, contrast=.13)
