import type { PageReader } from '../page-reader.ts'
import { decodeZone, type DecodedZone } from './decode-zone.ts'
import { findZones, type ZonePlace } from './find-zones.ts'
import { lengthOf, stitchLines, turned, type TextLine } from './lines.ts'
import { linesBeside } from './missed-lines.ts'
import { looksLikeZoneLine, readLines, type LineRead } from './read-lines.ts'

/** A zone found in a picture, and where its lines lie. */
export interface ZoneFound {
  readonly zone: DecodedZone
  /** In reading direction, in pixels of the picture. */
  readonly lines: readonly TextLine[]
}

/** Below this mean score, or with a strange opening, what was read is no zone at all. */
const minClarity = -0.9
/** So many check digits, all right, speak for a plain zone whose first letter no one can read. */
const minCheckDigits = 4
/** Above it there is no need to look elsewhere; right check digits lower the bar. */
const plainClarity = { withCheckDigits: -0.45, alone: -0.3 } as const

/**
 * Sizes in which text is looked for, one after the other until a zone is found. `small` begins where a zone that fills
 * the picture can still be told, at half the work.
 */
export const zoneSizes = { usual: [640, 960, 1600], small: [448, 640, 960, 1600] } as const

export interface ZoneSearch {
  /** Default `zoneSizes.usual`. */
  readonly longSides?: readonly number[]
  /** Asked once, when the first size shows nothing like a zone: true spares the larger ones. */
  readonly isElsewhere?: () => Promise<boolean>
}

/**
 * Finds and reads the machine readable zone of a picture, at any angle. The cheap way first: text found at small
 * size, the likeliest places read as they lie; then upside down, lines the detector missed, and a larger size. What is
 * not plain then is also read by the big recogniser. Null when the picture holds no zone that can be told from other text.
 */
export async function findZone(
  wholePageReader: PageReader,
  search: ZoneSearch = {},
): Promise<ZoneFound | null> {
  const pageReader = sparing(wholePageReader)
  const found = await lookInSizes(pageReader, search)
  if (found === null || isPlain(found)) return found
  return better(found, bestWindow(await readLines(pageReader, found.lines, 'text-recogniser')))
}

async function lookInSizes(
  pageReader: PageReader,
  { longSides = zoneSizes.usual, isElsewhere }: ZoneSearch,
): Promise<ZoneFound | null> {
  let best: ZoneFound | null = null
  for (const [turn, longSide] of longSides.entries()) {
    if (turn === 1 && best === null && (await isElsewhere?.()) === true) return null
    if (longSide > moreDetail && Math.max(pageReader.pixels.width, pageReader.pixels.height) < moreDetail)
      break
    best = better(best, await lookInSize(pageReader, longSide))
    if (best !== null && isPlain(best)) return best
  }
  return best
}

async function lookInSize(pageReader: PageReader, longSide: number): Promise<ZoneFound | null> {
  const found = await pageReader.findText(pageReader.pixels, { longSide, signal: pageReader.signal })
  const lines = stitchLines(found)
  const best = await lookAtPlaces(pageReader, findZones(lines))
  return best !== null && isPlain(best) ? best : better(best, await lookAtSingleLines(pageReader, lines))
}

/** Pictures smaller than this show no more when looked at in a larger size. */
const moreDetail = 1000
/** Lines read in search of a zone, all places and ways together. */
const maxReads = 40

/** The same eyes, which after enough lines see nothing more: a picture full of text must not take for ever. */
function sparing(pageReader: PageReader): PageReader {
  let left = maxReads
  return {
    ...pageReader,
    readText: (pixels, quads, options) => {
      const granted = quads.slice(0, Math.max(0, left))
      left -= granted.length
      return granted.length === 0 ? Promise.resolve([]) : pageReader.readText(pixels, granted, options)
    },
  }
}

/** True when the zone needs no further search. */
function isPlain({ zone }: ZoneFound): boolean {
  const allRight = zone.checkDigits.every((check) => check.valid)
  return zone.clarity > (allRight ? plainClarity.withCheckDigits : plainClarity.alone)
}

function speaksForItself(found: ZoneFound): boolean {
  const { checkDigits } = found.zone
  return checkDigits.length >= minCheckDigits && checkDigits.every(({ valid }) => valid) && isPlain(found)
}

function better(a: ZoneFound | null, b: ZoneFound | null): ZoneFound | null {
  if (a === null || b === null) return a ?? b
  return worth(b) > worth(a) ? b : a
}

function worth({ zone }: ZoneFound): number {
  return zone.clarity + 0.1 * zone.checkDigits.filter((check) => check.valid).length
}

async function lookAtPlaces(pageReader: PageReader, places: readonly ZonePlace[]): Promise<ZoneFound | null> {
  let best: ZoneFound | null = null
  for (const place of places) {
    best = better(best, await lookBothWays(pageReader, place.lines))
    if (best !== null && isPlain(best)) return best
  }
  return best
}

/** Reads a place as it lies and, unless that is plainly right, upside down. */
async function lookBothWays(pageReader: PageReader, lines: readonly TextLine[]): Promise<ZoneFound | null> {
  const upright = await readLines(pageReader, lines)
  const found = await decodeBest(pageReader, upright)
  if (found !== null && isPlain(found)) return found
  if (isOrdinaryText(upright)) return found
  const flipped = await readLines(pageReader, lines.map(turned).reverse())
  return better(found, await decodeBest(pageReader, flipped))
}

/** Text that reads well and is no zone need not be turned. */
function isOrdinaryText(lines: readonly LineRead[]): boolean {
  return lines.length > 0 && lines.every((line) => line.certainty > 0.85 && !looksLikeZoneLine(line))
}

/** The best zone among neighbouring lines; where it is short of a line, that line is looked for beside the others. */
async function decodeBest(pageReader: PageReader, lines: readonly LineRead[]): Promise<ZoneFound | null> {
  const found = bestWindow(lines)
  if (found !== null && isPlain(found)) return found
  const likely = lines.filter(looksLikeZoneLine)
  if (likely.length === 0 || likely.length > 2) return found
  const all = await linesBeside(pageReader, likely)
  return better(found, all === null ? null : bestWindow(all))
}

function bestWindow(lines: readonly LineRead[]): ZoneFound | null {
  let best: ZoneFound | null = null
  for (const size of [3, 2]) {
    for (let at = 0; at + size <= lines.length; at++) {
      const members = lines.slice(at, at + size)
      const zone = decodeZone(members)
      if (zone === null || zone.clarity < minClarity || zone.opening === 'strange') continue
      const found = { zone, lines: members.map((member) => member.line) }
      if (zone.opening === 'right' || speaksForItself(found)) best = better(best, found)
    }
  }
  return best
}

/** Long lines that no place took up: the detector may have missed their neighbours. */
async function lookAtSingleLines(
  pageReader: PageReader,
  lines: readonly TextLine[],
): Promise<ZoneFound | null> {
  const long = lines.filter((line) => lengthOf(line) > 13 * line.height)
  const longest = [...long].sort((a, b) => lengthOf(b) / b.height - lengthOf(a) / a.height).slice(0, 3)
  for (const line of longest) {
    for (const way of [line, turned(line)]) {
      const [read] = await readLines(pageReader, [way])
      if (read === undefined || !looksLikeZoneLine(read)) continue
      const all = await linesBeside(pageReader, [read])
      const found = all === null ? null : bestWindow(all)
      if (found !== null) return found
    }
  }
  return null
}
