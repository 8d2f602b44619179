import { descending, luhn, weighted } from '../check-sums.ts'
import { documentOf, personal, personalAndCard, type NumberRule } from '../number-rule.ts'
import { mexicanParts } from '../spelled-names.ts'

/** What is lacking to eleven, ten and eleven being 0. */
function lacksToEleven(sum: number): number {
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const allTheSame = (number: string): boolean => /^(\d)\1+$/.test(number)

/** From the right, weights 2 to 7 over and over; eleven is written 0, ten K. */
function chileanCheck(number: string): boolean {
  const body = Array.from(number.slice(0, -1)).reverse().join('')
  const lacking = (11 - (weighted(body, [2, 3, 4, 5, 6, 7, 2, 3].slice(0, body.length)) % 11)) % 11
  return (lacking === 10 ? 'K' : String(lacking)) === number.slice(-1)
}

/** Ñ stands between N and O. */
const curpLetters = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

function curpCheck(curp: string): boolean {
  const sum = Array.from(curp.slice(0, 17)).reduce(
    (total, letter, place) => total + curpLetters.indexOf(letter) * (18 - place),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(curp[17])
}

/** Particles and the commonest first names say too little to be coded. */
const skipped = new Set(['DA', 'DAS', 'DE', 'DEL', 'DER', 'DI', 'DIE', 'DD', 'EL', 'LA', 'LOS', 'LAS', 'LE', 'LES', 'MAC', 'MC', 'VAN', 'VON', 'Y']) // prettier-ignore
const commonest = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J'])

function curpOf(surname: readonly string[], given: readonly string[]): string | null {
  const [father] = surname.filter((word) => !skipped.has(word))
  const names = given.filter((word) => !skipped.has(word))
  const name = names.length > 1 ? (names.find((word) => !commonest.has(word)) ?? names[0]) : names[0]
  if (father === undefined || name === undefined) return null
  // The mother's surname is not told apart from the father's, and indecent openings are altered: neither is judged.
  const letters = `${father.charAt(0)}..${name.charAt(0)}`
  return `${letters}.........${mexicanParts(father).consonant}.${mexicanParts(name).consonant}..`
}

export const americas: readonly NumberRule[] = [
  {
    issuer: 'BRA', name: 'CPF', places: personal, known: 'law',
    source: 'Instrução Normativa RFB nº 1.548/2015; Receita Federal',
    shape: /^\d{11}$/,
    check: (number) =>
      !allTheSame(number) &&
      lacksToEleven(weighted(number, descending(10, 2))) === Number(number[9]) &&
      lacksToEleven(weighted(number, descending(11, 2))) === Number(number[10]),
  },
  {
    issuer: 'CHL', name: 'RUN', places: personal, known: 'law',
    source: 'Servicio de Registro Civil e Identificación; DS 18 (1973)',
    shape: /^\d{6,8}[\dK]$/,
    check: chileanCheck,
  },
  {
    issuer: 'ARG', name: 'CUIL', places: personal, known: 'law',
    source: 'ANSES; Resolución General DGI 3358',
    shape: /^(?<g>20|2[347])\d{9}$/,
    check: (number) => (11 - (weighted(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(number[10]),
    coded: (of) => ({ sex: of('g') === '20' ? 'M' : of('g') === '27' ? 'F' : undefined }),
  },
  {
    issuer: 'ARG', name: 'DNI', places: documentOf('I'), known: 'law',
    source: 'Ley 17.671; RENAPER',
    shape: /^[FM]?\d{7,8}$/,
  },
  {
    issuer: 'MEX', name: 'CURP', places: personalAndCard, known: 'law',
    source: 'Instructivo normativo para la asignación de la CURP (DOF 18/10/2021), RENAPO',
    shape: /^[A-Z]{4}(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<s>[HMX])[A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}(?<h>[0-9A-Z])\d$/,
    check: curpCheck,
    coded: (of) => ({
      born: `${/\d/.test(of('h')) ? '19' : '20'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: of('s') === 'H' ? 'M' : of('s') === 'M' ? 'F' : undefined,
    }),
    spelled: ({ surname, given }) => curpOf(surname, given),
  },
  {
    issuer: 'COL', name: 'número único de identificación personal (NUIP)', places: documentOf('I'), known: 'law',
    source: 'Registraduría Nacional del Estado Civil, Resolución 3571 de 2003: no check digit',
    shape: /^\d{3,10}$/,
  },
  {
    issuer: 'PER', name: 'código único de identificación (DNI)', places: personalAndCard, known: 'law',
    source: 'RENIEC: dígito de verificación del DNI',
    shape: /^\d{8}[\dA-K]$/,
    check: (number) => {
      const place = 11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
      return ['67890112345'[place % 11], 'KABCDEFGHIJ'[place % 11]].includes(number[8])
    },
  },
  {
    issuer: 'ECU', name: 'cédula de identidad', places: personalAndCard, known: 'law',
    source: 'Dirección General de Registro Civil; modulus 10 (Luhn)',
    shape: /^(?:0[1-9]|1\d|2[0-4]|30|50)[0-6]\d{7}$/,
    check: luhn,
  },
  {
    issuer: 'URY', name: 'cédula de identidad', places: personal, known: 'law',
    source: 'Dirección Nacional de Identificación Civil: dígito verificador, 2987634',
    shape: /^\d{7,8}$/,
    check: (number) => {
      const padded = number.padStart(8, '0')
      return (10 - (weighted(padded, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === Number(padded[7])
    },
  },
  {
    issuer: 'DOM', name: 'cédula de identidad y electoral', places: personalAndCard, known: 'law',
    source: 'Junta Central Electoral; Ley 6125; Luhn',
    shape: /^\d{11}$/,
    check: luhn,
  },
  {
    issuer: 'GTM', name: 'código único de identificación (CUI)', places: personalAndCard, known: 'law',
    source: 'RENAP: CUI, eight digits, a check digit, department and municipality',
    shape: /^\d{9}(?:0[1-9]|1\d|2[0-2])\d{2}$/,
    check: (number) => weighted(number, [2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(number[8]),
  },
  {
    issuer: 'SLV', name: 'documento único de identidad (DUI)', places: personalAndCard, known: 'law',
    source: 'RNPN: modulus 10, weights 9 to 2',
    shape: /^\d{9}$/,
    check: (number) => (10 - (weighted(number, descending(9, 2)) % 10)) % 10 === Number(number[8]),
  },
  {
    issuer: 'CRI', name: 'cédula de identidad', places: documentOf('I'), known: 'law',
    source: 'Tribunal Supremo de Elecciones: province, volume and entry; no check digit',
    shape: /^[1-9]\d{8}$|^1\d{9,11}$/,
  },
  {
    issuer: 'CUB', name: 'número de identidad permanente', places: personalAndCard, known: 'law',
    source: 'Decreto-Ley 248/2007; Resolución 6/2007 MININT',
    shape: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<c>\d)\d{2}(?<s>\d)\d$/,
    coded: (of) => ({
      born: `${of('c') === '9' ? '18' : Number(of('c')) < 6 ? '19' : '20'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: Number(of('s')) % 2 === 0 ? 'M' : 'F',
    }),
  },
  {
    issuer: 'VEN', name: 'cédula de identidad', places: documentOf('I'), known: 'law',
    source: 'Ley Orgánica de Identificación (2014); SAIME',
    shape: /^[VE]?\d{5,9}$/,
  },
  {
    issuer: 'USA', name: 'number of a passport', places: documentOf('P'), known: 'law',
    source: 'U.S. Department of State: nine digits, since 2021 a letter and eight',
    shape: /^(?:\d{9}|[A-Z]\d{8})$/,
  },
  {
    issuer: 'CAN', name: 'number of a passport', places: documentOf('P'), known: 'law',
    source: 'Immigration, Refugees and Citizenship Canada: Find the passport number',
    shape: /^(?:[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/,
  },
] // prettier-ignore
