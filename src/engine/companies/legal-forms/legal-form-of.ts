import type { LegalForm } from './legal-form.ts'
import {
  formKey,
  codeOfElf,
  formsOfKey,
  maxFormWords,
  surroundingForms,
  unspacedForms,
} from './legal-form-index.ts'

export interface NameAndForm {
  /** The name without its legal form; the whole name where it has none. */
  readonly name: string
  /** `LegalForm.code`; null where none is recognised. */
  readonly form: string | null
  /** The form as it is printed in the name; empty where it has none. */
  readonly printed: string
}

/** What registers add to the name of a company that is being wound up. */
const liquidation =
  /[\s,(]+(?:i\. ?L\.?|in liquidation|in Liquidation|in Abwicklung|en liquidation|en liquidación|in liquidazione|em liquidação|w likwidacji|v likvidaci|v likvidácii|in liquidatie)\)?$/iu

/** A longer text is no name. */
const maxLength = 500

/**
 * Takes the legal form off a name: behind it, in front of it, or around it. Of several readings the longest, `GmbH & Co.
 * KG` and not `KG`. A name is never a form alone.
 *
 * @param country ISO 3166-1 alpha-2 of the company: of forms that are written alike, its own is meant
 */
export function legalFormOf(name: string, country?: string | null): NameAndForm {
  const text = name.slice(0, maxLength).normalize('NFKC').trim().replace(liquidation, '')
  const code = countryCode(country)
  return (
    aroundName(text) ??
    unspacedBeside(text, code) ??
    behindName(text, code) ??
    inFrontOfName(text, code) ?? { name: name.trim(), form: null, printed: '' }
  )
}

/** The form of a text that is nothing but a form, `Private limited company`, or an ISO 20275 code; null where unknown. */
export function legalFormCode(text: string, country?: string | null): string | null {
  const code = countryCode(country)
  return codeOfElf(text) ?? meant(formKey(text), code)?.code ?? null
}

/** Forms that a country's languages call differently: of each line any two are one. */
const sameByCountry: Readonly<Partial<Record<string, readonly (readonly string[])[]>>> = {
  BE: [
    ['NV', 'SA'],
    ['BV', 'SRL'],
    ['VOF', 'SNC'],
    ['BVBA', 'SARL'],
  ],
  CA: [['LTD', 'CORP']],
  CH: [
    ['AG', 'SA'],
    ['GMBH', 'SARL'],
    ['KG', 'SCS'],
  ],
  FI: [['OY', 'AB']],
}

/**
 * Whether two texts that are nothing but forms are one form: `GmbH` and `Gesellschaft mit beschränkter Haftung`. Null where
 * one of them is not known and they are not written alike.
 */
export function sameLegalForm(one: string, other: string, country?: string | null): boolean | null {
  const [ones, others] = [codesOf(one, country), codesOf(other, country)]
  if (formKey(one) !== '' && formKey(one) === formKey(other)) return true
  if (ones.size === 0 || others.size === 0) return null
  if ([...ones].some((code) => others.has(code))) return true
  const lines = sameByCountry[countryCode(country)] ?? []
  return lines.some((line) => line.some((code) => ones.has(code)) && line.some((code) => others.has(code)))
}

/** Every form that the text may be there; where it is none there, every form that it is elsewhere. */
function codesOf(text: string, country?: string | null): ReadonlySet<string> {
  const elf = codeOfElf(text)
  if (elf !== null) return new Set([elf])
  const forms = formsOfKey(formKey(text))
  const here = forms.filter(({ countries }) => countries.includes(countryCode(country)))
  return new Set((here.length > 0 ? here : forms).map((form) => form.code))
}

function countryCode(country: string | null | undefined): string {
  return country?.trim().toUpperCase() ?? ''
}

/** Of forms that are written so: the one of the country, otherwise the one that is called so, otherwise the first. */
function meant(key: string, country: string): LegalForm | null {
  const forms = formsOfKey(key)
  const here = forms.find(({ countries }) => countries.includes(country))
  return here ?? forms.find(({ code }) => formKey(code) === key) ?? forms[0] ?? null
}

function answer(name: string, printed: string, form: LegalForm): NameAndForm | null {
  const rest = name.replace(/^[\s,;.·・-]+|[\s,;·・(-]+$/gu, '')
  const clean = printed.replace(/^[\s,;·・-]+|[\s,;·・-]+$/gu, '')
  return rest === '' ? null : { name: rest, form: form.code, printed: clean }
}

function aroundName(text: string): NameAndForm | null {
  for (const { front, behind, printed, forms } of surroundingForms()) {
    const [form] = forms
    const fits = text.startsWith(front) && text.endsWith(behind) && text.length > front.length + behind.length
    if (fits && form !== undefined && !/^\p{L}/u.test(/^[a-z]/i.test(front) ? text.slice(front.length) : ''))
      return answer(text.slice(front.length, text.length - behind.length), printed, form)
  }
  return null
}

/** Han, kana and Hangul: the form is written to the name. */
function unspacedBeside(text: string, country: string): NameAndForm | null {
  for (const [spelling, forms] of unspacedForms()) {
    const form = meant(formKey(spelling), country)
    if (form === null || text.length <= spelling.length) continue
    if (text.endsWith(spelling)) return answer(text.slice(0, -spelling.length), spelling, form)
    if (text.startsWith(spelling) && forms.some(({ isInFront }) => isInFront === true))
      return answer(text.slice(spelling.length), spelling, form)
  }
  return null
}

/** Where each word of a text begins and ends. */
function wordsOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(/[^\s,;()[\]{}"“”„«»]+/gu), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  })).filter(({ start, end }) => formKey(text.slice(start, end)) !== '')
}

function behindName(text: string, country: string): NameAndForm | null {
  const words = wordsOf(text)
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count--) {
    const start = words.at(-count)?.start ?? 0
    const form = meant(formKey(text.slice(start)), country)
    if (form !== null) return answer(text.slice(0, start), text.slice(start), form)
  }
  return null
}

/** Two letters are too few to be taken for a form of any country, as `As` of a word is. */
const minLettersInFront = 3

function inFrontOfName(text: string, country: string): NameAndForm | null {
  const words = wordsOf(text)
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count--) {
    const end = words[count - 1]?.end ?? 0
    const key = formKey(text.slice(0, end))
    const forms = formsOfKey(key).filter(({ isInFront }) => isInFront === true)
    const form = forms.find(({ countries }) => countries.includes(country)) ?? (isTelling(key, country) ? forms[0] : undefined)
    if (form !== undefined) return answer(text.slice(end), text.slice(0, end), form)
  }
  return null
} // prettier-ignore

/** Whether letters in front are a form without a country that says so: those of other scripts, and long ones. */
function isTelling(key: string, country: string): boolean {
  return country === '' && key.length >= minLettersInFront
}
