"""Draws lines of fields in Arabic, Persian and Urdu, for `further.py`.

    draw_fields.py --fonts fonts --dictionaries words --icu words.json --alphabets models --count 30000 --seed 11 --out fields.npz

out: `pixels` (48 x all columns, int8, ink -127), `widths` of the lines, `codes` of all lines, `lengths` of their codes.
"""
import argparse
import json
import pathlib

import numpy as np

from alphabets import alphabets
from drawing import Faces, Lines
from fields import CODES, Fields, with_labels
from texts import vocabularies

SHARE = {'ara': 0.36, 'fas': 0.3, 'urd': 0.34}
# So often a line is drawn in a typeface that lacks some of its letters.
MIXED = 0.3
# Typefaces of this family are taken three times as often as others, but in Urdu.
MORE = 'Kacst'


def makers_of(options, rng):
    said = json.loads(pathlib.Path(options.icu).read_text(encoding='utf-8'))
    vocabulary = with_labels(vocabularies(options.dictionaries, options.icu), said)
    alphabet = alphabets(options.alphabets)['arab']
    for language in CODES:
        faces = Faces(options.fonts, language)
        more = [file for file in faces.files if file.name.startswith(MORE) and language != 'urd']
        faces.files = sorted(faces.files + 2 * more)
        maker = Lines(language, Fields(vocabulary[language], language, rng), faces, alphabet, rng)
        maker.mixed = MIXED
        yield language, maker


def main():
    arguments = argparse.ArgumentParser()
    for name in ('fonts', 'dictionaries', 'icu', 'alphabets', 'out'):
        arguments.add_argument(f'--{name}', required=True)
    arguments.add_argument('--count', type=int, required=True)
    arguments.add_argument('--seed', type=int, required=True)
    options = arguments.parse_args()
    rng = np.random.default_rng([options.seed, 15])
    makers = dict(makers_of(options, rng))
    drawn = []
    while len(drawn) < options.count:
        made = makers[rng.choice(list(SHARE), p=list(SHARE.values()))].one()
        if made is not None:
            drawn.append(made)
    np.savez(
        options.out,
        pixels=np.concatenate([pixels for pixels, _, _ in drawn], axis=1),
        widths=np.array([pixels.shape[1] for pixels, _, _ in drawn]),
        codes=np.concatenate([codes for _, codes, _ in drawn]).astype(np.int16),
        lengths=np.array([len(codes) for _, codes, _ in drawn]),
    )


if __name__ == '__main__':
    main()
