import { isRiskyScheme } from '../../vocabulary/profiles/is-risky-scheme.ts'
import type { Verdict } from '../../vocabulary/decision/outcome.ts'
import type { DocupassSettings } from '../../vocabulary/profiles/profile.ts'
import type { LinkEndCode } from '../../vocabulary/verification/link-refusal.ts'

/** What the holder of a link learns of its end: which of the three it was, and nothing of why. */
export interface EndRequest {
  readonly docupass: Pick<DocupassSettings, 'acceptUrl' | 'reviewUrl' | 'rejectUrl'>
  /** Named to the page that is gone on to. */
  readonly reference: string
  /** Null where it is not known, or not for this visitor. */
  readonly verdict: Verdict | null
  /** Schemes of apps that may be gone on to, beside https; without `:`. */
  readonly appSchemes: readonly string[]
}

export interface LinkEndAnswer {
  readonly code: LinkEndCode
  /** Where to go on; null for nowhere. */
  readonly url: string | null
}

const ends = {
  accept: { code: 'DOCUPASS_ACCEPTED', url: 'acceptUrl' },
  review: { code: 'DOCUPASS_UNDER_REVIEW', url: 'reviewUrl' },
  reject: { code: 'DOCUPASS_FAILED', url: 'rejectUrl' },
} as const satisfies Readonly<Record<Verdict, { readonly code: LinkEndCode; readonly url: string }>>

export function endOfLink({ docupass, reference, verdict, appSchemes }: EndRequest): LinkEndAnswer {
  if (verdict === null) return { code: 'DOCUPASS_COMPLETED', url: null }
  const { code, url } = ends[verdict]
  return { code, url: redirectAddress(docupass[url], reference, appSchemes) }
}

/** With `reference` after what its query says already; null for an address that no page is sent to. */
export function redirectAddress(
  address: string,
  reference: string,
  appSchemes: readonly string[],
): string | null {
  if (address === '' || !URL.canParse(address)) return null
  const url = new URL(address)
  const scheme = url.protocol.slice(0, -1)
  if (scheme !== 'https' && !(appSchemes.includes(scheme) && !isRiskyScheme(scheme))) return null
  url.searchParams.append('reference', reference)
  return url.href
}
