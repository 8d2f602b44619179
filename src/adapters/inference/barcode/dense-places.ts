import { squareSide, type PrintChanges } from './print-changes.ts'

/**
 * Mean square of a pixel's difference to its neighbours. Of 166 drawn codes that were read, the faintest has 288 in every square
 * of one such window. They had 1.4 to 4.5 pixels a module, and 45 to 255 levels from dark to light.
 */
const minEnergy = 150
/** So many squares of so many squared change: lines of print leave more of them blank, or are not as high. */
const window = { side: 4, changing: 15 } as const
/** Left free around a place, in squares: a code is read with the paper around it. */
const margin = 2

/** In pixels of the picture. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where print changes throughout, as within a code of modules that are no larger than half a square; no two overlap. */
export function densePlaces(changes: PrintChanges): readonly Place[] {
  const dense = denseSquares(changes)
  const found: Place[] = []
  for (let start = 0; start < dense.length; start++) {
    if (dense[start] === 1) found.push(connectedPlace(start, dense, changes))
  }
  return joined(found)
}

/** 1 for each square of a window that changes throughout. */
function denseSquares({ columns, rows, xx, yy }: PrintChanges): Uint8Array {
  const changing = new Uint8Array(columns * rows)
  for (let at = 0; at < changing.length; at++)
    changing[at] = (xx[at] ?? 0) + (yy[at] ?? 0) >= minEnergy ? 1 : 0
  const dense = new Uint8Array(changing.length)
  const { side } = window
  for (let y = 0; y + side <= rows; y++) {
    for (let first = y * columns; first + side <= (y + 1) * columns; first++) {
      let count = 0
      for (let line = first; line < first + side * columns; line += columns)
        for (let at = line; at < line + side; at++) count += changing[at] ?? 0
      if (count < window.changing) continue
      for (let line = first; line < first + side * columns; line += columns) dense.fill(1, line, line + side)
    }
  }
  return dense
}

/** Around all dense squares that touch each other from one on, which are taken from the others. */
function connectedPlace(start: number, dense: Uint8Array, { columns, rows }: PrintChanges): Place {
  const squares = [start]
  dense[start] = 0
  let [left, right, top, bottom] = [columns, 0, rows, 0]
  for (const square of squares) {
    const [x, y] = [square % columns, Math.floor(square / columns)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
        const other = row * columns + column
        if (dense[other] !== 1) continue
        dense[other] = 0
        squares.push(other)
      }
    }
  }
  return {
    left: (left - margin) * squareSide,
    top: (top - margin) * squareSide,
    right: (right + 1 + margin) * squareSide,
    bottom: (bottom + 1 + margin) * squareSide,
  }
}

/** The same places, those that overlap as one. */
function joined(places: readonly Place[]): readonly Place[] {
  const apart: Place[] = []
  for (const place of places) {
    let whole = place
    for (let at = apart.findIndex((one) => overlap(one, whole)); at >= 0;) {
      const [other = whole] = apart.splice(at, 1)
      whole = around(other, whole)
      at = apart.findIndex((one) => overlap(one, whole))
    }
    apart.push(whole)
  }
  return apart
}

function overlap(one: Place, other: Place): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function around(one: Place, other: Place): Place {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}
