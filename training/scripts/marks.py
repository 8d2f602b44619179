"""Teaches a small network to tell from what the body sees whether a line has a Latin letter with a mark: others need no second reading.

    marks.py --lines /tmp/scripts/latn-1 ... --check /tmp/scripts/latn-test --out /tmp/scripts/marks.npz --minutes 3

Two layers at each step, and the surest step speaks for the line. Seed 7. Prints, by threshold, how many lines pass with and without.
"""
import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import latin
from neck import COLUMNS
from texts import SYMBOLS
from train import Lines

WIDTH = 24


class Marks(nn.Module):
    def __init__(self):
        super().__init__()
        self.seen, self.said = nn.Linear(COLUMNS, WIDTH), nn.Linear(WIDTH, 1)

    def forward(self, columns, inside):
        """Logits, one a line."""
        steps = self.said(F.relu(self.seen(columns)))[:, :, 0]
        return steps.masked_fill(~inside, -1e4).amax(1)


def wanted(rows):
    return torch.tensor([float(any(letter in latin.LETTERS for letter in row[4])) for row in rows])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--lines', nargs='+', required=True)
    arguments.add_argument('--check', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, required=True)
    options = arguments.parse_args()
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    lines, check = Lines(options.lines, SYMBOLS['Latn']), Lines([options.check], SYMBOLS['Latn'])
    marks = Marks()
    optimiser = torch.optim.AdamW(marks.parameters(), 2e-3, weight_decay=0.01)
    began, count = time.time(), 0
    while (spent := (time.time() - began) / (60 * options.minutes)) < 1:
        for part in lines.batches(rng, 64):
            spent = (time.time() - began) / (60 * options.minutes)
            if spent >= 1:
                break
            for group in optimiser.param_groups:
                group['lr'] = 2e-3 * (0.02 + 0.98 * (1 - spent))
            columns, inside, _, rows = lines.batch(part)
            columns = columns * (1 + 0.05 * torch.randn(len(rows), 1, COLUMNS))
            loss = F.binary_cross_entropy_with_logits(marks(columns, inside), wanted(rows), pos_weight=torch.tensor(4.0))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            count += len(rows)
    np.savez(options.out, **{name: value.detach().numpy() for name, value in marks.state_dict().items()})
    said, have = [], []
    with torch.no_grad():
        for part in check.batches(rng, 32):
            columns, inside, _, rows = check.batch(part)
            said.extend(torch.sigmoid(marks(columns, inside)).tolist())
            have.extend(wanted(rows).tolist())
    said, have = np.array(said), np.array(have) > 0
    print(f'{count} lines seen')
    for least in (0.05, 0.1, 0.2, 0.3, 0.5):
        print(f'  from {least}: {(said[have] >= least).sum()} of {have.sum()} with marks, {(said[~have] >= least).sum()} of {(~have).sum()} without')


if __name__ == '__main__':
    main()
