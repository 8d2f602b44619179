"""Invented names, addresses, dates, numbers and amounts."""
from .vocabulary import Language, Vocabulary

_SYLLABLES = {
    'Latn': 'ba ko ri mel tan dor vi sha qu lo ner gra pim zu fe yo lin ast bre cho dun el fri go hu ist jo kra lum mo nex or pra ros sti tri ul ven wol xan'.split(),
    'Cyrl': 'ба ко ри мел тан дор ви ша ло нер гра пим зу фе лин аст бре чо дун кра лум ро сти ул вен'.split(),
    'Grek': 'βα κο ρι μελ ταν δορ λο νερ γρα ζου φε λιν αστ δουν κρα ρο στι βεν'.split(),
    'Arab': 'با كو ري مل تان دور في شا لو نر غرا زو في لين است كرا سما نور'.split(),
    'Hebr': 'בא קו רי מל טן דור לו נר גרא זו פי לין אסט'.split(),
    'Thai': 'บา โค รี เมล ทัน ดอร์ โล เนอ กรา ซู ลิน'.split(),
    'Kore': '가 나 라 마 바 사 아 자 차 카 타 하 고 노 로 모 보 소 오 조 초 은 진 현 성 대'.split(),
    'Hani': '华 安 瑞 达 恒 信 宏 泰 鑫 盛 嘉 美 德 源 凯 悦 天 龙 丰 汇 隆 盈 睿 博'.split(),
    'Jpan': '青 葉 桜 光 北 星 富 士 南 海 東 和 友 栄 新 大 山 川 アクア ネクスト みらい サン'.split(),
}
_CONSONANTS = 'bcdfghjklmnprstvwz'
_VOWELS = 'aeiou'


def syllables(rng, script: str, least: int = 2, most: int = 4) -> str:
    """A word that no language has."""
    if script == 'Latn' and rng.random() < 0.4:
        return ''.join(rng.choice(_CONSONANTS) + rng.choice(_VOWELS) for _ in range(rng.randint(least, most)))
    return ''.join(rng.choice(_SYLLABLES[script]) for _ in range(rng.randint(least, most)))


class Person:
    __slots__ = ('given', 'family', 'text', 'family_first', 'solid', 'is_company')

    def __init__(self, given: str, family: str, family_first: bool, solid: bool, is_company: bool = False) -> None:
        self.given, self.family, self.family_first, self.solid, self.is_company = given, family, family_first, solid, is_company
        joint = '' if solid else ' '
        parts = [family, given] if family_first else [given, family]
        self.text = joint.join(part for part in parts if part)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _name_word(rng, vocabulary: Vocabulary, script: str) -> str:
    if script == 'Latn':
        return _capital(rng.choice(vocabulary.latin_names) if rng.random() < 0.75 else syllables(rng, script))
    known = vocabulary.other_names.get(script)
    if known and rng.random() < 0.6:
        return _capital(rng.choice(known))
    return _capital(syllables(rng, script))


def person(rng, vocabulary: Vocabulary, language: Language, family_first: bool) -> Person:
    words = language.words
    if language.solid and language.code != 'th' or language.code == 'ko':
        family = rng.choice(words['family'])
        given = rng.choice(words['given']) if rng.random() < 0.4 else ''.join(rng.choice(_SYLLABLES[language.script]) for _ in range(rng.randint(1, 2)))
        if rng.random() < 0.06:
            return Person(_name_word(rng, vocabulary, 'Latn'), _name_word(rng, vocabulary, 'Latn').upper(), False, False)
        return Person(given, family, True, rng.random() < (0.35 if language.code == 'ja' else 0.9))
    foreign = rng.random() < 0.08
    script = 'Latn' if foreign else language.script

    def part(known: str) -> str:
        return rng.choice(words[known]) if not foreign and rng.random() < 0.3 else _name_word(rng, vocabulary, script)

    given = part('given')
    if rng.random() < 0.25:
        given += ' ' + (_name_word(rng, vocabulary, script) if rng.random() < 0.75 or script != 'Latn' else rng.choice('ABCDEFGHJKLMNPRSTVW') + '.')
    family = part('family')
    roll = rng.random()
    if roll < 0.15 or language.code in ('es', 'pt') and roll < 0.6:
        family += ('-' if rng.random() < 0.2 else ' ') + part('family')
    if rng.random() < (0.15 if language.code in ('id', 'is') else 0.01):
        return Person('', family, family_first, False)
    if script == 'Latn' and rng.random() < 0.04:
        family = rng.choice(['van der ', 'de la ', 'von ', 'Al-', 'bin ', 'Mc', "O'", 'El ', 'di ']) + family
    return Person(given, family, family_first, False)


def company_stem(rng, vocabulary: Vocabulary, language: Language) -> str:
    script, words = language.script, language.words
    if language.solid and script != 'Thai':
        stem = ''.join(rng.choice(_SYLLABLES[script]) for _ in range(rng.randint(2, 3)))
        if rng.random() < 0.35:
            stem = rng.choice(words['cities'])[:2] + stem
        if rng.random() < 0.7:
            stem += rng.choice(words['firms'])
        if rng.random() < 0.25 and language.code in vocabulary.company_words:
            stem += rng.choice(vocabulary.company_words[language.code][6:])
        return stem
    parts = []
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        roll = rng.random()
        if roll < 0.25:
            parts.append(rng.choice(words['firms']))
        elif roll < 0.65:
            parts.append(_capital(syllables(rng, script)))
        elif roll < 0.72:
            parts.append(rng.choice(words['cities']).split()[0])
        elif roll < 0.78 and script == 'Latn':
            parts.append(''.join(rng.choice('ABCDEFGHIKLMNOPRSTUVWXZ') for _ in range(rng.randint(2, 4))))
        elif roll < 0.82:
            parts.append(str(rng.choice([1, 2, 3, 7, 21, 24, 99, 360, 2000, 2020])))
        else:
            parts.append(_name_word(rng, vocabulary, script))
    if rng.random() < 0.6:
        parts.append(rng.choice(words['firms']))
    if rng.random() < 0.08:
        parts.insert(rng.randint(1, len(parts)), rng.choice(words['and']))
        parts.append(_capital(syllables(rng, script)))
    if all(part.isdigit() for part in parts):
        parts.append(rng.choice(words['firms']))
    if rng.random() < 0.05 and script == 'Latn':
        parts.append(f"({rng.choice(words['cities'])})")
    return ' '.join(parts)


def company_name(rng, vocabulary: Vocabulary, language: Language, form: tuple[str, bool] | None = None) -> str:
    stem = company_stem(rng, vocabulary, language)
    if rng.random() < 0.06:
        return stem
    text, in_front = form or rng.choice(language.short_forms if rng.random() < 0.8 else language.forms)
    if '…' in text:
        return text.replace('…', stem)
    joint = '' if language.solid and language.script != 'Thai' else ' '
    roll = rng.random()
    if in_front and roll < 0.4:
        return text + joint + (f'"{stem}"' if language.script == 'Cyrl' and rng.random() < 0.6 else stem)
    if language.script == 'Latn' and roll < 0.15:
        return f'{stem}, {text}'
    return stem + joint + text


class Address:
    def __init__(self, rng, language: Language) -> None:
        words = language.words
        number = str(rng.randint(1, 400))
        street = rng.choice(words['streets'])
        if rng.random() < 0.3 and language.script in _SYLLABLES and not language.solid:
            street = street.replace(street.split()[0], _capital(syllables(rng, language.script))) if '{' not in street.split()[0] else street
        street = street.replace('{n}', number).replace('{m}', str(rng.randint(1, 30))).replace('{k}', str(rng.randint(1, 9))).replace('{a}', rng.choice('ABCDEF'))
        self.street = street
        self.code = pattern(rng, rng.choice(words['codes']))
        self.city = rng.choice(words['cities']) if rng.random() < 0.7 or language.solid else _capital(syllables(rng, language.script))
        self.region = '' if language.solid else rng.choice([*words['cities'], ''])
        self.country = rng.choice(language.countries)
        self.text = self._joined(rng, language)

    def _joined(self, rng, language: Language) -> str:
        if language.solid and language.code != 'th' or language.code == 'ko':
            joint = ' ' if language.code == 'ko' or rng.random() < 0.2 else ''
            text = f'{self.city}{joint}{self.street}'
            return f'{self.code}{joint}{text}' if self.code and rng.random() < 0.4 else text
        comma = rng.choice([', ', ', ', ', ', ' ', ' - '])
        place = rng.choice([f'{self.code} {self.city}', f'{self.code} {self.city}', f'{self.city} {self.code}', f'{self.city}{comma}{self.region} {self.code}']).strip()
        parts = [self.street, place] if rng.random() < 0.85 else [place, self.street]
        if rng.random() < 0.3:
            parts.append(self.country)
        return ' '.join((comma if comma != ' ' else ', ').join(part for part in parts if part).split())


def pattern(rng, text: str) -> str:
    """`{d}` is a digit, `{a}` a letter."""
    while '{d}' in text:
        text = text.replace('{d}', str(rng.randint(0, 9)), 1)
    while '{a}' in text:
        text = text.replace('{a}', rng.choice('ABCDEFGHJKLMNPRSTUVWXYZ'), 1)
    return text


_PREFIXES = ['HRB', 'HRA', 'FN', 'CHE-', 'RC', 'SC', 'NI', 'C', 'L', 'B', 'No.', 'Nr.', 'N°', 'PVT-', 'J40/', 'KRS', 'UEN', 'BV', 'CR', 'E', 'W', 'RN', '№', 'T', 'U74', 'F', 'P', 'M-', 'RM', 'BRN', '第', '#', '']
_BLOCKS = ['{d}{d}{d}', '{d}{d}{d}{d}', '{d}{d}', '{d}{d}{d}{d}{d}{d}', '{d}{d}{d}{d}{d}', '{a}{d}{d}', '{d}{d}{d}{d}{d}{d}{d}{d}']


def number(rng) -> str:
    """Of a register of some country: figures, groups of them, letters in front or behind."""
    roll = rng.random()
    if roll < 0.45:
        text = '{d}' * rng.choice([4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14, 18])
        if rng.random() < 0.2:
            text += rng.choice([' {a}', '{a}', '-{d}', '-{a}', '/{d}', ' {d}{a}'])
    else:
        joint = rng.choice([' ', '.', '-', '/', '-', ' '])
        text = joint.join(rng.choice(_BLOCKS) for _ in range(rng.randint(2, 4))) if roll < 0.7 else '{d}' * rng.randint(3, 9)
    if roll > 0.62 or rng.random() < 0.15:
        text = rng.choice(_PREFIXES) + rng.choice(['', ' ', ' ']) + text
    if rng.random() < 0.05:
        text = rng.choice(['{a}{a}{d}{d}{d}{a}{a}{d}{d}{d}{d}{d}{d}', '{d}{d}{a}{a}{d}{d}{d}{d}{d}{d}{a}', '{d}{d}{d}{d}/{d}{d}{d}{d}{d}{d}/{d}{d}', '9{d}{d}{d}{d}{d}{d}{d}MA{d}{a}{a}{d}{d}{a}{d}'])
    return pattern(rng, text)


def lei(rng) -> str:
    return pattern(rng, '{d}{d}{d}{d}00' + ''.join(rng.choice(['{d}', '{a}']) for _ in range(12)) + '{d}{d}')
