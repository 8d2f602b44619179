import type { MadeRegistration } from '../../../test/world/registrations/registration-truth.ts'
import type { Invented } from '../independent/invented.ts'

export type DrawnLayout = (made: Invented) => MadeRegistration

/** A text that Typst prints as it stands. */
export const printed = (text: string): string => `#${literal(text)}`

/** A text as a value of Typst. */
export const literal = (text: string): string => JSON.stringify(text)

export type Pair = readonly [label: string, value: string]

/** Calls a function of the page's own that takes pairs of a label and a value. */
export const pairs = (name: string, list: readonly Pair[]): string =>
  `#${name}(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

/** Calls a function of the page's own that takes texts. */
export const call = (name: string, ...texts: readonly string[]): string =>
  `#${name}(${texts.map(literal).join(', ')})`

/** Calls `listed` of the page's own, a table with heads. @param columns their widths, as Typst has them */
export const listed = (columns: string, heads: readonly string[], cells: readonly string[]): string =>
  `#listed((${columns}), (${heads.map(literal).join(', ')}), ${cells.map(literal).join(', ')})`

/** Calls `boxed` of the page's own: boxes in rows, each value under its label. @param columns their widths, as Typst has them */
export const boxed = (columns: string, list: readonly Pair[]): string =>
  `#boxed((${columns}), ${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})`

/** `1234567` as `1.234.567,00`. */
export const inCents = (amount: number, [thousands, decimal]: readonly [string, string]): string =>
  `${`${amount}`.replace(/\B(?=(?:\d{3})+$)/gu, thousands)}${decimal}00`

/** January to December in words. */
export const monthsOf = (language: string): readonly string[] => {
  const words = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => words.format(Date.UTC(2026, at, 1)))
}

/** Different ones of the list. */
export function distinct<Item>(made: Invented, items: readonly Item[], count: number): readonly Item[] {
  const left = [...items]
  return Array.from({ length: count }, () => {
    const item = made.pick(left)
    left.splice(left.indexOf(item), 1)
    return item
  })
}

/** People whose given names and surnames are all different. */
export function people(
  made: Invented,
  names: { readonly given: readonly string[]; readonly family: readonly string[] },
  count: number,
): readonly { readonly given: string; readonly family: string }[] {
  const families = distinct(made, names.family, count)
  return distinct(made, names.given, count).map((given, at) => ({ given, family: families[at] ?? '' }))
}

/** The item at a place where there must be one. */
export function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new Error(`There is no item ${at}.`)
  return item
}
