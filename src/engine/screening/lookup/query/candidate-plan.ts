import { matcher } from '../../matching/matcher.table.ts'
import { minSameSpelling, minDistinctiveWeight } from '../../matching/feature-sums.ts'
import { maxNamePoints, surelyDistinctiveWeight } from '../../matching/name-points.ts'
import type { QueryWord } from './query-word.ts'
import { type MatchTier, allTiers } from './token-matches.ts'
import { nameModel } from '../../matching/name-model.table.ts'

/** Which words' names have to be looked at. */
export interface CandidatePlan {
  /** A bit for each word. */
  readonly words: number
  /** By word the degrees of likeness that need not be followed, a bit for each. */
  readonly skippedTiers: readonly number[]
}

/** What is sought: whether a body is meant (null = it may be), and the least log-odds that count. */
export interface CandidateQuery {
  readonly words: readonly QueryWord[]
  readonly isNonPerson: boolean | null
  readonly minPoints: number
}

/** Leaving fewer names than this out is not worth reckoning whether one may. */
const minSkippedPostings = 8

/**
 * The cheapest words such that a name which has nothing like them cannot come to `least`: of "Ali Zarkhanov" those
 * like Zarkhanov, so that the thousand Alis are never looked at. Of what is like them too most is left out where a name
 * that has nothing better could not come so far.
 */
export function planCandidates(query: CandidateQuery): CandidatePlan {
  const { words, minPoints } = query
  const order = [...words.keys()]
    .filter((at) => isRetrievable(words[at]))
    .sort((a, b) => (words[a]?.matches.postingCount ?? 0) - (words[b]?.matches.postingCount ?? 0))
  const skippedTiers = words.map(() => allTiers)
  let followed = 0
  for (const at of order) {
    followed |= 1 << at
    skippedTiers[at] = 0
    if (maxPointsUnretrieved(query, skippedTiers) < minPoints)
      return { words: followed, skippedTiers: skipTiers(query, skippedTiers, followed) }
  }
  return { words: followed, skippedTiers }
}

/** Leaves out degrees of the walked words, those of most names first, as long as no one is missed by that. */
function skipTiers(query: CandidateQuery, startTiers: readonly number[], followed: number): number[] {
  const skippedTiers = [...startTiers]
  const choices = query.words.flatMap(({ matches }, at) =>
    (followed >>> at) & 1 ? matches.tiers.map(({ postingCount }, tier) => ({ at, tier, postingCount })) : [],
  )
  for (const { at, tier } of choices
    .filter(({ postingCount }) => postingCount >= minSkippedPostings)
    .sort((a, b) => b.postingCount - a.postingCount)) {
    const before = skippedTiers[at] ?? 0
    skippedTiers[at] = before | (1 << tier)
    if (maxPointsSkipped(query, skippedTiers) >= query.minPoints) skippedTiers[at] = before
  }
  return skippedTiers
}

function isRetrievable(word: QueryWord | undefined): boolean {
  return word !== undefined && word.isDistinctive && word.matches.maxSimilarity > 0
}

/** The most log-odds of a name that has of each word what is like it in one of these degrees, or nothing. */
export function maxPointsUnretrieved(
  { words, isNonPerson }: CandidateQuery,
  tiers: readonly number[],
): number {
  // Beside a word that may be misspelt no one is given up for what the others weigh.
  const hasUnlistedSpelling = words.some(isUnlistedSpelling)
  return maxPointsWith(words, isNonPerson, (word, at) =>
    hasUnlistedSpelling && tiers[at] === allTiers ? [exactTier(word)] : tiersAt(word, tiers[at] ?? 0),
  )
}

/** It is not on the list as it is spelt. */
function isUnlistedSpelling({ isDistinctive, matches }: QueryWord): boolean {
  return isDistinctive && matches.maxSimilarity < 1
}

function tiersAt(word: QueryWord, bits: number): readonly MatchTier[] {
  return word.isDistinctive ? word.matches.tiers.filter((_, i) => (bits >>> i) & 1) : [exactTier(word)]
}

/** The same where words that are not on the list may be written otherwise, which is not seen by what is like them. */
function maxPointsSkipped({ words, isNonPerson }: CandidateQuery, tiers: readonly number[]): number {
  return maxPointsWith(words, isNonPerson, (word, at) => {
    const chosen = tiersAt(word, tiers[at] ?? 0)
    return isUnlistedSpelling(word) ? [...chosen, movedSpaceTier(word)] : chosen
  })
}

/** The same where the walked words may be so misspelt that no key finds them; a word that is on the list is not misspelt. */
export function maxPointsMisspelt({ words, isNonPerson }: CandidateQuery, followed: number): number {
  return maxPointsWith(words, isNonPerson, (word, at) => {
    if (!word.isDistinctive) return [exactTier(word)]
    if (word.matches.maxSimilarity === 0) return [misspeltTier(word)]
    if (((followed >>> at) & 1) === 0) return word.matches.tiers
    return word.matches.maxSimilarity === 1 ? [] : [misspeltTier(word)]
  })
}

/** Two words that share no key are no more similar than this. */
const maxSimilarityWithoutKey = 0.78

function misspeltTier({ maxWeight, minWeight }: QueryWord): MatchTier {
  return { similarity: maxSimilarityWithoutKey, maxWeight, minWeight, postingCount: 0 }
}

function movedSpaceTier({ maxWeight, minWeight }: QueryWord): MatchTier {
  return { similarity: matcher.joinedSimilarity, maxWeight, minWeight, postingCount: 0 }
}

/** A small word may agree with another one. */
function exactTier({ maxWeight, minWeight }: QueryWord): MatchTier {
  return { similarity: 1, maxWeight, minWeight, postingCount: 0 }
}

type TiersOf = (word: QueryWord, at: number) => readonly MatchTier[]

function maxPointsWith(words: readonly QueryWord[], isNonPerson: boolean | null, tiersOf: TiersOf): number {
  const tiersByWord = words.map((word, at) => ({ word, tiers: tiersOf(word, at) }))
  return (
    (tiersByWord.some(isFarWithout) ? nameModel.farOff : 0) +
    Math.max(
      isNonPerson === false ? -Infinity : maxPointsFor(tiersByWord, true),
      isNonPerson === true ? -Infinity : maxPointsFor(tiersByWord, false),
    )
  )
}

/** Letters of a word from which on nothing that is two slips from it is unlike it. */
const distinctiveLetters = 6

/** Whether a name that has nothing like the word differs from the query in more letters than two slips change. */
function isFarWithout({ word: { word, isDistinctive, matches }, tiers }: WordTiers): boolean {
  return (
    tiers.length === 0 &&
    isDistinctive &&
    matches.maxSimilarity === 1 &&
    word.form.text.length >= distinctiveLetters
  )
}

interface WordTiers {
  readonly word: QueryWord
  readonly tiers: readonly MatchTier[]
}

/** Each sum is as good as it can be by itself: the most that can agree, the largest share of it, the least that is not listed. */
function maxPointsFor(tiersByWord: readonly WordTiers[], isNonPerson: boolean): number {
  let unlisted = 0
  let hasUnmatched = false
  const sums = { strong: 0, best: 0, exact: 0, pairs: 0, sameSpellings: 0 }
  for (const { word, tiers } of tiersByWord) {
    if (tiers.length > 0) {
      addUpperBound(sums, tiers)
      continue
    }
    unlisted += word.word.weight
    // What is not on the list may be a misspelt or otherwise parted word of the name, and is then not missing.
    hasUnmatched ||=
      word.isDistinctive && word.matches.maxSimilarity === 1 && word.word.weight >= surelyDistinctiveWeight
  }
  const { strong, best, exact, pairs, sameSpellings } = sums
  const { agreed, partial } = bestShare(tiersByWord, unlisted)
  const hasOneSameSpelling = (isNonPerson ? sameSpellings : pairs) <= 1
  return maxNamePoints({
    agreed, strong, maxBestEvidence: best, partial, unlisted, omitted: 0, isOneWord: false, maxExactWeight: exact, strongestContradiction: 0,
    hasOnePair: hasUnmatched && pairs === 1, hasOneSameSpelling, hasUnmatched, mayBeShortened: !hasUnmatched, hasOtherLocation: false, hasOtherNumber: false, exceedsTypoLimit: false, mayBeJoined: true, isNonPerson,
  }) // prettier-ignore
}

/** Adds what a word that agrees in one of these degrees comes to at most. */
function addUpperBound(
  sums: { strong: number; best: number; exact: number; pairs: number; sameSpellings: number },
  tiers: readonly MatchTier[],
): void {
  let maxStrong = 0
  let minTierWeight = 1
  let isSimilar = false
  for (const { similarity, maxWeight, minWeight } of tiers) {
    maxStrong = Math.max(maxStrong, maxWeight * similarity * similarity)
    minTierWeight = Math.min(minTierWeight, minWeight)
    if (similarity === 1) sums.exact = Math.max(sums.exact, maxWeight)
    isSimilar ||= similarity >= minSameSpelling && maxWeight >= minDistinctiveWeight
  }
  sums.strong += maxStrong
  sums.best = Math.max(sums.best, maxStrong)
  sums.sameSpellings += Number(isSimilar)
  sums.pairs += minTierWeight < minDistinctiveWeight ? 2 : 1
}

/**
 * What agrees and what lacks of it where its share is largest (Dinkelbach: of a share that is too small some choice has
 * more, until none has).
 *
 * @param unlisted weight of words that nothing agrees with, which counts against the share anyway
 */
function bestShare(
  tiersByWord: readonly WordTiers[],
  unlisted: number,
): { readonly agreed: number; readonly partial: number } {
  let share = 0
  for (let round = 0; ; round++) {
    const sums = { agreed: 0, against: 0 }
    for (const wordTiers of tiersByWord) addBestShare(sums, wordTiers, share)
    const { agreed, against } = sums
    const next = agreed === 0 ? 0 : agreed / (agreed + against)
    if (next <= share || round === maxRounds)
      return { agreed, partial: Math.max(0, against - matcher.cost.unlisted * unlisted) }
    share = next
  }
}

/** Far more than it takes. */
const maxRounds = 20

/** Of what a word may agree with, or of nothing, that which is best at that share. */
function addBestShare(
  sums: { agreed: number; against: number },
  { word, tiers }: WordTiers,
  share: number,
): void {
  let agreed = 0
  let against = matcher.cost.unlisted * word.word.weight
  let best = -share * against
  for (const { similarity, maxWeight, minWeight } of tiers) {
    const weight = similarity > share ? maxWeight : minWeight
    const gain = weight * (similarity - share)
    if (gain <= best) continue
    best = gain
    agreed = weight * similarity
    against = weight * (1 - similarity)
  }
  sums.agreed += agreed
  sums.against += against
}
