import { signingConsents } from '../../../vocabulary/texts/signing-consents.table.ts'
import { type LinkLanguage, linkLanguages } from '../../../vocabulary/verification/hosted-link.ts'
import { pageLanguages } from '../../../vocabulary/verification/page-languages.table.ts'

/** What a party agrees to where none else is given. */
export interface UsualConsent {
  readonly text: string
  /** BCP 47: what it is written in. */
  readonly language: string
}

/**
 * In the language of the document, so that who can read the one can read the other; in English where there is no text in it.
 *
 * @param language BCP 47, for example `zh-TW`
 */
export function usualConsent(language: string): UsualConsent {
  const code = linkLanguages.find((one) => isSame(pageLanguages[one].tag, language)) ?? 'en'
  const sentences = signingConsents[code]
  if (sentences === undefined) return usualConsent('en')
  return { text: sentences.join(withoutBlanks.includes(code) ? '' : ' '), language: pageLanguages[code].tag }
}

/** Scripts that put no blank between sentences. */
const withoutBlanks: readonly LinkLanguage[] = ['cn', 'tw', 'ja']

/** Whatever the region says of the script counts: `zh-TW` is `zh-Hant`. Tagalog is written as Filipino. */
function isSame(tag: string, other: string): boolean {
  const [one, another] = [localeOf(tag), localeOf(other)]
  return (
    one !== null && another !== null && one.language === another.language && one.script === another.script
  )
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag === 'tl' ? 'fil' : tag).maximize()
  } catch {
    return null
  }
}
