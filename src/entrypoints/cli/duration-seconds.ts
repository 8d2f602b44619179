import { UsageError } from './exit-codes.ts'

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** `90s`, `15m`, `24h`, `30d` in seconds. Throws UsageError naming the option. */
export function parseDurationSeconds(written: string, option: string): number {
  const [, number, unit = ''] = /^(\d{1,6})([smhd])$/.exec(written) ?? []
  if (number === undefined)
    throw new UsageError(`${option} must be a duration, for example 90s, 15m, 24h or 30d.`)
  return Number(number) * (units[unit] ?? 0)
}
