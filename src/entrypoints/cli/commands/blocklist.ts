import { requestJson, type Connection, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

const path = '/x/blocklist'

interface BlocklistEntry {
  readonly number: string
  readonly issuer: string
  readonly reason: string
}

/** Documents that a person shall look at whenever they are shown. */
export function addBlocklist({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const group = root
    .command('blocklist')
    .description('documents that are sent to review where a profile asks')
  group
    .command('add <number>')
    .description('put a document on the list; a hash of it alone is kept')
    .requiredOption('--issuer <state>', 'ISO 3166 code, the code of its zone, or English name')
    .option('--reason <word>', 'fraud, lost, stolen, cancelled or other', 'other')
    .action((number: string, options: Omit<BlocklistEntry, 'number'>) =>
      toAction(() =>
        withConnection(false, (connection) =>
          addBlocklistEntry(connection, terminal(), { number, ...options }),
        ),
      )(),
    )
  group
    .command('list')
    .description('newest first')
    .action(toAction(() => withConnection(false, (connection) => listBlocklist(connection, terminal()))))
  group
    .command('remove <id>')
    .description('take an entry off the list')
    .action((id: string) =>
      toAction(() =>
        withConnection(false, async (connection) => {
          const request = { method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` } as const
          show(terminal(), await requestJson(connection, request), () => ['removed'])
          return exitCodes.done
        }),
      )(),
    )
}

async function addBlocklistEntry(
  connection: Connection,
  terminal: Terminal,
  { number, issuer, reason }: BlocklistEntry,
): Promise<ExitCode> {
  const body = { documentNumber: number, issuer, reason }
  const answer = await requestJson(connection, { method: 'POST', path, body })
  show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `entry ${textOf(row['id'])}`))
  return exitCodes.done
}

async function listBlocklist(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await requestJson(connection, { method: 'GET', path: `${path}?limit=100` })
  const rows = rowsOf(answer['items']).map((row) => [
    textOf(row['id']),
    textOf(row['mode']),
    textOf(row['reason']),
    new Date(Number(row['madeAt']) * 1000).toISOString().slice(0, 10),
    textOf(row['madeBy']),
  ])
  show(terminal, answer, () => table([['ID', 'MODE', 'REASON', 'SINCE', 'BY'], ...rows]))
  return exitCodes.done
}
