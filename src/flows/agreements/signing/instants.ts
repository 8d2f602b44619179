/** `2026-11-26 05:12:40 UTC`. */
export function instantInUtc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** The same by the clock of a zone: `2026-11-26 06:12:40 Europe/Berlin (GMT+1)`. */
export function instantIn(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(at))
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const time = `${part('hour')}:${part('minute')}:${part('second')}`
  return `${date} ${time} ${timeZone} (${part('timeZoneName')})`
}

/** The same moment by both clocks, one a line; once where they are the same. */
export function instantsOf(at: number, timeZone: string): string {
  return timeZone === 'UTC' ? instantInUtc(at) : `${instantInUtc(at)}\n${instantIn(at, timeZone)}`
}
