import { parseIsoDate, yearsBetween } from '../documents/values/calendar-date.ts'
import { randomFrom } from './random.ts'
import type { Specimen } from './make-specimen.ts'
import type { Person } from './person.ts'
import { mistakablePortraits } from './tables/mistakable-portraits.table.ts'
import { people } from './tables/people.table.ts'

/** How far two ages look apart: a year counts for much in childhood and for little in old age. */
function apart(one: number, other: number): number {
  return Math.abs(Math.log((one + 4) / (other + 4)))
}

/** Who looks about as old as they say: 5 passes for 8, 22 for 30, 84 for 65. */
const maxApart = 0.3

/**
 * Whose face a document bears: someone who looks of the holder's sex, and about as old as the holder was when it was
 * issued.
 * The same seed gives the same person on every kind of document, as long as holder and age are the same.
 */
export function personFor({
  seed,
  sex,
  dob,
  issued,
}: Pick<Specimen, 'seed' | 'sex' | 'dob' | 'issued'>): Person {
  const [born, made] = [parseIsoDate(dob), parseIsoDate(issued)]
  const age = born === null || made === null ? 40 : yearsBetween(born, made)
  const rows: readonly Person[] = people.filter(({ id }) => !Object.hasOwn(mistakablePortraits, id))
  const similar = rows.filter((person) => sex === 'X' || person.sex === sex)
  const closest = Math.min(...similar.map((person) => apart(person.age, age)))
  const fitting = similar.filter((person) => apart(person.age, age) <= Math.max(maxApart, closest))
  return randomFrom(seed).fork('person').pick(fitting)
}
