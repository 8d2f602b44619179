import type { Connection } from './connection.ts'
import type { ExitCode } from './exit-codes.ts'
import type { OptionSpec } from './options.ts'
import type { Program } from './program.ts'
import type { Terminal } from './terminal.ts'

/** What a command works with, by its kind. */
export interface Contexts {
  /** Speaks the HTTP interface of the service, or of one that lives only inside the command. */
  readonly service: {
    readonly terminal: Terminal
    readonly connection: Connection
    readonly program: Pick<Program, 'qrCode'>
  }
  /** Opens the stores of the settings by itself. */
  readonly store: {
    readonly terminal: Terminal
    readonly program: Pick<Program, 'serve' | 'worker' | 'restore' | 'move' | 'exportMasterKey'>
  }
  /** Needs neither service nor stores. */
  readonly local: {
    readonly terminal: Terminal
    readonly program: Pick<
      Program,
      'specimen' | 'specimens' | 'webhookSecret' | 'settings' | 'sealCertificates' | 'importSealCertificates'
    >
  }
}

export type CommandKind = keyof Contexts

type OptionSpecs = Readonly<Record<string, OptionSpec<unknown>>>

type OptionValues<Options> = {
  readonly [Name in keyof Options]: Options[Name] extends OptionSpec<infer Value> ? Value : never
}

type ArgumentValues<Names extends readonly string[]> = {
  readonly [Name in Names[number] as Name extends `${infer Bare}?` ? Bare : Name]: Name extends `${string}?`
    ? string | undefined
    : string
}

type Given<Names extends readonly string[], Options> = ArgumentValues<Names> & OptionValues<Options>

interface CommandSpec<
  Kind extends CommandKind,
  Names extends readonly string[],
  Options extends OptionSpecs,
> {
  /** Words after `symbolon`: `fsck`, `keys create`. */
  readonly name: string
  /** For help and docs/reference/cli.md; begins with a small letter, has no full stop. */
  readonly summary: string
  /** In their order; the last may end with `?`, which it does not when it must be given. */
  readonly arguments: Names
  readonly options: Options
  readonly kind: Kind
  /** Of a command of the service: whether it connects as with a test key; live unless told. */
  readonly mode?: (given: OptionValues<Options>) => 'live' | 'test'
  readonly run: (context: Contexts[Kind], given: Given<Names, Options>) => Promise<ExitCode> | ExitCode
}

/** Arguments and options as commander gives them, by their names in the specification. */
export interface Written {
  readonly arguments: Readonly<Record<string, string | undefined>>
  readonly options: Readonly<Record<string, unknown>>
}

/** One command of the command line. */
export interface Command {
  readonly name: string
  readonly summary: string
  readonly arguments: readonly string[]
  readonly options: OptionSpecs
  readonly kind: CommandKind
  /** Throws UsageError for a value that its option does not take, HttpError and others as the command does. */
  readonly run: (program: Program, terminal: Terminal, written: Written) => Promise<ExitCode>
}

export function defineCommand<
  Kind extends CommandKind,
  const Names extends readonly string[],
  Options extends OptionSpecs,
>(spec: CommandSpec<Kind, Names, Options>): Command {
  return {
    name: spec.name,
    summary: spec.summary,
    arguments: spec.arguments,
    options: spec.options,
    kind: spec.kind,
    run: async (program, terminal, written) => {
      const options = readOptions(spec.options, written.options)
      // Names are those of the specification; commander refuses a command line that lacks one.
      const given = { ...written.arguments, ...options } as Given<Names, Options>
      const mode = spec.mode?.(options) ?? 'live'
      return inContext[spec.kind]({ program, terminal, mode }, (context) => spec.run(context, given))
    },
  }
}

function readOptions<Options extends OptionSpecs>(
  specs: Options,
  written: Written['options'],
): OptionValues<Options> {
  const entries = Object.entries(specs).map(([name, spec]) => [name, spec.read(written[name])])
  // Just read, name by name, from the specifications that the type is made of.
  return Object.fromEntries(entries) as OptionValues<Options>
}

interface Opening {
  readonly program: Program
  readonly terminal: Terminal
  readonly mode: 'live' | 'test'
}

type InContext = {
  readonly [Kind in CommandKind]: (
    opening: Opening,
    work: (context: Contexts[Kind]) => Promise<ExitCode> | ExitCode,
  ) => Promise<ExitCode>
}

/** A misspelt setting in a file must not pass in silence. */
const sayingIgnored = (connection: Connection, terminal: Terminal): Connection => ({
  ...connection,
  request: async (request) => {
    const answer = await connection.request(request)
    if (answer.ignored !== undefined) terminal.err(`Without effect: ${answer.ignored}.\n`)
    return answer
  },
})

const inContext: InContext = {
  service: async ({ program, terminal, mode }, work) => {
    const connection = await program.connect(mode)
    try {
      for (const line of connection.notices) terminal.err(`${line}\n`)
      return await work({ terminal, program, connection: sayingIgnored(connection, terminal) })
    } finally {
      await connection.close()
    }
  },
  store: async ({ program, terminal }, work) => work({ terminal, program }),
  local: async ({ program, terminal }, work) => work({ terminal, program }),
}
