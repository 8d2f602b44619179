import type { IncomingMessage } from 'node:http'
import type { Ports } from '../../../../flows/ports/ports.ts'
import type { AccountRow } from '../../../../flows/ports/account/accounts.ts'
import { isInCidrs, parseCidr, type Cidr } from '../../../../platform/settings/setting-kinds.ts'
import type { Principal, Scope } from '../../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { clientNetwork, requireToken, type RateLimitStatus, type RateLimit } from './rate-limit.ts'

export interface Caller {
  readonly principal: Principal
  readonly account: AccountRow
  /** Where the key stands with its limit of requests; null without one. */
  readonly rate: RateLimitStatus | null
}

export interface CallerLimits {
  readonly requests: RateLimit
  readonly failedKeys: RateLimit
}

const maxKeyLength = 256

/**
 * Who is calling, and whether this may be.
 * Throws Refusal ERROR_UNAUTHORIZED (the same for missing, unknown, revoked and expired keys), ERROR_RATE_LIMIT,
 * ERROR_USER_BANNED, ERROR_KEY_FORBIDDEN (scope, or not on the account's list of hosts).
 */
export async function authenticateCaller(
  { ports }: { readonly ports: Pick<Ports, 'records'> },
  request: {
    readonly key: string | undefined
    readonly address: string
    readonly scope: Scope
    /** Knows whose key it is before anything is refused. */
    readonly onKnown: (principal: Principal) => void
  },
  limits: CallerLimits,
): Promise<Caller> {
  const authenticated = isPlausible(request.key) ? await ports.records.authenticate(request.key) : null
  if (authenticated === null) {
    requireToken(limits.failedKeys, clientNetwork(request.address))
    throw new Refusal('ERROR_UNAUTHORIZED')
  }
  const { principal, account } = authenticated
  request.onKnown(principal)
  const rate = requireToken(limits.requests, principal.actor)
  if (account.banned) throw new Refusal('ERROR_USER_BANNED')
  if (!principal.scopes.includes(request.scope)) throw new Refusal('ERROR_KEY_FORBIDDEN')
  if (principal.kind === 'server' && !isAllowedHost(request.address, account.hostList))
    throw new Refusal('ERROR_KEY_FORBIDDEN', {
      message: 'Your api key does not have permission from this address.',
    })
  return { ...authenticated, rate }
}

function isPlausible(key: string | undefined): key is string {
  return key !== undefined && key.length > 0 && key.length <= maxKeyLength && /^[\x21-\x7e]+$/.test(key)
}

export function hostEntries(hostList: string): readonly string[] {
  return hostList.split(/[\s,]+/).filter(Boolean)
}

/** Entries that are no addresses match no one; a list of only such entries therefore closes the HTTP interface. */
export function isAllowedHost(address: string, hostList: string): boolean {
  const entries = hostEntries(hostList)
  if (entries.length === 0) return true
  return entries.some((entry) => {
    try {
      return isInCidrs(address, [parseCidr(entry)])
    } catch {
      return false
    }
  })
}

/**
 * The address a request comes from: that of the socket, or, as long as each sender is a trusted proxy, the one before
 * it in X-Forwarded-For, read from the right.
 */
export function clientAddress(request: IncomingMessage, trusted: readonly Cidr[]): string {
  let address = normaliseAddress(request.socket.remoteAddress ?? '')
  if (trusted.length === 0) return address
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => normaliseAddress(hop.trim()))
  while (isInCidrs(address, trusted)) {
    const previousHop = hops.pop()
    if (previousHop === undefined || !isInCidrs(previousHop, anyAddress)) break
    address = previousHop
  }
  return address
}

const anyAddress: readonly Cidr[] = [
  ['0.0.0.0', 0],
  ['::', 0],
]

/** IPv4 as IPv4, without port and brackets. */
function normaliseAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return bare.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1')
}
