import type { KindDefinition } from '../kind-definition.ts'

export const mysDrivingLicence: KindDefinition = {
  id: 'mys-driving-licence',
  family: 'mys-driving-licence',
  issuer: 'MYS',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['ms', 'en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['LESEN MEMANDU', 'DRIVING LICENCE'],
  issuerWords: ['MALAYSIA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
        { key: 'nationalityIso3', labels: ['Warganegara', 'Nationality'] },
        {
          key: 'personalNumber',
          labels: ['No. Pengenalan', 'Identity No', 'Identity No.'],
          numberRule: 'MyKad number',
        },
        { key: 'vehicleClass', labels: ['Kelas', 'Class'] },
        { key: 'expiry', labels: ['Tempoh', 'Validity'], date: 'DD/MM/YYYY - DD/MM/YYYY' },
        { key: 'address1', labels: ['Alamat', 'Address'] },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.24, 0.46] }],
    },
  ],
  sources: ['https://www.jpj.gov.my/', 'https://en.wikipedia.org/wiki/Driving_licence_in_Malaysia'],
  tried: 'description',
}
