"""Documents after the registers of the world: `../templates/*.txt` say how each is written, chance alters how it is set.

A template begins `== language country`. Each line has a letter: C in the middle, L at the left, P a paragraph, H a heading, I `label: value`,
R and A a label and its value beside or under it, G several of them in a row (`||` between), T a head of a table and t its rows. `?` in
front: not always there. `[officers`, `[owners` or `[both` to `]`: once for each person. Slots are `{name}` of the company, `{p.name}` of
the person, `{p1.name}` of the first, `{o.date}` of something else.
"""
import re
from functools import lru_cache
from pathlib import Path

from .invent import Address, number, syllables
from .words import filled, labelled, tagged

TEMPLATES = Path(__file__).parents[1] / 'templates'
_SLOT = re.compile(r'\{([\w.]+)\}')
#: Languages of templates whose words are another's.
_LIKE = {'bn': 'en', 'ur': 'en', 'ka': 'en', 'hy': 'en', 'kk': 'ru'}


@lru_cache(maxsize=1)
def templates() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    found = []
    for path in sorted(TEMPLATES.glob('*.txt')):
        for part in re.split(r'^== ', path.read_text(encoding='utf8'), flags=re.M)[1:]:
            head, *lines = part.strip('\n').split('\n')
            language, country = head.split()
            language = 'zht' if country in ('TW', 'HK', 'MO') and language == 'zh' else language
            found.append((_LIKE.get(language, language), country, tuple(lines)))
    return tuple(found)


@lru_cache(maxsize=2)
def _known(held_out: bool):
    return [one for at, one in enumerate(templates()) if (at % 12 == 5) == held_out]


def chosen(rng, held_out: bool):
    """A template, in a quarter of all cases with the people of another."""
    code, country, lines = rng.choice(_known(held_out))
    return code, country, crossed(rng, code, lines, held_out) if rng.random() < 0.25 else lines


def _sections(lines) -> list[tuple[str | None, list[str]]]:
    """A template in parts: each loop over people with the heading before it and its kind, and what lies between."""
    parts, rest, at = [], [], 0
    while at < len(lines):
        if not lines[at].startswith('['):
            rest.append(lines[at])
            at += 1
            continue
        end = next(one for one in range(at, len(lines)) if lines[one].startswith(']'))
        head = []
        while rest and rest[-1].lstrip('?')[0] in 'HT':
            head.insert(0, rest.pop())
        parts += [(None, rest), (lines[at][1:], head + list(lines[at : end + 1]))]
        rest, at = [], end + 1
    return [part for part in [*parts, (None, rest)] if part[1]]


def crossed(rng, code: str, lines, held_out: bool) -> tuple[str, ...]:
    """A template whose people are printed as another of its language prints them."""
    others = [other for language, _, other in _known(held_out) if language == code]
    found: list[str] = []
    for kind, part in _sections(lines):
        if kind is not None:
            choice = [one for which, one in _sections(rng.choice(others)) if which == kind]
            part = choice[0] if choice else part
        found += part
    return tuple(found)


#: The labels that a value may have, by its slot. Dates are not among them: many stand on a page, and their labels tell them apart.
_LABELS_OF = {
    'name': 'name', 'local': 'localName', 'number': 'number', 'tax': 'taxNumber', 'form': 'legalForm', 'status': 'status', 'addr': 'address', 'capital': 'capital',
    'p.name': 'personName', 'p.role': 'role', 'p.birth': 'birthDate', 'p.nat': 'nationality', 'p.share': 'share', 'p.addr': 'residence',
}


def relabelled(page, lines) -> tuple[str, ...]:
    """A template with other labels of its language for the same values."""
    rng = page.rng

    def label_for(label: str, value: str) -> str:
        slots = _SLOT.findall(value)
        kind = _LABELS_OF.get(slots[0]) if len(slots) == 1 and label.strip() and '{' not in label else None
        return page.label_cased(page.phrase(kind)).replace('|', '/') if kind in page.language.labels and rng.random() < 0.6 else label

    found = list(lines)
    for at, line in enumerate(lines):
        mark = line.lstrip('?')[0]
        start = line.index(mark) + 2
        before, text = line[:start], line[start:]
        if mark in 'RAI':
            sign = ':' if mark == 'I' else '|'
            label, _, value = text.partition(sign)
            label = label_for(label.strip(), value)
            found[at] = f"{before}{label.replace(':', '') if mark == 'I' else label} {sign}{value}"
        elif mark == 'T' and at + 2 < len(lines) and lines[at + 1].startswith('[') and lines[at + 2][0] == 't':
            heads, cells = text.split('|'), lines[at + 2][2:].split('|')
            if len(heads) == len(cells):
                found[at] = before + '|'.join(label_for(head, cell) for head, cell in zip(heads, cells))
    return tuple(found)


_KINDS = {'tax': 'taxNumber', 'form': 'legalForm', 'date': 'incorporated', 'addr': 'address', 'country': 'jurisdiction', 'local': 'localName'}


class Slots:
    """Values of one document, tagged."""

    def __init__(self, page) -> None:
        rng = page.rng
        self.page, self.rng, self.mention = page, rng, None
        self.officers = [page.someone(True, False) for _ in range(rng.choice([1, 1, 2, 2, 3, 4]))]
        self.owners = [page.someone(False, True) for _ in range(rng.choice([1, 2, 2, 3, 4]))]
        self.owners = [rng.choice(self.officers) if rng.random() < 0.2 else one for one in self.owners]
        self.named: dict[int, bool] = {}

    def people(self, which: str):
        """Mentions of those that a loop goes over."""
        if which == 'officers':
            return [one.mention(True, False) for one in self.officers]
        if which == 'owners':
            return [one.mention(False, True) for one in dict.fromkeys(self.owners)]
        return [one.mention(True, True) for one in self.officers]

    def __call__(self, slot: str):
        page = self.page
        if slot.startswith('o.'):
            return tagged(self.other(slot[2:]))
        if slot.startswith('a.'):
            return self.part_of_address(slot[2:])
        if slot == 'city':
            return tagged(page.place.city)
        if slot == 'STATE':
            return tagged(page.place.region or page.place.city)
        if slot == 'street':
            return tagged(Address(self.rng, page.language).street)
        if slot == 'int':
            return tagged(str(self.rng.randint(1, 9)))
        if slot == 'letter':
            return tagged(self.rng.choice('ABCDEabc'))
        if slot == 'rolehead':
            return labelled(page.role())
        if slot == 'p' or slot.startswith(('p.', 'p1.', 'p2.')):
            head, _, what = slot.partition('.')
            if head == 'p1':
                self.mention = self.officers[0].mention(True, False) if what == 'name' or self.mention is None else self.mention
            elif head == 'p2':
                self.mention = self.owners[0].mention(False, True)
            return self.of_person(what)
        return page.value(_KINDS.get(slot, slot))

    def of_person(self, what: str):
        mention = self.mention
        someone = mention.someone
        if what == 'name':
            return mention.name()
        if what in ('given', 'surname'):
            first = not self.named.get(id(mention))
            self.named[id(mention)] = True
            if someone.who.is_company:
                return mention.name() if first else []
            return mention.given(first) if what == 'given' else mention.family(first)
        if what == 'birth':
            return mention.birth()
        if what == 'share':
            return mention.share()
        if what == 'addr':
            return tagged(someone.home.text)
        if what == 'nat':
            return tagged(someone.nationality)
        if what == 'country':
            return tagged(self.rng.choice(self.page.language.countries))
        if what == 'title':
            return tagged(self.rng.choice(['Mr', 'M.', 'Herr', 'Sr.', 'Monsieur', 'Madame', 'Mrs', 'Ms']))
        return mention.role()

    def part_of_address(self, what: str):
        address, rng = self.page.place, self.rng
        text = {'street': address.street, 'no': str(rng.randint(1, 900)), 'zip': address.code or str(rng.randint(1000, 99999)), 'city': address.city, 'town': address.city}[what]
        return tagged(text, 'address', -1, what == 'street')

    def other(self, what: str) -> str:
        page, rng = self.page, self.rng
        if what == 'name':
            return page.new_person().text
        if what == 'company':
            return page.new_firm().text
        if what == 'addr':
            return Address(rng, page.language).text
        if what == 'date':
            return page.dates.printed()
        if what == 'num':
            return number(rng)
        if what == 'int':
            return str(rng.choice([1, 2, 10, 50, 100, 100, 250, 500, 1000, 1000, 10000, 75000]))
        if what == 'amount':
            return page.amounts.money()
        if what == 'cur':
            return page.amounts.code
        if what == 'mail':
            return f"{rng.choice(['info', 'office', 'contact', 'admin'])}@{syllables(rng, 'Latn')}.{rng.choice(['com', 'net', 'org', 'co', 'eu'])}"
        words = [syllables(rng, page.language.script) for _ in range(rng.randint(1, 2) if what == 'word' else rng.randint(2, 9))]
        if what == 'text':
            words += [rng.choice(page.language.words['activity'])]
        return ('' if page.language.solid else ' ').join(words)


class Setting:
    """How a document is set: the same for all its rows, with exceptions."""

    def __init__(self, rng, sheet) -> None:
        self.rng, self.sheet = rng, sheet
        self.column = sheet.left + (sheet.right - sheet.left) * rng.uniform(0.22, 0.55)
        self.row = rng.choices(['as said', 'beside', 'above', 'inline', 'right'], [6, 2, 1.5, 1, 0.5])[0]
        self.colon = rng.random() < 0.35
        self.heading = rng.choice(['plain', 'plain', 'upper', 'centre', 'large'])
        self.space = rng.uniform(0, 0.6)
        self.numbered = rng.random() < 0.08


def rows_of(rng, lines):
    """Lines with chance applied: some are left out, some rows change places."""
    kept = []
    for line in lines:
        if line.startswith('?'):
            if rng.random() < 0.45:
                continue
            line = line[1:]
        if line[:2] in ('R ', 'I ', 'L ') and rng.random() < 0.05:
            continue
        kept.append(line)
    if rng.random() < 0.3:
        for at in range(len(kept) - 1):
            if kept[at][:2] == kept[at + 1][:2] == 'R ' and rng.random() < 0.4 and not any('[' in one for one in kept[at : at + 2]):
                kept[at], kept[at + 1] = kept[at + 1], kept[at]
    return kept


def draw(page, lines: tuple[str, ...]) -> None:
    """Sets a template on the sheet of a page."""
    rng, slots = page.rng, Slots(page)
    setting = Setting(rng, page.sheet)
    lines = relabelled(page, lines) if rng.random() < 0.3 else lines
    kept, at, head = rows_of(rng, lines), 0, None
    while at < len(kept):
        line = kept[at]
        if line[0] == 'T' and rng.random() < 0.12:
            kept[at : at + 4] = as_pairs(kept[at : at + 4])
            line = kept[at]
        if line.startswith('['):
            end = next(one for one in range(at, len(kept)) if kept[one].startswith(']'))
            head = draw_people(slots.people(line[1:]), kept[at + 1 : end], slots, setting, head)
            at = end + 1
            continue
        head = draw_line(line, slots, setting, head)
        at += 1


def as_pairs(lines: list[str]) -> list[str]:
    """A head, and a loop over its one row, as labels and values of each person; other lines as they are."""
    if len(lines) < 4 or not lines[1].startswith('[') or lines[2][0] != 't' or not lines[3].startswith(']'):
        return lines
    heads, cells = lines[0][2:].split('|'), lines[2][2:].split('|')
    if len(heads) != len(cells):
        return lines
    return [lines[1], *(f'R {head.strip()} | {cell.strip()}' for head, cell in zip(heads, cells) if head.strip()), lines[3]]


def draw_people(mentions, lines, slots: Slots, setting: Setting, head):
    """What a template says of each person. Rows of labels may become cards side by side, a table or a column for each; rows of a table may become labels."""
    rng = slots.rng
    pairs = [line[2:].partition('|')[::2] if line[0] in 'RA' else line[2:].partition(':')[::2] for line in lines]
    if len(lines) > 1 and all(line[0] in 'RAI' for line in lines) and all(label.strip() and '{' not in label for label, _ in pairs):
        roll = rng.random()
        if roll < 0.1 and len(mentions) > 1:
            return draw_cards(mentions, lines, slots, setting, head)
        if roll < 0.18 and len(lines) < 7:
            head = draw_row([label.strip() for label, _ in pairs], None, slots, setting, True)
            lines = ['t ' + '|'.join(value.strip() for _, value in pairs)]
        elif roll < 0.24 and 1 < len(mentions) < 5:
            return draw_transposed(mentions, pairs, slots, setting, head)
    for mention in mentions:
        slots.mention = mention
        for one in lines:
            head = draw_line(one, slots, setting, head)
    return head


def draw_cards(mentions, lines, slots: Slots, setting: Setting, head):
    """Each person in a box of its own, two or three of them side by side."""
    sheet, rng = setting.sheet, setting.rng
    left, right, column, size = sheet.left, sheet.right, setting.column, sheet.size
    count = rng.choice([2, 2, 3])
    columns = sheet.columns(count, rng.uniform(16, 50))
    sheet.size *= 0.85 if count == 2 else 0.7
    for start in range(0, len(mentions), count):
        top = lowest = sheet.y
        for mention, (x0, x1) in zip(mentions[start : start + count], columns):
            slots.mention = mention
            sheet.left, sheet.right, sheet.y = x0, x1, top
            setting.column = x0 + (x1 - x0) * rng.uniform(0.35, 0.5)
            for line in lines:
                head = draw_line(line, slots, setting, head)
            lowest = max(lowest, sheet.y)
        sheet.y = lowest
        sheet.gap(0.8)
    sheet.left, sheet.right, setting.column, sheet.size = left, right, column, size
    return head


def draw_transposed(mentions, pairs, slots: Slots, setting: Setting, head):
    """Labels in the first column, each person in one of the next."""
    sheet = setting.sheet
    columns = sheet.columns(len(mentions) + 1, 14)
    for label, value in pairs:
        cells = [(words_of(label.strip(), slots, label=True), *columns[0])]
        for mention, place in zip(mentions, columns[1:]):
            slots.mention = mention
            cells.append((words_of(value.strip(), slots), *place))
        sheet.row(cells)
        sheet.gap(setting.space)
    return head


def words_of(text: str, slots: Slots, label: bool = False):
    """A text with its slots filled. Where it is a label it may be altered, and a role in it stays a role."""
    names = _SLOT.findall(text)
    if label and not names:
        page = slots.page
        return labelled(page.mutated(text))
    template = _SLOT.sub(lambda match: '{' + match[1].replace('.', '_') + '}', text)
    return filled(template, {name.replace('.', '_'): (lambda name=name: slots(name)) for name in names})


def draw_line(line: str, slots: Slots, setting: Setting, head):
    sheet, rng = setting.sheet, setting.rng
    mark, text = line[0], line[2:]
    if mark == 'C':
        sheet.text(words_of(text, slots), align='centre', size=sheet.size * rng.choice([1, 1.2, 1.5]))
    elif mark == 'L':
        sheet.text(words_of(text, slots), x0=sheet.left + rng.choice([0, 0, 0, 40]))
    elif mark == 'P':
        sheet.gap(0.4)
        sheet.text(words_of(text, slots), hang=rng.choice([0, 0, 20]))
    elif mark == 'H':
        sheet.gap(0.8)
        text = text.upper() if setting.heading == 'upper' and '{' not in text else text
        sheet.text(words_of(text, slots, label=True), align='centre' if setting.heading == 'centre' else 'left', size=sheet.size * (1.25 if setting.heading == 'large' else 1))
    elif mark == 'I':
        label, _, value = text.partition(':')
        draw_pair(label.strip(), value.strip(), 'inline' if rng.random() < 0.8 else setting.row, slots, setting)
    elif mark in 'RA':
        label, _, value = text.partition('|')
        way = {'R': 'beside', 'A': 'above'}[mark] if setting.row == 'as said' else setting.row
        if rng.random() < 0.06:
            way = rng.choice(['beside', 'above', 'inline'])
        draw_pair(label.strip(), value.strip(), way, slots, setting)
    elif mark == 'G':
        draw_grid([part.split('|') for part in text.split('||')], slots, setting)
    elif mark == 'T':
        return draw_row([cell.strip() for cell in text.split('|')], None, slots, setting, True)
    elif mark == 't':
        draw_row([cell.strip() for cell in text.split('|')], head, slots, setting)
    return head


def draw_pair(label: str, value: str, way: str, slots: Slots, setting: Setting) -> None:
    sheet, rng = setting.sheet, setting.rng
    left = words_of(label, slots, label=True)
    right = words_of(value, slots)
    if setting.colon and way != 'above' and left and not label.endswith(':'):
        text, *rest = left[-1]
        left = left[:-1] + [(text + ':', *rest)]
    sheet.gap(setting.space)
    if way == 'inline':
        if left and left[-1][0][-1] not in ':.' and rng.random() < 0.8:
            text, *rest = left[-1]
            left = left[:-1] + [(text + ':', *rest)]
        sheet.text(left + right, hang=rng.choice([0, 0, 30]))
    elif way == 'above':
        sheet.text(left, size=sheet.size * rng.choice([0.75, 0.85, 1]))
        sheet.text(right, x0=sheet.left + rng.choice([0, 0, 12]))
    elif way == 'right':
        sheet.row([(left, sheet.left, setting.column), (right, setting.column + 12, sheet.right, 'right')])
    else:
        sheet.row([(left, sheet.left, setting.column - 8), (right, setting.column + 8, sheet.right)])


def draw_grid(cells, slots: Slots, setting: Setting) -> None:
    sheet, rng = setting.sheet, setting.rng
    columns = sheet.columns(len(cells))
    above = rng.random() < 0.6
    parts = [(words_of(label.strip(), slots, label=True), words_of(''.join(value).strip(), slots)) for label, *value in cells]
    if above:
        small = sheet.size * rng.choice([0.75, 0.9, 1])
        sheet.row([(label, *place) for (label, _), place in zip(parts, columns)], size=small)
        sheet.row([(value, *place) for (_, value), place in zip(parts, columns)])
        return
    row = []
    for (label, value), (x0, x1) in zip(parts, columns):
        middle = x0 + (x1 - x0) * rng.uniform(0.4, 0.55)
        row += [(label, x0, middle - 6), (value, middle, x1)]
    sheet.row(row)


def draw_row(cells, head, slots: Slots, setting: Setting, is_head: bool = False):
    """A head, which says where its columns stand, or a row under it; answers the places."""
    sheet, rng = setting.sheet, setting.rng
    if head is None or len(head) != len(cells):
        shares = [len(cell) ** 0.5 + rng.uniform(0.5, 3) for cell in cells]
        head, x = [], sheet.left
        for share in shares:
            width = (sheet.right - sheet.left) * share / sum(shares)
            head.append((x, x + width - 10))
            x += width
    sheet.gap(0.4 if is_head else rng.choice([0, 0.2]))
    sheet.row([(words_of(cell, slots, label=is_head), *place) for cell, place in zip(cells, head)], middle=is_head and rng.random() < 0.3)
    return head
