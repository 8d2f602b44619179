import type { Invented } from '../independent/invented.ts'

/** The space of one Han sign. */
export const gap = '\u3000'

/** `2011-03-14` as `14.03.2011`. */
export const withDots = (date: string, sign = '.'): string => date.split('-').toReversed().join(sign)

const isoParts = (date: string): readonly string[] => date.split('-')

/** `2011-03-14` as `14/03/2011`. */
export const slashed = (date: string): string => isoParts(date).toReversed().join('/')

/** `2011-03-14` as `14 de marzo de 2011`, by the words of the language. */
export function inWords(date: string, months: readonly string[], of = ' '): string {
  const [year = '', month = '', day = ''] = isoParts(date)
  return `${Number(day)}${of}${months[Number(month) - 1] ?? ''}${of}${year}`
}

/** `1234567` as `1.234.567`. */
export const grouped = (amount: number, sign = '.'): string =>
  `${amount}`.replace(/\B(?=(?:\d{3})+$)/gu, sign)

/** The day so many days after a date; before it where the number is negative. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Parts of a whole of 100, none below ten. */
export function parts(made: Invented, count: number): readonly number[] {
  const cuts = Array.from({ length: count - 1 }, () => made.int(10, Math.floor(80 / count)))
  return [...cuts, 100 - cuts.reduce((sum, cut) => sum + cut, 0)]
}
