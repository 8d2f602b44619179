import {
  descending,
  iso7064Mod11And10,
  remainder,
  characterValueAt,
  weightedSum,
} from '../../../check-digits/check-digit-algorithms.ts'
import { kazakhNumber } from '../../../check-digits/national-numbers.ts'
import { isInn } from '../../../check-digits/identifiers.ts'
import {
  documentNumberOn,
  oddIsMale,
  personalNumberField,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'

type SharedRule = Omit<IdNumberRule, 'issuer' | 'name' | 'source'>

/** Months carry the century: 80 for the nineteenth, 20, 40 and 60 for those after the twentieth. */
const polishCenturies = ['19', '20', '21', '22', '18'] as const

/** Women's months are 50 more; since 2004 a further 20 may be added where numbers ran out. */
function czechMonth(written: string): string {
  return String((((Number(written) % 50) - 1) % 20) + 1).padStart(2, '0')
}

/** Ten digits since 1954; a remainder of ten was written 0 until 1985. */
function czechCheck(number: string): boolean {
  const rest = remainder(number.slice(0, 9), 11)
  return (rest === 10 ? 0 : rest) === Number(number[9])
}

const rodneCislo: SharedRule = {
  locations: personalNumberField,
  basis: 'law',
  pattern: /^(?<yy>\d{2})(?<mm>[0-35-8]\d)(?<dd>[0-3]\d)\d{4}$/,
  hasValidCheckDigits: czechCheck,
  decode: (of) => ({
    birthDate: `..${of('yy')}-${czechMonth(of('mm'))}-${of('dd')}`,
    sex: Number(of('mm')) > 50 ? 'F' : 'M',
  }),
}

/** Given out before 1954, without a check digit. */
const shortRodneCislo: SharedRule = {
  locations: personalNumberField,
  basis: 'law',
  pattern: /^(?<yy>\d{2})(?<mm>[0156]\d)(?<dd>[0-3]\d)\d{3}$/,
  decode: (of) => ({
    birthDate: `..${of('yy')}-${czechMonth(of('mm'))}-${of('dd')}`,
    sex: Number(of('mm')) > 50 ? 'F' : 'M',
  }),
}

/** The number that Yugoslavia gave and most states after it give: day, month, year, region, serial and sex. */
const jmbg: SharedRule = {
  locations: personalOrCardNumberField, basis: 'law',
  pattern: /^(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yyy>[089]\d{2})\d{2}(?<s>\d)\d{3}$/,
  hasValidCheckDigits: (number: string) => {
    const rest = weightedSum(number, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return (rest < 2 ? 0 : 11 - rest) === Number(number.slice(-1))
  },
  decode: (of: (group: string) => string) => ({
    birthDate: `${of('yyy').startsWith('0') ? '2' : '1'}${of('yyy')}-${of('mm')}-${of('dd')}`,
    sex: Number(of('s')) < 5 ? 'M' : 'F',
  }),
} // prettier-ignore

/** Weights 7, 3, 1 with A = 10 …, as in machine readable zones. */
const mrzWeights = (length: number): readonly number[] =>
  Array.from({ length }, (_, place) => [7, 3, 1][place % 3] ?? 0)

export const easternEurope: readonly IdNumberRule[] = [
  {
    issuer: 'POL', name: 'PESEL', locations: personalOrCardNumberField, basis: 'law',
    source: 'Ustawa z dnia 24 września 2010 r. o ewidencji ludności, art. 15; gov.pl: Czym jest numer PESEL',
    pattern: /^(?<yy>\d{2})(?<mm>\d{2})(?<dd>[0-3]\d)\d{3}(?<s>\d)\d$/,
    hasValidCheckDigits: (number) => weightedSum(number, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    decode: (of) => {
      const month = Number(of('mm'))
      const century = polishCenturies[Math.floor(month / 20)] ?? '..'
      return {
        birthDate: `${century}${of('yy')}-${String(month % 20).padStart(2, '0')}-${of('dd')}`,
        sex: oddIsMale(of('s')),
      }
    },
  },
  {
    issuer: 'POL', name: 'seria i numer dowodu osobistego', locations: documentNumberOn('I'), basis: 'law',
    source: 'Rozporządzenie Ministra Spraw Wewnętrznych z 29 stycznia 2015 r. w sprawie dowodu osobistego',
    pattern: /^[A-Z]{3}\d{6}$/,
    hasValidCheckDigits: (number) => weightedSum(number, [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0,
  },
  {
    issuer: 'CZE', name: 'rodné číslo', source: 'Zákon č. 133/2000 Sb., o evidenci obyvatel, § 13', ...rodneCislo,
  },
  { issuer: 'SVK', name: 'rodné číslo', source: 'Zákon č. 301/1995 Z. z. o rodnom čísle', ...rodneCislo },
  { issuer: 'CZE', name: 'rodné číslo of before 1954', source: 'Zákon č. 133/2000 Sb., § 13', ...shortRodneCislo },
  { issuer: 'SVK', name: 'rodné číslo of before 1954', source: 'Zákon č. 301/1995 Z. z.', ...shortRodneCislo },
  {
    issuer: 'HUN', name: 'személyi azonosító', locations: personalNumberField, basis: 'law',
    source: '1996. évi XX. törvény, melléklet',
    pattern: /^(?<g>[1-8])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{4}$/,
    // Born since 1997 the weights run the other way.
    hasValidCheckDigits: (number) =>
      [descending(10, 1), descending(10, 1).toReversed()].some(
        (weights) => weightedSum(number, weights) % 11 === Number(number[10]),
      ),
    decode: (of) => ({
      birthDate: `${/[34]/.test(of('g')) ? '..' : '19'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('g')),
    }),
  },
  {
    issuer: 'ROU', name: 'cod numeric personal (CNP)', locations: personalOrCardNumberField, basis: 'law',
    source: 'OUG nr. 97/2005; Legea nr. 105/1996; DEPABD',
    pattern: /^(?<g>[1-9])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?:0[1-9]|[1-4]\d|5[12]|70|8[0-3]|90|99)\d{4}$/,
    hasValidCheckDigits: (number) => {
      const rest = weightedSum(number, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      return (rest === 10 ? 1 : rest) === Number(number.slice(-1))
    },
    decode: (of) => {
      const century = ['..', '19', '19', '18', '18', '20', '20'][Number(of('g'))] ?? '..'
      return {
        birthDate: `${century}${of('yy')}-${of('mm')}-${of('dd')}`,
        sex: of('g') === '9' ? undefined : oddIsMale(of('g')),
      }
    },
  },
  {
    issuer: 'BGR', name: 'единен граждански номер (ЕГН)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Закон за гражданската регистрация, чл. 11; Наредба № РД-02-20-9 (ГРАО)',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2]|2[1-9]|3[0-2]|4[1-9]|5[0-2])(?<dd>[0-3]\d)\d{2}(?<s>\d)\d$/,
    hasValidCheckDigits: (number) => (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(number[9]),
    decode: (of) => {
      const month = Number(of('mm'))
      const century = month > 40 ? '20' : month > 20 ? '18' : '19'
      return {
        birthDate: `${century}${of('yy')}-${String(month % 20).padStart(2, '0')}-${of('dd')}`,
        sex: oddIsMale(of('s')) === 'M' ? 'F' : 'M',
      }
    },
  },
  {
    issuer: 'HRV', name: 'osobni identifikacijski broj (OIB)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Zakon o osobnom identifikacijskom broju (NN 60/08); ISO/IEC 7064 MOD 11,10',
    pattern: /^\d{11}$/,
    hasValidCheckDigits: iso7064Mod11And10,
  },
  { issuer: 'SVN', name: 'EMŠO', source: 'Zakon o centralnem registru prebivalstva (ZCRP)', ...jmbg },
  { issuer: 'SRB', name: 'JMBG', source: 'Закон о јединственом матичном броју грађана (24/2018)', ...jmbg },
  { issuer: 'BIH', name: 'JMB', source: 'Zakon o jedinstvenom matičnom broju (BiH, 32/01)', ...jmbg },
  { issuer: 'MNE', name: 'JMB', source: 'Zakon o centralnom registru stanovništva (Crna Gora, 49/07)', ...jmbg },
  { issuer: 'MKD', name: 'ЕМБГ', source: 'Закон за матичен број на граѓанинот (36/92)', ...jmbg },
  {
    issuer: 'GRC', name: 'AMKA', locations: personalNumberField, basis: 'law',
    source: 'Law 3655/2008 art. 153; IDIKA (Luhn)',
    pattern: /^(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{3}(?<s>\d)\d$/,
    hasValidCheckDigits: (number) =>
      Array.from(number).reduce((sum, _, place) => {
        const value = characterValueAt(number, place)
        const doubled = 2 * value > 9 ? 2 * value - 9 : 2 * value
        return sum + (place % 2 === 1 ? doubled : value)
      }, 0) % 10 === 0,
    decode: (of) => ({ birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'MLT', name: 'identity card number', locations: documentNumberOn('I'), basis: 'law',
    source: 'Identity Card and other Identity Documents Act (Cap. 258); Identità',
    pattern: /^0{0,2}\d{3,7}[MGAPLHBZ]$/,
  },
  {
    issuer: 'UKR', name: 'РНОКПП', locations: personalNumberField, basis: 'law',
    source: 'Наказ Мінфіну № 822 від 29.09.2017; days since 31 December 1899',
    pattern: /^(?<days>\d{5})\d{3}(?<s>\d)\d$/,
    hasValidCheckDigits: (number) => (weightedSum(number, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11 + 11) % 11 % 10 === Number(number[9]),
    decode: (of) => ({
      birthDate: new Date((Number(of('days')) - 25_568) * 86_400_000).toISOString().slice(0, 10),
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'UKR', name: 'УНЗР (record number)', locations: personalNumberField, basis: 'law',
    source: 'Закон № 5492-VI art. 10; weights of ICAO Doc 9303',
    pattern: /^(?<year>(?:19|20)\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{5}$/,
    hasValidCheckDigits: (number) => weightedSum(number, mrzWeights(12)) % 10 === Number(number[12]),
    decode: (of) => ({ birthDate: `${of('year')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'MDA', name: 'IDNP', locations: personalNumberField, basis: 'law',
    source: 'Hotărârea Guvernului nr. 333/2002; weights 7, 3, 1',
    pattern: /^[0-2]\d{12}$/,
    hasValidCheckDigits: (number) => weightedSum(number, mrzWeights(12)) % 10 === Number(number[12]),
  },
  {
    issuer: 'BLR', name: 'идентификационный номер', locations: personalNumberField, basis: 'law',
    source: 'Указ Президента № 294 (2008), weights 7, 3, 1',
    pattern: /^(?<g>[1-6])(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})[ABCHKEM]\d{3}(?:PB|BA|BI)\d$/,
    hasValidCheckDigits: (number) => weightedSum(number, mrzWeights(13)) % 10 === Number(number[13]),
    decode: (of) => ({
      birthDate: `${18 + Math.floor((Number(of('g')) - 1) / 2)}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('g')),
    }),
  },
  {
    issuer: 'RUS', name: 'ИНН of a person', locations: personalNumberField, basis: 'law',
    source: 'Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@',
    pattern: /^\d{12}$/,
    hasValidCheckDigits: isInn,
  },
  {
    issuer: 'RUS', name: 'number of an internal passport', locations: documentNumberOn('I'), basis: 'law',
    source: 'Постановление Правительства РФ от 08.07.1997 № 828; Приложение 3 (machine readable zone)',
    // The zone carries nine of its ten digits as the number, the fourth of the series apart.
    pattern: /^\d{9,10}$/,
  },
  {
    issuer: 'KAZ', name: 'ИИН', locations: personalOrCardNumberField, basis: 'law',
    source: 'Закон РК от 12 января 2007 года № 223 О национальных реестрах идентификационных номеров',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<g>[0-6])\d{5}$/,
    hasValidCheckDigits: kazakhNumber,
    decode: (of) => {
      const g = Number(of('g'))
      return {
        birthDate: `${g === 0 ? '..' : String(17 + Math.ceil(g / 2))}${of('yy')}-${of('mm')}-${of('dd')}`,
        sex: g === 0 ? undefined : oddIsMale(of('g')),
      }
    },
  },
  {
    issuer: 'GEO', name: 'personal number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Public Service Development Agency of Georgia; no check digit is published',
    pattern: /^\d{11}$/,
  },
] // prettier-ignore
