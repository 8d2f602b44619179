import { verify, type X509Certificate } from 'node:crypto'
import type { SealCertificate, SealQuestion, SealSigner, SealVerdict } from '../../vocabulary/reading/seal.ts'
import {
  type ImportedCertificate,
  importedCertificate,
  isValidOn,
  sealFolders,
} from './imported-certificate.ts'

/** Extended key usage of signers of VDS-NC (Doc 9303-12; id-icao-vdsnc). */
const vdsNcUsage = '2.23.136.1.1.14.2'
/** More certificates than one signer has under one name. */
const maxCandidates = 64

type Certificates = readonly ImportedCertificate[]

const unchecked = (reason: string): SealVerdict => ({ result: 'unchecked', reason })

/** Whether a seal was signed by a certificate that it names and that is among those that were imported. */
export function verifySeal(certificates: Certificates, question: SealQuestion): SealVerdict {
  const served = certificates.filter(({ folder }) =>
    sealFolders[folder].some((standard) => standard === question.standard),
  )
  if (served.length === 0) return unchecked(`No certificate for ${question.standard} was imported.`)
  const candidates = candidatesOf(served, question)
  if (typeof candidates === 'string') return unchecked(candidates)
  const fitting = candidates.filter(({ x509 }) => isSignatureOf(x509, question))
  const verdicts = fitting.map((signer) => judged(signer, served, question))
  // A certificate that was renewed has the key of the one before.
  const [verdict] = [...verdicts.filter(({ result }) => result === 'verified'), ...verdicts]
  return verdict ?? withoutSigner(candidates, question)
}

/** The certificates that may be meant, or why there are none. */
function candidatesOf(served: Certificates, { signer, validOn }: SealQuestion): Certificates | string {
  const signers = served.filter(({ isAuthority }) => !isAuthority)
  if (signer.by === 'certificate') return certificateIn(signer.der, served)
  const found = signers.filter((one) => isNamed(one, signer)).slice(0, maxCandidates)
  if (found.length === 0) return 'The certificate that it names is not among those that were imported.'
  if (signer.by !== 'standard') return found
  const valid = found.filter((one) => isValidOn(one, validOn))
  return valid.length > 0 ? valid : 'No imported certificate was valid when it was signed.'
}

function isNamed(one: ImportedCertificate, signer: SealSigner): boolean {
  switch (signer.by) {
    case 'serial':
      return (
        one.country === signer.country &&
        one.commonName.toUpperCase() === signer.commonName &&
        withoutZeros(one.x509.serialNumber) === withoutZeros(signer.serial)
      )
    case 'name':
      return (
        one.commonName.split(/[^A-Za-z0-9]+/).includes(signer.commonName) &&
        isOfAuthority(one, signer.authority)
      )
    case 'standard':
      return true
    case 'certificate':
      return false
  }
}

const withoutZeros = (hex: string): string => hex.toUpperCase().replace(/^0+/, '')

/** Names of 2D-Doc certificates are unique under one authority; one imported without an authority may be of any. */
function isOfAuthority(one: ImportedCertificate, authority: string): boolean {
  return one.authorityId === null || one.authorityId === authority
}

/** The certificate in the seal, where an imported authority issued it for seals, or it was imported itself. */
function certificateIn(der: Uint8Array, served: Certificates): Certificates | string {
  const certificate = readable(der)
  if (certificate === null) return 'What it holds as its certificate is none.'
  if (served.some(({ sha256 }) => sha256 === certificate.sha256)) return [certificate]
  if (authorityOf(certificate, served) === null)
    return 'The certificate in it was not issued by an authority that was imported.'
  const usages = certificate.x509.keyUsage
  return Array.isArray(usages) && usages.includes(vdsNcUsage)
    ? [certificate]
    : 'The certificate in it was not issued for seals.'
}

function readable(der: Uint8Array): ImportedCertificate | null {
  try {
    return importedCertificate(der, { folder: 'icao', authorityId: null })
  } catch {
    return null
  }
}

/** None of the certificates that were meant fits: the seal was changed, unless one of that name is missing. */
function withoutSigner(candidates: Certificates, { signer }: SealQuestion): SealVerdict {
  const [first, ...others] = candidates
  const isSure = signer.by !== 'name' || candidates.some(({ authorityId }) => authorityId !== null)
  if (!isSure)
    return unchecked(
      'No imported certificate of that name fits, and whether they are of its authority is not known.',
    )
  const certificate = first === undefined || others.length > 0 ? null : described(first, null)
  return { result: 'failed', reason: 'its signature is not that of its content', certificate }
}

/** A signature that fits, by what else must hold of its certificate. */
function judged(
  signer: ImportedCertificate,
  served: Certificates,
  { country, validOn }: SealQuestion,
): SealVerdict {
  const authority = authorityOf(signer, served)
  const certificate = described(signer, authority)
  const failed = (reason: string): SealVerdict => ({ result: 'failed', reason, certificate })
  if (country !== null && signer.country !== country)
    return failed(`it names ${country} as its country, and its certificate is of ${signer.country || 'none'}`)
  if (!isValidOn(signer, validOn))
    return failed(
      `it is dated ${validOn}, and its certificate is valid from ${signer.validFrom} to ${signer.validUntil}`,
    )
  if (!signer.maySign) return failed('its certificate is not for signing')
  const isOrphan =
    authority === null &&
    served.some(({ isAuthority, x509 }) => isAuthority && x509.subject === signer.x509.issuer)
  return isOrphan
    ? unchecked('The imported authority of that name did not issue its certificate.')
    : { result: 'verified', certificate }
}

function authorityOf({ x509 }: ImportedCertificate, served: Certificates): ImportedCertificate | null {
  const isIssuer = (one: ImportedCertificate): boolean =>
    one.isAuthority && x509.checkIssued(one.x509) && isIssuedBy(x509, one.x509)
  return served.find(isIssuer) ?? null
}

function isIssuedBy(certificate: X509Certificate, authority: X509Certificate): boolean {
  try {
    return certificate.verify(authority.publicKey)
  } catch {
    return false
  }
}

function described(
  { subject, sha256 }: ImportedCertificate,
  authority: ImportedCertificate | null,
): SealCertificate {
  return { subject, sha256, authority: authority?.sha256 ?? null }
}

/** Hashes by the longest half of a signature, in bytes, that goes with them (Doc 9303-13, section 2.5). */
const hashes = [
  [28, 'sha224'],
  [32, 'sha256'],
  [48, 'sha384'],
  [66, 'sha512'],
] as const

function isSignatureOf(x509: X509Certificate, { standard, signed, signature }: SealQuestion): boolean {
  try {
    const key = x509.publicKey
    if (standard === 'Aadhaar')
      return key.asymmetricKeyType === 'rsa' && verify('sha256', signed, key, signature)
    const [, hash] = hashes.find(([most]) => signature.length / 2 <= most) ?? []
    if (key.asymmetricKeyType !== 'ec' || hash === undefined) return false
    return verify(hash, signed, { key, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}
