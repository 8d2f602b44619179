import { readFile } from 'node:fs/promises'
import { requestJson, type Connection, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

const path = '/x/consents'

interface ConsentOptions {
  readonly text: string
  readonly locale?: string
  readonly at?: string
  readonly customData?: string
  readonly target?: string
}

/** What people agreed to before their faces were looked at. */
export function addConsents({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const group = root.command('consent').description('what people agreed to before a face is looked at')
  group
    .command('text <id> <file>')
    .description('keep the wording that people are shown; another wording is another version')
    .option('--locale <language>', 'BCP 47')
    .action((textId: string, file: string, { locale }: { readonly locale?: string }) =>
      toAction(() =>
        withConnection(false, async (connection) => {
          const body = {
            textId,
            text: await readFile(file, 'utf8'),
            ...(locale === undefined ? {} : { locale }),
          }
          const answer = await requestJson(connection, { method: 'POST', path: `${path}/texts`, body })
          show(terminal(), answer, () =>
            rowsOf([answer['item']]).map((row) => `version ${textOf(row['version'])}`),
          )
          return exitCodes.done
        }),
      )(),
    )
  group
    .command('add')
    .description('record that someone agreed')
    .requiredOption('--text <id>', 'which text')
    .option('--locale <language>', 'in which it was shown')
    .option('--at <date>', 'when, ISO 8601; now when absent')
    .option('--custom-data <text>', 'under which requests will name the person')
    .option('--target <id>', 'a subject, or a transaction or screening of it')
    .action((options: ConsentOptions) =>
      toAction(() => withConnection(false, (connection) => recordConsent(connection, terminal(), options)))(),
    )
  group
    .command('list')
    .description('newest first, at most 100')
    .option('--subject <id>', 'of one subject')
    .action(({ subject }: { readonly subject?: string }) =>
      toAction(() => withConnection(false, (connection) => listConsents(connection, terminal(), subject)))(),
    )
  group
    .command('withdraw <id>')
    .description('withdraw it, and every other of the same person')
    .action((id: string) =>
      toAction(() =>
        withConnection(false, async (connection) => {
          const request = { method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` } as const
          show(terminal(), await requestJson(connection, request), () => ['withdrawn'])
          return exitCodes.done
        }),
      )(),
    )
}

async function recordConsent(
  connection: Connection,
  terminal: Terminal,
  options: ConsentOptions,
): Promise<ExitCode> {
  const { text: textId, at, ...rest } = options
  const body = { textId, at: Math.floor((at === undefined ? Date.now() : Date.parse(at)) / 1000), ...rest }
  const answer = await requestJson(connection, { method: 'POST', path, body })
  show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `consent ${textOf(row['id'])}`))
  return exitCodes.done
}

async function listConsents(connection: Connection, terminal: Terminal, subject?: string): Promise<ExitCode> {
  const subjectFilter = subject === undefined ? '' : `&subjectId=${encodeURIComponent(subject)}`
  const answer = await requestJson(connection, { method: 'GET', path: `${path}?limit=100${subjectFilter}` })
  const formatDate = (at: unknown): string =>
    typeof at === 'number' ? new Date(at * 1000).toISOString().slice(0, 10) : '-'
  const rows = rowsOf(answer['items']).map((row) => [
    textOf(row['id']),
    textOf(row['subjectId']),
    textOf(row['textId']),
    formatDate(row['givenAt']),
    formatDate(row['withdrawnAt']),
  ])
  show(terminal, answer, () => table([['ID', 'SUBJECT', 'TEXT', 'GIVEN', 'WITHDRAWN'], ...rows]))
  return exitCodes.done
}
