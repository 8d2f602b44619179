"""Teaches the tagger on invented documents, while other processes make them.

    train.py --out tagger.pt --minutes 5 [--workers 14] [--start tagger.pt] [--rate 1.5e-3] [--seed 1]
"""
import argparse
import math
import pathlib
import sys
import time

import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from documents import make
from features import GROUPS, KINDS, MOST, arrays_of, links_of
from network import Tagger

PAGES = 32


class Made(torch.utils.data.IterableDataset):
    """Batches of documents of like length, without end."""

    def __init__(self, seed, held_out=False):
        self.seed, self.held_out = seed, held_out

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng([self.seed, worker.id if worker else 0])
        while True:
            held = []
            while len(held) < 4 * PAGES:
                document = make(rng, held_out=self.held_out)
                if len(document.tokens) < 8:
                    continue
                if len(document.tokens) > MOST:
                    document.start = int(rng.integers(0, len(document.tokens) - MOST + 1))
                held.append(arrays_of(document))
            held.sort(key=lambda one: len(one[3]))
            for at in rng.permutation(4):
                yield batch_of(held[at * PAGES : (at + 1) * PAGES])


def batch_of(held):
    words = 16 * math.ceil(max(len(one[3]) for one in held) / 16)
    groups, boxes = np.zeros((len(held), words, GROUPS), np.int16), np.zeros((len(held), words, 4), np.float32)
    piece, tags = np.full((len(held), words), -1, np.int32), np.full((len(held), words), -100, np.int64)
    links, standing = np.full((len(held), words), -100, np.int64), np.zeros((len(held), words, 2), np.float32)
    for row, (g, b, p, t, party, s) in enumerate(held):
        n = len(t)
        groups[row, :n], boxes[row, :n], piece[row, :n], tags[row, :n], standing[row, :n] = g, b, p, t, s
        links[row, :n] = links_of(t, party)
    return [torch.from_numpy(one) for one in (groups, boxes, piece, tags, links, standing)]


def losses(network, batch, device, blur):
    groups, boxes, piece, tags, links, standing = (one.to(device, non_blocking=True) for one in batch)
    groups = groups.long()
    if blur:
        # Some words are known by their shape and place alone, and some groups of letters are lost.
        pages, words = tags.shape
        rate = torch.where(torch.rand(pages, 1, device=device) < 0.3, 0.25, 0.03)
        unknown = torch.rand(pages, words, device=device) < rate
        lost = (torch.rand(groups.shape, device=device) < 0.08) | unknown[:, :, None]
        lost[:, :, 1] = False
        groups = groups * ~lost
        boxes = boxes * (1 + 0.04 * torch.randn(pages, 1, 1, device=device))
    seen = (tags >= 0).float()
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda' or blur):
        said, stands, linked = network(groups, boxes, piece, seen)
    said, stands, linked = said.float(), stands.float(), linked.float()
    tag_loss = F.cross_entropy(said.flatten(0, 1), tags.flatten(), ignore_index=-100, label_smoothing=0.01)
    party = 1 + 2 * KINDS.index('party')
    of_party = (tags == party) | (tags == party + 1)
    stand_loss = F.binary_cross_entropy_with_logits(stands[of_party], standing[of_party]) if of_party.any() else stands.sum() * 0
    link_loss = F.cross_entropy(linked.flatten(0, 1), links.flatten(), ignore_index=-100) if (links >= 0).any() else linked.sum() * 0
    return tag_loss, stand_loss, link_loss, (said, stands, linked, tags, links, standing)


def spans_of(tags):
    """(kind, from, to) of tags; an I that nothing begins begins."""
    spans, open_kind, start = set(), None, 0
    for at, tag in enumerate([*tags, 0]):
        kind = None if tag <= 0 else (tag - 1) // 2
        begins = tag > 0 and (tag % 2 == 1 or kind != open_kind)
        if open_kind is not None and (kind is None or begins):
            spans.add((open_kind, start, at))
            open_kind = None
        if begins:
            open_kind, start = kind, at
    return spans


@torch.no_grad()
def check(network, batches, device):
    network.eval()
    right, answered, printed = np.zeros(len(KINDS)), np.zeros(len(KINDS)), np.zeros(len(KINDS))
    links_right = links_all = stand_right = stand_all = 0
    for batch in batches:
        *_, (said, stands, linked, tags, links, standing) = losses(network, batch, device, False)
        for row in range(len(tags)):
            n = int((tags[row] >= 0).sum())
            wanted, found = spans_of(tags[row, :n].tolist()), spans_of(said[row, :n].argmax(1).tolist())
            for kind, *_ in wanted & found:
                right[kind] += 1
            for kind, *_ in found:
                answered[kind] += 1
            for kind, *_ in wanted:
                printed[kind] += 1
        wanted = links >= 0
        links_right += int((linked.argmax(2)[wanted] == links[wanted]).sum())
        links_all += int(wanted.sum())
        begins = tags == 1 + 2 * KINDS.index('party')
        stand_right += int(((stands > 0).float() == standing)[begins].all(1).sum())
        stand_all += int(begins.sum())
    network.train()
    rows = [f'{kind} {100 * r / max(1, p):.0f}/{100 * r / max(1, a):.0f}' for kind, r, p, a in zip(KINDS, right, printed, answered)]
    return f'found/right %: {", ".join(rows)}; standing {100 * stand_right / max(1, stand_all):.0f}, links {100 * links_right / max(1, links_all):.0f}'


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=5)
    arguments.add_argument('--workers', type=int, default=14)
    arguments.add_argument('--start')
    arguments.add_argument('--rate', type=float, default=1.5e-3)
    arguments.add_argument('--seed', type=int, default=1)
    arguments.add_argument('--checks', type=int, default=12)
    options = arguments.parse_args()
    began = time.monotonic()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    torch.manual_seed(options.seed)
    network = Tagger().to(device)
    if options.start:
        network.load_state_dict(torch.load(options.start, map_location=device))
    print(f'{sum(one.numel() for one in network.parameters())} parameters on {device}', flush=True)
    mean = torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.02, betas=(0.9, 0.98))
    load = lambda seed, held_out, workers: iter(torch.utils.data.DataLoader(Made(seed, held_out), batch_size=None, num_workers=workers, prefetch_factor=8 if workers else None, pin_memory=device.type == 'cuda'))  # noqa: E731
    made = load(options.seed, False, options.workers)
    tests = {name: list(next(source) for _ in range(options.checks)) for name, source in (('known wording', load(9_001, False, 0)), ('other wording', load(9_002, True, 0)))}
    print(f'tests made after {time.monotonic() - began:.0f} s', flush=True)
    began, step, written, sums, pages = time.monotonic(), 0, time.monotonic(), np.zeros(3), 0
    while True:
        passed = (time.monotonic() - began) / (60 * options.minutes)
        if passed >= 1:
            break
        rate = options.rate * min(1, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * passed)))
        for group in optimiser.param_groups:
            group['lr'] = rate
        batch = next(made)
        tag_loss, stand_loss, link_loss, _ = losses(network, batch, device, True)
        optimiser.zero_grad(set_to_none=True)
        (tag_loss + 0.2 * stand_loss + 0.2 * link_loss).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1)
        optimiser.step()
        mean.update_parameters(network)
        step, pages = step + 1, pages + len(batch[0])
        if step % 50 == 0:
            sums += [float(tag_loss), float(stand_loss), float(link_loss)]
        if time.monotonic() - written > 30:
            print(f'{time.monotonic() - began:.0f} s, step {step}, {pages} documents, losses {np.round(sums / max(1, step // 50), 4)}', flush=True)
            written = time.monotonic()
    print(f'{step} steps, {pages} documents; last losses {float(tag_loss):.4f} {float(stand_loss):.4f} {float(link_loss):.4f}', flush=True)
    torch.save({name: value.cpu() for name, value in mean.module.state_dict().items()}, options.out)
    for name, batches in tests.items():
        print(name, check(mean.module, batches, device), flush=True)


if __name__ == '__main__':
    main()
