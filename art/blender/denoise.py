"""Denoising without a library: two half renders of the same picture judge each other.

Cycles of Debian is built without OpenImageDenoise. Light is divided by the albedo first, so that weave and print
stay sharp; each half is then averaged with the weights the *other* half suggests (non-local means guided by albedo and
normal), which keeps noise from agreeing with itself; what is left are broad blotches, and a few wide, edge-stopping
passes take those.
"""
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


def denoise(first, second, albedo, normal, radius=3, k=0.6, sigma_n=0.14, sigma_a=0.07):
    """Linear RGB of two halves plus their shared guides; answers linear RGB."""
    g1, g2 = (_clamp_fireflies(np.log1p(np.clip(c / (albedo + EPS), 0, 64)).astype(np.float32))
              for c in (first, second))
    l1, l2 = g1.mean(2), g2.mean(2)
    var = box((l1 - l2) ** 2 * 0.5, 4) + 1e-7
    h, w = l1.shape
    r = radius
    P = {n: _pad(a, r) for n, a in dict(l1=l1, l2=l2, var=var, g1=g1, g2=g2, n=normal, a=albedo).items()}
    acc1, acc2 = np.zeros_like(g1), np.zeros_like(g2)
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
    f1, f2 = acc1 / w1[..., None], acc2 / w2[..., None]
    out = 0.5 * (f1 + f2)
    left = np.sqrt(box(((f1 - f2).mean(2)) ** 2 * 0.25, 6)) + 2e-3
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for step in (2, 4, 8, 16):
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
        out = acc / tot[..., None]
    return np.expm1(out) * (albedo + EPS)
