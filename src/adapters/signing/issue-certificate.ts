import * as asn1js from 'asn1js'
import { BasicConstraints, Certificate } from 'pkijs'
import {
  attribute,
  extension,
  serialNumber,
  wholeSeconds,
} from '../../platform/certificates/certificate-parts.ts'
import type { OwnKeyPair } from './own-key.ts'

const dayMs = 86_400_000
const lifetimeMs = 20 * 365.25 * dayMs
/** Other machines may be behind. */
const clockSkewMs = dayMs

/** digitalSignature and contentCommitment (RFC 5280, 4.2.1.3). */
const keyUsage = new Uint8Array([0b1100_0000])

/**
 * Issues the certificate that names itself self-issued: no authority has looked at it (X.509 v3, RFC 5280).
 *
 * @param now milliseconds since 1970
 * @returns DER
 */
export async function issueCertificate(
  { privateKey, publicKey }: OwnKeyPair,
  now: number,
): Promise<Uint8Array> {
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber() })
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  const keyId = await certificate.getKeyHash('SHA-1')
  const shortId = Buffer.from(keyId).toString('hex').slice(0, 8).toUpperCase()
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues = [
      attribute('2.5.4.10', 'Self-issued (no authority has verified it)'),
      attribute('2.5.4.3', `Symbolon seal ${shortId}`),
    ]
  certificate.notBefore.value = wholeSeconds(now - clockSkewMs)
  certificate.notAfter.value = wholeSeconds(now + lifetimeMs)
  certificate.extensions = [
    extension('2.5.29.19', true, new BasicConstraints().toSchema()),
    extension('2.5.29.15', true, new asn1js.BitString({ valueHex: keyUsage, unusedBits: 6 })),
    extension('2.5.29.14', false, new asn1js.OctetString({ valueHex: keyId })),
  ]
  await certificate.sign(privateKey, 'SHA-256')
  return new Uint8Array(certificate.toSchema(true).toBER())
}
