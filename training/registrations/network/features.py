"""What the tagger sees of a word: numbers of its letter groups, and where it stands. `src/engine/companies/reading/tagger` makes the same."""
import unicodedata

import numpy as np

KINDS = ('name', 'localName', 'number', 'taxNumber', 'lei', 'form', 'incorporated', 'status', 'address', 'capital', 'country', 'party', 'role', 'birth', 'share', 'label')
TAGS = 1 + 2 * len(KINDS)
PARTY = KINDS.index('party')
GROUPS = 24
ROWS = 16384
MOST = 512

_known = {}


def number_of(group):
    """FNV-1a, 32 bits, over UTF-8; 1..16383."""
    known = _known.get(group)
    if known is not None:
        return known
    value = 0x811C9DC5
    for byte in group.encode('utf-8'):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    value = 1 + value % (ROWS - 1)
    if len(_known) > 3_000_000:
        _known.clear()
    _known[group] = value
    return value


def shape_of(text):
    """Letters, figures and signs by their class; of more than four alike in a row, four."""
    shape = []
    for sign in text:
        if sign.isdecimal():
            kind = '9'
        elif sign.isalpha():
            kind = 'X' if sign != sign.lower() else 'x' if sign != sign.upper() else 'o'
        else:
            kind = sign
        if len(shape) < 4 or any(one != kind for one in shape[-4:]):
            shape.append(kind)
    return '\u0001' + ''.join(shape)


_words = {}


def groups_of(word):
    """Up to 24 numbers of a word: the whole, its shape, then groups of four letters, three, two and one."""
    known = _words.get(word)
    if known is not None:
        return known
    text = unicodedata.normalize('NFKC', word)
    whole = '<' + text.lower() + '>'
    groups = [whole, shape_of(text)]
    for size in (4, 3, 2):
        groups += [whole[at : at + size] for at in range(len(whole) - size + 1)]
    groups += list(whole[1:-1])
    numbers = [number_of(group) for group in dict.fromkeys(groups)][:GROUPS]
    row = np.zeros(GROUPS, np.int16)
    row[: len(numbers)] = numbers
    if len(_words) > 300_000:
        _words.clear()
    _words[word] = row
    return row


def normal_boxes(boxes):
    """Boxes in shares of the width of print, from its left and top end."""
    boxes = np.asarray(boxes, np.float32)
    left, top = boxes[:, 0].min(), boxes[:, 1].min()
    width = max(1e-6, float(boxes[:, 2].max() - left))
    return (boxes - np.array([left, top, left, top], np.float32)) / width


def arrays_of(document):
    """Arrays of a document (documents.make), cut to MOST words: groups, boxes, piece, tags, party of each word, and standing of each."""
    tokens = document.tokens
    start = 0
    if len(tokens) > MOST:
        start = getattr(document, 'start', 0)
        tokens = tokens[start : start + MOST]
    groups = np.stack([groups_of(token[0]) for token in tokens])
    boxes = normal_boxes([token[1:5] for token in tokens])
    piece = np.array([token[5] for token in tokens], np.int32)
    tags = np.zeros(len(tokens), np.int64)
    party = np.full(len(tokens), -1, np.int64)
    standing = np.zeros((len(tokens), 2), np.float32)
    for at, (_, _, _, _, _, _, kind, first, one) in enumerate(tokens):
        if kind is None:
            continue
        tags[at] = 1 + 2 * KINDS.index(kind) + (0 if first else 1)
        if kind in ('party', 'role', 'birth', 'share'):
            party[at] = one
            if kind == 'party' and one >= 0:
                standing[at] = document.parties[one]
    return groups, boxes, piece, tags, party, standing


def links_of(tags, party):
    """Of each word that begins a role, a birth, a share or a part of a name: the first word of its party on the page; -100 of others."""
    links = np.full(len(tags), -100, np.int64)
    first = {}
    begins = 1 + 2 * PARTY
    for at, (tag, one) in enumerate(zip(tags, party)):
        if tag == begins and one >= 0 and one not in first:
            first[one] = at
    starts = {1 + 2 * KINDS.index(kind) for kind in ('party', 'role', 'birth', 'share')}
    for at, (tag, one) in enumerate(zip(tags, party)):
        if tag in starts and one in first:
            links[at] = first[one]
    return links
