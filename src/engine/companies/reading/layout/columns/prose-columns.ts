import { moved, type PrintPiece } from '../print-piece.ts'
import { medianOf } from '../../../../../vocabulary/imaging/median.ts'

/** A line of prose has at least so many letters, and fills so much of its column. */
const proseLine = { letters: 22, filled: 0.8 } as const
/** So many such lines, and so great a part of all lines, make a column of prose; the last column may be shorter. */
const column = { lines: 7, part: 0.4, last: 2 } as const
/** So many lines of a column that begin in the midst of a sentence show that its lines go on from one to the next. */
const goingOn = 0.25
/** Between columns is at least so much space, in heights of a line. */
const narrowest = 0.5
/** Print that stands so far above the first full line, in heights, is a heading of the page. */
const headGap = 1.8

interface Strip {
  readonly left: number
  readonly right: number
}

/**
 * The print of a page, each column of prose read down: a column stands under the one before it. A page without such columns
 * stays as it is. What runs across the columns parts them: above and below it they are read each by itself.
 */
export function withProseColumns(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const gutter = gutterOf(pieces)
  if (gutter === null) return pieces
  const bands: PrintPiece[][] = [[]]
  for (const piece of pieces.toSorted((a, b) => a.middle - b.middle)) {
    if (isAcross(piece, gutter)) bands.push([piece], [])
    else bands.at(-1)?.push(piece)
  }
  let down = 0
  return bands.flatMap((band) => {
    const columns = columnsOf(band, gutter)
    const lowered = band.map((piece) => ({ ...piece, middle: piece.middle + down }))
    if (columns === null) return lowered
    const read = stacked(columns, down)
    down = read.down
    return read.pieces
  })
}

const isAcross = ({ left, right }: PrintPiece, gutter: Strip): boolean =>
  left < gutter.left && right > gutter.right

/** The gap that least print crosses, with lines of prose on both of its sides. */
function gutterOf(pieces: readonly PrintPiece[]): Strip | null {
  const lines = pieces.filter(({ text }) => text.length >= proseLine.letters)
  const height = medianOf(lines.map((line) => line.height)) ?? 1
  const rights = lines.map(({ right }) => right)
  const strips = [...new Set(rights)].flatMap((right): readonly (Strip & { readonly beside: number })[] => {
    const after = lines.filter(({ left }) => left > right)
    const next = Math.min(...after.map(({ left }) => left))
    const before = lines.filter((line) => line.right <= next).length
    const across = lines.length - before - after.length
    const isRoom = next - right >= narrowest * height && across <= Math.min(before, after.length) / 2
    return isRoom ? [{ left: right, right: next, beside: Math.min(before, after.length) }] : []
  })
  const [best] = strips.toSorted((a, b) => b.beside - a.beside)
  return best === undefined || best.beside < column.last ? null : best
}

/** What is read one under the other in a part of a page that holds columns of prose; null where it holds none. */
function columnsOf(band: readonly PrintPiece[], gutter: Strip): readonly (readonly PrintPiece[])[] | null {
  const sides = [
    band.filter(({ left }) => left < gutter.left),
    band.filter(({ left }) => left >= gutter.left),
  ]
  const columns = sides.flatMap(partedAgain)
  const isAll = columns.every((pieces, at) => isProse(pieces, at === columns.length - 1))
  if (columns.length < 2 || !isAll) return null
  const heads = columns.map(headOf)
  const bodies = columns.map((pieces, at) => pieces.filter((piece) => heads[at]?.includes(piece) !== true))
  return [...heads, ...bodies].filter((pieces) => pieces.length > 0)
}

/** A side that is itself columns of prose. */
function partedAgain(side: readonly PrintPiece[]): readonly (readonly PrintPiece[])[] {
  const gutter = isProse(side, false) ? null : gutterOf(side)
  if (gutter === null) return [side]
  const sides = [
    side.filter(({ left }) => left < gutter.left),
    side.filter(({ left }) => left >= gutter.left),
  ]
  return sides.every((pieces) => isProse(pieces, false)) ? sides : [side]
}

function isProse(pieces: readonly PrintPiece[], isLast: boolean): boolean {
  const full = fullLines(pieces)
  const within = full.filter(({ text }) => /^[("“«]?\p{Ll}/u.test(text)).length
  const [lines, part] = isLast ? [column.last, 0] : [column.lines, column.part]
  return full.length >= lines && full.length >= part * pieces.length && within >= goingOn * full.length
}

function fullLines(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const long = pieces.filter(({ text }) => text.length >= proseLine.letters)
  const left = Math.min(...long.map((piece) => piece.left))
  const right = Math.max(...long.map((piece) => piece.right))
  return long.filter((piece) => piece.right - piece.left >= proseLine.filled * (right - left))
}

/** What stands over a column by itself: the name of a paper, its day, the number of a page. */
function headOf(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const full = fullLines(pieces)
  const top = Math.min(...full.map(({ middle }) => middle))
  const height = medianOf(full.map((line) => line.height)) ?? 1
  const above = pieces.filter(({ middle }) => middle < top - height / 2)
  const nearest = Math.max(...above.map(({ middle }) => middle))
  return top - nearest > headGap * height || pieces.length === full.length ? above : []
}

/** Columns one under the other, each at the place of the first. */
function stacked(
  columns: readonly (readonly PrintPiece[])[],
  down: number,
): { readonly pieces: readonly PrintPiece[]; readonly down: number } {
  const all = columns.flat()
  const [left, height] = [leftOf(all), medianOf(all.map((piece) => piece.height)) ?? 1]
  const pieces: PrintPiece[] = []
  let bottom = Math.min(...all.map(({ middle }) => middle)) + down - height
  for (const own of columns) {
    const added = bottom + height - Math.min(...own.map(({ middle }) => middle))
    pieces.push(...own.map((piece) => moved(piece, left - leftOf(own), added)))
    bottom = Math.max(...own.map(({ middle }) => middle)) + added
  }
  return { pieces, down: Math.max(down, bottom - Math.max(...all.map(({ middle }) => middle))) }
}

const leftOf = (pieces: readonly PrintPiece[]): number => Math.min(...pieces.map(({ left }) => left))
