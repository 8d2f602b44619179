import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import { lumaOf } from '../../../../vocabulary/imaging/luma.ts'
import { type Box, type FrameTiles, tilesAround } from './tiles.ts'

/** A frame brought to a small size, in three planes 0..255, row by row. */
export interface Overview {
  readonly width: number
  readonly height: number
  readonly red: Float64Array
  readonly green: Float64Array
  readonly blue: Float64Array
  readonly luma: Float64Array
  /** The face in pixels of the overview, cut to the frame. */
  readonly face: Box
}

const longSide = 160
/** Samples of a cell and direction at most: their mean is near enough to that of all. */
const maxSamples = 4

export function overviewOf(pixels: Pixels, face: Box): Overview {
  const scale = Math.min(1, longSide / Math.max(pixels.width, pixels.height))
  const [width, height] = [pixels.width, pixels.height].map((side) => Math.max(1, Math.round(side * scale)))
  const size = { width: width ?? 1, height: height ?? 1 }
  const planes = [0, 1, 2].map(() => new Float64Array(size.width * size.height)) as [Float64Array, Float64Array, Float64Array] // prettier-ignore
  fill(planes, pixels, size)
  const [red, green, blue] = planes
  const luma = red.map((value, at) => lumaOf(value, green[at] ?? 0, blue[at] ?? 0))
  const [across, down] = [size.width / pixels.width, size.height / pixels.height]
  const cut = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return {
    ...size,
    red,
    green,
    blue,
    luma,
    face: {
      left: cut(face.left * across, size.width),
      right: cut(face.right * across, size.width),
      top: cut(face.top * down, size.height),
      bottom: cut(face.bottom * down, size.height),
    },
  }
}

function fill(
  planes: readonly [Float64Array, Float64Array, Float64Array],
  { data, width, height, channels }: Pixels,
  size: { readonly width: number; readonly height: number },
): void {
  const rows = samplesOf(height, size.height)
  const columns = samplesOf(width, size.width)
  const share = 1 / (rows.each * columns.each)
  const blue = channels === 3 ? 2 : 0
  const green = channels === 3 ? 1 : 0
  for (const [row, y] of rows.at.entries()) {
    const start = Math.floor(row / rows.each) * size.width
    for (const [column, x] of columns.at.entries()) {
      const to = start + Math.floor(column / columns.each)
      const from = (y * width + x) * channels
      planes[0][to] = (planes[0][to] ?? 0) + (data[from] ?? 0) * share
      planes[1][to] = (planes[1][to] ?? 0) + (data[from + green] ?? 0) * share
      planes[2][to] = (planes[2][to] ?? 0) + (data[from + blue] ?? 0) * share
    }
  }
}

/** Where along a side samples are taken, as many of each cell. */
function samplesOf(length: number, cells: number): { readonly at: readonly number[]; readonly each: number } {
  const each = Math.min(maxSamples, Math.max(1, Math.floor(length / cells)))
  const at = Array.from({ length: cells * each }, (_, n) =>
    Math.min(length - 1, Math.floor(((n + 0.5) * length) / (cells * each))),
  )
  return { at, each }
}

/** Tiles of the overview over the face: they show moiré whose bands are too wide for tiles of the frame itself. */
export function coarseTiles({ width, height, red, green, blue, face }: Overview): FrameTiles {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < red.length; at++) data.set([red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0], at * 3)
  return tilesAround({ width, height, channels: 3, data }, face)
}
