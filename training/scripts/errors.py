"""Best path of a line, and characters wrong by the height of letters."""
import unicodedata

BANDS = ((10, 14), (14, 18), (18, 24), (24, 30.1))


def best_path(scores, symbols):
    """scores: steps x classes, class 0 the blank."""
    text, before = [], 0
    for column in scores.argmax(1):
        if column not in (0, before):
            text.append(symbols[column - 1])
        before = column
    return ''.join(text)


def distance(a, b):
    """Levenshtein's."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def plain(text):
    """Without spaces and with one form of letters that have a full and a half width."""
    return unicodedata.normalize('NFC', unicodedata.normalize('NFKC', text)).replace(' ', '')


class Tally:
    def __init__(self):
        self.rows = {}

    def add(self, text, read, height):
        band = next((band for band in BANDS if band[0] <= height < band[1]), BANDS[-1])
        row = self.rows.setdefault(band, [0, 0, 0, 0])
        want, got = plain(text), plain(read)
        wrong = distance(want, got)
        for at, more in enumerate((1, wrong == 0, wrong, len(want))):
            row[at] += more

    def rate(self):
        return sum(row[2] for row in self.rows.values()) / max(1, sum(row[3] for row in self.rows.values()))

    def __str__(self):
        total = [sum(row[at] for row in self.rows.values()) for at in range(4)]
        named = [(f'{low}-{round(high)} px', self.rows[low, high]) for low, high in sorted(self.rows)] + [('all', total)]
        return '\n'.join(f'  {name:9} {lines:5} lines, exact {exact / lines:6.1%}, characters wrong {wrong / max(1, of):6.2%} of {of}' for name, (lines, exact, wrong, of) in named)
