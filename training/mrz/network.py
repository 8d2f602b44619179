"""The network: convolutions alone, so that it reads lines of any length, and sees some two letters to either side."""
import torch
from torch import nn

from zone_lines import ALPHABET

# Class 0 is the blank of connectionist temporal classification; the last one is a sign that is none of the zone's.
CLASSES = 1 + len(ALPHABET) + 1
COLUMNS_PER_STEP = 4


def conv(entering, leaving, kernel, stride=1):
    padding = tuple(k // 2 for k in kernel) if kernel != (4, 1) else 0
    return nn.Sequential(nn.Conv2d(entering, leaving, kernel, stride, padding, bias=False), nn.BatchNorm2d(leaving))


class Residual(nn.Module):
    def __init__(self, channels, kernel):
        super().__init__()
        self.conv = conv(channels, channels, kernel)

    def forward(self, x):
        return torch.relu(x + self.conv(x))


class StripReader(nn.Module):
    """`N x 1 x 32 x W` (mean 0, deviation 1) to `N x W/4 x CLASSES`, natural logarithms of probabilities."""

    def __init__(self):
        super().__init__()
        relu = nn.ReLU()
        self.body = nn.Sequential(
            conv(1, 16, (5, 5), 2), relu,
            conv(16, 32, (3, 3), 2), relu,
            Residual(32, (3, 3)),
            conv(32, 56, (3, 3), (2, 1)), relu,
            Residual(56, (3, 3)),
            conv(56, 96, (4, 1)), relu,
            Residual(96, (1, 3)),
            Residual(96, (1, 3)),
            Residual(96, (1, 3)),
            nn.Conv2d(96, CLASSES, (1, 1)),
        )

    def forward(self, x):
        return torch.log_softmax(self.body(x).squeeze(2).transpose(1, 2), 2)
