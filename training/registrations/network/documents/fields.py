"""Labels and values of a company, in many arrangements."""
from .invent import Address, number, syllables
from .page import Page
from .words import Word, glue, in_brackets, plain, tagged

#: How often a field of a kind is printed.
_COMPANY = {
    'name': 0.96, 'localName': 0.12, 'formerName': 0.14, 'number': 0.9, 'taxNumber': 0.35, 'lei': 0.07, 'legalForm': 0.62, 'incorporated': 0.8, 'status': 0.5, 'address': 0.85, 'capital': 0.55,
    'jurisdiction': 0.22, 'court': 0.22, 'seat': 0.1,
}
_ADDRESS_PARTS = ['street', 'postcode', 'city', 'country']


class Field:
    """A label and the lines of its value; `parts` stands for a heading over further fields."""

    def __init__(self, kind: str, lines: list[list[Word]], own: list[Word] | None = None) -> None:
        self.kind, self.lines, self.own = kind, lines, own

    def label(self, page: Page, mark: bool = True) -> list[Word]:
        """Where an office is the label of a name, it is no label but the role."""
        if self.own is None:
            return page.label(self.kind, mark)
        return self.own + page.mark() if mark else self.own

    @property
    def words(self) -> list[Word]:
        return [word for line in self.lines for word in line]


def other_value(page: Page) -> list[Word]:
    rng = page.rng
    roll = rng.random()
    words = page.language.words
    if roll < 0.2:
        return plain(page.dates.printed(1990, 2025))
    if roll < 0.35:
        return plain(page.amounts.money())
    if roll < 0.5:
        return plain(number(rng))
    if roll < 0.62:
        return plain(rng.choice(words['activity']))
    if roll < 0.7:
        return plain(f'+{rng.randint(1, 99)} {rng.randint(100, 999)} {rng.randint(100000, 999999)}')
    if roll < 0.76:
        return plain(rng.choice(['info', 'office', 'mail', 'contact']) + rng.choice(['@example.com', '@mail.example', '@firm.example']))
    if roll < 0.82:
        return plain(page.new_person().text)
    if roll < 0.87:
        return plain(page.new_firm().text)
    if roll < 0.93:
        return plain(rng.choice(words['none']))
    return plain(rng.choice(page.vocabulary.no_labels))


def missing(page: Page) -> list[Word]:
    return [] if page.chance(0.4) else plain(page.rng.choice([*page.language.words['none'], '—', '-', 'n/a', '***']))


def company_fields(page: Page) -> list[Field]:
    fields = []
    for kind, part in _COMPANY.items():
        if page.chance(part):
            fields += _of_kind(page, kind)
    rng = page.rng
    if page.chance(0.7):
        # The usual order, with some of them elsewhere.
        for _ in range(rng.randint(0, 3)):
            field = fields.pop(rng.randrange(len(fields)))
            fields.insert(rng.randint(0, len(fields)), field)
    else:
        rng.shuffle(fields)
    for _ in range(rng.choice([0, 0, 1, 2, 3, 4, 5, 8, 12])):
        fields.insert(rng.randint(0, len(fields)), Field('other', [other_value(page)]))
    if page.chance(0.2):
        for field in _person_fields(page):
            fields.insert(rng.randint(len(fields) // 2, len(fields)), field)
    return fields


def _person_fields(page: Page) -> list[Field]:
    """Officers or owners among the fields of the company: the label says what they are."""
    rng = page.rng
    found = []
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if page.chance(0.65):
            someone = page.someone(True, False)
            mention = someone.mention()
            if page.chance(0.7):
                found.append(Field('role', [mention.name()], mention.role(page.label_cased(someone.role_text))))
            else:
                found.append(Field('officers', [mention.name()]))
        else:
            someone = page.someone(False, True)
            mention = someone.mention()
            own = mention.role(page.label_cased(someone.role_text)) if page.chance(0.6) else None
            words = mention.name()
            if page.chance(0.3):
                words = words + mention.share(page.shares.printed(in_text=True))
            found.append(Field('owners', [words], own))
    return found


def _of_kind(page: Page, kind: str) -> list[Field]:
    rng = page.rng
    if kind in ('formerName', 'court', 'seat'):
        text = {'formerName': page.new_firm().text, 'court': rng.choice(page.language.words['registry']), 'seat': page.place.city}[kind]
        return [Field(kind, [plain(text)])]
    if page.chance(0.04):
        return [Field(kind, [missing(page)])]
    if kind == 'address' and page.chance(0.22):
        return _address_fields(page)
    if kind == 'address' and page.chance(0.14):
        # Another address is printed, which is not that of the registered office.
        fields = [Field(kind, [page.value(kind)]), Field('mailing', [plain(Address(rng, page.language).text)])]
        return fields if page.chance(0.75) else fields[::-1]
    if kind == 'capital' and page.chance(0.25):
        return _capital_fields(page)
    value = page.value(kind)
    if kind == 'number' and page.chance(0.06):
        value = value + plain(rng.choice(['(active)', f'({page.dates.printed()})', '*']))
    if kind == 'name' and page.chance(0.05):
        value = plain(rng.choice(['"', '“', '«', '„'])) + glue(value) + glue(plain(rng.choice(['"', '”', '»', '“'])))
    if kind == 'name' and page.second and page.second.script != page.language.script and page.chance(0.35):
        both = [value, page.value('localName')]
        return [Field(kind, both if page.chance(0.75) else [both[0] + plain(rng.choice(['/', '-', '|'])) + both[1]])]
    if kind == 'capital' and page.chance(0.15):
        value = value + in_brackets(plain(' '.join(syllables(rng, page.language.script) for _ in range(rng.randint(1, 4)))))
    if kind == 'capital' and page.chance(0.12):
        value = value + plain(f', {page.amounts.figure(cents=False)} {rng.choice(page.language.words["shares"])} {rng.choice(["x", "à", "@", "/", "of"])} {page.amounts.money(rng.choice([1, 10, 100]))}')
    if kind == 'incorporated' and page.chance(0.04):
        value = value + plain(f'{rng.randint(0, 23):02}:{rng.randint(0, 59):02}:{rng.randint(0, 59):02}')
    if kind == 'legalForm' and page.chance(0.06):
        value = value + in_brackets(plain(rng.choice([str(rng.randint(1, 9999)), page.form[0]])))
    if kind == 'status' and page.chance(0.15):
        value = value + plain(rng.choice(['-', 'since', ',', 'am', 'du', '(']) + ' ' + page.dates.printed())
    if kind == 'incorporated' and page.chance(0.08):
        value = value + plain(rng.choice([', ', ' - ']) + rng.choice(page.language.words['registry']))
    if kind == 'address' and page.chance(0.2):
        return [Field(kind, _address_lines(page))]
    return [Field(kind, [value])]


def _address_lines(page: Page) -> list[list[Word]]:
    place = page.place
    parts = [part for part in (place.street, f'{place.code} {place.city}'.strip(), place.region if page.chance(0.4) else '', place.country if page.chance(0.5) else '') if part]
    return [tagged(part, 'address', -1, at == 0) for at, part in enumerate(parts)]


def _address_fields(page: Page) -> list[Field]:
    place = page.place
    values = {'street': place.street, 'postcode': place.code, 'city': place.city, 'country': place.country}
    kinds = [kind for kind in _ADDRESS_PARTS if values[kind] and page.chance(0.85)]
    if page.chance(0.3):
        page.rng.shuffle(kinds)
    head = [Field('address', [])] if page.chance(0.6) else []
    return head + [Field(kind, [tagged(values[kind], 'address')]) for kind in kinds]


def _capital_fields(page: Page) -> list[Field]:
    """Of several capitals the paid one counts; and a currency may have a label of its own."""
    if page.chance(0.2):
        # A sum with what it is before it, and the currency behind it in a place of its own.
        first = plain(page.rng.choice(['Total', 'Összesen', 'Summe', 'Gesamt', 'Montant', 'Importe', 'Ordinary', 'Issued', 'Amount', '合计', 'Razem'])) if page.chance(0.5) else []
        return [Field('capital', [first + tagged(page.amounts.figure(), 'capital') + tagged(page.amounts.code, 'capital', -1, False)])]
    if page.chance(0.3):
        both = [Field('authorised', [plain(page.amounts.money())]), Field('paid', [page.value('capital')])]
        return both if page.chance(0.8) else both[::-1]
    if page.chance(0.5):
        return [Field('capital', [tagged(page.amounts.figure(), 'capital')]), Field('currency', [tagged(page.amounts.code, 'capital', -1, True)])]
    return [Field('nominal', [plain(page.amounts.money(100))]), Field('capital', [page.value('capital')]), Field('shareCount', [plain(page.amounts.figure(cents=False))])]
