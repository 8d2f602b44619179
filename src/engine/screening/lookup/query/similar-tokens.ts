import { type NameWord } from '../../matching/align-names.ts'
import { initialSimilarity, type TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import { bucketOf } from '../index/buckets.ts'
import { type TokenMatches, tokenMatches } from './token-matches.ts'
import { maxLetters } from './byte-edit-distance.ts'
import { tokenSimilarityOf, type TokenSimilarity } from './token-similarity.ts'
import type { ListIndex } from '../index/open-index.ts'
import { tokenFragments } from './token-fragments.ts'
import { scanTokens } from './scan-tokens.ts'
import { noteSimilar } from '../candidates/scratch.ts'
import { soundKey, tokenKeys } from '../index/token-keys.ts'
import { editsWithin, mayBeWithin, numberEdits } from '../index/word-outline.ts'

/** Listed words taken for one word of the query, the most alike first. */
const maxSimilar = 200

/** Less alike than this is not looked up, save for the only word that tells who is meant: without that no one is found. */
const minSimilarity = 0.55

/** A word of the query and what the list has like it. */
export interface QueryWord {
  readonly word: NameWord
  /** Tells who someone is: no title, legal form, particle or initial. */
  readonly isMain: boolean
  readonly similar: TokenMatches
  /** The most and the least that it can weigh in a listed name. */
  readonly heaviest: number
  readonly lightest: number
}

/** Looks every word of a query up, with its likely misspellings and with its neighbours written together. */
export function findSimilarTokens(index: ListIndex, query: readonly NameWord[]): QueryWord[] {
  const hasMain = query.some(isMain)
  return query.map((word, at) => {
    const main = !hasMain || isMain(word)
    const similar = main ? withNeighbours(index, query, at) : same(index, word)
    noteInitial(index, word, at)
    for (let i = 0; i < similar.tokens.length; i++)
      noteSimilar(index.scratch.similar, similar.tokens[i] ?? 0, {
        word: at,
        similarity: similar.similarity[i] ?? 0,
      })
    const { weight } = word
    const heaviest = Math.max(weight, similar.heaviest)
    return { word, isMain: main, similar, heaviest, lightest: Math.min(weight, similar.lightest) }
  })
}

function isMain({ kind }: NameWord): boolean {
  return kind === 'word' || kind === 'number'
}

interface Found {
  readonly token: number
  readonly similarity: number
}

function packed({ columns: { postStart, tokenRarity } }: ListIndex, found: readonly Found[]): TokenMatches {
  return tokenMatches(
    found.map(({ token, similarity }) => ({
      token,
      similarity,
      weight: tokenRarity[token] ?? 0,
      cost: (postStart[token + 1] ?? 0) - (postStart[token] ?? 0),
    })),
  )
}

/** A small word is followed to no one; that it is there is enough. */
function same(index: ListIndex, { form }: NameWord): TokenMatches {
  const token = index.tokenOf(form.text)
  return packed(index, token < 0 ? [] : [{ token, similarity: 1 }])
}

/** What is like the word, and listed words that are this word and its neighbour written as one. */
function withNeighbours(index: ListIndex, query: readonly NameWord[], at: number): TokenMatches {
  const word = query[at]
  if (word === undefined) return packed(index, [])
  const { text } = word.form
  const isAlone = query.every((other) => other === word || !isMain(other))
  const similar = index.similarTo(word, isAlone, likeWord)
  if (query.length === 1) return similar
  // The last word has the first for its neighbour.
  const before = query.at(at - 1)?.form.text ?? ''
  const behind = query[(at + 1) % query.length]?.form.text ?? ''
  const joined = [index.tokenOf(before + text), index.tokenOf(text + behind)].filter((token) => token >= 0)
  if (joined.length === 0) return similar
  const found = Array.from(similar.tokens, (token, i) => ({ token, similarity: similar.similarity[i] ?? 0 }))
  return packed(index, [
    ...joined.map((token) => ({ token, similarity: matcher.joinedSimilarity })),
    ...found,
  ])
}

function likeWord(index: ListIndex, word: NameWord, isAlone: boolean): TokenMatches {
  const judging = {
    judge: tokenSimilarityOf(index, word),
    least: isAlone ? matcher.leastSimilarity : minSimilarity,
  }
  const similar = keyedSimilar(index, word, judging)
  if (!similar.some(({ similarity }) => similarity === 1)) {
    const { stamp, tokenSeen } = index.scratch
    for (const token of (isAlone ? scanTokens : tokenFragments)(index, word.form))
      if (tokenSeen[token] !== stamp) addSimilar(similar, token, judging)
  }
  if (similar.length > maxSimilar) similar.sort((a, b) => b.similarity - a.similarity)
  return packed(index, similar.slice(0, maxSimilar))
}

/** How alike a word is, and from which likeness on it counts. */
interface Judging {
  readonly judge: TokenSimilarity
  readonly least: number
}

/** What is like the word of all that shares a key with it. */
function keyedSimilar(index: ListIndex, { form }: NameWord, judging: Judging): Found[] {
  const similar: Found[] = []
  for (const token of keyed(index, form)) addSimilar(similar, token, judging)
  return similar
}

/** Of the words that share a key with it those that may be like it. */
function keyed(index: ListIndex, form: TokenForm): number[] {
  const { keyBucket, keyToken, keyOutline } = index.columns
  const { tokenSeen } = index.scratch
  const stamp = ++index.scratch.stamp
  const { mayBe, open } = glance(form)
  const near: number[] = []
  for (const key of tokenKeys(form)) {
    const isOpen = open.includes(key)
    const bucket = bucketOf(keyBucket, key)
    for (let at = keyBucket[bucket] ?? 0; at < (keyBucket[bucket + 1] ?? 0); at++) {
      if (!isOpen && !mayBe(keyOutline[at] ?? 0)) continue
      const token = keyToken[at] ?? 0
      if (tokenSeen[token] === stamp) continue
      tokenSeen[token] = stamp
      near.push(token)
    }
  }
  return near
}

function addSimilar(similar: Found[], token: number, { judge, least }: Judging): void {
  const similarity = judge(token)
  if (similarity >= least) similar.push({ token, similarity })
}

/** By the letters of the longer word, the edits within which words are worth being looked up. */
const within = editsWithin(minSimilarity)

/** Tells most words apart from this one by their outlines; under the keys that are open lie those that outlines do not tell. */
interface Glance {
  readonly mayBe: (outline: number) => boolean
  readonly open: readonly number[]
}

function glance(form: TokenForm): Glance {
  const all = [form, ...form.also]
  if (all.some(({ text }) => text.length > maxLetters)) return { mayBe: () => true, open: [] }
  const open = all.flatMap(openKeys)
  const [only, ...others] = all.map(mayBeOf)
  if (only === undefined || others.length === 0) return { mayBe: only ?? (() => true), open }
  return { mayBe: (outline) => only(outline) || others.some((other) => other(outline)), open }
}

/** Words of the same consonants are looked at whatever their letters; of a word with hardly a consonant all that have a key of its own. */
function openKeys(form: TokenForm): readonly number[] {
  const received = soundKey(form)
  if (received !== null) return [received]
  return form.hasDigit ? [] : tokenKeys({ ...form, also: [] })
}

function mayBeOf({ text, letters, hasDigit }: TokenForm): Glance['mayBe'] {
  const word = { letters, length: text.length }
  const edits = hasDigit ? numberEdits : within
  return (outline) => mayBeWithin(edits, word, outline)
}

/** A listed initial may stand for the word; it finds no one by itself. */
function noteInitial(index: ListIndex, { form }: NameWord, at: number): void {
  if (form.text.length < 2) return
  const token = index.tokenOf(form.text.charAt(0))
  if (token >= 0) noteSimilar(index.scratch.similar, token, { word: at, similarity: initialSimilarity })
}
