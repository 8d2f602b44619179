"""Writes models/page-finder.onnx and its line of models/manifest.json from a state that train.py saved.

    /usr/bin/python3 training/page/export.py --state /tmp/page/state.pt [--out models]

The batch norms are folded into the convolutions; the network answers probabilities.
"""
import argparse
import hashlib
import json
import pathlib

import torch
from torch import nn

from network import PageFinder

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
        network, torch.zeros(1, 3, 288, 384), str(path), opset_version=13, do_constant_folding=True,
        input_names=['picture'], output_names=['maps'],
        dynamic_axes={'picture': {2: 'height', 3: 'width'}, 'maps': {2: 'rows', 3: 'columns'}},
    )
    manifest = options.out / 'manifest.json'
    files = json.loads(manifest.read_text(encoding='utf-8'))['files']
    ours = {
        'name': NAME,
        'sha256': hashlib.sha256(path.read_bytes()).hexdigest(),
        'licence': 'Apache-2.0',
        'origin': 'trained for this repository on drawn documents alone',
        'derivedBy': 'training/page/export.py',
    }
    files = sorted([f for f in files if f['name'] != NAME] + [ours], key=lambda f: f['name'])
    manifest.write_text(json.dumps({'files': files}, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
