"""A document by chance: what stands on it, in what order, in which language."""
import random

from . import registers
from .arrangements import put_fields
from .clutter import activities, agent, footer, gone, history, letterhead, menu, note, notes, objects, other_fields, others, title
from .fields import company_fields
from .finish import Document, finished
from .lists import beside_label
from .page import Page
from .people import mixed_table, people_block
from .prose import company_prose, people_prose, signature
from .vocabulary import vocabulary


def make(rng, held_out: bool = False, language: str | None = None) -> Document:
    """`rng` is a `random.Random`, or anything that has `integers` (numpy), of which one is seeded."""
    if not isinstance(rng, random.Random):
        rng = random.Random(int(rng.integers(0, 2**62)))
    known = vocabulary(held_out)
    if language is None and rng.random() < 0.55:
        return _of_register(rng, known, held_out)
    code = language or rng.choices(known.codes, known.weights)[0]
    first = known.languages[code]
    second = None
    if rng.random() < (0.4 if code in ('ar', 'zht', 'id', 'ms', 'th', 'vi', 'fa', 'el', 'he') else 0.12):
        second = known.languages['en' if code != 'en' and rng.random() < 0.75 else rng.choice([one for one in known.codes if one != code])]
    page = Page(rng, known, first, second)
    _filled(page)
    return finished(page)


def _of_register(rng, known, held_out: bool) -> Document:
    """A document after a template, with what stands around it on many."""
    code, _, lines = registers.chosen(rng, held_out)
    page = Page(rng, known, known.languages[code], None)
    parts = [lambda: registers.draw(page, lines)]
    if page.chance(0.3):
        parts.insert(0, lambda: letterhead(page))
    for extra, part in ((other_fields, 0.15), (note, 0.2), (gone, 0.05), (footer, 0.5)):
        if page.chance(part):
            parts.append(lambda extra=extra: extra(page))
    for part in parts:
        part()
        page.sheet.gap(rng.uniform(0.2, 1.2))
    return finished(page)


def _filled(page: Page) -> None:
    rng, sheet = page.rng, page.sheet
    prose = rng.random() < 0.22 and 'company' in page.language.sentences
    if page.chance(0.75):
        letterhead(page)
    if page.chance(0.85):
        title(page)
    if page.chance(0.25):
        note(page)
    sections = _sections(page, prose)
    if page.chance(0.06):
        _in_columns(page, sections)
    else:
        for section in sections:
            section(page)
            sheet.gap(rng.uniform(0.2, 1.6))
    if page.chance(0.7):
        footer(page)


def _in_columns(page: Page, sections: list) -> None:
    """Sections one below the other in two columns of the page."""
    sheet = page.sheet
    left, right, top = sheet.left, sheet.right, sheet.y
    middle = left + (right - left) * page.rng.uniform(0.42, 0.58)
    half = (len(sections) + 1) // 2
    sheet.right = middle - 18
    sheet.size *= 0.85
    for section in sections[:half]:
        section(page)
        sheet.gap(0.8)
    lowest, sheet.y = sheet.y, top
    sheet.left, sheet.right = middle + 18, right
    for section in sections[half:]:
        section(page)
        sheet.gap(0.8)
    sheet.left, sheet.y = left, max(lowest, sheet.y)


def _sections(page: Page, prose: bool) -> list:
    rng = page.rng
    found: list = []
    only_people = page.chance(0.1)
    if not only_people:
        found += [_prose_of_company] if prose else _field_sections(page)
        if page.chance(0.12):
            found.insert(rng.randint(0, len(found)), _prose_of_company)
    people = []
    officers = [page.someone(True, False) for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4, 5, 7]))]
    owners = [page.someone(False, True) for _ in range(rng.choice([1, 1, 2, 2, 3, 4, 6]))]
    for one in officers:
        if page.chance(0.3) and len(owners) > 1:
            owners[rng.randrange(len(owners))].who = one.who
    roll = rng.random()
    if page.chance(0.07):
        people.append(_mixed)
    elif roll < 0.1:
        both = [page.someone(True, True) for _ in range(rng.choice([1, 2, 2, 3, 4]))]
        people.append(_people(both, True, True, prose))
    else:
        if roll < 0.82:
            people.append(_people(officers, False, True, prose))
        if roll < 0.12 or 0.45 < roll < 0.95 or page.chance(0.15):
            people.append(_people(owners, True, False, prose))
        if len(officers) > 3 and page.chance(0.2):
            people.append(_people([page.someone(True, False) for _ in range(rng.randint(1, 3))], False, True, prose))
    if page.chance(0.15):
        rng.shuffle(people)
    found = people + found if page.chance(0.08) else found + people
    for extra, part in ((other_fields, 0.35), (other_fields, 0.1), (history, 0.2), (others, 0.3), (gone, 0.12), (note, 0.4), (notes, 0.3), (notes, 0.2), (menu, 0.06), (menu, 0.03), (agent, 0.08), (activities, 0.22), (objects, 0.12)):
        if page.chance(part):
            found.insert(rng.randint(0, len(found)), extra)
    if page.chance(0.06):
        found.append(lambda on: signature(on, officers[0]))
    if page.chance(0.12):
        rng.shuffle(found)
    return found


def _field_sections(page: Page) -> list:
    fields = company_fields(page)
    parts = []
    while fields:
        count = len(fields) if page.chance(0.5) else page.rng.randint(1, len(fields))
        parts.append(_fields(fields[:count]))
        fields = fields[count:]
    return parts


def _fields(fields: list):
    def section(page: Page) -> None:
        if page.chance(0.35):
            page.sheet.text(page.heading(page.rng.choice(['section', 'section', 'section', 'section', 'other', 'name'])), size=page.sheet.size * page.rng.choice([1, 1.2]))
            page.sheet.gap(0.2)
        put_fields(page, fields)
    return section


def _people(some: list, owner: bool, officer: bool, prose: bool):
    def section(page: Page) -> None:
        if (prose or page.chance(0.06)) and page.chance(0.75) and people_prose(page, some, owner, officer):
            return
        if page.chance(0.1):
            return beside_label(page, some, owner, officer)
        if page.chance(0.88):
            kind = 'owners' if owner and (not officer or page.chance(0.4)) else 'officers'
            heading = page.heading(kind)
            if owner and officer and page.chance(0.5):
                heading = heading + page.heading('owners' if kind == 'officers' else 'officers')
            page.sheet.text(heading, size=page.sheet.size * page.rng.choice([1, 1, 1.2]), align=page.rng.choice(['left', 'left', 'left', 'centre']))
            page.sheet.gap(page.rng.uniform(0, 0.6))
        people_block(page, some, owner, officer)
    return section


def _mixed(page: Page) -> None:
    if page.chance(0.9):
        page.sheet.text(page.heading('owners') if page.chance(0.4) else page.heading('officers') + (page.heading('owners') if page.chance(0.6) else []))
    mixed_table(page)


def _prose_of_company(page: Page) -> None:
    company_prose(page)
