"""Laced shoes: a cup sole, an upper with facings and eyelets, a tongue under crossed laces. One pair."""
import math

import numpy as np

import geometry as g
import materials as m
import studio
from colour import lightness, shade
from models.shoe import AT, LENGTH, cover, pair, slab

# Rounder at the toe than a jutti: half the width, outer and inner side, from heel to toe.
OUTER = np.array([0, .015, .027, .032, .033, .038, .042, .040, .0325, .018, 0])
INNER = np.array([0, .015, .027, .031, .028, .033, .040, .0385, .0315, .0175, 0])
THROAT, TOP = .66, .36


def outline(n=200, grow=0.0):
    """The sole from above, once round: out along the outer side to the toe and back along the inner one."""
    t = (1 - np.cos(np.linspace(0, math.pi, n // 2 + 1))) / 2
    out, inn = np.interp(t, AT, OUTER) + grow, np.interp(t, AT, INNER) + grow
    x = t * (LENGTH + 2 * grow) - grow
    P = np.concatenate([np.column_stack([x, -out]), np.column_stack([x[::-1], inn[::-1]])[1:-1]])
    for _ in range(6):
        P = (np.roll(P, 1, 0) + 2 * P + np.roll(P, -1, 0)) / 4
    return P


def spring(x):
    return .007 * np.clip((np.asarray(x) / LENGTH - .74) / .26, 0, 1) ** 1.6


def rim_of(P, base):
    """The opening: round the ankle, up to the top of the facings, then narrow down to the throat."""
    u = np.clip(P[:, 0] / LENGTH, 0, 1)
    side = np.where(P[:, 1] < 0, -1.0, 1.0)
    x = (.03 + (THROAT - .03) * u ** 1.1) * LENGTH
    at = x / LENGTH
    half = np.interp(at, [.03, .045, .09, .18, .27, TOP, .46, .58, THROAT - .02, THROAT],
                     [0, .012, .023, .0275, .026, .0185, .0125, .0105, .0085, 0])
    z = np.interp(at, [.03, .10, .20, .27, TOP, .46, THROAT], [.062, .057, .045, .049, .070, .063, .040])
    R = np.column_stack([x, side * half, base + z])
    for _ in range(4):
        R = (np.roll(R, 1, 0) + 2 * R + np.roll(R, -1, 0)) / 4
    return R


def upper(P, R, base):
    """Rows from the sole (0) to the rim (1), each once round; Bezier curves."""
    F = np.column_stack([P, base + spring(P[:, 0])])
    front = np.clip((P[:, 0] / LENGTH - .60) / .40, 0, 1)
    C = np.empty_like(F)
    C[:, :2] = F[:, :2] + (F[:, :2] - R[:, :2]) * (.07 - .17 * front)[:, None]
    C[:, 2] = F[:, 2] + (R[:, 2] - F[:, 2]) * (.72 + .08 * front)
    K = np.linspace(0, 1, 22)
    return np.stack([(1 - k) ** 2 * F + 2 * k * (1 - k) * C + k * k * R for k in K]), K


def laced(p, colour):
    base = p.get('sole', .024)
    skin = cover(p, colour)
    P = outline(grow=.001)
    R = rim_of(P, base)
    grid, K = upper(P, R, base)
    rows, n = grid.shape[:2]
    flat = grid.reshape(-1, 3)
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(rows - 1) for i in range(n)]
    # Cut on the flat: straight down the sides, and over the toe in the direction each row runs; as far as along the surface.
    fall = np.linalg.norm(np.diff(grid[::-1], axis=0), axis=2)
    along = np.concatenate([np.zeros((1, n)), np.cumsum(fall, axis=0)])[::-1]
    way = P - R[:, :2]
    way /= np.maximum(np.linalg.norm(way, axis=1), 1e-6)[:, None]
    toe = np.clip((P[:, 0] / LENGTH - .70) / .22, 0, 1)[None, :, None]
    down = np.stack([grid[..., 0], R[:, 1] + along * np.sign(P[:, 1])], axis=-1)
    cut = down * (1 - toe) + (R[None, :, :2] + along[..., None] * way[None]) * toe
    body = g.mesh('upper', flat, faces, skin, vertex_uv=cut.reshape(-1, 2))
    g.thicken(body, .0022, 1)
    g.subdivide(body)

    trim = m.leather('trim', shade(colour, -.02), .5) if p.get('weave') == 'leather' else m.cloth('trim', p.get('trim', '#efe7d6'), 'cotton')
    thread = m.plain('thread', shade(colour, -.22 if lightness(colour) > .35 else .22), .8)
    rubber = m.plain('rubber', p.get('rubber', '#f1ece1'), .58)
    lining = m.cloth('lining', p.get('lining', '#e6dcc8'), 'canvas')
    objs = [body, g.tube('rim', R, .0021, trim, True)]

    # The cup sole comes up round the upper, with a groove below its edge, as cups are cut.
    objs.append(slab('cup', outline(grow=.0042), 0, base + .0035, spring, rubber, .0022))
    objs.append(g.tube('groove', np.column_stack([outline(grow=.0043), base - .004 + spring(outline(grow=.0043)[:, 0])]), .0006, thread, True))
    objs.append(slab('insole', outline(grow=-.003), base - .001, base + .004, spring, lining, .0006))

    row = lambda k: grid[int(round(k * (rows - 1)))]
    u = P[:, 0] / LENGTH
    # Seams: the toe cap, and down behind the facings on either side.
    for side in (-1, 1):
        on = np.where((np.sign(P[:, 1]) == side) & (R[:, 0] > TOP * LENGTH) & (R[:, 0] < (THROAT - .015) * LENGTH))[0]
        if side == 1:
            on = on[::-1]
        seam = row(.62)[on] + np.array([0, side * .0008, .0012])
        drop = [grid[r, on[0]] + np.array([0, side * .0012, .0006]) for r in range(2, int(.62 * (rows - 1)), 2)]
        objs.append(g.tube('seam', np.array(drop + list(seam)), .0008, thread))
    cap = np.where(u > .80)[0]
    objs.append(g.tube('cap', row(.45)[cap] + np.array([.0006, 0, .0012]), .0008, thread))

    # The tongue lies a little under the facings and stands up in front of the ankle.
    tongue_ = skin if p.get('weave') == 'leather' else m.cloth('tongue', shade(colour, -.04), 'canvas')
    mid = np.array(g.spline([(THROAT * LENGTH + .004, 0, base + .037), (.56 * LENGTH, 0, base + .0535), (.46 * LENGTH, 0, base + .064),
                             (TOP * LENGTH, 0, base + .073), (.29 * LENGTH, 0, base + .084), (.255 * LENGTH, 0, base + .092)], 12))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(mid, axis=0), axis=1))])
    long_ = float(run[-1])

    def tongue(U, V):
        x, z = np.interp(U, run, mid[:, 0]), np.interp(U, run, mid[:, 2])
        k = np.clip(U / long_, 0, 1)
        wide = .8 + .45 * k
        v = (V - .019) * wide * np.sqrt(np.clip(1 - np.clip((k - .93) / .07, 0, 1) ** 2 * .25, 0, 1))
        return x, v, z - 9.0 * v * v * (1 + k)
    objs.append(g.sheet('tongue', long_, .038, tongue, tongue_, .004, .0036))

    # Eyelets in pairs; each lace goes straight over, and slants under the next to the other side.
    lace = m.cloth('lace', p.get('lace', '#f6f2e8'), 'cotton')
    ring = m.metal('eyelet', 'silver', .35, False) if p.get('weave') != 'leather' else trim
    over = row(.90)
    count = 6
    places = []
    for j in range(count):
        x = (TOP + .012 + (THROAT - .055 - TOP) * j / (count - 1)) * LENGTH
        both = []
        for side in (-1, 1):
            ids = np.where(np.sign(P[:, 1]) == side)[0]
            i = ids[np.argmin(np.abs(over[ids, 0] - x))]
            both.append((over[i], i, side))
        places.append(both)
        for q, i, side in both:
            out = np.cross(grid[-2, i] - grid[-6, i], grid[-4, (i + 1) % n] - grid[-4, i - 1])
            out = out / np.linalg.norm(out)
            out = out if out[2] > 0 else -out
            a = np.linspace(0, 2 * math.pi, 16, endpoint=False)
            e1 = np.cross(out, (1, 0, 0))
            e1 /= np.linalg.norm(e1)
            e2 = np.cross(out, e1)
            hoop = q + out * .0020 + np.outer(np.cos(a), e1) * .0026 + np.outer(np.sin(a), e2) * .0026
            objs.append(g.tube('eyelet', hoop, .0008, ring, True))
    ridge = lambda x: np.interp(-x, -mid[:, 0], mid[:, 2])

    def strand(a, b, rise):
        s = np.linspace(0, 1, 24)[:, None]
        pts = a * (1 - s) + b * s
        bow = np.sin(np.linspace(0, math.pi, 24))
        pts[:, 2] = np.maximum(pts[:, 2] + bow * rise, np.where(np.abs(pts[:, 1]) < .013, ridge(pts[:, 0]) + .0034, 0))
        for _ in range(3):
            pts[1:-1] = (pts[:-2] + 2 * pts[1:-1] + pts[2:]) / 4
        return pts
    for j, ((l, _, _), (r, _, _)) in enumerate(places):
        up = np.array([0, 0, .0026])
        objs.append(band('lace', strand(l + up, r + up, .006), lace))
        if j + 1 < count:
            (l2, _, _), (r2, _, _) = places[j + 1]
            low = np.array([0, 0, -.0004])
            objs.append(band('lace', strand(l + low, r2 + low, .0035), lace))
            objs.append(band('lace', strand(r + low, l2 + low, .0030), lace))
    return objs


def band(name, pts, mat, half=.0030, thick=.0011):
    """A flat lace along a path, its broad side up."""
    pts = np.asarray(pts)
    t = np.gradient(pts, axis=0)
    t /= np.linalg.norm(t, axis=1)[:, None]
    across = np.cross(t, (0, 0, 1.0))
    across /= np.maximum(np.linalg.norm(across, axis=1), 1e-6)[:, None]
    out = np.cross(across, t)
    a = np.linspace(0, 2 * math.pi, 12, endpoint=False)
    rings = pts[:, None, :] + np.cos(a)[None, :, None] * half * across[:, None, :] + np.sin(a)[None, :, None] * thick * out[:, None, :]
    n, k = len(pts), len(a)
    verts = rings.reshape(-1, 3)
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n - 1) for j in range(k)]
    faces += [tuple(range(k))[::-1], tuple(range((n - 1) * k, n * k))]
    return g.mesh(name, verts, faces, mat, vertex_uv=verts[:, :2])


def build(job):
    objs = pair(laced, job['params'], near=-.03)
    studio.stage(.36)
    if job['view'] == 'detail':
        focus = (.01, -.045, .05)
        studio.camera((focus[0] + .17, focus[1] - .36, focus[2] + .33), focus, 100, 11)
    else:
        studio.fit(objs, (.22, -1, .62), job['width'] / job['height'], .93, 90, -.01)
    return dict(exposure=-.04, contrast=.14)
