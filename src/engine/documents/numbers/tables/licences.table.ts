import { documentOf, type NumberRule } from '../number-rule.ts'
import { britishSurname, soundex } from '../spelled-names.ts'
import { canadianFormats, unitedStatesFormats } from './licence-formats.table.ts'

type Coding = Pick<NumberRule, 'shape' | 'coded' | 'spelled'>

const two = (value: number): string => String(value).padStart(2, '0')

/** Day of the year in months of 31 days, as Illinois counts, or of 40, as Florida does → `MM-DD`. */
function monthAndDay(counted: number, monthLength: 31 | 40): string {
  const fromZero = counted - 1
  return `${two(Math.floor(fromZero / monthLength) + 1)}-${two((fromZero % monthLength) + 1)}`
}

/** Florida and Wisconsin: year, and day in months of forty, women's 500 more. */
const ofFortyDays: NonNullable<NumberRule['coded']> = (of) => {
  const day = Number(of('day'))
  return { born: `..${of('yy')}-${monthAndDay(day % 500, 40)}`, sex: day > 500 ? 'F' : 'M' }
}

/** The first letter of the surname, which some agencies begin a number with. */
const initial =
  (length: number): NonNullable<NumberRule['spelled']> =>
  ({ surname: [first] }) =>
    first === undefined ? null : first.charAt(0).padEnd(length, '.')

/** Soundex of the surname in front. */
const sounded =
  (length: number): NonNullable<NumberRule['spelled']> =>
  ({ surname }) =>
    surname.length === 0 ? null : soundex(surname.join('')).padEnd(length, '.')

/**
 * Agencies that code birth date, sex or name into the number; where one also gives numbers that code nothing, its
 * pattern here is the one that codes.
 */
const codings: Readonly<Record<string, Coding>> = {
  'USA-FL': {
    shape: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d$/,
    coded: ofFortyDays,
    spelled: sounded(13),
  },
  'USA-IL': {
    shape: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d?$/,
    coded: (of) => {
      const day = Number(of('day'))
      return { born: `..${of('yy')}-${monthAndDay(day % 600, 31)}`, sex: day > 600 ? 'F' : 'M' }
    },
    spelled: sounded(12),
  },
  'USA-WI': {
    shape: /^[A-Z]\d{6}(?<yy>\d{2})(?<day>\d{3})\d{2}$/,
    coded: ofFortyDays,
    spelled: sounded(14),
  },
  'USA-NJ': {
    shape: /^[A-Z]\d{9}(?<mm>[0156]\d)(?<yy>\d{2})\d$/,
    coded: (of) => ({
      born: `..${of('yy')}-${two(Number(of('mm')) % 50)}-..`,
      sex: Number(of('mm')) > 50 ? 'F' : 'M',
    }),
    spelled: initial(15),
  },
  'USA-MI': { shape: /^[A-Z]\d{10}(?:\d{2})?$/, spelled: sounded(13) },
  'USA-MN': { shape: /^[A-Z]\d{12}$/, spelled: sounded(13) },
  'USA-NH': {
    shape: /^(?:(?<mm>0[1-9]|1[0-2])[A-Z]{3}(?<yy>\d{2})(?<dd>[0-3]\d)\d|NH[A-Z]\d{8})$/,
    coded: (of) => (of('mm') === '' ? {} : { born: `..${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  'CAN-ON': {
    shape: /^[A-Z]\d{8}(?<yy>\d{2})(?<mm>[0156]\d)(?<dd>[0-3]\d)$/,
    coded: (of) => ({
      born: `..${of('yy')}-${two(Number(of('mm')) % 50)}-${of('dd')}`,
      sex: Number(of('mm')) > 50 ? 'F' : 'M',
    }),
    spelled: initial(15),
  },
  'CAN-QC': {
    shape: /^[A-Z]\d{4}(?<dd>[0-3]\d)(?<mm>[0156]\d)(?<yy>\d{2})\d{2}$/,
    coded: (of) => ({ born: `..${of('yy')}-${two(Number(of('mm')) % 50)}-${of('dd')}` }),
    spelled: initial(13),
  },
} // prettier-ignore

function licencesOf(
  country: 'USA' | 'CAN',
  formats: Readonly<Record<string, RegExp>>,
): readonly NumberRule[] {
  return Object.entries(formats).map(([state, shape]) => ({
    issuer: `${country}-${state}`,
    name: 'driving licence number',
    places: documentOf('D'),
    known: 'collected',
    source:
      country === 'USA'
        ? 'National Traffic Safety Institute: State Driver’s License Formats; the state’s motor vehicle agency'
        : 'the province’s registry of motor vehicles',
    shape,
    ignored: /[\s.\-/*]/g,
    ...codings[`${country}-${state}`],
  }))
}

const british: NumberRule = {
  issuer: 'GBR',
  name: 'driver number',
  places: documentOf('D'),
  known: 'law',
  source: 'DVLA: INF45; the Driver Number explained. Two digits of issue may follow.',
  shape:
    /^(?<name>[A-Z]{1,5}9{0,4})(?<y1>\d)(?<mm>[0156]\d)(?<dd>[0-3]\d)(?<y2>\d)[A-Z9]{2}[\dA-Z][A-Z]{2}(?:\d{2})?$/,
  coded: (of) => ({
    born: `..${of('y1')}${of('y2')}-${two(Number(of('mm')) % 50)}-${of('dd')}`,
    sex: Number(of('mm')) > 50 ? 'F' : 'M',
  }),
  spelled: ({ surname, given }) =>
    surname.length === 0
      ? null
      : `${britishSurname(surname.join(''))}......${given[0]?.charAt(0) ?? '.'}`.padEnd(18, '.'),
}

export const licences: readonly NumberRule[] = [
  ...licencesOf('USA', unitedStatesFormats),
  ...licencesOf('CAN', canadianFormats),
  british,
  {
    issuer: 'GBR', name: 'driver number of Northern Ireland', places: documentOf('D'), known: 'law',
    source: 'Driver & Vehicle Agency (DVA): eight digits',
    shape: /^\d{8}$/,
  },
  {
    issuer: 'BRA', name: 'número de registro da CNH', places: documentOf('D'), known: 'law',
    source: 'Resolução CONTRAN nº 886/2021; Denatran',
    shape: /^\d{9,11}$/,
  },
] // prettier-ignore
