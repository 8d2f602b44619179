const isDate = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether a date in figures of another script may lack one: two like figures side by side (`١١`) are read as one at times, and
 * nothing shows it where a day or a month then has one figure, or where a stroke between them was not read.
 *
 * @param printed as it was read
 * @param value of it; a date as `YYYY-MM-DD`
 */
export function mayLackFigure(printed: string, value: string): boolean {
  if (!isDate.test(value)) return false
  const numbers = printed.match(/[^\P{Nd}0-9]+/gu) ?? []
  const lengths = numbers.map(({ length }) => length)
  return lengths.some((length) => length === 1 || length === 6) || lengths.join() === '4,4'
}
