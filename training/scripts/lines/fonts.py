"""Chooses typefaces of each language, and keeps of each the letters that lines are drawn with: `fonts.py /usr/share/fonts … OUT`.

OUT/LANGUAGE/train and OUT/LANGUAGE/held: those of `HELD_OUT` in `tesseract/words.py` stand apart. At most three cuts of a family.
OUT/latin: for the Latin words of faces that have no Latin letters.
"""
import pathlib
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont, TTLibError

sys.path.append(str(pathlib.Path(__file__).parents[1] / 'tesseract'))
from words import HELD_OUT, WORDS  # noqa: E402

ODD = (
    'Art Decorative Poster Pen Pilgi Gungseo Stam Unifont unifont Fallback MathJax Thin ExtraLight Dinaru Digital Cond Hairline Purisa Baekmuk Black Emoji Ransom'
).split()
LETTERS = {
    'ara': [(0x600, 0x6FF), (0x750, 0x77F), (0x200C, 0x200F)], 'heb': [(0x590, 0x5FF)], 'hin': [(0x900, 0x97F), (0x200C, 0x200D)],
    'ben': [(0x980, 0x9FF), (0x200C, 0x200D)], 'tam': [(0xB80, 0xBFF)], 'tha': [(0xE00, 0xE7F)], 'kor': [],
}  # prettier-ignore
LATIN_FACES = 'Arimo-Regular Arimo-Bold Carlito-Regular NotoSans-Regular NotoSans-Bold NotoSerif-Regular DejaVuSans Roboto-Medium Lato-Regular FreeSans'.split()
LATIN = set(range(0x20, 0x7F)) | {0xAB, 0xBB, 0x2013, 0x2116, 0x2019}
# The syllables of KS X 1001.
HANGUL = {ord(bytes([0xB0 + row, 0xA1 + cell]).decode('euc-kr')) for row in range(25) for cell in range(94)}
FORMATS = ('.ttf', '.otf', '.ttc', '.woff2')
CUTS = ('Regular', 'Bold', 'Medium', 'Italic', 'Oblique')


def letters_of(file, language):
    """None for a file that is no typeface of the language. The second of Noto's CJK collections is the Korean one."""
    if file.suffix == '.ttc' and (language != 'kor' or 'CJK' not in file.name):
        return None
    try:
        known = set(TTFont(file, fontNumber=1 if file.suffix == '.ttc' else -1, lazy=True).getBestCmap() or {})
    except (TTLibError, AssertionError, KeyError):
        return None
    wanted = {ord(letter) for word in WORDS[language] for letter in word} - {0x2E}
    return known if wanted <= known else None


def chosen(files):
    """Of each family at most three cuts, upright and regular ones first."""
    families = {}
    for file in files:
        families.setdefault(re.split(r'[-_]|(?<=[a-z])(?=Bold|Italic|Oblique|Medium|Light|Regular)', file.stem)[0], []).append(file)
    rank = lambda file: next((at for at, cut in enumerate(CUTS) if file.stem.endswith(cut)), 0 if file.stem.isalpha() else len(CUTS))
    return [file for family in families.values() for file in sorted(family, key=rank)[:3]]


def keep(file, target, letters):
    options = subset.Options()
    options.hinting, options.layout_features, options.notdef_outline = False, ['*'], True
    options.font_number, options.flavor = 1 if file.suffix == '.ttc' else 0, None
    font = subset.load_font(str(file), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN | letters)
    subsetter.subset(font)
    target = target / f'{file.stem}.ttf'
    target.parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, str(target), options)


def main():
    *sources, out = map(pathlib.Path, sys.argv[1:])
    found = sorted(file for source in sources for file in source.rglob('*') if file.suffix.lower() in FORMATS)
    files = {file.stem: file for file in found if not any(odd in file.stem for odd in ODD)}
    for language in LETTERS:
        able = chosen([file for file in files.values() if letters_of(file, language)])
        letters = (HANGUL if language == 'kor' else set()) | {point for low, high in LETTERS[language] for point in range(low, high + 1)}
        for file in able:
            apart = any(file.stem.startswith(family) for family in HELD_OUT[language].split())
            keep(file, out / language / ('held' if apart else 'train'), letters)
        print(language, len(able), flush=True)
    for file in files.values():
        if file.stem in LATIN_FACES:
            keep(file, out / 'latin', set())


if __name__ == '__main__':
    main()
