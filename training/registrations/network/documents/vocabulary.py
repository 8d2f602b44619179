"""Words that documents are made of: what `vocabulary.ts` knows, and the texts in `words/`."""
import json
import os
import zlib
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
DEFAULT = HERE.parents[3] / '.cache' / 'registration-words.json'

#: Whose labels a language takes that has no table of its own.
RELATED = {'et': 'baltic', 'lv': 'baltic', 'lt': 'baltic', 'ms': 'id', 'sk': 'sk cs', 'sl': 'sl hr', 'uk': 'uk ru', 'bg': 'bg ru', 'zht': 'zht zh'}
#: Where the legal forms of a language are at home.
COUNTRIES = {
    'en': 'GB IE US CA AU NZ SG IN HK KE NG GH ZA MT CY', 'de': 'DE AT CH LI', 'fr': 'FR BE LU CH SN CI MA TN CM', 'es': 'ES MX AR CO PE CL EC UY PA',
    'it': 'IT SM', 'pt': 'PT BR AO MZ', 'nl': 'NL BE', 'ca': 'AD ES', 'pl': 'PL', 'cs': 'CZ', 'sk': 'SK', 'sv': 'SE', 'da': 'DK', 'no': 'NO', 'is': 'IS',
    'fi': 'FI', 'hu': 'HU', 'ro': 'RO MD', 'tr': 'TR', 'hr': 'HR BA', 'sl': 'SI', 'et': 'EE', 'lv': 'LV', 'lt': 'LT', 'sq': 'AL XK', 'ru': 'RU KZ BY KG',
    'uk': 'UA', 'bg': 'BG', 'sr': 'RS ME MK', 'el': 'GR CY', 'id': 'ID', 'ms': 'MY BN', 'vi': 'VN', 'ja': 'JP', 'ko': 'KR', 'zh': 'CN', 'zht': 'TW HK MO',
    'ar': 'SA AE EG QA JO KW MA', 'fa': 'IR', 'he': 'IL', 'th': 'TH', 'sw': 'TZ KE',
}
SCRIPTS = {'ru': 'Cyrl', 'uk': 'Cyrl', 'bg': 'Cyrl', 'sr': 'Cyrl', 'el': 'Grek', 'ja': 'Jpan', 'ko': 'Kore', 'zh': 'Hani', 'zht': 'Hani', 'ar': 'Arab', 'fa': 'Arab', 'he': 'Hebr', 'th': 'Thai'}
#: How often a language is drawn.
WEIGHTS = {'en': 16, 'de': 6, 'fr': 7, 'es': 8, 'it': 4, 'pt': 5, 'nl': 4, 'zh': 5, 'zht': 2.5, 'ja': 4, 'ko': 3, 'ar': 5, 'ru': 4, 'pl': 4, 'tr': 2.5, 'vi': 2, 'id': 2}
_ICU = {'zht': 'zh-Hant'}
_INSIDE = {'Cyrl': 'а-яёіїєѓќљњћђџјѕ', 'Arab': '\u0621-\u064a', 'Hebr': 'א-ת', 'Grek': 'α-ωά-ώ', 'Hani': '\u4e00-\u9fff', 'Kore': '가-힣', 'Jpan': '\u30a0-\u30ff'}


def is_held_out(phrase: str) -> bool:
    """A tenth of all phrases, always the same ones."""
    return zlib.crc32(phrase.lower().encode()) % 10 == 0


def _sections(name: str) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {}
    current: dict[str, list[str]] = {}
    for line in (HERE / 'words' / name).read_text(encoding='utf8').splitlines():
        if line.startswith('['):
            current = found.setdefault(line[1:-1], {})
        elif ': ' in line:
            key, texts = line.split(': ', 1)
            current[key] = current.get(key, []) + texts.split('|')
    return found


def _add(known: dict, further: dict) -> None:
    for code, kinds in further.items():
        of_code = known.setdefault(code, {})
        for kind, found in kinds.items():
            of_code[kind] = of_code.get(kind, []) + found


def _joined(pattern: str) -> dict[str, dict[str, list[str]]]:
    """The sections of several files."""
    found: dict[str, dict[str, list[str]]] = {}
    for file in sorted((HERE / 'words').glob(pattern)):
        _add(found, _sections(file.name))
    return found


class Language:
    """What is printed in one language; `kept` says which phrases are to be had."""

    def __init__(self, code: str, raw: dict, texts: dict, kept) -> None:
        self.code = code
        self.script = SCRIPTS.get(code, 'Latn')
        self.leftward = self.script in ('Arab', 'Hebr')
        self.solid = code in ('ja', 'zh', 'zht', 'th')
        self.labels: dict[str, list[str]] = {}
        for source in [texts['labels'].get(code, {})] + [raw['phrases'].get(name, {}) for name in RELATED.get(code, code).split()]:
            for kind, phrases in source.items():
                self.labels.setdefault(kind, []).extend(phrases)
        self.labels = {kind: kept(phrases) for kind, phrases in self.labels.items()}
        words = dict(texts['values'].get(code, {}))
        split = {'roles', 'rolesMany', 'holder', 'status', 'title', 'registry', 'activity', 'home', 'born', 'section', 'surname', 'ceased', 'auditor', 'mailing', 'authorised', 'paid'}
        self.words = {key: kept(found) if key in split else found for key, found in words.items()}
        self.sentences = {kind: kept(found) for kind, found in texts['sentences'].get(code, {}).items()}
        icu = _ICU.get(code, code)
        self.months = raw['months'].get(icu) or raw['months']['en']
        self.countries = raw['countries'].get(icu) or raw['countries']['en']
        self.currencies = raw['currencies'].get(icu) or raw['currencies']['en']
        at_home = set(COUNTRIES[code].split())
        forms = [form for form in raw['forms'] if at_home & set(form['countries'])]
        self.forms = [(text, form['inFront']) for form in forms for text in form['spellings'] if self._is_own(text)] or [('LLC', False)]
        self.short_forms = [one for one in self.forms if len(one[0]) <= 12] or self.forms
        self.long_forms = [text for text, _ in self.forms if len(text) > 8] or [text for text, _ in self.forms]

    def _is_own(self, text: str) -> bool:
        letters = [sign for sign in text if sign.isalpha()]
        eastern = [sign for sign in letters if ord(sign) > 0x24f]
        if self.code in ('zh', 'zht', 'ja', 'ko', 'ar', 'fa', 'he', 'th', 'ru', 'uk', 'bg', 'sr', 'el'):
            return len(eastern) > len(letters) / 2
        return not eastern


class Vocabulary:
    def __init__(self, held_out: bool = False, path: str | None = None) -> None:
        raw = json.loads(Path(path or os.environ.get('REGISTRATION_WORDS') or DEFAULT).read_text(encoding='utf8'))
        texts = {'labels': _joined('labels*.txt'), 'values': {}, 'sentences': _joined('sentences-*.txt')}
        for name in ('west.txt', 'north.txt', 'east.txt'):
            texts['values'].update(_sections(name))
        _add(texts['values'], _joined('more*.txt'))

        def kept(phrases: list[str]) -> list[str]:
            return [phrase for phrase in phrases if is_held_out(phrase) == held_out] or phrases

        self.languages = {code: Language(code, raw, texts, kept) for code in COUNTRIES}
        self.codes = list(self.languages)
        self.weights = [WEIGHTS.get(code, 1) for code in self.codes]
        self.roles = {role: kept(found) for role, found in raw['roles'].items()}
        self.latin_names = [name for name in raw['names']['latin'] + raw['names']['rare'] if len(name) > 2]
        others = raw['names']['other']
        self.other_names = {}
        for script, inside in _INSIDE.items():
            self.other_names[script] = [name for name in others if _first_in(name, inside)]
        self.company_words = raw['companyWords']
        self.no_labels = raw['noLabels']
        self.clutter = texts['sentences']


@lru_cache(maxsize=None)
def _ranges(inside: str):
    import re
    return re.compile(f'[{inside}]')


def _first_in(name: str, inside: str) -> bool:
    return bool(_ranges(inside).match(name))


@lru_cache(maxsize=2)
def vocabulary(held_out: bool = False) -> Vocabulary:
    return Vocabulary(held_out)
