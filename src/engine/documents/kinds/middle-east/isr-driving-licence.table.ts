import type { KindDefinition } from '../kind-definition.ts'

export const isrDrivingLicence: KindDefinition = {
  id: 'isr-driving-licence',
  family: 'isr-driving-licence',
  issuer: 'ISR',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['he', 'ar', 'en'],
  scripts: ['Hebr', 'Arab', 'Latn'],
  ownTitles: ['רישיון נהיגה', 'רשיון נהיגה'],
  titles: ['رخصة قيادة', 'DRIVING LICENSE', 'DRIVING LICENCE'],
  issuerWords: ['מדינת ישראל', 'STATE OF ISRAEL', 'دولة إسرائيل'],
  colours: ['yellow'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', numbered: '1' },
        { key: 'firstName', numbered: '2' },
        { key: 'lastNameLocal', isUnlabelled: true, isOptional: true, script: 'Hebr' },
        { key: 'dob', numbered: '3', date: 'DD.MM.YYYY' },
        { key: 'issued', numbered: '4a', date: 'DD.MM.YYYY' },
        { key: 'expiry', numbered: '4b', date: 'DD.MM.YYYY' },
        { key: 'personalNumber', numbered: '4d', numberRule: 'מספר זהות (identity number)' },
        { key: 'documentNumber', numbered: '5' },
        { key: 'address1', numbered: '8', script: 'Hebr' },
        { key: 'vehicleClass', numbered: '9' },
      ],
    },
  ],
  sources: [
    'https://www.gov.il/en/departments/ministry_of_transport_and_road_safety',
    'https://en.wikipedia.org/wiki/Driving_licence_in_Israel',
  ],
  tried: 'synthetic',
}
