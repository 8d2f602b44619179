import { type Tile, tileSide } from './tiles.ts'

const half = tileSide / 2
const window = Float64Array.from(
  { length: tileSide },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / tileSide),
)
const cosines = Float64Array.from({ length: half }, (_, n) => Math.cos((2 * Math.PI * n) / tileSide))
const sines = Float64Array.from({ length: half }, (_, n) => Math.sin((2 * Math.PI * n) / tileSide))
const bits = Math.log2(tileSide)
const reversed = Uint8Array.from({ length: tileSide }, (_, n) => {
  let turned = 0
  for (let bit = 0; bit < bits; bit++) turned |= ((n >> bit) & 1) << (bits - 1 - bit)
  return turned
})

/** Natural logarithms of the power of each frequency, `tileSide` rows; frequency (u, v) at v · tileSide + u. */
export interface TilePower {
  readonly luma: Float64Array
  readonly green: Float64Array
}

/** Power below this, in squared steps of 8 bits, is rounding. */
const least = 1

/** Both planes of a tile in one transform: one as the real, the other as the imaginary part. */
export function powerOf({ luma, green }: Tile): TilePower {
  const [real, imaginary] = [windowed(luma), windowed(green)]
  for (let row = 0; row < tileSide; row++) transform(real, imaginary, { start: row * tileSide, stride: 1 })
  for (let column = 0; column < tileSide; column++)
    transform(real, imaginary, { start: column, stride: tileSide })
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

interface Line {
  readonly start: number
  readonly stride: number
}

/** One line of `tileSide` complex numbers, in place (Cooley and Tukey 1965). */
function transform(real: Float64Array, imaginary: Float64Array, line: Line): void {
  reorder(real, line)
  reorder(imaginary, line)
  for (let size = 1; size < tileSide; size *= 2) {
    for (let group = 0; group < tileSide; group += 2 * size) {
      const from = line.start + group * line.stride
      for (let n = 0; n < size; n++) {
        const low = from + n * line.stride
        butterfly(real, imaginary, { low, high: low + size * line.stride, turn: (n * half) / size })
      }
    }
  }
}

function butterfly(
  real: Float64Array,
  imaginary: Float64Array,
  { low, high, turn }: { readonly low: number; readonly high: number; readonly turn: number },
): void {
  // Plain statements: this runs a million times a frame.
  const cos = cosines[turn] ?? 0
  const sin = sines[turn] ?? 0
  const x = real[high] ?? 0
  const y = imaginary[high] ?? 0
  const a = real[low] ?? 0
  const b = imaginary[low] ?? 0
  const re = x * cos + y * sin
  const im = y * cos - x * sin
  real[high] = a - re
  imaginary[high] = b - im
  real[low] = a + re
  imaginary[low] = b + im
}

/** Brings the numbers into the order of their reversed bits. */
function reorder(values: Float64Array, { start, stride }: Line): void {
  for (let n = 0; n < tileSide; n++) {
    const other = reversed[n] ?? 0
    if (other <= n) continue
    const [a, b] = [start + n * stride, start + other * stride]
    const kept = values[a] ?? 0
    values[a] = values[b] ?? 0
    values[b] = kept
  }
}
