"""From pieces on a sheet to tokens with boxes."""
from dataclasses import dataclass, field

from .noise import Noise
from .sheet import BLANK, line_width, width_of
from .words import Word, is_leftward, retagged


@dataclass
class Document:
    #: `(text, x0, y0, x1, y1, piece, kind or None, is first, party or -1)`, in reading order; the width of print is 1.
    tokens: list[tuple] = field(default_factory=list)
    #: `(is officer, is owner)`.
    parties: list[tuple[bool, bool]] = field(default_factory=list)
    language: str = ''


def placed(words: list[Word], x: float, size: float, backwards: bool) -> list[list]:
    """`[text, x0, x1, kind, first, party]` for each word of a piece; against the direction of the page they run backwards."""
    at = x
    spans = []
    for index, word in enumerate(words):
        if index and not word[4]:
            at += BLANK * size
        wide = width_of(word[0]) * size
        spans.append([word[0], at, at + wide, word[1], word[2], word[3]])
        at += wide
    if backwards:
        for span in spans:
            span[1], span[2] = x + at - span[2], x + at - span[1]
    return spans


def close_up(words: list[Word]) -> list[Word]:
    """Words without blanks between them become the tokens that a reader sees."""
    if not any(word[4] for word in words):
        return words
    units: list[list[Word]] = []
    for word in words:
        if word[4] and units:
            units[-1].append(word)
        else:
            units.append([word])
    found: list[Word] = []
    for unit in units:
        found += unit if len(unit) == 1 else retagged(unit)
    return found


def joined(pieces: list[list]) -> list[list]:
    """Pieces on one line that almost touch are one."""
    found: list[list] = []
    for piece in sorted(pieces, key=lambda one: (round(one[1] * 4), one[0])):
        last = found[-1] if found else None
        if last is not None and abs(last[1] - piece[1]) < 0.3 * piece[2] and 0.75 < last[2] / piece[2] < 1.33:
            gap = piece[0] - last[4]
            if -piece[2] < gap < 0.5 * piece[2]:
                last[3] = last[3] + [piece[3][0][:4] + (False,)] + piece[3][1:]
                last[4] = piece[0] + line_width(piece[3]) * piece[2]
                continue
        found.append([*piece, piece[0] + line_width(piece[3]) * piece[2]])
    return found


def in_reading_order(pieces: list[list]) -> list[list]:
    rows: list[list[list]] = []
    for piece in sorted(pieces, key=lambda one: one[1]):
        if rows and piece[1] - rows[-1][0][1] < 0.55 * min(piece[2], rows[-1][0][2]):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [piece for row in rows for piece in sorted(row, key=lambda one: one[0])]


def finished(page) -> Document:
    rng = page.rng
    noise = Noise(rng)
    height = rng.uniform(1.0, 1.4)
    document = Document(parties=page.parties, language=page.language.code)
    pieces = joined([[x, y, size, close_up(words)] for x, y, size, words in page.sheet.pieces])
    pieces = in_reading_order(noise.of_pieces(pieces))
    laid = []
    for piece in pieces:
        x, y, size, words = piece[:4]
        words = noise.of_words(words)
        if words:
            backwards = is_leftward(words) != page.language.leftward
            laid.append((y, size, placed(words, x, size, backwards)))
    if not laid:
        return document
    left = min(span[1] for _, _, spans in laid for span in spans)
    right = max(span[2] for _, _, spans in laid for span in spans)
    top = min(y - size * height / 2 for y, size, _ in laid)
    scale = 1 / max(right - left, 1)
    is_open: dict[int, tuple[int, int]] = {}
    for number, (y, size, spans) in enumerate(laid):
        half = size * height * noise.stretched() / 2
        low, high = (y - half - top) * scale, (y + half - top) * scale
        for text, x0, x1, kind, first, party in spans:
            if kind == 'party' and not first:
                last = is_open.get(party)
                at = len(document.tokens)
                # A later part of a name that is printed apart begins anew.
                first = last is None or last[0] != at - 1
            if kind == 'party':
                is_open[party] = (len(document.tokens), number)
            document.tokens.append((text, (x0 - left) * scale, low, (x1 - left) * scale, high, number, kind, bool(first), party))
    return document
