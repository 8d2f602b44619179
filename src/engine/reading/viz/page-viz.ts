import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'

import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { FindPages, FindText, PageReader } from '../page-reader.ts'
import { alongLines } from './along-lines.ts'
import { withLicenceNumbers } from './licence/with-licence-numbers.ts'
import { mergePasses } from './merge-passes.ts'
import { readMissedLabels } from './read-missed-labels.ts'
import { readMissedNumberLabels } from './read-missed-number-labels.ts'
import { usefulSize } from '../work/useful-size.ts'
import { withReadingCache } from '../work/with-reading-cache.ts'
import { kindOnPage } from './kinds/kind-on-page.ts'
import { findLabels } from './find-labels.ts'
import { splitLabels } from './split-labels.ts'
import { splitValues } from './split-values.ts'
import { withoutFragments } from './without-fragments.ts'
import { topToBottom, readViz } from './read-viz.ts'
import { refineLines } from './refine-lines.ts'
import { refineInScripts } from './scripts/refine-in-scripts.ts'
import { correctByShape } from './correct-by-shape.ts'
import { vizReading, type VizContext } from './viz-reading.ts'
import { readingDirection, type VizLine } from './text-line.ts'

/** Labels are half as high as the letters of a zone: print is looked for in this size, in pixels of the longer side. */
export const sizeForViz = 1600

/** A page reader with a cache, so that nothing is looked for twice. */
export interface CachingPageReader extends PageReader {
  /** The lines of text found when the picture was looked at in its two largest sizes so far. */
  readonly textLines: () => readonly DetectedText<'upright'>[]
  /** The size in which it was looked at then, in pixels of the longer side; 0 when it was not. */
  readonly largestDetectionSize: () => number
}

export function caching(pageReader: PageReader): CachingPageReader {
  const detectionsBySize = new Map<number, readonly DetectedText<'upright'>[]>()
  const findText: FindText = async (pixels, options) => {
    const found = await pageReader.findText(pixels, options)
    if (pixels === pageReader.pixels) detectionsBySize.set(options.longSide ?? 0, found)
    return found
  }
  const readText = withReadingCache(pageReader)
  const sizesDescending = (): readonly number[] => [...detectionsBySize.keys()].sort((a, b) => b - a)
  return {
    ...pageReader,
    findText,
    readText,
    largestDetectionSize: () => sizesDescending()[0] ?? 0,
    textLines: () => {
      const [fine = [], coarse = []] = sizesDescending().map((size) => detectionsBySize.get(size) ?? [])
      return mergePasses(fine, coarse)
    },
  }
}

/** Fewer lines than this say nothing of anyone. */
export const minLines = 6

/** So many different labels are read on the worst of documents that are still recognised. */
const minLabels = 2

/** What the print of a page shows. */
export interface PageViz {
  /** Null when it shows no document. */
  readonly reading: DocumentReading | null
  /** In which it is read; null when there is too little of it. */
  readonly direction: Point | null
}

/** The document that the print of a page shows, where text was found on it already. */
export async function vizOfPage(
  pageReader: CachingPageReader,
  { findPortraits, ...context }: VizContext & { readonly findPortraits?: FindPages },
): Promise<PageViz> {
  if (pageReader.textLines().length < minLines) return { reading: null, direction: null }
  const longSide = usefulSize(pageReader.pixels, sizeForViz)
  if (pageReader.largestDetectionSize() < longSide)
    await pageReader.findText(pageReader.pixels, { longSide, signal: pageReader.signal })
  const found = alongLines(pageReader.textLines())
  if (found.length < minLines) return { reading: null, direction: null }
  const splitLines = withLicenceNumbers(splitValues(splitLabels(await readViz(pageReader, found)), context.today)) // prettier-ignore
  const seenDirection = readingDirection(splitLines.map(({ quad }) => quad))
  if (!hasLabels(splitLines) && kindOnPage(splitLines, context.codes ?? []) === null)
    return { reading: null, direction: seenDirection }
  const missed = await readMissedLabels(pageReader, splitLines)
  const withLabels = [...withoutFragments(splitLines, missed), ...missed]
  const labelled = topToBottom([...withLabels, ...(await readMissedNumberLabels(pageReader, withLabels))])
  const refined = await refineInScripts(pageReader, await refineLines(pageReader, labelled))
  const lines = correctByShape(pageReader.pixels, refined)
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const isTitled = lines.some(({ text }) => isBareTitle(text))
  const portraits = isTitled ? await findPortraits?.(pageReader.pixels, pageReader.signal) : undefined
  return {
    reading: vizReading(lines, portraits === undefined ? context : { ...context, portraits }),
    direction,
  }
}

/** The lines of print of a page, from top to bottom, found in the size in which labels can be read. */
export async function printOfPage(pageReader: CachingPageReader): Promise<readonly VizLine[]> {
  const longSide = usefulSize(pageReader.pixels, sizeForViz)
  if (pageReader.largestDetectionSize() < longSide)
    await pageReader.findText(pageReader.pixels, { longSide, signal: pageReader.signal })
  return readViz(pageReader, pageReader.textLines())
}

/** Closer looks add labels to a page that has some, or a title and a date; of one that has hardly any they make no document. */
function hasLabels(lines: readonly VizLine[]): boolean {
  const { matches, isNumbered } = findLabels(lines)
  const fields = new Set(matches.flatMap((match) => match?.field ?? []))
  return isNumbered || fields.size >= minLabels || hasTitleAndDate(lines)
}

/** What a date looks like in any order, its month in figures or in letters. */
const dateLike = /^\P{Nd}{0,4}\p{Nd}{1,4}[\s./-]\s?[\p{L}\p{Nd}/.]{2,9}[\s./-]\s?\p{Nd}{2,4}(?!\p{Nd})/u

function hasTitleAndDate(lines: readonly VizLine[]): boolean {
  return lines.some(({ text }) => dateLike.test(text)) && lines.some(({ text }) => isBareTitle(text))
}
