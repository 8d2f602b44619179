import { requestJson, rowsOf, textOf, type Connection } from '../connection.ts'
import { parseDurationSeconds } from '../duration.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

interface AccountOption {
  /** The first account when absent. */
  readonly account?: string
}

export interface NewKeyOptions extends AccountOption {
  readonly restricted: boolean
  readonly test: boolean
  readonly label: string
  readonly scope?: readonly string[]
  readonly expires?: string
}

/** An account that is not there yet is made first. */
export async function createKey(
  connection: Connection,
  terminal: Terminal,
  options: NewKeyOptions,
): Promise<ExitCode> {
  const { account, scope, expires } = options
  const seconds = expires === undefined ? null : parseDurationSeconds(expires, '--expires')
  const body = {
    kind: options.restricted ? 'restricted' : 'server',
    mode: options.test ? 'test' : 'live',
    label: options.label,
    ...(scope === undefined ? {} : { scopes: scope }),
    ...(seconds === null ? {} : { expiresAt: Math.floor(Date.now() / 1000) + seconds }),
  }
  if (account !== undefined) await ensureAccount(connection, account)
  const created = await requestJson(connection, {
    method: 'POST',
    path: '/x/keys',
    body,
    ...accountField(options),
  })
  show(terminal, created, () => [textOf(created['key'])])
  terminal.err('This key is shown once. Keep it where you keep passwords.\n')
  return exitCodes.done
}

async function ensureAccount(connection: Connection, name: string): Promise<void> {
  const { items } = await requestJson(connection, { method: 'GET', path: '/x/accounts' })
  if (rowsOf(items).some((account) => account['name'] === name)) return
  await requestJson(connection, { method: 'POST', path: '/x/accounts', body: { name } })
}

export async function listKeys(
  connection: Connection,
  terminal: Terminal,
  options: AccountOption,
): Promise<ExitCode> {
  const answer = await requestJson(connection, { method: 'GET', path: '/x/keys', ...accountField(options) })
  const now = Date.now() / 1000
  show(terminal, answer, () =>
    table([
      ['ID', 'PREFIX', 'KIND', 'MODE', 'STATE', 'LAST USED', 'SCOPES', 'LABEL'],
      ...rowsOf(answer['items']).map((key) => [
        textOf(key['id']),
        textOf(key['prefix']),
        textOf(key['kind']),
        textOf(key['mode']),
        stateOf(key, now),
        dateOf(key['lastUsedAt'], 'never'),
        Array.isArray(key['scopes']) ? key['scopes'].join(',') : '',
        textOf(key['label']),
      ]),
    ]),
  )
  return exitCodes.done
}

function stateOf(key: Readonly<Record<string, unknown>>, now: number): string {
  if (key['revokedAt'] !== null) return 'revoked'
  if (typeof key['expiresAt'] !== 'number') return 'active'
  return key['expiresAt'] <= now ? 'expired' : `until ${dateOf(key['expiresAt'], '')}`
}

/** Minutes, UTC. */
function dateOf(seconds: unknown, fallback: string): string {
  if (typeof seconds !== 'number') return fallback
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

export async function rotateKey(
  connection: Connection,
  terminal: Terminal,
  options: AccountOption & { readonly id: string; readonly overlap: string },
): Promise<ExitCode> {
  const body = { overlapSeconds: parseDurationSeconds(options.overlap, '--overlap') }
  const path = `/x/keys/${encodeURIComponent(options.id)}/rotate`
  const created = await requestJson(connection, { method: 'POST', path, body, ...accountField(options) })
  show(terminal, created, () => [textOf(created['key'])])
  terminal.err(`This key is shown once. The old one works for another ${options.overlap}.\n`)
  return exitCodes.done
}

export async function revokeKey(
  connection: Connection,
  terminal: Terminal,
  options: AccountOption & { readonly id: string },
): Promise<ExitCode> {
  const path = `/x/keys/${encodeURIComponent(options.id)}`
  const answer = await requestJson(connection, { method: 'DELETE', path, ...accountField(options) })
  show(terminal, answer, () => ['revoked'])
  return exitCodes.done
}

function accountField({ account }: AccountOption): AccountOption {
  return account === undefined ? {} : { account }
}
