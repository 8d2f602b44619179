import type { KindDefinition } from '../kind-definition.ts'

export const zafDrivingLicence: KindDefinition = {
  id: 'zaf-driving-licence',
  family: 'zaf-driving-licence',
  issuer: 'ZAF',
  type: 'D',
  name: 'Driving Licence',
  from: 1998,
  size: 'ID-1',
  languages: ['en', 'pt'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['DRIVING LICENCE', 'CARTA DE CONDUÇÃO', 'PERMIS DE CONDUIRE'],
  issuerWords: ['REPUBLIC OF SOUTH AFRICA', 'SOUTH AFRICA', 'RSA', 'SADC'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
        { key: 'personalNumber', labels: ['ID No', 'ID No.'], numberRule: 'identity number' },
        { key: 'sex', isUnlabelled: true, pattern: /MALE|FEMALE/ },
        { key: 'dob', labels: ['Birth', 'Date of birth'], date: 'DD/MM/YYYY' },
        { key: 'restrictions', labels: ['Restrictions'] },
        { key: 'expiry', labels: ['Valid'], date: 'DD/MM/YYYY - DD/MM/YYYY' },
        { key: 'issueAuthority', labels: ['Issued'] },
        { key: 'documentNumber', labels: ['Lic No', 'Licence No.', 'Licence number'] },
        { key: 'vehicleClass', labels: ['Code'] },
        { key: 'unread', labels: ['Vehicle restrictions', 'First issue'], isOptional: true },
      ],
    },
    { side: 'BACK', codes: ['pdf417'], fields: [] },
  ],
  sources: [
    'https://www.gov.za/services/driving-licence',
    'https://en.wikipedia.org/wiki/Driving_licence_in_South_Africa',
  ],
  tried: 'description',
}
