import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import type { Cidr } from '../../platform/settings/setting-kinds.ts'
import { mayReach } from './destinations.ts'

/** Every address of a host name, as `dns.lookup` with `all` gives them. */
export type Resolve = (
  host: string,
  found: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

/** An address that no connection is made to. */
export class ForbiddenDestination extends Error {
  override readonly name = 'ForbiddenDestination'
}

/**
 * Makes connections to public addresses and to those the operator allowed. Literals are judged by what they are, names
 * by every address they resolve to, and the connection goes to the very addresses that were judged.
 */
export function guardedConnector({
  allow,
  resolve = resolveAll,
}: {
  readonly allow: readonly Cidr[]
  readonly resolve?: Resolve
}): buildConnector.connector {
  const connect = buildConnector({
    timeout: 5_000,
    lookup: (host, request, found) => {
      resolve(host, (error, addresses) => {
        const [first] = addresses
        if (error !== null || first === undefined) {
          found(error ?? new Error('name without addresses'), '')
        } else if (!addresses.every(({ address }) => mayReach(address, allow))) {
          found(new ForbiddenDestination('name resolves to a forbidden address'), '')
        } else if (request.all === true) {
          found(null, [...addresses])
        } else {
          found(null, first.address, first.family)
        }
      })
    },
  })
  return (target, connected) => {
    const host = target.hostname.replace(/^\[|\]$/g, '')
    // `lookup` is not called for literals.
    if (isIP(host) !== 0 && !mayReach(host, allow))
      connected(new ForbiddenDestination('literal address is forbidden'), null)
    else connect(target, connected)
  }
}

function resolveAll(host: string, found: Parameters<Resolve>[1]): void {
  systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
    found(error, error === null ? addresses : []),
  )
}
