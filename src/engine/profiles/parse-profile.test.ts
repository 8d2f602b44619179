import { describe, expect, it } from 'vitest'
import { Refusal } from '../../vocabulary/refusals.ts'
import { parseProfile } from './parse-profile.ts'

function refusalOf(raw: unknown): string {
  try {
    parseProfile(raw)
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`
    throw error
  }
  return 'none'
}

describe('A profile that was sent', () => {
  it('keeps what is said and nothing else', () => {
    const raw = {
      name: 'Shop',
      canvasSize: 2000,
      thresholds: { face: 0.6 },
      decisions: { UNDER_18: { reject: 0 } },
    }
    expect(parseProfile(raw)).toEqual({ settings: raw, ignoredKeys: [], unknownKeys: [] })
  })
  it.each([undefined, null, '', {}])('says nothing when it is %j', (raw) => {
    expect(parseProfile(raw).settings).toEqual({})
  })
  it('takes "", null and {} for not said, at any depth', () => {
    const raw = {
      name: null, webhook: '', thresholds: {}, docupass: {}, acceptedDocuments: { documentType: '' },
      decisions: { UNDER_18: { enabled: null }, UNDER_19: {}, UNDER_21: null },
    } // prettier-ignore
    expect(parseProfile(raw).settings).toEqual({})
  })
  it.each(['thresholds', 'decisions', 'decisionTrigger', 'docupass', 'acceptedDocuments', 'face'])(
    'refuses a list in place of the object %s by its name',
    (key) => {
      for (const list of [[], [{}]])
        expect(refusalOf({ [key]: list })).toBe(
          `400 Parameter '${key}' contains invalid value. It must be an object.`,
        )
    },
  )
  it('says of a threshold that it knows which range it has', () => {
    for (const face of ['much', '2', 2])
      expect(refusalOf({ thresholds: { face } })).toContain('It must be a number from 0 to 1.')
    expect(refusalOf({ thresholds: { aura: 'x' } })).toContain(
      'It must be a number from -1000000 to 1000000.',
    )
  })
  it('refuses a list in place of a rule, and of all', () => {
    expect(refusalOf({ decisions: { UNDER_18: [] } })).toContain('decisions.UNDER_18')
    expect(refusalOf([])).toContain('profileOverride')
  })
  it('lets the owner of a stored profile clear a text that is empty by default, and only that', () => {
    const raw = {
      webhook: '',
      timezone: '',
      name: '',
      acceptedDocuments: { documentCountry: '' },
      docupass: { acceptUrl: '' },
    }
    expect(parseProfile(raw, 'clears').settings).toEqual({
      webhook: '',
      acceptedDocuments: { documentCountry: '' },
      docupass: { acceptUrl: '' },
    })
  })
  it('lists top-level keys that are no settings and leaves them out', () => {
    expect(parseProfile({ client: 'x', id: '1', crop: true })).toEqual({
      settings: { crop: true },
      ignoredKeys: ['client', 'id'],
      unknownKeys: [],
    })
  })
  it('keeps codes and thresholds that it does not know, and lists them', () => {
    const raw = { thresholds: { aura: 3 }, decisions: { AURA_FAILED: { weight: 2 } } }
    expect(parseProfile(raw)).toMatchObject({
      settings: raw,
      unknownKeys: ['decisions.AURA_FAILED', 'thresholds.aura'],
    })
  })
  it('writes accepted documents in one way', () => {
    const raw = {
      acceptedDocuments: { documentType: 'i, P', documentCountry: ' us,de,US ', documentState: 'ca' },
    }
    expect(parseProfile(raw).settings).toEqual({
      acceptedDocuments: { documentType: 'IP', documentCountry: 'US,DE', documentState: 'CA' },
    })
  })
  it('takes numbers and switches as texts, and words in any case', () => {
    const raw = {
      canvasSize: '800',
      outputSize: 0,
      crop: 'True',
      advancedCrop: 0,
      outputType: 'JPEG',
      thresholds: { face: '0.6' },
      decisionTrigger: { review: '1' },
      decisions: { UNDER_18: { enabled: 'false', review: '-1', weight: '2' } },
      face: { templates: 'KEEP' },
    }
    expect(parseProfile(raw).settings).toEqual({
      canvasSize: 800,
      outputSize: 0,
      crop: true,
      advancedCrop: false,
      outputType: 'jpg',
      thresholds: { face: 0.6 },
      decisionTrigger: { review: 1 },
      decisions: { UNDER_18: { enabled: false, review: -1, weight: 2 } },
      face: { templates: 'keep' },
    })
  })
  it('completes the questions of the hosted page', () => {
    expect(
      parseProfile({ docupass: { customField: [{ fieldLabel: 'Plate' }] } }).settings.docupass?.customField,
    ).toEqual([{ fieldId: '', fieldLabel: 'Plate', fieldDescription: '', fieldType: 0, fieldData: '' }])
  })
})

describe('A wrong value is refused by its key', () => {
  it.each<[path: string, raw: unknown]>([
    ['profileOverride', 'text'],
    ['profileOverride', 7],
    ['profileOverride', ['obscure']],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'a\0b' }],
    ['name', { name: true }],
    ['canvasSize', { canvasSize: '1500px' }],
    ['canvasSize', { canvasSize: 99 }],
    ['canvasSize', { canvasSize: 1500.5 }],
    ['outputSize', { outputSize: 10_001 }],
    ['crop', { crop: 2 }],
    ['saveResult', { saveResult: 'yes' }],
    ['outputType', { outputType: 'gif' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['timezone', { timezone: '+01:00' }],
    ['obscure', { obscure: 'dob' }],
    ['obscure.1', { obscure: ['dob', 'no key'] }],
    ['webhook', { webhook: 'ftp://example.com/' }],
    ['webhook', { webhook: 'example.com' }],
    ['webhook', { webhook: 'https://user:secret@example.com/' }],
    ['webhook', { webhook: 'javascript:alert(1)' }],
    ['thresholds', { thresholds: 0.5 }],
    ['thresholds.face', { thresholds: { face: 1.01 } }],
    ['thresholds.face', { thresholds: { face: -0.01 } }],
    ['thresholds.face', { thresholds: { face: '1.5' } }],
    ['thresholds.aura', { thresholds: { aura: 'much' } }],
    ['decisionTrigger.review', { decisionTrigger: { review: -1 } }],
    ['decisionTrigger', { decisionTrigger: [1, 1] }],
    ['decisions', { decisions: ['UNDER_18'] }],
    ['decisions.UNDER_18', { decisions: { UNDER_18: true } }],
    ['decisions.UNDER_18.enabled', { decisions: { UNDER_18: { enabled: 'yes' } } }],
    ['decisions.UNDER_18.review', { decisions: { UNDER_18: { review: -0.5 } } }],
    ['decisions.UNDER_18.reject', { decisions: { UNDER_18: { reject: 2 } } }],
    ['decisions.UNDER_18.weight', { decisions: { UNDER_18: { weight: -1 } } }],
    ['decisions', { decisions: { 'lower case': { weight: 1 } } }],
    ['acceptedDocuments.documentType', { acceptedDocuments: { documentType: 'PX' } }],
    ['acceptedDocuments.documentCountry', { acceptedDocuments: { documentCountry: 'USA' } }],
    ['acceptedDocuments.documentState', { acceptedDocuments: { documentState: 'C;A' } }],
    ['docupass.qrColor', { docupass: { qrColor: '#00000' } }],
    ['docupass.expiry', { docupass: { expiry: -1 } }],
    ['docupass.acceptUrl', { docupass: { acceptUrl: 'javascript:alert(1)' } }],
    ['docupass.rejectUrl', { docupass: { rejectUrl: 'intent://scan' } }],
    ['docupass.logoURL', { docupass: { logoURL: 'bank-app://logo' } }],
    ['docupass.accentColor', { docupass: { accentColor: 'FFCC00' } }],
    ['docupass.accentColor', { docupass: { accentColor: 'blue' } }],
    ['docupass.privacyURL', { docupass: { privacyURL: 'http://shop.example/privacy' } }],
    ['docupass.signingOrigins.0', { docupass: { signingOrigins: ['https://shop.example/sign'] } }],
    ['docupass.signingOrigins.0', { docupass: { signingOrigins: ['http://shop.example'] } }],
    ['docupass.signingOrigins.1', { docupass: { signingOrigins: ['https://shop.example', '*'] } }],
    ['docupass.customField.0.fieldType', { docupass: { customField: [{ fieldLabel: 'x', fieldType: 3 }] } }],
    ['docupass.customField.0.fieldLabel', { docupass: { customField: [{ fieldId: 'x' }] } }],
  ])('%s', (path, raw) => {
    expect(refusalOf(raw)).toContain(`400 Parameter '${path}' contains invalid value.`)
  })
})

it('A page of signing is named by its origin, as browsers write it, once', () => {
  const signingOrigins = ['https://Shop.example', 'https://shop.example/', 'http://localhost:3000']
  expect(parseProfile({ docupass: { signingOrigins } }).settings.docupass?.signingOrigins).toEqual([
    'https://shop.example',
    'http://localhost:3000',
  ])
})

it('A colour that white text cannot be read on is refused with its contrast', () => {
  expect(refusalOf({ docupass: { accentColor: 'FFCC00' } })).toContain('Its contrast to white is 1.5')
  expect(parseProfile({ docupass: { accentColor: '1A56DB' } }).settings.docupass?.accentColor).toBe('1A56DB')
})

it('A link may end in an app', () => {
  const { settings } = parseProfile({ docupass: { acceptUrl: 'bank-app://verified' } })
  expect(settings.docupass?.acceptUrl).toBe('bank-app://verified')
})

describe('A profile made to harm', () => {
  it('cannot reach the prototype of objects', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"crop":true},"docupass":{"__proto__":{"expiry":9}},"constructor":{"prototype":{"x":1}}}',
    )
    const { settings } = parseProfile(raw)
    expect(settings.crop).toBeUndefined()
    expect(settings.docupass?.expiry).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
  it.each(['thresholds', 'decisions'])('is refused when __proto__ stands among %s', (section) => {
    const raw: unknown = JSON.parse(`{"${section}":{"__proto__":{"enabled":true}}}`)
    expect(refusalOf(raw)).toContain(`'${section}'`)
  })
  it('is refused when it is too deep, too wide or too long, without being quoted back', () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 50_000; depth++) deep = { a: deep }
    expect(refusalOf({ docupass: deep })).toContain('nested too deeply')
    const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`K${n}`, 1]))
    expect(refusalOf({ thresholds: wide })).toContain('at most 1000 keys')
    expect(refusalOf({ name: 'x'.repeat(30_000) }).length).toBeLessThan(200)
    expect(refusalOf({ decisions: { ['<script>'.repeat(99)]: { weight: 'x' } } })).not.toContain('script')
  })
})
