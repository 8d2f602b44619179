/** Longest word whose letters fit the bits of one number. */
export const maxLetters = 31

/** Edits between a word and the bytes of another between two places, as `editDistance` reckons them. */
export type ByteEditDistance = (bytes: Uint8Array, from: number, to: number) => number

/**
 * Takes a word in hand, to be held against the bytes of many others.
 *
 * @param text ASCII, at most `mostLetters`
 */
export function byteEditDistanceFrom(text: string): ByteEditDistance {
  /** Where each letter stands, a bit for each place. */
  const letterPositions = new Int32Array(128)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 127
    letterPositions[code] = (letterPositions[code] ?? 0) | (1 << i)
  }
  const letters = text.length
  const last = 1 << (letters - 1)
  return (bytes, from, to) => {
    let verticalPositive = -1
    let verticalNegative = 0
    let diagonalZero = 0
    let previousMatches = 0
    let distance = letters
    for (let at = from; at < to; at++) {
      const matches = letterPositions[(bytes[at] ?? 0) & 127] ?? 0
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
    return distance === 3 && isTranspositionAcrossLetter(text, bytes.subarray(from, to)) ? 2 : distance
  }
}

/** Whether two neighbours are swapped around a letter that only one of the two words has. */
function isTranspositionAcrossLetter(text: string, bytes: Uint8Array): boolean {
  if (Math.abs(text.length - bytes.length) !== 1) return false
  const textCodeAt = (at: number) => text.charCodeAt(at)
  const byteAt = (at: number) => bytes[at] ?? NaN
  const [short, long] = text.length < bytes.length ? [textCodeAt, byteAt] : [byteAt, textCodeAt]
  let from = 0
  while (short(from) === long(from)) from++
  if (short(from) !== long(from + 2) || short(from + 1) !== long(from)) return false
  from += 2
  while (short(from) === long(from + 1)) from++
  return from === Math.min(text.length, bytes.length)
}
