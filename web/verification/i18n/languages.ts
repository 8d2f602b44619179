import { pageLanguages } from '../../../src/vocabulary/verification/page-languages.table.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './languages/en/en.ts'

/** Where the texts of a language are, by its code of the wire; only the chosen one is loaded. */
const loaders = {
  en: () => Promise.resolve(en),
  tw: async () => (await import('./languages/tw/tw.ts')).tw,
  cn: async () => (await import('./languages/cn/cn.ts')).cn,
  fr: async () => (await import('./languages/fr/fr.ts')).fr,
  nl: async () => (await import('./languages/nl/nl.ts')).nl,
  de: async () => (await import('./languages/de/de.ts')).de,
  es: async () => (await import('./languages/es/es.ts')).es,
  ja: async () => (await import('./languages/ja/ja.ts')).ja,
  ko: async () => (await import('./languages/ko/ko.ts')).ko,
  tl: async () => (await import('./languages/tl/tl.ts')).tl,
  th: async () => (await import('./languages/th/th.ts')).th,
  id: async () => (await import('./languages/id/id.ts')).id,
  vi: async () => (await import('./languages/vi/vi.ts')).vi,
  hi: async () => (await import('./languages/hi/hi.ts')).hi,
  pt: async () => (await import('./languages/pt/pt.ts')).pt,
  ar: async () => (await import('./languages/ar/ar.ts')).ar,
  bn: async () => (await import('./languages/bn/bn.ts')).bn,
  ur: async () => (await import('./languages/ur/ur.ts')).ur,
  it: async () => (await import('./languages/it/it.ts')).it,
  pl: async () => (await import('./languages/pl/pl.ts')).pl,
} as const satisfies Readonly<Record<keyof typeof pageLanguages, () => Promise<Catalogue>>>

/** As `?l=` and the session have it. */
export type LanguageCode = keyof typeof loaders

/** A language of the page. */
interface PageLanguage {
  /** BCP 47. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly load: () => Promise<Catalogue>
}

const fromRight: readonly string[] = ['ar', 'ur']

export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return code !== null && code !== undefined && Object.hasOwn(loaders, code)
}

export const languageCodes: readonly LanguageCode[] = Object.keys(loaders).filter(isLanguage)

export function languageOf(code: LanguageCode): PageLanguage {
  const { tag, name } = pageLanguages[code]
  return { tag, name, direction: fromRight.includes(code) ? 'rtl' : 'ltr', load: loaders[code] }
}
