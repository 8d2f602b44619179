import { similarSpelling, tells } from '../../matching/feature-sums.ts'
import { namePoints } from '../../matching/name-evidence.ts'
import { isLongWord } from '../../matching/name-sums.ts'
import { tokenClasses } from '../../names/classify.ts'
import type { QueryWord } from '../query/similar-tokens.ts'
import { asked, takeWords } from '../query/query-words.ts'
import { candidate, type Outline } from './candidate-name.ts'
import { classCodeIn, numbersPerWord, rowIn } from '../index/name-words.ts'
import type { ListIndex } from '../index/open-index.ts'
import { grantByLetters, takeBackPlaced, takeBackUnlike } from './possible-matches.ts'
import { splitWords } from './split-words.ts'
import { maxWords } from '../index/rarity.ts'
import type { SimilarWords } from './scratch.ts'
import { type Granted, nothingGranted, boundScore } from './score-bound.ts'
import { beginTelling, tellOf, told, toldAt } from './token-relations.ts'

/** Measures listed names against looked-up words, millions a second. What it found lies in it until the next one. */
export interface NameScorer {
  measure(name: number): void
  /** Log-odds of the name if what was looked up is all that agrees; of no meaning where `most` is below `least`. */
  likely: number
  /** Log-odds that it cannot exceed. */
  most: number
}

export interface Measuring {
  /** Names that write words of the query as several → those words, a bit for each. */
  readonly apart: ReadonlyMap<number, number>
  /** Below these log-odds it is not told more closely what a name can come to. */
  readonly least: number
  /** Whether others than persons are meant; null = of each name it is looked up. */
  readonly body: boolean | null
}

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const slack = 0.1

/** Of one search at a time: the words of its query are taken in hand. */
export function nameScorer(
  index: ListIndex,
  query: readonly QueryWord[],
  { apart, least, body }: Measuring,
): NameScorer {
  const [only] = query
  const oneWord = query.length === 1 && only !== undefined && isLongWord(only.word.form.text)
  const outline: Outline = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord, exact: 0, sharpest: 0,
    best: 0, onePair: false, oneSimilar: false, missing: false, place: false, number: false, far: false,
    joined: false, body: false,
  } // prettier-ignore
  const given: Granted = { placed: 0, possible: 0, similarity: new Float64Array(maxWords), small: 0 }
  const { nameEntity, entityKind } = index.columns
  takeWords(query)
  beginTelling()
  const maxOf = () => {
    boundScore(outline, given, slack)
    const most = namePoints(outline)
    if (most >= least || !outline.oneSimilar || !outline.missing) return most
    // Words that are like others may also be one with their neighbours, and are then spelt alike.
    outline.oneSimilar = false
    const atMost = namePoints(outline)
    return atMost < least || splitWords(candidate.covered) === 0 ? most : atMost
  }
  /** At first by the letters that words consist of; only where that leaves hope are they read. */
  const maxPoints = (uncovered: number) => {
    given.placed = 0
    given.possible = 0
    given.small = uncovered & ~asked.mains
    if (uncovered !== 0) grantByLetters(given, uncovered)
    let most = maxOf()
    if (most >= least && given.placed !== 0) {
      takeBackPlaced(index, query, given)
      most = maxOf()
    }
    if (most < least || given.possible === 0) return most
    takeBackUnlike(index, query, given)
    return maxOf()
  }
  return {
    likely: 0,
    most: 0,
    measure(name) {
      gather(index, name)
      if (apart.size > 0) gatherApart(apart.get(name) ?? 0, candidate.whole)
      candidate.rest = Math.max(0, candidate.whole - candidate.matched)
      outline.body = body ?? entityKind[nameEntity[name] ?? 0] !== 0
      this.most = maxPoints(asked.all & ~candidate.covered)
      if (this.most < least) return
      boundScore(outline, nothingGranted, 0)
      leaveOpen(outline)
      this.likely = namePoints(outline)
    },
  }
}

/** What was not looked up may still be like a word of the query: how many words are alike, and which best, is not yet known. */
function leaveOpen(outline: Outline): void {
  outline.best = outline.strong
  outline.oneSimilar = outline.onePair
}

/** Lays the name's words beside the query's: the best of each; words that are like none are left over. */
function gather(index: ListIndex, name: number): void {
  const { nameStart } = index.columns
  candidate.covered = 0
  candidate.count = 0
  candidate.spares = 0
  candidate.heaviestSpare = 0
  candidate.matched = 0
  candidate.whole = 0
  candidate.exact = 0
  candidate.similar = 0
  candidate.initials = 0
  candidate.joined = false
  candidate.possible = 0
  const end = nameStart[name + 1] ?? 0
  for (let at = nameStart[name] ?? 0; at < end; at++) gatherWord(index, numbersPerWord * at)
}

/** @param at where the numbers of the listed word begin among those of all names */
function gatherWord({ columns, scratch: { similar } }: ListIndex, at: number): void {
  const first = columns.nameWord[at] ?? 0
  const token = rowIn(first)
  const kind = classCodeIn(first)
  const outline = columns.nameWord[at + 1] ?? 0
  const weight = columns.wordWeight[at + 2] ?? 0
  const place = candidate.count++
  candidate.whole += weight
  const row = tellOf(similar, token, outline)
  candidate.token[place] = token
  candidate.outline[place] = outline
  candidate.weightOf[place] = weight
  candidate.classOf[place] = kind
  if (kind === initialClass) candidate.initials++
  candidate.joins[place] = told[row + toldAt.joins] ?? 0
  candidate.part[place] = told[row + toldAt.part] ?? 0
  candidate.parted[place] = told[row + toldAt.parted] ?? 0
  const entry = told[row + toldAt.entry] ?? -1
  if (entry >= 0) coverAll(similar, entry, weight)
  else leaveOver(place, weight, told[row + toldAt.like] ?? 0)
}

const initialClass = tokenClasses.indexOf('initial')

function leaveOver(place: number, weight: number, like: number): void {
  candidate.spare[candidate.spares++] = place
  candidate.like[place] = like
  candidate.possible |= like
  if (weight > candidate.heaviestSpare) candidate.heaviestSpare = weight
}

function coverAll(similar: SimilarWords, entry: number, weight: number): void {
  candidate.matched += weight
  let best = 0
  for (let each = entry; each >= 0; each = similar.entryNext[each] ?? -1) {
    const found = similar.entrySimilarity[each] ?? 0
    if (found > best) best = found
    cover(similar.entryWord[each] ?? 0, weight, found)
  }
  if (best === 1 && weight > candidate.exact) candidate.exact = weight
  if (best >= similarSpelling && weight >= tells) candidate.similar++
}

function cover(word: number, weight: number, found: number): void {
  const bit = 1 << word
  const known = candidate.similarity[word] ?? 0
  if (
    (candidate.covered & bit) !== 0 &&
    weight * found * found <= (candidate.weight[word] ?? 0) * known * known
  )
    return
  candidate.covered |= bit
  candidate.similarity[word] = found
  candidate.weight[word] = weight
}

/** Words that the name writes as two agree in full, and their parts are not left over; `whole` is the name's weight. */
function gatherApart(together: number, whole: number): void {
  for (let at = 0; together >>> at !== 0; at++) {
    if (((together >>> at) & 1) === 0) continue
    const weight = Math.max(asked.weight[at] ?? 0, whole - candidate.matched)
    cover(at, weight, 1)
    candidate.matched += weight
    candidate.joined = true
  }
}
