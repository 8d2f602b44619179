"""Photographs of invented documents, small as the network sees them, with a mask a class.

A scene is drawn from numpy's PCG64 seeded by its caller; the specimen maker of src/engine/specimens draws and photographs by
another generator, so no picture of a test or bench can have been trained on.

    nice -n 19 /usr/bin/python3 training/page/scenes.py --out /tmp/page/check --shards 8 --per-shard 40 --seed 4000
    nice -n 19 /usr/bin/python3 training/page/scenes.py --out /tmp/page/scenes --shards 40 --per-shard 300
"""
import argparse
import pathlib

import cv2
import numpy as np

from documents import CLASSES, EDGE, PAGE, UPPER, Document, Drawing
from sheets import sheets

# Sizes of the input, width x height; sides are multiples of 32.
SHAPES = ((384, 288), (384, 288), (288, 384), (384, 384), (384, 224), (224, 384), (384, 256), (256, 384))
STRIDE = 4
# So many of the grounds are sheets of printed paper: people lay documents on what lies on their desks.
PRINTED_GROUNDS = 0.4


def between(rng, low, high):
    return float(rng.uniform(low, high))


def soft(rng, shape, cells, channels=1):
    noise = rng.uniform(-1, 1, (*cells, channels)).astype(np.float32)
    return cv2.resize(noise, shape[::-1], interpolation=cv2.INTER_CUBIC).reshape(*shape, channels)


def ground(rng, shape):
    """What lies below: plain, grained, woven, printed or cluttered."""
    base = np.clip(between(rng, 15, 245) + rng.uniform(-45, 45, 3), 0, 255)
    picture = np.ones((*shape, 3), np.float32) * base
    if rng.random() < PRINTED_GROUNDS:
        return sheets(rng, picture) + rng.standard_normal((*shape, 1), np.float32) * np.float32(between(rng, 0.5, 6))
    kind = rng.random()
    y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
    if kind < 0.25:
        picture += soft(rng, shape, (3, 3), 3) * between(rng, 0, 40)
    elif kind < 0.45:
        grain = soft(rng, shape, (int(rng.integers(2, 8)), int(rng.integers(30, 120))))
        rings = np.sin(grain * between(rng, 3, 14) + (y if rng.random() < 0.5 else x)[..., None] * between(rng, 0.01, 0.2))
        picture += rings * rng.uniform(5, 40, 3)
    elif kind < 0.6:
        a, b = (between(rng, 0.1, 1.2) for _ in range(2))
        picture += ((np.sin(x * a) + np.sin(y * b)) * between(rng, 2, 25))[..., None]
    elif kind < 0.8:
        for _ in range(int(rng.integers(2, 14))):
            centre = rng.uniform(0, 1, 2) * (shape[1], shape[0])
            corners = cv2.boxPoints((tuple(centre), tuple(rng.uniform(20, 500, 2)), between(rng, 0, 180)))
            colour = np.clip(between(rng, 10, 250) + rng.uniform(-50, 50, 3), 0, 255)
            cv2.fillConvexPoly(picture, corners.astype(np.int32), [float(c) for c in colour])
    else:
        for row in range(int(rng.integers(5, 40))):
            height = between(rng, 6, 22)
            for word in range(int(rng.integers(3, 16))):
                at = (int(between(rng, 0, shape[1])), int(row * height * 1.7))
                cv2.rectangle(picture, at, (at[0] + int(between(rng, 8, 90)), at[1] + int(height)), [float(v) for v in rng.uniform(0, 90, 3)], -1)
        picture = cv2.GaussianBlur(picture, (0, 0), between(rng, 0.6, 3))
    picture += soft(rng, shape, (4, 4)) * between(rng, 0, 25)
    return picture + rng.standard_normal((*shape, 1), np.float32) * np.float32(between(rng, 0.5, 8))


def seen_from(rng, size, place):
    """3 x 3 matrix from the document's pixels to the scene's; `place` = middle x, y, and the wanted longer side."""
    wide, high = size
    x, y, side = place
    scale = side / max(wide, high)
    turn = rng.choice([0, 90, 180, 270], p=[0.64, 0.12, 0.12, 0.12]) + (rng.normal(0, 6) if rng.random() < 0.8 else between(rng, -45, 45))
    angle = np.deg2rad(turn)
    corners = (np.float32([[0, 0], [wide, 0], [wide, high], [0, high]]) - (wide / 2, high / 2)) * scale
    corners = corners @ np.float32([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    steep = between(rng, 0, 30) if rng.random() < 0.8 else 0
    way = between(rng, 0, 2 * np.pi)
    depth = (corners @ (np.cos(way), np.sin(way))) * np.sin(np.deg2rad(steep)) / (1.4 * side)
    corners = corners / (1 + depth[:, None]) + (x, y)
    return cv2.getPerspectiveTransform(np.float32([[0, 0], [wide, 0], [wide, high], [0, high]]), corners.astype(np.float32))


def places(rng, shape):
    """Where documents lie: mostly one, now and then two side by side or none."""
    high, wide = shape
    kind = rng.random()
    if kind < 0.06:
        return []
    if kind < 0.22:
        if wide >= high:
            return [(wide * 0.27, high / 2, wide * between(rng, 0.38, 0.48)), (wide * 0.75, high / 2, wide * between(rng, 0.38, 0.48))]
        return [(wide / 2, high * 0.27, high * between(rng, 0.38, 0.5)), (wide / 2, high * 0.75, high * between(rng, 0.38, 0.5))]
    side = max(wide, high) * (between(rng, 0.6, 0.98) if rng.random() < 0.75 else between(rng, 0.35, 1.15))
    return [(wide * between(rng, 0.42, 0.58), high * between(rng, 0.42, 0.58), side)]


def reduced(document, side):
    """The document no larger than it will be seen, so that nothing of it aliases."""
    high, wide = document.pixels.shape[:2]
    scale = 1.1 * side / max(wide, high)
    if scale >= 1:
        return document
    pixels = cv2.resize(document.pixels, (round(wide * scale), round(high * scale)), interpolation=cv2.INTER_AREA)
    return Document(pixels, [(kind, quad * np.float32(scale)) for kind, quad in document.marks], document.corner * scale)


def lay(rng, scene, masks, place, document):
    document = reduced(document, place[2])
    high, wide = document.pixels.shape[:2]
    matrix = seen_from(rng, (wide, high), place)
    size = scene.shape[1::-1]
    cover = np.zeros((high, wide), np.uint8)
    r = int(document.corner)
    cv2.rectangle(cover, (r, 0), (wide - 1 - r, high - 1), 255, -1)
    cv2.rectangle(cover, (0, r), (wide - 1, high - 1 - r), 255, -1)
    for corner in ((r, r), (wide - 1 - r, r), (r, high - 1 - r), (wide - 1 - r, high - 1 - r)):
        cv2.circle(cover, corner, r, 255, -1)
    cover = cv2.warpPerspective(cover, matrix, size, flags=cv2.INTER_LINEAR).astype(np.float32)[..., None] / 255
    if rng.random() < 0.7:
        shadow = cv2.GaussianBlur(cover, (0, 0), between(rng, 2, 12))[..., None] if rng.random() < 0.9 else cover
        shadow = np.roll(shadow, tuple(int(v) for v in rng.uniform(-8, 8, 2)), (0, 1))
        scene *= 1 - between(rng, 0.1, 0.6) * shadow
    page = cv2.warpPerspective(document.pixels, matrix, size, flags=cv2.INTER_LINEAR).astype(np.float32)
    scene[:] = scene * (1 - cover) + page * cover
    outline = lambda quad: cv2.perspectiveTransform(quad[None].astype(np.float32), matrix)[0]  # noqa: E731
    for mask in masks:
        cv2.fillConvexPoly(mask, np.int32(outline(np.float32([[0, 0], [wide, 0], [wide, high], [0, high]])).round()), 0.0)
    full = outline(np.float32([[0, 0], [wide, 0], [wide, high], [0, high]]))
    cv2.fillConvexPoly(masks[PAGE], np.int32(full.round()), 1.0)
    cv2.fillConvexPoly(masks[UPPER], np.int32(outline(np.float32([[0, 0], [wide, 0], [wide, high / 2], [0, high / 2]])).round()), 1.0)
    cv2.polylines(masks[EDGE], [np.int32(full.round())], True, 1.0, 5)
    for kind, quad in document.marks:
        cv2.fillConvexPoly(masks[kind], np.int32(outline(quad).round()), 1.0)


def thumb(rng, scene):
    """Fingers that hold it; what they cover stays part of the page for the masks."""
    skin = np.clip(np.float32([225, 175, 145]) * between(rng, 0.35, 1.1) + rng.uniform(-12, 12, 3), 0, 255)
    layer = np.zeros(scene.shape[:2], np.float32)
    edge = int(rng.integers(4))
    high, wide = layer.shape
    at = {0: (0, between(rng, 0.2, 0.9) * high), 1: (wide, between(rng, 0.2, 0.9) * high),
          2: (between(rng, 0.1, 0.9) * wide, high), 3: (between(rng, 0.1, 0.9) * wide, 0)}[edge]
    length, breadth = between(rng, 0.1, 0.24) * wide, between(rng, 0.05, 0.09) * wide
    angle = {0: 0, 1: 0, 2: 90, 3: 90}[edge] + between(rng, -30, 30)
    cv2.ellipse(layer, (int(at[0]), int(at[1])), (int(length), int(breadth)), angle, 0, 360, 1, -1)
    layer = cv2.GaussianBlur(layer, (0, 0), between(rng, 1, 4))[..., None]
    scene[:] = scene * (1 - layer) + skin * layer


def lit(rng, scene):
    shape = scene.shape[:2]
    scene = scene * (1 + soft(rng, shape, (2, 3)) * between(rng, 0, 0.4))
    if rng.random() < 0.35:
        y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
        away = ((x - between(rng, 0, shape[1])) / between(rng, 20, 220)) ** 2 + ((y - between(rng, 0, shape[0])) / between(rng, 20, 160)) ** 2
        scene = scene + ((255 - scene) * (between(rng, 0.3, 1) * np.exp(-away ** between(rng, 0.7, 2)))[..., None])
    if rng.random() < 0.25:
        scene = scene * between(rng, 0.25, 0.8)
    scene = scene * rng.uniform(0.85, 1.12, 3).astype(np.float32)
    if rng.random() < 0.12:
        scene = np.repeat(scene.mean(2, keepdims=True), 3, 2)
    return np.clip(scene, 0, 255)


def scene(rng, size, documents):
    """`H x W x 3` of bytes and `classes x H/4 x W/4` of 0..1; `documents` are drawings to take from."""
    wide, high = size
    shape = (high, wide)
    picture = ground(rng, shape)
    masks = np.zeros((len(CLASSES), *shape), np.float32)
    draw = lambda: documents[int(rng.integers(len(documents)))]  # noqa: E731
    if rng.random() < 0.08:
        # A scan: nothing but the page.
        document = draw()
        turned = int(rng.integers(4))
        corners = np.roll(np.float32([[0, 0], [shape[1], 0], [shape[1], shape[0]], [0, shape[0]]]), turned, 0)
        fill(document, corners, picture, masks)
    else:
        for place in places(rng, shape):
            lay(rng, picture, masks, place, draw())
    if rng.random() < 0.3:
        thumb(rng, picture)
    picture = lit(rng, picture)
    if rng.random() < 0.7:
        picture = cv2.GaussianBlur(picture, (0, 0), between(rng, 0.2, 1.1))
    noise = rng.standard_normal(picture.shape, np.float32) * np.float32(between(rng, 0, 5))
    picture = np.clip(picture + noise, 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        quality = int(between(rng, 45, 95))
        picture = cv2.imdecode(cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
    cells = (wide // STRIDE, high // STRIDE)
    return picture, np.stack([cv2.resize(m, cells, interpolation=cv2.INTER_AREA) for m in masks])


def fill(document, corners, picture, masks):
    document = reduced(document, max(picture.shape[:2]))
    high, wide = document.pixels.shape[:2]
    matrix = cv2.getPerspectiveTransform(np.float32([[0, 0], [wide, 0], [wide, high], [0, high]]), corners)
    size = picture.shape[1::-1]
    picture[:] = cv2.warpPerspective(document.pixels, matrix, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    masks[PAGE] = 1
    outline = lambda quad: np.int32(cv2.perspectiveTransform(quad[None].astype(np.float32), matrix)[0].round())  # noqa: E731
    cv2.fillConvexPoly(masks[UPPER], outline(np.float32([[0, 0], [wide, 0], [wide, high / 2], [0, high / 2]])), 1.0)
    for kind, quad in document.marks:
        cv2.fillConvexPoly(masks[kind], outline(quad), 1.0)


def shard(task):
    """Scenes of one size to `n.npz`: `pictures` N x H x W x 3 and `masks` N x classes x H/4 x W/4, bytes."""
    out, seed, number, count = task
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number])
    documents = [Drawing(rng).draw() for _ in range(count // 3)]
    pictures, masks = zip(*(scene(rng, SHAPES[number % len(SHAPES)], documents) for _ in range(count)))
    part = out / f'{number}.part.npz'
    np.savez(part, pictures=np.stack(pictures), masks=np.uint8(np.stack(masks) * 255))
    part.rename(out / f'{number}.npz')
    return number


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--out', type=pathlib.Path, required=True)
    arguments.add_argument('--seed', type=int, default=3000)
    arguments.add_argument('--from', type=int, default=0, dest='first')
    arguments.add_argument('--shards', type=int, default=40)
    arguments.add_argument('--per-shard', type=int, default=300)
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for number in range(options.first, options.first + options.shards):
        print(shard((options.out, options.seed, number, options.per_shard)), flush=True)


if __name__ == '__main__':
    main()
