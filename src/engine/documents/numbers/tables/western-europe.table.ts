import {
  descending,
  gs1Mod10,
  luhn,
  remainder,
  characterValueAt,
  verhoeff,
  weightedSum,
} from '../../../check-digits/check-digit-algorithms.ts'
import { dutchElevenTest, irishTaxReference, portugueseNif } from '../../../check-digits/national-numbers.ts'
import { italianGivenNamesCode, italianSurnameCode } from '../name-codes.ts'
import {
  documentNumberOn,
  subtractOffset,
  oddIsMale,
  personalNumberField,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'

const spanishCheckLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** In place of a digit, so that two people do not share a code: L = 0 … V = 9 (omocodia). */
const omocodia = 'LMNPQRSTUV'
const digitOf = (written: string): string =>
  written.replace(/[A-Z]/g, (letter) => String(omocodia.indexOf(letter)))
const italianMonths = 'ABCDEHLMPRST'
/** What a character in an odd place counts; 0–9 count as A–J. */
const italianOddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

function italianCheck(code: string): boolean {
  const sum = Array.from(code.slice(0, -1)).reduce((total, _, place) => {
    const value = characterValueAt(code, place)
    const index = value > 9 ? value - 10 : value
    return total + (place % 2 === 0 ? (italianOddValues[index] ?? 0) : index)
  }, 0)
  return sum % 26 === characterValueAt(code, code.length - 1) - 10
}

/** The first nine digits, of people born since 2000 with a 2 before them, and what is lacking to 97. */
function belgianCentury(number: string): '19' | '20' | null {
  const rest = Number(number.slice(-2))
  if (97 - remainder(number.slice(0, 9), 97) === rest) return '19'
  return 97 - remainder(`2${number.slice(0, 9)}`, 97) === rest ? '20' : null
}

/** Numbers of people without a register entry add 20 or 40 to the month; then, or where it is 0, it is not told. */
function belgianDay(yy: string, mm: string, dd: string): string {
  const month = Number(mm) % 20
  return `${yy}-${month === 0 ? '..' : String(month).padStart(2, '0')}-${month === 0 || dd === '00' ? '..' : dd}`
}

const austrianWeights = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6] as const

export const westernEurope: readonly IdNumberRule[] = [
  {
    issuer: 'DEU', name: 'number of a passport or identity card', locations: documentNumberOn('P', 'I'), basis: 'law',
    // A serial of 2007 and later avoids vowels; before, digits alone; provisional documents a letter and seven digits.
    source: 'PAuswV and PassV (Germany), Anhänge: Seriennummer',
    pattern: /^(?:[CFGHJKLMNPRTVWXYZ\d]{9}|[A-Z]\d{7,8}|\d{9,10})$/,
  },
  {
    issuer: 'DEU', name: 'Führerscheinnummer', locations: documentNumberOn('D'), basis: 'law',
    source: 'Fahrerlaubnis-Verordnung Anlage 8; Kraftfahrt-Bundesamt: Fahrerlaubnisnummer',
    pattern: /^[A-Z][0-9A-Z]{3}[0-9A-Z]{5}[0-9X][0-9A-Z]$/,
    hasValidCheckDigits: (number) => {
      const sum = weightedSum(number, descending(9, 1)) % 11
      return (sum === 10 ? 'X' : String(sum)) === number[9]
    },
  },
  {
    issuer: 'FRA', name: 'numéro d’inscription au répertoire (NIR)', locations: personalNumberField, basis: 'law',
    source: 'Décret n° 82-103 du 22 janvier 1982; INSEE',
    pattern: /^(?<s>[1-478])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2]|[2-4]\d|[5-9]\d)(?:\d{2}|2[AB])\d{6}\d{2}$/,
    hasValidCheckDigits: (number) => {
      const digits = number.slice(0, 13).replace('2A', '19').replace('2B', '18')
      return 97 - remainder(digits, 97) === Number(number.slice(13))
    },
    decode: (of) => ({
      birthDate: `..${of('yy')}-${Number(of('mm')) > 12 ? '..' : of('mm')}-..`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'FRA', name: 'number of an identity card', locations: documentNumberOn('I'), basis: 'law',
    source: 'Arrêté du 1er septembre 2000 (twelve characters); Décret n° 2021-279 (nine)',
    pattern: /^(?:\d{4}[0-9A-Z]{3}\d{5}|[0-9A-Z]{9})$/,
  },
  {
    issuer: 'ITA', name: 'codice fiscale', locations: personalOrCardNumberField, basis: 'law',
    source: 'Decreto ministeriale 23 dicembre 1976 (Ministero delle finanze)',
    pattern: /^[A-Z]{6}(?<yy>[\dL-NP-V]{2})(?<m>[A-EHLMPRST])(?<dd>[\dL-NP-V]{2})[A-Z][\dL-NP-V]{3}[A-Z]$/,
    hasValidCheckDigits: italianCheck,
    decode: (of) => {
      const day = Number(digitOf(of('dd')))
      const month = String(italianMonths.indexOf(of('m')) + 1).padStart(2, '0')
      return {
        birthDate: `..${digitOf(of('yy'))}-${month}-${subtractOffset(String(day), day > 40 ? 40 : 0)}`,
        sex: day > 40 ? 'F' : 'M',
      }
    },
    nameCode: ({ surname, givenNames }) =>
      surname.length === 0 || givenNames.length === 0
        ? null
        : `${italianSurnameCode(surname.join(''))}${italianGivenNamesCode(givenNames.join(''))}`.padEnd(16, '.'),
  },
  {
    issuer: 'ITA', name: 'number of an identity card', locations: documentNumberOn('I'), basis: 'law',
    source: 'Decreto ministeriale 23 dicembre 2015 (CIE), and its forerunners',
    // The codice fiscale stands on the same card and may be taken for its number.
    pattern: /^(?:C[A-Z]\d{5}[A-Z]{2}|\d{7}[A-Z]{2}|[A-Z]{2}\d{7}|[A-Z]{6}[\dA-Z]{10})$/,
  },
  {
    issuer: 'ESP', name: 'DNI or NIE', locations: [...personalOrCardNumberField, ...documentNumberOn('D')], basis: 'law',
    // A driving licence bears its holder's number.
    source: 'Real Decreto 1553/2005; Real Decreto 818/2009; Orden INT/2058/2008; Ministerio del Interior: cálculo del dígito de control',
    pattern: /^[XYZ\d]\d{7}[A-Z]$/,
    hasValidCheckDigits: (number) => {
      const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
      return spanishCheckLetters[Number(digits) % 23] === number.slice(-1)
    },
  },
  {
    issuer: 'PRT', name: 'número de identificação fiscal (NIF)', locations: personalNumberField, basis: 'law',
    source: 'Decreto-Lei n.º 14/2013; Autoridade Tributária',
    pattern: /^[1-35689]\d{8}$/,
    hasValidCheckDigits: portugueseNif,
  },
  {
    issuer: 'PRT', name: 'número de documento do Cartão de Cidadão', locations: documentNumberOn('I'), basis: 'law',
    source: 'Autenticação.gov: Validação de número de documento do Cartão de Cidadão; Lei n.º 7/2007',
    pattern: /^\d{9}[A-Z\d]{2}\d$/,
    hasValidCheckDigits: luhn,
  },
  {
    issuer: 'NLD', name: 'burgerservicenummer (BSN)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Wet algemene bepalingen burgerservicenummer; RvIG (elfproef)',
    pattern: /^\d{9}$/,
    hasValidCheckDigits: dutchElevenTest,
  },
  {
    issuer: 'NLD', name: 'number of a passport or identity card', locations: documentNumberOn('P', 'I'), basis: 'law',
    source: 'RvIG: documentnummer; never the letter O',
    pattern: /^(?:[A-NP-Z]{2}[A-NP-Z\d]{6}\d|\d{9})$/,
  },
  {
    issuer: 'BEL', name: 'rijksregisternummer, numéro national', locations: personalOrCardNumberField, basis: 'law',
    source: 'Koninklijk besluit / Arrêté royal of 3 April 1984; IBZ',
    pattern: /^(?<yy>\d{2})(?<mm>[0-5]\d)(?<dd>[0-3]\d)\d{2}(?<s>\d)\d{2}$/,
    hasValidCheckDigits: (number) => belgianCentury(number) !== null,
    decode: (of, number) => ({
      birthDate: `${belgianCentury(number) ?? '..'}${belgianDay(of('yy'), of('mm'), of('dd'))}`,
      // Numbers of 20 to 39 in the month are given to people whose sex is not known.
      sex: /^[23]/.test(of('mm')) ? undefined : oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'LUX', name: 'numéro d’identification national', locations: personalOrCardNumberField, basis: 'law',
    source: 'Loi du 19 juin 2013 relative à l’identification des personnes physiques; CTIE',
    pattern: /^(?<year>(?:19|20)\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{5}$/,
    hasValidCheckDigits: (number) => luhn(number.slice(0, 12)) && verhoeff(number.slice(0, 11) + number.slice(12)),
    decode: (of) => ({ birthDate: `${of('year')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'AUT', name: 'Sozialversicherungsnummer', locations: personalNumberField, basis: 'law',
    source: 'ASVG § 31; Dachverband der Sozialversicherungsträger',
    // Months beyond 12 are given out where the days of the real one are used up.
    pattern: /^[1-9]\d{3}(?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-9])(?<yy>\d{2})$/,
    hasValidCheckDigits: (number) => weightedSum(number, austrianWeights) % 11 === Number(number[3]),
    decode: (of) =>
      Number(of('mm')) > 12 ? { birthDate: `..${of('yy')}-..-..` } : { birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}` },
  },
  {
    issuer: 'CHE', name: 'AHV-Nummer, numéro AVS', locations: personalNumberField, basis: 'law',
    source: 'AHVG Art. 50c; AHVV Art. 133; GS1 check digit (EAN-13)',
    pattern: /^756\d{10}$/,
    hasValidCheckDigits: gs1Mod10,
  },
  {
    issuer: 'IRL', name: 'Personal Public Service number', locations: personalNumberField, basis: 'law',
    source: 'Social Welfare Consolidation Act 2005 s. 262; Department of Social Protection',
    pattern: /^\d{7}[A-W][ABW]?$/,
    hasValidCheckDigits: irishTaxReference,
  },
] // prettier-ignore
