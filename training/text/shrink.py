"""Writes models/text-finder.onnx, in eight bits, and its line of the manifest from the network that export.py has written.

    .cache/training/bin/python training/text/shrink.py --network /tmp/text/text-finder.onnx --pictures /tmp/text/pictures [--out models]

Scales of what flows between its layers are set by twenty of the photographs it was taught on, 960 pixels long. The first layer,
which sees the picture itself, and the probabilities stay as they are.
"""
import argparse
import pathlib
import sys

import numpy as np
import onnx
from PIL import Image

sys.path.append(str(pathlib.Path(__file__).parents[1]))
sys.path.append(str(pathlib.Path(__file__).parents[1] / 'faces'))
from eight_bits import in_eight_bits  # noqa: E402
from manifest import write_rows  # noqa: E402

NAME = 'text-finder.onnx'
LONGEST = 960
COUNT = 20


def planes(path):
    """Blue, green, red of a picture as the network takes it, its sides multiples of 32."""
    with Image.open(path) as opened:
        scale = LONGEST / max(opened.size)
        size = [max(32, round(side * scale / 32) * 32) for side in opened.size]
        pixels = np.asarray(opened.convert('RGB').resize(size, Image.BOX), np.float32)
    return (pixels[:, :, ::-1] / 127.5 - 1).transpose(2, 0, 1)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--network', type=pathlib.Path, required=True)
    arguments.add_argument('--pictures', type=pathlib.Path, required=True)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    # Every tenth is kept back to judge the network.
    taught = [path for path in options.pictures.glob('*.jpg') if int(path.stem) % 10]
    chosen = sorted(taught, key=lambda path: int(path.stem))[:COUNT]
    left = {'Sigmoid', 'DepthToSpace'}
    network = in_eight_bits(
        onnx.load(str(options.network)), [planes(path) for path in chosen],
        lambda node, shape: node.op_type not in left and not (node.op_type == 'Conv' and shape[1:2] == (3,)))
    onnx.checker.check_model(network)
    (options.out / NAME).write_bytes(network.SerializeToString(deterministic=True))
    origin = 'taught for this repository by text-detector.onnx on drawn documents and specimens alone'
    write_rows(options.out, {NAME: {'licence': 'Apache-2.0', 'origin': origin, 'derivedBy': 'training/text/shrink.py'}})


if __name__ == '__main__':
    main()
