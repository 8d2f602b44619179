"""Large pictures with print on them: drawn documents on a ground, and sheets, signs and screens full of words.

What is print and where is not written down: the large detector says so while it teaches.
"""
import pathlib
import sys

import cv2
import numpy as np
from PIL import Image, ImageDraw

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'page'))
import documents as drawn  # noqa: E402
import scenes as page  # noqa: E402

# Three times as large as the finder of pages sees them.
drawn.SHORT_SIDE = 820
SIZES = ((1600, 1200), (1200, 1600), (1440, 1080), (1280, 1280), (1600, 900))
CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
ALPHABETS = (
    CAPITALS, CAPITALS.lower(), CAPITALS + CAPITALS.lower(), '0123456789', '0123456789./- ', 'ÄÖÜÉÈÇŁŠŽÅØÆÑabcdeéèüöäß',
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШабвгдежзиклмнопрст', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝαβγδεζηθικλμν', '<<<<<<ABCDEFGHK0123456789',
)


def words(rng, alphabet, count):
    letters = np.array(list(alphabet))
    return ' '.join(''.join(letters[rng.integers(len(letters), size=int(rng.integers(1, 11)))]) for _ in range(count))


def sheet(rng, size):
    """A page of lines and a few single words, over the whole picture, at one slant or several."""
    ground = np.clip(page.ground(rng, size[::-1]), 0, 255)
    if rng.random() < 0.6:
        ground = ground * 0.15 + page.between(rng, 150, 250) * 0.85
    image = Image.fromarray(ground.astype(np.uint8))
    pen = ImageDraw.Draw(image)
    dark = rng.random() < 0.8
    step = page.between(rng, 18, 110)
    y = page.between(rng, 0, 80)
    fill = page.between(rng, 0.3, 1)
    while y < size[1] - step:
        if rng.random() < fill:
            alphabet = ALPHABETS[int(rng.integers(len(ALPHABETS)))]
            high = max(7, round(step * page.between(rng, 0.35, 0.8)))
            face = drawn.PRINT[int(rng.integers(len(drawn.PRINT)))] if '<' not in alphabet else drawn.ZONE_FACES[0]
            x = page.between(rng, 0, 0.6) * size[0]
            for _ in range(int(rng.integers(1, 4))):
                text = words(rng, alphabet, int(rng.integers(1, 7)))
                colour = tuple(int(v) for v in np.clip(page.between(rng, 0, 90) + rng.uniform(-30, 60, 3) + (0 if dark else 130), 0, 255))
                pen.text((x, y), text, colour, drawn.font(face, high))
                x += len(text) * high * 0.55 + page.between(rng, 0.5, 8) * high
        y += step * page.between(rng, 0.95, 1.4)
    return page.lit(rng, np.asarray(image).astype(np.float32))


def picture(rng, documents):
    """H x W x 3 bytes, blue, green, red."""
    size = SIZES[int(rng.integers(len(SIZES)))]
    if rng.random() < 0.25:
        pixels = sheet(rng, size)
    else:
        pixels, _ = page.scene(rng, size, documents)
        return np.ascontiguousarray(pixels[..., ::-1])
    if rng.random() < 0.6:
        pixels = cv2.GaussianBlur(pixels, (0, 0), page.between(rng, 0.3, 1.4))
    pixels = pixels + rng.standard_normal(pixels.shape, np.float32) * np.float32(page.between(rng, 0, 6))
    pixels = np.clip(pixels, 0, 255).astype(np.uint8)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(page.between(rng, 45, 95))]
    return cv2.imdecode(cv2.imencode('.jpg', pixels, quality)[1], cv2.IMREAD_COLOR)
