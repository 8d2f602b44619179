import type { AlignedWord } from './align-names.ts'
import { minDistinctiveWeight } from './feature-sums.ts'
import {
  featuresOf,
  type NameFeature,
  nameFeatures,
  nearlyAll,
  personShare,
  minDistinctiveEvidence,
} from './name-features.ts'
import { nameModel } from './name-model.table.ts'
import { type NameSums, agreementShare } from './agreement-share.ts'

/** Log-odds of names that have no word in common. */
const noMatchPoints = -10

/** Coefficients of one model; the bias stands for itself. */
export type NameModel = Readonly<Record<NameFeature | 'bias', number>>

const coefficients = Float64Array.from(nameFeatures, ([name]) => nameModel[name])

/**
 * Log-odds that two names laid against each other name one entity. A word that one side lacks is an omission and costs
 * little; different words on both sides contradict each other and cost much. Agreement in rare words is worth more than
 * in common ones.
 *
 * @param isPerson whether the listed entity is a person
 */
export function alignmentPoints(words: readonly AlignedWord[], isPerson: boolean): number {
  const features = featuresOf(words, isPerson)
  if (features === null) return noMatchPoints
  let points: number = nameModel.bias
  for (let at = 0; at < features.length; at++) points += (coefficients[at] ?? 0) * (features[at] ?? 0)
  return Math.max(noMatchPoints, points)
}

/** The same by another model's coefficients: those fitted without the pairs that are being judged. */
export function alignmentPointsBy(
  model: NameModel,
  words: readonly AlignedWord[],
  isPerson: boolean,
): number {
  const features = featuresOf(words, isPerson)
  if (features === null) return noMatchPoints
  const add = (sum: number, [name]: readonly [NameFeature, number], at: number) =>
    sum + model[name] * (features[at] ?? 0)
  return Math.max(noMatchPoints, nameFeatures.reduce(add, model.bias))
}

/** What is known of two names before they are laid against each other: their sums, and bounds of what sums do not tell. */
export interface NameBounds extends NameSums {
  /** At most the weight of the heaviest word that is letter for letter the same. */
  readonly maxExactWeight: number
  /** At least the weight of two words that contradict each other, the lighter one's. */
  readonly strongestContradiction: number
  /** At most the weight × likeness² of the word that agrees best. */
  readonly maxBestEvidence: number
  /** Whether for certain but one word agrees, or is spelt alike, and one that tells who is meant is missing on either side. */
  readonly hasOnePair: boolean
  readonly hasOneSameSpelling: boolean
  readonly hasUnmatched: boolean
  /** Whether a body may have been asked for by its name without one word. */
  readonly mayBeShortened: boolean
  /** Whether for certain a place that only one of them has, and a number that only one of them has. */
  readonly hasOtherLocation: boolean
  readonly hasOtherNumber: boolean
  /** Whether for certain more letters of words without counterpart are off than two slips change. */
  readonly exceedsTypoLimit: boolean
  /** Whether words may be written together or apart. */
  readonly mayBeJoined: boolean
  /** Whether the listed entity is a company, ship or other body. */
  readonly isNonPerson: boolean
}

/**
 * The most log-odds that two names of this outline can have. Never falls when more agrees, never rises when more is left
 * over: retrieval reckons with that.
 */
export function maxNamePoints(bounds: NameBounds): number {
  if (bounds.strong <= 0) return noMatchPoints
  const share = agreementShare(bounds)
  const points =
    nameModel.bias +
    nameModel.share * share +
    nameModel.nearlyAll * nearlyAll(share) +
    (bounds.isNonPerson ? 0 : nameModel.personShare * personShare(share)) +
    nameModel.evidence * Math.log(bounds.strong) +
    nameModel.rareExact * Math.min(1, bounds.maxExactWeight) +
    nameModel.strongestContradiction * bounds.strongestContradiction +
    nameModel.unlisted * Math.min(2, bounds.unlisted)
  return Math.max(
    noMatchPoints,
    points + presencePoints(bounds) + contradictionPoints(bounds) + genericNamePoints(bounds),
  )
}

/** Words this heavy, and no lighter by any way of weighing them, are missing where they are missing. */
export const surelyDistinctiveWeight = minDistinctiveWeight + 0.05

/** What it costs for certain that words have no counterpart. */
function contradictionPoints({
  strongestContradiction,
  hasOneSameSpelling,
  hasUnmatched,
  mayBeShortened,
  hasOtherLocation,
  hasOtherNumber,
  exceedsTypoLimit,
  isNonPerson,
}: NameBounds): number {
  const { worstSpelling, worstPhonetic, contradiction } = nameModel
  const nonPersonPoints = mayBeShortened ? 0 : nameModel.nonPersonOneSameSpelling
  const oneSameSpellingPoints = isNonPerson ? nonPersonPoints : nameModel.oneSameSpelling
  return (
    (strongestContradiction < surelyDistinctiveWeight ? 0 : worstSpelling + worstPhonetic + contradiction) +
    (hasOneSameSpelling && hasUnmatched ? oneSameSpellingPoints : 0) +
    (isNonPerson && hasOtherLocation ? nameModel.location : 0) +
    (hasOtherNumber ? nameModel.number : 0) +
    (exceedsTypoLimit ? nameModel.farOff : 0)
  )
}

/** What it costs at least that no word which agrees tells which body is meant. */
function genericNamePoints({ isNonPerson, maxBestEvidence }: NameBounds): number {
  return isNonPerson ? nameModel.nonPersonGeneric * Math.max(0, minDistinctiveEvidence - maxBestEvidence) : 0
}

/** What the features add that are there or not. */
function presencePoints({ isOneWord, mayBeJoined, isNonPerson, hasOnePair }: NameBounds): number {
  return (
    (isOneWord ? Math.max(0, nameModel.oneWord) : 0) +
    (mayBeJoined ? Math.max(0, nameModel.joined) : 0) +
    (isNonPerson ? Math.max(0, nameModel.nonPerson) : 0) +
    (hasOnePair ? nameModel.onePair : 0)
  )
}
