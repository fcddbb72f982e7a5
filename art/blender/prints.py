"""Prints and weaves of the country, drawn with signed distances: each function answers one repeat as a `Tile`.

Lengths in metres. Distances are negative inside a shape. Tiles repeat without a seam because every motif is placed on a
lattice that divides the tile, and every irregularity is drawn from a noise that wraps.
"""
import math

import numpy as np

from colour import arr, inks, lightness, mix, shade


class Tile:
    def __init__(self, width, height, ground, ppm=2600, limit=1500):
        ppm = min(ppm, limit / max(width, height))
        self.width, self.height = width, height
        w, h = max(8, int(round(width * ppm))), max(8, int(round(height * ppm)))
        self.pixel = width / w
        xs = (np.arange(w, dtype=np.float32) + .5) * (width / w)
        ys = (np.arange(h, dtype=np.float32) + .5) * (height / h)
        self.X, self.Y = np.meshgrid(xs, ys)
        self.rgb = np.empty((h, w, 3), np.float32)
        self.rgb[:] = arr(ground)
        self.relief = np.full((h, w), .5, np.float32)
        self.metal = np.zeros((h, w), np.float32)
        self.has_metal = False
        self.rng = np.random.default_rng(5)
        self.ink = self._mottle()

    def wrapped_noise(self, cells, seed=0):
        """Smooth noise in 0..1 that repeats with the tile; `cells` = (across, up)."""
        cx, cy = max(2, int(cells[0])), max(2, int(cells[1]))
        g = np.random.default_rng(seed).random((cy, cx)).astype(np.float32)
        x, y = self.X / self.width * cx, self.Y / self.height * cy
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - i, y - j
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        i0, i1, j0, j1 = i % cx, (i + 1) % cx, j % cy, (j + 1) % cy
        return (g[j0, i0] * (1 - fx) + g[j0, i1] * fx) * (1 - fy) + (g[j1, i0] * (1 - fx) + g[j1, i1] * fx) * fy

    def _mottle(self):
        n = lambda size, s: self.wrapped_noise((self.width / size, self.height / size), s)
        fine = self.rng.random(self.X.shape).astype(np.float32)
        return .30 * n(.0022, 1) + .35 * n(.006, 2) + .2 * n(.03, 3) + .15 * fine

    def put(self, sd, colour, strength=.95, hand=.35, soft=1.2, relief=0.0, metal=False):
        """Inks the inside of `sd`; `hand`: how unevenly the block printed."""
        cover = np.clip(.5 - sd / (self.pixel * soft), 0, 1)
        m = cover * strength * (1 - hand * np.clip((self.ink - .42) * 2.4, 0, 1))
        self.rgb += (arr(colour) - self.rgb) * m[..., None]
        if relief:
            self.relief += cover * relief
        if metal:
            self.metal = np.maximum(self.metal, cover * strength)
            self.has_metal = True
        elif self.has_metal:
            self.metal *= 1 - m

    def lattice(self, tw, th, half_drop=True, jitter=.0008, offset=(0, 0)):
        """Local coordinates of a repeat; tile width must hold an even number of columns when half dropped."""
        nx, ny = max(1, round(self.width / tw)), max(1, round(self.height / th))
        tw, th = self.width / nx, self.height / ny
        X, Y = self.X + offset[0], self.Y + offset[1]
        ci = np.floor(X / tw)
        Ys = Y + np.where(ci % 2 == 0, 0, th / 2) if half_drop else Y
        cj = np.floor(Ys / th)
        key = np.sin((ci % nx) * 12.9898 + (cj % ny) * 78.233) * 43758.5453
        key = key - np.floor(key)
        u = X - (ci + .5) * tw + (key - .5) * 2 * jitter
        v = Ys - (cj + .5) * th + (np.modf(key * 7.3)[0] - .5) * 2 * jitter
        return u, v, key, ci, cj


# ---- shapes ----
def flower(u, v, r, petals, depth=.38, turn=0.0):
    d, a = np.hypot(u, v), np.arctan2(v, u) + turn
    return d - r * (1 - depth + depth * np.abs(np.cos(a * petals / 2)))


def ellipse(u, v, cx, cy, a, b, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    x, y = (u - cx) * c + (v - cy) * s, -(u - cx) * s + (v - cy) * c
    return (np.hypot(x / a, y / b) - 1) * min(a, b)


def disc(u, v, r):
    return np.hypot(u, v) - r


def ring(sd, width):
    return np.abs(sd) - width / 2


def diamond(u, v, a, b):
    return (np.abs(u) / a + np.abs(v) / b - 1) * min(a, b) * .8


def band(t, centre, width):
    return np.abs(t - centre) - width / 2


def leaf(u, v, cx, cy, length, width, turn):
    c, s = math.cos(turn), math.sin(turn)
    x, y = (u - cx) * c + (v - cy) * s, -(u - cx) * s + (v - cy) * c
    t = np.clip(x / length, 0, 1)
    return np.maximum(np.abs(y) - width / 2 * np.maximum(np.sin(np.pi * t), 0) ** .8, np.maximum(-x, x - length))


def paisley(u, v, r):
    """A keri: a drop whose tip bends over."""
    bend = .55 * np.clip((v + r * .2) / (2 * r), 0, 2) ** 2 * r
    x = u - bend
    taper = np.clip(1 - (v / (1.9 * r)), 0.02, 1.2) ** .75
    body = np.abs(x) / np.maximum(taper, .05) - r * .78
    low = np.hypot(u, np.minimum(v, 0)) - r * .9
    return np.where(v < 0, low, np.maximum(body * .8, v - 1.8 * r))


# ---- all-over prints ----
def buti(ground, scale=1.0, motif='phool', palette=None):
    c = palette or inks(ground)
    tw, th = .058 * scale, .066 * scale
    t = Tile(tw * 6, th * 6, ground)
    u, v, key, _, _ = t.lattice(tw, th)
    s = scale
    if motif == 'genda':
        for r, n, col, turn in ((.0150, 12, c['light'], 0), (.0118, 12, c['accent'], .26), (.0082, 10, c['light'], 0), (.0060, 9, c['accent'], .2)):
            t.put(flower(u, v - .008 * s, r * s, n, .22, turn), col)
        t.put(disc(u, v - .008 * s, .0026 * s), c['deep'])
    elif motif == 'keri':
        t.put(paisley(u, v + .004 * s, .0125 * s), c['light'])
        t.put(paisley(u * 1.5, (v + .004 * s) * 1.5, .0125 * s), c['accent'])
        t.put(flower(u, v + .004 * s, .0045 * s, 6), c['light'])
    else:
        t.put(flower(u, v - .009 * s, .0148 * s, 6), c['light'])
        t.put(flower(u, v - .009 * s, .0084 * s, 6), c['accent'])
        t.put(disc(u, v - .009 * s, .0028 * s), c['light'])
    stem = np.maximum(np.abs(u - .0018 * s * np.sin(v / s * 150)) - .0009 * s, np.maximum(v + .004 * s, -.025 * s - v))
    t.put(stem, c['leaf'])
    for side in (-1, 1):
        t.put(leaf(u, v, 0, -.017 * s, .0155 * s, .0062 * s, math.pi / 2 - side * .95), c['leaf'])
    u2, v2, *_ = t.lattice(tw, th, offset=(tw / 2, th / 4))
    t.put(diamond(u2, v2, .0034 * s, .0034 * s), c['gold'])
    return t


def jaal(ground, scale=1.0, palette=None, self_colour=False):
    """A trellis of stems with a bloom in each window."""
    c = dict(palette or inks(ground))
    tw, th = .088 * scale, .124 * scale
    t = Tile(tw * 4, th * 4, ground)
    s = scale
    relief = .35 if self_colour else 0
    X, Y = t.X, t.Y
    for side in (1, -1):
        phase = Y / (th) * 2 * math.pi
        x = X / (tw) - side * .27 * np.sin(phase)
        d = (np.abs(x - np.floor(x) - .5)) * tw
        t.put(d * .82 - .0016 * s, c['leaf'], relief=relief)
        k = np.floor(Y / (th / 4))
        vv = Y - (k + .5) * th / 4
        xx = (x - np.floor(x) - .5) * tw
        for sgn in (-1, 1):
            t.put(leaf(xx, vv, 0, -.004 * s, .0125 * s, .0058 * s, math.pi / 2 - sgn * 1.0), c['leaf'], relief=relief)
    u, v, key, _, _ = t.lattice(tw, th, jitter=.0005)
    for (du, dv, k) in ((0, 0, 1.0),):
        t.put(flower(u - du, v - dv, .0195 * s * k, 8, .3), c['light'], relief=relief)
        t.put(ring(flower(u, v, .0150 * s, 8, .3), .0012 * s), c['accent'], relief=relief)
        t.put(flower(u, v, .0108 * s, 8, .35, .39), c['accent'], relief=relief)
        t.put(disc(u, v, .0040 * s), c['gold'], relief=relief)
        t.put(disc(u, v, .0016 * s), c['deep'])
    u2, v2, *_ = t.lattice(tw, th, jitter=.0005, offset=(0, th / 2))
    t.put(flower(u2, v2, .0085 * s, 5, .4), c['accent'], relief=relief)
    t.put(disc(u2, v2, .0026 * s), c['light'], relief=relief)
    for sgn in (-1, 1):
        t.put(leaf(u2, v2, 0, -.006 * s, .0155 * s, .006 * s, -math.pi / 2 + sgn * .6), c['leaf'], relief=relief)
    return t


def stripe(ground, scale=1.0, palette=None, kind='bengal'):
    c = palette or inks(ground)
    if kind == 'ticking':
        t = Tile(.06 * scale, .06 * scale, c['light'])
        for centre, w in ((.015, .0060), (.007, .0012), (.023, .0012), (.045, .0022), (.040, .0008), (.050, .0008)):
            t.put(band(t.X, centre * scale, w * scale), ground, .92, .15)
    elif kind == 'dhurrie':
        t = Tile(.30 * scale, .30 * scale, ground)
        for centre, w, col in ((.05, .05, 'light'), (.12, .012, 'accent'), (.145, .012, 'light'), (.17, .012, 'accent'),
                               (.24, .06, 'deep'), (.24, .012, 'light')):
            t.put(band(t.Y, centre * scale, w * scale), c[col], .95, .1)
    else:
        t = Tile(.024 * scale, .024 * scale, ground)
        t.put(band(t.X, .006 * scale, .006 * scale), c['light'], .93, .1)
        t.put(band(t.X, .018 * scale, .006 * scale), c['light'], .93, .1)
    return t


def check(ground, scale=1.0, palette=None, kind='gingham'):
    """Yarn-dyed: warp and weft colours mix thread by thread where they cross."""
    c = palette or inks(ground)
    size = {'gingham': .024, 'madras': .15, 'plaid': .20, 'kota': .020}[kind] * scale
    t = Tile(size, size, ground)

    def stripes(coord):
        x = coord / size
        out = np.empty(coord.shape + (3,), np.float32)
        out[:] = arr(ground if kind != 'gingham' else '#f7f2e8')
        if kind == 'gingham':
            plan = ((.25, .5, ground),)
        elif kind == 'madras':
            plan = ((.12, .16, c['accent']), (.32, .05, c['light']), (.45, .12, c['deep']), (.62, .03, c['gold']),
                    (.78, .20, shade(ground, .12)), (.93, .02, c['light']))
        elif kind == 'plaid':
            plan = ((.25, .30, shade(ground, -.12)), (.25, .03, c['accent']), (.62, .02, c['light']), (.70, .02, c['light']), (.86, .10, c['accent']))
        else:
            plan = ((.5, .10, c['light']), (.0, .05, c['light']), (1.0, .05, c['light']))
        for centre, w, col in plan:
            m = np.clip(.5 - (np.abs(x - centre) - w / 2) * size / t.pixel, 0, 1)[..., None]
            out += (arr(col) - out) * m
        return out
    a, b = stripes(t.X), stripes(t.Y)
    t.rgb[:] = (a + b) / 2 if kind != 'kota' else np.maximum(a, b)
    return t


def _feathered(t, scale):
    """Heights that slip from thread to thread, because the yarn was dyed before it was woven."""
    threads = max(4, int(t.width / .0011))
    rng = np.random.default_rng(9)
    slip = rng.normal(0, 1, threads)
    slip = (slip + np.roll(slip, 1) * .6 + np.roll(slip, 2) * .3)
    col = np.floor(t.X / t.width * threads).astype(int) % threads
    wave = t.wrapped_noise((t.width / .004, t.height / .02), 4) - .5
    return t.Y + slip[col].astype(np.float32) * .0024 * scale + wave * .004 * scale


def ikat(ground, scale=1.0, palette=None):
    """Lozenges whose edges feather along the thread."""
    c = palette or inks(ground)
    tw, th = .10 * scale, .13 * scale
    t = Tile(tw * 4, th * 4, ground)
    Y0 = t.Y
    t.Y = _feathered(t, scale)
    u, v, key, ci, cj = t.lattice(tw, th, jitter=0)
    s = scale
    soft = 3.0
    t.put(diamond(u, v, .046 * s, .060 * s), c['light'], .92, .2, soft)
    t.put(diamond(u, v, .036 * s, .047 * s), shade(ground, -.05), .95, .2, soft)
    t.put(diamond(u, v, .027 * s, .036 * s), c['accent'], .95, .2, soft)
    t.put(diamond(u, v, .016 * s, .021 * s), c['light'], .95, .2, soft)
    t.put(diamond(u, v, .007 * s, .010 * s), c['deep'], .95, .2, soft)
    u2, v2, *_ = t.lattice(tw, th, jitter=0, offset=(0, th / 2))
    for k in (-1, 1):
        t.put(diamond(u2 - k * .0, v2 - k * .030 * s, .010 * s, .012 * s), c['gold'], .9, .2, soft)
    t.put(diamond(u2, v2, .012 * s, .014 * s), c['light'], .9, .2, soft)
    t.Y = Y0
    return t


def sambalpuri(ground, scale=1.0, palette=None):
    """Wheels, shells and fish, feathered along the thread."""
    c = palette or inks(ground)
    size = .11 * scale
    t = Tile(size * 4, size * 4, ground)
    Y0 = t.Y
    t.Y = _feathered(t, scale * .5)
    u, v, key, ci, cj = t.lattice(size, size, jitter=0)
    s, soft = scale, 2.0
    only = lambda here, sd: np.where(here, sd, 1)
    wheel, shell, fish = ci % 2 == 0, (ci % 2 == 1) & (cj % 2 == 0), (ci % 2 == 1) & (cj % 2 == 1)

    for shape, colour in ((ring(disc(u, v, .034 * s), .006 * s), 'light'), (flower(u, v, .027 * s, 8, .45), 'accent'), (flower(u, v, .017 * s, 8, .4), 'light'), (disc(u, v, .007 * s), 'deep')):
        t.put(only(wheel, shape), c[colour], .93, .2, soft)

    d, a = np.hypot(u, v - .008 * s), np.arctan2(v - .008 * s, u)
    turn = (d - .0105 * s * (a / (2 * math.pi))) / (.0105 * s)
    coil = np.maximum((np.abs(turn - np.floor(turn) - .5) - .27) * .0105 * s, d - .026 * s)
    tail = leaf(u, v, -.004 * s, -.012 * s, .034 * s, .022 * s, -1.75)
    t.put(only(shell, np.minimum(d - .029 * s, tail)), c['accent'], .93, .2, soft)
    t.put(only(shell, coil), c['light'], .93, .2, soft)
    t.put(only(shell, leaf(u, v, -.005 * s, -.022 * s, .020 * s, .009 * s, -1.75)), c['light'], .93, .2, soft)

    x = np.where(np.floor(cj / 2) % 2 == 0, u, -u)
    body = ellipse(x, v, .006 * s, 0, .031 * s, .016 * s)
    fins = np.maximum(np.abs(v) - (-x - .018 * s) * .85, np.maximum(x + .018 * s, -.040 * s - x)) * .7
    t.put(only(fish, np.minimum(body, fins)), c['light'], .93, .2, soft)
    scales = np.maximum(ring(np.abs(x - .004 * s + v * v / (.03 * s)) - .009 * s, .0035 * s), body + .003 * s)
    t.put(only(fish, scales), c['accent'], .93, .2, soft)
    t.put(only(fish, disc(x - .025 * s, v - .003 * s, .0030 * s)), c['deep'], .93, .2, soft)

    corner, up, *_ = t.lattice(size, size, jitter=0, offset=(0, size / 2))
    t.put(flower(corner, up, .0075 * s, 4, .45), c['gold'], .9, .2, soft)
    t.Y = Y0
    return t


def bandhani(ground, scale=1.0, palette=None, dense=False):
    """Tied dots: pale, a little square, a knot of ground left in the middle; never quite in line."""
    c = palette or inks(ground)
    pitch = .0092 * scale
    n = 16
    t = Tile(pitch * n * 2, pitch * n * 2, ground)
    u, v, key, ci, cj = t.lattice(pitch, pitch, False, jitter=.0009 * scale)
    gx, gy = ci % n - n / 2 + .5, cj % n - n / 2 + .5
    d = np.abs(gx) + np.abs(gy)
    keep = (np.abs(d - 7) < .6) | (np.abs(d - 4) < .6) | (d < 2.1) | (d > 14) | dense
    keep = keep | ((np.abs(gx) > 6.8) & (np.abs(gy) > 6.8))
    blob = np.power(np.abs(u) ** 2.6 + np.abs(v) ** 2.6, 1 / 2.6) - (.0026 + .0006 * key) * scale
    tint = np.where(((d > 3) & (d < 5)), 1, 0)
    t.put(np.where(keep & (tint == 0), blob, 1), c['light'], .93, .25, 1.6)
    t.put(np.where(keep & (tint == 1), blob, 1), c['gold'], .93, .25, 1.6)
    t.put(np.where(keep, disc(u, v, .0008 * scale), 1), ground, .8, .2, 1.5)
    m = np.where(keep, np.clip(1 - np.hypot(u, v) / (.0040 * scale), 0, 1), 0)
    t.relief += m * .55
    return t


def leheriya(ground, scale=1.0, palette=None):
    """Waves dyed on the diagonal, edges bled."""
    c = palette or inks(ground)
    size = .24 * scale
    t = Tile(size, size, ground)
    w = t.wrapped_noise((8, 8), 3) - .5
    q = (t.X + t.Y + .010 * scale * np.sin((t.X - t.Y) / size * 2 * math.pi * 3) + w * .010 * scale) / size * 8
    f = q - np.floor(q)
    k = np.floor(q).astype(int) % 4
    for i, (col, lo, hi) in enumerate(((c['light'], .18, .46), (shade(ground, .12), .62, .84))):
        sd = np.abs(f - (lo + hi) / 2) - (hi - lo) / 2
        sd = sd * size / 8 * .7
        t.put(np.where((k % 2 == 0) | (i == 0), sd, 1), col, .86, .3, 5.5)
    t.put(np.where(k == 1, (np.abs(f - .72) - .05) * size / 8 * .7, 1), c['gold'], .85, .2, 4)
    return t


def zari(ground, scale=1.0, palette=None, motif='buta'):
    """Brocade: small metal butas on silk."""
    c = palette or inks(ground)
    gold = c['gold']
    tw, th = .060 * scale, .072 * scale
    t = Tile(tw * 4, th * 4, ground)
    u, v, key, _, _ = t.lattice(tw, th, jitter=.0002)
    s = scale
    for sd in (flower(u, v - .006 * s, .0112 * s, 6, .42), ):
        t.put(sd, gold, 1, .08, metal=True, relief=.25)
    t.put(flower(u, v - .006 * s, .0048 * s, 6, .4), ground, .9, .1)
    t.put(disc(u, v - .006 * s, .0022 * s), gold, 1, .08, metal=True)
    t.put(np.maximum(np.abs(u) - .0009 * s, np.maximum(v + .004 * s, -.019 * s - v)), gold, 1, .08, metal=True, relief=.25)
    for side in (-1, 1):
        t.put(leaf(u, v, 0, -.013 * s, .011 * s, .0052 * s, math.pi / 2 - side * .9), gold, 1, .08, metal=True, relief=.25)
    u2, v2, *_ = t.lattice(tw, th, jitter=0, offset=(tw / 2, th / 4))
    t.put(diamond(u2, v2, .0030 * s, .0030 * s), gold, 1, .08, metal=True, relief=.2)
    return t


def brocade(ground, scale=1.0, palette=None):
    """A close trellis of metal thread with a flower in each window."""
    c = palette or inks(ground)
    tw, th = .040 * scale, .056 * scale
    t = Tile(tw * 6, th * 6, ground)
    s, gold = scale, dict(metal=True, relief=.25, strength=1, hand=.06)
    if abs(lightness(c['gold']) - lightness(ground)) < .12:
        c = dict(c, gold=shade(ground, .26))
    for side in (1, -1):
        x = t.X / tw - side * .27 * np.sin(t.Y / th * 2 * math.pi)
        t.put(np.abs(x - np.floor(x) - .5) * tw * .82 - .0009 * s, c['gold'], **gold)
    u, v, *_ = t.lattice(tw, th, jitter=.0001)
    t.put(flower(u, v, .0110 * s, 8, .35), c['gold'], **gold)
    t.put(flower(u, v, .0062 * s, 8, .35, .39), ground, .95, .1)
    t.put(disc(u, v, .0030 * s), c['gold'], **gold)
    for side in (-1, 1):
        t.put(leaf(u, v, 0, -.011 * s, .012 * s, .0046 * s, math.pi / 2 - side * 1.2), c['gold'], **gold)
    return t


def roses(ground, scale=1.0, palette=None):
    """Embroidered roses: rings of satin stitch that stand out of the cloth, with leaves."""
    c = palette or inks(ground)
    size = .060 * scale
    t = Tile(size * 4, size * 4, ground)
    s = scale
    u, v, *_ = t.lattice(size, size, jitter=.0012)
    stitch = dict(relief=.35, strength=1, hand=.10)
    pink = '#bf5468' if lightness(ground) > .62 else mix(c['light'], '#e08a8f', .55)
    for turn in (.5, 2.3, 4.3):
        t.put(leaf(u, v, .010 * s * math.cos(turn), .010 * s * math.sin(turn), .019 * s, .0095 * s, turn), c['leaf'], **stitch)
    for r, petals, turn, by in ((.0155, 7, 0, -.06), (.0120, 6, .5, .03), (.0088, 5, .2, -.03), (.0058, 4, .6, .07), (.0028, 3, 0, -.08)):
        t.put(flower(u, v, r * s, petals, .20, turn), shade(pink, by), **stitch)
    a = np.arctan2(v, u)
    t.relief += .10 * np.cos(a * 46) * (np.hypot(u, v) < .0150 * s)
    u2, v2, *_ = t.lattice(size, size, jitter=.001, offset=(size / 2, size / 4))
    t.put(flower(u2, v2, .0062 * s, 5, .32), c['gold'], **stitch)
    t.put(disc(u2, v2, .0018 * s), c['deep'])
    return t


def mirrors(ground, scale=1.0, palette=None):
    """Round mirrors, each held by a stitched ring with petals."""
    c = palette or inks(ground)
    size = .052 * scale
    t = Tile(size * 4, size * 4, ground)
    s = scale
    u, v, *_ = t.lattice(size, size, jitter=.0003)
    for k in range(10):
        turn = k * math.pi / 5
        t.put(leaf(u, v, .0150 * s * math.cos(turn), .0150 * s * math.sin(turn), .0065 * s, .0042 * s, turn), c['accent'], relief=.3, hand=.1)
    t.put(ring(disc(u, v, .0125 * s), .0044 * s), c['light'], relief=.4, hand=.1)
    t.put(disc(u, v, .0104 * s), '#dfe4e6', strength=1, hand=0, metal=True)
    u2, v2, *_ = t.lattice(size, size, jitter=.0003, offset=(size / 2, size / 4))
    t.put(diamond(u2, v2, .0045 * s, .0045 * s), c['gold'], relief=.3, hand=.1)
    return t


def ajrakh(ground, scale=1.0, palette=None):
    """Stars and discs on a strict grid: indigo, madder, black and the white of the resist."""
    c = palette or dict(inks(ground), light='#efe4cf', accent=MADDER_RED if ground != MADDER_RED else '#27406e')
    size = .11 * scale
    t = Tile(size * 2, size * 2, ground)
    u, v, *_ = t.lattice(size, size, False, jitter=.0003)
    s = scale
    r, a = np.hypot(u, v), np.arctan2(v, u)
    square = np.maximum(np.abs(u), np.abs(v))
    tilted = (np.abs(u) + np.abs(v)) / math.sqrt(2)
    star = np.minimum(square, tilted)
    t.put(star - .040 * s, c['light'])
    t.put(star - .0375 * s, KOHL_BLACK, .97, .12)
    t.put(flower(u, v, .036 * s, 16, .12), c['accent'])
    t.put(ring(flower(u, v, .030 * s, 16, .12), .0016 * s), c['light'])
    t.put(disc(u, v, .025 * s), ground)
    t.put(flower(u, v, .0225 * s, 8, .45), c['light'])
    t.put(flower(u, v, .0175 * s, 8, .45), c['accent'])
    t.put(disc(u, v, .0075 * s), KOHL_BLACK)
    t.put(flower(u, v, .0060 * s, 8, .3), c['light'])
    u2, v2, *_ = t.lattice(size, size, False, jitter=.0003, offset=(size / 2, size / 2))
    t.put(flower(u2, v2, .0150 * s, 8, .3), c['light'])
    t.put(flower(u2, v2, .0118 * s, 8, .3), c['accent'])
    t.put(disc(u2, v2, .0042 * s), c['light'])
    for off in ((size / 2, 0), (0, size / 2)):
        u3, v3, *_ = t.lattice(size, size, False, jitter=.0003, offset=off)
        t.put(diamond(u3, v3, .0088 * s, .0088 * s), c['light'])
        t.put(diamond(u3, v3, .0055 * s, .0055 * s), KOHL_BLACK)
    dots = .011 * s
    u4, v4, *_ = t.lattice(size / 10, size / 10, False, jitter=.0002)
    away = (star > .044 * s) & (np.hypot(u2, v2) > .018 * s)
    t.put(np.where(away, disc(u4, v4, .0013 * s), 1), c['light'], .9)
    return t


def chikan(ground, scale=1.0):
    """Shadow work: on a pale ground the thread behind the cloth shows darker, elsewhere it is lighter."""
    thread = mix(shade(ground, -.16), '#c3c6cc', .6) if lightness(ground) > .8 else shade(ground, .16)
    c = dict(light=thread, deep=shade(ground, -.08), accent=mix(thread, ground, .45), leaf=thread, gold=thread)
    return jaal(ground, scale * .8, c, self_colour=True)


def kantha(ground, scale=1.0, palette=None):
    """Rows of running stitch over a faded print."""
    c = palette or inks(ground)
    t = buti(ground, scale * 1.4, 'keri', c)
    rows = max(6, int(t.height / .0065))
    rows -= rows % 2
    q = t.Y / t.height * rows
    row = np.floor(q)
    across = t.X / t.width * max(6, int(t.width / .0085)) + np.where(row % 2 == 0, 0, .5) + (t.wrapped_noise((12, 40), 8) - .5) * .5
    f = across - np.floor(across)
    d = np.abs(q - row - .5)
    stitch = np.maximum((d - .10) * .0065, (np.abs(f - .5) - .27) * .0085)
    t.put(stitch, c['light'], .95, .1, relief=.15)
    t.relief -= .35 * np.exp(-((d) / .28) ** 2)
    return t


def kilim(ground, scale=1.0, palette=None):
    """Stepped lozenges in bands: flat weave turns every slope into stairs."""
    c = palette or inks(ground)
    tw, th = .36 * scale, .60 * scale
    t = Tile(tw * 2, th, ground, limit=1700)
    st = .012 * scale
    qx = (np.floor(t.X / st) + .5) * st
    qy = (np.floor(t.Y / (st / 2)) + .5) * st / 2
    u = qx - (np.floor(qx / tw) + .5) * tw
    v = qy - th / 2
    steps = lambda a, b: np.abs(u) / a + np.abs(v) / b - 1
    for a, b, col in ((.165, .185, 'light'), (.145, .163, 'accent'), (.105, .118, 'deep'), (.085, .095, 'light'), (.055, .062, 'accent'), (.025, .028, 'light')):
        t.put(np.where(steps(a * scale, b * scale) < 0, -1, 1), c[col], .96, .12)
    edge = np.minimum(qy, th - qy)
    for lo, hi, col in ((0, .018, 'accent'), (.018, .030, 'light'), (.030, .072, 'deep'), (.072, .084, 'light')):
        t.put(np.where((edge >= lo * scale) & (edge < hi * scale), -1, 1), c[col], .96, .12)
    w = qx / (tw / 6)
    tooth = np.abs(w - np.floor(w) - .5) * 2
    t.put(np.where((edge > .030 * scale) & (edge < .072 * scale) & (np.abs(edge - .051 * scale) < .019 * scale * (1 - tooth)), -1, 1), c['gold'], .95, .1)
    return t


MADDER_RED, KOHL_BLACK = '#96382a', '#241f22'


# ---- cloths with borders ----
def _lay(t, body):
    """Covers a panel with the repeat of another tile."""
    ix = (t.X / body.pixel).astype(int) % body.rgb.shape[1]
    iy = (t.Y / body.pixel).astype(int) % body.rgb.shape[0]
    t.rgb[:], t.metal[:], t.relief[:] = body.rgb[iy, ix], body.metal[iy, ix], body.relief[iy, ix]
    t.has_metal = t.has_metal or body.has_metal


def _zari_band(t, y, lo, hi, ground, gold, length, temple=False):
    """A woven border between heights lo and hi: lines, lozenges with a flower, dots; `temple` adds peaks above."""
    h = hi - lo
    s = h / .104
    g = dict(strength=1, hand=.06, metal=True, relief=.22)
    t.put(band(y, (lo + hi) / 2, h), ground, 1, .05)
    for centre, w in ((.003, .004), (.0115, .0018), (.092, .0020), (.099, .0050)):
        t.put(band(y, lo + centre * s, w * s), gold, **g)
    p = length / max(1, round(length / (.044 * s)))
    u = (t.X / p - np.floor(t.X / p) - .5) * p
    v = y - lo - .052 * s
    t.put(ring(diamond(u, v, .021 * s, .030 * s), .0022 * s), gold, **g)
    t.put(flower(u, v, .0125 * s, 8, .4), gold, **g)
    t.put(disc(u, v, .0040 * s), ground, .95, .05)
    u2 = (t.X / p - np.floor(t.X / p + .5)) * p
    t.put(diamond(u2, v, .0062 * s, .0100 * s), gold, **g)
    for dy in (-.026, .026):
        t.put(disc(u2, v - dy * s, .0028 * s), gold, **g)
    if temple:
        pt = p / 2
        ut = np.abs(t.X / pt - np.floor(t.X / pt) - .5) * pt
        t.put(np.maximum(ut * 2.6 + (y - hi) - .026 * s, hi - y) * .4, ground, 1, .05)
        t.put(np.abs(ut * 2.6 + (y - hi) - .028 * s) * .38 - .0007 * s + np.where(y > hi, 0, 1), gold, **g)


def saree_panel(ground, border, width, body=None):
    """Part of a saree: X runs along its border, Y rises from the edge. Repeats along X. `body`: `buta` or plain."""
    length, gold = 1.2, '#d3a447'
    t = Tile(length, width, ground, limit=2000)
    if body == 'buta':
        _lay(t, zari(ground, .9, dict(inks(ground), gold=gold)))
    _zari_band(t, t.Y, 0, .104, border, gold, length, True)
    return t


def pallu(ground, border, gold='#d3a447', width=.60, height=1.2, body=None, edge='zari'):
    """The end of a dupatta: X along the hem, Y up from it; a deep border, then bands that thin out."""
    t = Tile(width, height, ground, limit=2000)
    if body is not None:
        _lay(t, body)
    if edge == 'zari':
        _zari_band(t, t.Y, .02, .19, border, gold, width)
        _zari_band(t, t.Y, .20, .262, ground, gold, width)
        _zari_band(t, t.Y, .272, .375, border, gold, width)
        t.put(band(t.Y, .010, .020), border, 1, .05)
    elif edge == 'plain':
        t.put(band(t.Y, .07, .14), border, 1, .08)
        for c, w in ((.020, .006), (.034, .003), (.105, .006), (.122, .003)):
            t.put(band(t.Y, c, w), gold, .95, .1)
        for k in range(5):
            t.put(band(t.Y, .18 + k * .035, .016 - k * .0025), border, 1, .08)
    elif edge == 'line':
        for k in range(6):
            t.put(band(t.Y, .022 + k * .030, .012 - k * .0016), gold, 1, .05, metal=True, relief=.2)
    return t


def rug(ground, w, h, palette):
    """A whole dhurrie with its border, seen once (no repeat)."""
    t = Tile(w, h, ground, limit=2200)
    st = .014
    qx, qy = (np.floor(t.X / st) + .5) * st, (np.floor(t.Y / (st / 2)) + .5) * st / 2
    ex, ey = np.minimum(qx, w - qx), np.minimum(qy, h - qy)
    edge = np.minimum(ex, ey)
    px = w / max(2, round(w / .34))
    py = h / max(2, round(h / .40))
    u = qx - (np.floor(qx / px) + .5) * px
    v = qy - (np.floor(qy / py) + .5) * py
    d = np.abs(u) / (px / 2) + np.abs(v) / (py / 2)
    for lim, col in ((.92, 'light'), (.84, None), (.60, 'accent'), (.44, 'light'), (.32, 'deep'), (.14, 'light')):
        t.put(np.where(d < lim, -1, 1), palette[col] if col else ground, .95, .15)
    for lo, hi, col in ((0, .03, 'deep'), (.03, .045, 'light'), (.045, .13, 'accent'), (.13, .145, 'light')):
        t.put(np.where((edge >= lo) & (edge < hi), -1, 1), palette[col], .97, .15)
    run = np.where(ex < ey, qy, qx) / .11
    f = np.abs(run - np.floor(run) - .5) * 2
    t.put(np.where(np.abs(edge - .0875) < .034 * (1 - f), -1, 1), palette['light'], .95, .15)
    # Weft by weft the dye took a little differently
    bands = np.repeat(np.random.default_rng(3).normal(1, .035, int(h / .006) + 2), 1)
    t.rgb *= bands[(t.Y / .006).astype(int)][..., None].astype(np.float32)
    return t


def cane(colour='#cfa76c', pitch=.0135):
    """Six-way cane: pairs of strands both ways, single ones on the diagonals; `metal` is where there is cane."""
    t = Tile(pitch * 6, pitch * 6, shade(colour, -.25), limit=900)
    alpha = np.zeros_like(t.X)
    height = np.zeros_like(t.X)

    def strand(coord, along, w, lift, phase):
        nonlocal alpha, height
        sd = np.abs(coord) - w / 2
        cover = np.clip(.5 - sd / t.pixel, 0, 1)
        weave = lift + .18 * np.sin(along / pitch * math.pi * 2 + phase)
        h = weave + .25 * np.sqrt(np.clip(1 - (coord / (w / 2)) ** 2, 0, 1))
        top = cover * (h > height)
        tone = 1 + .10 * np.sin(along * 90) + .10 * (t.ink - .5)
        t.rgb[:] = t.rgb * (1 - top[..., None]) + (arr(colour) * tone[..., None]) * top[..., None]
        height = np.where(top > .5, h, height)
        alpha = np.maximum(alpha, cover)
    r2 = math.sqrt(2)
    for off in (-.16, .16):
        f = lambda q: (q / pitch - np.floor(q / pitch) - .5 - off) * pitch
        strand(f(t.X), t.Y, .0021, .35, 0)
        strand(f(t.Y), t.X, .0021, .38, math.pi)
    for sgn in (1, -1):
        q = (t.X + sgn * t.Y) / pitch
        strand((q - np.floor(q) - .5) * pitch / r2, (t.X - sgn * t.Y) / r2, .0024, .62 + .05 * sgn, 0)
    t.metal, t.relief = alpha, height
    return t


def holes(pitch=.016):
    """Punched sheet: stars of small holes round a larger one; `metal` is where there is none."""
    t = Tile(pitch * 4, pitch * 4, '#000000', limit=900)
    t.has_metal = True
    u, v, *_ = t.lattice(pitch * 2, pitch * 2, True, jitter=.0002)
    t.put(disc(u, v, pitch * .20), '#ffffff', 1, 0, metal=True)
    for k in range(8):
        a = k * math.pi / 4
        t.put(disc(u - pitch * .55 * math.cos(a), v - pitch * .55 * math.sin(a), pitch * .10), '#ffffff', 1, 0, metal=True)
    return t


ALL_OVER = dict(buti=buti, jaal=jaal, stripe=stripe, check=check, ikat=ikat, sambalpuri=sambalpuri, bandhani=bandhani, leheriya=leheriya, zari=zari,
                brocade=brocade, roses=roses, mirrors=mirrors, ajrakh=ajrakh, chikan=chikan, kantha=kantha, kilim=kilim)


def named(name, ground, **options):
    """A tile by the name the manifest uses; None for plain cloth."""
    return None if name == 'plain' else ALL_OVER[name](ground, **options)
