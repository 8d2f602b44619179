import anyAscii from 'any-ascii'
import { mrzSpelling } from '../../documents/values/mrz-names.ts'
import { spellingSimilarity } from '../../documents/values/edit-distance.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** One word of a name with every way it may be spelled in A–Z. */
export interface NameWord {
  readonly text: string
  readonly spellings: readonly [string, ...string[]]
  /** Letters of the longest spelling. */
  readonly weight: number
}

/** Longest text that is compared, in characters; names in zones have 39 at most. */
const maxText = 200
const maxWords = 16

/** Below this, two words have nothing to do with each other. */
const minSimilarity = 0.6
/** Words of up to four letters have less to tell them apart by. */
const minSimilarityShort = 0.7
const shortWord = 4
const initialOnly = 0.75
const soundsSimilar = 0.95

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

/** Spellings that only follow another habit of writing the same sounds in A–Z. */
function phoneticKey(spelling: string): string {
  return spelling
    .replace(/PH/g, 'F')
    .replace(/CK/g, 'K')
    .replace(/KH|TH/g, (pair) => pair.charAt(0))
    .replace(/W/g, 'V')
    .replace(/[YJ]/g, 'I')
    .replace(/(.)\1+/g, '$1')
}

/** One word with its spellings; null when it has no letter that can be written in A–Z. */
export function wordOf(text: string): NameWord | null {
  const bare = stripDiacritics(text).normalize('NFC')
  return wordFromSpellings(text, [
    lettersOf(mrzSpelling(text)),
    lettersOf(anyAscii(bare)),
    lettersOf(anyAscii(text)),
  ])
}

/** Words given in all their Latin spellings. At most sixteen. */
export function wordsFromSpellings(words: readonly (readonly string[])[]): readonly NameWord[] {
  return words
    .map((spellings) => wordFromSpellings(spellings[0] ?? '', spellings.map(lettersOf)))
    .filter((word) => word !== null)
    .slice(0, maxWords)
}

function wordFromSpellings(text: string, spellings: readonly string[]): NameWord | null {
  const [first, ...rest] = [...new Set(spellings)].filter((spelling) => spelling !== '')
  if (first === undefined) return null
  return {
    text,
    spellings: [first, ...rest],
    weight: Math.max(first.length, ...rest.map((one) => one.length)),
  }
}

/**
 * `Abd al-Rahman`, `Abd ar-Rahman`: a servant of one of God's names is one name, written together or apart, its article
 * as it is spoken.
 */
const servantOf = /\b(abd)[\s-]+[aeu](?:[lrsdnz]|sh|th)[\s-]+/giu

/** A name → its words, apostrophes and points taken away. At most sixteen. */
export function wordsOf(name: string): readonly NameWord[] {
  const plain = name
    .slice(0, maxText)
    .normalize('NFC')
    .replace(/['’ʼ`´]/g, '')
    .replace(servantOf, '$1ul')
  return plain
    .split(/[^\p{L}\p{M}]+/u)
    .map(wordOf)
    .filter((word) => word !== null)
    .slice(0, maxWords)
}

function spellingsAgree(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return a.charAt(0) === b.charAt(0) ? initialOnly : 0
  const [phoneticA, phoneticB] = [phoneticKey(a), phoneticKey(b)]
  if (isOtherGender(a, b)) return 0
  const best = Math.max(spellingSimilarity(a, b), soundsSimilar * spellingSimilarity(phoneticA, phoneticB))
  return best < (Math.min(a.length, b.length) <= shortWord ? minSimilarityShort : minSimilarity) ? 0 : best
}

/** MARIA and MARIO, ANDREA and ANDREO: the same name of another person. */
function isOtherGender(a: string, b: string): boolean {
  const [lastOfA, lastOfB] = [a.at(-1), b.at(-1)]
  return (
    a.slice(0, -1) === b.slice(0, -1) &&
    ((lastOfA === 'A' && lastOfB === 'O') || (lastOfA === 'O' && lastOfB === 'A'))
  )
}

/** 0..1: the best agreement of any two spellings. An initial agrees with every word that it begins. */
export function wordSimilarity(a: NameWord, b: NameWord): number {
  return Math.max(...a.spellings.flatMap((one) => b.spellings.map((other) => spellingsAgree(one, other))))
}

/** Whether any two of their spellings are the same. */
export const sharesSpelling = (a: NameWord, b: NameWord): boolean =>
  a.spellings.some((spelling) => b.spellings.includes(spelling))

/** As the text of both is spelled, and any spelling of the one with any of the other. */
function joinWords(word: NameWord, next: NameWord): NameWord | null {
  const pairs = word.spellings.flatMap((one) => next.spellings.map((other) => one + other))
  return wordFromSpellings(word.text + next.text, [
    ...(wordOf(word.text + next.text)?.spellings ?? []),
    ...pairs,
  ])
}

/** Neighbours that the other name writes as one word become one: `Anna Maria` beside `ANNAMARIA`. */
export function joinWordsLike(words: readonly NameWord[], others: readonly NameWord[]): readonly NameWord[] {
  const joined: NameWord[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]
    const next = words[index + 1]
    if (word === undefined) break
    const both = next === undefined ? null : joinWords(word, next)
    if (both !== null && others.some((other) => sharesSpelling(both, other))) {
      joined.push(both)
      index++
    } else joined.push(word)
  }
  return joined
}
