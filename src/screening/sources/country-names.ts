import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

/** Names that publishers use and the standard does not. */
const otherNames: Readonly<Record<string, string>> = {
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
    names.map((name): [string, string] => [plainName(name), code]),
  ),
)

/** ISO 3166 alpha-2 of a country as lists write it in English; undefined for regions and what is no country. */
export function countryOf(name: string): string | undefined {
  const plain = plainName(name)
  return otherNames[plain] ?? standardNames.get(plain) ?? otherNames[`the ${plain.replace(/ the$/, '')}`]
}

function plainName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
  return letters.replace(/[^a-z]+/g, ' ').trim()
}
