import { createHash, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto'
import { bits, der, integer, objectId, octets, printable, sequence, setOf, truth, utcTime } from './der.ts'

export interface CertificateRequest {
  /** Two letters. */
  readonly country: string
  readonly commonName: string
  /** Hex. */
  readonly serial?: string
  /** `YYYY-MM-DD` */
  readonly from?: string
  readonly until?: string
  readonly isAuthority?: boolean
  /** First byte of its key usage; absent: digitalSignature, or keyCertSign of an authority. Null: none is said. */
  readonly keyUsage?: number | null
  readonly extendedUsage?: string
  readonly curve?: string
  /** RSA instead of elliptic curves. */
  readonly isRsa?: boolean
}

/** A certificate with its key, made up for a test. */
export interface TestSigner {
  readonly der: Uint8Array
  readonly pem: string
  readonly sha256: string
  readonly privateKey: KeyObject
  readonly name: Uint8Array
  /** Signs as seals do: r and s one after the other; with RSA in PKCS #1. */
  sign(content: Uint8Array, hash?: string): Uint8Array
}

/** A certificate by this authority; without one by itself. */
export function testSigner(asked: CertificateRequest, authority?: TestSigner): TestSigner {
  const { privateKey, publicKey } =
    asked.isRsa === true
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: asked.curve ?? 'prime256v1' })
  const name = nameOf(asked)
  const algorithm = sequence(
    objectId(
      privateOf(authority, privateKey).asymmetricKeyType === 'rsa'
        ? '1.2.840.113549.1.1.11'
        : '1.2.840.10045.4.3.2',
    ),
  )
  const body = sequence(
    der(0xa0, integer('02')),
    integer(asked.serial ?? '01'),
    algorithm,
    authority?.name ?? name,
    sequence(utcTime(asked.from ?? '2020-01-01'), utcTime(asked.until ?? '2040-01-01')),
    name,
    new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    der(0xa3, sequence(...extensionsOf(asked))),
  )
  const signature = sign('sha256', body, privateOf(authority, privateKey))
  const certificate = sequence(body, algorithm, bits(0, ...signature))
  return {
    der: certificate,
    pem: new X509Certificate(certificate).toString(),
    sha256: createHash('sha256').update(certificate).digest('hex'),
    privateKey,
    name,
    sign: (content, hash = 'sha256') =>
      new Uint8Array(sign(hash, content, { key: privateKey, dsaEncoding: 'ieee-p1363' })),
  }
}

const privateOf = (authority: TestSigner | undefined, own: KeyObject): KeyObject =>
  authority?.privateKey ?? own

function nameOf({ country, commonName }: CertificateRequest): Uint8Array {
  const part = (type: string, value: string): Uint8Array => setOf(sequence(objectId(type), printable(value)))
  return sequence(part('2.5.4.6', country), part('2.5.4.3', commonName))
}

function extensionsOf({
  isAuthority = false,
  keyUsage,
  extendedUsage,
}: CertificateRequest): readonly Uint8Array[] {
  const extension = (type: string, value: Uint8Array): Uint8Array =>
    sequence(objectId(type), truth(), octets(value))
  const usage = keyUsage === undefined ? (isAuthority ? 0b0000_0110 : 0b1000_0000) : keyUsage
  return [
    extension('2.5.29.19', isAuthority ? sequence(truth()) : sequence()),
    ...(usage === null ? [] : [extension('2.5.29.15', bits(1, usage))]),
    ...(extendedUsage === undefined ? [] : [extension('2.5.29.37', sequence(objectId(extendedUsage)))]),
  ]
}
