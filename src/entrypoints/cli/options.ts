import { UsageError } from './exit-codes.ts'

/** One option of a command: how it is written, what it becomes. */
export interface OptionSpec<Value> {
  /** As commander takes them: `--label <text>`, `--force`. */
  readonly flags: string
  readonly help: string
  /** Shown in the help; absent: nothing unless written. */
  readonly initial?: string
  readonly required?: boolean
  readonly repeated?: boolean
  /** From what commander gives: text, a list of texts, true, or the initial value. Throws UsageError. */
  readonly read: (written: unknown) => Value
}

export function flag(flags: string, help: string): OptionSpec<boolean> {
  return { flags, help, read: (written) => written === true }
}

/** Undefined when it is not written. */
export function text(flags: string, help: string): OptionSpec<string | undefined> {
  return { flags, help, read: (written) => (typeof written === 'string' ? written : undefined) }
}

export function textOr(flags: string, help: string, initial: string): OptionSpec<string> {
  return { flags, help, initial, read: (written) => (typeof written === 'string' ? written : initial) }
}

export function requiredText(flags: string, help: string): OptionSpec<string> {
  return { flags, help, required: true, read: String }
}

/** May be written several times; undefined when it is not written. */
export function texts(flags: string, help: string): OptionSpec<readonly string[] | undefined> {
  const read = (written: unknown): readonly string[] | undefined =>
    Array.isArray(written) ? written.map(String) : undefined
  return { flags, help, repeated: true, read }
}

/** From 0 up. */
export function wholeNumber(flags: string, help: string, initial: number): OptionSpec<number> {
  const read = (written: unknown): number => {
    const number = Number(written)
    if (Number.isSafeInteger(number) && number >= 0) return number
    throw new UsageError(`${flags.split(' ')[0] ?? flags} must be a whole number, for example 7.`)
  }
  return { flags, help, initial: String(initial), read }
}
