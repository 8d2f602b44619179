import { actors } from './actor.ts'
import { type Mode, type Principal, scopes } from './principal.ts'

/** The service itself, for an account: it may do what every key of the account together may. */
export const systemPrincipal = (accountId: string, mode: Mode = 'live'): Principal => {
  return { accountId, actor: actors.system, kind: 'server', mode, scopes }
}
