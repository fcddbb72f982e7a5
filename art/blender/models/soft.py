"""Cushions, braided rugs and quilts: what is soft and lies."""
import math

import numpy as np

import geometry as g
import materials as m
import prints
import studio
from colour import lightness, mix, shade


def tile_of(p, ground, default_scale=1.0):
    name = p.get('print', 'plain')
    if name == 'plain':
        return None
    options = {k: p[k] for k in ('motif', 'kind') if p.get(k)}
    return prints.named(name, ground, scale=p.get('scale', default_scale), **options)


def cushion(p, colour):
    """One cushion stands against the other; a floor cushion lies."""
    size, weave = p.get('size', .48), p.get('weave', 'slub')
    tile = tile_of(p, colour, .9)
    off = (tile.width / 2, tile.height / 2) if tile else (0, 0)
    front = m.cloth('front', colour, weave, tile=tile, offset=off, crumple=.10)
    edge = m.cloth('edge', shade(colour, -.10 if lightness(colour) > .4 else .06), 'cotton')
    pipe = edge if p.get('piped', True) else None
    if p.get('floor'):
        o = g.place(g.padded('pad', (.60, .60, .16), .05, front, crown=.030, crown_side=.010, wrinkle=.006, seed=3, pull=.004), (0, 0, .080), (0, 0, 24))
        g.tube('piping', g.rounded_rect(.604, .604, .055, .055), .0048, edge, True, o)
        g.tube('piping', g.rounded_rect(.604, .604, .055, -.055), .0048, edge, True, o)
        second = m.cloth('second', mix(colour, '#efe4d0', .75), 'canvas', crumple=.1)
        u = g.place(g.padded('pad2', (.60, .60, .15), .05, second, crown=.024, wrinkle=.006, seed=8, pull=.004), (.01, .01, .075), (0, 0, 30))
        o.location.z += .136
        g.tube('piping', g.rounded_rect(.604, .604, .055, .052), .0048, edge, True, u)
        return [o, u], (0, -.2, .24), .40, (.25, -1, .42)
    a = g.place(g.simulate_pillow('front', size, front, 1.0, 4, piping=pipe), (0, -.02, size * .475), (74, 0, 4))
    objs = [a]
    if p.get('pair'):
        second = m.cloth('back', mix(colour, '#f3e9d6', .82), weave, crumple=.1)
        b = g.place(g.simulate_pillow('back', size, second, .95, 9, piping=pipe), (.17, .16, size * .475), (78, 0, -9))
        objs.append(b)
    return objs, (-.05, -.12, size * .55), .26, (-.10, -1, .16)


def braided(p, colour):
    """An oval rug: three strands plaited into a rope, and the rope coiled from a straight middle outwards."""
    outer, half, pitch, period = p.get('radius', .60), p.get('half', .30), .026, .040
    turns = outer / pitch
    # Equal steps along the rope: the plait is as dense outside as within.
    s = np.arange(.02, math.pi * pitch * turns ** 2 + 4 * half * turns, period / 9)
    turn = (-4 * half + np.sqrt(16 * half ** 2 + 4 * math.pi * pitch * s)) / (2 * math.pi * pitch)
    radius = pitch * turn

    def place_at(r):
        """Along the coil that keeps `r` from the middle line: up one side, round, down the other, round."""
        arc = math.pi * radius
        q = (turn % 1) * (2 * arc + 4 * half)
        up, over, down = q < 2 * half, q < 2 * half + arc, q < 4 * half + arc
        top, bottom = (q - 2 * half) / np.maximum(radius, 1e-4), (q - 4 * half - arc) / np.maximum(radius, 1e-4)
        x = np.select([up, over, down], [r, r * np.cos(top), -r], -r * np.cos(bottom))
        y = np.select([up, over, down], [q - half, half + r * np.sin(top), half - (q - 2 * half - arc)], -half - r * np.sin(bottom))
        return x, y

    undyed = mix(colour, '#c3a06a', .25)
    objs = []
    for k in range(3):
        phase = 2 * math.pi * s / period + k * 2 * math.pi / 3
        x, y = place_at(radius + .0072 * np.sin(phase))
        x, y = x + .006 * g.noise2(3, x + 2, y + 2, 1.4), y + .006 * g.noise2(4, x + 2, y + 2, 1.4)
        z = .0085 + .0036 * np.sin(2 * phase) + .0012 * g.noise2(5 + k, x + 2, y + 2, 9)
        strand = m.cloth('strand%d' % k, shade(undyed, (-.035, .02, .0)[k]), 'khadi', crumple=.1)
        objs.append(g.tube('strand', np.column_stack([x, y, z]), .0064, strand, resolution=2))
    return objs, (-.25, -.55, .01), .34, (.20, -1, 1.25)


def quilt(p, colour):
    """Folded twice and laid with its pillow covers."""
    weave = p.get('weave', 'cotton')
    tile = tile_of(p, colour)
    top = m.cloth('quilt', colour, weave, tile=tile, crumple=p.get('crumple', .3))
    inside = m.cloth('inside', mix(colour, '#f6efe2', .7), weave, crumple=.2)
    objs = []
    z = 0
    for i, (w, d, n, t, mat) in enumerate(((.56, .44, 4, p.get('thick', .014), top), (.47, .33, 3, .007, inside), (.46, .325, 3, .007, top))):
        o, h = g.folded('fold%d' % i, w, d, mat, n, t, seed=5 + i * 4, sag=.012)
        for part in o:
            g.place(part, (.01 * i, -.012 * i, z), (0, 0, (0, 1.6, -1.2)[i]))
        z += h * .95
        objs += o
    return objs, (.08, -.2, z * .62), .30, (-.40, -1, .50)


KINDS = dict(cushion=cushion, braided=braided, quilt=quilt)


def build(job):
    p = job['params']
    objs, focus, span, look = KINDS[p['thing']](p, p['colour'])
    size = {'cushion': .62, 'braided': 1.8, 'quilt': .62}[p['thing']]
    studio.stage(size)
    if job['view'] == 'detail':
        d = np.array(look) / np.linalg.norm(look)
        k = span / .8 * 100 / 36
        at = np.array(focus)
        studio.camera(tuple(at + d * k + np.array((0, 0, .12 * k))), tuple(at), 100, 9)
    else:
        studio.fit(objs, look, job['width'] / job['height'], .84, 85, -.01)
    return dict(exposure=.0, contrast=.13)
