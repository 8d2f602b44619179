import type { FastifyRequest } from 'fastify'
import type { Principal, Scope } from '../../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Access, ServerContext } from '../endpoint.ts'
import { admit, type Caller, type CallerLimits, clientAddress } from './authenticate.ts'

export interface AccessContext {
  readonly server: ServerContext
  readonly limits: CallerLimits
  /** Path as sent, without the query. */
  readonly path: string
  /** Called as soon as it is known whose key it is, before anything is refused. */
  readonly onKnown: (principal: Principal) => void
}

type Grant<Kind extends Access['kind']> = (
  access: Extract<Access, { kind: Kind }>,
  request: FastifyRequest,
  context: AccessContext,
) => Promise<Caller | null>

/** How each kind of access is granted. Null: let in without being known. */
const grants: { readonly [Kind in Access['kind']]: Grant<Kind> } = {
  open: () => Promise.resolve(null),
  signed: (_, request, context) => {
    requireSignature(request, context)
    return Promise.resolve(null)
  },
  'signed-or-key': ({ scope }, request, context) => {
    if (!('signature' in queryOf(request))) return byKey(scope, request, context)
    requireSignature(request, context)
    return Promise.resolve(null)
  },
  key: ({ scope }, request, context) => byKey(scope, request, context),
  // There are no users and no hosted links yet: an endpoint that declares them lets no one in.
  session: () => Promise.reject(new Refusal('ERROR_UNAUTHORIZED')),
  link: () => Promise.reject(new Refusal('ERROR_NOT_FOUND')),
}

/**
 * Lets a request in, or refuses it.
 *
 * @returns the caller, null where no one has to be known
 * @throws Refusal of `admit`, or ERROR_NOT_FOUND for an address whose signature is wrong or expired
 */
export function grantAccess<Kind extends Access['kind']>(
  access: Extract<Access, { kind: Kind }>,
  request: FastifyRequest,
  context: AccessContext,
): Promise<Caller | null> {
  const grant: Grant<Kind> = grants[access.kind as Kind]
  return grant(access, request, context)
}

function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {}
}

function requireSignature(request: FastifyRequest, { server, path }: AccessContext): void {
  if (!server.links.verify(path, queryOf(request))) throw new Refusal('ERROR_NOT_FOUND')
}

function byKey(scope: Scope, request: FastifyRequest, context: AccessContext): Promise<Caller> {
  const { server, limits, onKnown } = context
  const key = request.headers['x-api-key']
  const address = clientAddress(request.raw, server.settings.listen.trustedProxies)
  return admit(server, { key: typeof key === 'string' ? key : undefined, address, scope, onKnown }, limits)
}
