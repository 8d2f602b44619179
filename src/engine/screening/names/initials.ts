/** Letters with points and no blanks between them: initials of a person, or an abbreviation. */
const dotted = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu

/** What stands between two names of a person is neither. */
const spoken = /^[afn]\.k\.a\.?$/i

/** Cyrillic letters that Latin ones write as two or more, so written or as they are. */
const several = /(?<![\p{L}\p{N}])(?:shch|yu|ya|ye|yo|zh|kh|ts|ch|sh|[юяєёїжхцчшщ])(?=\.)/giu

const firstLetters: Readonly<Record<string, string>> = {
  ю: 'y', я: 'y', є: 'y', ё: 'y', ї: 'y', ж: 'z', х: 'k', ц: 't', ч: 'c', ш: 's', щ: 's',
} // prettier-ignore

/** The initials of a person as single Latin letters, each for itself: `Zarkov Yu.V.` as `Zarkov y. V.` */
export function initialsApart(text: string): string {
  if (!text.includes('.')) return text
  return text
    .replace(several, (letters) => {
      const first = letters.charAt(0).toLowerCase()
      return firstLetters[first] ?? first
    })
    .replace(dotted, (letters) => (spoken.test(letters) ? letters : letters.replaceAll('.', '. ').trimEnd()))
}
