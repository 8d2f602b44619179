"""Draws lines of print as they stand on documents, in free fonts, clean or as a camera sees them."""
import glob
import io
import os

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from words import DIGITS, FONTS, HELD_OUT, WORDS

# A plain letter whose height is called the height of the line's letters.
LETTER = {'ara': 'ا', 'fas': 'ا', 'urd': 'ا', 'heb': 'ה', 'hin': 'क', 'ben': 'ক', 'tam': 'க', 'tha': 'ก', 'kor': '가'}
LANGUAGE = {'ara': 'ar', 'fas': 'fa', 'urd': 'ur', 'heb': 'he', 'hin': 'hi', 'ben': 'bn', 'tam': 'ta', 'tha': 'th', 'kor': 'ko'}
RIGHT_TO_LEFT = {'ara', 'fas', 'urd', 'heb'}
DRAWN_LARGER = 4
ODD = ('Art', 'Decorative', 'Poster', 'Pen', 'Pilgi', 'Gungseo', 'Stam', 'Unifont', 'unifont', 'Fallback', 'Condensed', 'MathJax', 'Thin', 'ExtraLight', 'Dinaru', 'Digital')


def installed_fonts():
    files = glob.glob('/usr/share/fonts/**/*', recursive=True)
    return {os.path.splitext(os.path.basename(f))[0]: f for f in files if f.lower().endswith(('.ttf', '.otf', '.ttc'))}


def text_of(language, rng):
    """Words, a date or a number as documents print them."""
    words, digits = WORDS[language], DIGITS[language]
    figures = lambda count: ''.join(digits[i] for i in rng.integers(0, 10, count))
    kind = rng.random()
    if kind < 0.72:
        return ' '.join(rng.choice(words, rng.integers(1, 5)))
    if kind < 0.82:
        mark = rng.choice(['/', '.', '-'])
        return mark.join([figures(2), figures(2), figures(4)])
    if kind < 0.90:
        return f'{rng.choice(words)} {figures(rng.integers(2, 10))}'
    if kind < 0.95:
        return f'{rng.choice(words)}: {rng.choice(words)}'
    return f'{figures(2)} {rng.choice(words)} {figures(4)}'


def trained_fonts(found, language):
    """Names of fonts that have the letters of the language's words, all but those held out and those in odd shapes."""
    letters = {ord(letter) for word in WORDS[language] for letter in word} - {0x2E}
    names = []
    for name, file in sorted(found.items()):
        if any(name.startswith(family) for family in HELD_OUT[language].split()) or any(odd in name for odd in ODD):
            continue
        index = 1 if file.endswith('.ttc') else 0
        if letters <= set(TTFont(file, fontNumber=index, lazy=True).getBestCmap()):
            names.append(name)
    return names


class Drawer:
    def __init__(self, language, held_out=True):
        """held_out: with the fonts of tests, those of `FONTS`; else with all that have the letters, without `HELD_OUT`."""
        found = installed_fonts()
        self.language = language
        names = FONTS[language].split() if held_out else trained_fonts(found, language)
        self.files = [found[name] for name in names if name in found]
        self.sized = {}
        self.letters = {file: set(TTFont(file, fontNumber=self.index(file)).getBestCmap()) for file in self.files}

    def index(self, file):
        """Which font of a collection; the second of Noto's CJK collections is the Korean one."""
        return 1 if file.endswith('.ttc') else 0

    def pick(self, text, rng):
        """A font that has every letter of the text."""
        wanted = {ord(letter) for letter in text} - {0x20, 0x200C}
        able = [file for file in self.files if wanted <= self.letters[file]]
        return able[rng.integers(len(able))] if able else None

    def font(self, file, height):
        """The font in which the plain letter is so many pixels high, once drawn smaller."""
        key = (file, height)
        if key not in self.sized:
            probe = ImageFont.truetype(file, 200, index=self.index(file))
            box = probe.getbbox(LETTER[self.language])
            size = round(200 * height * DRAWN_LARGER / max(1, box[3] - box[1]))
            self.sized[key] = ImageFont.truetype(file, size, index=self.index(file))
        return self.sized[key]

    def line(self, text, height, rng, worn, file):
        """A grey picture of the text, dark on light, with some ground around it."""
        font = self.font(file, height)
        how = {'language': LANGUAGE[self.language], 'direction': 'rtl' if self.language in RIGHT_TO_LEFT else 'ltr'}
        left, top, right, bottom = font.getbbox(text, **how)
        margin = DRAWN_LARGER * height * rng.uniform(0.15, 0.5, 4)
        size = (int(right - left + margin[0] + margin[1]), int(bottom - top + margin[2] + margin[3]))
        large = Image.new('L', size, 0)
        ImageDraw.Draw(large).text((margin[0] - left, margin[2] - top), text, 255, font=font, **how)
        small = large.resize((max(8, size[0] // DRAWN_LARGER), max(8, size[1] // DRAWN_LARGER)), Image.Resampling.BOX)
        if worn:
            small = small.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 0.075 * height)))
        ink, ground = (rng.uniform(10, 90), rng.uniform(180, 250)) if worn else (20, 245)
        share = np.asarray(small, np.float32) / 255
        grey = ground + (ink - ground) * share
        if worn:
            grey += np.linspace(-1, 1, grey.shape[1]) * rng.uniform(-25, 25)
            grey += rng.normal(0, rng.uniform(2, 10), grey.shape)
        image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
        if worn:
            store = io.BytesIO()
            image.save(store, 'JPEG', quality=int(rng.integers(40, 90)))
            image = Image.open(store).convert('L')
        return image
