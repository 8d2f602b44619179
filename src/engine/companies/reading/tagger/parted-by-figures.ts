import type { PrintToken } from './tokens-of-pieces.ts'

/** `2.`, `2.Imiona`: the number of a field. */
const isNumbering = /^\(?\d{1,2}[.)]?\p{L}*$/u

/** Whether a figure stands between two words, in the line of either: `Each 25.00 … of Ada Lark`. */
export function partedByFigures(tokens: readonly PrintToken[], from: number, to: number): boolean {
  const lines = [tokens[from]?.piece, tokens[to]?.piece]
  return tokens
    .slice(from + 1, to)
    .some(({ text, piece }) => /\p{Nd}/u.test(text) && !isNumbering.test(text) && lines.includes(piece))
}
