"""Carpets drawn whole, from edge to edge: a striped dhurrie, a kilim of stepped diamonds, and the Persian garden and medallion."""
import math

import numpy as np

from colour import lightness, linear, shade
from prints import Tile, disc, flower, leaf, ring


def wools(ground):
    """Inks of carpet wool: quieter than those of printed cloth."""
    if lightness(ground) > .62:
        return dict(light='#f3ece0', deep='#5f5446', accent='#9c5a44', leaf='#7d8466', gold='#b3925f', sky='#6d8291')
    red, _, blue = linear(ground)
    return dict(light='#eadfca', deep=shade(ground, -.13), accent='#a5523c' if blue > red else '#2f4257', leaf='#8c9069', gold='#c19a5b', sky='#8fa5ad')


class Carpet:
    """A tile with the distance to its nearest edge and the run along it."""

    def __init__(self, ground, w, h):
        self.tile = t = Tile(w, h, ground, limit=2200)
        self.w, self.h = w, h
        self.x, self.y = t.X - w / 2, t.Y - h / 2
        ex, ey = w / 2 - np.abs(self.x), h / 2 - np.abs(self.y)
        self.edge, self.upright = np.minimum(ex, ey), ex < ey
        self.run = np.where(self.upright, self.y, self.x)

    def put(self, sd, colour, relief=0.0):
        self.tile.put(sd, colour, .97, .16, 1.4, relief)

    def inside(self, sd, margin):
        """Cuts a shape off at a distance from the edge."""
        return np.maximum(sd, margin - self.edge)

    def along(self, pitch):
        """Place in a repeat along the edges that begins at the middle of each side, and the number of the repeat."""
        side = np.where(self.upright, self.h, self.w)
        n = np.maximum(1, np.round(side / pitch / 2)) * 2
        s = self.run / (side / n)
        k = np.floor(s)
        return (s - k - .5) * side / n, k

    def weave(self):
        """Row by row the dye took a little differently."""
        t = self.tile
        rows = np.random.default_rng(3).normal(1, .025, int(self.h / .006) + 2)
        t.rgb *= rows[(t.Y / .006).astype(int)][..., None].astype(np.float32)
        return t


def border(c, k, depth, petals=0.0):
    """Guard stripes, and between them rosettes and palmettes on a vine that winds along the edge."""
    c.put(c.edge - depth, k['light'])
    c.put(c.edge - (depth - .007), k['deep'])
    c.put(c.edge - .028, k['light'])
    c.put(c.edge - .021, k['accent'])
    u, n = c.along(.020)
    c.put(ring(disc(u, c.edge - .0245, .005), .002), k['gold'])
    mid, reach = (depth + .021) / 2, (depth - .030) / 2
    u, n = c.along(reach * 2.9)
    v = c.edge - mid
    odd = n % 2 == 1
    pitch = reach * 2.9
    wave = reach * .42 * np.cos(u / pitch * math.pi * 2) * np.where(odd, 1, -1)
    c.put(np.maximum(np.abs(v - wave) - .0022, np.abs(v) - reach), k['leaf'])
    for side in (-1, 1):
        for turn in (.7, -.7):
            c.put(leaf(u, v, side * reach * .95, 0, reach * .55, reach * .26, math.pi / 2 * (1 - side) + turn), k['leaf'], petals)
    big = reach * .74
    for r, p, colour, other in ((1, 8, 'accent', 'sky'), (.72, 8, 'light', 'light'), (.45, 8, 'gold', 'accent'), (.18, 6, 'deep', 'gold')):
        shape = flower(u, v, big * r, p, .26, .39)
        c.put(np.where(odd, shape, 1), k[colour], petals)
        c.put(np.where(odd, 1, flower(u, v, big * r * .92, 6, .34)), k[other], petals)
    # The corners, where two sides meet.
    cx, cy = c.w / 2 - mid - np.abs(c.x), c.h / 2 - mid - np.abs(c.y)
    c.put(np.maximum(np.abs(cx), np.abs(cy)) - reach, k['deep'])
    for r, colour in ((1.15, 'gold'), (.95, 'deep'), (.85, 'accent'), (.55, 'light'), (.22, 'gold')):
        c.put(flower(cx, cy, reach * .8 * r, 8, .2), k[colour], petals)


def sprigs(c, k, size, margin, petals=0.0, keep=None):
    """Small flowers with leaves, scattered over the field."""
    u, v, *_ = c.tile.lattice(size, size * 1.15, jitter=size * .10)
    cut = lambda sd: np.where(keep, c.inside(sd, margin), 1) if keep is not None else c.inside(sd, margin)
    for side in (-1, 1):
        for turn in (.5, 1.4, -.6):
            c.put(cut(leaf(u, v, 0, 0, size * .42, size * .12, math.pi / 2 - side * turn)), k['leaf'], petals * .6)
    for r, colour in ((.24, 'light'), (.15, 'accent'), (.06, 'gold')):
        c.put(cut(flower(u, v, size * r, 5, .35, .3)), k[colour], petals)
    u, v, *_ = c.tile.lattice(size, size * 1.15, jitter=size * .06, offset=(size / 2, size * .29))
    c.put(cut(flower(u, v, size * .10, 5, .35)), k['gold'], petals)
    c.put(cut(disc(u, v, size * .035)), k['deep'])


def stripes(ground, w, h):
    c, k = Carpet(ground, w, h), wools(ground)
    n = round(h / .30)
    f = (c.tile.Y / h * n) % 1
    for lo, hi, colour in ((.04, .16, 'light'), (.19, .22, 'accent'), (.26, .29, 'light'), (.50, .56, 'light'), (.58, .78, 'deep'), (.66, .70, 'gold'), (.80, .86, 'light')):
        c.put(np.where((f >= lo) & (f < hi), -1, 1), k[colour])
    return c.weave()


def kilim(ground, w, h):
    """Flat weave turns every slope into stairs."""
    c, k = Carpet(ground, w, h), wools(ground)
    st = .014
    steps = lambda q: (np.floor(q / st) + .5) * st
    x, y, edge = steps(c.x), steps(c.y), steps(c.edge)
    only = lambda inside: np.where(inside, -1, 1)
    field = edge > .20
    pitch = (h - .44) / 3
    v = y - np.round(y / pitch) * pitch
    d = np.abs(x) / (w / 2 - .24) + np.abs(v) / (pitch / 2)
    for limit, colour in ((1.0, 'light'), (.93, 'deep'), (.76, 'light'), (.70, 'accent'), (.48, 'gold'), (.42, 'light'), (.30, 'deep'), (.12, 'gold')):
        c.put(only(field & (d < limit)), k[colour])
    # Hooks fill what is left beside the diamonds.
    side = np.abs(np.abs(x) - (w / 2 - .24)) / .16 + np.abs(np.abs(v) - pitch / 2) / .17
    for limit, colour in ((.78, 'light'), (.62, 'accent'), (.30, 'light')):
        c.put(only(field & (side < limit)), k[colour])
    for lo, hi, colour in ((0, .028, 'deep'), (.028, .042, 'light'), (.042, .154, 'accent'), (.154, .168, 'light'), (.168, .196, 'deep')):
        c.put(only((edge >= lo) & (edge < hi)), k[colour])
    u, n = c.along(.15)
    u = steps(u)
    t = np.abs(u) / .062 + np.abs(edge - .098) / .054
    for limit, colour in ((1, 'light'), (.72, 'deep'), (.34, 'gold')):
        c.put(only((t < limit) & (edge > .042) & (edge < .154)), k[colour])
    return c.weave()


def garden(ground, w, h):
    """A trellis with a bush in bloom in each window; the petals stand out of the pile."""
    c, k = Carpet(ground, w, h), wools(ground)
    depth, p = .21, .10
    columns = max(2, round((w - 2 * depth) / .30))
    a, b = (w - 2 * depth) / columns, (h - 2 * depth) / max(2, round((h - 2 * depth) / .42))
    s = (c.x + w / 2 - depth) / a
    strip = np.floor(s * 2)
    across = s * 2 - strip
    curve = .5 + .5 * np.cos(2 * math.pi * (c.y + h / 2 - depth) / b) * np.where(strip % 2 == 0, 1, -1)
    c.put(c.inside((np.abs(across - curve) * a / 2 - .010) * .6, depth), k['leaf'])
    c.put(c.inside((np.abs(across - curve) * a / 2 - .003) * .6, depth), k['light'])
    for shift in ((0, 0), (.5, .5)):
        u = (s - shift[0] - np.round(s - shift[0])) * a
        q = (c.y + h / 2 - depth) / b - shift[1]
        v = (q - np.round(q)) * b
        cut = lambda sd: c.inside(sd, depth)
        c.put(cut(np.maximum(np.abs(u) - .004, np.abs(v + .04) - .08)), k['leaf'], p)
        for side in (-1, 1):
            for at, turn, length in ((-.09, .9, .075), (-.05, 1.1, .085), (-.01, .8, .07), (.05, .6, .06)):
                c.put(cut(leaf(u, v, 0, at, length, .024, math.pi / 2 - side * turn)), k['leaf'], p)
            for cx, cy, r in ((.062, -.028, .026), (.050, .060, .022)):
                for share, colour in ((1, 'sky'), (.62, 'light'), (.26, 'gold')):
                    c.put(cut(flower(u - side * cx, v - cy, r * share, 5, .36, .3 * side)), k[colour], p)
        for share, colour, petals in ((1, 'light', 8), (.74, 'accent', 8), (.46, 'light', 6), (.18, 'gold', 6)):
            c.put(cut(flower(u, v - .022, .050 * share, petals, .30)), k[colour], p)
        for share, colour in ((1, 'accent'), (.55, 'light')):
            c.put(cut(flower(u, v - .105, .024 * share, 5, .34, .5)), k[colour], p)
    border(c, k, depth, p)
    return c.weave()


def medallion(ground, w, h):
    c, k = Carpet(ground, w, h), wools(ground)
    depth = .185
    sprigs(c, k, .075, depth)
    angle = np.arctan2(c.y, c.x * 1.25)

    def lobed(x, y, a, b, lobes, wave=.055):
        theta = np.arctan2(y / b, x / a)
        return (np.hypot(x / a, y / b) - 1 - wave * np.cos(theta * lobes)) * min(a, b)

    inner_w, inner_h = w / 2 - depth, h / 2 - depth
    # Quarter medallions in the corners of the field.
    cx, cy = inner_w - np.abs(c.x), inner_h - np.abs(c.y)
    for grow, colour in ((1, 'light'), (.965, 'accent')):
        c.put(c.inside(lobed(cx, cy, inner_w * .62 * grow, inner_h * .40 * grow, 16), depth), k[colour])
    corner = lobed(cx, cy, inner_w * .55, inner_h * .355, 16) < 0
    sprigs(c, dict(k, accent=ground, leaf=k['sky']), .060, depth, keep=corner)
    # Pendants above and below, then the medallion over them.
    for reach, colour in ((1, 'light'), (.93, 'accent'), (.55, 'light'), (.45, 'gold')):
        c.put(lobed(c.x, np.abs(c.y) - inner_h * .60, .055 * reach, .105 * reach, 6, .08), k[colour])
    a, b = inner_w * .60, inner_h * .47
    for grow, colour in ((1, 'light'), (.96, 'deep'), (.80, 'light'), (.775, 'accent')):
        c.put(lobed(c.x, c.y, a * grow, b * grow, 16), k[colour])
    ring_at = np.hypot(c.x / a, c.y / b)
    turn = angle / (2 * math.pi) * 24
    u = (turn - np.floor(turn) - .5) * 2 * math.pi / 24 * a * .88
    v = (ring_at - .88) * a
    for share, colour in ((1, 'gold'), (.55, 'light')):
        c.put(np.where(np.abs(ring_at - .88) < .09, flower(u, v, .017 * share, 6, .3), 1), k[colour])
    sprigs(c, dict(k, accent=ground, leaf=k['sky']), .055, depth, keep=lobed(c.x, c.y, a * .74, b * .74, 16) < 0)
    for grow, colour in ((.44, 'light'), (.42, 'deep'), (.34, 'gold'), (.32, 'light'), (.22, 'accent'), (.10, 'gold')):
        c.put(lobed(c.x, c.y, a * grow, b * grow, 8, .09), k[colour])
    border(c, k, depth)
    return c.weave()


KINDS = dict(stripes=stripes, kilim=kilim, garden=garden, medallion=medallion)
