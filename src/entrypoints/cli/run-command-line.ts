import { Command as Commander, CommanderError, Option } from 'commander'
import { Refusal } from '../../vocabulary/refusals.ts'
import { engineVersion } from '../../vocabulary/engine-version.ts'
import { SettingsError } from '../../platform/settings/settings.ts'
import { allCommands, groupSummaries } from './all.ts'
import type { Command } from './command.ts'
import { HttpError } from './connection.ts'
import { exitCodes, UsageError, type ExitCode } from './exit-codes.ts'
import type { OptionSpec } from './options.ts'
import type { Program } from './program.ts'
import type { Terminal } from './terminal.ts'

type OutputStreams = Omit<Terminal, 'json'>

/** Runs one command line to its end and says with which status to exit. `args` without node and script. */
export async function runCommandLine(
  program: Program,
  output: OutputStreams,
  args: readonly string[],
): Promise<ExitCode> {
  const result: { code: ExitCode } = { code: exitCodes.done }
  const root = new Commander('symbolon')
    .description('Identity verification and screening on your own machines.')
    .version(engineVersion)
    .option('--json', 'print results as JSON')
    .exitOverride()
    .configureOutput({ writeOut: (text) => output.out(text.trimEnd()), writeErr: output.err })
  const groups = new Map<string, Commander>()
  for (const command of allCommands) {
    const commander = addCommand(root, groups, command)
    commander.action(async () => {
      const terminal: Terminal = { ...output, json: root.opts<{ json?: boolean }>().json === true }
      result.code = await command.run(program, terminal, {
        arguments: writtenArguments(command, commander),
        options: writtenOptions(command, commander),
      })
    })
  }
  try {
    await root.parseAsync([...args], { from: 'user' })
    return result.code
  } catch (error) {
    return reportError(error, output)
  }
}

function addCommand(root: Commander, groups: Map<string, Commander>, command: Command): Commander {
  const words = command.name.split(' ')
  const leaf = words.pop() ?? ''
  const parent = words.reduce((group, word) => {
    const known = groups.get(word)
    if (known !== undefined) return known
    const made = group.command(word).description(groupSummaries[word] ?? '')
    groups.set(word, made)
    return made
  }, root)
  const commander = parent.command(leaf).description(command.summary)
  for (const name of command.arguments)
    commander.argument(name.endsWith('?') ? `[${name.slice(0, -1)}]` : `<${name}>`)
  for (const spec of Object.values(command.options)) commander.addOption(commanderOption(spec))
  return commander
}

function commanderOption({ flags, help, initial, required, repeated }: OptionSpec<unknown>): Option {
  const option = new Option(flags, help).makeOptionMandatory(required === true)
  if (initial !== undefined) option.default(initial)
  if (repeated === true)
    option.argParser((value, previous: readonly string[] | undefined) => [...(previous ?? []), value])
  return option
}

function writtenArguments({ arguments: names }: Command, { processedArgs }: Commander) {
  const values: readonly unknown[] = processedArgs
  return Object.fromEntries(
    names.map((name, at) => {
      const value = values[at]
      return [name.replace(/\?$/, ''), typeof value === 'string' ? value : undefined]
    }),
  )
}

function writtenOptions({ options }: Command, commander: Commander): Readonly<Record<string, unknown>> {
  const values = commander.opts<Record<string, unknown>>()
  return Object.fromEntries(
    Object.entries(options).map(([name, { flags }]) => [name, values[new Option(flags).attributeName()]]),
  )
}

function reportError(error: unknown, output: OutputStreams): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  const sentence = error instanceof Error ? error.message : String(error)
  output.err(`${sentence}\n`)
  if (error instanceof SettingsError || error instanceof UsageError) return exitCodes.usage
  if (error instanceof HttpError || error instanceof Refusal) return exitCodes.refused
  return exitCodes.fault
}
