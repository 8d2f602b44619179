import type { SymbolScores } from './candidates.ts'
import type { DecodedLine } from './decode-line.ts'
import { readerCalibrations, type ReaderCalibration } from './reader-calibration.table.ts'
import { symbols } from './symbols.ts'

const digitLetterPairs = (['1I', '2Z', '5S', '6G', '8B'] as const).map((pair) => ({
  pair,
  digit: symbols.indexOf(pair.charAt(0)),
  letter: symbols.indexOf(pair.charAt(1)),
}))

/** True for a digit and the letter that is drawn like it. */
export function areSimilar(one: string, other: string): boolean {
  const [a, b] = [symbols.indexOf(one), symbols.indexOf(other)]
  return [{ digit: zero, letter: letterO }, ...digitLetterPairs].some(
    ({ digit, letter }) => (a === digit && b === letter) || (a === letter && b === digit),
  )
}

const zero = symbols.indexOf('0')
const letterO = symbols.indexOf('O')
/** Round letters beside 0 and O; no reader leans to either side. */
const roundLetters = [symbols.indexOf('D'), symbols.indexOf('Q')]

/** However clear a choice between look-alikes seems, it is no surer than this. */
const maxLogOdds = 5
/**
 * What was seen in each column, the choice between look-alikes corrected.
 * @param heights for each column how much its height speaks for a digit (`heightEvidence`); null where no one measured.
 */
export function reportedApart(
  { reader, scores }: Pick<DecodedLine, 'reader' | 'scores'>,
  heights: Float32Array | null,
): readonly SymbolScores[] {
  return scores.map((one, column) =>
    reported(one, { height: heights?.[column] ?? 0, ...readerCalibrations[reader] }),
  )
}

function reported(
  scores: SymbolScores,
  { height: heightLogOdds, digitBias, zeroBias }: ReaderCalibration & { readonly height: number },
): SymbolScores {
  const resolved = Float32Array.from(scores)
  const at = (symbol: number) => resolved[symbol] ?? -30
  const splitProbability = (one: number, other: number, odds: number) => {
    const both = Math.log(Math.exp(at(one)) + Math.exp(at(other)))
    const bounded = Math.min(maxLogOdds, Math.max(-maxLogOdds, odds))
    resolved[one] = both - Math.log1p(Math.exp(-bounded))
    resolved[other] = both - Math.log1p(Math.exp(bounded))
  }
  for (const { pair, digit, letter } of digitLetterPairs)
    splitProbability(digit, letter, at(digit) - at(letter) - digitBias[pair] + heightLogOdds)
  const { bias, trust, least, most } = zeroBias
  const zeroLogOdds = Math.min(most, Math.max(least, trust * (at(zero) - at(letterO) - bias)))
  // 0 and O are one shape to begin with: what speaks for either speaks against D and Q.
  splitProbability(zero, letterO, maxLogOdds)
  for (const letter of roundLetters) splitProbability(zero, letter, at(zero) - at(letter))
  splitProbability(zero, letterO, zeroLogOdds + heightLogOdds)
  return resolved
}
