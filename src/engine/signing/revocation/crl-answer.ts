import { type Certificate, CertificateRevocationList } from 'pkijs'
import { exactBuffer, hex } from '../bytes.ts'
import { isSignedBy } from '../signed-value.ts'
import { derOf } from './certificate-path.ts'
import { holdsAt, type RevocationAnswer, type RevocationQuestion } from './revocation-question.ts'

/**
 * What a certificate revocation list says of a certificate; null where it is not of its issuer, no longer holds, or is one of several parts
 * (any critical extension: RFC 5280, 5.2). Never throws.
 */
export async function crlAnswer(
  der: Uint8Array,
  question: RevocationQuestion,
): Promise<RevocationAnswer | null> {
  try {
    const list = CertificateRevocationList.fromBER(exactBuffer(der))
    const isExact = derOf(list) === hex(der) && derOf(list.signature) === derOf(list.signatureAlgorithm)
    const isUsable = isExact && isWhole(list) && (await isOf(list, question.issuer))
    return isUsable ? answerOf(list, question) : null
  } catch {
    return null
  }
}

const isWhole = ({ crlExtensions }: CertificateRevocationList): boolean =>
  !(crlExtensions?.extensions ?? []).some(({ critical }) => critical)

async function isOf(list: CertificateRevocationList, { subject, subjectPublicKeyInfo: key }: Certificate) {
  const { issuer, tbsView, signatureValue: signature, signatureAlgorithm: algorithm } = list
  return issuer.isEqual(subject) && (await isSignedBy(tbsView, { signature, algorithm, key }))
}

function answerOf(
  { revokedCertificates = [], thisUpdate, nextUpdate }: CertificateRevocationList,
  { certificate, at }: RevocationQuestion,
): RevocationAnswer | null {
  const isListed = revokedCertificates.some(({ userCertificate }) =>
    userCertificate.isEqual(certificate.serialNumber),
  )
  if (isListed) return { status: 'revoked' }
  if (!holdsAt(thisUpdate.value, nextUpdate?.value, at)) return null
  return { status: 'good', issued: thisUpdate.value.getTime() }
}
