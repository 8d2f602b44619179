import type { ListedDate } from '../../vocabulary/entity.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A date of birth in the words of a list: `10 Dec 1948`, `Oct 1971`, `1974`, `circa 1956`, `1966 to 1967`,
 * `08 Nov 1985 to 07 Nov 1986`. Null when it is none of these.
 */
export function readListedDate(text: string): ListedDate | null {
  const approximate = /^(?:circa|approximately|about|c\.) /i.test(text)
  const plain = text.replace(/^(?:circa|approximately|about|c\.) /i, '')
  const [start, end] = plain.split(/ to | - |(?<=\d{4})-(?=\d{4})/)
  const from = readDate(start ?? '')
  const to = end === undefined ? from : readDate(end)
  return from === null || to === null ? null : { from, to, approximate }
}

function readDate(text: string): string | null {
  const match = /^(?:(?:(\d{1,2}) )?([A-Za-z]{3})[a-z]* )?(\d{4})$/.exec(text.trim())
  if (match === null) return null
  const [, day, monthName, year] = match
  if (monthName === undefined) return year ?? null
  const month = months.indexOf(monthName.toLowerCase()) + 1
  if (month === 0) return null
  const ofYear = `${year}-${String(month).padStart(2, '0')}`
  return day === undefined ? ofYear : `${ofYear}-${day.padStart(2, '0')}`
}
