"""How labels and values stand: beside each other, one above the other, in lines, grids and tables."""
from .fields import Field
from .page import Page
from .words import Word, glue, labelled, plain, tagged


def _with_second(page: Page, field: Field, label: list[Word]) -> list[list[Word]]:
    if page.second and page.both == 'below' and field.own is None:
        return [label, labelled(page.second_label(field.kind))]
    return [label]


def beside(page: Page, fields: list[Field]) -> None:
    """Labels in one column, values in the next; dots, numbers or a second language may stand with them."""
    sheet, rng = page.sheet, page.rng
    width = sheet.right - sheet.left
    start = sheet.left + width * rng.uniform(0.22, 0.5)
    right_label = page.second is not None and page.both == 'right'
    end = sheet.right - (width * 0.25 if right_label else 0)
    numbering = _numbering(page)
    shift = 30 if numbering else 0
    align = 'right' if not numbering and page.chance(0.12) else 'left'
    dots = page.chance(0.08)
    air = rng.choice([0, 0, 0.2, 0.5, 0.9])
    value_first = page.chance(0.03)
    for at, field in enumerate(fields):
        label = field.label(page, not dots)
        if dots:
            label = label + tagged('.' * rng.randint(3, 30), 'label', -1, False)
        left = sheet.left + shift
        cells = [(_with_second(page, field, label), left, max(start - 12, left + 60), align), (field.lines or [[]], start, end)]
        if value_first:
            cells = [(field.lines or [[]], sheet.left, start - 12), (_with_second(page, field, label), start, end)]
        if right_label and field.own is None:
            cells.append((labelled(page.second_label(field.kind)), end + 12, sheet.right, 'right' if page.chance(0.5) else 'left'))
        if numbering:
            cells.append((labelled(numbering(at)), sheet.left, sheet.left + 28))
        _mark(page, cells, at)
        sheet.row(cells)
        sheet.gap(air)


def _numbering(page: Page):
    rng = page.rng
    if page.chance(0.8):
        return None
    style = rng.choice(['{n}.', '{n}', '({n})', '{a}.', '({a})', '{n})', '1.{n}', '{a})', '{n}．', '第{n}'])
    start = rng.choice([1, 1, 1, 4, 10])
    return lambda at: style.replace('{n}', str(at + start)).replace('{a}', chr(97 + at % 26))


def _mark(page: Page, cells: list[tuple], at: int) -> None:
    """The number of an entry before its value."""
    for index, cell in enumerate(cells):
        words, x0, x1 = cell[:3]
        is_value = words and isinstance(words[0], list) and words[0] and words[0][0][1] != 'label'
        marker = page.marker(at + index) if is_value else ''
        if marker:
            cells.append((plain(marker), x0, x0 + 40))
            cells[index] = (words, x0 + 48, max(x1, x0 + 120), *cell[3:])
            return


def above(page: Page, fields: list[Field]) -> None:
    """A label and below it its value, in one to four columns."""
    sheet, rng = page.sheet, page.rng
    count = rng.choice([1, 1, 2, 2, 3, 3, 4])
    gutter = rng.uniform(10, 50)
    columns = sheet.uneven(count, gutter) if page.chance(0.35) else sheet.columns(count, gutter)
    shifts = page.chance(0.2)
    small = sheet.size * rng.choice([0.7, 0.8, 1, 1])
    below = page.chance(0.12)
    air = rng.uniform(0.1, 1)
    for at in range(0, len(fields), count):
        if shifts:
            columns = sheet.uneven(count, gutter)
        some = list(zip(fields[at:at + count], columns))
        labels = [(_with_second(page, field, field.label(page)), x0, x1) for field, (x0, x1) in some]
        values = [(field.lines or [[]], x0, x1) for field, (x0, x1) in some]
        _mark(page, values, at)
        if below:
            sheet.row(values)
            sheet.row(labels, size=small)
        else:
            sheet.row(labels, size=small)
            sheet.row(values)
        sheet.gap(air)


def grid(page: Page, fields: list[Field]) -> None:
    """Label and value side by side, two or three such pairs a row."""
    sheet, rng = page.sheet, page.rng
    count = rng.choice([2, 2, 3])
    part = rng.uniform(0.35, 0.55)
    columns = sheet.columns(count, 24)
    for at in range(0, len(fields), count):
        cells = []
        for field, (x0, x1) in zip(fields[at:at + count], columns):
            middle = x0 + (x1 - x0) * part
            cells += [(_with_second(page, field, field.label(page)), x0, middle - 8), (field.lines or [[]], middle, x1)]
        sheet.row(cells)
        sheet.gap(rng.choice([0, 0.3]))


def inline(page: Page, fields: list[Field]) -> None:
    """`Label: value`, one or several to a line, with wide gaps or marks between them."""
    sheet, rng = page.sheet, page.rng
    joint = rng.choice(['line', 'line', 'gap', 'comma', 'bar', 'dash'])
    flow: list[Word] = []
    mark = page.label_mark
    page.label_mark = mark or rng.choice([':', ':', ' -', ''])
    close = page.language.solid and page.chance(0.5)
    for at, field in enumerate(fields):
        value = field.words
        words = field.label(page) + (glue(value) if close else value)
        if joint in ('line', 'gap'):
            flow = []
            sheet.text(words, hang=rng.choice([0, 0, 20]))
            continue
        if flow:
            sign = {'comma': rng.choice([',', ';']), 'bar': '|', 'dash': '-'}[joint]
            flow += (glue(plain(sign)) if joint == 'comma' else plain(sign))
        flow += words
    if flow:
        sheet.text(flow)
    page.label_mark = mark


def several(page: Page, fields: list[Field]) -> None:
    """`Label: value` at fixed places of a line, two or three of them."""
    sheet, rng = page.sheet, page.rng
    count = rng.choice([2, 2, 3])
    columns = sheet.columns(count)
    for at in range(0, len(fields), count):
        sheet.row([(field.label(page) + field.words, x0, x1) for field, (x0, x1) in zip(fields[at:at + count], columns)])


def headed(page: Page, fields: list[Field]) -> None:
    """A table of one row: labels are its head."""
    sheet, rng = page.sheet, page.rng
    count = rng.randint(3, 6)
    mark, page.label_mark = page.label_mark, ''
    for at in range(0, len(fields), count):
        some = fields[at:at + count]
        columns = sheet.columns(len(some), 14)
        align = rng.choice(['left', 'left', 'centre'])
        sheet.row([(_with_second(page, field, field.label(page)), x0, x1, align) for field, (x0, x1) in zip(some, columns)], middle=page.chance(0.3))
        sheet.row([(field.lines or [[]], x0, x1, align) for field, (x0, x1) in zip(some, columns)], middle=page.chance(0.3))
        sheet.gap(0.6)
    page.label_mark = mark


def sections(page: Page, fields: list[Field]) -> None:
    """Each label is a heading of its own, with its value below, indented or not; as laws ask articles to be."""
    sheet, rng = page.sheet, page.rng
    numbering = rng.choice([None, '{n}. ', 'Art. {n} ', 'Article {n}. ', '§ {n} ', '{r}. ', 'FIRST: ', '第{n}条 '])
    indent = rng.choice([0, 0, 30, 60])
    for at, field in enumerate(fields):
        head = page.heading(field.kind) if field.own is None else field.own
        if numbering:
            head = labelled(numbering.replace('{n}', str(at + 1)).replace('{r}', ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][at % 10])) + head
        sheet.text(head)
        marker = page.marker(at)
        if marker:
            sheet.row([(plain(marker), sheet.left, sheet.left + 45), (field.lines or [[]], sheet.left + 55, sheet.right)])
            continue
        for line in field.lines:
            sheet.text(line, x0=sheet.left + indent)
        sheet.gap(0.5)


def packed(page: Page, fields: list[Field]) -> None:
    """A register in columns: a head says what stands in each, and each holds several values, with letters or without."""
    sheet, rng = page.sheet, page.rng
    count = min(len(fields), rng.choice([2, 3, 3, 4]))
    columns = sheet.uneven(count, 16)
    groups = [fields[at::count] for at in range(count)] if page.chance(0.5) else [fields[at * len(fields) // count:(at + 1) * len(fields) // count] for at in range(count)]
    letters = page.chance(0.6)
    mark, page.label_mark = page.label_mark, ''
    size = sheet.size * rng.choice([0.75, 0.85, 1])
    if page.chance(0.4):
        sheet.row([(labelled(str(at + 1)), *place, 'centre') for at, place in enumerate(columns)], size=size)
    heads, cells = [], []
    for group in groups:
        lines = [(labelled(f'{chr(97 + at)})') if letters else []) + field.label(page) for at, field in enumerate(group)]
        heads.append(lines if page.chance(0.5) else [[word for line in lines for word in line]])
        body = []
        for at, field in enumerate(group):
            first, *rest = field.lines or [[]]
            body.append((plain(f'{chr(97 + at)})') if letters else []) + first)
            body += rest
        cells.append(body)
    sheet.row([(head, *place) for head, place in zip(heads, columns)], size=size)
    sheet.gap(rng.choice([0.2, 0.6]))
    sheet.row([(body, *place) for body, place in zip(cells, columns)], size=size)
    page.label_mark = mark


ARRANGEMENTS = [(beside, 40), (above, 16), (grid, 9), (inline, 16), (several, 5), (headed, 7), (sections, 7), (packed, 4)]


def put_fields(page: Page, fields: list[Field]) -> None:
    if not fields:
        return
    arrangement = page.rng.choices([one for one, _ in ARRANGEMENTS], [weight for _, weight in ARRANGEMENTS])[0]
    arrangement(page, fields)
