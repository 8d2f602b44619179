import { UsageError } from './exit-codes.ts'

/** Day in UTC of a moment in seconds since 1970; `-` for what is no moment. */
export function formatDay(seconds: unknown): string {
  return typeof seconds === 'number' ? new Date(seconds * 1000).toISOString().slice(0, 10) : '-'
}

/** Seconds since 1970 of `YYYY-MM-DD` at a time of day in UTC. Throws UsageError naming the option. */
export function parseDay(
  written: string,
  { option, time, example }: { readonly option: string; readonly time: string; readonly example: string },
): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(`${written}T${time}Z`) : Number.NaN
  if (Number.isNaN(at)) throw new UsageError(`${option} must be a date, for example ${example}.`)
  return at / 1000
}
