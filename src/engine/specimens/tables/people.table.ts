import listed from '../../../../data/people/people.json' with { type: 'json' }
import type { Person } from '../person.ts'

/** People who do not exist, by `training/portraits/manifest.py`. */
export const people: readonly Person[] = listed.map((person) => ({
  ...person,
  sex: person.sex === 'F' ? 'F' : 'M',
}))
