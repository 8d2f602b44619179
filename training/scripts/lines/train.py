"""Teaches the recogniser of lines all scripts at once, from lines that other processes draw meanwhile.

    train.py --fonts fonts --dictionaries words --icu words.json --alphabets models --out lines-1.pt --minutes 9 --workers 15
    train.py … --out lines-2.pt --minutes 3.5 --start lines-1.pt --seed 8 --rate 1.2e-3

Connectionist temporal classification; AdamW with one cosine of its rate over the minutes, then the mean of late weights. Lines that were
drawn are kept and shown again, with other noise. Prints characters wrong on lines in typefaces and with words kept apart, of letters lower
than 9 pixels, than 14, and of all others; of Urdu in Nastaliq the words alone are kept apart.
"""
import argparse
import copy
import math
import multiprocessing
import pathlib
import queue
import sys
import time

import numpy as np
import torch
from torch.nn import functional as F

from alphabets import SCRIPTS, alphabets
from drawing import HEIGHT, NASTALIQ, Faces, Lines
from network import STEP, Reader
from texts import Texts, vocabularies

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from errors import distance  # noqa: E402

SHARE = {'ara': 0.15, 'fas': 0.13, 'urd': 0.2, 'heb': 0.05, 'hin': 0.14, 'ben': 0.08, 'tam': 0.05, 'tha': 0.13, 'kor': 0.07}
BANDS = (9, 14, 99)
DRAWN, CHUNK = 256, 64


def padded(lines):
    """Lines of like width in one array, and of each its steps and classes."""
    most = -(-max(pixels.shape[1] for pixels, *_ in lines) // STEP) * STEP
    held = np.full((len(lines), HEIGHT, most), 127, np.int8)
    for at, (pixels, *_) in enumerate(lines):
        held[at, :, : pixels.shape[1]] = pixels
    steps = np.array([pixels.shape[1] // STEP for pixels, *_ in lines], np.int64)
    lengths = np.array([len(wanted) for _, wanted, _ in lines], np.int64)
    return held, steps, np.concatenate([wanted for _, wanted, _ in lines]).astype(np.int64), lengths


def draw(options, number, out, vocabulary):
    """One process: languages by their share, chunks of lines of like width."""
    torch.set_num_threads(1)
    rng = np.random.default_rng([options.seed, number])
    known = alphabets(options.alphabets)
    makers = {language: Lines(language, Texts(vocabulary[language], language, rng), Faces(options.fonts, language), known[SCRIPTS[language]], rng) for language in SHARE}
    while True:
        language = rng.choice(list(SHARE), p=list(SHARE.values()))
        lines = []
        while len(lines) < DRAWN:
            made = makers[language].one()
            if made is not None:
                lines.append(made)
        lines.sort(key=lambda made: made[0].shape[1])
        for at in range(0, DRAWN, CHUNK):
            out.put((SCRIPTS[language], *padded(lines[at : at + CHUNK])))


def checks(options, count=160):
    """By language and height: lines of words and typefaces kept apart; and of Urdu in Nastaliq."""
    from drawn_lines import text_of

    known = alphabets(options.alphabets)
    found = {}
    for at, (language, name) in enumerate([*((language, language) for language in sorted(SHARE)), ('urd', 'nastaliq')]):
        rng = np.random.default_rng([99, at])
        faces = Faces(options.fonts, language, held=name != 'nastaliq')
        if name == 'nastaliq':
            faces.files = [file for file in faces.files if file.name.startswith(NASTALIQ)]
        maker = Lines(language, None, faces, known[SCRIPTS[language]], rng)
        lines = []
        while len(lines) < count:
            made = maker.one(text_of(language, rng))
            if made is not None:
                lines.append(made)
        for band, most in enumerate(BANDS):
            of_band = [made for made in lines if (0, *BANDS)[band] <= made[2] < most]
            of_band.sort(key=lambda made: made[0].shape[1])
            found[name, most] = [(SCRIPTS[language], *padded(of_band[at : at + CHUNK])) for at in range(0, len(of_band), CHUNK)]
    return found, known


class Chunk:
    def __init__(self, drawn, device):
        self.script, pixels, steps, wanted, lengths = drawn
        self.pixels, self.steps = torch.from_numpy(pixels).to(device), torch.from_numpy(steps).to(device)
        self.wanted, self.lengths = torch.from_numpy(wanted).to(device), torch.from_numpy(lengths).to(device)


def varied(x, steps, device):
    """Lines leaning, higher, lower, wider, bolder and thinner than they were drawn; ink -1, ground 1."""
    count = len(x)
    lean, high, shift = (torch.randn(count, device=device) * by for by in (0.08, 0.07, 0.05))
    turn = torch.zeros(count, 2, 3, device=device)
    turn[:, 0, 0], turn[:, 0, 1], turn[:, 1, 1], turn[:, 1, 2] = 1, lean * x.shape[2] / x.shape[3], 1 + high, shift
    x = 1 + F.grid_sample(x - 1, F.affine_grid(turn, x.shape, align_corners=False), align_corners=False)
    bolder, thinner = -F.max_pool2d(-x, 3, 1, 1), F.max_pool2d(x, 3, 1, 1)
    kind, much = torch.rand(count, 1, 1, 1, device=device), 0.8 * torch.rand(count, 1, 1, 1, device=device)
    x = torch.where(kind < 0.15, torch.lerp(x, bolder, much), torch.where(kind > 0.85, torch.lerp(x, thinner, 0.6 * much), x))
    wide = 0.85 + 0.35 * float(torch.rand(()))
    width = round(x.shape[3] * wide / STEP) * STEP
    return F.interpolate(x, (HEIGHT, width), mode='bilinear', antialias=True), (steps * (width / x.shape[3])).long()


def joined(chunks, device, noisy):
    """Lines of several chunks as one batch, white on the right of the shorter ones."""
    most = max(chunk.pixels.shape[2] for chunk in chunks)
    x = torch.cat([F.pad(chunk.pixels, (0, most - chunk.pixels.shape[2]), value=127) for chunk in chunks]).to(torch.float32) / 127
    steps = torch.cat([chunk.steps for chunk in chunks])
    x = x[:, None]
    if noisy:
        x, steps = varied(x, steps, device)
        count, most = len(x), x.shape[3]
        strength = torch.rand(count, 1, 1, 1, device=device)
        x = 1 - (1 - x) * (0.75 + 0.3 * torch.rand(count, 1, 1, 1, device=device))
        x = (x + 0.2 * strength**2 * torch.randn_like(x)).clamp(-1, 1)
    seen = (torch.arange(most // STEP, device=device)[None] < steps[:, None]).to(torch.float32)
    return x, seen, steps


def judge(reader, found, known, device):
    reader.eval()
    rates = {}
    with torch.no_grad():
        for (name, most), drawn in found.items():
            wrong, total = 0, 0
            for held in drawn:
                chunk = Chunk(held, device)
                alphabet = known[chunk.script]
                x, seen, steps = joined([chunk], device, False)
                best = reader.letters[chunk.script](reader.body(x, seen)).argmax(2).cpu().numpy()
                at = 0
                for row, (length, count) in enumerate(zip(chunk.lengths.tolist(), steps.tolist())):
                    path = best[row, :count]
                    codes = [int(code) for place, code in enumerate(path) if code != alphabet.blank and (place == 0 or path[place - 1] != code)]
                    truth = alphabet.decode(chunk.wanted[at : at + length].tolist())
                    at += length
                    wrong += distance(truth, alphabet.decode(codes))
                    total += len(truth)
            rates.setdefault(name, []).append(f'{wrong / max(1, total):.1%}')
    reader.train()
    return ', '.join(f'{name} {" ".join(shares)}' for name, shares in rates.items())


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--fonts', required=True)
    arguments.add_argument('--dictionaries', required=True)
    arguments.add_argument('--icu', required=True)
    arguments.add_argument('--alphabets', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, required=True)
    arguments.add_argument('--workers', type=int, default=15)
    arguments.add_argument('--chunks', type=int, default=6)
    arguments.add_argument('--rate', type=float, default=2e-3)
    arguments.add_argument('--start')
    arguments.add_argument('--seed', type=int, default=7)
    options = arguments.parse_args()
    began = time.time()
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    vocabulary = vocabularies(options.dictionaries, options.icu)
    context = multiprocessing.get_context('fork')
    drawn = context.Queue(maxsize=400)
    for number in range(options.workers):
        context.Process(target=draw, args=(options, number, drawn, vocabulary), daemon=True).start()
    found, known = checks(options)
    reader = Reader({script: alphabet.classes for script, alphabet in known.items()}).to(device)
    if options.start:
        reader.load_state_dict(torch.load(options.start, map_location=device))
        print('before:', judge(reader, found, known, device), flush=True)
    mean = copy.deepcopy(reader)
    print(f'{sum(p.numel() for p in reader.body.parameters())} parameters of the body, began after {time.time() - began:.0f} s', flush=True)
    optimiser = torch.optim.AdamW(reader.parameters(), options.rate, weight_decay=0.02, fused=device == 'cuda')
    averaged, current = ([value for value in one.state_dict().values() if value.dtype.is_floating_point] for one in (mean, reader))
    pool, fresh, step, printed = [], 0, 0, 0
    while (spent := (time.time() - began) / (60 * options.minutes)) < 1:
        while True:
            try:
                pool.append(Chunk(drawn.get(timeout=None if len(pool) < 30 else 0.0005), device))
                fresh += 1
            except queue.Empty:
                break
            if fresh % 40 == 0:
                break
        rate = options.rate * min(1, (step + 1) / 300) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * spent)))
        for group in optimiser.param_groups:
            group['lr'] = rate
        # Half of what is shown was drawn lately.
        late = max(0, len(pool) - 600)
        offered = [pool[int(rng.integers(late if rng.random() < 0.5 else 0, len(pool)))] for _ in range(5 * options.chunks)]
        width = offered[0].pixels.shape[2]
        chunks = sorted(offered, key=lambda chunk: abs(chunk.pixels.shape[2] - width))[: options.chunks]
        x, seen, steps = joined(chunks, device, True)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            columns = reader.body(x, seen)
        columns, loss = columns.float(), 0
        for at, chunk in enumerate(chunks):
            scores = F.log_softmax(reader.letters[chunk.script](columns[at * CHUNK : (at + 1) * CHUNK]), 2).transpose(0, 1)
            loss = loss + F.ctc_loss(scores, chunk.wanted, steps[at * CHUNK : (at + 1) * CHUNK], chunk.lengths, blank=known[chunk.script].blank, zero_infinity=True)
        loss = loss / len(chunks)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 2.0)
        optimiser.step()
        step += 1
        with torch.no_grad():
            keep = min(0.998, step / (step + 20))
            torch._foreach_lerp_(averaged, current, 1 - keep)
        if time.time() - began > 45 * (printed + 1):
            printed += 1
            print(f'{time.time() - began:.0f} s, step {step}, {len(pool) * CHUNK} lines drawn, loss {loss.item():.4f}; {judge(mean, found, known, device)}', flush=True)
            torch.save(mean.state_dict(), options.out)
    torch.save(mean.state_dict(), options.out)
    print(f'step {step}, {len(pool) * CHUNK} lines;', judge(mean, found, known, device), flush=True)


if __name__ == '__main__':
    main()
