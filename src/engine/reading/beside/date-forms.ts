/** Months as most documents abbreviate them (ICAO Doc 9303-3 section 4.8, English). */
export const months = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
] as const

/**
 * A date in the forms in which documents print it, nothing between its parts: `12AUG1974`, `12081974`, `08121974`, `19740812`.
 *
 * @param date `YYYY-MM-DD`; empty for any other text
 */
export function dateForms(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  if (day === '') return []
  return [
    day + (months[Number(month) - 1] ?? '') + year,
    day + month + year,
    month + day + year,
    year + month + day,
  ]
}
