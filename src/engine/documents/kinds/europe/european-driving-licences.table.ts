import type { KindDefinition, KindField, KindScript } from '../kind-definition.ts'
import { europeanState } from './european-states.table.ts'

/**
 * What the licence of each state calls itself. `own`: no other state's does. Directive 2006/126/EC, annex I; the Swiss licence:
 * VZV (SR 741.51), annex; of Norway, Iceland and the United Kingdom: their road authorities.
 */
const titles: readonly (readonly [issuer: string, own: readonly string[], shared: readonly string[]])[] = [
  ['AUT', [], ['FÜHRERSCHEIN']],
  ['BEL', [], ['RIJBEWIJS', 'PERMIS DE CONDUIRE', 'FÜHRERSCHEIN']],
  ['BGR', ['СВИДЕТЕЛСТВО ЗА УПРАВЛЕНИЕ НА МПС', 'СВИДЕТЕЛСТВО ЗА УПРАВЛЕНИЕ'], ['DRIVING LICENCE']],
  ['HRV', [], ['VOZAČKA DOZVOLA']],
  ['CYP', [], ['ΑΔΕΙΑ ΟΔΗΓΗΣΗΣ', 'SÜRÜŞ EHLİYETİ', 'DRIVING LICENCE']],
  ['CZE', ['ŘIDIČSKÝ PRŮKAZ'], []],
  ['DNK', ['KØREKORT'], []],
  ['EST', ['JUHILUBA'], []],
  ['FIN', ['AJOKORTTI'], ['KÖRKORT']],
  ['FRA', [], ['PERMIS DE CONDUIRE']],
  ['DEU', [], ['FÜHRERSCHEIN']],
  ['GRC', [], ['ΑΔΕΙΑ ΟΔΗΓΗΣΗΣ', 'ΑΔΕΙΑ ΙΚΑΝΟΤΗΤΑΣ ΟΔΗΓΗΣΗΣ']],
  ['HUN', ['VEZETŐI ENGEDÉLY'], []],
  ['ISL', ['ÖKUSKÍRTEINI'], []],
  ['IRL', ['CEADÚNAS TIOMÁNA'], ['DRIVING LICENCE']],
  ['ITA', [], ['PATENTE DI GUIDA']],
  ['LVA', ['VADĪTĀJA APLIECĪBA'], []],
  ['LIE', [], ['FÜHRERSCHEIN', 'FÜHRERAUSWEIS']],
  ['LTU', ['VAIRUOTOJO PAŽYMĖJIMAS'], []],
  ['LUX', [], ['PERMIS DE CONDUIRE', 'FÜHRERSCHEIN']],
  ['MLT', ['LIĊENZJA TAS-SEWQAN'], ['DRIVING LICENCE']],
  ['NLD', [], ['RIJBEWIJS']],
  ['NOR', ['FØRERKORT', 'FØRARKORT', 'VUODJINGOARTA'], ['DRIVING LICENCE']],
  ['POL', ['PRAWO JAZDY'], []],
  ['PRT', [], ['CARTA DE CONDUÇÃO']],
  ['ROU', [], ['PERMIS DE CONDUCERE']],
  ['SVK', ['VODIČSKÝ PREUKAZ'], []],
  ['SVN', ['VOZNIŠKO DOVOLJENJE'], []],
  ['ESP', [], ['PERMISO DE CONDUCCIÓN']],
  ['SWE', [], ['KÖRKORT']],
  ['CHE', ['LICENZA DI CONDURRE', 'PERMISS DA MANISCHAR'], ['FÜHRERAUSWEIS', 'PERMIS DE CONDUIRE']],
  ['GBR', [], ['DRIVING LICENCE', 'PROVISIONAL DRIVING LICENCE', 'TRWYDDED YRRU']],
] // prettier-ignore

const licenceRules: Readonly<Record<string, string>> = { DEU: 'Führerscheinnummer', GBR: 'driver number' }

/** Directive 2006/126/EC, annex I: front 1 to 9, back 9 to 14. */
function frontFields(issuer: string, script: KindScript): readonly KindField[] {
  const numberRule = licenceRules[issuer]
  const local = script === 'Latn' ? {} : ({ script } as const)
  return [
    { key: 'lastName', numbered: '1' },
    { key: 'firstName', numbered: '2' },
    ...(script === 'Latn'
      ? []
      : [{ key: 'fullNameLocal', isUnlabelled: true, isOptional: true, script } as const]),
    { key: 'dob', numbered: '3', date: 'DD.MM.YYYY' },
    { key: 'issued', numbered: '4a', date: 'DD.MM.YYYY' },
    { key: 'expiry', numbered: '4b', date: 'DD.MM.YYYY' },
    { key: 'issueAuthority', numbered: '4c', ...local },
    { key: 'personalNumber', numbered: '4d', isOptional: true },
    { key: 'documentNumber', numbered: '5', ...(numberRule === undefined ? {} : { numberRule }) },
    { key: 'address1', numbered: '8', isOptional: true, ...local },
    { key: 'vehicleClass', numbered: '9' },
  ]
}

/** States of which drawn licences were read. */
const drawn: ReadonlySet<string> = new Set(['DEU', 'GRC', 'POL'])

function licenceOf([issuer, ownTitles, shared]: (typeof titles)[number]): KindDefinition {
  const { languages, names, script = 'Latn' } = europeanState(issuer)
  return {
    id: `${issuer.toLowerCase()}-driving-licence`,
    family: `${issuer.toLowerCase()}-driving-licence`,
    issuer,
    type: 'D',
    name: 'Driving Licence',
    from: issuer === 'CHE' ? 2003 : 2013,
    size: 'ID-1',
    languages,
    scripts: script === 'Latn' ? ['Latn'] : [script, 'Latn'],
    ownTitles,
    titles: shared,
    issuerWords: names,
    colours: ['pink'],
    sides: [
      {
        side: 'FRONT',
        fields: frontFields(issuer, script),
        regions: [
          { what: 'portrait', region: [0.04, 0.26, 0.25, 0.5] },
          { what: 'flag', region: [0.04, 0.05, 0.13, 0.15] },
          { what: 'title', region: [0.22, 0.05, 0.7, 0.15] },
        ],
      },
      {
        side: 'BACK',
        ...(issuer === 'CHE' ? { zone: 'CHE-DL' } : {}),
        fields: [
          { key: 'vehicleClass', numbered: '9' },
          { key: 'unread', numbered: '10' },
          { key: 'unread', numbered: '11' },
          { key: 'restrictions', numbered: '12' },
        ],
      },
    ],
    sources: [
      issuer === 'CHE'
        ? 'Verkehrszulassungsverordnung (SR 741.51)'
        : 'Directive 2006/126/EC, annex I: https://eur-lex.europa.eu/eli/dir/2006/126/oj',
      'https://en.wikipedia.org/wiki/European_driving_licence',
    ],
    tried: drawn.has(issuer) ? 'synthetic' : 'description',
  }
}

/** Licences of the harmonised model, a kind a state. */
export const europeanDrivingLicences: readonly KindDefinition[] = titles.map(licenceOf)
