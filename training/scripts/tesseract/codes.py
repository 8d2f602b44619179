"""Between text and the codes that a network answers with."""
import itertools
import unicodedata

HANGUL = 0xAC00
VOWELS, FINALS = 21, 28


def as_letters(text):
    """Composed, and Thai am in the two signs of which the networks make it."""
    return unicodedata.normalize('NFC', text).replace('\u0e33', '\u0e4d\u0e32')


def plain(letter):
    """Letters in full width as they are, and without the signs that keep Indic letters from joining."""
    if len(letter) > 1:
        return letter.strip('\u200c\u200d')
    return unicodedata.normalize('NFKC', letter) if letter > '\uff00' else letter


def letters_of(recogniser):
    """Text of each sequence of codes; of several texts of one sequence the first. All syllables of Hangul whose parts are known."""
    found = {}
    for codes, letter in recogniser.letters:
        if letter and letter not in ('Joined', '|Broken|0|1') and recogniser.blank not in codes:
            found.setdefault(codes, plain(letter))
    parts = [{}, {}, {}]
    for codes, letter in found.items():
        if len(codes) == 3 and HANGUL <= ord(letter) < HANGUL + 11172:
            place = ord(letter) - HANGUL
            split = (place // (VOWELS * FINALS), place // FINALS % VOWELS, place % FINALS)
            for part, code, index in zip(parts, codes, split):
                part[index] = code
    for (first, a), (vowel, b), (final, c) in itertools.product(*(part.items() for part in parts)):
        found.setdefault((a, b, c), chr(HANGUL + (first * VOWELS + vowel) * FINALS + final))
    return found


class Coder:
    def __init__(self, letters):
        self.codes = {}
        for codes, letter in letters.items():
            if letter not in self.codes or len(codes) < len(self.codes[letter]):
                self.codes[letter] = codes
        self.longest = max(map(len, self.codes))
        self.letters = letters
        self.most_codes = max(map(len, letters))

    def encode(self, text):
        """Codes of a text, or none where it has a letter that the network does not know."""
        text, codes, at = as_letters(text), [], 0
        while at < len(text):
            for size in range(self.longest, 0, -1):
                if text[at : at + size] in self.codes and at + size <= len(text):
                    codes += self.codes[text[at : at + size]]
                    at += size
                    break
            else:
                return None
        return codes

    def decode(self, codes):
        text, at = [], 0
        while at < len(codes):
            for size in range(min(self.most_codes, len(codes) - at), 0, -1):
                letter = self.letters.get(tuple(codes[at : at + size]))
                if letter is not None:
                    text.append(letter)
                    at += size
                    break
            else:
                at += 1
        return ''.join(text).replace('\u0e4d\u0e32', '\u0e33')
