import type { Actor } from './actor.ts'

/** live records are real; test ones are made with a test key, marked everywhere and kept apart. */
export type Mode = 'live' | 'test'

/** server: everything. restricted: scan and biometric calls only, treated as if it were public. */
export type KeyKind = 'server' | 'restricted'

/** What a key may be used for; a server key has all of them unless it was made with fewer. */
export const scopes = ['scan', 'screen', 'records', 'profiles', 'account', 'operate'] as const

/** installation: accounts, quotas, bans, checks of everything stored. No key has it, only the operator at the machine. */
export type Scope = (typeof scopes)[number] | 'installation'

/** Of anyone who may read the data directory of the service. */
export const operatorScopes: readonly Scope[] = [...scopes, 'installation']

export function isOperator(principal: Pick<Principal, 'scopes'>): boolean {
  return principal.scopes.includes('installation')
}

/** Who is calling. Every query of the records takes one, and sees only what this one may see. */
export interface Principal {
  readonly accountId: string
  readonly actor: Actor
  readonly kind: KeyKind
  /** A test key sees and changes test records only; a live key sees both. */
  readonly mode: Mode
  readonly scopes: readonly Scope[]
}
