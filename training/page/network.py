"""The network: convolutions alone, down to a thirty-second of the picture and up again to a quarter."""
import torch
from torch import nn

from documents import CLASSES


def conv(entering, leaving, stride=1, kernel=3):
    return nn.Sequential(
        nn.Conv2d(entering, leaving, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(leaving), nn.ReLU())


class Residual(nn.Module):
    def __init__(self, channels, apart=1):
        super().__init__()
        self.first = conv(channels, channels)
        self.second = nn.Sequential(
            nn.Conv2d(channels, channels, 3, 1, apart, apart, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return torch.relu(x + self.second(self.first(x)))


class PageFinder(nn.Module):
    """`N x 3 x H x W`, planes blue, green, red, bytes / 127.5 - 1, sides multiples of 32, to `N x classes x H/4 x W/4` before the sigmoid."""

    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, 24, 2), conv(24, 24))
        self.eighth = nn.Sequential(conv(24, 48, 2), Residual(48))
        self.sixteenth = nn.Sequential(conv(48, 80, 2), Residual(80))
        self.lowest = nn.Sequential(conv(80, 112, 2), Residual(112), Residual(112, 2), conv(112, 80, kernel=1))
        self.to_eighth = conv(80, 48, kernel=1)
        self.at_sixteenth = conv(80, 80)
        self.at_eighth = conv(48, 48)
        self.to_quarter = conv(48, 24, kernel=1)
        self.at_quarter = conv(24, 24)
        self.answer = nn.Conv2d(24, len(CLASSES), 1)
        self.wider = nn.Upsample(scale_factor=2, mode='nearest')

    def forward(self, x):
        quarter = self.quarter(x)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        up = self.at_sixteenth(sixteenth + self.wider(self.lowest(sixteenth)))
        up = self.at_eighth(eighth + self.wider(self.to_eighth(up)))
        up = self.at_quarter(quarter + self.wider(self.to_quarter(up)))
        return self.answer(up)
