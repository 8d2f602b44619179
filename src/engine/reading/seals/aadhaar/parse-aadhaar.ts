import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import { formatIsoDate, isCalendarDate } from '../../../documents/values/calendar-date.ts'
import { latin1Text } from '../base-text.ts'
import type { SealContext, SealParsing, SealValues } from '../parsed-seal.ts'

/** Digits of a QR code that holds a record with its portrait. */
const digits = /^\d{500,7089}$/
/** More than a record with its portrait takes unpacked, in bytes. */
const maxBytes = 32_768
/** RSA with 2048 bits. */
const signatureLength = 256
const separator = 0xff
/** Fields before the portrait, which is binary. */
const textFields = 16
const isVersion = /^V\d+$/

/**
 * India's secure QR code of Aadhaar (UIDAI, secure QR code specification, versions 1 and 2): a number in decimal digits,
 * whose bytes are gzip. Null where the text is no such number.
 */
export function parseAadhaar(bytes: Uint8Array, { gunzip }: SealContext): SealParsing {
  const text = latin1Text(bytes)
  if (!digits.test(text)) return null
  const packed = bytesOfNumber(text)
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return null
  const record = gunzip(packed, maxBytes)
  if (record === null || record.length <= signatureLength)
    return { standard: 'Aadhaar', fault: 'Its record cannot be unpacked.' }
  const signed = record.subarray(0, record.length - signatureLength)
  const fields = fieldsOf(signed)
  if (fields === null) return { standard: 'Aadhaar', fault: 'Its record lacks fields.' }
  return {
    standard: 'Aadhaar',
    seals: 'Aadhaar',
    type: 'I',
    issuer: 'UIDAI',
    country: 'IN',
    signer: { by: 'standard' },
    signedOn: dayOf(/^\d{4}(\d{4})(\d{2})(\d{2})/.exec(fields.reference)),
    signed,
    signature: record.subarray(record.length - signatureLength),
    values: valuesOf(fields),
    hasShortYear: false,
  }
}

function bytesOfNumber(text: string): Uint8Array {
  const hex = BigInt(text).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Uint8Array.from({ length: even.length / 2 }, (_, at) =>
    Number.parseInt(even.slice(2 * at, 2 * at + 2), 16),
  )
}

interface Fields {
  /** Last four digits of the number, then the moment at which the code was made. */
  readonly reference: string
  readonly name: string
  readonly dob: string
  readonly gender: string
  /** District, landmark, building, location, post code, post office, state, street, subdistrict, town. */
  readonly address: readonly string[]
}

/** Version 2 begins with its name; version 1 with what follows there: whether mobile number and mail address are hashed in it. */
function fieldsOf(signed: Uint8Array): Fields | null {
  const parts: string[] = []
  let from = 0
  while (parts.length < textFields + (isVersion.test(parts[0] ?? '') ? 1 : 0)) {
    const to = signed.indexOf(separator, from)
    if (to < 0) return null
    parts.push(latin1Text(signed.subarray(from, to)))
    from = to + 1
  }
  const [flag = '', reference = '', name = '', dob = '', gender = '', , ...address] = parts.slice(-textFields)
  return /^[0-3]$/.test(flag) && /^\d{12,}$/.test(reference)
    ? { reference, name, dob, gender, address }
    : null
}

/** Year, month and day of a match. */
function dayOf(match: RegExpExecArray | null): string | null {
  const [, year, month, day] = match ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return match !== null && isCalendarDate(date) ? formatIsoDate(date) : null
}

/** The number of the card is not in it but for its last four digits. */
function valuesOf({ name, dob, gender, address }: Fields): SealValues {
  const [district, landmark, building, location, postcode = '', , state, street, , town] = address
  const lines = (parts: readonly (string | undefined)[]): string =>
    parts
      .filter((part) => part !== undefined && part.trim() !== '')
      .map((part) => part?.trim())
      .join(', ')
  const birth = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(dob)
  const values: readonly (readonly [FieldKey, string | null])[] = [
    ['fullName', name.trim()],
    [
      'dob',
      birth === null
        ? null
        : dayOf(/^(\d{4})-(\d\d)-(\d\d)$/.exec(`${birth[3] ?? ''}-${birth[2] ?? ''}-${birth[1] ?? ''}`)),
    ],
    ['sex', /^[MF]$/.test(gender) ? gender : null],
    ['address1', lines([building, street, landmark, location])],
    ['address2', lines([town, district, state])],
    ['postcode', /^\d{6}$/.test(postcode) ? postcode : null],
    ['countryIso3', 'IND'],
  ]
  return new Map(values.flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]])))
}
