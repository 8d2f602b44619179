import { documentNumberOn, type IdNumberRule } from '../id-number-rule.ts'
import { britishSurnameCode, soundex } from '../name-codes.ts'
import { canadianFormats, unitedStatesFormats } from './licence-formats.table.ts'

type LicenceEncoding = Pick<IdNumberRule, 'pattern' | 'decode' | 'nameCode'>

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Day of the year in months of 31 days, as Illinois counts, or of 40, as Florida does → `MM-DD`. */
function monthAndDay(counted: number, monthLength: 31 | 40): string {
  const fromZero = counted - 1
  return `${twoDigits(Math.floor(fromZero / monthLength) + 1)}-${twoDigits((fromZero % monthLength) + 1)}`
}

/** Florida and Wisconsin: year, and day in months of forty, women's 500 more. */
const decodeFortyDayMonths: NonNullable<IdNumberRule['decode']> = (of) => {
  const day = Number(of('day'))
  return { birthDate: `..${of('yy')}-${monthAndDay(day % 500, 40)}`, sex: day > 500 ? 'F' : 'M' }
}

/** The first letter of the surname, which some agencies begin a number with. */
const initialCode =
  (length: number): NonNullable<IdNumberRule['nameCode']> =>
  ({ surname: [first] }) =>
    first === undefined ? null : first.charAt(0).padEnd(length, '.')

/** Soundex of the surname in front. */
const soundexCode =
  (length: number): NonNullable<IdNumberRule['nameCode']> =>
  ({ surname }) =>
    surname.length === 0 ? null : soundex(surname.join('')).padEnd(length, '.')

/**
 * Agencies that code birth date, sex or name into the number; where one also gives numbers that code nothing, its
 * pattern here is the one that codes.
 */
const encodings: Readonly<Record<string, LicenceEncoding>> = {
  'USA-FL': {
    pattern: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d$/,
    decode: decodeFortyDayMonths,
    nameCode: soundexCode(13),
  },
  'USA-IL': {
    pattern: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d?$/,
    decode: (of) => {
      const day = Number(of('day'))
      return { birthDate: `..${of('yy')}-${monthAndDay(day % 600, 31)}`, sex: day > 600 ? 'F' : 'M' }
    },
    nameCode: soundexCode(12),
  },
  'USA-WI': {
    pattern: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d{2}$/,
    decode: decodeFortyDayMonths,
    nameCode: soundexCode(14),
  },
  'USA-NJ': {
    pattern: /^[A-Z]\d{9}(?<mm>[0156]\d)(?<yy>\d{2})\d$/,
    decode: (of) => ({
      birthDate: `..${of('yy')}-${twoDigits(Number(of('mm')) % 50)}-..`,
      sex: Number(of('mm')) > 50 ? 'F' : 'M',
    }),
    nameCode: initialCode(15),
  },
  'USA-MI': { pattern: /^[A-Z]\d{10}(?:\d{2})?$/, nameCode: soundexCode(13) },
  'USA-MN': { pattern: /^[A-Z]\d{12}$/, nameCode: soundexCode(13) },
  'USA-NH': {
    pattern: /^(?:(?<mm>0[1-9]|1[0-2])[A-Z]{3}(?<yy>\d{2})(?<dd>[0-3]\d)\d|NH[A-Z]\d{8})$/,
    decode: (of) => (of('mm') === '' ? {} : { birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  'CAN-ON': {
    pattern: /^[A-Z]\d{8}(?<yy>\d{2})(?<mm>[0156]\d)(?<dd>[0-3]\d)$/,
    decode: (of) => ({
      birthDate: `..${of('yy')}-${twoDigits(Number(of('mm')) % 50)}-${of('dd')}`,
      sex: Number(of('mm')) > 50 ? 'F' : 'M',
    }),
    nameCode: initialCode(15),
  },
  'CAN-QC': {
    pattern: /^[A-Z]\d{4}(?<dd>[0-3]\d)(?<mm>[0156]\d)(?<yy>\d{2})\d{2}$/,
    decode: (of) => ({ birthDate: `..${of('yy')}-${twoDigits(Number(of('mm')) % 50)}-${of('dd')}` }),
    nameCode: initialCode(13),
  },
} // prettier-ignore

function licencesOf(
  country: 'USA' | 'CAN',
  formats: Readonly<Record<string, RegExp>>,
): readonly IdNumberRule[] {
  return Object.entries(formats).map(([state, shape]) => ({
    issuer: `${country}-${state}`,
    name: 'driving licence number',
    locations: documentNumberOn('D'),
    basis: 'collected',
    source:
      country === 'USA'
        ? 'National Traffic Safety Institute: State Driver’s License Formats; the state’s motor vehicle agency'
        : 'the province’s registry of motor vehicles',
    pattern: shape,
    ignored: /[\s.\-/*]/g,
    ...encodings[`${country}-${state}`],
  }))
}

const british: IdNumberRule = {
  issuer: 'GBR',
  name: 'driver number',
  locations: documentNumberOn('D'),
  basis: 'law',
  source: 'DVLA: INF45; the Driver Number explained. Two digits of issue may follow.',
  pattern:
    /^(?<name>[A-Z]{1,5}9{0,4})(?<y1>\d)(?<mm>[0156]\d)(?<dd>[0-3]\d)(?<y2>\d)[A-Z9]{2}[\dA-Z][A-Z]{2}(?:\d{2})?$/,
  decode: (of) => ({
    birthDate: `..${of('y1')}${of('y2')}-${twoDigits(Number(of('mm')) % 50)}-${of('dd')}`,
    sex: Number(of('mm')) > 50 ? 'F' : 'M',
  }),
  nameCode: ({ surname, givenNames }) =>
    surname.length === 0
      ? null
      : `${britishSurnameCode(surname.join(''))}......${givenNames[0]?.charAt(0) ?? '.'}`.padEnd(18, '.'),
}

export const licences: readonly IdNumberRule[] = [
  ...licencesOf('USA', unitedStatesFormats),
  ...licencesOf('CAN', canadianFormats),
  british,
  {
    issuer: 'GBR', name: 'driver number of Northern Ireland', locations: documentNumberOn('D'), basis: 'law',
    source: 'Driver & Vehicle Agency (DVA): eight digits',
    pattern: /^\d{8}$/,
  },
  {
    issuer: 'BRA', name: 'número de registro da CNH', locations: documentNumberOn('D'), basis: 'law',
    source: 'Resolução CONTRAN nº 886/2021; Denatran',
    pattern: /^\d{9,11}$/,
  },
] // prettier-ignore
