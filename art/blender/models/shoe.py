"""Footwear: juttis, Kolhapuris, slides, block heels. One pair; the second shoe is the mirror of the first."""
import math

import numpy as np

import geometry as g
import materials as m
import prints
import studio
from colour import lightness, mix, shade

LENGTH = .245
# Half the width of the sole, outer and inner side, from heel to toe.
AT = np.array([0, .02, .08, .22, .42, .60, .74, .86, .94, .985, 1])
OUTER = np.array([0, .014, .026, .031, .032, .037, .041, .036, .024, .009, 0])
INNER = np.array([0, .014, .026, .029, .025, .031, .038, .034, .024, .010, 0])


def outline(n=160, pointed=0.0, grow=0.0):
    """The sole from above, once round: out along the outer side to the toe and back along the inner one."""
    t = (1 - np.cos(np.linspace(0, math.pi, n // 2 + 1))) / 2
    narrow = 1 - pointed * np.clip((t - .72) / .28, 0, 1) ** 1.4 * .55
    out, inn = np.interp(t, AT, OUTER) * narrow + grow, np.interp(t, AT, INNER) * narrow + grow
    x = t * (LENGTH + 2 * grow) - grow
    P = np.concatenate([np.column_stack([x, -out]), np.column_stack([x[::-1], inn[::-1]])[1:-1]])
    for _ in range(4):
        P = (np.roll(P, 1, 0) + 2 * P + np.roll(P, -1, 0)) / 4
    return P


def lift_of(p):
    """Height of the foot above the ground along the shoe: the heel, the waist, and a toe that springs up a little."""
    heel, spring = p.get('heel', 0.0), p.get('spring', .004)

    def lift(x):
        t = np.clip(x / LENGTH, 0, 1)
        fall = np.clip((.66 - t) / .46, 0, 1)
        return heel * (fall * fall * (3 - 2 * fall)) + spring * np.clip((t - .74) / .26, 0, 1) ** 1.6
    return lift


def slab(name, P, z0, z1, lift, mat, inset=.0015):
    """A sole: the outline between two heights, following the lift, its edges eased."""
    c = P.mean(0)
    rings = []
    for z, k in ((z0, inset), (z0 + inset, 0), (z1 - inset, 0), (z1, inset)):
        d = P - c
        q = c + d * (1 - k / np.maximum(np.linalg.norm(d, axis=1), .01))[:, None]
        rings.append(np.column_stack([q, z + lift(q[:, 0])]))
    for k in (.6, .25):
        q = c + (P - c) * k
        rings.append(np.column_stack([q, z1 + lift(q[:, 0])]))
    n = len(P)
    verts = np.concatenate(rings)
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rings) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return g.mesh(name, verts, faces, mat, vertex_uv=verts[:, :2])


def upper(p, mat, lift, base, edge):
    """From the sole up and over to the opening; every point of the outline has its point on the rim."""
    P = outline(pointed=p.get('pointed', .0), grow=.0015)
    n = len(P)
    t = P[:, 0] / LENGTH
    throat, back = p.get('throat', .54), .012
    side = np.where(P[:, 1] < 0, -1.0, 1.0)
    u = np.clip(t, 0, 1)
    rx = back + (throat * LENGTH - back) * (.04 + .96 * (u ** 1.15))
    w = np.interp(rx / LENGTH, AT, (OUTER + INNER) / 2)
    close = np.sqrt(np.clip(1 - np.clip((u - .30) / .70, 0, 1) ** 2.2, 0, 1))
    round_ = np.sqrt(np.clip(1 - (1 - np.clip(u / .20, 0, 1)) ** 2, 0, 1))
    ry = side * np.minimum(w * .84, .030) * close * round_
    heel_h, side_h, vamp_h = p.get('back', .050), p.get('side', .034), p.get('vamp', .046)
    rz = base + np.interp(u, [0, .10, .38, .70, 1], [heel_h, heel_h * .92, side_h, (side_h + vamp_h) / 2, vamp_h])
    R = np.column_stack([rx, ry, rz + lift(rx)])
    for _ in range(5):
        R = (np.roll(R, 1, 0) + 2 * R + np.roll(R, -1, 0)) / 4
    F = np.column_stack([P, base + lift(P[:, 0])])
    front = np.clip((t - .62) / .38, 0, 1)
    C = F * .62 + R * .38
    C[:, :2] = F[:, :2] + (F[:, :2] - R[:, :2]) * (.10 * (1 - front))[:, None] - (F[:, :2] - R[:, :2]) * (.10 * front)[:, None]
    C[:, 2] = F[:, 2] + (R[:, 2] - F[:, 2]) * (.72 + .10 * front)
    rows = 18
    K = np.linspace(0, 1, rows)
    grid = np.stack([(1 - k) ** 2 * F + 2 * k * (1 - k) * C + k * k * R for k in K])
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(rows - 1) for i in range(n)]
    flat = grid.reshape(-1, 3)
    # Cut on the flat: across the foot the print is measured from the middle line, over the vamp and down the side.
    girth = flat[:, 1] + np.clip(flat[:, 1] / .014, -1, 1) * (base + vamp_h + lift(flat[:, 0]) - flat[:, 2])
    body = g.mesh('upper', flat, faces, mat, vertex_uv=np.column_stack([flat[:, 0], girth]))
    g.thicken(body, .0016, 1)
    g.subdivide(body)
    return [body, g.tube('rim', R, p.get('piping', .0016), edge, True)], R


def arch(name, x0, x1, half0, half1, height, lift, base, mat, thickness=.003, slant=0.0):
    """A strap over the foot, from one edge of the sole to the other."""
    def fn(U, V):
        a = V / (math.pi * .05) * math.pi
        k = U / (x1 - x0)
        half, tall = half0 + (half1 - half0) * k, height * (1 - .12 * k)
        x = x0 + U + slant * np.sin(a)
        return x, -np.cos(a) * half, base + lift(x) + np.sin(a) ** .75 * tall - .004 * (np.sin(a) < .08)
    return g.sheet(name, x1 - x0, math.pi * .05, fn, mat, .004, thickness)


def cover(p, colour):
    if p.get('weave') == 'leather':
        return m.leather('upper', colour, p.get('rough', .44))
    if p.get('weave') == 'suede':
        return m.suede('upper', colour)
    options = {k: p[k] for k in ('motif', 'kind') if p.get(k)}
    tile = None if p.get('print', 'plain') == 'plain' else prints.named(p['print'], colour, scale=p.get('scale', .4), **options)
    return m.cloth('upper', colour, p.get('weave', 'silk'), tile=tile)


def closed(p, colour):
    """Jutti and block heel."""
    lift, base = lift_of(p), p.get('sole', .005)
    mat = cover(p, colour)
    edge = m.cloth('edge', p.get('edge') or shade(colour, -.12 if lightness(colour) > .35 else .10), 'cotton')
    inside = m.leather('inside', p.get('inside', '#d9b98c'), .55)
    bottom = m.leather('sole', '#8a5a34', .5)
    objs, rim = upper(p, mat, lift, base, edge)
    objs.append(slab('sole', outline(pointed=p.get('pointed', 0), grow=p.get('welt', .002)), .0, base + .001, lift, bottom))
    objs.append(slab('insole', outline(pointed=p.get('pointed', 0), grow=-.002), base - .001, base + .003, lift, inside, .0006))
    if p.get('heel'):
        H = p['heel']
        Q = outline(120)
        Q = Q[Q[:, 0] < .058]
        c = Q.mean(0)
        rings = [np.column_stack([c + (Q - c) * k, np.full(len(Q), z)]) for z, k in ((0, .88), (.002, .90), (H * .5, .90), (H + .001, 1.02))]
        n = len(Q)
        verts = np.concatenate(rings)
        faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(3) for i in range(n)] + [tuple(range(n))[::-1]]
        objs.append(g.mesh('heel', verts, faces, mat if p.get('covered') else bottom, vertex_uv=verts[:, [1, 2]]))
    return objs


def drains(base, lift, mat):
    """The holes and side slots through which a slide's footbed drains."""
    verts, faces, turn = [], [], np.arange(20) * math.pi / 10
    for x, half, count in ((.026, .012, 3), (.046, .015, 4), (.066, .016, 4), (.086, .015, 4), (.214, .018, 4), (.232, .010, 3)):
        for y in np.linspace(-half, half, count) - .002:
            faces.append(tuple(range(len(verts), len(verts) + 20)))
            verts += [(x + .0022 * math.cos(a), y + .0022 * math.sin(a), base + .0004 + lift(x)) for a in turn]
    holes = [g.mesh('holes', np.array(verts), faces, mat)]
    P = outline(240, grow=.0042)
    for at in (.18, .24, .30, .36, .42, .70, .76, .82, .88):
        for side in (-1, 1):
            x = at * LENGTH
            near = P[(P[:, 1] * side > 0) & (np.abs(P[:, 0] - x) < .005)]
            near = near[np.argsort(near[:, 0])]
            holes.append(g.tube('slot', np.column_stack([near, np.full(len(near), base * .5) + lift(near[:, 0])]), .0016, mat))
    return holes


def open_(p, colour):
    """Kolhapuri and slide: a sole and straps."""
    lift, base = lift_of(p), p.get('sole', .010)
    skin = cover(p, colour)
    if p.get('rubber'):
        foot = m.plain('foam', mix(colour, '#efe6d6', .12), .62)
        return [slab('sole', outline(grow=.004), 0, base, lift, foot, .003),
                *drains(base, lift, m.plain('drain', shade(colour, -.16), .7)),
                arch('band', .128, .196, .037, .041, .056, lift, base - .003, m.plain('band', colour, .5), .0065, -.010)]
    sole, top = m.leather('sole', shade(colour, -.08), .5), m.leather('top', shade(colour, .05), .5)
    objs = [slab('sole', outline(grow=.002), 0, base * .55, lift, sole), slab('top', outline(grow=.0005), base * .5, base, lift, top)]
    objs.append(arch('instep', .106, .142, .034, .036, .052, lift, base - .003, skin, .0034, .016))
    loop = [(.205 + .004 * math.sin(a), .012 + .0115 * math.cos(a), base - .001 + lift(.205) + .025 * math.sin(a) ** .8) for a in np.linspace(.02, math.pi - .02, 24)]
    objs.append(g.tube('toe', loop, .0042, skin))
    braid = m.leather('braid', shade(colour, .03), .42)
    line = np.array(g.spline([(.205, .006, base + .026), (.185, .002, base + .036), (.160, 0, base + .047), (.148, 0, base + .0515), (.140, 0, base + .0535)], 24))
    s = np.linspace(0, 9 * 2 * math.pi, len(line))
    for k in range(3):
        ph = s + k * 2 * math.pi / 3
        objs.append(g.tube('braid', line + np.column_stack([0 * s, .0042 * np.sin(ph), .0016 * np.sin(2 * ph) + lift(line[:, 0])]), .0028, braid))
    return objs


def pair(make, p, near=-.02):
    """Two shoes beside each other, the nearer one `near` (metres) from the middle; the second is the mirror of the first."""
    objs = []
    for mirrored, at, turn in ((1, (-.10, near, 0), -34), (-1, (-.085, .095, 0), -46)):
        shoe = make(p, p['colour'])
        for o in shoe:
            g.place(o, at, (0, 0, turn))
            o.scale.y = mirrored
        objs += shoe
    return objs


def build(job):
    p = job['params']
    objs = pair(open_ if p.get('cut') == 'open' else closed, p)
    studio.stage(.36)
    if job['view'] == 'detail':
        focus, k = (.0, -.045, .03), .16 / .8 * 100 / 36
        studio.camera((focus[0] + .20 * k, focus[1] - .80 * k, focus[2] + .56 * k), focus, 100, 11)
    else:
        studio.fit(objs, (.16, -1, .78), job['width'] / job['height'], .95, 90, -.01)
    return dict(exposure=-.02, contrast=.14)
