"""The tagger of registration documents: says of every word of a page what it is, and to whom it belongs.

Groups of letters are embedded and summed; then layers that look over the whole page, with a bias by how two words lie to each other.
"""
import math
from functools import lru_cache

import torch
from torch import nn
from torch.nn import functional as F

from features import GROUPS, ROWS, TAGS

STEPS = 16
BUCKETS = 2 * STEPS + 1
NEAR = 8
RELATIONS = 6


def steps_of(distance):
    """Buckets of distances in heights of a line, finer near 0: 0..2 * STEPS."""
    grown = torch.sign(distance) * torch.log1p(distance.abs() * 2) * 3
    return torch.clamp(torch.round(grown), -STEPS, STEPS).to(torch.int64) + STEPS


def relations_of(boxes, piece, seen):
    """pages x words x words each: how word j lies to word i, left ends, right ends, middles, gap, rows, order in a piece."""
    left, top, right, bottom = boxes.unbind(2)
    heights = ((bottom - top) * seen).sum(1) / seen.sum(1)
    unit = torch.clamp(heights, min=1e-4)[:, None, None]
    across = (left + right) / 2
    down = (top + bottom) / 2
    between = lambda a, b: steps_of((b[:, None, :] - a[:, :, None]) / unit)  # noqa: E731
    order = torch.arange(boxes.shape[1], device=boxes.device)
    apart = torch.clamp(order[None, :] - order[:, None], -NEAR, NEAR) + NEAR
    same = piece[:, :, None] == piece[:, None, :]
    # Words of other pieces come after the steps within one.
    along = torch.where(same, apart[None], apart[None] + 2 * NEAR + 1)
    return [between(left, left), between(right, right), between(across, across), between(right, left), between(down, down), along]


SIZES = [BUCKETS] * (RELATIONS - 1) + [2 * (2 * NEAR + 1)]


class Bias(nn.Module):
    """A number for each head by how two words lie to each other."""

    def __init__(self, heads):
        super().__init__()
        self.tables = nn.ParameterList([nn.Parameter(torch.zeros(size, heads)) for size in SIZES])

    def forward(self, relations):
        return sum(table[relation] for table, relation in zip(self.tables, relations)).permute(0, 3, 1, 2)


def learned(biases, relations):
    """The same of several biases, as one product: what is learned of a look-up in small tables takes very long on an accelerator."""
    pages, words, _ = relations[0].shape
    marks = torch.zeros(pages, words, words, sum(SIZES), device=relations[0].device, dtype=torch.bfloat16 if relations[0].is_cuda else torch.float32)
    starts = torch.tensor([sum(SIZES[:at]) for at in range(RELATIONS)], device=marks.device)
    marks.scatter_(3, torch.stack(relations, 3) + starts, 1)
    tables = torch.cat([torch.cat(list(bias.tables)) for bias in biases], 1)
    return (marks @ tables.to(marks.dtype)).permute(0, 3, 1, 2).split([bias.tables[0].shape[1] for bias in biases], 1)


@lru_cache(maxsize=1)
def kept():
    """The same as they stand, not learned, in one pass over the pairs of words: what a processor without an accelerator can do."""

    def looked_up(boxes, piece, seen, *tables):
        relations = relations_of(boxes, piece, seen)
        several = [tables[at : at + RELATIONS] for at in range(0, len(tables), RELATIONS)]
        return [torch.stack([sum(table[:, head][relation] for table, relation in zip(some, relations)) for head in range(some[0].shape[1])], 1) for some in several]

    return torch.compile(looked_up, dynamic=True)


class Layer(nn.Module):
    def __init__(self, width, heads, wide, dropout):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, wide), nn.Linear(wide, width)
        self.drop = nn.Dropout(dropout)

    def forward(self, x, bias):
        pages, words, width = x.shape
        q, k, v = self.qkv(self.norm1(x)).reshape(pages, words, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        if self.training:
            seen = F.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype))
        else:
            seen = (q @ k.transpose(2, 3) / math.sqrt(width // self.heads) + bias.to(q.dtype)).softmax(3) @ v
        x = x + self.drop(self.out(seen.transpose(1, 2).reshape(pages, words, width)))
        return x + self.drop(self.narrow(F.gelu(self.wide(self.norm2(x)))))


class Tagger(nn.Module):
    def __init__(self, letters=96, width=192, heads=6, wide=512, layers=6, dropout=0.1):
        super().__init__()
        self.letters = nn.Embedding(ROWS, letters, padding_idx=0)
        nn.init.normal_(self.letters.weight, std=0.5 / math.sqrt(GROUPS))
        self.seen_as, self.stands = nn.Linear(letters, width), nn.Linear(6 + 4 * 2 * 4, width)
        self.norm0 = nn.LayerNorm(width)
        # The first half of the layers shares a bias, the second another.
        self.biases = nn.ModuleList([Bias(heads), Bias(heads)])
        self.layers = nn.ModuleList([Layer(width, heads, wide, dropout) for _ in range(layers)])
        self.norm = nn.LayerNorm(width)
        self.tags, self.standing = nn.Linear(width, TAGS), nn.Linear(width, 2)
        self.from_link, self.to_link = nn.Linear(width, 96), nn.Linear(width, 96)
        self.link_bias = Bias(1)

    def biases_of(self, boxes, piece, seen):
        every = [*self.biases, self.link_bias]
        if self.training and not boxes.is_cuda:
            with torch.no_grad():
                return kept()(boxes, piece, seen, *[table for bias in every for table in bias.tables])
        relations = relations_of(boxes, piece, seen)
        return learned(every, relations) if self.training else [bias(relations) for bias in every]

    def forward(self, ngrams, boxes, piece, seen):
        """pages x words x GROUPS, pages x words x 4, pages x words, pages x words (1 where there is one); logits of each."""
        there = (ngrams > 0).to(torch.float32)
        if self.training:
            every_word = F.embedding_bag(ngrams.flatten(0, 1), self.letters.weight, mode='sum', padding_idx=0).unflatten(0, ngrams.shape[:2])
        else:
            every_word = (self.letters(ngrams) * there[:, :, :, None]).sum(2)
        text = every_word / torch.sqrt(there.sum(2, keepdim=True) + 1)
        left, top, right, bottom = boxes.unbind(2)
        plain = torch.stack([left, top, right, bottom, (bottom - top) * 20, (right - left) * 4], 2)
        waves = torch.cat([wave(boxes * (math.pi * 2**power)) for power in range(4) for wave in (torch.sin, torch.cos)], 2)
        x = self.norm0(self.seen_as(text) + self.stands(torch.cat([plain, waves], 2)))
        unseen = (seen[:, None, None, :] - 1) * 30000
        *biases, linked = self.biases_of(boxes, piece, seen)
        biases = [bias + unseen for bias in biases]
        half = len(self.layers) // 2
        for at, layer in enumerate(self.layers):
            x = layer(x, biases[0 if at < half else 1])
        x = self.norm(x)
        links = self.from_link(x) @ self.to_link(x).transpose(1, 2) / math.sqrt(96) + linked[:, 0] + unseen[:, 0]
        return self.tags(x), self.standing(x), links
