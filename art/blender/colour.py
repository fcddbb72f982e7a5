"""Colours: sRGB hex in, linear floats out; the inks and companions a ground colour is printed with."""
import colorsys

import numpy as np


def linear(hex_colour):
    """`#rrggbb` as three linear floats."""
    h = hex_colour.lstrip('#')
    channels = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def rgba(hex_colour):
    return linear(hex_colour) + (1.0,)


def arr(hex_colour):
    return np.array(linear(hex_colour), np.float32)


def mix(a, b, share):
    """Mixes two hex colours; `share` says how much of the second."""
    pa = [int(a.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)]
    pb = [int(b.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)]
    return '#%02x%02x%02x' % tuple(round(x * (1 - share) + y * share) for x, y in zip(pa, pb))


def lightness(hex_colour):
    r, g, b = linear(hex_colour)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) ** (1 / 2.2)


def shade(hex_colour, by):
    """Lighter (`by` > 0) or darker (`by` < 0) in the same hue."""
    h = hex_colour.lstrip('#')
    r, g, b = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    hue, lum, sat = colorsys.rgb_to_hls(r, g, b)
    lum = min(0.97, max(0.03, lum + by))
    return '#%02x%02x%02x' % tuple(round(c * 255) for c in colorsys.hls_to_rgb(hue, lum, sat))


IVORY, MADDER, INDIGO, MARIGOLD, LEAF, KOHL = (
    '#f1e8d6', '#96382a', '#27406e', '#d9982f', '#5f7446', '#2e2a28')


def inks(ground):
    """Five inks that sit well on a ground: light, deep, accent, leaf, gold."""
    h = ground.lstrip('#')
    r, g, b = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    hue, _, sat = colorsys.rgb_to_hls(r, g, b)
    warm = hue < 0.17 or hue > 0.86
    if lightness(ground) > 0.62:
        deep = MADDER if warm and sat > 0.35 else INDIGO
        return dict(light='#fbf6ea', deep=deep, accent=MADDER if deep != MADDER else '#b9622c',
                    leaf=LEAF, gold='#c99a3e')
    return dict(light=IVORY, deep=shade(ground, -0.12), accent=MARIGOLD if warm else '#c0593b',
                leaf='#c9cf9c' if not warm else '#d9c38a', gold='#d3a447')
