"""What the lines of training say: words of a script's languages, letters in random order, dates, numbers, addresses, Latin beside them."""
import string

import latin

ALPHABETS = {
    'ru': 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'uk': 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ',
    'be': 'АБВГДЕЁЖЗІЙКЛМНОПРСТУЎФХЦЧШЫЬЭЮЯ',
    'bg': 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯЍ',
    'sr': 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ',
    'mk': 'АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШ',
    'kk': 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ',
    'ky': 'АБВГДЕЁЖЗИЙКЛМНҢОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ',
    'mn': 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ',
    'uz-Cyrl': 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЪЭЮЯЎҚҒҲ',
    'tg': 'АБВГҒДЕЁЖЗИӢЙКҚЛМНОПРСТУӮФХҲЧҶШЪЭЮЯ',
    'bs-Cyrl': 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ',
    'el': 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ',
}
SMALL = {'el': 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'}
SIGNS = " .,-–/№()«»\"'’:;+&*°%<>=@!?_#"
# What the networks answer, in the order of their classes after the blank.
SYMBOLS = {
    'Cyrl': string.digits + string.ascii_uppercase + string.ascii_lowercase + SIGNS
    + ''.join(sorted({letter for code, letters in ALPHABETS.items() if code != 'el' for letter in letters + letters.lower()})),
    'Grek': string.digits + string.ascii_uppercase + string.ascii_lowercase + SIGNS + ALPHABETS['el'] + SMALL['el'] + '·',
    'Latn': latin.SYMBOLS,
    # Figures alone: see figures.py.
    'Arab-figures': string.digits + '/-.x',
}
LABELS = {
    'ru': 'Фамилия|Имя|Отчество|Дата рождения|Место рождения|Пол|Гражданство|Дата выдачи|Код подразделения|Паспорт выдан|Российская Федерация|Личный код|Подпись|ОВД|УФМС|Водительское удостоверение|Место жительства|Муж.|Жен.|ул. Ленина, д. 5, кв. 12|г. Москва',
    'uk': "Прізвище|Ім'я|По батькові|Дата народження|Місце народження|Стать|Громадянство|Україна|Дійсний до|Запис №|Орган, що видав|Підпис|вул. Шевченка, буд. 7, кв. 31|м. Київ|Посвідчення водія|Індивідуальний податковий номер",
    'be': 'Прозвішча|Імя|Імя па бацьку|Дата нараджэння|Месца нараджэння|Пол|Грамадзянства|Рэспубліка Беларусь|Дата выдачы|Тэрмін дзеяння|Ідэнтыфікацыйны нумар',
    'bg': 'Фамилия|Име|Презиме|Дата на раждане|Място на раждане|Пол|Гражданство|Република България|Валидност|Лична карта|Издадена от|Постоянен адрес|ЕГН|Ръст|Цвят на очите|обл. София, гр. Банкя',
    'sr': 'Презиме|Име|Име једног родитеља|Датум рођења|Место рођења|Пол|Држављанство|Република Србија|Важи до|Лична карта|Датум издавања|ЈМБГ|Пребивалиште|Возачка дозвола',
    'mk': 'Презиме|Име|Датум на раѓање|Место на раѓање|Пол|Државјанство|Република Северна Македонија|Важи до|Лична карта|Матичен број|Живеалиште',
    'kk': 'Тегі|Аты|Әкесінің аты|Туған күні|Туған жері|Жынысы|Азаматтығы|Қазақстан Республикасы|Жеке куәлік|Берілген күні|Қолданылу мерзімі|ЖСН|Ұлты|ҚР Ішкі істер министрлігі',
    'ky': 'Фамилиясы|Аты|Атасынын аты|Туулган күнү|Туулган жери|Жынысы|Жарандыгы|Кыргыз Республикасы|Берилген күнү|Жеке номери',
    'mn': 'Овог|Эцэг/эхийн нэр|Нэр|Төрсөн он, сар, өдөр|Төрсөн газар|Хүйс|Иргэншил|Монгол Улс|Регистрийн дугаар|Олгосон огноо|Үнэмлэх|Иргэний үнэмлэх',
    'uz-Cyrl': 'Фамилияси|Исми|Отасининг исми|Туғилган санаси|Туғилган жойи|Жинси|Фуқаролиги|Ўзбекистон Республикаси|Берилган санаси|Амал қилиш муддати',
    'tg': 'Насаб|Ном|Номи падар|Санаи таваллуд|Ҷои таваллуд|Ҷинс|Шаҳрвандӣ|Ҷумҳурии Тоҷикистон|Санаи додани|Мӯҳлати эътибор',
    'el': 'Επώνυμο|Όνομα|Όνομα πατέρα|Ημερομηνία γέννησης|Τόπος γέννησης|Φύλο|Ιθαγένεια|Ελληνική Δημοκρατία|Κυπριακή Δημοκρατία|Ημ. έκδοσης|Ημ. λήξης|Δελτίο ταυτότητας|Αρχή έκδοσης|Ύψος|Υπογραφή|Διαβατήριο|Άδεια οδήγησης|Μητέρα|οδός Αθηνάς 15|Πατρώνυμο|Ταυτότητα|Άρρεν|Θήλυ',
}
GREEK_NAMES = (
    'Παπαδόπουλος Γεωργίου Νικολάου Ιωάννου Δημητρίου Χατζηγεωργίου Αναγνώστου Καραγιάννης Οικονόμου Βασιλείου Αθανασίου Κωνσταντίνου '
    'Γεώργιος Ιωάννης Κωνσταντίνος Δημήτριος Νικόλαος Παναγιώτης Βασίλειος Χρήστος Αθανάσιος Μιχαήλ Ευάγγελος Σπυρίδων Αντώνιος '
    'Μαρία Ελένη Αικατερίνη Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Παναγιώτα Ευαγγελία Ξένια Ζωή Ψαρουδάκης Ξενάκης '
    'Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Χανιά Καβάλα Λευκωσία Λεμεσός Πειραιάς Καλαμάτα Κέρκυρα Ρόδος Ξάνθη Αΐδης '
    'Μαΐου Ταΰγετος προϋπηρεσία ΑΫΠΝΙΑ ΜΑΪΟΥ Χαϊδάρι Ταϋγέτη Θεοχάρης Φωτεινή Ψυχικό Ζαχαρίας Ξανθόπουλος'
).split()
# Latin letters that look like others, for words that two scripts share.
SHARED = 'ABEKMHOPCTYX'


def pick(rng, things):
    return things[int(rng.integers(len(things)))]


def cased(rng, text):
    """All capitals half of the time."""
    kind = rng.random()
    if kind < 0.5:
        return text.upper().replace('ẞ', 'SS')
    if kind < 0.8:
        return ' '.join(word[:1].upper() + word[1:] for word in text.split(' '))
    return text


def without_tonos(text):
    """Greek capitals bear no tonos, but the dialytika stay."""
    return text.translate(str.maketrans('ΆΈΉΊΌΎΏ', 'ΑΕΗΙΟΥΩ'))


def number(rng):
    """Dates, numbers of documents, codes."""
    def digits(count):
        return ''.join(pick(rng, string.digits) for _ in range(count))

    day, month, year = f'{int(rng.integers(1, 32)):02}', f'{int(rng.integers(1, 13)):02}', str(int(rng.integers(1930, 2040)))
    separator = pick(rng, ['.', '.', '.', '/', '-', ' '])
    return pick(rng, [
        separator.join((day, month, year)), separator.join((year, month, day)), digits(int(rng.integers(4, 12))), f'{digits(2)} {digits(2)} {digits(6)}',
        f'№ {digits(6)}', f'{digits(3)}-{digits(3)}', f'{digits(1)}.{digits(1)}', f'+{digits(11)}', f'{digits(4)}/{digits(2)}', f'{digits(2)}.', year,
    ])  # prettier-ignore


def scrambled(rng, letters, small):
    """Letters in random order, so that the rare ones are seen as often as others."""
    word = ''.join(pick(rng, letters) for _ in range(int(rng.integers(3, 10))))
    kind = rng.random()
    if kind < 0.45:
        return word
    lowered = ''.join(pick(rng, small) for _ in word)
    return lowered if kind < 0.7 else word[:1] + lowered[1:]


def latin_word(rng, words):
    return cased(rng, pick(rng, words['Latn']['names']))


def code_with_letters(rng, letters):
    return ''.join(pick(rng, letters) for _ in range(int(rng.integers(1, 4)))) + pick(rng, ['', ' ', '-', '№ ']) + ''.join(
        pick(rng, string.digits) for _ in range(int(rng.integers(4, 9)))
    )


STREETS = {
    'Cyrl': ['ул.', 'вул.', 'бул.', 'просп.', 'пер.', 'пл.', 'кв.', 'д.', 'буд.', 'пос.', 'с.', 'г.', 'м.', 'обл.', 'район', 'даңғылы', 'көшесі', 'гр.', 'улица', ''],
    'Grek': ['οδός', 'Λεωφ.', 'πλ.', 'αρ.', 'ΤΚ', 'Δήμος', 'Νομός', ''],
}


def address(rng, script, words):
    """Words and short numbers beside each other."""
    names = words[script]['names'] or GREEK_NAMES

    def part():
        name = pick(rng, names)
        house = str(int(rng.integers(1, pick(rng, [10, 10, 100, 1000])))) + pick(rng, ['', '', '', '', '-А', 'а', '/2'] if script == 'Cyrl' else ['', '', '', '', 'Α', '/2'])
        return pick(rng, [f'{pick(rng, STREETS[script])} {name} {house}', f'{name} {house}', f'{pick(rng, STREETS[script])} {name}', f'{house} {name}', f'{name}, {house}']).strip()

    text = ', '.join(part() for _ in range(int(rng.integers(1, 3))))
    return text.upper() if rng.random() < 0.3 else text.title() if rng.random() < 0.5 else text


def line_of(rng, script, words):
    """One line in Cyrillic, Greek or Latin, as documents print them."""
    if script == 'Latn':
        return latin.line_of(rng, words, number)
    languages = [code for code in words[script] if code != 'names']
    code = pick(rng, languages)
    letters = ALPHABETS[code]
    small = SMALL.get(code, letters.lower())
    kind = rng.random()
    if rng.random() < 0.15:
        text = address(rng, script, words)
    elif kind < 0.20:
        text = cased(rng, pick(rng, LABELS.get(code, LABELS.get(code[:2], LABELS['sr'])).split('|')))
    elif kind < 0.40:
        names = words[script]['names'] or GREEK_NAMES
        text = cased(rng, ' '.join(pick(rng, names) for _ in range(int(rng.integers(1, 4)))))
    elif kind < 0.60:
        text = cased(rng, pick(rng, words[script][code]))
    elif kind < 0.78:
        text = ' '.join(scrambled(rng, letters, small) for _ in range(int(rng.integers(1, 3))))
    elif kind < 0.86:
        text = number(rng)
    elif kind < 0.91:
        text = code_with_letters(rng, letters if rng.random() < 0.6 else string.ascii_uppercase)
    elif kind < 0.96:
        names = words[script]['names'] or GREEK_NAMES
        text = cased(rng, pick(rng, names)) + pick(rng, [' / ', '/', ' ', ' (']) + latin_word(rng, words)
        text = text + ')' if '(' in text else text
    else:
        text = latin_word(rng, words) + pick(rng, ['', ' ' + number(rng)])
    if script == 'Grek' and rng.random() < 0.75:
        text = ' '.join(without_tonos(word) if word == word.upper() else word for word in text.split(' '))
    known = set(SYMBOLS[script])
    # Lines of more than some forty letters are printed seldom.
    return ''.join(letter for letter in text.replace('\u00a0', ' ').replace('\u202f', ' ') if letter in known)[:40].strip()


VIETNAMESE = 'AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXYÁÀẢÃẠẮẰẲẴẶẤẦẨẪẬÉÈẺẼẸẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌỐỒỔỖỘỚỜỞỠỢÚÙỦŨỤỨỪỬỮỰÝỲỶỸỴ'
EUROPEAN = string.ascii_uppercase * 2 + 'ÄÖÜÅÆØÉÈÊËÁÀÂÃÇÑÍÎÏÓÔÕÚÛÝČĎĚŇŘŠŤŮŽĄĆĘŁŃŚŹŻĀĒĪŪĢĶĻŅŐŰĂÂÎȘȚĞİŞÐÞƏ'


def latin_line(rng, words):
    """What words of countries and people do not show: lines of zones, short words and signs, labels in two languages, Vietnamese."""
    def letters(known, least, most):
        return ''.join(pick(rng, known) for _ in range(int(rng.integers(least, most))))

    kind = rng.random()
    if kind < 0.25:
        names = [pick(rng, words['Latn']['names']).upper() for _ in range(3)]
        zone = pick(rng, [f'P<UTO{names[0]}<<{names[1]}<{names[2]}', letters(string.digits + string.ascii_uppercase, 9, 10) + '0UTO' + letters(string.digits, 7, 8) + 'F' + letters(string.digits, 7, 8)])
        return (zone + '<' * 44)[: pick(rng, [30, 36, 44])]
    if kind < 0.45:
        return cased(rng, letters(string.ascii_uppercase, 1, 4)) + pick(rng, ['', '.', ':', ' /', '1', ' 5'])
    if kind < 0.65:
        return cased(rng, ' '.join(letters(VIETNAMESE, 2, 6) for _ in range(int(rng.integers(1, 5)))))
    if kind < 0.8:
        return cased(rng, ' '.join(letters(EUROPEAN, 2, 9) for _ in range(int(rng.integers(1, 3)))))
    return pick(rng, [' / ', '/', '. ', ': ']).join(cased(rng, pick(rng, words['Latn']['names'])) for _ in range(2))


def line_in(rng, script, words):
    """One line in any script, to tell scripts by."""
    if script in ('Cyrl', 'Grek') and rng.random() < 0.6:
        return line_of(rng, script, words)
    if script == 'Latn' and rng.random() < 0.4:
        return latin_line(rng, words)
    languages = [code for code, known in words[script].items() if known]
    chosen = pick(rng, languages)
    text = pick(rng, words[script][chosen])
    if script in ('Latn', 'Cyrl', 'Grek'):
        text = cased(rng, text)
    if script == 'Latn' and rng.random() < 0.15:
        return number(rng)
    if rng.random() < 0.3:
        text += ('' if script in ('Hani', 'Thai') else ' ') + pick(rng, words[script][pick(rng, languages)])
    if rng.random() < 0.08:
        text += ' ' + number(rng)
    limit = 14 if script in ('Hani', 'Kore') else 30
    text = text[:limit]
    if script in ('Hani', 'Kore', 'Thai') and len(text) > 4 and rng.random() < 0.4:
        text = text[: int(rng.integers(2, 5))]
    return text.strip()
