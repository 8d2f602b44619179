"""Draws strips of machine readable lines as a camera sees them, once, to a file for train.py.

    nice -n 19 /usr/bin/python3 training/mrz/strips.py --out /tmp/mrz/strips --shards 20 --per-shard 5000 --seed 1000

Shard n is drawn from numpy's PCG64 with seed [SEED, n]: the specimen maker of src/engine/specimens uses another generator, so
no picture of tests or benches can occur. A shard is `n.npz`: `pixels` (all strips end to end, each 32 rows of its
width, grey), `widths`, `texts`, in which `*` stands for a sign that is none of the zone's, and `centres`: where each
character stands, in columns of its strip, all characters of all strips in order.
"""
import argparse
import functools
import pathlib
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from zone_lines import ALPHABET, LETTERS, Lines

HEIGHT = 32
WIDEST = 1536
OTHER = '*'

# Debian: fonts-ocr-b, fonts-dejavu-core, fonts-liberation2, fonts-freefont-ttf, fonts-courier-prime, fonts-noto-mono,
# fonts-inconsolata, fonts-anonymous-pro, fonts-ocr-a. Real zones are not all set in OCR-B.
FOLDER = '/usr/share/fonts/'
OCR_B = [FOLDER + 'opentype/ocr-b/OCRB.otf', FOLDER + 'opentype/ocr-b/OCRB.otf', FOLDER + 'opentype/ocr-b/OCRBS.otf']
FURTHER = [FOLDER + name for name in (
    'truetype/dejavu/DejaVuSansMono.ttf', 'truetype/dejavu/DejaVuSansMono-Bold.ttf', 'truetype/dejavu/DejaVuSans.ttf',
    'truetype/freefont/FreeMono.ttf', 'truetype/freefont/FreeMonoBold.ttf', 'truetype/liberation2/LiberationMono-Regular.ttf',
    'truetype/liberation2/LiberationMono-Bold.ttf', 'truetype/liberation2/LiberationSans-Regular.ttf',
    'truetype/noto/NotoMono-Regular.ttf', 'opentype/courier-prime/Courier Prime.otf',
    'opentype/courier-prime/Courier Prime Sans.otf', 'truetype/inconsolata/Inconsolata.otf',
    'truetype/anonymous-pro/Anonymous Pro.ttf', 'truetype/ocr-a/OCRA.ttf',
)]
PROSE = [FOLDER + name for name in (
    'truetype/dejavu/DejaVuSans.ttf', 'truetype/dejavu/DejaVuSans-Bold.ttf', 'truetype/dejavu/DejaVuSerif.ttf',
    'truetype/liberation2/LiberationSans-Regular.ttf', 'truetype/liberation2/LiberationSerif-Regular.ttf',
    'truetype/liberation2/LiberationSans-Bold.ttf',
)]
MARKED = 'ÑÖÄÜØÅÉÇŠŽ'
SIGNS = 'abcdefghijklmnopqrstuvwxyzäöüéñç.,:/-()\'+&%>'
TURNED = {**{c: c for c in 'HINOSXZ08'}, '6': '9', '9': '6'}


# Share of whole lines; the others are pieces, which teach as much with fewer fillers and less work.
WHOLE = 0.15
MASTER = 40


@functools.lru_cache(maxsize=50)
def face(path):
    """A font in which an `H` is `MASTER` pixels high, and whether all its letters are as wide."""
    font = ImageFont.truetype(path, 200)
    top, bottom = font.getbbox('H', anchor='ls')[1::2]
    font = ImageFont.truetype(path, round(200 * MASTER / (bottom - top)))
    return font, abs(font.getlength('I') - font.getlength('W')) < 1


@functools.lru_cache(maxsize=20_000)
def glyph(path, height, symbol):
    """Mask of a symbol, an `H` being `height` pixels high; the baseline lies at 0.72 of the cell."""
    if height != MASTER:
        cell = int(height * 2.2)
        return cv2.resize(glyph(path, MASTER, symbol), (cell, cell), interpolation=cv2.INTER_AREA)
    font, monospaced = face(path)
    cell = int(MASTER * 2.2)
    image = Image.new('L', (cell, cell), 0)
    left, _, right, _ = font.getbbox(symbol, anchor='ls')
    middle = font.getlength(symbol) / 2 if monospaced else (left + right) / 2
    ImageDraw.Draw(image).text((cell / 2 - middle, cell * 0.72), symbol, 255, font, anchor='ls')
    return np.asarray(image)


@functools.lru_cache(maxsize=200)
def prose_font(path, size):
    return ImageFont.truetype(path, size)


def soft(rng, shape, cells):
    """Slow noise with mean 0 and reach 1, `cells` = rows and columns of its grid."""
    return cv2.resize(rng.uniform(-1, 1, cells).astype(np.float32), shape[::-1], interpolation=cv2.INTER_LINEAR)


def grain(rng, shape, depth):
    return rng.standard_normal(shape, dtype=np.float32) * np.float32(depth)


def within(values, low, high):
    return np.minimum(np.maximum(values, np.float32(low)), np.float32(high))


def grid(shape):
    return np.arange(shape[1], dtype=np.float32)[None, :], np.arange(shape[0], dtype=np.float32)[:, None]


class Strip:
    def __init__(self, rng):
        self.rng = rng
        self.lines = Lines(rng)
        self.letter = float(np.exp(rng.uniform(np.log(8), np.log(38)))) if rng.random() < 0.6 else float(rng.uniform(8, 17))
        self.height = int(np.clip(round(self.letter * 1.3 / 4) * 4, 16, 40))

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def chance(self, part):
        return self.rng.random() < part

    def draw(self):
        """One strip, its text, and where each character of the text stands."""
        kind = self.rng.random()
        if kind < 0.02:
            text = ''
        elif kind < 0.05:
            text = ''.join(self.lines.pick(SIGNS + LETTERS + '     0123456789') for _ in range(int(self.rng.integers(10, 34))))
        else:
            text = self.lines.pick(self.lines.zone()) if self.chance(WHOLE) else self.lines.chance()
            if self.chance(0.02):
                at = int(self.rng.integers(len(text)))
                text = text[:at] + self.lines.pick(MARKED) + text[at + 1:]
        label = ''.join(c if c in ALPHABET else '' if c == ' ' else OTHER for c in text)
        strip, centres = self.see(text)
        if self.chance(0.03):
            turned = ''.join(TURNED.get(c, OTHER) for c in reversed(label))
            return np.ascontiguousarray(strip[::-1, ::-1]), turned, strip.shape[1] - centres[::-1]
        return strip, label, centres

    def see(self, text):
        canvas, place, centres = self.page(text)
        picture, place, centres = self.photograph(canvas, place, centres)
        return self.cut(picture, place, centres)

    # -- paper -------------------------------------------------------------------------------------------------------

    def page(self, text):
        """Ink on paper, the letters `self.height` pixels high; `place` = left, right, top and bottom of the letters."""
        height = self.height
        pitch = height * (self.between(0.95, 1.15) if self.chance(0.6) else self.between(0.82, 1.36))
        gap = height * self.between(1.9, 3.0)
        margin = 3.2 * pitch
        wide, high = int(len(text) * pitch + 2 * margin) + 8, int(height * 4.2)
        ink = np.zeros((high, wide), np.float32)
        path = self.lines.pick(OCR_B) if self.chance(0.76) else self.lines.pick(FURTHER)
        filler = self.lines.pick(OCR_B + FURTHER) if self.chance(0.04) else path
        baseline = high / 2 + height / 2
        fonts = (path, filler)
        if any(c in SIGNS for c in text):
            centres = self.prose(ink, text, margin, baseline)
        else:
            centres = margin + (np.arange(len(text)) + 0.5) * pitch
            self.type(ink, text, fonts, (margin, baseline, pitch))
            for way in (-1, 1):
                if self.chance(0.35):
                    beside = (self.lines.chance() + self.lines.chance())[:len(text)]
                    self.type(ink, beside, fonts, (margin + self.between(-1, 1) * pitch * self.chance(0.3), baseline + way * gap, pitch))
        left, right = margin, margin + len(text) * pitch
        ink = self.pressed(self.slanted(ink))
        return self.paper(ink, (left, right)), (left, right, baseline - height, baseline), centres

    def prose(self, ink, text, x, baseline):
        font = prose_font(self.lines.pick(PROSE), round(self.height * 1.37))
        image = Image.new('L', ink.shape[::-1], 0)
        ImageDraw.Draw(image).text((x, baseline), text, 255, font, anchor='ls')
        np.maximum(ink, np.asarray(image, np.float32) / 255, out=ink)
        ends = [x + font.getlength(text[:at]) for at in range(len(text) + 1)]
        return np.array([(a + b) / 2 for a, b, symbol in zip(ends, ends[1:], text) if symbol != ' '])

    def type(self, ink, text, fonts, place):
        x, baseline, pitch = place
        unsteady = self.between(0, 0.04) * self.height * self.chance(0.3)
        for at, symbol in enumerate(text):
            if symbol == ' ':
                continue
            mask = glyph(fonts[symbol == '<'], self.height, symbol)
            cell = mask.shape[0]
            left = round(x + (at + 0.5) * pitch - cell / 2 + self.rng.normal() * unsteady)
            top = round(baseline - cell * 0.72 + self.rng.normal() * unsteady * 0.7)
            rows = slice(max(0, top), min(ink.shape[0], top + cell))
            columns = slice(max(0, left), min(ink.shape[1], left + cell))
            if rows.start < rows.stop and columns.start < columns.stop:
                part = mask[rows.start - top:rows.stop - top, columns.start - left:columns.stop - left]
                np.maximum(ink[rows, columns], part * np.float32(1 / 255), out=ink[rows, columns])

    def slanted(self, ink):
        if not self.chance(0.2):
            return ink
        slope = self.between(-0.09, 0.16)
        matrix = np.float32([[1, -slope, slope * ink.shape[0] / 2], [0, 1, 0]])
        return cv2.warpAffine(ink, matrix, ink.shape[::-1])

    def pressed(self, ink):
        """Weight, and the marks of printing: gaps, bands, grain."""
        spread = self.height * self.between(0.02, 0.07)
        edge = self.between(0.22, 0.72)
        ink = within((cv2.GaussianBlur(ink, (0, 0), spread) - np.float32(edge)) * np.float32(self.between(2, 6)) + np.float32(0.5), 0, 1)
        shape = ink.shape
        if self.chance(0.25):
            ink *= within(1.1 + np.float32(self.between(0.2, 0.8)) * soft(self.rng, shape, (10, max(4, shape[1] // 20))), 0, 1)
        if self.chance(0.12):
            period = self.height * self.between(0.08, 0.3)
            rows = np.sin(np.arange(shape[0]) * 2 * np.pi / period + self.between(0, 6))
            ink *= (1 - self.between(0.1, 0.6) * np.clip(rows, 0, 1))[:, None].astype(np.float32)
        if self.chance(0.15):
            ink *= within(1 + grain(self.rng, shape, self.between(0.1, 0.5)), 0, 1)
        if self.chance(0.06):
            ink[int(self.between(0.4, 0.6) * shape[0])] = 0
        return ink

    def paper(self, ink, ends):
        """Grey values 0..255 of the paper with what is printed below and above the ink."""
        shape = ink.shape
        light = self.between(120, 252)
        reach = self.between(0.75, 1) if self.chance(0.6) else self.between(0.22, 0.8)
        rest = 0.25 + 0.75 * reach * light / 252
        page = np.full(shape, light, np.float32)
        if self.chance(0.5):
            page += self.between(3, 28) * soft(self.rng, shape, (3, max(4, shape[1] // 90)))
        for _ in range(int(self.rng.integers(0, 4))):
            page += self.waves(shape, self.between(4, 38) * rest)
        if self.chance(0.18):
            self.watermark(page, self.between(-55, 35) * rest)
        dark = light * (1 - reach)
        page = page * (1 - ink) + (dark + 0.25 * (page - light)) * ink
        if self.chance(0.15):
            page += self.waves(shape, self.between(5, 45) * rest)
        if self.chance(0.1):
            self.watermark(page, self.between(-35, 35) * rest)
        if self.chance(0.12):
            self.edge(page, ends)
        return page

    def waves(self, shape, depth):
        """A family of fine curved lines, darker or lighter than the paper."""
        height = self.height
        x, y = grid(shape)
        bend = self.between(0, 1.6) * height * np.sin(x * np.float32(2 * np.pi / (height * self.between(3, 14))) + np.float32(self.between(0, 6)))
        turn = self.between(-0.25, 0.25) if self.chance(0.6) else self.between(-3, 3)
        phase = (y + (bend + turn * x).astype(np.float32)) * np.float32(2 * np.pi / (height * self.between(0.12, 0.8)))
        lines = within(np.cos(phase) * np.float32(self.between(1, 3)) - np.float32(self.between(-0.5, 1)), 0, 1)
        return lines * np.float32(depth if self.chance(0.3) else -depth)

    def watermark(self, page, depth):
        """Large letters or a shape across the line."""
        layer = Image.new('L', page.shape[::-1], 0)
        pen = ImageDraw.Draw(layer)
        if self.chance(0.6):
            font = prose_font(self.lines.pick(PROSE), int(self.height * self.lines.pick([0.8, 1.2, 2, 3, 4])))
            word = self.lines.pick(['SPECIMEN', 'SAMPLE', 'MUSTER', 'VOID', 'COPY', self.lines.name()])
            x = self.between(-0.1, 0.8) * page.shape[1]
            pen.text((x, self.between(0.2, 0.9) * page.shape[0]), word * self.lines.pick([1, 1, 4]), 255, font, anchor='lm')
        else:
            for _ in range(int(self.rng.integers(1, 4))):
                x, y, r = self.between(0, 1) * page.shape[1], self.between(0, 1) * page.shape[0], self.height * self.between(0.5, 5)
                box = (x - r, y - r * 0.8, x + r, y + r * 0.8)
                if self.chance(0.5):
                    pen.ellipse(box, 255)
                else:
                    pen.ellipse(box, None, 255, max(1, int(self.height * self.between(0.05, 0.3))))
        page += np.asarray(layer, np.float32) * (depth / 255)

    def edge(self, page, ends):
        """The document ends beside the line and something else begins."""
        other = self.between(0, 255)
        away = self.between(0.6, 3) * self.height
        if self.chance(0.5):
            page[:, :max(0, int(ends[0] - away))] = other
        else:
            page[:, int(ends[1] + away):] = other

    # -- camera ------------------------------------------------------------------------------------------------------

    def photograph(self, page, place, centres):
        """The page at `self.letter` pixels a letter, a little out of true, with all that a camera does to it."""
        left, right, top, bottom = place
        scale = self.letter / self.height
        narrow = self.between(0.78, 1.06) if self.chance(0.4) else 1
        wide, high = max(16, int(page.shape[1] * scale * narrow)), max(16, int(page.shape[0] * scale))
        if scale < 0.95:
            page = cv2.GaussianBlur(page, (0, 0), 0.42 / scale)
        x, y = grid((high, wide))
        u, v = x / wide - 0.5, y - high / 2
        taper = 1 + (self.between(-0.16, 0.16) * u if self.chance(0.4) else 0)
        tilt = self.between(-0.25, 0.25) if self.chance(0.7) else self.between(-0.7, 0.7)
        slope = np.clip(tilt * self.letter, -0.05 * wide, 0.05 * wide)
        curl = self.between(-0.35, 0.35) * self.letter * self.chance(0.3)
        lean = self.between(-0.06, 0.06) * self.chance(0.4)
        squeeze = self.between(-0.1, 0.1) * self.chance(0.3)
        from_y = (v - slope * u - curl * (4 * u * u - 0.33)) * taper / scale + page.shape[0] / 2 - 0.5
        from_x = (x + lean * v + squeeze * wide * (u * u - 0.25)) / (scale * narrow) - 0.5
        picture = cv2.remap(page, from_x.astype(np.float32), from_y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        picture = self.lit(picture)
        picture = self.blurred(picture)
        picture = self.compressed(self.noisy(picture))
        centres = np.interp(centres, from_x[high // 2], x[0])
        return picture, (left * scale * narrow, right * scale * narrow, top * scale, bottom * scale), centres

    def lit(self, picture):
        shape = picture.shape
        if self.chance(0.4):
            picture = picture * (1 + self.between(0.05, 0.45) * soft(self.rng, shape, (2, self.lines.pick([2, 3, 5]))))
        if self.chance(0.22):
            x, y = grid(shape)
            for _ in range(self.lines.pick([1, 1, 2])):
                rx, ry = self.letter * self.between(1, 9), self.letter * self.between(0.5, 4)
                away = ((x - self.between(0, 1) * shape[1]) / rx) ** 2 + ((y - self.between(0.2, 0.8) * shape[0]) / ry) ** 2
                glow = self.between(0.3, 0.9) * np.exp(-(away ** self.between(0.7, 2)))
                picture = picture + (self.between(235, 300) - picture) * glow
        if self.chance(0.12):
            hue = soft(self.rng, shape, (3, max(3, int(shape[1] / self.letter / 2))))
            picture = picture + self.between(8, 45) * np.sin(hue * self.between(2, 9)) * np.clip(soft(self.rng, shape, (2, 4)) + 0.4, 0, 1)
        if self.chance(0.04):
            picture = 255 - picture
        return picture.astype(np.float32)

    def blurred(self, picture):
        worst = self.lines.pick([0.05, 0.09, 0.13, 0.17])
        sigma = 0.3 + self.between(0, worst) * self.letter
        picture = cv2.GaussianBlur(picture, (0, 0), sigma)
        if self.chance(0.2):
            length = int(1 + self.letter * self.between(0.08, 0.42))
            kernel = np.zeros((2 * length + 1, 2 * length + 1), np.float32)
            angle = self.between(0, np.pi)
            dx, dy = np.cos(angle) * length / 2, np.sin(angle) * length / 2
            cv2.line(kernel, (round(length - dx), round(length - dy)), (round(length + dx), round(length + dy)), 1)
            picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
        if self.chance(0.1):
            picture = picture * 1.6 - 0.6 * cv2.GaussianBlur(picture, (0, 0), 0.8 + 0.05 * self.letter)
        return picture

    def noisy(self, picture):
        picture = picture + grain(self.rng, picture.shape, self.between(0, 7) if self.chance(0.8) else self.between(5, 16))
        return within(picture, 0, 255).astype(np.uint8)

    def compressed(self, picture):
        if self.chance(0.1):
            return picture
        quality = int(self.between(30, 96))
        return cv2.imdecode(cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_GRAYSCALE)

    # -- cutting out -------------------------------------------------------------------------------------------------

    def cut(self, picture, place, centres):
        """As src/adapters/inference cuts a line out: its box, never quite right, brought to 32 rows."""
        left, right, top, bottom = place
        letter = bottom - top
        above, below = (self.between(0.12, 0.62) * letter for _ in range(2))
        if self.chance(0.25):
            above, below = (self.between(-0.06, 1.0) * letter for _ in range(2))
        before, after = (self.between(-0.08, 1.2) * letter if self.chance(0.7) else self.between(-0.1, 2.8) * letter for _ in range(2))
        x, y = left - before, top - above
        wide, high = right + after - x, bottom + below - y
        scale = HEIGHT / high
        width = int(np.clip(round(wide * scale), 24, WIDEST))
        turn = self.between(-0.012, 0.012) if self.chance(0.5) else 0
        matrix = np.float32([
            [wide / width, -turn * high / HEIGHT, x + turn * high / 2],
            [turn * wide / width, high / HEIGHT, y - turn * wide / 2],
        ])
        if scale < 0.8:
            picture = cv2.GaussianBlur(picture, (0, 0), 0.4 / scale)
        how = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        strip = cv2.warpAffine(picture, matrix, (width, HEIGHT), flags=how, borderMode=cv2.BORDER_REPLICATE)
        return strip, (centres - x) * width / wide


def shard(task):
    out, seed, number, count = task
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, number])
    strips, texts, centres = zip(*(Strip(rng).draw() for _ in range(count)))
    np.savez(
        out / f'{number}.part.npz',
        pixels=np.concatenate([s.ravel() for s in strips]),
        widths=np.int32([s.shape[1] for s in strips]),
        texts=np.array(texts),
        centres=np.concatenate(centres).astype(np.float32),
    )
    (out / f'{number}.part.npz').rename(out / f'{number}.npz')
    return number


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--out', type=pathlib.Path, required=True)
    arguments.add_argument('--seed', type=int, default=1000)
    arguments.add_argument('--from', type=int, default=0, dest='first')
    arguments.add_argument('--shards', type=int, default=20)
    arguments.add_argument('--per-shard', type=int, default=5000)
    arguments.add_argument('--workers', type=int, default=2)
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    tasks = [(options.out, options.seed, n, options.per_shard) for n in range(options.first, options.first + options.shards)]
    with ProcessPoolExecutor(options.workers) as pool:
        for number in pool.map(shard, tasks):
            print(number, flush=True)


if __name__ == '__main__':
    main()
