import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { stateByCode } from '../../values/states.ts'
import { documentLanguages } from '../../viz/languages/all-languages.ts'
import type { DocumentLanguage } from '../../viz/languages/document-language.ts'
import { europeanStates } from '../europe/european-states.table.ts'
import type { KindDefinition, KindField, KindScript } from '../kind-definition.ts'
import { furtherPassportTitles, passportLanguages } from './passport-languages.table.ts'

/** Scripts of languages that are not written in Latin letters. */
const scriptOfLanguage: Readonly<Record<string, PrintScript>> = {
  ru: 'Cyrl', uk: 'Cyrl', be: 'Cyrl', bg: 'Cyrl', sr: 'Cyrl', mk: 'Cyrl', kk: 'Cyrl', ky: 'Cyrl', tg: 'Cyrl', mn: 'Cyrl', el: 'Grek',
  ar: 'Arab', fa: 'Arab', ps: 'Arab', ur: 'Arab', ku: 'Arab', he: 'Hebr', hi: 'Deva', ne: 'Deva', bn: 'Beng', ta: 'Taml', th: 'Thai',
  'zh-Hans': 'Hani', 'zh-Hant': 'Hani', ja: 'Hani', ko: 'Kore',
} // prettier-ignore

/** States whose passports print the name in the state's own script too. */
const withLocalName: ReadonlySet<string> = new Set([
  'CHN', 'HKG', 'MAC', 'TWN', 'RUS', 'UKR', 'BLR', 'THA', 'SAU', 'ARE', 'EGY', 'JOR', 'KWT', 'QAT', 'OMN', 'BHR', 'IRQ', 'SYR',
  'LBN', 'LBY', 'YEM', 'SDN', 'DZA', 'MAR', 'TUN', 'IRN', 'AFG', 'ISR', 'KOR', 'BGR', 'GRC', 'SRB', 'MKD', 'MNE', 'MNG',
] as const) // prettier-ignore

/** Of states whose name in CLDR is not what their passports print. */
const ownNames: Readonly<Record<string, readonly string[]>> = {
  CHN: ['中华人民共和国', "PEOPLE'S REPUBLIC OF CHINA"],
  HKG: ['香港特別行政區', 'HONG KONG SPECIAL ADMINISTRATIVE REGION'],
  MAC: ['澳門特別行政區', 'REGIÃO ADMINISTRATIVA ESPECIAL DE MACAU', 'MACAO SPECIAL ADMINISTRATIVE REGION'],
  TWN: ['中華民國', 'REPUBLIC OF CHINA', '臺灣', 'TAIWAN'],
  USA: ['UNITED STATES OF AMERICA', 'THE UNITED STATES OF AMERICA', 'UNITED STATES'],
  RUS: ['РОССИЙСКАЯ ФЕДЕРАЦИЯ', 'RUSSIAN FEDERATION'],
  KOR: ['대한민국', 'REPUBLIC OF KOREA'],
  PRK: ['조선민주주의인민공화국', "DEMOCRATIC PEOPLE'S REPUBLIC OF KOREA"],
  JPN: ['日本国', 'JAPAN'],
  IND: ['भारत गणराज्य', 'REPUBLIC OF INDIA'],
  COD: ['RÉPUBLIQUE DÉMOCRATIQUE DU CONGO', 'DEMOCRATIC REPUBLIC OF THE CONGO'],
  COG: ['RÉPUBLIQUE DU CONGO', 'REPUBLIC OF THE CONGO'],
}

const wordsOf: Readonly<Record<string, DocumentLanguage>> = documentLanguages

/** Without those that name a state: other states with this language print the word alone. */
function titlesIn(language: string): readonly string[] {
  const titles = wordsOf[language]?.titles?.P ?? furtherPassportTitles[language] ?? []
  const isLonger = (title: string, other: string): boolean =>
    title !== other && title.toUpperCase().includes(other.toUpperCase())
  return titles.filter((title) => !titles.some((other) => isLonger(title, other)))
}

const names = new Map<string, Intl.DisplayNames>()

/** A state's name in a language, as CLDR has it; null where it has none. */
function nameIn(language: string, iso2: string): string | null {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  names.set(language, known)
  const isKnown = Intl.DisplayNames.supportedLocalesOf([language]).length > 0
  return isKnown ? (known.of(iso2) ?? null) : null
}

function fields(issuer: string, scripts: readonly KindScript[]): readonly KindField[] {
  const local = scripts.find((script) => script !== 'Latn')
  const hasLocalName = local !== undefined && withLocalName.has(issuer)
  return [
    { key: 'documentNumber' },
    ...(hasLocalName ? [{ key: 'fullNameLocal', isOptional: true, script: local } as const] : []),
    { key: 'lastName' },
    { key: 'firstName' },
    { key: 'nationalityFull' },
    { key: 'dob' },
    { key: 'personalNumber', isOptional: true },
    { key: 'sex' },
    { key: 'placeOfBirth', isOptional: true },
    { key: 'issued' },
    { key: 'expiry' },
    { key: 'issueAuthority', isOptional: true },
  ]
}

function passportOf([issuer, languages]: readonly [string, readonly string[]]): KindDefinition {
  const iso2 = issuer === 'XKX' ? 'XK' : (stateByCode(issuer)?.iso2 ?? '')
  const local = languages
    .map((language) => scriptOfLanguage[language])
    .filter((script) => script !== undefined)
  const scripts: readonly KindScript[] = [...new Set(local), 'Latn']
  const own = ownNames[issuer]
  const european = europeanStates.find((state) => state.issuer === issuer)?.names ?? []
  const named = languages.flatMap((language) => nameIn(language, iso2) ?? [])
  const english = [stateByCode(issuer)?.name ?? ''].filter((name) => name !== '')
  return {
    id: `${issuer.toLowerCase()}-passport`,
    family: `${issuer.toLowerCase()}-passport`,
    issuer,
    type: 'P',
    name: 'Passport',
    size: 'ID-3',
    languages,
    scripts,
    ownTitles: [],
    titles: [...new Set(languages.flatMap(titlesIn))],
    issuerWords: own ?? [...new Set([...european, ...named, ...english])],
    sides: [
      {
        side: 'FRONT',
        zone: 'TD3',
        fields: fields(issuer, scripts),
        regions: [
          { what: 'zone', region: [0, 0.74, 1, 0.26] },
          { what: 'portrait', region: [0.04, 0.2, 0.28, 0.45] },
        ],
      },
    ],
    sources: ['ICAO Doc 9303-3 and 9303-4: https://www.icao.int/publications/doc-series/doc-9303'],
    tried: 'description',
  }
}

/** Data pages of passports by ICAO Doc 9303-4, a kind a state. */
export const passports: readonly KindDefinition[] = Object.entries(passportLanguages).map(passportOf)
