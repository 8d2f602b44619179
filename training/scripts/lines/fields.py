"""What the fields of cards say in Arabic, Persian and Urdu: names, places, dates, numbers and addresses, short, with their labels or without."""
from texts import Texts

CODES = {'ara': 'ar', 'fas': 'fa', 'urd': 'ur'}
# Letters of names as each language writes them.
WRITTEN = {'ara': {}, 'fas': str.maketrans('يكة', 'یکه'), 'urd': str.maketrans('يكةه', 'یکہہ')}
ADDRESSES = {
    'ara': ['{n} ش {a}', 'شارع {a} {n}', '{n} ش {a} - {b}', 'حي {a}، شارع {b}', 'ص.ب {n} {a}', '{n} شارع {a} - {b}'],
    'fas': ['خیابان {a}، پلاک {n}', 'خیابان {a}', '{a}، کوچه {b}، پلاک {n}', 'بلوار {a} پلاک {n}'],
    'urd': ['مکان نمبر {n}، گلی نمبر {n}', 'محلہ {a}', 'گلی {n}، {a}', 'ضلع {a}', '{a} روڈ، {b}', 'تحصیل {a} ضلع {b}'],
}


class Fields(Texts):
    """vocabulary: as `texts.vocabularies` has it, with the labels of the language."""

    def __init__(self, vocabulary, language, rng):
        super().__init__(vocabulary, language, rng)
        self.language = language
        self.people = [name.translate(WRITTEN[language]) for name in vocabulary['names'] if len(name) < 13]
        self.places = [phrase for phrase in vocabulary['phrases'] if not any(letter.isascii() and letter.isalpha() for letter in phrase)]

    def name(self):
        return ' '.join(self.pick(self.people if self.rng.random() < 0.6 else self.vocabulary['own']) for _ in range(int(self.rng.integers(1, 4))))

    def date(self):
        figures = lambda least, most, size: ''.join(self.digits[int(digit)] for digit in str(int(self.rng.integers(least, most))).zfill(size))
        parts = [figures(1300, 2060, 4), figures(1, 13, 2), figures(1, 32, 2)]
        return self.pick(['/', '/', '/', '-', '.']).join(parts[:: self.pick([1, -1])])

    def figures(self, most):
        return ''.join(self.pick(self.digits) for _ in range(int(self.rng.integers(1, most + 1))))

    def address(self):
        return self.pick(ADDRESSES[self.language]).format(a=self.words(1), b=self.words(1), n=self.figures(3))

    def value(self):
        kind = self.rng.random()
        if kind < 0.5:
            return self.name()
        if kind < 0.62:
            return self.pick(self.places)
        if kind < 0.75:
            return self.date()
        if kind < 0.85:
            return self.figures(14)
        return self.address() if kind < 0.95 else self.words(1)

    def one(self):
        self.digits = self.native if self.language != 'urd' and self.rng.random() < 0.85 else self.pick(['0123456789', '۰۱۲۳۴۵۶۷۸۹'])
        kind = self.rng.random()
        if kind < 0.2:
            return super().one()
        if kind < 0.35:
            return self.pick(self.vocabulary['labels'])
        if kind < 0.5:
            return self.pick(self.vocabulary['labels']) + self.pick([': ', ' : ', ' ', ':']) + self.value()
        return self.value()


def with_labels(vocabularies, said):
    """Words by language, with the labels that documents bear in it."""
    return {language: vocabularies[language] | {'labels': said['labels'][code], 'names': said['Arab']['names']} for language, code in CODES.items()}
