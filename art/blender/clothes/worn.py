"""
From a flat pattern to the volume it has when worn: cross-sections of a body, waves of wide hems, tubes for sleeves.

Patterns are in metres with y up from the neck. In the world x is to the right, -y to the front, z up.
"""
import math

import numpy as np
from mathutils import Vector, noise

import geometry as g

# Heights, and how deep a body is beside its width there, in front and behind.
LEVELS = (-1.25, -.80, -.55, -.42, -.26, -.12, .02)
TORSO_FRONT = (.80, .74, .66, .62, .66, .56, .40)
TORSO_BACK = (.80, .74, .68, .56, .58, .52, .36)
LOWER_FRONT = (.86, .80, .66, .62, .64, .66, .66)
LOWER_BACK = (.86, .82, .80, .78, .74, .66, .62)

_PHI = np.linspace(0, math.pi / 2, 65)
_RATIOS = np.linspace(.3, 1.1, 33)


def _arcs():
    """For each ratio: the run along a quarter ellipse of half width 1 at each angle."""
    out = []
    for k in _RATIOS:
        speed = np.hypot(np.cos(_PHI), k * np.sin(_PHI))
        out.append(np.concatenate([[0], np.cumsum((speed[1:] + speed[:-1]) / 2 * (_PHI[1] - _PHI[0]))]))
    return np.array(out)


_ARCS = _arcs()


def quarter(k):
    """Length of a quarter ellipse of half width 1 and depth k."""
    return np.interp(k, _RATIOS, _ARCS[:, -1])


def angle_at(share, k):
    """The angle at which a share (0 to 1) of the quarter's length lies."""
    phi = np.zeros_like(share)
    at = np.clip(np.round((k - _RATIOS[0]) / (_RATIOS[1] - _RATIOS[0])).astype(int), 0, len(_RATIOS) - 1)
    for i in np.unique(at):
        pick = at == i
        phi[pick] = np.interp(share[pick], _ARCS[i] / _ARCS[i][-1], _PHI)
    return phi


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def curve_of(edges, name, n=24):
    """A named edge as (y ascending, x)."""
    points = np.array(g.spline(dict(edges)[name], n) + [dict(edges)[name][-1]], float)
    order = np.argsort(points[:, 1])
    return points[order, 1], points[order, 0]


class Wave:
    """
    Folds of wide cloth from height `start` down to `end`: `depth` metres at the lower end and the share `from_top` of it at the upper one,
    `count` of them around the body. `sharp`: knife pleats. `step`: metres by which a tier stands off from the one above.
    """

    def __init__(self, start, end, depth, count, seed=1, sharp=False, step=0.0, from_top=.12):
        self.start, self.end, self.depth, self.sharp, self.step, self.from_top = start, end, depth, sharp, step, from_top
        rng = np.random.default_rng(seed)
        counts = (count, max(3, int(count * .62)), int(count * 1.41)) if not sharp else (count,)
        sizes = (.62, .45, .26) if not sharp else (1.0,)
        self.parts = [(n, a, rng.uniform(0, 2 * math.pi), rng.uniform(-.5, .5)) for n, a in zip(counts, sizes)]

    def at(self, theta, y):
        t = (self.start - y) / (self.start - self.end)
        here = (t > 0) & (t <= 1.02)
        grow = np.where(here, self.from_top + (1 - self.from_top) * np.clip(t, 0, 1) ** 1.15, 0)
        grow = grow * smooth(t / .06)
        total = np.zeros_like(theta)
        for n, a, phase, drift in self.parts:
            turn = n * theta + phase + (0 if self.sharp else drift * t)
            if self.sharp:
                saw = (turn / (2 * math.pi)) % 1
                total += np.where(saw < .8, saw / .8, (1 - saw) / .2) - .5
            else:
                total += a * np.cos(turn + .5 * np.sin(turn))
        return self.depth * grow * total + np.where(here, self.step * smooth(t / .04), 0)


class Torso:
    """What hangs from the shoulders. `bust`: metres forward; `slim`: a factor of the width; `lift`: metres up, for the lower part of a set."""

    def __init__(self, edges, waves=(), bust=.020, seed=7, slim=1.0, lift=0.0):
        self.ys, self.xs = curve_of(edges, 'side')
        shoulder = dict(edges)['shoulder']
        self.neck_w = shoulder[0][0]
        self.slope = (shoulder[0][1] - shoulder[-1][1]) / max(.02, shoulder[-1][0] - shoulder[0][0])
        self.top = shoulder[0][1]
        self.waves, self.bust, self.seed, self.slim, self.lift = waves, bust, seed, slim, lift

    def ratios(self, Y):
        return np.interp(Y, LEVELS, TORSO_FRONT), np.interp(Y, LEVELS, TORSO_BACK)

    def width(self, Y):
        kf, kb = self.ratios(Y)
        return np.interp(Y, self.ys, self.xs) * self.slim / quarter((kf + kb) / 2)

    def place(self, A, side=1, out=0.0):
        """Pattern points of the front (side 1) or the back (-1) in the world, `out` metres above the cloth."""
        A = np.asarray(A, float)
        X, Y = A[:, 0], A[:, 1]
        kf, kb = self.ratios(Y)
        k = kf if side > 0 else kb
        W, w = np.interp(Y, self.ys, self.xs), self.width(Y)
        phi = angle_at(np.clip(np.abs(X) / W, 0, 1), k) * np.sign(X)
        seam = self.top + (self.neck_w - np.abs(X)) * self.slope
        up = np.clip((Y + .115) / (seam + .115), 0, 1)
        close = np.sqrt(np.maximum(0, 1 - up ** 2.6))
        d = k * w * np.cos(phi) ** .92 * close
        d *= 1 - .45 * smooth((np.abs(X) - .11) / .08) * up
        x = w * np.sin(phi)
        if side > 0 and self.bust:
            for s in (1, -1):
                d += self.bust * np.exp(-((x - s * .082) / .062) ** 2 - ((Y + .245) / np.where(Y > -.245, .085, .062)) ** 2)
        theta = phi if side > 0 else math.pi - phi
        r = out + self.folds(theta, Y) + self.drag(theta, x, Y, side)
        return np.column_stack([x + r * np.sin(phi), -side * (d + r * np.cos(phi)), Y + self.lift])

    def folds(self, theta, Y):
        """The waves of the hem, in metres outwards."""
        return sum((w.at(theta, Y) for w in self.waves), np.zeros_like(Y))

    def drag(self, theta, x, Y, side):
        """Small folds where cloth is pulled, in metres outwards: from the armhole to the bust, across the waist, and long soft ones below."""
        r = np.zeros_like(Y)
        for i, (a, b, y) in enumerate(zip(x, theta, Y)):
            below = smooth(np.array((-.30 - y) / .3))
            n = .0095 * below * noise.noise(Vector((b * 4.6 + self.seed, y * 1.5, side * 3))) + .0046 * noise.noise(Vector((a * 9 + y * 5, y * 9 - a * 5, self.seed + side)))
            n += .0022 * noise.noise(Vector((a * 22 - y * 9, y * 20, self.seed)))
            if y > -.34:
                n += .0052 * (.5 - abs(noise.noise(Vector((abs(a) * 17 + y * 13, y * 9 - abs(a) * 9, self.seed + 5)))))
            # They fade towards the sides, where front and back meet.
            r[i] = n * min(1, 3 * abs(math.cos(b)))
        return r


class Skirt(Torso):
    """What hangs from the waist."""

    def __init__(self, edges, waves=(), seed=7, slim=1.0, lift=0.0):
        self.ys, self.xs = curve_of(edges, 'side')
        self.waves, self.seed, self.slim, self.lift = waves, seed, slim, lift

    def ratios(self, Y):
        return np.interp(Y - .4, LEVELS, LOWER_FRONT), np.interp(Y - .4, LEVELS, LOWER_BACK)

    def place(self, A, side=1, out=0.0):
        A = np.asarray(A, float)
        X, Y = A[:, 0], A[:, 1]
        kf, kb = self.ratios(Y)
        k = kf if side > 0 else kb
        phi = angle_at(np.clip(np.abs(X) / np.interp(Y, self.ys, self.xs), 0, 1), k) * np.sign(X)
        w = self.width(Y)
        d = k * w * np.cos(phi) ** .95
        theta = phi if side > 0 else math.pi - phi
        # Its top is the waist, which is a quarter of a metre lower in a garment from the shoulders.
        r = out + self.folds(theta, Y) + self.drag(theta, w * np.sin(phi), Y - .25, side)
        return np.column_stack([(w + r) * np.sin(phi), -side * (d + r * np.cos(phi)), Y + self.lift])


class Trousers(Skirt):
    """Two legs below the crotch. `apart`: half the gap between them in metres; wide legs overlap."""

    def __init__(self, edges, waves=(), seed=7, slim=1.0, lift=0.0, apart=.014):
        super().__init__(edges, waves, seed, slim, lift)
        self.iy, self.ix = curve_of(edges, 'inseam')
        self.crotch, self.apart = float(self.iy[-1]), apart

    def place(self, A, side=1, out=0.0):
        A = np.asarray(A, float)
        X, Y = A[:, 0], A[:, 1]
        hips = super().place(A, side, out)
        s = np.where(X < 0, -1.0, 1.0)
        outer, inner = np.interp(Y, self.ys, self.xs), np.where(Y > self.crotch, 0, np.interp(Y, self.iy, self.ix))
        k = np.interp(Y, (-1, -.5, -.3), (.92, .88, .86))
        half = np.maximum((outer - inner) / 2, .01)
        leg = half / quarter(k) * self.slim
        f = np.clip((np.abs(X) - inner) / (2 * half) * 2 - 1, -1, 1)
        phi = angle_at(np.abs(f), k) * np.sign(f)
        torso_w = float(self.width(np.array([self.crotch]))[0])
        fall = smooth((self.crotch + .02 - Y) / (.30 if self.apart > 0 else .14))
        centre = (torso_w - leg) * (1 - fall) + (leg + self.apart) * fall
        theta = np.where(s > 0, phi, phi + 9) if side > 0 else np.where(s > 0, math.pi - phi, math.pi - phi + 9)
        r = out + self.folds(theta, Y) + np.array([.0050 * noise.noise(Vector((t * 2.2 + self.seed, y * 1.8, side * 3 + sg))) + .0030 * noise.noise(Vector((x * 9, y * 8, self.seed))) for t, x, y, sg in zip(theta, X, Y, s)])
        x = s * (centre + (leg + r) * np.sin(phi))
        d = (k * leg + r) * np.cos(phi) ** .95
        legs = np.column_stack([x, -side * d, Y + self.lift])
        t = smooth((self.crotch + .06 - Y) / .26)[:, None]
        placed = hips * (1 - t) + legs * t
        if self.apart < 0:
            # Hips that spread the inner edges would leave a slit right below the crotch.
            edges = super().place(np.column_stack([inner, Y]), side, out)[:, 0] * (1 - t[:, 0]) + (centre - leg) * t[:, 0]
            placed[:, 0] -= s * np.where(Y < self.crotch, np.maximum(edges, 0) - self.apart * t[:, 0], 0) * ((1 - f) / 2) ** 2
        return placed


# Length from the shoulder, half width at the cuff and in the middle, and how far the arm is from the body (radians).
SLEEVES = {'cap': (.125, .088, .090, .55), 'short': (.215, .078, .080, .26), 'elbow': (.325, .070, .076, .20), 'three': (.445, .059, .070, .17), 'full': (.600, .047, .066, .16),
           'bell': (.40, .125, .076, .24), 'puff': (.205, .068, .104, .34), 'kaftan': (.40, .200, .165, .62), 'kimono': (.43, .140, .120, .42), 'wide': (.50, .078, .086, .20)}


def along(points, shares):
    """Points at shares of the length of a smooth line through `points`, and that length."""
    line = np.array(g.spline([tuple(q) for q in points], 24) + [tuple(points[-1])])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    return np.column_stack([np.interp(shares * run[-1], run, line[:, i]) for i in range(3)]), run[-1]


class Sleeve:
    """A tube between an outer line, from the shoulder's tip down, and an inner one, from the armpit. Its pattern is `2 * half` wide
    and `length` long, cuff at y = 0."""

    def __init__(self, torso, tip, armhole, kind, side, seed=3, full=0.0):
        self.length, cuff, middle, fall = SLEEVES[kind]
        cuff, middle = cuff + full, middle + full
        self.kind, self.side, self.seed = kind, side, seed
        self.half = math.pi * (middle + .008) * .93
        tip, pit = torso.place([tip])[0], torso.place([armhole])[0]
        tip[1] = pit[1] = 0
        hidden = min(.030, (tip[0] - torso.neck_w) * .4)
        tip, pit = tip + (.001, 0, .0015), pit + (-.024, 0, -.004)
        down = np.array((math.sin(fall), 0, -math.cos(fall)))
        knee = np.array((pit[0] + 2 * middle * (.90 if middle < .09 else .75), 0, pit[2] + .01))
        shoulder = [tip, tip + (knee - tip) * (.36, 0, .18), tip + (knee - tip) * (.72, 0, .52), knee]
        outer, reach = along([*shoulder, knee + down * .2, knee + down * .45], np.linspace(0, 1, 200))
        steps = int(round(min(1, self.length / reach) * 199))
        outer = outer[:steps + 1]
        ahead = outer[-1] - outer[-4]
        ahead /= np.linalg.norm(ahead)
        end = outer[-1] + np.array((ahead[2], 0, -ahead[0])) * 2 * cuff
        if kind == 'cap':
            end = pit + (.034, 0, -.006)
        t = np.linspace(0, 1, 54)
        outer, _ = along(outer[::6] if steps > 24 else outer[::3], t)
        inner, _ = along([pit, pit * .6 + end * .4 + (.002, 0, 0), end], t ** 1.25)
        if kind == 'puff':
            outer += np.sin(math.pi * t ** .8)[:, None] * np.array((.034, 0, .022))
            inner -= np.sin(math.pi * t)[:, None] * np.array((0, 0, .030))
        # The arm reaches a little to the front.
        for line in (outer, inner):
            line[:, 1] -= .045 * t * t * min(1, max(0, self.length - .1) / .4)
        start = np.linspace(0, 1, 6, endpoint=False)[:, None]
        hide = lambda line, dz: np.concatenate([line[0] + (np.array((-hidden, 0, dz)) * (1 - start)), line])
        self.outer, self.inner = hide(outer, .003), hide(inner, .012)
        steps = np.linalg.norm(np.diff(self.outer, axis=0), axis=1) + np.linalg.norm(np.diff(self.inner, axis=0), axis=1)
        self.run = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
        seam = self.run[6]
        flat, flat_cuff = (min(middle, .080), min(cuff, .075)) if kind in ('kaftan', 'kimono') else (middle, cuff)
        knots = (0, seam, seam + .08, .5, 1), (.008, .044, .062, flat * .97, flat_cuff * .97)
        if kind == 'puff':
            knots = (0, seam, seam + .12, .55, .9, 1), (.008, .046, .084, .104, .088, cuff)
        self.deep = np.interp(self.run, *knots)

    def place(self, A, out=0.0):
        """Pattern points in the world; x = 0 is the outer side, the edges meet under the arm."""
        A = np.asarray(A, float)
        t = 1 - A[:, 1] / self.length
        theta = A[:, 0] / self.half * math.pi
        line = lambda L: np.column_stack([np.interp(t, self.run, L[:, i]) for i in range(3)])
        outer, inner = line(self.outer), line(self.inner)
        P, u = (outer + inner) / 2, (outer - inner) / 2
        up = np.linalg.norm(u, axis=1)
        u /= up[:, None]
        v = np.array((0, -1.0, 0))
        deep = np.interp(t, self.run, self.deep)
        soft = smooth(t / .18)
        r = out + soft * np.array([.0060 * noise.noise(Vector((math.cos(b) * 1.6 + self.seed, a * 9, math.sin(b) * 1.6))) + .0080 * (.5 - abs(noise.noise(Vector((math.sin(b) * 2.2, a * 15 + 1.2 * math.cos(b), self.seed + self.side))))) for a, b in zip(t * self.length, theta)])
        if self.kind in ('bell', 'kaftan', 'kimono'):
            r += .012 * smooth((t - .35) / .6) * np.cos(theta * 5 + self.seed)
        if self.kind == 'puff':
            r += .0075 * np.cos(theta * 17) * smooth(t / .2) * (1 - .4 * smooth((t - .6) / .4))
        p = P + u * ((up + r) * np.cos(theta))[:, None] + v * ((deep + r) * np.sin(theta))[:, None]
        p[:, 0] *= self.side
        return p

    def outline(self):
        """The rectangle of its cloth, with named edges."""
        h, l = self.half, self.length
        n = 40
        points = [(-h + 2 * h * i / n, 0) for i in range(n)] + [(h, l * i / 12) for i in range(12)] + [(h - 2 * h * i / n, l) for i in range(n)] + [(-h, l - l * i / 12) for i in range(12)]
        return points, ['cuff'] * n + ['under'] * 12 + ['head'] * n + ['under'] * 12


def band(loop, rows):
    """A surface along a closed or open line of points; `rows` = functions of (share along the line) that answer (outwards, up)."""
    P = np.array(loop, float)
    n = len(P)
    centre = P.mean(0)
    away = P - centre
    away[:, 2] = 0
    away /= np.linalg.norm(away, axis=1)[:, None] + 1e-9
    share = np.linspace(0, 1, n)
    verts = []
    for row in rows:
        moves = np.array([row(s) for s in share])
        verts.append(P + away * moves[:, :1] + np.array((0, 0, 1.0)) * moves[:, 1:2])
    return np.array(verts)


def grid_faces(rows, columns, closed=False):
    """The quadrilaterals of a grid of points, row by row; `closed`: the last column joins the first."""
    last = columns if closed else columns - 1
    return [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j) for i in range(rows - 1) for j in range(last)]


def strip(name, rows, mat, closed=False, uv=(0, 0)):
    """A mesh of `rows` (row, point, xyz)."""
    r, n, _ = rows.shape
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rows[0], axis=0), axis=1))])
    rise = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rows[:, n // 2], axis=0), axis=1))])
    U, V = np.meshgrid(run, rise)
    return g.mesh(name, rows.reshape(-1, 3), grid_faces(r, n, closed), mat, vertex_uv=np.column_stack([U.ravel() + uv[0], V.ravel() + uv[1]]))
