"""Draws a line of print as a camera sees it, and prepares it as the service does (`tesseract/prepared.py`)."""
import functools
import io
import pathlib
import re
import sys

import numpy as np
from fontTools.pens.boundsPen import BoundsPen
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
# Letters are so high, in pixels: from what can just be read, small ones as often as all others.
LEAST = {'ara': 5.5, 'fas': 5.5, 'urd': 5.5, 'heb': 6, 'hin': 5.5, 'ben': 6, 'tam': 6, 'tha': 5, 'kor': 8}
SMALL, LARGEST = 14, 34
LATIN_WORDS = re.compile(r"[A-Za-z](?:[A-Za-z0-9 .'’-]*[A-Za-z0-9])?")
# Numbers in the digits of Arabic and Persian, and what stands between; a letter that joins the next one, and the sign that says so.
FIGURES = re.compile(r'[0-9٠-٩۰-۹]+(?:[./][0-9٠-٩۰-۹]+)*')
JOINS = re.compile('[بپتٹثجچحخسشصضطظعغفقکكگلمنںهہھیيىئ]')
JOINER = '\u200d'
NASTALIQ = ('NotoNastaliq', 'gulzar')
# Where renderers look first for letters that a typeface lacks.
USUAL = ('DejaVuSans', 'NotoSansArabic-Regular', 'NotoNaskhArabic-Regular')
# So many sizes of typefaces are kept open.
FACES = 600


def drawn_by(file):
    """Code points that a typeface draws: some know a figure and leave it blank."""
    font, drawn = TTFont(file, lazy=True), set()
    glyphs = font.getGlyphSet()
    for point, name in font.getBestCmap().items():
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        if pen.bounds or not chr(point).isalnum():
            drawn.add(point)
    return drawn


class Faces:
    """Typefaces of a language: `folder/LANGUAGE/train` and `…/held`; Persian and Urdu have those of Arabic."""

    def __init__(self, folder, language, held=False):
        own = 'ara' if SCRIPTS[language] == 'arab' else language
        self.files = sorted((pathlib.Path(folder) / own / ('held' if held else 'train')).glob('*.ttf'))
        # Urdu is set in Nastaliq, of which there are two free typefaces.
        self.slanting = language == 'urd'
        self.latin = sorted((pathlib.Path(folder) / 'latin').glob('*.ttf'))
        self.letters = {file: drawn_by(file) for file in self.files}

    def for_text(self, rng, text):
        """A face, and one for the Latin words, the same or another; none where no face has the letters."""
        letters_in = lambda part: {ord(letter) for letter in part} - {0x20}
        own = ''.join(part for part, is_latin in parts_of(text) if not is_latin)
        able = [file for file in self.files if letters_in(own) <= self.letters[file]]
        if self.slanting and rng.random() < 0.6:
            able = [file for file in able if file.name.startswith(NASTALIQ)] or able
        if not able:
            return None
        chosen = able[int(rng.integers(len(able)))]
        has_all = letters_in(text) <= self.letters[chosen]
        return chosen, chosen if has_all and (own == text or rng.random() < 0.4) else self.latin[int(rng.integers(len(self.latin)))]

    def lacking(self, rng, text):
        """A face that lacks letters of the text, and one that has all of them: renderers then mix both within a word. None where no face lacks any."""
        wanted = {ord(letter) for letter in text} - {0x20}
        own = {point for point in wanted if chr(point).isalpha()}
        some = [file for file in self.files if not wanted <= self.letters[file] and 2 * len(own & self.letters[file]) >= len(own)]
        whole = [file for file in self.files if wanted <= self.letters[file] and not file.name.startswith(NASTALIQ)]
        if not some or not whole or LATIN_WORDS.search(text):
            return None
        usual = [file for file in whole if file.stem in USUAL]
        others = usual if usual and rng.random() < 0.3 else whole
        return some[int(rng.integers(len(some)))], others[int(rng.integers(len(others)))]


def parts_of(text):
    """Latin words, and what stands between them, in their order."""
    ends = [0, *(end for match in LATIN_WORDS.finditer(text) for end in match.span()), len(text)]
    return [(text[a:b], at % 2 == 1) for at, (a, b) in enumerate(zip(ends, ends[1:])) if a < b]


def runs_of(text, letters):
    """Parts of a line from right to left as a renderer makes them of two typefaces: from left to right, each with whether the first one has its letters."""
    ends, runs = [0, *(end for match in FIGURES.finditer(text) for end in match.span()), len(text)], []
    for at, (a, b) in enumerate(zip(ends, ends[1:])):
        part, has, parts = text[a:b], None, []
        for place, letter in enumerate(part):
            is_known = letter == ' ' and has is not False or ord(letter) in letters
            if is_known != has:
                joins = has is not None and JOINS.fullmatch(part[place - 1]) and letter.isalpha()
                if joins:
                    parts[-1] = (parts[-1][0] + JOINER, has)
                parts.append((JOINER if joins else '', is_known))
                has = is_known
            parts[-1] = (parts[-1][0] + letter, has)
        runs += reversed(parts) if at % 2 else parts
    return runs[::-1]


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


class Written:
    """A text in the face of its language and, its Latin words, in another one."""

    def __init__(self, text, faces, language, size):
        right_to_left = SCRIPTS[language] in RIGHT_TO_LEFT
        parts = parts_of(text)[:: -1 if right_to_left else 1]
        self.parts, at, boxes = [], 0, []
        if len(faces) > 2:
            parts = [(part, not is_known) for part, is_known in runs_of(text, faces[2])]
        for part, is_latin in parts:
            font = face(faces[is_latin], size)
            is_latin = is_latin and len(faces) == 2
            how = {'language': 'en' if is_latin else LANGUAGE[language], 'direction': 'rtl' if right_to_left and not is_latin else 'ltr'}
            left, top, right, bottom = font.getbbox(part, anchor='ls', **how)
            boxes.append((at + left, top, at + right, bottom))
            self.parts.append((at, part, font, how))
            at += font.getlength(part, **how)
        lefts, tops, rights, bottoms = zip(*boxes)
        self.box = min(lefts), min(tops), max(rights), max(bottoms)

    def draw(self, pen, x, y):
        for at, part, font, how in self.parts:
            pen.text((x + at, y), part, 255, font=font, anchor='ls', **how)


def inked(rng, text, faces, language, wanted):
    """
    A mask of the letters with room around, and the box that they fill. Small letters are drawn larger and made smaller, as a camera
    does: drawn as they are they would be fitted to the pixels.
    """
    larger = 4 if wanted < 12 else 2 if wanted < 22 else 1
    height = wanted * larger
    size = max(6, round(4 * 100 * height * rng.uniform(0.95, 1.05) / unit(faces[False], language)) / 4)
    written = Written(text, faces, language, size)
    left, top, right, bottom = written.box
    edge = int(1.2 * height) + 4
    wide = rng.uniform(0.85, 1.15)
    mask = Image.new('L', (round(right - left) + 2 * edge, bottom - top + 2 * edge), 0)
    pen = ImageDraw.Draw(mask)
    written.draw(pen, edge - left, edge - top)
    # Lines above and below, of which the crop shows a part; those of Nastaliq reach into each other.
    slants = faces[False].name.startswith(NASTALIQ)
    for side in (-1, 1):
        if rng.random() < (0.35 if slants else 0.08):
            apart = (bottom - top) * (rng.uniform(0.55, 1) if slants else 1) + height * rng.uniform(0.1, 0.5)
            other = Written(text[::-1], faces, language, size)
            other.draw(pen, edge - left + rng.uniform(-0.5, 0.5) * (right - left), edge - top + side * apart)
    if rng.random() < 0.06:
        at = edge + (bottom - top) + round(height * rng.uniform(0.05, 0.2))
        pen.line((edge * rng.uniform(0, 1), at, mask.width - edge * rng.uniform(0, 1), at), fill=int(rng.integers(80, 255)), width=larger)
    angle, shear = rng.normal(0, 0.8), rng.normal(0, 0.04)
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    cx, cy = mask.width / 2, mask.height / 2
    size = (max(8, round(mask.width * wide)), mask.height)
    turn = (c / wide, s + shear, cx - c * cx - (s + shear) * cy, -s / wide, c, cy + s * cx - c * cy)
    mask = mask.transform(size, Image.Transform.AFFINE, turn, Image.Resampling.BICUBIC)
    box = (edge * wide, edge, (edge + right - left) * wide, edge + bottom - top)
    if larger > 1:
        mask = mask.resize((max(8, size[0] // larger), max(8, size[1] // larger)), Image.Resampling.BOX)
    return mask, tuple(at / larger for at in box)


def line(rng, text, faces, language, height):
    """Rows x columns, ink -1, ground 1, HEIGHT high, as the network is shown it; none where nothing of the line is left."""
    mask, box = inked(rng, text, faces, language, height)
    share = np.asarray(mask, np.float32) / 255
    grey = paper(rng, mask.width, mask.height)
    light = rng.random() < 0.06
    # Labels are often printed in a paler colour than values.
    ink = rng.uniform(190, 255) if light else rng.uniform(0, 110) if rng.random() < 0.75 else rng.uniform(0.3, 0.65) * grey.mean()
    grey = grey * rng.uniform(0.25, 0.5) if light else grey
    grey = grey + (ink - grey) * share * rng.uniform(0.7, 1)
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    blur = rng.uniform(0.3, 0.95) if height < SMALL and rng.random() < 0.5 else abs(rng.normal(0, 0.04 * height)) + rng.uniform(0.1, 0.5)
    image = image.filter(ImageFilter.GaussianBlur(blur))
    values = np.asarray(image, np.float32)
    values = values + rng.standard_normal(values.shape, np.float32) * abs(rng.normal(0, 5))
    image = Image.fromarray(np.clip(values * rng.uniform(0.75, 1.1), 0, 255).astype(np.uint8))
    left, top, right, bottom = box
    above, below, before, after = max(height, 0.45 * (bottom - top)) * rng.uniform([-0.04, -0.02, 0, 0], 0.55)
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
        # So often a typeface is chosen that lacks letters of the line, where there is one.
        self.mixed = 0

    def one(self, text=None):
        """(pixels as int8, classes, height); none where the text can't be drawn or read."""
        text = (text or self.texts.one())[:60].strip()
        standing = as_it_stands(text) if SCRIPTS[self.language] in RIGHT_TO_LEFT else text
        wanted = self.alphabet.encode(standing)
        mixed = self.faces.lacking(self.rng, text) if self.rng.random() < self.mixed else None
        faces = (*mixed, self.faces.letters[mixed[0]]) if mixed else self.faces.for_text(self.rng, text)
        if not wanted or faces is None:
            return None
        most = SMALL if self.rng.random() < 0.5 else LARGEST
        height = float(np.exp(self.rng.uniform(np.log(LEAST[self.language]), np.log(most))))
        pixels = line(self.rng, text, faces, self.language, height)
        if pixels is None:
            return None
        doubled = sum(a == b for a, b in zip(wanted, wanted[1:]))
        if pixels.shape[1] > LONGEST or pixels.shape[1] // 3 < len(wanted) + doubled + 1:
            return None
        return np.round(pixels * 127).astype(np.int8), wanted, height
