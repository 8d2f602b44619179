"""`python -m documents --show 5 --seed 1 [--held-out] [--language de]` prints documents as lined text with tags; `--measure 500` counts."""
import argparse
import random
import time
from collections import Counter

from . import make

_COLOURS = {'name': 32, 'localName': 32, 'number': 36, 'taxNumber': 36, 'lei': 36, 'label': 90, 'party': 31, 'role': 33, 'share': 35, 'birth': 34}


def lined(document, colours: bool) -> str:
    """Pieces on their places, `⟦kind text⟧` around values."""
    lines: list[tuple[float, float, str]] = []
    current = None
    for text, x0, y0, _, y1, piece, kind, first, party in document.tokens:
        start = f'⟦{"" if first else "~"}{kind}{"" if party < 0 else party} ' if kind and (first or current is None or current[3] != (kind, party)) else ''
        if current is None or current[0] != piece:
            if current is not None:
                lines.append((current[1], current[2], current[4] + ('⟧' if current[3] else '')))
            current = [piece, (y0 + y1) / 2, x0, None, '']
            start = f'⟦{"" if first else "~"}{kind}{"" if party < 0 else party} ' if kind else ''
        if current[3] is not None and (start or not kind):
            current[4] += '⟧'
            current[3] = None
        current[4] += ' ' + start + text
        if kind:
            current[3] = (kind, party)
    if current is not None:
        lines.append((current[1], current[2], current[4] + ('⟧' if current[3] else '')))
    rows: list[list] = []
    for y, x, text in lines:
        if rows and abs(rows[-1][0] - y) < 0.008:
            rows[-1][1].append((x, text.strip()))
        else:
            rows.append([y, [(x, text.strip())]])
    printed = []
    for _, cells in rows:
        row = ''
        for x, text in sorted(cells):
            row = row.ljust(int(x * 120)) + ('   ' if row.strip() else '') + text
        printed.append(row)
    return '\n'.join(printed).replace('⟦label ', '‹').replace('⟦~label ', '‹') if not colours else '\n'.join(printed)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument('--show', type=int, default=0)
    parser.add_argument('--measure', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', action='store_true')
    parser.add_argument('--language')
    given = parser.parse_args()
    rng = random.Random(given.seed)
    for at in range(given.show):
        document = make(rng, given.held_out, given.language)
        print(f'===== {at} {document.language} {len(document.tokens)} tokens, parties {dict(enumerate(document.parties))}')
        print(lined(document, False))
    if given.measure:
        make(rng, given.held_out)
        start = time.process_time()
        counts: Counter = Counter()
        lengths = []
        for _ in range(given.measure):
            document = make(rng, given.held_out, given.language)
            lengths.append(len(document.tokens))
            counts.update(token[6] or 'O' for token in document.tokens)
        took = time.process_time() - start
        lengths.sort()
        print(f'{given.measure / took:.0f} documents a second of processor, {sum(lengths) / took:.0f} tokens a second; tokens median {lengths[len(lengths) // 2]}, most {lengths[-1]}')
        print(counts.most_common())


if __name__ == '__main__':
    main()
