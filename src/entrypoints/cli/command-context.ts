import type { Command } from 'commander'
import type { Connection } from './connection.ts'
import type { ExitCode } from './exit-codes.ts'
import type { Program } from './program.ts'
import type { Terminal } from './terminal.ts'

/** What a group of commands is put together from. */
export interface CommandContext {
  readonly root: Command
  readonly program: Program
  readonly terminal: () => Terminal
  readonly does: (work: () => Promise<ExitCode> | ExitCode) => () => Promise<void>
  readonly connected: (
    test: boolean,
    work: (connection: Connection) => Promise<ExitCode>,
  ) => Promise<ExitCode>
}
