import type { KindDefinition } from '../kind-definition.ts'

/** The name stands above the birth date twice, in the holder's language and in English; the sex and the number have no label. */
export const indAadhaar: KindDefinition = {
  id: 'ind-aadhaar',
  family: 'ind-aadhaar',
  issuer: 'IND',
  type: 'I',
  name: 'Aadhaar',
  from: 2010,
  size: 'ID-1',
  languages: ['hi', 'en', 'bn', 'ta'],
  scripts: ['Deva', 'Beng', 'Taml', 'Latn'],
  ownTitles: [
    'मेरा आधार, मेरी पहचान',
    'आधार - आम आदमी का अधिकार',
    'AADHAAR',
    'आधार',
    'আমার আধার, আমার পরিচয়',
    'எனது ஆதார், எனது அடையாளம்',
    'Unique Identification Authority of India',
    'भारतीय विशिष्ट पहचान प्राधिकरण',
  ],
  titles: [],
  issuerWords: ['भारत सरकार', 'GOVERNMENT OF INDIA', 'ভারত সরকার', 'இந்திய அரசாங்கம்'],
  colours: ['white', 'orange', 'green'],
  sides: [
    {
      side: 'FRONT',
      codes: ['qr'],
      fields: [
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Deva',
          place: { of: 'dob', direction: 'above', line: 1 },
        },
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Beng',
          place: { of: 'dob', direction: 'above', line: 1 },
        },
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Taml',
          place: { of: 'dob', direction: 'above', line: 1 },
        },
        { key: 'fullName', isUnlabelled: true, place: { of: 'dob', direction: 'above', line: 1 } },
        {
          key: 'dob',
          labels: ['जन्म तिथि', 'DOB', 'जन्म वर्ष', 'Year of Birth', 'জন্ম তারিখ', 'பிறந்த நாள்'],
          date: 'DD/MM/YYYY',
        },
        {
          key: 'sex',
          isUnlabelled: true,
          pattern: /MALE|FEMALE|TRANSGENDER|पुरुष|महिला|পুরুষ|মহিলা|ஆண்பால்|பெண்பால்/,
          place: { of: 'dob', direction: 'below' },
        },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'Aadhaar',
          place: { of: 'side', direction: 'on' },
        },
        { key: 'unread', labels: ['VID'], isOptional: true },
      ],
      regions: [
        { what: 'emblem', region: [0.03, 0.04, 0.1, 0.2] },
        { what: 'portrait', region: [0.04, 0.26, 0.24, 0.46] },
        { what: 'number', region: [0.25, 0.78, 0.5, 0.1] },
        { what: 'barcode', region: [0.76, 0.4, 0.2, 0.32] },
      ],
    },
    {
      side: 'BACK',
      codes: ['qr'],
      ownWords: [
        'UNIQUE IDENTIFICATION AUTHORITY OF INDIA',
        'भारतीय विशिष्ट पहचान प्राधिकरण',
        'help@uidai.gov.in',
        'www.uidai.gov.in',
      ],
      fields: [
        { key: 'address1', labels: ['पता', 'Address', 'ঠিকানা', 'முகவரி'] },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'Aadhaar',
          place: { of: 'side', direction: 'on' },
        },
      ],
      regions: [{ what: 'barcode', region: [0.62, 0.22, 0.34, 0.54] }],
    },
  ],
  sources: ['https://uidai.gov.in/', 'https://en.wikipedia.org/wiki/Aadhaar'],
  tried: 'synthetic',
}
