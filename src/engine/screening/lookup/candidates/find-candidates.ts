import type { NameWord } from '../../matching/align-names.ts'
import { findSimilarTokens } from '../query/find-similar-tokens.ts'
import type { QueryWord } from '../query/query-word.ts'
import { topCandidates, type TopCandidates, type RankedCandidate } from './top-candidates.ts'
import { bucketOf } from '../index/hash-buckets.ts'
import { type NameScorer, createNameScorer } from './name-scorer.ts'
import { resetBatches, prefetchBatch, batchSize } from './prefetch-batch.ts'
import type { ListIndex } from '../index/open-index.ts'
import { maxPointsMisspelt, planCandidates } from '../query/candidate-plan.ts'
import { beginSearch } from './search-state.ts'
import { joinKey } from '../index/token-keys.ts'

/** Names that are looked at beyond those that must be: for words so misspelt that no key finds them. */
const extraNames = 300

/** Names below these log-odds, one in fifty, are found only where it costs little. */
const minCheapPoints = -4

/** Letters of a word that may be two of the list's words. */
const minSplitLength = 5

/** A name's words less alike than this are no reason to ask what its initials stand for. */
const minSimilarityWithInitial = 0.8

export interface CandidateOptions {
  /** How many are answered. */
  readonly limit: number
  /** Log-odds that a name must be able to come to. */
  readonly minPoints: number
  /** Whether others than persons are meant; null = they may be. */
  readonly isNonPerson: boolean | null
  /** Whether an entity may be answered at all (kind, country). */
  readonly isEligible: (entity: number) => boolean
}

interface CandidateSearch extends CandidateOptions {
  readonly index: ListIndex
  readonly scorer: NameScorer
  readonly top: TopCandidates
  readonly stamp: number
}

/**
 * Names that share so much with the query that they may come to `least`, most promising first. Each word, and its
 * neighbours written together, is looked up with its likely misspellings; only as many of the words are followed to
 * the names that bear them as it takes for no other name to be worth it, the rarest first.
 */
export function findCandidates(
  index: ListIndex,
  query: readonly NameWord[],
  options: CandidateOptions,
): RankedCandidate[] {
  beginSearch(index.search)
  const similarTokens = findSimilarTokens(index, query)
  const splitWordsByName = findSplitWords(index, query)
  const { minPoints, isNonPerson } = options
  const top = topCandidates(options.limit)
  const scorer = createNameScorer(index, similarTokens, { splitWordsByName, minPoints, isNonPerson })
  const search = { ...options, index, scorer, top, stamp: ++index.search.stamp }
  resetBatches(index.search.batch)
  for (const name of splitWordsByName.keys()) scoreCandidate(search, name)
  const candidateQuery = { words: similarTokens, isNonPerson, minPoints: Math.max(minPoints, minCheapPoints) }
  const { words, skippedTiers } = planCandidates(candidateQuery)
  similarTokens.forEach((word, at) => followPostings(search, word, skippedTiers[at] ?? 0))
  if (maxPointsMisspelt(candidateQuery, words) >= minPoints || minPoints < minCheapPoints)
    followCheapest(search, similarTokens, words)
  return top.sorted()
}

/** Follows further words, those of the fewest names first, while it costs little. */
function followCheapest(search: CandidateSearch, query: readonly QueryWord[], followed: number): void {
  let remaining = extraNames
  const others = query.filter(({ isDistinctive }, at) => isDistinctive && ((followed >>> at) & 1) === 0)
  for (const word of others.sort((a, b) => a.matches.postingCount - b.matches.postingCount)) {
    remaining -= word.matches.postingCount
    if (remaining < 0) return
    followPostings(search, word, 0)
  }
}

/**
 * Looks at the names of the words that are like it, save those of the degrees left out; of these, where they are alike
 * enough, only at names with an initial, which may be short for the other words.
 */
function followPostings(
  search: CandidateSearch,
  { matches, isDistinctive }: QueryWord,
  skippedTiers: number,
): void {
  if (!isDistinctive) return
  const { tokens, similarity, tierOf } = matches
  for (let i = 0; i < tokens.length; i++) {
    const isSkipped = ((skippedTiers >>> (tierOf[i] ?? 0)) & 1) === 1
    if (!isSkipped || (similarity[i] ?? 0) >= minSimilarityWithInitial)
      scorePostings(search, tokens[i] ?? 0, isSkipped)
  }
}

/** The names of one listed word; of them perhaps only those with an initial. */
function scorePostings(search: CandidateSearch, token: number, withInitialOnly: boolean): void {
  const { postStart, postPlain } = search.index.columns
  const { batch } = search.index.search
  const to = (withInitialOnly ? postPlain[token] : postStart[token + 1]) ?? 0
  for (let from = postStart[token] ?? 0; from < to; from += batchSize) {
    const count = prefetchBatch(search.index, from, { to, body: search.isNonPerson })
    for (let i = 0; i < count; i++) scoreCandidate(search, batch.name[i] ?? 0)
  }
}

/** Offers a name once a search. */
function scoreCandidate(
  { index, stamp, scorer, minPoints, isEligible, top }: CandidateSearch,
  name: number,
): void {
  scorer.score(name)
  // Few come so far. Whether it was offered and what bears it lie elsewhere in memory: that costs more than measuring a few twice.
  if (scorer.maxPoints < minPoints) return
  const { nameSeen } = index.search
  if (nameSeen[name] === stamp || !isEligible(index.columns.nameEntity[name] ?? 0)) return
  nameSeen[name] = stamp

  top.offer(name, scorer.likelyPoints, scorer.maxPoints)
}

/** Names that write a word of the query, or the whole of it, as several words → the words that are so written, a bit for each. */
function findSplitWords(index: ListIndex, query: readonly NameWord[]): Map<number, number> {
  const found = new Map<number, number>()
  query.forEach(({ form: { text } }, at) => {
    if (text.length >= minSplitLength) addSplitWords(index, text, { found, words: 1 << at })
  })
  if (query.length > 2) {
    const text = query.map(({ form }) => form.text).join('')
    addSplitWords(index, text, { found, words: (1 << query.length) - 1 })
  }
  return found
}

function addSplitWords(
  { columns: { joinBucket, joinTag, joinName } }: ListIndex,
  text: string,
  { found, words }: { readonly found: Map<number, number>; readonly words: number },
): void {
  const key = joinKey(text)
  const bucket = bucketOf(joinBucket, key)
  for (let at = joinBucket[bucket] ?? 0; at < (joinBucket[bucket + 1] ?? 0); at++) {
    if (joinTag[at] !== (key & 0xff)) continue
    const name = joinName[at] ?? 0
    found.set(name, (found.get(name) ?? 0) | words)
  }
}
