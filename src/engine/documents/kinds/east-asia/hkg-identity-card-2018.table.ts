import type { KindDefinition } from '../kind-definition.ts'

export const hkgIdentityCard2018: KindDefinition = {
  id: 'hkg-identity-card-2018',
  family: 'hkg-identity-card',
  issuer: 'HKG',
  type: 'I',
  name: 'Identity Card',
  from: 2018,
  size: 'ID-1',
  languages: ['zh-Hant', 'en'],
  scripts: ['Hani', 'Latn'],
  ownTitles: [
    '香港永久性居民身份證',
    'HONG KONG PERMANENT IDENTITY CARD',
    '香港身份證',
    'HONG KONG IDENTITY CARD',
  ],
  titles: [],
  issuerWords: ['香港特別行政區', 'HONG KONG SPECIAL ADMINISTRATIVE REGION'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Hani',
          place: { of: 'title', direction: 'below', line: 1 },
        },
        { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
        { key: 'dob', labels: ['出生日期', 'Date of Birth'], date: 'DD-MM-YYYY' },
        { key: 'sex', labels: ['性別', 'Sex'] },
        {
          key: 'unread',
          isUnlabelled: true,
          isOptional: true,
          pattern: /\*{0,3}\s?[A-Z]{1,4}/,
          place: { of: 'dob', direction: 'below' },
        },
        { key: 'issued', labels: ['簽發日期', 'Date of Issue'], date: 'DD-MM-YY' },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'identity card number',
          place: { of: 'side', direction: 'on' },
        },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.3, 0.62] }],
    },
    {
      side: 'BACK',
      ownWords: ['本證持有人擁有香港居留權', 'The holder of this card has the right of abode in Hong Kong'],
      words: ['HONG KONG SPECIAL ADMINISTRATIVE REGION', 'Registration of Persons Ordinance'],
      fields: [],
    },
  ],
  sources: [
    'Registration of Persons Regulations (Cap. 177A), First and Second Schedules',
    'https://en.wikipedia.org/wiki/Hong_Kong_identity_card',
  ],
  tried: 'description',
}
