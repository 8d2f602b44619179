import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  type Certificate,
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs'
import { readTimeStamp } from '../../engine/signing/read-time-stamp.ts'
import type { PostingEgress } from '../../flows/ports/outbound/egress.ts'

const sha256Oid = '2.16.840.1.101.3.4.2.1'
const maxBytes = 100_000
const timeoutMs = 15_000

export interface TimeStamp {
  /** DER of the token. */
  readonly token: Uint8Array
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of its authority, and all that came with it. */
  readonly signer: Certificate
  readonly certificates: readonly Certificate[]
}

/**
 * Asks an authority when a value was there (RFC 3161), and believes the answer only if it names this value and this question
 * and its signature is right.
 *
 * @throws Error that says what is wrong with the answer; Refusal where there is none
 */
export async function requestTimeStamp(
  url: string,
  value: Uint8Array,
  { egress, signal }: { readonly egress: PostingEgress; readonly signal: AbortSignal },
): Promise<TimeStamp> {
  const nonce = randomBytes(8)
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: createHash('sha256').update(value).digest() }),
    }),
    nonce: new asn1js.Integer({ valueHex: nonce }),
    certReq: true,
  })
  const body = {
    contentType: 'application/timestamp-query',
    bytes: new Uint8Array(request.toSchema().toBER()),
  }
  const answer = await egress.post(url, body, { maxBytes, timeoutMs, signal })
  const { status, timeStampToken } = TimeStampResp.fromBER(answer.bytes)
  if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
    throw new Error(`The time-stamp authority refused with status ${status.status}.`)
  if (timeStampToken === undefined) throw new Error('The time-stamp authority gave no token.')
  const token = new Uint8Array(timeStampToken.toSchema().toBER())
  const read = await readTimeStamp(token, value)
  if (read.problem !== null || read.signer === null)
    throw new Error(`The time stamp is not valid: ${read.problem ?? 'unreadable'}.`)
  if (read.nonce === null || Buffer.compare(read.nonce, nonce) !== 0)
    throw new Error('The time stamp answers another question.')
  return { token, at: read.at, signer: read.signer, certificates: read.certificates }
}
