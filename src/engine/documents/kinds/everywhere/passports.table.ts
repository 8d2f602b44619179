import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { stateByCode } from '../../values/states.ts'
import { europeanStates } from '../europe/european-states.table.ts'
import type { KindDefinition, KindField, KindScript } from '../kind-definition.ts'
import { passportLanguages, passportWords } from './passport-languages.table.ts'

/** Scripts of languages that are not written in Latin letters. */
const scriptOfLanguage: Readonly<Record<string, PrintScript>> = {
  ru: 'Cyrl', uk: 'Cyrl', be: 'Cyrl', bg: 'Cyrl', sr: 'Cyrl', mk: 'Cyrl', kk: 'Cyrl', ky: 'Cyrl', tg: 'Cyrl', mn: 'Cyrl', el: 'Grek',
  ar: 'Arab', fa: 'Arab', ps: 'Arab', ur: 'Arab', ku: 'Arab', he: 'Hebr', hi: 'Deva', ne: 'Deva', bn: 'Beng', ta: 'Taml', th: 'Thai',
  zh: 'Hani', ja: 'Hani', ko: 'Kore',
} // prettier-ignore

/** States whose passports print the name in the state's own script too. */
const withLocalName: ReadonlySet<string> = new Set([
  'CHN', 'HKG', 'MAC', 'TWN', 'RUS', 'UKR', 'BLR', 'THA', 'SAU', 'ARE', 'EGY', 'JOR', 'KWT', 'QAT', 'OMN', 'BHR', 'IRQ', 'SYR',
  'LBN', 'LBY', 'YEM', 'SDN', 'DZA', 'MAR', 'TUN', 'IRN', 'AFG', 'ISR', 'KOR', 'BGR', 'GRC', 'SRB', 'MKD', 'MNE', 'MNG',
] as const) // prettier-ignore

const specimens: ReadonlySet<string> = new Set([])

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
  const european = europeanStates.find((state) => state.issuer === issuer)?.names ?? []
  const named = languages.flatMap((language) => nameIn(language, iso2) ?? [])
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
    titles: [...new Set(languages.flatMap((language) => passportWords[language] ?? []))],
    issuerWords: [...new Set([...european, ...named, stateByCode(issuer)?.name ?? ''])].filter(
      (one) => one !== '',
    ),
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
    tried: specimens.has(issuer) ? 'specimen' : 'description',
  }
}

/** Data pages of passports by ICAO Doc 9303-4, a kind a state. */
export const passports: readonly KindDefinition[] = Object.entries(passportLanguages).map(passportOf)
