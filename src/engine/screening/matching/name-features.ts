import type { AlignedWord } from './align-names.ts'
import { type FeatureSums, sumFeatures, minDistinctiveWeight } from './feature-sums.ts'
import { exceedsTypoLimit } from './typo-limit.ts'
import { agreementShare } from './agreement-share.ts'

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
  ['strongestContradiction', -1], // of words that have no counterpart on both sides, the heaviest pair
  ['unlisted', -1], // weight of words that only the query has
  ['worstSpelling', -1], // how far the least alike of the words spelt otherwise is from agreeing; a contradiction is 1
  ['worstPhonetic', -1], // the same of the words that have the same consonants
  ['contradiction', -1], // 1 where a contradiction is of words that tell something
  ['number', -1], // one side has
  ['initials', -1], // words that only an initial stands for, two at most
  ['otherInitial', -1], // an initial on one side, and on the other another or a name that begins otherwise
  ['location', -1], // a body's name has a place that the other lacks
  ['gender', -1], // Ivanov and Ivanova
  ['legalForm', -1], // another legal form on each side
  ['otherScript', -1], // share of what agrees by a guessed spelling
  ['reordered', -1], // words stand in another order, beyond a family name put first or last
  ['patronymicSwapped', -1], // father and son are exchanged
  ['oneSameSpelling', -1], // of a person no more than one word is spelt alike, and another is missing
  ['otherName', -1], // weight of a person's words that are taken for each other, but are two names
  ['firstOmitted', -1], // weight of a person's first word that the query leaves out
  ['lastOmitted', -1], // a person's last word is missing in the query
  ['oneWord', 0], // but one word was asked for
  ['onePair', -1], // but one word agrees
  ['shortTypo', -1], // a word of four letters or fewer agrees but for a letter
  ['edits', -1], // share of letters that are off
  ['farEdit', -1], // letters off in one word, beyond the first
  ['farOff', -1], // more letters of the whole names are off than two slips change
  ['firstLetter', -1], // paired words begin with other letters
  ['joined', 0], // words written together or apart
  ['nonPerson', 0], // a company, ship or other body
  ['nonPersonHead', -1], // how far the word of a body's name that tells most is from agreeing
  ['nonPersonGeneric', -1], // how far the word that agrees best is from telling which body is meant
  ['nonPersonOmitted', -1], // the same, times the weight of the heaviest listed word that the query lacks
  ['nonPersonInitials', -1],
  ['nonPersonOneSameSpelling', -1], // the same of a body, save where its name has but lost a word
] as const satisfies readonly (readonly [string, Sign])[]

export type NameFeature = (typeof nameFeatures)[number][0]

/** From this share on more agrees than not, and from this on nearly all. */
const personShareFrom = 0.65
const nearlyAllFrom = 0.85

/** Words that agree and weigh this much tell which body is meant. */
export const minDistinctiveEvidence = 0.75

/**
 * The features of an alignment, in the order of `nameFeatures`. Null when no word agrees.
 *
 * @param isPerson whether the listed entity is a person
 */
export function featuresOf(words: readonly AlignedWord[], isPerson: boolean): readonly number[] | null {
  const sums = sumFeatures(words)
  if (sums.strong === 0) return null
  sums.isOneWord = sums.queryWordCount === 1 && sums.longWordCount === 1
  const share = agreementShare(sums)
  const strongestContradiction = Math.min(sums.heaviestUnlisted, sums.heaviestOmitted)
  const contradiction = Number(strongestContradiction >= minDistinctiveWeight)
  const [person, nonPerson] = isPerson ? [1, 0] : [0, 1]
  const genericness = Math.max(0, minDistinctiveEvidence - sums.best)
  const farApart = Number(exceedsTypoLimit(words))
  return [
    share,
    nearlyAll(share),
    person * personShare(share),
    Math.log(sums.strong),
    Math.min(1, sums.rareExact),
    strongestContradiction,
    Math.min(2, sums.unlisted),
    Math.max(contradiction, sums.worstSpelling),
    Math.max(contradiction, sums.worstPhonetic),
    contradiction,
    Math.abs(sums.numberUnlisted - sums.numberOmitted),
    Math.min(2, sums.initials),
    person * otherInitial(sums, farApart),
    nonPerson * sums.location,
    person * sums.gender,
    Math.max(sums.otherLegalForm, sums.legalFormUnlisted * sums.legalFormOmitted),
    sums.transliterated / sums.agreed,
    Number(isReordered(words)),
    person * Number(isPatronymicSwapped(words)),
    person * Number(sums.hasUnmatched && sums.sameSpellingCount <= 1),
    person * Math.min(2, sums.otherName),
    person * firstOmitted(words),
    person * Number(isLastOmitted(words)),
    Number(sums.isOneWord),
    Number(sums.pairs === 1),
    sums.shortTypo,
    sums.edits / Math.max(1, sums.letters),
    Math.max(0, sums.maxEdits - 1),
    farApart,
    sums.firstLetter,
    sums.joined,
    nonPerson,
    nonPerson * sums.headWeight * (1 - sums.headSimilarity),
    nonPerson * genericness,
    nonPerson * genericness * sums.heaviestOmitted,
    nonPerson * Math.min(2, sums.initials),
    nonPerson * Number(sums.hasUnmatched && sums.sameSpellingCount <= 1 && !isShortened(words, sums)),
  ]
}

/** @param share 0..1 */
export function nearlyAll(share: number): number {
  return Math.max(0, share - nearlyAllFrom) / (1 - nearlyAllFrom)
}

/** @param share 0..1 */
export function personShare(share: number): number {
  return Math.max(0, share - personShareFrom)
}

/**
 * Whether a body's name has lost one word and has no other: all that the query asks for stands letter for letter in the listed
 * name, a rare word among it, and from its first telling word on. `Saturn Limited` of `Saturn Oasis Co., Limited`.
 */
function isShortened(
  words: readonly AlignedWord[],
  { rareExact, heaviestUnlisted, initialUnlisted, worstSpelling, worstPhonetic }: FeatureSums,
): boolean {
  if (rareExact < minDistinctiveEvidence || heaviestUnlisted >= minDistinctiveWeight) return false
  if (initialUnlisted > 0 || worstSpelling > 0 || worstPhonetic > 0) return false
  const telling = words.filter(({ listed, weight }) => listed !== null && weight >= minDistinctiveWeight)
  const firstPosition = Math.min(...telling.map(({ listedPosition }) => listedPosition))
  const omitted = telling.filter(({ query }) => query === null)
  return omitted.length === 1 && omitted.every(({ listedPosition }) => listedPosition !== firstPosition)
}

/** A letter beside a word without counterpart may have slipped off that word where nearly all letters agree. */
function otherInitial(
  { initialUnlisted, initialOmitted, wordUnlisted, wordOmitted }: FeatureSums,
  farApart: number,
): number {
  const initialNearWord = farApart * Math.max(initialUnlisted * wordOmitted, initialOmitted * wordUnlisted)
  return Math.max(initialUnlisted * initialOmitted, initialNearWord)
}

/**
 * The father's name behind a son's is no name of the father: what the first word weighs where the query leaves it out. Where
 * the query has another word for it, the two contradict each other, and that is counted already.
 */
function firstOmitted(words: readonly AlignedWord[]): number {
  const first = words.find(({ listedPosition }) => listedPosition === 0)
  if (first?.query !== null || first.weight < minDistinctiveWeight) return 0
  const hasOther = words.some(({ listed, weight }) => listed === null && weight >= minDistinctiveWeight)
  return hasOther ? 0 : Math.min(1, first.weight)
}

/** Whether the query lacks the word that a listed name ends with. */
function isLastOmitted(words: readonly AlignedWord[]): boolean {
  const last = Math.max(...words.map(({ listedPosition }) => listedPosition))
  return words.some(
    ({ query, listedPosition, weight }) =>
      query === null && listedPosition === last && weight >= minDistinctiveWeight,
  )
}

/** Whether what stands before and behind a "son of" on one side stands behind and before it on the other. */
function isPatronymicSwapped(words: readonly AlignedWord[]): boolean {
  return words.some((particle) => {
    if (
      particle.queryPosition < 0 ||
      particle.listedPosition < 0 ||
      !patronymicParticles.has(particle.listed ?? '')
    )
      return false
    const wordBefore = words.find(({ queryPosition }) => queryPosition === particle.queryPosition - 1)
    const wordAfter = words.find(({ queryPosition }) => queryPosition === particle.queryPosition + 1)
    return (
      wordBefore?.listedPosition === particle.listedPosition + 1 &&
      wordAfter?.listedPosition === particle.listedPosition - 1
    )
  })
}

const patronymicParticles = new Set(['bin', 'ben', 'ibn', 'bint', 'ould'])

/** Whether paired words stand in another order than the other side's, read as a ring: a family name may come first. */
function isReordered(words: readonly AlignedWord[]): boolean {
  const paired = words.filter(
    ({ query, listed, weight }) => query !== null && listed !== null && weight >= minDistinctiveWeight,
  )
  if (paired.length < 3) return false
  const positions = paired
    .sort((a, b) => a.queryPosition - b.queryPosition)
    .map(({ listedPosition }) => listedPosition)
  const descents = positions.filter(
    (position, at) => position > (positions[(at + 1) % positions.length] ?? 0),
  ).length
  return descents > 1
}
