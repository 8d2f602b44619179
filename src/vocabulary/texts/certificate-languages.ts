import type { CertificateTexts } from './certificate-texts.ts'
import { certificateTexts as de } from './de/certificate-texts.ts'
import { certificateTexts as en } from './en/certificate-texts.ts'

/** Languages of certificate pages (BCP 47). */
export const certificateLanguages = { en, de } as const satisfies Readonly<Record<string, CertificateTexts>>
export type CertificateLanguage = keyof typeof certificateLanguages

export const certificateLanguageNames = ['en', 'de'] as const satisfies readonly CertificateLanguage[]

const isKnown = (language: string): language is CertificateLanguage =>
  Object.hasOwn(certificateLanguages, language)

/**
 * The language of the certificate pages of a document: its own, or English.
 *
 * @param language BCP 47, for example `de-AT`; undefined where none is known
 */
export function certificateLanguageOf(language: string | undefined): CertificateLanguage {
  const base = baseOf(language)
  return isKnown(base) ? base : 'en'
}

/** What pages in English say where the document is in another language; null where it is in theirs. */
export function fallbackNote(language: string | undefined): string | null {
  if (isKnown(baseOf(language))) return null
  return `The document is in ${nameOf(language ?? '')}. There are no certificate pages in that language, so these are in English.`
}

const baseOf = (language = 'en'): string => language.toLowerCase().split('-')[0] ?? ''

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
