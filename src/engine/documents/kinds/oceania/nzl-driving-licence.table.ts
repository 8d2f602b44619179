import type { KindDefinition } from '../kind-definition.ts'

/** 5a is the number of the licence, 5b that of the card. */
export const nzlDrivingLicence: KindDefinition = {
  id: 'nzl-driving-licence',
  family: 'nzl-driving-licence',
  issuer: 'NZL',
  type: 'D',
  name: 'Driver Licence',
  from: 2013,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: ['NEW ZEALAND DRIVER LICENCE'],
  titles: ['DRIVER LICENCE'],
  issuerWords: ['NEW ZEALAND', 'WAKA KOTAHI NZ TRANSPORT AGENCY'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', numbered: '1' },
        { key: 'firstName', numbered: '2' },
        { key: 'dob', numbered: '3', date: 'DD-MM-YYYY' },
        { key: 'issued', numbered: '4a', date: 'DD-MM-YYYY' },
        { key: 'expiry', numbered: '4b', date: 'DD-MM-YYYY' },
        { key: 'documentNumber', numbered: '5a', pattern: /[A-Z]{2}\d{6}/ },
        { key: 'unread', numbered: '5b', pattern: /\d{3}/ },
        { key: 'address1', numbered: '8', isOptional: true },
        { key: 'unread', labels: ['DONOR'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.26, 0.28, 0.58] }],
    },
  ],
  sources: [
    'Land Transport (Driver Licensing) Rule 1999',
    'https://www.nzta.govt.nz/driver-licences/',
    'https://en.wikipedia.org/wiki/Driver_licences_in_New_Zealand',
  ],
  tried: 'description',
}
