import type { KindDefinition } from '../kind-definition.ts'

export const irnDrivingLicence: KindDefinition = {
  id: 'irn-driving-licence',
  family: 'irn-driving-licence',
  issuer: 'IRN',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['fa', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: ['گواهینامه رانندگی'],
  titles: ['DRIVING LICENCE', 'DRIVING LICENSE'],
  issuerWords: ['جمهوری اسلامی ایران', 'ISLAMIC REPUBLIC OF IRAN'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'firstNameLocal', labels: ['نام'], script: 'Arab' },
        { key: 'lastNameLocal', labels: ['نام خانوادگی'], script: 'Arab' },
        { key: 'dob', labels: ['تاریخ تولد'], date: 'YYYY/MM/DD', calendar: 'persian', script: 'Arab' },
        { key: 'issued', labels: ['تاریخ صدور'], date: 'YYYY/MM/DD', calendar: 'persian', script: 'Arab' },
        { key: 'documentNumber', labels: ['شماره گواهینامه'], pattern: /\d{10}/, script: 'Arab' },
      ],
    },
  ],
  sources: ['https://en.wikipedia.org/wiki/Driving_licence_in_Iran'],
  tried: 'description',
}
