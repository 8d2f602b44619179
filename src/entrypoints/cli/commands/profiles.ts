import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { requestJson, type Connection, isJsonObject, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode, UsageError } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

/** Profiles as files, and what other profiles would have decided. */
export function addProfiles({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  type RunConnected = (
    work: (connection: Connection, terminal: Terminal) => Promise<ExitCode>,
  ) => Promise<void>
  const run: RunConnected = (work) =>
    toAction(() => withConnection(false, (connection) => work(connection, terminal())))()
  root
    .command('import')
    .description('take in what another service of this interface exported')
    .command('profile <file>')
    .description('make a profile of the file that GET /export/profile/ID answers')
    .action((file: string) => run((connection, screen) => importProfile(connection, screen, file)))
  const group = root.command('profile').description('profiles kept as files')
  withIdOption(group.command('plan <file>'))
    .description(
      'what a file would change in a profile and in past decisions; exit status 4 when any decision would',
    )
    .option('--since <date>', 'decisions from then on, YYYY-MM-DD in UTC')
    .action((file: string, options: PlanOptions) =>
      run((connection, screen) => planProfile(connection, screen, { file, ...options })),
    )
  withIdOption(group.command('apply <file>'))
    .description('lay a file over a profile; what it does not say stays')
    .action((file: string, options: PlanOptions) =>
      run((connection, screen) => applyProfile(connection, screen, { file, ...options })),
    )
  root
    .command('backtest')
    .description(
      'decide past scans again from their stored facts; exit status 4 when any is decided otherwise',
    )
    .option('--profile <id>', 'under this profile or preset; otherwise each under its own')
    .option('--since <date>', 'scans from then on, YYYY-MM-DD in UTC')
    .option('--only <id>', 'scans made under this profile alone')
    .option('--examples <number>', 'how many flips are listed', '20')
    .action((options: BacktestOptions) => run((connection, screen) => backtest(connection, screen, options)))
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

const withIdOption = (command: Command): Command =>
  command.option('--id <id>', 'which profile; otherwise the id that the file names')

type ProfileSettings = Readonly<Record<string, unknown>>

/** Throws UsageError when there is no such file, or when it holds no JSON object. */
async function readProfileFile(file: string): Promise<ProfileSettings> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no readable file ${file}.`)
  })
  try {
    const read: unknown = JSON.parse(text)
    if (isJsonObject(read)) return read
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UsageError(`${file} holds no profile in JSON.`)
}

/** The id is that of the place where it was exported. */
const withoutId = ({ id: _, ...settings }: ProfileSettings): ProfileSettings => settings

function profileIdOf(settings: ProfileSettings, { id }: PlanOptions): string {
  const found = id ?? textOf(settings['id'])
  if (found === '') throw new UsageError('The file names no id; say which profile with --id.')
  return found
}

const encodeId = (id: string): string => encodeURIComponent(id)

async function importProfile(connection: Connection, terminal: Terminal, file: string): Promise<ExitCode> {
  const body = withoutId(await readProfileFile(file))
  const created = await requestJson(connection, { method: 'POST', path: '/profile', body })
  const id = textOf(created['id'])
  const lint = await requestJson(connection, { method: 'GET', path: `/x/profiles/${encodeId(id)}/lint` })
  show(terminal, { ...created, findings: lint['findings'] }, () => [
    `profile ${id} is made`,
    ...rowsOf(lint['findings']).map((row) => `! ${textOf(row['path'])}: ${textOf(row['sentence'])}`),
  ])
  return exitCodes.done
}

async function planProfile(
  connection: Connection,
  terminal: Terminal,
  { file, ...options }: PlanOptions & { readonly file: string },
): Promise<ExitCode> {
  const settings = await readProfileFile(file)
  const since = options.since === undefined ? '' : `?createdAtMin=${startOfDay(options.since)}`
  const path = `/x/profiles/${encodeId(profileIdOf(settings, options))}/plan${since}`
  const found = await requestJson(connection, { method: 'POST', path, body: withoutId(settings) })
  const result = isJsonObject(found['backtest']) ? found['backtest'] : {}
  show(terminal, found, () => [...changeLines(found['changes']), '', ...backtestLines(result)])
  return exitCodeOf(result)
}

async function applyProfile(
  connection: Connection,
  terminal: Terminal,
  { file, ...options }: PlanOptions & { readonly file: string },
): Promise<ExitCode> {
  const settings = await readProfileFile(file)
  const id = profileIdOf(settings, options)
  await requestJson(connection, {
    method: 'PUT',
    path: `/profile/${encodeId(id)}`,
    body: withoutId(settings),
  })
  const answer = await requestJson(connection, {
    method: 'GET',
    path: `/x/profiles/${encodeId(id)}/versions?limit=1`,
  })
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
    ...(since === undefined ? {} : { createdAtMin: startOfDay(since) }),
    ...(only === undefined ? {} : { profileId: only }),
  }
  const found = await requestJson(connection, { method: 'POST', path: '/x/backtest', body })
  show(terminal, found, () => backtestLines(found))
  return exitCodeOf(found)
}

const exitCodeOf = (result: ProfileSettings): ExitCode =>
  result['flips'] === 0 ? exitCodes.done : exitCodes.found

/** Unix seconds. */
function startOfDay(date: string): number {
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

function backtestLines(result: ProfileSettings): readonly string[] {
  const matrix = isJsonObject(result['matrix']) ? result['matrix'] : {}
  const counts = verdicts.map((from) => {
    const row = matrix[from]
    return [from, ...verdicts.map((to) => textOf(isJsonObject(row) ? row[to] : 0))]
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
