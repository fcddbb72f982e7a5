"""Things that many models are made of: legs, cushions, shades, branches, frames."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import geometry as g
import materials as m


def leg(name, mat, x, y, height, top=.026, foot=.013, splay=8):
    """A turned, tapering leg that leans outwards."""
    o = g.lathe(name, [(0, 0), (foot * .9, 0), (foot, .004), ((top + foot) / 2 * 1.02, height * .5), (top, height), (0, height)], mat, 32)
    sx, sy = (1 if x > 0 else -1), (1 if y > 0 else -1)
    lean = math.tan(math.radians(splay)) * height
    return g.place(o, (x + sx * lean * .5, y + sy * lean * .5, 0), (sy * splay, -sx * splay, 0))


def leaf_mesh(name, length, width, mat, bend=.25):
    n, verts, faces = 9, [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * min(1, t ** .85)) ** .8 if 0 < t < 1 else 0.0004
        z = -bend * length * t * t
        verts += [(-half, t * length, z + half * .35), (0, t * length, z), (half, t * length, z + half * .35)]
    for i in range(n):
        a = 3 * i
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    o = g.mesh(name, verts, faces, mat)
    me = o.data
    bpy.data.objects.remove(o)
    return me


def branch(name, origin, direction, length, leaf_me, wood, rng, leaves=26, droop=.35, twigs=2, radius=.0035, size=1.0):
    """A leafy branch from `origin`; leaves are instances of one mesh."""
    d = Vector(direction).normalized()
    pts, p = [], Vector(origin)
    n = 26
    for i in range(n):
        pts.append(tuple(p))
        t = i / n
        d = (d + Vector((rng.normal(0, .05), rng.normal(0, .05), -droop * .06 * t * 2))).normalized()
        p = p + d * (length / n)
    g.tube(name, pts, radius, wood, radii=[1 - .75 * i / n for i in range(n)])
    for i in range(leaves):
        t = .22 + .78 * (i + rng.uniform(0, .6)) / leaves
        k = min(n - 2, int(t * (n - 1)))
        at = Vector(pts[k]).lerp(Vector(pts[k + 1]), t * (n - 1) - k)
        run = (Vector(pts[k + 1]) - Vector(pts[k])).normalized()
        turn = i * 2.4 + rng.uniform(-.4, .4)
        side = run.orthogonal().normalized()
        side.rotate(Matrix.Rotation(turn, 3, run))
        out = (run * .55 + side * .85 + Vector((0, 0, .15))).normalized()
        quat = out.to_track_quat('Y', 'Z')
        o = g.link(bpy.data.objects.new(name + '-leaf', leaf_me))
        o.location, o.rotation_mode, o.rotation_quaternion = at, 'QUATERNION', quat
        o.scale = [size * rng.uniform(.65, 1.1) * (1.1 - .4 * t)] * 3
    for j in range(twigs):
        k = int(n * (.3 + .35 * j / max(1, twigs)))
        run = (Vector(pts[k + 1]) - Vector(pts[k])).normalized()
        side = run.orthogonal().normalized()
        side.rotate(Matrix.Rotation(rng.uniform(0, 6.28), 3, run))
        branch(name + 't%d' % j, pts[k], run + side * .8, length * .42, leaf_me, wood, rng, leaves // 2, droop, 0, radius * .6, size * .85)


def drum_shade(name, bottom, top, z0, z1, mat, tape, lining=None):
    """A lamp shade of cloth with taped rims."""
    prof = [(bottom + (top - bottom) * t, z0 + (z1 - z0) * t) for t in np.linspace(0, 1, 14)]
    objs = [g.lathe(name, prof, mat, 160)]
    for r, z in ((bottom, z0 + .004), (top, z1 - .004)):
        objs.append(g.lathe(name + '-tape', [(r + .0006, z - .0065), (r + .0022, z - .0055), (r + .0018, z + .0055), (r + .0004, z + .0065)], tape, 160))
    return objs


def fringe(name, x0, x1, y, z, length, mat, rng, pitch=.011, out=-1, radius=.0016):
    """A row of knotted ends lying on the ground, as one curve object."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 1
    n = int(abs(x1 - x0) / pitch)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + .5) / n + rng.normal(0, .0012)
        sp = curve.splines.new('POLY')
        sp.points.add(5)
        lean, ln = rng.normal(0, .010), length * rng.uniform(.85, 1.1)
        for k in range(6):
            t = k / 5
            sp.points[k].co = (x + lean * t * t + rng.normal(0, .0006), y + out * ln * t, max(.0016, z * (1 - t) ** 2 + .0016), 1)
    o = g.link(bpy.data.objects.new(name, curve))
    curve.materials.append(mat)
    return o


def frame(name, w, h, picture, wood, x, z, y, mat_board, rim=.022, margin=.07):
    """A framed textile on the wall (faces -Y)."""
    objs = []
    for dx, dz, sx, sz in ((0, h / 2, w + rim, rim), (0, -h / 2, w + rim, rim), (-w / 2, 0, rim, h - rim), (w / 2, 0, rim, h - rim)):
        objs.append(g.box(name + '-rail', (sx, .028, sz), wood, (x + dx, y, z + dz), round_=.002))
    objs.append(g.box(name + '-mount', (w, .004, h), mat_board, (x, y + .006, z), round_=0))
    pw, ph = w - 2 * margin, h - 2 * margin
    objs.append(g.mesh(name + '-cloth', [(x - pw / 2, y + .001, z - ph / 2), (x + pw / 2, y + .001, z - ph / 2), (x + pw / 2, y + .001, z + ph / 2), (x - pw / 2, y + .001, z + ph / 2)],
                       [(0, 1, 2, 3)], picture, face_uv=[[(0, 0), (pw, 0), (pw, ph), (0, ph)]]))
    return objs


def tassels(name, cloth, mat, length=.06, pitch=.022, radius=.0016, knot=True, seed=1):
    """Knotted ends along the front hem of a `hung` cloth (its last row of points)."""
    rng = np.random.default_rng(seed)
    co = np.array([tuple(v.co) for v in cloth.data.vertices])
    hem = co[-cloth['row']:]
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(hem, axis=0), axis=1))])
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 1
    for s in np.arange(pitch / 2, run[-1], pitch):
        at = np.array([np.interp(s, run, hem[:, k]) for k in range(3)])
        lean = rng.normal(0, .005)
        for strand in range(3):
            sp = curve.splines.new('POLY')
            sp.points.add(5)
            off = rng.normal(0, .0016, 2)
            ln = length * rng.uniform(.85, 1.08)
            for k in range(6):
                t = k / 5
                spread = max(0, t - .2) * 1.6
                sp.points[k].co = (at[0] + lean * t * t + off[0] * spread, at[1] + off[1] * spread, at[2] + .003 - ln * t, 1)
                sp.points[k].radius = 1.9 if knot and k == 1 else 1
    o = g.link(bpy.data.objects.new(name, curve))
    curve.materials.append(mat)
    o.matrix_world = cloth.matrix_world
    return o
