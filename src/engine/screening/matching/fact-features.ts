import type { HitReason } from '../../../vocabulary/screening/screening.ts'
import type { IdentifierStrength } from '../identifiers/identifier-strength.ts'
import type { BirthDateRelation } from './compare-birth-dates.ts'
import { matcher } from './matcher.table.ts'

/** What a query says and what the list says about one entity, as far as features need it. */
export interface FactComparison {
  /** The date of birth asked for, and how it lies to those listed. Null when one of the two is not stated. */
  readonly birth: { readonly query: string; readonly relation: BirthDateRelation } | null
  /** Of the countries asked for, the one that the list states too. */
  readonly country: string | null
  /** Whether countries were asked for, the list states some, and none is the same. */
  readonly hasOtherCountry: boolean
  /** The gender asked for and the one listed; null when one of the two is not stated. */
  readonly gender: { readonly query: string; readonly listed: string } | null
  /** The listed identifier that is the query's: type and country, for example `passport, IR`, and what it proves. */
  readonly identifier: { readonly label: string; readonly strength: IdentifierStrength } | null
  readonly hasName: boolean
}

/** One row: what it compares and what it answers, null when there is nothing to compare. */
export interface FactFeature {
  readonly name: string
  readonly compare: (given: FactComparison) => Omit<HitReason, 'feature'> | null
}

/** Everything beside the name that speaks for or against a hit. */
export const factFeatures: readonly FactFeature[] = [
  { name: 'identifier', compare: identifier },
  { name: 'birth-year', compare: birth },
  { name: 'country', compare: country },
  { name: 'gender', compare: gender },
]

const strengthNotes: Readonly<Record<IdentifierStrength, string>> = {
  checked: ', with valid check digits',
  shape: '',
  plain: '',
  short: ', but short',
}

function identifier(given: FactComparison): Omit<HitReason, 'feature'> | null {
  if (given.identifier === null) return null
  const { label, strength } = given.identifier
  const points = matcher.identifier[given.hasName ? 'withName' : 'alone'][strength]
  return { points, sentence: `the number is a listed identifier (${label})${strengthNotes[strength]}` }
}

/** "Not stated" says nothing either way. */
function birth(given: FactComparison): Omit<HitReason, 'feature'> | null {
  if (given.birth === null) return null
  const { query, relation } = given.birth
  const what = query.length > 4 ? `the birth date ${query}` : `the birth year ${query}`
  return { points: matcher.birth[relation], sentence: `${what} ${relationWords[relation]}` }
}

const relationWords: Readonly<Record<BirthDateRelation, string>> = {
  'same-day': 'agrees to the day',
  swapped: 'agrees with day and month swapped',
  'same-month': 'agrees to the month',
  'same-year': 'agrees in its year',
  'other-day': 'agrees in its year, not in its day',
  near: 'is a year off',
  years2to3: 'is two or three years off',
  years4to10: 'is four to ten years off',
  beyond: 'is more than ten years off',
}

/** People have more countries than lists state, so disagreement says little and keeps nothing out. */
function country({
  country: sharedCountry,
  hasOtherCountry,
}: FactComparison): Omit<HitReason, 'feature'> | null {
  if (sharedCountry !== null)
    return { points: matcher.country.same, sentence: `the country ${sharedCountry} agrees` }
  return hasOtherCountry
    ? { points: matcher.country.other, sentence: 'none of the countries is one that the list states' }
    : null
}

function gender(given: FactComparison): Omit<HitReason, 'feature'> | null {
  if (given.gender === null) return null
  const { query, listed } = given.gender
  return query === listed
    ? { points: matcher.gender.same, sentence: `the gender agrees` }
    : { points: matcher.gender.other, sentence: `the list says ${listed}, not ${query}` }
}
