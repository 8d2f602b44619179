"""Which letters with marks a network of lines can write: words of plain letters with one of them inside, in typefaces kept back.

    letters.py [--count 6 a letter] [--head models/script-latn.onnx]

Prints, for the text recogniser and for the head, how many of each letter are read, and what stands in their place most often.
"""
import argparse
import collections
import json
import pathlib
import string

import numpy as np
import onnxruntime

import drawn
import latin
import typefaces
from errors import best_path


def opened(path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), options, providers=['CPUExecutionProvider'])


def middle(read, before, after):
    """What stands between two runs of plain letters; None where they were not read."""
    if not (read.startswith(before) and read.endswith(after)) or len(read) < len(before) + len(after):
        return None
    return read[len(before) : len(read) - len(after)]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--count', type=int, default=6)
    arguments.add_argument('--body', type=pathlib.Path, default=pathlib.Path('models/text-recogniser.onnx'))
    arguments.add_argument('--head', type=pathlib.Path)
    options = arguments.parse_args()
    symbols = json.loads(options.body.with_suffix('.alphabet.json').read_text(encoding='utf-8'))['symbols']
    networks = {'recogniser': symbols, **({'head': latin.SYMBOLS} if options.head else {})}
    body, head = opened(options.body), options.head and opened(options.head)
    rng = np.random.default_rng(41)
    right, instead, of = collections.Counter(), collections.defaultdict(collections.Counter), collections.Counter()
    for letter in latin.LETTERS:
        plain = string.ascii_uppercase if letter.isupper() else string.ascii_lowercase
        plain = plain.replace('I', '').replace('i', '').replace('l', '')
        for _ in range(options.count):
            before, after = (''.join(latin.pick(rng, plain) for _ in range(int(rng.integers(2, 4)))) for _ in range(2))
            face = typefaces.face_for(rng, 'Latn', before + letter + after, True)
            if face is None:
                continue
            crop = drawn.line(rng, before + letter + after, face, 'Latn', float(rng.uniform(14, 28)))
            steps = -(-crop.shape[1] // 8)
            probabilities, columns = body.run(['fetch_name_0', 'columns'], {'x': drawn.planes(crop)})
            answers = {'recogniser': probabilities[0, :steps]}
            if head:
                answers['head'] = head.run(None, {'columns': columns[:, :, :, :steps]})[0][0]
            for network, answer in answers.items():
                read = middle(best_path(answer, networks[network]), before, after)
                if read is None:
                    continue
                of[network, letter] += 1
                right[network, letter] += read == letter
                if read != letter:
                    instead[network, letter][read or '∅'] += 1
    for network, known in networks.items():
        lines = sum(of[network, letter] for letter in latin.LETTERS)
        print(f'{network}: {sum(right[network, letter] for letter in latin.LETTERS)} of {lines} read')
        print('  cannot be written:', ''.join(letter for letter in latin.LETTERS if letter not in known) or 'none')
        for letter in latin.LETTERS:
            if instead[network, letter]:
                said = ' '.join(f'{other}×{count}' for other, count in instead[network, letter].most_common(3))
                print(f'  {letter} {right[network, letter]}/{of[network, letter]}: {said}')


if __name__ == '__main__':
    main()
