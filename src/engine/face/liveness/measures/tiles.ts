import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import { lumaOf } from '../../../../vocabulary/imaging/luma.ts'

/** Pixels of a tile's side: enough to see a grid of two to thirty pixels. */
export const tileSide = 64

/** Part of a frame at its own resolution, in brightness and along the axis from magenta to green; row by row, 0..255. */
export interface Tile {
  readonly luma: Float64Array
  /** −255..255. */
  readonly green: Float64Array
}

/** An upright box in pixels of the frame. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface FrameTiles {
  readonly face: readonly Tile[]
  /** Of the frame, clear of the face; there may be none. */
  readonly surround: readonly Tile[]
}

/** Tiles of a row and of a column, over the face and over the frame. */
const perSide = 3
/** Corners of tiles lie on whole blocks of JPEG. */
const step = 8

/**
 * Nine tiles spread over the face and what lies clear of it of nine spread over the frame.
 *
 * @returns none where the frame is smaller than a tile
 */
export function tilesAround(pixels: Pixels, face: Box): FrameTiles {
  const { width, height } = pixels
  if (width < tileSide || height < tileSide) return { face: [], surround: [] }
  const whole = { left: 0, top: 0, right: width, bottom: height }
  const corners = (box: Box) =>
    places(box.top, box.bottom, height).flatMap((y) =>
      places(box.left, box.right, width).map((x) => [x, y] as const),
    )
  const clear = corners(whole).filter(
    ([x, y]) => x + tileSide <= face.left || x >= face.right || y + tileSide <= face.top || y >= face.bottom,
  )
  const tile = ([x, y]: readonly [number, number]) => tileAt(pixels, x, y)
  return { face: corners(face).map(tile), surround: clear.map(tile) }
}

/** Where tiles begin along one side. */
function places(from: number, to: number, length: number): readonly number[] {
  const last = length - tileSide
  return Array.from({ length: perSide }, (_, n) => {
    const start = from + ((to - from - tileSide) * n) / (perSide - 1)
    const stored = Math.min(last, Math.max(0, to - from < tileSide ? (from + to - tileSide) / 2 : start))
    return Math.floor(stored / step) * step
  })
}

function tileAt({ data, width, channels }: Pixels, left: number, top: number): Tile {
  const luma = new Float64Array(tileSide * tileSide)
  const green = new Float64Array(tileSide * tileSide)
  for (let y = 0, to = 0; y < tileSide; y++) {
    let from = ((top + y) * width + left) * channels
    for (let x = 0; x < tileSide; x++, to++, from += channels) {
      const r = data[from] ?? 0
      const g = channels === 3 ? (data[from + 1] ?? 0) : r
      const b = channels === 3 ? (data[from + 2] ?? 0) : r
      luma[to] = lumaOf(r, g, b)
      green[to] = g - (r + b) / 2
    }
  }
  return { luma, green }
}
