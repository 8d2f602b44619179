"""Draws the lines from which a network learns on: `python3 draw_training.py Thai words.txt lines.npz 3000 [seed]`.

Words come from the dictionary that lies beside the network (`dawg2wordlist`), without those of `words.py`, which test.
"""
import pathlib
import sys
import unicodedata

import numpy as np

from codes import Coder, letters_of
from drawn_lines import RIGHT_TO_LEFT, Drawer
from networks import NETWORKS, recogniser_of
from prepared import prepared
from reading_order import as_it_stands
from words import DIGITS, WORDS

LATIN = set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
SEPARATORS = ['/', '.', '-', '-', '/', ' ']


def vocabulary(path, blocks, coder):
    """The words of the script, and Latin ones."""
    known = {word for words in WORDS.values() for word in words}
    own, latin = [], []
    for word in pathlib.Path(path).read_text(encoding='utf-8').split('\n'):
        word = unicodedata.normalize('NFC', word.strip())
        if not 1 < len(word) <= 16 or word in known:
            continue
        if all(any(low <= ord(letter) <= high for low, high in blocks) for letter in word):
            own.append(word)
        elif set(word) <= LATIN and len(word) > 2:
            latin.append(word)
    return own, latin


class Texts:
    def __init__(self, own, latin, rng):
        self.own, self.latin, self.rng = own, latin, rng

    def words(self, count):
        return ' '.join(self.own[i] for i in self.rng.integers(0, len(self.own), count))

    def made_up(self):
        first, second = self.words(2).split()[:2]
        return first[: self.rng.integers(1, len(first) + 1)] + second[self.rng.integers(0, len(second)) :]

    def latin_words(self):
        if not self.latin:
            return 'Name'
        text = ' '.join(self.latin[i] for i in self.rng.integers(0, len(self.latin), self.rng.integers(1, 3)))
        return [text, text.upper(), text.title()][self.rng.integers(3)]

    def number(self, digits):
        rng = self.rng
        figures = lambda count: ''.join(digits[i] for i in rng.integers(0, 10, count))
        kind = rng.random()
        if kind < 0.45:
            mark = SEPARATORS[rng.integers(len(SEPARATORS))]
            groups = [2, 2, 4] if rng.random() < 0.6 else [4, 2, 2]
            return mark.join(figures(count) for count in groups)
        if kind < 0.6:
            return ' '.join(figures(rng.integers(1, 6)) for _ in range(rng.integers(2, 4)))
        return figures(rng.integers(1, 14))

    def one(self, native):
        rng = self.rng
        number = lambda: self.number(native if rng.random() < 0.7 else '0123456789')
        kind = rng.random()
        if kind < 0.42:
            return self.words(rng.integers(1, 5))
        if kind < 0.52:
            return ' '.join(self.made_up() for _ in range(rng.integers(1, 3)))
        if kind < 0.70:
            return number()
        if kind < 0.78:
            return f'{self.words(1)} {number()}'
        if kind < 0.82:
            return f'{number()} {self.words(1)} {number()}'
        if kind < 0.89:
            return f'{self.words(1)}: {self.words(rng.integers(1, 3))}'
        if kind < 0.92:
            mark = ['()', ',', '-', '.'][rng.integers(4)]
            first, second = self.words(1), self.words(1)
            return f'{first} ({second})' if mark == '()' else f'{first}{mark} {second}' if mark != '-' else f'{first}-{second}'
        if kind < 0.97:
            return f'{self.words(1)} / {self.latin_words()}' if rng.random() < 0.6 else f'{self.words(1)} {self.latin_words()}'
        return self.latin_words()


def main():
    name, words, out, count, *seed = sys.argv[1:]
    rng = np.random.default_rng([3000, int(seed[0]) if seed else 0])
    recogniser = recogniser_of(name)
    height = recogniser.network.of[0].shape[1]
    coder = Coder(letters_of(recogniser))
    script = NETWORKS[name]
    own, latin = vocabulary(words, script['blocks'], coder)
    texts = Texts(own, latin, rng)
    drawers = [Drawer(language, held_out=False) for language in script['languages']]
    print(name, len(own), 'words', len(latin), 'Latin', [len(drawer.files) for drawer in drawers], 'fonts', flush=True)
    lines, codes, skipped = [], [], 0
    while len(lines) < int(count):
        drawer = drawers[rng.integers(len(drawers))]
        text = texts.one(DIGITS[drawer.language])
        file = drawer.pick(text, rng)
        standing = as_it_stands(text) if drawer.language in RIGHT_TO_LEFT else text
        wanted = coder.encode(standing) if file else None
        if not wanted:
            skipped += 1
            continue
        tall = int(rng.choice([9, 10, 11, 12, 14, 17, 20, 25, 30], p=[0.14, 0.14, 0.14, 0.14, 0.14, 0.1, 0.08, 0.06, 0.06]))
        picture = drawer.line(text, tall, rng, rng.random() < 0.75, file)
        line = prepared(picture, height, rng)
        repeats = sum(a == b for a, b in zip(wanted, wanted[1:]))
        if line.shape[1] // 3 < len(wanted) + repeats or line.shape[1] > 1400:
            skipped += 1
            continue
        lines.append(np.round(line * 127).astype(np.int8))
        codes.append(np.array(wanted, np.int16))
    widths = np.array([line.shape[1] for line in lines])
    np.savez_compressed(out, pixels=np.concatenate(lines, axis=1), widths=widths, codes=np.concatenate(codes),
                        lengths=np.array([len(c) for c in codes]))
    print(name, len(lines), 'lines', skipped, 'skipped', flush=True)


if __name__ == '__main__':
    main()
