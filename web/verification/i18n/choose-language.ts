import { isLanguage, type LanguageCode, languageCodes, languageOf } from './languages.ts'

/** Where browsers name a language otherwise than the wire (BCP 47, lower case). */
const otherNames: Readonly<Record<string, string>> = {
  ...{ 'zh-tw': 'tw', 'zh-hk': 'tw', 'zh-mo': 'tw', 'zh-hant': 'tw', zh: 'cn', fil: 'tl', in: 'id' },
}

/**
 * Language of the page: the one that the address names, otherwise the first of the browser's in which there are texts.
 *
 * @param query as `location.search` has it
 * @param wanted BCP 47, the dearest first
 */
export function chooseLanguage(query: string, wanted: readonly string[]): LanguageCode {
  const pinned = new URLSearchParams(query).get('l')
  return [pinned ?? '', ...wanted].map(codeOf).find(isLanguage) ?? 'en'
}

function codeOf(tag: string): string | undefined {
  const [primary = '', second = ''] = tag.toLowerCase().split(/[-_]/)
  const named = otherNames[`${primary}-${second}`] ?? otherNames[primary]
  return (
    named ?? languageCodes.find((code) => code === primary || languageOf(code).tag.toLowerCase() === primary)
  )
}

/** The same address, with this language pinned. */
export function addressInLanguage(address: string, code: LanguageCode): string {
  const url = new URL(address)
  url.searchParams.set('l', code)
  return url.href
}
