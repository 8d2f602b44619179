import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { documentNameMismatch } from './document-name-mismatch.ts'

const ask = (lastName: string, firstName: string, nameDualSide = 0.5) => {
  const back = aPassport({ zone: null, fields: someFields({ lastName, firstName }, { index: 1 }) })
  return documentNameMismatch.run(
    someFacts({ back: aSide(back) }),
    aProfile({ thresholds: { nameDualSide } }),
  )
}

describe('DOCUMENT_NAME_MISMATCH', () => {
  it('is found for another person, with both names', () => {
    expect(ask('SVENSSON', 'BIRGITTA')).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { front: 'ANNA MARIA ERIKSSON', back: 'BIRGITTA SVENSSON' } }],
    })
  })
  it('is clear for the same person with fewer given names', () =>
    expect(ask('Eriksson', 'Anna').kind).toBe('clear'))
  it('follows the threshold of the profile', () =>
    expect(ask('ERIKSSON', 'ANNE MARIE', 1).kind).toBe('found'))
  it('cannot tell when one side carries no name', () => expect(ask('', '').kind).toBe('cannot_tell'))
  it('compares what was read where a part of the name on one side was not', () => {
    const half = (
      read: Partial<Record<'firstName' | 'lastName', string>>,
      missing: 'firstName' | 'lastName',
    ) => {
      const fields = someFields(read, { source: 'visual' })
      const front = aSide(aPassport({ zone: null, fields, missing: [missing] }))
      const back = aSide(
        aPassport({ zone: null, fields: someFields({ lastName: 'ERIKSSON', firstName: 'ANNA' }) }),
      )
      return (other = back) => documentNameMismatch.run(someFacts({ front, back: other }), aProfile()).kind
    }
    expect(half({ firstName: 'ANNA' }, 'lastName')()).toBe('clear')
    expect(half({ lastName: 'ERIKSSON' }, 'firstName')()).toBe('clear')
    expect(half({ firstName: 'BIRGITTA' }, 'lastName')()).toBe('found')
    const fields = someFields({ lastName: 'ERIKSSON' }, { index: 1 })
    const surnameAlone = aSide(aPassport({ zone: null, fields, missing: ['firstName'] }))
    expect(half({ firstName: 'ANNA' }, 'lastName')(surnameAlone)).toBe('cannot_tell')
  })
  it.each([
    ['ERIKSSON', 'clear'],
    ['QUISPE', 'clear'],
    ['SVENSSON', 'found'],
  ] as const)(
    'compares %s, all that print says, with that part of the zone of the back',
    (lastName, kind) => {
      const print = someFields({ lastName }, { source: 'visual' })
      const front = aSide(aPassport({ zone: null, fields: print, missing: [] }))
      const surname = lastName === 'QUISPE' ? 'QUISPE HUENCHUMILLA' : 'ERIKSSON'
      const back = aSide(
        aPassport({ fields: someFields({ lastName: surname, firstName: 'ANNA MARIA' }, { index: 1 }) }),
      )
      expect(documentNameMismatch.run(someFacts({ front, back }), aProfile()).kind).toBe(kind)
    },
  )
  it.each([{ firstName: 'ANNA MARIA' }, { lastName: 'ERIKSSON' }])(
    'compares a half of the name that alone was read in print beside the zone: %s',
    (printed) => {
      const print = someFields(printed, { source: 'visual' })
      const zone = someFields({ lastName: 'ERIKSSON', firstName: 'ANNA MARIA' })
      const both = (key: 'lastName' | 'firstName') => [...(zone[key] ?? []), ...(print[key] ?? [])]
      const fields = { lastName: both('lastName'), firstName: both('firstName') }
      const facts = someFacts({ front: aSide(aPassport({ fields })) })
      const outcome = documentNameMismatch.run(facts, aProfile({ thresholds: { nameDualSide: 0.99 } }))
      expect(outcome).toMatchObject({ kind: 'clear', evidence: { similarity: 1 } })
    },
  )
  it('is found for another name in print than in the zone beside it', () => {
    const ask = (lastName: string, firstName: string) => {
      const zone = someFields({ lastName: 'ERIKSSON', firstName: 'ANNA' })
      const print = someFields({ lastName, firstName }, { source: 'visual' })
      const fields = {
        lastName: [...(zone.lastName ?? []), ...(print.lastName ?? [])],
        firstName: [...(zone.firstName ?? []), ...(print.firstName ?? [])],
      }
      return documentNameMismatch.run(someFacts({ front: aSide(aPassport({ fields })) }), aProfile())
    }
    expect(ask('Svensson', 'Birgitta')).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { printed: 'Birgitta Svensson', machineRead: 'ANNA ERIKSSON' } }],
    })
    expect(ask('Ériksson', 'Anna').kind).toBe('clear')
  })
})
