import type { DetectedText, RecogniseTextOptions } from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { distance } from '../../imaging/geometry/points.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import type { PageReader } from '../page-reader.ts'
import { aspectOf, rotated180, withCommonDirection } from './common-direction.ts'
import { toPrintedLine } from './printed-line.ts'
import { withApostrophes } from './marks/with-apostrophes.ts'
import { inLanguageOfPage } from './scripts/in-language-of-page.ts'
import { withHanOfPage } from './scripts/han-of-page.ts'
import { withPageScript } from './scripts/with-page-script.ts'
import { readInScripts } from './scripts/read-in-scripts.ts'
import { linePosition, meanConfidence, readingDirection, type VizLine } from './text-line.ts'

/** More lines than this are not read: a page of prose must not take for ever, and is no document. */
const maxLines = 60
/** Lines that decide which way up the print stands. */
const orientationSamples = 4
/** Longer lines, in their heights, may be those of a zone, which are read with little certainty either way up. */
const longestSample = 14
/** Print that is read with this mean certainty stands the right way up. */
const uprightConfidence = 0.9

/**
 * Reads the lines of print that were found, whichever of the four ways the page lies. What runs across the others is left
 * out. Answers the lines from the page's top to its bottom.
 *
 * @param most lines that are read
 */
export async function readViz(
  pageReader: PageReader,
  found: readonly DetectedText<'upright'>[],
  most: number = maxLines,
): Promise<readonly VizLine[]> {
  const quads = withCommonDirection(found.map(({ quad }) => quad)).slice(0, most)
  const ordinary = quads.filter((quad) => aspectOf(quad) <= longestSample)
  const longest = (ordinary.length < orientationSamples ? quads : ordinary)
    .toSorted((a, b) => aspectOf(b) - aspectOf(a))
    .slice(0, orientationSamples)
  const unrotated = await readQuads(pageReader, longest)
  if (meanConfidence(unrotated) > uprightConfidence)
    return topToBottom(await readAll(pageReader, quads, unrotated))
  const rotated = await readQuads(pageReader, longest.map(rotated180))
  const lines =
    meanConfidence(rotated) > meanConfidence(unrotated)
      ? await readAll(pageReader, quads.map(rotated180), rotated)
      : await readAll(pageReader, quads, unrotated)
  return topToBottom(lines)
}

/** Reads every line that was found: those that run along the page as `readViz` does, all others as they lie and, unless that is plain, from the other end. */
export async function readEveryLine(
  pageReader: PageReader,
  found: readonly DetectedText<'upright'>[],
): Promise<readonly VizLine[]> {
  const along = await readViz(pageReader, found)
  const isRead = (quad: Quad<'upright'>) => along.some((line) => holds(line.quad, middleOf(quad)))
  const others = found.map(({ quad }) => quad).filter((quad) => !isRead(quad))
  const asTheyLie = await readQuads(pageReader, others)
  const uncertain = asTheyLie.filter((line) => meanConfidence([line]) <= uprightConfidence)
  const reversed = await readQuads(
    pageReader,
    uncertain.map(({ quad }) => rotated180(quad)),
  )
  return [...along, ...asTheyLie, ...reversed]
}

/** Lines in the order in which they stand on the page. */
export function topToBottom(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const middle = ({ quad }: VizLine): number => linePosition(quad, direction).middle
  return lines.toSorted((a, b) => middle(a) - middle(b))
}

async function readAll(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
  alreadyRead: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const isSame = (a: Quad<'upright'>, b: Quad<'upright'>): boolean =>
    distance(a[0], b[0]) < 1 && distance(a[2], b[2]) < 1
  const readLineFor = (quad: Quad<'upright'>) => alreadyRead.find((line) => isSame(line.quad, quad))
  const rest = await readQuads(
    pageReader,
    quads.filter((quad) => readLineFor(quad) === undefined),
  )
  const lines = quads.flatMap((quad) => {
    const line = readLineFor(quad) ?? rest.find((one) => one.quad === quad)
    return line === undefined ? [] : [line.quad === quad ? line : { ...line, quad }]
  })
  const inScripts = await withPageScript(pageReader, quads, lines)
  return withHanOfPage(withApostrophes(inLanguageOfPage(inScripts, pageReader.isYaAsPrinted)))
}

/** Lines of print in the order of their quads, each in its script; those in which nothing was read are left out. */
export async function readQuads(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
  way: Pick<RecogniseTextOptions, 'condensed'> = {},
): Promise<readonly VizLine[]> {
  const recognised = await pageReader.readText(pageReader.pixels, quads, {
    ...way,
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  const seen = quads.map((quad, at) => ({
    quad,
    line: toPrintedLine(recognised[at], quad),
    script: recognised[at]?.script ?? null,
  }))
  return (await readInScripts(pageReader, seen)).filter((line) => line !== null)
}
