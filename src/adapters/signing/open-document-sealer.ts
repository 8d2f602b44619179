import { createHash } from 'node:crypto'
import { describeCertificate } from '../../engine/signing/describe-certificate.ts'
import type {
  DocumentSealer,
  NotSealedDocument,
  SealCertificate,
  SealedDocument,
  SealRequest,
} from '../../flows/ports/agreements/document-sealer.ts'
import type { Egress, PostingEgress } from '../../flows/ports/outbound/egress.ts'
import type { SealFailure } from '../../vocabulary/agreements/seal-failures.ts'
import { type CmsDraft, draftCms } from './cms-signature.ts'
import { CertificateRevokedError } from './collect-validation-data.ts'
import { requestTimeStamp, type TimeStamp } from './request-time-stamp.ts'
import type { SealKey } from './seal-key.ts'
import { SealKeyError } from './seal-key-error.ts'
import { type PreparedPdf, preparePdf } from './seal-placeholder.ts'
import { withValidationData } from './with-validation-data.ts'

export interface SealerOptions {
  /** Reads the key anew whenever it is asked, so that a replaced file takes effect. Throws Error with a sentence. */
  readonly key: () => Promise<SealKey>
  /** Address of the time-stamp authority; null for seals without a time stamp. */
  readonly timeStampUrl: string | null
  readonly egress: Egress & PostingEgress
}

/** What a time-stamp token may take: authorities send their chain along, which is 6 KB and seldom more than 10. */
const tokenBytes = 16_384
/** A signature of ECDSA is one or two bytes longer or shorter than another: so often is one that fits drawn; every other one does. */
const signingAttempts = 200

class SealError extends Error {
  readonly reason: SealFailure
  constructor(reason: SealFailure, cause: unknown) {
    super(`not sealed: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Seals documents: PAdES B-B, B-T where there is a time-stamp authority, and B-LT where it can also be had that no certificate was revoked.
 */
export function openDocumentSealer(options: SealerOptions): DocumentSealer {
  return {
    seal: (pdf, request) => asOutcome(() => seal(pdf, request, options), request.signal),
    certificate: () => asOutcome(async () => describeCertificate((await keyOf(options)).certificate), null),
  }
}

async function asOutcome<T>(
  work: () => Promise<T>,
  signal: AbortSignal | null,
): Promise<T | NotSealedDocument> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    if (!(error instanceof SealError)) throw error
    const cause = error.cause instanceof Error ? error.cause : error
    return { kind: 'not-sealed', reason: error.reason, cause }
  }
}

const orFail = (reason: SealFailure) => (cause: unknown) => {
  throw new SealError(reason, cause)
}

const keyFailed = (cause: unknown) => {
  throw new SealError(cause instanceof SealKeyError ? cause.reason : 'key-unreadable', cause)
}

const keyOf = ({ key }: SealerOptions): Promise<SealKey> => key().catch(keyFailed)

async function seal(
  pdf: Uint8Array,
  { reason, location, at, signal }: SealRequest,
  options: SealerOptions,
): Promise<SealedDocument> {
  signal.throwIfAborted()
  const key = await keyOf(options)
  const certificate = await describeCertificate(key.certificate)
  refuseOutOfDate(certificate, at)
  const { timeStampUrl } = options
  // What is signed decides nothing about the length, so that any digest shows it.
  const length = draftCms(key, createHash('sha256').digest()).encode(new Uint8Array(key.scheme.length)).length
  const capacity = timeStampUrl === null ? length : length + tokenBytes
  const prepared = await preparePdf(pdf, {
    reason,
    location,
    name: commonName(certificate),
    at,
    capacity,
  }).catch(orFail('document-unreadable'))
  const { cms, stamp } = await signPrepared(prepared, key, { ...options, signal })
  const made = { key, stamp, certificate, egress: options.egress, signal }
  const { bytes, gap } = await withValidationData(withSignature(prepared, cms), made).catch(
    (error: unknown) => {
      throw error instanceof CertificateRevokedError ? new SealError('certificate-revoked', error) : error
    },
  )
  return {
    ...{ kind: 'sealed', bytes, gap, certificate, timeStampedAt: stamp?.at ?? null },
    level: stamp === null ? 'B-B' : gap === null ? 'B-LT' : 'B-T',
  }
}

/** What readers show as the name of the one who sealed. */
const commonName = ({ subject }: SealCertificate): string => /^CN=([^,]+)/.exec(subject)?.[1] ?? subject

function refuseOutOfDate({ validFrom, validUntil }: SealCertificate, at: number): void {
  if (at < validFrom || at > validUntil)
    throw new SealError('certificate-not-valid', new Error('The certificate is not valid at this time.'))
}

async function signPrepared(
  prepared: PreparedPdf,
  key: SealKey,
  { timeStampUrl, egress, signal }: SealerOptions & { readonly signal: AbortSignal },
): Promise<{ readonly cms: Uint8Array; readonly stamp: TimeStamp | null }> {
  const draft = draftCms(key, digestOf(prepared))
  if (timeStampUrl === null) return { cms: draft.encode(await signExactly(key, draft)), stamp: null }
  const value = await key.sign(draft.toSign).catch(keyFailed)
  const stamp = await requestTimeStamp(timeStampUrl, value, { egress, signal }).catch(
    orFail('time-stamp-unreachable'),
  )
  const cms = draft.encode(value, stamp.token)
  if (cms.length > prepared.capacity)
    throw new SealError(
      'time-stamp-unreachable',
      new Error(`A time stamp takes more than ${tokenBytes} bytes.`),
    )
  return { cms, stamp }
}

/** A signature that fills its place: no byte of the file is without a meaning, so that none can change unnoticed. */
async function signExactly(key: SealKey, { toSign }: CmsDraft): Promise<Uint8Array> {
  for (let attempt = 0; attempt < signingAttempts; attempt++) {
    const value = await key.sign(toSign).catch(keyFailed)
    if (value.length === key.scheme.length) return value
  }
  throw new SealError('key-unreadable', new Error('No signature had the length that most have.'))
}

/** SHA-256 of all but the digits of the signature and their brackets. */
function digestOf({ bytes, digitsAt, capacity }: PreparedPdf): Uint8Array {
  return createHash('sha256')
    .update(bytes.subarray(0, digitsAt - 1))
    .update(bytes.subarray(digitsAt + 2 * capacity + 1))
    .digest()
}

function withSignature({ bytes, digitsAt, capacity }: PreparedPdf, cms: Uint8Array): Uint8Array {
  const sealed = Buffer.from(bytes)
  sealed.write(
    Buffer.from(cms)
      .toString('hex')
      .padEnd(2 * capacity, '0'),
    digitsAt,
    'latin1',
  )
  return new Uint8Array(sealed)
}
