import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { isAllowedAddress } from './ssrf-filter.ts'

/** Every address of a host name, as `dns.lookup` with `all` gives them. */
export type ResolveHost = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

/** An address that no connection is made to. */
export class ForbiddenDestinationError extends Error {
  override readonly name = 'ForbiddenDestination'
}

/**
 * Makes connections to public addresses and to those the operator allowed. Literals are judged by what they are, names
 * by every address they resolve to, and the connection goes to the very addresses that were judged.
 */
export function ssrfSafeConnector({
  allow,
  resolve = resolveAllAddresses,
}: {
  readonly allow: readonly Cidr[]
  readonly resolve?: ResolveHost
}): buildConnector.connector {
  const connect = buildConnector({
    timeout: 5_000,
    lookup: (host, options, callback) => {
      resolve(host, (error, addresses) => {
        const [first] = addresses
        if (error !== null || first === undefined) {
          callback(error ?? new Error('name without addresses'), '')
        } else if (!addresses.every(({ address }) => isAllowedAddress(address, allow))) {
          callback(new ForbiddenDestinationError('name resolves to a forbidden address'), '')
        } else if (options.all === true) {
          callback(null, [...addresses])
        } else {
          callback(null, first.address, first.family)
        }
      })
    },
  })
  return (target, connected) => {
    const host = target.hostname.replace(/^\[|\]$/g, '')
    // `lookup` is not called for literals.
    if (isIP(host) !== 0 && !isAllowedAddress(host, allow))
      connected(new ForbiddenDestinationError('literal address is forbidden'), null)
    else connect(target, connected)
  }
}

function resolveAllAddresses(host: string, callback: Parameters<ResolveHost>[1]): void {
  systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
    callback(error, error === null ? addresses : []),
  )
}
