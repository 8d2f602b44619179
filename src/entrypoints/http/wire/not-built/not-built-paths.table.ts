import type { Scope } from '../../../../vocabulary/account/principal.ts'
import type { Endpoint } from '../../kit/endpoint.ts'

/** Paths of the wire that a later version brings. */
export const notBuiltPaths: readonly (readonly [Endpoint['method'], string, Scope])[] = [
  ['POST', '/kyb', 'screen'],
]
