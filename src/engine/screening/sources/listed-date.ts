import type { ListedDate } from '../../../vocabulary/screening/entity.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const approximationPrefix = /^(?:circa|approximately|approx\.?|about|around|c\.|ca\.) ?/i

/**
 * A date of birth in the words of a list: `10 Dec 1948`, `Oct 1971`, `1974`, `circa 1956`, `1966 to 1967`,
 * `08 Nov 1985 to 07 Nov 1986`, `1948-12-10`, `10.12.1948`, `10/12/1948`, `dd/mm/1948`, `between 1960 and 1965`.
 * Null when it is none of these.
 */
export function readListedDate(text: string): ListedDate | null {
  const trimmed = text.trim()
  const approximate = approximationPrefix.test(trimmed)
  const plain = trimmed.replace(approximationPrefix, '').replace(/^between (.+) and /i, '$1 to ')
  const [start, end, more] = plain.split(/ to | - | – |(?<=\d{4})[-–/](?=\d{4})/)
  const from = readDate(start ?? '')
  const to = end === undefined ? from : readDate(end)
  return from === null || to === null || more !== undefined || from.slice(0, 4) > to.slice(0, 4)
    ? null
    : { from, to, approximate }
}

/** Several dates that a list states in one place, and what is none in its own words. */
export function readListedDates(text: string): {
  readonly dates: readonly ListedDate[]
  readonly unparsed: readonly string[]
} {
  const parts = text
    .split(/\s*;\s*|\s+or\s+|,\s+(?=\D{0,14}\d)/i)
    .map((part) => part.replace(/^\(?[a-z]\)\s*/i, '').trim())
  const read = parts.filter((part) => part !== '').map((part) => ({ part, date: readListedDate(part) }))
  return {
    dates: read.map(({ date }) => date).filter((date) => date !== null),
    unparsed: read.filter(({ date }) => date === null).map(({ part }) => part),
  }
}

/** Ways to write a day; what a list does not know stands as `dd`, `mm` or zeros. */
const datePatterns: readonly RegExp[] = [
  /^(?:(?:(?<day>\d{1,2}) )?(?<name>[A-Za-z]{3})[a-z]*\.? )?(?<year>\d{4})$/,
  /^(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?)?(?:T[\d:.Z+-]+)?$/,
  /^(?<day>\d{1,2}|dd)[./-](?<month>\d{1,2}|mm)[./-](?<year>\d{4})$/i,
]

function readDate(text: string): string | null {
  for (const pattern of datePatterns) {
    const groups = pattern.exec(text.trim())?.groups
    if (groups !== undefined) return dateOf(groups)
  }
  return null
}

function dateOf(groups: Readonly<Record<string, string | undefined>>): string | null {
  const { year = '', name } = groups
  const month = name === undefined ? numberOrZero(groups['month']) : months.indexOf(name.toLowerCase()) + 1
  const day = numberOrZero(groups['day'])
  const isInvalid = month > 12 || (name !== undefined && month === 0) || Number(year) === 0
  if (isInvalid) return null
  const stated = [year, ...(month === 0 ? [] : [month, ...(day === 0 || day > 31 ? [] : [day])])]
  return stated.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Zero where the list states none. */
function numberOrZero(text = ''): number {
  return Number(text) || 0
}
