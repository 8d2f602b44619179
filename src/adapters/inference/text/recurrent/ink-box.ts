import { sharesOf } from './grey-values.ts'

/** Edges of what is inked, in pixels: right and bottom are the first ones beyond. */
export interface InkBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface GreyPicture {
  readonly width: number
  readonly height: number
  /** Dark letters on light ground, row by row. */
  readonly grey: Uint8Array
}

const inked = 0.45
/** A row is inked when its darkest pixels are, one in so many of its width. */
const pixelsPerDarkest = 60

/** Where the letters of a line are; null where there are none. */
export function inkBox({ width, grey }: GreyPicture): InkBox | null {
  const [black = 0, white = 0] = sharesOf(grey, [0.02, 0.75])
  const ink = Float32Array.from(grey, (value) =>
    Math.min(1, Math.max(0, (white - value) / Math.max(1, white - black))),
  )
  const rows = inkedRows(ink, width)
  const columns = inkedColumns(ink, width)
  const [left, top, right, bottom] = [columns[0], rows[0], columns.at(-1), rows.at(-1)]
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null
  return { left, top, right: right + 1, bottom: bottom + 1 }
}

function inkedRows(ink: Float32Array, width: number): number[] {
  const darkest = Math.max(1, Math.floor(width / pixelsPerDarkest))
  const rows: number[] = []
  for (let y = 0; y * width < ink.length; y++) {
    const row = ink.slice(y * width, (y + 1) * width).sort()
    const sum = row.subarray(width - darkest).reduce((total, value) => total + value, 0)
    if (sum / darkest > inked) rows.push(y)
  }
  return rows
}

function inkedColumns(ink: Float32Array, width: number): number[] {
  const seen = new Set<number>()
  ink.forEach((value, at) => {
    if (value > inked) seen.add(at % width)
  })
  return [...seen].sort((a, b) => a - b)
}
