"""Clothes as if worn by somebody invisible: cut from patterns, given the volume of a body, printed to the edge."""
import math

import numpy as np

import geometry as g
import materials as m
import prints
import studio
from clothes import patterns, printed, worn
from clothes.patterns import skirt, torso, trousers
from clothes.worn import Wave
from colour import lightness, mix, shade


def cut(pattern, shape=worn.Torso, **more):
    """A cut: the pattern's edges, the kind of body below it, and its details (`draw`)."""
    return dict(pattern=pattern, shape=shape, **more)


def long_kurta(p, **more):
    return torso(**dict(dict(side=((.255, -.58), (.272, -.70), (.292, -.88)), hem_x=.305, length=1.04, hem_curve=.012, neck_d=.10), **more))


CUTS = {
    # Kurtas
    'kurta': lambda p: cut(long_kurta(p), sleeve='three', waves=[Wave(-.50, -1.04, .016, 8)], placket=.24),
    'kurta-aline': lambda p: cut(long_kurta(p, side=((.272, -.60), (.330, -.86)), hem_x=.375, neck='v', neck_d=.15), sleeve='elbow', waves=[Wave(-.46, -1.04, .028, 9)], placket=0),
    'kurta-straight': lambda p: cut(long_kurta(p, waist=.240, side=((.262, -.60), (.268, -.80)), hem_x=.270, neck='keyhole', neck_d=.17), sleeve='three', waves=[Wave(-.60, -1.04, .008, 7)], placket=0),
    'kurta-band': lambda p: cut(long_kurta(p, waist=.240, side=((.262, -.60), (.270, -.80)), hem_x=.272, neck_d=.055, neck_w=.075), sleeve='three', collar='band', waves=[Wave(-.60, -1.04, .008, 7)], placket=.30),
    'kurta-shirt-tail': lambda p: cut(long_kurta(p, waist=.240, side=((.262, -.60), (.276, -.76)), hem_x=.278, hem_curve=.10, neck_d=.055, neck_w=.075), sleeve='three', collar='band', waves=[Wave(-.55, -1.04, .010, 7)], placket=.42),
    'kurta-shirt-collar': lambda p: cut(long_kurta(p, waist=.228, side=((.254, -.60), (.260, -.80)), hem_x=.262, neck_d=.065, neck_w=.078, neck='v'), sleeve='full', collar='shirt', waves=[Wave(-.60, -1.04, .006, 7)], placket=.36),
    'kurta-winter': lambda p: cut(long_kurta(p, waist=.250, side=((.270, -.60), (.280, -.80)), hem_x=.285, neck_d=.10, neck='v'), sleeve='full', waves=[Wave(-.60, -1.04, .008, 6)], placket=.20, stiff=.5),
    'anarkali': lambda p: cut(torso(bust=.232, waist=.186, waist_y=-.36, side=((.290, -.56), (.415, -.90)), hem_x=.525, length=1.22, hem_curve=.02, neck_d=.12, neck=p.get('neck', 'round')),
                              sleeve='three', waves=[Wave(-.36, -1.22, .052, 11)], seam=-.355, placket=0),
    'anarkali-day': lambda p: cut(torso(bust=.236, waist=.198, waist_y=-.34, side=((.285, -.56), (.380, -.84)), hem_x=.445, length=1.06, hem_curve=.02, neck='v', neck_d=.14),
                                  sleeve='elbow', waves=[Wave(-.34, -1.06, .042, 10)], seam=-.335, placket=.0),
    # Dresses
    'fit-flare': lambda p: cut(torso(bust=.226, waist=.182, waist_y=-.37, side=((.275, -.54), (.360, -.80)), hem_x=.42, length=.98, hem_curve=.02, neck='boat', neck_d=.055, neck_w=.115),
                               sleeve='cap', waves=[Wave(-.37, -.98, .044, 10)], seam=-.365),
    'tiered': lambda p: cut(torso(bust=.236, waist=.215, waist_y=-.36, side=((.265, -.54), (.330, -.80)), hem_x=.40, length=1.12, hem_curve=.008, neck='v', neck_d=.14),
                            sleeve='puff', waves=[Wave(-.36, -.62, .020, 19, seed=2), Wave(-.62, -.88, .026, 23, seed=3, step=.010), Wave(-.88, -1.12, .034, 27, seed=4, step=.020)], seams=(-.36, -.62, -.88), placket=.20),
    'shirt-dress': lambda p: cut(torso(bust=.250, waist=.205, waist_y=-.40, side=((.262, -.58), (.305, -.84)), hem_x=.325, length=1.04, hem_curve=.03, neck='v', neck_d=.07, neck_w=.078),
                                 sleeve='wide', collar='shirt', belt='buckle', buttoned=True, waves=[Wave(-.41, -1.04, .018, 8)]),
    'wrap': lambda p: cut(torso(bust=.232, waist=.190, waist_y=-.38, side=((.270, -.56), (.320, -.82)), hem_x=.365, length=1.04, hem_curve=.02, neck='v', neck_d=.23, neck_w=.095),
                          sleeve='elbow', wrap=True, belt='tie', waves=[Wave(-.385, -1.04, .030, 8)]),
    'sundress': lambda p: cut(torso(bust=.224, waist=.186, waist_y=-.36, side=((.275, -.54), (.345, -.80)), hem_x=.40, length=1.00, hem_curve=.02, neck='square', neck_d=.125, neck_w=.110, straps=.042),
                              waves=[Wave(-.365, -1.00, .038, 12)], seam=-.36),
    'maxi-bias': lambda p: cut(torso(bust=.212, waist=.190, waist_y=-.38, side=((.238, -.56), (.285, -.95)), hem_x=.345, length=1.30, hem_curve=.03, neck='cami', neck_d=.16, neck_w=.100, straps=.012),
                               waves=[Wave(-.55, -1.30, .030, 7)]),
    'maxi-garden': lambda p: cut(torso(bust=.236, waist=.196, waist_y=-.34, side=((.262, -.56), (.345, -.98)), hem_x=.43, length=1.30, hem_curve=.01, neck_d=.13),
                                 sleeve='bell', waves=[Wave(-.34, -1.30, .040, 10)], seam=-.335, belt='cord'),
    'column': lambda p: cut(torso(bust=.228, waist=.204, waist_y=-.40, side=((.243, -.58), (.246, -.90)), hem_x=.242, length=1.28, hem_curve=.004, neck='boat', neck_d=.06, neck_w=.105, sleeved=False),
                            waves=[Wave(-.75, -1.28, .005, 5)], slit=True),
    'aline': lambda p: cut(torso(bust=.232, waist=.228, waist_y=-.38, side=((.272, -.56), (.322, -.76)), hem_x=.365, length=.94, hem_curve=.012, neck='boat', neck_d=.055, neck_w=.115, sleeved=False),
                           waves=[Wave(-.40, -.94, .024, 7)]),
    'sweater-dress': lambda p: cut(torso(bust=.224, waist=.206, waist_y=-.42, side=((.240, -.58), (.244, -.78)), hem_x=.238, length=.98, hem_curve=.006, neck_d=.075, neck_w=.085),
                                   sleeve='full', ribs=True, stiff=.6),
    'preview': lambda p: cut(torso(bust=.226, waist=.190, waist_y=-.37, side=((.262, -.54), (.310, -.80)), hem_x=.345, length=1.00, hem_curve=.02, neck='square', neck_d=.12, neck_w=.105),
                             sleeve='puff', waves=[Wave(-.375, -1.00, .028, 9)], seam=-.37),
    # Tops
    'peplum': lambda p: cut(torso(bust=.226, waist=.188, waist_y=-.36, side=((.252, -.48),), hem_x=.315, length=.60, hem_curve=.01, neck_d=.085), sleeve='puff', waves=[Wave(-.362, -.60, .026, 13, from_top=.35)], seam=-.36),
    'schiffli': lambda p: cut(torso(bust=.245, waist=.232, waist_y=-.40, side=((.246, -.50),), hem_x=.256, length=.60, hem_curve=.012, neck='v', neck_d=.12), sleeve='bell', waves=[Wave(-.40, -.60, .008, 6)], scallop=True),
    'shirt': lambda p: cut(torso(bust=.275, waist=.268, waist_y=-.45, side=((.272, -.58),), hem_x=.268, length=.76, hem_curve=.055, shoulder=.215, neck='v', neck_d=.07, neck_w=.078), sleeve='full', collar='shirt', buttoned=True,
                           waves=[Wave(-.40, -.76, .008, 6)], pocket=True),
    'shirt-oversized': lambda p: cut(torso(bust=.315, waist=.312, waist_y=-.45, side=((.316, -.60),), hem_x=.305, length=.82, hem_curve=.085, shoulder=.250, neck='v', neck_d=.075, neck_w=.080), sleeve='wide', full=.012, collar='shirt',
                                     buttoned=True, waves=[Wave(-.34, -.82, .014, 6)], pocket=True),
    'camp-shirt': lambda p: cut(torso(bust=.285, waist=.280, waist_y=-.42, side=((.284, -.54),), hem_x=.284, length=.66, hem_curve=.004, shoulder=.220, neck='v', neck_d=.12, neck_w=.085), sleeve='short', full=.014, collar='camp', buttoned=True,
                                waves=[Wave(-.36, -.66, .008, 6)], pocket=True),
    'cami': lambda p: cut(torso(bust=.214, waist=.208, waist_y=-.36, side=((.224, -.46),), hem_x=.240, length=.56, hem_curve=.02, neck='cami', neck_d=.165, neck_w=.105, straps=.010), waves=[Wave(-.30, -.56, .014, 6)], bust=.026),
    'crop': lambda p: cut(torso(bust=.250, waist=.248, waist_y=-.38, hem_x=.248, length=.46, hem_curve=.002, neck='boat', neck_d=.05, neck_w=.120), sleeve='short', full=.012, waves=[Wave(-.30, -.46, .006, 6)]),
    'kaftan': lambda p: cut(torso(bust=.300, waist=.290, waist_y=-.42, side=((.318, -.58),), hem_x=.345, length=.74, hem_curve=.01, shoulder=.215, neck='v', neck_d=.19), sleeve='kaftan', belt='cord', waves=[Wave(-.30, -.42, .012, 8, seed=5), Wave(-.42, -.74, .030, 9)]),
    'turtleneck': lambda p: cut(torso(bust=.222, waist=.202, waist_y=-.42, side=((.222, -.54),), hem_x=.224, length=.62, hem_curve=.004, neck_d=.040, neck_w=.068), sleeve='full', collar='roll', ribs=True, stiff=.6),
    'blouse': lambda p: cut(torso(bust=.216, waist=.186, waist_y=-.31, hem_x=.182, length=.38, hem_curve=.004, neck='square', neck_d=.120, neck_w=.098, armhole=.205), sleeve='short', bust=.034),
    'tunic': lambda p: cut(torso(side=((.250, -.56), (.262, -.68)), hem_x=.272, length=.84, hem_curve=.006, neck='keyhole', neck_d=.15), sleeve='three', waves=[Wave(-.45, -.84, .008, 7)]),
    'short-kurta': lambda p: cut(torso(side=((.252, -.54),), hem_x=.268, length=.72, hem_curve=.006, neck_d=.06, neck_w=.078), sleeve='three', collar='band', placket=.24, waves=[Wave(-.42, -.72, .010, 7)]),
    'jacket': lambda p: cut(torso(bust=.262, waist=.262, waist_y=-.42, side=((.268, -.58),), hem_x=.275, length=.80, hem_curve=.002, shoulder=.205, front_x=.045), sleeve='kimono', under='#efe7d8', waves=[Wave(-.40, -.80, .008, 6)]),
    'cropped-jacket': lambda p: cut(torso(bust=.228, waist=.206, waist_y=-.38, hem_x=.206, length=.46, hem_curve=.004, neck_d=.065, neck_w=.078), sleeve='three', collar='band', opening=True),
    'puff-top': lambda p: cut(torso(bust=.226, waist=.196, waist_y=-.36, side=((.206, -.42),), hem_x=.212, length=.48, hem_curve=.006, neck='square', neck_d=.12, neck_w=.110), sleeve='puff', smocked=True),
    # From the waist
    'palazzo': lambda p: cut(trousers(hem_in=.006), worn.Trousers, waves=[Wave(-.16, -.99, .026, 5)], apart=-.010),
    'pleated-palazzo': lambda p: cut(trousers(hem_out=.40, hem_in=.02), worn.Trousers, waves=[Wave(-.06, -.99, .016, 15, sharp=1, from_top=.5)], apart=-.012),
    'trouser': lambda p: cut(trousers(hem_out=.270, hem_in=.085, length=.92), worn.Trousers, waves=[Wave(-.10, -.92, .006, 4)]),
    'tapered': lambda p: cut(trousers(hem_out=.238, hem_in=.095, length=.93), worn.Trousers, waves=[Wave(-.10, -.93, .004, 4)]),
    'straight': lambda p: cut(trousers(hem_out=.250, hem_in=.065, length=.95), worn.Trousers, waves=[Wave(-.10, -.95, .005, 4)]),
    'sharara': lambda p: cut(trousers(hem_out=.46, hem_in=.012, length=1.00, knee=(.262, -.50)), worn.Trousers, waves=[Wave(-.50, -1.00, .040, 9, from_top=.3)], seam=-.50, apart=.006),
    'flared': lambda p: cut(trousers(hem_out=.37, hem_in=.016, length=1.00, knee=(.255, -.48)), worn.Trousers, waves=[Wave(-.48, -1.00, .020, 6)]),
    'wrap-skirt': lambda p: cut(skirt(hem_x=.355, length=.88), worn.Skirt, waves=[Wave(-.12, -.88, .026, 7)], wrap=True, belt='tie'),
    'ghagra': lambda p: cut(skirt(hem_x=.56, length=.96), worn.Skirt, waves=[Wave(-.04, -.96, .056, 15, from_top=.10)]),
    'pencil': lambda p: cut(skirt(hem_x=.232, length=.66, curve=.004), worn.Skirt, waves=[]),
    'tiered-skirt': lambda p: cut(skirt(waist=.180, hem_x=.42, length=.90, curve=.006), worn.Skirt,
                                  waves=[Wave(-.02, -.30, .016, 21, seed=2), Wave(-.30, -.60, .026, 25, seed=3, step=.010), Wave(-.60, -.90, .034, 29, seed=4, step=.020)], seams=(-.30, -.60)),
}


class Maker:
    """Makes one garment in the world."""

    def __init__(self, name, p, colour, lift=0.0):
        self.p, self.cut, self.name = p, CUTS[name](p), name
        self.ground = shade(colour, p.get('deepen', 0))
        self.rng = np.random.default_rng(7)
        self.edges = self.cut['pattern']
        shape = self.cut['shape']
        extra = dict(bust=self.cut.get('bust', .020)) if shape is worn.Torso else dict(apart=self.cut.get('apart', .012)) if shape is worn.Trousers else {}
        self.shape = shape(self.edges, waves=self.cut.get('waves', ()), lift=lift, **extra)
        self.is_top = shape is worn.Torso
        self.weave = p.get('weave', 'cotton')
        self.trim = p.get('trim') or shade(self.ground, -.10)
        self.length = -min(y for _, points in self.edges for _, y in points)
        self.objects = []

    def body(self):
        name = self.p.get('print', 'plain')
        options = {k: self.p[k] for k in ('motif', 'kind', 'scale') if self.p.get(k)}
        options.setdefault('scale', .85)
        return prints.named(name, self.ground, **options) if name != 'plain' else None

    def cloth(self, poly, names):
        c = printed.Cloth(poly, names, self.ground, self.body(), self.p)
        if self.p.get('border') == 'print' and not self.p.get('trim'):
            self.trim = c.c['accent']
        return c

    def add(self, obj, thickness=.0016):
        if thickness:
            g.thicken(obj, thickness, 1.0)
        g.subdivide(obj)
        self.objects.append(obj)
        return obj

    def front(self):
        is_open = 'front' in dict(self.edges)
        if is_open:
            right, names = patterns.walk(self.edges)
            polys = [(right, names), ([(-x, y) for x, y in right][::-1], names[::-1])]
        else:
            polys = [patterns.whole(self.edges)]
        poly = [q for points, _ in polys for q in points]
        c = self.cloth(poly, [n for _, names in polys for n in names])
        self.lo = c.lo
        self.details(c)
        self.mat = m.cloth('front', self.ground, self.weave, tile=c.tile, crumple=.08, translucent=self.p.get('sheer', 0))
        for points, _ in polys:
            A, faces = patterns.panel(points, .0105, self.rng)
            obj = self.add(g.mesh('front', self.shape.place(A, 1, self.overlap(A)), faces, self.mat, vertex_uv=A - c.lo))
        return obj

    def overlap(self, A):
        """The upper layer of a wrap, and of a placket, lies above the cloth."""
        X, Y = A[:, 0], A[:, 1]
        out = np.zeros(len(A))
        if self.cut.get('wrap'):
            out += .0065 * worn.smooth((X - self.wrap_edge(Y)) / .006 + .5)
        return out

    def wrap_edge(self, Y):
        """Where the upper layer ends: from the neck across to the waist, then down and back."""
        if not self.is_top:
            return np.interp(Y, (-self.length, -.3, 0), (-.075, -.10, -.12))
        return np.interp(Y, (-self.length, -.60, -.38, -.23, .02), (-.020, -.075, -.105, .0, .11))

    def details(self, c):
        p, cut_, ground = self.p, self.cut, self.ground
        light = c.c['light'] if p.get('border') == 'print' else c.c['gold'] if p.get('border') == 'zari' else shade(ground, -.07)
        if p.get('border'):
            c.border('hem', p['border'], p.get('border_depth', .075), self.trim)
        if self.is_top:
            c.facing(p.get('facing', .016), p.get('facing_colour') or (self.trim if p.get('border') else shade(ground, -.03)), light)
        else:
            c.facing(.036, shade(ground, -.02), shade(ground, -.06))
        neck_y = self.edges[0][1][0][1]
        if cut_.get('buttoned'):
            c.placket(neck_y + .002, -self.length + .002, .0175, None)
        elif cut_.get('placket') and p.get('placket', True):
            c.placket(neck_y + .002, neck_y - cut_['placket'], .0165, self.trim if p.get('border') == 'print' else None, light if p.get('border') == 'print' else None)
        if cut_.get('opening'):
            c.seam([(0, neck_y), (0, -self.length)])
        for y in cut_.get('seams', (cut_['seam'],) if cut_.get('seam') else ()):
            c.yoke(y, 0)
        if cut_.get('pocket'):
            c.pocket(.062, .158, -.205, -.315)
        if cut_.get('wrap'):
            ys = np.linspace(-self.length, neck_y if self.is_top else 0, 40)
            d, _ = printed.distance_to([(float(self.wrap_edge(np.array(y))), float(y)) for y in ys], c.X, c.Y, .03)
            line = np.exp(-(d / .0015) ** 2)
            c.tile.put(np.abs(d - .010) - .0035, light, .9, hand=.1)
            c.tile.rgb *= (1 - .45 * line)[..., None]
        if cut_.get('ribs'):
            wave = np.cos(c.X / .0085 * 2 * math.pi)
            c.tile.relief += .16 * wave
            c.tile.rgb *= (1 - .05 * (1 - wave))[..., None]
        if cut_.get('smocked'):
            lines = np.cos(c.Y / .016 * 2 * math.pi) ** 8 * (c.Y < -.20)
            c.tile.relief -= .4 * lines
            c.tile.rgb *= (1 - .22 * lines)[..., None]
        if p.get('mirrors'):
            self.mirrors(c)
        c.stitch('hem', .016)

    def mirrors(self, c):
        """Rows of round mirrors in stitched rings, denser at the hem."""
        pitch = .094
        row = np.floor((c.Y + self.length) / pitch)
        u, v = c.X + (row % 2) * pitch / 2, c.Y + self.length - (row + .5) * pitch
        u -= np.floor(u / pitch + .5) * pitch
        inside = (c.Y < -.12) & (c.Y > -self.length + self.p.get('border_depth', .075))
        put = lambda sd, colour, **more: c.tile.put(np.where(inside, sd, 1), colour, **more)
        put(prints.ring(np.hypot(u, v) - .0165, .0050), c.c['light'], relief=.35, hand=.1)
        put(np.hypot(u, v) - .0130, '#dfe4e6', strength=1, hand=0, metal=True)
        for turn in np.arange(8) * math.pi / 4:
            put(prints.leaf(u, v, .0245 * math.cos(turn), .0245 * math.sin(turn), .009, .0035, turn), c.c['accent'], relief=.2, hand=.2)

    def back(self):
        edges = list(self.edges)
        if self.is_top:
            shoulder = dict(edges)['shoulder']
            width = shoulder[0][0]
            edges = [('neck', [(0, -.014), (width * .6, -.008), (width, patterns.NECK_TOP)])] + [e for e in edges if e[0] not in ('neck', 'front')]
            if 'front' in dict(self.edges):
                hem = edges.pop()
                edges.append(('hem', [hem[1][0], (hem[1][0][0] / 2, -self.length), (0, -self.length)]))
        poly, _ = patterns.whole(edges)
        A, faces = patterns.panel(poly, .015, self.rng)
        lining = self.cut.get('under') or shade(mix(self.ground, '#8a8178', .15), -.02)
        obj = g.mesh('back', self.shape.place(A, -1), faces, m.cloth('back', lining, self.weave), vertex_uv=A)
        self.add(obj, 0)
        if self.cut.get('under'):
            self.slip(self.cut['under'])

    def slip(self, colour):
        """A plain top below a jacket that hangs open."""
        edges = torso(bust=.222, waist=.215, waist_y=-.40, side=((.220, -.50),), hem_x=.222, length=.60, hem_curve=.004, neck_d=.13)
        shape = worn.Torso(edges, waves=[Wave(-.35, -.60, .006, 6)], seed=4, slim=.93, lift=self.shape.lift)
        poly, _ = patterns.whole(edges)
        A, faces = patterns.panel(poly, .014, self.rng)
        self.add(g.mesh('slip', shape.place(A), faces, m.cloth('slip', colour, 'cotton'), vertex_uv=A))

    def sleeves(self):
        kind = self.p.get('sleeve') or self.cut.get('sleeve')
        if not kind or kind == 'none':
            return
        tip, arm = dict(self.edges)['armhole'][0], dict(self.edges)['side'][0]
        for side in (1, -1):
            s = worn.Sleeve(self.shape, tip, arm, kind, side, full=self.cut.get('full', 0))
            if side == 1:
                poly, names = s.outline()
                c = self.cloth(poly, names)
                depth = self.p.get('border_depth', .075) * .7
                if self.p.get('border'):
                    c.border('cuff', self.p['border'], min(depth, s.length * .4), self.trim)
                c.stitch('cuff', .012)
                if kind in ('full', 'wide') and self.cut.get('collar') in ('shirt',):
                    d, _ = printed.distance_to([(-s.half, .055), (s.half, .055)], c.X, c.Y, .03)
                    c.tile.relief -= .5 * np.exp(-(d / .0013) ** 2)
                    c.tile.rgb *= (1 - .3 * np.exp(-(d / .0013) ** 2))[..., None]
                if self.cut.get('ribs'):
                    wave = np.cos(c.X / .0085 * 2 * math.pi)
                    c.tile.relief += .16 * wave
                    c.tile.rgb *= (1 - .05 * (1 - wave))[..., None]
                mat = m.cloth('sleeve', self.ground, self.weave, tile=c.tile, crumple=.08, translucent=self.p.get('sheer', 0))
                n_u, n_v = 56, max(10, int(s.length / .0085))
                U, V = np.meshgrid(np.linspace(-s.half, s.half, n_u), np.linspace(0, s.length, n_v))
                A = np.column_stack([U.ravel(), V.ravel()])
                faces = [(i * n_u + j, i * n_u + j + 1, (i + 1) * n_u + j + 1, (i + 1) * n_u + j) for i in range(n_v - 1) for j in range(n_u - 1)]
                uv = A - c.lo
            self.add(g.mesh('sleeve', s.place(A), faces if side > 0 else [f[::-1] for f in faces], mat, vertex_uv=uv))

    def neck_loop(self, n=44):
        """The neck's edge in the world: from the middle of the front round the back to the middle of the front."""
        curve = np.array(g.spline(self.edges[0][1], 16) + [self.edges[0][1][-1]])
        width = curve[-1][0]
        back = np.array([(width * math.cos(a), patterns.NECK_TOP - (.032) * math.sin(a)) for a in np.linspace(0, math.pi, 24)])
        right = self.shape.place(curve)
        behind = self.shape.place(back, -1)[1:-1]
        left = self.shape.place(curve * (-1, 1))[::-1]
        loop = np.concatenate([right, behind, left])
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
        even = np.linspace(0, run[-1], n * 2)
        return np.column_stack([np.interp(even, run, loop[:, i]) for i in range(3)])

    def collar(self):
        kind = self.cut.get('collar')
        if not kind:
            return
        loop = self.neck_loop()
        # 1 at the back's middle, 0 at the front's.
        behind = lambda s: 1 - abs(2 * s - 1)
        lean = lambda h: (lambda s: (-h * (.10 + .28 * (1 - behind(s))), h * (.92 + .08 * behind(s))))
        if kind == 'band':
            rows = [lean(h) for h in (-.004, .008, .018, .028, .031)]
            self.add(worn.strip('collar', worn.band(loop[1:-1], rows), self.mat, uv=(.05, .30)), .0028)
        elif kind == 'roll':
            level = loop.copy()
            level[:, 2] = loop[:, 2] * .3 + loop[:, 2].max() * .7 - .012
            rows = [lambda s, h=h, o=o: (o, h) for o, h in ((-.008, .010), (-.016, .034), (-.014, .052), (-.006, .056), (.002, .050), (.006, .030), (.008, .004))]
            rolled = np.concatenate([worn.band(loop, [lambda s: (.002, -.006)]), worn.band(level, rows)])
            self.add(worn.strip('collar', rolled, self.mat, closed=True, uv=(.02, .20)), .0030)
        else:
            high = .024 if kind == 'shirt' else .014
            point = (lambda s: .046 + .036 * (1 - behind(s)) ** 3) if kind == 'shirt' else (lambda s: .050 + .050 * (1 - behind(s)) ** 2)
            spread = lambda s: .016 + .030 * (1 - behind(s)) ** 1.5
            rows = [lambda s: (0, -.004), lambda s: (-.003, high * .6), lambda s: (-.004, high), lambda s: (.001, high + .003), lambda s: (.006, high - .002)]
            for share in (.35, .7, 1.0):
                rows.append(lambda s, t=share: (.006 + spread(s) * t, high - .002 - point(s) * t))
            self.add(worn.strip('collar', worn.band(loop[2:-2], rows), self.mat, uv=(.05, .30)), .0026)

    def buttons(self):
        if not self.p.get('buttons') or not self.is_top:
            return
        mat = m.plain('button', self.p['buttons'], .3)
        neck_y = self.edges[0][1][0][1]
        if self.cut.get('buttoned'):
            ys = np.arange(neck_y - .015, -self.length + .10, -.085)
        elif self.cut.get('placket'):
            ys = np.arange(neck_y - .022, neck_y - self.cut['placket'] + .012, -.062)
        else:
            return
        for y in ys:
            at = self.shape.place([(0, float(y))], 1, .0030)[0]
            b = g.lathe('button', [(0, .0030), (.003, .0026), (.0048, .0032), (.0060, .0022), (.0062, 0)], mat, 32)
            self.objects.append(g.place(b, tuple(at), (90, 0, 0)))

    def belt(self):
        kind = self.cut.get('belt')
        if not kind:
            return
        y = -.02 if not self.is_top else self.cut['waves'][-1].start + .004
        high = {'cord': .009, 'tie': .034, 'buckle': .036}[kind]
        angles = np.linspace(-1, 1, 60)
        W = float(np.interp(y, self.shape.ys, self.shape.xs))
        ring = []
        for dy in (-high / 2, -high / 4, 0, high / 4, high / 2):
            front = self.shape.place(np.column_stack([angles * W, np.full(60, y + dy)]), 1, .0070)
            back = self.shape.place(np.column_stack([angles[::-1] * W, np.full(60, y + dy)]), -1, .0070)[1:-1]
            ring.append(np.concatenate([front, back]))
        colour = self.p.get('belt_colour') or shade(self.ground, -.12)
        mat = m.cloth('belt', colour, self.weave)
        self.add(worn.strip('belt', np.array(ring), mat, closed=True, uv=(.05, .2)), .0030)
        if kind == 'buckle':
            at = self.shape.place([(0, y)], 1, .012)[0]
            frame = g.rounded_rect(.046, .050, .008)
            points = [(at[0] + x, at[1] - .001, at[2] + z) for x, z, *_ in frame]
            self.objects.append(g.tube('buckle', points, .0030, m.plain('buckle', '#7a5a3a', .35), cyclic=True))
            return
        knot_x = -.105 if self.cut.get('wrap') and self.is_top else -.10 if not self.is_top else .02
        for i, (dx, drop) in enumerate(((-.020, .30), (.016, .26)) if kind == 'tie' else ((-.012, .20), (.014, .23))):
            w = .017 if kind == 'tie' else .0035
            top = self.shape.place([(knot_x, y)], 1, .014)[0]
            rows = []
            for t in np.linspace(0, 1, 16):
                p = self.shape.place([(knot_x + dx * (.3 + t), y - drop * t)], 1, .013 + .004 * math.sin(t * 9 + i))[0]
                half = w * (.55 + .45 * min(1, t * 3))
                rows.append([p + np.array((-half, -.002 * i, 0)), p + np.array((0, -.003, 0)), p + np.array((half, -.002 * i, 0))])
            self.add(worn.strip('end', np.array(rows), mat, uv=(.1, .2)), .0022)
        if kind == 'tie':
            for s in (1, -1):
                loop = [tuple(top + np.array((s * .045 * math.sin(a) * (1 + .2 * math.cos(a)), -.008 - .010 * math.sin(a), .016 * math.sin(2 * a) - .008))) for a in np.linspace(0, math.pi, 14)]
                rows = [[np.array(q) + np.array((0, 0, dz)) for dz in (-.012, 0, .012)] for q in loop]
                self.add(worn.strip('bow', np.array(rows), mat, uv=(.1, .2)), .0022)
            self.objects.append(g.place(g.padded('knot', (.024, .016, .026), .006, mat, crown=.003), tuple(top + np.array((0, -.010, -.012)))))

    def make(self):
        self.front()
        self.back()
        if self.is_top:
            self.sleeves()
            self.collar()
            self.buttons()
        self.belt()
        return self.objects


def build(job):
    p = job['params']
    colour = p['colour']
    studio.wall()
    if p['cut'] == 'co-ord':
        upper = Maker(p['upper'], {k: v for k, v in p.items() if k != 'lower'}, colour)
        objs = upper.make()
        lower = Maker(p['lower'], dict(p, sleeve='none', border=p.get('lower_border', p.get('border'))), colour, lift=-.40)
        lower.shape.slim = .90
        objs += lower.make()
    else:
        upper = Maker(p['cut'], p, colour)
        objs = upper.make()
    if job['view'] == 'detail':
        lift = upper.shape.lift
        at = (.045, -.10, -.14 + lift) if upper.is_top else (.03, -.12, -.13 + lift)
        studio.camera((at[0] + .10, at[1] - 1.30, at[2] + .16), at, 92, 9)
    else:
        studio.fit(objs, (.0, -1, .10), job['width'] / job['height'], .84, 100)
    bright = lightness(colour) > .74
    return dict(exposure=-.06 if bright else .04, contrast=.12, vignette=.04)
