import type { Catalogue } from './catalogue.ts'
import { en } from './languages/en/en.ts'

/** A language of the page and where its texts are; only the chosen one is loaded. */
interface PageLanguage {
  /** BCP 47. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly load: () => Promise<Catalogue>
}

/** By the code of the wire, as `?l=` and the session have it. */
export const languages = {
  en: { tag: 'en', name: 'English', direction: 'ltr', load: () => Promise.resolve(en) },
  ar: {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    load: async () => (await import('./languages/ar/ar.ts')).ar,
  },
} as const satisfies Readonly<Record<string, PageLanguage>>

export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages).filter(isLanguage)

export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return code !== null && code !== undefined && Object.hasOwn(languages, code)
}
