/** How often an allowance comes back: never, or with each day, month or year of the calendar in UTC. */
export const quotaPeriods = ['none', 'day', 'month', 'year'] as const
export type QuotaPeriod = (typeof quotaPeriods)[number]

/** The first moment after the period that `now` lies in, milliseconds since 1970; null when it never ends. */
export function periodEnd(period: QuotaPeriod, now: number): number | null {
  if (period === 'none') return null
  const date = new Date(now)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (period === 'day') return Date.UTC(year, month, day + 1)
  return period === 'month' ? Date.UTC(year, month + 1, 1) : Date.UTC(year + 1, 0, 1)
}
