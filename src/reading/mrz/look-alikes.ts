import type { Peaks } from './candidates.ts'
import { symbols } from './symbols.ts'

/**
 * Digits and letters that OCR-B draws alike (ICAO Doc 9303-3 figure 3, ISO 1073-2), and how far the recogniser leans to
 * the digit: it was trained on ordinary print, where a character among digits is a digit. On generated zones and on
 * published specimens a digit is seen as a digit by far more than `lean`, and a letter never by as much: what is seen as
 * a digit by less than that is rather a letter. Natural logarithms of a ratio of probabilities.
 */
const pairs: readonly (readonly [digit: number, letter: number, lean: number])[] = (
  [
    ['1', 'I', 5],
    ['2', 'Z', 4.5],
    ['5', 'S', 3],
    ['6', 'G', 6],
    ['8', 'B', 2.5],
  ] as const
).map(([digit, letter, lean]) => [symbols.indexOf(digit), symbols.indexOf(letter), lean])

/** True for a digit and the letter that is drawn like it. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [symbols.indexOf(one), symbols.indexOf(other)]
  return [[zero, letterO] as const, ...pairs].some(
    ([digit, letter]) => (a === digit && b === letter) || (a === letter && b === digit),
  )
}

const zero = symbols.indexOf('0')
const letterO = symbols.indexOf('O')
/** Round letters beside 0 and O; the recogniser leans to neither side. */
const round = [symbols.indexOf('D'), symbols.indexOf('Q')]

/** However clear a choice between look-alikes seems, it is no surer than this. */
const surest = 5
/** 0 and O differ in their height alone; what the recogniser makes of it says little, and most when it sees an O. */
const ofZero = { lean: 5, trust: 0.6, least: -3, most: 1.5 } as const

/**
 * What was seen in each column, the choice between look-alikes corrected.
 * @param heights for each column how much its height speaks for a digit (`heightEvidence`); null where nobody measured.
 */
export function toldApart(peaks: readonly Peaks[], heights: Float32Array | null): readonly Peaks[] {
  return peaks.map((one, column) => told(one, heights?.[column] ?? 0))
}

function told(seen: Peaks, height: number): Peaks {
  const peaks = Float32Array.from(seen)
  const at = (symbol: number) => peaks[symbol] ?? -30
  const share = (one: number, other: number, odds: number) => {
    const both = Math.log(Math.exp(at(one)) + Math.exp(at(other)))
    const bounded = Math.min(surest, Math.max(-surest, odds))
    peaks[one] = both - Math.log1p(Math.exp(-bounded))
    peaks[other] = both - Math.log1p(Math.exp(bounded))
  }
  for (const [digit, letter, lean] of pairs) share(digit, letter, at(digit) - at(letter) - lean + height)
  const { lean, trust, least, most } = ofZero
  const leaning = Math.min(most, Math.max(least, trust * (at(zero) - at(letterO) - lean)))
  // 0 and O are one shape to begin with: what speaks for either speaks against D and Q.
  share(zero, letterO, surest)
  for (const letter of round) share(zero, letter, at(zero) - at(letter))
  share(zero, letterO, leaning + height)
  return peaks
}
