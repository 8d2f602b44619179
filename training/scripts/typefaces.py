"""The typefaces that lines are drawn with: Debian's packages of fonts.txt, by script; families held out stand apart."""
import functools
import subprocess

LANGUAGE = {'Cyrl': 'ru', 'Grek': 'el', 'Arab': 'ar', 'Hebr': 'he', 'Deva': 'hi', 'Beng': 'bn', 'Taml': 'ta', 'Thai': 'th', 'Kore': 'ko'}
# Drawn with in tests and benches alone.
HELD_OUT = {
    'PT Serif', 'FreeSerif', 'GFS Neohellenic', 'GFS Didot', 'KacstBook', 'Nazli', 'David CLM', 'Frank Ruehl CLM', 'Samanata', 'Mukti',
    'Samyak Tamil', 'Kinnari', 'Waree', 'AR PL UMing CN', 'AR PL UMing HK', 'AR PL UMing TW', 'AR PL UMing TW MBE', 'IPAMincho', 'IPAPMincho',
    'UnBatang', 'Carlito',
}  # prettier-ignore
# Held out of Latin alone: the other scripts were taught with them.
HELD_OUT_LATIN = {'DejaVu Serif', 'Cantarell', 'PT Serif Caption', 'IPAexMincho'}
# Too thin, ornamental, or not cut for the script though they claim it.
UNFIT = ('Thin', 'Hairline', 'ExtraLight', 'Extra Light', 'Black', 'ExtraCondensed', 'Extra Condensed', 'Oblique Extra', 'Upright Italic', 'CMU Concrete', 'CMU Classical', 'Baekmuk', 'AR PL', 'Emoji', 'Symbols', 'Keyboard', 'Noto Mono')


@functools.cache
def faces(script, held_out=False):
    """[(family, [(file, index)])] of the script."""
    wanted = {'Hani': ['zh-cn', 'zh-tw', 'ja'], 'Latn': ['vi', 'pl']}.get(script) or [LANGUAGE[script]]
    apart = HELD_OUT | HELD_OUT_LATIN if script == 'Latn' else HELD_OUT
    found = {}
    for language in wanted:
        rows = subprocess.run(['fc-list', f':lang={language}', 'file', 'index', 'family', 'style'], capture_output=True, text=True, check=True).stdout
        for row in sorted(rows.splitlines()):
            path, _, rest = row.partition(': ')
            family = rest.split(':')[0].split(',')[0].strip()
            style = rest + path
            index = int(rest.split('index=')[1].split(':')[0]) if 'index=' in rest else 0
            if index > 0xFFFF or not path.endswith(('.ttf', '.otf', '.ttc')):
                continue
            fit = not any(word in style for word in UNFIT if not (script == 'Hani' and word == 'AR PL'))
            if script == 'Cyrl' and 'CJK' in family:
                fit = False
            if fit and (family in apart) == held_out:
                found.setdefault(family, set()).add((path, index))
    return [(family, some(sorted(files))) for family, files in sorted(found.items())]


def some(files, most=5):
    """Evenly over the cuts of a family, some of which have forty."""
    return [files[at * len(files) // most] for at in range(most)] if len(files) > most else files


@functools.cache
def glyphs(path, index):
    command = ['fc-query', '--format', '%{charset}', '--index', str(index), path]
    ranges = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    bounds = [part.split('-') for part in ranges]
    return frozenset(point for part in bounds for point in range(int(part[0], 16), int(part[-1], 16) + 1))


def face_for(rng, script, text, held_out=False):
    """A file and index of a typeface that has every letter; None when tried in vain."""
    known = faces(script, held_out)
    for _ in range(8):
        _, files = known[int(rng.integers(len(known)))]
        path, index = files[int(rng.integers(len(files)))]
        if all(letter == ' ' or ord(letter) in glyphs(path, index) for letter in text):
            return path, index
    return None
