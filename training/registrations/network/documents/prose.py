"""Sentences of certificates, deeds, minutes and letters."""
from .invent import syllables
from .lists import addressed, said_of
from .page import Page, Someone
from .words import Word, filled, glue, plain, tagged


def slots_of(page: Page) -> dict:
    """Values that sentences about the company may have."""
    rng = page.rng
    words = page.language.words
    return {
        'name': lambda: page.value('name'), 'number': lambda: page.value('number'), 'tax': lambda: page.value('taxNumber'), 'form': lambda: page.value('legalForm'),
        'date': lambda: page.value('incorporated'), 'address': lambda: page.value('address'), 'capital': lambda: page.value('capital'), 'country': lambda: page.value('jurisdiction'),
        'status': lambda: page.value('status'), **other_slots(page),
        'shares': lambda: plain(rng.choice(words['shares'])),
    }


def other_slots(page: Page) -> dict:
    """Values that are no facts of the company: other dates, numbers, names and amounts."""
    rng = page.rng
    words = page.language.words
    return {
        'day': lambda: plain(page.dates.printed(2005, 2026)), 'amount': lambda: plain(page.amounts.money()), 'count': lambda: plain(page.amounts.figure(cents=False)),
        'person': lambda: plain(page.cased_name(page.new_person())), 'firm': lambda: plain(page.new_firm().text), 'city': lambda: plain(rng.choice(words['cities'])),
        'registry': lambda: plain(rng.choice(words['registry'])), 'ref': lambda: plain(_reference(rng)), 'activity': lambda: plain(rng.choice(words['activity'])),
        'place': lambda: plain(page.someone(False, True).home.text), 'title': lambda: plain(rng.choice(words['title'])),
    }


def _reference(rng) -> str:
    return rng.choice([str(rng.randint(10, 99999)), f'{rng.randint(1, 999)}/{rng.randint(2001, 2026)}', ''.join(rng.choice('ABCDEF0123456789') for _ in range(rng.choice([8, 12, 16]))), f'{rng.choice("ABCKLM")}-{rng.randint(100, 9999)}'])


def company_prose(page: Page) -> None:
    """A few sentences about the company, each a paragraph or all of them one."""
    sentences = page.language.sentences.get('company')
    if not sentences:
        return
    rng = page.rng
    chosen = rng.sample(sentences, min(len(sentences), rng.choice([1, 2, 2, 3, 4, 6])))
    if page.chance(0.4):
        # Sentences that say nothing of it stand between them.
        for one in rng.sample(page.language.sentences['note'], min(3, len(page.language.sentences['note']))):
            chosen.insert(rng.randint(0, len(chosen)), one)
    said = [_altered(page, filled(one, slots_of(page))) for one in chosen]
    if page.chance(0.22):
        return _centred(page, said)
    _set(page, said)


def _altered(page: Page, words: list[Word]) -> list[Word]:
    """Some words of sentences become words that no language has, so that their places speak."""
    part = page.prose_mutations
    if part == 0:
        return words
    script, rng = page.language.script, page.rng
    return [(syllables(rng, script, 1, 4), *word[1:]) if word[1] is None and word[0].isalpha() and rng.random() < part else word for word in words]


_ALONE = ('name', 'number', 'incorporated', 'localName')


def _centred(page: Page, sentences: list[list[Word]]) -> None:
    """As certificates are set: in the middle of the page, the name on a line of its own."""
    sheet, rng = page.sheet, page.rng
    larger = sheet.size * rng.uniform(1, 1.8)
    align = rng.choice(['centre', 'centre', 'centre', 'left'])
    alone = _ALONE if page.chance(0.5) else ('name',)
    for sentence in sentences:
        lines: list[list[Word]] = []
        last = None
        for word in sentence:
            kind = word[1] if word[1] in alone else None
            if not lines or kind != last and not (word[4] and not word[0].isalnum()):
                lines.append([])
                word = (*word[:4], False)
                last = kind
            lines[-1].append(word)
        for line in lines:
            is_value = line[0][1] in alone
            sheet.text(line, size=larger if is_value else None, align=align)
            sheet.gap(rng.choice([0, 0.3, 0.8]))
        sheet.gap(rng.choice([0.2, 1]))


def _set(page: Page, sentences: list[list[Word]]) -> None:
    rng, sheet = page.rng, page.sheet
    style = rng.choice(['paragraphs', 'paragraphs', 'one', 'numbered', 'clauses'])
    if style == 'one':
        sheet.text([word for sentence in sentences for word in sentence])
        return
    first = rng.randint(1, 5)
    for at, sentence in enumerate(sentences):
        if style == 'numbered':
            sheet.row([(plain(f'{at + first}.'), sheet.left, sheet.left + 25), (sentence, sheet.left + 40, sheet.right)])
        else:
            start = plain(rng.choice(['Art.', '§', 'Article', 'FIRST.', 'I.', '第一条'])) if style == 'clauses' and page.chance(0.5) else []
            sheet.text(start + sentence)
        sheet.gap(rng.choice([0, 0.3, 0.8]))


def people_prose(page: Page, some: list[Someone], owner: bool, officer: bool) -> bool:
    """What a deed says of those who act or own; False where the language has no sentence for it."""
    sentences = page.language.sentences
    alone = sentences.get('owner' if owner and not officer else 'officer', []) + (sentences.get('both', []) if owner and officer else [])
    many = sentences.get('owners' if owner and not officer else 'officers', [])
    if not alone and not many:
        return False
    if many and (len(some) > 1 and page.chance(0.5) or not alone):
        page.sheet.text(filled(page.rng.choice(many), {**slots_of(page), 'list': _listed(page, some, owner, officer)}))
        return True
    same = page.rng.choice(alone)
    _set(page, [_said(page, one, same if page.chance(0.75) else page.rng.choice(alone), owner, officer) for one in some])
    return True


def _said(page: Page, someone: Someone, sentence: str, owner: bool, officer: bool) -> list[Word]:
    both = sentence in page.language.sentences.get('both', ())
    mention = someone.mention(officer and someone.officer or both, owner and someone.owner or both)
    slots = {
        **slots_of(page), 'party': addressed(page, mention), 'role': mention.role(), 'birth': mention.birth(), 'share': mention.share(page.shares.printed(in_text=True)),
        'count': plain(someone.count_text), 'amount': plain(someone.nominal_text), 'home': plain(someone.home.text), 'nationality': plain(someone.nationality), 'identity': plain(someone.identity),
        'city': plain(someone.home.city),
    }
    return _altered(page, filled(sentence, slots))


def _listed(page: Page, some: list[Someone], owner: bool, officer: bool) -> list[Word]:
    words: list[Word] = []
    style = page.rng.choice(['name', 'role', 'bracket', 'more'])
    for at, someone in enumerate(some):
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        if at:
            words += plain(page.language.words['and'][0]) if at == len(some) - 1 else glue(plain('、' if page.language.code in ('ja', 'zh', 'zht') else ','))
        words += addressed(page, mention)
        if style == 'more':
            words += said_of(page, mention, owner and someone.owner)
        elif style in ('role', 'bracket') and officer:
            role = mention.role()
            words += glue(plain(',')) + role if style == 'role' else plain('(') + glue(role) + glue(plain(')'))
    return words


def signature(page: Page, someone: Someone) -> None:
    """Who signs at the end is named as elsewhere."""
    mention = someone.mention()
    sheet = page.sheet
    x = page.rng.choice([sheet.left, (sheet.left + sheet.right) / 2])
    sheet.text(plain('_' * page.rng.randint(10, 24)), x0=x)
    sheet.text(mention.name(), x0=x)
    if page.chance(0.6):
        sheet.text(tagged(someone.role_text, 'role', mention.party) if mention.party >= 0 else plain(someone.role_text), x0=x)
