// The main module would load the names in every language.
import countries from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

import { nationalityWords } from './nationality-words.table.ts'

countries.registerLocale(english)

/** Names that publishers use and the standard does not. */
const nonStandardNames: Readonly<Record<string, string>> = {
  bolivia: 'BO', brunei: 'BN', burma: 'MM', 'cabo verde': 'CV', 'cape verde': 'CV', congo: 'CG',
  'congo democratic republic of the': 'CD', 'congo republic of the': 'CG', 'cote d ivoire': 'CI', 'ivory coast': 'CI',
  'czech republic': 'CZ', gambia: 'GM', 'the gambia': 'GM', 'the bahamas': 'BS', 'hong kong': 'HK',
  iran: 'IR', 'korea north': 'KP', 'north korea': 'KP', 'korea south': 'KR', 'south korea': 'KR', kosovo: 'XK', laos: 'LA',
  macau: 'MO', macao: 'MO', micronesia: 'FM', moldova: 'MD', 'isle of man': 'IM', 'man isle of': 'IM',
  'netherlands antilles': 'AN', 'north macedonia': 'MK', 'the republic of north macedonia': 'MK',
  'north macedonia the republic of': 'MK', macedonia: 'MK', palestinian: 'PS', palestine: 'PS', 'west bank': 'PS', gaza: 'PS',
  'region gaza': 'PS', 'region north gaza': 'PS', 'region northern gaza': 'PS', 'region west bank': 'PS',
  'region crimea': 'UA', 'region russia': 'RU', 'region northern mali': 'ML', 'region kafia kingi': 'SD',
  russia: 'RU', 'russian federation': 'RU', syria: 'SY', taiwan: 'TW', tanzania: 'TZ', turkey: 'TR', turkiye: 'TR',
  'united kingdom': 'GB', england: 'GB', scotland: 'GB', 'united states': 'US', usa: 'US', uk: 'GB', 'vatican city': 'VA',
  venezuela: 'VE', vietnam: 'VN', 'viet nam': 'VN', 'virgin islands british': 'VG', 'virgin islands us': 'VI',
  'saint martin': 'MF', 'sint maarten': 'SX', uae: 'AE', 'east timor': 'TL', swaziland: 'SZ', 'falkland islands': 'FK',
} // prettier-ignore

const standardNames: ReadonlyMap<string, string> = new Map(
  Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, names]) =>
    names.map((name): [string, string] => [normaliseCountryName(name), code]),
  ),
)

/** ISO 3166 alpha-2 of a country as lists write it in English; undefined for regions and what is no country. */
export function countryCodeOfName(name: string): string | undefined {
  const normalised = normaliseCountryName(name)
  return (
    nonStandardNames[normalised] ??
    standardNames.get(normalised) ??
    nonStandardNames[`the ${normalised.replace(/ the$/, '')}`]
  )
}

/**
 * The countries in a text that names some: a code (`ru`, `RUS`), names, or words of nationality (`Ukrainian, Russian`,
 * `(a) German (b) Moroccan`, `Iran (Islamic Republic of)`, `Myanmar/Burma`). Each once, in their order.
 */
export function countryCodesIn(text: string): readonly string[] {
  const whole = countryCodeOf(text)
  if (whole !== undefined) return [whole]
  const separated = text.replace(/\([a-z]\)/gi, ';')
  const parts = separated.split(/[,;/()]|\band\/or\b|\band\b|\bor\b/i).map(countryCodeOf)
  return [...new Set(parts.filter((code) => code !== undefined))]
}

/** One country: its code, its name, or the word for those who are of it. */
export function countryCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code) && code !== 'UK')
    return countries.isValid(code) || code === 'XK' ? code : undefined
  if (/^[A-Z]{3}$/.test(code)) {
    const alpha2 = countries.alpha3ToAlpha2(code)
    if (alpha2 !== undefined) return alpha2
  }
  const withoutHedge = text.replace(/^(?:allegedly|possibly|assumed|of the|probably)\s+/i, '')
  return (
    countryCodeOfName(withoutHedge) ??
    nationalityWords[normaliseCountryName(withoutHedge)] ??
    countryCodeOfName(withoutHedge.replace(/\s*\(.*$/, ''))
  )
}

function normaliseCountryName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
  return letters.replace(/[^a-z]+/g, ' ').trim()
}
