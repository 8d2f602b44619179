import { maxWords } from '../index/rarity.ts'
import { createQueryWords, type QueryWords } from '../query/query-words.ts'
import { type AssumedMatches, type CandidateName, createCandidateName } from './candidate-name.ts'
import { createNameBatch, type NameBatch } from './prefetch-batch.ts'
import { createSimilarTokenTable, type SimilarTokenTable } from './similar-tokens.ts'
import { createTokenRelations, type TokenRelations } from './token-relations.ts'
import {
  type AssumedGain,
  createUnmatchedTokens,
  noAssumedGain,
  type UnmatchedTokens,
} from './unmatched-tokens.ts'

/**
 * Everything that one search writes, allocated once per opened index: one search at a time. Marks are valid for one
 * stamp, so that nothing is ever cleared.
 */
export interface SearchState {
  /** Marks names that were offered in this search. */
  readonly nameSeen: Int32Array
  /** Marks words that were compared with the current word of the query. */
  readonly tokenSeen: Int32Array
  stamp: number
  readonly similarTokens: SimilarTokenTable
  readonly query: QueryWords
  readonly relations: TokenRelations
  readonly batch: NameBatch
  readonly candidate: CandidateName
  readonly unmatched: UnmatchedTokens
  readonly assumed: AssumedMatches
  readonly assumedGain: AssumedGain
}

/** For an index of that size. */
export function createSearchState({
  names,
  tokens,
}: {
  readonly names: number
  readonly tokens: number
}): SearchState {
  return {
    nameSeen: new Int32Array(names),
    tokenSeen: new Int32Array(tokens),
    stamp: 0,
    similarTokens: createSimilarTokenTable(),
    query: createQueryWords(),
    relations: createTokenRelations(),
    batch: createNameBatch(),
    candidate: createCandidateName(),
    unmatched: createUnmatchedTokens(),
    assumed: { resegmented: 0, maybeSimilar: 0, similarity: new Float64Array(maxWords), nonDistinctive: 0 },
    assumedGain: noAssumedGain(),
  }
}

/** Begins a search: no word is like any, no name was offered. */
export function beginSearch(state: SearchState): void {
  // Searches use a stamp per word of the query; long before they run out all marks are taken off.
  if (state.stamp > 2 ** 31 - 1000) {
    state.nameSeen.fill(0)
    state.tokenSeen.fill(0)
    state.similarTokens.slotStamp.fill(0)
    state.stamp = 0
  }
  state.similarTokens.stamp = ++state.stamp
  state.similarTokens.entries = 0
}
