import type { RecognisedCharacter, RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { decodeBestPath, emissionsOf, restrict, symbolSet } from './ctc-decoding.ts'
import type { LineLook } from './find-script.ts'
import type { SeenLine } from '../networks/seen-line.ts'
import type { LineBody } from './line-body.ts'
import type { ReadSeen } from './recognise-head.ts'
import { isMarked, withMarks } from './with-marks.ts'

export interface Recogniser {
  readonly body: LineBody
  /** Its symbols in the order of its classes, without the blank. */
  readonly symbols: string
  /** What is known beyond its letters from what is seen in a line; null where it reads alone. */
  readonly beyond: Beyond | null
}

export interface Beyond {
  /** Tells the script of a line, and whether its letters bear marks. */
  readonly look: (seen: SeenLine) => Promise<LineLook>
  /** Reads Latin letters with marks. */
  readonly readMarks: ReadSeen
}

export interface TextRequest {
  readonly quads: readonly Quad[]
  readonly alphabet: 'mrz' | 'latin'
  readonly sharpened?: boolean
  readonly condensed?: boolean
}

/**
 * Reads print with the big recogniser, one line after the other. Scores of every step come with the alphabet `mrz`, the script of
 * each line with `latin`.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function recogniseText(
  { body, symbols, beyond }: Recogniser,
  pixels: Pixels,
  { quads, alphabet, sharpened = false, condensed = false }: TextRequest,
): Promise<RecognisedLine[]> {
  const set = symbolSet(symbols, alphabet)
  const known = new Set(symbols)
  const lines: RecognisedLine[] = []
  for (const quad of quads) {
    const line = await body.read(pixels, quad, { sharpened, condensed })
    if (line === null) {
      lines.push({ characters: [] })
      continue
    }
    const probabilities = restrict(line.probabilities, set)
    const first = decodeBestPath(probabilities, set)
    if (alphabet === 'mrz') {
      lines.push({ characters: first, emissions: emissionsOf('text-recogniser', probabilities, set) })
      continue
    }
    if (beyond === null) {
      lines.push({ characters: first })
      continue
    }
    const look = await beyond.look(line.seen)
    // What is in another script is likely to be read in it next.
    if (look.script.script !== 'Latn' && !sharpened && !condensed) line.keep()
    const characters = mayHaveMarks(look, first)
      ? withMarks({ first, marked: await beyond.readMarks(line.seen), known })
      : first
    lines.push({ characters, script: look.script })
  }
  return lines
}

/** From there on a line may have letters with marks: of 312 drawn lines that do, 311 pass, of 388 others 16. */
const leastMarks = 0.2
/** With this certainty a line is in another script. */
const surelyOther = 0.8

/** Digits and signs bear no marks, and lines of zones have no letters with them. */
function mayHaveMarks({ script, marks }: LineLook, first: readonly RecognisedCharacter[]): boolean {
  if (script.script !== 'Latn' && script.confidence >= surelyOther) return false
  if (first.some(({ symbol }) => symbol === '<')) return false
  return marks >= leastMarks || first.some(({ symbol }) => isMarked(symbol))
}
