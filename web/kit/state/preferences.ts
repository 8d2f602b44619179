import { isLanguage, preferredLanguage, type Language } from '../../i18n/languages.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How a person wants the page; it stands in the address, so that nothing is stored in the browser. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
}

/**
 * @param search the query of the page's address, such as `?lang=de&theme=dark`
 * @param wanted languages of the browser, the first the dearest
 */
export function readPreferences(search: string, wanted: readonly string[]): Preferences {
  const query = new URLSearchParams(search)
  const language = query.get('lang')
  const theme = query.get('theme')
  return {
    language: isLanguage(language) ? language : preferredLanguage(wanted),
    theme: themes.find((known) => known === theme) ?? 'auto',
  }
}

/** The query for an address that holds the preferences; what is as the browser says is left out. */
export function preferenceQuery({ language, theme }: Preferences, wanted: readonly string[]): string {
  const query = new URLSearchParams()
  if (language !== preferredLanguage(wanted)) query.set('lang', language)
  if (theme !== 'auto') query.set('theme', theme)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
