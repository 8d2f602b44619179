/** Where a publisher's file says on which day it was made: the United Nations, the Union's two editions, OFAC, the Kingdom. */
const datePatterns: readonly RegExp[] = [
  /<CONSOLIDATED_LIST[^>]* dateGenerated="(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /<export[^>]* generationDate="(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /^\uFEFF?"?fileGenerationDate"?;.*\r?\n"?(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})"?;/,
  /<Publish_Date>(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})<\/Publish_Date>/,
  /^\uFEFF?"?Report Date: (?<day>\d\d)-(?<name>[A-Za-z]{3})-(?<year>\d{4})/,
]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `YYYY-MM-DD` as the beginning of a list's file states it; null when it states none, or no day that there is. */
export function publicationDate(fileHead: string): string | null {
  for (const pattern of datePatterns) {
    const groups = pattern.exec(fileHead)?.groups
    if (groups === undefined) continue
    const { year = '', name = '', day = '' } = groups
    const month = groups['month'] ?? String(months.indexOf(name.toLowerCase()) + 1).padStart(2, '0')
    const date = `${year}-${month}-${day}`
    const instant = Date.parse(`${date}T00:00:00Z`)
    const isRealDate = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
    return isRealDate ? date : null
  }
  return null
}
