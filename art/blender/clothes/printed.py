"""The printed cloth of one garment: its print, borders along the edges, seams in relief."""
import math

import numpy as np

import prints
from colour import inks, shade


def distance_to(points, X, Y, limit=.2):
    """Distance to a polyline and the run along it, where nearer than `limit`."""
    P = np.array(points, np.float32)
    d = np.full(X.shape, 9, np.float32)
    t = np.zeros(X.shape, np.float32)
    run = 0.0
    for a, b in zip(P[:-1], P[1:]):
        ab = b - a
        L = float(np.hypot(*ab)) + 1e-9
        x0, x1 = min(a[0], b[0]) - limit, max(a[0], b[0]) + limit
        y0, y1 = min(a[1], b[1]) - limit, max(a[1], b[1]) + limit
        c0, c1 = np.searchsorted(X[0], (x0, x1))
        r0, r1 = np.searchsorted(Y[:, 0], (y0, y1))
        sx, sy = X[r0:r1, c0:c1] - a[0], Y[r0:r1, c0:c1] - a[1]
        k = np.clip((sx * ab[0] + sy * ab[1]) / (L * L), 0, 1)
        q = np.hypot(sx - k * ab[0], sy - k * ab[1])
        view = d[r0:r1, c0:c1]
        m_ = q < view
        view[m_] = q[m_]
        t[r0:r1, c0:c1][m_] = run + (k * L)[m_]
        run += L
    return d, t


def pieces_of(poly, names, which):
    """Runs of consecutive outline points that lie on the named edge."""
    out, run = [], []
    for p, n in list(zip(poly, names)) + [(None, None)]:
        if n == which:
            run.append(p)
        elif run:
            out.append(run + ([p] if p else []))
            run = []
    return [r for r in out if len(r) > 2]


class Cloth:
    """The whole garment's texture: body print, borders along the edges, seams in relief."""

    def __init__(self, poly, names, ground, body, p):
        B = np.array(poly)
        self.lo, self.hi = B.min(0) - .03, B.max(0) + .03
        size = self.hi - self.lo
        self.tile = t = prints.Tile(float(size[0]), float(size[1]), ground, limit=1800)
        if body is not None:
            prints._lay(t, body)
        self.X, self.Y = t.X + self.lo[0], t.Y + self.lo[1]
        self.poly, self.names, self.ground, self.p = poly, names, ground, p
        self.c = dict(inks(ground), **{k: v for k, v in p.items() if k in ('light', 'accent', 'gold', 'deep')})

    def along(self, which, limit):
        for run in pieces_of(self.poly, self.names, which):
            yield distance_to(run, self.X, self.Y, limit)

    def border(self, which, kind, depth, colour):
        t, c = self.tile, self.c
        for d, s in self.along(which, depth * 2 if kind == 'temple' else depth + .03):
            put = lambda sd, col, **k: t.put(np.where(d < 8, sd, 1), col, **dict(dict(strength=.96, hand=.2), **k))
            if kind in ('zari', 'temple', 'ripple'):
                gold = dict(metal=True, relief=.2, hand=.06, strength=1)
                put(d - depth, colour, hand=.05)
                for k, w in ((.06, .05), (.16, .02), (.88, .02), (.95, .05)):
                    put(np.abs(d - depth * k) - depth * w / 2, c['gold'], **gold)
                step = depth * .46
                u = (s / step - np.floor(s / step) - .5) * step
                if kind == 'ripple':
                    for k in (.34, .52, .70):
                        put((np.abs(d - depth * (k + .07 * np.cos(s / step * 2 * math.pi))) - .0018) * .7, c['gold'], **gold)
                else:
                    put(prints.ring(prints.diamond(u, d - depth * .52, step * .46, depth * .28), .0022), c['gold'], **gold)
                    put(prints.flower(u, d - depth * .52, depth * .12, 8, .4), c['gold'], **gold)
                if kind == 'temple':
                    peak = np.abs(u) - step / 2 * (1 - (d - depth) / (depth * .8))
                    put(np.maximum(peak * .8, depth - d), colour, hand=.05)
                    put(np.maximum(prints.ring(peak * .8, .0022), depth - d), c['gold'], **gold)
            elif kind == 'print':
                put(d - depth, colour)
                for k, w in ((.95, .05), (.84, .025), (.18, .03), (.08, .025)):
                    put(np.abs(d - depth * k) - depth * w / 2, c['light'])
                step = depth * .56
                u = (s / step - np.floor(s / step) - .5) * step
                put(prints.flower(u, d - depth * .52, depth * .20, 8, .35), c['light'])
                put(prints.disc(u, d - depth * .52, depth * .07), c['accent'])
                u = (s / step - np.floor(s / step + .5)) * step
                put(prints.diamond(u, d - depth * .52, depth * .07, depth * .13), c['gold'])
            elif kind == 'lace':
                step = .013
                u = np.abs(s / step - np.floor(s / step) - .5) * step
                put(np.maximum(d - depth, -1), colour, strength=.35)
                for k in np.arange(.012, depth, .013):
                    put(prints.ring(np.hypot(u, d - k) - .0042, .0014), shade(self.ground, .08), relief=.5, hand=.1)
            else:
                put(d - depth, colour)
            t.relief -= .18 * np.exp(-(np.abs(d - depth) / .0010) ** 2)

    def stitch(self, which, inset):
        for d, s in self.along(which, inset + .02):
            dash = np.abs(s / .0042 - np.floor(s / .0042) - .5) < .34
            line = np.exp(-((d - inset) / .0007) ** 2)
            self.tile.relief -= .30 * line * (.5 + .5 * dash)
            self.tile.rgb *= (1 - .10 * line)[..., None]

    def facing(self, width, colour, edge):
        """A band round the neck, with a line of piping."""
        for d, s in self.along('neck', width + .02):
            self.tile.put(d - width, colour, .96, hand=.12)
            self.tile.put(np.abs(d - width * .86) - .0011, edge, .95, hand=.1)
            self.tile.relief += .14 * (d < width)

    def placket(self, y0, y1, half, colour, edge=None):
        t, X, Y = self.tile, self.X, self.Y
        sd = np.maximum(np.abs(X) - half, np.maximum(Y - y0, y1 - Y))
        if colour:
            t.put(sd, colour, .96, hand=.12)
        if edge:
            t.put(np.maximum(np.abs(np.abs(X) - half * .86) - .0011, np.maximum(Y - y0, y1 - Y)), edge, .95, hand=.1)
        t.relief += .12 * (sd < 0) - .25 * np.exp(-(sd / .0011) ** 2) - .35 * np.exp(-(X / .0009) ** 2) * (sd < 0)

    def seam(self, points, relief=.5, darker=.33):
        """A line that is pressed into the cloth."""
        d, _ = distance_to(points, self.X, self.Y, .03)
        line = np.exp(-(d / .0013) ** 2)
        self.tile.relief -= relief * line
        self.tile.rgb *= (1 - darker * line)[..., None]

    def piping(self, points, inset, colour):
        """A narrow cord beside a line."""
        d, _ = distance_to(points, self.X, self.Y, .03)
        self.tile.put(np.abs(d - inset) - .0035, colour, .9, hand=.1)

    def ribs(self):
        wave = np.cos(self.X / .0085 * 2 * math.pi)
        self.tile.relief += .16 * wave
        self.tile.rgb *= (1 - .05 * (1 - wave))[..., None]

    def smocking(self, top):
        """Gathering lines across the cloth below the height `top`."""
        lines = np.cos(self.Y / .016 * 2 * math.pi) ** 8 * (self.Y < top)
        self.tile.relief -= .4 * lines
        self.tile.rgb *= (1 - .22 * lines)[..., None]

    def pocket(self, x0, x1, y0, y1):
        self.seam([(x0, y0), (x0, y1 + .014), ((x0 + x1) / 2, y1), (x1, y1 + .014), (x1, y0), (x0, y0), (x0, y0 - .022), (x1, y0 - .022)])
