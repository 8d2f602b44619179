import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { invalidBackDocument } from './invalid-back-document.ts'

const withBack = (back: DocumentReading | null) =>
  invalidBackDocument.run(someFacts({ back: aSide(back) }), aProfile())

const backOf = (documentNumber: string) =>
  aPassport({ zone: null, fields: someFields({ ...annaMaria, documentNumber }, { index: 1 }) })

describe('INVALID_BACK_DOCUMENT', () => {
  it('is found when the same side was sent twice', () => {
    expect(withBack(aPassport())).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { sameZone: true } }],
    })
  })
  it('is found when the back carries another number, and says both', () => {
    expect(withBack(backOf('X1'))).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { front: 'L898902D6', back: 'X1' } }],
    })
  })
  it('is not checked where the other number stands without a label, so that the kind is not sure', () => {
    const documentType = [{ value: 'I', confidence: 0.89, source: 'visual', index: 1 }] as const
    const back = backOf('X1')
    expect(withBack({ ...back, fields: { ...back.fields, documentType } }).kind).toBe('not_checked')
  })
  it('is reported, and counts for nothing, when front and back of one card were sent the wrong way round', () => {
    const carrier = { version: 1, outline: 0.9, portrait: 0.95, lines: 12, agrees: null }
    const zoneSide = (side: string) =>
      aSide(aPassport({ fields: someFields({ ...annaMaria, documentSide: side }) }))
    const printed = aSide(backOf('L898902D6'))
    const ask = (front: ReturnType<typeof aSide>, back: ReturnType<typeof aSide>) =>
      invalidBackDocument.run(someFacts({ front, back }), aProfile())
    expect(ask(zoneSide('BACK'), { ...printed, carrier })).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { swapped: true }, excused: expect.any(String) as string }],
    })
    const other = { ...aSide(backOf('X1')), carrier }
    expect(ask(zoneSide('BACK'), other), 'of two cards').toMatchObject({
      findings: [{ evidence: { back: 'X1' } }],
    })
    const unread = aPassport({ zone: null, fields: {} })
    expect(ask(zoneSide('BACK'), { ...aSide(unread), carrier }).kind, 'without a number').toBe('not_checked')
    expect(ask(zoneSide('FRONT'), { ...printed, carrier }).kind, 'a passport and another page').toBe('clear')
    expect(ask(zoneSide('BACK'), { ...printed, carrier: { ...carrier, portrait: 0.2 } }).kind).toBe('clear')
    expect(ask({ ...printed, carrier }, zoneSide('BACK')).kind, 'as they belong').toBe('clear')
  })
  it('is reported for swapped sides in print alone where their kind is known', () => {
    const side = (value: string, confidence: number) => {
      const fields = someFields({ documentNumber: 'L898902D6' })
      return aSide(
        aPassport({
          zone: null,
          fields: { ...fields, ...someFields({ documentSide: value }, { confidence }) },
        }),
      )
    }
    const ask = (certain: number) =>
      invalidBackDocument.run(
        someFacts({ front: side('BACK', certain), back: side('FRONT', certain) }),
        aProfile(),
      )
    expect(ask(0.9)).toMatchObject({ kind: 'found', findings: [{ evidence: { swapped: true } }] })
    expect(ask(0.6).kind, 'as they were sent').toBe('clear')
  })
  it('is clear when the back carries the same number', () => {
    expect(withBack(backOf('L898902D6')).kind).toBe('clear')
  })
  it('is clear when one side shows for its own the number of the holder that the other shows beside it', () => {
    const back = aPassport({
      zone: null,
      fields: someFields({ documentNumber: 'X1', personalNumber: 'L898902D6' }, { index: 1 }),
    })
    expect(withBack(back).kind).toBe('clear')
  })
  it('leaves a printed number that one misread character explains to another warning', () => {
    const fields = someFields({ documentNumber: 'L8989O2D6' }, { index: 1, source: 'visual' })
    expect(withBack(aPassport({ zone: null, fields }))).toMatchObject({
      kind: 'clear',
      evidence: { isSlip: true },
    })
  })
  it.each([
    [0.6, 'clear'],
    [0.95, 'found'],
  ])('of print read with %f that several look-alikes explain, is %s', (confidence, kind) => {
    const fields = someFields({ documentNumber: 'L8989Q2DG' }, { index: 1, source: 'visual', confidence })
    expect(withBack(aPassport({ zone: null, fields })).kind).toBe(kind)
  })
  it('cannot tell when the back was not recognised', () => {
    expect(withBack(null).kind).toBe('cannot_tell')
  })
})
