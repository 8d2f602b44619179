"""A small recogniser of lines: one body for all scripts, a last layer for each.

Convolutions halve the height four times and the width by three once; then two blocks that look along the whole line.
Input lines x 1 x 48 x W, ink -1, ground 1; one answer for every three columns.
"""
import math

import torch
from torch import nn
from torch.nn import functional as F

STEP = 3


class Wide(nn.Module):
    """Depthwise, then two linear layers at each place, beside a shortcut."""

    def __init__(self, width, kernel):
        super().__init__()
        self.spread = nn.Conv2d(width, width, kernel, padding=tuple(k // 2 for k in kernel), groups=width, bias=False)
        self.norm = nn.BatchNorm2d(width)
        self.up, self.down = nn.Conv2d(width, 2 * width, 1), nn.Conv2d(2 * width, width, 1)

    def forward(self, x):
        return x + self.down(F.silu(self.up(self.norm(self.spread(x)))))


class Along(nn.Module):
    """A convolution along the line, attention over the whole of it, two linear layers: each beside a shortcut."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norm0, self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width), nn.LayerNorm(width)
        self.near = nn.Conv1d(width, width, 9, padding=4, groups=width)
        self.mixed = nn.Linear(width, width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x, seen):
        lines, steps, width = x.shape
        near = (self.norm0(x) * seen[:, :, None]).transpose(1, 2)
        x = x + self.mixed(F.silu(self.near(near)).transpose(1, 2))
        q, k, v = self.qkv(self.norm1(x)).reshape(lines, steps, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        scores = q @ k.transpose(2, 3) / math.sqrt(width // self.heads)
        scores = scores + (seen[:, None, None, :].to(scores.dtype) - 1) * 30000
        x = x + self.out((scores.softmax(3) @ v).transpose(1, 2).reshape(lines, steps, width))
        return x + self.narrow(F.silu(self.wide(self.norm2(x))))


def smaller(before, after, kernel, stride):
    return nn.Sequential(nn.Conv2d(before, after, kernel, stride, tuple(k // 2 for k in kernel), bias=False), nn.BatchNorm2d(after), nn.SiLU())


class Body(nn.Module):
    def __init__(self, widths=(24, 56, 96, 144), width=192, heads=6):
        super().__init__()
        a, b, c, d = widths
        self.layers = nn.Sequential(
            smaller(1, a, (3, 3), (2, 1)), smaller(a, b, (3, 5), (2, STEP)), Wide(b, (3, 5)), Wide(b, (3, 5)),
            smaller(b, c, (3, 3), (2, 1)), Wide(c, (3, 7)), Wide(c, (3, 7)),
            smaller(c, d, (3, 3), (2, 1)), Wide(d, (3, 7)), Wide(d, (3, 7)),
            nn.Conv2d(d, width, (3, 1)),
        )  # prettier-ignore
        self.along = nn.ModuleList([Along(width, heads), Along(width, heads)])
        self.norm = nn.LayerNorm(width)

    def forward(self, x, seen):
        """seen: lines x steps, 1 where a step lies in the line."""
        x = self.layers(x).squeeze(2).transpose(1, 2)
        x = x[:, : seen.shape[1]]
        for along in self.along:
            x = along(x, seen)
        return self.norm(x)


class Reader(nn.Module):
    """classes: how many each script has."""

    def __init__(self, classes):
        super().__init__()
        self.body = Body()
        self.letters = nn.ModuleDict({script: nn.Linear(192, count) for script, count in classes.items()})
