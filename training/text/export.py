"""Writes a small text detector that train.py has taught as ONNX, in single precision: shrink.py goes on from there.

    /usr/bin/python3 training/text/export.py --weights /tmp/text/out/small.npz --out /tmp/text/text-finder.onnx

Batch norms are folded into the convolutions; the network answers probabilities.
"""
import argparse
import pathlib

import numpy as np
import torch
from torch import nn

from network import WIDTHS, TextFinder


class Answering(nn.Module):
    def __init__(self, finder):
        super().__init__()
        self.finder = finder

    def forward(self, picture):
        return torch.sigmoid(self.finder(picture))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--weights', type=pathlib.Path, required=True)
    arguments.add_argument('--out', type=pathlib.Path, required=True)
    options = arguments.parse_args()
    finder = TextFinder(WIDTHS[options.weights.stem])
    finder.load_state_dict({key: torch.from_numpy(value) for key, value in np.load(options.weights).items()})
    network = Answering(finder).eval()
    torch.onnx.export(
        network, torch.zeros(1, 3, 288, 384), str(options.out), opset_version=13, do_constant_folding=True,
        input_names=['x'], output_names=['map'],
        dynamic_axes={'x': {2: 'height', 3: 'width'}, 'map': {2: 'height', 3: 'width'}},
    )


if __name__ == '__main__':
    main()
