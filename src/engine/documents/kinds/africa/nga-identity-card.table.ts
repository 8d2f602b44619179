import type { KindDefinition } from '../kind-definition.ts'

export const ngaIdentityCard: KindDefinition = {
  id: 'nga-identity-card-2014',
  family: 'nga-identity-card',
  issuer: 'NGA',
  type: 'I',
  name: 'National Identity Card',
  from: 2014,
  size: 'ID-1',
  languages: ['en', 'fr'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['NATIONAL IDENTITY CARD', 'IDENTITY CARD'],
  issuerWords: ['FEDERAL REPUBLIC OF NIGERIA', 'NIGERIA'],
  colours: ['green'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['SURNAME', 'NOM'] },
        { key: 'firstName', labels: ['FIRST NAME', 'GIVEN NAMES', 'PRENOMS'] },
        { key: 'middleName', labels: ['MIDDLE NAME'], isOptional: true },
        { key: 'dob', labels: ['DATE OF BIRTH'], date: 'DD MMM YYYY' },
        { key: 'sex', labels: ['SEX'] },
        { key: 'expiry', labels: ['EXPIRY', 'EXPIRY DATE'], date: 'DD MMM YYYY', isOptional: true },
        {
          key: 'personalNumber',
          labels: ['NIN', 'NATIONAL IDENTIFICATION NUMBER'],
          pattern: /\d{11}/,
          isOptional: true,
        },
        { key: 'documentNumber', labels: ['DOCUMENT NUMBER', 'DOCUMENT NO'], isOptional: true },
      ],
    },
    { side: 'BACK', zone: 'TD1', fields: [] },
  ],
  sources: ['https://nimc.gov.ng/', 'https://en.wikipedia.org/wiki/Nigerian_National_Identity_Card'],
  tried: 'synthetic',
}
