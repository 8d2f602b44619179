import type { DocumentReading, MrzReading } from '../../../src/vocabulary/reading/document-reading.ts'
import type { Facts, SideFacts } from '../../../src/vocabulary/decision/facts.ts'
import type { ImageFacts } from '../../../src/vocabulary/imaging/image-facts.ts'
import type { FieldKey, Fields, FieldSource } from '../../../src/vocabulary/reading/fields.ts'
import { forensicsVersion, type ForensicFacts } from '../../../src/vocabulary/imaging/forensics.ts'
import { completeProfile } from '../../../src/engine/profiles/effective-profile.ts'
import type { Profile, ProfileOverride } from '../../../src/vocabulary/profiles/profile.ts'

const picture: ImageFacts = {
  width: 1200,
  height: 850,
  format: 'jpeg',
  bytes: 200_000,
  sha256: '0'.repeat(64),
}

/** Field values as one source of one side gives them. */
export function someFields(
  values: Partial<Record<FieldKey, string>>,
  from: { index?: 0 | 1; source?: FieldSource; confidence?: number } = {},
): Fields {
  const { index = 0, source = 'mrz', confidence = 0.99 } = from
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, [{ value, confidence, source, index }]]),
  )
}

/** The invented holder of ICAO Doc 9303-4 appendix B, with another number: the example's own is that of a specimen. */
export const annaMaria = {
  documentNumber: 'L898902D6',
  lastName: 'ERIKSSON',
  firstName: 'ANNA MARIA',
  fullName: 'ANNA MARIA ERIKSSON',
  dob: '1974-08-12',
  expiry: '2032-04-15',
  sex: 'F',
  personalNumber: 'ZE184226B',
  countryIso3: 'UTO',
} as const

export const anMrzReading: MrzReading = {
  format: 'TD3',
  lines: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902D62UTO7408122F3204151ZE184226B<<<<<12'],
  confidences: [],
  boxes: [],
  checkDigits: [
    { of: 'documentNumber', printed: '2', computed: '2', valid: true },
    { of: 'dob', printed: '2', computed: '2', valid: true },
    { of: 'expiry', printed: '1', computed: '1', valid: true },
    { of: 'composite', printed: '2', computed: '2', valid: true },
  ],
  repairs: [],
}

/** A passport that nothing is wrong with, unless told; of an issuer without a country, as the invented state is always told of. */
export function aPassport(differing: Partial<DocumentReading> = {}): DocumentReading {
  return {
    type: 'P',
    name: 'Passport',
    issuer: 'XOM',
    zone: anMrzReading,
    fields: someFields(annaMaria),
    expected: ['documentNumber', 'lastName', 'firstName', 'fullName', 'dob', 'expiry', 'sex', 'countryIso3'],
    missing: [],
    ...differing,
  }
}

export function aSide(reading: DocumentReading | null, failed?: string): SideFacts {
  return { image: picture, reading, ...(failed === undefined ? {} : { failed }) }
}

/** A side of a good photograph of a passport, whose picture was measured; unless told. */
export function aSideWithForensics(
  measured: Partial<ForensicFacts> = {},
  image: Partial<ImageFacts> = {},
): SideFacts {
  const forensics: ForensicFacts = {
    version: forensicsVersion,
    region: 'page',
    longSide: 1100,
    scale: 1,
    noise: 0.4,
    even: 0,
    still: 0.15,
    tint: 0.3,
    burnt: 0,
    sharpness: 0.45,
    wave: 1.3,
  }
  return {
    image: { ...picture, ...image },
    reading: aPassport(),
    forensics: { ...forensics, ...measured },
  }
}

/** Facts of a scan of a good passport on 21 November 2026, unless told. */
export function someFacts(differing: Partial<Facts> = {}): Facts {
  return {
    schema: 1,
    engine: '0.1.0',
    models: {},
    lists: [],
    at: Date.UTC(2026, 10, 21, 12),
    today: '2026-11-21',
    front: aSide(aPassport()),
    back: null,
    request: {},
    face: { given: false },
    screening: { done: false, reason: 'A scan is not screened yet.' },
    notCheckedRule: 1,
    ...differing,
  }
}

/** A profile of the defaults, unless told. */
export function aProfile(settings: ProfileOverride = {}): Profile {
  return completeProfile({ name: 'test', ...settings })
}
