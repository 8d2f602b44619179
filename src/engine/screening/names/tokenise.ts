/** More words than this in one name are noise. */
const maxTokens = 40

/** More letters than this in one word are noise. */
const maxTokenLength = 60

/** A word, and after a bar its other spellings. */
const tokenPattern = /[a-z0-9]+(?:\|[a-z0-9]+)*/g

/**
 * The words of a folded, romanised text: letters a-z and digits. Apostrophes vanish inside a word, dotted
 * abbreviations become one word (`s.a.` → `sa`), everything else parts words.
 */
export function tokenise(text: string): string[] {
  const withoutApostrophes = text.replace(/['’‘`´ʼʻʹ"]/g, '')
  const joined = withoutApostrophes.includes('.')
    ? joinDottedAbbreviations(withoutApostrophes)
    : withoutApostrophes
  const found = joined.match(tokenPattern) ?? []
  return found.slice(0, maxTokens).map((word) => word.slice(0, maxTokenLength).replace(/\|$/, ''))
}

/** Abbreviations as words, apart from what stands behind them without a blank. */
function joinDottedAbbreviations(text: string): string {
  return text.replace(
    /(?<![a-z0-9])(?:[a-z]\.){2,}(?:[a-z](?![a-z0-9]))?/g,
    (abbreviation) => `${abbreviation.replaceAll('.', '')} `,
  )
}
