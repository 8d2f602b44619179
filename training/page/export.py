"""Writes models/page-finder.onnx and its line of models/manifest.json from a state that train.py saved.

    /usr/bin/python3 training/page/export.py --state /tmp/page/state.pt [--out models]

The batch norms are folded into the convolutions; the network answers probabilities.
"""
import argparse
import pathlib
import sys

import torch
from torch import nn

from network import PageFinder

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from manifest import write_rows  # noqa: E402

NAME = 'page-finder.onnx'


class Answering(nn.Module):
    def __init__(self, finder):
        super().__init__()
        self.finder = finder

    def forward(self, picture):
        return torch.sigmoid(self.finder(picture))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--state', type=pathlib.Path, required=True)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    finder = PageFinder()
    finder.load_state_dict(torch.load(options.state, map_location='cpu')['network'])
    network = Answering(finder).eval()
    path = options.out / NAME
    torch.onnx.export(
        network, torch.zeros(1, 3, 288, 384), str(path), opset_version=13, do_constant_folding=True, dynamo=False,
        input_names=['picture'], output_names=['maps'],
        dynamic_axes={'picture': {2: 'height', 3: 'width'}, 'maps': {2: 'rows', 3: 'columns'}},
    )
    origin = 'trained for this repository on drawn documents alone'
    write_rows(options.out, {NAME: {'licence': 'Apache-2.0', 'origin': origin, 'derivedBy': 'training/page/export.py'}})


if __name__ == '__main__':
    main()
