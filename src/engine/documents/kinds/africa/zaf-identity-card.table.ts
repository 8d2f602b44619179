import type { KindDefinition } from '../kind-definition.ts'

export const zafIdentityCard: KindDefinition = {
  id: 'zaf-identity-card-2013',
  family: 'zaf-identity-card',
  issuer: 'ZAF',
  type: 'I',
  name: 'National Identity Card',
  from: 2013,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['NATIONAL IDENTITY CARD', 'IDENTITY CARD'],
  issuerWords: ['REPUBLIC OF SOUTH AFRICA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['Surname'] },
        { key: 'firstName', labels: ['Names'] },
        { key: 'sex', labels: ['Sex'] },
        { key: 'nationalityIso3', labels: ['Nationality'] },
        { key: 'documentNumber', labels: ['Identity Number'], numberRule: 'identity number' },
        { key: 'dob', labels: ['Date of Birth'], date: 'DD MMM YYYY' },
        { key: 'placeOfBirth', labels: ['Country of Birth'] },
        { key: 'unread', labels: ['Status'] },
        { key: 'unread', labels: ['Signature'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.68, 0.24, 0.28, 0.6] }],
    },
    {
      side: 'BACK',
      codes: ['pdf417', 'code-39'],
      words: ['Conditions'],
      fields: [
        { key: 'issued', labels: ['Date of Issue'], date: 'DD MMM YYYY' },
        { key: 'unread', labels: ['Conditions'], isOptional: true },
        { key: 'unread', isUnlabelled: true, pattern: /\d{9}/ },
      ],
    },
  ],
  sources: [
    'https://en.wikipedia.org/wiki/South_African_identity_card',
    'https://docs.uqudo.com/docs/kyc/uqudo-api/scan/country-specific-ids/zaf_id-south-africa-id',
  ],
  tried: 'synthetic',
}
