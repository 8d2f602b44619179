import { describe, expect, it } from 'vitest'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { dropWeakening } from './drop-weakening.ts'
import { completeProfile } from './effective-profile.ts'
import { defaultSettings } from './tables/default-settings.ts'
import { weakenings } from './tables/weakening-rules.ts'

const base = completeProfile({
  name: 'Shop',
  acceptedDocuments: { documentType: 'IP', documentCountry: 'DE,FR' },
  decisions: { UNDER_18: { reject: 0.5 } },
})

describe('An override that came with a restricted key', () => {
  it.each<[path: string, override: ProfileOverride]>([
    ['decisions.DOCUMENT_EXPIRED.enabled', { decisions: { DOCUMENT_EXPIRED: { enabled: false } } }],
    ['decisions.DOCUMENT_EXPIRED.reject', { decisions: { DOCUMENT_EXPIRED: { reject: -1 } } }],
    ['decisions.DOCUMENT_EXPIRED.reject', { decisions: { DOCUMENT_EXPIRED: { reject: 1 } } }],
    ['decisions.MISSING_POSTCODE.review', { decisions: { MISSING_POSTCODE: { review: 0.1 } } }],
    ['decisions.DOCUMENT_EXPIRED.weight', { decisions: { DOCUMENT_EXPIRED: { weight: 0.5 } } }],
    ['decisionTrigger.reject', { decisionTrigger: { reject: 2 } }],
    ['decisionTrigger.review', { decisionTrigger: { review: 1.1 } }],
    ['thresholds.nameVerification', { thresholds: { nameVerification: 0.1 } }],
    ['thresholds.recapture', { thresholds: { recapture: 0.9 } }],
    ['thresholds.lowTextConfidence', { thresholds: { lowTextConfidence: 0.1 } }],
    ['thresholds.faceLiveness', { thresholds: { faceLiveness: 0.1 } }],
    ['screeningBand', { screeningBand: 0.9 }],
    ['thresholds.aura', { thresholds: { aura: 1 } }],
    ['acceptedDocuments.documentType', { acceptedDocuments: { documentType: 'IPD' } }],
    ['acceptedDocuments.documentCountry', { acceptedDocuments: { documentCountry: 'US' } }],
    ['saveResult', { saveResult: false }],
    ['saveImage', { saveImage: false }],
    ['obscure', { obscure: ['documentNumber'] }],
    ['transactionAuditReport', { transactionAuditReport: false }],
    ['timezone', { timezone: 'Pacific/Kiritimati' }],
    ['canvasSize', { canvasSize: 200 }],
    ['face.requireConsent', { face: { requireConsent: false } }],
    ['face.duplicateSearch', { face: { duplicateSearch: true } }],
    ['face.templates', { face: { templates: 'keep' } }],
    ['docupass.allowFileUpload', { docupass: { allowFileUpload: true } }],
  ])('may not change %s to something milder', (path, override) => {
    const { override: rest, dropped } = dropWeakening(override, base)
    expect(rest).toEqual({})
    expect(dropped.map((one) => one.path)).toEqual([path])
    expect(dropped[0]?.reason).toMatch(/\.$/)
  })

  it.each<ProfileOverride>([
    { decisions: { AML_PEP: { enabled: true } } },
    { decisions: { UNDER_18: { reject: 0 } } },
    { decisions: { DOCUMENT_EXPIRED: { weight: 2 } } },
    { decisionTrigger: { review: 0.5 } },
    { thresholds: { nameVerification: 0.9 } },
    { thresholds: { recapture: 0.2 } },
    { acceptedDocuments: { documentType: 'P' } },
    { acceptedDocuments: { documentCountry: 'FR', documentState: 'BY' } },
    { outputType: 'base64', crop: true, splitFirstName: true },
  ])('may ask for %j', (override) => {
    expect(dropWeakening(override, base)).toEqual({ override, dropped: [] })
  })

  it('may not ask for a bound where the profile sets none, but for none where it sets one', () => {
    const unbounded = { ...base, canvasSize: 0, outputSize: 0 }
    const bounded = { canvasSize: 2_000, outputSize: 2_000 }
    expect(dropWeakening(bounded, unbounded).dropped.map(({ path }) => path)).toEqual([
      'canvasSize',
      'outputSize',
    ])
    expect(dropWeakening({ canvasSize: 0, outputSize: 0 }, base).dropped).toEqual([])
  })

  it('keeps the strict part of a mixed one', () => {
    const mixed = {
      crop: true,
      thresholds: { face: 0.9, recapture: 0.9 },
      decisions: { FAKE_ID: { enabled: false, weight: 4 } },
    }
    const { override, dropped } = dropWeakening(mixed, base)
    expect(override).toEqual({ crop: true, thresholds: { face: 0.9 }, decisions: { FAKE_ID: { weight: 4 } } })
    expect(dropped.map((one) => one.path)).toEqual(['thresholds.recapture', 'decisions.FAKE_ID.enabled'])
  })
})

it('says of every setting whether such a key may change it', () => {
  const sections = new Set(weakenings.map((row) => row.path.split('.')[0]))
  expect(Object.keys(defaultSettings).filter((key) => !sections.has(key))).toEqual([])
})
