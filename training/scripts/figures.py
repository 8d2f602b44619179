"""Draws lines with figures of Arabic and Persian and keeps what the frozen body of the text recogniser sees in them, as `features.py` does.

    figures.py --count 3000 --seed 1 --out /tmp/scripts/figures-1 [--held-out]

What a line says is its figures as European ones from left to right, with the signs between them. Whatever else stands in it is one `x`.
"""
import argparse
import json
import pathlib
import re
import sys

import numpy as np

import drawn
import typefaces
from features import body

sys.path.append(str(pathlib.Path(__file__).parent / 'tesseract'))
from reading_order import as_it_stands  # noqa: E402
from words import HELD_OUT_ARABIC, WORDS  # noqa: E402

ARABIC, PERSIAN = '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'
EUROPEAN = str.maketrans(ARABIC + PERSIAN, '0123456789' * 2)
# Kept apart by file, as `tesseract/words.py` has them, beside the families of `typefaces.py`.
APART = tuple(HELD_OUT_ARABIC.split())
ODD = ('Art', 'Decorative', 'Digital', 'Pen', 'Poster', 'Quran', 'Mono')


def said(text):
    """The figures of a line as they stand, everything else between them as one sign."""
    standing = as_it_stands(text)
    standing = re.sub('[^' + ARABIC + PERSIAN + '/.-]', 'x', standing.replace(' ', ''))
    # Signs beside letters belong to them.
    standing = re.sub('(?<=x)[/.-]+|[/.-]+(?=x)|^[/.-]+|[/.-]+$', 'x', standing)
    return re.sub('x+', 'x', standing).translate(EUROPEAN)


def number(rng, digits):
    figures = lambda count: ''.join(digits[at] for at in rng.integers(0, 10, count))
    year = lambda: digits[1] + digits[int(rng.integers(3, 5))] + figures(2) if rng.random() < 0.7 else figures(4)
    kind = rng.random()
    if kind < 0.45:
        # A hyphen turns the groups of Arabic figures round, but not those of Persian ones that stand alone.
        return '/'.join([year(), figures(2), figures(2)]) if rng.random() < 0.8 else '/'.join([figures(2), figures(2), year()])
    if kind < 0.5:
        return '.'.join([figures(2), figures(2), year()])
    return figures(int(rng.integers(1, 15)))


def line(rng):
    language = ['ara', 'fas', 'urd'][int(rng.integers(3))]
    digits = ARABIC if language == 'ara' else PERSIAN
    words = lambda count: ' '.join(WORDS[language][at] for at in rng.integers(0, len(WORDS[language]), count))
    kind = rng.random()
    if kind < 0.52:
        return number(rng, digits)
    if kind < 0.56 and digits is PERSIAN:
        return number(rng, digits).replace('/', '-')
    if kind < 0.82:
        return words(int(rng.integers(1, 4))) + [' : ', ': ', ' '][int(rng.integers(3))] + number(rng, digits)
    if kind < 0.93:
        return words(int(rng.integers(1, 4)))
    european = ''.join(str(at) for at in rng.integers(0, 10, int(rng.integers(2, 11))))
    return european if rng.random() < 0.5 else 'ABCDEFGHKLMNPRSTXYZ'[int(rng.integers(19))] + european


def face_for(rng, text, held_out):
    """A typeface with every letter; those kept apart on demand alone."""
    known = typefaces.faces('Arab', True) + typefaces.faces('Arab') if held_out else typefaces.faces('Arab')
    is_apart = lambda path: pathlib.Path(path).name.startswith(APART)
    for _ in range(40):
        family, files = known[int(rng.integers(len(known)))]
        path, index = files[int(rng.integers(len(files)))]
        if any(odd in family for odd in ODD) or (family in typefaces.HELD_OUT or is_apart(path)) != held_out:
            continue
        if all(letter == ' ' or ord(letter) in typefaces.glyphs(path, index) for letter in text):
            return path, index
    return None


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--count', type=int, required=True)
    arguments.add_argument('--seed', type=int, required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--held-out', action='store_true')
    arguments.add_argument('--body', type=pathlib.Path, default=pathlib.Path('models/text-recogniser.onnx'))
    options = arguments.parse_args()
    rng = np.random.default_rng([options.seed, 1776])
    network = body(options.body)
    columns, lengths, texts, heights = [], [], [], []
    while len(texts) < options.count:
        text, height = line(rng), float(rng.uniform(9, 30))
        face = face_for(rng, text, options.held_out)
        if face is None:
            continue
        crop = drawn.line(rng, text, face, 'Arab', height)
        steps = -(-crop.shape[1] // 8)
        columns.append(network.run(['columns'], {'x': drawn.planes(crop)})[0][0, :, 0, :steps].T.astype(np.float16))
        lengths.append(steps)
        texts.append(said(text))
        heights.append(round(height, 1))
        if len(texts) % 500 == 0:
            print(options.seed, len(texts), flush=True)
    np.save(options.out + '.columns.npy', np.concatenate(columns))
    rows = {'script': 'Arab-figures', 'lengths': lengths, 'texts': texts, 'heights': heights, 'turned': [False] * len(texts)}
    pathlib.Path(options.out + '.json').write_text(json.dumps(rows), encoding='utf-8')


if __name__ == '__main__':
    main()
