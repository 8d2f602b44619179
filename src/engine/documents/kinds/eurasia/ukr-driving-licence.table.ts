import type { KindDefinition } from '../kind-definition.ts'

export const ukrDrivingLicence: KindDefinition = {
  id: 'ukr-driving-licence',
  family: 'ukr-driving-licence',
  issuer: 'UKR',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['uk', 'en'],
  scripts: ['Cyrl', 'Latn'],
  ownTitles: ['ПОСВІДЧЕННЯ ВОДІЯ'],
  titles: ['DRIVING LICENCE', 'PERMIS DE CONDUIRE'],
  issuerWords: ['УКРАЇНА', 'UKRAINE'],
  colours: ['pink'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', numbered: '1', script: 'Cyrl' },
        { key: 'firstNameLocal', numbered: '2', script: 'Cyrl' },
        { key: 'dob', numbered: '3', date: 'DD.MM.YYYY' },
        { key: 'issued', numbered: '4a', date: 'DD.MM.YYYY' },
        { key: 'expiry', numbered: '4b', date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', numbered: '4c' },
        { key: 'personalNumber', numbered: '4d', isOptional: true },
        { key: 'documentNumber', numbered: '5', pattern: /[A-ZА-Я]{3}\s?\d{6}/u },
        { key: 'vehicleClass', numbered: '9' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.24, 0.5] }],
    },
  ],
  sources: [
    'Кабінет Міністрів України, постанова № 340, 08.05.1993',
    'https://en.wikipedia.org/wiki/Driving_licence_in_Ukraine',
  ],
  tried: 'description',
}
