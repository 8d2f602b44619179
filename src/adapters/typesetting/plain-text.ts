/** Longer texts are cut: a page is for reading. */
const maxTextLength = 4_000

/** Characters that steer terminals, or turn around how the text beside them reads. */
const controlCharacters = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Words so long and without a place to break would run out of their column, and longer ones off the page. */
const longWord = { cell: /[\x21-\x7E]{25,}/g, line: /[\x21-\x7E]{60,}/g }
/** Where a long word is best broken: behind what joins its parts, INVALID_|CAMERA_|PERSPECTIVE. */
const breakOpportunity = /[^A-Za-z0-9]+(?=[A-Za-z0-9]{4})/g
/** Half of a pair of units without the other: no character. */
const loneSurrogate = /\p{Cs}/gu
const zeroWidthSpace = '\u200B'

/**
 * Text of anyone, as it may stand on a page: well formed, of one line, with places to break.
 *
 * @param container a narrow cell of a table, or the whole width of a page
 */
export function plainText(text: string, container: keyof typeof longWord = 'line'): string {
  const visible = text.replace(controlCharacters, ' ')
  const clipped = visible.length > maxTextLength ? `${visible.slice(0, maxTextLength)} …` : visible
  return clipped.replace(loneSurrogate, '\uFFFD').replace(longWord[container], withBreakOpportunities)
}

/** Hashes and the like have no joints: their parts are broken anywhere. */
const withBreakOpportunities = (word: string): string =>
  word
    .replace(breakOpportunity, (joining) => joining + zeroWidthSpace)
    .replace(longWord.cell, (part) => part.replace(/.{8}/g, (group) => group + zeroWidthSpace))
