"""The tail of a line recogniser: from the columns that the frozen body sees (steps x 384) to letters.

The same layers as those of the published recogniser from there on (two blocks of attention along the line beside a shortcut, 120
wide), and it begins with the published weights; the scale of each batch normalisation is multiplied into the weights before it.
"""
import math

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

WIDTH, COLUMNS, HEADS = 120, 384, 8


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wide, self.narrow = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x, seen, drop):
        lines, steps, _ = x.shape
        q, k, v = self.qkv(self.norm1(x)).reshape(lines, steps, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        scores = q @ k.transpose(2, 3) / math.sqrt(WIDTH // HEADS)
        scores = scores.masked_fill(~seen[:, None, None, :], -1e4).softmax(3)
        x = x + drop(self.out((scores @ v).transpose(1, 2).reshape(lines, steps, WIDTH)))
        return x + drop(self.narrow(F.silu(self.wide(self.norm2(x)))))


class Neck(nn.Module):
    def __init__(self, classes, dropout=0.1):
        super().__init__()
        self.short, self.first = nn.Linear(COLUMNS, WIDTH), nn.Linear(COLUMNS, WIDTH)
        self.along = nn.Conv1d(WIDTH, WIDTH, 7, padding=3, groups=WIDTH)
        self.blocks = nn.ModuleList([Block(), Block()])
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)
        self.letters = nn.Linear(WIDTH, classes)
        self.drop = nn.Dropout(dropout)

    def features(self, columns, seen):
        x = F.silu(self.first(columns)) * seen[:, :, None]
        x = x + F.silu(self.along(x.transpose(1, 2)).transpose(1, 2))
        for block in self.blocks:
            x = block(x, seen, self.drop)
        return self.norm(x) + F.silu(self.short(columns))

    def forward(self, columns, seen):
        """columns: lines x steps x 384; seen: lines x steps, false beyond a line's end. Logits."""
        return self.letters(self.drop(self.features(columns, seen)))


def begin(neck, path, published=None, symbols=(), nearest=lambda symbol: symbol):
    """Sets everything but the last layer to the published weights.

    With the published symbols the last layer, too: a symbol that is not among them begins as the nearest one, a little disturbed.
    """
    held = {i.name: numpy_helper.to_array(i) for i in onnx.load(str(path)).graph.initializer}

    def folded(conv, norm):
        scale, shift, mean, variance = (held[f'batch_norm2d_{norm}.{part}'] for part in ('w_0', 'b_0', 'w_1', 'w_2'))
        scale = scale / np.sqrt(variance + 1e-5)
        return held[f'conv2d_{conv}.w_0'] * scale[:, None, None, None], shift - mean * scale

    def put(layer, weight, bias):
        with torch.no_grad():
            layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(weight)).reshape(layer.weight.shape))
            layer.bias.copy_(torch.from_numpy(np.ascontiguousarray(bias)))

    put(neck.short, *folded(67, 57))
    put(neck.first, *folded(65, 55))
    put(neck.along, *folded(66, 56))
    norms = [held[f'helper.reshape.{at}'] for at in range(10)]
    for at, block in enumerate(neck.blocks):
        put(block.norm1, norms[4 * at], norms[4 * at + 1])
        put(block.norm2, norms[4 * at + 2], norms[4 * at + 3])
        for layer, number in ((block.qkv, 0), (block.out, 1), (block.wide, 2), (block.narrow, 3)):
            put(layer, held[f'linear_{4 * at + number}.w_0'].T, held[f'linear_{4 * at + number}.b_0'])
    put(neck.norm, norms[8], norms[9])
    if published is None:
        return
    place = {symbol: at + 1 for at, symbol in enumerate(published)}
    columns = [0] + [place.get(symbol, place.get(nearest(symbol), 0)) for symbol in symbols]
    new = np.array([False] + [symbol not in place for symbol in symbols])
    weight = held['linear_8.w_0'].T[columns] + new[:, None] * np.random.default_rng(7).normal(0, 0.05, (len(columns), WIDTH))
    put(neck.letters, weight.astype(np.float32), held['linear_8.b_0'][columns] - 2 * new.astype(np.float32))
