"""Writes models/strip-reader.onnx and its line of models/manifest.json from a state that train.py saved.

    /usr/bin/python3 training/mrz/export.py --state /tmp/mrz/state.pt [--out models]

The batch norms are folded into the convolutions; the network answers probabilities, not their logarithms.
"""
import argparse
import pathlib
import sys

import torch
from torch import nn

from network import StripReader

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from manifest import write_rows  # noqa: E402

NAME = 'strip-reader.onnx'


class Answering(nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, strip):
        return self.reader(strip).exp()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--state', type=pathlib.Path, required=True)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    reader = StripReader()
    reader.load_state_dict(torch.load(options.state, map_location='cpu')['network'])
    network = Answering(reader).eval()
    path = options.out / NAME
    torch.onnx.export(
        network, torch.zeros(1, 1, 32, 256), str(path), opset_version=13, do_constant_folding=True,
        input_names=['strip'], output_names=['probabilities'],
        dynamic_axes={'strip': {3: 'width'}, 'probabilities': {1: 'steps'}},
    )
    origin = 'trained for this repository on drawn lines alone'
    write_rows(options.out, {NAME: {'licence': 'Apache-2.0', 'origin': origin, 'derivedBy': 'training/mrz/export.py'}})


if __name__ == '__main__':
    main()
