import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { romaniseCyrillic as inLatin } from './romanisers/cyrillic.ts'
import { companyWords } from './tables/company-words.ts'

/** Letters of a stem that may stand in Latin letters. */
const minStemLength = 5

type DictionaryEntry = readonly [string, readonly string[]]

/** A word as it sounds, and whether English words begin alike. */
type PhoneticEntry = readonly [string, { readonly english: readonly string[]; readonly isShared: boolean }]

/** Words by how they begin, the longest of them first. */
function groupByPrefix<Word extends readonly [string, unknown]>(
  words: readonly Word[],
  prefixLength: number,
): ReadonlyMap<string, readonly Word[]> {
  const groups = new Map<string, Word[]>()
  for (const word of [...words].sort(([a], [b]) => b.length - a.length)) {
    const prefix = word[0].slice(0, prefixLength)
    groups.set(prefix, [...(groups.get(prefix) ?? []), word])
  }
  return groups
}

const dictionaryEntries = (table: Readonly<Record<string, string>>): DictionaryEntry[] =>
  Object.entries(table).map(([word, english]) => [word, english.split(spellingSeparator)])

const cyrillicPrefixLength = 2
const cyrillicStems = groupByPrefix(dictionaryEntries(companyWords.cyrillicStems), cyrillicPrefixLength)
const cyrillicWords = new Map(dictionaryEntries(companyWords.englishByEar))

/** A town's adjective, with the town before it or the town's own -sk. */
const townAdjective = /^(.{3,}?)ск(?:ий|ая|ое|ого|ой|ому|ие|их|им)$/u
const townAdjectiveInLatin = /^([a-z]{4,}?)sk(?:iy|ii|ij|aya|aia|aja|oe|oye|ogo|oi)$/

/** A Cyrillic word of a body's name with what it means before it, `завод` as `plant|factory|works|zavod`. */
export function translateRussianWord(word: string): string {
  const romanised = romanise(word)
  const known =
    cyrillicWords.get(word) ??
    cyrillicStems.get(word.slice(0, cyrillicPrefixLength))?.find(([start]) => isInflected(word, start))?.[1]
  if (known !== undefined) return [...new Set([...known, firstSpelling(romanised)])].join(spellingSeparator)
  const town = townAdjective.exec(word)?.[1]
  return town === undefined
    ? romanised
    : [romanised, ...[town, `${town}ск`].map((name) => firstSpelling(romanise(name)))].join(spellingSeparator)
}

function firstSpelling(word: string): string {
  return word.trim().split(spellingSeparator)[0] ?? ''
}

/** How Russian ends a word that English begins alike, `metallurgicheskiy`, `informatsionnaya`. */
const russianSuffix =
  /(?:chesk[a-z]{1,3}|[a-z]n(?:y|yy|yi|iy|aya|aia|aja|oe|oye|ogo|oi|oy|ykh|ie|ye)|tsi[yij]a|tsii|stv[ao])$/

/**
 * How the words of the tables begin when they are written in Latin letters already; a short beginning tells too little,
 * and one that English has too tells nothing by itself.
 */
function phoneticEntries(words: readonly DictionaryEntry[]): readonly PhoneticEntry[] {
  return words.flatMap(([start, english]) => {
    const stem = phoneticRussian(inLatin(start)[0] ?? '')
    const prefix = stem.slice(0, minStemLength)
    const isShared = english.some((word) => phoneticRussian(word).startsWith(prefix))
    return stem.length < minStemLength ? [] : [[stem, { english, isShared }] as const]
  })
}

const latinStems = groupByPrefix(
  phoneticEntries(dictionaryEntries(companyWords.cyrillicStems)),
  minStemLength,
)
const latinWords = new Map(phoneticEntries(dictionaryEntries(companyWords.englishByEar)))

/** What a Russian word in Latin letters means, `zavod` as `plant`, `factory`, `works`; empty for other words. */
export function translateRomanisedRussian(token: string): readonly string[] {
  if (token.length < minStemLength) return []
  const phonetic = phoneticRussian(token)
  const known =
    latinWords.get(phonetic) ??
    latinStems.get(phonetic.slice(0, minStemLength))?.find(([start]) => isInflected(phonetic, start))?.[1]
  if (known !== undefined && (!known.isShared || russianSuffix.test(token))) return known.english
  const town = townAdjectiveInLatin.exec(token)?.[1]
  return town === undefined ? [] : [town, `${town}sk`]
}

/** A word of Russian however its soft vowels are written, `proizvodstvennaia` as `proizvodstvennaya`. */
function phoneticRussian(word: string): string {
  return word.replace(/[yj]/g, 'i').replace(/i{2,}/g, 'i').replaceAll('shch', 'sch')
}

/** Letters of an ending, by those of its stem: a short stem takes a short one, lest Gazprom be any gas. */
const maxEndingByStemLength = [0, 0, 0, 2, 2, 6, 6, 9] as const

/** What joins a stem to another, `stankoprom`: such a word is a name of its own. */
const linkingVowel = /^[oо](?![vв]|ost|ост|olog|олог|onn|онн|onal|онал).{3,}/u

function isInflected(word: string, stem: string): boolean {
  const maxEnding = maxEndingByStemLength[Math.min(stem.length, maxEndingByStemLength.length - 1)] ?? 0
  if (!word.startsWith(stem) || word.length - stem.length > maxEnding) return false
  return !linkingVowel.test(word.slice(stem.length))
}
