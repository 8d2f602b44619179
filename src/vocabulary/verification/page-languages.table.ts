import type { LinkLanguage } from './hosted-link.ts'

/**
 * Languages of the hosted page. Keys are the codes that a link names (`language`) and its address pins (`?l=`): those of the
 * wire, which has names of its own for both scripts of Chinese, and two more. `tag` is BCP 47; `name` is in the language.
 */
export const pageLanguages: Readonly<
  Record<LinkLanguage, { readonly tag: string; readonly name: string; readonly english: string }>
> = {
  en: { tag: 'en', name: 'English', english: 'English' },
  tw: { tag: 'zh-Hant', name: '繁體中文', english: 'Chinese (traditional)' },
  cn: { tag: 'zh-Hans', name: '简体中文', english: 'Chinese (simplified)' },
  fr: { tag: 'fr', name: 'Français', english: 'French' },
  nl: { tag: 'nl', name: 'Nederlands', english: 'Dutch' },
  de: { tag: 'de', name: 'Deutsch', english: 'German' },
  es: { tag: 'es', name: 'Español', english: 'Spanish' },
  ja: { tag: 'ja', name: '日本語', english: 'Japanese' },
  ko: { tag: 'ko', name: '한국어', english: 'Korean' },
  tl: { tag: 'fil', name: 'Filipino', english: 'Filipino' },
  th: { tag: 'th', name: 'ไทย', english: 'Thai' },
  id: { tag: 'id', name: 'Bahasa Indonesia', english: 'Indonesian' },
  vi: { tag: 'vi', name: 'Tiếng Việt', english: 'Vietnamese' },
  hi: { tag: 'hi', name: 'हिन्दी', english: 'Hindi' },
  pt: { tag: 'pt', name: 'Português', english: 'Portuguese' },
  ar: { tag: 'ar', name: 'العربية', english: 'Arabic' },
  bn: { tag: 'bn', name: 'বাংলা', english: 'Bengali' },
  ur: { tag: 'ur', name: 'اردو', english: 'Urdu' },
  it: { tag: 'it', name: 'Italiano', english: 'Italian' },
  pl: { tag: 'pl', name: 'Polski', english: 'Polish' },
}
