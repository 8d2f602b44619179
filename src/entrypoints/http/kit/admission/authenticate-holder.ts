import type { FastifyRequest } from 'fastify'
import { findHolder, type FoundHolder } from '../../../../flows/verification/holder/find-holder.ts'
import { fatalLinkError } from '../../../../vocabulary/verification/link-refusal.ts'
import type { AccessContext } from './access.ts'
import { type Caller, clientAddress } from './authenticate.ts'
import { clientNetwork, type RateLimitStatus, requireToken } from './rate-limit.ts'

/** The holder of a hosted link who was let in. */
export interface LinkCaller extends FoundHolder {
  readonly rate: RateLimitStatus | null
}

export const isHolder = (admitted: Caller | LinkCaller): admitted is LinkCaller => 'linkId' in admitted

/**
 * Who comes by a hosted link.
 *
 * @param access whether the link may be opened by this call
 * @throws LinkRefusal REFERENCE_NOT_FOUND, SESSION_NOT_FOUND; Refusal ERROR_RATE_LIMIT
 */
export async function authenticateHolder(
  { opens }: { readonly opens: boolean },
  { headers, raw }: FastifyRequest,
  { server, limits, onKnown }: AccessContext,
): Promise<LinkCaller> {
  const { authorization, 'user-agent': userAgent } = headers
  const found = await findHolder(server.ports, { authorization, userAgent, opens })
  if (typeof found === 'string') {
    requireToken(limits.failedKeys, clientNetwork(clientAddress(raw, server.settings.listen.trustedProxies)))
    throw fatalLinkError(found)
  }
  onKnown(found.principal)
  return { ...found, rate: requireToken(limits.requests, found.principal.actor) }
}
