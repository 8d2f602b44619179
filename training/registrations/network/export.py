"""Writes what train.py learned as `models/registration-tagger.onnx`, weights in half precision.

    export.py --weights tagger.pt [tagger-2.pt] [--shares 0.3 0.7] [--out models]
"""
import argparse
import pathlib
import sys

import torch
from torch import nn

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from halved import written  # noqa: E402
from manifest import write_rows  # noqa: E402

from features import GROUPS
from network import Tagger


class Page(nn.Module):
    """One page: ngrams words x GROUPS, boxes words x 4, piece words; tags words x TAGS, standing words x 2, links words x words, all probabilities."""

    def __init__(self, tagger):
        super().__init__()
        self.tagger = tagger

    def forward(self, ngrams, boxes, piece):
        seen = torch.ones(1, ngrams.shape[0])
        tags, standing, links = self.tagger(ngrams[None].to(torch.int64), boxes[None], piece[None], seen)
        return tags[0].softmax(1), standing[0].sigmoid(), links[0].softmax(1)


def network_of(tagger):
    words = torch.export.Dim('words', min=2, max=2048)
    example = (torch.ones(40, GROUPS, dtype=torch.int32), torch.rand(40, 4), torch.arange(40, dtype=torch.int32))
    names = {'input_names': ['ngrams', 'boxes', 'piece'], 'output_names': ['tags', 'standing', 'links']}
    program = torch.onnx.export(Page(tagger).eval(), example, **names, dynamic_shapes=({0: words},) * 3, opset_version=18, dynamo=True)
    return written(program, 'Tagger of registration documents, taught on invented documents alone by training/registrations/network')


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--weights', nargs='*', default=[])
    arguments.add_argument('--shares', nargs='*', type=float, help='of each of the weights in their mean; absent: equal ones')
    arguments.add_argument('--out', type=pathlib.Path, default=pathlib.Path('models'))
    options = arguments.parse_args()
    tagger = Tagger()
    held = [torch.load(path, map_location='cpu') for path in options.weights]
    if held:
        shares = options.shares or [1 / len(held)] * len(held)
        tagger.load_state_dict({name: sum(share * one[name] for share, one in zip(shares, held, strict=True)) for name in held[0]})
    (options.out / 'registration-tagger.onnx').write_bytes(network_of(tagger.eval()))
    row = {'licence': 'Apache-2.0', 'origin': 'taught on invented documents alone for this repository', 'derivedBy': 'training/registrations/network/export.py'}
    write_rows(options.out, {'registration-tagger.onnx': row})


if __name__ == '__main__':
    main()
