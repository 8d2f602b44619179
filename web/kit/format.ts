import { useMemo } from 'preact/hooks'
import { useLanguage } from '../i18n/text.ts'

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Times and shares as a language writes them. */
export interface Format {
  /** @param at Unix seconds */
  readonly time: (at: number) => string
  /** How long ago or ahead, in the largest unit that fits; the date where that is more than a week. */
  readonly relativeTime: (at: number, now: number) => string
  /** @param share 0 to 1 */
  readonly percent: (share: number) => string
  /** @param date `YYYY-MM-DD`; anything else is returned as it is */
  readonly date: (date: string) => string
}

export function createFormat(language: string): Format {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const birthday = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return {
    time: (at) => time.format(at * 1000),
    relativeTime: (at, now) => {
      const seconds = at - now
      if (Math.abs(seconds) > 7 * 86_400) return day.format(at * 1000)
      const step = steps.find((one) => Math.abs(seconds) >= one.seconds)
      if (step === undefined) return relative.format(Math.round(seconds), 'second')
      return relative.format(Math.trunc(seconds / step.seconds), step.unit)
    },
    percent: (share) => percent.format(share),
    date: (date) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? birthday.format(new Date(date)) : date),
  }
}

export function useFormat(): Format {
  const language = useLanguage()
  return useMemo(() => createFormat(language), [language])
}
