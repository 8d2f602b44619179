import type { KindDefinition } from '../kind-definition.ts'

export const kenMaishaCard: KindDefinition = {
  id: 'ken-maisha-card-2023',
  family: 'ken-identity-card',
  issuer: 'KEN',
  type: 'I',
  name: 'Maisha Card',
  from: 2023,
  size: 'ID-1',
  languages: ['sw', 'en'],
  scripts: ['Latn'],
  ownTitles: ['MAISHA CARD'],
  titles: ['KITAMBULISHO CHA TAIFA', 'NATIONAL IDENTITY CARD'],
  issuerWords: ['JAMHURI YA KENYA', 'REPUBLIC OF KENYA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['SURNAME', 'JINA LA UKOO'] },
        { key: 'firstName', labels: ['GIVEN NAME', 'GIVEN NAMES', 'JINA ULILOPEWA'] },
        { key: 'sex', labels: ['SEX', 'JINSIA'] },
        { key: 'nationalityIso3', labels: ['NATIONALITY', 'URAIA'] },
        { key: 'dob', labels: ['DATE OF BIRTH', 'TAREHE YA KUZALIWA'], date: 'DD.MM.YYYY' },
        { key: 'placeOfBirth', labels: ['PLACE OF BIRTH', 'MAHALI PA KUZALIWA'] },
        { key: 'documentNumber', labels: ['ID NUMBER', 'NAMBARI YA KITAMBULISHO'], pattern: /\d{7,9}/ },
        { key: 'expiry', labels: ['DATE OF EXPIRY'], date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', labels: ['PLACE OF ISSUE'], isOptional: true },
      ],
    },
    { side: 'BACK', zone: 'TD1', fields: [] },
  ],
  sources: ['https://immigration.go.ke/', 'https://en.wikipedia.org/wiki/Kenyan_identity_card'],
  tried: 'description',
}
