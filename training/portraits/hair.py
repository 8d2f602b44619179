"""Hair as thin ribbons that grow from the scalp and lie on the head."""

import numpy as np
from scipy.spatial import cKDTree

# Style → number of strands, length, lift off the skin, comb direction (x away from the parting, y up, z forward), curl, weight.
STYLES = {
    "short": (5200, 0.42, 0.55, (0.3, 0.1, -0.6), 0.10, 0.1),
    "side": (5200, 0.62, 0.45, (1.0, 0.0, 0.1), 0.06, 0.25),
    "forward": (5200, 0.50, 0.35, (0.2, -0.2, 0.9), 0.08, 0.2),
    "crest": (4600, 0.55, 0.9, (0.0, 0.9, 0.2), 0.10, 0.0),
    "curly": (6000, 0.75, 0.8, (0.2, 0.2, 0.0), 0.55, 0.1),
    "afro": (7000, 1.05, 1.2, (0.0, 0.2, 0.0), 0.65, 0.0),
    "receding": (3200, 0.40, 0.35, (0.3, 0.0, -0.7), 0.08, 0.2),
    "back": (5600, 0.95, 0.12, (0.15, 0.1, -1.0), 0.04, 0.1),
    "bob": (6000, 1.75, 0.25, (1.0, 0.0, -0.25), 0.06, 0.9),
    "fringe": (6400, 1.75, 0.25, (0.7, 0.0, 0.15), 0.05, 0.9),
    "shoulder": (6000, 2.2, 0.25, (1.0, 0.0, -0.5), 0.16, 0.9),
    "long": (6400, 3.1, 0.22, (1.0, 0.0, -0.45), 0.10, 1.0),
}
SEGMENTS = 9


def scalp(base, look, age):
    """0..1 for each vertex of the base mesh: does hair grow there?"""
    x, y, z = base.T
    angle = np.degrees(np.arctan2(np.abs(x), z - 0.35))
    line = 8.0 + look["line"] - 0.0006 * np.maximum(0, angle - 25) ** 1.75
    if look["style"] in ("receding", "bald"):
        line = line + np.where(angle < 105, 0.42 if look["style"] == "receding" else 1.2, 0.1)
    line = np.where(angle > 75, np.maximum(6.75, np.minimum(line, 7.75 - 0.022 * (angle - 75))), np.maximum(line, 7.30))
    if look["style"] == "bald":
        line = np.where(angle < 88, 9, np.maximum(line, 6.7))
    inside = np.clip((y - line) / 0.10 + 0.5, 0, 1)
    if look["style"] == "bald":
        inside *= np.clip((7.72 - y) / 0.12 + 0.5, 0, 1)
    ear = (np.abs(x) > 0.72) & (y < 7.55) & (y > 6.8) & (z < 0.75)
    return np.where(ear | (y < 6.55), 0, inside)


def grow(head, look, chance):
    """
    Strands of a head. `head` holds vertices, normals, triangles, scalp (0..1 a vertex) and the height of the eyes.
    @returns points (strands × SEGMENTS+1 × 3) and the half width of a ribbon; empty where the style is painted only.
    """
    if look["style"] not in STYLES:
        return np.zeros((0, SEGMENTS + 1, 3)), 0.0
    count, length, lift, comb, curl, weight = STYLES[look["style"]]
    roots, normals = sow(head, count, chance)
    length = length * look["length"] * chance.uniform(0.75, 1.1, (len(roots), 1))
    if look["style"] == "fringe":
        front = (roots[:, 2:3] > 0.75) & (np.abs(roots[:, 0:1]) < 0.62)
        length = np.where(front, 0.85 * chance.uniform(0.85, 1.1, length.shape), length)
        fringe = front
    else:
        fringe = np.zeros_like(length, dtype=bool)
    side = np.sign(roots[:, 0:1] - 0.25 * look["part"]) + 1e-3
    if look["style"] == "side":
        side = np.where(look["part"] > 0, -1.0, 1.0) * np.ones_like(side)
    flow = np.concatenate([comb[0] * side, np.full_like(side, comb[1]), np.full_like(side, comb[2])], axis=1)
    flow = np.where(fringe, np.array([0.0, -0.1, 1.0]) + 0.15 * roots * [1, 0, 0], flow)
    flow = flow + chance.normal(0, 0.10, flow.shape)
    phase = chance.uniform(0, 2 * np.pi, (len(roots), 2))
    surface = Surface(head)
    points, at = [roots], roots
    for i in range(SEGMENTS):
        along = (i + 1) / SEGMENTS
        heading = normals * lift * (1 - along) ** 1.5 + flow * (0.35 + along * (1 - 0.75 * weight)) * (1 - along) ** (1.2 * weight) + np.array([0, -1.0, 0]) * weight * along * 3.0
        wave = np.stack([np.sin(phase[:, 0] + 9 * along), np.cos(phase[:, 1] + 8 * along), np.sin(phase[:, 1] - 9 * along)], axis=1)
        heading = heading / np.linalg.norm(heading, axis=1, keepdims=True) + curl * wave * 1.6
        at = surface.outside(at + heading / np.linalg.norm(heading, axis=1, keepdims=True) * length / SEGMENTS, 0.035 + 0.06 * along * min(1, lift + 0.3))
        if weight > 0.5:
            at = np.where(fringe, cut_straight(at, head["eyes"]), beside_face(at, head["eyes"]))
        points.append(at)
    return np.stack(points, axis=1), 0.013 if curl > 0.3 else 0.011


def cut_straight(points, eyes):
    """A fringe ends above the eyes."""
    x, y, z = points.T
    return np.stack([x, np.maximum(y, eyes + 0.2), z], axis=1)


def beside_face(points, eyes):
    """Long hair is combed out of the face, which begins a little above the height of the eyes."""
    x, y, z = points.T
    before = (np.abs(x) < 0.74) & (z > 0.45) & (y < eyes + 0.35)
    aside = np.where(before, np.where(x < 0, -0.74, 0.74), x)
    return np.stack([aside, y, np.where(before, 0.45 + 0.5 * (z - 0.45), z)], axis=1)


class Surface:
    """The skin, for what may not pass through it."""

    def __init__(self, head):
        self.vertices, self.normals = head["vertices"], head["normals"]
        self.tree = cKDTree(self.vertices)

    def outside(self, points, distance):
        _, nearest = self.tree.query(points)
        depth = np.einsum("ij,ij->i", points - self.vertices[nearest], self.normals[nearest])
        push = np.maximum(0, distance - depth)[:, None]
        return points + self.normals[nearest] * push


def sow(head, count, chance):
    """Places and normals of roots, evenly over the scalp."""
    triangles = head["triangles"]
    a, b, c = (head["vertices"][triangles[:, i]] for i in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1) * head["scalp"][triangles].mean(axis=1) ** 2
    chosen = chance.choice(len(triangles), count, p=area / area.sum())
    u, v = chance.random((2, count, 1))
    u, v = np.where(u + v > 1, 1 - u, u), np.where(u + v > 1, 1 - v, v)
    roots = a[chosen] + (b[chosen] - a[chosen]) * u + (c[chosen] - a[chosen]) * v
    normals = head["normals"][triangles[chosen]].mean(axis=1)
    return roots, normals / np.linalg.norm(normals, axis=1, keepdims=True)


def ribbons(points, half, chance):
    """Vertices and quads of flat ribbons, crossed at random so that some side faces every light."""
    if len(points) == 0:
        return np.zeros((0, 3)), np.zeros((0, 4), dtype=int)
    heading = np.gradient(points, axis=1)
    other = chance.normal(0, 1, (len(points), 1, 3))
    across = np.cross(heading, other)
    across /= np.maximum(np.linalg.norm(across, axis=2, keepdims=True), 1e-9)
    taper = (half * np.linspace(1, 0.35, points.shape[1]))[None, :, None]
    both = np.stack([points - across * taper, points + across * taper], axis=2)
    strands, steps = points.shape[:2]
    first = (np.arange(strands)[:, None] * steps + np.arange(steps - 1)[None, :]) * 2
    quads = np.stack([first, first + 1, first + 3, first + 2], axis=2).reshape(-1, 4)
    return both.reshape(-1, 3), quads
