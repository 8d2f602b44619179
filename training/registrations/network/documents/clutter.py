"""What stands on such documents besides: headings, notes, codes, former names, auditors, signatures of registrars."""
from .arrangements import put_fields
from .fields import Field, other_value
from .invent import Address, number, syllables
from .lists import said_of
from .page import Page
from .prose import other_slots
from .words import filled, glue, labelled, plain


def letterhead(page: Page) -> None:
    sheet, rng = page.sheet, page.rng
    words = page.language.words
    lines = []
    if page.chance(0.5):
        lines.append(plain(rng.choice(page.language.countries) if page.chance(0.6) else rng.choice(page.vocabulary.no_labels)))
    lines.append(plain(rng.choice(words['registry'])))
    if page.chance(0.3):
        lines.append(plain(rng.choice(words['registry']) + ' ' + rng.choice(words['cities'])))
    if page.chance(0.2):
        lines.append(plain(f'{rng.choice(words["cities"])}, {page.dates.printed(2015, 2026)}'))
    align = rng.choice(['left', 'centre', 'centre', 'right'])
    if page.chance(0.25) and len(lines) > 1:
        sheet.row([(lines[0], sheet.left, (sheet.left + sheet.right) / 2 - 20), (lines[1], (sheet.left + sheet.right) / 2 + 20, sheet.right, 'right')])
        lines = lines[2:]
    for line in lines:
        sheet.text(line, align=align, size=sheet.size * rng.choice([0.9, 1, 1.2]))
    if page.chance(0.3):
        sheet.row([(plain(rng.choice(['Ref', 'No', 'Nr', 'Réf.', 'Exp.', 'Rif.', '№']) + ': ' + number(rng)), sheet.left, sheet.left + (sheet.right - sheet.left) * 0.55), (plain(page.dates.printed(2015, 2026)), sheet.left + (sheet.right - sheet.left) * 0.62, sheet.right, 'right')])
    sheet.gap(rng.uniform(0.3, 1.5))


def title(page: Page) -> None:
    sheet, rng = page.sheet, page.rng
    text = rng.choice(page.language.words['title'])
    if page.chance(0.5):
        text = text.upper()
    align = rng.choice(['left', 'centre', 'centre'])
    words = plain(text)
    if page.chance(0.07):
        words = words + plain(rng.choice([':', '-', '–', 'of', 'de', 'der', '/', '—'])) + page.value('name')
    sheet.text(words, size=sheet.size * rng.uniform(1.1, 2.1), align=align)
    if page.second and page.chance(0.7):
        sheet.text(plain(rng.choice(page.second.words['title'])), size=sheet.size * rng.uniform(1, 1.6), align=align)
    roll = rng.random()
    if roll < 0.3:
        sheet.gap(0.4)
        sheet.text(page.value('name'), size=sheet.size * rng.uniform(1, 1.7), align=align)
        if page.chance(0.3):
            sheet.text(page.value('number'), align=align)
        if page.chance(0.15):
            sheet.text(page.value('address'), align=align)
    elif roll < 0.4:
        sheet.text(page.value('name') + plain('-') + page.value('number'), align=align)
    elif roll < 0.46:
        sheet.text(page.value('number') + page.value('name'), align=align)
    sheet.gap(rng.uniform(0.4, 1.5))


def note(page: Page) -> None:
    """A paragraph that says nothing of the company."""
    rng = page.rng
    found = page.language.sentences.get('note') or page.vocabulary.languages['en'].sentences.get('note', ['-'])
    text = rng.choice(found)
    words = filled(text, other_slots(page))
    if page.chance(0.15):
        words = words + plain(rng.choice(page.vocabulary.no_labels))
    page.sheet.text(words, size=page.sheet.size * rng.choice([0.7, 0.8, 1, 1]), align=rng.choice(['left', 'left', 'left', 'centre']))
    page.sheet.gap(rng.uniform(0.1, 0.8))


def notes(page: Page) -> None:
    """Several paragraphs, or one long one."""
    found = page.language.sentences.get('note') or page.vocabulary.languages['en'].sentences['note']
    rng = page.rng
    some = [filled(text, other_slots(page)) for text in rng.sample(found, min(len(found), rng.randint(2, 6)))]
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        # A sentence of words that no language has.
        joint = '' if page.language.solid else ' '
        text = joint.join(syllables(rng, page.language.script, 1, 4) for _ in range(rng.randint(5, 25))) + '.'
        some.insert(rng.randint(0, len(some)), plain(text[:1].upper() + text[1:]))
    size = page.sheet.size * page.rng.choice([0.75, 0.9, 1])
    if page.chance(0.5):
        some = [[word for words in some for word in words]]
    for words in some:
        page.sheet.text(words, size=size)


def menu(page: Page) -> None:
    """Short words in a row, as a page of the web has them above and beside."""
    sheet, rng = page.sheet, page.rng
    words = [rng.choice(page.vocabulary.no_labels) if page.chance(0.5) else rng.choice(['Home', 'Search', 'Login', 'Help', 'Print', 'Download PDF', 'Share', 'Back', 'Menu', 'EN | FR', 'Follow', 'Buy', 'More...', 'Documents', 'History']) for _ in range(rng.randint(2, 6))]
    sheet.row([(plain(text), *place) for text, place in zip(words, sheet.columns(len(words)))], size=sheet.size * 0.85)


def activities(page: Page) -> None:
    """What the company does, by codes."""
    sheet, rng = page.sheet, page.rng
    sheet.text(page.heading('other'))
    with_codes, start = page.chance(0.6), sheet.left + rng.uniform(70, 150)
    for at in range(rng.randint(2, 8)):
        text = ' '.join([rng.choice(page.language.words['activity'])] + [syllables(rng, page.language.script) for _ in range(rng.randint(0, 5))])
        code = rng.choice([f'{rng.randint(10, 99)}.{rng.randint(10, 99)}', f'{rng.randint(1000, 99999)}', f'{rng.choice("ABCFGHJ")}{rng.randint(10, 99)}', f'{at + 1}.'])
        if with_codes:
            sheet.row([(plain(code), sheet.left, start - 8), (plain(text), start, sheet.right)])
        else:
            sheet.text(plain(rng.choice(['- ', '', '• ']) + text))


def objects(page: Page) -> None:
    """A long clause of what it may do."""
    rng = page.rng
    parts = []
    for _ in range(rng.randint(3, 9)):
        parts.append(rng.choice(page.language.words['activity']))
        parts.append(' '.join(syllables(rng, page.language.script) for _ in range(rng.randint(1, 6))) + rng.choice([',', ';', '.', ',']))
    page.sheet.text(plain(' '.join(parts)), size=page.sheet.size * rng.choice([0.8, 1]))


def others(page: Page) -> None:
    """Names of people and firms that are neither officers nor owners, said to be something else."""
    rng, sheet = page.rng, page.sheet
    found = page.language.sentences.get('others') or page.vocabulary.languages['en'].sentences.get('others', [])
    for text in rng.sample(found, min(len(found), rng.choice([1, 1, 2]))):
        sheet.text(filled(text, other_slots(page)))
        if page.chance(0.3):
            sheet.gap(0.3)


def other_fields(page: Page) -> None:
    if page.chance(0.6):
        page.sheet.text(page.heading('other'))
    put_fields(page, [Field(page.rng.choice(['other', 'other', 'other', 'court', 'formerName', 'nominal', 'shareCount']), [other_value(page)]) for _ in range(page.rng.randint(1, 6))])


def agent(page: Page) -> None:
    """An agent, a branch or a notary with fields as the company has them; a heading says whose they are."""
    rng = page.rng
    is_agent = page.chance(0.75) or 'mailing' not in page.language.words
    page.sheet.text(labelled(rng.choice(page.language.words['auditor' if is_agent else 'mailing'])), size=page.sheet.size * rng.choice([1, 1, 1.2]))
    values = {'name': page.new_firm().text, 'personName': page.new_person().text, 'address': Address(rng, page.language).text, 'number': number(rng), 'status': rng.choice(page.language.words['status']), 'incorporated': page.dates.printed()}
    kinds = rng.choice([['name'], ['name', 'address'], ['personName', 'address'], ['name', 'number', 'address'], ['address', 'status'], ['name', 'address', 'incorporated'], ['name', 'number', 'status', 'address']]) if is_agent else ['address']
    put_fields(page, [Field(kind, [plain(values[kind])]) for kind in kinds])


def history(page: Page) -> None:
    """Filings or changes by date: none of it counts."""
    sheet, rng = page.sheet, page.rng
    if page.chance(0.7):
        sheet.text(page.heading('other'))
    start = sheet.left + rng.uniform(90, 160)
    some = page.language.sentences.get('note', []) if page.chance(0.3) else page.language.words['activity'] + page.language.words['title']
    for _ in range(rng.randint(2, 7)):
        text = filled(rng.choice(some or page.language.words['activity']), other_slots(page))
        if page.chance(0.2):
            text = plain(page.new_person().text) if page.chance(0.6) else plain(page.new_firm().text)
        cells = [(plain(page.dates.printed(1990, 2026)), sheet.left, start - 8), (text[:9], start, sheet.right - 0.2 * (sheet.right - sheet.left))]
        if page.chance(0.4):
            cells.append((plain(number(rng)), sheet.right - 0.18 * (sheet.right - sheet.left), sheet.right))
        sheet.row(cells)


def gone(page: Page) -> None:
    """Officers or owners who left: a heading says so, or the day they ceased."""
    rng, sheet = page.rng, page.sheet
    found = page.language.sentences.get('gone') or page.vocabulary.languages['en'].sentences.get('gone', [])
    if not found:
        return
    sheet.text(labelled(rng.choice(found)) + page.mark())
    for _ in range(rng.randint(1, 3)):
        someone = page.someone(True, False, gone=True)
        mention = someone.mention()
        words = mention.name()
        if page.chance(0.5):
            words = words + glue(plain(',')) + mention.role()
        if page.chance(0.6):
            words = words + plain(page.dates.printed(1990, 2026))
        elif page.chance(0.5):
            words = words + said_of(page, mention, False)
        sheet.text(words)


def footer(page: Page) -> None:
    sheet, rng = page.sheet, page.rng
    sheet.gap(rng.uniform(0.3, 3))
    if page.chance(0.5):
        note(page)
    if page.chance(0.4):
        found = page.language.sentences.get('sign') or page.vocabulary.languages['en'].sentences.get('sign', ['{person}'])
        x = rng.choice([sheet.left, (sheet.left + sheet.right) / 2])
        sheet.text(filled(rng.choice(found), other_slots(page)), x0=x, align=rng.choice(['left', 'centre']))
    if page.chance(0.5):
        sheet.gap(rng.uniform(0, 2))
        text = rng.choice(['{n} / {m}', 'Page {n} of {m}', 'Seite {n} von {m}', '- {n} -', 'Pág. {n} de {m}', 'p. {n}/{m}', '{n}', '第{n}页 共{m}页', 'стр. {n} из {m}', 'Strona {n} z {m}'])
        cells = [(plain(text.replace('{n}', str(rng.randint(1, 4))).replace('{m}', str(rng.randint(4, 9)))), sheet.left + 0.72 * (sheet.right - sheet.left), sheet.right, 'right')]
        if page.chance(0.5):
            cells.append((plain(rng.choice(['www.register.example', 'https://verify.example/' + str(rng.randint(1000, 99999)), number(rng), 'QR']) + ' ' + page.dates.printed(2020, 2026)), sheet.left, sheet.left + 0.7 * (sheet.right - sheet.left)))
        sheet.row(cells, size=sheet.size * 0.8)
