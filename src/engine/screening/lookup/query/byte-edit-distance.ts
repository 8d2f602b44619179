/** Longest word whose letters fit the bits of one number. */
export const maxLetters = 31

/** Words consist of digits and small letters. */
const firstCode = 48

/** Where each of these stands in a word, a bit for each place. */
const noPositions: readonly number[] = Array<number>(123 - firstCode).fill(0)

/** Edits between a word and the bytes of another between two places, as `editDistance` reckons them. */
export type ByteEditDistance = (bytes: Uint8Array, from: number, to: number) => number

/**
 * Takes a word in hand, to be held against the bytes of many others.
 *
 * @param text of digits and letters from a to z, at most `maxLetters`
 */
export function byteEditDistanceFrom(text: string): ByteEditDistance {
  // A list: the memory of a typed array of this size is asked of the system and given back.
  const letterPositions = noPositions.slice()
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) - firstCode
    letterPositions[code] = (letterPositions[code] ?? 0) | (1 << i)
  }
  const letters = text.length
  const isTranspositionAcrossLetter = transpositionAcrossLetterFrom(text)
  const last = 1 << (letters - 1)
  return (bytes, from, to) => {
    let verticalPositive = -1
    let verticalNegative = 0
    let diagonalZero = 0
    let previousMatches = 0
    let distance = letters
    for (let at = from; at < to; at++) {
      const matches = letterPositions[(bytes[at] ?? 0) - firstCode] ?? 0
      const transposed = ((~diagonalZero & matches) << 1) & previousMatches
      diagonalZero =
        ((((matches & verticalPositive) + verticalPositive) | 0) ^ verticalPositive) |
        matches |
        verticalNegative |
        transposed
      const horizontalPositive = verticalNegative | ~(diagonalZero | verticalPositive)
      const horizontalNegative = diagonalZero & verticalPositive
      if ((horizontalPositive & last) !== 0) distance++
      if ((horizontalNegative & last) !== 0) distance--
      const shiftedPositive = (horizontalPositive << 1) | 1
      verticalPositive = (horizontalNegative << 1) | ~(diagonalZero | shiftedPositive)
      verticalNegative = shiftedPositive & diagonalZero
      previousMatches = matches
    }
    return distance === 3 && isTranspositionAcrossLetter(bytes, from, to) ? 2 : distance
  }
}

/** Whether two neighbours are swapped around a letter that only one of the two words has. */
type TranspositionAcrossLetter = (bytes: Uint8Array, from: number, to: number) => boolean

/** Takes a word in hand: hundreds are held against it, and nothing is made for one of them. */
function transpositionAcrossLetterFrom(text: string): TranspositionAcrossLetter {
  const own = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) own[i] = text.charCodeAt(i)
  return (bytes, from, to) => {
    if (Math.abs(own.length - (to - from)) !== 1) return false
    return own.length < to - from
      ? isSwappedAcross(own, bytes, { from: 0, to: own.length, ahead: from })
      : isSwappedAcross(bytes, own, { from, to, ahead: -from })
  }
}

/** Where the shorter word lies, and how much further on the longer one begins. */
interface ShortRange {
  readonly from: number
  readonly to: number
  readonly ahead: number
}

/** @param long has one letter more */
function isSwappedAcross(short: Uint8Array, long: Uint8Array, { from, to, ahead }: ShortRange): boolean {
  let at = from
  while (at < to && short[at] === long[ahead + at]) at++
  if (at + 1 >= to) return false
  if (short[at] !== long[ahead + at + 2] || short[at + 1] !== long[ahead + at]) return false
  at += 2
  while (at < to && short[at] === long[ahead + at + 1]) at++
  return at === to
}
