import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import { formatIsoDate, parseIsoDate } from '../../../documents/values/calendar-date.ts'
import { bytesOfBase32, latin1Text } from '../base-text.ts'
import type { ParsedSeal, SealContext, SealParsing } from '../parsed-seal.ts'
import { documentTypes, identityTypes } from './document-types.table.ts'
import { fieldLengths } from './field-lengths.table.ts'
import { frenchSealValues } from './french-seal-values.ts'

/** Version → length of the header: from 03 on it names a perimeter, from 04 on a country. */
const headerLengths: Readonly<Partial<Record<string, number>>> = { '01': 22, '02': 22, '03': 24, '04': 26 }
const [groupSeparator, recordSeparator, unitSeparator] = ['\x1d', '\x1e', '\x1f'] as const
/** Papers about a person. */
const perimeter = '01'
const dayMs = 86_400_000

interface Header {
  readonly authority: string
  readonly certificate: string
  readonly issuedOn: string | null
  readonly signedOn: string | null
  readonly type: string
  readonly isKnownPerimeter: boolean
  readonly country: string | null
}

/** A French 2D-Doc (specification of ANTS, versions 01 to 04). Null where the bytes do not begin as one. */
export function parse2dDoc(bytes: Uint8Array, { today }: SealContext): SealParsing {
  const text = latin1Text(bytes)
  const length = text.startsWith('DC') ? headerLengths[text.slice(2, 4)] : undefined
  const header = length === undefined ? null : headerOf(text.slice(0, length))
  if (length === undefined || header === null) return null
  const at = text.indexOf(unitSeparator)
  const signature = at < 0 ? null : bytesOfBase32(signatureText(text.slice(at + 1)))
  if (signature === null || signature.length === 0)
    return { standard: '2D-Doc', fault: 'It has no signature in base32 behind its data.' }
  const fields = header.isKnownPerimeter ? fieldsOf(text.slice(length, at)) : new Map<string, string>()
  const values = frenchSealValues(fields, { today: parseIsoDate(today), country: header.country })
  if (values === null)
    return { standard: '2D-Doc', fault: 'Its machine readable zone is none of a known format.' }
  return sealOf({ header, fields, values, signature, signed: bytes.subarray(0, at) })
}

interface Parts extends Pick<ParsedSeal, 'values' | 'signature' | 'signed'> {
  readonly header: Header
  readonly fields: ReadonlyMap<string, string>
}

function sealOf({ header, fields, values, signature, signed }: Parts): ParsedSeal {
  return {
    standard: '2D-Doc',
    seals: header.isKnownPerimeter ? (documentTypes[header.type] ?? null) : null,
    type: identityTypes.includes(header.type) ? typeOf(fields) : null,
    issuer: header.authority,
    country: header.country,
    signer: { by: 'name', authority: header.authority, commonName: header.certificate },
    signedOn: header.signedOn ?? header.issuedOn,
    signed,
    signature,
    values,
    hasShortYear: fields.has('6F'),
  }
}

/** An annex may follow, which is not signed. */
const signatureText = (text: string): string => text.split(groupSeparator, 1)[0]?.trim() ?? ''

function headerOf(text: string): Header | null {
  const match =
    /^DC\d\d([A-Z0-9]{4})([A-Z0-9]{4})([0-9A-F]{4})([0-9A-F]{4})([A-Z0-9]{2})([A-Z0-9]{2})?([A-Z]{2})?$/.exec(
      text,
    )
  if (match === null) return null
  const [, authority = '', certificate = '', issued = '', signed = '', type = '', around, country] = match
  return {
    ...{ authority, certificate, type },
    issuedOn: dateOf(issued),
    signedOn: dateOf(signed),
    isKnownPerimeter: around === undefined || around === perimeter,
    country: country ?? authority.slice(0, 2),
  }
}

/** Days from 2000-01-01 in hex; `FFFF` for none. */
function dateOf(digits: string): string | null {
  if (digits === 'FFFF') return null
  const date = new Date(Date.UTC(2000, 0, 1) + Number.parseInt(digits, 16) * dayMs)
  return formatIsoDate({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
}

/** Data by identifier, as far as their lengths are known: behind one that is not, nothing can be parted. */
function fieldsOf(message: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  let at = 0
  while (at + 2 <= message.length) {
    const id = message.slice(at, at + 2)
    const lengths = fieldLengths[id]
    if (lengths === undefined) break
    const [least, most] = lengths
    const rest = message.slice(at + 2)
    const ends = [rest.indexOf(groupSeparator), rest.indexOf(recordSeparator)].filter((end) => end >= 0)
    const variable = Math.min(rest.length, ...ends)
    const length = least === most && most > 0 ? most : most > 0 ? Math.min(most, variable) : variable
    // A value that was cut says nothing that could be compared.
    const isCut = rest[length] === recordSeparator
    if (!isCut && !fields.has(id)) fields.set(id, rest.slice(0, length))
    at += 2 + length + (rest[length] === groupSeparator || isCut ? 1 : 0)
  }
  return fields
}

const letters: Readonly<Partial<Record<string, DocumentTypeLetter>>> = {
  ID: 'I', IR: 'R', AR: 'R', CR: 'R', TS: 'R', I: 'I', A: 'I', C: 'I', R: 'R', V: 'V', D: 'D', P: 'P',
} // prettier-ignore

function typeOf(fields: ReadonlyMap<string, string>): DocumentTypeLetter | null {
  const code = fields.get('65') ?? fields.get('6F')?.slice(0, 2).trim() ?? ''
  return letters[code] ?? letters[code.slice(0, 1)] ?? null
}
