import { consonantReadings, maySoundAlike } from './may-sound-alike.ts'
import { wordsSimilarity, type HolderName } from './name-similarity.ts'
import { wordSimilarity, wordsFromSpellings, wordsOf, type NameWord } from './name-words.ts'
import { scriptOfName, type NameScript } from './script-of-name.ts'

/** A name in another script, as it is printed and in the Latin spellings that are known of each of its words. */
export interface LocalName {
  readonly text: string
  readonly spellings: readonly (readonly string[])[]
  /** Whether a part of the name was not read. */
  readonly isHalf?: boolean
}

/** Whether a local and a Latin spelling are one name; `unknown` where nothing rules that out, and nothing shows it. */
export type LatinAgreement = 'same' | 'different' | 'unknown'

/** From here on two spellings are one name. */
const leastSame = 0.8

type Ruling = 'words' | 'name' | 'signs'

/**
 * What rules a name out. `words`: a word on either side has no counterpart on the other. `name`: no word has one. `signs`: two
 * signs or more, and most of all, are read as nothing that stands there. Scripts that are left out are read in too many ways.
 */
const rulings: Readonly<Partial<Record<NameScript, Ruling>>> = {
  Cyrl: 'words',
  Grek: 'words',
  Arab: 'words',
  Hebr: 'words',
  Deva: 'words',
  Beng: 'words',
  Kana: 'name',
  Hang: 'signs',
  Hani: 'signs',
}
/** Issuers that write signs of Han in one way, Pinyin; elsewhere families and languages read them as they do. */
const writesPinyin: ReadonlySet<string> = new Set(['CHN'])

/** A shorter word may be a particle, an initial or a title. */
const leastLetters = 4
/** Longer names in signs are of languages that the signs are read in otherwise. */
const mostSigns = 4
/** So few signs without a counterpart are those of several readings. */
const leastSigns = 2
/** Patronymics, which are often left out in Latin letters. */
const patronymic = /(?:[OE]VI(?:CH|TCH|C)|[OEI]V?NA|YCHNA|ICHNA|[OU]GL[YUI]|U+LU|[UO]LY|[KQ][YI]Z[YI])$/

/**
 * Compares a name in the script of its country with the Latin letters printed beside it, or in the zone. `different` is said only
 * where no way of writing the sounds makes one of the other.
 *
 * @param issuer alpha-3 code of the state whose document it is; empty where unknown
 */
export function agreesWithLatin(local: LocalName, latin: HolderName, issuer: string): LatinAgreement {
  const words = wordsFromSpellings(local.spellings)
  const held = wordsOf(latin.fullName)
  if (words.length === 0 || held.length === 0) return 'unknown'
  if (wordsSimilarity(words, { ...latin, surname: '', givenNames: '' }) >= leastSame) return 'same'
  const ruling = rulingOf(local.text, issuer)
  if (ruling === undefined) return 'unknown'
  const isHalf = local.isHalf === true || latin.isHalf === true
  const areOther = ruling === 'words' && isHalf ? otherRules.name : otherRules[ruling]
  return areOther(words, held) ? 'different' : 'unknown'
}

function rulingOf(text: string, issuer: string): Ruling | undefined {
  const script = scriptOfName(text)
  const isReadOtherwise = script === 'Hani' && !writesPinyin.has(issuer)
  // Names of other languages are written in Hangul with blanks.
  const isForeign = script === 'Hang' && /\s/.test(text)
  return script === null || isReadOtherwise || isForeign ? undefined : rulings[script]
}

type AreOther = (words: readonly NameWord[], held: readonly NameWord[]) => boolean

const otherRules: Readonly<Record<Ruling, AreOther>> = {
  words: areOtherWords,
  name: (words, held) => !words.some((word) => hasCounterpart(word, held)),
  signs: areOtherSigns,
}

function areOtherWords(words: readonly NameWord[], held: readonly NameWord[]): boolean {
  const named = words.filter(({ spellings }) => !spellings.some((spelling) => patronymic.test(spelling)))
  return hasOther(named, held) && hasOther(held, words)
}

/** Whether one of the words has no counterpart among those of the other name. */
function hasOther(words: readonly NameWord[], others: readonly NameWord[]): boolean {
  return words.some((word) => word.weight >= leastLetters && !hasCounterpart(word, others))
}

/** The consonants of few sounds say little: of these a slip of reading in one is looked for in the whole word. */
function hasCounterpart(word: NameWord, others: readonly NameWord[]): boolean {
  return (
    others.some((other) => wordSimilarity(word, other) > 0 || mayBeWord(word, other)) ||
    isWithin(word, lettersOf(others))
  )
}

/** A zone cuts long names off. */
function mayBeWord(one: NameWord, other: NameWord): boolean {
  return one.spellings.some((a) =>
    other.spellings.some((b) => maySoundAlike(a, b) || a.startsWith(b) || b.startsWith(a)),
  )
}

function areOtherSigns(signs: readonly NameWord[], held: readonly NameWord[]): boolean {
  const letters = lettersOf(held)
  const others = signs.filter(
    (sign) =>
      !sign.spellings.some((spelling) => letters.some((all) => all.includes(spelling))) &&
      !isWithin(sign, letters),
  )
  return signs.length <= mostSigns && others.length >= leastSigns && others.length > signs.length / 2
}

/** All letters of a name run together, word by word in its first spellings. */
function lettersOf(words: readonly NameWord[]): readonly string[] {
  return [words.map(({ spellings: [first] }) => first).join('')]
}

/** Consonants of a word that say so little stand in any name. */
const leastConsonants = 2

/** Whether the sounds of a word stand in a name that is written together where the other is written apart. */
function isWithin(word: NameWord, letters: readonly string[]): boolean {
  return word.spellings.some((spelling) =>
    consonantReadings(spelling).some(
      (sounds) =>
        sounds.length >= leastConsonants &&
        letters.some((all) => consonantReadings(all).some((heard) => heard.includes(sounds))),
    ),
  )
}
