"""What a network of Tesseract's is shown: one line, as high as its input, black -1 and white 1.

`src/adapters/inference/text/recurrent/line-of-script.ts` does the same.
"""
import numpy as np
from PIL import Image

# Ground left of and right of the letters, in columns of the network's input.
BESIDE = 4
# Ground above and below the letters, as a share of their height.
AROUND = 0.2
LONGEST = 2000


def black_and_white(grey):
    """Grey values taken for ink and for paper."""
    return np.percentile(grey, 2), np.percentile(grey, 90)


def upright(grey):
    """Dark ink on light paper, whichever way it was printed."""
    black, white = np.percentile(grey, 1), np.percentile(grey, 99)
    return 255 - grey if np.median(grey) < (black + white) / 2 else grey


def ink_box(grey):
    """Left, top, right, bottom of what is inked, or none."""
    black, white = np.percentile(grey, 2), np.percentile(grey, 75)
    ink = np.clip((white - grey) / max(1, white - black), 0, 1)
    darkest = max(1, grey.shape[1] // 60)
    rows = np.flatnonzero(np.sort(ink, axis=1)[:, -darkest:].mean(axis=1) > 0.45)
    columns = np.flatnonzero((ink > 0.45).any(axis=0))
    if len(rows) == 0 or len(columns) == 0:
        return None
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def prepared(grey, height, rng=None):
    """Grey rows × columns (0..255) → the network's input, rows × columns. `rng` varies the ground for training."""
    grey = upright(np.asarray(grey, np.float32))
    box = ink_box(grey) or (0, 0, grey.shape[1], grey.shape[0])
    left, top, right, bottom = box
    above, below = (rng.uniform(0.08, 0.32, 2) if rng else np.full(2, AROUND)) * (bottom - top)
    scale = height / (bottom - top + above + below)
    beside = rng.uniform(3, 10) if rng else BESIDE
    width = round(min(LONGEST, (right - left) * scale + 2 * beside))
    edge = int(np.ceil(max(above, below, beside / scale))) + 2
    framed = Image.fromarray(np.pad(grey, edge, mode='edge'), 'F')
    area = (left + edge - beside / scale, top + edge - above, right + edge + beside / scale, bottom + edge + below)
    line = np.asarray(framed.resize((width, height), Image.Resampling.BILINEAR, box=area))
    black, white = black_and_white(line)
    return np.clip(2 * (line - black) / max(1, white - black) - 1, -1, 1)
