import type { Session } from './session.ts'

/** Why a link has ended, as far as this person learns it. */
export type EndReason = 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'

/** What came of a call. */
export type Outcome =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly redirect: string | null }
  /** A no with status 200. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Another call has to be waited for. */
  | { readonly kind: 'busy'; readonly waitMs: number }
  /** The request was wrong, or the service failed. */
  | { readonly kind: 'failed'; readonly status: number; readonly code: string }
  /** Whether the call was taken is not known. */
  | { readonly kind: 'no-answer' }

const endReasons: Readonly<Record<string, EndReason>> = {
  DOCUPASS_ACCEPTED: 'accepted',
  DOCUPASS_UNDER_REVIEW: 'under-review',
  DOCUPASS_FAILED: 'failed',
  DOCUPASS_COMPLETED: 'completed',
  DOCUPASS_REDIRECT: 'completed',
}

const knownReasons: readonly string[] = Object.values(endReasons).concat('expired', 'used-up')
const isReason = (reason: unknown): reason is EndReason =>
  typeof reason === 'string' && knownReasons.includes(reason)

/** An answer as it came over the network. */
export interface RawReply {
  readonly status: number
  /** Header `Retry-After`. */
  readonly retryAfter: string | null
  readonly body: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads what the service answered. */
export function readReply({ status, retryAfter, body }: RawReply): Outcome {
  if (status === 429 || status === 503) return { kind: 'busy', waitMs: waitOf(retryAfter) }
  if (isObject(body) && body['success'] === true) {
    // The service's own tests hold its answers to the same document that these types were made of.
    return { kind: 'session', session: body as unknown as Session }
  }
  const error = isObject(body) && isObject(body['error']) ? body['error'] : {}
  const code = textOf(error['code'])
  if (status !== 200) return { kind: 'failed', status, code }
  const message = textOf(error['message'])
  const known = endReasons[code]
  if (known === undefined) return { kind: 'refused', code, message }
  const { reason } = error
  return { kind: 'ended', reason: isReason(reason) ? reason : known, redirect: redirectOf(message) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const shortest = 1_000
const longest = 60_000

/** Milliseconds of `Retry-After` in seconds, within reason. */
function waitOf(header: string | null): number {
  const seconds = Number(header ?? '')
  const wanted = Number.isFinite(seconds) ? seconds * 1_000 : 0
  return Math.min(longest, Math.max(shortest, wanted === 0 ? 3_000 : wanted))
}

/** The message of an end is an address or a text. Apps may have schemes of their own; none that runs as a script. */
function redirectOf(message: string): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\S+$/i.test(message) || !URL.canParse(message)) return null
  const { protocol } = new URL(message)
  return ['javascript:', 'data:', 'blob:', 'file:', 'vbscript:'].includes(protocol) ? null : message
}
