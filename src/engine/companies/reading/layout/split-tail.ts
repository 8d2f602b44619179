import { matchLabel } from '../labels/match-label.ts'
import { partOf, type PrintPiece } from './print-piece.ts'

/** Letters of a label that may end a line of other print: short ones are words of anything. */
const leastLetters = 10

/** `b) Lübeck, Geschäftsanschrift:`: a label at the end of a line, whose value stands in the next one, by itself. */
export function splitTail(piece: PrintPiece): readonly PrintPiece[] {
  const found = /^(.*\p{L}),\s+(\p{L}[\p{L} -]*)[:：]\s*$/u.exec(piece.text)
  const [, before = '', tail = ''] = found ?? []
  const label = tail.length < leastLetters ? null : matchLabel(`${tail}:`)
  if (label === null || !label.kinds.includes('address') || label.label.length < tail.length) return [piece]
  const at = piece.text.lastIndexOf(tail)
  return [partOf(piece, 0, before.length), partOf(piece, at)].flatMap((part) => part ?? [])
}
