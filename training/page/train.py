"""Trains the page finder on the scenes that scenes.py has written.

    nice -n 19 /usr/bin/python3 training/page/train.py --scenes /tmp/page/scenes --check /tmp/page/check --state /tmp/page/state.pt --minutes 60
    nice -n 19 /usr/bin/python3 training/page/train.py ... --resume          (goes on where the state was saved)
    nice -n 19 /usr/bin/python3 training/page/train.py ... --from models/page-finder.onnx   (goes on from published weights)

Two losses are added for each class: cross-entropy, and what is missing to a full overlap (Dice). The learning rate rises
for the first twentieth of the minutes and falls to nothing along a cosine, measured by the processor time of this run, so
that a busy machine does not cut the training short; shards written meanwhile join at the next pass.
"""
import argparse
import math
import pathlib
import time

import numpy as np
import torch
from torch import nn

from documents import CLASSES, EDGE
from network import PageFinder
from published import published

BATCH = 12
SAVE_EVERY = 300


def shards(folder):
    return [path for path in sorted(folder.glob('[0-9]*.npz')) if 'part' not in path.name]


def tensors(shard, indices, rng=None):
    """Pictures and masks of some scenes; with `rng` colours are changed, and some are turned by half a turn."""
    pictures = torch.from_numpy(np.ascontiguousarray(shard['pictures'][indices][..., ::-1])).permute(0, 3, 1, 2).float() / 127.5 - 1
    masks = torch.from_numpy(shard['masks'][indices]).float() / 255
    if rng is not None:
        gain = torch.from_numpy(rng.uniform(0.75, 1.25, (len(indices), 3, 1, 1)).astype(np.float32))
        shift = torch.from_numpy(rng.uniform(-0.2, 0.2, (len(indices), 3, 1, 1)).astype(np.float32))
        pictures = (pictures * gain + shift).clamp(-1, 1)
        for row in np.flatnonzero(rng.random(len(indices)) < 0.25):
            pictures[row] = pictures[row].flip(1, 2)
            masks[row] = masks[row].flip(1, 2)
    return pictures, masks


def loss_of(answers, masks):
    likely = torch.sigmoid(answers)
    entropy = nn.functional.binary_cross_entropy_with_logits(answers, masks, reduction='none').mean((0, 2, 3))
    common = (likely * masks).sum((0, 2, 3))
    dice = 1 - (2 * common + 1) / (likely.sum((0, 2, 3)) + masks.sum((0, 2, 3)) + 1)
    weight = torch.ones(len(CLASSES))
    weight[EDGE] = 0.5
    return (weight * (2 * entropy + dice)).sum()


def check(network, folder):
    """Overlap (intersection over union) of each class over all scenes that were kept back."""
    network.eval()
    common, either = np.zeros(len(CLASSES)), np.zeros(len(CLASSES))
    with torch.no_grad():
        for path in shards(folder):
            shard = np.load(path)
            shard = {name: shard[name] for name in ('pictures', 'masks')}
            for start in range(0, len(shard['pictures']), BATCH):
                pictures, masks = tensors(shard, np.arange(start, min(start + BATCH, len(shard['pictures']))))
                found, true = network(pictures) > 0, masks > 0.5
                common += (found & true).sum((0, 2, 3)).numpy()
                either += (found | true).sum((0, 2, 3)).numpy()
    return dict(zip(CLASSES, (common / np.maximum(1, either)).round(3)))


class Training:
    def __init__(self, options):
        self.options = options
        self.network = published(options.published) if options.published else PageFinder()
        self.has_folded_norms = options.published is not None
        self.set_learning()
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=options.rate, weight_decay=0.01)
        self.epoch = self.seen = 0
        if options.resume:
            state = torch.load(options.state)
            self.network.load_state_dict(state['network'])
            self.optimiser.load_state_dict(state['optimiser'])
            self.epoch, self.seen = state['epoch'], state['seen']
        self.saved = time.monotonic()

    def set_learning(self):
        """Norms that are folded into published weights have no statistics to learn."""
        self.network.train()
        if self.has_folded_norms:
            for module in self.network.modules():
                if isinstance(module, nn.BatchNorm2d):
                    module.eval()

    def save(self):
        state = {'network': self.network.state_dict(), 'optimiser': self.optimiser.state_dict(), 'epoch': self.epoch, 'seen': self.seen}
        part = self.options.state.with_suffix('.part')
        torch.save(state, part)
        part.rename(self.options.state)
        self.saved = time.monotonic()

    def progress(self):
        return time.process_time() / 60 / self.options.minutes

    def step(self, pictures, masks):
        done = self.progress()
        rate = self.options.rate * (done / 0.05 if done < 0.05 else 0.5 + 0.5 * math.cos(math.pi * min(1, (done - 0.05) / 0.95)))
        for group in self.optimiser.param_groups:
            group['lr'] = max(1e-6, rate)
        self.optimiser.zero_grad(set_to_none=True)
        loss = loss_of(self.network(pictures), masks)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 5)
        self.optimiser.step()
        return loss.item()

    def run_epoch(self):
        rng = np.random.default_rng([9, self.epoch])
        losses = []
        for path in rng.permutation(np.array(shards(self.options.scenes), object)):
            archive = np.load(path)
            shard = {name: archive[name] for name in ('pictures', 'masks')}
            order = rng.permutation(len(shard['pictures']))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                losses.append(self.step(*tensors(shard, order[start:start + BATCH], rng)))
                self.seen += BATCH
                if self.progress() >= 1:
                    return
            print(f'epoch {self.epoch} seen {self.seen} loss {np.mean(losses[-25:]):.4f} done {self.progress():.3f}', flush=True)
            if time.monotonic() - self.saved > SAVE_EVERY:
                self.save()
        self.epoch += 1


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--scenes', type=pathlib.Path, required=True)
    arguments.add_argument('--check', type=pathlib.Path, required=True)
    arguments.add_argument('--state', type=pathlib.Path, required=True)
    arguments.add_argument('--minutes', type=float, required=True, help='processor minutes')
    arguments.add_argument('--rate', type=float, default=2e-3)
    arguments.add_argument('--threads', type=int, default=1, help='two waste much of a busy machine')
    arguments.add_argument('--resume', action='store_true')
    arguments.add_argument('--from', type=pathlib.Path, dest='published', help='published weights to begin with')
    options = arguments.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(9)
    training = Training(options)
    print(sum(p.numel() for p in training.network.parameters()), 'parameters', flush=True)
    while training.progress() < 1:
        training.run_epoch()
        training.save()
        print(f'checked after {training.seen}:', check(training.network, options.check), flush=True)
        training.set_learning()


if __name__ == '__main__':
    main()
