import {
  BasicOCSPResponse,
  type Certificate,
  CertID,
  ExtKeyUsage,
  OCSPResponse,
  type SingleResponse,
} from 'pkijs'
import { exactBuffer, hex } from '../bytes.ts'
import { isSignedBy } from '../signed-value.ts'
import { isIssuedBy } from './certificate-path.ts'
import { holdsAt, type RevocationAnswer, type RevocationQuestion } from './revocation-question.ts'

const oids = {
  basic: '1.3.6.1.5.5.7.48.1.1',
  extKeyUsage: '2.5.29.37',
  ocspSigning: '1.3.6.1.5.5.7.3.9',
} as const

/** How a response names the certificate. SHA-1 is no signature here: most responders know no other (RFC 5019, 2.1.1). */
const nameHashes: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
}

/** The choices of CertStatus (RFC 6960, 4.2.1). */
const statuses = ['good', 'revoked', 'unknown'] as const

/**
 * What an OCSP response says of a certificate; null where it says nothing, is not signed by its issuer or by one whom that issuer has
 * named for it, or no longer holds. Never throws.
 *
 * @param der of the whole response
 */
export async function ocspAnswer(
  der: Uint8Array,
  question: RevocationQuestion,
): Promise<RevocationAnswer | null> {
  try {
    const basic = basicResponse(der)
    if (basic === null || !(await isSigned(basic, question.issuer))) return null
    for (const single of basic.tbsResponseData.responses) {
      if (!(await isAbout(single, question))) continue
      return answerOf(single, question)
    }
    return null
  } catch {
    return null
  }
}

function basicResponse(der: Uint8Array): BasicOCSPResponse | null {
  const response = OCSPResponse.fromBER(exactBuffer(der))
  const { responseStatus, responseBytes } = response
  if (responseStatus.valueBlock.valueDec !== 0 || responseBytes?.responseType !== oids.basic) return null
  const inner = responseBytes.response.valueBlock.valueHexView
  const basic = BasicOCSPResponse.fromBER(exactBuffer(inner))
  const isExact =
    isSame(response.toSchema().toBER(), der) && isSame(basic.toSchema().toBER(), new Uint8Array(inner))
  return isExact ? basic : null
}

const isSame = (encoded: ArrayBuffer, der: Uint8Array): boolean => hex(new Uint8Array(encoded)) === hex(der)

async function isSigned(basic: BasicOCSPResponse, issuer: Certificate): Promise<boolean> {
  const { tbsResponseData, signature, signatureAlgorithm: algorithm, certs = [] } = basic
  for (const signer of [issuer, ...certs]) {
    const key = signer.subjectPublicKeyInfo
    const isRight = await isSignedBy(tbsResponseData.tbsView, { signature, algorithm, key })
    if (isRight) return signer === issuer || isDelegate(signer, { issuer, at: tbsResponseData.producedAt })
  }
  return false
}

/** Issued by the same authority for this purpose (RFC 6960, 4.2.2.2). */
async function isDelegate(
  signer: Certificate,
  { issuer, at }: { readonly issuer: Certificate; readonly at: Date },
): Promise<boolean> {
  const usage: unknown = signer.extensions?.find(({ extnID }) => extnID === oids.extKeyUsage)?.parsedValue
  const isValid = signer.notBefore.value <= at && at <= signer.notAfter.value
  const isForIt = usage instanceof ExtKeyUsage && usage.keyPurposes.includes(oids.ocspSigning)
  return isValid && isForIt && (await isIssuedBy(signer, issuer))
}

async function isAbout(
  { certID }: SingleResponse,
  { certificate, issuer }: RevocationQuestion,
): Promise<boolean> {
  const hashAlgorithm = nameHashes[certID.hashAlgorithm.algorithmId]
  if (hashAlgorithm === undefined) return false
  const asked = await CertID.create(certificate, { hashAlgorithm, issuerCertificate: issuer })
  return asked.isEqual(certID)
}

function answerOf(
  { certStatus, thisUpdate, nextUpdate }: SingleResponse,
  { at }: RevocationQuestion,
): RevocationAnswer | null {
  const { tagNumber } = (certStatus as { readonly idBlock: { readonly tagNumber: number } }).idBlock
  const status = statuses[tagNumber]
  if (status === 'revoked') return { status }
  if (status !== 'good' || !holdsAt(thisUpdate, nextUpdate, at)) return null
  return { status, issued: thisUpdate.getTime() }
}
