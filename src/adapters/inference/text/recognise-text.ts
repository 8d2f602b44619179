import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { ScriptOfLine } from '../../../vocabulary/reading/script.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { decodeBestPath, emissionsOf, restrict, symbolSet } from './ctc-decoding.ts'
import type { LineBody, SeenLine } from './line-body.ts'

export interface Recogniser {
  readonly body: LineBody
  /** Its symbols in the order of its classes, without the blank. */
  readonly symbols: string
  /** Tells the script of a line from what is seen in it; null where no script but Latin is known. */
  readonly findScript: ((seen: SeenLine) => Promise<ScriptOfLine>) | null
}

export interface TextRequest {
  readonly quads: readonly Quad[]
  readonly alphabet: 'mrz' | 'latin'
  readonly sharpened?: boolean
}

/**
 * Reads print with the big recogniser, one line after the other. Scores of every step come with the alphabet `mrz`, the script of
 * each line with `latin`.
 *
 * @returns one line per quad, in their order; a quad without area gives a line without characters
 */
export async function recogniseText(
  { body, symbols, findScript }: Recogniser,
  pixels: Pixels,
  { quads, alphabet, sharpened = false }: TextRequest,
): Promise<RecognisedLine[]> {
  const set = symbolSet(symbols, alphabet)
  const lines: RecognisedLine[] = []
  for (const quad of quads) {
    const line = await body.read(pixels, quad, sharpened)
    if (line === null) {
      lines.push({ characters: [] })
      continue
    }
    const probabilities = restrict(line.probabilities, set)
    const characters = decodeBestPath(probabilities, set)
    if (alphabet === 'mrz') {
      lines.push({ characters, emissions: emissionsOf('text-recogniser', probabilities, set) })
      continue
    }
    const script = await findScript?.(line.seen)
    // What is in another script is likely to be read in it next.
    if (script !== undefined && script.script !== 'Latn' && !sharpened) line.keep()
    lines.push(script === undefined ? { characters } : { characters, script })
  }
  return lines
}
