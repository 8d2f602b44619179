/** Longer texts are cut: a page is for reading. */
const longest = 4_000

/** Characters that steer terminals, or turn around how the text beside them reads. */
const steering = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Words without a place to break, such as hashes, would run out of their column. */
const unbroken = /[\x21-\x7E]{25,}/g
/** Half of a pair of units without the other: no character. */
const halfCharacter = /\p{Cs}/gu
const zeroWidthSpace = '\u200B'

/** Text of anybody, as it may stand on a page: well formed, of one line, with places to break. */
export function plainText(text: string): string {
  const shown = text.replace(steering, ' ')
  const cut = shown.length > longest ? `${shown.slice(0, longest)} …` : shown
  return cut
    .replace(halfCharacter, '\uFFFD')
    .replace(unbroken, (word) => word.replace(/.{8}/g, (part) => part + zeroWidthSpace))
}
