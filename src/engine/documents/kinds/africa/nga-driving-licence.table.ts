import type { KindDefinition } from '../kind-definition.ts'

export const ngaDrivingLicence: KindDefinition = {
  id: 'nga-driving-licence',
  family: 'nga-driving-licence',
  issuer: 'NGA',
  type: 'D',
  name: 'National Driver’s Licence',
  from: 2011,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['NATIONAL DRIVERS LICENCE', "NATIONAL DRIVER'S LICENCE", 'DRIVERS LICENCE'],
  issuerWords: ['FEDERAL REPUBLIC OF NIGERIA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['L/NO'], pattern: /[A-Z]{3}\d{5}[A-Z]{2}\d{2}/ },
        { key: 'vehicleClass', labels: ['CLASS'] },
        { key: 'fullName', isUnlabelled: true, place: { of: 'documentNumber', direction: 'below', line: 1 } },
        { key: 'address1', isUnlabelled: true, place: { of: 'fullName', direction: 'below', line: 1 } },
        { key: 'dob', labels: ['D of B'], date: 'DD-MM-YYYY' },
        { key: 'unread', labels: ['BG'], isOptional: true },
        { key: 'sex', labels: ['SEX'] },
        { key: 'height', labels: ['HT'] },
        { key: 'issued', labels: ['ISS'], date: 'DD-MM-YYYY' },
        { key: 'expiry', labels: ['EXP'], date: 'DD-MM-YYYY' },
        { key: 'unread', labels: ['FM'], isOptional: true },
        { key: 'unread', labels: ['1st ISS STATE', 'REP', 'REN', 'END', 'N of K'], isOptional: true },
      ],
    },
  ],
  sources: ['https://nigeriadriverslicence.org/', 'https://en.wikipedia.org/wiki/Driving_licence_in_Nigeria'],
  tried: 'description',
}
