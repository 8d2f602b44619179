import type { Command } from 'commander'
import { defaultOverlapHours } from '../../vocabulary/account/rotation.ts'
import { type AccountOptions, createAccount, listAccounts, setAccount } from './commands/accounts.ts'
import { verifyAudit, writeCheckpoint } from './commands/audit.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './commands/keys.ts'
import type { CommandContext } from './command-context.ts'

/** Commands that act for an account: the first one unless told. */
const withAccountOption = (command: Command): Command =>
  command.option('--account <name>', 'which account; the first one unless told')

const collectRepeated = (value: string, previous: readonly string[] = []): string[] => [...previous, value]

export function addAccounts({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const accounts = root.command('accounts').description('several accounts, each apart from the others')
  accounts
    .command('create <name>')
    .description('make an account; its keys are made by keys create --account')
    .action((name: string) =>
      toAction(() => withConnection(false, (connection) => createAccount(connection, terminal(), name)))(),
    )
  accounts
    .command('list')
    .description('all accounts, what they may use and what they used')
    .action(toAction(() => withConnection(false, (connection) => listAccounts(connection, terminal()))))
  accounts
    .command('set <name>')
    .description('limits and settings of an account')
    .option('--quota <number>', 'results with live keys; unlimited lifts the limit')
    .option('--period <period>', 'when the quota comes back: none, day, month or year')
    .option('--credit <number>', 'results with test keys; unlimited lifts the limit')
    .option('--hosts <list>', 'addresses or CIDRs from which server keys may call; any lifts the limit')
    .option('--ban <reason>', 'close the account')
    .option('--unban', 'open it again')
    .option('--restricted-security-none <yes|no>', 'whether restricted keys may use security_none')
    .option('--retention-days <number>', 'days after which records are purged; never keeps them')
    .action((name: string, options: AccountOptions) =>
      toAction(() =>
        withConnection(false, (connection) => setAccount(connection, terminal(), { name, options })),
      )(),
    )
}

export function addKeys({ root, terminal, does: toAction, connected: withConnection }: CommandContext): void {
  const keys = root.command('keys').description('API keys')
  withAccountOption(keys.command('create'))
    .description('make a key; it is shown once. An account that is not there yet is made')
    .option('--restricted', 'scans only; may be put into an app', false)
    .option('--test', 'for test records only', false)
    .option('--label <text>', 'what it is for', '')
    .option('--scope <scope>', 'what it may be used for; may be repeated', collectRepeated)
    .option('--expires <duration>', 'ends after this long, for example 90d')
    .action(
      (options: {
        restricted: boolean
        test: boolean
        label: string
        account?: string
        scope?: string[]
        expires?: string
      }) =>
        toAction(() => withConnection(false, (connection) => createKey(connection, terminal(), options)))(),
    )
  withAccountOption(keys.command('list'))
    .description('all keys, without their secret part')
    .action((options: { account?: string }) =>
      toAction(() => withConnection(false, (connection) => listKeys(connection, terminal(), options)))(),
    )
  withAccountOption(keys.command('rotate <id>'))
    .description('make a new key in the place of an old one, which works on for a while')
    .option(
      '--overlap <duration>',
      'how long the old one works on, for example 2h or 0s',
      `${defaultOverlapHours}h`,
    )
    .action((id: string, options: { account?: string; overlap: string }) =>
      toAction(() =>
        withConnection(false, (connection) => rotateKey(connection, terminal(), { id, ...options })),
      )(),
    )
  withAccountOption(keys.command('revoke <id>'))
    .description('end a key now')
    .action((id: string, options: { account?: string }) =>
      toAction(() =>
        withConnection(false, (connection) => revokeKey(connection, terminal(), { id, ...options })),
      )(),
    )
}

export function addAudit({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const audit = root.command('audit').description('who changed and who saw what')
  withAccountOption(audit.command('verify'))
    .description('examine the whole log; names the first entry that is not as it was written (exit status 4)')
    .option('--checkpoint <file>', 'one that was kept elsewhere; shows what was cut off')
    .action((options: { account?: string; checkpoint?: string }) =>
      toAction(() => withConnection(false, (connection) => verifyAudit(connection, terminal(), options)))(),
    )
  withAccountOption(audit.command('checkpoint'))
    .description('write down, signed, where the log ends now')
    .requiredOption('--out <file>', 'where to; keep it on another machine')
    .action((options: { account?: string; out: string }) =>
      toAction(() =>
        withConnection(false, (connection) => writeCheckpoint(connection, terminal(), options)),
      )(),
    )
}
