"""What the lines of training say in Latin letters with marks: every letter of the languages below as often as plain ones are."""
import string
import unicodedata

# Capitals with marks, or of their own, by language; those that others resemble stand more than once.
MARKED = {
    'sq': 'ÇË', 'az': 'ÇƏĞİÖŞÜ', 'bs': 'ČĆĐŠŽ', 'ca': 'ÀÇÉÈÍÏÓÒÚÜ', 'cs': 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ', 'cy': 'ŴŶÂÊÎÔÛÄËÏÖ', 'da': 'ÆØÅ', 'de': 'ÄÖÜ',
    'es': 'ÁÉÍÓÚÜÑÑÑÑ', 'et': 'ÄÖÕÜŠŽ', 'fi': 'ÄÖÅ', 'fr': 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸŒÆ', 'ga': 'ÁÉÍÓÚ', 'hr': 'ČĆĐŠŽ', 'hu': 'ÁÉÍÓÖŐÚÜŰ', 'is': 'ÁÐÉÍÓÚÝÞÆÖ',
    'it': 'ÀÈÉÌÒÙ', 'lb': 'ÄËÉ', 'lt': 'ĄČĘĖĮŠŲŪŽ', 'lv': 'ĀČĒĢĪĶĻŅŠŪŽ', 'mt': 'ĊĠĦŻÀ', 'nb': 'ÆØÅ', 'nl': 'ËÏÉÖ', 'pl': 'ĄĆĘŁŃÓŚŹŻ', 'pt': 'ÃÕÇÁÉÍÓÚÂÊÔÀ',
    'ro': 'ĂĂÂÎȘȘȘȚȚ', 'sk': 'ÄÁČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ', 'sl': 'ČŠŽ', 'sv': 'ÅÄÖ', 'tr': 'ÇĞİÖŞÜ',
    'vi': 'ĂÂĐÊÔƠƯÁÀẢÃẠẮẰẲẴẶẤẦẨẪẬÉÈẺẼẸẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌỐỒỔỖỘỚỜỞỠỢÚÙỦŨỤỨỪỬỮỰÝỲỶỸỴ',
}  # fmt: skip
TURKIC = {'tr', 'az'}
# Half of the lines: the language with most letters, and those whose letters are taken for others' most easily.
OFTEN = ['vi', 'vi', 'vi', 'vi', 'es', 'es', 'ro', 'ro', 'hu']
SIGNS = " .,-–/()«»\"'’:;+&*°º%<>=@!?_#"


def small(letter):
    return {'İ': 'i', 'I': 'i'}.get(letter, letter.lower())


LETTERS = sorted({letter for capitals in MARKED.values() for letter in capitals + ''.join(map(small, capitals)) if letter != 'i'} | set('ßı'))
SYMBOLS = string.digits + string.ascii_uppercase + string.ascii_lowercase + SIGNS + ''.join(LETTERS)
# What fonts and keyboards have for letters of Romanian, and signs that look the same.
ALIKE = str.maketrans({'Ţ': 'Ț', 'ţ': 'ț', '‘': '’', 'ʻ': '’', 'ʼ': '’', '\u00a0': ' ', '\u202f': ' '})


def plain(letter):
    """The letter without its marks, as a network that does not know them would have it."""
    own = {'Đ': 'D', 'đ': 'd', 'Ł': 'L', 'ł': 'l', 'Ø': 'O', 'ø': 'o', 'Ħ': 'H', 'ħ': 'h', 'ı': 'i', 'Ð': 'D', 'ß': 'B', 'Ə': 'E', 'ə': 'e', 'Æ': 'E', 'æ': 'a', 'Œ': 'E', 'œ': 'o', 'Þ': 'P', 'þ': 'p', 'ð': 'd'}  # fmt: skip
    return own.get(letter) or unicodedata.normalize('NFD', letter)[0]


BY_PLAIN = {code: {} for code in MARKED}
for code, capitals in MARKED.items():
    for capital in capitals:
        for one in {capital, small(capital)}:
            BY_PLAIN[code].setdefault(plain(one), []).append(one)
    if code in TURKIC:
        BY_PLAIN[code]['i'] = ['ı']


def pick(rng, things):
    return things[int(rng.integers(len(things)))]


def upper(text, code):
    return (text.replace('i', 'İ') if code in TURKIC else text).upper()


def cased(rng, text, code):
    """All capitals half of the time, as on documents."""
    kind = rng.random()
    if kind < 0.5:
        return upper(text, code)
    if kind < 0.8:
        return ' '.join(upper(word[:1], code) + word[1:] for word in text.split(' '))
    return text


def marked(rng, text, code, share):
    """Letters of an unmarked text get the marks of a language."""
    known = BY_PLAIN[code]
    return ''.join(pick(rng, known[letter]) if letter in known and rng.random() < share else letter for letter in text)


def scrambled(rng, code):
    """Letters in random order, so that the rare ones are seen as often as others."""
    own, share = MARKED[code], rng.uniform(0.2, 0.6)
    word = ''.join(pick(rng, own if rng.random() < share else string.ascii_uppercase) for _ in range(int(rng.integers(2, 9))))
    kind = rng.random()
    if kind < 0.5:
        return word
    lowered = ''.join('ı' if letter == 'I' and code in TURKIC else 'ß' if letter == 'Z' and code == 'de' else small(letter) for letter in word)
    return lowered if kind < 0.75 else word[:1] + lowered[1:]


def names(rng, words, most):
    return ' '.join(pick(rng, words['Latn']['names']).title() for _ in range(int(rng.integers(1, most + 1))))


def code_of(rng):
    def some(letters, least, most):
        return ''.join(pick(rng, letters) for _ in range(int(rng.integers(least, most + 1))))

    return pick(rng, [some(string.ascii_uppercase, 1, 4) + pick(rng, ['', ' ', '-', '/']) + some(string.digits, 1, 9), some(string.ascii_uppercase + string.digits, 6, 12), some(string.digits, 4, 11)])


def line_of(rng, words, number):
    """One line in Latin letters, as documents print them; number draws a date or a number."""
    code = pick(rng, OFTEN if rng.random() < 0.5 else list(MARKED))
    kind = rng.random()
    if kind < 0.18 and code in words['Latn']:
        text = cased(rng, pick(rng, words['Latn'][code]), code)
    elif kind < 0.26 and words['labels'].get(code):
        text = cased(rng, pick(rng, words['labels'][code]), code)
        if rng.random() < 0.3:
            text += pick(rng, [' / ', '/', ': ']) + pick(rng, words['labels'][pick(rng, ['en', 'fr', code])])
    elif kind < 0.46:
        text = ' '.join(scrambled(rng, code) for _ in range(int(rng.integers(1, 4))))
    elif kind < 0.70:
        text = names(rng, words, 3)
        text = marked(rng, upper(text, code) if rng.random() < 0.55 else text, code, pick(rng, [0.15, 0.35, 0.6]))
    elif kind < 0.86:
        text = names(rng, words, 3)
        text = text.upper() if rng.random() < 0.6 else text
        if rng.random() < 0.3:
            text = pick(rng, [f'{text} {int(rng.integers(1, 400))}', f'{int(rng.integers(1, 99))} {text}', text.replace(' ', ', ', 1), text.replace(' ', '-', 1)])
    elif kind < 0.91:
        text = cased(rng, pick(rng, words['Latn']['en'] + words['labels']['en']), 'en')
    elif kind < 0.96:
        text = code_of(rng)
    else:
        text = number(rng)
    known = set(SYMBOLS)
    return ''.join(letter for letter in text.translate(ALIKE) if letter in known)[:40].strip()
