import type { HitReason } from '../../vocabulary/screening.ts'
import { matcher } from './matcher.table.ts'

/** What a query says and what the list says about one being, as far as features need it. */
export interface Comparison {
  readonly birthYear: number | null
  /** Pairs first year, last year; wider by two years where the list says "about". */
  readonly listedBirths: ArrayLike<number>
  /** Of the countries asked for, the one that the list states too. */
  readonly country: string | null
  /** Type and country of the listed identifier that is the query's, for example `passport, IR`. */
  readonly identifier: string | null
  readonly hasName: boolean
}

/** One row: what it compares and what it answers, null when there is nothing to compare. */
export interface Feature {
  readonly name: string
  readonly compare: (given: Comparison) => Omit<HitReason, 'feature'> | null
}

/** Everything beside the name that speaks for or against a hit. */
export const features: readonly Feature[] = [
  { name: 'identifier', compare: identifier },
  { name: 'birth-year', compare: birthYear },
  { name: 'country', compare: country },
]

function identifier(given: Comparison): Omit<HitReason, 'feature'> | null {
  if (given.identifier === null) return null
  const points = given.hasName ? matcher.identifier.exact : matcher.identifier.withoutName
  return { points, sentence: `the number is a listed identifier (${given.identifier})` }
}

/** The nearest stated birth decides; "not stated" says nothing either way. */
function birthYear({ birthYear: asked, listedBirths }: Comparison): Omit<HitReason, 'feature'> | null {
  if (asked === null || listedBirths.length === 0) return null
  let nearest = Infinity
  for (let at = 0; at + 1 < listedBirths.length; at += 2) {
    const [first, last] = [listedBirths[at] ?? 0, listedBirths[at + 1] ?? 0]
    nearest = Math.min(nearest, Math.max(first - asked, asked - last, 0))
  }
  const points = yearPoints(nearest)
  if (nearest === 0) return { points, sentence: `the birth year ${asked} agrees` }
  return { points, sentence: `the birth year ${asked} is ${nearest} ${nearest === 1 ? 'year' : 'years'} off` }
}

function yearPoints(yearsOff: number): number {
  const { same, near, years2to3, years4to10, beyond } = matcher.birthYear
  if (yearsOff === 0) return same
  if (yearsOff === 1) return near
  if (yearsOff <= 3) return years2to3
  return yearsOff <= 10 ? years4to10 : beyond
}

/** Lists seldom state every country that somebody has to do with, so only agreement can speak. */
function country({ country: agreed }: Comparison): Omit<HitReason, 'feature'> | null {
  return agreed === null ? null : { points: matcher.country.same, sentence: `the country ${agreed} agrees` }
}
