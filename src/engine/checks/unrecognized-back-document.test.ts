import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { unrecognizedBackDocument } from './unrecognized-back-document.ts'

const box = [[0, 0], [9, 0], [9, 9], [0, 9]] as const // prettier-ignore
const ask = (facts: Parameters<typeof someFacts>[0]) =>
  unrecognizedBackDocument.run(someFacts(facts), aProfile())

describe('UNRECOGNIZED_BACK_DOCUMENT', () => {
  it('is found when nothing was recognised on the back', () => {
    expect(ask({ back: aSide(null) }).kind).toBe('found')
  })
  it('is clear when the back was recognised', () => {
    expect(ask({ back: aSide(aPassport()) }).kind).toBe('clear')
  })
  it('is clear where the zone of the front confirms what is printed, and not checked without', () => {
    const printed = (dob: string) =>
      aSide(
        aPassport({ zone: null, fields: someFields({ ...annaMaria, dob }, { source: 'visual', index: 1 }) }),
      )
    expect(ask({ back: printed(annaMaria.dob) }).kind).toBe('clear')
    expect(ask({ back: printed('1990-01-01') }).kind).toBe('not_checked')
  })
  it('is clear where the back bears the number of the front, in a barcode or in print, and contradicts nothing', () => {
    const content = (text: string) => Buffer.from(text).toString('base64')
    const barcode = (text: string) => ({ symbology: 'code-128', content: content(text), box }) as const
    expect(ask({ back: { ...aSide(null), barcodes: [barcode('UTO L898902D6')] } })).toMatchObject({
      kind: 'clear',
      evidence: { numberOfFrontIn: 'barcode' },
    })
    expect(ask({ back: { ...aSide(null), barcodes: [barcode('L898902D7')] } }).kind).toBe('found')
    const fields = { documentNumber: annaMaria.documentNumber, expiry: annaMaria.expiry }
    const printed = (differing: Partial<Record<keyof typeof fields, string>>) =>
      aPassport({
        zone: null,
        fields: someFields({ ...fields, ...differing }, { source: 'visual', index: 1 }),
      })
    expect(ask({ back: aSide(printed({})) }).kind).toBe('clear')
    expect(ask({ back: aSide(printed({ expiry: '2033-01-01' })) }).kind).toBe('not_checked')
    expect(ask({ back: aSide(printed({ documentNumber: 'L898902D7' })) }).kind).toBe('not_checked')
    const other = { ...aSide(null), barcodes: [barcode('L898902D6')] }
    expect(ask({ front: aSide(null), back: other }).kind, 'nothing was read on the front').toBe('found')
  })
  it('was not checked where reading stopped at its work limit, and says so where nothing was recognised', () => {
    expect(ask({ back: { ...aSide(aPassport()), readingStopped: true } }).kind).toBe('not_checked')
    const outcome = ask({ back: { ...aSide(null), readingStopped: true } })
    expect(JSON.stringify(outcome)).toContain('back image before reading stopped at its work limit')
  })
  it('cannot tell without a back image', () => {
    expect(ask({}).kind).toBe('cannot_tell')
  })
  it('was not checked when the reader failed', () => {
    expect(ask({ back: aSide(null, 'The reader stopped.') }).kind).toBe('not_checked')
  })
})
