import { cellSide, type ImageCells } from '../../../vocabulary/imaging/forensics.ts'
import type { Colours } from './colours.ts'

/** The byte at a place known to exist. Local, because a call into another module here would cost half of the speed. */
function at(data: Uint8Array, place: number): number {
  return data[place] ?? 0
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

/** How far a pixel bends down its column; the mask of the noise is how far these bend along the row. */
function bendDown(luma: Uint8Array, i: number, width: number): number {
  return (luma[i - width] ?? 0) - 2 * (luma[i] ?? 0) + (luma[i + width] ?? 0)
}

/** What one cell tells whose first pixel is `start`; the outermost pixels of the cell lend their neighbours. */
function textureOf({ luma, width }: Planes, start: number): CellTexture {
  let [least, most, residue, still, bend, slope] = [255, 0, 0, 0, 0, 0]
  for (let y = 1; y < cellSide - 1; y++) {
    const first = start + y * width
    const end = first + cellSide - 1
    // What was seen of one pixel is carried on to the next: three new values a pixel, not nine.
    let left = at(luma, first)
    let here = at(luma, first + 1)
    let bentLeft = bendDown(luma, first, width)
    let bentHere = bendDown(luma, first + 1, width)
    for (let i = first + 1; i < end; i++) {
      const right = at(luma, i + 1)
      const bentRight = bendDown(luma, i + 1, width)
      const rest = Math.abs(bentLeft - 2 * bentHere + bentRight)
      residue += rest
      if (rest === 0) still++
      if (here < least) least = here
      if (here > most) most = here
      const rise = Math.abs(right - left)
      if (rise >= steep) {
        bend += Math.abs(left + right - 2 * here)
        slope += rise
      }
      left = here
      here = right
      bentLeft = bentHere
      bentHere = bentRight
    }
  }
  const inner = (cellSide - 2) ** 2
  return { spread: Math.max(0, most - least), noise: residue / inner / perDeviation, still, bend, slope }
}

/** Measures a picture in cells of `cellSide` pixels; what is left over at the right and below is not looked at. */
export function measureCells(width: number, { luma, means }: Colours): ImageCells {
  const { columns, rows } = means
  const plane = (): Float32Array => new Float32Array(columns * rows)
  const cells = { noise: plane(), bend: plane(), slope: plane() }
  const [spread, still] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)]
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const texture = textureOf({ luma, width }, row * cellSide * width + column * cellSide)
      spread[cell] = texture.spread
      still[cell] = texture.still
      cells.noise[cell] = texture.noise
      cells.bend[cell] = texture.bend
      cells.slope[cell] = texture.slope
    }
  }
  return { ...means, ...cells, spread, still }
}
