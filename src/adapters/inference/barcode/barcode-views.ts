import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { barcodeRegions } from './barcode-regions.ts'
import { densePlaces, type Place } from './dense-places.ts'
import { printChanges } from './print-changes.ts'

/** A grey part of a picture, as it is or smaller. */
interface PartOfPicture {
  readonly grey: Pixels
  /** Where its first pixel lies on the picture, in pixels of that. */
  readonly left: number
  readonly top: number
  /** Pixels of the picture to one of its own. */
  readonly scale: number
}

/** What of a picture is to be looked at for barcodes. */
export interface BarcodeViews {
  /** Where bars stand, each with the quad in which they do, in pixels of the picture: the strongest first. */
  readonly bars: readonly (PartOfPicture & { readonly region: Quad })[]
  /** Where a code of squares may stand. */
  readonly squares: readonly PartOfPicture[]
}

/** Codes whose modules are too large to fill a square with changes are seen on the whole picture so much smaller, one pixel to so many squared. */
const smaller = 3
/** Pixels from one line to the next in which a Data Matrix is looked for: two of the blocks in which black is parted from white. */
const decoderLines = 16
/** Of a picture no larger than this, in pixels, nothing is left out. */
const smallPicture = 640 * 480
/** Nor of one of which dense places are so great a part. */
const mostDense = 0.6

/**
 * The parts of a picture in which a barcode may stand. Codes of squares with small modules change throughout, and are looked at
 * where print is as dense; those with large ones are seen on the whole picture made smaller.
 */
export function barcodeViews(pixels: Pixels): BarcodeViews {
  const changes = printChanges(pixels)
  const bars = barcodeRegions(changes).map((region) => ({
    ...partOf(pixels, aroundQuad(region)),
    region,
  }))
  return { bars, squares: squaresOf(pixels, densePlaces(changes)) }
}

function squaresOf(pixels: Pixels, places: readonly Place[]): readonly PartOfPicture[] {
  const { width, height } = pixels
  const area = places.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  if (width * height <= smallPicture || area > mostDense * width * height)
    return [partOf(pixels, { left: 0, top: 0, right: width, bottom: height })]
  return [...places.map((place) => partOf(pixels, asDecoderLooks(place, pixels))), wholeSmaller(pixels)]
}

/**
 * A place a little larger, so that the decoder sees in it what it sees in the whole picture. It parts black from white block by
 * block from the first pixel on, and looks for a Data Matrix along lines so far apart, the first through the middle.
 */
function asDecoderLooks(place: Place, { width, height }: Pixels): Place {
  const [left, right] = steppedSpan(place.left, place.right, width)
  const [top, bottom] = steppedSpan(place.top, place.bottom, height)
  return { left, top, right, bottom }
}

function steppedSpan(from: number, to: number, whole: number): readonly [from: number, to: number] {
  const start = Math.max(0, Math.floor(from / decoderLines) * decoderLines)
  const toMiddle = (whole >> 1) % decoderLines
  const half = Math.ceil((to - start - 2 * toMiddle) / (2 * decoderLines)) * decoderLines + toMiddle
  return start + 2 * half <= whole ? [start, start + 2 * half] : [start, whole]
}

/** The box of a quad, a sixth of its length wider on all sides: no more than that is looked at closely. */
function aroundQuad(quad: Quad): Place {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const margin = Math.max(right - left, bottom - top) / 6
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

function partOf(pixels: Pixels, place: Place): PartOfPicture {
  const clipped = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  const [left, right] = [clipped(place.left, pixels.width - 1), clipped(place.right, pixels.width)]
  const [top, bottom] = [clipped(place.top, pixels.height - 1), clipped(place.bottom, pixels.height)]
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)]
  const data = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    const from = (top + y) * pixels.width + left
    for (let x = 0; x < width; x++, to++) data[to] = brightnessAt(pixels, from + x)
  }
  return { grey: { width, height, channels: 1, data }, left, top, scale: 1 }
}

/** Each pixel is the mean of four about the middle of those that it stands for. */
function wholeSmaller(pixels: Pixels): PartOfPicture {
  const [width, height] = [Math.floor(pixels.width / smaller), Math.floor(pixels.height / smaller)]
  const data = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const at = smaller * (y * pixels.width + x)
      const below = at + (smaller - 1) * pixels.width
      const sum =
        brightnessAt(pixels, at) +
        brightnessAt(pixels, at + smaller - 1) +
        brightnessAt(pixels, below) +
        brightnessAt(pixels, below + smaller - 1)
      data[to] = sum >> 2
    }
  }
  return { grey: { width, height, channels: 1, data }, left: 0, top: 0, scale: smaller }
}

/** Luma of ITU-R BT.601. */
function brightnessAt({ channels, data }: Pixels, pixel: number): number {
  if (channels === 1) return data[pixel] ?? 0
  const at = pixel * channels
  return ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
}
