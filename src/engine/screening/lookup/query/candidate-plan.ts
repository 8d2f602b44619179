import { matcher } from '../../matching/matcher.table.ts'
import { similarSpelling, tells } from '../../matching/feature-sums.ts'
import { namePoints, surelyDistinctive } from '../../matching/name-evidence.ts'
import type { QueryWord } from './similar-tokens.ts'
import { type Degree, everyDegree } from './token-matches.ts'
import { nameModel } from '../../matching/name-model.table.ts'

/** Which words' names have to be looked at. */
export interface CandidatePlan {
  /** A bit for each word. */
  readonly words: number
  /** By word the degrees of likeness that need not be followed, a bit for each. */
  readonly left: readonly number[]
}

/** What is sought: whether a body is meant (null = it may be), and the least log-odds that count. */
export interface Query {
  readonly words: readonly QueryWord[]
  readonly body: boolean | null
  readonly least: number
}

/** Leaving fewer names than this out is not worth reckoning whether one may. */
const worthLeaving = 8

/**
 * The cheapest words such that a name which has nothing like them cannot come to `least`: of "Ali Zarkhanov" those
 * like Zarkhanov, so that the thousand Alis are never looked at. Of what is like them too most is left out where a name
 * that has nothing better could not come so far.
 */
export function planCandidates(query: Query): CandidatePlan {
  const { words, least } = query
  const order = [...words.keys()]
    .filter((at) => isFollowed(words[at]))
    .sort((a, b) => (words[a]?.similar.cost ?? 0) - (words[b]?.similar.cost ?? 0))
  const left = words.map(() => everyDegree)
  let walked = 0
  for (const at of order) {
    walked |= 1 << at
    left[at] = 0
    if (maxUnseen(query, left) < least) return { words: walked, left: leaveOut(query, left, walked) }
  }
  return { words: walked, left }
}

/** Leaves out degrees of the walked words, those of most names first, as long as no one is missed by that. */
function leaveOut(query: Query, followed: readonly number[], walked: number): number[] {
  const left = [...followed]
  const choices = query.words.flatMap(({ similar }, at) =>
    (walked >>> at) & 1 ? similar.degrees.map(({ cost }, degree) => ({ at, degree, cost })) : [],
  )
  for (const { at, degree } of choices
    .filter(({ cost }) => cost >= worthLeaving)
    .sort((a, b) => b.cost - a.cost)) {
    const before = left[at] ?? 0
    left[at] = before | (1 << degree)
    if (maxLeft(query, left) >= query.least) left[at] = before
  }
  return left
}

function isFollowed(word: QueryWord | undefined): boolean {
  return word !== undefined && word.isMain && word.similar.best > 0
}

/** The most log-odds of a name that has of each word what is like it in one of these degrees, or nothing. */
export function maxUnseen({ words, body }: Query, degrees: readonly number[]): number {
  // Beside a word that may be misspelt no one is given up for what the others weigh.
  const isVague = words.some(isStrange)
  return maxWith(words, body, (word, at) =>
    isVague && degrees[at] === everyDegree ? [agreeing(word)] : degreesAt(word, degrees[at] ?? 0),
  )
}

/** It is not on the list as it is spelt. */
function isStrange({ isMain, similar }: QueryWord): boolean {
  return isMain && similar.best < 1
}

function degreesAt(word: QueryWord, bits: number): readonly Degree[] {
  return word.isMain ? word.similar.degrees.filter((_, i) => (bits >>> i) & 1) : [agreeing(word)]
}

/** The same where words that are not on the list may be written otherwise, which is not seen by what is like them. */
function maxLeft({ words, body }: Query, degrees: readonly number[]): number {
  return maxWith(words, body, (word, at) => {
    const chosen = degreesAt(word, degrees[at] ?? 0)
    return isStrange(word) ? [...chosen, parted(word)] : chosen
  })
}

/** The same where the walked words may be so misspelt that no key finds them; a word that is on the list is not misspelt. */
export function maxMisspelt({ words, body }: Query, walked: number): number {
  return maxWith(words, body, (word, at) => {
    if (!word.isMain) return [agreeing(word)]
    if (word.similar.best === 0) return [misspelt(word)]
    if (((walked >>> at) & 1) === 0) return word.similar.degrees
    return word.similar.best === 1 ? [] : [misspelt(word)]
  })
}

/** Two words that share no key are no more similar than this. */
const maxUnkeyed = 0.78

function misspelt({ heaviest, lightest }: QueryWord): Degree {
  return { similarity: maxUnkeyed, heaviest, lightest, cost: 0 }
}

function parted({ heaviest, lightest }: QueryWord): Degree {
  return { similarity: matcher.joinedSimilarity, heaviest, lightest, cost: 0 }
}

/** A small word may agree with another one. */
function agreeing({ heaviest, lightest }: QueryWord): Degree {
  return { similarity: 1, heaviest, lightest, cost: 0 }
}

type DegreesOf = (word: QueryWord, at: number) => readonly Degree[]

function maxWith(words: readonly QueryWord[], body: boolean | null, degreesOf: DegreesOf): number {
  const choices = words.map((word, at) => ({ word, degrees: degreesOf(word, at) }))
  return (
    (choices.some(isFarWithout) ? nameModel.farOff : 0) +
    Math.max(
      body === false ? -Infinity : maxFor(choices, true),
      body === true ? -Infinity : maxFor(choices, false),
    )
  )
}

/** Letters of a word from which on nothing that is two slips from it is unlike it. */
const distinctiveLetters = 6

/** Whether a name that has nothing like the word differs from the query in more letters than two slips change. */
function isFarWithout({ word: { word, isMain, similar }, degrees }: Choice): boolean {
  return degrees.length === 0 && isMain && similar.best === 1 && word.form.text.length >= distinctiveLetters
}

interface Choice {
  readonly word: QueryWord
  readonly degrees: readonly Degree[]
}

/** Each sum is as good as it can be by itself: the most that can agree, the largest share of it, the least that is not listed. */
function maxFor(choices: readonly Choice[], body: boolean): number {
  let [unlisted, missing] = [0, false]
  const sums = { strong: 0, best: 0, exact: 0, pairs: 0, similar: 0 }
  for (const { word, degrees } of choices) {
    if (degrees.length > 0) {
      addMost(sums, degrees)
      continue
    }
    unlisted += word.word.weight
    // What is not on the list may be a misspelt or otherwise parted word of the name, and is then not missing.
    missing ||= word.isMain && word.similar.best === 1 && word.word.weight >= surelyDistinctive
  }
  const { strong, best, exact, pairs, similar } = sums
  const { agreed, partial } = bestShare(choices, unlisted)
  const oneSimilar = (body ? similar : pairs) <= 1
  return namePoints({
    agreed, strong, best, partial, unlisted, omitted: 0, oneWord: false, exact, sharpest: 0,
    onePair: missing && pairs === 1, oneSimilar, missing, place: false, number: false, far: false, joined: true, body,
  }) // prettier-ignore
}

/** Adds what a word that agrees in one of these degrees comes to at most. */
function addMost(
  sums: { strong: number; best: number; exact: number; pairs: number; similar: number },
  degrees: readonly Degree[],
): void {
  let [most, least, isSimilar] = [0, 1, false]
  for (const { similarity, heaviest, lightest } of degrees) {
    most = Math.max(most, heaviest * similarity * similarity)
    least = Math.min(least, lightest)
    if (similarity === 1) sums.exact = Math.max(sums.exact, heaviest)
    isSimilar ||= similarity >= similarSpelling && heaviest >= tells
  }
  sums.strong += most
  sums.best = Math.max(sums.best, most)
  sums.similar += Number(isSimilar)
  sums.pairs += least < tells ? 2 : 1
}

/**
 * What agrees and what lacks of it where its share is largest (Dinkelbach: of a share that is too small some choice has
 * more, until none has).
 *
 * @param unlisted weight of words that nothing agrees with, which counts against the share anyway
 */
function bestShare(
  choices: readonly Choice[],
  unlisted: number,
): { readonly agreed: number; readonly partial: number } {
  let share = 0
  for (let round = 0; ; round++) {
    const sums = { agreed: 0, against: 0 }
    for (const choice of choices) addBest(sums, choice, share)
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
function addBest(sums: { agreed: number; against: number }, { word, degrees }: Choice, share: number): void {
  let [agreed, against] = [0, matcher.cost.unlisted * word.word.weight]
  let best = -share * against
  for (const { similarity, heaviest, lightest } of degrees) {
    const weight = similarity > share ? heaviest : lightest
    const gain = weight * (similarity - share)
    if (gain <= best) continue
    best = gain
    agreed = weight * similarity
    against = weight * (1 - similarity)
  }
  sums.agreed += agreed
  sums.against += against
}
