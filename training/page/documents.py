"""Draws invented documents from straight above, with what lies where on them.

No document of any state is copied: layouts, colours, patterns, words and persons are chance. What a drawing must have in
common with real ones is only what the network shall find: a page, its upper half, a machine zone, a two-dimensional
barcode, a portrait, a signature.
"""
import functools
import pathlib
import sys
from typing import NamedTuple

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'mrz'))
from zone_lines import Lines  # noqa: E402

# What the network marks, in the order of its answers. `upper` is the half of the page that is on top when one reads it;
# `edge` a narrow band along the page's outline, which parts pages that touch.
CLASSES = ('page', 'upper', 'edge', 'zone', 'barcode', 'portrait', 'signature')
PAGE, UPPER, EDGE, ZONE, BARCODE, PORTRAIT, SIGNATURE = range(len(CLASSES))

FOLDER = '/usr/share/fonts/'
PRINT = [FOLDER + name for name in (
    'truetype/dejavu/DejaVuSans.ttf', 'truetype/dejavu/DejaVuSans-Bold.ttf', 'truetype/dejavu/DejaVuSerif.ttf',
    'truetype/liberation2/LiberationSans-Regular.ttf', 'truetype/liberation2/LiberationSans-Bold.ttf',
    'truetype/liberation2/LiberationSerif-Regular.ttf', 'truetype/liberation2/LiberationMono-Regular.ttf',
    'truetype/freefont/FreeSans.ttf', 'truetype/freefont/FreeSerifItalic.ttf',
)]
ZONE_FACES = [FOLDER + 'opentype/ocr-b/OCRB.otf'] * 4 + [FOLDER + 'truetype/liberation2/LiberationMono-Regular.ttf']
# Width and height in millimetres: ID-1 and what is near it, ID-2, ID-3, an open booklet, and sheets.
SIZES = [(85.6, 54)] * 4 + [(105, 74)] * 2 + [(125, 88)] * 4 + [(120, 80), (125, 176), (125, 176), (74, 105), (148, 210)]
SHORT_SIDE = 300


class Document(NamedTuple):
    """`pixels` H x W x 3, and `marks`: (class, corners 4 x 2 in pixels) of what is on it besides the page itself."""
    pixels: np.ndarray
    marks: list
    corner: float


@functools.lru_cache(maxsize=600)
def font(path, size):
    return ImageFont.truetype(path, size)


def box(x, y, wide, high):
    return np.float32([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]])


class Drawing:
    def __init__(self, rng):
        self.rng = rng
        self.lines = Lines(rng)
        wide, high = SIZES[int(rng.integers(len(SIZES)))]
        if self.chance(0.15):
            wide, high = wide * self.between(0.85, 1.15), high * self.between(0.85, 1.15)
        self.unit = SHORT_SIDE / min(wide, high)
        self.wide, self.high = round(wide * self.unit), round(high * self.unit)
        self.millimetres = (wide, high)
        self.marks = []

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def chance(self, part):
        return self.rng.random() < part

    def colour(self, low, high, spread):
        return np.clip(self.between(low, high) + self.rng.uniform(-spread, spread, 3), 0, 255).astype(np.float32)

    def draw(self):
        page = self.paper()
        self.image = Image.fromarray(page)
        self.pen = ImageDraw.Draw(self.image)
        self.ink = tuple(int(v) for v in self.colour(10, 80, 40))
        top, bottom = 0.03 * self.high, 0.97 * self.high
        if self.millimetres[1] > 150 and self.chance(0.8):
            # An open booklet: what is read lies on its lower page.
            self.sparse(0, self.high / 2)
            top = self.high / 2 + 0.02 * self.high
            if self.chance(0.7):
                self.pen.line([(0, self.high / 2), (self.wide, self.high / 2)], self.ink, int(self.between(1, 4)))
        kind = self.rng.random()
        if kind < 0.62:
            bottom = self.zone(bottom)
        elif kind < 0.78:
            top, bottom = self.barcode(top, bottom)
        front = self.rng.random()
        if front < 0.72:
            self.front(top, bottom)
        elif front < 0.84:
            self.sparse(top, bottom)
        elif front < 0.94:
            self.table(top, bottom)
        else:
            self.notes(top, bottom)
        return Document(np.asarray(self.image).copy(), self.marks, self.between(0, 4.5) * self.unit if self.chance(0.7) else 0)

    def paper(self):
        shape = (self.high, self.wide)
        base = self.colour(175, 250, 35) if self.chance(0.85) else self.colour(40, 175, 60)
        other = np.clip(base + self.rng.uniform(-50, 50, 3), 0, 255)
        turn = self.between(0, 2 * np.pi)
        y, x = np.mgrid[0:self.high, 0:self.wide].astype(np.float32)
        ramp = ((x * np.cos(turn) / self.wide + y * np.sin(turn) / self.high) * 0.5 + 0.5)[..., None]
        page = base * (1 - ramp) + other * ramp
        for _ in range(int(self.rng.integers(0, 5))):
            period = self.between(3, 26)
            bend = self.between(0, 20) * np.sin(x * self.between(0.005, 0.06) + self.between(0, 6))
            way = self.between(-2, 2)
            wave = np.clip(np.cos((y + way * x + bend) * (2 * np.pi / period)) * 2 - self.between(-0.5, 1.2), 0, 1)
            page += wave[..., None] * self.rng.uniform(-45, 15, 3)
        if self.chance(0.4):
            layer = np.zeros(shape, np.float32)
            for _ in range(int(self.rng.integers(1, 6))):
                centre = (int(self.between(0, 1) * self.wide), int(self.between(0, 1) * self.high))
                cv2.circle(layer, centre, int(self.between(0.05, 0.6) * self.high), 1, int(self.rng.choice([-1, 1, 3, 8])))
            page += layer[..., None] * self.rng.uniform(-50, 30, 3)
        if self.chance(0.35):
            band = int(self.between(0.08, 0.22) * self.high)
            page[:band] = page[:band] * 0.3 + self.colour(20, 230, 90) * 0.7
        return np.clip(page, 0, 255).astype(np.uint8)

    def write(self, x, y, text, size, faces=PRINT):
        self.pen.text((x, y), text, self.ink, font(faces[int(self.rng.integers(len(faces)))], max(5, round(size))))

    def words(self, count):
        text = ' '.join(self.lines.name() for _ in range(count))
        return text if self.chance(0.5) else text.title()

    def zone(self, bottom):
        """Two or three lines at the foot, as ICAO Doc 9303 places them, and now and then elsewhere."""
        count = 3 if self.millimetres[0] < 95 and self.chance(0.75) else 2
        length = {3: 30, 2: 44 if self.millimetres[0] > 110 else 36}[count]
        pitch = self.wide * self.between(0.88, 0.97) / length
        face = ZONE_FACES[int(self.rng.integers(len(ZONE_FACES)))]
        size = max(6, round(pitch * self.between(1.25, 1.45)))
        gap = size * self.between(1.55, 1.95)
        band = gap * count
        y = bottom - band - self.between(0, 0.05) * self.high
        left = (self.wide - pitch * length) / 2 + self.between(-0.01, 0.01) * self.wide
        if self.chance(0.5):
            plain = tuple(int(v) for v in self.colour(205, 255, 14))
            self.pen.rectangle([0, y - 0.3 * size, self.wide, self.high], plain)
        ink = tuple(int(v) for v in self.colour(5, 60, 12))
        for number in range(count):
            text = ''
            while len(text) < length:
                text += self.lines.pick(self.lines.zone())
            text = text[:length]
            for at, symbol in enumerate(text):
                self.pen.text((left + (at + 0.5) * pitch, y + number * gap), symbol, ink, font(face, size), anchor='mt')
        self.marks.append((ZONE, box(left - 0.2 * pitch, y - 0.15 * size, pitch * (length + 0.4), gap * (count - 1) + size * 1.05)))
        return y - 0.02 * self.high

    def barcode(self, top, bottom):
        """PDF417 or a square symbol: chance modules between the right guards."""
        if self.chance(0.75):
            columns, rows, module = int(self.rng.integers(100, 310)), int(self.rng.integers(12, 46)), self.between(3, 4)
            bits = self.runs(rows, columns)
            wide = self.wide * self.between(0.6, 0.95)
            high = min((bottom - top) * 0.7, wide / columns * rows * module)
        else:
            side = int(self.rng.integers(21, 60))
            bits = self.rng.random((side, side)) < 0.5
            bits[0, :] = bits[:, 0] = True
            wide = high = (bottom - top) * self.between(0.25, 0.6)
        x = self.between(0.02, 0.98) * (self.wide - wide)
        y = top if self.chance(0.5) else bottom - high
        symbol = np.where(bits, self.between(0, 50), self.between(215, 255)).astype(np.uint8)
        symbol = cv2.resize(symbol, (max(8, round(wide)), max(8, round(high))), interpolation=cv2.INTER_AREA)
        quiet = int(0.012 * self.wide)
        self.pen.rectangle([x - quiet, y - quiet, x + wide + quiet, y + high + quiet], (250, 250, 250))
        self.image.paste(Image.fromarray(symbol).convert('RGB'), (round(x), round(y)))
        self.marks.append((BARCODE, box(x, y, wide, high)))
        return (y + high + 2 * quiet, bottom) if y == top else (top, y - 2 * quiet)

    def runs(self, rows, columns):
        bits = np.zeros((rows, columns), bool)
        for row in bits:
            at, dark = 0, True
            while at < columns:
                run = int(self.rng.integers(1, 7))
                row[at:at + run] = dark
                at, dark = at + run, not dark
        for guard, start in (((8, 1, 1, 1, 1, 1, 1, 3), 0), ((7, 1, 1, 3, 1, 1, 1, 2, 1), columns - 18)):
            at, dark = start, True
            for run in guard:
                bits[:, at:at + run] = dark
                at, dark = at + run, not dark
        return bits

    def front(self, top, bottom):
        """A portrait at one side, labelled values beside it, a signature."""
        high = bottom - top
        left, right = 0.03 * self.wide, 0.97 * self.wide
        if self.chance(0.86):
            tall = min(high * self.between(0.55, 0.95), 0.5 * self.wide)
            broad = tall * self.between(0.68, 0.84)
            x = left if self.chance(0.78) else right - broad
            y = top + self.between(0.1, 1) * (high - tall)
            self.portrait(x, y, broad, tall)
            if self.chance(0.25):
                small = broad * self.between(0.3, 0.45)
                self.ghost(right - small if x == left else left, bottom - small * 1.3, small)
            if x == left:
                left = x + broad + 0.03 * self.wide
            else:
                right = x - 0.03 * self.wide
        if self.chance(0.6):
            self.write(left, top, self.words(1).upper() if self.chance(0.7) else self.words(2), high * self.between(0.06, 0.12))
        self.values(left, right, (top + high * 0.14, bottom))
        if self.chance(0.55):
            self.signature(left, right, bottom)

    def values(self, left, right, span):
        columns = int(self.rng.integers(1, 3))
        step = self.between(0.085, 0.15) * min(self.high, self.wide)
        y = span[0]
        while y < span[1] - step:
            for column in range(columns):
                if self.chance(0.8):
                    x = left + column * (right - left) / columns
                    if self.chance(0.75):
                        self.write(x, y, self.words(2).lower(), step * self.between(0.18, 0.28))
                    self.write(x, y + step * 0.3, self.lines.name() if self.chance(0.6) else self.lines.date(), step * self.between(0.32, 0.5))
            y += step

    def sparse(self, top, bottom):
        for _ in range(int(self.rng.integers(0, 9))):
            size = self.between(0.02, 0.07) * min(self.high, self.wide)
            self.write(self.between(0.03, 0.6) * self.wide, self.between(top, max(top + 1, bottom - size)), self.words(2), size)
        if self.chance(0.3):
            self.values(0.04 * self.wide, 0.95 * self.wide, (top + 0.05 * self.high, bottom))

    def table(self, top, bottom):
        """Ruled rows and columns, as the backs of licences have them."""
        rows, columns = int(self.rng.integers(4, 16)), int(self.rng.integers(2, 7))
        left, right = self.between(0.02, 0.35) * self.wide, self.between(0.7, 0.98) * self.wide
        edges = [left + (right - left) * part for part in np.sort(np.append(self.rng.uniform(0.1, 0.95, columns - 1), (0, 1)))]
        step = (bottom - top) / rows
        weight = int(self.between(1, 2.5))
        for row in range(rows + 1):
            self.pen.line([(left, top + row * step), (right, top + row * step)], self.ink, weight)
        for x in edges:
            self.pen.line([(x, top), (x, bottom)], self.ink, weight)
        for row in range(rows):
            for x in edges[:-1]:
                if self.chance(0.6):
                    text = self.lines.date() if self.chance(0.5) else self.lines.name()[:int(self.rng.integers(1, 4))]
                    self.write(x + 3, top + row * step + 0.15 * step, text, step * self.between(0.45, 0.7))
        if self.chance(0.5):
            self.notes(top, bottom, right=left)

    def notes(self, top, bottom, right=None):
        """Lines of small running print."""
        end = self.wide * 0.97 if right is None else right
        size = self.between(0.03, 0.06) * min(self.high, self.wide)
        y = top + self.between(0, 0.3) * (bottom - top)
        face = PRINT[int(self.rng.integers(len(PRINT)))]
        while y < bottom - size and self.chance(0.9):
            text, x = '', 0.03 * self.wide
            while font(face, max(5, round(size))).getlength(text) < (end - x) * 0.85:
                text += self.words(1).lower() + ' '
            self.pen.text((x, y), text[:-8] if right is not None else text, self.ink, font(face, max(5, round(size))))
            y += size * 1.5

    def head(self, wide, high):
        """A head and shoulders before a plain ground; colours and proportions by chance."""
        size = (max(8, round(wide)), max(10, round(high)))
        ground = self.colour(120, 250, 30)
        picture = np.ones((size[1], size[0], 3), np.float32) * ground
        w, h = size
        skin = np.float32([[236, 198, 172], [214, 162, 128], [170, 118, 84], [110, 72, 50], [80, 52, 38]])[int(self.rng.integers(5))]
        skin = np.clip(skin + self.rng.uniform(-18, 18, 3), 0, 255)
        hair, cloth = self.colour(15, 150, 40), self.colour(10, 220, 70)
        cx, cy = w * self.between(0.45, 0.55), h * self.between(0.42, 0.5)
        rx, ry = w * self.between(0.22, 0.32), h * self.between(0.24, 0.31)

        def blob(centre, radii, colour, end=360):
            cv2.ellipse(picture, (round(centre[0]), round(centre[1])), (max(1, round(radii[0])), max(1, round(radii[1]))), 0, 0, end, [float(c) for c in colour], -1)

        blob((cx, h * 1.12), (w * self.between(0.42, 0.6), h * self.between(0.28, 0.4)), cloth)
        if self.chance(0.5):
            blob((cx, cy + 0.1 * h), (rx * 1.35, ry * 1.3), hair)
        blob((cx, cy + ry), (rx * 0.55, ry * 0.7), skin * 0.9)
        blob((cx, cy - ry * 0.25), (rx * 1.12, ry * 1.05), hair)
        blob((cx, cy), (rx, ry), skin)
        for side in (-1, 1):
            blob((cx + side * rx * 0.42, cy - ry * 0.1), (rx * 0.17, ry * 0.07), (245, 245, 240))
            blob((cx + side * rx * 0.42, cy - ry * 0.1), (rx * 0.08, ry * 0.07), self.colour(20, 90, 20))
            blob((cx + side * rx * 0.42, cy - ry * 0.28), (rx * 0.24, ry * 0.04), hair * 0.8)
        blob((cx, cy + ry * 0.22), (rx * 0.13, ry * 0.12), skin * 0.86)
        blob((cx, cy + ry * 0.52), (rx * 0.33, ry * 0.06), (skin * np.float32([0.85, 0.6, 0.6])))
        shade = np.linspace(self.between(0.75, 1), self.between(0.85, 1.1), w, dtype=np.float32)[None, :, None]
        picture = cv2.GaussianBlur(picture, (0, 0), max(0.6, w * 0.012)) * shade
        if self.chance(0.35):
            picture = np.repeat(picture.mean(2, keepdims=True), 3, 2) * self.rng.uniform(0.9, 1.05, 3)
        return np.clip(picture + self.rng.normal(0, 4, picture.shape), 0, 255).astype(np.uint8)

    def portrait(self, x, y, wide, high):
        self.image.paste(Image.fromarray(self.head(wide, high)), (round(x), round(y)))
        if self.chance(0.3):
            self.pen.rectangle([x, y, x + wide, y + high], None, self.ink, 1)
        self.marks.append((PORTRAIT, box(x, y, wide, high)))

    def ghost(self, x, y, wide):
        head = self.head(wide, wide * 1.3)
        at = (max(0, round(x)), max(0, round(y)))
        below = np.asarray(self.image.crop((at[0], at[1], at[0] + head.shape[1], at[1] + head.shape[0])), np.float32)
        self.image.paste(Image.fromarray((below * 0.65 + head * 0.35).astype(np.uint8)), at)

    def signature(self, left, right, bottom):
        wide = min(right - left, self.between(0.18, 0.4) * self.wide)
        high = wide * self.between(0.22, 0.4)
        x, y = self.between(left, right - wide), bottom - high - self.between(0, 0.05) * self.high
        count = int(self.rng.integers(12, 34))
        across = np.cumsum(np.abs(self.rng.normal(1, 0.8, count)) - 0.15)
        across = (across - across.min()) / max(1e-3, np.ptp(across))
        down = 0.5 + 0.5 * np.sin(np.arange(count) * self.between(1.2, 2.4)) * self.rng.uniform(0.3, 1, count)
        points = np.stack([x + across * wide, y + down * high], 1)
        fine = np.stack([np.interp(np.linspace(0, count - 1, 6 * count), np.arange(count), points[:, k]) for k in (0, 1)], 1)
        fine = cv2.GaussianBlur(fine.astype(np.float32), (1, 9), 2)
        self.pen.line([tuple(p) for p in fine], tuple(int(v) for v in self.colour(10, 90, 50)), int(self.between(1, 4)))
        low, high = fine.min(0), fine.max(0)
        self.marks.append((SIGNATURE, box(low[0], low[1], high[0] - low[0], high[1] - low[1])))
