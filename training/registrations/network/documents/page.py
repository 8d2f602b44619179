"""What a document is about and how it is printed: facts of a company, its people, and the style that all blocks share."""
from .invent import Address, Person, company_name, lei, number, person, syllables
from .sheet import Sheet
from .vocabulary import Language, Vocabulary
from .words import Word, glue, labelled, plain, tagged
from .written import Amounts, Dates, Shares

#: Kinds of labels that name what the tagger finds, and the tag of their values.
TAG_OF = {
    'name': 'name', 'localName': 'localName', 'number': 'number', 'taxNumber': 'taxNumber', 'lei': 'lei', 'legalForm': 'form', 'incorporated': 'incorporated',
    'status': 'status', 'address': 'address', 'capital': 'capital', 'jurisdiction': 'country',
}

#: Kinds of labels that no table of the reader has.
OWN_WORDS = {'familyName': 'surname', 'country': 'country', 'section': 'section', 'ceased': 'ceased', 'mailing': 'mailing', 'authorised': 'authorised', 'paid': 'paid'}

CURRENCY = {
    'de': 'Währung', 'fr': 'Devise', 'es': 'Moneda', 'it': 'Valuta', 'pt': 'Moeda', 'nl': 'Valuta', 'pl': 'Waluta', 'cs': 'Měna', 'sk': 'Mena', 'sv': 'Valuta', 'da': 'Valuta', 'no': 'Valuta', 'fi': 'Valuutta',
    'hu': 'Pénznem', 'ro': 'Moneda', 'tr': 'Para birimi', 'hr': 'Valuta', 'ru': 'Валюта', 'uk': 'Валюта', 'bg': 'Валута', 'el': 'Νόμισμα', 'id': 'Mata uang', 'ms': 'Mata wang', 'vi': 'Loại tiền', 'ja': '通貨',
    'ko': '통화', 'zh': '币种', 'zht': '幣別', 'ar': 'العملة', 'fa': 'واحد پول', 'he': 'מטבע', 'th': 'สกุลเงิน', 'ca': 'Moneda',
}


class Someone:
    """An officer or an owner, or both; or one who is neither, whose name is not to be found."""

    def __init__(self, page: 'Page', who: Person, officer: bool, owner: bool, gone: bool = False) -> None:
        rng = page.rng
        self.page, self.who, self.officer, self.owner, self.gone = page, who, officer, owner, gone
        words = page.language.words
        self.role_text = page.role() if officer or gone else rng.choice(words['holder'])
        self.birth_text = page.dates.birth()
        self.share_text = page.shares.printed()
        self.count_text = page.amounts.figure(cents=False)
        self.nominal_text = page.amounts.money()
        self.home = Address(rng, page.language)
        self.nationality = rng.choice(words['nationality']) if rng.random() < 0.6 else rng.choice(page.language.countries)
        self.appointed = page.dates.printed(1995, 2025)
        self.identity = number(rng)

    def mention(self, officer: bool | None = None, owner: bool | None = None) -> 'Mention':
        return Mention(self, self.officer if officer is None else officer, self.owner if owner is None else owner)


class Mention:
    """One place where someone is named; what is printed there of the person is linked to it."""

    def __init__(self, someone: Someone, officer: bool, owner: bool) -> None:
        self.someone, self.page = someone, someone.page
        self.officer, self.owner = officer, owner
        self.party = -1
        if not someone.gone and (officer or owner):
            self.party = len(self.page.parties)
            self.page.parties.append((officer, owner))

    def _tagged(self, text: str, kind: str, first: bool = True) -> list[Word]:
        return tagged(text, kind, self.party, first) if self.party >= 0 else plain(text)

    def name(self) -> list[Word]:
        return self._tagged(self.page.cased_name(self.someone.who), 'party')

    def given(self, first: bool) -> list[Word]:
        who = self.someone.who
        return self._tagged(self.page.name_case(who.given), 'party', first)

    def family(self, first: bool) -> list[Word]:
        return self._tagged(self.page.name_case(self.someone.who.family), 'party', first)

    def role(self, text: str | None = None) -> list[Word]:
        return self._tagged(text or self.someone.role_text, 'role')

    def birth(self) -> list[Word]:
        return self._tagged(self.someone.birth_text, 'birth')

    def share(self, text: str | None = None) -> list[Word]:
        text = text or self.someone.share_text
        return self._tagged(text, 'share') if text and self.owner else []


class Page:
    def __init__(self, rng, vocabulary: Vocabulary, language: Language, second: Language | None) -> None:
        self.rng, self.vocabulary, self.language, self.second = rng, vocabulary, language, second
        self.parties: list[tuple[bool, bool]] = []
        self.dates, self.amounts, self.shares = Dates(rng, language), Amounts(rng, language), Shares(rng, language)
        self.family_first = language.code in ('hu', 'vi') or rng.random() < 0.2
        self.name_style = rng.choice(['as is', 'as is', 'as is', 'upper', 'family upper', 'comma'])
        self.label_case = rng.choice(['first', 'first', 'title', 'upper', 'lower', 'first'])
        self.head_case = rng.choice(['first', 'title', 'upper', 'upper'])
        self.label_mark = rng.choice([':', ':', ':', '', '', ' :', '.', '：' if language.solid else ':'])
        self.value_case = rng.choice(['as is', 'as is', 'as is', 'upper'])
        self.mutations = rng.random() * 0.6 if rng.random() < 0.12 else 0.02
        self.prose_mutations = rng.uniform(0.03, 0.35) if rng.random() < 0.2 else 0
        self.titled = rng.random() < 0.15
        self.entries = rng.choice(['{r}', '{n}', '{n}/1.', '{n}.1', '{r}.', '{a}', '{a} {r}', '({n})', '{n}/{r}.', '#{r}', '{n}.', '1.{n}.', '{a})']) if rng.random() < 0.12 else None
        self.both = rng.choice(['slash', 'below', 'right', 'slash', 'bracket']) if second else None
        self._labels: dict[str, str] = {}
        margin = rng.uniform(40, 130)
        size = rng.choice([rng.uniform(11.5, 19), rng.uniform(14, 22), rng.uniform(9, 15)]) * rng.choice([0.85, 1, 1])
        right = rng.uniform(550, 800) if rng.random() < 0.08 else 1000 - rng.uniform(40, 130)
        self.sheet = Sheet(rng, size, rng.uniform(1.25, 2.1), (margin, right))
        self._facts()

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def _facts(self) -> None:
        rng, language = self.rng, self.language
        self.form = rng.choice(language.short_forms if self.chance(0.8) else language.forms)
        self.company = company_name(rng, self.vocabulary, language, self.form)
        if self.value_case == 'upper':
            self.company = self.company.upper()
        other = self.second or self.vocabulary.languages[rng.choice(['en', 'en', 'zh', 'ar', 'ru', 'fr', 'ja'])]
        self.local = company_name(rng, self.vocabulary, other if other.script != language.script or self.chance(0.5) else self.vocabulary.languages['en'])
        self.number_text = number(rng)
        self.tax_text = number(rng)
        self.lei_text = lei(rng)
        self.form_text = rng.choice(language.long_forms) if self.chance(0.7) else self.form[0]
        if '…' in self.form_text:
            self.form_text = self.form_text.replace('…', ' ').strip()
        self.incorporated_text = self.dates.printed()
        self.status_text = rng.choice(language.words['status'])
        self.place = Address(rng, language)
        self.capital_text = self.amounts.money()
        self.country_text = rng.choice(language.countries) if self.chance(0.85) else rng.choice(language.words['cities'])

    def value(self, kind: str) -> list[Word]:
        """The value of a kind of label, tagged."""
        text = {
            'name': self.company, 'localName': self.local, 'number': self.number_text, 'taxNumber': self.tax_text, 'lei': self.lei_text, 'legalForm': self.form_text,
            'incorporated': self.incorporated_text, 'status': self.status_text, 'address': self.place.text, 'capital': self.capital_text, 'jurisdiction': self.country_text,
        }[kind]
        if self.value_case == 'upper' and kind in ('legalForm', 'status', 'address', 'jurisdiction'):
            text = text.upper()
        return tagged(text, TAG_OF[kind])

    def word(self, kind: str) -> str:
        """One of the words of the language, as labels are written."""
        return self._cased(self.rng.choice(self.language.words[kind]), self.label_case)

    def label_cased(self, text: str) -> str:
        return self._cased(text, self.label_case)

    def role(self) -> str:
        if self.chance(0.12):
            texts = self.vocabulary.roles[self.rng.choice(['managing_director', 'director', 'board_member', 'chair', 'representative', 'partner', 'authorised_signatory'])]
            text = self.rng.choice(texts)
            latin = text.isascii() or all(ord(sign) < 0x250 for sign in text)
            if latin == (self.language.script == 'Latn'):
                return self._cased(text, self.label_case)
        text = self.rng.choice(self.language.words['roles'])
        return text.upper() if self.value_case == 'upper' else text

    def new_person(self) -> Person:
        return person(self.rng, self.vocabulary, self.language, self.family_first)

    def new_firm(self) -> Person:
        language = self.language if self.chance(0.8) else self.vocabulary.languages['en']
        return Person('', company_name(self.rng, self.vocabulary, language), False, False, True)

    def someone(self, officer: bool, owner: bool, gone: bool = False) -> Someone:
        is_firm = self.chance(0.22 if owner and not officer else 0.05)
        return Someone(self, self.new_firm() if is_firm else self.new_person(), officer, owner, gone)

    def leaver(self, someone: Someone) -> Someone:
        """The same, who left since."""
        return Someone(self, someone.who, False, False, gone=True)

    def auditor(self) -> Someone:
        """One who is named among the officers and is none."""
        who = Someone(self, self.new_firm() if self.chance(0.6) else self.new_person(), False, False, gone=True)
        who.role_text = self.word('auditor')
        return who

    def mixed(self) -> list[Someone]:
        """Officers and owners in one list, told apart by what is printed of each."""
        found = []
        for _ in range(self.rng.choice([2, 3, 3, 4, 5])):
            officer, owner = self.rng.choice([(True, False), (False, True), (True, True)])
            someone = self.someone(officer, owner)
            holder = self._cased(self.rng.choice(self.language.words['holder']), self.label_case)
            if owner:
                joint = self.rng.choice(['/', ' / ', ' & ', ', ', f" {self.language.words['and'][0]} "])
                someone.role_text = someone.role_text + joint + holder if officer else holder
            if not owner:
                someone.share_text = someone.count_text = someone.nominal_text = ''
            found.append(someone)
        return found

    def name_case(self, text: str) -> str:
        return text.upper() if self.name_style == 'upper' else text

    def cased_name(self, who: Person) -> str:
        if who.is_company or not who.given or self.name_style == 'as is':
            return who.text
        if self.name_style == 'upper':
            return who.text.upper()
        family = who.family.upper()
        if self.name_style == 'comma' and not who.solid:
            return f'{family if self.value_case == "upper" else who.family}, {who.given}'
        joint = '' if who.solid else ' '
        return joint.join([family, who.given] if who.family_first else [who.given, family])

    def _cased(self, text: str, style: str) -> str:
        if style == 'upper':
            return text.upper()
        if style == 'title':
            return ' '.join(word[:1].upper() + word[1:] for word in text.split(' '))
        return text[:1].upper() + text[1:] if style == 'first' else text

    def mutated(self, text: str, language: Language | None = None) -> str:
        """Words that no table has: other endings, other letters, or words of no language."""
        rng = self.rng
        script = (language or self.language).script if text.isascii() is False else 'Latn'
        words = text.split()
        for at, word in enumerate(words):
            if rng.random() >= self.mutations or not word.isalpha() or self.language.solid:
                continue
            roll = rng.random()
            if roll < 0.3:
                words[at] = syllables(rng, script)
            elif roll < 0.6 and len(word) > 4:
                words[at] = word[:-rng.randint(1, 2)] + syllables(rng, script, 1, 1)
            elif len(word) > 3:
                cut = rng.randint(1, len(word) - 2)
                words[at] = word[:cut] + rng.choice(syllables(rng, script, 1, 1)) + word[cut + 1:]
        return ' '.join(words)

    def phrase(self, kind: str, language: Language | None = None) -> str:
        language = language or self.language
        if kind == 'currency':
            return CURRENCY.get(language.code, 'Currency')
        own = OWN_WORDS.get(kind)
        phrases = language.words.get(own) or self.vocabulary.languages['en'].words[own] if own else language.labels.get(kind)
        if not phrases:
            other = self.vocabulary.languages['en' if self.chance(0.6) else self.rng.choice(self.vocabulary.codes)]
            phrases = other.labels.get(kind) or self.vocabulary.languages['en'].labels[kind]
        return self.mutated(self.rng.choice(phrases), language) if self.mutations else self.rng.choice(phrases)

    def label_text(self, kind: str) -> str:
        key = kind if kind != 'other' else f'other {self.rng.random()}'
        if key not in self._labels or self.chance(0.1):
            self._labels[key] = self._decorated(self._cased(self.phrase(kind), self.label_case))
        return self._labels[key]

    def _decorated(self, text: str) -> str:
        """Forms number their labels and add hints to them."""
        rng = self.rng
        if self.chance(0.04):
            text += rng.choice([' *', ' (1)', ' (if any)', ' (dd/mm/yyyy)', ' (in full)', ' (%)', '(s)', '*', ' ¹', ' [1]', ' (see note)', ' / No.', ' ?'])
        if self.chance(0.02):
            text = rng.choice(['1.1 ', '* ', '• ', '▪ ', 'A. ', '2 ', '> ', '- ']) + text
        return text

    def second_label(self, kind: str) -> str:
        return self._cased(self.phrase(kind, self.second), self.label_case)

    def label(self, kind: str, mark: bool = True) -> list[Word]:
        """With both languages where they stand on one line."""
        words = labelled(self.label_text(kind))
        if self.second and self.both in ('slash', 'bracket') and self.chance(0.9):
            if self.both == 'slash':
                words += plain('/') + labelled(self.second_label(kind))
            else:
                words += glued_in_brackets(self.second_label(kind))
        return words + self.mark() if mark and self.label_mark else words

    def mark(self) -> list[Word]:
        mark = self.label_mark
        if not mark:
            return []
        own = tagged(mark.strip(), 'label', -1, False)
        return own if mark.startswith(' ') else glue(own)

    def marker(self, at: int) -> str:
        """The number of an entry, as registers print before a value; '' on pages that have none."""
        if self.entries is None:
            return ''
        return self.entries.replace('{n}', str(at + 1)).replace('{r}', str(self.rng.randint(1, 12))).replace('{a}', chr(65 + at % 26))

    def heading(self, kind: str) -> list[Word]:
        text = self._cased(self.phrase(kind), self.head_case)
        if self.second and self.chance(0.6):
            text += self.rng.choice([' / ', ' - ', ' ']) + self._cased(self.phrase(kind, self.second), self.head_case)
        return labelled(text)


def glued_in_brackets(text: str) -> list[Word]:
    return labelled(f'({text})')
