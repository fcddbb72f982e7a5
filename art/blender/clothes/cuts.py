"""What can be cut: for each garment the pattern, the sleeve, the collar, the waves of its hem and its details."""
from clothes import worn
from clothes.patterns import skirt, torso, trousers
from clothes.worn import Wave


def cut(pattern, shape=worn.Torso, **more):
    """
    A cut: the pattern's edges, the part of the body that it hangs from, and its details.

    `sleeve`: one of `SLEEVES`; `full`: metres that its half width has more. `collar`: band, roll, shirt or camp. `belt`: cord, tie or buckle.
    `placket`: its length; `buttoned`: a placket to the hem; `opening`: a front that closes edge to edge.
    `slit`: the upper end of a slit in one side seam. `seams`: heights of seams across.
    `under`: the colour of a plain top below a jacket that hangs open.
    """
    return dict(pattern=pattern, shape=shape, **more)


def long_kurta(**more):
    return torso(**dict(dict(side=((.255, -.58), (.272, -.70), (.292, -.88)), hem_x=.305, length=1.04, hem_curve=.012, neck_d=.10), **more))


def long_anarkali(**more):
    return torso(bust=.232, waist=.186, waist_y=-.36, side=((.290, -.56), (.415, -.90)), hem_x=.525, length=1.22, hem_curve=.02, neck_d=.12, **more)


CUTS = {
    # Kurtas
    'kurta': cut(long_kurta(), sleeve='three', waves=[Wave(-.50, -1.04, .016, 8)], placket=.24),
    'kurta-aline': cut(long_kurta(side=((.272, -.60), (.330, -.86)), hem_x=.375, neck='v', neck_d=.15), sleeve='elbow', waves=[Wave(-.46, -1.04, .028, 9)]),
    'kurta-straight': cut(long_kurta(waist=.240, side=((.262, -.60), (.268, -.80)), hem_x=.270, neck='keyhole', neck_d=.17), sleeve='three', waves=[Wave(-.60, -1.04, .008, 7)]),
    'kurta-band': cut(long_kurta(waist=.240, side=((.262, -.60), (.270, -.80)), hem_x=.272, neck_d=.055, neck_w=.075), sleeve='three', collar='band', waves=[Wave(-.60, -1.04, .008, 7)], placket=.30),
    'kurta-shirt-tail': cut(long_kurta(waist=.240, side=((.262, -.60), (.276, -.76)), hem_x=.278, hem_curve=.10, neck_d=.055, neck_w=.075), sleeve='three', collar='band', waves=[Wave(-.55, -1.04, .010, 7)], placket=.42),
    'kurta-shirt-collar': cut(long_kurta(waist=.228, side=((.254, -.60), (.260, -.80)), hem_x=.262, neck_d=.065, neck_w=.078, neck='v'), sleeve='full', collar='shirt', waves=[Wave(-.60, -1.04, .006, 7)], placket=.36),
    'kurta-winter': cut(long_kurta(waist=.250, side=((.270, -.60), (.280, -.80)), hem_x=.285, neck_d=.10, neck='v'), sleeve='full', waves=[Wave(-.60, -1.04, .008, 6)], placket=.20),
    'anarkali': cut(long_anarkali(),
        sleeve='three', waves=[Wave(-.36, -1.22, .052, 11)], seams=(-.355,)),
    'anarkali-evening': cut(long_anarkali(neck='v'),
        sleeve='full', waves=[Wave(-.36, -1.22, .052, 11)], seams=(-.355,)),
    'anarkali-day': cut(torso(bust=.236, waist=.198, waist_y=-.34, side=((.285, -.56), (.380, -.84)), hem_x=.445, length=1.06, hem_curve=.02, neck='v', neck_d=.14),
        sleeve='elbow', waves=[Wave(-.34, -1.06, .042, 10)], seams=(-.335,)),
    # Dresses
    'fit-flare': cut(torso(bust=.226, waist=.182, waist_y=-.37, side=((.275, -.54), (.360, -.80)), hem_x=.42, length=.98, hem_curve=.02, neck='boat', neck_d=.055, neck_w=.115),
        sleeve='cap', waves=[Wave(-.37, -.98, .044, 10)], seams=(-.365,)),
    'tiered': cut(torso(bust=.236, waist=.215, waist_y=-.36, side=((.265, -.54), (.330, -.80)), hem_x=.40, length=1.12, hem_curve=.008, neck='v', neck_d=.14),
        sleeve='puff', waves=[Wave(-.36, -.62, .020, 19, seed=2), Wave(-.62, -.88, .026, 23, seed=3, step=.010), Wave(-.88, -1.12, .034, 27, seed=4, step=.020)], seams=(-.36, -.62, -.88), placket=.20),
    'shirt-dress': cut(torso(bust=.250, waist=.205, waist_y=-.40, side=((.262, -.58), (.305, -.84)), hem_x=.325, length=1.04, hem_curve=.03, neck='v', neck_d=.07, neck_w=.078),
        sleeve='wide', collar='shirt', belt='buckle', buttoned=True, waves=[Wave(-.41, -1.04, .018, 8)]),
    'wrap': cut(torso(bust=.232, waist=.190, waist_y=-.38, side=((.270, -.56), (.320, -.82)), hem_x=.365, length=1.04, hem_curve=.02, neck='v', neck_d=.23, neck_w=.095),
        sleeve='elbow', wrap=True, belt='tie', waves=[Wave(-.385, -1.04, .030, 8)]),
    'sundress': cut(torso(bust=.224, waist=.186, waist_y=-.36, side=((.275, -.54), (.345, -.80)), hem_x=.40, length=1.00, hem_curve=.02, neck='square', neck_d=.125, neck_w=.110, straps=.042),
        waves=[Wave(-.365, -1.00, .038, 12)], seams=(-.36,)),
    'maxi-bias': cut(torso(bust=.212, waist=.190, waist_y=-.38, side=((.238, -.56), (.285, -.95)), hem_x=.345, length=1.30, hem_curve=.03, neck='cami', neck_d=.16, neck_w=.100, straps=.012),
        waves=[Wave(-.55, -1.30, .030, 7)]),
    'maxi-garden': cut(torso(bust=.236, waist=.196, waist_y=-.34, side=((.262, -.56), (.345, -.98)), hem_x=.43, length=1.30, hem_curve=.01, neck_d=.13),
        sleeve='bell', waves=[Wave(-.34, -1.30, .040, 10)], seams=(-.335,), belt='cord'),
    'column': cut(torso(bust=.228, waist=.204, waist_y=-.40, side=((.243, -.58), (.246, -.90)), hem_x=.242, length=1.28, hem_curve=.004, neck='boat', neck_d=.06, neck_w=.105, sleeved=False),
        waves=[Wave(-.75, -1.28, .005, 5)], slit=-.86),
    'aline': cut(torso(bust=.232, waist=.228, waist_y=-.38, side=((.272, -.56), (.322, -.76)), hem_x=.365, length=.94, hem_curve=.012, neck='boat', neck_d=.055, neck_w=.115, sleeved=False),
        waves=[Wave(-.40, -.94, .024, 7)]),
    'sweater-dress': cut(torso(bust=.224, waist=.206, waist_y=-.42, side=((.240, -.58), (.244, -.78)), hem_x=.238, length=.98, hem_curve=.006, neck_d=.075, neck_w=.085),
        sleeve='full', ribs=True),
    'preview': cut(torso(bust=.226, waist=.190, waist_y=-.37, side=((.262, -.54), (.310, -.80)), hem_x=.345, length=1.00, hem_curve=.02, neck='square', neck_d=.12, neck_w=.105),
        sleeve='puff', waves=[Wave(-.375, -1.00, .028, 9)], seams=(-.37,)),
    # Tops
    'peplum': cut(torso(bust=.226, waist=.188, waist_y=-.36, side=((.252, -.48),), hem_x=.315, length=.60, hem_curve=.01, neck_d=.085), sleeve='puff', waves=[Wave(-.362, -.60, .026, 13, from_top=.35)], seams=(-.36,)),
    'schiffli': cut(torso(bust=.245, waist=.232, waist_y=-.40, side=((.246, -.50),), hem_x=.256, length=.60, hem_curve=.012, neck='v', neck_d=.12), sleeve='bell', waves=[Wave(-.40, -.60, .008, 6)]),
    'shirt': cut(torso(bust=.275, waist=.268, waist_y=-.45, side=((.272, -.58),), hem_x=.268, length=.76, hem_curve=.055, shoulder=.215, neck='v', neck_d=.07, neck_w=.078), sleeve='full', collar='shirt', buttoned=True,
        waves=[Wave(-.40, -.76, .008, 6)], pocket=True),
    'shirt-oversized': cut(torso(bust=.315, waist=.312, waist_y=-.45, side=((.316, -.60),), hem_x=.305, length=.82, hem_curve=.085, shoulder=.250, neck='v', neck_d=.075, neck_w=.080), sleeve='wide', full=.012, collar='shirt',
        buttoned=True, waves=[Wave(-.34, -.82, .014, 6)], pocket=True),
    'camp-shirt': cut(torso(bust=.285, waist=.280, waist_y=-.42, side=((.284, -.54),), hem_x=.284, length=.66, hem_curve=.004, shoulder=.220, neck='v', neck_d=.12, neck_w=.085), sleeve='short', full=.014, collar='camp', buttoned=True,
        waves=[Wave(-.36, -.66, .008, 6)], pocket=True),
    'cami': cut(torso(bust=.214, waist=.208, waist_y=-.36, side=((.224, -.46),), hem_x=.240, length=.56, hem_curve=.02, neck='cami', neck_d=.165, neck_w=.105, straps=.010), waves=[Wave(-.30, -.56, .014, 6)], bust=.026),
    'crop': cut(torso(bust=.250, waist=.248, waist_y=-.38, hem_x=.248, length=.46, hem_curve=.002, neck='boat', neck_d=.05, neck_w=.120), sleeve='short', full=.012, waves=[Wave(-.30, -.46, .006, 6)]),
    'kaftan': cut(torso(bust=.300, waist=.290, waist_y=-.42, side=((.318, -.58),), hem_x=.345, length=.74, hem_curve=.01, shoulder=.215, neck='v', neck_d=.19), sleeve='kaftan', belt='cord', waves=[Wave(-.30, -.42, .012, 8, seed=5), Wave(-.42, -.74, .030, 9)]),
    'turtleneck': cut(torso(bust=.222, waist=.202, waist_y=-.42, side=((.222, -.54),), hem_x=.224, length=.62, hem_curve=.004, neck_d=.040, neck_w=.068), sleeve='full', collar='roll', ribs=True),
    'blouse': cut(torso(bust=.216, waist=.186, waist_y=-.31, hem_x=.182, length=.38, hem_curve=.004, neck='square', neck_d=.120, neck_w=.098, armhole=.205), sleeve='short', bust=.034),
    'tunic': cut(torso(side=((.250, -.56), (.262, -.68)), hem_x=.272, length=.84, hem_curve=.006, neck='keyhole', neck_d=.15), sleeve='three', waves=[Wave(-.45, -.84, .008, 7)]),
    'short-kurta': cut(torso(side=((.252, -.54),), hem_x=.268, length=.72, hem_curve=.006, neck_d=.06, neck_w=.078), sleeve='three', collar='band', placket=.24, waves=[Wave(-.42, -.72, .010, 7)]),
    'jacket': cut(torso(bust=.262, waist=.262, waist_y=-.42, side=((.268, -.58),), hem_x=.275, length=.80, hem_curve=.002, shoulder=.205, front_x=.045), sleeve='kimono', under='#efe7d8', waves=[Wave(-.40, -.80, .008, 6)]),
    'cropped-jacket': cut(torso(bust=.228, waist=.206, waist_y=-.38, hem_x=.206, length=.46, hem_curve=.004, neck_d=.065, neck_w=.078), sleeve='three', collar='band', opening=True),
    'puff-top': cut(torso(bust=.226, waist=.196, waist_y=-.36, side=((.206, -.42),), hem_x=.212, length=.48, hem_curve=.006, neck='square', neck_d=.12, neck_w=.110), sleeve='puff', smocked=True),
    # From the waist
    'palazzo': cut(trousers(hem_in=.006), worn.Trousers, waves=[Wave(-.16, -.99, .026, 5)], apart=-.010),
    'pleated-palazzo': cut(trousers(hem_out=.40, hem_in=.02), worn.Trousers, waves=[Wave(-.06, -.99, .016, 15, sharp=True, from_top=.5)], apart=-.012),
    'trouser': cut(trousers(hem_out=.270, hem_in=.085, length=.92), worn.Trousers, waves=[Wave(-.10, -.92, .006, 4)]),
    'tapered': cut(trousers(hem_out=.238, hem_in=.095, length=.93), worn.Trousers, waves=[Wave(-.10, -.93, .004, 4)]),
    'straight': cut(trousers(hem_out=.250, hem_in=.065, length=.95), worn.Trousers, waves=[Wave(-.10, -.95, .005, 4)]),
    'sharara': cut(trousers(hem_out=.46, hem_in=.012, length=1.00, knee=(.262, -.50)), worn.Trousers, waves=[Wave(-.50, -1.00, .040, 9, from_top=.3)], seams=(-.50,), apart=-.006),
    'flared': cut(trousers(hem_out=.37, hem_in=.016, length=1.00, knee=(.255, -.48)), worn.Trousers, waves=[Wave(-.48, -1.00, .020, 6)]),
    'wrap-skirt': cut(skirt(hem_x=.355, length=.88), worn.Skirt, waves=[Wave(-.12, -.88, .026, 7)], wrap=True, belt='tie'),
    'ghagra': cut(skirt(hem_x=.56, length=.96), worn.Skirt, waves=[Wave(-.04, -.96, .056, 15, from_top=.10)]),
    'pencil': cut(skirt(hem_x=.232, length=.66, curve=.004), worn.Skirt, waves=[]),
    'tiered-skirt': cut(skirt(waist=.180, hem_x=.42, length=.90, curve=.006), worn.Skirt,
        waves=[Wave(-.02, -.30, .016, 21, seed=2), Wave(-.30, -.60, .026, 25, seed=3, step=.010), Wave(-.60, -.90, .034, 29, seed=4, step=.020)], seams=(-.30, -.60)),
}
