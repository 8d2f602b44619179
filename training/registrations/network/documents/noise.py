"""What a recogniser does to print: letters swapped, blanks lost, pieces missed, boxes that are a little off."""
import math

_ALIKE = {
    'O': '0', '0': 'O', 'l': '1', '1': 'l', 'I': 'l', 'S': '5', '5': 'S', 'B': '8', '8': 'B', 'm': 'rn', 'e': 'c', 'c': 'e', 'a': 'o', 'u': 'v', 'n': 'ri', 'é': 'e', 'è': 'e', 'ü': 'u', 'ö': 'o', 'ä': 'a', 'ç': 'c',
    'ã': 'a', 'ó': 'o', 'í': 'i', 'ñ': 'n', 'ş': 's', 'ğ': 'g', 'ı': 'i', 'ł': 'l', 'ż': 'z', 'ř': 'r', 'ě': 'e', 'ő': 'ö', 'č': 'c', 'š': 's', 'ž': 'z', 'ß': 'B', 'å': 'a', 'ø': 'o', 'đ': 'd', 'ệ': 'ê', 'G': '6',
    'Z': '2', 'и': 'н', 'н': 'и', 'ш': 'щ', 'й': 'и', '日': '曰', '木': '本', '末': '未', '人': '入', 'ة': 'ه', 'ي': 'ى', 'g': 'q', 'h': 'b', 'f': 't', 't': 'f', 'W': 'VV', 'D': 'O', '、': '', '，': ',',
}
_MARKS = '.,:;-\'"()'


class Noise:
    def __init__(self, rng) -> None:
        self.rng = rng
        self.clean = rng.random() < 0.4
        self.rate = 0 if self.clean else rng.choice([0.002, 0.005, 0.01, 0.02, 0.04])
        self.lost_blanks = 0 if self.clean else rng.choice([0, 0.005, 0.02, 0.05, 0.12])
        self.jitter = 0.04 if self.clean else rng.uniform(0.05, 0.15)
        self.tilt = 0 if self.clean or rng.random() < 0.4 else rng.gauss(0, 0.003)
        self.missing = 0 if self.clean else 0.015
        self.bow = 0 if self.clean or rng.random() < 0.7 else rng.uniform(-6, 6)

    def stretched(self) -> float:
        return 1 + self.rng.gauss(0, self.jitter)

    def of_pieces(self, pieces: list[list]) -> list[list]:
        rng = self.rng
        found = []
        for piece in pieces:
            x, y, size, words = piece[:4]
            short = len(words) == 1 and len(words[0][0]) <= 4
            if self.missing and rng.random() < (self.missing * 3 if short else self.missing * 0.3):
                continue
            x += rng.gauss(0, self.jitter * 2)
            y += rng.gauss(0, self.jitter * size * 0.4) + self.tilt * (x - 500) + self.bow * math.sin(x / 1000 * math.pi)
            if not self.clean and len(words) > 3 and rng.random() < 0.015:
                cut = rng.randint(1, len(words) - 1)
                if not words[cut][4]:
                    from .sheet import line_width
                    found.append([x, y, size, words[:cut]])
                    found.append([x + (line_width(words[:cut]) + 0.35) * size, y, size, words[cut:]])
                    continue
            found.append([x, y, size, words])
        return found if self.clean else self._merged(found)

    def _merged(self, pieces: list[list]) -> list[list]:
        """Now and then a label and its value come as one piece."""
        from .sheet import line_width
        found: list[list] = []
        for piece in pieces:
            last = found[-1] if found else None
            if last and abs(last[1] - piece[1]) < 0.4 * piece[2] and self.rng.random() < 0.04:
                gap = piece[0] - last[0] - line_width(last[3]) * last[2]
                if 0 < gap < 2.5 * piece[2]:
                    last[3] = last[3] + [piece[3][0][:4] + (False,)] + piece[3][1:]
                    continue
            found.append(piece)
        return found

    def of_words(self, words: list) -> list:
        if self.clean:
            return words
        rng = self.rng
        found: list = []
        for word in words:
            text = word[0]
            if self.rate and rng.random() < self.rate * len(text):
                text = self._misread(text)
            if not text:
                continue
            word = (text, *word[1:])
            if found and self.lost_blanks and not word[4] and rng.random() < self.lost_blanks and text.isalnum():
                found[-1] = _one(found[-1], word)
                continue
            if len(text) > 6 and rng.random() < self.lost_blanks * 0.1:
                cut = rng.randint(2, len(text) - 2)
                found.append((text[:cut], *word[1:]))
                found.append((text[cut:], word[1], False, word[3], False))
                continue
            found.append(word)
        return found

    def _misread(self, text: str) -> str:
        rng = self.rng
        at = rng.randrange(len(text))
        sign = text[at]
        if sign in _MARKS and rng.random() < 0.6:
            return text[:at] + text[at + 1:]
        if sign in _ALIKE:
            return text[:at] + _ALIKE[sign] + text[at + 1:]
        if rng.random() < 0.15 and len(text) > 3:
            return text[:at] + text[at + 1:]
        return text


def _one(first: tuple, second: tuple) -> tuple:
    """Two words that became one: the one with a value tags it."""
    text = first[0] + second[0]
    is_value = first[1] not in (None, 'label')
    keeps = first if is_value or second[1] is None else second
    return (text, keeps[1], keeps[2], keeps[3], first[4])
