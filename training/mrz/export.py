"""Writes models/strip-reader.onnx and its line of models/manifest.json from a state that train.py saved.

    /usr/bin/python3 training/mrz/export.py --state /tmp/mrz/state.pt [--out models]

The batch norms are folded into the convolutions; the network answers probabilities, not their logarithms.
"""
import argparse
import hashlib
import json
import pathlib

import torch
from torch import nn

from network import StripReader

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
    manifest = options.out / 'manifest.json'
    files = json.loads(manifest.read_text(encoding='utf-8'))['files']
    ours = {
        'name': NAME,
        'sha256': hashlib.sha256(path.read_bytes()).hexdigest(),
        'licence': 'Apache-2.0',
        'origin': 'trained for this repository on drawn lines alone',
        'derivedBy': 'training/mrz/export.py',
    }
    files = sorted([f for f in files if f['name'] != NAME] + [ours], key=lambda f: f['name'])
    manifest.write_text(json.dumps({'files': files}, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
