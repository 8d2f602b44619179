const weights = [7, 3, 1] as const

/** The value of a zone character: digits as they are, A = 10 … Z = 35, filler 0; null for any other character. */
export function checkValueOf(character: string): number | null {
  if (character === '<') return 0
  if (character >= '0' && character <= '9' && character.length === 1) return character.charCodeAt(0) - 48
  if (character >= 'A' && character <= 'Z' && character.length === 1) return character.charCodeAt(0) - 55
  return null
}

/**
 * Check digit over zone characters: weights 7, 3, 1 repeated, sum modulo 10 (ICAO Doc 9303-3 section 4.9).
 * @returns one digit, or `''` when the text holds a character that has no value.
 */
export function checkDigitOf(text: string): string {
  let sum = 0
  for (const [position, character] of Array.from(text).entries()) {
    const value = checkValueOf(character)
    if (value === null) return ''
    sum += value * (weights[position % 3] ?? 0)
  }
  return String(sum % 10)
}
