import type { KindDefinition } from '../kind-definition.ts'

export const srbIdentityCard: KindDefinition = {
  id: 'srb-identity-card-2008',
  family: 'srb-identity-card',
  issuer: 'SRB',
  type: 'I',
  name: 'Identity Card',
  from: 2008,
  size: 'ID-1',
  languages: ['sr'],
  scripts: ['Cyrl', 'Latn'],
  ownTitles: [],
  titles: ['ЛИЧНА КАРТА', 'LIČNA KARTA', 'IDENTITY CARD'],
  issuerWords: ['РЕПУБЛИКА СРБИЈА', 'REPUBLIKA SRBIJA', 'REPUBLIC OF SERBIA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', labels: ['Презиме', 'Prezime'], script: 'Cyrl' },
        { key: 'firstNameLocal', labels: ['Име', 'Ime'], script: 'Cyrl' },
        { key: 'dob', labels: ['Датум рођења', 'Datum rođenja'], date: 'DD.MM.YYYY' },
        { key: 'sex', labels: ['Пол', 'Pol'] },
        { key: 'issued', labels: ['Датум издавања', 'Datum izdavanja'], date: 'DD.MM.YYYY' },
        { key: 'expiry', labels: ['Важи до', 'Važi do'], date: 'DD.MM.YYYY' },
        { key: 'documentNumber', labels: ['Регистарски број', 'Registarski broj'], pattern: /\d{9}/ },
      ],
    },
  ],
  sources: ['https://en.wikipedia.org/wiki/Serbian_identity_card'],
  tried: 'synthetic',
}
