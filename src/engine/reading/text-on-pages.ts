import type { DetectedText } from '../../vocabulary/reading/recognition.ts'
import type { PicturePart, Pixels, Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { along, between, distance } from '../imaging/geometry/points.ts'
import { quadSize } from '../imaging/geometry/rectify.ts'
import { holds, middleOf } from '../imaging/geometry/sides.ts'
import type { FindPages, FindText } from './page-reader.ts'
import { usefulSize } from './work/useful-size.ts'

/** Less sure pages bound nothing: what is not looked at is not read. */
const minScore = 0.9
/** Where pages are less sure than this and nothing was read on them, all of the picture is looked at. */
const sureScore = 0.95
/** Longer side by shorter side, as a camera sees them: cards, passports and open booklets have 1.41 to 1.59 (ICAO Doc 9303, ISO/IEC 7810). */
const proportions = { least: 1.2, most: 2 } as const
/** A page is taken to be larger by this part: it is bent, or was not seen to its end. */
const margin = 0.02
/** Where the pages fill more of the picture than this, all of it is looked at: little lies beside them, and a wrong corner would cost print. */
const mostOfPicture = 0.8
/** A line of which this part lies on a page is one of the page's, as it is. */
const wholeLine = 0.92
/** What lies on a page of other lines is kept from this length on, in their heights. */
const leastAspect = 1
const samples = 64

interface TextOnPages {
  readonly findText: FindText
  /** Whether print of the document may lie elsewhere. */
  readonly mayHidePrint: boolean
}

/**
 * Looks for text on the pages of documents alone, where it is certain where they lie: print on the paper below is not the
 * document's. Lines that go on beyond a page end at its edge.
 *
 * @returns `findText` as it is where no page is certain, or where pages fill the picture
 */
export async function textOnPages(
  findText: FindText,
  pixels: Pixels<'upright'>,
  { findPages, signal }: { readonly findPages: FindPages; readonly signal: AbortSignal },
): Promise<TextOnPages> {
  const found = (await findPages(pixels, signal)).filter(
    ({ quad, score }) => score >= minScore && isProportioned(quad),
  )
  const pages = found.map(({ quad }) => enlarged(quad))
  const part = pages.length === 0 ? null : partAround(pages, pixels)
  if (part === null || part.width * part.height > mostOfPicture * pixels.width * pixels.height)
    return { findText, mayHidePrint: false }
  const findOnPages: FindText = async (picture, options) => {
    if (picture !== pixels) return findText(picture, options)
    const { longSide } = options
    const lines = await findText(pixels, {
      ...options,
      ...(longSide === undefined ? {} : { longSide: usefulSize(part, longSide) }),
      within: part,
    })
    return lines.flatMap((line) => onPages(line, pages))
  }
  return { findText: findOnPages, mayHidePrint: found.some(({ score }) => score < sureScore) }
}

function isProportioned(quad: Quad): boolean {
  const { width, height } = quadSize(quad)
  const ratio = Math.max(width, height) / Math.max(0.5, Math.min(width, height))
  return ratio >= proportions.least && ratio <= proportions.most
}

function enlarged(quad: Quad<'upright'>): Quad<'upright'> {
  const middle = middleOf(quad)
  const [a, b, c, d] = quad.map((corner): Point<'upright'> => [
    middle[0] + (1 + 2 * margin) * (corner[0] - middle[0]),
    middle[1] + (1 + 2 * margin) * (corner[1] - middle[1]),
  ])
  return a && b && c && d ? [a, b, c, d] : quad
}

/** In whole pixels; null where no more than a strip of the picture is left of it. */
function partAround(pages: readonly Quad[], { width, height }: Pixels): PicturePart | null {
  const points = pages.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))]
  const [right, bottom] = [
    Math.min(width, Math.ceil(Math.max(...xs))),
    Math.min(height, Math.ceil(Math.max(...ys))),
  ]
  const part = { left, top, width: right - left, height: bottom - top }
  return part.width < 16 || part.height < 16 ? null : part
}

/** What of a line lies on one of the pages: nothing, all, or a piece of it. */
function onPages(
  line: DetectedText<'upright'>,
  pages: readonly Quad<'upright'>[],
): readonly DetectedText<'upright'>[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = line.quad
  const [start, end] = [between(topLeft, bottomLeft), between(topRight, bottomRight)]
  const at = (part: number): Point<'upright'> => along(start, [end[0] - start[0], end[1] - start[1]], part)
  const spans = pages.flatMap((page) => {
    const inside = Array.from({ length: samples + 1 }, (_, i) => i / samples).filter((part) =>
      holds(page, at(part)),
    )
    const [from, to] = [inside[0], inside.at(-1)]
    return from === undefined || to === undefined ? [] : [{ from, to }]
  })
  const longest = spans.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a), { from: 0, to: 0 })
  const share = longest.to - longest.from
  if (share >= wholeLine) return [line]
  const height = distance(topLeft, bottomLeft)
  if (share * distance(start, end) < leastAspect * height) return []
  const { from, to } = longest
  const upper = (part: number) => along(topLeft, [topRight[0] - topLeft[0], topRight[1] - topLeft[1]], part)
  const lower = (part: number) =>
    along(bottomLeft, [bottomRight[0] - bottomLeft[0], bottomRight[1] - bottomLeft[1]], part)
  return [{ ...line, quad: [upper(from), upper(to), lower(to), lower(from)] }]
}
