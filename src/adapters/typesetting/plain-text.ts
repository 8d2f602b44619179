/** Longer texts are cut: a page is for reading. */
const longest = 4_000

/** Characters that steer terminals, or turn around how the text beside them reads. */
const steering = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Words so long and without a place to break would run out of their column, and longer ones off the page. */
const tooLong = { cell: /[\x21-\x7E]{25,}/g, line: /[\x21-\x7E]{60,}/g }
/** Where a long word is best broken: behind what joins its parts, INVALID_|CAMERA_|PERSPECTIVE. */
const joint = /[^A-Za-z0-9]+(?=[A-Za-z0-9]{4})/g
/** Half of a pair of units without the other: no character. */
const halfCharacter = /\p{Cs}/gu
const zeroWidthSpace = '\u200B'

/**
 * Text of anyone, as it may stand on a page: well formed, of one line, with places to break.
 *
 * @param place a narrow cell of a table, or the whole width of a page
 */
export function plainText(text: string, place: keyof typeof tooLong = 'line'): string {
  const shown = text.replace(steering, ' ')
  const cut = shown.length > longest ? `${shown.slice(0, longest)} …` : shown
  return cut.replace(halfCharacter, '\uFFFD').replace(tooLong[place], broken)
}

/** Hashes and the like have no joints: their parts are broken anywhere. */
const broken = (word: string): string =>
  word
    .replace(joint, (joining) => joining + zeroWidthSpace)
    .replace(tooLong.cell, (part) => part.replace(/.{8}/g, (few) => few + zeroWidthSpace))
