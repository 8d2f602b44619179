import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from '../text-line.ts'

/** The stroke that ends a sentence of Devanagari and Bengali, and no other sign of these scripts; the stroke between figures. */
const [danda, stroke] = ['\u0964', '/']
/** Zeros of other scripts than Latin that are round, as the letter is. */
const zeros: readonly (readonly [zero: string, figures: RegExp])[] = [
  ['\u0966', /[\u0966-\u096f]/],
  ['\u09e6', /[\u09e6-\u09ef]/],
]
const looksLikeZero = /^[oO०০]$/
/** Zeros that behind a Latin letter, and before no figure, are an o: `N๐.` is `No.` */
const zerosLikeLetter = /^[๐०০௦]$/

/**
 * A line with figures of its own script, what stands among them read as what it can be there: no sentence ends between two figures, and a
 * round letter beside one is its zero. As certain as it was that what stands there is one of the two.
 */
export function withSignsOfFigures(line: VizLine): VizLine {
  if (!/[\u0964oO๐०০௦]/.test(line.text)) return line
  const letters = lettersOf(line)
  const righted = letters.map((letter, at) => righten(letter, letters[at - 1], letters[at + 1]))
  const withLatin = line.latinText === undefined ? {} : { latinText: line.latinText }
  return { ...lineOfLetters(righted, line.quad, line.script), ...withLatin }
}

function righten(letter: VizLetter, before?: VizLetter, after?: VizLetter): VizLetter {
  const isFigure = (one?: VizLetter): boolean => /\p{Nd}/u.test(one?.symbol ?? '') || looksLikeZero.test(one?.symbol ?? '') // prettier-ignore
  if (letter.symbol === danda && isFigure(before) && isFigure(after))
    return { ...letter, symbol: stroke, confidence: certainty(letter, /^[^\p{L}\p{Nd}]$/u) }
  if (
    zerosLikeLetter.test(letter.symbol) &&
    /\p{Script=Latin}/u.test(before?.symbol ?? '') &&
    !isFigure(after)
  )
    return { ...letter, symbol: 'o', confidence: certainty(letter, /^[oO]$/) }
  if (!/^[oO]$/.test(letter.symbol)) return letter
  const [zero] = zeros.find(([, figures]) => [before, after].some((one) => figures.test(one?.symbol ?? ''))) ?? [] // prettier-ignore
  return zero === undefined
    ? letter
    : { ...letter, symbol: zero, confidence: certainty(letter, looksLikeZero) }
}

/** How certain it is, 0..1, that one of these symbols stands there. */
function certainty({ confidence, alternatives }: VizLetter, symbols: RegExp): number {
  const others = alternatives.filter(({ symbol }) => symbols.test(symbol))
  return Math.min(
    1,
    others.reduce((sum, one) => sum + one.confidence, confidence),
  )
}
