import { above, bare, beside, inline, middle, print } from '../../compact.ts'
import { dotted, shortMonth, slashed } from '../../dates.ts'
import type { FrontLayout } from '../../front-layout.ts'
import type { Language } from '../languages.table.ts'
import * as v from '../../values.ts'

const upper = (style: (date: string) => string) => (date: string): string => style(date).toUpperCase() // prettier-ignore

/** A driving licence of the European model: numbers for labels. */
const euroLicence = (
  [issuer, language, title, sign]: readonly [string, Language, string, string],
  state: string,
  form: string,
): FrontLayout => ({
  id: `${issuer}-DL`,
  issuer,
  type: 'D',
  language,
  number: { form },
  portrait: { x: 4, y: 15, width: 22, height: 29 },
  signature: [30, 50],
  fixed: [
    print(title, [20, 6.2], 3.2, { bold: true }),
    print(state, [50, 6.2], 2.1),
    print(sign, [6, 7.4], 3.2, { bold: true }),
  ],
  fields: [
    beside([33, 13.6], ['1.', 29], v.surnameSmall),
    beside([33, 18.4], ['2.', 29], ({ given }) => ({ text: given.latin, expected: [{ keys: ['firstName'], value: given.latin }] })), // prettier-ignore
    beside([33, 23.2], ['3.', 29], v.together(v.birth(dotted), ' ', v.birthplace), { em: 2.6 }),
    beside([33, 28], ['4a.', 28], v.issue(dotted), { em: 2.6 }),
    beside([58, 28], ['4b.', 53], v.expiry(dotted), { em: 2.6 }),
    beside([33, 37.6], ['5.', 29], v.number(), { em: 2.6 }),
    beside([33, 42.4], ['9.', 29], v.fixed('AM/B/L'), { em: 2.6 }),
  ],
})

export const latinLayouts: readonly FrontLayout[] = [
  euroLicence(['DEU', 'de', 'FÜHRERSCHEIN', 'D'], 'BUNDESREPUBLIK DEUTSCHLAND', '@##0@@@@###'),
  euroLicence(['POL', 'pl', 'PRAWO JAZDY', 'PL'], 'RZECZPOSPOLITA POLSKA', '#####/##/####'),
  {
    id: 'BRA-CNH',
    issuer: 'BRA',
    type: 'D',
    language: 'pt',
    number: { form: '###########' },
    other: { form: '###.###.###-##', issuer: 'BRA' },
    portrait: { x: 5, y: 17, width: 21, height: 27 },
    fixed: [
      middle('REPÚBLICA FEDERATIVA DO BRASIL', 5, 2.5, { bold: true }),
      middle('CARTEIRA NACIONAL DE HABILITAÇÃO', 9, 2.8, { bold: true }),
    ],
    fields: [
      above([29, 17.6], 'NOME', v.fullLatin('given first'), { em: 2.7 }),
      above([29, 24], 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', v.fixed('3482917 SSP SP'), { em: 2.5 }),
      above([29, 30.4], 'CPF', v.otherNumber(), { em: 2.6 }),
      above([58, 30.4], 'DATA NASCIMENTO', v.birth(slashed), { em: 2.6 }),
      above([29, 36.8], 'FILIAÇÃO', v.fatherLatin, { em: 2.4 }),
      above([29, 43.2], 'Nº REGISTRO', v.number(), { em: 2.6 }),
      above([58, 43.2], 'VALIDADE', v.expiry(slashed), { em: 2.6 }),
      above([29, 49.6], 'DATA EMISSÃO', v.issue(slashed), { em: 2.6 }),
      above([58, 49.6], 'CAT. HAB.', v.fixed('AB', { keys: ['vehicleClass'], value: 'AB' }), { em: 2.6 }),
    ],
  },
  {
    id: 'BRA-RG',
    issuer: 'BRA',
    type: 'I',
    language: 'pt',
    number: { form: '##.###.###-#' },
    other: { form: '###.###.###-##', issuer: 'BRA' },
    portrait: { x: 60, y: 14, width: 21, height: 28 },
    fixed: [
      print('REPÚBLICA FEDERATIVA DO BRASIL', [5, 5.4], 2.4, { bold: true }),
      print('CARTEIRA DE IDENTIDADE', [5, 9.4], 2.8, { bold: true }),
    ],
    fields: [
      above([5, 17], 'REGISTRO GERAL', v.number(), { em: 2.8 }),
      above([32, 17], 'DATA DE EXPEDIÇÃO', v.issue(slashed), { em: 2.6 }),
      above([5, 24], 'NOME', v.fullLatin('given first')),
      above([5, 31], 'FILIAÇÃO', v.fatherLatin, { em: 2.4 }),
      above([5, 38], 'NATURALIDADE', v.birthplace, { em: 2.6 }),
      above([32, 38], 'DATA DE NASCIMENTO', v.birth(slashed), { em: 2.6 }),
      above([5, 45], 'CPF', v.otherNumber(), { em: 2.6 }),
    ],
  },
  {
    id: 'MEX-INE',
    issuer: 'MEX',
    type: 'I',
    language: 'es',
    number: { form: '@@@@@@YYMMDD09H###' },
    portrait: { x: 4, y: 14, width: 22, height: 28 },
    signature: [2.5, 51],
    fixed: [
      print('MÉXICO', [5, 6.4], 3.4, { bold: true }),
      print('INSTITUTO NACIONAL ELECTORAL', [30, 5.6], 2.6, { bold: true }),
      print('CREDENCIAL PARA VOTAR', [38, 9.6], 2.6, { bold: true }),
    ],
    fields: [
      above([29, 17], 'NOMBRE', v.surnameLatin, { em: 2.6 }),
      bare([29, 20.6], v.givenLatin, { em: 2.6 }),
      above([70, 17], 'SEXO', v.sex('H', 'M'), { em: 2.6 }),
      above([29, 27], 'DOMICILIO', v.address, { em: 2.4 }),
      inline([29, 33.4], 'CLAVE DE ELECTOR ', v.number(), { em: 2.5 }),
      above([29, 41], 'FECHA DE NACIMIENTO', v.birth(slashed), { em: 2.5 }),
      above([58, 41], 'SECCIÓN', v.fixed('1147'), { em: 2.5 }),
      above([34, 48], 'AÑO DE REGISTRO', v.fixed('2008 01'), { em: 2.5 }),
      above([58, 48], 'VIGENCIA', ({ issued, expiry }) => ({ text: `${issued.slice(0, 4)} - ${expiry.slice(0, 4)}`, expected: [] }), { em: 2.5 }), // prettier-ignore
    ],
  },
  {
    id: 'NGA-ID',
    issuer: 'NGA',
    type: 'I',
    language: 'en',
    number: { form: '###########', issuer: 'NGA' },
    portrait: { x: 4, y: 14, width: 22, height: 28 },
    fixed: [
      print('FEDERAL REPUBLIC OF NIGERIA', [14, 5.6], 2.9, { bold: true }),
      print('NATIONAL IDENTITY CARD', [22, 9.8], 2.9, { bold: true }),
    ],
    fields: [
      above([29, 17], 'SURNAME', v.surnameLatin),
      above([29, 24], 'GIVEN NAMES', v.givenLatin),
      above([29, 31], 'DATE OF BIRTH', v.birth(upper(shortMonth()))),
      above([62, 31], 'SEX', v.sex('M', 'F')),
      above([29, 38], 'ISSUE DATE', v.issue(upper(shortMonth()))),
      above([29, 46], 'NIN', v.number(), { em: 3.2 }),
    ],
  },
  {
    id: 'ZAF-ID',
    issuer: 'ZAF',
    type: 'I',
    language: 'en',
    number: { form: 'YYMMDD#######', issuer: 'ZAF' },
    portrait: { x: 58, y: 13, width: 23, height: 30 },
    signature: [56, 50],
    fixed: [
      print('REPUBLIC OF SOUTH AFRICA', [22, 5.8], 3, { bold: true }),
      print('NATIONAL IDENTITY CARD', [30, 9.6], 2.5),
    ],
    fields: [
      above([5, 17], 'Surname:', v.surnameLatin, { em: 2.6 }),
      above([5, 23], 'Names:', v.givenLatin, { em: 2.6 }),
      above([5, 29], 'Sex:', v.sex('M', 'F'), { em: 2.6 }),
      above([24, 29], 'Nationality:', v.fixed('RSA'), { em: 2.6 }),
      above([5, 35], 'Identity Number:', v.number(), { em: 2.6 }),
      above([5, 41], 'Date of Birth:', v.birth(upper(shortMonth())), { em: 2.6 }),
      above([5, 47], 'Country of Birth:', v.fixed('RSA'), { em: 2.6 }),
    ],
  },
  {
    id: 'KEN-ID',
    issuer: 'KEN',
    type: 'I',
    language: 'en',
    number: { form: '########' },
    other: { form: '#########' },
    portrait: { x: 4, y: 16, width: 22, height: 28 },
    signature: [54, 48],
    fixed: [
      print('JAMHURI YA KENYA', [6, 5.6], 2.7, { bold: true }),
      print('REPUBLIC OF KENYA', [46, 5.6], 2.7, { bold: true }),
    ],
    fields: [
      inline([5, 11], 'SERIAL NUMBER: ', v.otherNumber(), { em: 2.4 }),
      inline([46, 11], 'ID NUMBER: ', v.number(), { em: 2.6 }),
      above([29, 18], 'FULL NAMES', v.fullLatin('given first'), { em: 2.7 }),
      above([29, 24.6], 'DATE OF BIRTH', v.birth(dotted), { em: 2.6 }),
      above([29, 31.2], 'SEX', v.sex('MALE', 'FEMALE'), { em: 2.6 }),
      above([29, 37.8], 'DISTRICT OF BIRTH', v.birthplace, { em: 2.6 }),
      above([29, 44.4], 'PLACE OF ISSUE', v.fixed('WESTLANDS'), { em: 2.6 }),
      above([29, 51], 'DATE OF ISSUE', v.issue(dotted), { em: 2.6 }),
    ],
  },
  {
    id: 'GHA-ID',
    issuer: 'GHA',
    type: 'I',
    language: 'en',
    number: { form: 'GHA-#########-#' },
    portrait: { x: 4, y: 16, width: 21, height: 27 },
    fixed: [
      print('ECOWAS IDENTITY CARD', [26, 9.6], 2.7, { bold: true }),
      print('REPUBLIC OF GHANA', [26, 5.4], 2.7, { bold: true }),
    ],
    fields: [
      above([28, 17], 'Surname/Nom', v.surnameLatin, { em: 2.6 }),
      above([28, 23.4], 'Firstnames/Prénoms', v.givenLatin, { em: 2.6 }),
      above([28, 29.8], 'Nationality/Nationalité', v.fixed('GHANAIAN'), { em: 2.6 }),
      above([58, 29.8], 'Date of Birth/Date de Naissance', v.birth(slashed), { em: 2.4, labelEm: 1.5 }),
      above([28, 36.2], 'Personal ID Number/Numéro d’identification', v.number(), { em: 2.6 }),
      above([28, 42.6], 'Date of Issuance/Date d’émission', v.issue(slashed), { em: 2.5, labelEm: 1.6 }),
      above([28, 49], 'Date of Expiry/Date d’expiration', v.expiry(slashed), { em: 2.5 }),
      above([64, 49], 'Sex/Sexe', v.sex('M', 'F'), { em: 2.6 }),
    ],
  },
]
