import { en } from './en.ts'
import type { Catalogue } from './catalogue.ts'

/** Languages of the pages (BCP 47) and where their texts are; only the chosen one is loaded. */
export const languages = {
  en: { name: 'English', load: (): Promise<Catalogue> => Promise.resolve(en) },
  de: { name: 'Deutsch', load: async (): Promise<Catalogue> => (await import('./de.ts')).de },
} as const

export type Language = keyof typeof languages

export const languageCodes: readonly Language[] = ['en', 'de']

export function isLanguage(code: string | null | undefined): code is Language {
  return languageCodes.some((known) => known === code)
}

/** The first language of a person's list, as a browser gives it, in which there are texts; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}
