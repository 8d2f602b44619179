"""Draws a line of print as a camera sees it, and cuts it out 48 pixels high as the service does before it is read."""
import functools
import io

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

LINE_HEIGHT = 48
STEP = 80
MOST = 960


@functools.lru_cache(maxsize=512)
def font(path, index, size):
    return ImageFont.truetype(path, size / 4, index=index, layout_engine=ImageFont.Layout.RAQM)


def sized(path, index, height, script):
    """The font in which letters are `height` pixels high: capitals, or what stands for them in the script."""
    probe = {'Grek': 'Η', 'Cyrl': 'Н', 'Latn': 'H', 'Hani': '国', 'Kore': '한', 'Thai': 'ก', 'Arab': 'ا', 'Hebr': 'ה', 'Deva': 'क', 'Beng': 'ক', 'Taml': 'க'}[script]
    box = font(path, index, 400).getbbox(probe)
    high = max(20, box[3] - box[1])
    return font(path, index, max(16, round(4 * 100 * height / high)))


def backdrop(rng, width, height):
    """Paper with a slope of light, and on every other one the waves of security print."""
    base = rng.uniform(150, 250, 3) * np.array([1, rng.uniform(0.93, 1.05), rng.uniform(0.85, 1.08)])
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    slope = rng.normal(0, 12) * (x / max(1, width) - 0.5) + rng.normal(0, 8) * (y / height - 0.5)
    paper = base[None, None, :] + slope[:, :, None]
    if rng.random() < 0.5:
        for _ in range(int(rng.integers(1, 4))):
            tint = rng.uniform(-45, 10, 3)
            swing, wave, pitch = rng.uniform(1, 10), rng.uniform(15, 90), rng.uniform(4, 16)
            phase = (y + swing * np.sin(x / wave * 6.28 + rng.uniform(0, 6)) + rng.uniform(-0.4, 0.4) * x) / pitch
            lines = np.clip(1 - np.abs((phase % 1) - 0.5) * rng.uniform(4, 9), 0, 1)
            paper += lines[:, :, None] * tint * rng.uniform(0.3, 1)
    return np.clip(paper, 0, 255)


def line(rng, text, face, script, height):
    """RGB, LINE_HEIGHT high. height: of a capital, in pixels of the picture."""
    path, index = face
    letters = sized(path, index, height, script)
    left, top, right, bottom = letters.getbbox(text)
    edge = int(2 * height) + 4
    width, tall = right - left + 2 * edge, bottom - top + 2 * edge
    mask = Image.new('L', (width, tall), 0)
    spacing = rng.random() < 0.12 and script in ('Latn', 'Cyrl', 'Grek')
    pen = ImageDraw.Draw(mask)
    if spacing:
        gap, at = height * rng.uniform(0.03, 0.25), edge - left
        for letter in text:
            pen.text((at, edge - top), letter, 255, font=letters)
            at += letters.getlength(letter) + gap
            if at > width - edge // 2:
                grown = Image.new('L', (mask.width + 12 * edge, tall), 0)
                grown.paste(mask)
                mask, width = grown, grown.width
                pen = ImageDraw.Draw(mask)
        right = left + int(at) - edge
    else:
        pen.text((edge - left, edge - top), text, 255, font=letters)
    angle, shear = rng.normal(0, 0.8), rng.normal(0, 0.03)
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    cx, cy = mask.width / 2, tall / 2
    mask = mask.transform(mask.size, Image.Transform.AFFINE, (c, s + shear, cx - c * cx - (s + shear) * cy, -s, c, cy + s * cx - c * cy), Image.Resampling.BICUBIC)
    ink = np.asarray(mask, np.float32)[:, :, None] / 255
    paper = backdrop(rng, mask.width, tall)
    if rng.random() < 0.08:
        paper, colour = paper * rng.uniform(0.25, 0.5), rng.uniform(190, 255, 3)
    else:
        colour = rng.uniform(0, 90, 3) + (rng.random() < 0.2) * rng.uniform(0, 60, 3)
    picture = paper + (colour - paper) * ink * rng.uniform(0.75, 1)
    return cut(rng, picture, (edge, edge, edge + right - left, edge + bottom - top), height, -0.06 if script == 'Latn' else 0.02)


def blots(rng):
    """What a detector of text takes for a line and is none: waves, strokes, blots, edges."""
    height, width = int(rng.integers(20, 50)), int(rng.integers(40, 400))
    paper = backdrop(rng, width, height)
    mask = Image.new('L', (width, height), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(int(rng.integers(0, 25))):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        reach, ink = rng.uniform(1, height), int(rng.integers(60, 255))
        kind = rng.random()
        if kind < 0.3:
            pen.ellipse((x, y, x + reach, y + reach * rng.uniform(0.3, 1.5)), fill=ink if rng.random() < 0.5 else None, outline=ink)
        elif kind < 0.6:
            pen.line((x, y, x + rng.normal(0, reach), y + rng.normal(0, reach)), fill=ink, width=int(rng.integers(1, 5)))
        elif kind < 0.8:
            pen.arc((x, y, x + reach, y + reach), float(rng.uniform(0, 180)), float(rng.uniform(180, 360)), fill=ink, width=int(rng.integers(1, 4)))
        else:
            pen.rectangle((x, y, x + reach * rng.uniform(0.1, 3), y + reach * rng.uniform(0.1, 1)), fill=ink)
    ink = np.asarray(mask, np.float32)[:, :, None] / 255
    picture = paper + (rng.uniform(0, 120, 3) - paper) * ink * rng.uniform(0.3, 1)
    return cut(rng, picture, (12, 12, width - 12, height - 6), 12)


def cut(rng, picture, box, height, least=0.02):
    """Blur, noise and JPEG, then the box that a detector would give around the line: `least` above and below it, below 0 where marks may be cut."""
    image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    image = image.filter(ImageFilter.GaussianBlur(abs(rng.normal(0, 0.035 * height)) + rng.uniform(0.1, 0.5)))
    values = np.asarray(image, np.float32)
    values = values + rng.normal(0, abs(rng.normal(0, 5)), values.shape)
    image = Image.fromarray(np.clip(values * rng.uniform(0.75, 1.1), 0, 255).astype(np.uint8))
    if rng.random() < 0.8:
        held = io.BytesIO()
        image.save(held, 'JPEG', quality=int(rng.integers(45, 96)))
        image = Image.open(io.BytesIO(held.getvalue())).convert('RGB')
    left, top, right, bottom = box
    above, below, before, after = height * rng.uniform(least, 0.55), height * rng.uniform(least, 0.55), height * rng.uniform(0, 0.7), height * rng.uniform(0, 0.7)
    box = (left - before, top - above, right + after, bottom + below)
    high, wide = box[3] - box[1], box[2] - box[0]
    size = (max(8, min(MOST, round(wide * LINE_HEIGHT / high))), LINE_HEIGHT)
    method = Image.Resampling.BILINEAR if high < LINE_HEIGHT or rng.random() < 0.5 else Image.Resampling.HAMMING
    box = (max(0, box[0]), max(0, box[1]), min(image.width, box[2]), min(image.height, box[3]))
    return np.asarray(image.resize(size, method, box=box))


def planes(crop):
    """1 x 3 x 48 x W, blue, green, red, -1..1, padded with 0 to a multiple of STEP, as the text recogniser takes it."""
    height, width, _ = crop.shape
    padded = -(-width // STEP) * STEP
    values = np.zeros((1, 3, height, padded), np.float32)
    values[0, :, :, :width] = crop[:, :, ::-1].transpose(2, 0, 1) / 127.5 - 1
    return values
