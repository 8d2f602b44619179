import type { FastifyRequest } from 'fastify'
import type { Principal, Scope } from '../../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Access, ServerContext } from '../endpoint.ts'
import { authenticateCaller, type Caller, type CallerLimits, clientAddress } from './authenticate.ts'
import { authenticateHolder } from './authenticate-holder.ts'
import type { LinkCaller } from './link-caller.ts'

export interface AccessContext {
  readonly server: ServerContext
  readonly limits: CallerLimits
  /** Path as sent, without the query. */
  readonly path: string
  /** Called as soon as it is known whose key it is, before anything is refused. */
  readonly onKnown: (principal: Principal) => void
}

/**
 * Lets a request in, or refuses it.
 *
 * @returns the caller, null where no one has to be known
 * @throws Refusal of `admit`, or ERROR_NOT_FOUND for an address whose signature is wrong or expired; LinkRefusal of
 *   `authenticateHolder`
 */
export async function grantAccess(
  access: Access,
  request: FastifyRequest,
  context: AccessContext,
): Promise<Caller | LinkCaller | null> {
  switch (access.kind) {
    case 'open':
      return null
    case 'signed':
      requireSignature(request, context)
      return null
    case 'signed-or-key':
      if (!('signature' in queryOf(request))) return authenticateByKey(access.scope, request, context)
      requireSignature(request, context)
      return null
    case 'key':
      return authenticateByKey(access.scope, request, context)
    // There are no users yet: an endpoint that declares them lets no one in.
    case 'session':
      throw new Refusal('ERROR_UNAUTHORIZED')
    case 'link':
      return authenticateHolder(access, request, context)
  }
}

function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {}
}

function requireSignature(request: FastifyRequest, { server, path }: AccessContext): void {
  if (!server.links.verify(path, queryOf(request))) throw new Refusal('ERROR_NOT_FOUND')
}

function authenticateByKey(scope: Scope, request: FastifyRequest, context: AccessContext): Promise<Caller> {
  const { server, limits, onKnown } = context
  const key = request.headers['x-api-key']
  const address = clientAddress(request.raw, server.settings.listen.trustedProxies)
  return authenticateCaller(
    server,
    { key: typeof key === 'string' ? key : undefined, address, scope, onKnown },
    limits,
  )
}
