import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import { mayBeSameWord, mayTransliterateTo } from './may-transliterate-to.ts'
import { wordsSimilarity, type HolderName } from './name-similarity.ts'
import { wordsFromSpellings, wordsOf, type NameWord } from './name-words.ts'

/** A name in another script, as it is printed and in the Latin spellings that are known of each of its words. */
export interface LocalName {
  readonly text: string
  readonly spellings: readonly (readonly string[])[]
}

/** Whether a local and a Latin spelling are one name; `unknown` where nothing rules that out, and nothing shows it. */
export type LatinAgreement = 'same' | 'different' | 'unknown'

/** From here on two spellings are one name. */
const leastSame = 0.8

/** Scripts that write every sound: a word of the Latin spelling that has no counterpart is another word. */
const alphabetic: ReadonlySet<PrintScript> = new Set<PrintScript>(['Cyrl', 'Grek'])
/** Scripts that write the consonants as they are heard: where not one word may be the same, the name is another. */
const consonantal: ReadonlySet<PrintScript> = new Set<PrintScript>(['Arab', 'Hebr', 'Deva', 'Beng'])

/** A shorter word of a Latin spelling may be a particle, an initial or a title. */
const leastLetters = 4

/**
 * Compares a name in the script of its country with the Latin letters printed beside it, or in the zone. `different` is said only
 * where no way of writing the sounds makes one of the other: in Cyrillic and Greek a word of its own, in Arabic, Hebrew,
 * Devanagari and Bengali the whole name. Han, Kana, Hangul, Tamil and Thai are read in too many ways to rule a name out.
 */
export function agreesWithLatin(local: LocalName, latin: string, script: PrintScript): LatinAgreement {
  const words = wordsFromSpellings(local.spellings)
  const held = wordsOf(latin)
  if (words.length === 0 || held.length === 0) return 'unknown'
  const holder: HolderName = { surname: '', givenNames: '', fullName: latin, truncated: false }
  if (wordsSimilarity(words, holder) >= leastSame) return 'same'
  if (alphabetic.has(script)) return held.some((word) => isRuledOut(word, words)) ? 'different' : 'unknown'
  const isOther = consonantal.has(script) && !mayTransliterateTo(local.text, words, holder)
  return isOther ? 'different' : 'unknown'
}

/** The consonants of few sounds say little. */
function isRuledOut(word: NameWord, words: readonly NameWord[]): boolean {
  return word.weight >= leastLetters && !words.some((other) => mayBeSameWord(word, other))
}
