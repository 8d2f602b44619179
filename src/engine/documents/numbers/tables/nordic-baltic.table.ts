import { luhn, weightedSum } from '../../../check-digits/check-digit-algorithms.ts'
import { balticCode, icelandicKennitala } from '../../../check-digits/national-numbers.ts'
import {
  subtractOffset,
  oddIsMale,
  personalNumberField,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'

/** Months and days are left open where the number counts them otherwise. */
const birthDayOf = (written: string): string => (Number(written) > 60 ? subtractOffset(written, 60) : written)

const finnishCheckLetters = '0123456789ABCDEFHJKLMNPRSTUVWXY'

function danishCentury(seventh: number, year: number): string {
  if (seventh < 4) return '19'
  if (seventh === 4 || seventh === 9) return year < 37 ? '20' : '19'
  return year < 58 ? '20' : '18'
}

const baltic = {
  locations: personalOrCardNumberField,
  basis: 'law',
  pattern: /^(?<g>[1-8])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{4}$/,
  hasValidCheckDigits: balticCode,
  decode: (of: (group: string) => string) => ({
    birthDate: `${17 + Math.ceil(Number(of('g')) / 2)}${of('yy')}-${of('mm')}-${of('dd')}`,
    sex: oddIsMale(of('g')),
  }),
} as const

export const nordicBaltic: readonly IdNumberRule[] = [
  {
    issuer: 'DNK', name: 'personnummer (CPR)', locations: personalNumberField, basis: 'law',
    // The check digit is no longer kept to since October 2007.
    source: 'CPR-kontoret: Personnummeret i CPR; Lov om Det Centrale Personregister',
    pattern: /^(?<dd>[0-7]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})(?<c>\d)\d{2}(?<s>\d)$/,
    decode: (of) => ({
      birthDate: `${danishCentury(Number(of('c')), Number(of('yy')))}${of('yy')}-${of('mm')}-${birthDayOf(of('dd'))}`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'NOR', name: 'fødselsnummer or D-nummer', locations: personalOrCardNumberField, basis: 'law',
    source: 'Skatteetaten; Folkeregisterforskriften § 2-2-1',
    pattern: /^(?<dd>[0-7]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{2}(?<s>\d)\d{2}$/,
    hasValidCheckDigits: (number) =>
      weightedSum(number, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    decode: (of) => ({
      birthDate: `..${of('yy')}-${of('mm')}-${Number(of('dd')) > 40 ? subtractOffset(of('dd'), 40) : of('dd')}`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'SWE', name: 'personnummer or samordningsnummer', locations: personalOrCardNumberField, basis: 'law',
    source: 'Folkbokföringslagen (1991:481) § 18; Skatteverket SKV 704',
    ignored: /[\s.\-+/<]/g,
    pattern: /^(?<cc>1[89]|20)?(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-9]\d)\d{2}(?<s>\d)\d$/,
    hasValidCheckDigits: (number) => luhn(number.slice(-10)),
    decode: (of) => ({
      birthDate: `${of('cc').padEnd(2, '.')}${of('yy')}-${of('mm')}-${birthDayOf(of('dd'))}`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'FIN', name: 'henkilötunnus', locations: personalOrCardNumberField, basis: 'law',
    source: 'Digital and Population Data Services Agency (DVV); Government Decree 128/2010 as amended 2022',
    ignored: /[\s./<]/g,
    pattern: /^(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})(?<c>[-+A-FU-Y])\d{2}(?<s>\d)[0-9A-FHJ-NPR-Y]$/,
    hasValidCheckDigits: (number) =>
      finnishCheckLetters[Number(number.slice(0, 6) + number.slice(7, 10)) % 31] === number.slice(-1),
    decode: (of) => {
      const century = of('c') === '+' ? '18' : /[A-F]/.test(of('c')) ? '20' : '19'
      return { birthDate: `${century}${of('yy')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }
    },
  },
  {
    issuer: 'ISL', name: 'kennitala', locations: personalNumberField, basis: 'law',
    source: 'Þjóðskrá Íslands (Registers Iceland): kennitala',
    pattern: /^(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{3}(?<c>[890])$/,
    hasValidCheckDigits: icelandicKennitala,
    decode: (of) => ({
      birthDate: `${of('c') === '0' ? '20' : `1${of('c')}`}${of('yy')}-${of('mm')}-${of('dd')}`,
    }),
  },
  { issuer: 'EST', name: 'isikukood', source: 'EVS 585:2007; Rahvastikuregistri seadus', ...baltic },
  { issuer: 'LTU', name: 'asmens kodas', source: 'Gyventojų registro įstatymas (I-2237)', ...baltic },
  {
    issuer: 'LVA', name: 'personas kods', locations: personalOrCardNumberField, basis: 'law',
    source: 'Fizisko personu reģistra likums; PMLP',
    pattern: /^(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})(?<c>[0-2])\d{4}$/,
    hasValidCheckDigits: (number) =>
      ((weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1) % 11) % 10 === Number(number.slice(-1)),
    decode: (of) => ({ birthDate: `${18 + Number(of('c'))}${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'LVA', name: 'personas kods without a birth date', locations: personalOrCardNumberField, basis: 'law',
    source: 'Fizisko personu reģistra likums, since July 2017',
    pattern: /^3[2-9]\d{9}$/,
  },
] // prettier-ignore
