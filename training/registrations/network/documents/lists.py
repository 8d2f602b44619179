"""People as plain lines: a name with what is said of it, names below a heading, names in one paragraph."""
from .page import Mention, Page, Someone
from .words import Word, filled, glue, in_brackets, labelled, plain, with_end


#: Who acts for a company that is an owner is no owner.
REPRESENTED = {
    'de': 'vertreten durch', 'fr': 'représentée par', 'es': 'representada por', 'it': 'rappresentata da', 'pt': 'representada por', 'nl': 'vertegenwoordigd door', 'pl': 'reprezentowana przez', 'cs': 'zastoupená',
    'sk': 'zastúpená', 'sv': 'företrädd av', 'da': 'repræsenteret ved', 'no': 'representert ved', 'fi': 'edustajanaan', 'hu': 'képviseli', 'ro': 'reprezentată prin', 'tr': 'temsilen', 'hr': 'zastupana po', 'ru': 'в лице',
    'uk': 'в особі', 'bg': 'представлявано от', 'el': 'εκπροσωπούμενη από', 'id': 'diwakili oleh', 'ms': 'diwakili oleh', 'vi': 'đại diện bởi', 'ja': '代表', 'ko': '대표', 'zh': '委派代表', 'zht': '代表', 'ar': 'ويمثلها', 'he': 'באמצעות',
    'ca': 'representada per', 'fa': 'به نمایندگی', 'th': 'โดย',
}


def said_of(page: Page, mention: Mention, owner: bool, with_role: bool = False) -> list[Word]:
    """Words that follow a name: born, of, role, share; with the commas before them."""
    rng, someone = page.rng, mention.someone
    words = page.language.words
    parts: list[list[Word]] = []
    if with_role:
        parts.append(mention.role())
    if not someone.who.is_company and page.chance(0.4):
        slots = {'birth': mention.birth(), 'city': plain(someone.home.city)}
        parts.append(filled(rng.choice(words['born']), slots) if page.chance(0.8) else mention.birth())
    if page.chance(0.35):
        parts.append(filled(rng.choice(words['home']), {'home': plain(someone.home.text), 'city': plain(someone.home.city)}))
    if page.chance(0.15):
        parts.append(plain(someone.nationality))
    if page.chance(0.12):
        parts.append(plain(someone.identity))
    if owner:
        roll = rng.random()
        if roll < 0.5:
            parts.append(mention.share(page.shares.printed(in_text=True)))
        elif roll < 0.75:
            parts.append(plain(f'{someone.count_text} {rng.choice(words["shares"])}'))
        elif roll < 0.85:
            parts.append(plain(someone.nominal_text))
    if someone.who.is_company and page.chance(0.2):
        parts.append(plain(REPRESENTED.get(page.language.code, 'represented by')) + plain(page.cased_name(page.new_person())))
    if page.chance(0.5):
        rng.shuffle(parts)
    joint = rng.choice([',', ',', ',', ';', ' -', ' –'])
    found: list[Word] = []
    for part in parts:
        sign = plain(joint)
        found += (sign if joint.startswith(' ') else glue(sign)) + part
    return found


HONORIFICS = {
    'en': 'Mr|Mr.|Mrs|Ms|Ms.|Miss|Madam|Dr.', 'de': 'Herr|Frau|Herrn|Herr Dr.', 'fr': 'M.|Mme|Monsieur|Madame|Mlle|Maître', 'es': 'D.|Don|Doña|Sr.|Sra.|el señor|la señora|Dña.|Lic.', 'it': 'il sig.|Sig.|Sig.ra|il signor|la signora|Dott.',
    'pt': 'Sr.|Sra.|o Sr.|a Sra.|Exmo. Senhor|Dr.', 'nl': 'De heer|Mevrouw|dhr.|mevr.|de heer', 'ca': 'Sr.|Sra.|En|Na', 'pl': 'Pan|Pani|p.', 'cs': 'pan|paní', 'sk': 'pán|pani', 'sv': 'Herr|Fru', 'ro': 'dl.|dna.|domnul|doamna',
    'hr': 'g.|gđa', 'tr': 'Bay|Bayan|Sayın', 'ru': 'г-н|г-жа|гражданин', 'uk': 'пан|пані|громадянин', 'bg': 'г-н|г-жа', 'el': 'κ.|ο κ.|η κα', 'id': 'Tuan|Nyonya|Bapak|Ibu|Tn.|Ny.', 'ms': 'Encik|Puan|Tuan', 'vi': 'Ông|Bà|ông|bà',
    'ar': 'السيد|السيدة|السيد /|الأستاذ', 'he': 'מר|גב׳|הגב׳', 'th': 'นาย|นาง|นางสาว', 'fa': 'آقای|خانم',
}


def addressed(page: Page, mention: Mention) -> list[Word]:
    """A name with a title before it or a number in brackets behind it, neither of which is part of it."""
    name = mention.name()
    found = HONORIFICS.get(page.language.code)
    if mention.someone.who.is_company or not found:
        return name + in_brackets(plain(mention.someone.identity)) if page.chance(0.12) else name
    if page.titled:
        return plain(page.rng.choice(found.split('|'))) + name
    return name + in_brackets(plain(mention.someone.identity)) if page.chance(0.03) else name


def _with_role(page: Page, mention: Mention, style: str) -> list[Word]:
    role, name = mention.role(), addressed(page, mention)
    if style == 'comma':
        return with_end(name, ',') + role
    if style == 'dash':
        return name + plain(page.rng.choice(['-', '–', '—', '/', '|'])) + role
    if style == 'bracket':
        return name + plain('(') + glue(role) + glue(plain(')'))
    if style == 'front':
        return role + name
    if style == 'colon':
        return with_end(role, ':') + name
    if style == 'front comma':
        return with_end(role, ',') + name
    return name


def _bullet(page: Page) -> str:
    return page.rng.choice(['', '', '', '', '{n}.', '{n})', '-', '•', '({a})', '{n}', '{a})', '*', '➢', '（{n}）'])


def lines_block(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    page.rng.choice([plain_lines, plain_lines, under_headings, paragraph, names_only])(page, some, owner, officer)


def plain_lines(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    sheet, rng = page.sheet, page.rng
    styles = ['comma', 'dash', 'bracket', 'front', 'colon', 'front comma', 'none']
    style = rng.choice(styles) if officer or page.chance(0.2) else 'none'
    bullet = _bullet(page)
    hang = rng.choice([0, 20])
    apart = bullet and page.chance(0.4)
    for at, someone in enumerate(some):
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        words = _with_role(page, mention, style) + said_of(page, mention, owner and someone.owner)
        sign = bullet.replace('{n}', str(at + 1)).replace('{a}', chr(97 + at % 26))
        if apart:
            y = sheet.y
            sheet.row([(plain(sign), sheet.left, sheet.left + 30), (words, sheet.left + 40, sheet.right)])
            del y
        else:
            sheet.text(plain(sign) + words if sign else words, hang=hang)
        if page.chance(0.1):
            sheet.gap(0.4)


def with_roles(page: Page, some: list[Someone]) -> None:
    """One a line, each with what they are."""
    style = page.rng.choice(['comma', 'dash', 'bracket', 'front', 'colon'])
    for someone in some:
        mention = someone.mention()
        page.sheet.text(_with_role(page, mention, style) + (said_of(page, mention, someone.owner) if page.chance(0.4) else []))


def beside_label(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """What they are at the left, once, and all of them at the right or after it."""
    sheet, rng = page.sheet, page.rng
    label = page.label('owners' if owner and not officer else 'officers')
    style = rng.choice(['none', 'none', 'none', 'bracket', 'comma', 'dash']) if officer else 'none'
    lines = []
    for someone in some:
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        words = _with_role(page, mention, style)
        lines.append(words + (said_of(page, mention, owner) if page.chance(0.4 if owner else 0.15) else []))
    roll = rng.random()
    if roll < 0.25:
        joint = rng.choice([',', ';', ' /'])
        words = label
        for at, line in enumerate(lines):
            words = words + (glue(plain(joint)) if at else []) + line
        sheet.text(words, hang=rng.choice([0, 20]))
    elif roll < 0.35:
        sheet.text(label)
        for line in lines:
            sheet.text(line)
    else:
        start = sheet.left + (sheet.right - sheet.left) * rng.uniform(0.22, 0.5)
        sheet.row([(label, sheet.left, start - 12), (lines, start, sheet.right)])


def under_headings(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """The office or standing as a heading; of one person it is printed for that person."""
    sheet = page.sheet
    indent = page.rng.choice([0, 0, 25, 60])
    many = page.language.words.get('rolesMany')
    if officer and many and len(some) > 1 and page.chance(0.5):
        # A heading over several names is a label: it belongs to none of them alone.
        groups = [some[::2], some[1::2]] if len(some) > 3 else [some]
        for group in groups:
            sheet.text(labelled(page.rng.choice(many)) + page.mark())
            for someone in group:
                mention = someone.mention(officer and someone.officer, owner and someone.owner)
                sheet.text(mention.name() + (said_of(page, mention, owner and someone.owner) if page.chance(0.4) else []), x0=sheet.left + indent)
        return
    for someone in some:
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        sheet.text(mention.role() + page.mark())
        sheet.text(mention.name(), x0=sheet.left + indent)
        if page.chance(0.4):
            sheet.text(said_of(page, mention, owner and someone.owner)[1:], x0=sheet.left + indent)
        sheet.gap(0.3)


def paragraph(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """All of them in one paragraph, wrapped where a line ends."""
    rng = page.rng
    joint = rng.choice([',', ';', ';', 'and'])
    style = rng.choice(['none', 'none', 'bracket', 'comma', 'front']) if officer else 'none'
    words: list[Word] = []
    for at, someone in enumerate(some):
        mention = someone.mention(officer and someone.officer, owner and someone.owner)
        if at:
            last = at == len(some) - 1
            words += plain(page.language.words['and'][0]) if joint == 'and' or last and page.chance(0.5) else glue(plain(joint))
        words += _with_role(page, mention, style)
        if owner and page.chance(0.6):
            words += in_brackets(mention.share(page.shares.printed(in_text=True)))
        elif joint == ';' and page.chance(0.4):
            words += said_of(page, mention, owner and someone.owner)
    page.sheet.text(words)


def names_only(page: Page, some: list[Someone], owner: bool, officer: bool) -> None:
    """Names one below the other, or some on one line with gaps between them."""
    sheet = page.sheet
    count = page.rng.choice([1, 1, 1, 2, 3])
    columns = sheet.columns(count)
    for at in range(0, len(some), count):
        cells = []
        for someone, (x0, x1) in zip(some[at:at + count], columns):
            cells.append((someone.mention(officer and someone.officer, owner and someone.owner).name(), x0, x1))
        sheet.row(cells)
