import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** What a layout needs to draw one document. */
export interface Order {
  readonly random: Random
  /** The portrait, as a link with the data in it. */
  readonly face: string
  /** Two digits of the birth date are other ones in print than in the zone. */
  readonly isAltered: boolean
}

/** The two sides of one document; a page of a booklet has no back. */
export interface Drawn {
  readonly front: Sheet
  readonly back: Sheet | null
}

/** One kind of document of an invented state. */
export interface Layout {
  readonly name: string
  /** A letter of the wire's `documentType`. */
  readonly kind: 'P' | 'I' | 'R' | 'D'
  /** The code in the zone; null where nothing says one. */
  readonly state: string | null
  readonly draw: (order: Order) => Drawn
}

/** The birth date as it is printed: true, or with two digits changed. */
export function printedBirth({ random, isAltered }: Order, birth: string): string {
  if (!isAltered) return birth
  const other = (digit: string, choices: string): string =>
    random.pick(Array.from(choices).filter((choice) => choice !== digit))
  const decade = other(birth.slice(2, 3), '345678')
  const day = other(birth.slice(9, 10), '12345678')
  return `19${decade}${birth.slice(3, 9)}${day}`
}

/** `YYYY-MM-DD` as `YYMMDD`. */
export function zoneDate(date: string): string {
  return date.slice(2).replaceAll('-', '')
}

/** `YYYY-MM-DD` in another order: `D`, `M`, `Y` stand for its parts, `m` for the month's name. */
export function writtenDate(date: string, pattern: string, months: readonly string[] = []): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts: Record<string, string> = { D: day, M: month, Y: year, m: months[Number(month) - 1] ?? month }
  return Array.from(pattern)
    .map((sign) => parts[sign] ?? sign)
    .join('')
}
