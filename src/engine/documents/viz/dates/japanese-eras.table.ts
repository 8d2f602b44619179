/**
 * Eras of Japan since 1912 as documents print them, with the day on which each began (Era Name Act of 1979 and the orders before
 * it; the same as the `japanese` calendar of `Intl`). An era's first year is 元 as well as 1.
 */
export const japaneseEras: readonly {
  readonly signs: readonly string[]
  readonly begins: { readonly year: number; readonly month: number; readonly day: number }
}[] = [
  { signs: ['大正', 'T'], begins: { year: 1912, month: 7, day: 30 } },
  { signs: ['昭和', 'S'], begins: { year: 1926, month: 12, day: 25 } },
  { signs: ['平成', 'H'], begins: { year: 1989, month: 1, day: 8 } },
  { signs: ['令和', 'R'], begins: { year: 2019, month: 5, day: 1 } },
]
