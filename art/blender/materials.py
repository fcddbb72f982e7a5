"""Surfaces. Cloth reads UV in metres; wood, clay and metal read object space."""
import random

import bpy
import numpy as np

from colour import mix, rgba, shade


class Nodes:
    """A material with short hands for nodes and links."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def add(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key.startswith('_'):
                setattr(node, key[1:], value)
            else:
                node.inputs[key].default_value = value
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def set(self, **values):
        for key, value in values.items():
            self.bsdf.inputs[key.replace('_', ' ')].default_value = value

    def math(self, op, a, b=None, c=None):
        node = self.add('Math', _operation=op)
        for i, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            else:
                self.link(v, node.inputs[i])
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, flat=False, distortion=0.0):
        node = self.add('TexNoise', Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        if flat:
            node.noise_dimensions = '2D'
        self.link(vector, node.inputs['Vector'])
        return node.outputs['Fac']

    def scaled(self, vector, scale, offset=(0, 0, 0), rotation=(0, 0, 0)):
        node = self.add('Mapping')
        node.inputs['Scale'].default_value = scale
        node.inputs['Location'].default_value = offset
        node.inputs['Rotation'].default_value = rotation
        self.link(vector, node.inputs['Vector'])
        return node.outputs[0]

    def ramp(self, fac, stops):
        node = self.add('ValToRGB')
        e = node.color_ramp.elements
        e[0].position, e[0].color = stops[0][0], rgba(stops[0][1])
        e[1].position, e[1].color = stops[-1][0], rgba(stops[-1][1])
        for position, colour in stops[1:-1]:
            x = e.new(position)
            x.color = rgba(colour)
        self.link(fac, node.inputs['Fac'])
        return node.outputs['Color']

    def blend(self, fac, a, b, mode='MIX'):
        node = self.add('MixRGB', _blend_type=mode)
        for i, v in ((0, fac), (1, a), (2, b)):
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            elif isinstance(v, str):
                node.inputs[i].default_value = rgba(v)
            else:
                self.link(v, node.inputs[i])
        return node.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        node = self.add('Bump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        if normal is not None:
            self.link(normal, node.inputs['Normal'])
        return node.outputs['Normal']


def image(name, pixels, data=False):
    """A numpy picture (rows from the bottom) as a Blender image: linear colour, or data."""
    h, w = pixels.shape[:2]
    img = bpy.data.images.new(name, w, h, float_buffer=True)
    img.colorspace_settings.name = 'Non-Color' if data else 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
    img.pixels.foreach_set(px.ravel())
    img.update()
    img.pack()
    return img


# pitch: threads a metre that still show in a whole picture; slub: how uneven they are; relief in metres
WEAVES = {
    'cotton': dict(pitch=900, length=14, slub=.10, relief=.00035, rough=.85, sheen=.25, broad=.05),
    'slub': dict(pitch=620, length=26, slub=.17, relief=.0006, rough=.9, sheen=.25, broad=.06),
    'linen': dict(pitch=520, length=22, slub=.22, relief=.0007, rough=.9, sheen=.3, broad=.07),
    'khadi': dict(pitch=480, length=16, slub=.24, relief=.0007, rough=.95, sheen=.3, broad=.08),
    'silk': dict(pitch=700, length=40, slub=.09, relief=.0003, rough=.42, sheen=.5, broad=.04),
    'satin': dict(pitch=1200, length=40, slub=.05, relief=.0001, rough=.32, sheen=.4, broad=.03),
    'wool': dict(pitch=330, length=7, slub=.2, relief=.0012, rough=1.0, sheen=.6, broad=.08),
    'dhurrie': dict(pitch=170, length=10, slub=.16, relief=.0022, rough=.95, sheen=.25, broad=.07),
    'velvet': dict(pitch=800, length=3, slub=.10, relief=.0006, rough=.75, sheen=1.0, broad=.14),
    'boucle': dict(pitch=120, length=1, slub=.22, relief=.006, rough=1.0, sheen=.5, broad=.05),
    'canvas': dict(pitch=420, length=9, slub=.16, relief=.0009, rough=.9, sheen=.15, broad=.06),
    'chiffon': dict(pitch=1100, length=20, slub=.05, relief=.0002, rough=.7, sheen=.2, broad=.03),
}


def cloth(name, colour='#888888', weave='cotton', tile=None, translucent=0.0, crumple=0.0, rotate=0.0, offset=(0, 0),
          two_tone=None, glow=1.0):
    """Woven cloth in one colour or printed with a `prints.Tile`."""
    w = WEAVES[weave]
    k = Nodes(name)
    uv = k.add('TexCoord').outputs['UV']
    if rotate:
        uv = k.scaled(uv, (1, 1, 1), rotation=(0, 0, rotate))
    p, l = w['pitch'], w['length']
    if weave == 'boucle':
        warp = weft = k.noise(uv, p, 3, .6, True, .4)
        curl = k.add('TexVoronoi', Scale=p * .9, Randomness=1.0)
        curl.voronoi_dimensions = '2D'
        k.link(uv, curl.inputs['Vector'])
        height = k.math('SUBTRACT', k.math('MULTIPLY', warp, .5), curl.outputs['Distance'])
    else:
        warp = k.noise(k.scaled(uv, (p, p / l, 1)), 1, 1, .6, True)
        weft = k.noise(k.scaled(uv, (p / l, p, 1), (7, 3, 0)), 1, 1, .6, True)
        height = k.math('ADD', warp, weft)
        if weave == 'wool':
            twill = k.add('TexWave', Scale=p / 6.0, Distortion=2.5, Detail=1.5, _bands_direction='DIAGONAL')
            k.link(uv, twill.inputs['Vector'])
            height = k.math('MULTIPLY_ADD', twill.outputs['Fac'], .7, height)
        if weave in ('canvas', 'dhurrie'):
            for axis in ('X', 'Y'):
                rib = k.add('TexWave', Scale=p / 6.0, Distortion=.8, Detail=1, _bands_direction=axis)
                k.link(uv, rib.inputs['Vector'])
                height = k.math('MULTIPLY_ADD', rib.outputs['Fac'], .35, height)
    threads = k.math('MULTIPLY_ADD', k.math('ADD', warp, weft), w['slub'] * 2, 1 - w['slub'] * 2)
    broad = k.math('MULTIPLY_ADD', k.noise(uv, 5, 2, .55, True), w['broad'] * 2, 1 - w['broad'])
    value = k.math('MULTIPLY', threads, broad)
    metal = None
    if tile is not None:
        at = k.scaled(uv, (1 / tile.width, 1 / tile.height, 1), (offset[0] / tile.width, offset[1] / tile.height, 0))
        colour_image = k.add('TexImage', _image=image(name + '-print', tile.rgb), _interpolation='Cubic')
        k.link(at, colour_image.inputs['Vector'])
        base = colour_image.outputs['Color']
        extra = k.add('TexImage', _image=image(name + '-relief', np.stack([tile.relief, tile.metal, tile.metal], 2), True))
        k.link(at, extra.inputs['Vector'])
        parts = k.add('SeparateRGB')
        k.link(extra.outputs['Color'], parts.inputs[0])
        relief, metal = parts.outputs[0], parts.outputs[1]
    else:
        rgb = k.add('RGB')
        rgb.outputs[0].default_value = rgba(colour)
        base, relief = rgb.outputs[0], None
        if two_tone:
            base = k.blend(k.math('MULTIPLY_ADD', k.math('SUBTRACT', warp, weft), 2.2, .5), colour, two_tone)
    shaded = k.add('MixRGB', _blend_type='MULTIPLY', Fac=1.0)
    k.link(base, shaded.inputs[1])
    k.link(value, shaded.inputs[2])
    base = shaded.outputs[0]
    if weave == 'velvet':
        facing = k.add('LayerWeight', Blend=.35).outputs['Facing']
        nap = k.noise(k.scaled(uv, (9, 5, 1)), 1, 3, .6, True)
        lit = k.math('MULTIPLY', facing, k.math('MULTIPLY_ADD', nap, .9, .1))
        base = k.blend(lit, base, k.blend(.35, base, '#ffffff'))
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=w['rough'], Sheen=w['sheen'], Sheen_Tint=.6, Specular=.18)
    if weave in ('silk', 'satin'):
        k.set(Specular=.45, Anisotropic=.5)
    normal = k.bump(height, .8, w['relief'])
    if relief is not None:
        normal = k.bump(relief, .9, .0011, normal)
    if crumple:
        soft = k.noise(uv, 11, 2, .5, True, .8)
        normal = k.bump(soft, min(1, crumple), .012 * crumple, normal)
    k.link(normal, k.bsdf.inputs['Normal'])
    if metal is not None and tile.has_metal:
        k.link(k.math('MULTIPLY', metal, .85), k.bsdf.inputs['Metallic'])
        k.link(k.math('MULTIPLY_ADD', metal, .34 - w['rough'], w['rough']), k.bsdf.inputs['Roughness'])
    if translucent:
        through = k.add('BsdfTranslucent')
        k.link(base, through.inputs[0])
        k.link(normal, through.inputs['Normal'])
        both = k.add('MixShader', Fac=translucent)
        k.link(k.bsdf.outputs[0], both.inputs[1])
        k.link(through.outputs[0], both.inputs[2])
        k.link(both.outputs[0], k.out.inputs[0])
    return k.mat


def sheer(name, colour='#f4efe6', density=.62, weave='linen'):
    """Cloth one sees light and shapes through: its threads cover `density` of it."""
    mat = cloth(name, colour, weave, translucent=.45)
    tree = mat.node_tree
    out = tree.nodes['Material Output']
    shader = out.inputs[0].links[0].from_socket
    clear, both = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    both.inputs[0].default_value = density
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(shader, both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs[0])
    return mat


WOODS = {
    'teak': ('#7d4b27', '#a26c3c', '#b98250'),
    'walnut': ('#3c2619', '#5c3e2a', '#74523a'),
    'sheesham': ('#45261a', '#6d4028', '#8d5c3a'),
    'natural': ('#a98150', '#c8a474', '#d8ba8e'),
    'mango': ('#8f6436', '#b98b57', '#caa373'),
    'black': ('#16130f', '#241f1a', '#322b25'),
    'bleached': ('#b9a180', '#d2bd9c', '#e0cfb3'),
}


def wood(name, kind='teak', grain='Z', rough=.42, scale=1.0):
    """Oiled wood. `grain`: the object axis the fibres follow."""
    dark, mid, light = WOODS[kind]
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    info = k.add('ObjectInfo')
    shift = k.add('VectorMath', _operation='ADD')
    k.link(co, shift.inputs[0])
    spread = k.add('VectorMath', _operation='SCALE')
    rnd = k.add('CombineXYZ')
    for i in range(3):
        k.link(k.math('MULTIPLY', info.outputs['Random'], (13.0, 7.0, 29.0)[i]), rnd.inputs[i])
    k.link(rnd.outputs[0], shift.inputs[1])
    axis = 'XYZ'.index(grain)

    def along(across, run):
        s = [across * scale] * 3
        s[axis] = run * scale
        return k.scaled(shift.outputs[0], s)
    warp = k.noise(along(5, .7), 1, 2, .5)
    ring = k.add('TexWave', Scale=1.0, Distortion=5.5, Detail=1, _bands_direction='XYZ'[(axis + 1) % 3])
    ring.inputs['Detail Scale'].default_value = .8
    k.link(along(9, .55), ring.inputs['Vector'])
    fibre = k.noise(along(160, 3), 1, 1, .6)
    pores = k.noise(along(520, 11), 1, 1, .5)
    tone = k.math('ADD', k.math('MULTIPLY', ring.outputs['Fac'], .32),
                  k.math('ADD', k.math('MULTIPLY', fibre, .42), k.math('MULTIPLY', warp, .30)))
    base = k.ramp(tone, [(.22, dark), (.52, mid), (.82, light)])
    dots = k.add('ValToRGB')
    dots.color_ramp.elements[0].position, dots.color_ramp.elements[1].position = .28, .40
    k.link(pores, dots.inputs[0])
    base = k.blend(k.math('MULTIPLY', k.math('SUBTRACT', 1.0, dots.outputs[0]), .4), base, dark)
    k.link(base, k.bsdf.inputs['Base Color'])
    k.link(k.math('MULTIPLY_ADD', fibre, .22, rough - .1), k.bsdf.inputs['Roughness'])
    k.set(Specular=.35)
    k.link(k.bump(fibre, .12, .0008), k.bsdf.inputs['Normal'])
    return k.mat


def plain(name, colour, rough=.6, metal=0.0, **more):
    k = Nodes(name)
    k.set(Base_Color=rgba(colour), Roughness=rough, Metallic=metal, **more)
    return k.mat


def plaster(name, colour, relief=.6, tone=.05, scale=1.0):
    """Lime wash: clouds of tone, the sweep of the trowel."""
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    cloud = k.noise(co, 1.3 * scale, 3, .6)
    sweep = k.noise(k.scaled(co, (3 * scale, 3 * scale, 9 * scale)), 1, 3, .62, distortion=1.2)
    base = k.ramp(k.math('ADD', k.math('MULTIPLY', cloud, .6), k.math('MULTIPLY', sweep, .4)),
                  [(.3, shade(colour, -tone)), (.7, shade(colour, tone * .5))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=.92, Specular=.1)
    k.link(k.bump(sweep, relief * .25, .004), k.bsdf.inputs['Normal'])
    return k.mat


def paper(name, colour):
    """The studio ground: matt, almost even."""
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    base = k.ramp(k.noise(co, .9, 3, .5), [(.3, shade(colour, -.008)), (.7, shade(colour, .008))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=.88, Specular=.12)
    return k.mat


def metal(name, kind='brass', rough=.28, brushed=True, hammered=0.0):
    colour = {'brass': '#c39a4e', 'copper': '#c07a52', 'silver': '#c9c9c6', 'iron': '#2c2a28', 'steel': '#a8a8a6',
              'gold': '#d9ae55', 'antique': '#8d6f3c'}[kind]
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    cloud = k.noise(co, 14, 4, .6)
    base = k.ramp(cloud, [(.3, shade(colour, -.06)), (.7, shade(colour, .03))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Metallic=1.0 if kind != 'iron' else .2)
    lines = k.noise(k.scaled(co, (30, 30, 900)), 1, 2) if brushed else cloud
    k.link(k.math('MULTIPLY_ADD', lines, .2, rough - .1), k.bsdf.inputs['Roughness'])
    normal = k.bump(lines, .06, .0006)
    if hammered:
        dents = k.add('TexVoronoi', Scale=hammered, _feature='SMOOTH_F1')
        k.link(co, dents.inputs['Vector'])
        normal = k.bump(dents.outputs['Distance'], .55, .004, normal)
    k.link(normal, k.bsdf.inputs['Normal'])
    return k.mat


def glaze(name, colour, foot=None, gloss=.16, speckle=.0, height=.3, breaks=.35, rings=.2, foot_height=.03, second=None):
    """Stoneware glaze over a bare clay foot: pools darker below, breaks lighter over ribs and rims."""
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    sep = k.add('SeparateXYZ')
    k.link(co, sep.inputs[0])
    drip = k.noise(co, 11, 4, .6)
    z = k.math('MULTIPLY_ADD', drip, .045, sep.outputs['Z'])
    t = k.add('MapRange')
    t.inputs[1].default_value, t.inputs[2].default_value = 0, height
    k.link(z, t.inputs[0])
    cloud = k.noise(co, 7, 5, .62, distortion=.5)
    tone = k.math('ADD', k.math('MULTIPLY_ADD', t.outputs[0], .36, .32 - .5 * breaks), k.math('MULTIPLY', cloud, breaks))
    base = k.ramp(tone, [(.2, shade(colour, -.07)), (.5, colour), (.9, second or shade(colour, .07))])
    if speckle:
        dots = k.add('ValToRGB')
        dots.color_ramp.elements[0].position, dots.color_ramp.elements[1].position = .665, .70
        k.link(k.noise(co, 170, 2), dots.inputs[0])
        base = k.blend(k.math('MULTIPLY', dots.outputs[0], speckle), base, '#4a3626')
    if foot:
        edge = k.add('MapRange')
        edge.inputs[1].default_value, edge.inputs[2].default_value = foot_height + .018, foot_height + .024
        k.link(z, edge.inputs[0])
        grit = k.ramp(k.noise(co, 90, 3), [(.35, shade(foot, -.05)), (.65, shade(foot, .03))])
        base = k.blend(edge.outputs[0], grit, base)
        k.link(k.math('MULTIPLY_ADD', edge.outputs[0], gloss - .85, .85), k.bsdf.inputs['Roughness'])
    else:
        k.set(Roughness=gloss)
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Specular=.5)
    wave = k.add('TexWave', Scale=30, Distortion=1.4, Detail=2, _bands_direction='Z')
    k.link(co, wave.inputs['Vector'])
    normal = k.bump(wave.outputs['Fac'], rings, .0016)
    normal = k.bump(k.noise(co, 26, 2), .08, .002, normal)
    k.link(normal, k.bsdf.inputs['Normal'])
    return k.mat


def clay(name, colour, rough=.72, rings=.35, burnish=0.0):
    """Bare fired clay."""
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    base = k.ramp(k.noise(co, 6, 6, .65, distortion=.4), [(.3, shade(colour, -.05)), (.7, shade(colour, .04))])
    grit = k.noise(co, 240, 2)
    base = k.blend(k.math('MULTIPLY', k.math('GREATER_THAN', grit, .64), .25), base, shade(colour, -.14))
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=rough - burnish * .35, Specular=.3)
    wave = k.add('TexWave', Scale=42, Distortion=2.2, Detail=2, _bands_direction='Z')
    k.link(co, wave.inputs['Vector'])
    k.link(k.bump(grit, .18, .0006, k.bump(wave.outputs['Fac'], rings, .0012)), k.bsdf.inputs['Normal'])
    return k.mat


def glass(name, colour='#ffffff', rough=0.0):
    """Clear glass; its shadow is tinted light instead of black, since the studio traces no caustics."""
    k = Nodes(name)
    k.set(Base_Color=rgba(colour), Roughness=rough, Transmission=1.0, IOR=1.46)
    through = k.add('BsdfTransparent')
    through.inputs[0].default_value = rgba(mix(colour, '#ffffff', .25))
    path = k.add('LightPath')
    both = k.add('MixShader')
    k.link(k.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), both.inputs[0])
    k.link(k.bsdf.outputs[0], both.inputs[1])
    k.link(through.outputs[0], both.inputs[2])
    k.link(both.outputs[0], k.out.inputs[0])
    return k.mat


def leaf(name, colour):
    """A leaf, lit from behind as well."""
    k = Nodes(name)
    co = k.add('TexCoord').outputs['Object']
    info = k.add('ObjectInfo')
    base = k.ramp(k.math('ADD', k.math('MULTIPLY', k.noise(co, 30, 3), .5), k.math('MULTIPLY', info.outputs['Random'], .5)),
                  [(.2, shade(colour, -.07)), (.8, shade(colour, .06))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=.5, Specular=.35)
    through = k.add('BsdfTranslucent')
    k.link(base, through.inputs[0])
    both = k.add('MixShader', Fac=.35)
    k.link(k.bsdf.outputs[0], both.inputs[1])
    k.link(through.outputs[0], both.inputs[2])
    k.link(both.outputs[0], k.out.inputs[0])
    return k.mat


def leather(name, colour, rough=.48, grain=1.0, tone=.05):
    k = Nodes(name)
    uv = k.add('TexCoord').outputs['UV']
    cells = k.add('TexVoronoi', Scale=330, _feature='DISTANCE_TO_EDGE')
    cells.voronoi_dimensions = '2D'
    k.link(uv, cells.inputs['Vector'])
    cloud = k.noise(uv, 6, 5, .6, True)
    base = k.ramp(cloud, [(.3, shade(colour, -tone)), (.7, shade(colour, .8 * tone))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.link(k.math('MULTIPLY_ADD', cloud, .2, rough - .1), k.bsdf.inputs['Roughness'])
    k.set(Specular=.4)
    crease = k.noise(uv, 24, 4, .6, True, 1.0)
    normal = k.bump(crease, .25, .004)
    k.link(k.bump(cells.outputs['Distance'], .25 * grain, .0012, normal), k.bsdf.inputs['Normal'])
    return k.mat


def suede(name, colour):
    """Brushed leather: a dull nap in which strokes of the hand show."""
    k = Nodes(name)
    uv = k.add('TexCoord').outputs['UV']
    strokes = k.noise(k.scaled(uv, (90, 26, 1)), 1, 4, .6, True, .4)
    nap = k.noise(uv, 1500, 3, .6, True)
    base = k.ramp(k.math('ADD', k.math('MULTIPLY', strokes, .75), k.math('MULTIPLY', nap, .25)),
                  [(.32, shade(colour, -.04)), (.68, shade(colour, .06))])
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=1.0, Specular=.05, Sheen=.45)
    k.link(k.bump(nap, .5, .0012), k.bsdf.inputs['Normal'])
    return k.mat


def woven_cane(name, tile, rough=.5):
    """Open cane webbing from a tile whose `metal` channel says where there is cane."""
    k = Nodes(name)
    uv = k.add('TexCoord').outputs['UV']
    at = k.scaled(uv, (1 / tile.width, 1 / tile.height, 1))
    col = k.add('TexImage', _image=image(name + '-c', tile.rgb), _interpolation='Cubic')
    ext = k.add('TexImage', _image=image(name + '-x', np.stack([tile.relief, tile.metal, tile.metal], 2), True))
    k.link(at, col.inputs['Vector'])
    k.link(at, ext.inputs['Vector'])
    parts = k.add('SeparateRGB')
    k.link(ext.outputs['Color'], parts.inputs[0])
    k.link(col.outputs['Color'], k.bsdf.inputs['Base Color'])
    k.set(Roughness=rough, Specular=.35)
    k.link(k.bump(parts.outputs[0], .8, .0025), k.bsdf.inputs['Normal'])
    k.link(k.math('GREATER_THAN', parts.outputs[1], .5), k.bsdf.inputs['Alpha'])
    return k.mat


def painted(name, tile, gloss=.14, rings=.08):
    """Pottery painted with a tile and glazed clear: the ground pools a little, the brush shows."""
    k = Nodes(name)
    tc = k.add('TexCoord')
    at = k.scaled(tc.outputs['UV'], (1 / tile.width, 1 / tile.height, 1))
    img = k.add('TexImage', _image=image(name + '-paint', tile.rgb), _interpolation='Cubic')
    k.link(at, img.inputs['Vector'])
    cloud = k.noise(tc.outputs['Object'], 16, 3, .6)
    base = k.blend(k.math('MULTIPLY', cloud, .18), img.outputs['Color'], '#cfd6d2')
    k.link(base, k.bsdf.inputs['Base Color'])
    k.set(Roughness=gloss, Specular=.5)
    k.link(k.bump(k.noise(tc.outputs['Object'], 30, 2), .10, .002), k.bsdf.inputs['Normal'])
    return k.mat


def pierced(name, colour_mat, tile):
    """Gives a material holes where the tile's `metal` channel is white."""
    tree = colour_mat.node_tree
    uv = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1 / tile.width, 1 / tile.height, 1)
    tree.links.new(uv.outputs['UV'], mapping.inputs[0])
    img = tree.nodes.new('ShaderNodeTexImage')
    img.image = image(name + '-holes', np.stack([tile.metal] * 3, 2), True)
    tree.links.new(mapping.outputs[0], img.inputs['Vector'])
    less = tree.nodes.new('ShaderNodeMath')
    less.operation = 'LESS_THAN'
    less.inputs[1].default_value = .5
    tree.links.new(img.outputs['Color'], less.inputs[0])
    tree.links.new(less.outputs[0], tree.nodes['Principled BSDF'].inputs['Alpha'])
    return colour_mat
