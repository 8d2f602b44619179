import {
  descending,
  iso7064Mod11And2,
  characterValueAt,
  verhoeff,
  weightedSum,
} from '../../../check-digits/check-digit-algorithms.ts'
import { thaiNumber } from '../../../check-digits/national-numbers.ts'
import {
  documentNumberOn,
  subtractOffset,
  oddIsMale,
  personalOrCardNumberField,
  type IdNumberRule,
} from '../id-number-rule.ts'

/** What a letter stands for in Taiwan's number: counties in the order in which they got theirs. */
const taiwaneseLetters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

function taiwanCheck(number: string): boolean {
  const county = taiwaneseLetters.indexOf(number.charAt(0)) + 10
  const second = taiwaneseLetters.indexOf(number.charAt(1))
  const sex = second < 0 ? Number(number[1]) : second % 10
  const rest = weightedSum(number.slice(2), descending(7, 1))
  return (Math.floor(county / 10) + (county % 10) * 9 + sex * 8 + rest + Number(number[9])) % 10 === 0
}

const singaporeCheckLetters: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'], T: [4, 'JZIHGFEDCBA'], F: [0, 'XWUTRQPNMLK'], G: [4, 'XWUTRQPNMLK'], M: [3, 'KLJNPQRTUWX'],
} // prettier-ignore

function singaporeCheck(number: string): boolean {
  const [added, letters] = singaporeCheckLetters[number.charAt(0)] ?? [0, '']
  const rest = (weightedSum(number.slice(1), [2, 7, 6, 5, 4, 3, 2]) + added) % 11
  return letters[number.startsWith('M') ? 10 - rest : rest] === number.slice(-1)
}

/** A blank before a single letter counts 36. */
function hongKongCheck(number: string): boolean {
  const letters = number.length === 9 ? weightedSum(number, [9, 8]) : 36 * 9 + characterValueAt(number, 0) * 8
  const digits = weightedSum(number.slice(-7), descending(7, 2))
  const last = number.endsWith('A') ? 10 : Number(number.slice(-1))
  return (letters + digits + last) % 11 === 0
}

/** Sri Lanka: the day of the year, women's 500 more; February counts 29 days in every year. */
function sriLankanDate(year: string, counted: string): string {
  const day = Number(counted) % 500
  if (day < 1 || day > 366) return `${year}-00-00`
  return `${year}-${new Date(Date.UTC(2000, 0, day)).toISOString().slice(5, 10)}`
}

export const asia: readonly IdNumberRule[] = [
  {
    issuer: 'CHN', name: '公民身份号码 (resident identity number)', locations: personalOrCardNumberField, basis: 'law',
    source: 'GB 11643-1999; ISO/IEC 7064 MOD 11-2',
    pattern: /^[1-9]\d{5}(?<year>(?:18|19|20)\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{2}(?<s>\d)[\dX]$/,
    hasValidCheckDigits: iso7064Mod11And2,
    decode: (of) => ({ birthDate: `${of('year')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'CHN', name: 'number of a passport', locations: documentNumberOn('P'), basis: 'law',
    source: 'National Immigration Administration: 护照号码',
    pattern: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7}|\d{9})$/,
  },
  {
    issuer: 'IND', name: 'Aadhaar', locations: personalOrCardNumberField, basis: 'law',
    source: 'UIDAI: A UID Numbering Scheme (2010); Verhoeff',
    pattern: /^[2-9]\d{11}$/,
    hasValidCheckDigits: verhoeff,
  },
  {
    issuer: 'IND', name: 'permanent account number (PAN)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Income Tax Department: Structure of PAN; the check letter is not published',
    pattern: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
    nameCode: ({ surname }) => (surname.length === 0 ? null : `....${surname[0]?.charAt(0) ?? '.'}.....`),
  },
  {
    issuer: 'IND', name: 'number of a passport', locations: documentNumberOn('P'), basis: 'law',
    source: 'Ministry of External Affairs, Passport Seva: a letter and seven digits',
    pattern: /^[A-Z]\d{7}$/,
  },
  {
    issuer: 'JPN', name: 'マイナンバー (individual number)', locations: personalOrCardNumberField, basis: 'law',
    source: '総務省令第85号 (2014) 第5条',
    pattern: /^\d{12}$/,
    hasValidCheckDigits: (number) => {
      const rest = weightedSum(number, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return (rest < 2 ? 0 : 11 - rest) === Number(number[11])
    },
  },
  {
    issuer: 'KOR', name: '주민등록번호 (resident registration number)', locations: personalOrCardNumberField, basis: 'law',
    // Since October 2020 the digits behind the sex are drawn and the last one checks nothing.
    source: '주민등록법 시행규칙 제2조 (amended 2020)',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<g>\d)\d{6}$/,
    decode: (of) => ({
      birthDate: `${['18', '19', '19', '20', '20', '19', '19', '20', '20', '18'][Number(of('g'))] ?? '..'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('g')),
    }),
  },
  {
    issuer: 'TWN', name: '統一編號 (national identification and UI number)', locations: personalOrCardNumberField, basis: 'law',
    source: '戶籍法施行細則; 內政部移民署: 外來人口統一證號 (2021)',
    pattern: /^[A-Z](?<s>[1289A-D])\d{8}$/,
    hasValidCheckDigits: taiwanCheck,
    decode: (of) => ({ sex: /[18AC]/.test(of('s')) ? 'M' : 'F' }),
  },
  {
    issuer: 'HKG', name: 'identity card number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Immigration Department: Registration of Persons Regulations (Cap. 177A); modulus 11',
    ignored: /[\s().\-/<]/g,
    pattern: /^[A-Z]{1,2}\d{6}[\dA]$/,
    hasValidCheckDigits: hongKongCheck,
  },
  {
    issuer: 'SGP', name: 'NRIC or FIN', locations: personalOrCardNumberField, basis: 'collected',
    source: 'National Registration Act 1965; Immigration & Checkpoints Authority (M series, 2022)',
    pattern: /^[STFGM]\d{7}[A-Z]$/,
    hasValidCheckDigits: singaporeCheck,
  },
  {
    issuer: 'MYS', name: 'MyKad number', locations: personalOrCardNumberField, basis: 'law',
    source: 'National Registration Regulations 1990; Jabatan Pendaftaran Negara',
    pattern: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?:0[1-9]|[1-9]\d)\d{3}(?<s>\d)$/,
    decode: (of) => ({ birthDate: `..${of('yy')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'THA', name: 'เลขประจำตัวประชาชน (identity number)', locations: personalOrCardNumberField, basis: 'law',
    source: 'พระราชบัญญัติการทะเบียนราษฎร พ.ศ. 2534; Department of Provincial Administration',
    pattern: /^[0-8]\d{12}$/,
    hasValidCheckDigits: thaiNumber,
  },
  {
    issuer: 'IDN', name: 'nomor induk kependudukan (NIK)', locations: personalOrCardNumberField, basis: 'law',
    source: 'Peraturan Pemerintah No. 40 Tahun 2019; women’s days are 40 more',
    pattern: /^[1-9]\d{5}(?<dd>[0-7]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{4}$/,
    decode: (of) => {
      const isFemale = Number(of('dd')) > 40
      return {
        birthDate: `..${of('yy')}-${of('mm')}-${subtractOffset(of('dd'), isFemale ? 40 : 0)}`,
        sex: isFemale ? 'F' : 'M',
      }
    },
  },
  {
    issuer: 'VNM', name: 'số định danh cá nhân', locations: personalOrCardNumberField, basis: 'law',
    source: 'Nghị định 137/2015/NĐ-CP; Thông tư 59/2021/TT-BCA',
    pattern: /^0\d{2}(?<g>\d)(?<yy>\d{2})\d{6}$/,
    decode: (of) => ({
      birthDate: `${19 + Math.floor(Number(of('g')) / 2)}${of('yy')}-..-..`,
      sex: Number(of('g')) % 2 === 0 ? 'M' : 'F',
    }),
  },
  {
    issuer: 'PAK', name: 'CNIC', locations: personalOrCardNumberField, basis: 'law',
    source: 'NADRA: Computerised National Identity Card; men have odd last digits',
    pattern: /^[1-8]\d{11}(?<s>\d)$/,
    decode: (of) => ({ sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'LKA', name: 'national identity card number', locations: personalOrCardNumberField, basis: 'law',
    source: 'Department for Registration of Persons, Sri Lanka (2016)',
    pattern: /^(?:(?<year>(?:19|20)\d{2})(?<day>\d{3})\d{5}|(?<yy>\d{2})(?<old>\d{3})\d{4}[VX])$/,
    decode: (of) => {
      const day = of('day') || of('old')
      return {
        birthDate: sriLankanDate(of('year') || `19${of('yy')}`, day),
        sex: Number(day) > 500 ? 'F' : 'M',
      }
    },
  },
] // prettier-ignore
