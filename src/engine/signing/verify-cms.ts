import * as asn1js from 'asn1js'
import { type Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs'
import type { CertificateDescription } from '../../vocabulary/agreements/certificate-description.ts'
import type { SignatureProblem, TimeStampReport } from '../../vocabulary/agreements/document-report.ts'
import { exactBuffer, hex } from './bytes.ts'
import { describeCertificate } from './describe-certificate.ts'
import { readTimeStamp } from './read-time-stamp.ts'
import { elements, isValueInOrder, isWithoutParameters, signatureHashes } from './signed-value.ts'
import { signerCertificate } from './signer-certificate.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const

/** Hashes that are believed; SHA-1 and MD5 are not. */
const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

export interface VerifiedCms {
  readonly problem: SignatureProblem | null
  readonly signer: CertificateDescription | null
  readonly timeStamp: TimeStampReport | null
  /** Whether it has what the baseline of PAdES asks of it. */
  readonly isBaseline: boolean
  /** That it and its time stamp were made with; of a right stamp alone. */
  readonly leaves: readonly Certificate[]
}

const unreadable: VerifiedCms = {
  ...{ problem: 'unreadable', signer: null, timeStamp: null, isBaseline: false, leaves: [] },
}

/**
 * Verifies a signature over bytes that lie outside of it (RFC 5652). Whether its certificate is to be trusted is not judged. What
 * nothing signs must be as the signature needs it, so that not one of its bytes can change unnoticed. Never throws.
 *
 * @param der the signature, and zeros behind it
 */
export async function verifyCms(der: Uint8Array, content: Uint8Array): Promise<VerifiedCms> {
  try {
    const parsed = parseCms(der)
    return parsed === null ? unreadable : await verify(parsed, exactBuffer(content))
  } catch {
    return unreadable
  }
}

interface ParsedCms {
  readonly signed: SignedData
  readonly info: SignerInfo
  readonly certificate: Certificate
}

/** Null for what has a content of its own, more signers than one, or anything but zeros behind it. */
function parseCms(der: Uint8Array): ParsedCms | null {
  const { offset, result } = asn1js.fromBER(exactBuffer(der))
  if (offset === -1 || der.subarray(offset).some((byte) => byte !== 0)) return null
  const outer = new ContentInfo({ schema: result })
  if (outer.contentType !== oids.signedData) return null
  const signed = new SignedData({ schema: outer.content })
  const [info] = signed.signerInfos
  const certificate = signerCertificate(signed)
  const { eContentType, eContent } = signed.encapContentInfo
  if (info === undefined || certificate === null || eContent !== undefined || eContentType !== oids.data)
    return null
  const isWhole =
    isAsNeeded(signed, info) &&
    isNamedExactly(info, certificate) &&
    (!isBaseline(info) || isEncodedAs(der.subarray(0, offset), signed))
  return isWhole ? { signed, info, certificate } : null
}

/** Whether the bytes are what DER makes of their meaning: PAdES asks for it, and then no tag or length can be another. */
function isEncodedAs(der: Uint8Array, signed: SignedData): boolean {
  const content = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
  const encoded = new Uint8Array(content.toSchema().toBER())
  return encoded.length === der.length && encoded.every((byte, index) => byte === der[index])
}

/** What no signature protects: versions, and the names of the hash, which are said twice. */
function isAsNeeded({ version, digestAlgorithms }: SignedData, info: SignerInfo): boolean {
  const algorithms = [...digestAlgorithms, info.digestAlgorithm]
  const isOneHash = algorithms.every(({ algorithmId }) => algorithmId === info.digestAlgorithm.algorithmId)
  const isBare = algorithms.every(({ algorithmParams }) => isWithoutParameters(algorithmParams))
  return version === 1 && info.version === 1 && digestAlgorithms.length === 1 && isOneHash && isBare
}

/** Names are found by their meaning, whatever the case of their letters; here they must be the same letters. */
function isNamedExactly({ sid }: SignerInfo, { issuer }: Certificate): boolean {
  const named: unknown = sid
  return (
    named instanceof IssuerAndSerialNumber &&
    hex(new Uint8Array(named.issuer.toSchema().toBER())) === hex(new Uint8Array(issuer.toSchema().toBER()))
  )
}

async function verify({ signed, info, certificate }: ParsedCms, content: ArrayBuffer): Promise<VerifiedCms> {
  const signer = await describeCertificate(certificate)
  const stamps = await timeStampOf(info)
  const leaves = stamps.signer === null ? [certificate] : [certificate, stamps.signer]
  const known = { signer, timeStamp: stamps.timeStamp, isBaseline: isBaseline(info), leaves }
  const hash = hashes[info.digestAlgorithm.algorithmId]
  const stated = attributeOf(info, oids.messageDigest)
  const named = signatureHashes[info.signatureAlgorithm.algorithmId]
  if (hash === undefined || (named !== null && named !== hash) || !(stated instanceof asn1js.OctetString))
    return { ...known, problem: 'unreadable' }
  const digest = hex(new Uint8Array(await crypto.subtle.digest(hash, content)))
  if (digest !== hex(stated.valueBlock.valueHexView)) return { ...known, problem: 'content-changed' }
  const isRight =
    stamps.areRight &&
    isValueInOrder({
      value: info.signature.valueBlock.valueHexView,
      algorithm: info.signatureAlgorithm,
      key: certificate.subjectPublicKeyInfo,
    }) &&
    namesCertificate(info, signer.sha256) &&
    (await signed.verify({ signer: 0, data: content, checkChain: false }))
  return { ...known, problem: isRight ? null : 'signature-wrong' }
}

function attributeOf({ signedAttrs }: SignerInfo, type: string): unknown {
  const found = signedAttrs?.attributes.filter((attribute) => attribute.type === type) ?? []
  const [attribute] = found
  return found.length === 1 && attribute?.values.length === 1 ? attribute.values[0] : undefined
}

/** What EN 319 142-1 asks of the signed attributes at its lowest level. */
function isBaseline(info: SignerInfo): boolean {
  const type = attributeOf(info, oids.contentType)
  return (
    type instanceof asn1js.ObjectIdentifier &&
    type.getValue() === oids.data &&
    attributeOf(info, oids.signingCertificateV2) !== undefined &&
    attributeOf(info, oids.signingTime) === undefined
  )
}

/** Whether the certificate is the one that was signed with, where the signature says so (RFC 5035) by SHA-256. */
function namesCertificate(info: SignerInfo, certificateSha256: string): boolean {
  const attribute = attributeOf(info, oids.signingCertificateV2)
  if (attribute === undefined) return true
  const [certificates] = elements(attribute)
  const [first] = elements(certificates)
  const [hash] = elements(first)
  // Another hash than the default stands before the value; it is not read.
  return hash instanceof asn1js.OctetString ? hex(hash.valueBlock.valueHexView) === certificateSha256 : true
}

interface FoundStamp {
  readonly areRight: boolean
  readonly timeStamp: TimeStampReport | null
  readonly signer: Certificate | null
}

/** A stamp that is there must be right: nothing else protects it. */
async function timeStampOf({ unsignedAttrs, signature }: SignerInfo): Promise<FoundStamp> {
  const attributes = unsignedAttrs?.attributes ?? []
  const stamps = attributes.filter(({ type }) => type === oids.timeStampToken)
  const token: unknown = stamps[0]?.values[0]
  const none = { timeStamp: null, signer: null }
  if (stamps.length === 0) return { areRight: true, ...none }
  if (stamps.length > 1 || !(token instanceof asn1js.BaseBlock)) return { areRight: false, ...none }
  const read = await readTimeStamp(new Uint8Array(token.toBER()), signature.valueBlock.valueHexView)
  const { authority, at, problem, signer } = read
  return problem === null && authority !== null
    ? { areRight: true, timeStamp: { at, authority }, signer }
    : { areRight: false, ...none }
}
