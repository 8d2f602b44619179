import { descending, luhn, weightedSum } from '../../../check-digits/check-digit-algorithms.ts'
import { argentineCuit, chileanRut } from '../../../check-digits/national-numbers.ts'
import {
  documentNumberOn,
  personalNumberField,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'
import { curpNameLetters } from '../name-codes.ts'

/** What is lacking to eleven, ten and eleven being 0. */
function complementModulo11(sum: number): number {
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const areAllSame = (number: string): boolean => /^(\d)\1+$/.test(number)

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
const skippedWords = new Set(['DA', 'DAS', 'DE', 'DEL', 'DER', 'DI', 'DIE', 'DD', 'EL', 'LA', 'LOS', 'LAS', 'LE', 'LES', 'MAC', 'MC', 'VAN', 'VON', 'Y']) // prettier-ignore
const skippedFirstNames = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J'])

function curpOf(surname: readonly string[], given: readonly string[]): string | null {
  const [father] = surname.filter((word) => !skippedWords.has(word))
  const names = given.filter((word) => !skippedWords.has(word))
  const name = names.length > 1 ? (names.find((word) => !skippedFirstNames.has(word)) ?? names[0]) : names[0]
  if (father === undefined || name === undefined) return null
  // The mother's surname is not told apart from the father's, and indecent openings are altered: neither is judged.
  const letters = `${father.charAt(0)}..${name.charAt(0)}`
  return `${letters}.........${curpNameLetters(father).consonant}.${curpNameLetters(name).consonant}..`
}

export const americas: readonly IdNumberRule[] = [
  {
    issuer: 'BRA', name: 'CPF', locations: personalNumberField, basis: 'law',
    source: 'Instrução Normativa RFB nº 1.548/2015; Receita Federal',
    pattern: /^\d{11}$/,
    hasValidCheckDigits: (number) =>
      !areAllSame(number) &&
      complementModulo11(weightedSum(number, descending(10, 2))) === Number(number[9]) &&
      complementModulo11(weightedSum(number, descending(11, 2))) === Number(number[10]),
  },
  {
    issuer: 'CHL', name: 'RUN', locations: personalNumberField, basis: 'law',
    source: 'Servicio de Registro Civil e Identificación; DS 18 (1973)',
    pattern: /^\d{6,8}[\dK]$/,
    hasValidCheckDigits: chileanRut,
  },
  {
    issuer: 'ARG', name: 'CUIL', locations: personalNumberField, basis: 'law',
    source: 'ANSES; Resolución General DGI 3358',
    pattern: /^(?<g>20|2[347])\d{9}$/,
    hasValidCheckDigits: argentineCuit,
    decode: (of) => ({ sex: of('g') === '20' ? 'M' : of('g') === '27' ? 'F' : undefined }),
  },
  {
    issuer: 'ARG', name: 'DNI', locations: documentNumberOn('I'), basis: 'law',
    source: 'Ley 17.671; RENAPER',
    pattern: /^[FM]?\d{7,8}$/,
  },
  {
    issuer: 'MEX', name: 'CURP', locations: personalOrCardNumberField, basis: 'law',
    source: 'Instructivo normativo para la asignación de la CURP (DOF 18/10/2021), RENAPO',
    pattern: /^[A-Z]{4}(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<s>[HMX])[A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}(?<h>[0-9A-Z])\d$/,
    hasValidCheckDigits: curpCheck,
    decode: (of) => ({
      birthDate: `${/\d/.test(of('h')) ? '19' : '20'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: of('s') === 'H' ? 'M' : of('s') === 'M' ? 'F' : undefined,
    }),
    nameCode: ({ surname, givenNames }) => curpOf(surname, givenNames),
  },
  {
    issuer: 'COL', name: 'número único de identificación personal (NUIP)', locations: documentNumberOn('I'), basis: 'law',
    source: 'Registraduría Nacional del Estado Civil, Resolución 3571 de 2003: no check digit',
    pattern: /^\d{3,10}$/,
  },
  {
    issuer: 'PER', name: 'código único de identificación (DNI)', locations: personalOrCardNumberField, basis: 'law',
    source: 'RENIEC: dígito de verificación del DNI',
    pattern: /^\d{8}[\dA-K]$/,
    hasValidCheckDigits: (number) => {
      const place = 11 - (weightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
      return ['67890112345'[place % 11], 'KABCDEFGHIJ'[place % 11]].includes(number[8])
    },
  },
  {
    issuer: 'ECU', name: 'cédula de identidad', locations: personalOrCardNumberField, basis: 'law',
    source: 'Dirección General de Registro Civil; modulus 10 (Luhn)',
    pattern: /^(?:0[1-9]|1\d|2[0-4]|30|50)[0-6]\d{7}$/,
    hasValidCheckDigits: luhn,
  },
  {
    issuer: 'URY', name: 'cédula de identidad', locations: personalNumberField, basis: 'law',
    source: 'Dirección Nacional de Identificación Civil: dígito verificador, 2987634',
    pattern: /^\d{7,8}$/,
    hasValidCheckDigits: (number) => {
      const padded = number.padStart(8, '0')
      return (10 - (weightedSum(padded, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === Number(padded[7])
    },
  },
  {
    issuer: 'DOM', name: 'cédula de identidad y electoral', locations: personalOrCardNumberField, basis: 'law',
    source: 'Junta Central Electoral; Ley 6125; Luhn',
    pattern: /^\d{11}$/,
    hasValidCheckDigits: luhn,
  },
  {
    issuer: 'GTM', name: 'código único de identificación (CUI)', locations: personalOrCardNumberField, basis: 'law',
    source: 'RENAP: CUI, eight digits, a check digit, department and municipality',
    pattern: /^\d{9}(?:0[1-9]|1\d|2[0-2])\d{2}$/,
    hasValidCheckDigits: (number) => weightedSum(number, [2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(number[8]),
  },
  {
    issuer: 'SLV', name: 'documento único de identidad (DUI)', locations: personalOrCardNumberField, basis: 'law',
    source: 'RNPN: modulus 10, weights 9 to 2',
    pattern: /^\d{9}$/,
    hasValidCheckDigits: (number) => (10 - (weightedSum(number, descending(9, 2)) % 10)) % 10 === Number(number[8]),
  },
  {
    issuer: 'CRI', name: 'cédula de identidad', locations: documentNumberOn('I'), basis: 'law',
    source: 'Tribunal Supremo de Elecciones: province, volume and entry; no check digit',
    pattern: /^[1-9]\d{8}$|^1\d{9,11}$/,
  },
  {
    issuer: 'CUB', name: 'número de identidad permanente', locations: personalOrCardNumberField, basis: 'law',
    source: 'Decreto-Ley 248/2007; Resolución 6/2007 MININT',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<c>\d)\d{2}(?<s>\d)\d$/,
    decode: (of) => ({
      birthDate: `${of('c') === '9' ? '18' : Number(of('c')) < 6 ? '19' : '20'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: Number(of('s')) % 2 === 0 ? 'M' : 'F',
    }),
  },
  {
    issuer: 'VEN', name: 'cédula de identidad', locations: documentNumberOn('I'), basis: 'law',
    source: 'Ley Orgánica de Identificación (2014); SAIME',
    pattern: /^[VE]?\d{5,9}$/,
  },
  {
    issuer: 'USA', name: 'number of a passport', locations: documentNumberOn('P'), basis: 'law',
    source: 'U.S. Department of State: nine digits, since 2021 a letter and eight',
    pattern: /^(?:\d{9}|[A-Z]\d{8})$/,
  },
  {
    issuer: 'CAN', name: 'number of a passport', locations: documentNumberOn('P'), basis: 'law',
    source: 'Immigration, Refugees and Citizenship Canada: Find the passport number',
    pattern: /^(?:[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/,
  },
] // prettier-ignore
