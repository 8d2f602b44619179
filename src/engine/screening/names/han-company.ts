import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { companyWords } from './tables/company-words.ts'
import { cantoneseReadings, simplifiedHan } from './tables/han-signs.ts'

type Dictionary = Readonly<Record<string, string>>

/**
 * A run of Han in a company's name: its words in English, what is its own read in Mandarin, and as Hong Kong writes it
 * where the name is written in that city's signs.
 */
export function translateHanCompany(run: string): string {
  const simplified = Array.from(run, (character) => simplifiedHan[character] ?? character).join('')
  const isHongKongName = simplified !== run || simplified.includes('香港')
  return translateRun(simplified, companyWords.han, isHongKongName ? mandarinAndCantonese : romaniseAsOneWord)
}

/** A run of Hangul in a company's name: its words in English, what is its own romanised as one word. */
export function translateHangulCompany(run: string): string {
  return translateRun(run, companyWords.hangul, romaniseAsOneWord)
}

/**
 * A run cut at the words that the table knows, from its end, where trade and legal form stand, and the longest first; what
 * lies between is one word. Without any, the run as it was.
 */
function translateRun(
  run: string,
  dictionary: Dictionary,
  romaniseProperName: (properName: string) => string,
): string {
  const characters = Array.from(run)
  let [text, properName, end] = ['', '', characters.length]
  while (end > 0) {
    const word = longestWordEndingAt(characters, end, dictionary)
    if (word === null || isPartOfProperName(word, { characters, end, properName, dictionary }))
      properName = (characters[--end] ?? '') + properName
    else {
      text = ` ${dictionary[word] ?? ''} ${romaniseProperName(properName)}${text}`
      properName = ''
      end -= Array.from(word).length
    }
  }
  return text === '' ? run : romaniseProperName(properName) + text
}

/** Places are named with these signs behind their own names. */
const placeSuffixes = /[市省县]/u

/** One sign is seldom the word that it is elsewhere, but at the end and between other words. */
function isPartOfProperName(
  word: string,
  at: {
    readonly characters: readonly string[]
    readonly end: number
    readonly properName: string
    readonly dictionary: Dictionary
  },
): boolean {
  const { characters, end, properName, dictionary } = at
  if (Array.from(word).length > 1 || placeSuffixes.test(word) || end === characters.length) return false
  return (
    properName !== '' ||
    (end > 1 && Array.from(longestWordEndingAt(characters, end - 1, dictionary) ?? '').length < 2)
  )
}

/** No word of the tables has more signs. */
const maxWordLength = Math.max(
  ...[companyWords.han, companyWords.hangul].flatMap((dictionary) =>
    Object.keys(dictionary).map((word) => word.length),
  ),
)

/** The longest word of the table that ends there. */
function longestWordEndingAt(
  characters: readonly string[],
  end: number,
  dictionary: Dictionary,
): string | null {
  for (let start = Math.max(0, end - maxWordLength); start < end; start++) {
    const word = characters.slice(start, end).join('')
    if (Object.hasOwn(dictionary, word)) return word
  }
  return null
}

/** The main readings of all signs, written together. */
function romaniseAsOneWord(run: string): string {
  return romanise(run)
    .split(/\s+/)
    .map((word) => word.split(spellingSeparator)[0] ?? '')
    .join('')
}

function mandarinAndCantonese(run: string): string {
  const cantoneseSyllables = Array.from(run, (character) => cantoneseReadings[character])
  return run === '' || cantoneseSyllables.includes(undefined)
    ? romaniseAsOneWord(run)
    : `${romaniseAsOneWord(run)}${spellingSeparator}${cantoneseSyllables.join('')}`
}
