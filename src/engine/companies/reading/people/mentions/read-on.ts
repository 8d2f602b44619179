import { areAligned, type LabelledPage, type LabelledPiece, rowsOf } from '../../layout/labelled-page.ts'
import { linesBetween, type PrintPiece } from '../../layout/print-piece.ts'

/** A piece of print in the text that is read on from line to line. */
export interface TextPiece extends LabelledPiece {
  readonly start: number
  readonly end: number
  /** Number of its line. */
  readonly row: number
  /** Pieces that stand to the left of it on its line. */
  readonly before: readonly LabelledPiece[]
  readonly page: LabelledPage
}

/** The print of all pages as one text: a tabulator parts pieces of a line, a line break lines, a blank lines of running text. */
export interface RunningText {
  readonly text: string
  readonly pieces: readonly TextPiece[]
}

/** A line of running text reaches so far to the right, of the width of its page. */
const fullLine = 0.72
/** And is itself so wide: the last title of a row of titles is not. */
const wideLine = 0.4
/** How far to the side the next line may begin, in heights. */
const aligned = 4
/** How close lines of running text stand, in heights from middle to middle. */
const nextLine = 2

export function runningText(pages: readonly LabelledPage[]): RunningText {
  const pieces: TextPiece[] = []
  let text = ''
  let row = 0
  for (const page of pages) {
    const right = Math.max(...page.pieces.map(({ piece }) => piece.right))
    const left = Math.min(...page.pieces.map(({ piece }) => piece.left))
    let last: PrintPiece | undefined
    for (const line of rowsOf(page.pieces)) {
      const [first] = line
      const isFull = last !== undefined && last.right - left > fullLine * (right - left) && last.right - last.left > wideLine * (right - left) // prettier-ignore
      const goesOn = isFull && last !== undefined && first !== undefined && isNext(last, first.piece)
      if (text !== '') text = `${text.slice(0, -1)}${goesOn ? ' ' : '\n'}`
      for (const [at, one] of line.entries()) {
        const start = text.length
        text += `${one.piece.text}\t`
        pieces.push({ ...one, start, end: text.length - 1, row, before: line.slice(0, at), page })
      }
      last = line.at(-1)?.piece
      row++
    }
  }
  return { text, pieces }
}

/** A line of running text goes on where its last piece begins. */
function isNext(last: PrintPiece, next: PrintPiece): boolean {
  const lines = linesBetween(last, next)
  const isClose = lines > 0.6 && lines < nextLine
  return isClose && areAligned(last, next, aligned) && !/[.:;]\s*$/u.test(last.text)
}

/** The first of pieces in the order of the text that ends at a place or behind it: pages have thousands, names too. */
export function firstPieceAt(pieces: readonly TextPiece[], place: number): number {
  let [from, to] = [0, pieces.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pieces[middle]?.end ?? 0) < place) from = middle + 1
    else to = middle
  }
  return from
}

/** The pieces that a part of the text was read from. */
export function piecesBetween({ pieces }: RunningText, from: number, to: number): readonly TextPiece[] {
  const found: TextPiece[] = []
  for (let at = firstPieceAt(pieces, from + 1); at < pieces.length; at++) {
    const piece = pieces[at]
    if (piece === undefined || piece.start >= to) break
    found.push(piece)
  }
  return found
}
