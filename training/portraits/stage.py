"""Puts a person before the camera: head, hair, eyes and shirt as triangles, posed, lit and rendered."""

import cv2
import numpy as np

from body import normals_of
from hair import SEGMENTS, grow, ribbons, scalp
from raster import CLOTH, EYE, HAIR, SKIN, TEETH, TONGUE, rasterise, shade, shadow_maps
from scenes import backdrop
from skin import Map, paint, tone_of, unrolled
from surface import subdivide, triangles_of

NECK = np.array([0.0, 6.05, 0.15])
IRIS_STATIONS = np.array([0.0, 0.050, 0.060, 0.135, 0.155, 0.175, 1.0])
KINDS = {"body": SKIN, "helper-upper-teeth": TEETH, "helper-lower-teeth": TEETH, "helper-tongue": TONGUE}


class Stage:
    def __init__(self, body, cache, dots=1024):
        self.body, base = body, body.base
        near = (base[:, 1] > 4.2) & (np.abs(base[:, 0]) < 2.9)
        chosen = [(face, KINDS[group]) for face, group in zip(body.faces, body.group_of_face) if group in KINDS and all(near[list(face)])]
        skin = [face for face, kind in chosen if kind == SKIN]
        self.triangles = triangles_of(skin)
        self.base_normals = normals_of(base, self.triangles)
        self.used = np.unique(self.triangles)
        back = np.zeros(len(base), int)
        back[self.used] = np.arange(len(self.used))
        self.used_triangles = back[self.triangles]
        self.matrix, quads, parents = subdivide([face for face, _ in chosen], len(base))
        self.head = triangles_of(quads.tolist())
        self.head_kinds = np.repeat(np.array([kind for _, kind in chosen])[parents], 2)
        self._masks()
        self._shirt(skin)
        self._ball()
        self.map = Map(base, self.base_normals, self.outer, cache, dots)

    def _masks(self):
        """Per vertex, 0..1: lips, inside of the mouth; from the base mesh, so that they follow every shape."""
        x, y, z = self.body.base.T
        body = np.arange(len(x)) < 13380
        inner = body & (z < 1.44) & (z > 0.2) & (np.abs(x) < 0.37) & (y > 6.3) & (y < 7.0) & (self.base_normals[:, 2] < 0.25)
        self.outer, self.inner, self.lips = body & ~inner, inner.astype(float), self.body.painted("lips")
        uv = self.matrix @ unrolled(self.body.base)
        self.fixed = np.column_stack([uv, self.matrix @ self.lips, np.zeros(len(uv)), self.matrix @ self.inner])

    def _shirt(self, skin):
        base = self.body.base
        neckline = 5.58 + 0.42 * np.clip((0.6 - base[:, 2]) / 0.8, 0, 1) + 2 * (np.abs(base[:, 0]) > 0.95)
        faces = [face for face in skin if sum(base[list(face), 1] < neckline[list(face)]) >= 2]
        self.shirt_matrix, quads, _ = subdivide(faces, len(base))
        self.shirt = triangles_of(quads.tolist())

    def _ball(self):
        rings, around = 24, 32
        angle, turn = np.pi * (np.arange(rings + 1) / rings) ** 1.3, 2 * np.pi * np.arange(around) / around
        self.ball = np.stack([np.outer(np.sin(angle), np.cos(turn)), np.outer(np.sin(angle), np.sin(turn)),
                              np.outer(np.cos(angle), np.ones(around))], axis=2).reshape(-1, 3)
        self.ball_angle = np.repeat(angle, around) / np.pi
        self.ball_triangles = triangles_of([(r * around + s, r * around + (s + 1) % around, (r + 1) * around + (s + 1) % around, (r + 1) * around + s)
                                            for r in range(rings) for s in range(around)])

    def enter(self, person, before=None):
        """Puts a person on the stage, at rest. What a person `before` shares with this one is not made again."""
        self.person, look = person, person["look"]
        self.rest = self.body.shape(person)
        if before is None or before["look"] != look:
            self.skin = np.ascontiguousarray(linear(paint(self.map, person)), np.float32)
        grown = np.where(np.arange(len(self.body.base)) < 13380, scalp(self.body.base, look, person["age"]), 0)
        self.fixed[:, 3] = self.matrix @ grown
        normals = normals_of(self.rest, self.triangles)
        head = {"vertices": self.rest[self.used], "normals": normals[self.used], "scalp": grown[self.used], "triangles": self.used_triangles,
                "eyes": self.rest[self.body.groups["joint-l-eye"]].mean(0)[1]}
        chance = np.random.default_rng(person["seed"] + 2)
        points, half = grow(head, look, chance)
        self.strands, quads = ribbons(points, half, chance)
        self.hair = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]) if len(quads) else np.zeros((0, 3), int)
        tangents = np.gradient(points, axis=1) if len(points) else np.zeros((0, SEGMENTS + 1, 3))
        self.tangents = np.repeat(tangents, 2, axis=1).reshape(-1, 3)
        self.strand_tone = np.repeat(chance.random(len(points)), 2 * (SEGMENTS + 1))
        self.paints = self._paints()

    def _paints(self):
        look, tone = self.person["look"], tone_of(self.person)
        red, dark = look["lips"]
        lips = tone * (1 - red) + np.array([0.62, 0.22, 0.24]) * (0.5 + 0.5 * self.person["skin"]) * red
        iris, hair = linear(look["iris"]), linear(look["hair"])
        colours = np.array([linear(np.clip(lips * (0.92 - dark), 0.02, 1)), hair * 0.8, (0.10, 0.02, 0.02), linear(np.clip(look["cloth"], 0.03, 0.85)), hair,
                            (0.70, 0.64, 0.55), (0.36, 0.10, 0.09)])
        bare = {"buzz": 0.78, "bald": 0.35}.get(look["style"], 0.93)
        white = np.array([0.70, 0.66, 0.64])
        rings = np.array([(0.003,) * 3, (0.003,) * 3, iris * 1.5, iris * 1.1, iris * 0.25, white, white * 0.9])
        return self.skin, colours, np.array([0.85, bare, 1.0]), IRIS_STATIONS, rings

    def render(self, scene, size, *, pose=None, units=None, seed=0, fine=2, lamps=(5, 14), hair_shadow=True):
        """
        A picture, BGR 8 bit, `size` (width, height) dots.
        @param pose degrees: yaw (to the person's left), pitch (up), roll, gaze (yaw, pitch); units: face unit → 0..1
        @param fine dots of the inner picture a side of a dot; lamps: samples of each lamp, of the sky; hair_shadow: does hair cast shadows?
        """
        mesh = self._posed(pose or {}, units or {})
        triangles, places = mesh[:2]
        eye, points = self._camera(scene["camera"], places, (size[0] * fine, size[1] * fine))
        _, nearest, share = rasterise(points, triangles, size[0] * fine, size[1] * fine)
        axes, powers, glints = light_samples(scene, *lamps)
        # Of each piece of a strand one triangle of two is enough.
        casting = triangles[: len(triangles) - (len(self.hair) // 2 if hair_shadow else len(self.hair))]
        maps = shadow_maps(places, casting, axes)
        picture = shade((nearest, share), mesh, self.paints, (axes, powers, maps, glints), eye)
        wall = cv2.resize(linear(backdrop(scene["wall"], seed)).astype(np.float32), (size[0] * fine, size[1] * fine), interpolation=cv2.INTER_CUBIC)
        picture = picture[..., :3] + wall * (1 - picture[..., 3:])
        picture = cv2.resize(np.clip(picture, 0, 1.2), size, interpolation=cv2.INTER_AREA)
        return np.round(encoded(picture)[..., ::-1] * 255).astype(np.uint8)

    def _posed(self, pose, units):
        moved = self.body.express(self.rest.copy(), units)
        whole = self.matrix @ turned(moved, self.body.turning, pose)
        shirt = self.shirt_matrix @ turned(moved + normals_of(moved, self.triangles) * 0.075, self.body.turning * 0.3, pose)
        eyes = turned(np.concatenate([self._eye(side, pose) for side in "lr"]), 1.0, pose)
        follow = np.clip((self.strands[:, 1] - 5.3) / 1.1, 0, 1)
        hair = turned(self.strands, follow, pose)
        tangents = turned(self.tangents + NECK, follow, pose) - NECK
        ball = self.ball_triangles
        parts = [
            (whole, normals_of(whole, self.head), self.fixed, self.head, self.head_kinds),
            (shirt, normals_of(shirt, self.shirt), np.zeros((len(shirt), 5)), self.shirt, CLOTH),
            (eyes, normals_of(eyes, np.concatenate([ball, ball + len(self.ball)])), wide(np.tile(self.ball_angle, 2)), np.concatenate([ball, ball + len(self.ball)]), EYE),
            (hair, tangents, wide(self.strand_tone), self.hair, HAIR),
        ]
        first = np.cumsum([0] + [len(part[0]) for part in parts])
        triangles = np.concatenate([part[3] + at for part, at in zip(parts, first)]).astype(np.int64)
        kinds = np.concatenate([np.broadcast_to(part[4], len(part[3])) for part in parts]).astype(np.int64)
        return triangles, *(np.ascontiguousarray(np.concatenate([part[i] for part in parts])) for i in range(3)), kinds

    def _eye(self, side, pose):
        ball = self.rest[self.body.groups[f"helper-{side}-eye"]]
        centre, radius = (ball.max(0) + ball.min(0)) / 2, np.ptp(ball, axis=0)[:2].mean() / 2
        gaze = dict(zip(("yaw", "pitch"), pose.get("gaze", (0, 0))))
        return centre + radius * (turned(self.ball + NECK, 1.0, gaze) - NECK)

    def _camera(self, camera, places, size):
        eyes = np.mean([self.rest[self.body.groups[f"joint-{side}-eye"]].mean(0) for side in "lr"], axis=0)
        # Whoever has a high crown is not cut off.
        crown = self.rest[self.used, 1].max() + 0.3 - camera["tall"] / 2
        middle = np.array([0, max(eyes[1] - 0.40 + camera["up"], crown), 0.8])
        eye = middle + np.array([camera["side"], camera["rise"], camera["distance"]])
        ahead = (middle - eye) / np.linalg.norm(middle - eye)
        right = np.cross(ahead, (0, 1, 0))
        right /= np.linalg.norm(right)
        up = np.cross(right, ahead)
        from_eye = places - eye
        depth = from_eye @ ahead
        scale = size[1] * camera["distance"] / camera["tall"]
        return eye, np.column_stack([size[0] / 2 + scale * (from_eye @ right) / depth, size[1] / 2 - scale * (from_eye @ up) / depth, depth])


def turned(points, share, pose):
    """Points turned about the neck by `share` of the pose's angles."""
    yaw, pitch, roll = (np.radians(pose.get(name, 0)) * share for name in ("yaw", "pitch", "roll"))
    x, y, z = (points - NECK).T
    y, z = y * np.cos(pitch) + z * np.sin(pitch), z * np.cos(pitch) - y * np.sin(pitch)
    x, y = x * np.cos(roll) - y * np.sin(roll), y * np.cos(roll) + x * np.sin(roll)
    x, z = x * np.cos(yaw) + z * np.sin(yaw), z * np.cos(yaw) - x * np.sin(yaw)
    return np.stack([x, y, z], axis=1) + NECK


def light_samples(scene, per_lamp, of_sky):
    """Directions from which light comes (right, up, towards), their colours, and how much each glints."""
    ways, powers, glints = [], [], []
    for way, spread, power, colour in scene["lamps"]:
        frame = frame_of(np.array(way, float))
        for i in range(per_lamp):
            radius, turn = spread * np.sqrt((i + 0.5) / per_lamp), 2.39996 * i
            ways.append(frame[2] + radius * (np.cos(turn) * frame[0] + np.sin(turn) * frame[1]))
            powers.append(np.array(colour) * power / per_lamp)
            glints.append(1.0)
    for i in range(of_sky):
        height, turn = 1 - 1.35 * (i + 0.5) / of_sky, 2.39996 * i
        flat = np.sqrt(1 - height * height)
        ways.append(np.array([flat * np.cos(turn), height, flat * np.sin(turn)]))
        powers.append(np.array(scene["sky"]) * 2.2 / of_sky)
        glints.append(0.15)
    return np.stack([frame_of(way) for way in ways]), np.array(powers), np.array(glints)


def frame_of(way):
    way = way / np.linalg.norm(way)
    right = np.cross((0, 1, 0) if abs(way[1]) < 0.95 else (1, 0, 0), way)
    right /= np.linalg.norm(right)
    return np.stack([right, np.cross(way, right), way])


def wide(values):
    return np.column_stack([values, np.zeros((len(values), 4))])


def linear(colour):
    colour = np.asarray(colour, float)
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def encoded(colour):
    """Linear to sRGB; what is brighter than white rolls off."""
    colour = np.where(colour > 0.8, 0.8 + 0.2 * np.tanh((colour - 0.8) / 0.2), np.maximum(colour, 0))
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)
