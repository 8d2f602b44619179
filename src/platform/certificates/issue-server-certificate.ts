import { webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import ipaddr from 'ipaddr.js'
import { BasicConstraints, Certificate, ExtKeyUsage, GeneralName, GeneralNames } from 'pkijs'
import { attribute, extension, serialNumber, wholeSeconds } from './certificate-parts.ts'
import type { MachineNames } from './machine-names.ts'
import type { ServerCertificate } from './server-certificate.ts'

const dayMs = 86_400_000
/** The longest that browsers take (CA/Browser Forum baseline requirements, 6.3.2, less a day). */
const lifetimeMs = 397 * dayMs
/** Clocks of phones may be behind. */
const clockSkewMs = dayMs

/** digitalSignature (RFC 5280, 4.2.1.3). */
const keyUsage = new Uint8Array([0b1000_0000])
const serverAuthentication = '1.3.6.1.5.5.7.3.1'

/**
 * Issues a certificate for TLS that names itself self-issued: no authority has looked at it (X.509 v3, RFC 5280).
 *
 * @param now milliseconds since 1970
 */
export async function issueServerCertificate(
  { names, addresses }: Pick<MachineNames, 'names' | 'addresses'>,
  now: number,
): Promise<ServerCertificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber() })
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues = [
      attribute('2.5.4.10', 'Self-issued (no authority has verified it)'),
      attribute('2.5.4.3', 'Symbolon on this network'),
    ]
  certificate.notBefore.value = wholeSeconds(now - clockSkewMs)
  certificate.notAfter.value = wholeSeconds(now - clockSkewMs + lifetimeMs)
  const alternatives = [...names.map(dnsName), ...addresses.map(ipAddress)]
  certificate.extensions = [
    extension('2.5.29.19', true, new BasicConstraints().toSchema()),
    extension('2.5.29.15', true, new asn1js.BitString({ valueHex: keyUsage, unusedBits: 7 })),
    extension('2.5.29.37', false, new ExtKeyUsage({ keyPurposes: [serverAuthentication] }).toSchema()),
    extension('2.5.29.17', false, new GeneralNames({ names: alternatives }).toSchema()),
  ]
  await certificate.sign(pair.privateKey, 'SHA-256')
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER()),
    key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)),
  }
}

/** Numbers of the choices are those of RFC 5280, 4.2.1.6. */
const dnsName = (value: string): GeneralName => new GeneralName({ type: 2, value })

const ipAddress = (address: string): GeneralName =>
  new GeneralName({
    type: 7,
    value: new asn1js.OctetString({ valueHex: new Uint8Array(ipaddr.parse(address).toByteArray()) }),
  })

/** RFC 7468. */
function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
