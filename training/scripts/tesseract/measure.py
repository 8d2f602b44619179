"""Reads drawn lines with the networks of models/ and prints how well, beside Tesseract where it is installed.

    .cache/training/bin/python training/scripts/tesseract/measure.py [--only tha] [--count 40] [--tessdata FOLDER]

For each language, `count` lines at letters of 10, 14, 20 and 30 pixels, clean and as a camera sees them: share of characters that are
wrong (edits by characters of the truth) and of lines that are wholly right; characters that are wrong at 0.9 or more. Digits count by
value, letters of one shape (ي and ی, ك and ک, ه and ہ) as one. The service's own reading is measured by `bench:reading --only lines`.
"""
import argparse
import difflib
import json
import pathlib
import subprocess
import tempfile
import unicodedata

import numpy as np
import onnxruntime

from drawn_lines import RIGHT_TO_LEFT, Drawer, text_of
from networks import NETWORKS
from prepared import prepared
from reading_order import as_it_stands, in_reading_order
from words import WORDS

MODELS = pathlib.Path(__file__).parents[3] / 'models'
DIGITS = {ord(digit): str(i) for row in ('٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹') for i, digit in enumerate(row)}
SAME = DIGITS | str.maketrans('یىکہ', 'ييكه', '\u200c\u200d')


def comparable(text):
    return ' '.join(unicodedata.normalize('NFC', text).translate(SAME).split())


def edits(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (x != y)))
    return min(len(a), row[-1])


class Network:
    """Codes of one letter each: Hangul's syllables are composed by their places."""

    def __init__(self, file):
        self.session = onnxruntime.InferenceSession(MODELS / f'{file}.onnx')
        self.alphabet = json.loads((MODELS / f'{file}.alphabet.json').read_text(encoding='utf-8'))

    def read(self, picture):
        """Letters as they stand, with their sureness."""
        line = prepared(picture, self.alphabet['height'])
        given = {'x': line[None, None].astype(np.float32), 'steps': np.array([line.shape[1] // 3], np.int32)}
        shares = self.session.run(None, given)[0][0]
        best, runs = shares.argmax(axis=1), []
        for step, code in enumerate(best):
            if code == self.alphabet['blank']:
                continue
            sure = float(shares[step, code]) ** self.alphabet['sureness']
            if step and best[step - 1] == code:
                runs[-1] = (code, max(sure, runs[-1][1]))
            else:
                runs.append((code, sure))
        return self.letters(runs)

    def letters(self, runs):
        parts, read, at = self.alphabet.get('hangul'), [], 0
        while at < len(runs):
            three = runs[at : at + 3]
            if parts and len(three) == 3 and all(code in parts[kind] for (code, _), kind in zip(three, ('initials', 'vowels', 'finals'))):
                a, b, c = (parts[kind].index(code) for (code, _), kind in zip(three, ('initials', 'vowels', 'finals')))
                read.append((chr(0xAC00 + (a * 21 + b) * 28 + c), min(sure for _, sure in three)))
                at += 3
                continue
            letter = self.alphabet['codes'][runs[at][0]]
            if letter:
                read.append((letter, runs[at][1]))
            at += 1
        return read


def lines_of(language, count):
    drawer, rng = Drawer(language), np.random.default_rng([77, sorted(WORDS).index(language)])
    for worn in (False, True):
        for height in (10, 14, 20, 30):
            for _ in range(count):
                file = None
                while file is None:
                    text = text_of(language, rng)
                    file = drawer.pick(text, rng)
                truth = in_reading_order(as_it_stands(text)) if language in RIGHT_TO_LEFT else text
                yield (worn, height), comparable(truth), drawer.line(text, height, rng, worn, file)


def by_tesseract(pictures, name, tessdata):
    with tempfile.TemporaryDirectory() as folder:
        files = [f'{folder}/{i}.png' for i in range(len(pictures))]
        for file, picture in zip(files, pictures):
            picture.save(file)
        pathlib.Path(folder, 'list').write_text('\n'.join(files))
        call = ['tesseract', f'{folder}/list', '-', '--tessdata-dir', str(tessdata), '--psm', '13', '--oem', '1', '-l', name]
        pages = subprocess.run(call, capture_output=True, text=True, check=True).stdout.split('\f')
    return [comparable(page) for page in pages[: len(pictures)]]


def summary(lines, texts):
    wrong = sum(edits(truth, text) for (_, truth, _), text in zip(lines, texts))
    right = sum(truth == text for (_, truth, _), text in zip(lines, texts))
    return f'{100 * wrong / sum(len(truth) for _, truth, _ in lines):.1f} % of characters wrong, {100 * right / len(lines):.0f} % of lines right'


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--only')
    arguments.add_argument('--count', type=int, default=40)
    arguments.add_argument('--tessdata', type=pathlib.Path)
    options = arguments.parse_args()
    for name, network in NETWORKS.items():
        reader = Network('script-' + network['script'].lower())
        for language in network['languages']:
            if options.only not in (None, language):
                continue
            lines = list(lines_of(language, options.count))
            read = [reader.read(picture) for _, _, picture in lines]
            joined = [''.join(letter for letter, _ in line).replace('\u0e4d\u0e32', '\u0e33') for line in read]
            texts = [comparable(in_reading_order(text) if language in RIGHT_TO_LEFT else text) for text in joined]
            for group in dict.fromkeys(group for group, _, _ in lines):
                chosen = [i for i, line in enumerate(lines) if line[0] == group]
                print(language, 'worn' if group[0] else 'clean', group[1], 'px', summary([lines[i] for i in chosen], [texts[i] for i in chosen]))
            print(language, 'all', summary(lines, texts), flush=True)
            sure = wrong = total = 0
            for (_, truth, _), letters in zip(lines, read):
                standing = in_reading_order(truth) if language in RIGHT_TO_LEFT else truth
                found = [comparable(letter) or ' ' for letter, _ in letters]
                matched = difflib.SequenceMatcher(None, found, list(standing), autojunk=False).get_matching_blocks()
                right = {block.a + i for block in matched for i in range(block.size)}
                total += len(letters)
                wrong += sum(i not in right for i in range(len(letters)))
                sure += sum(i not in right and letters[i][1] >= 0.9 for i in range(len(letters)))
            print(language, f'{wrong} of {total} answered characters wrong, {sure} of them at 0.9 or more', flush=True)
            if options.tessdata:
                print(language, 'Tesseract', summary(lines, by_tesseract([picture for _, _, picture in lines], name, options.tessdata)), flush=True)


if __name__ == '__main__':
    main()
