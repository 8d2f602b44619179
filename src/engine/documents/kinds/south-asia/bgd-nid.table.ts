import type { KindDefinition, KindField, KindSide } from '../kind-definition.ts'

interface Edition extends Pick<KindDefinition, 'id' | 'from' | 'tried'> {
  readonly number: KindField
  readonly back: KindSide
}

function edition({ number, back, ...own }: Edition): KindDefinition {
  return {
    ...own,
    family: 'bgd-nid',
    issuer: 'BGD',
    type: 'I',
    name: 'National Identity Card',
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
          number,
        ],
        regions: [{ what: 'portrait', region: [0.04, 0.28, 0.24, 0.43] }],
      },
      back,
    ],
    sources: [
      'https://services.nidw.gov.bd/',
      'https://en.wikipedia.org/wiki/National_Identity_Card_(Bangladesh)',
    ],
  }
}

/** The laminated card, and the smart card that has replaced it, with a zone on its back and a number of its own. */
export const bgdNid: readonly KindDefinition[] = [
  edition({
    id: 'bgd-nid-2006',
    from: 2006,
    number: { key: 'documentNumber', labels: ['ID NO', 'ID NO.'], pattern: /\d{10}|\d{13}|\d{17}/ },
    back: {
      side: 'BACK',
      ownWords: ['এই কার্ডটি গণপ্রজাতন্ত্রী বাংলাদেশ সরকারের সম্পত্তি', 'প্রদানকারী কর্তৃপক্ষের স্বাক্ষর'],
      codes: ['pdf417'],
      fields: [
        { key: 'address1', labels: ['ঠিকানা'], script: 'Beng' },
        { key: 'unread', labels: ['রক্তের গ্রুপ', 'Blood Group'] },
        { key: 'issued', labels: ['প্রদানের তারিখ'], date: 'DD/MM/YYYY', isOptional: true },
      ],
    },
    tried: 'synthetic',
  }),
  edition({
    id: 'bgd-nid-2016',
    from: 2016,
    number: { key: 'documentNumber', labels: ['NID No', 'NID No.'], pattern: /\d{3}\s?\d{3}\s?\d{4}/ },
    back: {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['ঠিকানা'], script: 'Beng' },
        { key: 'unread', labels: ['Blood Group', 'রক্তের গ্রুপ'] },
        { key: 'placeOfBirth', labels: ['Place of Birth', 'জন্মস্থান'] },
        { key: 'issued', labels: ['Issue Date'], date: 'DD MMM YYYY' },
      ],
    },
    tried: 'description',
  }),
]
