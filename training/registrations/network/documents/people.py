"""Officers and owners: tables, cards, lists and headings."""
from .arrangements import above, beside, grid, inline, several
from .fields import Field
from .page import Mention, Page, Someone
from .words import Word, glue, in_brackets, labelled, plain

#: Columns of a table and fields of a card, by the kind of their label.
_OFFICER = {'role': 0.8, 'birthDate': 0.35, 'nationality': 0.3, 'appointed': 0.4, 'residence': 0.35, 'other': 0.3}
_OWNER = {'share': 0.65, 'shareCount': 0.5, 'nominal': 0.3, 'birthDate': 0.15, 'nationality': 0.25, 'residence': 0.3, 'other': 0.25, 'role': 0.15}


def columns_of(page: Page, owner: bool, officer: bool) -> list[str]:
    chances = {**(_OFFICER if officer else {}), **(_OWNER if owner else {})}
    kinds = [kind for kind, part in chances.items() if page.chance(part)]
    if officer and not owner and 'role' not in kinds and page.chance(0.5):
        kinds.append('role')
    if owner and not officer and not {'share', 'shareCount', 'nominal'} & set(kinds) and page.chance(0.6):
        kinds.append('share')
    page.rng.shuffle(kinds)
    name = ['personName'] if page.chance(0.82) else ['familyName', 'givenName'] if page.chance(0.7) else ['givenName', 'familyName']
    if page.chance(0.85):
        return name + kinds[:6]
    at = page.rng.randint(0, len(kinds))
    return kinds[:at] + name + kinds[at:6]


def cell(page: Page, mention: Mention, kind: str, before: str | None) -> list[Word]:
    someone = mention.someone
    if kind == 'personName':
        return mention.name()
    if kind in ('familyName', 'givenName'):
        if someone.who.is_company:
            return mention.name() if kind == 'familyName' else []
        if not someone.who.given or not someone.who.family:
            return mention.name() if before not in ('familyName', 'givenName') else []
        first = before not in ('familyName', 'givenName')
        return mention.family(first) if kind == 'familyName' else mention.given(first)
    if kind == 'role':
        return mention.role()
    if kind == 'share':
        return mention.share()
    if kind == 'birthDate':
        return [] if someone.who.is_company else mention.birth()
    if kind == 'ceased':
        return plain(page.dates.printed(1999, 2026)) if someone.gone else []
    text = {'nationality': someone.nationality, 'appointed': someone.appointed, 'residence': someone.home.text, 'shareCount': someone.count_text, 'nominal': someone.nominal_text}.get(kind)
    return plain(text if text is not None else someone.identity)


_TITLES = ['Mr', 'Mr.', 'Ms', 'Mrs', 'Herr', 'Frau', 'M.', 'Mme', 'Don', 'D.', 'Sr.', 'Sig.', 'dhr.', 'pan', 'Bay', 'السيد', 'г-н']


def _decorated(page: Page, mention: Mention, name: list[Word], below: str | None, prefix: str | None) -> list:
    """A name with a title before it, or with more of the person below it in the same cell."""
    if prefix and not mention.someone.who.is_company:
        name = plain(prefix) + name
    if below is None:
        return name
    more = {'residence': lambda: plain(mention.someone.home.text), 'role': mention.role, 'birthDate': mention.birth, 'identity': lambda: plain(mention.someone.identity)}[below]()
    return [name, in_brackets(more) if below != 'residence' and page.chance(0.2) else more]


def table(page: Page, some: list[Someone], owner: bool, officer: bool, must: tuple[str, ...] = ()) -> None:
    """People by rows, with a head or without one."""
    sheet, rng = page.sheet, page.rng
    kinds = columns_of(page, owner, officer)
    kinds += [kind for kind in must if kind not in kinds]
    numbered = page.chance(0.25)
    if officer and not owner and page.chance(0.1):
        kinds.append('ceased')
        some = [page.leaver(one) if page.chance(0.3) else one for one in some]
    wide = {'personName': 1.7, 'residence': 2.0, 'role': 1.2, 'familyName': 1.2}
    weights = ([0.3] if numbered else []) + [wide.get(kind, 0.9) * rng.uniform(0.8, 1.3) for kind in kinds]
    gutter = rng.uniform(8, 26)
    room = sheet.right - sheet.left - gutter * (len(weights) - 1)
    places, at = [], sheet.left
    for weight in weights:
        places.append((at, at + room * weight / sum(weights)))
        at = places[-1][1] + gutter
    align = rng.choice(['left', 'left', 'left', 'centre'])
    size = sheet.size * (0.8 if len(kinds) > 5 else rng.choice([0.85, 1, 1]))
    mark, page.label_mark = page.label_mark, ''
    if page.chance(0.9):
        heads = ([labelled(rng.choice(['No.', '#', 'Nr', 'N°', '№', 'S/N', '序号']))] if numbered else []) + [page.label(kind) for kind in kinds]
        if page.second and page.both == 'below':
            heads = [[head, labelled(page.second_label(kind))] for head, kind in zip(heads[numbered:], kinds)] if not numbered else heads
        sheet.row([(head, x0, x1, align) for head, (x0, x1) in zip(heads, places)], size=size * rng.choice([0.85, 1]), middle=page.chance(0.4))
        sheet.gap(0.2)
    page.label_mark = mark
    middle = page.chance(0.25)
    air = rng.choice([0, 0, 0.3, 0.7])
    with_count = page.chance(0.06)
    below = page.rng.choice([None] * 7 + ['residence', 'role', 'birthDate', 'identity'])
    below = None if below in kinds else below
    prefix = rng.choice(_TITLES) if page.chance(0.04) else None
    for row, someone in enumerate(some):
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        cells = [plain(f'{row + 1}{rng.choice(["", "."])}')] if numbered else []
        before = None
        for kind in kinds:
            cells.append(cell(page, mention, kind, before) if not page.chance(0.02) or kind in ('personName', 'familyName', 'givenName') else plain('-'))
            before = kind
            if kind == 'personName' and row == 0 and page.entries and not numbered:
                cells[-1] = plain(page.marker(row)) + cells[-1]
            if kind == 'personName':
                cells[-1] = _decorated(page, mention, cells[-1], below, prefix)
            elif kind == 'share' and with_count:
                cells[-1] = plain(someone.count_text) + in_brackets(cells[-1])
        sheet.row([(words, x0, x1, align) for words, (x0, x1) in zip(cells, places)], size=size, middle=middle)
        sheet.gap(air)
    if owner and page.chance(0.2):
        sheet.row([(plain(rng.choice(['Total', 'Summe', 'TOTAL', '合计', 'Razem', 'Итого', 'المجموع'])), *places[0]), (plain(rng.choice(['100%', '100', '100.00 %'])), *places[-1], align)], size=size)


#: What labels name of a company that is an officer or an owner: none of it is of the company of the document.
_OF_FIRM = {'personName': 'name', 'familyName': 'name', 'other': 'number', 'residence': 'address', 'nationality': 'jurisdiction', 'appointed': 'incorporated'}


def cards(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """Each of them as labels and values, all arranged alike."""
    kinds = columns_of(page, owner, officer)
    arrangement = page.rng.choice([beside, beside, above, above, grid, grid, inline, several])
    heads, firms = page.chance(0.3), page.chance(0.5)
    air = page.rng.uniform(0.3, 1.2)
    head = page.heading('owners' if owner and not officer else 'officers')
    state = page.rng.getstate()
    for at, someone in enumerate(some):
        page.rng.setstate(state)
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        if heads:
            page.sheet.text(head + labelled(str(at + 1)))
        fields, before = [], None
        for kind in kinds:
            label = _OF_FIRM.get(kind, kind) if firms and someone.who.is_company else kind
            fields.append(Field(label, [cell(page, mention, kind, before)]))
            before = kind
        arrangement(page, fields)
        page.sheet.gap(air)


def side_by_side(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """Cards in two or three columns: a name, and below it what is known."""
    sheet, rng = page.sheet, page.rng
    count = min(len(some), rng.choice([2, 2, 3]))
    if count < 2:
        return blocks(page, some, owner, officer)
    columns = sheet.columns(count)
    kinds = [kind for kind in columns_of(page, owner, officer) if kind not in ('personName', 'familyName', 'givenName')][:3]
    with_labels = page.chance(0.5)
    mark, page.label_mark = page.label_mark, page.label_mark or ':'
    for at in range(0, len(some), count):
        mentions = [one.mention(officer and one.officer, owner and one.owner) for one in some[at:at + count]]
        sheet.row([(mention.name(), x0, x1) for mention, (x0, x1) in zip(mentions, columns)])
        for kind in kinds:
            sheet.row([((page.label(kind) if with_labels else []) + cell(page, mention, kind, None), x0, x1) for mention, (x0, x1) in zip(mentions, columns)])
        sheet.gap(0.8)
    page.label_mark = mark


def blocks(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """A name as a line, then lines of what is known, some with labels."""
    sheet, rng = page.sheet, page.rng
    kinds = [kind for kind in columns_of(page, owner, officer) if kind not in ('personName', 'familyName', 'givenName')][:4]
    with_labels = page.chance(0.6)
    role_first = page.chance(0.25)
    indent = rng.choice([0, 0, 25])
    mark, page.label_mark = page.label_mark, page.label_mark or ':'
    for someone in some:
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        lines = [mention.name()]
        for kind in kinds:
            bare = kind in ('role', 'residence') and page.chance(0.6) or not with_labels
            lines.append(cell(page, mention, kind, None) if bare else page.label(kind) + cell(page, mention, kind, None))
        if role_first and 'role' in kinds:
            lines.insert(0, lines.pop(1 + kinds.index('role')))
        for at, line in enumerate(lines):
            if line:
                sheet.text(line, x0=sheet.left + (indent if at else 0))
        sheet.gap(rng.uniform(0.2, 0.9))
    page.label_mark = mark


def role_and_names(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """The office at the left, who holds it at the right; or the office as a heading with the name below it."""
    sheet, rng = page.sheet, page.rng
    start = sheet.left + (sheet.right - sheet.left) * rng.uniform(0.25, 0.5)
    below = page.chance(0.3)
    mark = rng.choice([[], [], glue(plain(':')), plain('-')])
    for someone in some:
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        role, name = mention.role(), mention.name()
        if page.chance(0.3):
            name = name + tail(page, mention, owner)
        if below:
            sheet.text(role + mark)
            sheet.text(name)
            sheet.gap(0.3)
        else:
            sheet.row([(role + mark, sheet.left, start - 12), (name, start, sheet.right)])


def tail(page: Page, mention: Mention, owner: bool) -> list[Word]:
    """What follows a name on its line."""
    from .lists import said_of
    return said_of(page, mention, owner)


def mixed_table(page: Page) -> None:
    """Officers and owners in one list: the column of roles tells them apart."""
    some = page.mixed()
    if page.chance(0.75):
        table(page, some, True, True, ('role',))
    else:
        from .lists import with_roles
        with_roles(page, some)


def transposed(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """Labels at the left, one column for each of them."""
    sheet, rng = page.sheet, page.rng
    some = some[:3]
    kinds = columns_of(page, owner, officer)
    start = sheet.left + (sheet.right - sheet.left) * 0.22
    width = (sheet.right - start) / len(some)
    mentions = [one.mention(officer and one.officer, owner and one.owner) for one in some]
    for kind in kinds:
        before = 'personName' if kind in ('familyName', 'givenName') else None
        cells = [(page.label(kind), sheet.left, start - 10)]
        for at, mention in enumerate(mentions):
            cells.append((cell(page, mention, kind, before), start + at * width, start + (at + 1) * width - 12))
        sheet.row(cells)


def people_block(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    if officer and not owner and page.chance(0.08):
        some = some + [page.auditor()]
        if page.chance(0.3):
            page.rng.shuffle(some)
    from .lists import lines_block
    kinds = [(table, 38), (cards, 16), (side_by_side, 5), (blocks, 9), (role_and_names, 12 if officer and not owner else 2), (transposed, 3), (lines_block, 22)]
    chosen = page.rng.choices([one for one, _ in kinds], [weight for _, weight in kinds])[0]
    chosen(page, some, owner, officer)

