/** What the command line's exit status tells a script. */
export const exitCodes = {
  done: 0,
  fault: 1,
  usage: 2,
  refused: 3,
  found: 4,
  rejected: 5,
} as const

/** For docs/reference/cli.md. */
export const exitMeanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'done; `scan`: accept',
  fault: 'a fault of this service or of the machine',
  usage: 'wrong arguments or settings, or a file that cannot be read',
  refused: 'the service refused; its sentence is on standard error',
  found:
    'found: `scan` decided review, `screen` found someone, `fsck`, `verify`, `audit verify`, `restore` or `move` found something wrong; `backtest` or `profile plan` found other decisions',
  rejected: '`scan` decided reject',
}

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Wrong arguments; the message says which and what to give instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
