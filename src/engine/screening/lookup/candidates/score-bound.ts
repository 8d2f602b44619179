import { similarSpelling, tells } from '../../matching/feature-sums.ts'
import { surelyDistinctive } from '../../matching/name-evidence.ts'
import { tokenClasses } from '../../names/classify.ts'
import { asked } from '../query/query-words.ts'
import { candidate, type Outline } from './candidate-name.ts'
import { maxWords } from '../index/rarity.ts'
import { lengthOf } from '../index/word-outline.ts'

/** What words of the query that the lookup did not find in the name in hand are taken to agree with; a bit for each. */
export interface Granted {
  /** Words that are the same but for where words are parted. */
  placed: number
  /** Words left over in the name, no more like than `similarity`, which shares a key with none. */
  possible: number
  readonly similarity: Float64Array
  /** Small ones: legal forms of one kind agree though they are spelt differently. */
  small: number
}

/** Nothing granted: what was looked up is all that agrees. */
export const nothingGranted: Granted = { placed: 0, possible: 0, similarity: new Float64Array(0), small: 0 }

/** What the name in hand comes to; `slack` of weight is taken to agree beside it and not to be left over. */
export function boundScore(outline: Outline, given: Granted, slack: number): void {
  const isParted = candidate.joined || given.placed !== 0
  outline.agreed = slack
  outline.strong = slack
  outline.partial = 0
  outline.unlisted = 0
  outline.best = 0
  countLeft(given.possible)
  const pairs = addWords(outline, given) + (isParted ? 2 : 0)
  const strangers = strange(given)
  const stranger = heaviestOf(strangers & asked.mains)
  outline.exact = candidate.exact
  outline.joined = isParted
  outline.onePair = pairs === 1
  if (isParted) outline.best = outline.strong
  outline.oneSimilar = !isParted && candidate.similar + similarAmong(given) + similarInitials() <= 1
  // What of a name is written apart does not lack in the query.
  outline.omitted = given.placed === 0 ? Math.max(0, Math.min(left.weight, candidate.rest) - slack) : 0
  outline.sharpest = isParted ? 0 : Math.min(stranger, left.heaviest)
  outline.missing = !isParted && Math.max(stranger, left.heaviest) >= surelyDistinctive
  outline.place = !isParted && (strangers & asked.places) !== 0
  outline.number = !isParted && isNumberMissing(strangers)
  outline.far = !isParted && isSurelyFar(strangers & asked.mains & ~asked.numbers)
}

/** Words of the query that agree with nothing. */
function strange({ placed, possible, small }: Granted): number {
  return asked.all & ~(candidate.covered | placed | possible | small)
}

/** Two letters that are one word on the other side, `s a` and `sa`, are spelt alike. */
function similarInitials(): number {
  return Number(candidate.initials > 1 || asked.initials > 1)
}

/** How many words of the query that were granted may be spelt as one left over. */
function similarAmong({ possible, similarity }: Granted): number {
  let similar = 0
  for (let at = 0; possible >>> at !== 0; at++)
    if (((possible >>> at) & 1) === 1 && (similarity[at] ?? 0) >= similarSpelling) similar++
  return similar
}

/** Of these words of the query. */
function heaviestOf(words: number): number {
  let most = 0
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && (asked.weight[at] ?? 0) > most) most = asked.weight[at] ?? 0
  return most
}

/** Whether a number is on one side and none is missing on the other. */
function isNumberMissing(strangers: number): boolean {
  if ((strangers & asked.numbers) !== 0) return left.numbers === 0
  return left.numbersSure > 0 && (asked.numbers & ~candidate.covered) === 0
}

/** Letters of a word from which on what it is not like is more than two slips from it; a number is like itself alone. */
const distinctiveLetters = 6

/** Whether one of these words of the query, or of those left over beside them, is of so many letters. */
function isSurelyFar(strangers: number): boolean {
  if (left.longest >= distinctiveLetters) return true
  for (let rest = strangers; rest !== 0; rest &= rest - 1)
    if ((asked.length[31 - Math.clz32(rest & -rest)] ?? 0) >= distinctiveLetters) return true
  return false
}

/** Of the listed words that none of the query's is like. */
const left = {
  weight: 0,
  /** Letters of the longest that tells who is meant and is no number. */
  longest: 0,
  /** The heaviest that tells who is meant. */
  heaviest: 0,
  /** Numbers among all that were left over, and among those that nothing may be like. */
  numbers: 0,
  numbersSure: 0,
  /** The others: how many, their weight, and of each of the query's words the heaviest that it may be like. */
  likes: 0,
  likesWeight: 0,
  like: new Float64Array(maxWords),
}

/** By class: whether words of it tell who is meant. */
const isDistinctive = Uint8Array.from(tokenClasses, (kind) => Number(kind === 'word' || kind === 'number'))
const numberClass = tokenClasses.indexOf('number')

function countLeft(possible: number): void {
  left.weight = 0
  left.longest = 0
  left.heaviest = 0
  left.numbers = 0
  left.numbersSure = 0
  left.likes = 0
  left.likesWeight = 0
  for (let at = 0; possible >>> at !== 0; at++) left.like[at] = 0
  for (let i = 0; i < candidate.spares; i++) {
    const place = candidate.spare[i] ?? 0
    const words = possible === 0 ? 0 : (candidate.like[place] ?? 0) & possible
    if (words === 0) leaveOver(place)
    else countLike(words, candidate.weightOf[place] ?? 0)
    if (candidate.classOf[place] === numberClass) left.numbers++
  }
}

function leaveOver(place: number): void {
  const weight = candidate.weightOf[place] ?? 0
  const kind = candidate.classOf[place] ?? 0
  left.weight += weight
  if (isDistinctive[kind] === 1) {
    if (weight > left.heaviest) left.heaviest = weight
    if (kind !== numberClass) left.longest = Math.max(left.longest, lengthOf(candidate.outline[place] ?? 0))
  }
  if (kind === numberClass) left.numbersSure++
}

function countLike(words: number, weight: number): void {
  left.likes++
  left.likesWeight += weight
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && weight > (left.like[at] ?? 0)) left.like[at] = weight
}

/** What words of the query gain from words left over, each of which can be but one of them. */
const gain = { words: 0, agreed: 0, strong: 0, best: 0, weight: 0, heaviest: 0 }

/** Adds what agrees and what is not listed; answers how many pairs tell something. */
function addWords(outline: Outline, given: Granted): number {
  const any = given.placed | given.possible | given.small
  let pairs = 0
  gain.words = 0
  for (let at = 0; at < asked.count; at++) {
    if (((candidate.covered >>> at) & 1) === 1) {
      const weight = candidate.weight[at] ?? 0
      add(outline, weight, candidate.similarity[at] ?? 0)
      // A word too light to be counted as a pair is none that does not agree.
      pairs += weight < tells ? 2 : 1
    } else if (((any >>> at) & 1) === 1) {
      addGranted(outline, given, at)
      pairs += 2
    } else outline.unlisted += asked.weight[at] ?? 0
  }
  if (gain.words > 0) addGain(outline)
  return pairs
}

function add(outline: Outline, weight: number, found: number): void {
  const strong = weight * found * found
  outline.agreed += weight * found
  outline.strong += strong
  if (strong > outline.best) outline.best = strong
  outline.partial += weight * (1 - found)
}

function addGranted(outline: Outline, { placed, possible, similarity }: Granted, at: number): void {
  const own = asked.weight[at] ?? 0
  if (((placed >>> at) & 1) === 1) add(outline, Math.max(asked.heaviest[at] ?? 0, candidate.heaviestSpare), 1)
  else if (((possible >>> at) & 1) === 0) add(outline, own, 1)
  else takeGain(own, left.like[at] ?? 0, similarity[at] ?? 0)
}

function takeGain(own: number, weight: number, found: number): void {
  if (gain.words === 0) {
    gain.agreed = 0
    gain.strong = 0
    gain.best = 0
    gain.weight = 0
    gain.heaviest = 0
  }
  gain.words++
  gain.agreed += weight * found
  gain.strong += weight * found * found
  if (weight * found * found > gain.best) gain.best = weight * found * found
  gain.weight += own
  if (own > gain.heaviest) gain.heaviest = own
}

function addGain(outline: Outline): void {
  const isEnough = gain.words <= left.likes
  outline.agreed += isEnough ? gain.agreed : Math.min(gain.agreed, left.likesWeight)
  outline.strong += isEnough ? gain.strong : Math.min(gain.strong, left.likesWeight)
  if (gain.best > outline.best) outline.best = gain.best
  if (!isEnough) outline.unlisted += Math.max(0, gain.weight - left.likes * gain.heaviest)
}
