import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import { parseIsoDate } from '../../../documents/values/calendar-date.ts'
import { bytesOfBase64 } from '../base-text.ts'
import { countryOfIssuer } from '../country-of-issuer.ts'
import type { SealParsing, SealValues } from '../parsed-seal.ts'
import { canonicalJson } from './canonical-json.ts'

type Members = Readonly<Record<string, unknown>>

/** What is sealed, by the type in the header. */
const kinds: Readonly<Partial<Record<string, string>>> = {
  'icao.test': 'Proof of testing',
  'icao.vacc': 'Proof of vaccination',
}
const algorithms: readonly unknown[] = ['ES256', 'ES384', 'ES512']

interface SealZones {
  readonly data: Members
  readonly type: string
  readonly issuer: string
  readonly sig: Members
}

/** A visible digital seal for environments without constraints (Doc 9303-13, part C). Null where the text is none. */
export function parseVdsNc(bytes: Uint8Array): SealParsing {
  const zones = zonesOf(membersOf(jsonOf(bytes)))
  if (zones === null) return null
  const { data, type, issuer, sig } = zones
  const canonical = canonicalJson(data)
  const [der, signature] = [bytesIn(sig['cer']), bytesIn(sig['sigvl'])]
  if (canonical === null || der === null || signature === null || !algorithms.includes(sig['alg']))
    return {
      standard: 'VDS-NC',
      fault: 'Its signature zone lacks a certificate, an algorithm that is known, or a signature.',
    }
  const seals = kinds[type] ?? null
  return {
    standard: 'VDS-NC',
    seals,
    type: null,
    issuer,
    country: countryOfIssuer(issuer),
    signer: { by: 'certificate', der },
    signedOn: null,
    signed: new TextEncoder().encode(canonical),
    signature,
    values: seals === null ? new Map() : valuesOf(membersOf(membersOf(data['msg'])?.['pid'])),
    hasShortYear: false,
  }
}

function zonesOf(seal: Members | null): SealZones | null {
  const [data, sig] = [membersOf(seal?.['data']), membersOf(seal?.['sig'])]
  const header = membersOf(data?.['hdr'])
  if (data === null || header === null || sig === null) return null
  const { t: type, is: issuer } = header
  if (typeof type !== 'string' || typeof issuer !== 'string') return null
  return /^[A-Z]{1,3}$/.test(issuer) ? { data, type, issuer, sig } : null
}

function jsonOf(bytes: Uint8Array): unknown {
  if (bytes[0] !== 0x7b) return null
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function membersOf(value: unknown): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

function bytesIn(value: unknown): Uint8Array | null {
  return typeof value === 'string' ? bytesOfBase64(value) : null
}

/** The name stands there in one piece, so that no one knows which part is the surname: it is not compared. */
function valuesOf(person: Members | null): SealValues {
  const text = (key: string): string => {
    const value = person?.[key]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [dob, sex, number] = [text('dob'), text('sex').toUpperCase(), text('i') || text('dn')]
  const values: readonly (readonly [FieldKey, string, boolean])[] = [
    ['dob', dob, parseIsoDate(dob) !== null],
    ['sex', sex, /^[MFX]$/.test(sex)],
    ['documentNumber', number.toUpperCase(), /^[A-Za-z0-9]{4,24}$/.test(number)],
  ]
  return new Map(values.flatMap(([key, value, isValid]) => (isValid ? [[key, value]] : [])))
}
