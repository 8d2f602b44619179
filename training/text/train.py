"""Teaches the small text detector what the large one answers, on an accelerator.

    python3 training/text/train.py --pictures FOLDER --out FOLDER [--minutes 6] [--workers 14]

Workers draw scenes all the while (printed_scenes.py, seeds [5000, worker, document]); photographs of specimens come from
`--pictures` (pictures.ts). Each step takes parts of them in a size of its own, turns, blurs and dims them, asks the large
detector (graph.py) for its map, and corrects the small ones towards it. Averages of their weights are written to
`--out/NAME.npz`, as they are taught and at the end; every tenth photograph is kept back to judge them.
"""
import argparse
import json
import math
import multiprocessing
import pathlib
import queue
import sys
import time

import numpy as np

sys.path.append(str(pathlib.Path(__file__).parent))
import printed_scenes  # noqa: E402

# Pixels of one step, and the sides of its pictures.
PIXELS = 5_000_000
SIDES = (448, 512, 640, 736, 960)
POOL = 4000
LEAST_POOL = 120
KEPT_BACK = 10


def draw(seed, results):
    """One worker: documents first, then scenes of them for ever."""
    import cv2
    cv2.setNumThreads(1)
    rng = np.random.default_rng([5000, seed])
    known = []
    while True:
        if len(known) < 12 or rng.random() < 0.2:
            known = (known + [printed_scenes.drawn.Drawing(rng).draw()])[-24:]
        results.put(np.ascontiguousarray(printed_scenes.picture(rng, known).transpose(2, 0, 1)))


def photographs(folder):
    import cv2
    paths = sorted(folder.glob('*.jpg'), key=lambda path: int(path.stem))
    read = [np.ascontiguousarray(cv2.imread(str(path)).transpose(2, 0, 1)) for path in paths]
    taught = [one for at, one in enumerate(read) if at % KEPT_BACK]
    return taught, read[::KEPT_BACK]


class Looks:
    """Parts of pictures as a camera in a hurry might have sent them, on the accelerator."""

    def __init__(self, torch, device, seed, least):
        self.torch, self.device, self.least = torch, device, least
        self.rng = np.random.default_rng([6000, seed])

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def batch(self, pool):
        side = SIDES[int(self.rng.integers(len(SIDES)))]
        count = max(2, PIXELS // (side * side))
        parts = [self.part(pool[int(self.rng.integers(len(pool)))], side) for _ in range(count)]
        return self.coloured(self.torch.stack(parts))

    def part(self, picture, side):
        """A square of one picture, shrunk as for a look in some size and turned about its middle."""
        functional = self.torch.nn.functional
        longest = max(picture.shape[1:])
        wanted = math.exp(self.between(math.log(self.least), math.log(1700)))
        scale = min(wanted / longest, 1.6)
        size = [max(32, round(length * scale)) for length in picture.shape[1:]]
        small = functional.interpolate(
            picture[None].float() / 127.5 - 1, size=size, mode='bilinear', align_corners=False, antialias=True)
        kind = self.rng.random()
        angle = 0 if kind < 0.25 else self.between(-12, 12) if kind < 0.6 else self.between(-180, 180)
        if kind > 0.75 or 0.2 < kind < 0.25:
            angle = round(angle / 90) * 90 + (0 if kind < 0.25 else self.between(-4, 4))
        turn = math.radians(angle)
        room = [max(0.0, length - side * 0.8) / 2 for length in (size[1], size[0])]
        middle = [self.between(-r, r) for r in room]
        cos, sin = math.cos(turn), math.sin(turn)
        squeeze = self.between(0.88, 1.12)
        matrix = self.torch.tensor([[
            [cos * side / size[1] * squeeze, -sin * side / size[1], 2 * middle[0] / size[1]],
            [sin * side / size[0] * squeeze, cos * side / size[0], 2 * middle[1] / size[0]],
        ]], device=self.device, dtype=self.torch.float32)
        places = functional.affine_grid(matrix, [1, 3, side, side], align_corners=False)
        beyond = 'zeros' if self.rng.random() < 0.6 else 'border'
        return functional.grid_sample(small, places, mode='bilinear', padding_mode=beyond, align_corners=False)[0]

    def coloured(self, x):
        torch, count = self.torch, x.shape[0]
        functional = torch.nn.functional
        draw = lambda low, high, *shape: torch.from_numpy(  # noqa: E731
            self.rng.uniform(low, high, (count, *shape)).astype(np.float32)).to(self.device)
        x = (x * draw(0.6, 1.2, 1, 1, 1) + draw(-0.3, 0.2, 1, 1, 1)) * draw(0.9, 1.1, 3, 1, 1)
        grey = (draw(0, 1, 1, 1, 1) < 0.1).float()
        x = x * (1 - grey) + x.mean(1, keepdim=True) * grey
        sigma = (draw(0, 1, 1) * 1.5) ** 2 / 1.5 * (draw(0, 1, 1) < 0.5) + 1e-3
        at = torch.arange(-4, 5, device=self.device).float()[None]
        kernel = torch.exp(-0.5 * (at / sigma) ** 2)
        kernel = kernel / kernel.sum(1, keepdim=True)
        flat = x.transpose(0, 1)
        flat = functional.conv2d(flat, kernel[:, None, None, :], padding=(0, 4), groups=count)
        flat = functional.conv2d(flat, kernel[:, None, :, None], padding=(4, 0), groups=count)
        noisy = draw(0, 0.08, 1, 1, 1) * (draw(0, 1, 1, 1, 1) < 0.5)
        x = flat.transpose(0, 1) + torch.randn_like(x) * noisy
        return (((x.clamp(-1, 1) + 1) * 127.5).round() / 127.5 - 1).contiguous()


def importance(torch, wanted):
    """How much each pixel counts: print, more where it stands alone, and the gaps between pieces of print most of all."""
    functional = torch.nn.functional
    around = functional.avg_pool2d(wanted, 65, 1, 32, count_include_pad=False)
    near = functional.max_pool2d(wanted, 25, 1, 12)
    alone = (0.15 / (around + 0.02)).clamp(1, 6)
    return 1 + 2 * wanted * alone + 3 * (near > 0.5) * (wanted < 0.3)


def loss_of(torch, answers, wanted):
    """Cross-entropy with the large detector's probabilities, and what is missing to a full overlap with them."""
    entropy = torch.nn.functional.binary_cross_entropy_with_logits(answers, wanted, reduction='none')
    likely = torch.sigmoid(answers)
    common = (likely * wanted).sum((1, 2, 3))
    dice = 1 - (2 * common + 20) / (likely.sum((1, 2, 3)) + wanted.sum((1, 2, 3)) + 20)
    return (entropy * importance(torch, wanted)).mean() * 3 + 0.5 * dice.mean() + (likely - wanted).abs().mean()


class Taught:
    """One small detector, its optimiser, and the average of its weights."""

    def __init__(self, torch, name, device):
        from network import WIDTHS, TextFinder
        self.torch, self.name = torch, name
        self.network = TextFinder(WIDTHS[name]).to(device)
        self.average = TextFinder(WIDTHS[name]).to(device).eval()
        self.average.load_state_dict(self.network.state_dict())
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=3e-3, weight_decay=0.01)
        self.losses = []

    def step(self, x, wanted, rate, seen):
        torch = self.torch
        for group in self.optimiser.param_groups:
            group['lr'] = rate
        self.optimiser.zero_grad(set_to_none=True)
        with torch.autocast(x.device.type, dtype=torch.bfloat16, enabled=x.is_cuda):
            answers = self.network(x)
        loss = loss_of(torch, answers.float(), wanted)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5)
        self.optimiser.step()
        keep = min(0.998, (1 + seen) / (10 + seen))
        with torch.no_grad():
            own = self.network.state_dict()
            for key, kept in self.average.state_dict().items():
                if kept.dtype.is_floating_point:
                    kept.mul_(keep).add_(own[key], alpha=1 - keep)
                else:
                    kept.copy_(own[key])
        self.losses.append(loss.detach())

    def save(self, folder):
        state = {key: value.float().cpu().numpy() for key, value in self.average.state_dict().items()}
        np.savez(folder / f'{self.name}.npz', **state)


def lines_in(map_, size=(3, 10)):
    """Outlines of what the service would take for lines."""
    import cv2
    count, marked, stats, _ = cv2.connectedComponentsWithStats((map_ > 0.2).astype(np.uint8))
    kept = []
    for at in range(1, count):
        x, y, wide, high, area = stats[at]
        if min(wide, high) < size[0] or area < size[1]:
            continue
        inside = marked[y:y + high, x:x + wide] == at
        if map_[y:y + high, x:x + wide][inside].mean() > 0.35:
            kept.append((x, y, x + wide, y + high))
    return kept


def found_share(wanted, found):
    def overlap(a, b):
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        if wide <= 0 or high <= 0:
            return 0
        area = lambda one: (one[2] - one[0]) * (one[3] - one[1])  # noqa: E731
        return wide * high / (area(a) + area(b) - wide * high)
    return sum(any(overlap(one, other) > 0.6 for other in found) for one in wanted), len(wanted)


def judge(torch, teacher, taught, kept_back, device):
    """Of the large detector's lines on photographs kept back, the share that each small one finds, and the other way round."""
    report = {}
    for longest in (640, 960, 1600):
        totals = {one.name: np.zeros(4) for one in taught}
        for picture in kept_back:
            scale = longest / max(picture.shape[1:])
            size = [max(32, round(length * scale / 32) * 32) for length in picture.shape[1:]]
            x = torch.nn.functional.interpolate(
                torch.from_numpy(picture)[None].to(device).float() / 127.5 - 1, size=size, mode='bilinear', antialias=True)
            with torch.no_grad():
                wanted = lines_in(teacher(x)[0, 0].float().cpu().numpy())
                for one in taught:
                    found = lines_in(torch.sigmoid(one.average(x))[0, 0].float().cpu().numpy())
                    totals[one.name] += (*found_share(wanted, found), *found_share(found, wanted))
        for name, (recall, lines, right, answered) in totals.items():
            report[f'{name} {longest}'] = f'finds {recall:.0f} of {lines:.0f}, {right:.0f} of its {answered:.0f} are right'
    return report


def parsed():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--pictures', type=pathlib.Path, required=True)
    arguments.add_argument('--teacher', type=pathlib.Path, default=pathlib.Path('models/text-detector.onnx'))
    arguments.add_argument('--out', type=pathlib.Path, required=True)
    arguments.add_argument('--minutes', type=float, default=6)
    arguments.add_argument('--workers', type=int, default=14)
    arguments.add_argument('--names', default='small,tiny')
    arguments.add_argument('--start', type=pathlib.Path, help='folder of weights to go on from')
    arguments.add_argument('--least', type=float, default=380, help='longer side in pixels of the smallest look')
    arguments.add_argument('--rate', type=float, default=3e-3)
    arguments.add_argument('--seed', type=int, default=0)
    return arguments.parse_args()


def main():
    options = parsed()
    begun = time.monotonic()
    said = lambda *words: print(f'{time.monotonic() - begun:6.1f}', *words, flush=True)  # noqa: E731
    results = multiprocessing.Queue(60)
    workers = [
        multiprocessing.Process(target=draw, args=(1000 * options.seed + at, results), daemon=True) for at in range(options.workers)]
    for worker in workers:
        worker.start()
    import torch
    from graph import Graph
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(5)
    torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = True
    teacher = Graph(options.teacher).to(device).eval()
    taught = [Taught(torch, name, device) for name in options.names.split(',')]
    for one in taught:
        if options.start:
            state = {key: torch.from_numpy(value) for key, value in np.load(options.start / f'{one.name}.npz').items()}
            one.network.load_state_dict(state)
            one.average.load_state_dict(state)
        said(one.name, sum(p.numel() for p in one.network.parameters()), 'parameters')
    photos, kept_back = photographs(options.pictures)
    said(len(photos), 'photographs,', len(kept_back), 'kept back, on', device)
    pool = [torch.from_numpy(one).to(device) for one in photos]
    drawn = []
    looks = Looks(torch, device, options.seed, options.least)
    limit = options.minutes * 60
    seen, saved = 0, time.monotonic()
    while time.monotonic() - begun < limit:
        for _ in range(3):
            try:
                picture = torch.from_numpy(results.get(timeout=0 if len(drawn) >= LEAST_POOL else 2)).to(device)
            except queue.Empty:
                break
            if len(drawn) < POOL:
                drawn.append(picture)
        if len(drawn) < LEAST_POOL * (device == 'cuda') or not drawn:
            continue
        if seen == 0:
            said(len(drawn), 'scenes: begins')
            taught_from = time.monotonic() - begun
        x = looks.batch(drawn if looks.rng.random() < 0.5 else pool)
        with torch.no_grad(), torch.autocast('cuda', dtype=torch.float16, enabled=device == 'cuda'):
            wanted = teacher(x).float()
        part = (time.monotonic() - begun - taught_from) / (limit - taught_from)
        rate = options.rate * min(1, (seen + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, part)))
        for one in taught:
            one.step(x, wanted, max(1e-6, rate), seen)
        seen += 1
        if seen % 200 == 0 or device == 'cpu':
            losses = {one.name: round(float(torch.stack(one.losses[-200:]).mean()), 4) for one in taught}
            said('step', seen, 'scenes', len(drawn), losses)
        if time.monotonic() - saved > 60:
            for one in taught:
                one.save(options.out)
            saved = time.monotonic()
    for one in taught:
        one.save(options.out)
    for worker in workers:
        worker.terminate()
    report = judge(torch, teacher, taught, kept_back, device)
    (options.out / 'report.json').write_text(json.dumps({'steps': seen, 'scenes': len(drawn), **report}, indent=2))
    for key, line in report.items():
        said(key, line)


if __name__ == '__main__':
    main()
