import { inverse, mapPoint, mapQuad, squareToQuad } from '../geometry/homography.ts'
import { layFlat } from '../geometry/lay-flat.ts'
import type { MrzFormat } from '../vocabulary/document-reading.ts'
import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'

/** Settings of the profile for the picture that is answered and stored. */
export interface OutputSettings {
  /** Turn the picture by quarters so that the document's text stands upright. */
  readonly orientationCorrection: boolean
  /** Cut the picture to the document, as far as its zone tells where that lies. */
  readonly crop: boolean
  /** Straighten: turn by the rest of the angle, too, so that the lines of text lie level. */
  readonly advancedCrop: boolean
  /** Longer side at most, in pixels; pictures are never enlarged. */
  readonly outputSize: number
}

/** Where the zone lies: its outer corners in reading direction, in pixels of the picture. */
export interface ZoneLayout {
  readonly format: MrzFormat
  readonly corners: Quad
}

export interface OutputPicture {
  readonly pixels: Pixels
  /** Pixels of the picture given → pixels of this one. */
  readonly toOutput: (quad: Quad) => Quad
}

/**
 * Millimetres of the page around the zone's outer corners: left and right of its lines, above the first, below the
 * last (ICAO Doc 9303-4, -5, -6 and -7, figures of the zone; the upper part is what is left of the page's height).
 */
const around: Readonly<
  Record<
    MrzFormat,
    { readonly text: number; readonly side: number; readonly above: number; readonly below: number }
  >
> = {
  TD3: { text: 111.8, side: 6.6, above: 71, below: 7.5 },
  'MRV-A': { text: 111.8, side: 4.1, above: 63, below: 7.5 },
  TD2: { text: 91.4, side: 6.8, above: 57, below: 7.5 },
  'MRV-B': { text: 91.4, side: 6.8, above: 57, below: 7.5 },
  'FRA-ID': { text: 91.4, side: 6.8, above: 57, below: 7.5 },
  TD1: { text: 76.2, side: 4.7, above: 32, below: 6 },
  'CHE-DL': { text: 76.2, side: 4.7, above: 32, below: 6 },
}
/** The document is not flat and the zone not printed to the hair: this part more is kept on every side. */
const margin = 0.05
/** Between two samples, each of which blends two pixels, one more may lie: finer strokes than that are noise here. */
const mostSteppedOver = 1

/**
 * The picture that is answered and stored: turned, straightened and cut as the settings ask, brought to the output
 * size. Turning and straightening follow the direction of the zone's lines, and cutting the page that the standard
 * draws around a zone; without a zone nothing of this is known, and the picture is only made smaller.
 */
export function outputPicture(
  pixels: Pixels,
  zone: ZoneLayout | null,
  settings: OutputSettings,
): OutputPicture {
  const frame = frameOf(pixels, zone, settings)
  const [width, height] = [distance(frame[0], frame[1]), distance(frame[0], frame[3])]
  const scale = Math.min(1, settings.outputSize / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const back = inverse(squareToQuad(frame))
  const place = (point: Point): Point => {
    const [x, y] = mapPoint(back, point)
    return [x * size.width, y * size.height]
  }
  return {
    pixels: layFlat(pixels, frame, { ...size, beyond: 'white', steppedOver: mostSteppedOver }),
    toOutput: (quad) => mapQuad(quad, place),
  }
}

/** The rectangle of the picture that becomes the output: corners in the order of the output's. */
function frameOf(pixels: Pixels, zone: ZoneLayout | null, settings: OutputSettings): Quad {
  const whole: Quad = [[0, 0], [pixels.width, 0], [pixels.width, pixels.height], [0, pixels.height]] // prettier-ignore
  if (zone === null) return whole
  const right = axis(zone, settings)
  const kept = settings.crop ? inside(pageAround(zone), pixels) : whole
  return boundingFrame(kept, right)
}

/** The unit vector that becomes the output's horizontal. */
function axis(zone: ZoneLayout, { orientationCorrection, advancedCrop }: OutputSettings): Point {
  const [topLeft, topRight] = zone.corners
  const angle = Math.atan2(topRight[1] - topLeft[1], topRight[0] - topLeft[0])
  const quarters = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)
  const turn = (orientationCorrection ? quarters : 0) + (advancedCrop ? angle - quarters : 0)
  return [Math.cos(turn), Math.sin(turn)]
}

/** The smallest rectangle along `right` around some points. */
function boundingFrame(points: readonly Point[], right: Point): Quad {
  const down: Point = [-right[1], right[0]]
  const [xs, ys] = [points.map((point) => dot(point, right)), points.map((point) => dot(point, down))]
  const at = (x: number, y: number): Point => [right[0] * x + down[0] * y, right[1] * x + down[1] * y]
  const [left, most, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [at(left, top), at(most, top), at(most, bottom), at(left, bottom)]
}

/** The page that the standard draws around the zone, with its margin. */
function pageAround({ format, corners }: ZoneLayout): Quad {
  const [topLeft, topRight, , bottomLeft] = corners
  const { text, side, above, below } = around[format]
  const length = distance(topLeft, topRight)
  const unit = length / text
  const right: Point = [(topRight[0] - topLeft[0]) / length, (topRight[1] - topLeft[1]) / length]
  const down: Point = [-right[1], right[0]]
  const extra = margin * (text + 2 * side)
  const depth = distance(topLeft, bottomLeft)
  const at = (x: number, y: number): Point => [
    topLeft[0] + right[0] * x + down[0] * y,
    topLeft[1] + right[1] * x + down[1] * y,
  ]
  const [left, most] = [-(side + extra) * unit, length + (side + extra) * unit]
  const [top, bottom] = [-(above + extra) * unit, depth + (below + extra) * unit]
  return [at(left, top), at(most, top), at(most, bottom), at(left, bottom)]
}

/** Corners brought inside the picture. */
function inside([a, b, c, d]: Quad, { width, height }: Pixels): Quad {
  const bring = ([x, y]: Point): Point => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
  return [bring(a), bring(b), bring(c), bring(d)]
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
