import { X509Certificate } from 'node:crypto'
import { Certificate } from 'pkijs'
import type { SealStandard } from '../../vocabulary/reading/seal.ts'

/** Folders of certificates, each with the standards that it serves. */
export const sealFolders = {
  icao: ['VDS', 'VDS-NC'],
  '2d-doc': ['2D-Doc'],
  aadhaar: ['Aadhaar'],
} as const satisfies Readonly<Record<string, readonly SealStandard[]>>

export type SealFolder = keyof typeof sealFolders

/** A certificate of the operator's folder, with what is asked of it again and again. */
export interface ImportedCertificate {
  readonly x509: X509Certificate
  readonly folder: SealFolder
  /** Name of the folder in that folder in which it lies, the identifier of its authority; null where it lies in none. */
  readonly authorityId: string | null
  readonly sha256: string
  /** RFC 4514, the last part first. */
  readonly subject: string
  readonly country: string
  readonly commonName: string
  /** `YYYY-MM-DD`, both inclusive. */
  readonly validFrom: string
  readonly validUntil: string
  /** Whether it may certify others: a certificate authority whose key signs certificates. */
  readonly isAuthority: boolean
  /** Whether its key may sign seals. */
  readonly maySign: boolean
}

const keyUsageId = '2.5.29.15'
/** Bits of key usage, the first one the highest (RFC 5280, section 4.2.1.3). */
const digitalSignature = 0b1000_0000
const keyCertSign = 0b0000_0100

type Place = Pick<ImportedCertificate, 'folder' | 'authorityId'>

/** Throws Error where it is no X.509 certificate. */
export function importedCertificate(der: Uint8Array, place: Place): ImportedCertificate {
  const x509 = new X509Certificate(der)
  const usage = keyUsageOf(der)
  return {
    ...place,
    x509,
    sha256: x509.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: x509.subject.split('\n').reverse().join(','),
    country: attribute(x509.subject, 'C').toUpperCase(),
    commonName: attribute(x509.subject, 'CN'),
    validFrom: dayOf(x509.validFrom),
    validUntil: dayOf(x509.validTo),
    isAuthority: x509.ca && (usage === null || (usage & keyCertSign) !== 0),
    maySign: !x509.ca && (usage === null || (usage & digitalSignature) !== 0),
  }
}

/** Null where the certificate says nothing of it, so that its key may be used for anything. */
function keyUsageOf(der: Uint8Array): number | null {
  const extension = Certificate.fromBER(new Uint8Array(der)).extensions?.find(
    ({ extnID }) => extnID === keyUsageId,
  )
  if (extension === undefined) return null
  // A bit string: its tag, its length, the count of unused bits, the bits.
  const [, , , bits = 0] = extension.extnValue.valueBlock.valueHexView
  return bits
}

function attribute(name: string, type: string): string {
  const line = name.split('\n').find((part) => part.startsWith(`${type}=`))
  return line?.slice(type.length + 1) ?? ''
}

function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Whether it was valid on this day, `YYYY-MM-DD`. */
export function isValidOn({ validFrom, validUntil }: ImportedCertificate, day: string): boolean {
  return validFrom <= day && day <= validUntil
}
