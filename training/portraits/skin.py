"""What is painted on a face: brows, beard, freckles, lines of age; in a map of the head of its own."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter

from person import SKINS

SIZE = 1024
LOW, HIGH = 5.0, 8.6


def unrolled(base):
    """Place of each vertex on the map, 0..1: the angle around the head, widened in front; and the height."""
    angle = np.arctan2(base[:, 0], base[:, 2] + 0.2)
    return np.stack([0.5 + 0.5 * np.arctan(1.8 * angle) / np.arctan(1.8 * np.pi), (base[:, 1] - LOW) / (HIGH - LOW)], axis=1)


class Map:
    """Where on the base mesh each dot of the map lies."""

    def __init__(self, base, normals, outer, cache, dots=SIZE):
        """`cache` is a file that keeps the map, which never changes and takes half a minute."""
        if not cache.exists():
            np.save(cache, places_of(base, normals, outer))
        fold = dots // (SIZE // 2)
        place = np.repeat(np.repeat(np.load(cache), fold, axis=0), fold, axis=1)
        self.dots = dots
        self.x, self.y, self.z = (gaussian_filter(place[..., i], 5 * dots / SIZE) for i in range(3))


def places_of(base, normals, outer):
    away = normals[:, 0] * base[:, 0] + normals[:, 2] * (base[:, 2] - 0.1) + 0.6 * normals[:, 1] * (base[:, 1] - 7.2)
    keep = outer & (away > -0.05) & (base[:, 1] > LOW - 0.3)
    grid = (np.arange(SIZE // 2) + 0.5) / (SIZE // 2)
    u, v = np.meshgrid(grid, grid)
    return np.nan_to_num(LinearNDInterpolator(unrolled(base)[keep], base[keep])(u, v), nan=-9.0).astype(np.float32)


def tone_of(person):
    """Mean skin colour, sRGB 0..1."""
    at = person["skin"] * (len(SKINS) - 1)
    below = min(int(at), len(SKINS) - 2)
    tone = SKINS[below] + (SKINS[below + 1] - SKINS[below]) * (at - below)
    return np.clip(tone + person["skinShift"], 0.05, 0.97)


def paint(where, person):
    """The map of a person's skin, dots × dots × 3, sRGB 0..1, lowest row first."""
    chance = np.random.default_rng(person["seed"] + 1)
    look, tone = person["look"], tone_of(person)
    colour = np.ones((where.dots, where.dots, 3), np.float32) * tone
    for scale, amount in ((1.2, 0.020), (5, 0.022), (24, 0.030)):
        noise = gaussian_filter(chance.normal(0, 1, (where.dots, where.dots)), scale * where.dots / SIZE)
        colour *= (1 + amount * noise / noise.std())[..., None]
    x, y, z = np.abs(where.x), where.y, where.z
    red = np.array([1.05, 0.86, 0.84])
    flush = look["flush"] * (spot(x, y, (0.42, 6.95), 0.18) + 0.7 * spot(x, y, (0, 6.95), 0.13) * (z > 1.45))
    colour = lay(colour, colour * red, np.clip(flush, 0, 1) * 0.8)
    tired = look["tired"] * spot(x, (y - 7.1) * 2.2, (0.30, 0), 0.14)
    colour = lay(colour, colour * [0.74, 0.68, 0.72], tired * 0.7)
    colour = lines(colour, (x, y, where.x), person["age"], chance)
    colour = dots(colour, look, (where, chance))
    if look["liner"] > 0.2:
        rim = ring(x, y, (0.31, 7.29), (0.215, 0.098))
        colour = lay(colour, np.array([0.05, 0.04, 0.05]), rim * look["liner"] * 0.8)
    colour = beard(colour, look, (where, chance))
    return np.clip(brows(colour, look, (where, chance)), 0, 1)


def lay(under, over, share):
    share = share[..., None] if np.ndim(share) == 2 else share
    return (under * (1 - share) + over * share).astype(np.float32)


def spot(x, y, centre, radius):
    return np.exp(-(((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / (2 * radius**2)))


def ring(x, y, centre, radii):
    distance = np.hypot((x - centre[0]) / radii[0], (y - centre[1]) / radii[1])
    return np.exp(-(((distance - 1) / 0.16) ** 2)) * (y > centre[1] - 0.02)


def strokes(chance, dots, across, along):
    """Streaky noise 0..1 as of many short hairs."""
    noise = gaussian_filter(chance.normal(0, 1, (dots, dots)), (along, across))
    return np.clip(0.5 + noise / noise.std() * 0.5, 0, 1)


def lines(colour, place, age, chance):
    """Folds beside nose and mouth, across the forehead and at the corners of the eyes; from forty on."""
    x, y, signed = place
    old = np.clip((age - 36) / 40, 0, 1)
    if old == 0:
        return colour
    fold = np.exp(-(((x - (0.235 + 0.42 * (6.86 - y))) / 0.020) ** 2)) * ((y < 6.86) & (y > 6.5))
    forehead = sum(np.exp(-(((y - (level + 0.03 * np.cos(4 * signed) + chance.normal(0, 0.01))) / 0.012) ** 2)) * (x < 0.42)
                   for level in (7.68, 7.79, 7.89))
    crow = sum(np.exp(-(((y - (7.28 + slope * (x - 0.5))) / 0.011) ** 2)) * ((x > 0.53) & (x < 0.68)) for slope in (-0.7, 0.05, 0.7))
    frown = np.exp(-(((x - 0.07) / 0.012) ** 2)) * ((y > 7.38) & (y < 7.56))
    shade = gaussian_filter(np.clip(fold + 0.6 * forehead + 0.7 * crow + 0.5 * frown, 0, 1), 1.6)
    return lay(colour, colour * [0.62, 0.55, 0.53], np.clip(shade * old * 0.8, 0, 0.5))


def dots(colour, look, more):
    where, chance = more
    speckle = gaussian_filter(chance.random((where.dots, where.dots)), 1.7 * where.dots / SIZE)
    speckle = np.clip((speckle - speckle.mean()) / speckle.std() - 1.3, 0, 1)
    zone = spot(np.abs(where.x), where.y, (0.2, 7.0), 0.3)
    colour = lay(colour, colour * [0.76, 0.62, 0.52], np.clip(speckle * look["freckles"] * zone * 1.4, 0, 0.9))
    for _ in range(look["moles"]):
        x, y = chance.uniform(-0.6, 0.6), chance.uniform(6.35, 7.85)
        mark = ((where.x - x) ** 2 + (where.y - y) ** 2 < chance.uniform(0.012, 0.028) ** 2) & (where.z > 0.5)
        colour = lay(colour, np.array([0.18, 0.10, 0.08]), gaussian_filter(mark.astype(np.float32), 0.8) * 0.8)
    return colour


def brows(colour, look, more):
    """Two brows of streaks; the mesh has none."""
    where, chance = more
    brow = look["brow"]
    inner, outer = 0.115 + 0.05 * brow["gap"], 0.30 + 0.30 * brow["long"]
    t = (np.abs(where.x) - inner) / (outer - inner)
    middle = 7.475 + 0.07 * brow["tilt"] * (t - 0.5) + 0.08 * brow["arch"] * (1 - ((t - 0.55) / 0.75) ** 2) + 0.02
    half = 0.052 * brow["thick"] * np.clip(1.15 - 0.75 * np.clip(t, 0, 1) ** 1.6, 0.1, 1.2)
    edge = np.clip((half - np.abs(where.y - middle)) / 0.022 + 0.5, 0, 1)
    ends = np.clip(t / 0.10 + 0.3, 0, 1) * np.clip((1 - t) / 0.18, 0, 1)
    inside = edge * ends * (where.z > 0.4)
    ink = np.clip(np.array(look["hair"]) * 0.55, 0.02, 0.30)
    return lay(colour, ink, np.clip(inside * (0.5 + 0.7 * strokes(chance, where.dots, 1.0, 2.2)) * brow["dense"], 0, 0.95))


def beard(colour, look, more):
    where, chance = more
    if look["beard"] == "none":
        return colour
    x, y, z = np.abs(where.x), where.y, where.z
    jaw = np.clip((6.78 - 0.25 * (x < 0.3) - y + 0.75 * np.clip(x - 0.42, 0, 1)) / 0.07, 0, 1) * np.clip((y - 6.05) / 0.12, 0, 1) * (z > 0.3)
    lip = np.exp(-((((y - 6.775) / 0.055) ** 2) ** 2)) * np.clip((0.36 - x) / 0.06, 0, 1) * (z > 1.2)
    chin = np.clip((6.56 - y) / 0.05, 0, 1) * np.clip((0.25 - x) / 0.06, 0, 1) * (y > 6.0) * (z > 0.9)
    cover = {"stubble": np.maximum(jaw, lip) * 0.45, "full": np.maximum(jaw, lip), "moustache": lip, "goatee": np.maximum(chin, lip)}[look["beard"]]
    tone = np.clip(np.array(look["hair"]) * 0.9, 0.02, 0.6)
    return lay(colour, tone, np.clip(cover * look["beardDensity"] * (0.55 + 0.6 * strokes(chance, where.dots, 0.8, 2.5)), 0, 0.97))
