import type { KindDefinition } from '../kind-definition.ts'

export const bgdNid2016: KindDefinition = {
  id: 'bgd-nid-2016',
  family: 'bgd-nid',
  issuer: 'BGD',
  type: 'I',
  name: 'National Identity Card',
  from: 2016,
  size: 'ID-1',
  languages: ['bn', 'en'],
  scripts: ['Beng', 'Latn'],
  ownTitles: ['জাতীয় পরিচয় পত্র', 'জাতীয় পরিচয়পত্র'],
  titles: ['National ID Card'],
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
        { key: 'documentNumber', labels: ['NID No', 'NID No.'], pattern: /\d{3}\s?\d{3}\s?\d{4}/ },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.24, 0.45] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['ঠিকানা'], script: 'Beng' },
        { key: 'unread', labels: ['Blood Group', 'রক্তের গ্রুপ'] },
        { key: 'placeOfBirth', labels: ['Place of Birth', 'জন্মস্থান'] },
        { key: 'issued', labels: ['Issue Date'], date: 'DD MMM YYYY' },
      ],
    },
  ],
  sources: [
    'https://services.nidw.gov.bd/',
    'https://en.wikipedia.org/wiki/National_Identity_Card_(Bangladesh)',
  ],
  tried: 'description',
}
