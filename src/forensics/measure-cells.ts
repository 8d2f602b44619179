import { cellSide, type PictureCells } from '../vocabulary/forensics.ts'
import type { Pixels } from '../vocabulary/pixels.ts'

/** The byte at a place known to exist. Local, because a call into another module here would cost half of the speed. */
function at(data: Uint8Array | Float32Array, place: number): number {
  return data[place] ?? 0
}

/** Luminance of Rec. 601 in whole steps, one byte a pixel. */
export function luminanceOf({ width, height, channels, data }: Pixels): Uint8Array {
  if (channels === 1) return data
  const luma = new Uint8Array(width * height)
  for (let i = 0, from = 0; i < luma.length; i++, from += 3)
    luma[i] = (at(data, from) * 77 + at(data, from + 1) * 150 + at(data, from + 2) * 29 + 128) >> 8
  return luma
}

/** A first difference over two pixels from here on is an edge, not noise. */
const steep = 28
/** Mean magnitude of the mask over noise of deviation 1 (Immerkær 1996, equation 5). */
const perDeviation = Math.sqrt(2 / Math.PI) * 6

interface Planes {
  readonly luma: Uint8Array
  readonly width: number
}

interface CellTexture {
  readonly spread: number
  readonly still: number
  readonly noise: number
  readonly bend: number
  readonly slope: number
}

/** What one cell tells whose first pixel is `start`; the outermost pixels of the cell lend their neighbours. */
function textureOf({ luma, width }: Planes, start: number): CellTexture {
  let [least, most, residue, still, bend, slope] = [255, 0, 0, 0, 0, 0]
  for (let y = 1; y < cellSide - 1; y++) {
    const row = start + y * width
    for (let i = row + 1; i < row + cellSide - 1; i++) {
      const here = at(luma, i)
      const [left, right] = [at(luma, i - 1), at(luma, i + 1)]
      const [up, down] = [at(luma, i - width), at(luma, i + width)]
      const diagonals =
        at(luma, i - width - 1) + at(luma, i - width + 1) + at(luma, i + width - 1) + at(luma, i + width + 1)
      const rest = Math.abs(4 * here - 2 * (left + right + up + down) + diagonals)
      residue += rest
      if (rest === 0) still++
      if (here < least) least = here
      if (here > most) most = here
      const rise = Math.abs(right - left)
      if (rise >= steep) {
        bend += Math.abs(left + right - 2 * here)
        slope += rise
      }
    }
  }
  const inner = (cellSide - 2) ** 2
  return { spread: Math.max(0, most - least), noise: residue / inner / perDeviation, still, bend, slope }
}

function meansOf({ width, channels, data }: Pixels, start: number): readonly [number, number, number] {
  let [red, green, blue] = [0, 0, 0]
  const [toGreen, toBlue] = channels === 1 ? [0, 0] : [1, 2]
  for (let y = 0; y < cellSide; y++) {
    const row = (start + y * width) * channels
    for (let i = row; i < row + cellSide * channels; i += channels) {
      red += at(data, i)
      green += at(data, i + toGreen)
      blue += at(data, i + toBlue)
    }
  }
  const share = 1 / cellSide ** 2
  return [red * share, green * share, blue * share]
}

/** Measures a picture in cells of `cellSide` pixels; what is left over at the right and below is not looked at. */
export function measureCells(pixels: Pixels, luma: Uint8Array): PictureCells {
  const { width, height } = pixels
  const [columns, rows] = [Math.floor(width / cellSide), Math.floor(height / cellSide)]
  const plane = (): Float32Array => new Float32Array(columns * rows)
  const cells = { red: plane(), green: plane(), blue: plane(), noise: plane(), bend: plane(), slope: plane() }
  const [spread, still] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)]
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const start = row * cellSide * width + column * cellSide
      const [red, green, blue] = meansOf(pixels, start)
      const texture = textureOf({ luma, width }, start)
      cells.red[cell] = red
      cells.green[cell] = green
      cells.blue[cell] = blue
      spread[cell] = texture.spread
      still[cell] = texture.still
      cells.noise[cell] = texture.noise
      cells.bend[cell] = texture.bend
      cells.slope[cell] = texture.slope
    }
  }
  return { columns, rows, ...cells, spread, still }
}
