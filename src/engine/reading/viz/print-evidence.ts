import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { stateByName } from '../../documents/values/states.ts'
import { documentTypeFromTitle } from '../../documents/viz/titles/document-title.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { matchAamvaLabel } from '../../documents/viz/match-numbered-label.ts'
import { minus } from '../../imaging/geometry/points.ts'
import { quartersOf, type Quarters } from '../../imaging/geometry/quarter-turns.ts'
import type { PageReader } from '../page-reader.ts'
import { aspectOf, heightOf, rotated180, withCommonDirection } from './common-direction.ts'
import { readQuads } from './read-viz.ts'
import { meanConfidence } from './text-line.ts'

/** Of so many lines it is read how the print lies. */
const sampleSize = 4
/** Longer lines, in their own heights, cost more and say no more. */
const longest = 9
/** Print read with this mean certainty stands the right way up; the other way it is read with that much less. */
const upright = { certain: 0.9, least: 0.8, lead: 0.1 } as const
/** Print that is read with less, either way, is none: patterns look like lines of text. */
const leastReadable = 0.5
/** Lines that are read to see whether they are a document's: so many of the lowest and of the highest. */
const probed = 5

/** How the print of a page lies, by a few of its lines. */
export interface PrintSample {
  /** 0 also where nothing tells. */
  readonly quarters: Quarters
  /** Whether the lines could be read, either way. */
  readonly isReadable: boolean
  /** Whether it is certain which way they are read. */
  readonly isCertain: boolean
  /** What they say, read the better way. */
  readonly texts: readonly string[]
}

/** Reads a few lines as they lie, and the other way round unless that is plainly right. */
export async function samplePrint(
  pageReader: PageReader,
  found: readonly DetectedText<'upright'>[],
): Promise<PrintSample> {
  const quads = shortLines(withCommonDirection(found.map(({ quad }) => quad)))
    .toSorted((a, b) => aspectOf(b) - aspectOf(a))
    .slice(0, sampleSize)
  const asTheyLie = await readWay(pageReader, quads)
  if (asTheyLie.certainty > upright.certain) return sampleOf(asTheyLie, 0)
  const reversed = await readWay(pageReader, quads.map(rotated180))
  return reversed.certainty > asTheyLie.certainty
    ? sampleOf(reversed, asTheyLie.certainty)
    : sampleOf(asTheyLie, reversed.certainty)
}

/** Lines read one way. */
interface WayRead {
  readonly first: Quad<'upright'> | undefined
  readonly texts: readonly string[]
  readonly certainty: number
}

async function readWay(pageReader: PageReader, quads: readonly Quad<'upright'>[]): Promise<WayRead> {
  const lines = await readQuads(pageReader, quads)
  return { first: quads[0], texts: lines.map(({ text }) => text.trim()), certainty: meanConfidence(lines) }
}

/** @param other certainty of the other way; 0 where it need not be known */
function sampleOf({ first, texts, certainty }: WayRead, other: number): PrintSample {
  const isCertain = certainty >= upright.least && certainty - other >= upright.lead
  const quarters = first === undefined || !isCertain ? 0 : quartersOf(minus(first[1], first[0]))
  return { quarters, isReadable: certainty >= leastReadable, isCertain, texts }
}

/**
 * Whether some lines of a page that stands upright say that it may be a document: a label, a title or the name of a state, or
 * two of a date, a number and words in capitals. Letters, posters and screens say so seldom.
 *
 * @param known what some lines say that were read before; only where that does not tell are more lines read
 */
export async function showsDocumentWords(
  pageReader: PageReader,
  found: readonly DetectedText<'upright'>[],
  known: readonly string[],
): Promise<boolean> {
  if (areDocumentWords(known)) return true
  const byHeight = shortLines(withCommonDirection(found.map(({ quad }) => quad))).toSorted(
    (a, b) => heightOf(a) - heightOf(b),
  )
  const quads = new Set([...byHeight.slice(0, probed), ...byHeight.slice(-probed)])
  const { texts } = await readWay(pageReader, [...quads])
  return areDocumentWords([...known, ...texts])
}

/** Whether texts are those of a document. */
export function areDocumentWords(texts: readonly string[]): boolean {
  return (
    texts.some(isDocumentWord) || signs.filter((sign) => texts.some((text) => sign.test(text))).length > 1
  )
}

function isDocumentWord(text: string): boolean {
  return (
    matchLabel(text) !== null ||
    matchAamvaLabel(text)?.hasWords === true ||
    stateByName(text) !== null ||
    documentTypeFromTitle([text]) !== null
  )
}

/** A date, a number of a document, words in capitals. */
const signs: readonly RegExp[] = [
  /\b\d{1,4}[ ./-]{1,2}(?:\d{1,2}|\p{L}{3,9})[ ./-]{1,2}\d{2,4}\b/u,
  /\b(?=[A-Z]*\d)[A-Z0-9]{6,}\b/,
  /^\p{Lu}[\p{Lu}' -]{2,}$/u,
]

/** Lines of some letters, and no more than a value has. */
function shortLines(quads: readonly Quad<'upright'>[]): readonly Quad<'upright'>[] {
  return quads.flatMap((quad) => {
    const aspect = aspectOf(quad)
    return aspect < 1.5 ? [] : [aspect > longest ? beginning(quad, longest / aspect) : quad]
  })
}

/** The part of a line from its beginning on; of a page upside down that is its end. */
function beginning(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>,
  part: number,
): Quad<'upright'> {
  const along = (from: Quad[0], to: Quad[0]): Quad<'upright'>[0] => [
    from[0] + part * (to[0] - from[0]),
    from[1] + part * (to[1] - from[1]),
  ]
  return [topLeft, along(topLeft, topRight), along(bottomLeft, bottomRight), bottomLeft]
}
