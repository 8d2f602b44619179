import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  aZone,
  someFacts,
  someFields,
} from '../../test/world/facts.ts'
import type { DocumentReading } from '../vocabulary/document-reading.ts'
import type { FieldKey } from '../vocabulary/fields.ts'
import { fakeId } from './fake-id.ts'

const ask = (values: Partial<Record<FieldKey, string>>, differing: Partial<DocumentReading> = {}) => {
  const fields = someFields({ ...annaMaria, ...values })
  const front = aSide(aPassport({ issuer: 'D', fields, ...differing }))
  return fakeId.run(someFacts({ front }), aProfile())
}

describe('FAKE_ID', () => {
  it('is clear for a document that says nothing of the kind', () => expect(ask({}).kind).toBe('clear'))
  it('is found for the number of a published specimen, with where it is published', () => {
    expect(ask({ documentNumber: 'C01X00T47' })).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { number: 'C01X00T47' } }],
    })
    expect(ask({ documentNumber: 'C01X00T47' }, { issuer: 'FRA' }).kind).toBe('clear')
  })
  it('is found once for words that stand in several places', () => {
    const lines = ['P<D<<SPECIMEN<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<', ...aZone.lines.slice(1)]
    expect(
      ask({ lastName: 'Specimen', fullName: 'Anna Specimen' }, { zone: { ...aZone, lines } }),
    ).toMatchObject({
      findings: [
        { evidence: { words: 'Specimen', where: ['fullName', 'lastName', 'machine readable zone'] } },
      ],
    })
  })
  it('is found for what novelty documents say where the authority stands', () => {
    expect(ask({ issueAuthority: 'Novelty, not a government document' })).toMatchObject({
      findings: [{ evidence: { means: 'novelty' } }, { evidence: { means: 'novelty' } }],
    })
  })
  it('leaves people alone whose name is such a word', () => {
    expect(ask({ lastName: 'MUSTER', fullName: 'HANS MUSTER', address1: 'Sample Street 5' }).kind).toBe(
      'clear',
    )
    expect(ask({ issueAuthority: 'MUSTER' }).kind).toBe('found')
  })
  it('cannot tell without a document', () => {
    expect(fakeId.run(someFacts({ front: aSide(null) }), aProfile()).kind).toBe('cannot_tell')
  })
})
