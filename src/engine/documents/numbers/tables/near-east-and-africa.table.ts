import { descending, luhn, weightedSum } from '../../../check-digits/check-digit-algorithms.ts'
import {
  documentNumberOn,
  oddIsMale,
  personalNumberField,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'

function turkishCheck(number: string): boolean {
  const odd = weightedSum(number, [1, 0, 1, 0, 1, 0, 1, 0, 1])
  const even = weightedSum(number, [0, 1, 0, 1, 0, 1, 0, 1])
  return (
    (7 * odd + 9 * even) % 10 === Number(number[9]) &&
    weightedSum(number, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 === Number(number[10])
  )
}

export const nearEastAndAfrica: readonly IdNumberRule[] = [
  {
    issuer: 'TUR', name: 'T.C. kimlik numarası', locations: personalOrCardNumberField, basis: 'law',
    source: '5490 sayılı Nüfus Hizmetleri Kanunu; NVİ (MERNİS)',
    pattern: /^[1-9]\d{10}$/,
    hasValidCheckDigits: turkishCheck,
  },
  {
    issuer: 'ISR', name: 'מספר זהות (identity number)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Population and Immigration Authority; Luhn over nine digits',
    pattern: /^\d{8,9}$/,
    hasValidCheckDigits: (number) => luhn(number.padStart(9, '0')),
  },
  {
    issuer: 'ARE', name: 'Emirates ID number', locations: personalOrCardNumberField, basis: 'collected',
    source: 'Federal Authority for Identity, Citizenship, Customs & Port Security; Luhn',
    pattern: /^784(?<year>(?:19|20)\d{2})\d{8}$/,
    hasValidCheckDigits: luhn,
    decode: (of) => ({ birthDate: `${of('year')}-..-..` }),
  },
  {
    issuer: 'KWT', name: 'civil number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Public Authority for Civil Information (Law 32 of 1982)',
    pattern: /^(?<c>[1-4])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{5}$/,
    hasValidCheckDigits: (number) => 11 - (weightedSum(number, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === Number(number[11]),
    decode: (of) => ({ birthDate: `${17 + Number(of('c'))}${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'SAU', name: 'national identity or iqama number', locations: personalOrCardNumberField, basis: 'collected',
    source: 'National Information Center (Absher); Luhn',
    pattern: /^[12]\d{9}$/,
    hasValidCheckDigits: luhn,
  },
  {
    issuer: 'BHR', name: 'personal number (CPR)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Information & eGovernment Authority: CPR number; the check digit is not published',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])\d{5}$/,
    decode: (of) => ({ birthDate: `..${of('yy')}-${of('mm')}-..` }),
  },
  {
    issuer: 'QAT', name: 'QID number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Ministry of Interior: Qatari ID; century, year, country and serial',
    pattern: /^(?<c>[23])(?<yy>\d{2})\d{8}$/,
    decode: (of) => ({ birthDate: `${17 + Number(of('c'))}${of('yy')}-..-..` }),
  },
  {
    issuer: 'EGY', name: 'الرقم القومي (national number)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Civil Status Law 143 of 1994; the check digit is not published',
    pattern: /^(?<c>[23])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)\d{3}(?<s>\d)\d$/,
    decode: (of) => ({
      birthDate: `${17 + Number(of('c'))}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'IRN', name: 'کد ملی (national code)', locations: personalOrCardNumberField, basis: 'law',
    source: 'National Organization for Civil Registration; modulus 11',
    pattern: /^\d{10}$/,
    hasValidCheckDigits: (number) => {
      const rest = weightedSum(number, descending(10, 2)) % 11
      return (rest < 2 ? rest : 11 - rest) === Number(number[9])
    },
  },
  {
    issuer: 'ZAF', name: 'identity number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Identification Act 68 of 1997 s. 7; Department of Home Affairs; Luhn',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<s>\d)\d{3}[012][89]\d$/,
    hasValidCheckDigits: luhn,
    decode: (of) => ({
      birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: Number(of('s')) < 5 ? 'F' : 'M',
    }),
  },
  {
    issuer: 'MUS', name: 'national identity number', locations: personalOrCardNumberField, basis: 'law',
    source: 'National Identity Card Act 1985; first letter of the surname, then the birth date',
    pattern: /^[A-Z](?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{6}[\dA-Z]$/,
    decode: (of) => ({ birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'NGA', name: 'national identification number (NIN)', locations: personalNumberField, basis: 'law',
    source: 'NIMC Act 2007: eleven digits without a meaning; the check digit is not published',
    pattern: /^[1-9]\d{10}$/,
  },
  {
    issuer: 'GHA', name: 'Ghana Card number', locations: documentNumberOn('I'), basis: 'law',
    source: 'National Identification Authority: GHA and ten digits, the last a check digit that is not published',
    pattern: /^(?:GHA|[A-Z]{3})\d{10}$|^[A-Z]{1,2}\d{6,8}$/,
  },
] // prettier-ignore
