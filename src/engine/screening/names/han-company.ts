import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { companyWords } from './tables/company-words.ts'
import { cantonese, simplifiedSigns } from './tables/han-signs.ts'

type Words = Readonly<Record<string, string>>

/**
 * A run of Han in a company's name: its words in English, what is its own read in Mandarin, and as Hong Kong writes it
 * where the name is written in that city's signs.
 */
export function hanInEnglish(run: string): string {
  const simple = Array.from(run, (sign) => simplifiedSigns[sign] ?? sign).join('')
  const isOfHongKong = simple !== run || simple.includes('香港')
  return cut(simple, companyWords.han, isOfHongKong ? bothReadings : oneWord)
}

/** A run of Hangul in a company's name: its words in English, what is its own romanised as one word. */
export function hangulInEnglish(run: string): string {
  return cut(run, companyWords.hangul, oneWord)
}

/**
 * A run cut at the words that the table knows, from its end, where trade and legal form stand, and the longest first; what
 * lies between is one word. Without any, the run as it was.
 */
function cut(run: string, words: Words, read: (own: string) => string): string {
  const signs = Array.from(run)
  let [text, own, end] = ['', '', signs.length]
  while (end > 0) {
    const known = wordBefore(signs, end, words)
    if (known === null || isOfBrand(known, { signs, end, own, words })) own = (signs[--end] ?? '') + own
    else {
      text = ` ${words[known] ?? ''} ${read(own)}${text}`
      own = ''
      end -= Array.from(known).length
    }
  }
  return text === '' ? run : read(own) + text
}

/** Places are named with these signs behind their own names. */
const behindPlaces = /[市省县]/u

/** One sign is seldom the word that it is elsewhere, but at the end and between other words. */
function isOfBrand(
  known: string,
  at: {
    readonly signs: readonly string[]
    readonly end: number
    readonly own: string
    readonly words: Words
  },
): boolean {
  const { signs, end, own, words } = at
  if (Array.from(known).length > 1 || behindPlaces.test(known) || end === signs.length) return false
  return own !== '' || (end > 1 && Array.from(wordBefore(signs, end - 1, words) ?? '').length < 2)
}

/** No word of the tables has more signs. */
const longestWord = Math.max(
  ...[companyWords.han, companyWords.hangul].flatMap((words) =>
    Object.keys(words).map((word) => word.length),
  ),
)

/** The longest word of the table that ends there. */
function wordBefore(signs: readonly string[], end: number, words: Words): string | null {
  for (let start = Math.max(0, end - longestWord); start < end; start++) {
    const word = signs.slice(start, end).join('')
    if (Object.hasOwn(words, word)) return word
  }
  return null
}

/** The main readings of all signs, written together. */
function oneWord(run: string): string {
  return romanise(run)
    .split(/\s+/)
    .map((word) => word.split(spellingSeparator)[0] ?? '')
    .join('')
}

function bothReadings(run: string): string {
  const read = Array.from(run, (sign) => cantonese[sign])
  return run === '' || read.includes(undefined)
    ? oneWord(run)
    : `${oneWord(run)}${spellingSeparator}${read.join('')}`
}
