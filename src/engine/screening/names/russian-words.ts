import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { cyrillic as inLatin } from './romanisers/cyrillic.ts'
import { companyWords } from './tables/company-words.ts'

/** Letters of a stem that may stand in Latin letters. */
const shortestStem = 5

type Meaning = readonly [string, readonly string[]]

/** A word as it sounds, and whether English words begin alike. */
type Received = readonly [string, { readonly english: readonly string[]; readonly isShared: boolean }]

/** Words by how they begin, the longest of them first. */
function byHead<Word extends readonly [string, unknown]>(
  words: readonly Word[],
  letters: number,
): ReadonlyMap<string, readonly Word[]> {
  const heads = new Map<string, Word[]>()
  for (const word of [...words].sort(([a], [b]) => b.length - a.length)) {
    const head = word[0].slice(0, letters)
    heads.set(head, [...(heads.get(head) ?? []), word])
  }
  return heads
}

const meanings = (table: Readonly<Record<string, string>>): Meaning[] =>
  Object.entries(table).map(([word, english]) => [word, english.split(spellingSeparator)])

const cyrillicHead = 2
const cyrillicStems = byHead(meanings(companyWords.cyrillicStems), cyrillicHead)
const cyrillicWords = new Map(meanings(companyWords.englishByEar))

/** A town's adjective, with the town before it or the town's own -sk. */
const ofTown = /^(.{3,}?)ск(?:ий|ая|ое|ого|ой|ому|ие|их|им)$/u
const ofTownInLatin = /^([a-z]{4,}?)sk(?:iy|ii|ij|aya|aia|aja|oe|oye|ogo|oi)$/

/** A Cyrillic word of a body's name with what it means before it, `завод` as `plant|factory|works|zavod`. */
export function russianInEnglish(word: string): string {
  const own = romanise(word)
  const known =
    cyrillicWords.get(word) ??
    cyrillicStems.get(word.slice(0, cyrillicHead))?.find(([start]) => isInflected(word, start))?.[1]
  if (known !== undefined) return [...new Set([...known, mainOf(own)])].join(spellingSeparator)
  const town = ofTown.exec(word)?.[1]
  return town === undefined
    ? own
    : [own, ...[town, `${town}ск`].map((name) => mainOf(romanise(name)))].join(spellingSeparator)
}

function mainOf(word: string): string {
  return word.trim().split(spellingSeparator)[0] ?? ''
}

/** How Russian ends a word that English begins alike, `metallurgicheskiy`, `informatsionnaya`. */
const russianEnding =
  /(?:chesk[a-z]{1,3}|[a-z]n(?:y|yy|yi|iy|aya|aia|aja|oe|oye|ogo|oi|oy|ykh|ie|ye)|tsi[yij]a|tsii|stv[ao])$/

/**
 * How the words of the tables begin when they are written in Latin letters already; a short beginning tells too little,
 * and one that English has too tells nothing by itself.
 */
function heardInLatin(words: readonly Meaning[]): readonly Received[] {
  return words.flatMap(([start, english]) => {
    const stem = received(inLatin(start)[0] ?? '')
    const head = stem.slice(0, shortestStem)
    const isShared = english.some((word) => received(word).startsWith(head))
    return stem.length < shortestStem ? [] : [[stem, { english, isShared }] as const]
  })
}

const latinStems = byHead(heardInLatin(meanings(companyWords.cyrillicStems)), shortestStem)
const latinWords = new Map(heardInLatin(meanings(companyWords.englishByEar)))

/** What a Russian word in Latin letters means, `zavod` as `plant`, `factory`, `works`; empty for other words. */
export function meaningOfRussian(token: string): readonly string[] {
  if (token.length < shortestStem) return []
  const spoken = received(token)
  const known =
    latinWords.get(spoken) ??
    latinStems.get(spoken.slice(0, shortestStem))?.find(([start]) => isInflected(spoken, start))?.[1]
  if (known !== undefined && (!known.isShared || russianEnding.test(token))) return known.english
  const town = ofTownInLatin.exec(token)?.[1]
  return town === undefined ? [] : [town, `${town}sk`]
}

/** A word of Russian however its soft vowels are written, `proizvodstvennaia` as `proizvodstvennaya`. */
function received(word: string): string {
  return word.replace(/[yj]/g, 'i').replace(/i{2,}/g, 'i').replaceAll('shch', 'sch')
}

/** Letters of an ending, by those of its stem: a short stem takes a short one, lest Gazprom be any gas. */
const endings = [0, 0, 0, 2, 2, 6, 6, 9] as const

/** What joins a stem to another, `stankoprom`: such a word is a name of its own. */
const joint = /^[oо](?![vв]|ost|ост|olog|олог|onn|онн|onal|онал).{3,}/u

function isInflected(word: string, stem: string): boolean {
  const ending = endings[Math.min(stem.length, endings.length - 1)] ?? 0
  if (!word.startsWith(stem) || word.length - stem.length > ending) return false
  return !joint.test(word.slice(stem.length))
}
