import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { lineOfLetters, type VizLine } from './text-line.ts'

/**
 * What was recognised as a line of print; null where nothing was read. Of a character of several units each is as certain as
 * makes the whole as certain as it was read.
 *
 * @param script absent of a line read with the Latin alphabet
 */
export function toPrintedLine(
  seen: RecognisedLine | undefined,
  quad: Quad<'upright'>,
  script?: PrintScript,
): VizLine | null {
  if (seen === undefined || seen.characters.length === 0) return null
  const letters = seen.characters.flatMap(({ symbol, confidence, centre, alternatives = [] }) => {
    const ofUnit = symbol.length > 1 ? confidence ** (1 / symbol.length) : confidence
    return symbol.split('').map((unit) => ({ symbol: unit, confidence: ofUnit, centre, alternatives }))
  })
  return lineOfLetters(letters, quad, script)
}
