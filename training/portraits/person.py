"""People as numbers: invented from a seed, changed a little at a time. Everything here is plain JSON."""

import numpy as np

from body import RACES

ASYMMETRIES = tuple(f"asym-{part}-{number}-{side}" for part, count in
                    (("brown", 2), ("cheek", 2), ("ear", 4), ("eye", 8), ("jaw", 3), ("mouth", 2), ("nose", 4))
                    for number in range(1, count + 1) for side in "lr")
# Beyond these the targets break the face; a wide mouth or a large nose carry less than others.
LIMIT = 1.0
GENTLE = {"eye-scale decr/incr": 0.7, "eye-push1 in/out": 0.5, "eye-push2 in/out": 0.5, "ear-wing decr/incr": 0.8,
          "eye-trans in/out": 0.8, "mouth-scale-depth decr/incr": 0.6, "neck-double decr/incr": 0.5, "chin-jaw-drop decr/incr": 0.6,
          "nose-septumangle decr/incr": 0.6, "eye-height1 decr/incr": 0.7, "eye-height2 decr/incr": 0.7, "eye-height3 decr/incr": 0.7,
          "ear-shape-pointed": 0.3, "head-angle in/out": 0.6, "eye-eyefold down/up": 0.6, "nose-scale-depth decr/incr": 0.85,
          **{f"head-{name}": 0.5 for name in ("diamond", "triangular", "invertedtriangular", "square", "rectangular", "scale-vert decr/incr", "scale-horiz decr/incr", "scale-depth decr/incr", "back-scale-depth decr/incr")},
          **{f"forehead-{name}": 0.6 for name in ("scale-vert decr/incr", "nubian decr/incr", "temple decr/incr", "trans backward/forward")}}
# Skin from dark to light, sRGB 0..1; between the stations it is mixed.
SKINS = np.array([(0.24, 0.14, 0.10), (0.36, 0.22, 0.15), (0.50, 0.33, 0.23), (0.66, 0.46, 0.34), (0.78, 0.58, 0.46), (0.87, 0.69, 0.58), (0.93, 0.77, 0.69)])
IRISES = ((0.20, 0.11, 0.06), (0.11, 0.06, 0.04), (0.36, 0.22, 0.10), (0.30, 0.36, 0.20), (0.24, 0.38, 0.52), (0.38, 0.45, 0.50))
HAIRS = ((0.035, 0.03, 0.03), (0.09, 0.055, 0.035), (0.19, 0.115, 0.065), (0.34, 0.22, 0.12), (0.62, 0.47, 0.28), (0.42, 0.17, 0.07))
STYLES = {
    "male": ("short", "short", "side", "forward", "buzz", "crest", "curly", "bald", "receding", "shoulder"),
    "female": ("long", "long", "bob", "shoulder", "back", "back", "curly", "fringe", "short", "afro"),
}
BEARDS = ("none", "none", "none", "stubble", "full", "moustache", "goatee")


def invent(seed, axes, wish):
    """A person. `wish` says sex (`F` or `M`), age in years and skin (0 dark … 1 light); chance says everything else."""
    chance = np.random.default_rng(seed)
    manly = chance.uniform(0.0, 0.15) if wish["sex"] == "F" else chance.uniform(0.85, 1.0)
    person = {
        "seed": int(seed), **wish, "manly": manly, "muscle": chance.uniform(0.1, 0.9), "weight": chance.uniform(0.1, 0.95),
        "race": race_of(wish["skin"], chance),
        "shape": {axis: draw(chance, axis, axes) for axis in axes},
        "asymmetry": {str(name): chance.uniform(0.1, 0.5) for name in chance.choice(ASYMMETRIES, 5, replace=False)},
        "skinShift": [float(x) for x in chance.normal(0, 0.02, 3)],
        "look": {},
    }
    person["look"] = draw_look(person, chance)
    return plain(person)


def race_of(skin, chance):
    """Shares of MakeHuman's three bodies; skin only leans, so that tones and shapes mix."""
    lean = np.array([2.2 * (1 - skin) ** 2, 0.9 - abs(skin - 0.6), 0.2 + skin])
    share = chance.dirichlet(np.maximum(lean, 0.1) * 0.8)
    return dict(zip(RACES, share))


def draw(chance, axis, axes):
    limit = GENTLE.get(axis, LIMIT)
    weight = float(np.clip(chance.normal(0, 0.5), -1, 1)) * limit
    return abs(weight) if not axes[axis][0] else weight


def draw_look(person, chance):
    sex, age = ("male" if person["sex"] == "M" else "female"), person["age"]
    hair = HAIRS[int(chance.integers(0, 3 if person["skin"] < 0.45 else len(HAIRS)))]
    grey = float(np.clip((age - 42) / 35 + chance.normal(0, 0.2), 0, 1)) if age > 38 else 0.0
    style = str(chance.choice(STYLES[sex]))
    if age < 30 and style in ("bald", "receding"):
        style = "short"
    beard = str(chance.choice(BEARDS)) if sex == "male" and age > 19 else "none"
    return {
        "hair": [float(a + (b - a) * grey) for a, b in zip(hair, (0.62, 0.61, 0.60))], "style": style, "length": chance.uniform(0.7, 1.3),
        "part": chance.uniform(-0.5, 0.5), "line": chance.normal(0, 0.08), "iris": IRISES[int(chance.integers(0, len(IRISES) if person["skin"] > 0.5 else 3))],
        "beard": beard, "beardDensity": chance.uniform(0.5, 1.0),
        "brow": {"thick": chance.uniform(0.4, 1.3) * (1.2 if sex == "male" else 0.8), "arch": chance.uniform(0, 1), "tilt": chance.uniform(-1.2, 0.4), "gap": chance.uniform(-0.35, 1), "dense": chance.uniform(0.35, 1.0), "long": chance.uniform(0.75, 1.1)},
        "lips": [chance.uniform(0.1, 0.8) * (1 if sex == "female" else 0.5), chance.uniform(-0.1, 0.12)],
        "freckles": float(max(0, chance.normal(-0.2, 0.5))) if person["skin"] > 0.5 else 0.0, "moles": int(chance.integers(0, 5)),
        "flush": chance.uniform(0, 1), "tired": chance.uniform(0, 0.8), "liner": chance.uniform(0, 1) if sex == "female" and age > 16 else 0.0,
        "cloth": [float(x) for x in chance.uniform(0.05, 0.7) * chance.dirichlet((2, 2, 2)) * 1.8],
    }


def step(person, axes, chance, *, size=0.5, share=0.2):
    """The same person with some of the shape, and at times of the look, drawn anew or moved."""
    moved = {**person, "shape": dict(person["shape"])}
    for axis in axes:
        limit = GENTLE.get(axis, LIMIT)
        by = chance.normal(0, size) if chance.random() < share else 0
        moved["shape"][axis] = float(np.clip(moved["shape"][axis] + by, 0 if not axes[axis][0] else -limit, limit))
    kind = chance.random()
    if kind < 0.25:
        fresh = draw_look(person, chance)
        keys = [key for key in fresh if chance.random() < 0.35]
        moved["look"] = {**person["look"], **{key: fresh[key] for key in keys}}
    elif kind < 0.4:
        moved["race"] = race_of(person["skin"], chance)
        moved["weight"], moved["muscle"] = chance.uniform(0.05, 0.95), chance.uniform(0.1, 0.9)
    elif kind < 0.5:
        moved["asymmetry"] = {str(name): chance.uniform(0.1, 0.6) for name in chance.choice(ASYMMETRIES, 5, replace=False)}
    return plain(moved)


def plain(value):
    """Numbers rounded to what matters, NumPy's made Python's."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return round(float(value), 3) if isinstance(value, (float, np.floating)) else value
