import { knownLabel } from '../labels/match-label.ts'
import type { LabelKind, LabelLanguage } from '../labels/label-kinds.ts'
import { wordsOf } from '../labels/label-words.ts'
import { partOf, type PrintPiece } from './print-piece.ts'

/** Between titles or cells that were found as one line: wider than between words, in heights from middle to middle. */
const narrowGap = 0.85
/** Height of a line, in mean widths of its letters. */
const lineOfWidth = 2.3
/** The same gap in mean widths of letters: of a typewriter's letters, one space makes two from middle to middle. */
const typedGap = 2.25

/** What titles of columns name. */
const columnKinds: readonly LabelKind[] = [
  'personName', 'givenName', 'role', 'birthDate', 'nationality', 'appointed', 'residence', 'share', 'nominal', 'shareCount',
  'officers', 'owners', 'other', 'number', 'status', 'address', 'incorporated', 'legalForm', 'capital',
] // prettier-ignore

/** Units of a text before which a gap stands that may part two columns. */
function gapsOf({ text, xs, left, right, height }: PrintPiece): readonly number[] {
  // The box of a line that runs aslant is higher than its letters.
  const letter = (right - left) / text.length
  const narrow = Math.max(narrowGap * Math.min(height, lineOfWidth * letter), typedGap * letter)
  return wordsOf(text).flatMap(({ start }) => {
    const before = text.slice(0, start).trimEnd().length - 1
    if (before < 0) return []
    const gap = Math.abs((xs[start] ?? 0) - (xs[before] ?? 0))
    return gap > narrow ? [start] : []
  })
}

/** Titles of neighbouring columns that were found as one line, each by itself. */
export function splitTitles(piece: PrintPiece, language: LabelLanguage | null): readonly PrintPiece[] {
  const gaps = gapsOf(piece)
  if (gaps.length === 0 || /\d{3}|[:：]/u.test(piece.text)) return [piece]
  const isTitle = (from: number): boolean => {
    const label = knownLabel(piece.text.slice(from), language)
    return label !== null && label.kinds.some((kind) => columnKinds.includes(kind))
  }
  const first = knownLabel(piece.text, language)
  if (first === null || first.ends === 'whole' || !isTitle(0)) return [piece]
  const starts = gaps.filter((from) => from >= first.label.length && isTitle(from))
  if (starts.length === 0) return [piece]
  return cutAt(piece, starts)
}

/** Cells of neighbouring columns that were found as one line, cut where a column begins. */
export function splitAtColumns(piece: PrintPiece, titles: readonly PrintPiece[]): readonly PrintPiece[] {
  const inside = titles.filter(
    ({ left }) => left > piece.left + 2 * piece.height && left < piece.right - piece.height,
  )
  if (inside.length === 0) return [piece]
  const gaps = gapsOf(piece)
  const cuts = inside.flatMap(({ left }) => {
    const nearest = gaps.toSorted(
      (a, b) => Math.abs((piece.xs[a] ?? 0) - left) - Math.abs((piece.xs[b] ?? 0) - left),
    )[0]
    return nearest !== undefined && Math.abs((piece.xs[nearest] ?? 0) - left) < 3.5 * piece.height
      ? [nearest]
      : []
  })
  return cuts.length === 0
    ? [piece]
    : cutAt(
        piece,
        [...new Set(cuts)].toSorted((a, b) => a - b),
      )
}

function cutAt(piece: PrintPiece, cuts: readonly number[]): readonly PrintPiece[] {
  const all = [0, ...cuts]
  return all.flatMap((from, at) => partOf(piece, from, all[at + 1] ?? piece.text.length) ?? [])
}
