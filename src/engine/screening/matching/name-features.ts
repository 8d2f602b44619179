import type { AlignedWord } from './align-names.ts'
import { type FeatureSums, sumsOf, tells } from './feature-sums.ts'
import { isFarApart } from './letter-differences.ts'
import { shareOf } from './name-sums.ts'

/** Which way a feature may count: for (1), against (−1), or as the pairs say (0). */
type Sign = 1 | -1 | 0

/**
 * What is known of two names laid against each other, by which the model of `name-model.table.ts` tells whether they
 * name one entity. The order is that of the model's coefficients.
 */
export const nameFeatures = [
  ['share', 1], // of the weight of all words, what agrees; disagreements cost what `matcher.cost` says
  ['nearlyAll', 1], // the same from 0.85 on, 0..1
  ['personShare', 1], // the same of a person from 0.65 on
  ['evidence', 1], // ln of the weight of what agrees: rare words tell more
  ['rareExact', 1], // weight of the rarest word that is letter for letter the same
  ['sharpest', -1], // of words that have no counterpart on both sides, the heaviest pair
  ['unlisted', -1], // weight of words that only the query has
  ['worstSpelt', -1], // how far the least alike of the words spelt otherwise is from agreeing; a contradiction is 1
  ['worstHeard', -1], // the same of the words that have the same consonants
  ['stranger', -1], // 1 where a contradiction is of words that tell something
  ['number', -1], // one side has
  ['initials', -1], // words that only an initial stands for, two at most
  ['otherInitial', -1], // an initial on one side, and on the other another or a name that begins otherwise
  ['place', -1], // a body's name has a place that the other lacks
  ['gender', -1], // Ivanov and Ivanova
  ['legalForm', -1], // another legal form on each side
  ['otherScript', -1], // share of what agrees by a guessed spelling
  ['turned', -1], // words stand in another order, beyond a family name put first or last
  ['turnedSon', -1], // who is whose son is told the other way round
  ['oneAlike', -1], // of a person no more than one word is spelt alike, and another is missing
  ['lastOmitted', -1], // a person's last word is missing in the query
  ['oneWord', 0], // but one word was asked for
  ['onePair', -1], // but one word agrees
  ['shortTypo', -1], // a word of four letters or fewer agrees but for a letter
  ['edits', -1], // share of letters that are off
  ['farEdit', -1], // letters off in one word, beyond the first
  ['farOff', -1], // more letters of the whole names are off than two slips change
  ['firstLetter', -1], // paired words begin with other letters
  ['joined', 0], // words written together or apart
  ['body', 0], // a company, ship or other body
  ['bodyHead', -1], // how far the word of a body's name that tells most is from agreeing
  ['bodyGeneric', -1], // how far the word that agrees best is from telling which body is meant
  ['bodyLacking', -1], // the same, times the weight of the heaviest listed word that the query lacks
  ['bodyInitials', -1],
  ['bodyOneAlike', -1],
] as const satisfies readonly (readonly [string, Sign])[]

export type NameFeature = (typeof nameFeatures)[number][0]

/** From this share on more agrees than not, and from this on nearly all. */
const agreeing = 0.65
const nearly = 0.85

/** Words that agree and weigh this much tell which body is meant. */
export const telling = 0.75

/**
 * The features of an alignment, in the order of `nameFeatures`. Null when no word agrees.
 *
 * @param isPerson whether the listed entity is a person
 */
export function featuresOf(words: readonly AlignedWord[], isPerson: boolean): Float64Array | null {
  const sums = sumsOf(words)
  if (sums.strong === 0) return null
  sums.oneWord = sums.query === 1 && sums.longWords === 1
  const share = shareOf(sums)
  const sharpest = Math.min(sums.heaviestUnlisted, sums.heaviestOmitted)
  const stranger = Number(sharpest >= tells)
  const [person, body] = isPerson ? [1, 0] : [0, 1]
  const unreported = Math.max(0, telling - sums.best)
  const far = Number(isFarApart(words))
  return Float64Array.of(
    share,
    nearlyAll(share),
    person * personShare(share),
    Math.log(sums.strong),
    Math.min(1, sums.rareExact),
    sharpest,
    Math.min(2, sums.unlisted),
    Math.max(stranger, sums.worstSpelt),
    Math.max(stranger, sums.worstHeard),
    stranger,
    Math.abs(sums.numberUnlisted - sums.numberOmitted),
    Math.min(2, sums.initials),
    person * otherInitial(sums, far),
    body * sums.place,
    person * sums.gender,
    Math.max(sums.formOther, sums.formUnlisted * sums.formOmitted),
    sums.crossed / sums.agreed,
    Number(isTurned(words)),
    person * Number(isTurnedSon(words)),
    person * Number(sums.missing && sums.similar <= 1),
    person * Number(isLastOmitted(words)),
    Number(sums.oneWord),
    Number(sums.pairs === 1),
    sums.shortTypo,
    sums.edits / Math.max(1, sums.letters),
    Math.max(0, sums.maxEdits - 1),
    far,
    sums.firstLetter,
    sums.joined,
    body,
    body * sums.head * (1 - sums.headAlike),
    body * unreported,
    body * unreported * sums.heaviestOmitted,
    body * Math.min(2, sums.initials),
    body * Number(sums.missing && sums.similar <= 1),
  )
}

/** @param share 0..1 */
export function nearlyAll(share: number): number {
  return Math.max(0, share - nearly) / (1 - nearly)
}

/** @param share 0..1 */
export function personShare(share: number): number {
  return Math.max(0, share - agreeing)
}

/** A letter beside a word without counterpart may have slipped off that word where nearly all letters agree. */
function otherInitial(
  { initialUnlisted, initialOmitted, wordUnlisted, wordOmitted }: FeatureSums,
  far: number,
): number {
  const beside = far * Math.max(initialUnlisted * wordOmitted, initialOmitted * wordUnlisted)
  return Math.max(initialUnlisted * initialOmitted, beside)
}

/** Whether the query lacks the word that a listed name ends with. */
function isLastOmitted(words: readonly AlignedWord[]): boolean {
  const last = Math.max(...words.map(({ listedAt }) => listedAt))
  return words.some(({ query, listedAt, weight }) => query === null && listedAt === last && weight >= tells)
}

/** Whether what stands before and behind a "son of" on one side stands behind and before it on the other. */
function isTurnedSon(words: readonly AlignedWord[]): boolean {
  return words.some((son) => {
    if (son.queryAt < 0 || son.listedAt < 0 || !sons.has(son.listed ?? '')) return false
    const before = words.find(({ queryAt }) => queryAt === son.queryAt - 1)
    const behind = words.find(({ queryAt }) => queryAt === son.queryAt + 1)
    return before?.listedAt === son.listedAt + 1 && behind?.listedAt === son.listedAt - 1
  })
}

const sons = new Set(['bin', 'ben', 'ibn', 'bint', 'ould'])

/** Whether paired words stand in another order than the other side's, read as a ring: a family name may come first. */
function isTurned(words: readonly AlignedWord[]): boolean {
  const places = words
    .filter(({ query, listed, weight }) => query !== null && listed !== null && weight >= tells)
    .sort((a, b) => a.queryAt - b.queryAt)
    .map(({ listedAt }) => listedAt)
  if (places.length < 3) return false
  const falls = places.filter((place, at) => place > (places[(at + 1) % places.length] ?? 0)).length
  return falls > 1
}
