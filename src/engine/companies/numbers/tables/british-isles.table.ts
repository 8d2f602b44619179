import { validate as utr } from 'stdnum/lib/cjs/gb/utr.js'
import { irishTaxReference } from '../../../check-digits/national-numbers.ts'
import { britishVat } from '../own-checks.ts'
import { byLibrary, zerosTo, type NumberScheme } from '../number-scheme.ts'

/** Zeros that old print leaves out: `445790`, `SC12345`. */
function eightCharacters(number: string): string {
  const [, prefix = '', digits = ''] = /^([A-Z]{2})(\d{4,6})$/.exec(number) ?? []
  return digits === '' ? zerosTo(8, 4)(number) : prefix + digits.padStart(6, '0')
}

export const britishIsles: readonly NumberScheme[] = [
  {
    country: 'GB', name: 'company number', keys: ['registrationNumber'],
    labels: /^(?:CRN|REGISTEREDIN(?:ENGLAND(?:ANDWALES)?|SCOTLAND|NORTHERNIRELAND|WALES))/u,
    // England and Wales have digits alone; other registers, forms and societies have letters in front.
    pattern: /^(?:(?!0{8})\d{8}|(?:AC|C[ES]|F[CE]|G[ENS]|I[CP]|LP|N[ACFILOPRVZ]|O[CE]|PC|R[CS]|S[ACEFGILOPRZ]|ZC)\d{6}|R\d{7}|(?:IP|NO|NP|RS|SP)\d{4,5}[A-Z]{1,2})$/,
    source: 'Companies House: company numbers and their prefixes (Uniform Resource Identifiers, customer guide)',
    good: ['00445790', 'sc 123456'], bad: ['1234567', 'QQ123456'],
    withZeros: eightCharacters,
  },
  {
    country: 'GB', name: 'VAT registration number', keys: ['taxNumber'], prefix: /^(?:GB|XI)/u, labels: /^VATREG(?:NO)?/u,
    pattern: /^(?:\d{9}(?:\d{3})?|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    check: { algorithm: 'weights 8 to 2, mod 97 or 9755', holds: britishVat },
    source: 'HMRC VAT Notice 700/1; VIES: VAT number structure of XI',
    good: ['GB 980 7806 84', '340804329'], bad: ['GB 980 7806 85', 'GB 80231178'],
  },
  {
    country: 'GB', name: 'Unique Taxpayer Reference (UTR)', keys: ['taxNumber'], labels: /^UTR/u,
    pattern: /^\d{10}$/, check: byLibrary('weights 6 to 2, mod 11', utr),
    source: 'HMRC; OECD, Tax identification numbers: United Kingdom',
    good: ['1955839661', '19558 39661'], bad: ['2955839661', '195583966'],
    tidy: (number) => number.replace(/K$/, ''),
  },
  {
    country: 'IE', name: 'CRO company number', keys: ['registrationNumber'], labels: /^CRO/u,
    pattern: /^[1-9]\d{2,5}$/,
    source: 'Companies Registration Office: company number, at most six digits',
    good: ['123456', 'No. 368047'], bad: ['1234567', '12AB56'],
  },
  {
    country: 'IE', name: 'VAT number or tax reference', keys: ['taxNumber'], prefix: /^IE/u,
    pattern: /^\d{7}[A-W][A-IW]?$/, check: { algorithm: 'weights 8 to 2, mod 23', holds: irishTaxReference },
    source: 'Revenue Commissioners: tax reference numbers; VIES: VAT number structure of IE',
    good: ['IE 6433435F', '6433435OA'], bad: ['IE 6433435E', 'IE 643343F'],
  },
  {
    country: 'IM', name: 'company number', keys: ['registrationNumber'],
    pattern: /^\d{6}[CFLPV]$/,
    source: 'Isle of Man Companies Registry: six digits and the letter of the register',
    good: ['123456C', '012345 v'], bad: ['123456', '123456X'],
  },
  {
    country: 'JE', name: 'company number', keys: ['registrationNumber'],
    pattern: /^[1-9]\d{1,5}$/,
    source: 'Jersey Financial Services Commission, companies registry: numbers of up to six digits',
    good: ['123456', '45678'], bad: ['1234567', 'J45678'],
  },
  {
    country: 'GG', name: 'company number', keys: ['registrationNumber'],
    pattern: /^[1-9]\d{0,5}$/,
    source: 'Guernsey Registry: numbers of up to six digits',
    good: ['12345', '65432'], bad: ['1234567', 'G12345'],
  },
] // prettier-ignore
