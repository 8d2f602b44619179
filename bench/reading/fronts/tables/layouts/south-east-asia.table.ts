import { above, bare, beside, inline, middle, print } from '../../compact.ts'
import { americanMonth, dashed, shortMonth, slashed, thaiDate } from '../../dates.ts'
import type { FrontLayout } from '../../front-layout.ts'
import * as v from '../../values.ts'

const grouped = (pattern: RegExp, to: string) => (text: string): string => text.replace(pattern, to) // prettier-ignore

export const southEastAsianLayouts: readonly FrontLayout[] = [
  {
    id: 'THA-ID',
    issuer: 'THA',
    type: 'I',
    language: 'th',
    number: { form: '#############', issuer: 'THA' },
    portrait: { x: 63.5, y: 25, width: 18, height: 22.5 },
    fixed: [
      print('บัตรประจำตัวประชาชน', [17, 6.4], 3.4, { bold: true }),
      print('Thai National ID Card', [54, 6.2], 2.5, { bold: true }),
      print('เลขประจำตัวประชาชน', [17, 10.2], 2.1),
      print('Identification Number', [17, 12.8], 1.9),
    ],
    fields: [
      bare([42, 12.2], v.number(grouped(/^(.)(.{4})(.{5})(..)(.)$/, '$1 $2 $3 $4 $5')), { em: 3.4 }),
      beside([33, 18.4], ['ชื่อตัวและชื่อสกุล', 14], v.fullLocal('given first', 'Thai'), { em: 3.6 }),
      beside([33, 23.2], ['Name', 25], v.titledGiven, { em: 2.8 }),
      beside([39, 27], ['Last name', 27], v.surnameSmall, { em: 2.8 }),
      beside([37, 31.6], ['เกิดวันที่', 27], v.birth(thaiDate), { em: 3 }),
      beside([43, 35.4], ['Date of Birth', 27], v.birth(shortMonth('.')), { em: 2.8 }),
      beside([12, 41.4], ['ที่อยู่', 5], v.address, { em: 2.3 }),
      bare([5, 46.2], v.issue(thaiDate), { em: 2.3 }),
      bare([42, 46.2], v.expiry(thaiDate), { em: 2.3 }),
    ].map((field, at) => (at === 7 ? { ...field, label: 'วันออกบัตร', labelAt: [5, 48.8], labelEm: 2 } : at === 8 ? { ...field, label: 'วันบัตรหมดอายุ', labelAt: [42, 48.8], labelEm: 2 } : field)), // prettier-ignore
  },
  {
    id: 'THA-DL',
    issuer: 'THA',
    type: 'D',
    language: 'th',
    number: { form: '########' },
    other: { form: '#############', issuer: 'THA' },
    portrait: { x: 4, y: 17, width: 20, height: 25 },
    fixed: [
      middle('ใบอนุญาตขับรถยนต์ส่วนบุคคล', 6.2, 3.2, { bold: true }),
      middle('Private Car Driving Licence', 10, 2.4),
      print('ราชอาณาจักรไทย KINGDOM OF THAILAND', [27, 13.6], 2.1),
    ],
    fields: [
      inline([27, 18.4], 'ฉบับที่ / No. ', v.number()),
      inline([27, 22.6], 'วันอนุญาต ', v.issue(thaiDate), { em: 2.6 }),
      inline([55, 22.6], 'วันสิ้นอายุ ', v.expiry(thaiDate), { em: 2.4 }),
      inline([27, 28], 'ชื่อ ', v.fullLocal('given first', 'Thai'), { em: 3.2 }),
      inline([27, 32.4], 'Name ', v.fullLatin('given first'), { em: 2.6 }),
      inline([27, 37], 'เกิดวันที่ ', v.birth(thaiDate), { em: 2.8 }),
      inline([27, 41], 'Birth Date ', v.birth(shortMonth()), { em: 2.6 }),
      inline([27, 45.4], 'เลขประจำตัวประชาชน ', v.otherNumber(), { em: 2.6 }),
    ],
  },
  {
    id: 'VNM-CCCD',
    issuer: 'VNM',
    type: 'I',
    language: 'vi',
    number: { form: '0##%YY######', issuer: 'VNM' },
    portrait: { x: 4, y: 19, width: 20, height: 26 },
    fixed: [
      print('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', [25, 5.4], 2.3, { bold: true }),
      print('Độc lập - Tự do - Hạnh phúc', [33, 8.2], 2),
      print('CĂN CƯỚC CÔNG DÂN', [30, 13], 3.4, { bold: true }),
      print('Citizen Identity Card', [35, 16], 2.1),
    ],
    fields: [
      inline([27, 20.4], 'Số / No.: ', v.number(), { em: 3 }),
      above([27, 27.2], 'Họ và tên / Full name:', v.fullLatin('surname first')),
      inline([27, 31.2], 'Ngày sinh / Date of birth: ', v.birth(slashed), { em: 2.4 }),
      inline([27, 34.8], 'Giới tính / Sex: ', v.sex('Nam', 'Nữ'), { em: 2.4 }),
      inline([50, 34.8], 'Quốc tịch / Nationality: ', v.fixed('Việt Nam'), { em: 2.2 }),
      above([27, 41.4], 'Quê quán / Place of origin:', v.birthplace, { em: 2.4 }),
      above([27, 48.2], 'Nơi thường trú / Place of residence:', v.address, { em: 2.2 }),
      above([4, 51.6], 'Có giá trị đến / Date of expiry:', v.expiry(slashed), { em: 2.2, labelEm: 1.5 }),
    ],
  },
  {
    id: 'IDN-KTP',
    issuer: 'IDN',
    type: 'I',
    language: 'id',
    number: { form: '3#####D+MMYY####', issuer: 'IDN' },
    portrait: { x: 62, y: 12, width: 19, height: 24.5 },
    fixed: [
      middle('PROVINSI DKI JAKARTA', 5.4, 2.9, { bold: true }),
      middle('KOTA JAKARTA SELATAN', 8.8, 2.7, { bold: true }),
    ],
    fields: [
      inline([4, 13.8], 'NIK : ', v.number(), { em: 3.6 }),
      ...([
        ['Nama', v.fullLatin('given first')],
        ['Tempat/Tgl Lahir', v.together(v.birthplaceLatin, ', ', v.birth(dashed))],
        ['Jenis Kelamin', v.sex('LAKI-LAKI', 'PEREMPUAN')],
        ['Alamat', v.address],
        ['Agama', v.fixed('ISLAM', { keys: ['religion'], value: 'ISLAM' })],
        ['Kewarganegaraan', v.fixed('WNI')],
        ['Berlaku Hingga', v.fixed('SEUMUR HIDUP')],
      ] as const).map(([label, value], at) => beside([24, 19.4 + at * 4.2], [label, 4], v.within(': ', value, ''), { em: 2.4 })), // prettier-ignore
    ],
  },
  {
    id: 'MYS-MYKAD',
    issuer: 'MYS',
    type: 'I',
    language: 'id',
    number: { form: 'YYMMDD-##-####', issuer: 'MYS' },
    portrait: { x: 58, y: 15, width: 22, height: 28 },
    fixed: [
      print('KAD PENGENALAN', [5, 6], 3, { bold: true }),
      print('MALAYSIA', [40, 6], 3.2, { bold: true }),
      print('IDENTITY CARD', [5, 9.6], 2.6),
    ],
    fields: [
      bare([5, 16.4], v.number(), { em: 3.8 }),
      bare([5, 36], v.fullLatin('given first'), { em: 2.8 }),
      bare([5, 40.4], v.address, { em: 2.3 }),
      bare([5, 44], v.fixed('50480 KUALA LUMPUR', { keys: ['postcode'], value: '50480' }), { em: 2.3 }),
      bare([60, 47], v.fixed('WARGANEGARA'), { em: 2.2 }),
      bare([60, 50.4], v.sex('LELAKI', 'PEREMPUAN'), { em: 2.2 }),
    ],
  },
  {
    id: 'PHL-ID',
    issuer: 'PHL',
    type: 'I',
    language: 'es',
    number: { form: '####-####-####-####' },
    portrait: { x: 4, y: 19, width: 20, height: 24 },
    fixed: [
      middle('REPUBLIKA NG PILIPINAS', 5.2, 2.6, { bold: true }),
      middle('Republic of the Philippines', 8, 2),
      middle('PAMBANSANG PAGKAKAKILANLAN', 11.6, 2.6, { bold: true }),
      middle('Philippine Identification Card', 14.4, 2),
    ],
    fields: [
      bare([4, 17.8], v.number(), { em: 2.6 }),
      above([30, 23], 'Apelyido/Last Name', v.surnameLatin),
      above([30, 30], 'Mga Pangalan/Given Names', v.givenLatin),
      above([30, 37], 'Petsa ng Kapanganakan/Date of Birth', v.birth(americanMonth)),
      above([30, 44], 'Tirahan/Address', v.address, { em: 2.3 }),
    ],
  },
  {
    id: 'SGP-NRIC',
    issuer: 'SGP',
    type: 'I',
    language: 'en',
    number: { form: 'S#######@', issuer: 'SGP' },
    portrait: { x: 4, y: 14, width: 24, height: 31 },
    fixed: [print('REPUBLIC OF SINGAPORE', [18, 5.8], 3, { bold: true })],
    fields: [
      inline([18, 10.4], 'IDENTITY CARD NO. ', v.number(), { em: 3 }),
      above([32, 19.4], 'Name', v.fullLatin('given first')),
      above([32, 27.4], 'Race', v.fixed('CHINESE')),
      above([32, 35.4], 'Date of birth', v.birth(dashed)),
      above([58, 35.4], 'Sex', v.sex('M', 'F')),
      above([32, 43.4], 'Country/Place of birth', v.fixed('SINGAPORE', { keys: ['placeOfBirth'], value: 'SINGAPORE' })), // prettier-ignore
    ],
  },
]
