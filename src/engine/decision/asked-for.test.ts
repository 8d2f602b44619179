import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import {
  anMrzReading,
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  aSideWithForensics,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import type { AskingField } from '../../vocabulary/decision/asked-by.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Facts, RequestFacts } from '../../vocabulary/decision/facts.ts'
import { packFacts, unpackFacts } from '../../vocabulary/decision/stored-facts.ts'
import { warningCodes, warnings, type DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { fieldKeys, type FieldKey } from '../../vocabulary/reading/fields.ts'
import { checks, notImplementedCodes } from '../checks/all.ts'
import { findPreset } from '../profiles/presets.ts'
import { decide } from './decide.ts'
import { replay } from './replay.ts'

type RequestField = Exclude<AskingField, 'ip' | 'face' | 'documentBack' | 'contractGenerate'>

/** What a request asks for of another person, by field. */
const request: Required<Pick<RequestFacts, RequestField>> = {
  verifyName: 'JOHN SMITH',
  verifyDob: '1990-01-01',
  verifyAge: { min: 18, max: 20 },
  verifyAddress: '1 ELM STREET',
  verifyPostcode: '99999',
  verifyDocumentNumber: 'X0000000',
  restrictCountry: ['DE'],
  restrictState: ['CA'],
  restrictType: ['D'],
}
const requestFields = Object.keys(request) as readonly RequestField[]

/** What each field is compared with. */
const comparedKeys: Readonly<Record<RequestField, readonly FieldKey[]>> = {
  verifyName: ['fullName', 'firstName', 'middleName', 'lastName'],
  verifyDob: ['dob'],
  verifyAge: ['dob', 'age'],
  verifyAddress: ['address1', 'address2'],
  verifyPostcode: ['postcode'],
  verifyDocumentNumber: ['documentNumber', 'personalNumber'],
  restrictCountry: ['countryIso2'],
  restrictState: ['stateShort', 'stateFull'],
  // It is known of every document that was recognised.
  restrictType: [],
}

const silent = { review: -1, reject: -1 }
const unrecognisedInforms = { decisions: { UNRECOGNIZED_DOCUMENT: silent } }
const decided = (facts: Facts, settings: ProfileOverride = unrecognisedInforms) =>
  decide({ facts, profile: aProfile(settings), checks })
const codesOf = (asking: AskingField) =>
  warningCodes.filter((code) => warnings[code].asked.fields.includes(asking))

const without = (keys: readonly FieldKey[], differing: Partial<DocumentReading> = {}) => {
  const kept = Object.entries(annaMaria).filter(([key]) => !keys.some((gone) => gone === key))
  return aPassport({ fields: someFields(Object.fromEntries(kept)), ...differing })
}

const backWithoutNumber = {
  ...without(['documentNumber', 'personalNumber', 'expiry']),
  zone: { ...anMrzReading, lines: ['I<XOM', 'ANOTHER'] },
}

/** Each way in which a fact about a document can be missing. */
const missingFacts: Readonly<Record<string, (asking: RequestField) => Partial<Facts>>> = {
  'no document was recognised': () => ({ front: aSide(null) }),
  'neither side was recognised': () => ({ front: aSide(null), back: aSide(null) }),
  'the document could not be read in time': () => ({ front: aSide(null, 'It took too long.') }),
  'the document does not carry it, or it was withheld': (asking) => ({
    front: aSide(without(comparedKeys[asking], { issuer: '' })),
  }),
  'nothing at all was read of it': () => ({ front: aSide(aPassport({ fields: {}, issuer: '' })) }),
}

describe('What a request asked for and no fact answers', () => {
  const rows = Object.entries(missingFacts).flatMap(([title, missing]) =>
    requestFields.map((asking) => ({ title, asking, facts: someFacts(missing(asking)) })),
  )
  it.each(rows)('$asking is not checked where $title', ({ asking, facts }) => {
    const [code] = codesOf(asking)
    const made = decided({ ...facts, request: { [asking]: request[asking] } })
    const isTypeRead = asking === 'restrictType' && facts.front?.reading !== null
    expect(made.notChecked.map((one) => one.code)).toEqual(isTypeRead ? expect.anything() : expect.arrayContaining([code])) // prettier-ignore
    expect(made.decision).not.toBe('accept')
    for (const { reason } of made.notChecked) expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  const place = { address: '192.0.2.9', country: 'DE', table: 'countries.csv 2026-11-01' }
  it.each<[missing: string, facts: Partial<Facts>]>([
    ['there is no table', { ip: { ...place, country: null, table: null } }],
    ['no table knows the address', { ip: { ...place, country: null } }],
    ['the issuer is no country', { ip: place }],
    ['no document was recognised', { ip: place, front: aSide(null) }],
  ])('ip is not checked where %s', (_, facts) => {
    const made = decided(someFacts(facts))
    expect(made.notChecked).toMatchObject([{ code: 'IP_COUNTRY_MISMATCH' }])
    expect(made.decision).toBe('review')
  })

  it.each<[missing: string, facts: Partial<Facts>]>([
    ['the networks failed', { face: { given: true, failed: 'The face networks failed.' } }],
    ['the selfie shows no face', { face: someFaces({ frames: [noFaceObservation], comparison: null }) }],
    ['the document shows no face', { face: someFaces({ portrait: noFaceObservation, comparison: null }) }],
  ])('face is not checked where %s', (_, facts) => {
    const informs = Object.fromEntries(codesOf('face').map((code) => [code, silent]))
    for (const decisions of [{}, informs]) {
      const made = decided(someFacts(facts), { decisions })
      expect(made.notChecked.map(({ code }) => code)).toContain('FACE_MISMATCH')
      expect(made.decision).not.toBe('accept')
    }
  })

  it.each<[missing: string, facts: Partial<Facts>, codes: readonly string[]]>([
    ['it could not be read in time', { back: aSide(null, 'It took too long.') }, ['UNRECOGNIZED_BACK_DOCUMENT']],
    ['no number ties it to the front', { back: aSide(backWithoutNumber) }, ['INVALID_BACK_DOCUMENT']],
  ])('documentBack is not checked where %s', (_, facts, codes) => {
    const made = decided(someFacts(facts))
    expect(made.notChecked.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]))
    expect(made.decision).not.toBe('accept')
  }) // prettier-ignore

  it('is said of a profile that names the documents it accepts', () => {
    const front = aSide(without(['countryIso2'], { issuer: '' }))
    const unlisted = decided(someFacts({ front })).notChecked
    for (const acceptedDocuments of [{ documentState: 'CA' }, { documentCountry: 'DE' }]) {
      const made = decided(someFacts({ front }), { acceptedDocuments })
      expect(made.notChecked).toHaveLength(unlisted.length + 1)
      expect(made.decision).toBe('review')
    }
  })

  it('covers every field of a request: none was forgotten', () => {
    const asking = [...requestFields, 'ip', 'face', 'documentBack', 'contractGenerate'] as const
    for (const field of asking) expect(codesOf(field), field).not.toEqual([])
    const declared = warningCodes.flatMap((code) => warnings[code].asked.fields)
    expect([...new Set(declared)].toSorted()).toEqual([...asking].toSorted())
  })
})

describe('What was not asked for', () => {
  it.each(Object.entries(missingFacts))('is not charged for where %s', (title, missing) => {
    const made = decided(someFacts(missing('verifyAddress')))
    const asked = made.notChecked.filter(
      ({ code }) => warnings[code as DocumentWarningCode].asked.by === 'request',
    )
    expect(asked, title).toEqual([])
  })
  it('is nothing of a good passport, under any preset that looks at pictures alone', () => {
    const facts = someFacts({ front: aSideWithForensics() })
    for (const name of ['security_low', 'security_medium']) {
      const profile = findPreset(name) ?? expect.fail()
      expect(decide({ facts, profile, checks })).toMatchObject({ decision: 'accept', notChecked: [] })
    }
  })
  it('is a date of expiry on a kind of document that carries none', () => {
    const { expiry: _, ...fields } = aPassport().fields
    const expected = aPassport().expected.filter((key) => key !== 'expiry')
    expect(decided(someFacts({ front: aSide(aPassport({ fields, expected })) }))).toMatchObject({
      decision: 'accept',
      notChecked: [],
    })
  })
})

describe('A switch of a profile', () => {
  const bare = someFacts({ front: aSide(null) })
  const judged = warningCodes.filter((code) => !notImplementedCodes.includes(code))
  const bySwitch = judged.filter((code) => warnings[code].asked.by === 'switch')

  it.each([
    'UNDER_18', 'UNDER_21', 'RECAPTURED_DOCUMENT', 'INVALID_CAMERA_PERSPECTIVE', 'BLACK_WHITE_DOCUMENT', 'GLARE_DETECTED',
    'DUPLICATE_DOCUMENT', 'BLOCKLISTED_DOCUMENT', 'LOW_TEXT_CONFIDENCE', 'MISSING_HEIGHT', 'MISSING_EYE_COLOR', 'AML_SANCTION',
  ] as const)('%s is not checked once a profile makes it count and nothing answers it', (code) => {
    const decisions = { ...unrecognisedInforms.decisions, [code]: { enabled: true, review: 0 } }
    const made = decided({ ...bare, known: null }, { decisions })
    expect(made.notChecked.map((one) => one.code)).toEqual([code])
    expect(made.decision).toBe('review')
  }) // prettier-ignore

  it('that is off by default is asked for once it is on, also where it only informs', () => {
    const decisions = { ...unrecognisedInforms.decisions, GLARE_DETECTED: { enabled: true, ...silent } }
    expect(decided(bare, { decisions }).notChecked.map(({ code }) => code)).toEqual(['GLARE_DETECTED'])
  })

  it('at its default asks for nothing that this document cannot have', () => {
    expect(decided(bare)).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it('that is off is not run, whatever the request asks', () => {
    const off = Object.fromEntries(judged.map((code) => [code, { enabled: false }]))
    const made = decided({ ...bare, request }, { decisions: off })
    expect(made).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it('of one kind is in the table with the others', () => {
    expect(bySwitch).toContain('UNDER_18')
    for (const code of warningCodes) expect(warnings[code].asked.why).toMatch(/^[A-Z].*\.$/)
  })

  it('DOCUMENT_EXPIRED is not checked where the date that the document carries was not read', () => {
    const { expiry: _, ...fields } = aPassport().fields
    const facts = someFacts({ front: aSide(aPassport({ fields })) })
    const profile = findPreset('security_low') ?? expect.fail()
    const made = decide({ facts, profile, checks })
    expect(made.notChecked).toEqual([{ code: 'DOCUMENT_EXPIRED', reason: 'No date of expiry was read.' }])
    expect(made.decision).toBe('review')
  })
})

/** Facts of which any part may be missing. */
const anyReading = fc.record({ keys: fc.subarray([...fieldKeys]), issuer: fc.constantFrom('', 'D', 'USA', 'XOM') })
  .map(({ keys, issuer }) => aPassport({
    issuer,
    fields: someFields(Object.fromEntries(keys.map((key) => [key, key === 'dob' ? '1974-08-12' : `${key} 1`]))),
  })) // prettier-ignore
const anySide = fc.oneof(anyReading.map((reading) => aSide(reading)), fc.constant(aSide(null)), fc.constant(aSide(null, 'It took too long.'))) // prettier-ignore
const anyScan = fc.record({
  front: anySide,
  back: fc.option(anySide),
  asked: fc.subarray([...requestFields]),
  /** Of UNRECOGNIZED_DOCUMENT in the profile. */
  level: fc.constantFrom(-1, 0, 0.5),
})

describe('Whatever was read, and whatever a profile says of a document that was not recognised', () => {
  it('nothing that was asked for is accepted unless it was compared', () => {
    fc.assert(
      fc.property(anyScan, ({ front, back, asked, level }) => {
        const given = Object.fromEntries(asked.map((field) => [field, request[field]]))
        const decisions = { UNRECOGNIZED_DOCUMENT: { review: level, reject: -1 } }
        const made = decided(someFacts({ front, back, request: given }), { decisions })
        const outcomes = new Map(made.trace.checks.map(({ code, outcome }) => [code, outcome]))
        const open = asked.flatMap(codesOf).filter((code) => outcomes.get(code) !== 'clear')
        const named = new Set([...made.notChecked, ...made.warnings].map(({ code }) => code))
        for (const code of open) expect(named).toContain(code)
        if (made.notChecked.length > 0) expect(made.decision).not.toBe('accept')
      }),
    )
  })
})

describe('Facts that were stored before the rule', () => {
  const { notCheckedRule: _, ...before } = someFacts({
    front: aSide(without(['expiry'])),
    back: aSide(backWithoutNumber),
    request: { verifyAddress: '1 ELM STREET', verifyPostcode: '99999', restrictState: ['CA'] },
    ip: { address: '192.0.2.9', country: null, table: null },
  })
  const profile = aProfile({
    decisions: { MISSING_EXPIRY_DATE: silent, UNDER_18: { review: 0 }, GLARE_DETECTED: { enabled: true } },
  })

  it('are decided again as they were, of either schema of storage', () => {
    const stored = JSON.parse(JSON.stringify(packFacts(before))) as unknown
    for (const facts of [unpackFacts(stored), unpackFacts(JSON.parse(JSON.stringify(before)))]) {
      const made = decide({ facts, profile, checks })
      expect(made).toMatchObject({ decision: 'accept', notChecked: [], warnings: [{ code: 'MISSING_EXPIRY_DATE' }] }) // prettier-ignore
      const again = replay({ facts, trace: made.trace, profile, checks, obscured: [] })
      expect(again.decision).toBe('accept')
    }
  })

  it('would be reviewed today, and keep the rule through storage', () => {
    const facts = unpackFacts(JSON.parse(JSON.stringify(packFacts({ ...before, notCheckedRule: 1 }))))
    const made = decide({ facts, profile, checks })
    expect(made.decision).toBe('review')
    expect(made.notChecked.map(({ code }) => code)).toEqual([
      'INVALID_BACK_DOCUMENT', 'DOCUMENT_EXPIRED', 'ADDRESS_VERIFICATION_FAILED', 'POSTCODE_VERIFICATION_FAILED',
      'STATE_NOT_ACCEPTED', 'IP_COUNTRY_MISMATCH', 'GLARE_DETECTED',
    ]) // prettier-ignore
  })

  it('keep a hidden outcome as it was stored', () => {
    const facts = someFacts({ front: aSide(without(['dob'])) })
    const mild = { MISSING_BIRTH_DATE: silent }
    const strict = aProfile({ decisions: { ...mild, UNDER_18: { review: 0 } } })
    const { trace } = decide({ facts, profile: aProfile({ decisions: mild }), checks })
    expect(replay({ facts, trace, profile: strict, checks, obscured: ['dob'] }).decision).toBe('accept')
  })
})
