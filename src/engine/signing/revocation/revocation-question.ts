import type { Certificate } from 'pkijs'

/** Whether a certificate was revoked, asked of its issuer. */
export interface RevocationQuestion {
  readonly certificate: Certificate
  readonly issuer: Certificate
  /** Milliseconds since 1970: for then an answer must still hold. */
  readonly at: number
}

/** What an answer says. `issued`: when its issuer knew this, milliseconds since 1970. */
export type RevocationAnswer =
  { readonly status: 'good'; readonly issued: number } | { readonly status: 'revoked' }

const dayMs = 86_400_000

/** An answer that does not say until when it holds counts for a day. */
export function holdsAt(issued: Date, until: Date | undefined, at: number): boolean {
  return (until?.getTime() ?? issued.getTime() + dayMs) >= at
}
