import { validate as uid } from 'stdnum/lib/cjs/at/uid.js'
import { validate as enterprise } from 'stdnum/lib/cjs/be/vat.js'
import { validate as swissUid } from 'stdnum/lib/cjs/ch/uid.js'
import { validate as siret } from 'stdnum/lib/cjs/fr/siret.js'
import { validate as tva } from 'stdnum/lib/cjs/fr/tva.js'
import { validate as luxembourgVat } from 'stdnum/lib/cjs/lu/tva.js'
import { validate as btw } from 'stdnum/lib/cjs/nl/btw.js'
import { iso7064Mod11And10, luhn } from '../../../check-digits/check-digit-algorithms.ts'
import { dutchElevenTest } from '../../../check-digits/national-numbers.ts'
import { byLibrary, zerosTo, type NumberScheme } from '../number-scheme.ts'
import { firmenbuchnummer } from '../own-checks.ts'

/** Court, number of the register's section, and what follows: `Amtsgericht München, HRB 12345`. */
function germanRegisterNumber(number: string): string {
  const found = /(HRA|HRB|GNR|GSR|VR|PR)(?:NUMMER|NR)?(\d{1,6}[A-Z]{0,2}?)(?:(?:AMTSGERICHT|REGISTERGERICHT|AG)\p{L}+)?$/u.exec(number)
  return found === null ? number : `${found[1] ?? ''}${found[2] ?? ''}`
} // prettier-ignore

/** The library does not test the first nine digits, which are a SIREN. */
const validSiret = (number: string): ReturnType<typeof siret> =>
  luhn(number.slice(0, 9)) ? siret(number) : siret('')

/** `RCS Paris B 552 008 443` and `552 008 443 RCS Paris`. */
function withoutCourt(number: string): string {
  return number.replace(/^RCS\p{L}*(?=\d)|RCS\p{L}*$/gu, '')
}

export const westernEurope: readonly NumberScheme[] = [
  {
    country: 'DE', name: 'register number (HRA, HRB, GnR, GsR, PR, VR)', keys: ['registrationNumber'],
    pattern: /^(?:HRA|HRB|GNR|GSR|VR|PR)[1-9]\d{0,5}[A-Z]{0,2}$/,
    source: 'Handelsregisterverordnung (HRV) §§ 3 and 13; registers of cooperatives, partnerships and associations alike',
    good: ['Amtsgericht München, HRB 12345', 'hrb 98765 B'], bad: ['HRC 12345', 'HRB 1234567'],
    tidy: germanRegisterNumber,
  },
  {
    country: 'DE', name: 'Umsatzsteuer-Identifikationsnummer (USt-IdNr.)', keys: ['taxNumber'], prefix: /^DE/u, labels: /^(?:USTIDNR|USTID|UID)/u,
    pattern: /^[1-9]\d{8}$/, check: { algorithm: 'ISO/IEC 7064 MOD 11,10', holds: iso7064Mod11And10 },
    source: 'Umsatzsteuergesetz § 27a; Bundeszentralamt für Steuern; VIES: VAT number structure of DE',
    good: ['DE136695976', 'DE 811 907 980'], bad: ['DE136695978', 'DE13669597'],
  },
  {
    country: 'DE', name: 'Wirtschafts-Identifikationsnummer (W-IdNr.)', keys: ['taxNumber'], prefix: /^DE/u, labels: /^(?:WIDNR|WID)/u,
    pattern: /^[1-9]\d{13}$/,
    check: { algorithm: 'ISO/IEC 7064 MOD 11,10 of the first nine', holds: (number) => iso7064Mod11And10(number.slice(0, 9)) },
    source: 'Abgabenordnung § 139c; Bundeszentralamt für Steuern: nine digits and five of the activity',
    good: ['DE136695976-00001', 'DE811907980-00002'], bad: ['DE136695978-00001', 'DE136695976-001'],
  },
  {
    country: 'DE', name: 'Steuernummer', keys: ['taxNumber'], labels: /^(?:STEUERNUMMER|STEUERNR|STNR)/u,
    // Ten or eleven digits as an office writes them, thirteen with the state in front and a zero in the fifth place.
    pattern: /^(?:\d{10,11}|(?:1[01]|2[1-4678]|3[0-2]|4[01]|5\d|9\d)\d{2}0\d{8})$/,
    source: 'Abgabenordnung § 139a; ELSTER: Aufbau der Steuernummern (forms by state; check digits differ by state)',
    good: ['121/5752/5373', '2893081508152'], bad: ['121/5752', '9912345678901'],
  },
  {
    country: 'AT', name: 'Firmenbuchnummer', keys: ['registrationNumber'], labels: /^(?:FN|FIRMENBUCHNUMMER|FIRMENBUCHNR)/u,
    pattern: /^[1-9]\d{0,5}[ABDFGHIKMPSTVWXYZ]$/, check: { algorithm: 'weights 6, 4, 14, 15, 10, 1, mod 17', holds: firmenbuchnummer },
    source: 'Firmenbuchgesetz § 3; Bundesministerium für Justiz: Firmenbuch (six digits and a check letter)',
    good: ['FN 122119m', 'FN 93363 z'], bad: ['FN 122119k', 'FN 1221190m'],
    tidy: (number) => number.replace(/^0+/, ''),
  },
  {
    country: 'AT', name: 'Umsatzsteuer-Identifikationsnummer (UID)', keys: ['taxNumber'], prefix: /^AT/u, labels: /^(?:UIDNR|UID)/u,
    pattern: /^U\d{8}$/, check: byLibrary('Luhn with 96 added', uid),
    source: 'Umsatzsteuergesetz 1994 Art. 28; VIES: VAT number structure of AT',
    good: ['ATU13585627', 'U13585627'], bad: ['ATU13585626', 'ATU1358562'],
  },
  {
    country: 'CH', name: 'Unternehmens-Identifikationsnummer (UID, IDE, IDI)', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:UID|IDE|IDI)/u,
    pattern: /^CHE\d{9}$/, check: byLibrary('weights 5, 4, 3, 2, 7, 6, 5, 4, mod 11', swissUid),
    source: 'UIDG (SR 431.03) and UIDV (SR 431.031); eCH-0108',
    good: ['CHE-109.322.551', 'CHE-107.787.577 IVA'], bad: ['CHE-109.322.552', 'CHE-109.322.55'],
    tidy: (number) => number.replace(/(?:MWST|TVA|IVA|TPV|VAT|HR|RC)+$/, '').replace(/^(?=\d{9}$)/, 'CHE'),
  },
  {
    country: 'LI', name: 'register number (FL)', keys: ['registrationNumber'],
    pattern: /^FL\d{11}$/,
    source: 'Handelsregister Liechtenstein: FL-0000.000.000-0',
    good: ['FL-0002.123.456-7', 'FL-0001.050.015-2'], bad: ['FL-0002.123.456', 'LI-0002.123.456-7'],
  },
  {
    country: 'FR', name: 'SIREN', keys: ['registrationNumber', 'taxNumber'], labels: /^SIREN/u,
    pattern: /^\d{9}$/, check: { algorithm: 'Luhn', holds: luhn },
    source: 'Code de commerce art. R123-220 and following; INSEE: SIRENE',
    good: ['552 008 443', '552 008 443 R.C.S. Paris'], bad: ['552 008 442', '552 008 44'],
    tidy: withoutCourt,
  },
  {
    country: 'FR', name: 'SIRET', keys: ['registrationNumber', 'taxNumber'], labels: /^SIRET/u,
    pattern: /^\d{14}$/, check: byLibrary('Luhn, and of the SIREN in it; La Poste: digits by 5', validSiret),
    source: 'Code de commerce art. R123-220 and following; INSEE: SIRENE',
    good: ['732 829 320 00074', '35600000049837'], bad: ['732 829 320 00075', '732 829 320 0007'],
  },
  {
    country: 'FR', name: 'numéro de TVA intracommunautaire', keys: ['taxNumber'], prefix: /^FR/u, labels: /^TVA/u,
    pattern: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, check: byLibrary('key of two signs over the SIREN, mod 97 or 11', tva),
    source: 'Code général des impôts art. 286 ter; VIES: VAT number structure of FR',
    good: ['FR 40 303 265 045', '83404833048'], bad: ['FR 41 303 265 045', 'FR 40 303 265'],
  },
  {
    country: 'MC', name: 'numéro RCI', keys: ['registrationNumber'], labels: /^RCI/u,
    pattern: /^\d{2}[CPS]\d{5}$/,
    source: 'Répertoire du commerce et de l’industrie de Monaco: year, kind, five digits',
    good: ['56 S 00557', 'RCI 02S04043'], bad: ['56 X 00557', '56 S 0557'],
  },
  {
    country: 'MC', name: 'numéro de TVA', keys: ['taxNumber'], prefix: /^FR/u, labels: /^TVA/u,
    pattern: /^[0-9A-HJ-NP-Z]{2}000\d{6}$/, check: byLibrary('key of two signs, mod 97 or 11', tva),
    source: 'Direction des Services Fiscaux de Monaco; VIES: VAT number structure of FR',
    good: ['FR 53 0000 04605', '53000004605'], bad: ['FR 54 0000 04605', 'FR 53 0000 0460'],
  },
  {
    country: 'BE', name: 'ondernemingsnummer, numéro d’entreprise', keys: ['registrationNumber', 'taxNumber'], prefix: /^BE/u,
    labels: /^(?:KBO|BCE|RPR|RPM|BTW|TVA)/u,
    pattern: /^[01]\d{9}$/, check: byLibrary('97 less the rest by 97', enterprise),
    source: 'Wetboek van economisch recht art. III.17; Koninklijk besluit of 24 June 2003; VIES: VAT number structure of BE',
    good: ['0403.019.261', 'BE 428759497'], bad: ['0403.019.262', 'BE 4030192'],
    tidy: zerosTo(10, 9),
  },
  {
    country: 'NL', name: 'KvK-nummer', keys: ['registrationNumber'], labels: /^(?:KVK|HANDELSREGISTER)/u,
    pattern: /^(?!0{8})\d{8}$/,
    source: 'Handelsregisterwet 2007 art. 9; Handelsregisterbesluit 2008; Kamer van Koophandel',
    good: ['KvK 12345678', '34179503'], bad: ['1234567', '12345678X'],
  },
  {
    country: 'NL', name: 'RSIN', keys: ['taxNumber', 'registrationNumber'], labels: /^(?:RSIN|FISCAALNUMMER)/u,
    pattern: /^\d{9}$/, check: { algorithm: 'elfproef', holds: dutchElevenTest },
    source: 'Handelsregisterwet 2007 art. 12; Belastingdienst',
    good: ['RSIN 123456782', '004495445'], bad: ['123456783', '12345678A'],
  },
  {
    country: 'NL', name: 'btw-identificatienummer', keys: ['taxNumber'], prefix: /^NL/u, labels: /^BTW(?:ID)?/u,
    pattern: /^\d{9}B(?!00)\d{2}$/, check: byLibrary('elfproef, or ISO/IEC 7064 MOD 97-10', btw),
    source: 'Wet op de omzetbelasting 1968; Belastingdienst (2020); VIES: VAT number structure of NL',
    good: ['NL 004495445B01', 'NL002455799B11'], bad: ['NL 004495446B01', 'NL 004495445A01'],
  },
  {
    country: 'LU', name: 'numéro RCS', keys: ['registrationNumber'], labels: /^RCS(?:LUXEMBOURG)?/u,
    pattern: /^[A-J][1-9]\d{0,5}$/,
    source: 'Loi du 19 décembre 2002 (registre de commerce et des sociétés): letter of the section and a number',
    good: ['B123456', 'R.C.S. Luxembourg B 6734'], bad: ['123456', 'X123456'],
  },
  {
    country: 'LU', name: 'numéro de TVA', keys: ['taxNumber'], prefix: /^LU/u, labels: /^TVA/u,
    pattern: /^\d{8}$/, check: byLibrary('rest by 89', luxembourgVat),
    source: 'Administration de l’enregistrement, des domaines et de la TVA; VIES: VAT number structure of LU',
    good: ['LU 150 274 42', '10000356'], bad: ['LU 150 274 43', 'LU 150 274'],
  },
] // prettier-ignore
