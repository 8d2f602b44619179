import { knownLabel } from '../labels/match-label.ts'
import { areLevel, joined, partOf, type PrintPiece } from './print-piece.ts'

/** So many signs of Han or Hangul at most stand in one part of a label whose signs are spread over its column. */
const spread = /^[\p{Script=Han}\p{Script=Hangul}](?:\s*[\p{Script=Han}\p{Script=Hangul}])?$/u
/** How far apart such signs stand at most, in heights. */
const widest = 8

/** `名  称`, `经 营 范 围`: the signs of a label that were found one by one, as one piece. */
export function withSpacedLabels(found: readonly PrintPiece[]): readonly PrintPiece[] {
  const pieces = found.flatMap((piece) => withoutEndOfLabel(piece, found))
  const used = new Set<PrintPiece>()
  const labels = pieces
    .filter(({ text }) => spread.test(text.trim()))
    .toSorted((a, b) => a.left - b.left)
    .flatMap((first) => {
      if (used.has(first)) return []
      const run = runFrom(first, pieces)
      const length = run.findLastIndex((_, at) => at > 0 && isLabel(run.slice(0, at + 1)))
      if (length < 1) return []
      const parts = run.slice(0, length + 1)
      for (const part of parts) used.add(part)
      return [parts.reduce((before, piece) => joined(before, piece))]
    })
  if (labels.length === 0) return pieces
  const rest = pieces.filter((piece) => !used.has(piece))
  return [...rest, ...labels].toSorted((a, b) => a.middle - b.middle)
}

/** A sign before a value that was found with it: the last one of a label. */
const endOfLabel = /^([\p{Script=Han}\p{Script=Hangul}])\s+\S/u

/** `称 杭州锐腾餐饮管理有限公司` behind `名` as two pieces. */
function withoutEndOfLabel(piece: PrintPiece, all: readonly PrintPiece[]): readonly PrintPiece[] {
  const sign = endOfLabel.exec(piece.text)?.[1]
  if (sign === undefined) return [piece]
  const before = all
    .filter((one) => spread.test(one.text.trim()) && areLevel(one, piece) && one.left < piece.left)
    .toSorted((a, b) => b.left - a.left)
  const [first] = before
  const [end, value] = [partOf(piece, 0, sign.length), partOf(piece, sign.length)]
  if (first === undefined || end === null || value === null) return [piece]
  if (piece.left - first.right > widest * piece.height) return [piece]
  return isLabel([first, end]) ? [end, value] : [piece]
}

/** The signs that follow on the line, as far as each stands alone. */
function runFrom(first: PrintPiece, pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const run = [first]
  const level = pieces
    .filter((one) => areLevel(one, first) && one.left > first.left)
    .toSorted((a, b) => a.left - b.left)
  for (const one of level) {
    const gap = one.left - (run.at(-1) ?? first).right
    if (!spread.test(one.text.trim()) || gap > widest * first.height) break
    run.push(one)
  }
  return run
}

function isLabel(run: readonly PrintPiece[]): boolean {
  const label = knownLabel(run.map(({ text }) => text).join(''))
  return label?.ends === 'whole'
}
