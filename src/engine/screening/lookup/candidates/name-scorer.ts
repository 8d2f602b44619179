import { minSameSpelling, minDistinctiveWeight } from '../../matching/feature-sums.ts'
import { maxNamePoints } from '../../matching/name-points.ts'
import { isLongWord } from '../../matching/agreement-share.ts'
import { tokenClasses } from '../../names/classify-tokens.ts'
import type { QueryWord } from '../query/query-word.ts'
import { type QueryWords, setQueryWords } from '../query/query-words.ts'
import type { CandidateName, MutableNameBounds } from './candidate-name.ts'
import { classCodeIn, numbersPerWord, tokenRowIn } from '../index/name-words.ts'
import type { ListIndex } from '../index/open-index.ts'
import { assumeBySignature, verifyResegmented, verifySimilar } from './assumed-matches.ts'
import { resegmentBySignature } from './resegment-by-signature.ts'
import type { SearchState } from './search-state.ts'
import { nothingAssumed, boundNameScore } from './bound-name-score.ts'
import { resetTokenRelations, relationsRowOf, relationOffset } from './token-relations.ts'

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

/** Of one search at a time per index: it works in `index.search`. */
export function createNameScorer(
  index: ListIndex,
  query: readonly QueryWord[],
  { splitWordsByName, minPoints, isNonPerson }: ScoringOptions,
): NameScorer {
  const [onlyWord] = query
  const isOneWord = query.length === 1 && onlyWord !== undefined && isLongWord(onlyWord.word.form.text)
  const bounds = startBounds(isOneWord)
  const { nameEntity, entityKind } = index.columns
  const { search } = index
  const { assumed, candidate, query: queryWords } = search
  const scoring = { bounds, assumed }
  const likelyScoring = { bounds, assumed: nothingAssumed }
  setQueryWords(queryWords, query)
  resetTokenRelations(search.relations)
  const currentBound = () => {
    boundNameScore(search, scoring, weightTolerance)
    const most = maxNamePoints(bounds)
    if (most >= minPoints || !bounds.hasOneSameSpelling || !bounds.hasUnmatched) return most
    // Words that are like others may also be one with their neighbours, and are then spelt alike.
    bounds.hasOneSameSpelling = false
    const atMost = maxNamePoints(bounds)
    return atMost < minPoints || resegmentBySignature(search, candidate.covered) === 0 ? most : atMost
  }
  /** At first by the letters that words consist of; only where that leaves hope are they read. */
  const boundPoints = (uncovered: number) => {
    assumed.resegmented = 0
    assumed.maybeSimilar = 0
    assumed.nonDistinctive = uncovered & ~queryWords.distinctive
    if (uncovered !== 0) assumeBySignature(search, assumed, uncovered)
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
      if (splitWordsByName.size > 0) collectSplitWords(candidate, queryWords, splitWordsByName.get(name) ?? 0)
      candidate.remainingWeight = Math.max(0, candidate.totalWeight - candidate.matchedWeight)
      bounds.isNonPerson = isNonPerson ?? entityKind[nameEntity[name] ?? 0] !== 0
      this.maxPoints = boundPoints(queryWords.all & ~candidate.covered)
      if (this.maxPoints < minPoints) return
      boundNameScore(search, likelyScoring, 0)
      loosenBounds(bounds)
      this.likelyPoints = maxNamePoints(bounds)
    },
  }
}

function startBounds(isOneWord: boolean): MutableNameBounds {
  return {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, isOneWord, maxExactWeight: 0, strongestContradiction: 0,
    maxBestEvidence: 0, hasOnePair: false, hasOneSameSpelling: false, hasUnmatched: false, mayBeShortened: false, hasOtherLocation: false, hasOtherNumber: false, exceedsTypoLimit: false,
    mayBeJoined: false, isNonPerson: false,
  } // prettier-ignore
}

/** What was not looked up may still be like a word of the query: how many words are alike, and which best, is not yet known. */
function loosenBounds(bounds: MutableNameBounds): void {
  bounds.maxBestEvidence = bounds.strong
  bounds.hasOneSameSpelling = bounds.hasOnePair
}

/** Lays the name's words beside the query's: the best of each; words that are like none are left over. */
function collectName(index: ListIndex, name: number): void {
  const { nameStart } = index.columns
  const { candidate } = index.search
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
  for (let at = nameStart[name] ?? 0; at < end; at++) collectWord(index, candidate, numbersPerWord * at)
}

/** @param at where the numbers of the listed word begin among those of all names */
function collectWord({ columns, search }: ListIndex, candidate: CandidateName, at: number): void {
  const first = columns.nameWord[at] ?? 0
  const token = tokenRowIn(first)
  const kind = classCodeIn(first)
  const signature = columns.nameWord[at + 1] ?? 0
  const weight = columns.wordWeight[at + 2] ?? 0
  const position = candidate.tokenCount++
  candidate.totalWeight += weight
  const row = relationsRowOf(search, token, signature)
  const { rows } = search.relations
  candidate.token[position] = token
  candidate.signature[position] = signature
  candidate.tokenWeight[position] = weight
  candidate.tokenClass[position] = kind
  if (kind === initialClass) candidate.initialCount++
  candidate.joins[position] = rows[row + relationOffset.joins] ?? 0
  candidate.partOf[position] = rows[row + relationOffset.partOf] ?? 0
  candidate.movedSpace[position] = rows[row + relationOffset.movedSpace] ?? 0
  const entry = rows[row + relationOffset.similarEntry] ?? -1
  if (entry >= 0) coverQueryWords(search, entry, weight)
  else addUnmatched(candidate, position, rows[row + relationOffset.maybeSimilar] ?? 0)
}

const initialClass = tokenClasses.indexOf('initial')

function addUnmatched(candidate: CandidateName, position: number, maybeSimilar: number): void {
  const weight = candidate.tokenWeight[position] ?? 0
  candidate.unmatched[candidate.unmatchedCount++] = position
  candidate.maybeSimilar[position] = maybeSimilar
  candidate.anyMaybeSimilar |= maybeSimilar
  if (weight > candidate.maxUnmatchedWeight) candidate.maxUnmatchedWeight = weight
}

function coverQueryWords({ candidate, similarTokens }: SearchState, entry: number, weight: number): void {
  candidate.matchedWeight += weight
  let best = 0
  for (let each = entry; each >= 0; each = similarTokens.entryNext[each] ?? -1) {
    const similarity = similarTokens.entrySimilarity[each] ?? 0
    const word = similarTokens.entryWord[each] ?? 0
    if (similarity > best) best = similarity
    if (!isBestMatch(candidate, word, weight * similarity * similarity)) continue
    candidate.covered |= 1 << word
    candidate.similarity[word] = similarity
    candidate.weight[word] = weight
  }
  if (best === 1 && weight > candidate.exactWeight) candidate.exactWeight = weight
  if (best >= minSameSpelling && weight >= minDistinctiveWeight) candidate.sameSpellingCount++
}

/** Whether no word of the name agrees as well with that word of the query. */
function isBestMatch(
  { covered, similarity, weight }: CandidateName,
  word: number,
  strength: number,
): boolean {
  if (((covered >>> word) & 1) === 0) return true
  const known = similarity[word] ?? 0
  return strength > (weight[word] ?? 0) * known * known
}

/** Words that the name writes as two agree in full, and their parts are not left over. */
function collectSplitWords(candidate: CandidateName, queryWords: QueryWords, words: number): void {
  for (let at = 0; words >>> at !== 0; at++) {
    if (((words >>> at) & 1) === 0) continue
    const weight = Math.max(queryWords.weight[at] ?? 0, candidate.totalWeight - candidate.matchedWeight)
    if (isBestMatch(candidate, at, weight)) {
      candidate.covered |= 1 << at
      candidate.similarity[at] = 1
      candidate.weight[at] = weight
    }
    candidate.matchedWeight += weight
    candidate.mayBeJoined = true
  }
}
