import type { NameWord } from '../../matching/align-names.ts'
import {
  compareTokens,
  guessedAlike,
  initialSimilarity,
  otherSpelling,
  speltAlike,
  type TokenForm,
} from '../../matching/compare-tokens.ts'
import { editsFrom, maxLetters } from './byte-edit-distance.ts'
import { hashText } from '../index/hash.ts'
import { type IndexColumns, severalSpellings } from '../index/index-columns.ts'
import type { ListIndex } from '../index/open-index.ts'

/** How alike listed words and the one in hand are, 0..1; until the next word is taken in hand. */
export type TokenSimilarity = (token: number) => number

/**
 * Takes a word in hand. Listed words are judged as `compareTokens` judges them, most of them by the columns alone:
 * hardly one of those that share a key is worth being made a string of.
 */
export function tokenSimilarityOf(index: ListIndex, { form }: NameWord): TokenSimilarity {
  const byForm = (token: number) => compareTokens(form, index.form(token)).similarity
  const all = [form, ...form.also]
  if (all.some(({ text }) => text.length > maxLetters)) return byForm
  const { columns } = index
  const [own, ...others] = all.map((one) => spellingJudge(columns, one))
  if (own === undefined) return byForm
  const byColumns = others.length === 0 ? own : judgeOfAll(columns, { own, others, all })
  return (token) => (isPlainIn(columns, token) ? byColumns(token) : byForm(token))
}

/** By the best of a word's spellings, and by the consonants of them all. */
function judgeOfAll(
  { tokenSkeleton }: IndexColumns,
  given: {
    readonly own: TokenSimilarity
    readonly others: readonly TokenSimilarity[]
    readonly all: readonly TokenForm[]
  },
): TokenSimilarity {
  const { own, others } = given
  const received = given.all.map(({ skeleton }) => ({
    hash: hashText(skeleton),
    alike: guessedAlike(skeleton.length),
  }))
  return (token) => {
    let best = own(token)
    if (best === 1) return 1
    for (const other of others) best = Math.max(best, Math.min(otherSpelling, other(token)))
    const skeleton = tokenSkeleton[token]
    for (const { hash, alike: similar } of received) if (similar > best && hash === skeleton) best = similar
    return best
  }
}

/** Judges plain listed words. */
function spellingJudge(
  columns: IndexColumns,
  { text, hasDigit, skeleton, sound }: TokenForm,
): TokenSimilarity {
  // Numbers are alike only to numbers.
  if (hasDigit) return () => 0
  const { tokenStart, tokenSkeleton, tokenSound, tokenBytes } = columns
  if (text.length === 1) {
    const initial = text.charCodeAt(0)
    return (token) => (tokenBytes[tokenStart[token] ?? 0] === initial ? initialSimilarity : 0)
  }
  const hashes = { skeleton: hashText(skeleton), sound: hashText(sound) }
  const spelt = { edits: 0, longer: 0, consonants: 0, sameSound: false }
  const editsTo = editsFrom(text)
  return (token) => {
    const [from, to] = [tokenStart[token] ?? 0, tokenStart[token + 1] ?? 0]
    spelt.edits = editsTo(tokenBytes, from, to)
    if (spelt.edits === 0) return 1
    spelt.longer = Math.max(text.length, to - from)
    if (Math.min(text.length, to - from) < 3 && spelt.longer > 3) return 0
    spelt.consonants = tokenSkeleton[token] === hashes.skeleton ? skeleton.length : 0
    spelt.sameSound = spelt.consonants > 0 && tokenSound[token] === hashes.sound
    return speltAlike(spelt)
  }
}

/** Letters of which Roman numerals consist, as bits of `tokenLetters`. */
const romanLetters = Array.from('ivx').reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0)

const firstLetter = 97

/** Initials, numbers and words of several spellings are compared by rules of their own. */
function isPlainIn({ tokenStart, tokenLetters, tokenBytes }: IndexColumns, token: number): boolean {
  const [from, to] = [tokenStart[token] ?? 0, tokenStart[token + 1] ?? 0]
  const letters = tokenLetters[token] ?? 0
  if (to - from < 2 || letters >= severalSpellings || (letters & ~romanLetters) === 0) return false
  for (let at = from; at < to; at++) if ((tokenBytes[at] ?? 0) < firstLetter) return false
  return true
}
