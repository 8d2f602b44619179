"""The small text detector: convolutions alone, down to a thirty-second of the picture and up again to a quarter."""
import torch
from torch import nn

# Channels at a quarter, an eighth, a sixteenth and a thirty-second of the picture.
WIDTHS = {'small': (24, 48, 80, 112), 'tiny': (16, 32, 64, 96)}


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


class TextFinder(nn.Module):
    """`N x 3 x H x W`, as the large detector takes it, sides multiples of 32, to `N x 1 x H x W` before the sigmoid."""

    def __init__(self, widths=WIDTHS['small']):
        super().__init__()
        a, b, c, d = widths
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, a, 2), conv(a, a))
        self.eighth = nn.Sequential(conv(a, b, 2), Residual(b))
        self.sixteenth = nn.Sequential(conv(b, c, 2), Residual(c))
        self.lowest = nn.Sequential(conv(c, d, 2), Residual(d), Residual(d, 2), conv(d, c, kernel=1))
        self.to_eighth = conv(c, b, kernel=1)
        self.at_sixteenth = conv(c, c)
        self.at_eighth = conv(b, b)
        self.to_quarter = conv(b, a, kernel=1)
        self.at_quarter = nn.Sequential(conv(a, a), conv(a, a))
        self.answer = nn.Conv2d(a, 16, 1)
        self.wider = nn.Upsample(scale_factor=2, mode='nearest')
        self.spread = nn.PixelShuffle(4)

    def forward(self, x):
        quarter = self.quarter(x)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        up = self.at_sixteenth(sixteenth + self.wider(self.lowest(sixteenth)))
        up = self.at_eighth(eighth + self.wider(self.to_eighth(up)))
        up = self.at_quarter(quarter + self.wider(self.to_quarter(up)))
        return self.spread(self.answer(up))
