"""Teaches the tail of a line recogniser to read one script, from columns that features.py kept.

    train.py --script Cyrl --body models/text-recogniser.onnx --lines /tmp/scripts/cyrl-1 ... --check /tmp/scripts/cyrl-test \
        --out /tmp/scripts/cyrl.npz --minutes 30 [--start /tmp/scripts/cyrl.npz] [--rate 1e-3]

Connectionist temporal classification; AdamW with one cosine of its rate over the minutes. Seed 7. Prints characters wrong on the check.
"""
import argparse
import json
import math
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

import latin
from errors import Tally, best_path
from neck import COLUMNS, Neck, begin
from texts import SYMBOLS


class Lines:
    def __init__(self, paths, symbols):
        place = {symbol: at + 1 for at, symbol in enumerate(symbols)}
        self.columns, self.rows = [], []
        for number, path in enumerate(paths):
            self.columns.append(np.load(path + '.columns.npy', mmap_mode='r'))
            held = json.load(open(path + '.json', encoding='utf-8'))
            at = 0
            for length, text, height in zip(held['lengths'], held['texts'], held['heights'], strict=True):
                wanted = [place[letter] for letter in text if letter in place]
                doubled = sum(a == b for a, b in zip(wanted, wanted[1:], strict=False))
                if len(wanted) == len(text) and length >= len(wanted) + doubled:
                    self.rows.append((number, at, length, wanted, text, height))
                at += length

    def batches(self, rng, size):
        """Lines of like length together, in random order."""
        order = sorted(range(len(self.rows)), key=lambda at: self.rows[at][2] * rng.uniform(0.85, 1.15))
        parts = [order[at : at + size] for at in range(0, len(order), size)]
        rng.shuffle(parts)
        return parts

    def batch(self, part):
        rows = [self.rows[at] for at in part]
        most = max(row[2] for row in rows)
        columns = np.zeros((len(rows), most, COLUMNS), np.float32)
        for at, (number, start, length, *_) in enumerate(rows):
            columns[at, :length] = self.columns[number][start : start + length]
        lengths = torch.tensor([row[2] for row in rows])
        return torch.from_numpy(columns), torch.arange(most)[None] < lengths[:, None], lengths, rows


def judge(neck, lines, symbols):
    tally = Tally()
    neck.eval()
    with torch.no_grad():
        for part in lines.batches(np.random.default_rng(0), 32):
            columns, seen, lengths, rows = lines.batch(part)
            scores = neck(columns, seen).numpy()
            for at, row in enumerate(rows):
                tally.add(row[4], best_path(scores[at, : int(lengths[at])], symbols), row[5])
    neck.train()
    return tally


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--script', required=True)
    arguments.add_argument('--body', required=True)
    arguments.add_argument('--lines', nargs='+', required=True)
    arguments.add_argument('--check', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, required=True)
    arguments.add_argument('--start')
    arguments.add_argument('--rate', type=float, default=1e-3)
    arguments.add_argument('--batch', type=int, default=32)
    options = arguments.parse_args()
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    symbols = SYMBOLS[options.script]
    neck = Neck(len(symbols) + 1)
    if options.script == 'Latn':
        published = json.loads(pathlib.Path(options.body).with_suffix('.alphabet.json').read_text(encoding='utf-8'))['symbols']
        begin(neck, options.body, published, symbols, latin.plain)
    else:
        begin(neck, options.body)
    if options.start:
        neck.load_state_dict({name: torch.from_numpy(value) for name, value in np.load(options.start).items()})
    lines, check = Lines(options.lines, symbols), Lines([options.check], symbols)
    print(f'{len(lines.rows)} lines, {len(check.rows)} to check, {sum(p.numel() for p in neck.parameters())} parameters', flush=True)
    optimiser = torch.optim.AdamW(neck.parameters(), options.rate, weight_decay=0.01)
    began, seen_lines, told = time.time(), 0, 0
    total, count = 0.0, 0
    while (spent := (time.time() - began) / (60 * options.minutes)) < 1:
        for part in lines.batches(rng, options.batch):
            spent = (time.time() - began) / (60 * options.minutes)
            if spent >= 1:
                break
            warm = min(1, (seen_lines + 32) / 3200)
            for group in optimiser.param_groups:
                group['lr'] = options.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent)))
            columns, seen, lengths, rows = lines.batch(part)
            columns = columns * (1 + 0.05 * torch.randn(len(rows), 1, COLUMNS)) * (torch.rand(len(rows), 1, COLUMNS) > 0.05)
            scores = F.log_softmax(neck(columns, seen), 2).transpose(0, 1)
            wanted = torch.tensor([letter for row in rows for letter in row[3]])
            loss = F.ctc_loss(scores, wanted, lengths, torch.tensor([len(row[3]) for row in rows]), zero_infinity=True)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(neck.parameters(), 5.0)
            optimiser.step()
            seen_lines, total, count = seen_lines + len(rows), total + loss.item(), count + 1
            if time.time() - began > 120 * (told + 1):
                told += 1
                print(f'{(time.time() - began) / 60:.1f} min, {seen_lines} lines, loss {total / count:.4f}, wrong {judge(neck, check, symbols).rate():.2%}', flush=True)
                total, count = 0.0, 0
                np.savez(options.out, **{name: value.numpy() for name, value in neck.state_dict().items()})
    np.savez(options.out, **{name: value.numpy() for name, value in neck.state_dict().items()})
    print(f'{seen_lines} lines seen', judge(neck, check, symbols), sep='\n')


if __name__ == '__main__':
    main()
