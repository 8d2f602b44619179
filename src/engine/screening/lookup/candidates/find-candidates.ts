import type { NameWord } from '../../matching/align-names.ts'
import { findSimilarTokens, type QueryWord } from '../query/similar-tokens.ts'
import { bestNames, type BestNames, type Candidate } from './best-names.ts'
import { bucketOf } from '../index/buckets.ts'
import { type NameScorer, nameScorer } from './score-name.ts'
import { beginNames, prefetchNames, takeNames, together } from './prefetch-names.ts'
import type { ListIndex } from '../index/open-index.ts'
import { maxMisspelt, planCandidates } from '../query/candidate-plan.ts'
import { beginSearch } from './scratch.ts'
import { joinKey } from '../index/token-keys.ts'

/** Names that are looked at beyond those that must be: for words so misspelt that no key finds them. */
const extraNames = 300

/** Names below these log-odds, one in fifty, are found only where it costs little. */
const minQuery = -4

/** Letters of a word that may be two of the list's words. */
const minJoined = 5

/** A name's words less alike than this are no reason to ask what its initials stand for. */
const minBesideInitial = 0.8

export interface Seeking {
  /** How many are answered. */
  readonly most: number
  /** Log-odds that a name must be able to come to. */
  readonly least: number
  /** Whether others than persons are meant; null = they may be. */
  readonly body: boolean | null
  /** Whether an entity may be answered at all (kind, country). */
  readonly keep: (entity: number) => boolean
}

interface Search extends Seeking {
  readonly index: ListIndex
  readonly measurer: NameScorer
  readonly best: BestNames
  readonly stamp: number
}

/**
 * Names that share so much with the query that they may come to `least`, most promising first. Each word, and its
 * neighbours written together, is looked up with its likely misspellings; only as many of the words are followed to
 * the names that bear them as it takes for no other name to be worth it, the rarest first.
 */
export function findCandidates(index: ListIndex, query: readonly NameWord[], seeking: Seeking): Candidate[] {
  beginSearch(index.scratch)
  const sought = findSimilarTokens(index, query)
  const apart = writtenApart(index, query)
  const { least, body } = seeking
  const best = bestNames(seeking.most)
  const measurer = nameScorer(index, sought, { apart, least, body })
  const search = { ...seeking, index, measurer, best, stamp: ++index.scratch.stamp }
  beginNames()
  for (const name of apart.keys()) look(search, name)
  const aim = { words: sought, body, least: Math.max(least, minQuery) }
  const { words, left } = planCandidates(aim)
  sought.forEach((word, at) => follow(search, word, left[at] ?? 0))
  if (maxMisspelt(aim, words) >= least || least < minQuery) followMore(search, sought, words)
  return best.sorted()
}

/** Follows further words, those of the fewest names first, while it costs little. */
function followMore(search: Search, query: readonly QueryWord[], walked: number): void {
  let left = extraNames
  const others = query.filter(({ isMain }, at) => isMain && ((walked >>> at) & 1) === 0)
  for (const word of others.sort((a, b) => a.similar.cost - b.similar.cost)) {
    left -= word.similar.cost
    if (left < 0) return
    follow(search, word, 0)
  }
}

/**
 * Looks at the names of the words that are like it, save those of the degrees left out; of these, where they are alike
 * enough, only at names with an initial, which may be short for the other words.
 */
function follow(search: Search, { similar, isMain }: QueryWord, left: number): void {
  if (!isMain) return
  const { tokens, similarity, degreeOf } = similar
  for (let i = 0; i < tokens.length; i++) {
    const isLeft = ((left >>> (degreeOf[i] ?? 0)) & 1) === 1
    if (!isLeft || (similarity[i] ?? 0) >= minBesideInitial) lookAtAll(search, tokens[i] ?? 0, isLeft)
  }
}

/** The names of one listed word; of them perhaps only those with an initial. */
function lookAtAll(search: Search, token: number, isInitial: boolean): void {
  const { postStart, postPlain } = search.index.columns
  const to = (isInitial ? postPlain[token] : postStart[token + 1]) ?? 0
  for (let from = postStart[token] ?? 0; from < to; from += together) {
    const count = takeNames(search.index, from, { to, body: search.body })
    for (let i = 0; i < count; i++) look(search, prefetchNames.name[i] ?? 0)
  }
}

/** Offers a name once a search. */
function look({ index, stamp, measurer, least, keep, best }: Search, name: number): void {
  measurer.measure(name)
  // Few come so far. Whether it was offered and what bears it lie elsewhere in memory: that costs more than measuring a few twice.
  if (measurer.most < least) return
  const { nameSeen } = index.scratch
  if (nameSeen[name] === stamp || !keep(index.columns.nameEntity[name] ?? 0)) return
  nameSeen[name] = stamp

  best.offer(name, measurer.likely, measurer.most)
}

/** Names that write a word of the query, or the whole of it, as several words → the words that are so written, a bit for each. */
function writtenApart(index: ListIndex, query: readonly NameWord[]): Map<number, number> {
  const found = new Map<number, number>()
  query.forEach(({ form: { text } }, at) => {
    if (text.length >= minJoined) addApart(index, text, { found, words: 1 << at })
  })
  if (query.length > 2) {
    const text = query.map(({ form }) => form.text).join('')
    addApart(index, text, { found, words: (1 << query.length) - 1 })
  }
  return found
}

function addApart(
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
