"""Shapes. Every builder writes a UV map in metres, so that one weave fits every model at its true size."""
import hashlib
import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector, noise

# What the cloth solver answered before: falling takes minutes, and the same pillow lies in many pictures.
CACHE = os.path.join(tempfile.gettempdir(), 'marigold-art-cloth')


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(obj, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Location in metres, rotation in degrees."""
    obj.location = loc
    obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def set_uv(me, loop_uv):
    layer = me.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', np.asarray(loop_uv, np.float32).ravel())


def mesh(name, verts, faces, mat=None, smooth=True, vertex_uv=None, face_uv=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if vertex_uv is not None:
        index = np.empty(len(me.loops), np.int32)
        me.loops.foreach_get('vertex_index', index)
        set_uv(me, np.asarray(vertex_uv)[index])
    elif face_uv is not None:
        set_uv(me, [uv for face in face_uv for uv in face])
    obj = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return obj


def subdivide(obj, levels=1):
    m = obj.modifiers.new('subdivide', 'SUBSURF')
    m.levels = m.render_levels = levels
    # The exact limit surface looks the same and takes a hundred times as long on irregular triangles.
    m.use_limit_surface = False
    return obj


def thicken(obj, thickness, offset=-1.0):
    m = obj.modifiers.new('thickness', 'SOLIDIFY')
    m.thickness, m.offset = thickness, offset
    return obj


def bevel(obj, width, segments=3):
    m = obj.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method = width, segments, 'ANGLE'
    m.harden_normals = False
    obj.data.use_auto_smooth = True
    return obj


def spline(points, n=14):
    """Catmull-Rom through the points."""
    P = [points[0]] + list(points) + [points[-1]]
    out = []
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = [np.array(P[i + k], float) for k in (-1, 0, 1, 2)]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(tuple(.5 * (2 * p1 + (-p0 + p2) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                                   + (-p0 + 3 * p1 - 3 * p2 + p3) * t ** 3)))
    return out + [tuple(points[-1])]


def tube(name, points, radius, mat, cyclic=False, parent=None, radii=None, resolution=4):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    curve.use_fill_caps = True
    sp = curve.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for i, (p, q) in enumerate(zip(sp.points, points)):
        p.co = (*q, 1)
        if radii is not None:
            p.radius = radii[i]
    sp.use_cyclic_u, sp.use_smooth = cyclic, True
    obj = link(bpy.data.objects.new(name, curve))
    if mat:
        curve.materials.append(mat)
    if parent:
        obj.parent = parent
    return obj


def rounded_rect(sx, sy, r, z=0.0, corner=10):
    out = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for t in range(corner + 1):
            a = math.radians(a0 + 90 * t / corner)
            out.append((cx * (sx / 2 - r) + r * math.cos(a), cy * (sy / 2 - r) + r * math.sin(a), z))
    return out


def lathe(name, profile, mat, segments=128, wobble=0.0, seed=0, flute=None, girth=None):
    """Turns a profile of (radius, z); UV runs round the girth (`girth` metres, for prints that must meet) and along the profile. `flute(angle, t)` scales the radius."""
    prof = np.array(profile, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))])
    girth = girth or 2 * math.pi * prof[:, 0].max()
    verts, faces, uv = [], [], []
    n = segments
    for i, (r, z) in enumerate(prof):
        for s in range(n):
            a = 2 * math.pi * s / n
            k = 1.0
            if wobble:
                k += wobble * noise.noise(Vector((math.cos(a) + seed, math.sin(a), z * 6)))
            if flute:
                k *= flute(a, i / (len(prof) - 1))
            verts.append((r * k * math.cos(a), r * k * math.sin(a), z))
    for i in range(len(prof) - 1):
        for s in range(n):
            a, b = i * n + s, i * n + (s + 1) % n
            faces.append((a, b, b + n, a + n))
            u0, u1 = s / n * girth, (s + 1) / n * girth
            uv.append(((u0, along[i]), (u1, along[i]), (u1, along[i + 1]), (u0, along[i + 1])))
    return mesh(name, verts, faces, mat, face_uv=uv)


def box(name, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), round_=0.004):
    """A sawn board: edges eased, UV by face in metres. The grain of `wood` runs along the longest side."""
    sx, sy, sz = (s / 2 for s in size)
    verts = [(x, y, z) for x in (-sx, sx) for y in (-sy, sy) for z in (-sz, sz)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    uvs = []
    for f in faces:
        p = np.array([verts[i] for i in f])
        flat = int(np.argmin(np.ptp(p, axis=0)))
        a, b = [k for k in range(3) if k != flat]
        uvs.append([(q[a], q[b]) for q in p])
    obj = mesh(name, verts, faces, mat, smooth=True, face_uv=uvs)
    if round_:
        bevel(obj, min(round_, min(size) * 0.45))
    return place(obj, loc, rot)


def padded(name, size, r, mat, crown=0.0, crown_side=0.0, wrinkle=0.0, step=0.018, seed=0, pull=0.0):
    """An upholstered block: rounded, puffed by `crown`, with soft wrinkles that gather at the corners (`pull`)."""
    sx, sy, sz = size
    h = Vector((sx / 2, sy / 2, sz / 2))
    index, verts, faces, uvs = {}, [], [], []
    n = [max(6, int(round(s / step))) for s in size]

    def vid(i, j, k):
        key = (i, j, k)
        if key in index:
            return index[key]
        p = Vector((-h.x + sx * i / n[0], -h.y + sy * j / n[1], -h.z + sz * k / n[2]))
        q = Vector([max(-(h[a] - r), min(h[a] - r, p[a])) for a in range(3)])
        d = p - q
        if d.length > 1e-9:
            p = q + d.normalized() * r
        u, v, w = p.x / h.x, p.y / h.y, p.z / h.z

        def dome(a, b):
            return max(0, (1 - a * a)) * max(0, (1 - b * b))
        nn = d.normalized() if d.length > 1e-9 else Vector()
        p = p.copy()
        p.z += crown * dome(u, v) ** 0.6 * w if abs(w) > .2 else 0
        p.y += crown_side * dome(u, w) ** 0.6 * v
        p.x += crown_side * .5 * dome(v, w) ** .6 * u
        if wrinkle:
            s = Vector((seed * 7.1, seed * 3.3, 0))
            f = noise.fractal(Vector((p.x * 3.2, p.y * 3.2, p.z * 3.2)) + s, 1.0, 2.0, 3)
            f2 = noise.turbulence(Vector((p.x * 6, p.y * 9, p.z * 6)) + s, 2, False)
            p += nn * (wrinkle * f - wrinkle * .5 * abs(f2))
        if pull and abs(w) > .5:
            cx, cy = 1 - abs(u), 1 - abs(v)
            ang = math.atan2(cy * sy, cx * sx)
            near = math.exp(-((cx * sx) ** 2 + (cy * sy) ** 2) / (0.17 ** 2))
            ray = math.sin(ang * 15 + 3 * noise.noise(Vector((u * 2 + seed, v * 2, w))))
            p.z += math.copysign(1, w) * pull * ray * near * min(1, min(cx * sx, cy * sy) / 0.03)
        index[key] = len(verts)
        verts.append(p)
        return index[key]

    def face(corners, axes):
        faces.append(tuple(vid(*c) for c in corners))
        a, b = axes
        uvs.append([((c[a] / n[a] - .5) * size[a], (c[b] / n[b] - .5) * size[b]) for c in corners])

    for i in range(n[0]):
        for j in range(n[1]):
            face(((i, j, 0), (i, j + 1, 0), (i + 1, j + 1, 0), (i + 1, j, 0)), (0, 1))
            face(((i, j, n[2]), (i + 1, j, n[2]), (i + 1, j + 1, n[2]), (i, j + 1, n[2])), (0, 1))
    for i in range(n[0]):
        for k in range(n[2]):
            face(((i, 0, k), (i + 1, 0, k), (i + 1, 0, k + 1), (i, 0, k + 1)), (0, 2))
            face(((i, n[1], k), (i, n[1], k + 1), (i + 1, n[1], k + 1), (i + 1, n[1], k)), (0, 2))
    for j in range(n[1]):
        for k in range(n[2]):
            face(((0, j, k), (0, j, k + 1), (0, j + 1, k + 1), (0, j + 1, k)), (1, 2))
            face(((n[0], j, k), (n[0], j + 1, k), (n[0], j + 1, k + 1), (n[0], j, k + 1)), (1, 2))
    return subdivide(mesh(name, verts, faces, mat, face_uv=uvs))


def sheet(name, width, height, fn, mat, step=0.012, thickness=0.0012, uv0=(0, 0), levels=1, closed=False):
    """A cloth: `fn(U, V)` takes arrays in metres and answers arrays X, Y, Z."""
    nu, nv = max(2, int(width / step)), max(2, int(height / step))
    U, V = np.meshgrid(np.linspace(0, width, nu + 1), np.linspace(0, height, nv + 1))
    X, Y, Z = fn(U, V)
    verts = np.stack([np.broadcast_to(a, U.shape) for a in (X, Y, Z)], 2).reshape(-1, 3)
    uv = np.stack([U + uv0[0], V + uv0[1]], 2).reshape(-1, 2)
    a = (np.arange(nv)[:, None] * (nu + 1) + np.arange(nu)[None]).ravel()
    faces = np.stack([a, a + 1, a + nu + 2, a + nu + 1], 1).tolist()
    obj = mesh(name, verts, faces, mat, vertex_uv=uv)
    obj['row'] = nu + 1
    if thickness:
        thicken(obj, thickness)
    if levels:
        subdivide(obj, levels)
    return obj


def smooth_noise(seed, n, x):
    """One-dimensional smooth noise in -1..1 with `n` knots over x in 0..1 (array)."""
    rng = np.random.default_rng(seed)
    knots = rng.uniform(-1, 1, n + 3)
    t = np.clip(x, 0, 1) * n
    i = np.floor(t).astype(int)
    i = np.clip(i, 0, n)
    f = t - i
    f = f * f * (3 - 2 * f)
    return knots[i] * (1 - f) + knots[i + 1] * f


def noise2(seed, U, V, scale):
    """Two-dimensional smooth noise in -1..1; `scale` in cells a metre."""
    rng = np.random.default_rng(seed)
    g = rng.uniform(-1, 1, (64, 64))
    x, y = U * scale + rng.uniform(0, 50), V * scale + rng.uniform(0, 50)
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i, y - j
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    at = lambda a, b: g[a % 64, b % 64]
    return (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy


def pleats(seed, U, width, count, sharp=0.55, wander=0.7):
    """Fold profile in -1..1 across a hanging cloth: uneven widths, rounded crests and tighter valleys."""
    t = U / width
    phase = 2 * math.pi * (count * t + wander * smooth_noise(seed, max(2, count // 2), t))
    amp = 0.75 + 0.25 * smooth_noise(seed + 1, count, t)
    s = np.sin(phase)
    return amp * (s * (1 - sharp) + sharp * (2 * np.power((s + 1) / 2, 0.7) - 1))


def hung(name, width, front, back, mat, rail=0.014, z=1.6, gather=0.8, folds=5, depth=0.022, seed=1,
         step=0.012, thickness=0.0012, lean=0.0, x=0.0, y=0.0, settle=0.25, edge_slope=0.0):
    """A cloth laid over a rail at height z. V runs from the back hem over the rail to the front hem."""
    arc = math.pi * rail
    total = back + arc + front

    def fn(U, V):
        s = V - back                              # <0 behind, 0..arc on the rail, >arc in front
        on = np.clip(s / arc, 0, 1)
        angle = on * math.pi
        below_front, below_back = np.maximum(s - arc, 0), np.maximum(-s, 0)
        below = below_front + below_back
        grow = 1 - np.exp(-below / settle)
        f = pleats(seed, U, width, folds)
        f2 = pleats(seed + 7, U, width, folds * 2 + 1)
        swing = noise2(seed + 3, U, V, 2.2) * 0.25
        fold = (f * (0.35 + 0.65 * grow) + 0.22 * f2 * grow + swing * grow)
        side = np.where(s < arc / 2, 1.0, -1.0)
        Y = rail * np.cos(angle) + side * depth * (fold * grow * 0.9 + 0.35 * grow) * np.where(side < 0, 1, .7)
        Z = z + rail * np.sin(angle) - below + 0.004 * f * np.sin(angle)
        shrink = gather + (1 - gather) * 0.25 * grow
        drift = 0.012 * noise2(seed + 5, U * 0, V, 1.5) * grow
        X = (U - width / 2) * shrink + drift + 0.006 * noise2(seed + 9, U, V, 6) * grow + edge_slope * below
        Z = Z - 0.010 * smooth_noise(seed + 4, 4, U / width) * grow
        return X + x, Y + y, Z
    return sheet(name, width, total, fn, mat, step, thickness)


def folded(name, width, depth, mat, layers=4, thickness=0.003, seed=1, sag=0.004, roundness=1.0, lift=0.0):
    """A garment folded flat: nested folds whose round edge faces -Y. Answers (objects, height)."""
    rng = np.random.default_rng(seed)
    gap = thickness * 1.12
    n = layers
    height = 2 * n * gap
    mid = height / 2
    objs = []
    for i in range(n):
        r = (i + 0.5) * gap                       # 0 is the innermost fold
        front = -depth / 2 + (n - 1 - i) * gap * 0.35
        length_top = depth + rng.uniform(-.006, .004) - 0.004 * i
        arc = math.pi * r
        total = 2 * length_top + arc
        inset = rng.uniform(0, .005) * (n - i) / n
        w = width - 2 * inset
        shift = rng.uniform(-.0015, .0015)
        sd = seed * 31 + i

        def fn(U, V, r=r, front=front, length=length_top, arc=arc, w=w, shift=shift, sd=sd, i=i):
            s = V - length
            on = np.clip(s / arc, 0, 1) * math.pi
            under, over = np.maximum(-s, 0), np.maximum(s - arc, 0)
            run = under + over
            bulge = 1 + 0.16 * noise2(sd, U, V * 0, 9)
            Y = front + r * bulge - r * bulge * np.sin(on) * roundness + run
            Z = mid - r * np.cos(on)
            top = (on / math.pi)
            puff = 0.0016 * noise2(seed, U, Y, 9) + 0.0009 * noise2(seed + 2, U, Y, 26)
            Z = Z + top * (puff * (i + 1) / n * 2) + (Z / height) * sag * 0.6 * np.sin(np.pi * np.clip(U / w, 0, 1)) ** .6
            edge = np.minimum(U, w - U)
            Z = Z - top * np.exp(-edge / .012) * 0.0012 * (i + 1)
            X = U - w / 2 + shift + 0.0012 * noise2(sd + 5, U, V, 11)
            return X, Y, Z + lift
        objs.append(sheet('%s%d' % (name, i), w, total, fn, mat, 0.008, thickness * 0.9, (rng.uniform(0, .2), 0)))
    return objs, height


def simulate_pillow(name, size, mat, plump=1.0, seed=0, n=44, frames=34, piping=None, oblong=1.0):
    """Two square cloths sewn at the edge and blown up by the cloth solver, so that seams pucker as they do."""
    w, h = size * oblong, size
    rng = np.random.default_rng(seed)
    nx, ny = int(n * oblong), n
    verts, faces, uv, index = [], [], [], {}

    def vid(i, j, side):
        rim = i in (0, nx) or j in (0, ny)
        key = (i, j, 0 if rim else side)
        if key not in index:
            index[key] = len(verts)
            x, y = (i / nx - .5) * w, (j / ny - .5) * h
            verts.append((x, y, 0 if rim else side * (0.003 + 0.0015 * rng.uniform())))
            uv.append((x, y))
        return index[key]
    for side in (1, -1):
        for j in range(ny):
            for i in range(nx):
                q = (vid(i, j, side), vid(i + 1, j, side), vid(i + 1, j + 1, side), vid(i, j + 1, side))
                faces.append(q if side > 0 else q[::-1])
    obj = mesh(name, verts, faces, mat, vertex_uv=uv)
    rim = [index[(i, 0, 0)] for i in range(nx + 1)] + [index[(nx, j, 0)] for j in range(1, ny + 1)] + \
          [index[(i, ny, 0)] for i in range(nx - 1, -1, -1)] + [index[(0, j, 0)] for j in range(ny - 1, 0, -1)]
    m = obj.modifiers.new('cloth', 'CLOTH')
    s = m.settings
    s.quality, s.mass = 6, 0.3
    s.tension_stiffness = s.compression_stiffness = 25
    s.shear_stiffness, s.bending_stiffness = 12, 0.6
    s.air_damping = 4
    s.tension_damping = s.compression_damping = 8
    s.effector_weights.gravity = 0
    s.use_pressure, s.uniform_pressure_force = True, 4.2 * plump
    m.collision_settings.use_collision = False
    baked = bake(obj, m, frames)
    if piping:
        pts = [tuple(baked.data.vertices[i].co) for i in rim]
        tube(name + '-piping', pts, 0.0042, piping, True, baked)
    return subdivide(baked)


def _settings(data):
    """The plain values of a settings block, for a cache key."""
    out = []
    for prop in data.bl_rna.properties:
        if prop.type in ('FLOAT', 'INT', 'BOOLEAN', 'ENUM') and not getattr(prop, 'is_array', False):
            out.append((prop.identifier, getattr(data, prop.identifier)))
    return repr(out)


def _shape(obj):
    graph = bpy.context.evaluated_depsgraph_get()
    me = obj.evaluated_get(graph).to_mesh()
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    return np.round(co, 4).tobytes() + np.round(np.array(obj.matrix_world, np.float32), 4).tobytes()


def bake(obj, modifier, frames, colliders=()):
    """Steps the solver and answers a plain object with its last shape; a shape solved before is read back."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    start = np.empty(len(obj.data.vertices) * 3, np.float32)
    obj.data.vertices.foreach_get('co', start)
    key = hashlib.sha256(np.round(start, 5).tobytes() + b''.join(_shape(c) for c in colliders) + (
        _settings(modifier.settings) + _settings(modifier.collision_settings) + str(frames)
        + str(modifier.settings.effector_weights.gravity)).encode()).hexdigest()[:24]
    path = os.path.join(CACHE, key + '.npy')
    if os.path.exists(path):
        obj.modifiers.remove(modifier)
        obj.data.vertices.foreach_set('co', np.load(path))
        obj.data.update()
        return obj
    modifier.point_cache.frame_end = frames + 2
    scene.frame_start, scene.frame_end = 1, frames + 2
    for f in range(1, frames + 1):
        scene.frame_set(f)
    graph = bpy.context.evaluated_depsgraph_get()
    me = obj.evaluated_get(graph).to_mesh()
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    obj.modifiers.remove(modifier)
    obj.data.vertices.foreach_set('co', co)
    obj.data.update()
    scene.frame_set(1)
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, co)
    return obj


def drape(obj, colliders, frames=60, mass=0.25, bending=0.4, gravity=1.0, friction=15, gap=0.004, stiffness=15):
    """Lets a cloth fall onto `colliders`; answers the fallen cloth."""
    for c in colliders:
        if 'collide' not in c.modifiers:
            c.modifiers.new('collide', 'COLLISION')
            c.collision.thickness_outer, c.collision.cloth_friction = gap, friction
    m = obj.modifiers.new('cloth', 'CLOTH')
    s = m.settings
    s.quality, s.mass = 7, mass
    s.tension_stiffness = s.compression_stiffness = stiffness
    s.shear_stiffness, s.bending_stiffness, s.air_damping = 5, bending, 1.5
    s.bending_damping = 0.6
    s.effector_weights.gravity = gravity
    m.collision_settings.distance_min, m.collision_settings.collision_quality = gap, 3
    m.collision_settings.friction = friction
    out = bake(obj, m, frames, colliders)
    for c in colliders:
        if 'collide' in c.modifiers:
            c.modifiers.remove(c.modifiers['collide'])
    return out
