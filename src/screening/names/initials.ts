/** Letters with points and no blanks between them: initials of a person, or an abbreviation. */
const dotted = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu

/** What stands between two names of a person is neither. */
const spoken = /^[afn]\.k\.a\.?$/i

/** `V.V. Zarkov` as `V. V. Zarkov`; a text without such letters is left as it is. */
export function initialsApart(text: string): string {
  if (!text.includes('.')) return text
  return text.replace(dotted, (letters) =>
    spoken.test(letters) ? letters : letters.replaceAll('.', '. ').trimEnd(),
  )
}
