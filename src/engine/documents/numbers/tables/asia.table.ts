import { descending, mod11to2, valueAt, verhoeff, weighted } from '../check-sums.ts'
import { documentOf, less, oddIsMale, personalAndCard, type NumberRule } from '../number-rule.ts'

/** What a letter stands for in Taiwan's number: counties in the order in which they got theirs. */
const taiwanese = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

function taiwanCheck(number: string): boolean {
  const county = taiwanese.indexOf(number.charAt(0)) + 10
  const second = taiwanese.indexOf(number.charAt(1))
  const sex = second < 0 ? Number(number[1]) : second % 10
  const rest = weighted(number.slice(2), descending(7, 1))
  return (Math.floor(county / 10) + (county % 10) * 9 + sex * 8 + rest + Number(number[9])) % 10 === 0
}

const singapore: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'], T: [4, 'JZIHGFEDCBA'], F: [0, 'XWUTRQPNMLK'], G: [4, 'XWUTRQPNMLK'], M: [3, 'KLJNPQRTUWX'],
} // prettier-ignore

function singaporeCheck(number: string): boolean {
  const [added, letters] = singapore[number.charAt(0)] ?? [0, '']
  const rest = (weighted(number.slice(1), [2, 7, 6, 5, 4, 3, 2]) + added) % 11
  return letters[number.startsWith('M') ? 10 - rest : rest] === number.slice(-1)
}

/** A blank before a single letter counts 36. */
function hongKongCheck(number: string): boolean {
  const letters = number.length === 9 ? weighted(number, [9, 8]) : 36 * 9 + valueAt(number, 0) * 8
  const digits = weighted(number.slice(-7), descending(7, 2))
  const last = number.endsWith('A') ? 10 : Number(number.slice(-1))
  return (letters + digits + last) % 11 === 0
}

/** Sri Lanka: the day of the year, women's 500 more; February counts 29 days in every year. */
function lankanDay(year: string, counted: string): string {
  const day = Number(counted) % 500
  if (day < 1 || day > 366) return `${year}-00-00`
  return `${year}-${new Date(Date.UTC(2000, 0, day)).toISOString().slice(5, 10)}`
}

export const asia: readonly NumberRule[] = [
  {
    issuer: 'CHN', name: '公民身份号码 (resident identity number)', places: personalAndCard, known: 'law',
    source: 'GB 11643-1999; ISO/IEC 7064 MOD 11-2',
    shape: /^[1-9]\d{5}(?<year>(?:18|19|20)\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)\d{2}(?<s>\d)[\dX]$/,
    check: mod11to2,
    coded: (of) => ({ born: `${of('year')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'CHN', name: 'number of a passport', places: documentOf('P'), known: 'law',
    source: 'National Immigration Administration: 护照号码',
    shape: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7}|\d{9})$/,
  },
  {
    issuer: 'IND', name: 'Aadhaar', places: personalAndCard, known: 'law',
    source: 'UIDAI: A UID Numbering Scheme (2010); Verhoeff',
    shape: /^[2-9]\d{11}$/,
    check: verhoeff,
  },
  {
    issuer: 'IND', name: 'permanent account number (PAN)', places: personalAndCard, known: 'law',
    source: 'Income Tax Department: Structure of PAN; the check letter is not published',
    shape: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
    spelled: ({ surname }) => (surname.length === 0 ? null : `....${surname[0]?.charAt(0) ?? '.'}.....`),
  },
  {
    issuer: 'IND', name: 'number of a passport', places: documentOf('P'), known: 'law',
    source: 'Ministry of External Affairs, Passport Seva: a letter and seven digits',
    shape: /^[A-Z]\d{7}$/,
  },
  {
    issuer: 'JPN', name: 'マイナンバー (individual number)', places: personalAndCard, known: 'law',
    source: '総務省令第85号 (2014) 第5条',
    shape: /^\d{12}$/,
    check: (number) => {
      const rest = weighted(number, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return (rest < 2 ? 0 : 11 - rest) === Number(number[11])
    },
  },
  {
    issuer: 'KOR', name: '주민등록번호 (resident registration number)', places: personalAndCard, known: 'law',
    // Since October 2020 the digits behind the sex are drawn and the last one checks nothing.
    source: '주민등록법 시행규칙 제2조 (amended 2020)',
    shape: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?<g>\d)\d{6}$/,
    coded: (of) => ({
      born: `${['18', '19', '19', '20', '20', '19', '19', '20', '20', '18'][Number(of('g'))] ?? '..'}${of('yy')}-${of('mm')}-${of('dd')}`,
      sex: oddIsMale(of('g')),
    }),
  },
  {
    issuer: 'TWN', name: '統一編號 (national identification and UI number)', places: personalAndCard, known: 'law',
    source: '戶籍法施行細則; 內政部移民署: 外來人口統一證號 (2021)',
    shape: /^[A-Z](?<s>[1289A-D])\d{8}$/,
    check: taiwanCheck,
    coded: (of) => ({ sex: /[18AC]/.test(of('s')) ? 'M' : 'F' }),
  },
  {
    issuer: 'HKG', name: 'identity card number', places: personalAndCard, known: 'law',
    source: 'Immigration Department: Registration of Persons Regulations (Cap. 177A); modulus 11',
    ignored: /[\s().\-/<]/g,
    shape: /^[A-Z]{1,2}\d{6}[\dA]$/,
    check: hongKongCheck,
  },
  {
    issuer: 'SGP', name: 'NRIC or FIN', places: personalAndCard, known: 'collected',
    source: 'National Registration Act 1965; Immigration & Checkpoints Authority (M series, 2022)',
    shape: /^[STFGM]\d{7}[A-Z]$/,
    check: singaporeCheck,
  },
  {
    issuer: 'MYS', name: 'MyKad number', places: personalAndCard, known: 'law',
    source: 'National Registration Regulations 1990; Jabatan Pendaftaran Negara',
    shape: /^(?<yy>\d{2})(?<mm>0[1-9]|1[0-2])(?<dd>[0-3]\d)(?:0[1-9]|[1-9]\d)\d{3}(?<s>\d)$/,
    coded: (of) => ({ born: `..${of('yy')}-${of('mm')}-${of('dd')}`, sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'THA', name: 'เลขประจำตัวประชาชน (identity number)', places: personalAndCard, known: 'law',
    source: 'พระราชบัญญัติการทะเบียนราษฎร พ.ศ. 2534; Department of Provincial Administration',
    shape: /^[0-8]\d{12}$/,
    check: (number) => ((11 - (weighted(number, descending(13, 2)) % 11)) % 10) === Number(number[12]),
  },
  {
    issuer: 'IDN', name: 'nomor induk kependudukan (NIK)', places: personalAndCard, known: 'law',
    source: 'Peraturan Pemerintah No. 40 Tahun 2019; women’s days are 40 more',
    shape: /^[1-9]\d{5}(?<dd>[0-7]\d)(?<mm>0[1-9]|1[0-2])(?<yy>\d{2})\d{4}$/,
    coded: (of) => {
      const isFemale = Number(of('dd')) > 40
      return {
        born: `..${of('yy')}-${of('mm')}-${less(of('dd'), isFemale ? 40 : 0)}`,
        sex: isFemale ? 'F' : 'M',
      }
    },
  },
  {
    issuer: 'VNM', name: 'số định danh cá nhân', places: personalAndCard, known: 'law',
    source: 'Nghị định 137/2015/NĐ-CP; Thông tư 59/2021/TT-BCA',
    shape: /^0\d{2}(?<g>\d)(?<yy>\d{2})\d{6}$/,
    coded: (of) => ({
      born: `${19 + Math.floor(Number(of('g')) / 2)}${of('yy')}-..-..`,
      sex: Number(of('g')) % 2 === 0 ? 'M' : 'F',
    }),
  },
  {
    issuer: 'PAK', name: 'CNIC', places: personalAndCard, known: 'law',
    source: 'NADRA: Computerised National Identity Card; men have odd last digits',
    shape: /^[1-8]\d{11}(?<s>\d)$/,
    coded: (of) => ({ sex: oddIsMale(of('s')) }),
  },
  {
    issuer: 'LKA', name: 'national identity card number', places: personalAndCard, known: 'law',
    source: 'Department for Registration of Persons, Sri Lanka (2016)',
    shape: /^(?:(?<year>(?:19|20)\d{2})(?<day>\d{3})\d{5}|(?<yy>\d{2})(?<old>\d{3})\d{4}[VX])$/,
    coded: (of) => {
      const day = of('day') || of('old')
      return {
        born: lankanDay(of('year') || `19${of('yy')}`, day),
        sex: Number(day) > 500 ? 'F' : 'M',
      }
    },
  },
] // prettier-ignore
