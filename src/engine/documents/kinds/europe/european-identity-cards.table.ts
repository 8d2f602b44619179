import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { KindDefinition, KindField } from '../kind-definition.ts'
import { europeanState } from './european-states.table.ts'

type Row = readonly [
  issuer: string,
  own: readonly string[],
  shared: readonly string[],
  front: readonly FieldKey[],
  back: readonly FieldKey[],
]

/**
 * Cards of Regulation (EU) 2019/1157 and of states that follow it: what the card calls itself (`own`: no other state's does), and
 * what each side has besides names, sex, nationality, birth, expiry and number. PRADO, and the pages of each card in Wikipedia;
 * where nothing was found about a side, nothing is said. Those with labels of their own have files of their own.
 */
const rows: readonly Row[] = [
  ['AUT', [], ['PERSONALAUSWEIS', 'IDENTITY CARD'], [], []],
  ['BEL', [], ['IDENTITEITSKAART', "CARTE D'IDENTITÉ", 'PERSONALAUSWEIS', 'IDENTITY CARD'], [], ['personalNumber', 'placeOfBirth', 'issueAuthority']],
  ['BGR', [], ['ЛИЧНА КАРТА', 'IDENTITY CARD'], ['personalNumber', 'lastNameLocal', 'firstNameLocal', 'middleNameLocal'], ['placeOfBirth', 'address1', 'height', 'eyeColor', 'issueAuthority', 'issued']],
  ['HRV', [], ['OSOBNA ISKAZNICA', 'IDENTITY CARD'], [], ['address1', 'personalNumber', 'issueAuthority', 'issued']],
  ['CYP', [], ['ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ', 'KİMLİK KARTI', 'IDENTITY CARD'], ['lastNameLocal', 'firstNameLocal'], []],
  ['CZE', ['OBČANSKÝ PRŮKAZ'], ['IDENTITY CARD'], ['placeOfBirth', 'issued'], ['address1', 'personalNumber', 'issueAuthority']],
  ['EST', ['ISIKUTUNNISTUS'], ['IDENTITY CARD'], ['personalNumber'], ['placeOfBirth', 'issued']],
  ['FIN', ['HENKILÖKORTTI'], ['IDENTITETSKORT', 'IDENTITY CARD'], ['personalNumber', 'issued', 'issueAuthority'], []],
  ['GRC', [], ['ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ', 'IDENTITY CARD'], ['lastNameLocal', 'firstNameLocal', 'placeOfBirth'], ['height', 'issueAuthority', 'issued']],
  ['HUN', ['SZEMÉLYAZONOSÍTÓ IGAZOLVÁNY', 'SZEMÉLYI IGAZOLVÁNY'], ['IDENTITY CARD'], [], ['placeOfBirth', 'issueAuthority']],
  ['ISL', ['NAFNSKÍRTEINI'], ['IDENTITY CARD'], [], []],
  ['IRL', [], ['PASSPORT CARD', 'CÁRTA PAS'], [], []],
  ['LVA', ['PERSONAS APLIECĪBA'], ['IDENTITY CARD'], ['personalNumber', 'height'], ['placeOfBirth', 'issueAuthority', 'issued']],
  ['LIE', [], ['IDENTITÄTSKARTE', 'IDENTITY CARD'], [], []],
  ['LTU', ['ASMENS TAPATYBĖS KORTELĖ'], ['IDENTITY CARD'], ['personalNumber'], ['placeOfBirth', 'issueAuthority', 'issued']],
  ['LUX', [], ["CARTE D'IDENTITÉ", 'PERSONALAUSWEIS', 'IDENTITY CARD'], [], []],
  ['MLT', ['KARTA TAL-IDENTITÀ'], ['IDENTITY CARD'], [], []],
  ['NLD', ['NEDERLANDSE IDENTITEITSKAART'], ['IDENTITEITSKAART', 'IDENTITY CARD'], ['height', 'issued', 'issueAuthority', 'placeOfBirth'], ['personalNumber']],
  ['NOR', [], ['IDENTITETSKORT', 'NASJONALT ID-KORT', 'IDENTITY CARD'], [], []],
  ['POL', ['DOWÓD OSOBISTY'], ['IDENTITY CARD'], [], ['placeOfBirth', 'personalNumber', 'issueAuthority', 'issued']],
  ['PRT', ['CARTÃO DE CIDADÃO'], ['CITIZEN CARD'], ['height'], ['personalNumber']],
  ['ROU', ['CARTE ELECTRONICĂ DE IDENTITATE'], ['CARTE DE IDENTITATE', 'IDENTITY CARD', "CARTE D'IDENTITÉ"], ['personalNumber', 'placeOfBirth'], []],
  ['SVK', ['OBČIANSKY PREUKAZ'], ['IDENTITY CARD'], ['personalNumber', 'issueAuthority', 'issued'], ['address1', 'placeOfBirth']],
  ['SVN', ['OSEBNA IZKAZNICA'], ['IDENTITY CARD'], [], ['address1', 'personalNumber', 'issueAuthority', 'issued']],
  ['SWE', [], ['NATIONELLT IDENTITETSKORT', 'IDENTITETSKORT', 'IDENTITY CARD'], ['personalNumber', 'height'], ['issueAuthority', 'issued']],
  ['CHE', [], ['IDENTITÄTSKARTE', "CARTE D'IDENTITÉ", "CARTA D'IDENTITÀ", 'CARTA D’IDENTITAD', 'IDENTITY CARD'], [], ['placeOfBirth', 'height', 'issueAuthority', 'issued']],
] // prettier-ignore

const rules: Readonly<Record<string, string>> = {
  BGR: 'единен граждански номер (ЕГН)', EST: 'isikukood', FIN: 'henkilötunnus', HRV: 'osobni identifikacijski broj (OIB)',
  CZE: 'rodné číslo', POL: 'PESEL', ROU: 'cod numeric personal (CNP)', SVN: 'EMŠO', SWE: 'personnummer or samordningsnummer',
  BEL: 'rijksregisternummer, numéro national', NLD: 'burgerservicenummer (BSN)', PRT: 'número de identificação fiscal (NIF)',
} // prettier-ignore

/** States of which drawn cards were read. */
const drawn: ReadonlySet<string> = new Set(['BGR'])

const dateKeys: ReadonlySet<string> = new Set(['dob', 'issued', 'expiry'])

function cardOf([issuer, ownTitles, shared, front, back]: Row): KindDefinition {
  const { languages, names, script } = europeanState(issuer)
  const numberRule = rules[issuer]
  const fieldOf = (key: FieldKey): KindField => ({
    key,
    ...(dateKeys.has(key) ? { date: 'DD MM YYYY' } : {}),
    ...(key === 'personalNumber' && numberRule !== undefined ? { numberRule } : {}),
    ...(key.endsWith('Local') && script !== undefined ? { script, isOptional: true } : {}),
  })
  const common: readonly FieldKey[] = [
    'lastName',
    'firstName',
    'sex',
    'nationalityIso3',
    'dob',
    'expiry',
    'documentNumber',
  ]
  return {
    id: `${issuer.toLowerCase()}-identity-card-2021`,
    family: `${issuer.toLowerCase()}-identity-card`,
    issuer,
    type: 'I',
    name: issuer === 'IRL' ? 'Passport Card' : 'Identity Card',
    from: 2021,
    size: 'ID-1',
    languages,
    scripts: script === undefined ? ['Latn'] : [script, 'Latn'],
    ownTitles,
    titles: shared,
    issuerWords: names,
    sides: [
      {
        side: 'FRONT',
        fields: [...common, ...front].map(fieldOf),
        regions: [
          { what: 'portrait', region: [0.05, 0.26, 0.28, 0.58] },
          { what: 'flag', region: [0.85, 0.05, 0.12, 0.13] },
        ],
      },
      { side: 'BACK', zone: 'TD1', fields: back.map(fieldOf) },
    ],
    sources: [
      'Regulation (EU) 2019/1157: https://eur-lex.europa.eu/eli/reg/2019/1157/oj',
      'https://www.consilium.europa.eu/prado/en/prado-start-page.html',
      'https://en.wikipedia.org/wiki/National_identity_cards_in_the_European_Economic_Area_and_Switzerland',
    ],
    tried: drawn.has(issuer) ? 'synthetic' : 'description',
  }
}

/** Identity cards of the Union, the EEA and Switzerland whose labels are those of the common tables, a kind a state. */
export const europeanIdentityCards: readonly KindDefinition[] = rows.map(cardOf)
