import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from '../text-line.ts'

/** Words of capitals alone, of two or more. */
const wordsOfCapitals = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu

const accent = '\u0301'

/** A letter without its accent; the two points that part vowels stay. */
function withoutAccent(symbol: string): string {
  return symbol.normalize('NFD').replace(accent, '').normalize('NFC')
}

/** A line in Greek: its words of capitals bear no accents, so that whether a capital has one is no doubt about it. */
export function withoutCapitalAccents(line: VizLine): VizLine {
  const inCapitals = new Set(
    [...line.text.matchAll(wordsOfCapitals)].flatMap(({ 0: word, index }) =>
      Array.from({ length: word.length }, (_, at) => index + at),
    ),
  )
  if (inCapitals.size === 0) return line
  const letters = lettersOf(line).map((letter, at) => (inCapitals.has(at) ? plainCapital(letter) : letter))
  return lineOfLetters(letters, line.quad, line.script)
}

function plainCapital(letter: VizLetter): VizLetter {
  const symbol = withoutAccent(letter.symbol)
  const same = letter.alternatives.filter((one) => withoutAccent(one.symbol) === symbol)
  const confidence = same.reduce((sum, one) => sum + one.confidence, letter.confidence)
  return {
    ...letter,
    symbol,
    confidence: Math.min(1, confidence),
    alternatives: letter.alternatives.filter((one) => !same.includes(one)),
  }
}
