"""The rooms in which furniture stands: each has its wall, floor, rug, light and things; see `ROOMS` at the end."""
import math

import bpy
import numpy as np
from mathutils import Vector

import geometry as g
import materials as m
import parts
import prints
import studio
from scenes.home import books, dhurrie, floor_lamp, outside_leaves, room, side_table, urn


def pot(x, y, rng, colour='#3f5f6e', height=.34, branches=8):
    """A glazed pot with a young tree."""
    prof = g.spline([(0, 0), (.12, 0), (.15, .04), (.18, height * .7), (.185, height), (.165, height), (.15, height - .05), (0, height - .05)], 8)
    g.place(g.lathe('pot', prof, m.glaze('pot', colour, height=height), 128), (x, y, 0))
    leaf = parts.leaf_mesh('tree-leaf', .17, .075, m.leaf('tree', '#5c7a4c'), .3)
    bark = m.plain('tree-bark', '#6b553d', .8)
    g.tube('trunk', [(x, y, height - .06), (x + .02, y, .85), (x - .01, y, 1.15)], .012, bark)
    for i in range(branches):
        a = i * 2.4
        parts.branch('bough%d' % i, (x, y, .68 + .06 * i), (math.cos(a), math.sin(a) * .6, .75), rng.uniform(.30, .48), leaf, bark, rng, 16, .6, 1, .004)


def table_lamp(x, y, z):
    g.place(g.lathe('lamp-foot', g.spline([(0, 0), (.06, 0), (.075, .04), (.05, .12), (.02, .19), (.012, .26), (0, .26)], 8), m.glaze('lamp-foot', '#e6dcc9', height=.26), 96), (x, y, z))
    linen = m.cloth('lamp-shade', '#f3e8d2', 'linen', translucent=.42)
    for o in parts.drum_shade('lamp-shade', .15, .11, .24, .44, linen, m.cloth('lamp-tape', '#dccbaa', 'cotton')):
        g.place(o, (x, y, z))
    studio.bulb((x, y, z + .33), 4.0)


def pendant(x, y, z=1.98):
    """A shade of cane that hangs out of the picture's top."""
    g.tube('cord', [(x, y, z + .2), (x, y, 4)], .004, m.plain('cord', '#4a4038', .7))
    prof = g.spline([(.05, z + .22), (.17, z + .15), (.24, z), (.25, z - .05)], 12)
    g.place(g.lathe('pendant', prof, m.cloth('pendant', '#c79a5c', 'dhurrie', translucent=.35), 128), (x, y, 0))
    studio.bulb((x, y, z + .02), 6.0)


def stacked(x, y, colours):
    """A table with books and a lamp."""
    side_table(x, y, .52, .26)
    books(x - .09, y - .06, .52, [(.20, .14, .028, c) for c in colours])
    table_lamp(x + .11, y + .08, .52)


def rug_of(kind, width, colour, rng):
    inks = dict(light='#f3ead6', deep=colour, accent='#b98a55', gold='#d69b35', leaf='#777777')
    if kind == 'border':
        return dhurrie(0, -.62, width, 1.35, '#eadcc2', inks, rng)
    tile = {'stripe': lambda: prints.stripe('#e9e0cf', 1.0, dict(light='#f6f0e2', deep='#5d6b5a', accent='#b98a55', gold='#d69b35', leaf='#777777'), 'dhurrie'),
            'kilim': lambda: prints.kilim('#a4553a', .8, dict(light='#efe3cb', deep='#2f3e5c', accent='#d1953a', gold='#d69b35', leaf='#6b7a54')),
            'plain': lambda: None}[kind]()
    mat = m.cloth('rug', '#cbb48a', 'dhurrie', tile=tile)
    g.sheet('rug', width, 1.35, lambda U, V: (U - width / 2, V - 1.295, .008 + .0025 * g.noise2(4, U, V, 2.2) + .001 * g.noise2(5, U, V, 9)), mat, .02, .008)


def hang(art, x, z=1.62):
    """Framed textiles beside each other above the furniture."""
    rim = m.wood('frame', 'teak', 'X')
    mount = m.paper('mount', '#f6efe2')
    for i, (name, ground) in enumerate(art):
        tile = prints.named(name, ground)
        parts.frame('art%d' % i, .46, .60, m.cloth('art%d' % i, None, 'khadi', tile=tile), rim, x + (i - (len(art) - 1) / 2) * .58, z, 1.18, mount)


def corner(job, objs):
    """One piece of furniture in its room, as near as its width allows."""
    look = ROOMS[job['params'].get('room', 'sun')]
    rng = np.random.default_rng(8)
    room(**{part: look[part] for part in ('window_y', 'window_z', 'colour', 'boards', 'dado') if part in look})
    outside_leaves(rng)
    colour = job['params'].get('colour', '#b4562f')
    bpy.context.view_layer.update()
    back = max((o.matrix_world @ Vector(c))[1] for o in objs for c in o.bound_box)
    for o in objs:
        if o.parent is None:
            o.location.y += min(.50, 1.16 - back)
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in objs for c in o.bound_box]
    w = max(c[0] for c in corners)
    top = max(c[2] for c in corners)
    rug_of(look.get('rug', 'border'), w * 2 + .7, colour, rng)
    for side, kind in ((-1, look.get('left', 'urn')), (1, look.get('right', 'lamp'))):
        if kind == 'urn':
            urn(side * (w + .42), .62, rng, .95, 6)
        elif kind == 'lamp':
            floor_lamp(side * (w + .34), .82)
        elif kind == 'tree':
            pot(side * (w + .40), .70, rng, look.get('pot', '#3f5f6e'))
        elif kind == 'table':
            stacked(side * (w + .38), .78, look.get('books', ('#7a3b22', '#27406e', '#c98f2e')))
    if look.get('pendant'):
        pendant(w * .55, .55)
    if 'art' in look and top < 1.25 and w > .6:
        hang(look['art'], 0, max(1.55, top + .48))
    studio.sun(look.get('sun', (.80, .40, -.47)), look.get('strength', 5.2), .9, (1, .90, .75))
    studio.area((-3.1, .1, 1.8), (0, .2, .8), 1.3, 46, (.86, .93, 1), 2.0)
    studio.area((1.5, -4.6, 3.0), (.2, .4, .6), 3.4, 75, (1, .97, .92))
    studio.world((1.0, .965, .92), .42)
    shown = w * 2 + 1.15
    studio.camera((look.get('from', .25), -4.6, 1.25), (.02, .5, .2 + .2 * shown), 36 * 5.1 / shown, 6.3, (0, .3, .6))
    return dict(bounces=4, exposure=look.get('exposure', .22), contrast=.14, bloom=.2, vignette=.05)


# What a room does not say is as in 'sun': a warm wall, mango boards, window light, an urn, a floor lamp.
ROOMS = dict(
    sun=dict(),
    sage=dict(colour='#c3c8ad', boards='natural', window_y=(-1.6, -.2), rug='stripe', left='tree', right='table', pot='#e3d6bf', art=[('jaal', '#efe3cc'), ('buti', '#efe3cc')]),
    clay=dict(colour='#d8a98c', dado='#b9785a', boards='walnut', rug='plain', left='table', right='tree', pot='#e9dcc6', strength=4.2),
    indigo=dict(colour='#5f7089', boards='teak', rug='kilim', left='lamp', right='urn', window_z=(1.3, 2.6), art=[('ajrakh', '#2c3b66')], exposure=.3),
    ivory=dict(colour='#efe8dc', boards='natural', window_y=(-.4, .9), rug='border', left='tree', right='lamp', pot='#8a4b33', **{'from': -.3}),
    ochre=dict(colour='#e0c07f', dado='#f0e3c6', boards='teak', rug='stripe', left='urn', right='table', pendant=True, strength=4.4, **{'from': -.2}),
)
