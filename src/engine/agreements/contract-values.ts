import { fieldKeys, type Fields } from '../../vocabulary/reading/fields.ts'
import type { ContractValues } from './fill-template.ts'

/** Where the values of a contract come from. Earlier ones win over later ones. */
export interface ValueSources {
  /** What this service itself says of the contract, under names with a dot. */
  readonly own: Readonly<Record<string, string>>
  /** Of a document; null without one. */
  readonly fields: Fields | null
  /** What someone filled into a form. */
  readonly answers?: ReadonlyMap<string, string>
  /** What the caller sent. */
  readonly prefill: ReadonlyMap<string, string>
}

/** One value for each key: an empty one is none, and of a field with several readings the best counts. */
export function contractValues({ own, fields, answers, prefill }: ValueSources): ContractValues {
  const values = new Map<string, string>()
  const put = (key: string, value: string | undefined): void => {
    if (value !== undefined && value !== '' && !values.has(key)) values.set(key, value)
  }
  for (const [key, value] of Object.entries(own)) put(key, value)
  for (const key of fieldKeys) put(key, fields?.[key]?.[0]?.value)
  for (const [key, value] of answers ?? []) put(key, value)
  for (const [key, value] of prefill) put(key, value)
  return values
}

/** A moment as a contract prints it, where its template counts time. */
export function printedTime(at: number, timeZone: string): { readonly date: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(new Date(at))
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
