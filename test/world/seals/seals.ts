import { gzipSync } from 'node:zlib'
import { canonicalJson } from '../../../src/engine/reading/seals/vds-nc/canonical-json.ts'
import { encodeC40 } from './c40.ts'
import type { TestSigner } from './seal-signers.ts'

export interface VdsContent {
  /** Byte of the version. */
  readonly version?: 2 | 3
  /** Three letters, fillers included. */
  readonly issuer?: string
  /** Country and name of the signer, then its reference in hex: two digits, or five of version 2. */
  readonly signer?: string
  /** `YYYY-MM-DD` */
  readonly signedOn?: string
  /** Feature definition reference and document type category, hex. */
  readonly profile?: string
  readonly features: readonly (readonly [tag: number, value: Uint8Array])[]
  readonly hash?: string
}

/** A visible digital seal (Doc 9303-13), signed. */
export function vdsOf(signer: TestSigner, content: VdsContent): Uint8Array {
  const {
    version = 3,
    issuer = 'UTO',
    signer: named = 'UTTS32',
    signedOn = '2026-01-15',
    profile = 'fb06',
  } = content
  const reference = named.slice(4)
  const length = version === 3 ? reference.length.toString(16).toUpperCase().padStart(2, '0') : ''
  const date = dateBytes(signedOn)
  const signed = Buffer.concat([
    Uint8Array.of(0xdc, version),
    encodeC40(issuer.padEnd(3, '<')),
    encodeC40(`${named.slice(0, 4)}${length}${reference}`),
    date,
    date,
    Buffer.from(profile, 'hex'),
    ...content.features.flatMap(([tag, value]) => [Uint8Array.of(tag, value.length), value]),
  ])
  const signature = signer.sign(signed, content.hash)
  return new Uint8Array(Buffer.concat([signed, Uint8Array.of(0xff), lengthOf(signature), signature]))
}

function lengthOf({ length }: Uint8Array): Uint8Array {
  return length < 128 ? Uint8Array.of(length) : Uint8Array.of(0x81, length)
}

function dateBytes(day: string): Uint8Array {
  const [year = '', month = '', date = ''] = day.split('-')
  const number = Number(`${month}${date}${year}`)
  return Uint8Array.of(number >> 16, (number >> 8) & 255, number & 255)
}

/** A seal for environments without constraints (Doc 9303-13), signed. */
export function vdsNcOf(signer: TestSigner, data: unknown, { alg = 'ES256' } = {}): Uint8Array {
  const signature = signer.sign(Buffer.from(canonicalJson(data) ?? ''))
  const sig = {
    alg,
    cer: Buffer.from(signer.der).toString('base64url'),
    sigvl: Buffer.from(signature).toString('base64url'),
  }
  return new Uint8Array(Buffer.from(JSON.stringify({ data, sig })))
}

export interface Content2dDoc {
  readonly version?: '02' | '03' | '04'
  readonly authority?: string
  readonly certificate?: string
  /** `YYYY-MM-DD` */
  readonly signedOn?: string
  readonly type?: string
  readonly message: string
  readonly annex?: string
}

/** A 2D-Doc, signed. */
export function seal2dDoc(signer: TestSigner, content: Content2dDoc): Uint8Array {
  const {
    version = '04',
    authority = 'UT01',
    certificate = 'TS32',
    signedOn = '2026-01-15',
    type = '07',
  } = content
  const days = Math.round((Date.parse(signedOn) - Date.UTC(2000, 0, 1)) / 86_400_000)
  const hex = days.toString(16).toUpperCase().padStart(4, '0')
  const around = version === '02' ? '' : version === '03' ? '01' : `01${authority.slice(0, 2)}`
  const signed = `DC${version}${authority}${certificate}${hex}${hex}${type}${around}${content.message}`
  const signature = base32Of(signer.sign(Buffer.from(signed, 'latin1')))
  const annex = content.annex === undefined ? '' : `\x1d${content.annex}`
  return new Uint8Array(Buffer.from(`${signed}\x1f${signature}${annex}`, 'latin1'))
}

function base32Of(bytes: Uint8Array): string {
  const all = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (all.match(/.{1,5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

export interface AadhaarContent {
  /** Null: version 1, which names none. */
  readonly version?: string | null
  readonly fields?: readonly string[]
  readonly photo?: Uint8Array
}

/** Reference, name, birth, gender, care of, district, landmark, building, location, post code, post office, state, street, subdistrict, town. */
export const aadhaarFields = [
  '2', '987620260115101112000', 'Asha Verma', '04-03-1988', 'F', 'C/O Ravi Verma', 'Example District', 'Near Lake', '12',
  'Old Town', '110001', 'Main', 'Example State', 'Hill Road', 'Central', 'Sampleton',
] // prettier-ignore

/** A secure QR code of Aadhaar: digits of the number that its packed bytes are. */
export function aadhaarOf(signer: TestSigner, content: AadhaarContent = {}): Uint8Array {
  const {
    version = 'V2',
    fields = aadhaarFields,
    photo = new Uint8Array(600).map((_, at) => (at * 37) % 251),
  } = content
  const all = [...(version === null ? [] : [version]), ...fields, ...(version === null ? [] : ['1234'])]
  const signed = Buffer.concat([
    ...all.flatMap((text) => [Buffer.from(text, 'latin1'), Uint8Array.of(0xff)]),
    photo,
  ])
  return aadhaarDigits(gzipSync(Buffer.concat([signed, signer.sign(signed)])))
}

/** Bytes as the digits of one number. */
export function aadhaarDigits(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(BigInt(`0x${Buffer.from(bytes).toString('hex')}`).toString(10)))
}
