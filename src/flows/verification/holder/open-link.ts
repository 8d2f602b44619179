import { foldLink, isExpiredAt } from '../../../engine/verification/fold-link.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { fatalLinkError, LinkRefusal } from '../../../vocabulary/verification/link-refusal.ts'
import type { Ports } from '../../ports/ports.ts'
import type { LinkHistory, LinkSession } from '../../ports/verification/hosted-links.ts'
import { pageLanguageOf } from './find-holder.ts'
import type { HolderRequest } from '../holder-request.ts'
import { childLink } from './child-link.ts'
import { sha256Hex } from '../sha256-hex.ts'

/** Sessions beyond these are not opened: an address that is passed around is no one's own. */
export const maxSessions = 30

export interface OpenRequest {
  readonly principal: Principal
  readonly linkId: string
  /** Who opens it; null for a link without parties. */
  readonly party: string | null
  /** Class of the user agent. */
  readonly device: string
  /** Header `Accept-Language`: the link may name no language of its own. */
  readonly language: string | undefined
  readonly head: Omit<HolderRequest['head'], 'session'>
}

export interface OpenedLink {
  readonly principal: Principal
  /** Of a reusable link, the person's own link. */
  readonly linkId: string
  /** Given to the device alone. Null for a link that has ended: nothing is opened then. */
  readonly opened: { readonly session: LinkSession; readonly sessionId: string } | null
  readonly history: LinkHistory
}

type OpenPorts = Pick<Ports, 'records' | 'clock' | 'ids' | 'vault'>

const maxTries = 10

/**
 * Opens a link on one more device. Each person who opens a reusable link gets a link of their own.
 *
 * @throws LinkRefusal REFERENCE_NOT_FOUND for a party that is none of it, DOCUPASS_ERROR_MESSAGE after too many sessions
 */
export async function openLink(ports: OpenPorts, request: OpenRequest): Promise<OpenedLink> {
  const { records, clock, ids } = ports
  const { party, device } = request
  const sessionId = ids.token()
  const digest = sha256Hex(sessionId)
  let target = { principal: request.principal, linkId: request.linkId }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const history = await records.getLink(target.principal, target.linkId)
    if (history === null) throw fatalLinkError('REFERENCE_NOT_FOUND')
    const { link, completion, events } = history
    refuseParty(history, party)
    const state = foldLink(history)
    const isEnded = completion !== null || isExpiredAt(link, state, clock.now())
    if (isEnded) return { ...target, opened: null, history }
    if (link.isReusable) {
      target = await childLink(ports, target.principal, history)
      continue
    }
    if (state.sessions >= maxSessions)
      throw new LinkRefusal('DOCUPASS_ERROR_MESSAGE', languages.en.sentences['holder.too-many-devices']({}))
    const language = pageLanguageOf(link, request.language)
    const session = { linkId: target.linkId, digest, party, device }
    const head = { ...request.head, session: digest.slice(0, 8) }
    const isOpen = await records.openSession(target.principal, session, {
      seen: events.length,
      head,
      language,
    })
    const event = {
      ...head,
      seq: events.length + 1,
      deed: { kind: 'opened', party, device, language },
    } as const
    if (isOpen)
      return {
        ...target,
        opened: { session, sessionId },
        history: { ...history, events: [...events, event] },
      }
  }
  throw new Refusal('ERROR_CONFLICT')
}

/** Of a link with several parties each has an address of its own, and no one else has one. */
function refuseParty({ link: { parties } }: LinkHistory, party: string | null): void {
  const isKnown = parties.length === 0 ? party === null : parties.some(({ id }) => id === party)
  if (!isKnown) throw fatalLinkError('REFERENCE_NOT_FOUND')
}
