import { ask, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

export interface NewKeyOptions {
  readonly restricted: boolean
  readonly test: boolean
  readonly label: string
}

export async function createKey(
  connection: Connection,
  terminal: Terminal,
  options: NewKeyOptions,
): Promise<ExitCode> {
  const body = {
    kind: options.restricted ? 'restricted' : 'server',
    mode: options.test ? 'test' : 'live',
    label: options.label,
  }
  const made = await ask(connection, { method: 'POST', path: '/x/keys', body })
  show(terminal, made, () => [textOf(made['key'])])
  terminal.err('This key is shown once. Keep it where you keep passwords.\n')
  return exitCodes.done
}

export async function listKeys(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await ask(connection, { method: 'GET', path: '/x/keys' })
  show(terminal, answer, () =>
    table([
      ['ID', 'PREFIX', 'KIND', 'MODE', 'STATE', 'LABEL'],
      ...rowsOf(answer['items']).map((key) => [
        textOf(key['id']),
        textOf(key['prefix']),
        textOf(key['kind']),
        textOf(key['mode']),
        textOf(key['revokedAt'], '0') === '0' ? 'active' : 'revoked',
        textOf(key['label']),
      ]),
    ]),
  )
  return exitCodes.done
}

export async function revokeKey(connection: Connection, terminal: Terminal, id: string): Promise<ExitCode> {
  const answer = await ask(connection, { method: 'DELETE', path: `/x/keys/${encodeURIComponent(id)}` })
  show(terminal, answer, () => ['revoked'])
  return exitCodes.done
}
