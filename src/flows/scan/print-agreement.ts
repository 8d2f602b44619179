import { agreeingValues } from '../../engine/reading/agreeing-values.ts'
import { distance } from '../../engine/imaging/geometry/points.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { Inference } from '../ports/inference/inference.ts'

/** Values are printed larger than labels: of seventeen published specimens one of the highest eight agrees but for two. */
const linesAtOnce = 4
const maxLines = 8
/** A line that is hardly longer than high is no word. */
const minAspect = 1.2

export interface PrintReader {
  readonly inference: Pick<Inference, 'readText'>
  readonly signal: AbortSignal
}

/**
 * Whether one of the highest lines of print says number, surname or given name as the zone of its page does. It reads no
 * further than it must: four lines, and four more where none of them agrees.
 *
 * @param lines beside the zone, in pixels of the page
 */
export async function isPrintAgreeing(
  { inference, signal }: PrintReader,
  { fields }: Pick<DocumentReading, 'fields'>,
  { pixels, lines }: { readonly pixels: Pixels<'page'>; readonly lines: readonly Quad<'page'>[] },
): Promise<boolean> {
  const highest = lines
    .filter((line) => lengthOf(line) > minAspect * heightOf(line))
    .toSorted((one, other) => heightOf(other) - heightOf(one))
    .slice(0, maxLines)
  for (let from = 0; from < highest.length; from += linesAtOnce) {
    const some = highest.slice(from, from + linesAtOnce)
    const read = await inference.readText(pixels, some, { alphabet: 'latin', signal })
    const texts = read.map(({ characters }) => characters.map(({ symbol }) => symbol).join(''))
    if (agreeingValues(fields, texts).length > 0) return true
  }
  return false
}

const lengthOf = ([a, b]: Quad): number => distance(a, b)
const heightOf = ([a, , , d]: Quad): number => distance(a, d)
