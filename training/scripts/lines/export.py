"""Writes what train.py learned as `models/script-lines.onnx`, weights in half precision, and the order of its scripts beside it.

    export.py --weights lines-1.pt lines-2.pt [--out models]
    export.py --only arab --weights arab.pt     # models/script-lines-arab.onnx, of one script
"""
import argparse
import json
import pathlib
import sys

import torch
from torch import nn
from torch.nn import functional as F

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from halved import written  # noqa: E402
from manifest import write_rows  # noqa: E402

from alphabets import alphabets
from drawing import HEIGHT
from network import STEP, Reader


class Lines(nn.Module):
    """x lines x 1 x HEIGHT x W, steps of each line without its padding, script: its place; lines x W/STEP x classes, probabilities."""

    def __init__(self, reader):
        super().__init__()
        self.body = reader.body
        layers = list(reader.letters.values())
        most = max(layer.out_features for layer in layers)
        # Classes that a script does not have are never likely.
        self.weight = nn.Parameter(torch.stack([F.pad(layer.weight.T, (0, most - layer.out_features)) for layer in layers]))
        self.bias = nn.Parameter(torch.stack([F.pad(layer.bias, (0, most - layer.out_features), value=-1e4) for layer in layers]))

    def forward(self, x, steps, script):
        seen = (torch.arange(x.shape[3] // STEP)[None] < steps[:, None]).to(torch.float32)
        return (self.body(x, seen) @ self.weight[script][0] + self.bias[script][0]).softmax(2)


def network_of(reader):
    width = torch.export.Dim('width', min=1, max=700)
    example = (torch.zeros(1, 1, HEIGHT, 480), torch.tensor([150], dtype=torch.int32), torch.tensor([0]))
    names = {'input_names': ['x', 'steps', 'script'], 'output_names': ['y']}
    program = torch.onnx.export(Lines(reader).eval(), example, **names, dynamic_shapes=({3: STEP * width}, None, None), opset_version=18, dynamo=True)
    return written(program, 'Recogniser of lines, taught on drawn lines alone by training/scripts/lines')


def mean_of(paths):
    """The mean of the weights of several trainings that went on from one another."""
    held = [torch.load(path, map_location='cpu') for path in paths]
    return {name: sum(one[name] for one in held) / len(held) if value.dtype.is_floating_point else value for name, value in held[0].items()}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--weights', nargs='+', required=True)
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    arguments.add_argument('--only')
    options = arguments.parse_args()
    known = {script: alphabet for script, alphabet in alphabets(options.out).items() if options.only in (None, script)}
    reader = Reader({script: alphabet.classes for script, alphabet in known.items()})
    reader.load_state_dict(mean_of(options.weights))
    name = f'script-lines-{options.only}' if options.only else 'script-lines'
    (options.out / f'{name}.onnx').write_bytes(network_of(reader.eval()))
    scripts = {'height': HEIGHT, 'scripts': [script.capitalize() for script in known]}
    (options.out / f'{name}.scripts.json').write_text(json.dumps(scripts) + '\n', encoding='utf-8')
    row = {'licence': 'Apache-2.0', 'origin': 'taught on drawn lines alone for this repository', 'derivedBy': 'training/scripts/lines/export.py'}
    write_rows(options.out, dict.fromkeys((f'{name}.onnx', f'{name}.scripts.json'), row))


if __name__ == '__main__':
    main()
