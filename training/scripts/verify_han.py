"""Compares the head that reads Han with the published network, on drawn lines in typefaces that nothing was trained on.

    verify_han.py --wheel FILE --words words.json [--body models/text-recogniser.onnx] [--head models/script-hani.onnx] [--count 400]

Prints in how many steps both answer the same best symbol, and how many characters are wrong by the height of a character.
"""
import argparse
import json
import pathlib
import sys
import types

import numpy as np
import onnx
import onnxruntime

from errors import Tally, best_path
from features import lines
from han import RECOGNISER, checked, columns, fetch_wheel


def session(data):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(data, options, providers=['CPUExecutionProvider'])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--wheel', type=pathlib.Path)
    arguments.add_argument('--words', type=pathlib.Path, required=True)
    arguments.add_argument('--body', type=pathlib.Path, default=pathlib.Path('models/text-recogniser.onnx'))
    arguments.add_argument('--head', type=pathlib.Path, default=pathlib.Path('models/script-hani.onnx'))
    arguments.add_argument('--count', type=int, default=400)
    options = arguments.parse_args()
    import drawn

    data = checked(RECOGNISER[0], fetch_wheel(options.wheel).read(RECOGNISER[0]), RECOGNISER[1])
    kept, symbols, _, _ = columns(onnx.load_from_string(data))
    published, body, head = session(data), session(options.body.read_bytes()), session(options.head.read_bytes())
    words = json.loads(options.words.read_text(encoding='utf-8'))
    steps = agreeing = inked = inked_agreeing = 0
    ours, theirs = Tally(), Tally()
    task = types.SimpleNamespace(script='Hani', count=options.count, seed=300, held_out=True, any=True)
    for text, height, crop, turned in lines(task, words):
        if turned:
            continue
        planes, wide = drawn.planes(crop), -(-crop.shape[1] // 8)
        whole = published.run(None, {'x': planes})[0][0, :wide][:, kept]
        features = body.run(['features'], {'x': planes})[0]
        answers = head.run(None, {'features': features})[0][0, :wide]
        same = whole.argmax(1) == answers.argmax(1)
        steps, agreeing = steps + wide, agreeing + int(same.sum())
        ink = whole.argmax(1) > 0
        inked, inked_agreeing = inked + int(ink.sum()), inked_agreeing + int(same[ink].sum())
        ours.add(text, best_path(answers, symbols), height)
        theirs.add(text, best_path(whole, symbols), height)
    print(f'same best symbol in {agreeing} of {steps} steps, in {inked_agreeing} of {inked} that are not blank')
    print('head', ours, sep='\n')
    print('published', theirs, sep='\n')


if __name__ == '__main__':
    sys.exit(main())
