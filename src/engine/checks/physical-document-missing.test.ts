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
import type { SideFacts } from '../../vocabulary/decision/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { carrierVersion, type CarrierFacts } from '../../vocabulary/reading/carrier.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { physicalDocumentMissing } from './physical-document-missing.ts'

const seen: CarrierFacts = { version: carrierVersion, outline: 0.98, portrait: 0.96, lines: 20, agrees: null }
const nothing: Partial<CarrierFacts> = { outline: null, portrait: 0, lines: 0 }

function side(reading: DocumentReading, carrier: Partial<CarrierFacts> = {}): SideFacts {
  return { ...aSide(reading), carrier: { ...seen, ...carrier } }
}

const passport = (carrier: Partial<CarrierFacts> = {}) => side(aPassport(), carrier)
const card = { type: 'I', name: 'Identity Card' } as const
const zoneOnBack = aPassport({
  ...card,
  zone: { ...anMrzReading, format: 'TD1' },
  fields: someFields(annaMaria, { index: 1 }),
})
const bars = aPassport({
  ...card,
  zone: null,
  barcode: { standard: 'AAMVA', version: 10, issuer: '636014', cut: [], faults: [] },
  fields: someFields(annaMaria, { index: 1, source: 'barcode' }),
})
const printed = (differing: { readonly dob?: string } = {}) =>
  aPassport({ ...card, zone: null, fields: someFields({ ...annaMaria, ...differing }, { source: 'visual' }) })

const ask = (front: SideFacts, back: SideFacts | null = null, profile: Profile = aProfile()) =>
  physicalDocumentMissing.run(someFacts({ front, back }), profile)
const reason = (front: SideFacts, back: SideFacts | null = null): string => {
  const outcome = ask(front, back)
  return outcome.kind === 'not_checked' ? outcome.reason : outcome.kind
}

describe('PHYSICAL_DOCUMENT_MISSING', () => {
  it('is clear for a page with zone, portrait and print, whether its edges show or not', () => {
    expect(ask(passport()).kind).toBe('clear')
    expect(ask(passport({ outline: null, agrees: true })).kind).toBe('clear')
  })
  it.each([
    ['a zone', aPassport()],
    ['a zone of a card', zoneOnBack],
    ['a barcode', bars],
  ])('is found for %s with nothing around it, and less surely where a card shows', (_, reading) => {
    const [onSheet, onCard] = [ask(side(reading, nothing)), ask(side(reading, { ...nothing, outline: 0.98 }))]
    expect(onSheet).toMatchObject({ kind: 'found', findings: [{ confidence: 0.95 }] })
    expect(onCard).toMatchObject({ kind: 'found', findings: [{ confidence: 0.8 }] })
  })
  it('is found for two lines beside the code, and not for three', () => {
    expect(ask(side(bars, { portrait: 0, lines: 2 })).kind).toBe('found')
    expect(ask(side(bars, { portrait: 0, lines: 3 })).kind).toBe('not_checked')
  })
  it('is found for what seems a portrait where neither edges nor print show, and not where edges do', () => {
    expect(ask(passport({ lines: 2, outline: null })).kind).toBe('found')
    expect(ask(passport({ lines: 2 })).kind).toBe('not_checked')
  })
  it('is found for a page without edges and portrait, however much is printed on it', () => {
    expect(ask(passport({ portrait: 0.74, outline: null })).kind).toBe('found')
    expect(ask(side(zoneOnBack, { portrait: 0, outline: null })).kind).toBe('not_checked')
  })
  it('is found for a bare code on the back even where a front confirms it', () => {
    expect(ask(side(printed()), side(bars, nothing))).toMatchObject({
      findings: [{ evidence: { side: 'back', code: 'barcode' } }],
    })
  })
  it('was not checked for a page whose portrait or print is missing', () => {
    expect(reason(passport({ portrait: 0 }))).toContain('No portrait was found beside')
    expect(reason(passport({ lines: 2 }))).toContain('No print was found beside')
  })
  it('was not checked for a page without edges, or with little print, unless the print agrees with the zone', () => {
    for (const doubtful of [{ outline: null }, { lines: 9 }]) {
      expect(reason(passport({ ...doubtful, agrees: false }))).toContain('was not seen to agree')
      expect(ask(passport({ ...doubtful, agrees: true })).kind).toBe('clear')
    }
    expect(ask(passport({ lines: 10 })).kind).toBe('clear')
  })
  it.each([
    ['zone', zoneOnBack],
    ['barcode', bars],
  ])('asks for the other side of a card of which only the %s was read', (_, reading) => {
    expect(reason(side(reading, { portrait: 0.96 }))).toMatch(
      /^Only the .* Send the other side, with its portrait/,
    )
  })
  it.each([
    ['zone', zoneOnBack],
    ['barcode', bars],
  ])(
    'is clear where portrait and print of the front confirm the %s of the back, in either order',
    (_, reading) => {
      expect(ask(side(printed()), side(reading, { portrait: 0 })).kind).toBe('clear')
      expect(ask(side(reading, { portrait: 0 }), side(printed())).kind).toBe('clear')
    },
  )
  it('was not checked where the front has no portrait, or says otherwise', () => {
    expect(reason(side(printed(), { portrait: 0 }), side(bars))).toContain(
      'No portrait was found on the front',
    )
    expect(reason(side(printed({ dob: '1990-01-01' })), side(bars))).toContain('does not confirm the barcode')
  })
  it('was not checked where the profile has no portraits looked for', () => {
    expect(reason(passport({ portrait: null }))).toContain('objectDetection')
    expect(reason(side(printed(), { portrait: null }), side(bars))).toContain('objectDetection')
  })
  it('asks for nothing where the profile says that the code changes nothing, and still tells of a bare code', () => {
    const lowered = aProfile({ decisions: { PHYSICAL_DOCUMENT_MISSING: { review: -1, reject: -1 } } })
    expect(ask(side(bars), null, lowered).kind).toBe('cannot_tell')
    expect(ask(side(bars, nothing), null, lowered).kind).toBe('found')
  })
  it('cannot tell of print alone, and of records that do not say what was around', () => {
    expect(ask(side(printed())).kind).toBe('cannot_tell')
    expect(ask(aSide(aPassport())).kind).toBe('cannot_tell')
    expect(ask(passport({ version: carrierVersion + 1 })).kind).toBe('cannot_tell')
  })
})
