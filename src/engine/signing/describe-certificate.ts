import type { Certificate, RelativeDistinguishedNames } from 'pkijs'
import type { CertificateDescription } from '../../vocabulary/agreements/certificate-description.ts'
import { hex } from './bytes.ts'

/** Short names of RFC 4514, section 3, and of RFC 9618; every other type is written by its number. */
const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.5': 'serialNumber',
  '2.5.4.97': 'organizationIdentifier',
}

const longestName = 500

/** What a certificate says of itself; nothing of it is verified here. */
export async function describeCertificate(certificate: Certificate): Promise<CertificateDescription> {
  const subject = distinguishedName(certificate.subject)
  const issuer = distinguishedName(certificate.issuer)
  const der = certificate.toSchema().toBER(false)
  return {
    ...{ subject, issuer, selfIssued: certificate.subject.isEqual(certificate.issuer) },
    sha256: hex(new Uint8Array(await crypto.subtle.digest('SHA-256', der))),
    validFrom: certificate.notBefore.value.getTime(),
    validUntil: certificate.notAfter.value.getTime(),
  }
}

/** The last part first, as RFC 4514 has it; characters that would change its meaning are escaped, those of control left out. */
function distinguishedName({ typesAndValues }: RelativeDistinguishedNames): string {
  const parts = typesAndValues.map(({ type, value }) => {
    const text: unknown = value.valueBlock.value
    return `${shortNames[type] ?? type}=${escaped(typeof text === 'string' ? text : '')}`
  })
  return parts.reverse().join(',').slice(0, longestName)
}

function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\,+"<>;=]/g, String.raw`\$&`)
    .replace(/^[ #]| $/g, String.raw`\$&`)
}
