import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { ask, type Connection, isRecord, rowsOf, textOf } from '../connection.ts'
import type { Context } from '../context.ts'
import { exitCodes, type ExitCode, UsageError } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

/** Profiles as files, and what other profiles would have decided. */
export function addProfiles({ root, terminal, does, connected }: Context): void {
  type Run = (work: (connection: Connection, terminal: Terminal) => Promise<ExitCode>) => Promise<void>
  const run: Run = (work) => does(() => connected(false, (connection) => work(connection, terminal())))()
  root
    .command('import')
    .description('take in what another service of this interface exported')
    .command('profile <file>')
    .description('make a profile of the file that GET /export/profile/ID answers')
    .action((file: string) => run((to, screen) => importProfile(to, screen, file)))
  const group = root.command('profile').description('profiles kept as files')
  withFile(group.command('plan <file>'))
    .description(
      'what a file would change in a profile and in past decisions; exit status 4 when any decision would',
    )
    .option('--since <date>', 'decisions from then on, YYYY-MM-DD in UTC')
    .action((file: string, options: PlanOptions) =>
      run((to, screen) => plan(to, screen, { file, ...options })),
    )
  withFile(group.command('apply <file>'))
    .description('lay a file over a profile; what it does not say stays')
    .action((file: string, options: PlanOptions) =>
      run((to, screen) => apply(to, screen, { file, ...options })),
    )
  root
    .command('backtest')
    .description(
      'decide past scans again from their stored facts; exit status 4 when any is decided otherwise',
    )
    .option('--profile <id>', 'under this profile or preset; otherwise each under its own')
    .option('--since <date>', 'scans from then on, YYYY-MM-DD in UTC')
    .option('--only <id>', 'scans made under this profile alone')
    .option('--examples <number>', 'how many are told one by one', '20')
    .action((options: BacktestOptions) => run((to, screen) => backtest(to, screen, options)))
}

interface PlanOptions {
  readonly id?: string
  readonly since?: string
}

interface BacktestOptions {
  readonly profile?: string
  readonly since?: string
  readonly only?: string
  readonly examples: string
}

const withFile = (command: Command): Command =>
  command.option('--id <id>', 'which profile; otherwise the id that the file names')

type Settings = Readonly<Record<string, unknown>>

/** Throws UsageError when there is no such file, or when it holds no JSON object. */
async function settingsIn(file: string): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no readable file ${file}.`)
  })
  try {
    const read: unknown = JSON.parse(text)
    if (isRecord(read)) return read
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UsageError(`${file} holds no profile in JSON.`)
}

/** The id is that of the place where it was exported. */
const withoutId = ({ id: _, ...settings }: Settings): Settings => settings

function idOf(settings: Settings, { id }: PlanOptions): string {
  const found = id ?? textOf(settings['id'])
  if (found === '') throw new UsageError('The file names no id; say which profile with --id.')
  return found
}

const pathOf = (id: string): string => encodeURIComponent(id)

async function importProfile(connection: Connection, terminal: Terminal, file: string): Promise<ExitCode> {
  const body = withoutId(await settingsIn(file))
  const made = await ask(connection, { method: 'POST', path: '/profile', body })
  const id = textOf(made['id'])
  const lint = await ask(connection, { method: 'GET', path: `/x/profiles/${pathOf(id)}/lint` })
  show(terminal, { ...made, findings: lint['findings'] }, () => [
    `profile ${id} is made`,
    ...rowsOf(lint['findings']).map((row) => `! ${textOf(row['path'])}: ${textOf(row['sentence'])}`),
  ])
  return exitCodes.done
}

async function plan(
  connection: Connection,
  terminal: Terminal,
  { file, ...options }: PlanOptions & { readonly file: string },
): Promise<ExitCode> {
  const settings = await settingsIn(file)
  const since = options.since === undefined ? '' : `?createdAtMin=${startOf(options.since)}`
  const path = `/x/profiles/${pathOf(idOf(settings, options))}/plan${since}`
  const found = await ask(connection, { method: 'POST', path, body: withoutId(settings) })
  const result = isRecord(found['backtest']) ? found['backtest'] : {}
  show(terminal, found, () => [...changeLines(found['changes']), '', ...backtestLines(result)])
  return statusOf(result)
}

async function apply(
  connection: Connection,
  terminal: Terminal,
  { file, ...options }: PlanOptions & { readonly file: string },
): Promise<ExitCode> {
  const settings = await settingsIn(file)
  const id = idOf(settings, options)
  await ask(connection, { method: 'PUT', path: `/profile/${pathOf(id)}`, body: withoutId(settings) })
  const answer = await ask(connection, { method: 'GET', path: `/x/profiles/${pathOf(id)}/versions?limit=1` })
  show(terminal, answer, () =>
    rowsOf(answer['versions']).flatMap((row) => [
      ...changeLines(row['changes']),
      `profile ${id} is at version ${textOf(row['version'])}`,
    ]),
  )
  return exitCodes.done
}

async function backtest(
  connection: Connection,
  terminal: Terminal,
  { profile, since, only, examples }: BacktestOptions,
): Promise<ExitCode> {
  const body = {
    examples,
    ...(profile === undefined ? {} : { profile }),
    ...(since === undefined ? {} : { createdAtMin: startOf(since) }),
    ...(only === undefined ? {} : { profileId: only }),
  }
  const found = await ask(connection, { method: 'POST', path: '/x/backtest', body })
  show(terminal, found, () => backtestLines(found))
  return statusOf(found)
}

const statusOf = (result: Settings): ExitCode => (result['flips'] === 0 ? exitCodes.done : exitCodes.found)

/** Unix seconds. */
function startOf(date: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) throw new UsageError('--since must be a date, for example 2026-01-31.')
  return at / 1000
}

function changeLines(changes: unknown): readonly string[] {
  const rows = rowsOf(changes).map((row) => [
    textOf(row['path']),
    JSON.stringify(row['from']),
    '→',
    JSON.stringify(row['to']),
  ])
  return rows.length === 0 ? ['no setting changes'] : table(rows)
}

const verdicts = ['accept', 'review', 'reject'] as const

function backtestLines(result: Settings): readonly string[] {
  const matrix = isRecord(result['matrix']) ? result['matrix'] : {}
  const counts = verdicts.map((from) => {
    const row = matrix[from]
    return [from, ...verdicts.map((to) => textOf(isRecord(row) ? row[to] : 0))]
  })
  return [
    `${textOf(result['flips'])} of ${textOf(result['examined'])} decisions would be others`,
    ...(result['partly'] === 0
      ? []
      : [`${textOf(result['partly'])} with obscured values: what was found in them was taken as it was`]),
    '',
    ...table([['BEFORE', ...verdicts.map((verdict) => `NOW ${verdict}`)], ...counts]),
    ...rowsOf(result['notReplayed']).map(
      (row) =>
        `! ${textOf(row['path'])} acts before there are facts: not followed in ${textOf(row['records'])}`,
    ),
    ...rowsOf(result['examples']).map(
      (row) =>
        `${textOf(row['id'])}  ${textOf(row['from'])} → ${textOf(row['to'])}  ${textOf(row['sentence'])}`,
    ),
  ]
}
