import type { KindDefinition } from '../kind-definition.ts'
import { europeanState } from './european-states.table.ts'

/**
 * What the permit of each state calls itself. `own`: no other state's does. Regulation (EC) 1030/2002 as amended by (EU) 2017/1954:
 * the title in the languages of the issuer; zone, chip and fields are the same everywhere.
 */
const titles: readonly (readonly [issuer: string, own: readonly string[], shared: readonly string[]])[] = [
  ['AUT', [], ['AUFENTHALTSTITEL']],
  ['BEL', [], ['VERBLIJFSTITEL', 'TITRE DE SÉJOUR', 'AUFENTHALTSTITEL', 'VERBLIJFSKAART', 'CARTE DE SÉJOUR', 'AUFENTHALTSKARTE']],
  ['BGR', ['РАЗРЕШЕНИЕ ЗА ПРЕБИВАВАНЕ'], ['RESIDENCE PERMIT']],
  ['HRV', [], ['DOZVOLA BORAVKA', 'RESIDENCE PERMIT']],
  ['CYP', [], ['ΑΔΕΙΑ ΔΙΑΜΟΝΗΣ', 'RESIDENCE PERMIT']],
  ['CZE', ['POVOLENÍ K POBYTU'], ['RESIDENCE PERMIT']],
  ['DNK', ['OPHOLDSTILLADELSE', 'OPHOLDSKORT'], ['RESIDENCE PERMIT']],
  ['EST', ['ELAMISLUBA', 'ELAMISLOAKAART'], ['RESIDENCE PERMIT', 'RESIDENCE PERMIT CARD']],
  ['FIN', ['OLESKELULUPA'], ['UPPEHÅLLSTILLSTÅND', 'RESIDENCE PERMIT']],
  ['FRA', [], ['TITRE DE SÉJOUR', 'RESIDENCE PERMIT', 'CERTIFICAT DE RÉSIDENCE']],
  ['DEU', [], ['AUFENTHALTSTITEL', 'RESIDENCE PERMIT', 'AUFENTHALTSKARTE']],
  ['GRC', [], ['ΑΔΕΙΑ ΔΙΑΜΟΝΗΣ', 'RESIDENCE PERMIT']],
  ['HUN', ['TARTÓZKODÁSI ENGEDÉLY'], ['RESIDENCE PERMIT']],
  ['ISL', ['DVALARLEYFI', 'DVALARSKÍRTEINI'], ['RESIDENCE PERMIT']],
  ['IRL', ['IRISH RESIDENCE PERMIT', 'CEAD CÓNAITHE'], ['RESIDENCE PERMIT']],
  ['ITA', ['PERMESSO DI SOGGIORNO', 'CARTA DI SOGGIORNO'], ['RESIDENCE PERMIT']],
  ['LVA', ['UZTURĒŠANĀS ATĻAUJA'], ['RESIDENCE PERMIT']],
  ['LIE', [], ['AUFENTHALTSTITEL', 'AUSLÄNDERAUSWEIS']],
  ['LTU', ['LEIDIMAS GYVENTI'], ['RESIDENCE PERMIT']],
  ['LUX', [], ['TITRE DE SÉJOUR', 'CARTE DE SÉJOUR']],
  ['MLT', ['PERMESS TA’ RESIDENZA'], ['RESIDENCE PERMIT']],
  ['NLD', [], ['VERBLIJFSTITEL', 'VERBLIJFSDOCUMENT', 'RESIDENCE PERMIT']],
  ['NOR', ['OPPHOLDSTILLATELSE', 'OPPHOLDSKORT'], ['RESIDENCE PERMIT']],
  ['POL', ['KARTA POBYTU', 'DOKUMENT POBYTOWY'], ['RESIDENCE PERMIT']],
  ['PRT', [], ['TÍTULO DE RESIDÊNCIA', 'RESIDENCE PERMIT']],
  ['ROU', [], ['PERMIS DE ȘEDERE', 'RESIDENCE PERMIT']],
  ['SVK', ['POVOLENIE NA POBYT'], ['RESIDENCE PERMIT']],
  ['SVN', ['DOVOLJENJE ZA PREBIVANJE'], ['RESIDENCE PERMIT']],
  ['ESP', [], ['PERMISO DE RESIDENCIA', 'TARJETA DE RESIDENCIA']],
  ['SWE', [], ['UPPEHÅLLSTILLSTÅND', 'UPPEHÅLLSTILLSTÅNDSKORT', 'UPPEHÅLLSKORT', 'RESIDENCE PERMIT']],
  ['CHE', [], ['AUFENTHALTSTITEL', 'TITRE DE SÉJOUR', 'TITOLO DI SOGGIORNO', 'AUSLÄNDERAUSWEIS', 'LIVRET POUR ÉTRANGERS']],
  ['GBR', [], ['RESIDENCE PERMIT', 'BIOMETRIC RESIDENCE PERMIT']],
] // prettier-ignore

function permitOf([issuer, ownTitles, shared]: (typeof titles)[number]): KindDefinition {
  const { languages, names, script } = europeanState(issuer)
  return {
    id: `${issuer.toLowerCase()}-residence-permit`,
    family: `${issuer.toLowerCase()}-residence-permit`,
    issuer,
    type: 'R',
    name: 'Residence Permit',
    from: issuer === 'GBR' ? 2008 : 2011,
    size: 'ID-1',
    languages,
    scripts: script === undefined ? ['Latn'] : [script, 'Latn'],
    ownTitles,
    titles: shared,
    issuerWords: names,
    sides: [
      {
        side: 'FRONT',
        fields: [
          { key: 'documentNumber', isUnlabelled: true, pattern: /[A-Z\d]{1,3}\d{5,8}[A-Z]?/ },
          { key: 'fullName' },
          { key: 'sex', isOptional: true },
          { key: 'nationalityIso3', isOptional: true },
          { key: 'dob', date: 'DD MM YYYY', isOptional: true },
          { key: 'expiry', date: 'DD MM YYYY' },
          { key: 'issueAuthority', isOptional: true },
          { key: 'issued', date: 'DD MM YYYY', isOptional: true },
          { key: 'unread', labels: ['Type of permit', 'REMARKS', 'Remarks'], isOptional: true },
        ],
        regions: [{ what: 'portrait', region: [0.04, 0.24, 0.28, 0.62] }],
      },
      {
        side: 'BACK',
        zone: 'TD1',
        fields: [
          { key: 'sex', isOptional: true },
          { key: 'dob', date: 'DD MM YYYY', isOptional: true },
          { key: 'nationalityIso3', isOptional: true },
          { key: 'address1', isOptional: true },
        ],
      },
    ],
    sources: [
      'Regulation (EC) 1030/2002 as amended by Regulation (EU) 2017/1954: https://eur-lex.europa.eu/eli/reg/2002/1030',
      'https://www.consilium.europa.eu/prado/en/prado-start-page.html',
    ],
    tried: 'description',
  }
}

/** Residence permits of the uniform format, a kind a state. */
export const europeanResidencePermits: readonly KindDefinition[] = titles.map(permitOf)
