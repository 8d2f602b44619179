import { inverse, mapPoint, mapQuad, squareToQuad } from '../geometry/homography.ts'
import { quadSize, type Flat, type Size } from '../geometry/rectify.ts'
import { rotatedBox } from '../geometry/rotated-box.ts'
import { distance } from '../geometry/points.ts'
import { quartersOf } from '../geometry/quarter-turns.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { DocumentQuad } from './document-quad.ts'

/** Settings of the profile for the picture that is answered and stored. */
export interface OutputSettings {
  /** Turn the picture by quarters so that the document's text stands upright. */
  readonly orientationCorrection: boolean
  /** Cut the picture to the document. */
  readonly crop: boolean
  /** Straighten: turn by the rest of the angle, too, so that the lines of text lie level; with `crop` undo the perspective. */
  readonly advancedCrop: boolean
  /** Longer side at most, in pixels; 0 sets no bound. Pictures are never enlarged. */
  readonly outputSize: number
}

/** What is to be rectified, and how; then it is the picture that is answered. */
export interface OutputImage {
  readonly quad: Quad<'page'>
  readonly flat: Flat
  /** Pixels of the picture given → pixels of the one that is answered. */
  readonly pageToOutput: (quad: Quad<'page'>) => Quad<'output'>
}

/** Where the profile sets no bound: a page seen very much from the side would become larger than any picture. */
const maxOutputSize = 10_000

/** Between two samples, each of which blends two pixels, one more may lie: finer strokes than that are noise here. */
const maxSteppedOver = 1

/**
 * How a picture becomes the one that is answered and stored: turned, straightened and cut as the settings ask, brought to the output
 * size. Where the corners of the page are known it is cut along its edges, and with `advancedCrop` rectified as if the
 * camera had stood above it; otherwise, and where two cards lie in one picture, it is cut to what surely holds them.
 * Without a place nothing of this can be done, and the picture is only made smaller.
 */
export function outputImage(
  picture: Size,
  place: DocumentQuad | null,
  settings: OutputSettings,
): OutputImage {
  const { quad, width, height } = frameOf(picture, place, settings)
  const longest = settings.outputSize === 0 ? maxOutputSize : settings.outputSize
  const scale = Math.min(1, longest / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const back = inverse(squareToQuad(quad))
  const toSize = (point: Point<'page'>): Point<'output'> => {
    const [x, y] = mapPoint(back, point)
    return [x * size.width, y * size.height]
  }
  return {
    quad,
    flat: { ...size, beyond: 'white', steppedOver: maxSteppedOver },
    pageToOutput: (seen) => mapQuad(seen, toSize),
  }
}

/** The part of the picture that becomes the output: corners in the order of the output's, and its size unscaled. */
interface Frame extends Size {
  readonly quad: Quad<'page'>
}

function frameOf(picture: Size, place: DocumentQuad | null, settings: OutputSettings): Frame {
  const whole: Quad<'page'> = [[0, 0], [picture.width, 0], [picture.width, picture.height], [0, picture.height]] // prettier-ignore
  if (place === null) return asItLies(whole)
  if (settings.crop && settings.advancedCrop && place.page !== null && place.other === null)
    return rectified(place.page, settings.orientationCorrection ? 0 : quartersOf(place.reads))
  const cards = [place.page?.corners ?? place.around, place.other?.corners ?? []].flat()
  const framed = settings.crop ? inside(cards, picture) : whole
  return asItLies(boundingFrame(framed, axis(place, settings)))
}

function asItLies(quad: Quad<'page'>): Frame {
  return { quad, width: distance(quad[0], quad[1]), height: distance(quad[0], quad[3]) }
}

/** The page in its own proportions, no smaller than it is seen; turned by quarters clockwise where it is to stay so. */
function rectified({ corners, aspect }: NonNullable<DocumentQuad['page']>, quarters: number): Frame {
  const seen = quadSize(corners)
  const width = Math.max(seen.width, seen.height * aspect)
  const size = { width, height: width / aspect }
  const corner = (at: number): Point<'page'> => corners[(at + 4 - quarters) % 4] ?? corners[0]
  const quad: Quad<'page'> = [corner(0), corner(1), corner(2), corner(3)]
  return quarters % 2 === 0 ? { quad, ...size } : { quad, width: size.height, height: size.width }
}

/** The unit vector that becomes the output's horizontal. */
function axis({ reads }: DocumentQuad, { orientationCorrection, advancedCrop }: OutputSettings): Point {
  const angle = Math.atan2(reads[1], reads[0])
  const quarters = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)
  const turn = (orientationCorrection ? quarters : 0) + (advancedCrop ? angle - quarters : 0)
  return [Math.cos(turn), Math.sin(turn)]
}

function boundingFrame(points: readonly Point<'page'>[], course: Point): Quad<'page'> {
  const { left, right, top, bottom, at } = rotatedBox(points, course)
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

/** Corners brought inside the picture. */
function inside(corners: readonly Point<'page'>[], { width, height }: Size): readonly Point<'page'>[] {
  return corners.map(([x, y]) => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))])
}
