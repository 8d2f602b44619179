import { describe, expect, it } from 'vitest'
import type { Entity } from './entity.ts'
import { matchedFacts } from './matched-facts.ts'

const entity: Entity = {
  id: 'us_ofac:1',
  source: 'us_ofac',
  kind: 'person',
  topics: ['sanction'],
  names: [{ text: 'NIGHTJAR, Silas', strength: 'primary' }],
  births: [{ from: '1970-02-03', to: '1970-02-03', approximate: false }],
  birthPlaces: [],
  nationalities: ['UT', 'LY'],
  countries: [],
  addresses: [],
  identifiers: [{ type: 'passport', value: 'A 12', country: 'UT' }],
  programs: [],
  notes: [],
  links: [],
  status: [],
  original: {},
}
const query = { name: 'Silas Nightjar', entity: 'person', birthYear: 1970 } as const
const facts = matchedFacts(query, entity, 'NIGHTJAR, Silas')

describe('the facts that a hit rests on', () => {
  it('are the same however they were written, and whatever else the list says of the entity', () => {
    const written = { entity: 'person', birthYear: 1970, name: ' SILAS  nightjar ' } as const
    const listed = { ...entity, notes: ['seen again'], addresses: ['Elsewhere'], nationalities: ['LY', 'UT'] }
    expect(matchedFacts(written, listed, 'NIGHTJAR, Silas')).toBe(facts)
  })

  it.each<[string, object, Partial<Entity>, string | null]>([
    ['another name was asked for', { name: 'Silas Nightjarr' }, {}, 'NIGHTJAR, Silas'],
    ['another year was asked for', { birthYear: 1971 }, {}, 'NIGHTJAR, Silas'],
    ['a number was asked for too', { idNumber: 'A12' }, {}, 'NIGHTJAR, Silas'],
    ['another name of the entity matched', {}, {}, 'NIGHTJAR'],
    ['it is another entity', {}, { id: 'us_ofac:2' }, 'NIGHTJAR, Silas'],
    ['the list has another birth date', {}, { births: [] }, 'NIGHTJAR, Silas'],
    ['the list has another nationality', {}, { nationalities: ['UT'] }, 'NIGHTJAR, Silas'],
    ['the list has another number', {}, { identifiers: [] }, 'NIGHTJAR, Silas'],
    ['the list tells the gender', {}, { gender: 'male' }, 'NIGHTJAR, Silas'],
  ])('are others when %s', (...[, otherwise, changed, matched]) => {
    expect(matchedFacts({ ...query, ...otherwise }, { ...entity, ...changed }, matched)).not.toBe(facts)
  })
})
