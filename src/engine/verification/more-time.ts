import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { timeExtension } from '../../vocabulary/verification/link-tasks.ts'
import { expiryOf, type LinkState } from './fold-link.ts'

interface TimeLeft {
  /** How often the person may still get more time. */
  readonly extensionsLeft: number
  /** When the link would end with one more, in milliseconds since 1970; null where it is too early, or none is left. */
  readonly until: number | null
}

/** What more time a link has for its person. Only near its end: an answer that was lost moves the end once, however often it is asked for. */
export function moreTime(
  link: Pick<HostedLink, 'expiresAt'>,
  state: Pick<LinkState, 'extensions' | 'extendedTo'>,
  now: number,
): TimeLeft {
  const expiry = expiryOf(link, state)
  if (expiry === null) return { extensionsLeft: 0, until: null }
  const { most, withinMs, byMs } = timeExtension
  const extensionsLeft = Math.max(0, most - state.extensions)
  const isNear = expiry - now <= withinMs
  return { extensionsLeft, until: extensionsLeft > 0 && isNear ? expiry + byMs : null }
}
