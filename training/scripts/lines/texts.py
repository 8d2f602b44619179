"""What the lines of training say: words of dictionaries and of ICU, names, dates, numbers, codes, Latin words, and syllables that are no words."""
import json
import pathlib
import random
import sys
import unicodedata

sys.path.append(str(pathlib.Path(__file__).parents[1] / 'tesseract'))
from words import DIGITS, WORDS  # noqa: E402

from alphabets import BLOCKS, SCRIPTS  # noqa: E402

LATIN = set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
DICTIONARIES = {'ara': 'Arabic', 'fas': 'fas', 'urd': 'urd', 'heb': 'Hebrew', 'hin': 'Devanagari', 'ben': 'Bengali', 'tam': 'Tamil', 'tha': 'Thai', 'kor': 'Hangul'}
ICU = {'ara': ['ar'], 'fas': ['fa'], 'urd': ['ur', 'ps'], 'heb': ['he'], 'hin': ['hi', 'mr', 'ne'], 'ben': ['bn'], 'tam': ['ta'], 'tha': ['th'], 'kor': ['ko']}
MOST_WORDS = 60_000


def vocabularies(dictionaries, icu):
    """By language: its words, phrases, names, Latin names and English words. Words that the checks are made of are left out."""
    tested = {word for words in WORDS.values() for word in words}
    said = json.loads(pathlib.Path(icu).read_text(encoding='utf-8'))
    latin = [name for name in said['Latn']['names'] if set(name) <= LATIN]
    found = {}
    for language, name in DICTIONARIES.items():
        script = SCRIPTS[language]
        own = []
        for word in (pathlib.Path(dictionaries) / f'{name}.txt').read_text(encoding='utf-8').split('\n'):
            word = unicodedata.normalize('NFC', word.strip())
            if 1 < len(word) <= 16 and word not in tested and all(any(low <= ord(letter) <= high for low, high in BLOCKS[script]) for letter in word):
                own.append(word)
        random.Random(7).shuffle(own)
        of_script = said[script.capitalize()]
        phrases = [phrase for code in ICU[language] for phrase in of_script.get(code, [])]
        names = [] if language == 'urd' else of_script['names']
        found[language] = {'own': own[:MOST_WORDS], 'phrases': phrases, 'names': names, 'latin': latin, 'english': said['english']}
    return found


def syllables(word):
    """Parts of a word that can stand alone: none begins with a mark, none ends before a joined letter."""
    parts, viramas = [], '\u094d\u09cd\u0bcd'
    for letter in word:
        joined = parts and (unicodedata.category(letter).startswith('M') or letter in 'ะาำๅ' or parts[-1][-1] in viramas or parts[-1][-1] in 'เแโใไ')
        if joined:
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts


class Texts:
    def __init__(self, vocabulary, language, rng):
        self.vocabulary, self.rng, self.native = vocabulary, rng, DIGITS[language]
        # Thai has no blanks between words.
        self.runs_on = language == 'tha'
        self.letters = [part for word in vocabulary['own'][:4000] for part in syllables(word)]
        self.kinds = sorted(set(self.letters))

    def pick(self, things):
        return things[int(self.rng.integers(len(things)))]

    def words(self, count):
        names = self.vocabulary['names']
        between = '' if self.runs_on and self.rng.random() < 0.6 else ' '
        return between.join(self.pick(names if names and self.rng.random() < 0.3 else self.vocabulary['own']) for _ in range(count))

    def made_up(self):
        """Syllables as often as they are used, or each kind as often as another."""
        return ''.join(self.pick(self.kinds if self.rng.random() < 0.5 else self.letters) for _ in range(int(self.rng.integers(1, 7))))

    def latin(self):
        """Names, or English words as a second label has them."""
        if self.rng.random() < 0.4:
            text = ' '.join(self.pick(self.vocabulary['latin']) for _ in range(int(self.rng.integers(1, 3))))
            return self.pick([text, text.upper(), text.title()])
        between = self.pick([' ', ' ', ' of '])
        text = between.join(self.pick(self.vocabulary['english']) for _ in range(int(self.rng.integers(1, 3))))
        return self.pick([text.capitalize(), text.capitalize(), text.title(), text.upper(), text, f'{text.capitalize()}.'])

    def number(self):
        rng = self.rng
        digits = self.native if rng.random() < 0.7 else '0123456789'
        figures = lambda count: ''.join(self.pick(digits) for _ in range(count))
        kind = rng.random()
        if kind < 0.45:
            groups = [2, 2, 4] if rng.random() < 0.5 else [4, 2, 2]
            return self.pick(['/', '.', '-', '-', '/', ' ']).join(figures(count) for count in groups)
        if kind < 0.6:
            return ' '.join(figures(int(rng.integers(1, 6))) for _ in range(int(rng.integers(2, 4))))
        if kind < 0.68:
            return self.pick(CAPITALS) + (self.pick(CAPITALS) if rng.random() < 0.4 else '') + figures(int(rng.integers(5, 10)))
        return figures(int(rng.integers(1, 15)))

    def one(self):
        rng = self.rng
        kind = rng.random()
        if kind < 0.28:
            return self.words(int(rng.integers(1, 5)))
        if kind < 0.36:
            return self.pick(self.vocabulary['phrases'])
        if kind < 0.46:
            return ' '.join(self.made_up() for _ in range(int(rng.integers(1, 4))))
        if kind < 0.58:
            return self.number()
        if kind < 0.63:
            return f'{self.words(1)} {self.number()}'
        if kind < 0.66:
            return f'{self.number()} {self.words(1)} {self.number()}'
        if kind < 0.74:
            return f'{self.words(int(rng.integers(1, 3)))}{self.pick([":", ": ", " : "])}{self.words(int(rng.integers(1, 3))) if rng.random() < 0.6 else self.number()}'
        if kind < 0.78:
            first, second = self.words(1), self.words(1)
            return self.pick([f'{first} ({second})', f'{first}, {second}', f'{first}-{second}', f'{first}. {second}', f'{first}/{second}'])
        if kind < 0.97:
            own, between = self.words(int(rng.integers(1, 4))), self.pick([' / ', ' / ', ' ', '/'])
            return f'{own}{between}{self.latin()}' if rng.random() < 0.75 else f'{self.latin()}{between}{own}'
        return self.latin()
