import type { KindDefinition } from '../kind-definition.ts'

export const rusDrivingLicence: KindDefinition = {
  id: 'rus-driving-licence',
  family: 'rus-driving-licence',
  issuer: 'RUS',
  type: 'D',
  name: 'Driving Licence',
  from: 2011,
  size: 'ID-1',
  languages: ['ru', 'en', 'fr'],
  scripts: ['Cyrl', 'Latn'],
  ownTitles: [],
  titles: ['ВОДИТЕЛЬСКОЕ УДОСТОВЕРЕНИЕ', 'PERMIS DE CONDUIRE', 'DRIVING LICENCE'],
  issuerWords: ['РОССИЙСКАЯ ФЕДЕРАЦИЯ', 'РОССИЯ', 'RUS', 'ГИБДД'],
  colours: ['pink'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', numbered: '1', script: 'Cyrl' },
        {
          key: 'lastName',
          isUnlabelled: true,
          isOptional: true,
          place: { of: 'lastNameLocal', direction: 'below' },
        },
        { key: 'firstNameLocal', numbered: '2', script: 'Cyrl' },
        {
          key: 'firstName',
          isUnlabelled: true,
          isOptional: true,
          place: { of: 'firstNameLocal', direction: 'below' },
        },
        { key: 'dob', numbered: '3', date: 'DD.MM.YYYY' },
        { key: 'issued', numbered: '4a', date: 'DD.MM.YYYY' },
        { key: 'expiry', numbered: '4b', date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', numbered: '4c', script: 'Cyrl' },
        { key: 'documentNumber', numbered: '5', pattern: /\d{2}\s?\d{2}\s?\d{6}/ },
        { key: 'address1', numbered: '8', script: 'Cyrl' },
        { key: 'vehicleClass', numbered: '9' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.28, 0.5] }],
    },
  ],
  sources: ['Приказ МВД России № 365, 13.05.2009', 'https://en.wikipedia.org/wiki/Driving_licence_in_Russia'],
  tried: 'synthetic',
}
