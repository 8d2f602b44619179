import type { KindDefinition } from '../kind-definition.ts'

export const kenIdentityCard: KindDefinition = {
  id: 'ken-identity-card-2011',
  family: 'ken-identity-card',
  issuer: 'KEN',
  type: 'I',
  name: 'National Identity Card',
  from: 2011,
  to: 2023,
  size: 'ID-1',
  languages: ['sw', 'en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['NATIONAL IDENTITY CARD', 'IDENTITY CARD'],
  issuerWords: ['JAMHURI YA KENYA', 'REPUBLIC OF KENYA'],
  sides: [
    {
      side: 'FRONT',
      isUntitled: true,
      fields: [
        { key: 'internalId', labels: ['SERIAL NUMBER'], pattern: /\d{9}/ },
        { key: 'documentNumber', labels: ['ID NUMBER'], pattern: /\d{7,8}/ },
        { key: 'fullName', labels: ['FULL NAMES'] },
        { key: 'dob', labels: ['DATE OF BIRTH'], date: 'DD.MM.YYYY' },
        { key: 'sex', labels: ['SEX'] },
        { key: 'placeOfBirth', labels: ['DISTRICT OF BIRTH'] },
        { key: 'issueAuthority', labels: ['PLACE OF ISSUE'] },
        { key: 'issued', labels: ['DATE OF ISSUE'], date: 'DD.MM.YYYY' },
        { key: 'unread', labels: ["HOLDER'S SIGN", "HOLDER'S SIGN."], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.24, 0.3, 0.56] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['DISTRICT'] },
        { key: 'unread', labels: ['DIVISION'] },
        { key: 'unread', labels: ['LOCATION'] },
        { key: 'unread', labels: ['SUB-LOCATION'] },
      ],
    },
  ],
  sources: [
    'Registration of Persons Act (Cap. 107) and Rules',
    'https://en.wikipedia.org/wiki/Kenyan_identity_card',
  ],
  tried: 'synthetic',
}
