/** Parts the spellings of one word, the most likely first. */
export const spellingSeparator = '|'

/** More spellings of one word than this are noise. */
const maxSpellings = 6

/** The spellings of one word as `lee|yi|rhee`; an Arabic article before it stands apart. */
export function joinSpellings(spellings: readonly string[]): string {
  const article = spellings.some((word) => word.startsWith('al ')) ? 'al ' : ''
  const words = new Set(spellings.map((word) => word.replace(/^al /, '')).filter((word) => word !== ''))
  return article + [...words].slice(0, maxSpellings).join(spellingSeparator)
}
