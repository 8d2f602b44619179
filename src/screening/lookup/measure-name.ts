import { tells } from '../matching/feature-sums.ts'
import { namePoints, surelyTells } from '../matching/name-evidence.ts'
import { matcher } from '../matching/matcher.table.ts'
import { isLongWord } from '../matching/name-sums.ts'
import { tokenClasses } from '../names/classify.ts'
import type { SoughtWord } from './alike-words.ts'
import { asked, takeWords } from './asked-words.ts'
import type { IndexColumns } from './index-columns.ts'
import { hand, type Outline } from './name-in-hand.ts'
import type { ListIndex } from './open-index.ts'
import { type Bound, mostPoints } from './possible-words.ts'
import { type AlikeWords, firstAlike } from './scratch.ts'
import { lengthOf, lettersOf } from './word-outline.ts'

/** Measures listed names against looked-up words, millions a second. What it found lies in it until the next one. */
export interface NameMeasurer {
  measure(name: number): void
  /** Log-odds of the name if what was looked up is all that agrees. */
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

/** Of one search at a time: the words of its query are taken in hand. */
export function nameMeasurer(
  index: ListIndex,
  sought: readonly SoughtWord[],
  { apart, least, body }: Measuring,
): NameMeasurer {
  const [only] = sought
  const oneWord = sought.length === 1 && only !== undefined && isLongWord(only.word.form.text)
  const outline: Outline = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord,
    exact: 0, sharpest: 0, onePair: false, missing: false, joined: false, body: false,
  } // prettier-ignore
  const bound: Bound = { outline, least, spare: 0, isGlance: true }
  const { nameWeight, nameEntity, entityKind } = index.columns
  takeWords(sought)
  return {
    likely: 0,
    most: 0,
    measure(name) {
      gather(index, name)
      const weight = nameWeight[name] ?? 0
      if (apart.size > 0) gatherApart(apart.get(name) ?? 0, weight)
      outline.body = body ?? entityKind[nameEntity[name] ?? 0] !== 0
      sumUp(outline)
      outline.omitted = Math.max(0, weight - hand.matched)
      bound.spare = hand.heaviestSpare
      // What of a name is written apart does not lack in the query.
      const uncovered = heaviestUncovered()
      outline.sharpest = hand.joined ? 0 : Math.min(uncovered, hand.heaviestSpare)
      outline.missing = !hand.joined && Math.max(uncovered, hand.heaviestSpare) >= surelyTells
      this.likely = namePoints(outline)
      this.most = mostPoints(index, sought, bound)
    },
  }
}

/** Lays the name's words beside the query's: the best of each; words that are like none are left over. */
function gather({ columns, scratch: { alike } }: ListIndex, name: number): void {
  const { nameStart, nameToken, nameOutline, wordWeight } = columns
  hand.covered = 0
  hand.count = 0
  hand.spares = 0
  hand.heaviestSpare = 0
  hand.matched = 0
  hand.exact = 0
  hand.joined = false
  const end = nameStart[name + 1] ?? 0
  for (let at = nameStart[name] ?? 0; at < end; at++) {
    const token = nameToken[at] ?? 0
    const outline = nameOutline[at] ?? 0
    const place = hand.count++
    hand.token[place] = token
    hand.outline[place] = outline
    hand.letters[place] = lettersOf(outline)
    hand.length[place] = lengthOf(outline)
    const entry = firstAlike(alike, token)
    if (entry >= 0) coverAll(alike, entry, wordWeight[at] ?? 0)
    else leaveOver(columns, at, place)
  }
}

/** @param at place of the listed word among those of all names */
function leaveOver({ nameClass, wordWeight }: IndexColumns, at: number, place: number): void {
  hand.spare[hand.spares++] = place
  const weight = wordWeight[at] ?? 0
  if (weight > hand.heaviestSpare && isTelling[nameClass[at] ?? 0] === 1) hand.heaviestSpare = weight
}

/** By class: whether words of it tell who is meant. */
const isTelling = Uint8Array.from(tokenClasses, (kind) => Number(kind === 'word' || kind === 'number'))

function coverAll(alike: AlikeWords, entry: number, weight: number): void {
  hand.matched += weight
  for (let each = entry; each >= 0; each = alike.entryNext[each] ?? -1) {
    const found = alike.entrySimilarity[each] ?? 0
    if (found === 1 && weight > hand.exact) hand.exact = weight
    if (found === matcher.joinedSimilarity) hand.joined = true
    cover(alike.entryWord[each] ?? 0, weight, found)
  }
}

function cover(word: number, weight: number, found: number): void {
  const bit = 1 << word
  const known = hand.similarity[word] ?? 0
  if ((hand.covered & bit) !== 0 && weight * found * found <= (hand.weight[word] ?? 0) * known * known) return
  hand.covered |= bit
  hand.similarity[word] = found
  hand.weight[word] = weight
}

/** Words that the name writes as two agree in full, and their parts are not left over; `whole` is the name's weight. */
function gatherApart(together: number, whole: number): void {
  for (let at = 0; together >>> at !== 0; at++) {
    if (((together >>> at) & 1) === 0) continue
    const weight = Math.max(asked.weight[at] ?? 0, whole - hand.matched)
    cover(at, weight, 1)
    hand.matched += weight
    hand.joined = true
  }
}

function sumUp(outline: Outline): void {
  outline.agreed = 0
  outline.strong = 0
  outline.partial = 0
  outline.unlisted = 0
  outline.exact = hand.exact
  outline.joined = hand.joined
  let pairs = hand.joined ? 2 : 0
  for (let at = 0; at < asked.count; at++) {
    if (((hand.covered >>> at) & 1) === 0) outline.unlisted += asked.weight[at] ?? 0
    else {
      add(outline, hand.weight[at] ?? 0, hand.similarity[at] ?? 0)
      // A word too light to be counted as a pair is none that does not agree.
      pairs += (hand.weight[at] ?? 0) < tells ? 2 : 1
    }
  }
  outline.onePair = pairs === 1
}

function add(outline: Outline, weight: number, found: number): void {
  outline.agreed += weight * found
  outline.strong += weight * found * found
  outline.partial += weight * (1 - found)
}

/** Of the query's words that tell who is meant and that the name has nothing like, the heaviest. */
function heaviestUncovered(): number {
  let most = 0
  for (let at = 0; at < asked.count; at++) {
    if (asked.isMain[at] === 0 || ((hand.covered >>> at) & 1) === 1) continue
    most = Math.max(most, asked.weight[at] ?? 0)
  }
  return most
}
