"""A page: where words stand. The unit is a thousandth of the width of the paper."""
from functools import lru_cache

from .words import Word, is_eastern

_NARROW = frozenset("iljtfrI.,:;'’|()[]!1")
_WIDE = frozenset('mwMW@%')


@lru_cache(maxsize=200_000)
def width_of(text: str) -> float:
    """In heights of the letters."""
    total = 0.0
    for sign in text:
        if sign in _NARROW:
            total += 0.31
        elif sign in _WIDE:
            total += 0.9
        elif sign > '\u2e7f':
            total += 1.0
        elif sign.isupper():
            total += 0.68
        else:
            total += 0.54
    return total


BLANK = 0.29


def line_width(words: list[Word]) -> float:
    total = 0.0
    for at, word in enumerate(words):
        total += width_of(word[0]) + (BLANK if at and not word[4] else 0)
    return total


def wrapped(words: list[Word], width: float, size: float) -> list[list[Word]]:
    """Lines that are no wider, as far as words allow it."""
    room = max(width / size, 3)
    lines: list[list[Word]] = []
    line: list[Word] = []
    at = 0.0
    for word in words:
        own = width_of(word[0])
        blank = BLANK if line and not word[4] else 0
        if line and at + blank + own > room and (not word[4] or is_eastern(word[0])):
            lines.append(line)
            line, at, blank = [], 0.0, 0
            word = word[:4] + (False,)
        line.append(word)
        at += blank + own
    if line:
        lines.append(line)
    return lines


class Sheet:
    def __init__(self, rng, size: float = 15.0, leading: float = 1.5, margins: tuple[float, float] = (80, 920)) -> None:
        self.rng = rng
        self.size = size
        self.leading = leading
        self.left, self.right = margins
        self.y = 60.0
        #: `[x, y of the middle, size, words]`
        self.pieces: list[list] = []

    def put(self, words: list[Word], x: float, y: float, size: float) -> None:
        if words:
            self.pieces.append([x, y, size, words])

    def gap(self, lines: float) -> None:
        self.y += lines * self.size

    def text(self, words: list[Word], *, x0: float | None = None, x1: float | None = None, size: float | None = None, align: str = 'left', hang: float = 0) -> None:
        """Lines one below the other; the cursor stands below them then."""
        size = size or self.size
        left = self.left if x0 is None else x0
        right = self.right if x1 is None else x1
        for at, line in enumerate(wrapped(words, right - left - max(hang, 0), size)):
            self.y += size * self.leading / 2
            self.put(line, self._start(line, left + (hang if at else 0), right, size, align), self.y, size)
            self.y += size * self.leading / 2

    def _start(self, line: list[Word], left: float, right: float, size: float, align: str) -> float:
        if align == 'left':
            return left
        room = right - left - line_width(line) * size
        return left + (room / 2 if align == 'centre' else room)

    def row(self, cells: list[tuple], *, size: float | None = None, middle: bool = False) -> None:
        """Cells `(words, x0, x1[, align])` side by side, each wrapped to its own width. A cell may be a list of lines of words."""
        size = self._fitting(cells, size or self.size)
        step = size * self.leading
        laid = []
        for cell in cells:
            words, x0, x1 = cell[:3]
            align = cell[3] if len(cell) > 3 else 'left'
            parts = words if words and isinstance(words[0], list) else [words]
            lines = [line for part in parts for line in wrapped(part, x1 - x0, size)]
            laid.append((lines, x0, x1, align))
        most = max((len(lines) for lines, *_ in laid), default=0)
        for lines, x0, x1, align in laid:
            down = (most - len(lines)) / 2 if middle else 0
            for at, line in enumerate(lines):
                self.put(line, self._start(line, x0, x1, size, align), self.y + (at + down + 0.5) * step, size)
        self.y += max(most, 1) * step

    @staticmethod
    def _fitting(cells: list[tuple], size: float) -> float:
        """Smaller print where a word is wider than its cell."""
        fits = size
        for words, x0, x1, *_ in cells:
            parts = words if words and isinstance(words[0], list) else [words]
            widest = max((width_of(word[0]) for part in parts for word in part), default=0)
            if widest * fits > x1 - x0:
                fits = (x1 - x0) / widest
        return max(fits, 0.65 * size)

    def uneven(self, count: int, gutter: float = 30) -> list[tuple[float, float]]:
        """Columns of several widths."""
        weights = [self.rng.uniform(0.5, 1.7) for _ in range(count)]
        room = self.right - self.left - gutter * (count - 1)
        places, at = [], self.left
        for weight in weights:
            places.append((at, at + room * weight / sum(weights)))
            at = places[-1][1] + gutter
        return places

    def columns(self, count: int, gutter: float = 30) -> list[tuple[float, float]]:
        width = (self.right - self.left - gutter * (count - 1)) / count
        return [(self.left + at * (width + gutter), self.left + at * (width + gutter) + width) for at in range(count)]
