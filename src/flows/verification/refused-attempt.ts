import { attemptsLeft, foldLink } from '../../engine/verification/fold-link.ts'
import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'
import type { LinkChange, LinkHistory } from '../ports/verification/hosted-links.ts'

/**
 * What the account of a link of version 2 is sent of a picture; nothing of one that was taken, and of every other link.
 *
 * @param history without this picture
 */
export function refusedAttempt(
  history: Pick<LinkHistory, 'link' | 'events'>,
  { head, deed }: Pick<LinkChange, 'head' | 'deed'>,
): Pick<LinkChange, 'inconclusive'> {
  const { link, events } = history
  if (link.version !== 2 || !isPicture(deed) || deed.isAccepted) return {}
  const { kind: step, codes } = deed
  const state = foldLink({ events: [...events, { ...head, seq: events.length + 1, deed }] })
  return { inconclusive: { step, codes, attemptsLeft: attemptsLeft(link, state, step) } }
}

const isPicture = (deed: LinkDeed): deed is Extract<LinkDeed, { readonly kind: 'document' | 'face' }> =>
  deed.kind === 'document' || deed.kind === 'face'
