import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import {
  type CalendarDate,
  formatIsoDate,
  isCalendarDate,
  parseIsoDate,
} from '../../../documents/values/calendar-date.ts'
import { c40Length, decodeC40 } from '../c40.ts'
import { countryOfIssuer } from '../country-of-issuer.ts'
import { mrzSealValues } from '../mrz-seal-values.ts'
import type { ParsedSeal, SealContext, SealParsing, SealValues } from '../parsed-seal.ts'
import { type VdsProfile, vdsProfiles } from './vds-profiles.table.ts'

const magic = 0xdc
/** Byte of the version → whether the reference to the certificate has a length of its own (Doc 9303-13, section 2.3). */
const versions: Readonly<Partial<Record<number, { readonly hasReferenceLength: boolean }>>> = {
  0x02: { hasReferenceLength: false },
  0x03: { hasReferenceLength: true },
}
const signatureTag = 0xff
/** Characters of the signer and of a certificate's reference without a length of its own. */
const signerLength = 4
const shortReferenceLength = 5
/** No seal on a document holds more features. */
const maxFeatures = 64

interface VdsHeader {
  readonly issuer: string
  /** Country and name of the signer, two letters each. */
  readonly signer: string
  readonly reference: string
  readonly signedOn: string | null
  readonly profile: string
  readonly length: number
}

/** Features by tag, and the signature with where it begins. */
interface VdsMessage {
  readonly features: ReadonlyMap<number, Uint8Array>
  readonly signature: Uint8Array
  readonly signedLength: number
}

/** An ICAO visible digital seal (Doc 9303-13, part B; BSI TR-03137). Null where the bytes do not begin as one. */
export function parseVds(bytes: Uint8Array, { today }: SealContext): SealParsing {
  const version = bytes[0] === magic ? versions[bytes[1] ?? 0] : undefined
  if (version === undefined) return null
  const header = headerOf(bytes, version.hasReferenceLength)
  if (header === null) return null
  const message = messageOf(bytes, header.length)
  if (message === null) return { standard: 'VDS', fault: 'Its features or its signature are cut off.' }
  const profile = vdsProfiles[header.profile]
  const day = parseIsoDate(today)
  const values = profile === undefined || day === null ? new Map() : valuesOf(message.features, profile, day)
  if (values === null) return { standard: 'VDS', fault: 'A feature is not written as its profile demands.' }
  return sealOf(bytes, { header, message, profile, values })
}

interface VdsParts {
  readonly header: VdsHeader
  readonly message: VdsMessage
  readonly profile: VdsProfile | undefined
  readonly values: SealValues
}

function sealOf(bytes: Uint8Array, { header, message, profile, values }: VdsParts): ParsedSeal {
  return {
    standard: 'VDS',
    seals: profile?.seals ?? null,
    type: profile?.type ?? null,
    issuer: header.issuer,
    country: countryOfIssuer(header.issuer),
    signer: {
      by: 'serial',
      country: header.signer.slice(0, 2),
      commonName: header.signer.slice(2),
      serial: header.reference,
    },
    signedOn: header.signedOn,
    signed: bytes.subarray(0, message.signedLength),
    signature: message.signature,
    values,
    hasShortYear: true,
  }
}

function headerOf(bytes: Uint8Array, hasReferenceLength: boolean): VdsHeader | null {
  const issuer = decodeC40(bytes.subarray(2, 4))?.trim() ?? ''
  const signer = signerOf(bytes.subarray(4), hasReferenceLength)
  if (!/^[A-Z]{1,3}$/.test(issuer) || signer === null) return null
  const rest = bytes.subarray(4 + signer.length, 4 + signer.length + 8)
  if (rest.length < 8) return null
  return {
    issuer,
    ...signer,
    signedOn: dateOf(rest.subarray(3, 6)),
    profile: [...rest.subarray(6, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    length: 4 + signer.length + 8,
  }
}

/** Signer and reference are one text in C40; in the later version two hex digits between them say how long the reference is. */
function signerOf(
  bytes: Uint8Array,
  hasReferenceLength: boolean,
): Pick<VdsHeader, 'signer' | 'reference' | 'length'> | null {
  const from = signerLength + (hasReferenceLength ? 2 : 0)
  const referenceLength = hasReferenceLength ? referenceLengthOf(bytes) : shortReferenceLength
  if (referenceLength === null) return null
  const length = c40Length(from + referenceLength)
  const text = bytes.length < length ? null : decodeC40(bytes.subarray(0, length))
  if (text === null) return null
  const [signer, reference] = [text.slice(0, signerLength), text.slice(from, from + referenceLength).trim()]
  return /^[A-Z]{2}[A-Z0-9]{2}$/.test(signer) && /^[0-9A-F]+$/.test(reference)
    ? { signer, reference, length }
    : null
}

function referenceLengthOf(bytes: Uint8Array): number | null {
  const digits = decodeC40(bytes.subarray(0, c40Length(signerLength + 2)))?.slice(signerLength) ?? ''
  return /^[0-9A-F]{2}$/.test(digits) ? Number.parseInt(digits, 16) : null
}

/** Three bytes, a number of month, day and year. */
function dateOf(bytes: Uint8Array): string | null {
  const digits = String(bytes.reduce((number, byte) => number * 256 + byte, 0)).padStart(8, '0')
  const part = (from: number, to: number): number => Number(digits.slice(from, to))
  const date = { year: part(4, 8), month: part(0, 2), day: part(2, 4) }
  return isCalendarDate(date) ? formatIsoDate(date) : null
}

function messageOf(bytes: Uint8Array, start: number): VdsMessage | null {
  const features = new Map<number, Uint8Array>()
  let at = start
  while (at < bytes.length && features.size < maxFeatures) {
    const tag = bytes[at] ?? 0
    const length = lengthAt(bytes, at + 1)
    if (length === null) return null
    const value = bytes.subarray(length.end, length.end + length.value)
    const end = length.end + length.value
    if (value.length < length.value) return null
    if (tag === signatureTag)
      return end === bytes.length && value.length > 0 && features.size > 0
        ? { features, signature: value, signedLength: at }
        : null
    if (features.has(tag)) return null
    features.set(tag, value)
    at = end
  }
  return null
}

/** A length as in DER: one byte below 128, or the count of one or two bytes that follow. */
function lengthAt(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } | null {
  const first = bytes[at]
  if (first === undefined) return null
  if (first < 0x80) return { value: first, end: at + 1 }
  const count = first - 0x80
  const digits = bytes.subarray(at + 1, at + 1 + count)
  if (count < 1 || count > 2 || digits.length < count) return null
  return { value: digits.reduce((number, byte) => number * 256 + byte, 0), end: at + 1 + count }
}

/** Null where a feature that the profile knows is not written as it demands. */
function valuesOf(
  features: VdsMessage['features'],
  profile: VdsProfile,
  today: CalendarDate,
): SealValues | null {
  const values = new Map<FieldKey, string>()
  for (const [tag, bytes] of features) {
    const feature = profile.features[tag]
    if (feature === undefined) continue
    const text = feature.as === 'utf-8' ? new TextDecoder().decode(bytes) : decodeC40(bytes)
    const read =
      text === null || feature.as !== 'mrz' ? null : mrzSealValues(text.trimEnd(), feature.format, today)
    if (text === null || (feature.as === 'mrz' && read === null)) return null
    for (const [key, value] of read ?? []) values.set(key, value)
    if (feature.as !== 'mrz') values.set(feature.key, text.trim())
  }
  return values
}
