"""The studio: camera, lights, grounds, and how a picture leaves it. Everything is in metres; the camera looks along +Y."""
import math
import os
import shutil
import time

import bpy
import numpy as np
from mathutils import Vector

from colour import linear, rgba
from denoise import box, denoise
from geometry import link, mesh


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    return scene


def sweep(mat, width=9.0, front=-5.0, back=1.7, radius=1.1, height=5.0):
    """A paper sweep: floor that curves up into the wall."""
    prof = [(front, 0.0), (back, 0.0)]
    for t in range(1, 33):
        a = math.pi / 2 * t / 32
        prof.append((back + radius * math.sin(a), radius - radius * math.cos(a)))
    prof.append((back + radius, height))
    verts, faces = [], []
    for y, z in prof:
        verts += [(-width, y, z), (width, y, z)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh('sweep', verts, faces, mat)


def table(mat, size=3.0):
    """A flat ground, for what is photographed from above."""
    return mesh('table', [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], mat)


def _aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


def area(loc, target, size, power, colour=(1, 1, 1), size_y=None, spread=None):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.size, light.color = power, size, colour
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    if spread:
        light.spread = math.radians(spread)
    obj = link(bpy.data.objects.new('area', light))
    obj.location = loc
    _aim(obj, target)
    return obj


def sun(direction, strength, angle=1.2, colour=(1.0, 0.86, 0.68)):
    """`direction`: where the light travels to."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(angle), colour
    obj = link(bpy.data.objects.new('sun', light))
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return obj


def bulb(loc, power, radius=0.03, colour=(1, 0.72, 0.42)):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.shadow_soft_size, light.color = power, radius, colour
    obj = link(bpy.data.objects.new('bulb', light))
    obj.location = loc
    return obj


def world(colour, strength):
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    background = w.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def camera(loc, target, lens, fstop=None, focus=None, shift=(0.0, 0.0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.clip_start = lens, 'HORIZONTAL', .005
    data.shift_x, data.shift_y = shift
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = loc
    _aim(obj, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = obj
    return obj


def fit(objects, direction, aspect, fill=0.8, lens=85.0, lift=0.0, fstop=None):
    """Places the camera so that `objects` fill the given share of the frame, whichever side is the tighter one.

    `direction` points from the product to the camera; `aspect` is width / height; `lift` raises the frame (share of height).
    """
    bpy.context.view_layer.update()
    points = np.array([tuple(o.matrix_world @ Vector(c)) for o in objects for c in o.bound_box])
    centre = (points.min(0) + points.max(0)) / 2
    look = -np.array(Vector(direction).normalized())
    up = np.array((0, 0, 1.0)) if abs(look[2]) < 0.99 else np.array((0, 1.0, 0))
    right = np.cross(look, up)
    right /= np.linalg.norm(right)
    up = np.cross(right, look)
    half_w = 18.0 / lens
    half_h = half_w / aspect
    distance = 0.5
    for _ in range(60):
        eye = centre - look * distance
        d = points - eye
        depth = d @ look
        x, y = (d @ right) / depth, (d @ up) / depth
        centre = centre + right * ((x.min() + x.max()) / 2 * distance) + up * ((y.min() + y.max()) / 2 * distance)
        need = max((x.max() - x.min()) / (2 * half_w), (y.max() - y.min()) / (2 * half_h)) / fill
        distance *= need ** 0.8
    eye = centre - look * distance
    cam = camera(tuple(eye), tuple(centre), lens, fstop)
    if abs(look[2]) >= 0.99:
        cam.rotation_euler = (0, 0, 0)
    cam.data.shift_y = -lift
    return cam


def _load(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.images.remove(img)
    return a.reshape(h, w, 4)[..., :3]


def develop(rgb, exposure=0.0, contrast=0.1, bloom=0.0, vignette=0.05, seed=1):
    """Linear light to display values: straight mid-tones (a swatch keeps its colour), a soft shoulder, a touch of contrast."""
    x = np.maximum(rgb, 0) * 2.0 ** exposure
    h, w, _ = x.shape
    if bloom:
        glow = np.maximum(x - 0.9, 0)
        for r in (w // 160 + 1, w // 50, w // 22):
            glow = box(box(glow, r), r)
            x = x + glow * bloom / 3
    if vignette:
        yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        x = x * (1 - vignette * np.clip(xx ** 2 + yy ** 2, 0, 2) ** 1.3)[..., None].astype(np.float32)

    def shoulder(v, a=0.5):
        over = np.maximum(v - a, 0)
        return np.where(v < a, v, a + (1 - a) * (1 - np.exp(-over / (1 - a))))

    peak = x.max(2, keepdims=True) + 1e-6
    hue_kept = x * (shoulder(peak) / peak)
    y = 0.45 * hue_kept + 0.55 * shoulder(x)
    y = np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    y = y + contrast * (y * y * (3 - 2 * y) - y)
    dither = np.random.default_rng(seed).normal(0, 0.55 / 255, (h, w, 1)).astype(np.float32)
    return np.clip(y + dither, 0, 1)


def render(out, width, height, samples, exposure=0.0, contrast=0.1, bloom=0.0, bounces=6, vignette=0.05, like=None, keep=None, glassy=False):
    """Renders the scene in two halves, denoises, develops and writes a PNG.

    `glassy`: what is seen through glass makes albedo and normal noisy too; they are evened before they guide the denoiser.
    `keep`: file for the light of this picture; `like`: such a file, of the same scene in another colour.
    """
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.use_persistent_data = True
    c.samples = max(2, samples // 2)
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.012, 12
    c.max_bounces, c.diffuse_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, min(4, bounces), max(8, bounces), 16
    c.sample_clamp_indirect, c.use_denoising = 4, False
    c.caustics_reflective = c.caustics_refractive = False
    c.filter_width = 1.35
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, source in (('light', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    work = out + '.passes'
    began = time.time()
    halves = []
    for seed in (11, 47):
        c.seed = seed
        files.base_path = os.path.join(work, str(seed))
        os.makedirs(files.base_path, exist_ok=True)
        bpy.ops.render.render(write_still=False)
        frame = scene.frame_current
        halves.append({n: _load(os.path.join(files.base_path, '%s%04d.exr' % (n, frame)))
                       for n in ('light', 'albedo', 'normal')})
    rendered = time.time()
    albedo = 0.5 * (halves[0]['albedo'] + halves[1]['albedo'])
    normal = 0.5 * (halves[0]['normal'] + halves[1]['normal'])
    if glassy:
        albedo, normal = box(albedo, 2), box(normal, 2)
    light = np.load(like)['light'].astype(np.float32) if like else None
    clean, light = denoise(halves[0]['light'], halves[1]['light'], albedo, normal, light)
    if keep:
        np.savez(keep, light=light.astype(np.float16))
    y = develop(clean, exposure, contrast, bloom, vignette)
    img = bpy.data.images.new('out', width, height)
    px = np.ones((height, width, 4), np.float32)
    px[..., :3] = y
    img.pixels.foreach_set(px.ravel())
    img.filepath_raw, img.file_format = out, 'PNG'
    img.save()
    shutil.rmtree(work, ignore_errors=True)
    print('PICTURE %s %dx%d %dspp render %.1fs denoise %.1fs' % (
        os.path.basename(out), width, height, samples, rendered - began, time.time() - rendered), flush=True)


def stage(size, key=84.0, fill=.38, depth=1.5):
    """Around things: a paper sweep as pale as the wall behind clothes, a large soft key from the left, a cool fill,
    a top light, and one that lights only the sweep's back; scaled to the product's `size`."""
    import materials
    s = size
    sweep(materials.paper('ground', '#e6e1d9'), 9 * s, -6 * s, depth * s, 1.0 * s, 7 * s)
    area((-1.75 * s, -1.5 * s, 2.1 * s), (0, 0, .4 * s), 1.15 * s, key * s * s, (1, .97, .93))
    area((2.3 * s, -1.2 * s, 1.4 * s), (0, 0, .4 * s), 1.6 * s, key * .13 * s * s, (.93, .97, 1))
    area((0, .7 * s, 2.5 * s), (0, .1 * s, .3 * s), 1.6 * s, key * .2 * s * s)
    area((0, .4 * s, 2.6 * s), (0, depth * s, 1.1 * s), 1.4 * s, key * .5 * s * s)
    world((1, .99, .97), fill)


def wall(ground='#ebe6df', key=132.0, fill=.26):
    """Behind clothes: a pale wall without a floor, in the light of `stage`; far enough to take only a soft shadow."""
    import materials
    back = table(materials.paper('ground', ground), 6)
    back.rotation_euler, back.location = (math.pi / 2, 0, 0), (0, 1.5, 0)
    area((-1.9, -2.0, .9), (0, 0, -.45), 1.5, key, (1, .985, .96))
    area((2.4, -1.7, .4), (0, 0, -.5), 1.9, key * .16, (.94, .97, 1))
    area((0, -.2, 2.3), (0, 0, -.4), 1.6, key * .20)
    area((1.6, .1, -.2), (.9, 1.5, -.8), 1.2, key * .16, (1, .985, .96))
    world((1, .99, .97), fill)
