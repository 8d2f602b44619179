import type { NumberFacts } from '../../../vocabulary/companies/company-facts.ts'
import { fitNumber, namesItsCountry, type NumberFit } from './fit-number.ts'
import type { NumberKey, NumberScheme } from './number-scheme.ts'
import { isOpen, numberSchemes, schemeName, schemesOf } from './number-schemes.ts'
import { plainNumber } from './plain-number.ts'

export interface CompanyNumber {
  /** ISO 3166-1 alpha-2; null or absent where it is not known. */
  readonly country?: string | null
  readonly key: NumberKey
  /** As people write it. */
  readonly value: string
}

export type NumberVerdict = Pick<NumberFacts, 'scheme' | 'isValid' | 'reason'>

const keyWords: Readonly<Record<NumberKey, string>> = {
  registrationNumber: 'registration number',
  taxNumber: 'tax number',
  lei: 'LEI',
}

interface Tried {
  readonly scheme: NumberScheme
  readonly fit: NumberFit
}

/**
 * Judges a number by the schemes of its country. One of a key that keeps to any scheme of that key is valid; where no
 * scheme is known, or others are in use beside those known, nothing is said. A number of another key or country is said to be one.
 */
export function validateCompanyNumber({ country, key, value }: CompanyNumber): NumberVerdict {
  const code = countryCode(country)
  const candidates = key === 'lei' ? schemesOf(null) : code === null ? [] : schemesOf(code)
  const tried = candidates.filter(({ keys }) => keys.includes(key)).map((scheme) => ({ scheme, fit: fitNumber(scheme, value) })) // prettier-ignore
  const accepted = tried.find(({ fit }) => fit.kind === 'accepted')
  if (accepted !== undefined) return { scheme: schemeName(accepted.scheme), isValid: true, reason: '' }
  if (key !== 'lei' && code === null) return judgeWithoutCountry(key, value)
  const other = otherScheme({ code, key, value })
  if (tried.length === 0 || (key !== 'lei' && code !== null && isOpen(code, key)))
    return cannotTell(tried.length > 0, key, other)
  return refused(tried, key, other)
}

function cannotTell(isOpenKey: boolean, key: NumberKey, other: NumberScheme | null): NumberVerdict {
  const known = isOpenKey
    ? `It keeps to no scheme that is known, and this country has other ${keyWords[key]}s.`
    : `No scheme of ${keyWords[key]}s is known for this country.`
  return {
    scheme: null,
    isValid: null,
    reason: other === null ? known : `${known} ${sentenceOf(other, key)}`,
  }
}

function refused(tried: readonly Tried[], key: NumberKey, other: NumberScheme | null): NumberVerdict {
  if (other !== null) return { scheme: schemeName(other), isValid: false, reason: sentenceOf(other, key) }
  const wrong = tried.find(({ fit }) => fit.kind === 'wrong_check_digits')
  if (wrong !== undefined) {
    const name = schemeName(wrong.scheme)
    return {
      scheme: name,
      isValid: false,
      reason: `It has the form of ${name}, and its check digits are wrong (${wrong.scheme.check?.algorithm ?? ''}).`,
    }
  }
  const short = tried.find(({ fit }) => fit.kind === 'lacks_zeros')
  if (short !== undefined) {
    const name = schemeName(short.scheme)
    return { scheme: name, isValid: false, reason: `It is ${name} without its leading zeros. Write them.` }
  }
  const names = tried.map(({ scheme }) => schemeName(scheme))
  const [first = null] = names
  const form = names.length > 1 ? `the form of any of ${names.join(', ')}` : `the form of ${names.join('')}`
  return { scheme: first, isValid: false, reason: `It does not have ${form}.` }
}

/** Says what a number is that was given as another one. */
function sentenceOf(scheme: NumberScheme, key: NumberKey): string {
  return scheme.keys.includes(key)
    ? `It is ${schemeName(scheme)}, of another country than the one given.`
    : `It is ${schemeName(scheme)}, and was given as ${key === 'lei' ? 'an' : 'a'} ${keyWords[key]}.`
}

/** A scheme of another key, or of another country whose prefix is in front, that the number proves itself to keep to. */
function otherScheme(number: {
  readonly code: string | null
  readonly key: NumberKey
  readonly value: string
}): NumberScheme | null {
  const { code, key, value } = number
  const here = [...schemesOf(null), ...(code === null ? [] : schemesOf(code))]
  const ofOtherKey = here.find(
    (scheme) =>
      !scheme.keys.includes(key) &&
      scheme.check !== undefined &&
      fitNumber(scheme, value).kind === 'accepted',
  )
  if (ofOtherKey !== undefined) return ofOtherKey
  const elsewhere = numberSchemes.filter(({ country, check }) => country !== code && check !== undefined)
  return elsewhere.find((scheme) => namesItsCountry(scheme, value)) ?? null
}

/** Without a country a number is known by its prefix alone, `DE136695976`. */
function judgeWithoutCountry(key: NumberKey, value: string): NumberVerdict {
  const [lei] = schemesOf(null)
  if (lei !== undefined && fitNumber(lei, value).kind === 'accepted')
    return { scheme: lei.name, isValid: false, reason: sentenceOf(lei, key) }
  const found = numberSchemes.find(
    (scheme) => scheme.keys.includes(key) && scheme.check !== undefined && namesItsCountry(scheme, value),
  )
  return found === undefined
    ? {
        scheme: null,
        isValid: null,
        reason: `No country is given, and ${keyWords[key]}s of several look alike.`,
      }
    : { scheme: schemeName(found), isValid: true, reason: '' }
}

/** `UK` and `EL` are written for GB and GR. */
function countryCode(country: string | null | undefined): string | null {
  const code = (country ?? '').trim().toUpperCase()
  if (code === '') return null
  return code === 'UK' ? 'GB' : code === 'EL' ? 'GR' : code
}

/**
 * A number in the form in which two are compared: canonical where a scheme of its country takes it, otherwise its letters
 * and digits. So is one whose check digits are wrong, or whose zeros are lacking.
 */
export function normaliseCompanyNumber({ country, key, value }: CompanyNumber): string {
  const code = countryCode(country)
  const here = key === 'lei' ? schemesOf(null) : code === null ? [] : schemesOf(code)
  let near: string | null = null
  for (const scheme of [...here].sort((one, other) => keyRank(one, key) - keyRank(other, key))) {
    const fit = fitNumber(scheme, value)
    if (fit.kind === 'accepted') return fit.number
    if (fit.kind !== 'other_form') near ??= fit.number
  }
  return near ?? plainNumber(value).replace(/[^\p{L}\p{N}&]/gu, '')
}

/** Schemes of the key first. */
function keyRank({ keys }: NumberScheme, key: NumberKey): number {
  return keys.includes(key) ? 0 : 1
}
