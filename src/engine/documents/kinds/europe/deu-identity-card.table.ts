import type { KindDefinition } from '../kind-definition.ts'

export const deuIdentityCard: KindDefinition = {
  id: 'deu-identity-card-2010',
  family: 'deu-identity-card',
  issuer: 'DEU',
  type: 'I',
  name: 'Identity Card',
  from: 2010,
  size: 'ID-1',
  languages: ['de', 'en', 'fr'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['PERSONALAUSWEIS', 'IDENTITY CARD', "CARTE D'IDENTITÉ"],
  issuerWords: [
    'BUNDESREPUBLIK DEUTSCHLAND',
    'FEDERAL REPUBLIC OF GERMANY',
    "RÉPUBLIQUE FÉDÉRALE D'ALLEMAGNE",
  ],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'number of a passport or identity card',
          place: { of: 'title', direction: 'right' },
        },
        { key: 'lastName', labels: ['Name', 'Surname', 'Nom', '[a] Name'] },
        {
          key: 'unread',
          labels: ['[b] Geburtsname', 'Geburtsname', 'Name at birth', 'Nom de naissance'],
          isOptional: true,
        },
        { key: 'firstName', labels: ['Vornamen', 'Given names', 'Prénoms'] },
        { key: 'dob', labels: ['Geburtstag', 'Date of birth', 'Date de naissance'], date: 'DD.MM.YYYY' },
        { key: 'nationalityFull', labels: ['Staatsangehörigkeit', 'Nationality', 'Nationalité'] },
        { key: 'placeOfBirth', labels: ['Geburtsort', 'Place of birth', 'Lieu de naissance'] },
        { key: 'expiry', labels: ['Gültig bis', 'Date of expiry', "Date d'expiration"], date: 'DD.MM.YYYY' },
        { key: 'unread', labels: ['Zugangsnummer', 'CAN'], isOptional: true },
        { key: 'unread', labels: ['Unterschrift der Inhaberin/des Inhabers'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.24, 0.3, 0.6] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'eyeColor', labels: ['Augenfarbe', 'Colour of eyes', 'Couleur des yeux'] },
        { key: 'height', labels: ['Größe', 'Height', 'Taille'] },
        { key: 'issued', labels: ['Datum', 'Date'], date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', labels: ['Behörde', 'Authority', 'Autorité'] },
        { key: 'address1', labels: ['Anschrift', 'Address', 'Adresse'] },
        {
          key: 'unread',
          labels: ['Ordens- oder Künstlername', 'Religious name or pseudonym'],
          isOptional: true,
        },
      ],
    },
  ],
  sources: ['Personalausweisverordnung, Anlage 1', 'https://en.wikipedia.org/wiki/German_identity_card'],
  tried: 'description',
}
