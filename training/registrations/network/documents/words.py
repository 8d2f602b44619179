"""Tagged words: `(text, kind, is first of its value, party, is printed without a blank before it)`."""
import re
from functools import lru_cache

#: Letters that are printed without blanks between words.
EASTERN = '\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u0e01-\u0e3a\u0e40-\u0e4e'
_PARTS = re.compile(f'[{EASTERN}]{{1,2}}|[^{EASTERN}]+')
_SLOT = re.compile(r'\{(\w+)\}')
_EASTERN_FIRST = re.compile(f'[{EASTERN}]')
#: A token of several words takes the tag of a value before that of a label, and both before none.
_WEIGHT = {None: 2, 'label': 1}

Word = tuple


def cut(word: str) -> list[str]:
    """The tokens of a word without blanks: eastern letters two by two, what stands between them whole."""
    return _PARTS.findall(word)


@lru_cache(maxsize=200_000)
def _atoms(text: str) -> tuple[tuple[str, bool], ...]:
    atoms = []
    for word in text.split():
        for at, part in enumerate(cut(word)):
            atoms.append((part, at > 0))
    return tuple(atoms)


def tagged(text: str, kind: str | None = None, party: int = -1, first: bool = True) -> list[Word]:
    return [(part, kind, first and at == 0 and kind is not None, party, glued) for at, (part, glued) in enumerate(_atoms(text))]


def plain(text: str) -> list[Word]:
    return tagged(text)


def labelled(text: str) -> list[Word]:
    return tagged(text, 'label')


def glue(words: list[Word]) -> list[Word]:
    """The same, to be printed without a blank before it."""
    return [words[0][:4] + (True,)] + words[1:] if words else words


def with_end(words: list[Word], sign: str) -> list[Word]:
    """A comma or a colon at the end stands close to the word before it."""
    return words + glue(plain(sign)) if words else words


def in_brackets(words: list[Word]) -> list[Word]:
    return plain('(') + glue(words) + glue(plain(')')) if words else []


@lru_cache(maxsize=20_000)
def _parts_of(template: str) -> tuple[str, ...]:
    return tuple(_SLOT.split(template))


def filled(template: str, values: dict) -> list[Word]:
    """A sentence with its slots filled; a slot is a list of words, or a function that answers one."""
    words: list[Word] = []
    is_close = False
    for at, part in enumerate(_parts_of(template)):
        if at % 2:
            value = values.get(part, ())
            value = list(value() if callable(value) else value)
            words += glue(value) if is_close else value
            is_close = bool(value) or is_close
        elif part:
            text = plain(part)
            words += text if part[0] == ' ' or not is_close else glue(text)
            is_close = part[-1] != ' '
    return words


def is_eastern(text: str) -> bool:
    return bool(_PARTS.match(text)) and bool(_EASTERN_FIRST.match(text))


def retagged(words: list[Word]) -> list[Word]:
    """The tokens of words that are printed without blanks between them."""
    text = ''.join(word[0] for word in words)
    owner: list[int] = []
    for at, word in enumerate(words):
        owner += [at] * len(word[0])
    tokens, start = [], 0
    seen: set[int] = set()
    for part in cut(text):
        inside = sorted(set(owner[start:start + len(part)]))
        best = min(inside, key=lambda at: (_WEIGHT.get(words[at][1], 0), at))
        _, kind, _, party, _ = words[best]
        first = any(words[at][2] for at in inside if words[at][1] == kind and words[at][3] == party and at not in seen)
        tokens.append((part, kind, first, party, start > 0))
        seen.update(inside)
        start += len(part)
    return tokens


def is_leftward(words: list[Word]) -> bool:
    count = total = 0
    for word in words:
        for sign in word[0]:
            if sign.isalpha():
                total += 1
                if '\u0590' <= sign <= '\u06ff' or '\ufb1d' <= sign <= '\ufefc':
                    count += 1
    return count * 2 > total
