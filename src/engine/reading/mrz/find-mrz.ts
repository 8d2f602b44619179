import type { DecodedLine } from './decode-line.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../page-reader.ts'
import { usefulSize } from '../work/useful-size.ts'
import { decodeMrz, type DecodedMrz } from './decode-mrz.ts'
import { findMrzCandidates, type MrzCandidate } from './find-mrz-candidates.ts'
import { lengthOf, joinDetections, reversedLine, type TextLine } from './text-line.ts'
import { readMissedLines } from './read-missed-lines.ts'
import { looksLikeMrzLine, readLines, type LineReading } from './read-lines.ts'
import { withReadLimit, zoneReads, type ZoneReads } from './zone-reads.ts'

/** A zone found in a picture, and where its lines lie. */
export interface FoundMrz {
  readonly mrz: DecodedMrz
  /** In reading direction, in pixels of the picture. */
  readonly lines: readonly TextLine[]
  /** Further looks at each line, cut to its characters, that kept their place on it; absent before it was looked at again. */
  readonly looks?: readonly (readonly DecodedLine[])[]
}

/** Below this mean score, or with a strange opening, what was read is no zone at all. */
const minClarity = -0.9
/** So many check digits, all right, speak for a plain zone whose first letter no one can read. */
const minCheckDigits = 4
/** Above it there is no need to look elsewhere; right check digits lower the bar. */
const clearMeanScore = { withCheckDigits: -0.45, alone: -0.3 } as const

/**
 * Sizes in which text is looked for, one after the other until a zone is found. `small` begins where a zone that fills
 * the picture can still be read, at half the work.
 */
export const mrzDetectionSizes = { usual: [640, 960, 1600], small: [448, 640, 960, 1600] } as const

export interface MrzSearch {
  /** Default `zoneSizes.usual`. */
  readonly longSides?: readonly number[]
  /** Asked before each further size, with what was found so far: false ends the search. */
  readonly isWorthwhile?: (found: FoundMrz | null, longSide: number) => Promise<boolean>
}

/** A zone that was found in this size lies where it lies: its lines are read from the whole picture, and a larger size adds nothing. */
export const placingSize = 960

/**
 * Finds and reads the machine readable zone of a picture, at any angle. The cheap way first: text found at small
 * size, the likeliest places read as they lie; then upside down, lines the detector missed, and a larger size. What is
 * not plain then is also read by the big recogniser. Null when no zone in the picture stands out from other text.
 */
export async function findMrz(wholePageReader: PageReader, search: MrzSearch = {}): Promise<FoundMrz | null> {
  const reads = zoneReads()
  const pageReader = withReadLimit(wholePageReader, reads)
  const found = await searchAtSizes(pageReader, search, reads)
  if (found === null || isClear(found)) return found
  return betterOf(found, bestWindow(await readLines(pageReader, found.lines, 'text-recogniser')))
}

async function searchAtSizes(
  pageReader: PageReader,
  { longSides = mrzDetectionSizes.usual, isWorthwhile }: MrzSearch,
  reads: ZoneReads,
): Promise<FoundMrz | null> {
  let best: FoundMrz | null = null
  for (const [sizeIndex, longSide] of longSides.entries()) {
    if (isTooLarge(pageReader.pixels, longSide) || (best !== null && longSide > placingSize)) break
    if (sizeIndex > 0 && (await isWorthwhile?.(best, longSide)) === false) break
    best = betterOf(best, await searchAtSize(pageReader, usefulSize(pageReader.pixels, longSide)))
    if (best !== null && isClear(best)) return best
    reads.nextSize()
  }
  return best
}

async function searchAtSize(pageReader: PageReader, longSide: number): Promise<FoundMrz | null> {
  const found = await pageReader.findText(pageReader.pixels, { longSide, signal: pageReader.signal })
  const lines = joinDetections(found)
  const best = await readCandidates(pageReader, findMrzCandidates(lines))
  return best !== null && isClear(best)
    ? best
    : betterOf(best, await searchFromSingleLines(pageReader, lines))
}

/** Pictures smaller than this show no more when looked at in a larger size. */
const leastDetailedSize = 1000

function isTooLarge({ width, height }: Pixels, longSide: number): boolean {
  return longSide > leastDetailedSize && Math.max(width, height) < leastDetailedSize
}

/** True when the zone needs no further search. */
function isClear({ mrz }: FoundMrz): boolean {
  const areAllValid = mrz.checkDigits.every((check) => check.valid)
  return mrz.meanScore > (areAllValid ? clearMeanScore.withCheckDigits : clearMeanScore.alone)
}

function isConfirmedByCheckDigits(found: FoundMrz): boolean {
  const { checkDigits } = found.mrz
  return checkDigits.length >= minCheckDigits && checkDigits.every(({ valid }) => valid) && isClear(found)
}

function betterOf(a: FoundMrz | null, b: FoundMrz | null): FoundMrz | null {
  if (a === null || b === null) return a ?? b
  return rankOf(b) > rankOf(a) ? b : a
}

function rankOf({ mrz }: FoundMrz): number {
  return mrz.meanScore + 0.1 * mrz.checkDigits.filter((check) => check.valid).length
}

async function readCandidates(
  pageReader: PageReader,
  candidates: readonly MrzCandidate[],
): Promise<FoundMrz | null> {
  let best: FoundMrz | null = null
  for (const candidate of candidates) {
    best = betterOf(best, await readBothOrientations(pageReader, candidate.lines))
    if (best !== null && isClear(best)) return best
  }
  return best
}

/** Reads a place as it lies and, unless that is plainly right, upside down. */
async function readBothOrientations(
  pageReader: PageReader,
  lines: readonly TextLine[],
): Promise<FoundMrz | null> {
  const unflipped = await readLines(pageReader, lines)
  const found = await decodeBestWindow(pageReader, unflipped)
  if (found !== null && isClear(found)) return found
  if (isOrdinaryText(unflipped)) return found
  const flipped = await readLines(pageReader, lines.map(reversedLine).reverse())
  return betterOf(found, await decodeBestWindow(pageReader, flipped))
}

/** Text that reads well and is no zone need not be turned. */
function isOrdinaryText(lines: readonly LineReading[]): boolean {
  return lines.length > 0 && lines.every((line) => line.certainty > 0.85 && !looksLikeMrzLine(line))
}

/** The best zone among neighbouring lines; where it is short of a line, that line is looked for beside the others. */
async function decodeBestWindow(
  pageReader: PageReader,
  lines: readonly LineReading[],
): Promise<FoundMrz | null> {
  const found = bestWindow(lines)
  if (found !== null && isClear(found)) return found
  const mrzLines = lines.filter(looksLikeMrzLine)
  if (mrzLines.length === 0 || mrzLines.length > 2) return found
  const all = await readMissedLines(pageReader, mrzLines)
  return betterOf(found, all === null ? null : bestWindow(all))
}

function bestWindow(lines: readonly LineReading[]): FoundMrz | null {
  let best: FoundMrz | null = null
  for (const size of [3, 2]) {
    for (let at = 0; at + size <= lines.length; at++) {
      const members = lines.slice(at, at + size)
      const mrz = decodeMrz(members)
      if (mrz === null || mrz.meanScore < minClarity || mrz.start === 'strange') continue
      const found = { mrz, lines: members.map((member) => member.line) }
      if (mrz.start === 'right' || isConfirmedByCheckDigits(found)) best = betterOf(best, found)
    }
  }
  return best
}

/** Long lines that no place took up: the detector may have missed their neighbours. */
async function searchFromSingleLines(
  pageReader: PageReader,
  lines: readonly TextLine[],
): Promise<FoundMrz | null> {
  const long = lines.filter((line) => lengthOf(line) > 13 * line.height)
  const longest = [...long].sort((a, b) => lengthOf(b) / b.height - lengthOf(a) / a.height).slice(0, 3)
  for (const line of longest) {
    for (const oriented of [line, reversedLine(line)]) {
      const [read] = await readLines(pageReader, [oriented])
      if (read === undefined || !looksLikeMrzLine(read)) continue
      const all = await readMissedLines(pageReader, [read])
      const found = all === null ? null : bestWindow(all)
      if (found !== null) return found
    }
  }
  return null
}
