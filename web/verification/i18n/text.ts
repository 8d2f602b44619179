import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Catalogue } from './catalogue.ts'
import { type LanguageCode, languageOf } from './languages.ts'
import { en } from './languages/en/en.ts'

export interface LocalisedText {
  readonly code: LanguageCode
  readonly text: Catalogue
}

export const TextContext = createContext<LocalisedText>({ code: 'en', text: en })

/** Texts of this page in the chosen language. */
export const useText = (): Catalogue => useContext(TextContext).text

/** Language tag for `Intl` and for `lang` (BCP 47). */
export const useLanguageTag = (): string => languageOf(useContext(TextContext).code).tag

/**
 * The same for dates and times: of the calendar and with the digits that passports and this page have, in every language.
 */
export const useFormatTag = (): string => `${useLanguageTag()}-u-ca-gregory-nu-latn`
