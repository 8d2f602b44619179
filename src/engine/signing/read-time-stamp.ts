import { type Certificate, ContentInfo, ExtKeyUsage, SignedData, TSTInfo } from 'pkijs'
import type { CertificateDescription } from '../../vocabulary/agreements/certificate-description.ts'
import { exactBuffer } from './bytes.ts'
import { describeCertificate } from './describe-certificate.ts'
import { certificatesOf, signerCertificate } from './signer-certificate.ts'

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  extKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const

/** Why a time stamp proves nothing. */
export type TimeStampProblem = 'unreadable' | 'of another value' | 'signature wrong' | 'certificate unfit'

export interface ReadTimeStamp {
  /** Null when it is right. Whether its authority is to be trusted is not judged. */
  readonly problem: TimeStampProblem | null
  /** Milliseconds since 1970; NaN when unreadable. */
  readonly at: number
  readonly authority: CertificateDescription | null
  readonly nonce: Uint8Array | null
  /** Of its authority, and all that came with it. */
  readonly signer: Certificate | null
  readonly certificates: readonly Certificate[]
}

const unreadable: ReadTimeStamp = {
  ...{ problem: 'unreadable', at: Number.NaN, authority: null, nonce: null },
  ...{ signer: null, certificates: [] },
}

/**
 * Reads a time-stamp token (RFC 3161) and verifies it: the value it names, its signature, and that its certificate was issued
 * for time stamps and was valid then. Never throws.
 *
 * @param token DER
 * @param value the bytes whose hash it should name
 */
export async function readTimeStamp(token: Uint8Array, value: Uint8Array): Promise<ReadTimeStamp> {
  try {
    const content = ContentInfo.fromBER(exactBuffer(token))
    if (content.contentType !== oids.signedData) return unreadable
    const signed = new SignedData({ schema: content.content })
    const { eContentType, eContent } = signed.encapContentInfo
    const signer = signerCertificate(signed)
    if (eContentType !== oids.tstInfo || eContent === undefined || signer === null) return unreadable
    const info = TSTInfo.fromBER(eContent.getValue())
    const known = {
      at: info.genTime.getTime(),
      authority: await describeCertificate(signer),
      nonce: info.nonce === undefined ? null : new Uint8Array(info.nonce.valueBlock.valueHexView),
      signer,
      certificates: certificatesOf(signed),
    }
    return { ...known, problem: await problemOf({ signed, info, signer }, value) }
  } catch {
    return unreadable
  }
}

interface Token {
  readonly signed: SignedData
  readonly info: TSTInfo
  readonly signer: Certificate
}

async function problemOf(
  { signed, info, signer }: Token,
  value: Uint8Array,
): Promise<TimeStampProblem | null> {
  const data = exactBuffer(value)
  if (!(await info.verify({ data }))) return 'of another value'
  if (signed.signerInfos.length !== 1 || signed.signerInfos[0]?.signedAttrs === undefined)
    return 'signature wrong'
  if (!(await signed.verify({ signer: 0, data, checkChain: false }))) return 'signature wrong'
  const at = info.genTime.getTime()
  const isValid = signer.notBefore.value.getTime() <= at && at <= signer.notAfter.value.getTime()
  return isValid && isForTimeStamps(signer) ? null : 'certificate unfit'
}

/** RFC 3161, 2.3: this purpose and no other. */
function isForTimeStamps(certificate: Certificate): boolean {
  const usage: unknown = certificate.extensions?.find(
    ({ extnID }) => extnID === oids.extKeyUsage,
  )?.parsedValue
  return usage instanceof ExtKeyUsage && usage.keyPurposes.join() === oids.timeStamping
}
