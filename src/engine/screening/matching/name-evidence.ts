import type { AlignedWord } from './align-names.ts'
import { tells } from './feature-sums.ts'
import {
  featuresOf,
  type NameFeature,
  nameFeatures,
  nearlyAll,
  personShare,
  telling,
} from './name-features.ts'
import { nameModel } from './name-model.table.ts'
import { type NameSums, shareOf } from './name-sums.ts'

/** Log-odds of names that have no word in common. */
const noPoints = -10

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
export function alignedPoints(words: readonly AlignedWord[], isPerson: boolean): number {
  const features = featuresOf(words, isPerson)
  if (features === null) return noPoints
  let points: number = nameModel.bias
  for (let at = 0; at < features.length; at++) points += (coefficients[at] ?? 0) * (features[at] ?? 0)
  return Math.max(noPoints, points)
}

/** The same by another model's coefficients: those fitted without the pairs that are being judged. */
export function alignedPointsBy(model: NameModel, words: readonly AlignedWord[], isPerson: boolean): number {
  const features = featuresOf(words, isPerson)
  if (features === null) return noPoints
  const add = (sum: number, [name]: readonly [NameFeature, number], at: number) =>
    sum + model[name] * (features[at] ?? 0)
  return Math.max(noPoints, nameFeatures.reduce(add, model.bias))
}

/** What is known of two names before they are laid against each other: their sums, and bounds of what sums do not tell. */
export interface NameOutline extends NameSums {
  /** At most the weight of the heaviest word that is letter for letter the same. */
  readonly exact: number
  /** At least the weight of two words that contradict each other, the lighter one's. */
  readonly sharpest: number
  /** At most the weight × likeness² of the word that agrees best. */
  readonly best: number
  /** Whether for certain but one word agrees, or is spelt alike, and one that tells who is meant is missing on either side. */
  readonly onePair: boolean
  readonly oneSimilar: boolean
  readonly missing: boolean
  /** Whether for certain a place that only one of them has, and a number that only one of them has. */
  readonly place: boolean
  readonly number: boolean
  /** Whether for certain more letters of words without counterpart are off than two slips change. */
  readonly far: boolean
  /** Whether words may be written together or apart. */
  readonly joined: boolean
  /** Whether the listed entity is a company, ship or other body. */
  readonly body: boolean
}

/**
 * The most log-odds that two names of this outline can have. Never falls when more agrees, never rises when more is left
 * over: retrieval reckons with that.
 */
export function namePoints(outline: NameOutline): number {
  if (outline.strong <= 0) return noPoints
  const share = shareOf(outline)
  const points =
    nameModel.bias +
    nameModel.share * share +
    nameModel.nearlyAll * nearlyAll(share) +
    (outline.body ? 0 : nameModel.personShare * personShare(share)) +
    nameModel.evidence * Math.log(outline.strong) +
    nameModel.rareExact * Math.min(1, outline.exact) +
    nameModel.sharpest * outline.sharpest +
    nameModel.unlisted * Math.min(2, outline.unlisted)
  return Math.max(noPoints, points + eitherWay(outline) + contradicted(outline) + unreported(outline))
}

/** Words this heavy, and no lighter by any way of weighing them, are missing where they are missing. */
export const surelyDistinctive = tells + 0.05

/** What it costs for certain that words have no counterpart. */
function contradicted({ sharpest, oneSimilar, missing, place, number, far, body }: NameOutline): number {
  const { worstSpelt, worstHeard, stranger } = nameModel
  const alone = body ? nameModel.bodyOneAlike : nameModel.oneAlike
  return (
    (sharpest < surelyDistinctive ? 0 : worstSpelt + worstHeard + stranger) +
    (oneSimilar && missing ? alone : 0) +
    (body && place ? nameModel.place : 0) +
    (number ? nameModel.number : 0) +
    (far ? nameModel.farOff : 0)
  )
}

/** What it costs at least that no word which agrees tells which body is meant. */
function unreported({ body, best }: NameOutline): number {
  return body ? nameModel.bodyGeneric * Math.max(0, telling - best) : 0
}

/** What the features add that are there or not. */
function eitherWay({ oneWord, joined, body, onePair }: NameOutline): number {
  return (
    (oneWord ? Math.max(0, nameModel.oneWord) : 0) +
    (joined ? Math.max(0, nameModel.joined) : 0) +
    (body ? Math.max(0, nameModel.body) : 0) +
    (onePair ? nameModel.onePair : 0)
  )
}
