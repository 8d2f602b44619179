/** A comma of Arabic, which the network does not know. */
const comma = '،'

/** What words may begin with beside their own letters: and, by, for, the. */
const prefix = /^[وف]?[بلك]?(?:ال|لل)?/u
/** So many letters of its own has a word at least that no hamza ends but behind a long vowel: `بطيء`, `شيء` have fewer. */
const leastLetters = 4
/** Endings of words that have a hamza behind *ha* and *alef*: `انتهاء`, `فقهاء`, `بهاء`; all else is `فيها،`. */
const ownHamza = /[نتقبفلدجوك]هاء$/u

/** The sign between thousands of Arabic figures, which the network takes for a letter; then their parts stand as words do. */
const thousands = '٬'
const parted = /(?<![٠-٩\p{L}])[٠-٩]{3}(?:و[٠-٩]{3})*و[٠-٩]{1,3}(?![٠-٩\p{L}])/gu

/** A legal form by its letters, `ش.م.م.`: what looks like a comma behind it is its point. */
const abbreviated = /((?<![\p{L}.])[شذم]\.?م\.?[مكلبحع]),(?=\s|$)/gu

/** What is no word, but one with a short vowel or a hamza that was taken for points. */
const misread = new Map([['غمان', 'عمان'], ['شجلت', 'سجلت'], ['مسنولية', 'مسئولية'], ['المسنولية', 'المسئولية']]) // prettier-ignore
/** Letters that no word with the article has, as Arabic has them. */
const ofOthers: Readonly<Record<string, string>> = { گ: 'ك', چ: 'ج', ڕ: 'ر', ږ: 'ر' }

/** Letters of Persian and Urdu; on a page of Arabic every such letter has been made its own. */
const ofPersian = /[یک]/u

/** Lines of a page of Arabic with the signs that the network read as others, where no word or number can have these. */
export function inArabic<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ text }) => ofPersian.test(text))) return lines
  return lines.map((line) => (/\p{Script=Arabic}/u.test(line.text) ? { ...line, text: inOwnSigns(line.text) } : line))
} // prettier-ignore

const inOwnSigns = (text: string): string => inOwnLetters(withThousands(withCommas(text)))

/** As many signs as before. */
function withCommas(text: string): string {
  return text
    .replace(abbreviated, '$1.')
    .replace(/(?<=\p{Script=Arabic}),(?=\s|$)/gu, comma)
    .replace(/(?<![\p{L}\p{M}])\p{Script=Arabic}{3,}ء(?=\s|$)/gu, withoutHamza)
}

/** `٠٠٠و٥٠` → `٥٠٬٠٠٠` */
function withThousands(text: string): string {
  return text.replace(parted, (number) => number.split('و').toReversed().join(thousands))
}

function inOwnLetters(text: string): string {
  return text
    .replaceAll('ۇ', 'ؤ')
    .replace(/(?<=\p{L}{2})آ(?![\p{L}\p{M}])/gu, 'ا')
    .replace(/\p{Script=Arabic}+/gu, (word) => misread.get(word) ?? word)
    .replace(/(?<!\p{L})[وف]?[بل]?ال\p{L}+/gu, (word) => word.replace(/[گچڕږ]/gu, (letter) => ofOthers[letter] ?? letter))
} // prettier-ignore

function withoutHamza(word: string): string {
  const stem = word.slice(0, -1)
  if (stem === 'بناء') return 'بناءً'
  return isNoHamza(word, stem) ? stem + comma : word
}

function isNoHamza(word: string, stem: string): boolean {
  if (/(?:[ءئأإةىه]|\u064B)$/u.test(stem)) return true
  if (stem.endsWith('ها')) return !ownHamza.test(word)
  return !/[او]$/u.test(stem) && stem.replace(prefix, '').length >= leastLetters
}
