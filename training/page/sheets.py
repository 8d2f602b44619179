"""Sheets of printed paper, as they lie below documents: letters, forms, tables, receipts and printed cards without a portrait.

None of what is drawn here is a document: the network has to learn that print alone makes no page.
"""
import cv2
import numpy as np
from PIL import Image, ImageDraw

from documents import PRINT, font

WORDS = ('invoice meeting notes of the and to in is that for with report delivery address please return this form '
         'before amount due figure see page water garden winter total order number date name signature office copy '
         'quantity price customer account balance reference subject dear sincerely terms section chapter table').split()


def between(rng, low, high):
    return float(rng.uniform(low, high))


def token(rng):
    kind = rng.random()
    if kind < 0.7:
        word = WORDS[int(rng.integers(len(WORDS)))]
        return word.upper() if rng.random() < 0.08 else word.title() if rng.random() < 0.2 else word
    if kind < 0.9:
        return ''.join(str(rng.integers(10)) for _ in range(int(rng.integers(1, 9))))
    return f'{rng.integers(1, 32)}.{rng.integers(1, 13):02d}.{rng.integers(1990, 2030)}'


def line_of(rng, count):
    return ' '.join(token(rng) for _ in range(count))


def sheet(rng, wide, high):
    """`high x wide x 3`: one sheet from straight above, its text some 4 to 20 pixels high."""
    tint = np.clip(between(rng, 200, 255) + rng.uniform(-12, 8, 3), 0, 255) if rng.random() < 0.85 else rng.uniform(120, 255, 3)
    image = Image.new('RGB', (wide, high), tuple(int(v) for v in tint))
    pen = ImageDraw.Draw(image)
    ink = tuple(int(v) for v in np.clip(between(rng, 10, 110) + rng.uniform(-25, 25, 3), 0, 255))
    face = PRINT[int(rng.integers(len(PRINT)))]
    size = round(4 + 16 * rng.random() ** 1.6)
    margin = int(between(rng, 0, 0.1) * wide)
    step = size * between(rng, 1.2, 2.4)
    if rng.random() < 0.25:
        ruled(rng, pen, (margin, wide - margin, high), step * between(rng, 1, 2))
    y = between(rng, -0.5, 2) * step
    columns = int(rng.choice([1, 1, 1, 2, 3]))
    while y < high:
        kind = rng.random()
        if kind < 0.1:
            y += step * between(rng, 0.5, 2)
            continue
        large = 1.8 if kind < 0.16 else 1
        for column in range(columns):
            x = margin + column * (wide - 2 * margin) / columns
            count = int(rng.integers(1, 4)) if rng.random() < 0.2 or columns > 1 else int(rng.integers(6, 22))
            pen.text((x, y), line_of(rng, count), ink, font(face, max(4, round(size * large))))
        y += step * large
    return np.asarray(image, np.float32)


def ruled(rng, pen, span, step):
    left, right, high = span
    ink = tuple(int(v) for v in rng.uniform(60, 190, 3))
    y = between(rng, 0, step)
    while y < high:
        pen.line([(left, y), (right, y)], ink, 1)
        y += step
    for _ in range(int(rng.integers(0, 5))):
        x = between(rng, left, right)
        pen.line([(x, 0), (x, high)], ink, 1)


def sheets(rng, picture):
    """One to three sheets laid on the picture, the first often larger than all of it."""
    high, wide = picture.shape[:2]
    for number in range(int(rng.choice([1, 1, 2, 3]))):
        covers = number == 0 and rng.random() < 0.65
        scale = between(rng, 1.2, 2) if covers else between(rng, 0.4, 1.1)
        size = (round(wide * scale), round(high * scale)) if rng.random() < 0.6 else (round(high * scale), round(high * scale * 1.4))
        paper = sheet(rng, *size)
        turn = rng.normal(0, 7) if rng.random() < 0.75 else between(rng, 0, 360)
        middle = (wide / 2, high / 2) if covers else (between(rng, 0, 1) * wide, between(rng, 0, 1) * high)
        matrix = cv2.getRotationMatrix2D((size[0] / 2, size[1] / 2), turn, 1)
        matrix[:, 2] += (middle[0] - size[0] / 2, middle[1] - size[1] / 2)
        cover = cv2.warpAffine(np.ones(paper.shape[:2], np.float32), matrix, (wide, high))[..., None]
        laid = cv2.warpAffine(paper, matrix, (wide, high), flags=cv2.INTER_LINEAR)
        if not covers:
            picture *= 1 - between(rng, 0.05, 0.4) * cv2.GaussianBlur(cover, (0, 0), between(rng, 2, 8))[..., None]
        picture = picture * (1 - cover) + laid * cover
    return picture
