#!/usr/bin/env python3
"""Writes the letter outlines of data/outlines/ from font files.

A bare machine has no fonts, so the specimen maker carries the outlines it draws with. Sources and licences are
in README.md beside this file. Needs fontTools and brotli.

    python3 training/fonts/extract-outlines.py OCRB_FOLDER FONTSOURCE_FOLDER

OCRB_FOLDER holds OCRB.otf and OCRBS.otf (Debian package fonts-ocr-b); FONTSOURCE_FOLDER is a node_modules with
@fontsource/open-sans, @fontsource/barlow and @fontsource/caveat.
"""
import json
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

GRID = 1000  # outlines are scaled to this many units per em and rounded
OUTLINES = Path(__file__).resolve().parents[2] / 'data' / 'outlines'
ZONE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
LATIN = ''.join(chr(c) for c in [*range(0x20, 0x7F), *range(0xA1, 0x180), 0x2013, 0x2019, 0x2022])
SCRIPT = ''.join(chr(c) for c in [*range(0x41, 0x5B), *range(0x61, 0x7B), 0x20, 0x2D, 0x2E])


class PathPen(BasePen):
    """Absolute commands, one letter and integers: M x y, L x y, Q cx cy x y, C ax ay bx by x y; contours close."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale = scale
        self.parts = []

    def add(self, command, *points):
        numbers = [str(round(n * self.scale)) for point in points for n in point]
        self.parts.append(command + ' '.join(numbers))

    def _moveTo(self, p):
        self.add('M', p)

    def _lineTo(self, p):
        self.add('L', p)

    def _curveToOne(self, a, b, p):
        self.add('C', a, b, p)

    def _qCurveToOne(self, c, p):
        self.add('Q', c, p)


def outlines(paths, letters):
    """First file that has the letter wins: web fonts come as a Latin and an extended file."""
    fonts = [TTFont(path) for path in paths]
    found = {}
    for font in fonts:
        cmap, glyphs, metrics = font.getBestCmap(), font.getGlyphSet(), font['hmtx']
        scale = GRID / font['head'].unitsPerEm
        for letter in letters:
            name = cmap.get(ord(letter))
            if name is None or letter in found:
                continue
            pen = PathPen(glyphs, scale)
            glyphs[name].draw(pen)
            found[letter] = f'{round(metrics[name][0] * scale)} {"".join(pen.parts)}'
    return found


def write(file, glyphs):
    font = {'unitsPerEm': GRID, 'glyphs': dict(sorted(glyphs.items()))}
    (OUTLINES / file).write_text(json.dumps(font, ensure_ascii=False, indent=1) + '\n', encoding='utf-8')
    print(file, len(glyphs), 'letters', (OUTLINES / file).stat().st_size, 'bytes')


def main(ocrb, web):
    def files(family, weight):
        return [web / '@fontsource' / family / 'files' / f'{family}-{part}-{weight}-normal.woff2' for part in ('latin', 'latin-ext')]

    write('ocr-b.json', outlines([ocrb / 'OCRB.otf'], ZONE))
    write('ocr-b-sharp.json', outlines([ocrb / 'OCRBS.otf'], ZONE))
    write('sans.json', outlines(files('open-sans', 400), LATIN))
    write('sans-bold.json', outlines(files('open-sans', 600), LATIN))
    write('grotesque.json', outlines(files('barlow', 500), LATIN))
    write('handwriting.json', outlines(files('caveat', 400)[:1], SCRIPT))


main(Path(sys.argv[1]), Path(sys.argv[2]))
