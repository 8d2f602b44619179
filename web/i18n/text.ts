import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Language } from './languages.ts'
import { en } from './en.ts'
import type { Catalogue } from './catalogue.ts'

export interface LocalisedText {
  readonly language: Language
  readonly text: Catalogue
}

export const TextContext = createContext<LocalisedText>({ language: 'en', text: en })

/** Texts of the page in the chosen language. */
export function useText(): Catalogue {
  return useContext(TextContext).text
}

/** Language code for `Intl` (BCP 47). */
export function useLanguage(): Language {
  return useContext(TextContext).language
}
