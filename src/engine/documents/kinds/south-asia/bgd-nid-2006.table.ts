import type { KindDefinition } from '../kind-definition.ts'

export const bgdNid2006: KindDefinition = {
  id: 'bgd-nid-2006',
  family: 'bgd-nid',
  issuer: 'BGD',
  type: 'I',
  name: 'National Identity Card',
  from: 2006,
  size: 'ID-1',
  languages: ['bn', 'en'],
  scripts: ['Beng', 'Latn'],
  ownTitles: ['জাতীয় পরিচয় পত্র', 'জাতীয় পরিচয়পত্র'],
  titles: ['NATIONAL ID CARD'],
  issuerWords: ['গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', "Government of the People's Republic of Bangladesh"],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullNameLocal', labels: ['নাম'], script: 'Beng' },
        { key: 'fullName', labels: ['Name'] },
        { key: 'unread', labels: ['পিতা', 'স্বামী'], script: 'Beng' },
        { key: 'unread', labels: ['মাতা'], script: 'Beng' },
        { key: 'dob', labels: ['Date of Birth'], date: 'DD MMM YYYY' },
        { key: 'documentNumber', labels: ['ID NO', 'ID NO.'], pattern: /\d{10}|\d{13}|\d{17}/ },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.24, 0.42] }],
    },
    {
      side: 'BACK',
      ownWords: ['এই কার্ডটি গণপ্রজাতন্ত্রী বাংলাদেশ সরকারের সম্পত্তি', 'প্রদানকারী কর্তৃপক্ষের স্বাক্ষর'],
      codes: ['pdf417'],
      fields: [
        { key: 'address1', labels: ['ঠিকানা'], script: 'Beng' },
        { key: 'unread', labels: ['রক্তের গ্রুপ', 'Blood Group'] },
        { key: 'issued', labels: ['প্রদানের তারিখ'], date: 'DD/MM/YYYY', isOptional: true },
      ],
    },
  ],
  sources: [
    'https://services.nidw.gov.bd/',
    'https://en.wikipedia.org/wiki/National_Identity_Card_(Bangladesh)',
  ],
  tried: 'description',
}
