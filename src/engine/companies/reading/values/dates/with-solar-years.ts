import { formatIsoDate } from '../../../../documents/values/calendar-date.ts'
import { gregorianFrom } from '../../../../documents/values/gregorian-from.ts'

/** States that count solar years since the Hijra. */
const solar: readonly (string | null)[] = ['IR', 'AF']

const dates =
  /(?<![\d/.-])(?:(?<y>1[34]\d{2})[/.-](?<m>\d{1,2})[/.-](?<d>\d{1,2})|(?<d2>\d{1,2})[/.-](?<m2>\d{1,2})[/.-](?<y2>1[34]\d{2}))(?![\d/.-])/gu

/** `1402/05/12` of a register of Iran → `2023-08-03`; elsewhere such years are lunar. */
export function withSolarYears(text: string, country: string | null): string {
  if (!solar.includes(country)) return text
  return text.replace(dates, (printed, ...groups: unknown[]) => {
    const { y, m, d, y2, m2, d2 } = groups.at(-1) as Partial<Record<string, string>>
    const date = gregorianFrom('persian', {
      year: Number(y ?? y2),
      month: Number(m ?? m2),
      day: Number(d ?? d2),
    })
    return date === null ? printed : formatIsoDate(date)
  })
}
