import { Refusal } from '../../../../vocabulary/refusals.ts'
import { setNewest } from './set-newest.ts'

/** A bucket of tokens per name, for at most `names` names: the one unused longest is forgotten first. */
export interface RateLimit {
  /** Takes so many tokens, default one; otherwise the seconds after which there are as many. More than the burst are never there. */
  take(name: string, wanted?: number): RateLimitResult
}

export type RateLimitResult =
  | { readonly taken: true; readonly allowance?: RateLimitStatus }
  | { readonly taken: false; readonly retryAfterSeconds: number; readonly allowance: RateLimitStatus }

/** Where a name stands with its limit. */
export interface RateLimitStatus {
  /** Most tokens saved up. */
  readonly burst: number
  readonly left: number
  /** Seconds until all tokens are back. */
  readonly fullAfterSeconds: number
}

export interface RateLimitOptions {
  /** Tokens that come back per second; 0 = no limit. */
  readonly perSecond: number
  /** Most tokens saved up. */
  readonly burst: number
  readonly names: number
  /** Monotonic milliseconds. */
  readonly now: () => number
}

export function createRateLimit({ perSecond, burst, names, now }: RateLimitOptions): RateLimit {
  if (perSecond <= 0) return { take: () => ({ taken: true }) }
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(name, wanted = 1) {
      const time = now()
      const bucket = buckets.get(name) ?? { tokens: burst, at: time }
      const tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond)
      const taken = tokens >= wanted
      // Deleted and set anew: a Map keeps the order of insertion, so the first entry is the one unused longest.
      setNewest(buckets, [name, { tokens: taken ? tokens - wanted : tokens, at: time }], names)
      const left = taken ? tokens - wanted : tokens
      const fullAfterSeconds = Math.ceil((burst - left) / perSecond)
      const allowance = { burst, left: Math.floor(left), fullAfterSeconds }
      if (taken) return { taken, allowance }
      return { taken, allowance, retryAfterSeconds: Math.ceil((wanted - tokens) / perSecond) }
    },
  }
}

/** Where the name stands then, null without a limit. Throws Refusal ERROR_RATE_LIMIT when there is no token left. */
export function requireToken(limit: RateLimit, name: string): RateLimitStatus | null {
  const outcome = limit.take(name)
  if (outcome.taken) return outcome.allowance ?? null
  const { retryAfterSeconds, allowance } = outcome
  throw new Refusal('ERROR_RATE_LIMIT', { retryAfterSeconds, headers: rateLimitHeaders(allowance) })
}

/** `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-11; the policy's window is a second. */
export function rateLimitHeaders(allowance: RateLimitStatus | null): Record<string, string> {
  if (allowance === null) return {}
  const { burst, left, fullAfterSeconds } = allowance
  return {
    'ratelimit-policy': `"key";q=${burst};w=1`,
    ratelimit: `"key";r=${left};t=${fullAfterSeconds}`,
  }
}

/** The part of an address that one customer of a network provider cannot change: IPv4 whole, of IPv6 the first 64 bits. */
export function clientNetwork(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

/** Bodies so small that they are not counted. */
export const smallBodyBytes = 1_048_576

/** What one request holds of the budget. */
export interface BodyReservation {
  /** So many more bytes have come. Throws Refusal SERVICE_UNAVAILABLE when they exceed the capacity. */
  arrived(bytes: number): void
  /** Gives back what is held. */
  release(): void
}

/** How many bytes of large request bodies may be in the service at the same time. */
export interface BodyBudget {
  /** Throws Refusal SERVICE_UNAVAILABLE when what is announced would not fit now; held is only what arrives. */
  open(announcedBytes: number): BodyReservation
  readonly heldBytes: () => number
}

export function createBodyBudget(maxBytes: number): BodyBudget {
  let heldTotal = 0
  const refuseOverBudget = (bytes: number): void => {
    if (heldTotal + bytes <= maxBytes) return
    throw new Refusal('SERVICE_UNAVAILABLE', {
      message: 'Too many large requests at the same time; retry in a moment.',
      retryAfterSeconds: 1,
    })
  }
  return {
    heldBytes: () => heldTotal,
    open(announcedBytes) {
      if (announcedBytes > smallBodyBytes) refuseOverBudget(announcedBytes)
      let received = 0
      let counted = 0
      let isOpen = true
      return {
        arrived(bytes) {
          received += bytes
          if (received <= smallBodyBytes || !isOpen) return
          refuseOverBudget(received - counted)
          heldTotal += received - counted
          counted = received
        },
        release() {
          isOpen = false
          heldTotal -= counted
          counted = 0
        },
      }
    },
  }
}
