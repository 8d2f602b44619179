/** A comma of Arabic, which the network does not know. */
const comma = '،'

/** What words may begin with beside their own letters: and, by, for, the. */
const prefix = /^[وف]?[بلك]?(?:ال|لل)?/u
/** So many letters of its own has a word at least that no hamza ends but behind a long vowel: `بطيء`, `شيء` have fewer. */
const leastLetters = 4
/** Endings of words that have a hamza behind *ha* and *alef*: `انتهاء`, `فقهاء`, `بهاء`; all else is `فيها،`. */
const ownHamza = /[نتقبفلدجوك]هاء$/u

/** Lines of Arabic with the comma where the network read another sign for it and no word of Arabic can have that sign. */
export function inArabic<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (/\p{Script=Arabic}/u.test(line.text) ? { ...line, text: withCommas(line.text) } : line))
} // prettier-ignore

/** As many signs as before. */
function withCommas(text: string): string {
  return text
    .replace(/(?<=\p{Script=Arabic}),(?=\s|$)/gu, comma)
    .replace(/(?<![\p{L}\p{M}])\p{Script=Arabic}{3,}ء(?=\s|$)/gu, withoutHamza)
}

function withoutHamza(word: string): string {
  const stem = word.slice(0, -1)
  if (stem === 'بناء') return 'بناءً'
  return isNoHamza(word, stem) ? stem + comma : word
}

function isNoHamza(word: string, stem: string): boolean {
  if (/[ءئأإةىهً]$/u.test(stem)) return true
  if (stem.endsWith('ها')) return !ownHamza.test(word)
  return !/[او]$/u.test(stem) && stem.replace(prefix, '').length >= leastLetters
}
