import type { KindDefinition } from '../kind-definition.ts'

export const indVoter: KindDefinition = {
  id: 'ind-voter',
  family: 'ind-voter',
  issuer: 'IND',
  type: 'I',
  name: 'Elector Photo Identity Card',
  from: 1993,
  size: 'ID-1',
  languages: ['hi', 'en', 'bn', 'ta'],
  scripts: ['Deva', 'Beng', 'Taml', 'Latn'],
  ownTitles: [
    'ELECTION COMMISSION OF INDIA',
    'भारत निर्वाचन आयोग',
    'ELECTOR PHOTO IDENTITY CARD',
    'मतदाता फोटो पहचान पत्र',
    'ভারতের নির্বাচন কমিশন',
    'இந்தியத் தேர்தல் ஆணையம்',
  ],
  titles: ['IDENTITY CARD', 'पहचान पत्र'],
  issuerWords: ['ELECTION COMMISSION OF INDIA', 'भारत निर्वाचन आयोग'],
  sides: [
    {
      side: 'FRONT',
      codes: ['code-128', 'qr'],
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          pattern: /[A-Z]{3}\d{7}/,
          place: { of: 'side', direction: 'on' },
        },
        {
          key: 'fullNameLocal',
          labels: ['निर्वाचक का नाम', 'नाम', 'নির্বাচকের নাম', 'வாக்காளர் பெயர்'],
          script: 'Deva',
          isOptional: true,
        },
        { key: 'fullName', labels: ["Elector's Name", 'Name'] },
        {
          key: 'unread',
          labels: [
            'पिता का नाम',
            "Father's Name",
            'पति का नाम',
            "Husband's Name",
            "Mother's Name",
            'পিতার নাম',
          ],
        },
        { key: 'sex', labels: ['लिंग', 'Sex', 'Gender', 'লিঙ্গ'], isOptional: true },
        {
          key: 'dob',
          labels: ['जन्म की तारीख', 'Date of Birth', 'Date of Birth / Age', 'जन्म तिथि', 'জন্ম তারিখ'],
          date: 'DD/MM/YYYY',
          isOptional: true,
        },
      ],
    },
    {
      side: 'BACK',
      words: ['Electoral Registration Officer', 'Assembly Constituency No. and Name', 'Part No. and Name'],
      ownWords: ['निर्वाचक रजिस्ट्रीकरण अधिकारी'],
      fields: [
        { key: 'address1', labels: ['पता', 'Address', 'ঠিকানা'] },
        { key: 'sex', labels: ['लिंग', 'Sex', 'Gender'], isOptional: true },
        {
          key: 'dob',
          labels: ['Date of Birth', 'Date of Birth / Age'],
          date: 'DD/MM/YYYY',
          isOptional: true,
        },
        { key: 'documentNumber', isUnlabelled: true, pattern: /[A-Z]{3}\d{7}/, isOptional: true },
      ],
    },
  ],
  sources: ['https://www.eci.gov.in/', 'https://en.wikipedia.org/wiki/Voter_ID_(India)'],
  tried: 'synthetic',
}
