import type { KindDefinition } from '../kind-definition.ts'

export const fraIdentityCard2021: KindDefinition = {
  id: 'fra-identity-card-2021',
  family: 'fra-identity-card',
  issuer: 'FRA',
  type: 'I',
  name: 'National Identity Card',
  from: 2021,
  size: 'ID-1',
  languages: ['fr', 'en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ["CARTE NATIONALE D'IDENTITÉ", 'IDENTITY CARD'],
  issuerWords: ['RÉPUBLIQUE FRANÇAISE'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['NOM', 'Surname'] },
        { key: 'firstName', labels: ['Prénoms', 'Given names'] },
        { key: 'sex', labels: ['SEXE', 'Sex'] },
        { key: 'nationalityIso3', labels: ['NATIONALITÉ', 'Nationality'] },
        { key: 'dob', labels: ['DATE DE NAISS.', 'Date of birth'], date: 'DD MM YYYY' },
        { key: 'placeOfBirth', labels: ['LIEU DE NAISSANCE', 'Place of birth'] },
        { key: 'unread', labels: ["NOM D'USAGE", 'Alternate name'], isOptional: true },
        {
          key: 'documentNumber',
          labels: ['N° DU DOCUMENT', 'Document No'],
          numberRule: 'number of an identity card',
        },
        { key: 'expiry', labels: ["DATE D'EXPIR.", 'Expiry date'], date: 'DD MM YYYY' },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.24, 0.29, 0.62] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      codes: ['data-matrix'],
      fields: [
        { key: 'height', labels: ['TAILLE', 'Height'] },
        { key: 'issued', labels: ['DATE DE DÉLIVRANCE', 'Date of issue'], date: 'DD MM YYYY' },
        { key: 'address1', labels: ['ADRESSE', 'Address'] },
      ],
    },
  ],
  sources: [
    'Décret n° 55-1397 du 22 octobre 1955, modified 2021',
    'https://en.wikipedia.org/wiki/National_identity_card_(France)',
  ],
  tried: 'description',
}
