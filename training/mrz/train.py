"""Trains the strip reader on the shards that strips.py has written.

    nice -n 19 /usr/bin/python3 training/mrz/train.py --strips /tmp/mrz/strips --state /tmp/mrz/state.pt --minutes 60
    nice -n 19 /usr/bin/python3 training/mrz/train.py ... --resume          (goes on where the state was saved)

Two losses are added: connectionist temporal classification, and cross-entropy at the steps of which strips.py knows
what stands there, without which the first would need many times the strips to find out where characters are.
The learning rate rises for the first twentieth of the minutes and then falls to nothing along a cosine, measured by
the processor time this run has used, so that a busy machine does not cut the training short; shards written meanwhile
join at the next epoch. The state is saved after every epoch and every ten minutes. Shard `check.npz` is never trained on.
"""
import argparse
import math
import pathlib
import time
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from network import COLUMNS_PER_STEP, StripReader
from strips import HEIGHT, OTHER
from zone_lines import ALPHABET

PIXELS_PER_BATCH = 9_000  # columns of strips, padding included
SAVE_EVERY = 600
UNKNOWN = -100


class Strip(NamedTuple):
    pixels: np.ndarray
    text: np.ndarray
    centres: np.ndarray


def load(path):
    """A list of strips as `32 x W` arrays with their texts as class numbers and the places of their characters."""
    shard = np.load(path)
    edges = np.concatenate([[0], np.cumsum(shard['widths'].astype(np.int64) * HEIGHT)])
    pixels, centres = shard['pixels'], shard['centres']
    symbols = ALPHABET + OTHER
    strips, at = [], 0
    for a, b, text in zip(edges, edges[1:], shard['texts']):
        classes = np.int64([1 + symbols.index(c) for c in text])
        strips.append(Strip(pixels[a:b].reshape(HEIGHT, -1), classes, centres[at:at + len(classes)]))
        at += len(classes)
    return strips


def batches(strips, rng):
    """Indices in groups of like widths."""
    order = sorted(range(len(strips)), key=lambda i: strips[i].pixels.shape[1] * rng.uniform(0.9, 1.1))
    group, groups = [], []
    for index in order:
        widest = max([strips[i].pixels.shape[1] for i in group] + [strips[index].pixels.shape[1]])
        if group and widest * (len(group) + 1) > PIXELS_PER_BATCH:
            groups.append(group)
            group = []
        group.append(index)
    groups.append(group)
    rng.shuffle(groups)
    return groups


def tensor_of(strips, rng=None):
    """Strips side by side as one tensor, each with mean 0 and deviation 1, padded with 0; shifted a little if `rng`."""
    width = max(math.ceil(s.pixels.shape[1] / 32) * 32 for s in strips)
    batch = np.zeros((len(strips), 1, HEIGHT, width), np.float32)
    for row, strip in zip(batch, strips):
        values = strip.pixels.astype(np.float32)
        values = (values - values.mean()) / (values.std() + 2)
        if rng is not None:
            shift = int(rng.integers(-2, 3))
            values = np.pad(values, ((2 + shift, 2 - shift), (0, 0)), 'edge')[2:-2]
        row[0, :, :strip.pixels.shape[1]] = values
    return torch.from_numpy(batch)


def steps_of(strips):
    return torch.tensor([math.ceil(s.pixels.shape[1] / COLUMNS_PER_STEP) for s in strips])


def targets_of(strips, steps):
    """For each step the class that stands there: near a character its own, between two the blank, else unknown."""
    targets = np.full((len(strips), steps), UNKNOWN, np.int64)
    for row, strip in zip(targets, strips):
        own = math.ceil(strip.pixels.shape[1] / COLUMNS_PER_STEP)
        if len(strip.text) < 2:
            row[:own] = 0 if len(strip.text) == 0 else UNKNOWN
            continue
        places = strip.centres / COLUMNS_PER_STEP - 0.5
        pitch = max(1.0, np.diff(places).mean())
        away = np.abs(np.arange(own)[:, None] - places[None])
        nearest = away.argmin(1)
        away = away.min(1)
        row[:own][away > min(0.36 * pitch, 0.5 * pitch - 0.5)] = 0
        near = away <= max(0.5, 0.18 * pitch)
        row[:own][near] = strip.text[nearest[near]]
    return torch.from_numpy(targets)


def greedy(row):
    best = row.argmax(1).tolist()
    return [a for a, b in zip(best, [0] + best) if a != b and a != 0]


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, one in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (one != other))
    return row[-1]


def check(network, strips):
    """Share of strips read without a mistake, and mistakes a character."""
    network.eval()
    exact = mistakes = characters = 0
    with torch.no_grad():
        for group in batches(strips, np.random.default_rng(0)):
            logs = network(tensor_of([strips[i] for i in group])).numpy()
            for index, row, steps in zip(group, logs, steps_of([strips[i] for i in group])):
                wrong = distance(greedy(row[:steps]), strips[index].text.tolist())
                exact, mistakes, characters = exact + (wrong == 0), mistakes + wrong, characters + len(strips[index].text)
    network.train()
    return exact / len(strips), mistakes / characters


class Training:
    def __init__(self, options):
        self.options = options
        self.network = StripReader()
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=options.rate, weight_decay=0.01)
        self.sequence = nn.CTCLoss(zero_infinity=True)
        self.place = nn.NLLLoss(ignore_index=UNKNOWN)
        self.epoch, self.seen = 0, 0
        if options.resume:
            state = torch.load(options.state)
            self.network.load_state_dict(state['network'])
            self.optimiser.load_state_dict(state['optimiser'])
            self.epoch, self.seen = state['epoch'], state['seen']
        self.saved = time.monotonic()

    def save(self):
        state = {'network': self.network.state_dict(), 'optimiser': self.optimiser.state_dict(), 'epoch': self.epoch, 'seen': self.seen}
        part = self.options.state.with_suffix('.part')
        torch.save(state, part)
        part.rename(self.options.state)
        self.saved = time.monotonic()

    def progress(self):
        return time.process_time() / 60 / self.options.minutes

    def rate(self):
        done = self.progress()
        return self.options.rate * (done / 0.05 if done < 0.05 else 0.5 + 0.5 * math.cos(math.pi * min(1, (done - 0.05) / 0.95)))

    def step(self, strips, rng):
        for group in self.optimiser.param_groups:
            group['lr'] = max(1e-6, self.rate())
        self.optimiser.zero_grad(set_to_none=True)
        logs = self.network(tensor_of(strips, rng))
        texts, lengths = torch.from_numpy(np.concatenate([s.text for s in strips])), torch.tensor([len(s.text) for s in strips])
        loss = self.sequence(logs.transpose(0, 1), texts, steps_of(strips), lengths)
        loss = loss + self.options.places * self.place(logs.transpose(1, 2), targets_of(strips, logs.shape[1]))
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 5)
        self.optimiser.step()
        return loss.item()

    def run_epoch(self):
        paths = [path for path in sorted(self.options.strips.glob('[0-9]*.npz')) if 'part' not in path.name]
        strips = [strip for path in paths for strip in load(path)]
        rng = np.random.default_rng([7, self.epoch])
        losses = []
        for number, group in enumerate(batches(strips, rng)):
            losses.append(self.step([strips[i] for i in group], rng))
            self.seen += len(group)
            if number % 50 == 49:
                print(f'epoch {self.epoch} seen {self.seen} loss {np.mean(losses[-50:]):.4f} done {self.progress():.3f}', flush=True)
            if time.monotonic() - self.saved > SAVE_EVERY:
                self.save()
            if self.progress() >= 1:
                return
        self.epoch += 1


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--strips', type=pathlib.Path, required=True)
    arguments.add_argument('--state', type=pathlib.Path, required=True)
    arguments.add_argument('--minutes', type=float, required=True, help='processor minutes')
    arguments.add_argument('--rate', type=float, default=2e-3)
    arguments.add_argument('--places', type=float, default=1.0, help='weight of the second loss')
    arguments.add_argument('--threads', type=int, default=1, help='two waste much of a busy machine')
    arguments.add_argument('--resume', action='store_true')
    options = arguments.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(7)
    training = Training(options)
    held_back = load(options.strips / 'check.npz')
    while training.progress() < 1:
        training.run_epoch()
        training.save()
        exact, mistakes = check(training.network, held_back)
        print(f'checked after {training.seen}: exact {exact:.4f}, mistakes a character {mistakes:.5f}', flush=True)


if __name__ == '__main__':
    main()
