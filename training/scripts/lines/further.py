"""Teaches a copy of the published network of lines one script further, on a processor, from lines that `draw_fields.py` drew.

    further.py --start models/script-lines.onnx --lines fields.npz --out arab.pt --minutes 36

The first layers stay as they are; norms stay folded. AdamW, one cosine of its rate over the minutes, the mean of late weights.
`export.py --only arab --weights arab.pt` writes the network.
"""
import argparse
import copy
import json
import math
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from alphabets import alphabets
from network import STEP
from published import reader_of
from train import padded, varied

SIZE = 32
# Layers of the body that do not learn.
FROZEN = 8
SCRIPT = 'arab'


def lines_of(file):
    """Of each line its pixels and codes, as `train.padded` takes them."""
    held = dict(np.load(file).items())
    ends, places = np.cumsum(held['widths']), np.cumsum(held['lengths'])
    starts, firsts = ends - held['widths'], places - held['lengths']
    return [(held['pixels'][:, a:b], held['codes'][c:d], None) for a, b, c, d in zip(starts, ends, firsts, places)]


def batches(lines, rng):
    """Lines of like width together, again and again, in another order."""
    widths = np.array([pixels.shape[1] for pixels, *_ in lines])
    while True:
        order = np.argsort(widths + rng.uniform(0, 50, len(widths)))
        groups = [order[at : at + SIZE] for at in range(0, len(order), SIZE)]
        for at in rng.permutation(len(groups)):
            yield padded([lines[line] for line in groups[at]])


def noisy(pixels, steps):
    x, steps = varied(torch.from_numpy(pixels).float()[:, None] / 127, torch.from_numpy(steps), 'cpu')
    strength = torch.rand(len(x), 1, 1, 1)
    x = 1 - (1 - x) * (0.75 + 0.3 * torch.rand(len(x), 1, 1, 1))
    return (x + 0.15 * strength**2 * torch.randn_like(x)).clamp(-1, 1), steps


def learning(reader):
    reader.train()
    for layer in reader.modules():
        if isinstance(layer, nn.BatchNorm2d):
            layer.eval()
    for layer in list(reader.body.layers)[:FROZEN]:
        layer.requires_grad_(False)
    return [weights for weights in reader.parameters() if weights.requires_grad]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--start', type=pathlib.Path, required=True)
    arguments.add_argument('--lines', nargs='+', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, required=True)
    arguments.add_argument('--rate', type=float, default=4e-4)
    options = arguments.parse_args()
    torch.manual_seed(7)
    torch.set_num_threads(1)
    rng = np.random.default_rng(7)
    scripts = json.loads(options.start.with_suffix('.scripts.json').read_text(encoding='utf-8'))['scripts']
    blank = alphabets(options.start.parent)[SCRIPT].blank
    lines = [line for file in options.lines for line in lines_of(file)]
    reader = reader_of(options.start, SCRIPT, [script.lower() for script in scripts]).to(memory_format=torch.channels_last)
    mean = copy.deepcopy(reader)
    weights = learning(reader)
    optimiser = torch.optim.AdamW(weights, options.rate, weight_decay=0.01, betas=(0.9, 0.99))
    averaged, current = list(mean.parameters()), list(reader.parameters())
    began, losses = time.time(), []
    for step, (pixels, steps, codes, lengths) in enumerate(batches(lines, rng), 1):
        spent = (time.time() - began) / 60 / options.minutes
        if spent >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = options.rate * min(1, step / 100) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent)))
        x, steps = noisy(pixels, steps)
        seen = (torch.arange(x.shape[3] // STEP)[None] < steps[:, None]).float()
        with torch.autocast('cpu', torch.bfloat16):
            columns = reader.body(x.contiguous(memory_format=torch.channels_last), seen)
        scores = F.log_softmax(reader.letters[SCRIPT](columns.float()), 2).transpose(0, 1)
        loss = F.ctc_loss(scores, torch.from_numpy(codes), steps, torch.from_numpy(lengths), blank=blank, zero_infinity=True)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(weights, 2.0)
        optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(averaged, current, 1 - min(0.996, step / (step + 20)))
        losses.append(loss.item())
        if step % 50 == 0:
            print(f'{time.time() - began:.0f} s, step {step}, loss {np.mean(losses[-50:]):.4f}', flush=True)
            torch.save(mean.state_dict(), options.out)
    torch.save(mean.state_dict(), options.out)


if __name__ == '__main__':
    main()
