import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import type { KnownDocument } from '../../vocabulary/decision/facts.ts'
import { knownDocumentChecks } from './known-document.ts'

const [duplicate, blocklisted] = knownDocumentChecks
const ask = (check: typeof duplicate, known?: KnownDocument | null) =>
  check?.run(someFacts(known === undefined ? {} : { known }), aProfile())

const unknown: KnownDocument = { seen: [], blocked: null }
const seen = [
  { id: 'b2', at: 2 },
  { id: 'a1', at: 1 },
]

describe('DUPLICATE_DOCUMENT', () => {
  it('names the records in which the document was seen before', () => {
    expect(ask(duplicate, { ...unknown, seen })).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { transactions: ['b2', 'a1'] } }],
    })
  })
  it('is clear for a document that was never seen, and for a blocked one', () => {
    expect(ask(duplicate, unknown)?.kind).toBe('clear')
    expect(ask(duplicate, { ...unknown, blocked: { id: 'x', reason: 'lost' } })?.kind).toBe('clear')
  })
})

describe('BLOCKLISTED_DOCUMENT', () => {
  it('names the entry and why it is there', () => {
    expect(ask(blocklisted, { ...unknown, blocked: { id: 'x', reason: 'stolen' } })).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { entry: 'x', reason: 'stolen' } }],
    })
  })
  it('is clear for a document that was only seen before', () => {
    expect(ask(blocklisted, { ...unknown, seen })?.kind).toBe('clear')
  })
})

describe('what the account knows of a document', () => {
  it.each([duplicate, blocklisted])(
    'cannot tell for a number that was read from print with doubt',
    (check) => {
      const fields = someFields({ documentNumber: 'X0' }, { source: 'visual', confidence: 0.6 })
      const front = aSide(aPassport({ zone: null, fields }))
      const request = (known: KnownDocument) => check?.run(someFacts({ front, known }), aProfile()).kind
      expect(request(unknown)).toBe('cannot_tell')
      expect(request({ seen, blocked: { id: 'x', reason: 'stolen' } })).toBe('found')
    },
  )
  it.each([duplicate, blocklisted])(
    'cannot tell where number or issuer was not read, or the search was not asked for',
    (check) => {
      expect(ask(check, null)?.kind).toBe('cannot_tell')
      expect(ask(check)?.kind).toBe('cannot_tell')
      expect(check?.run(someFacts({ front: aSide(null), known: unknown }), aProfile()).kind).toBe(
        'cannot_tell',
      )
    },
  )
})
