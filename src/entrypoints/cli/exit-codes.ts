/** What the command line's exit status tells a script. docs/reference/cli.md lists them. */
export const exitCodes = {
  done: 0,
  /** A fault of this service or of the machine. */
  fault: 1,
  /** Wrong arguments or settings. */
  usage: 2,
  /** The service refused; its sentence is on standard error. */
  refused: 3,
  /** `fsck` found something; `screen` found someone; `scan` was decided review. */
  found: 4,
  /** `scan` was decided reject. */
  rejected: 5,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Wrong arguments; the message says which and what to give instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
