import { nameKeys } from './register-keys.ts'

/** Which records have which key, wherever that lies. */
export interface Postings {
  /** Records of the register. */
  readonly size: number
  /** How many records have a key, or some more. */
  count(key: number): number
  /** Numbers of the records that have a key, ascending; the first ones when there are more than `most`. */
  list(key: number, most: number): Uint32Array
}

/** Records that are gathered by their rarest words. */
const maxSeeds = 4000

/** Longer lists are not read to their ends: a word that so many bear tells little. */
const maxListLength = 120_000

/** Lists of common words that are laid over what rarer ones found. */
const maxCommonLists = 2

/** So few candidates are too few to have met the one that is meant. */
const minCandidates = 20

/** What a word counts that only sounds alike, or begins alike, beside one that is the same. */
const alikeShare = 0.3

interface Term {
  readonly key: number
  readonly weight: number
  readonly count: number
  readonly word: number
}

/**
 * Numbers of the records whose names share most with a name, in words weighed by their rarity, the best first. Common words
 * find no one by themselves but tell those apart that rarer ones found.
 */
export function findCandidates(postings: Postings, name: string, most: number): readonly number[] {
  const { words, whole } = nameKeys(name)
  const scores = new Map<number, number>()
  const add = (record: number, weight: number): void =>
    void scores.set(record, (scores.get(record) ?? 0) + weight)
  for (const record of postings.list(whole, most)) add(record, 100)
  const terms = words
    .flatMap(({ exact, alike }, word) => termsOf(postings, { exact, alike, word }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count)
  const rest = gatherSeeds(postings, terms, add)
  if (scores.size < minCandidates) intersectRest(postings, rest, add)
  // Where all fit, their names themselves tell them apart.
  const common = scores.size <= most ? [] : rest.filter(({ count }) => count <= maxListLength)
  for (const { key, weight } of common.slice(0, maxCommonLists))
    addWhereKnown(postings.list(key, maxListLength), scores, weight)
  return [...scores]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
    .slice(0, most)
    .map(([record]) => record)
}

function termsOf(
  postings: Postings,
  {
    exact,
    alike,
    word,
  }: { readonly exact: readonly number[]; readonly alike: readonly number[]; readonly word: number },
): Term[] {
  const term = (key: number, share: number): Term => {
    const count = postings.count(key)
    return { key, count, word, weight: share * Math.log((postings.size + 1) / (count + 1)) }
  }
  return [...exact.map((key) => term(key, 1)), ...alike.map((key) => term(key, alikeShare))]
}

/** Reads the lists of the rarest words as long as they are short; answers the words that were left. */
function gatherSeeds(
  postings: Postings,
  terms: readonly Term[],
  add: (record: number, weight: number) => void,
): readonly Term[] {
  let seeds = 0
  let at = 0
  for (; at < terms.length; at++) {
    const term = terms[at]
    if (term === undefined || seeds + term.count > maxSeeds) break
    seeds += term.count
    for (const record of postings.list(term.key, maxSeeds)) add(record, term.weight)
  }
  return terms.slice(at)
}

/** Names of common words alone: those that bear two of them, or the first that bear the one there is. */
function intersectRest(
  postings: Postings,
  rest: readonly Term[],
  add: (record: number, weight: number) => void,
): void {
  const [first] = rest
  if (first === undefined) return
  const second = rest.find(({ word }) => word !== first.word)
  const records = postings.list(first.key, second === undefined ? minCandidates * 10 : maxListLength)
  const found =
    second === undefined ? records : intersection(records, postings.list(second.key, maxListLength))
  for (const record of found.subarray(0, maxSeeds)) add(record, first.weight + (second?.weight ?? 0) * 0.5)
}

/** Both ascending. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const found: number[] = []
  let j = 0
  for (const record of a) {
    while (j < b.length && (b[j] ?? 0) < record) j++
    if (b[j] === record) found.push(record)
  }
  return Uint32Array.from(found)
}

function addWhereKnown(records: Uint32Array, scores: Map<number, number>, weight: number): void {
  const known = Uint32Array.from(scores.keys()).sort()
  for (const record of intersection(known, records)) scores.set(record, (scores.get(record) ?? 0) + weight)
}
