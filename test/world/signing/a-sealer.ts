import { createContractSetter } from '../../../src/adapters/typesetting/contracts/contract-pdf.ts'
import { openDocumentSealer } from '../../../src/adapters/signing/open-document-sealer.ts'
import { openSealKey, type SealKeyOptions } from '../../../src/adapters/signing/open-seal-key.ts'
import type {
  DocumentSealer,
  NotSealedDocument,
  SealedDocument,
  SealRequest,
} from '../../../src/flows/ports/agreements/document-sealer.ts'
import type { Egress, PostingEgress } from '../../../src/flows/ports/outbound/egress.ts'
import { lazy } from '../../../src/vocabulary/lazy.ts'
import { contractTree, leaseTemplate } from '../contracts/lease.ts'

export const sealedAt = Date.UTC(2026, 10, 26, 12)

export const sealRequest: SealRequest = {
  reason: 'Signed by all parties',
  location: 'https://id.example.org',
  at: sealedAt,
  signal: new AbortController().signal,
}

/** A contract as its parties see it: PDF/A-2a of two pages. */
export const unsealedContract = lazy(
  () => createContractSetter()(contractTree(leaseTemplate), sealedAt).bytes,
)

const nowhere: Egress & PostingEgress = {
  fetch: () => Promise.reject(new Error('There is no network.')),
  post: () => Promise.reject(new Error('There is no network.')),
}

/** A sealer with a key of its own, or one of a PKCS#12 file. */
export function aSealer(
  given: {
    readonly seed?: number
    readonly pkcs12?: SealKeyOptions['pkcs12']
    readonly token?: SealKeyOptions['token']
    readonly monotonic?: () => number
    readonly timeStampUrl?: string | null
    readonly egress?: Partial<Egress & PostingEgress>
  } = {},
): DocumentSealer {
  const { seed = 1, pkcs12 = null, token = null, timeStampUrl = null, egress = {} } = given
  const key = openSealKey({
    ...{ pkcs12, token },
    identity: async (make) => {
      const bytes = new Uint8Array(32).fill(seed)
      return { seed: bytes, certificate: await make(bytes) }
    },
    clock: { now: () => sealedAt, monotonic: given.monotonic ?? (() => 0) },
  })
  return openDocumentSealer({ key, timeStampUrl, egress: { ...nowhere, ...egress } })
}

/** Throws Error where it was not sealed. */
export function sealed(outcome: SealedDocument | NotSealedDocument): SealedDocument {
  if (outcome.kind === 'sealed') return outcome
  throw new Error(outcome.reason, { cause: outcome.cause })
}
