import { wordsOf } from '../labels/label-words.ts'
import { linesBetween, overlapAcross, type PrintPiece } from './print-piece.ts'

/** Lines of one cell stand this close, in heights from middle to middle; those of Arabic are found higher than they are. */
const [sameLine, nextLine] = [0.45, 1.75] as const
/** The share of the narrower line that the other stands over or under. */
const leastOverlap = 0.6
/** By so many words a text in one script differs from the same in another at most. */
const mostFurtherWords = 2

const isLatin = (text: string): boolean => /\p{Script=Latin}{2}/u.test(text) && !isOther(text)
const isOther = (text: string): boolean => /[^\P{L}\p{Script=Latin}]{2}/u.test(text)

/**
 * Lines of a page that say in another script what the line in Latin letters right above or below them says: `مدير` over `Manager`,
 * a name over its transliteration; with that line.
 */
export function saidInLatin(pieces: readonly PrintPiece[]): ReadonlyMap<PrintPiece, PrintPiece> {
  const latin = pieces.filter(({ text }) => isLatin(text) && !/\d/u.test(text))
  const others = pieces.filter(({ text }) => isOther(text) && !/\p{Script=Latin}|\d/u.test(text))
  return new Map(
    others.flatMap((other) => {
      const same = latin
        .filter((one) => one.page === other.page && isSameCell(one, other))
        .toSorted((a, b) => Math.abs(a.middle - other.middle) - Math.abs(b.middle - other.middle))[0]
      return same === undefined ? [] : [[other, same] as const]
    }),
  )
}

function isSameCell(a: PrintPiece, b: PrintPiece): boolean {
  const lines = Math.abs(linesBetween(a, b))
  const narrower = Math.min(a.right - a.left, b.right - b.left)
  const further = Math.abs(wordsOf(a.text).length - wordsOf(b.text).length)
  return lines > sameLine && lines < nextLine && overlapAcross(a, b) >= leastOverlap * narrower && further <= mostFurtherWords
} // prettier-ignore
