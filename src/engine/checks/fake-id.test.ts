import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  anMrzReading,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import { markedNumber } from '../documents/specimens/specimen-mark.ts'
import { fakeId } from './fake-id.ts'

const ours = markedNumber('QX4711') ?? ''

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
    const lines = ['P<D<<SPECIMEN<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<', ...anMrzReading.lines.slice(1)]
    expect(
      ask({ lastName: 'Specimen', fullName: 'Anna Specimen' }, { zone: { ...anMrzReading, lines } }),
    ).toMatchObject({
      findings: [
        { evidence: { words: 'Specimen', where: ['fullName', 'lastName', 'machine readable zone'] } },
      ],
    })
  })
  it('finds a word that follows the issuer in the zone without a gap, where the name itself was withheld', () => {
    const called = (name: string) => ({
      zone: {
        ...anMrzReading,
        lines: [`P<NLD${name}<<ANNA`.padEnd(44, '<'), ...anMrzReading.lines.slice(1)],
      },
    })
    expect(ask({}, called('SPECIMEN'))).toMatchObject({
      findings: [{ evidence: { words: 'Specimen', where: ['machine readable zone'] } }],
    })
    expect(ask({}, called('MUSTER')).kind).toBe('clear')
  })
  it('is found for a word that was read across the page', () => {
    expect(ask({}, { across: [{ means: 'specimen', words: 'Specimen' }] })).toMatchObject({
      findings: [{ confidence: 1, evidence: { words: 'Specimen', where: ['across the page'] } }],
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
  it('is found for our own specimens, and excused under a test key alone', () => {
    const fields = someFields({ ...annaMaria, documentNumber: ours })
    const front = aSide(aPassport({ issuer: 'UTO', fields }))
    const request = (mode: 'live' | 'test' | undefined) =>
      fakeId.run(someFacts({ front, ...(mode === undefined ? {} : { mode }) }), aProfile())
    const reported = { confidence: 1, evidence: { number: ours, mark: 'symbolon specimen' } }
    expect(request('test')).toMatchObject({ kind: 'found', findings: [reported] })
    expect(JSON.stringify(request('test'))).toContain('"excused":"A test key is meant for specimens')
    for (const mode of ['live', undefined] as const) {
      expect(request(mode)).toMatchObject({ kind: 'found', findings: [reported] })
      expect(JSON.stringify(request(mode))).not.toContain('excused')
    }
  })
  it('knows the mark where the number was withheld and stands in the zone alone', () => {
    const { documentNumber: _, ...others } = annaMaria
    const line = `${ours}${(anMrzReading.lines[1] ?? '').slice(9)}`
    const zone = { ...anMrzReading, lines: [anMrzReading.lines[0] ?? '', line] }
    const front = aSide(aPassport({ issuer: 'UTO', fields: someFields(others), zone }))
    expect(fakeId.run(someFacts({ front }), aProfile())).toMatchObject({
      findings: [{ evidence: { number: ours } }],
    })
  })
  it('is found for other documents of the invented state, under any key', () => {
    for (const mode of ['live', 'test'] as const) {
      const outcome = fakeId.run(someFacts({ front: aSide(aPassport({ issuer: 'UTO' })), mode }), aProfile())
      expect(outcome).toMatchObject({ findings: [{ evidence: { issuer: 'UTO', mark: null } }] })
      expect(JSON.stringify(outcome)).not.toContain('excused')
    }
  })
  it('cannot tell without a document', () => {
    expect(fakeId.run(someFacts({ front: aSide(null) }), aProfile()).kind).toBe('cannot_tell')
  })

  const certain = (issuer: string, differing: Partial<DocumentReading['zone'] & object> = {}) =>
    ask({}, { issuer, zone: { ...anMrzReading, confidences: [Array(44).fill(0.99)], ...differing } })

  it.each(['ZUB', 'WSA', 'XXZ'])(
    'is found for the issuer %s, whom no standard lists, under any key',
    (issuer) => {
      expect(certain(issuer)).toMatchObject({ kind: 'found', findings: [{ evidence: { issuer } }] })
      expect(JSON.stringify(certain(issuer))).not.toContain('excused')
    },
  )
  it.each(['D', 'XOM', 'EUE', 'RKS'])('is clear for the issuer %s', (issuer) =>
    expect(certain(issuer).kind).toBe('clear'),
  )
  it('was not checked where the issuer may have been misread', () => {
    const doubted = Array.from({ length: 44 }, (_, at) => (at === 3 ? 0.89 : 0.99))
    expect(certain('ZUB', { confidences: [doubted] }).kind).toBe('not_checked')
    const repair = { line: 0, column: 4, from: '8', to: 'B', reason: 'alphabet' } as const
    expect(certain('ZUB', { repairs: [repair] }).kind).toBe('not_checked')
    expect(certain('ZUB', { repairs: [{ ...repair, column: 5 }] }).kind).toBe('found')
  })
  it('was not checked for an issuer whose documents once were valid, unless the profile says that it changes nothing', () => {
    expect(certain('YUG').kind).toBe('not_checked')
    const lowered = aProfile({ decisions: { FAKE_ID: { review: -1, reject: -1 } } })
    expect(fakeId.run(someFacts({ front: aSide(aPassport({ issuer: 'YUG' })) }), lowered).kind).toBe('clear')
  })
  it('was not checked for a barcode whose issuer’s number AAMVA gave to no one, and is clear for one it gave out', () => {
    const barcode = (issuer: string) =>
      ask(
        {},
        {
          issuer: 'USA',
          zone: null,
          barcode: { standard: 'AAMVA', version: 10, issuer, cut: [], faults: [] },
        },
      )
    expect(barcode('636099').kind).toBe('not_checked')
    expect(barcode('636014').kind).toBe('clear')
  })
  it('judges no issuer of print alone, and none that was obscured', () => {
    expect(ask({}, { issuer: 'ZUB', zone: null }).kind).toBe('clear')
    const front = aSide(aPassport({ issuer: '' }))
    expect(fakeId.run(someFacts({ front, obscured: ['countryIso3'] }), aProfile()).kind).toBe('clear')
  })
})
