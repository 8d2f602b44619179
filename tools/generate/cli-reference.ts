import { allCommands } from '../../src/entrypoints/cli/all.ts'
import type { Command } from '../../src/entrypoints/cli/command.ts'
import { exitCodes, exitMeanings } from '../../src/entrypoints/cli/exit-codes.ts'
import type { OptionSpec } from '../../src/entrypoints/cli/options.ts'

const kindMeanings: Readonly<Record<Command['kind'], string>> = {
  service: 'service',
  store: 'store',
  local: 'nothing',
}

/** docs/reference/cli.md: every command with its options, by the table that wires them. */
export function cliReference(): string {
  return `# The command line

\`--json\` prints results as JSON; progress and hints go to standard error. What a command works on:

- *service*: it speaks the service's own HTTP interface. It asks the service that holds the data directory when one runs,
  otherwise one that lives only inside the command.
- *store*: it opens the stores of the settings by itself. For \`restore\` and \`move\` no service may run on them.
- *nothing*: it needs neither.

Generated from \`src/entrypoints/cli/all.ts\`.

| command | what it does | works on |
|---|---|---|
${allCommands.map(commandRow).join('\n')}

| exit status | meaning |
|---|---|
${Object.entries(exitMeanings)
  .map(([name, meaning]) => `| ${statusOf(name)} | ${meaning} |`)
  .join('\n')}

## Options

${allCommands
  .filter(({ options }) => Object.keys(options).length > 0)
  .map(optionSection)
  .join('\n\n')}
`
}

function commandRow(command: Command): string {
  return `| \`symbolon ${usageOf(command)}\` | ${cell(command.summary)} | ${kindMeanings[command.kind]} |`
}

function usageOf({ name, arguments: names, options }: Command): string {
  const words = names.map((word) =>
    word.endsWith('?') ? `[${word.slice(0, -1).toUpperCase()}]` : word.toUpperCase(),
  )
  const required = Object.values(options).flatMap(({ flags, required: isRequired }) =>
    isRequired === true ? [flags.replace(/<(.*)>/, (_, value: string) => value.toUpperCase())] : [],
  )
  return [name, ...words, ...required].join(' ')
}

function optionSection({ name, options }: Command): string {
  const rows = Object.values(options).map(optionRow)
  return `### symbolon ${name}\n\n| option | meaning |\n|---|---|\n${rows.join('\n')}`
}

function optionRow({ flags, help, initial, required }: OptionSpec<unknown>): string {
  const note =
    required === true
      ? ' (must be given)'
      : initial === undefined || initial === ''
        ? ''
        : ` (\`${initial}\`)`
  return `| \`${cell(flags)}\` | ${cell(help)}${note} |`
}

function statusOf(name: string): number | undefined {
  return Object.entries(exitCodes).find(([code]) => code === name)?.[1]
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
