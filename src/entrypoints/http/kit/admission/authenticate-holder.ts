import type { FastifyRequest } from 'fastify'
import type { Ports } from '../../../../flows/ports/ports.ts'
import { findHolder } from '../../../../flows/verification/holder/find-holder.ts'
import type { Settings } from '../../../../platform/settings/settings.ts'
import type { Principal } from '../../../../vocabulary/account/principal.ts'
import { fatalLinkError } from '../../../../vocabulary/verification/link-refusal.ts'
import { type CallerLimits, clientAddress } from './authenticate.ts'
import type { LinkCaller } from './link-caller.ts'
import { clientNetwork, requireToken } from './rate-limit.ts'

interface HolderContext {
  readonly server: { readonly ports: Pick<Ports, 'records'>; readonly settings: Pick<Settings, 'listen'> }
  readonly limits: CallerLimits
  /** Called as soon as it is known whose link it is. */
  readonly onKnown: (principal: Principal) => void
}

/**
 * Who comes by a hosted link.
 *
 * @param access whether the link may be opened by this call
 * @throws LinkRefusal REFERENCE_NOT_FOUND, SESSION_NOT_FOUND; Refusal ERROR_RATE_LIMIT
 */
export async function authenticateHolder(
  { opens }: { readonly opens: boolean },
  { headers, raw }: FastifyRequest,
  { server, limits, onKnown }: HolderContext,
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
