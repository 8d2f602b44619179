import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that work without a key until they expire. */
export interface SignedUrls {
  /** Public address without a slash at its end. */
  readonly base: () => string
  /** `path` begins with `/`, is already percent-encoded and has no query. The answer is an absolute address. */
  readonly sign: (path: string, lifetimeSeconds?: number) => string
  /** True when the query carries our unexpired signature of exactly this path. */
  readonly verify: (path: string, query: Readonly<Record<string, unknown>>) => boolean
}

export interface SignedUrlOptions {
  /** Secret of at least 32 bytes, for this purpose alone. */
  readonly key: Uint8Array
  readonly lifetimeSeconds: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Base address without a slash at its end. */
  readonly base: () => string
}

/** HMAC-SHA-256 over path and expiry, compared in constant time; `expires` in unix seconds, `signature` in base64url. */
export function createSignedUrls({
  key,
  lifetimeSeconds,
  now,
  base: publicUrl,
}: SignedUrlOptions): SignedUrls {
  if (key.byteLength < 32) throw new Error('the key of signed links is too short')
  const signatureOf = (path: string, expires: string) =>
    createHmac('sha256', key).update(`link\n${path}\n${expires}`).digest('base64url')
  return {
    base: publicUrl,
    sign(path, lifetime = lifetimeSeconds) {
      const expires = String(Math.floor(now() / 1000) + lifetime)
      return `${publicUrl()}${path}?expires=${expires}&signature=${signatureOf(path, expires)}`
    },
    verify(path, { expires, signature }) {
      if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false
      if (typeof signature !== 'string' || !/^[\w-]{43}$/.test(signature)) return false
      // The text is compared, not its bytes: base64url has four ways to write the last of them.
      const valid = timingSafeEqual(Buffer.from(signatureOf(path, expires)), Buffer.from(signature))
      return valid && Number(expires) * 1000 > now()
    },
  }
}
