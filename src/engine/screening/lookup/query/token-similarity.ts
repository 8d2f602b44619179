import type { NameWord } from '../../matching/align-names.ts'
import {
  compareTokens,
  sameConsonantsSimilarity,
  initialSimilarity,
  otherSpellingSimilarity,
  sameNameSimilarity,
  spellingSimilarity,
  type TokenForm,
} from '../../matching/compare-tokens.ts'
import { byteEditDistanceFrom, maxLetters } from './byte-edit-distance.ts'
import { hashText } from '../index/hash.ts'
import { type IndexColumns, severalSpellingsBit } from '../index/index-columns.ts'
import type { ListIndex } from '../index/open-index.ts'

/** How alike listed words and the one in hand are, 0..1; until the next word is taken in hand. */
export type TokenSimilarityFunction = (token: number) => number

/**
 * Takes a word in hand. Listed words are judged as `compareTokens` judges them, most of them by the columns alone:
 * hardly one of those that share a key is worth being made a string of.
 */
export function createTokenSimilarity(index: ListIndex, { form }: NameWord): TokenSimilarityFunction {
  const byForm = (token: number) => compareTokens(form, index.form(token)).similarity
  const all = [form, ...form.otherSpellings]
  if (all.some(({ text }) => text.length > maxLetters)) return byForm
  const { columns } = index
  const [first, ...others] = all.map((one) => similarityToSpelling(columns, one))
  if (first === undefined) return byForm
  const byColumns = others.length === 0 ? first : bestSpellingSimilarity(columns, { first, others, all })
  const sameNames = new Set(all.flatMap((one) => [...one.sameNames].map((name) => index.tokenOf(name))))
  if (sameNames.size === 0)
    return (token) => (isPlainToken(columns, token) ? byColumns(token) : byForm(token))
  return (token) => {
    if (!isPlainToken(columns, token)) return byForm(token)
    const similarity = byColumns(token)
    return similarity < sameNameSimilarity && sameNames.has(token) ? sameNameSimilarity : similarity
  }
}

/** By the best of a word's spellings, and by the consonants of them all. */
function bestSpellingSimilarity(
  { tokenSkeleton }: IndexColumns,
  given: {
    readonly first: TokenSimilarityFunction
    readonly others: readonly TokenSimilarityFunction[]
    readonly all: readonly TokenForm[]
  },
): TokenSimilarityFunction {
  const { first, others } = given
  const skeletons = given.all.map(({ skeleton }) => ({
    hash: hashText(skeleton),
    skeletonSimilarity: sameConsonantsSimilarity(skeleton.length),
  }))
  return (token) => {
    let best = first(token)
    if (best === 1) return 1
    for (const other of others) best = Math.max(best, Math.min(otherSpellingSimilarity, other(token)))
    const skeleton = tokenSkeleton[token]
    for (const { hash, skeletonSimilarity: skeletonSimilarity } of skeletons)
      if (skeletonSimilarity > best && hash === skeleton) best = skeletonSimilarity
    return best
  }
}

/** Judges plain listed words. */
function similarityToSpelling(
  columns: IndexColumns,
  { text, hasDigit, skeleton, sound }: TokenForm,
): TokenSimilarityFunction {
  // Numbers are alike only to numbers.
  if (hasDigit) return () => 0
  const { tokenStart, tokenSkeleton, tokenSound, tokenBytes } = columns
  if (text.length === 1) {
    const initial = text.charCodeAt(0)
    return (token) => (tokenBytes[tokenStart[token] ?? 0] === initial ? initialSimilarity : 0)
  }
  const hashes = { skeleton: hashText(skeleton), sound: hashText(sound) }
  const difference = { edits: 0, longerLength: 0, consonants: 0, sameSound: false }
  const distanceTo = byteEditDistanceFrom(text)
  return (token) => {
    const from = tokenStart[token] ?? 0
    const to = tokenStart[token + 1] ?? 0
    difference.edits = distanceTo(tokenBytes, from, to)
    if (difference.edits === 0) return 1
    difference.longerLength = Math.max(text.length, to - from)
    if (Math.min(text.length, to - from) < 3 && difference.longerLength > 3) return 0
    difference.consonants = tokenSkeleton[token] === hashes.skeleton ? skeleton.length : 0
    difference.sameSound = difference.consonants > 0 && tokenSound[token] === hashes.sound
    return spellingSimilarity(difference)
  }
}

/** Letters of which Roman numerals consist, as bits of `tokenLetters`. */
const romanNumeralMask = Array.from('ivx').reduce(
  (bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)),
  0,
)

const firstLetter = 97

/** Initials, numbers and words of several spellings are compared by rules of their own. */
function isPlainToken({ tokenStart, tokenLetters, tokenBytes }: IndexColumns, token: number): boolean {
  const from = tokenStart[token] ?? 0
  const to = tokenStart[token + 1] ?? 0
  const letters = tokenLetters[token] ?? 0
  if (to - from < 2 || letters >= severalSpellingsBit || (letters & ~romanNumeralMask) === 0) return false
  for (let at = from; at < to; at++) if ((tokenBytes[at] ?? 0) < firstLetter) return false
  return true
}
