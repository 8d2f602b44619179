import type { PrintPiece } from './print-piece.ts'

/** Height of a line, and how far lines stand apart, in pixels. */
const line = { height: 40, apart: 60, letter: 18 } as const

/** A piece of print whose first letter stands at `left`. */
function pieceAt(
  text: string,
  left: number,
  { row, page }: { readonly row: number; readonly page: number },
): PrintPiece {
  const [right, middle] = [left + text.length * line.letter, 100 + row * line.apart]
  const [top, bottom] = [middle - line.height / 2, middle + line.height / 2]
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]] as const // prettier-ignore
  return {
    ...{ text, left, right, middle, height: line.height, page, box: corners, quad: corners },
    confidences: Array.from({ length: text.length }, () => 1),
    xs: Array.from({ length: text.length }, (_, at) => left + (at + 0.5) * line.letter),
  }
}

/** Print in rows; cells of a row stand so far apart, in pixels. An empty cell, or row, is left out. */
export function printInRows(
  rows: readonly (string | readonly string[])[],
  { apart = 700, page = 0 } = {},
): readonly PrintPiece[] {
  return rows.flatMap((row, at) =>
    [row]
      .flat()
      .flatMap((text, column) =>
        text === '' ? [] : [pieceAt(text, 100 + column * apart, { row: at, page })],
      ),
  )
}
