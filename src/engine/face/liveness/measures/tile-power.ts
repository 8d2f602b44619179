import { transformOf } from '../../../imaging/geometry/fourier.ts'
import { type Tile, tileSide } from './tiles.ts'

const transform = transformOf(tileSide)
const window = Float64Array.from(
  { length: tileSide },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / tileSide),
)

/** Natural logarithms of the power of each frequency, `tileSide` rows; frequency (u, v) at v · tileSide + u. */
export interface TilePower {
  readonly luma: Float64Array
  readonly green: Float64Array
}

/** Power below this, in squared steps of 8 bits, is rounding. */
const least = 1

/** Both planes of a tile in one transform: one as the real, the other as the imaginary part. */
export function powerOf({ luma, green }: Tile): TilePower {
  const [rows, rowsToo] = transformedRows(windowed(luma), windowed(green))
  // Columns are rows of what lies on its side; turned back, frequencies stand as they did.
  const [columns, columnsToo] = transformedRows(turned(rows), turned(rowsToo))
  const [real, imaginary] = [turned(columns), turned(columnsToo)]
  const power = { luma: new Float64Array(real.length), green: new Float64Array(real.length) }
  for (let v = 0; v < tileSide; v++) {
    for (let u = 0; u < tileSide; u++) {
      const at = v * tileSide + u
      const mirror = ((tileSide - v) % tileSide) * tileSide + ((tileSide - u) % tileSide)
      const a = real[at] ?? 0
      const b = imaginary[at] ?? 0
      const c = real[mirror] ?? 0
      const d = imaginary[mirror] ?? 0
      power.luma[at] = Math.log(least + ((a + c) ** 2 + (b - d) ** 2) / 4)
      power.green[at] = Math.log(least + ((b + d) ** 2 + (a - c) ** 2) / 4)
    }
  }
  return power
}

function windowed(plane: Float64Array): Float64Array {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length
  return plane.map(
    (value, at) =>
      ((value - mean) * (window[at % tileSide] ?? 0) * (window[Math.floor(at / tileSide)] ?? 0)) / 8,
  )
}

/** Each row transformed, in place. */
function transformedRows(
  real: Float64Array,
  imaginary: Float64Array,
): readonly [real: Float64Array, imaginary: Float64Array] {
  for (let from = 0; from < real.length; from += tileSide)
    transform(real.subarray(from, from + tileSide), imaginary.subarray(from, from + tileSide))
  return [real, imaginary]
}

/** Rows as columns. */
function turned(values: Float64Array): Float64Array {
  const other = new Float64Array(values.length)
  for (let row = 0; row < tileSide; row++)
    for (let column = 0; column < tileSide; column++)
      other[column * tileSide + row] = values[row * tileSide + column] ?? 0
  return other
}
