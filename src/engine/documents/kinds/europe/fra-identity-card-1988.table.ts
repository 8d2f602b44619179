import type { KindDefinition } from '../kind-definition.ts'

export const fraIdentityCard1988: KindDefinition = {
  id: 'fra-identity-card-1988',
  family: 'fra-identity-card',
  issuer: 'FRA',
  type: 'I',
  name: 'National Identity Card',
  from: 1988,
  to: 2021,
  size: 'ID-2',
  languages: ['fr'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ["CARTE NATIONALE D'IDENTITÉ"],
  issuerWords: ['RÉPUBLIQUE FRANÇAISE'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      zone: 'FRA-ID',
      fields: [
        {
          key: 'documentNumber',
          labels: ["CARTE NATIONALE D'IDENTITÉ N°"],
          numberRule: 'number of an identity card',
        },
        { key: 'nationalityFull', labels: ['Nationalité'] },
        { key: 'lastName', labels: ['Nom'] },
        { key: 'firstName', labels: ['Prénom(s)'] },
        { key: 'sex', labels: ['Sexe'] },
        { key: 'dob', labels: ['Né(e) le'], date: 'DD.MM.YYYY' },
        { key: 'placeOfBirth', labels: ['à'] },
        { key: 'height', labels: ['Taille'] },
        { key: 'unread', labels: ['Signature du titulaire'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.03, 0.2, 0.26, 0.48] }],
    },
    {
      side: 'BACK',
      fields: [
        { key: 'address1', labels: ['Adresse'] },
        { key: 'expiry', labels: ["Carte valable jusqu'au"], date: 'DD.MM.YYYY' },
        { key: 'issued', labels: ['délivrée le'], date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', labels: ['par'] },
      ],
    },
  ],
  sources: [
    'Décret n° 87-178 du 19 mars 1987',
    'https://en.wikipedia.org/wiki/National_identity_card_(France)',
  ],
  tried: 'description',
}
