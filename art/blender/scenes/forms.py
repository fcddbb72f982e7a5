"""Clothes on dress forms, in the room of the home page."""
import importlib

import bpy
import numpy as np

import geometry as g
import materials as m
import studio
from scenes.garments import light
from scenes.home import outside_leaves, room

SHOULDER = 1.42
# Place and turn of each form, from left to right; the middle one stands nearest.
PLACES = ((.04, .66, 10), (.72, .40, -4), (1.40, .66, -12))


def stand(wood, brass):
    """The foot and the neck of a dress form; the clothes hide its body."""
    foot = g.spline([(0, .0), (.17, .0), (.175, .010), (.15, .022), (.05, .034), (.020, .06), (.016, .09), (0, .09)], 8)
    neck = g.spline([(0, -.10), (.062, -.10), (.060, -.03), (.056, .02), (.053, .045), (.030, .056), (.014, .066), (.014, .080), (.020, .092), (.012, .108), (0, .110)], 8)
    pole = g.tube('pole', [(0, 0, -.30), (0, 0, .06 - SHOULDER)], .014, brass)
    return [pole, g.place(g.lathe('foot', foot, wood, 96), (0, 0, -SHOULDER)), g.lathe('neck', neck, wood, 96)]


def build(job):
    room(colour='#e6d5bd')
    outside_leaves(np.random.default_rng(5))
    wood, brass = m.wood('form', 'walnut', 'Z'), m.metal('pole', 'brass', .3)
    for clothes, (x, y, turn) in zip(job['clothes'], PLACES):
        form = g.link(bpy.data.objects.new('form', None))
        for o in importlib.import_module(clothes['model']).dressed(clothes['params']) + stand(wood, brass):
            if o.parent is None:
                o.parent = form
        g.place(form, (x, y, SHOULDER), (0, 0, turn))
    light()
    if job['view'] == 'tall':
        studio.camera((.74, -4.3, 1.02), (.74, .6, 1.08), 68, 5.6, (.86, .3, 1))
    else:
        studio.camera((.02, -4.2, 1.02), (.02, .6, .92), 45, 5.6, (.86, .3, 1))
    return dict(bounces=4, exposure=.24, contrast=.15, vignette=.06)
