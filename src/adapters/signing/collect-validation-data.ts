import * as asn1js from 'asn1js'
import { AlgorithmIdentifier, Certificate, CertID, OCSPRequest, Request, TBSRequest } from 'pkijs'
import { exactBuffer, hex } from '../../engine/signing/bytes.ts'
import { isIssuedBy, issuerOf } from '../../engine/signing/revocation/certificate-path.ts'
import { crlAnswer } from '../../engine/signing/revocation/crl-answer.ts'
import { ocspAnswer } from '../../engine/signing/revocation/ocsp-answer.ts'
import type {
  RevocationAnswer,
  RevocationQuestion,
} from '../../engine/signing/revocation/revocation-question.ts'
import type { ValidationData } from '../../engine/signing/revocation/validation-data.ts'
import type { Egress, PostingEgress } from '../../flows/ports/outbound/egress.ts'
import type { ValidationGap } from '../../vocabulary/agreements/validation-gaps.ts'
import { revocationAddresses } from './revocation-addresses.ts'

const timeoutMs = 4_000
/** For all questions together: a person may wait for the seal. */
const wholeTimeoutMs = 8_000
const maxAnswerBytes = 100_000
/** A longer list would make every contract as long. */
const maxListBytes = 1_000_000
const longestPath = 8
const sha1 = '1.3.14.3.2.26'

/** What is not there to prove that no certificate was revoked. */
export class ValidationGapError extends Error {
  readonly gap: ValidationGap
  constructor(gap: ValidationGap, cause?: unknown) {
    super(`no validation data: ${gap}`, { cause })
    this.gap = gap
  }
}

/** An authority says that a certificate was revoked. */
export class CertificateRevokedError extends Error {}

export interface Collecting {
  readonly leaves: readonly Certificate[]
  /** Others that came along. */
  readonly known: readonly Certificate[]
  /** When the signature was there, milliseconds since 1970. */
  readonly at: number
  readonly egress: Egress & PostingEgress
  readonly signal: AbortSignal
}

/**
 * Asks what shows that the certificates of a seal and of its time stamp were not revoked, up to their roots: by OCSP (RFC 6960), or in a
 * list (RFC 5280). Each answer is verified before it is taken.
 *
 * @throws ValidationGapError where it cannot be had, CertificateRevokedError, the signal's reason
 */
export async function collectValidationData(collecting: Collecting): Promise<ValidationData> {
  const signal = AbortSignal.any([collecting.signal, AbortSignal.timeout(wholeTimeoutMs)])
  const found = new FoundData()
  try {
    for (const leaf of collecting.leaves) await collectPath(leaf, { ...collecting, signal }, found)
  } catch (error) {
    collecting.signal.throwIfAborted()
    throw signal.aborted ? new ValidationGapError('unreachable', error) : error
  }
  return found.data()
}

/** Each once, in the order in which it was found. */
class FoundData {
  readonly #parts: Readonly<Record<keyof ValidationData, Map<string, Uint8Array>>> = {
    certificates: new Map(),
    ocsps: new Map(),
    crls: new Map(),
  }

  add(part: keyof ValidationData, der: Uint8Array): void {
    this.#parts[part].set(hex(der), der)
  }

  data(): ValidationData {
    const { certificates, ocsps, crls } = this.#parts
    return { certificates: [...certificates.values()], ocsps: [...ocsps.values()], crls: [...crls.values()] }
  }
}

async function collectPath(leaf: Certificate, collecting: Collecting, found: FoundData): Promise<void> {
  let certificate = leaf
  found.add('certificates', derOf(certificate))
  for (let length = 0; !certificate.subject.isEqual(certificate.issuer); length += 1) {
    if (length === longestPath) throw new ValidationGapError('unusable')
    const issuer =
      (await issuerOf(certificate, collecting.known)) ?? (await fetchIssuer(certificate, collecting))
    found.add('certificates', derOf(issuer))
    await collectAnswer({ certificate, issuer, at: collecting.at }, collecting, found)
    certificate = issuer
  }
}

const derOf = (certificate: Certificate): Uint8Array => new Uint8Array(certificate.toSchema().toBER())

async function fetchIssuer(certificate: Certificate, { egress, signal }: Collecting): Promise<Certificate> {
  const { issuer } = revocationAddresses(certificate)
  let cause: unknown
  for (const url of issuer)
    try {
      const { bytes } = await egress.fetch(url, { maxBytes: maxAnswerBytes, timeoutMs, signal })
      const one = Certificate.fromBER(exactBuffer(bytes))
      if (await isIssuedBy(certificate, one)) return one
    } catch (error) {
      signal.throwIfAborted()
      cause = error
    }
  throw new ValidationGapError(issuer.length === 0 ? 'no-address' : 'unreachable', cause)
}

/** By OCSP first: its answers are short. The first that holds is taken; a list that is there already is not fetched again. */
async function collectAnswer(
  question: RevocationQuestion,
  { egress, signal }: Collecting,
  found: FoundData,
): Promise<void> {
  for (const list of found.data().crls) if (isGood(await crlAnswer(list, question))) return
  const { ocsp, crl } = revocationAddresses(question.certificate)
  if (ocsp.length + crl.length === 0) throw new ValidationGapError('no-address')
  const ways = [
    ...ocsp.map((url) => ({
      part: 'ocsps' as const,
      read: ocspAnswer,
      get: async () => {
        const body = { contentType: 'application/ocsp-request', bytes: await ocspRequest(question) }
        return egress.post(url, body, { maxBytes: maxAnswerBytes, timeoutMs, signal })
      },
    })),
    ...crl.map((url) => ({
      part: 'crls' as const,
      read: crlAnswer,
      get: () => egress.fetch(url, { maxBytes: maxListBytes, timeoutMs, signal }),
    })),
  ]
  let gap: ValidationGap = 'unreachable'
  for (const { part, get, read } of ways) {
    const answer = await get().catch(() => null)
    signal.throwIfAborted()
    if (answer === null) continue
    if (isGood(await read(answer.bytes, question))) {
      found.add(part, answer.bytes)
      return
    }
    gap = 'unusable'
  }
  throw new ValidationGapError(gap)
}

function isGood(answer: RevocationAnswer | null): boolean {
  if (answer?.status === 'revoked') throw new CertificateRevokedError('A certificate was revoked.')
  return answer !== null
}

/** Without a nonce: many responders sign their answers beforehand (RFC 5019). */
async function ocspRequest({ certificate, issuer }: RevocationQuestion): Promise<Uint8Array> {
  const reqCert = await CertID.create(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer })
  reqCert.hashAlgorithm = new AlgorithmIdentifier({
    algorithmId: sha1,
    algorithmParams: new asn1js.Null(),
  })
  const tbsRequest = new TBSRequest({ requestList: [new Request({ reqCert })] })
  return new Uint8Array(new OCSPRequest({ tbsRequest }).toSchema(true).toBER())
}
