"""Texts of machine readable lines: valid zones of every format, and lines of nothing but chance.

Names are syllables and chance, so that the network learns shapes and no language; numbers are drawn from alphabets
that favour the letters and digits that OCR-B draws alike.
"""
ALPHABET = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
DIGITS = '0123456789'
ALIKE = '0O0OQDC1IL8B5S2Z6G7T4A3MNHWVYXKRPUJ9EF'
TWINS = ('0O', '0OQD', '1I', '1IL7T', '8B', '5S', '2Z', '6G', 'MNHW', 'VYU', '<CK', '4A')
STATES = ('UTO D USA GBR FRA ESP ITA PRT CHE AUT NLD BEL POL CZE SVK HUN ROU BGR HRV SVN SRB LTU LVA EST FIN SWE NOR '
          'DNK ISL IRL GRC TUR UKR RUS GEO ARM KAZ CHN TWN JPN KOR IND PAK BGD LKA NPL THA VNM MYS IDN PHL AUS NZL CAN '
          'MEX BRA ARG CHL PER COL VEN ECU BOL URY PRY CUB DOM EGY MAR DZA TUN NGA GHA KEN ZAF ETH XXA XXB UNO EUE').split()
ONSETS = 'B C D F G H J K L M N P Q R S T V W X Y Z BR CH CZ DR FL GR KR PH QU SCH SZ ST TR'.split()
RIMES = 'A E I O U AN EN IN ON UN AR ER OR AI EI OU IA EL IL OM US IS ETH OWSK ANO'.split()


def check_digit(text):
    """ICAO Doc 9303-3, section 4.9."""
    values = [0 if c == '<' else int(c) if c.isdigit() else ord(c) - 55 for c in text]
    return str(sum(v * (7, 3, 1)[i % 3] for i, v in enumerate(values)) % 10)


class Lines:
    def __init__(self, rng):
        self.rng = rng

    def pick(self, things):
        return things[int(self.rng.integers(len(things)))]

    def some(self, alphabet, count):
        return ''.join(self.pick(alphabet) for _ in range(count))

    def name(self):
        if self.rng.random() < 0.3:
            return self.some(LETTERS, int(self.rng.integers(2, 14)))
        return ''.join(self.pick(ONSETS) + self.pick(RIMES) for _ in range(int(self.rng.integers(1, 5))))

    def names(self, width):
        surname = '<'.join(self.name() for _ in range(self.pick([1, 1, 1, 2, 3])))
        given = '<'.join(self.name() for _ in range(self.pick([0, 1, 1, 2, 2, 3])))
        return (surname + '<<' + given)[:width].ljust(width, '<')

    def number(self, width):
        alphabet = self.pick([DIGITS, DIGITS, ALIKE, LETTERS + DIGITS])
        length = width if self.rng.random() < 0.7 else int(self.rng.integers(3, width + 1))
        text = self.some(alphabet, length)
        if self.rng.random() < 0.4:
            text = (self.some(LETTERS, 2) + text)[:width]
        return text.ljust(width, '<')

    def date(self):
        return f'{self.rng.integers(100):02d}{self.rng.integers(1, 13):02d}{self.rng.integers(1, 32):02d}'

    def checked(self, text):
        return text + check_digit(text)

    def state(self):
        return self.pick(STATES).ljust(3, '<')

    def optional(self, width):
        return '<' * width if self.rng.random() < 0.5 else self.number(width)

    def two_lines(self, width, opening, composite):
        first = opening + self.state() + self.names(width - 5)
        number, birth, expiry = self.checked(self.number(9)), self.checked(self.date()), self.checked(self.date())
        start = number + self.state() + birth + self.pick('MF<') + expiry
        if not composite:
            return [first, start + self.optional(width - 28)]
        optional = self.optional(width - 29)
        if width == 44:
            optional = self.checked(self.optional(14))
        return [first, start + optional + check_digit(number + birth + expiry + optional)]

    def td3(self):
        return self.two_lines(44, 'P' + self.pick('<<<<' + LETTERS), True)

    def td2(self):
        return self.two_lines(36, self.pick('ICA') + self.pick('<' + LETTERS), True)

    def visa(self):
        return self.two_lines(self.pick([44, 36]), 'V' + self.pick('<' + LETTERS), False)

    def td1(self):
        number, birth, expiry = self.checked(self.number(9)), self.checked(self.date()), self.checked(self.date())
        one, two = self.optional(15), self.optional(11)
        upper = self.pick(['I<', 'ID', 'C<', 'A' + self.pick(LETTERS), 'C1', 'C2', 'IR', 'AC']) + self.state() + number + one
        middle = birth + self.pick('MF<') + expiry + self.state() + two
        return [upper, middle + check_digit(upper[5:] + birth + expiry + two), self.names(30)]

    def french_card(self):
        first = 'IDFRA' + self.name()[:25].ljust(25, '<') + self.some(DIGITS, 6)
        given = '<<'.join(self.name() for _ in range(self.pick([1, 2, 3])))[:14].ljust(14, '<')
        second = self.checked(self.some(DIGITS, 12)) + given + self.checked(self.date()) + self.pick('MF')
        return [first, second + check_digit(first + second)]

    def swiss_licence(self):
        middle = 'FA' + self.pick(['CHE', 'LIE']) + self.some(DIGITS, 12) + '<<' + self.date() + '<<<<<'
        return [self.some(LETTERS, 3) + self.some(DIGITS, 3) + self.pick('DFIR') + '<<', middle, self.names(30)]

    def zone(self):
        return self.pick([self.td3, self.td3, self.td1, self.td1, self.td2, self.visa, self.french_card, self.swiss_licence])()

    def chance(self):
        """A line of no format, or a piece of one: every symbol in every company."""
        length = int(self.rng.integers(6, 21))
        kind = self.rng.random()
        if kind < 0.35:
            return self.some(ALIKE, length)
        if kind < 0.6:
            return self.some(ALPHABET, length)
        if kind < 0.68:
            return self.some(DIGITS, length)
        if kind < 0.75:
            return self.some(self.pick(TWINS) + self.pick(ALIKE), length)
        line = self.pick(self.zone())
        start = int(self.rng.integers(0, max(1, len(line) - length)))
        return line[start:start + length]
