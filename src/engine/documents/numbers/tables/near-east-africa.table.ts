import { descending, luhn, weighted } from '../check-sums.ts'
import { documentOf, oddIsMale, personal, personalAndCard, type NumberRule } from '../number-rule.ts'

function turkishCheck(number: string): boolean {
  const odd = weighted(number, [1, 0, 1, 0, 1, 0, 1, 0, 1])
  const even = weighted(number, [0, 1, 0, 1, 0, 1, 0, 1])
  return (
    (7 * odd + 9 * even) % 10 === Number(number[9]) &&
    weighted(number, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 === Number(number[10])
  )
}

export const nearEastAndAfrica: readonly NumberRule[] = [
  {
    issuer: 'TUR', name: 'T.C. kimlik numarası', places: personalAndCard, known: 'law',
    source: '5490 sayılı Nüfus Hizmetleri Kanunu; NVİ (MERNİS)',
    shape: /^[1-9]\d{10}$/,
    check: turkishCheck,
  },
  {
    issuer: 'ISR', name: 'מספר זהות (identity number)', places: personalAndCard, known: 'law',
    source: 'Population and Immigration Authority; Luhn over nine digits',
    shape: /^\d{8,9}$/,
    check: (number) => luhn(number.padStart(9, '0')),
  },
  {
    issuer: 'ARE', name: 'Emirates ID number', places: personalAndCard, known: 'collected',
    source: 'Federal Authority for Identity, Citizenship, Customs & Port Security; Luhn',
    shape: /^784(?<year>(?:19|20)\d{2})\d{8}$/,
    check: luhn,
    coded: (of) => ({ born: `${of('year')}-..-..` }),
  },
  {
    issuer: 'KWT', name: 'civil number', places: personalAndCard, known: 'law',
    source: 'Public Authority for Civil Information (Law 32 of 1982)',
    shape: /^(?<c>[1-4])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{5}$/,
    check: (number) => 11 - (weighted(number, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === Number(number[11]),
    coded: (of) => ({ born: `${17 + Number(of('c'))}${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'SAU', name: 'national identity or iqama number', places: personalAndCard, known: 'collected',
    source: 'National Information Center (Absher); Luhn',
    shape: /^[12]\d{9}$/,
    check: luhn,
  },
  {
    issuer: 'BHR', name: 'personal number (CPR)', places: personalAndCard, known: 'law',
    source: 'Information & eGovernment Authority: CPR number; the check digit is not published',
    shape: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])\d{5}$/,
    coded: (of) => ({ born: `..${of('yy')}-${of('mm')}-..` }),
  },
  {
    issuer: 'QAT', name: 'QID number', places: personalAndCard, known: 'law',
    source: 'Ministry of Interior: Qatari ID; century, year, country and serial',
    shape: /^(?<c>[23])(?<yy>\d{2})\d{8}$/,
    coded: (of) => ({ born: `${17 + Number(of('c'))}${of('yy')}-..-..` }),
  },
  {
    issuer: 'EGY', name: 'الرقم القومي (national number)', places: personalAndCard, known: 'law',
    source: 'Civil Status Law 143 of 1994; the check digit is not published',
    shape: /^(?<c>[23])(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)\d{3}(?<s>\d)\d$/,
    coded: (of) => ({
      born: `${17 + Number(of('c'))}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('s')),
    }),
  },
  {
    issuer: 'IRN', name: 'کد ملی (national code)', places: personalAndCard, known: 'law',
    source: 'National Organization for Civil Registration; modulus 11',
    shape: /^\d{10}$/,
    check: (number) => {
      const rest = weighted(number, descending(10, 2)) % 11
      return (rest < 2 ? rest : 11 - rest) === Number(number[9])
    },
  },
  {
    issuer: 'ZAF', name: 'identity number', places: personalAndCard, known: 'law',
    source: 'Identification Act 68 of 1997 s. 7; Department of Home Affairs; Luhn',
    shape: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<s>\d)\d{3}[012][89]\d$/,
    check: luhn,
    coded: (of) => ({
      born: `..${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: Number(of('s')) < 5 ? 'F' : 'M',
    }),
  },
  {
    issuer: 'MUS', name: 'national identity number', places: personalAndCard, known: 'law',
    source: 'National Identity Card Act 1985; first letter of the surname, then the birth date',
    shape: /^[A-Z](?<dd>[0-3]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{6}[\dA-Z]$/,
    coded: (of) => ({ born: `..${of('yy')}-${of('mm')}-${of('dd')}` }),
  },
  {
    issuer: 'NGA', name: 'national identification number (NIN)', places: personal, known: 'law',
    source: 'NIMC Act 2007: eleven digits without a meaning; the check digit is not published',
    shape: /^[1-9]\d{10}$/,
  },
  {
    issuer: 'GHA', name: 'Ghana Card number', places: documentOf('I'), known: 'law',
    source: 'National Identification Authority: GHA and ten digits, the last a check digit that is not published',
    shape: /^(?:GHA|[A-Z]{3})\d{10}$|^[A-Z]{1,2}\d{6,8}$/,
  },
] // prettier-ignore
