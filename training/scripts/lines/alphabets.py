"""Between text and the classes that a network of lines answers with: the alphabets of models/, which were Tesseract's."""
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[1] / 'tesseract'))
from codes import FINALS, HANGUL, VOWELS, Coder  # noqa: E402

# Script of each language (ISO 15924), and code points of its words.
SCRIPTS = {'ara': 'arab', 'fas': 'arab', 'urd': 'arab', 'heb': 'hebr', 'hin': 'deva', 'ben': 'beng', 'tam': 'taml', 'tha': 'thai', 'kor': 'kore'}
BLOCKS = {
    'arab': [(0x0620, 0x064A), (0x066E, 0x06D3)], 'hebr': [(0x05D0, 0x05EA)], 'deva': [(0x0900, 0x094D), (0x0958, 0x095F)],
    'beng': [(0x0980, 0x09E3)], 'taml': [(0x0B80, 0x0BD7)], 'thai': [(0x0E01, 0x0E4E)], 'kore': [(0xAC00, 0xD7A3)],
}  # prettier-ignore
RIGHT_TO_LEFT = {'arab', 'hebr'}


class Alphabet(Coder):
    """blank: the class of no letter; classes: how many there are."""

    def __init__(self, path):
        held = json.loads(pathlib.Path(path).read_text(encoding='utf-8'))
        letters = {(code,): text for code, text in enumerate(held['codes']) if text and code != held['blank']}
        parts = held.get('hangul')
        if parts:
            for a, initial in enumerate(parts['initials']):
                for b, vowel in enumerate(parts['vowels']):
                    for c, final in enumerate(parts['finals']):
                        if min(initial, vowel, final) >= 0:
                            letters[(initial, vowel, final)] = chr(HANGUL + (a * VOWELS + b) * FINALS + c)
        super().__init__(letters)
        self.blank, self.classes = held['blank'], len(held['codes'])


def alphabets(folder):
    """Of each script, from `script-….alphabet.json` in the folder."""
    return {script: Alphabet(pathlib.Path(folder) / f'script-{script}.alphabet.json') for script in BLOCKS}
