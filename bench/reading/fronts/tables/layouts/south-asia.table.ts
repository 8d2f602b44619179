import { above, bare, inline, middle, print } from '../../compact.ts'
import { dotted, shortMonth, slashed } from '../../dates.ts'
import type { FrontLayout } from '../../front-layout.ts'
import type { Language } from '../languages.table.ts'
import * as v from '../../values.ts'

const fours = (text: string): string => text.replace(/^(.{4})(.{4})(.{4})$/, '$1 $2 $3')

interface AadhaarWords {
  readonly id: string
  readonly language: Language
  readonly state: string
  readonly birth: string
  readonly man: string
  readonly woman: string
  readonly motto: string
}

const aadhaar = ({ id, language, state, birth, man, woman, motto }: AadhaarWords): FrontLayout => ({
  id,
  issuer: 'IND',
  type: 'I',
  language,
  number: { form: '############', issuer: 'IND' },
  portrait: { x: 5, y: 13, width: 20, height: 25 },
  fixed: [
    middle(state, 5.8, 3.1, { bold: true }),
    middle('Government of India', 9.6, 2.7, { bold: true }),
    middle(motto, 51.4, 2.9),
  ],
  fields: [
    bare([29, 18], v.fullLocal('given first'), { em: 3.1 }),
    bare([29, 23], v.fullLatin('given first'), { em: 2.9 }),
    inline([29, 28], `${birth} / DOB : `, v.birth(slashed), { em: 2.8 }),
    bare([29, 33], v.sex(man, woman), { em: 2.8 }),
    bare([27, 45.4], v.number(fours), { em: 4.4, bold: true }),
  ],
})

/** Devanagari and Latin by turns, as the front prints them. */
const voterFields = [
  inline([29, 19.6], 'नाम : ', v.fullLocal('given first'), { em: 2.7 }),
  inline([29, 24], 'Name : ', v.fullLatin('given first'), { em: 2.6 }),
  inline([29, 28.8], 'पिता का नाम : ', v.fatherUnread, { em: 2.6 }),
  inline([29, 33], "Father's Name : ", v.fatherLatin, { em: 2.5 }),
  inline([29, 38], 'लिंग / Gender : ', v.sex('पुरुष / Male', 'महिला / Female'), { em: 2.6 }),
  inline([29, 43], 'जन्म तिथि / Date of Birth : ', v.birth(slashed), { em: 2.5 }),
]

export const southAsianLayouts: readonly FrontLayout[] = [
  {
    id: 'IND-PAN-2017',
    issuer: 'IND',
    type: 'I',
    language: 'hi',
    number: { form: '@@@P@####@' },
    portrait: { x: 4, y: 13, width: 15, height: 18.5 },
    signature: [38, 47],
    fixed: [
      print('आयकर विभाग', [5, 5.8], 3.2, { bold: true }),
      print('INCOME TAX DEPARTMENT', [5, 9.6], 2.6, { bold: true }),
      print('भारत सरकार', [62, 5.8], 3.2, { bold: true }),
      print('GOVT. OF INDIA', [60, 9.6], 2.6, { bold: true }),
      print('स्थायी लेखा संख्या कार्ड', [32, 15.6], 2.4),
      print('Permanent Account Number Card', [26, 19], 2.4),
      print('हस्ताक्षर / Signature', [40, 51.6], 2),
    ],
    fields: [
      bare([32, 24.4], v.number(), { em: 4 }),
      above([4, 36], 'नाम / Name', v.fullLatin('given first')),
      above([4, 43], "पिता का नाम / Father's Name", v.fatherLatin),
      above([4, 50.4], 'जन्म की तारीख / Date of Birth', v.birth(slashed)),
    ],
  },
  {
    id: 'IND-PAN-1995',
    issuer: 'IND',
    type: 'I',
    language: 'hi',
    number: { form: '@@@P@####@' },
    portrait: { x: 64, y: 29, width: 16, height: 20 },
    signature: [6, 49],
    fixed: [
      print('आयकर विभाग', [5, 6], 3.2, { bold: true }),
      print('INCOME TAX DEPARTMENT', [5, 10], 2.7, { bold: true }),
      print('भारत सरकार', [62, 6], 3.2, { bold: true }),
      print('GOVT. OF INDIA', [60, 10], 2.7, { bold: true }),
      print('Permanent Account Number', [5, 33.4], 2.2),
    ],
    fields: [
      bare([5, 17.4], v.fullLatin('given first'), { em: 2.9 }),
      bare([5, 22.6], v.fatherLatin, { em: 2.9 }),
      bare([5, 28], v.birth(slashed), { em: 2.9 }),
      bare([5, 38.4], v.number(), { em: 3.4 }),
    ],
  },
  aadhaar({ id: 'IND-AADHAAR-hi', language: 'hi', state: 'भारत सरकार', birth: 'जन्म तिथि', man: 'पुरुष / MALE', woman: 'महिला / FEMALE', motto: 'मेरा आधार, मेरी पहचान' }), // prettier-ignore
  aadhaar({ id: 'IND-AADHAAR-bn', language: 'bn', state: 'ভারত সরকার', birth: 'জন্মতারিখ', man: 'পুরুষ / MALE', woman: 'মহিলা / FEMALE', motto: 'আমার আধার, আমার পরিচয়' }), // prettier-ignore
  aadhaar({ id: 'IND-AADHAAR-ta', language: 'ta', state: 'இந்திய அரசாங்கம்', birth: 'பிறந்த நாள்', man: 'ஆண்பால் / MALE', woman: 'பெண்பால் / FEMALE', motto: 'எனது ஆதார், எனது அடையாளம்' }), // prettier-ignore
  {
    id: 'IND-VOTER-hi',
    issuer: 'IND',
    type: 'I',
    language: 'hi',
    number: { form: '@@@#######' },
    portrait: { x: 5, y: 16, width: 20, height: 26 },
    fixed: [
      middle('भारत निर्वाचन आयोग', 5, 2.8, { bold: true }),
      middle('ELECTION COMMISSION OF INDIA', 8.4, 2.4, { bold: true }),
      middle('मतदाता फोटो पहचान पत्र / Elector Photo Identity Card', 11.8, 2),
    ],
    fields: [bare([62, 15.4], v.number(), { em: 2.8 }), ...voterFields],
  },
  {
    id: 'IND-VOTER-ta',
    issuer: 'IND',
    type: 'I',
    language: 'ta',
    number: { form: '@@@#######' },
    portrait: { x: 5, y: 16, width: 20, height: 26 },
    fixed: [
      middle('இந்திய தேர்தல் ஆணையம்', 5, 2.6, { bold: true }),
      middle('ELECTION COMMISSION OF INDIA', 8.4, 2.4, { bold: true }),
      middle('வாக்காளர் புகைப்பட அடையாள அட்டை', 11.8, 2.2),
    ],
    fields: [
      bare([62, 15.4], v.number(), { em: 2.8 }),
      inline([29, 20], 'பெயர் : ', v.fullLocal('given first'), { em: 2.6 }),
      inline([29, 25], 'Name : ', v.fullLatin('given first'), { em: 2.6 }),
      inline([29, 30], 'தந்தையின் பெயர் : ', v.fatherUnread, { em: 2.4 }),
      inline([29, 35], "Father's Name : ", v.fatherLatin, { em: 2.5 }),
      inline([29, 40], 'பாலினம் / Gender : ', v.sex('ஆண் / Male', 'பெண் / Female'), { em: 2.5 }),
      inline([29, 45], 'பிறந்த தேதி / Date of Birth : ', v.birth(slashed), { em: 2.4 }),
    ],
  },
  {
    id: 'BGD-NID',
    issuer: 'BGD',
    type: 'I',
    language: 'bn',
    number: { form: '##########' },
    portrait: { x: 5, y: 17, width: 19, height: 24 },
    signature: [6, 49],
    fixed: [
      middle('গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', 5.4, 2.9, { bold: true }),
      middle("Government of the People's Republic of Bangladesh", 8.6, 2),
      middle('NATIONAL ID CARD / জাতীয় পরিচয় পত্র', 13, 2.5, { bold: true }),
    ],
    fields: [
      inline([27, 20], 'নাম: ', v.fullLocal('given first'), { em: 3 }),
      inline([27, 25], 'Name: ', v.fullLatin('given first'), { em: 2.7 }),
      inline([27, 30.4], 'পিতা: ', v.fatherUnread, { em: 2.8 }),
      inline([27, 40], 'Date of Birth: ', v.birth(shortMonth()), { em: 2.7 }),
      inline([27, 45.4], 'ID NO: ', v.number(), { em: 3 }),
    ],
  },
  {
    id: 'PAK-CNIC',
    issuer: 'PAK',
    type: 'I',
    language: 'ur',
    number: { form: '#####-#######-#', issuer: 'PAK' },
    portrait: { x: 62, y: 13, width: 19, height: 25 },
    signature: [60, 48],
    fixed: [
      print('PAKISTAN', [22, 5.6], 3.4, { bold: true }),
      print('National Identity Card', [45, 5.6], 2.4),
      print('ISLAMIC REPUBLIC OF PAKISTAN', [22, 9.2], 2.1),
      print('قومی شناختی کارڈ', [82, 10], 2.8),
    ],
    fields: [
      above([5, 18.6], 'Name', v.fullLatin('given first'), { em: 2.6 }),
      bare([58, 18.6], v.fullLocal('given first'), { em: 2.8 }),
      above([5, 27], 'Father Name', v.fatherLatin, { em: 2.6 }),
      bare([58, 27], v.fatherUnread, { em: 2.8 }),
      above([5, 34], 'Gender', v.sex('M', 'F'), { em: 2.6 }),
      above([20, 34], 'Country of Stay', v.fixed('Pakistan'), { em: 2.6 }),
      above([5, 41], 'Identity Number', v.number(), { em: 2.6 }),
      above([34, 41], 'Date of Birth', v.birth(dotted), { em: 2.6 }),
      above([5, 48], 'Date of Issue', v.issue(dotted), { em: 2.6 }),
      above([34, 48], 'Date of Expiry', v.expiry(dotted), { em: 2.6 }),
    ],
  },
]
