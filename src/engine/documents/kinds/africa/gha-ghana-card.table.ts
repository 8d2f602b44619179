import type { KindDefinition } from '../kind-definition.ts'

export const ghaGhanaCard: KindDefinition = {
  id: 'gha-ghana-card',
  family: 'gha-ghana-card',
  issuer: 'GHA',
  type: 'I',
  name: 'Ghana Card',
  from: 2017,
  size: 'ID-1',
  languages: ['en', 'fr', 'pt'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['ECOWAS IDENTITY CARD', "CARTE D'IDENTITE CEDEAO", 'BILHETE DE IDENTIDADE CEDEAO'],
  issuerWords: ['REPUBLIC OF GHANA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['Surname', 'Nom'] },
        { key: 'firstName', labels: ['Firstnames', 'Prénoms'] },
        { key: 'unread', labels: ['Previous Name(s)', 'Noms Précédents'], isOptional: true },
        { key: 'nationalityFull', labels: ['Nationality', 'Nationalité'] },
        { key: 'sex', labels: ['Sex', 'Sexe'] },
        { key: 'dob', labels: ['Date of Birth', 'Date de Naissance'], date: 'DD/MM/YYYY' },
        { key: 'height', labels: ['Height(m)', 'Taille(m)', 'Height', 'Taille'] },
        {
          key: 'documentNumber',
          labels: ['Personal ID Number', "Numéro d'Identité Personnel"],
          numberRule: 'Ghana Card number',
        },
        { key: 'internalId', labels: ['Document Number', 'Numéro du Document'] },
        { key: 'placeOfBirth', labels: ['Place of Birth', 'Lieu de Naissance'], isOptional: true },
        { key: 'issueAuthority', labels: ['Place of Issuance', 'Lieu de délivrance'] },
        { key: 'issued', labels: ['Date of Issuance', "Date d'émission"], date: 'DD/MM/YYYY' },
        { key: 'expiry', labels: ['Date of Expiry', "Date d'expiration"], date: 'DD/MM/YYYY' },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.28, 0.26, 0.5] }],
    },
    { side: 'BACK', zone: 'TD1', codes: ['pdf417', 'qr'], fields: [] },
  ],
  sources: ['https://nia.gov.gh/', 'https://en.wikipedia.org/wiki/Ghana_Card'],
  tried: 'synthetic',
}
