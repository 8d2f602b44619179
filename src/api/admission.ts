import { Refusal } from '../vocabulary/refusals.ts'

/** A bucket of tokens per name, for at most `names` names: the one unused longest is forgotten first. */
export interface RateLimit {
  /** Takes one token; otherwise the seconds after which there is one again. */
  take(name: string): { readonly taken: true } | { readonly taken: false; readonly retryAfterSeconds: number }
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
    take(name) {
      const time = now()
      const bucket = buckets.get(name) ?? { tokens: burst, at: time }
      const tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond)
      const taken = tokens >= 1
      // Deleted and set anew: a Map keeps the order of insertion, so the first entry is the one unused longest.
      buckets.delete(name)
      buckets.set(name, { tokens: taken ? tokens - 1 : tokens, at: time })
      if (buckets.size > names)
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest)
          break
        }
      return taken ? { taken } : { taken, retryAfterSeconds: Math.ceil((1 - tokens) / perSecond) }
    },
  }
}

/** Throws Refusal ERROR_RATE_LIMIT when there is no token left for the name. */
export function takeOrRefuse(limit: RateLimit, name: string): void {
  const outcome = limit.take(name)
  if (!outcome.taken) throw new Refusal('ERROR_RATE_LIMIT', { retryAfterSeconds: outcome.retryAfterSeconds })
}

/** The part of an address that one customer of a network provider cannot change: IPv4 whole, of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

/** Bodies so small that they are not counted. */
export const smallBodyBytes = 1_048_576

/** How many bytes of large request bodies may be in the house at the same time. */
export interface BodyBudget {
  /** Throws Refusal SERVICE_UNAVAILABLE when they do not fit; otherwise a function that gives them back, once. */
  hold(bytes: number): () => void
  readonly heldBytes: () => number
}

export function createBodyBudget(mostBytes: number): BodyBudget {
  let held = 0
  return {
    heldBytes: () => held,
    hold(bytes) {
      if (bytes <= smallBodyBytes) return () => undefined
      if (held + bytes > mostBytes)
        throw new Refusal('SERVICE_UNAVAILABLE', {
          message: 'Too many large requests at the same time; retry in a moment.',
          retryAfterSeconds: 1,
        })
      held += bytes
      let given = false
      return () => {
        if (!given) held -= bytes
        given = true
      }
    },
  }
}
