"""Denoising without a library: two half renders of the same picture judge each other.

Cycles of Debian is built without OpenImageDenoise. Light is divided by the albedo first, so that weave and print
stay sharp; each half is then averaged with the weights the *other* half suggests (non-local means guided by albedo and
normal), which keeps noise from agreeing with itself; what is left are broad blotches, and a few wide, edge-stopping
passes take those, and a last one the ragged rims of shadows on even ground.

The loops are written twice: in numpy, and in C (`denoise.c`), which is built where there is a compiler.
"""
import ctypes
import os
import subprocess
import tempfile

import numpy as np

EPS = 0.02


def _pad(a, r):
    return np.pad(a, ((r, r), (r, r)) + ((0, 0),) * (a.ndim - 2), mode='reflect')


def box(a, r=1):
    """Mean over a square of side 2r+1."""
    for axis in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge')
        c = np.cumsum(p, axis=axis, dtype=np.float64)
        n = a.shape[axis]
        hi = np.take(c, range(2 * r + 1, 2 * r + 1 + n), axis=axis)
        lo = np.take(c, range(0, n), axis=axis)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def _small_box(a, r=1):
    for axis in (0, 1):
        p = np.pad(a, [(r, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge')
        n = a.shape[axis]
        s = 0
        for d in range(2 * r + 1):
            s = s + (p[d:d + n] if axis == 0 else p[:, d:d + n])
        a = s / np.float32(2 * r + 1)
    return a


def _clamp_fireflies(g):
    m = _small_box(g, 2)
    sd = np.sqrt(np.maximum(_small_box(g * g, 2) - m * m, 1e-8))
    return np.minimum(g, m + 2.0 * sd)


def _compiled():
    """The loops in C, or None without a compiler."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.c')
    built = os.path.join(tempfile.gettempdir(), 'marigold-art-denoise-%d.so' % os.stat(source).st_mtime)
    try:
        if not os.path.exists(built):
            fresh = '%s.%d' % (built, os.getpid())
            subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', fresh, source, '-lm'], check=True)
            os.replace(fresh, built)
        return ctypes.CDLL(built)
    except (OSError, subprocess.CalledProcessError):
        return None


def _planes(a, r=0):
    """Colour planes one after the other, padded by r, as C reads them."""
    a = _pad(a, r) if r else a
    return np.ascontiguousarray(np.moveaxis(a, 2, 0) if a.ndim == 3 else a, np.float32)


def _at(a):
    return a.ctypes.data_as(ctypes.c_void_p)


def _cross_fast(lib, guides, r, k, sigma_n, sigma_a):
    h, w = guides['l1'].shape
    P = [_planes(guides[n], r) for n in ('l1', 'l2', 'var', 'g1', 'g2', 'n', 'a')]
    out = [np.empty((3, h, w), np.float32) for _ in range(2)]
    lib.cross_filter(*map(_at, P + out), w, h, r, *map(ctypes.c_float, (k, sigma_n, sigma_a)))
    return [np.moveaxis(o, 0, 2) for o in out]


def _wide_fast(lib, out, normal, albedo, left, step, sigma_n, sigma_a):
    h, w = left.shape
    P = [_planes(a, 2 * step) for a in (out, normal, albedo, out.mean(2))] + [_planes(left)]
    to = np.empty((3, h, w), np.float32)
    lib.wide_pass(*map(_at, P + [to]), w, h, step, *map(ctypes.c_float, (sigma_n, sigma_a)))
    return np.moveaxis(to, 0, 2)


def _cross(_, guides, r, k, sigma_n, sigma_a):
    """Each half averaged with the weights of the other."""
    l1, l2, var, normal, albedo = (guides[n] for n in ('l1', 'l2', 'var', 'n', 'a'))
    h, w = l1.shape
    P = {n: _pad(a, r) for n, a in guides.items()}
    acc1, acc2 = (np.zeros_like(guides[n]) for n in ('g1', 'g2'))
    w1, w2 = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            at = (slice(r + dy, r + dy + h), slice(r + dx, r + dx + w))
            v2 = P['var'][at]
            noise = var + np.minimum(var, v2)
            scale = 1e-7 + k * k * (var + v2)
            guide = ((normal - P['n'][at]) ** 2).sum(2) / (sigma_n ** 2) + \
                    ((albedo - P['a'][at]) ** 2).sum(2) / (sigma_a ** 2)
            for l, key, own, acc, tot in ((l2, 'l2', 'g1', acc1, w1), (l1, 'l1', 'g2', acc2, w2)):
                d = _small_box(((l - P[key][at]) ** 2 - noise) / scale, 1)
                weight = np.exp(-np.clip(np.maximum(d, 0) + guide, 0, 40))
                acc += weight[..., None] * P[own][at]
                tot += weight
    return acc1 / w1[..., None], acc2 / w2[..., None]


def _wide(_, out, normal, albedo, left, step, sigma_n, sigma_a):
    """One pass with holes of `step`, stopped at edges."""
    h, w = left.shape
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    pad = 2 * step
    po, pn, pa = _pad(out, pad), _pad(normal, pad), _pad(albedo, pad)
    acc, tot = np.zeros_like(out), np.zeros((h, w), np.float32)
    lum = out.mean(2)
    for i, ky in enumerate(kernel):
        for j, kx in enumerate(kernel):
            at = (slice(i * step, i * step + h), slice(j * step, j * step + w))
            d = ((lum - po[at].mean(2)) / (2.2 * left)) ** 2 + \
                ((normal - pn[at]) ** 2).sum(2) / (sigma_n ** 2) + \
                ((albedo - pa[at]) ** 2).sum(2) / (sigma_a ** 2)
            weight = ky * kx * np.exp(-np.clip(d, 0, 40))
            acc += weight[..., None] * po[at]
            tot += weight
    return acc / tot[..., None]


def denoise(first, second, albedo, normal, like=None, radius=3, k=0.6, sigma_n=0.14, sigma_a=0.07):
    """Linear RGB of two halves plus their shared guides; answers linear RGB, and the light that fell on the scene.

    `like`: that light in the same scene in another colour, already clean. What differs between the two is broad and faint,
    so that far fewer samples tell it.
    """
    g1, g2 = (np.log1p(np.clip(c / (albedo + EPS), 0, 64)).astype(np.float32) for c in (first, second))
    if like is not None:
        g1, g2 = g1 - like, g2 - like
    g1, g2 = _clamp_fireflies(g1), _clamp_fireflies(g2)
    l1, l2 = g1.mean(2), g2.mean(2)
    var = box((l1 - l2) ** 2 * 0.5, 4) + 1e-7
    guides = dict(l1=l1, l2=l2, var=var, g1=g1, g2=g2, n=normal, a=albedo)
    fast = _compiled()
    wide = _wide_fast if fast else _wide
    f1, f2 = (_cross_fast if fast else _cross)(fast, guides, radius, k, sigma_n, sigma_a)
    out = 0.5 * (f1 + f2)
    left = np.sqrt(box(((f1 - f2).mean(2)) ** 2 * 0.25, 6)) + 2e-3
    for step in (2, 4, 8, 16):
        out = wide(fast, out, normal, albedo, left, step, sigma_n, sigma_a)
    # Where surface and colour are one, light is smooth too: what is ragged there, the rims of soft shadows above all, is noise.
    anything = np.full_like(left, 1e3)
    for step in (1, 2, 4):
        out = wide(fast, out, normal, albedo, anything, step, .03, .02)
    if like is not None:
        out = out + like
    return np.expm1(out) * (albedo + EPS), out
