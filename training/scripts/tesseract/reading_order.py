"""Lines of scripts that run from right to left, as they stand from left to right, and back.

A network reads from left to right. Its answer is turned: letters from right to left, numbers and Latin words as they stand.
`src/adapters/inference/text/recurrent/in-reading-order.ts` does the same.
"""
import re

from bidi.algorithm import get_display

NUMBER = r'[0-9٠-٩۰-۹]+(?:[./,:٫٬\-–][0-9٠-٩۰-۹]+)*'
LATIN = r'[A-Za-zÀ-ɏ](?:[A-Za-zÀ-ɏ0-9.\'’/\- ]*[A-Za-zÀ-ɏ0-9])?'
FORWARD = re.compile(f'{LATIN}|{NUMBER}')
MIRRORED = str.maketrans('()[]{}<>«»', ')(][}{><»«')


def as_it_stands(text):
    """The letters of a line from left to right."""
    return get_display(text, base_dir='R')


def in_reading_order(standing):
    """The letters of a line in the order in which they are read, from how they stand from left to right."""
    parts, at = [], len(standing)
    for match in reversed(list(FORWARD.finditer(standing))):
        parts += [standing[match.end() : at][::-1].translate(MIRRORED), match.group()]
        at = match.start()
    return ''.join(parts + [standing[:at][::-1].translate(MIRRORED)])
