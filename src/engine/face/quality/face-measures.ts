import { rectify, quadSize } from '../../imaging/geometry/rectify.ts'
import { between } from '../../imaging/geometry/points.ts'
import { fitSimilarity, sourceQuad } from '../../imaging/geometry/similarity.ts'
import type { DetectedFace } from '../../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { lumaOf } from '../../../vocabulary/imaging/luma.ts'

/** What is measured of how well a face is seen. */
export interface FaceMeasures {
  /** From cheek to cheek, in pixels of the picture. */
  readonly width: number
  /** Mean shade of the face, 0..255. */
  readonly shade: number
  /** Part of the face that is burnt out, 0..1. */
  readonly burnt: number
  /** How much finer detail stands out against coarser, 0 where everything is blurred. */
  readonly sharpness: number
  /** How far the tip of the nose lies beside the middle of the eyes, in distances from eye to eye; 0 straight ahead. */
  readonly turned: number
  /** Shade of the eyes by that of the cheeks. */
  readonly eyeShade: number
  /** How far the colour around the mouth lies from that of the cheeks below the eyes, 0..255. */
  readonly mouthColour: number
}

/** The square in which faces are measured: 64 pixels, the eyes 24 apart. */
const side = 64
const places: readonly Point[] = [
  [20, 24],
  [44, 24],
  [32, 37],
  [23, 49],
  [41, 49],
]

/** Parts of that square: left, top, right, bottom. */
type Part = readonly [left: number, top: number, right: number, bottom: number]
const face: Part = [12, 14, 52, 58]
const eyes: readonly Part[] = [[14, 20, 27, 28], [37, 20, 50, 28]] // prettier-ignore
const cheeks: readonly Part[] = [[15, 32, 24, 39], [40, 32, 49, 39]] // prettier-ignore
const mouth: readonly Part[] = [[24, 44, 40, 56]] // prettier-ignore

/** Measures how well a face is seen; pure, of the pixels and the places that the detector told. */
export function measureFace(pixels: Pixels, { found }: Pick<DetectedFace, 'found'>): FaceMeasures {
  const size = { width: side, height: side }
  const quad = sourceQuad(fitSimilarity(found.points, places), size)
  const chip = rectify(pixels, quad, { ...size, beyond: 'edge', steppedOver: 0 })
  const shades = valuesIn(chip, [face]).map(shadeOfColour)
  const [leftEye, rightEye, nose] = found.points
  const middle = between(leftEye, rightEye)
  const [cheek, lips] = [meanColour(valuesIn(chip, cheeks)), meanColour(valuesIn(chip, mouth))]
  return {
    width: quadSize(found.quad).width,
    shade: mean(shades),
    burnt: shades.filter((shade) => shade > 250).length / shades.length,
    sharpness: sharpnessOf(chip),
    turned: Math.abs(along(middle, nose, [leftEye, rightEye])),
    eyeShade: mean(valuesIn(chip, eyes).map(shadeOfColour)) / Math.max(1, shadeOfColour(cheek)),
    mouthColour: colourDistance(lips, cheek),
  }
}

type Colour = readonly [red: number, green: number, blue: number]

function shadeOfColour(colour: Colour): number {
  return lumaOf(...colour)
}

function valuesIn({ data, channels }: Pixels, parts: readonly Part[]): readonly Colour[] {
  return parts.flatMap(([left, top, right, bottom]) =>
    Array.from({ length: (right - left) * (bottom - top) }, (_, n): Colour => {
      const at = ((top + Math.floor(n / (right - left))) * side + left + (n % (right - left))) * channels
      const red = data[at] ?? 0
      return channels === 1 ? [red, red, red] : [red, data[at + 1] ?? 0, data[at + 2] ?? 0]
    }),
  )
}

/** The mean step between neighbours by the mean step between places four apart: fine detail by coarse. */
function sharpnessOf(chip: Pixels): number {
  const shades = valuesIn(chip, [[0, 0, side, side]]).map(shadeOfColour)
  const stepOver = (reach: number): number => {
    const [left, top, right, bottom] = face
    let total = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = y * side + x
        total += Math.abs((shades[at + reach] ?? 0) - (shades[at] ?? 0))
        total += Math.abs((shades[at + reach * side] ?? 0) - (shades[at] ?? 0))
      }
    return total
  }
  return stepOver(1) / Math.max(1, stepOver(4))
}

/** Where a point lies along the line through both eyes, from their middle, in distances from eye to eye. */
function along(middle: Point, point: Point, [left, right]: readonly [Point, Point]): number {
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
  return ((point[0] - middle[0]) * dx + (point[1] - middle[1]) * dy) / Math.max(1, dx * dx + dy * dy)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function meanColour(values: readonly Colour[]): Colour {
  const channel = (at: 0 | 1 | 2): number => mean(values.map((value) => value[at]))
  return [channel(0), channel(1), channel(2)]
}

/** How far two colours lie apart when both are as bright: what light does to them does not count. */
function colourDistance(a: Colour, b: Colour): number {
  const [shadeA, shadeB] = [Math.max(1, shadeOfColour(a)), Math.max(1, shadeOfColour(b))]
  const apart = a.map((value, at) => (value / shadeA - (b[at] ?? 0) / shadeB) ** 2)
  return Math.sqrt(apart.reduce((sum, value) => sum + value, 0)) * 128
}
