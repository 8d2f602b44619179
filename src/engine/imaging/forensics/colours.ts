import { cellSide, type ImageCells } from '../../../vocabulary/imaging/forensics.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Light and two differences of colour, in sums of levels. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly luma: Int16Array
  readonly red: Int16Array
  readonly blue: Int16Array
}

/** What the colours of a picture come to. */
export interface Colours {
  /** Luminance of Rec. 601 in whole steps, one byte a pixel; of an odd width or height 0 in the last column or row. */
  readonly luma: Uint8Array
  /** Sums of squares of two pixels by two: what JPEG keeps of colour. */
  readonly half: Planes
  /** Mean of each channel in each cell. */
  readonly means: Pick<ImageCells, 'columns' | 'rows' | 'red' | 'green' | 'blue'>
}

/** Local, because a call into another module here would cost half of the speed; and for one kind of array, likewise. */
function at(data: Uint8Array, place: number): number {
  return data[place] ?? 0
}

function sumAt(data: Int16Array, place: number): number {
  return data[place] ?? 0
}

/** In one pass, for to look at every byte is what takes the time. */
export function coloursOf({ width, height, channels, data }: Pixels): Colours {
  const [wide, high] = [width >> 1, height >> 1]
  const [columns, rows] = [Math.floor(width / cellSide), Math.floor(height / cellSide)]
  const means = (): Float32Array => new Float32Array(columns * rows)
  const [reds, greens, blues] = [means(), means(), means()]
  const luma = new Uint8Array(width * height)
  const half = { luma: new Int16Array(wide * high), red: new Int16Array(wide * high), blue: new Int16Array(wide * high) } // prettier-ignore
  const [toGreen, toBlue] = channels === 1 ? [0, 0] : [1, 2]
  const row = width * channels
  for (let y = 0, place = 0; y < high; y++) {
    const first = Math.floor((2 * y) / cellSide) * columns
    let [from, i] = [2 * y * row, 2 * y * width]
    for (let left = 0, cell = first; left < wide; left += cellSide / 2, cell++) {
      const end = place + Math.min(cellSide / 2, wide - left)
      let [r, g, b] = [0, 0, 0]
      for (; place < end; place++, from += 2 * channels, i += 2) {
        const right = from + channels
        const below = from + row
        const beyond = below + channels
        const r0 = at(data, from)
        const r1 = at(data, right)
        const r2 = at(data, below)
        const r3 = at(data, beyond)
        const g0 = at(data, from + toGreen)
        const g1 = at(data, right + toGreen)
        const g2 = at(data, below + toGreen)
        const g3 = at(data, beyond + toGreen)
        const b0 = at(data, from + toBlue)
        const b1 = at(data, right + toBlue)
        const b2 = at(data, below + toBlue)
        const b3 = at(data, beyond + toBlue)
        luma[i] = (r0 * 77 + g0 * 150 + b0 * 29 + 128) >> 8
        luma[i + 1] = (r1 * 77 + g1 * 150 + b1 * 29 + 128) >> 8
        luma[i + width] = (r2 * 77 + g2 * 150 + b2 * 29 + 128) >> 8
        luma[i + width + 1] = (r3 * 77 + g3 * 150 + b3 * 29 + 128) >> 8
        const red = r0 + r1 + r2 + r3
        const green = g0 + g1 + g2 + g3
        const blue = b0 + b1 + b2 + b3
        half.luma[place] = (red * 77 + green * 150 + blue * 29) >> 8
        half.red[place] = red - green
        half.blue[place] = blue - green
        r += red
        g += green
        b += blue
      }
      if (cell === first + columns) continue
      reds[cell] = (reds[cell] ?? 0) + r / cellSide ** 2
      greens[cell] = (greens[cell] ?? 0) + g / cellSide ** 2
      blues[cell] = (blues[cell] ?? 0) + b / cellSide ** 2
    }
  }
  return {
    luma,
    half: { width: wide, height: high, ...half },
    means: { columns, rows, red: reds, green: greens, blue: blues },
  }
}

function halvedPlane(from: Int16Array, width: number, height: number): Int16Array {
  const [wide, high] = [width >> 1, height >> 1]
  const to = new Int16Array(wide * high)
  for (let y = 0, place = 0; y < high; y++)
    for (let x = 0, k = 2 * y * width; x < wide; x++, place++, k += 2)
      to[place] =
        (sumAt(from, k) + sumAt(from, k + 1) + sumAt(from, k + width) + sumAt(from, k + width + 1)) >> 2
  return to
}

/** Means of squares of two by two, rounded down. */
export function halved({ width, height, luma, red, blue }: Planes): Planes {
  const half = (plane: Int16Array): Int16Array => halvedPlane(plane, width, height)
  return { width: width >> 1, height: height >> 1, luma: half(luma), red: half(red), blue: half(blue) }
}
