import { validateCompanyNumber } from '../../../src/engine/companies/numbers/validate-company-number.ts'
import type { NumberKey } from '../../../src/engine/companies/numbers/number-scheme.ts'
import type { Random } from '../../aml/random.ts'

/** Invented people, companies and numbers. */
export interface Invented {
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly int: (from: number, to: number) => number
  readonly digits: (count: number) => string
  /** One that keeps to a scheme of its country. */
  readonly number: (country: string, key: NumberKey, draft: () => string) => string
  /** `YYYY-MM-DD` */
  readonly date: (fromYear: number, toYear: number) => string
}

export function invented(random: Random): Invented {
  const int = (from: number, to: number): number => from + Math.floor(random.next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
  const digits = (count: number): string => Array.from({ length: count }, () => int(0, 9)).join('')
  const two = (value: number): string => `${value}`.padStart(2, '0')
  return {
    ...{ int, pick, digits },
    number: (country, key, draft) => {
      for (let trial = 0; trial < 10_000; trial++) {
        const value = draft()
        if (validateCompanyNumber({ country, key, value }).isValid === true) return value
      }
      throw new Error(`No number of ${country} was found.`)
    },
    date: (fromYear, toYear) => `${int(fromYear, toYear)}-${two(int(1, 12))}-${two(int(1, 28))}`,
  }
}
