import type { Certificate } from 'pkijs'
import { hex } from '../bytes.ts'
import { isSignedBy } from '../signed-value.ts'

const longestPath = 8

/** From a certificate to a root, each issued by the one behind it. */
export type CertificatePath = readonly [leaf: Certificate, ...issuers: Certificate[]]

/**
 * The path of a certificate among those that are known; null where an issuer is missing. Whether its root is to be trusted is not judged.
 */
export async function certificatePath(
  leaf: Certificate,
  known: readonly Certificate[],
): Promise<CertificatePath | null> {
  const issuers: Certificate[] = []
  let last = leaf
  while (!last.subject.isEqual(last.issuer)) {
    const issuer = await issuerOf(last, known)
    if (issuer === null || issuers.length === longestPath) return null
    issuers.push(issuer)
    last = issuer
  }
  return (await isIssuedBy(last, last)) ? [leaf, ...issuers] : null
}

/** Null where none of them issued it. */
export async function issuerOf(
  certificate: Certificate,
  known: readonly Certificate[],
): Promise<Certificate | null> {
  for (const one of known) if (await isIssuedBy(certificate, one)) return one
  return null
}

/** Name and signature, and that what is said outside of the signature is what is said in it. */
export async function isIssuedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  const { signature, signatureAlgorithm, signatureValue, tbsView } = certificate
  const isNamed = certificate.issuer.isEqual(issuer.subject)
  if (!isNamed || derOf(signature) !== derOf(signatureAlgorithm)) return false
  const key = issuer.subjectPublicKeyInfo
  return isSignedBy(tbsView, { signature: signatureValue, algorithm: signatureAlgorithm, key })
}

/** Lower-case hex of the encoding. */
export const derOf = (object: { toSchema(): { toBER(): ArrayBuffer } }): string =>
  hex(new Uint8Array(object.toSchema().toBER()))
