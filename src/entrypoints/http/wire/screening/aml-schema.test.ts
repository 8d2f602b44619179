import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { amlBody, amlReply, presentScreening, screenCommandOf } from './aml-schema.ts'

const entity: Entity = {
  id: 'us_ofac:1',
  source: 'us_ofac',
  kind: 'vessel',
  topics: ['sanction'],
  names: [
    { text: 'SEA STAR', strength: 'primary' },
    { text: 'STAR OF THE SEA', strength: 'weak' },
  ],
  births: [{ from: '1970-05', to: '1972', approximate: true }],
  birthPlaces: [],
  nationalities: [],
  countries: ['PA'],
  addresses: [],
  identifiers: [{ type: 'imo', value: 'IMO 9 1234567' }],
  programs: ['IRAN'],
  notes: [],
  links: [],
  status: [],
  listedAt: '2020-01-31',
  original: {},
}

const answer = {
  hits: [
    {
      entity,
      database: 'us_ofac',
      score: 0.98765,
      ofacScore: 100,
      matchedName: 'SEA STAR',
      tokens: [],
      reasons: [],
      sentence: 'Same name.',
    },
  ],
  suppressed: [],
  versions: [
    { database: 'us_ofac', version: 'ab', date: '2024-01-08', records: 1, state: 'loaded' as const },
  ],
  matcher: 'names-1',
  id: '0'.repeat(32),
  executionMs: 4.2,
}

describe('the answer of a screening', () => {
  it('has the shape of the wire and leaves out what is empty', () => {
    const presented = presentScreening(answer)
    expect(amlReply.safeParse(presented).success).toBe(true)
    expect(presented.match[0]).toEqual({
      entity: 'legalentity',
      database: 'us_ofac',
      schema: 'sanction',
      fullname: ['SEA STAR'],
      alias: ['STAR OF THE SEA'],
      dob: ['1970', '1972'],
      program: ['IRAN'],
      documentnumber: '[{"id":"IMO 9 1234567","id_formatted":"IMO91234567","country":"","type":"imo"}]',
      time: '2020-01-31T00:00:00Z',
      id: 'us_ofac:1',
      score: 0.988,
      reason: 'Same name.',
    })
  })

  it('names every list that was asked for', () => {
    expect(presentScreening(answer).lists).toEqual(answer.versions)
  })
})

describe('the question of a screening', () => {
  const command = (body: unknown) => screenCommandOf(amlBody.parse(body))

  it('may come as the clients write it', () => {
    const sent = {
      name: 'John Doe',
      entity: '0',
      country: 'us',
      database: ['US_OFAC', 'us_ofac', ''],
      birthYear: 1970,
    }
    expect(command(sent)).toEqual({
      name: 'John Doe',
      entity: 'person',
      country: 'US',
      databases: ['us_ofac'],
      birthYear: 1970,
    })
    expect(command({ name: 'a', birthDate: ' 1970-02 ' })).toMatchObject({ birthDate: '1970-02' })
    expect(command({ name: 'a', country: 'uk' })).toMatchObject({ country: 'GB' })
    expect(command({ idNumber: 123, entity: 1 })).toEqual({
      idNumber: '123',
      entity: 'organisation',
      databases: null,
    })
  })

  it.each([
    {},
    { entity: 0 },
    { name: 'a', country: 'USA' },
    { name: 'a', birthYear: '70' },
    { name: 'a', birthDate: '1970-02-30' },
    { name: 'a', birthDate: '1970-2' },
  ])('is refused as %j', (body) => {
    expect(() => command(body)).toThrow('contains invalid value')
  })
})
