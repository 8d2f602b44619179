import { Command, CommanderError, Option } from 'commander'
import { Refusal } from '../../vocabulary/refusals.ts'
import { engineVersion } from '../../vocabulary/version.ts'
import { SettingsError } from '../../platform/settings/settings.ts'
import { addBackupCommands } from './commands/backups.ts'
import { listen } from './commands/listen.ts'
import { importList, listStatus, refreshList } from './commands/lists.ts'
import { runFsck } from './commands/fsck.ts'
import { addBlocklist } from './commands/blocklist.ts'
import { addConsents } from './commands/consents.ts'
import { addRetentionAndHolds } from './commands/retention.ts'
import { addMasterKey } from './commands/master-key.ts'
import { addMove } from './commands/move.ts'
import { addProfiles } from './commands/profiles.ts'
import { addSubjects } from './commands/subjects.ts'
import { listSpecimens, showSettings, writeSpecimen } from './commands/local.ts'
import { scanFile } from './commands/scan.ts'
import { screenName } from './commands/screen.ts'
import { HttpError, type Connection } from './connection.ts'
import type { CommandContext } from './command-context.ts'
import { exitCodes, UsageError, type ExitCode } from './exit-codes.ts'
import { addAccounts, addAudit, addKeys } from './account-commands.ts'
import type { Program } from './program.ts'
import type { Terminal } from './terminal.ts'

interface OutputStreams {
  readonly out: (line: string) => void
  readonly err: (text: string) => void
  readonly interactive: boolean
}

/** Runs one command line to its end and says with which status to exit. `args` without node and script. */
export async function runCommandLine(
  program: Program,
  output: OutputStreams,
  args: readonly string[],
): Promise<ExitCode> {
  const result = { code: exitCodes.done as ExitCode }
  const root = new Command('symbolon')
    .description('Identity verification and screening on your own machines.')
    .version(engineVersion)
    .option('--json', 'print results as JSON')
    .exitOverride()
    .configureOutput({ writeOut: (text) => output.out(text.trimEnd()), writeErr: output.err })
  const terminal = (): Terminal => ({ ...output, json: root.opts<{ json?: boolean }>().json === true })
  const toAction = (work: () => Promise<ExitCode> | ExitCode) => async () => {
    result.code = await work()
  }
  const withConnection = async (
    test: boolean,
    work: (connection: Connection) => Promise<ExitCode>,
  ): Promise<ExitCode> => {
    const connection = await program.connect(test ? 'test' : 'live')
    for (const line of connection.notices) output.err(`${line}\n`)
    return work(connection).finally(() => connection.close())
  }
  const context: CommandContext = { root, program, terminal, does: toAction, connected: withConnection }
  addServeCommands(context)
  addAccounts(context)
  addKeys(context)
  addAudit(context)
  addLists(context)
  addScanAndScreen(context)
  addSpecimenAndFsck(context)
  addMasterKey(context)
  addProfiles(context)
  addSubjects(context)
  addRetentionAndHolds(context)
  addBlocklist(context)
  addConsents(context)
  addBackupCommands(context)
  addMove(context)
  try {
    await root.parseAsync([...args], { from: 'user' })
    return result.code
  } catch (error) {
    return reportError(error, output)
  }
}

function addServeCommands({ root, program, terminal, does: toAction }: CommandContext): void {
  const runUntilStopped = (work: () => Promise<void>): (() => Promise<void>) =>
    toAction(async () => {
      await work()
      return exitCodes.done
    })
  root
    .command('serve')
    .description('serve the HTTP interface')
    .action(runUntilStopped(() => program.serve()))
  root
    .command('worker')
    .description('work off jobs without serving HTTP')
    .action(runUntilStopped(() => program.worker()))
  root
    .command('listen')
    .description('receive webhooks on this machine and print those whose signature is right, until stopped')
    .option('--port <number>', 'port of 127.0.0.1; 0 takes any free one', '8090')
    .option('--secret <secret>', 'webhook secret; that of the settings unless given')
    .action((options: { port: string; secret?: string }) =>
      toAction(() => {
        const secret = options.secret ?? program.webhookSecret()
        return listen(terminal(), { port: wholeNumber(options.port, '--port'), secret })
      })(),
    )
}

function addLists({ root, terminal, does: toAction, connected: withConnection }: CommandContext): void {
  const lists = root.command('lists').description('sanction, PEP and crime lists')
  lists
    .command('status')
    .description('which lists are loaded, and how old they are')
    .action(toAction(() => withConnection(false, (connection) => listStatus(connection, terminal()))))
  lists
    .command('refresh')
    .description('take in a new version of a list')
    .requiredOption('--source <id>', 'which list, for example us_ofac')
    .option('--from <path>', 'a file or folder on this machine instead of the publisher')
    .option('--force', 'also when it shrank beyond its bound, or states much less', false)
    .action(({ source, from, force }: { source: string; from?: string; force: boolean }) =>
      toAction(() =>
        withConnection(false, (connection) => refreshList(connection, terminal(), { source, from, force })),
      )(),
    )
  lists
    .command('import <file>')
    .description('take in a list of your own: a table and a map of its columns, or FollowTheMoney')
    .requiredOption('--name <name>', 'what it is called: lower case letters, digits and _')
    .option('--map <file>', 'YAML or JSON: which column of the table is what')
    .option('--topic <topic>', 'why people stand in it: sanction, crime or pep')
    .option('--title <title>', 'its name in words')
    .option('--force', 'also when it shrank beyond its bound, or states much less', false)
    .action(
      (file: string, given: { name: string; map?: string; topic?: string; title?: string; force: boolean }) =>
        toAction(() =>
          withConnection(false, (connection) =>
            importList(connection, terminal(), {
              file,
              name: given.name,
              map: given.map,
              topic: given.topic,
              title: given.title,
              force: given.force,
            }),
          ),
        )(),
    )
}

function addScanAndScreen({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  root
    .command('scan <file>')
    .description('read and decide a picture of a document; exit status 0 accept, 4 review, 5 reject')
    .option('--profile <id>', 'profile id or preset', 'security_medium')
    .option('--test', 'as with a test key', false)
    .action((file: string, options: { profile: string; test: boolean }) =>
      toAction(() =>
        withConnection(options.test, (connection) =>
          scanFile(connection, terminal(), { file, profile: options.profile }),
        ),
      )(),
    )
  root
    .command('screen <name>')
    .description('search the loaded lists; exit status 4 when someone is found')
    .option('--company', 'a legal entity instead of a person', false)
    .option('--country <iso2>', 'keep those of this country or of none')
    .option('--birth-year <year>', 'year of birth')
    .option('--test', 'search the built-in list of invented names', false)
    .action(
      (name: string, options: { company: boolean; country?: string; birthYear?: string; test: boolean }) =>
        toAction(() =>
          withConnection(options.test, (connection) =>
            screenName(connection, terminal(), {
              name,
              company: options.company,
              country: options.country,
              birthYear: options.birthYear,
            }),
          ),
        )(),
    )
}

function addSpecimenAndFsck({
  root,
  program,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const specimen = root
    .command('specimen [kind]')
    .description('draw an invented document of an invented state')
    .option('--out <file>', 'where to write it')
    .option('--list', 'every kind and flaw, with the decision it leads to', false)
    .option('--flat', 'the page itself instead of a camera picture', false)
    .option('--seed <number>', 'another person', '1')
    .option('--truth', 'write what is really on it, and where, to a JSON file beside it', false)
  const flaws = [...new Set(program.specimens().map((row) => row.flaw))].filter((flaw) => flaw !== '')
  for (const flaw of flaws)
    specimen.addOption(new Option(`--${flaw}`, `a specimen that is ${flaw.replaceAll('-', ' ')}`))
  specimen.action((kind: string | undefined, options: Readonly<Record<string, unknown>>) =>
    toAction(() => {
      if (kind === undefined || options['list'] === true) return listSpecimens(program, terminal())
      const camelCase = (flaw: string): string =>
        flaw.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return writeSpecimen(program, terminal(), {
        kind,
        flaws: flaws.filter((flaw) => options[camelCase(flaw)] === true),
        flat: options['flat'] === true,
        seed: wholeNumber(options['seed']),
        out: typeof options['out'] === 'string' ? options['out'] : undefined,
        withTruth: options['truth'] === true,
      })
    })(),
  )
  root
    .command('fsck')
    .description('check everything stored against itself; exit status 4 when something is wrong')
    .action(toAction(() => withConnection(false, (connection) => runFsck(connection, terminal()))))
  root
    .command('settings')
    .description('every setting, its value and where that came from')
    .action(toAction(() => showSettings(program, terminal())))
}

function wholeNumber(value: unknown, option = '--seed'): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 0)
    throw new UsageError(`${option} must be a whole number, for example 7.`)
  return number
}

function reportError(error: unknown, output: OutputStreams): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  const sentence = error instanceof Error ? error.message : String(error)
  output.err(`${sentence}\n`)
  if (error instanceof SettingsError || error instanceof UsageError) return exitCodes.usage
  if (error instanceof HttpError || error instanceof Refusal) return exitCodes.refused
  return exitCodes.fault
}
