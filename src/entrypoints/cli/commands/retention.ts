import { requestJson, type Connection, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode, UsageError } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

/** Legal holds and retention: what must be kept, and what must not. */
export function addRetentionAndHolds(context: CommandContext): void {
  addHolds(context)
  addRetention(context)
}

function addHolds({ root, terminal, does: toAction, connected: withConnection }: CommandContext): void {
  const group = root
    .command('hold')
    .description('legal holds: what is held is neither deleted, erased nor purged')
  group
    .command('place <id>')
    .description('hold a subject, or that of a transaction or screening')
    .requiredOption('--reason <text>', 'why; kept sealed')
    .option('--until <date>', 'YYYY-MM-DD, the end of that day in UTC; otherwise until it is lifted')
    .action((target: string, options: { reason: string; until?: string }) =>
      toAction(() =>
        withConnection(false, (connection) => placeHold(connection, terminal(), { target, ...options })),
      )(),
    )
  group
    .command('list')
    .description('newest first, those that are over included')
    .action(toAction(() => withConnection(false, (connection) => listHolds(connection, terminal()))))
  group
    .command('lift <id>')
    .description('end a hold now')
    .action((id: string) =>
      toAction(() =>
        withConnection(false, async (connection) => {
          const path = `/x/legal-holds/${encodeURIComponent(id)}`
          show(terminal(), await requestJson(connection, { method: 'DELETE', path }), () => ['lifted'])
          return exitCodes.done
        }),
      )(),
    )
}

async function placeHold(
  connection: Connection,
  terminal: Terminal,
  { target, reason, until }: { readonly target: string; readonly reason: string; readonly until?: string },
): Promise<ExitCode> {
  const endsAtField = until === undefined ? {} : { endsAt: endOfDay(until) }
  const answer = await requestJson(connection, {
    method: 'POST',
    path: '/x/legal-holds',
    body: { target, reason, ...endsAtField },
  })
  show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `hold ${textOf(row['id'])} is in force`))
  return exitCodes.done
}

function endOfDay(date: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T23:59:59Z`) : Number.NaN
  if (Number.isNaN(at)) throw new UsageError('--until must be a date, for example 2030-12-31.')
  return at / 1000
}

async function listHolds(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await requestJson(connection, { method: 'GET', path: '/x/legal-holds' })
  const formatDate = (at: unknown): string =>
    typeof at === 'number' ? new Date(at * 1000).toISOString().slice(0, 10) : '-'
  show(terminal, answer, () =>
    table([
      ['ID', 'SUBJECT', 'PLACED', 'ENDS', 'LIFTED', 'REASON'],
      ...rowsOf(answer['items']).map((row) => [
        textOf(row['id']),
        textOf(row['subjectId']),
        formatDate(row['placedAt']),
        formatDate(row['endsAt']),
        formatDate(row['liftedAt']),
        textOf(row['reason']),
      ]),
    ]),
  )
  return exitCodes.done
}

interface RetentionRuleOptions {
  readonly kind: string
  readonly profile: string
  readonly days: string
}

function addRetention({ root, terminal, does: toAction, connected: withConnection }: CommandContext): void {
  const group = root.command('retention').description('how long records are kept')
  group
    .command('list')
    .description('every rule; the most particular one holds')
    .action(toAction(() => withConnection(false, (connection) => showRetentionRules(connection, terminal()))))
  group
    .command('set <days>')
    .description('a number of days, `forever`, or `none` to take the rule away')
    .option('--kind <kind>', 'transaction or screening; otherwise all', '*')
    .option('--profile <id>', 'transactions of this profile alone', '')
    .action((days: string, options: { kind: string; profile: string }) =>
      toAction(() =>
        withConnection(false, (connection) => setRetentionRule(connection, terminal(), { days, ...options })),
      )(),
    )
}

async function showRetentionRules(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await requestJson(connection, { method: 'GET', path: '/x/retention' })
  const rules = rowsOf(answer['rules'])
  show(terminal, answer, () =>
    rules.length === 0
      ? ['everything is kept until someone deletes it']
      : table([
          ['KIND', 'PROFILE', 'DAYS'],
          ...rules.map((rule) => [
            textOf(rule['kind']),
            textOf(rule['profileId'], '-') || '-',
            textOf(rule['days'], 'forever'),
          ]),
        ]),
  )
  return exitCodes.done
}

/** Reads the rules, changes one, and writes them all back. */
async function setRetentionRule(
  connection: Connection,
  terminal: Terminal,
  options: RetentionRuleOptions,
): Promise<ExitCode> {
  const { profile } = options
  const kind = profile === '' ? options.kind : 'transaction'
  const days = parseDays(options.days)
  const { rules } = await requestJson(connection, { method: 'GET', path: '/x/retention' })
  const otherRules = rowsOf(rules).filter((rule) => rule['kind'] !== kind || rule['profileId'] !== profile)
  const body = { rules: [...otherRules, ...(days === undefined ? [] : [{ kind, profileId: profile, days }])] }
  await requestJson(connection, { method: 'PUT', path: '/x/retention', body })
  return showRetentionRules(connection, terminal)
}

/** Undefined when there is to be no rule. */
function parseDays(rawDays: string): number | null | undefined {
  if (rawDays === 'none') return undefined
  if (rawDays === 'forever') return null
  if (!/^\d{1,5}$/.test(rawDays))
    throw new UsageError('Say a number of days, forever, or none, for example: symbolon retention set 365.')
  return Number(rawDays)
}
