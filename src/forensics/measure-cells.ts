import { cellSide, type PictureCells } from '../vocabulary/forensics.ts'
import type { Pixels } from '../vocabulary/pixels.ts'

/** The byte at a place known to exist. Local, because a call into another module here would cost half of the speed. */
function at(data: Uint8Array, place: number): number {
  return data[place] ?? 0
}

/** What the colours of a picture come to. */
export interface Colours extends Pick<PictureCells, 'columns' | 'rows' | 'red' | 'green' | 'blue'> {
  /** Luminance of Rec. 601 in whole steps, one byte a pixel. */
  readonly luma: Uint8Array
}

/** Luminance, and the mean of each channel in each cell: in one pass, for to look at every byte is what takes the time. */
export function coloursOf({ width, height, channels, data }: Pixels): Colours {
  const [columns, rows] = [Math.floor(width / cellSide), Math.floor(height / cellSide)]
  const plane = (): Float32Array => new Float32Array(columns * rows)
  const [red, green, blue] = [plane(), plane(), plane()]
  const luma = new Uint8Array(width * height)
  const [toGreen, toBlue] = channels === 1 ? [0, 0] : [1, 2]
  for (let y = 0, i = 0, from = 0; y < height; y++) {
    const first = Math.floor(y / cellSide) * columns
    for (let left = 0, cell = first; left < width; left += cellSide, cell++) {
      const end = i + Math.min(cellSide, width - left)
      let [r, g, b] = [0, 0, 0]
      for (; i < end; i++, from += channels) {
        const ofRed = at(data, from)
        const ofGreen = at(data, from + toGreen)
        const ofBlue = at(data, from + toBlue)
        r += ofRed
        g += ofGreen
        b += ofBlue
        luma[i] = (ofRed * 77 + ofGreen * 150 + ofBlue * 29 + 128) >> 8
      }
      if (cell === first + columns) continue
      red[cell] = (red[cell] ?? 0) + r / cellSide ** 2
      green[cell] = (green[cell] ?? 0) + g / cellSide ** 2
      blue[cell] = (blue[cell] ?? 0) + b / cellSide ** 2
    }
  }
  return { columns, rows, red, green, blue, luma }
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
export function measureCells(width: number, { luma, columns, rows, ...means }: Colours): PictureCells {
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
  return { columns, rows, ...means, ...cells, spread, still }
}
