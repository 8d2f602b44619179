import { minSameSpelling, minDistinctiveWeight } from '../../matching/feature-sums.ts'
import { maxNamePoints } from '../../matching/name-points.ts'
import { isLongWord } from '../../matching/agreement-share.ts'
import { tokenClasses } from '../../names/classify.ts'
import type { QueryWord } from '../query/find-similar-tokens.ts'
import { queryWords, setQueryWords } from '../query/query-words.ts'
import { candidate, type MutableNameBounds } from './candidate-name.ts'
import { classCodeIn, numbersPerWord, tokenRowIn } from '../index/name-words.ts'
import type { ListIndex } from '../index/open-index.ts'
import { assumeBySignature, verifyResegmented, verifySimilar } from './assumed-matches.ts'
import { resegmentBySignature } from './resegment-by-signature.ts'
import { maxWords } from '../index/rarity.ts'
import type { SimilarTokenTable } from './search-scratch.ts'
import { type AssumedMatches, nothingAssumed, boundNameScore } from './bound-name-score.ts'
import { resetTokenRelations, relationsRowOf, tokenRelations, relationOffset } from './token-relations.ts'

/** Measures listed names against looked-up words, millions a second. What it found lies in it until the next one. */
export interface NameScorer {
  score(name: number): void
  /** Log-odds of the name if what was looked up is all that agrees; of no meaning where `most` is below `least`. */
  likelyPoints: number
  /** Log-odds that it cannot exceed. */
  maxPoints: number
}

export interface ScoringOptions {
  /** Names that write words of the query as several → those words, a bit for each. */
  readonly splitWordsByName: ReadonlyMap<number, number>
  /** Below these log-odds it is not told more closely what a name can come to. */
  readonly minPoints: number
  /** Whether others than persons are meant; null = of each name it is looked up. */
  readonly isNonPerson: boolean | null
}

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const weightTolerance = 0.1

/** Of one search at a time: the words of its query are taken in hand. */
export function createNameScorer(
  index: ListIndex,
  query: readonly QueryWord[],
  { splitWordsByName, minPoints, isNonPerson }: ScoringOptions,
): NameScorer {
  const [onlyWord] = query
  const isOneWord = query.length === 1 && onlyWord !== undefined && isLongWord(onlyWord.word.form.text)
  const bounds: MutableNameBounds = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, isOneWord, maxExactWeight: 0, strongestContradiction: 0,
    maxBestEvidence: 0, hasOnePair: false, hasOneSameSpelling: false, hasUnmatched: false, hasOtherLocation: false, hasOtherNumber: false, isFarApart: false,
    mayBeJoined: false, isNonPerson: false,
  } // prettier-ignore
  const assumed: AssumedMatches = {
    resegmented: 0,
    maybeSimilar: 0,
    similarity: new Float64Array(maxWords),
    nonDistinctive: 0,
  }
  const { nameEntity, entityKind } = index.columns
  setQueryWords(query)
  resetTokenRelations()
  const currentBound = () => {
    boundNameScore(bounds, assumed, weightTolerance)
    const most = maxNamePoints(bounds)
    if (most >= minPoints || !bounds.hasOneSameSpelling || !bounds.hasUnmatched) return most
    // Words that are like others may also be one with their neighbours, and are then spelt alike.
    bounds.hasOneSameSpelling = false
    const atMost = maxNamePoints(bounds)
    return atMost < minPoints || resegmentBySignature(candidate.covered) === 0 ? most : atMost
  }
  /** At first by the letters that words consist of; only where that leaves hope are they read. */
  const boundPoints = (uncovered: number) => {
    assumed.resegmented = 0
    assumed.maybeSimilar = 0
    assumed.nonDistinctive = uncovered & ~queryWords.distinctive
    if (uncovered !== 0) assumeBySignature(assumed, uncovered)
    let most = currentBound()
    if (most >= minPoints && assumed.resegmented !== 0) {
      verifyResegmented(index, query, assumed)
      most = currentBound()
    }
    if (most < minPoints || assumed.maybeSimilar === 0) return most
    verifySimilar(index, query, assumed)
    return currentBound()
  }
  return {
    likelyPoints: 0,
    maxPoints: 0,
    score(name) {
      collectName(index, name)
      if (splitWordsByName.size > 0) collectSplitWords(splitWordsByName.get(name) ?? 0, candidate.totalWeight)
      candidate.remainingWeight = Math.max(0, candidate.totalWeight - candidate.matchedWeight)
      bounds.isNonPerson = isNonPerson ?? entityKind[nameEntity[name] ?? 0] !== 0
      this.maxPoints = boundPoints(queryWords.all & ~candidate.covered)
      if (this.maxPoints < minPoints) return
      boundNameScore(bounds, nothingAssumed, 0)
      loosenBounds(bounds)
      this.likelyPoints = maxNamePoints(bounds)
    },
  }
}

/** What was not looked up may still be like a word of the query: how many words are alike, and which best, is not yet known. */
function loosenBounds(bounds: MutableNameBounds): void {
  bounds.maxBestEvidence = bounds.strong
  bounds.hasOneSameSpelling = bounds.hasOnePair
}

/** Lays the name's words beside the query's: the best of each; words that are like none are left over. */
function collectName(index: ListIndex, name: number): void {
  const { nameStart } = index.columns
  candidate.covered = 0
  candidate.tokenCount = 0
  candidate.unmatchedCount = 0
  candidate.maxUnmatchedWeight = 0
  candidate.matchedWeight = 0
  candidate.totalWeight = 0
  candidate.exactWeight = 0
  candidate.sameSpellingCount = 0
  candidate.initialCount = 0
  candidate.mayBeJoined = false
  candidate.anyMaybeSimilar = 0
  const end = nameStart[name + 1] ?? 0
  for (let at = nameStart[name] ?? 0; at < end; at++) collectWord(index, numbersPerWord * at)
}

/** @param at where the numbers of the listed word begin among those of all names */
function collectWord({ columns, scratch: { similarTokens } }: ListIndex, at: number): void {
  const first = columns.nameWord[at] ?? 0
  const token = tokenRowIn(first)
  const kind = classCodeIn(first)
  const signature = columns.nameWord[at + 1] ?? 0
  const weight = columns.wordWeight[at + 2] ?? 0
  const position = candidate.tokenCount++
  candidate.totalWeight += weight
  const row = relationsRowOf(similarTokens, token, signature)
  candidate.token[position] = token
  candidate.signature[position] = signature
  candidate.tokenWeight[position] = weight
  candidate.tokenClass[position] = kind
  if (kind === initialClass) candidate.initialCount++
  candidate.joins[position] = tokenRelations[row + relationOffset.joins] ?? 0
  candidate.partOf[position] = tokenRelations[row + relationOffset.partOf] ?? 0
  candidate.movedSpace[position] = tokenRelations[row + relationOffset.movedSpace] ?? 0
  const entry = tokenRelations[row + relationOffset.similarEntry] ?? -1
  if (entry >= 0) coverQueryWords(similarTokens, entry, weight)
  else addUnmatched(position, weight, tokenRelations[row + relationOffset.maybeSimilar] ?? 0)
}

const initialClass = tokenClasses.indexOf('initial')

function addUnmatched(position: number, weight: number, maybeSimilar: number): void {
  candidate.unmatched[candidate.unmatchedCount++] = position
  candidate.maybeSimilar[position] = maybeSimilar
  candidate.anyMaybeSimilar |= maybeSimilar
  if (weight > candidate.maxUnmatchedWeight) candidate.maxUnmatchedWeight = weight
}

function coverQueryWords(similarTokens: SimilarTokenTable, entry: number, weight: number): void {
  candidate.matchedWeight += weight
  let best = 0
  for (let each = entry; each >= 0; each = similarTokens.entryNext[each] ?? -1) {
    const similarity = similarTokens.entrySimilarity[each] ?? 0
    if (similarity > best) best = similarity
    coverQueryWord(similarTokens.entryWord[each] ?? 0, weight, similarity)
  }
  if (best === 1 && weight > candidate.exactWeight) candidate.exactWeight = weight
  if (best >= minSameSpelling && weight >= minDistinctiveWeight) candidate.sameSpellingCount++
}

function coverQueryWord(word: number, weight: number, similarity: number): void {
  const bit = 1 << word
  const knownSimilarity = candidate.similarity[word] ?? 0
  if (
    (candidate.covered & bit) !== 0 &&
    weight * similarity * similarity <= (candidate.weight[word] ?? 0) * knownSimilarity * knownSimilarity
  )
    return
  candidate.covered |= bit
  candidate.similarity[word] = similarity
  candidate.weight[word] = weight
}

/** Words that the name writes as two agree in full, and their parts are not left over; `whole` is the name's weight. */
function collectSplitWords(words: number, nameWeight: number): void {
  for (let at = 0; words >>> at !== 0; at++) {
    if (((words >>> at) & 1) === 0) continue
    const weight = Math.max(queryWords.weight[at] ?? 0, nameWeight - candidate.matchedWeight)
    coverQueryWord(at, weight, 1)
    candidate.matchedWeight += weight
    candidate.mayBeJoined = true
  }
}
