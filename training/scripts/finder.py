"""The network that tells in which script a line is, from what the frozen body sees in it.

    finder.py --lines /tmp/scripts/any-*-1 ... --check /tmp/scripts/any-*-test ... --out /tmp/scripts/finder.npz --minutes 8

Each step (of 384 columns) is brought to 48 numbers, the mean and the largest of each over the line to scripts. Cross-entropy
against targets that say what can be known: digits alone, or capitals that several scripts share, are Latin by half; so is what is no
writing. Lines upside down belong to their script by half. Seed 7.
"""
import argparse
import json
import time
import unicodedata

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SCRIPTS = ['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Deva', 'Beng', 'Taml', 'Thai', 'Hani', 'Kore']
WIDTH, COLUMNS = 48, 384
NAMES = {'LATIN': 'Latn', 'CYRILLIC': 'Cyrl', 'GREEK': 'Grek', 'ARABIC': 'Arab', 'HEBREW': 'Hebr', 'DEVANAGARI': 'Deva', 'BENGALI': 'Beng', 'TAMIL': 'Taml', 'THAI': 'Thai', 'CJK': 'Hani', 'HIRAGANA': 'Hani', 'KATAKANA': 'Hani', 'HANGUL': 'Kore'}
# Letters that look the same in Latin and in another script.
LIKE_LATIN = {'Cyrl': set('АВЕКМНОРСТУХІЈЅҮаеорсухіјѕ'), 'Grek': set('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι')}
# So much of a Han character may be in Latin letters or digits.
SHARE_OF_SCRIPT = 0.34


class Finder(nn.Module):
    def __init__(self):
        super().__init__()
        self.step, self.line = nn.Linear(COLUMNS, WIDTH), nn.Linear(2 * WIDTH, len(SCRIPTS))
        self.drop = nn.Dropout(0.1)

    def forward(self, columns, seen):
        """columns: lines x steps x 384; seen: lines x steps."""
        x = F.relu(self.step(columns)) * seen[:, :, None]
        pooled = torch.cat([x.sum(1) / seen.sum(1, keepdim=True), x.amax(1)], 1)
        return self.line(self.drop(pooled))


def scripts_of(text):
    counts = {}
    for letter in text:
        name = NAMES.get(unicodedata.name(letter, '').split(' ')[0]) if unicodedata.category(letter)[0] in 'LM' else None
        if name:
            counts.setdefault(name, []).append(letter)
    return counts


def target(script, text, turned):
    """(shares by script, whether the line tells its script beyond doubt)."""
    counts = scripts_of(text)
    shares = np.full(len(SCRIPTS), 0.5 / (len(SCRIPTS) - 1))
    counts = {name: letters for name, letters in counts.items() if name in SCRIPTS}
    if not counts:
        shares[0] = 0.5
        return shares, False
    total = sum(map(len, counts.values()))
    other = {name: letters for name, letters in counts.items() if name != 'Latn' and len(letters) / total >= SHARE_OF_SCRIPT}
    named = max(other, key=lambda name: len(other[name])) if other else 'Latn'
    sure = np.zeros(len(SCRIPTS))
    if named in LIKE_LATIN and all(letter in LIKE_LATIN[named] for letter in counts[named]):
        sure[0] = sure[SCRIPTS.index(named)] = 0.5
        return sure, False
    if turned:
        shares[SCRIPTS.index(named)] = 0.5
        return shares, False
    sure[SCRIPTS.index(named)] = 1
    mixed = 'Latn' in counts and named != 'Latn'
    return sure * 0.98 + 0.02 / len(SCRIPTS), not mixed and len(counts[named]) >= 2


class Lines:
    def __init__(self, paths):
        self.columns, self.rows = [], []
        for number, path in enumerate(paths):
            self.columns.append(np.load(path + '.columns.npy', mmap_mode='r'))
            held = json.load(open(path + '.json', encoding='utf-8'))
            lying = held.get('turned') or [False] * len(held['texts'])
            at = 0
            for length, text, height, turned in zip(held['lengths'], held['texts'], held['heights'], lying, strict=True):
                shares, plain = target(held['script'], text, turned)
                self.rows.append((number, at, length, shares, plain, text, height, turned, held['script']))
                at += length

    def batch(self, rows):
        most = max(row[2] for row in rows)
        columns, seen = np.zeros((len(rows), most, COLUMNS), np.float32), np.zeros((len(rows), most), np.float32)
        for at, (number, start, length, *_) in enumerate(rows):
            columns[at, :length] = self.columns[number][start : start + length]
            seen[at, :length] = 1
        return torch.from_numpy(columns), torch.from_numpy(seen), torch.tensor(np.array([row[3] for row in rows]), dtype=torch.float32)


def answers(finder, lines):
    finder.eval()
    found = []
    with torch.no_grad():
        for at in range(0, len(lines.rows), 64):
            columns, seen, _ = lines.batch(lines.rows[at : at + 64])
            found.append(finder(columns, seen).softmax(1).numpy())
    finder.train()
    return np.concatenate(found)


def report(finder, lines):
    found = answers(finder, lines)
    text, total, right = [], 0, 0
    for script in SCRIPTS:
        rows = [(row, shares) for row, shares in zip(lines.rows, found, strict=True) if row[4] and SCRIPTS[int(row[3].argmax())] == script]
        good = sum(SCRIPTS[int(shares.argmax())] == script for _, shares in rows)
        total, right = total + len(rows), right + good
        wrong = {}
        for _, shares in rows:
            if SCRIPTS[int(shares.argmax())] != script:
                wrong[SCRIPTS[int(shares.argmax())]] = wrong.get(SCRIPTS[int(shares.argmax())], 0) + 1
        text.append(f'  {script}: {good} of {len(rows)}' + (f', else {wrong}' if wrong else ''))
    text.append(f'  all: {right} of {total}, {right / max(1, total):.2%}')
    for low, high in ((0.3, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.97), (0.97, 1.01)):
        some = [(row, shares) for row, shares in zip(lines.rows, found, strict=True) if low <= shares.max() < high and row[8] != 'Zyyy']
        good = sum(row[3][int(shares.argmax())] >= 0.49 for row, shares in some)
        text.append(f'  confidence {low}-{high}: {good} of {len(some)} right')
    for name, chosen in (('no writing', lambda row: row[8] == 'Zyyy'), ('digits alone', lambda row: row[8] != 'Zyyy' and not scripts_of(row[5])), ('upside down', lambda row: row[7])):
        some = [shares for row, shares in zip(lines.rows, found, strict=True) if chosen(row)]
        sure = sum(shares.max() >= 0.8 and shares.argmax() != 0 for shares in some)
        text.append(f'  {name}: {len(some)}, said to be another script than Latin with 0.8 or more: {sure}')
    return '\n'.join(text)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--lines', nargs='+', required=True)
    arguments.add_argument('--check', nargs='+', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, required=True)
    options = arguments.parse_args()
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    finder, lines, check = Finder(), Lines(options.lines), Lines(options.check)
    # Each script counts the same.
    kinds = np.array([SCRIPTS.index(row[8]) if row[8] in SCRIPTS else len(SCRIPTS) for row in lines.rows])
    weights = 1 / np.bincount(kinds, minlength=len(SCRIPTS) + 1)[kinds] * np.where(kinds == 0, 3, 1)
    weights /= weights.sum()
    optimiser = torch.optim.AdamW(finder.parameters(), 2e-3, weight_decay=0.01)
    began, told, seen_lines = time.time(), 0, 0
    print(len(lines.rows), 'lines,', len(check.rows), 'to check', flush=True)
    while (spent := (time.time() - began) / (60 * options.minutes)) < 1:
        for group in optimiser.param_groups:
            group['lr'] = 2e-3 * (0.02 + 0.98 * (1 - spent))
        rows = [lines.rows[at] for at in rng.choice(len(lines.rows), 64, p=weights)]
        columns, seen, shares = lines.batch(rows)
        columns = columns * (1 + 0.1 * torch.randn(len(rows), 1, COLUMNS)) * (torch.rand(len(rows), 1, COLUMNS) > 0.1)
        loss = -(shares * F.log_softmax(finder(columns, seen), 1)).sum(1).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        seen_lines += len(rows)
        if time.time() - began > 120 * (told + 1):
            told += 1
            print(f'{seen_lines} lines, loss {loss.item():.3f}', report(finder, check), sep='\n', flush=True)
    np.savez(options.out, **{name: value.numpy() for name, value in finder.state_dict().items()})
    print(f'{seen_lines} lines seen', report(finder, check), sep='\n')


if __name__ == '__main__':
    main()
