"""Draws a line of print as a camera sees it, and prepares it as the service does (`tesseract/prepared.py`)."""
import functools
import io
import pathlib
import sys

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

sys.path.append(str(pathlib.Path(__file__).parents[1] / 'tesseract'))
from prepared import prepared  # noqa: E402
from reading_order import as_it_stands  # noqa: E402

from alphabets import RIGHT_TO_LEFT, SCRIPTS  # noqa: E402

# A plain letter whose height is called the height of the line's letters, and languages as HarfBuzz names them.
LETTER = {'ara': 'ا', 'fas': 'ا', 'urd': 'ا', 'heb': 'ה', 'hin': 'क', 'ben': 'ক', 'tam': 'க', 'tha': 'ก', 'kor': '가'}
LANGUAGE = {'ara': 'ar', 'fas': 'fa', 'urd': 'ur', 'heb': 'he', 'hin': 'hi', 'ben': 'bn', 'tam': 'ta', 'tha': 'th', 'kor': 'ko'}
HEIGHT, LONGEST = 48, 1100
# So many sizes of typefaces are kept open.
FACES = 600


class Faces:
    """Typefaces of a language: `folder/LANGUAGE/train` and `…/held`; Persian and Urdu have those of Arabic."""

    def __init__(self, folder, language, held=False):
        own = 'ara' if SCRIPTS[language] == 'arab' else language
        self.files = sorted((pathlib.Path(folder) / own / ('held' if held else 'train')).glob('*.ttf'))
        # Urdu is set in Nastaliq, of which there is one free typeface.
        self.slanting = language == 'urd'
        self.letters = {file: set(TTFont(file, lazy=True).getBestCmap()) for file in self.files}

    def for_text(self, rng, text):
        wanted = {ord(letter) for letter in text} - {0x20}
        able = [file for file in self.files if wanted <= self.letters[file]]
        if self.slanting and rng.random() < 0.25:
            able = [file for file in able if 'Nastaliq' in file.name] or able
        return able[int(rng.integers(len(able)))] if able else None


@functools.lru_cache(maxsize=FACES)
def face(path, size):
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.RAQM)


@functools.lru_cache(maxsize=FACES)
def unit(path, language):
    """Height of the plain letter at a size of 100."""
    box = face(path, 100).getbbox(LETTER[language])
    return max(15, box[3] - box[1])


def paper(rng, width, height):
    """Grey paper with a slope of light, and on every other one the waves of security print."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    grey = rng.uniform(140, 252) + rng.normal(0, 12) * (x / max(1, width) - 0.5) + rng.normal(0, 8) * (y / height - 0.5)
    if rng.random() < 0.5:
        for _ in range(int(rng.integers(1, 3))):
            swing, wave, pitch = rng.uniform(1, 10), rng.uniform(15, 90), rng.uniform(4, 16)
            phase = (y + swing * np.sin(x / wave * 6.28 + rng.uniform(0, 6)) + rng.uniform(-0.4, 0.4) * x) / pitch
            grey += np.clip(1 - np.abs((phase % 1) - 0.5) * rng.uniform(4, 9), 0, 1) * rng.uniform(-45, 8)
    return grey


def inked(rng, text, path, language, height):
    """A mask of the letters with room around, and the box that they fill."""
    size = max(6, round(4 * 100 * height * rng.uniform(0.95, 1.05) / unit(path, language)) / 4)
    font = face(path, size)
    how = {'language': LANGUAGE[language], 'direction': 'rtl' if SCRIPTS[language] in RIGHT_TO_LEFT else 'ltr'}
    left, top, right, bottom = font.getbbox(text, **how)
    edge = int(1.2 * height) + 4
    wide = rng.uniform(0.85, 1.15)
    mask = Image.new('L', (right - left + 2 * edge, bottom - top + 2 * edge), 0)
    pen = ImageDraw.Draw(mask)
    pen.text((edge - left, edge - top), text, 255, font=font, **how)
    if rng.random() < 0.1:
        # A line above or below, of which the crop shows a part.
        apart = (bottom - top) + height * rng.uniform(0.1, 0.5)
        pen.text((edge - left + rng.uniform(-0.5, 0.5) * (right - left), edge - top + (apart if rng.random() < 0.5 else -apart)), text[::-1], 255, font=font, **how)
    if rng.random() < 0.06:
        at = edge + (bottom - top) + round(height * rng.uniform(0.05, 0.2))
        pen.line((edge * rng.uniform(0, 1), at, mask.width - edge * rng.uniform(0, 1), at), fill=int(rng.integers(80, 255)), width=1)
    angle, shear = rng.normal(0, 0.8), rng.normal(0, 0.04)
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    cx, cy = mask.width / 2, mask.height / 2
    size = (max(8, round(mask.width * wide)), mask.height)
    turn = (c / wide, s + shear, cx - c * cx - (s + shear) * cy, -s / wide, c, cy + s * cx - c * cy)
    mask = mask.transform(size, Image.Transform.AFFINE, turn, Image.Resampling.BICUBIC)
    return mask, (edge * wide, edge, (edge + right - left) * wide, edge + bottom - top)


def line(rng, text, path, language, height):
    """Rows x columns, ink -1, ground 1, HEIGHT high, as the network is shown it; none where nothing of the line is left."""
    mask, box = inked(rng, text, path, language, height)
    share = np.asarray(mask, np.float32) / 255
    grey = paper(rng, mask.width, mask.height)
    light = rng.random() < 0.06
    ink = rng.uniform(190, 255) if light else rng.uniform(0, 110)
    grey = grey * rng.uniform(0.25, 0.5) if light else grey
    grey = grey + (ink - grey) * share * rng.uniform(0.7, 1)
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    image = image.filter(ImageFilter.GaussianBlur(abs(rng.normal(0, 0.04 * height)) + rng.uniform(0.1, 0.5)))
    values = np.asarray(image, np.float32)
    values = values + rng.standard_normal(values.shape, np.float32) * abs(rng.normal(0, 5))
    image = Image.fromarray(np.clip(values * rng.uniform(0.75, 1.1), 0, 255).astype(np.uint8))
    left, top, right, bottom = box
    above, below, before, after = height * rng.uniform([-0.04, -0.02, 0, 0], 0.55)
    crop = image.crop((max(0, round(left - before)), max(0, round(top - above)), min(image.width, round(right + after)), min(image.height, round(bottom + below))))
    if min(crop.size) < 4:
        return None
    if rng.random() < 0.7:
        held = io.BytesIO()
        crop.save(held, 'JPEG', quality=int(rng.integers(40, 96)))
        crop = Image.open(io.BytesIO(held.getvalue())).convert('L')
    return prepared(crop, HEIGHT, rng if rng.random() < 0.5 else None)


class Lines:
    """Lines of a language with the classes that they are."""

    def __init__(self, language, texts, faces, alphabet, rng):
        self.language, self.texts, self.faces, self.alphabet, self.rng = language, texts, faces, alphabet, rng

    def one(self, text=None):
        """(pixels as int8, classes, height); none where the text can't be drawn or read."""
        text = (text or self.texts.one())[:60].strip()
        standing = as_it_stands(text) if SCRIPTS[self.language] in RIGHT_TO_LEFT else text
        wanted, path = self.alphabet.encode(standing), self.faces.for_text(self.rng, text)
        if not wanted or path is None:
            return None
        height = float(np.exp(self.rng.uniform(np.log(9), np.log(34))))
        pixels = line(self.rng, text, path, self.language, height)
        if pixels is None:
            return None
        doubled = sum(a == b for a, b in zip(wanted, wanted[1:]))
        if pixels.shape[1] > LONGEST or pixels.shape[1] // 3 < len(wanted) + doubled + 1:
            return None
        return np.round(pixels * 127).astype(np.int8), wanted, height
