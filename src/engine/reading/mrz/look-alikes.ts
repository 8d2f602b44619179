import type { Peaks } from './candidates.ts'
import type { DecodedLine } from './decode-line.ts'
import { readers, type ReaderTraits } from './readers.table.ts'
import { symbols } from './symbols.ts'

const pairs = (['1I', '2Z', '5S', '6G', '8B'] as const).map((pair) => ({
  pair,
  digit: symbols.indexOf(pair.charAt(0)),
  letter: symbols.indexOf(pair.charAt(1)),
}))

/** True for a digit and the letter that is drawn like it. */
export function areSimilar(one: string, other: string): boolean {
  const [a, b] = [symbols.indexOf(one), symbols.indexOf(other)]
  return [{ digit: zero, letter: letterO }, ...pairs].some(
    ({ digit, letter }) => (a === digit && b === letter) || (a === letter && b === digit),
  )
}

const zero = symbols.indexOf('0')
const letterO = symbols.indexOf('O')
/** Round letters beside 0 and O; no reader leans to either side. */
const round = [symbols.indexOf('D'), symbols.indexOf('Q')]

/** However clear a choice between look-alikes seems, it is no surer than this. */
const surest = 5
/**
 * What was seen in each column, the choice between look-alikes corrected.
 * @param heights for each column how much its height speaks for a digit (`heightEvidence`); null where no one measured.
 */
export function reportedApart(
  { reader, peaks }: Pick<DecodedLine, 'reader' | 'peaks'>,
  heights: Float32Array | null,
): readonly Peaks[] {
  return peaks.map((one, column) => reported(one, { height: heights?.[column] ?? 0, ...readers[reader] }))
}

function reported(seen: Peaks, { height, leans, ofZero }: ReaderTraits & { readonly height: number }): Peaks {
  const peaks = Float32Array.from(seen)
  const at = (symbol: number) => peaks[symbol] ?? -30
  const share = (one: number, other: number, odds: number) => {
    const both = Math.log(Math.exp(at(one)) + Math.exp(at(other)))
    const bounded = Math.min(surest, Math.max(-surest, odds))
    peaks[one] = both - Math.log1p(Math.exp(-bounded))
    peaks[other] = both - Math.log1p(Math.exp(bounded))
  }
  for (const { pair, digit, letter } of pairs)
    share(digit, letter, at(digit) - at(letter) - leans[pair] + height)
  const { lean, trust, least, most } = ofZero
  const leaning = Math.min(most, Math.max(least, trust * (at(zero) - at(letterO) - lean)))
  // 0 and O are one shape to begin with: what speaks for either speaks against D and Q.
  share(zero, letterO, surest)
  for (const letter of round) share(zero, letter, at(zero) - at(letter))
  share(zero, letterO, leaning + height)
  return peaks
}
