import type { QueryWord } from './query-word.ts'
import { type NameWord } from '../../matching/align-names.ts'
import { initialSimilarity, type TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import { severalSpellingsBit } from '../index/index-columns.ts'
import { bucketOf } from '../index/hash-buckets.ts'
import { type TokenMatches, tokenMatches, type WeightedSimilarToken } from './token-matches.ts'
import { maxLetters } from './byte-edit-distance.ts'
import { createTokenSimilarity, type TokenSimilarityFunction } from './token-similarity.ts'
import type { ListIndex } from '../index/open-index.ts'
import { tokensSharingFragment } from './tokens-sharing-fragment.ts'
import { scanTokens } from './scan-tokens.ts'
import { addSimilarToken } from '../candidates/similar-tokens.ts'
import { soundKey, tokenKeys, wordKey } from '../index/token-keys.ts'
import { maxEditsByLength, mayBeWithinEdits, maxNumberEdits } from '../index/word-signature.ts'

/** Listed words taken for one word of the query, the most alike first. */
const maxSimilarTokens = 200

/** Less alike than this is not looked up, save for the only word that tells who is meant: without that no one is found. */
const minSimilarity = 0.55

/** Looks every word of a query up, with its likely misspellings and with its neighbours written together. */
export function findSimilarTokens(index: ListIndex, query: readonly NameWord[]): QueryWord[] {
  const hasDistinctive = query.some(isDistinctive)
  return query.map((word, at) => {
    const distinctive = !hasDistinctive || isDistinctive(word)
    const matches = distinctive ? withNeighbours(index, query, at) : exactMatch(index, word)
    addInitial(index, word, at)
    for (let i = 0; i < matches.tokens.length; i++)
      addSimilarToken(index.search.similarTokens, matches.tokens[i] ?? 0, {
        word: at,
        similarity: matches.similarity[i] ?? 0,
      })
    const { weight } = word
    const maxWeight = Math.max(weight, matches.maxWeight)
    return {
      word,
      isDistinctive: distinctive,
      matches,
      maxWeight,
      minWeight: Math.min(weight, matches.minWeight),
    }
  })
}

function isDistinctive({ kind }: NameWord): boolean {
  return kind === 'word' || kind === 'number'
}

/** A listed word with what it weighs there. */
function weighted(
  { columns: { postStart, tokenRarity } }: ListIndex,
  token: number,
  similarity: number,
): WeightedSimilarToken {
  return {
    token,
    similarity,
    weight: tokenRarity[token] ?? 0,
    postingCount: (postStart[token + 1] ?? 0) - (postStart[token] ?? 0),
  }
}

/** A small word is followed to no one; that it is there is enough. */
function exactMatch(index: ListIndex, { form }: NameWord): TokenMatches {
  const token = index.tokenOf(form.text)
  return tokenMatches(token < 0 ? [] : [weighted(index, token, 1)])
}

/** What is like the word, and listed words that are this word and its neighbour written as one. */
function withNeighbours(index: ListIndex, query: readonly NameWord[], at: number): TokenMatches {
  const word = query[at]
  if (word === undefined) return tokenMatches([])
  const { text } = word.form
  const isAlone = query.every((other) => other === word || !isDistinctive(other))
  const similar = index.similarTo(word, isAlone, matchWord)
  if (query.length === 1) return similar
  // The last word has the first for its neighbour.
  const wordBefore = query.at(at - 1)?.form.text ?? ''
  const wordAfter = query[(at + 1) % query.length]?.form.text ?? ''
  const joined = [index.tokenOf(wordBefore + text), index.tokenOf(text + wordAfter)].filter(
    (token) => token >= 0,
  )
  if (joined.length === 0) return similar
  return tokenMatches([
    ...joined.map((token) => weighted(index, token, matcher.joinedSimilarity)),
    ...Array.from(similar.tokens, (token, i) => weighted(index, token, similar.similarity[i] ?? 0)),
  ])
}

function matchWord(index: ListIndex, word: NameWord, isAlone: boolean): TokenMatches {
  const test = {
    index,
    similarityOf: createTokenSimilarity(index, word),
    threshold: isAlone ? matcher.minSimilarity : minSimilarity,
  }
  const similar = similarByKey(index, word, test)
  if (!similar.some(({ similarity }) => similarity === 1)) {
    const { stamp, tokenSeen } = index.search
    for (const token of (isAlone ? scanTokens : tokensSharingFragment)(index, word.form))
      if (tokenSeen[token] !== stamp) addSimilar(similar, token, test)
  }
  if (similar.length > maxSimilarTokens) similar.sort((a, b) => b.similarity - a.similarity)
  return tokenMatches(similar.length > maxSimilarTokens ? similar.slice(0, maxSimilarTokens) : similar)
}

/** How alike a word is, and from which likeness on it counts. */
interface SimilarityTest {
  readonly index: ListIndex
  readonly similarityOf: TokenSimilarityFunction
  readonly threshold: number
}

/** What is like the word of all that shares a key with it. */
function similarByKey(index: ListIndex, { form }: NameWord, test: SimilarityTest): WeightedSimilarToken[] {
  const similar: WeightedSimilarToken[] = []
  for (const token of tokensSharingKey(index, form)) addSimilar(similar, token, test)
  return similar
}

/** Of the words that share a key with it those that may be like it. */
function tokensSharingKey(index: ListIndex, form: TokenForm): number[] {
  const { keyBucket, keyToken, keyOutline } = index.columns
  const { tokenSeen } = index.search
  const stamp = ++index.search.stamp
  const { accepts, unfilteredKeys } = signatureFilter(form)
  const tokens = spellingsOfName(index, form)
  for (const token of tokens) tokenSeen[token] = stamp
  for (const key of tokenKeys(form)) {
    const isUnfiltered = unfilteredKeys.includes(key)
    const bucket = bucketOf(keyBucket, key)
    for (let at = keyBucket[bucket] ?? 0; at < (keyBucket[bucket + 1] ?? 0); at++) {
      if (!isUnfiltered && !accepts(keyOutline[at] ?? 0)) continue
      const token = keyToken[at] ?? 0
      if (tokenSeen[token] === stamp) continue
      tokenSeen[token] = stamp
      tokens.push(token)
    }
  }
  return tokens
}

/** Listed words that are other spellings of the same name, alone or among guessed spellings of a word. */
function spellingsOfName(index: ListIndex, form: TokenForm): number[] {
  const { keyBucket, keyToken, keyOutline } = index.columns
  const tokens: number[] = []
  for (const { sameNames } of [form, ...form.otherSpellings])
    for (const name of sameNames) {
      const token = index.tokenOf(name)
      if (token >= 0) tokens.push(token)
      const bucket = bucketOf(keyBucket, wordKey(name))
      for (let at = keyBucket[bucket] ?? 0; at < (keyBucket[bucket + 1] ?? 0); at++)
        if ((keyOutline[at] ?? 0) >= severalSpellingsBit) tokens.push(keyToken[at] ?? 0)
    }
  return [...new Set(tokens)]
}

function addSimilar(
  similar: WeightedSimilarToken[],
  token: number,
  { index, similarityOf, threshold }: SimilarityTest,
): void {
  const similarity = similarityOf(token)
  if (similarity >= threshold) similar.push(weighted(index, token, similarity))
}

/** By the letters of the longer word, the edits within which words are worth being looked up. */
const maxEdits = maxEditsByLength(minSimilarity)

/** Tells most words apart from this one by their outlines; under the keys that are open lie those that outlines do not tell. */
interface SignatureFilter {
  readonly accepts: (signature: number) => boolean
  readonly unfilteredKeys: readonly number[]
}

function signatureFilter(form: TokenForm): SignatureFilter {
  const all = [form, ...form.otherSpellings]
  if (all.some(({ text }) => text.length > maxLetters)) return { accepts: () => true, unfilteredKeys: [] }
  const unfilteredKeys = all.flatMap(unfilteredKeysOf)
  const [first, ...others] = all.map(acceptsWithinEdits)
  if (first === undefined || others.length === 0) return { accepts: first ?? (() => true), unfilteredKeys }
  return {
    accepts: (signature) => first(signature) || others.some((other) => other(signature)),
    unfilteredKeys,
  }
}

/** Words of the same consonants are looked at whatever their letters; of a word with hardly a consonant all that have a key of its own. */
function unfilteredKeysOf(form: TokenForm): readonly number[] {
  const key = soundKey(form)
  if (key !== null) return [key]
  return form.hasDigit ? [] : tokenKeys({ ...form, otherSpellings: [] })
}

function acceptsWithinEdits({ text, letterMask, hasDigit }: TokenForm): SignatureFilter['accepts'] {
  const word = { letters: letterMask, length: text.length }
  const edits = hasDigit ? maxNumberEdits : maxEdits
  return (signature) => mayBeWithinEdits(edits, word, signature)
}

/** A listed initial may stand for the word; it finds no one by itself. */
function addInitial(index: ListIndex, { form }: NameWord, at: number): void {
  if (form.text.length < 2) return
  const token = index.tokenOf(form.text.charAt(0))
  if (token >= 0)
    addSimilarToken(index.search.similarTokens, token, { word: at, similarity: initialSimilarity })
}
