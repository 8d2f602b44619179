/** Letters with points and no blanks between them: initials of a person, or an abbreviation. */
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu

/** What stands between two names of a person is neither. */
const akaAbbreviation = /^[afn]\.k\.a\.?$/i

/** Cyrillic letters that Latin ones write as two or more, so written or as they are. */
const multiLetterInitial = /(?<![\p{L}\p{N}])(?:shch|yu|ya|ye|yo|zh|kh|ts|ch|sh|[юяєёїжхцчшщ])(?=\.)/giu

const latinInitials: Readonly<Record<string, string>> = {
  ю: 'y', я: 'y', є: 'y', ё: 'y', ї: 'y', ж: 'z', х: 'k', ц: 't', ч: 'c', ш: 's', щ: 's',
} // prettier-ignore

/** The initials of a person as single Latin letters, each for itself: `Zarkov Yu.V.` as `Zarkov y. V.` */
export function separateInitials(text: string): string {
  if (!text.includes('.')) return text
  return text
    .replace(multiLetterInitial, (letters) => {
      const first = letters.charAt(0).toLowerCase()
      return latinInitials[first] ?? first
    })
    .replace(dottedLetters, (letters) =>
      akaAbbreviation.test(letters) ? letters : letters.replaceAll('.', '. ').trimEnd(),
    )
}
