"""Where a person is photographed. Lengths in decimetres; a lamp is its direction, its spread, its power and its colour."""

import numpy as np
from scipy.ndimage import gaussian_filter

SCENES = {
    "portrait": {
        "lamps": [((-0.6, 0.35, 0.8), 0.35, 0.62, (1, 0.98, 0.96)), ((0.6, 0.3, 0.8), 0.35, 0.50, (1, 0.98, 0.96))],
        "sky": (0.36, 0.37, 0.38), "wall": "plain",
        "camera": {"distance": 15, "tall": 3.3, "side": 0, "rise": 0.2, "up": 0.12},
    },
    "office": {
        "lamps": [((-0.75, 0.6, 0.45), 0.3, 0.85, (1, 0.95, 0.88)), ((0.7, 0.15, 0.7), 0.3, 0.25, (0.85, 0.92, 1))],
        "sky": (0.34, 0.36, 0.40), "wall": "room",
        "camera": {"distance": 6, "tall": 3.8, "side": 0.2, "rise": 0.2, "up": 0.0},
    },
    "evening": {
        "lamps": [((0.8, 0.4, 0.5), 0.22, 1.0, (1, 0.78, 0.55)), ((-0.5, 0.0, 0.9), 0.4, 0.22, (0.7, 0.8, 1))],
        "sky": (0.21, 0.20, 0.24), "wall": "dusk",
        "camera": {"distance": 5.5, "tall": 3.6, "side": -0.6, "rise": -0.4, "up": 0.05},
    },
}


def backdrop(kind, seed):
    """What stands behind, 128 × 128 × 3, sRGB 0..1."""
    chance = np.random.default_rng(seed)
    if kind == "plain":
        return np.ones((128, 128, 3)) * (0.80, 0.82, 0.84)
    base, spread, blur = {"room": ((0.62, 0.60, 0.56), 0.22, 2.0), "dusk": ((0.30, 0.25, 0.24), 0.18, 4.0)}[kind]
    tint = np.array(base) + chance.normal(0, 0.03, 3)
    picture = np.ones((128, 128, 3)) * tint
    for _ in range(14):
        x, y, width, height = chance.integers(0, 110), chance.integers(0, 110), chance.integers(8, 45), chance.integers(8, 60)
        picture[y : y + height, x : x + width] = np.clip(tint + chance.normal(0, spread) + chance.normal(0, spread / 4, 3), 0.04, 0.95)
    return np.clip(np.stack([gaussian_filter(picture[..., i], blur) for i in range(3)], axis=2), 0.03, 0.97)
