import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Side of the squares that are judged, in pixels. */
export const squareSide = 12
/** Steps between the pixels that are looked at: enough of them tell a square's print, all of them cost more. */
const step = { across: 2, down: 3 } as const

/**
 * Sums of products of differences, square by square: where print changes, how strongly and in which direction.
 * Plain numbers and no objects: a picture has some ten thousand squares.
 */
export interface PrintChanges {
  readonly columns: number
  readonly rows: number
  readonly xx: Float32Array
  readonly yy: Float32Array
  readonly xy: Float32Array
}

/** The same of one square or of many together. */
export interface Change {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/** Of colours, green alone is looked at: it is most of what the eye calls bright. */
export function printChanges({ width, height, channels, data }: Pixels): PrintChanges {
  const columns = Math.max(0, Math.floor((width - 2) / squareSide))
  const rows = Math.max(0, Math.floor((height - 2) / squareSide))
  const sums = () => new Float32Array(columns * rows)
  const grid = { columns, rows, xx: sums(), yy: sums(), xy: sums() }
  const green = channels === 1 ? 0 : 1
  const below = width * channels
  const share = (step.across * step.down) / (squareSide * squareSide)
  for (let square = 0; square < columns * rows; square++) {
    const corner = Math.floor(square / columns) * squareSide * width + (square % columns) * squareSide
    let [xx, yy, xy] = [0, 0, 0]
    for (let y = 1; y <= squareSide; y += step.down) {
      const from = (corner + y * width + 1) * channels + green
      for (let at = from; at < from + squareSide * channels; at += step.across * channels) {
        const dx = valueAt(data, at + channels) - valueAt(data, at - channels)
        const dy = valueAt(data, at + below) - valueAt(data, at - below)
        xx += dx * dx
        yy += dy * dy
        xy += dx * dy
      }
    }
    grid.xx[square] = xx * share
    grid.yy[square] = yy * share
    grid.xy[square] = xy * share
  }
  return grid
}

function valueAt(values: Uint8Array | Float32Array, at: number): number {
  return values[at] ?? 0
}

/** The sums of one square, counted row by row. */
export function changeAt({ xx, yy, xy }: PrintChanges, square: number): Change {
  return { xx: valueAt(xx, square), yy: valueAt(yy, square), xy: valueAt(xy, square) }
}
