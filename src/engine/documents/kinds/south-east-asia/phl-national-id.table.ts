import type { KindDefinition } from '../kind-definition.ts'

export const phlNationalId: KindDefinition = {
  id: 'phl-national-id-2020',
  family: 'phl-national-id',
  issuer: 'PHL',
  type: 'I',
  name: 'Philippine Identification Card',
  from: 2020,
  size: 'ID-1',
  languages: ['fil', 'en'],
  scripts: ['Latn'],
  ownTitles: ['PAMBANSANG PAGKAKAKILANLAN', 'Philippine Identification Card'],
  titles: [],
  issuerWords: ['REPUBLIKA NG PILIPINAS', 'Republic of the Philippines'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          pattern: /\d{4}-\d{4}-\d{4}-\d{4}/,
          place: { of: 'side', direction: 'on' },
        },
        { key: 'lastName', labels: ['Apelyido', 'Last Name'] },
        { key: 'firstName', labels: ['Mga Pangalan', 'Given Names'] },
        { key: 'middleName', labels: ['Gitnang Apelyido', 'Middle Name'] },
        { key: 'dob', labels: ['Petsa ng Kapanganakan', 'Date of Birth'], date: 'MMMM DD, YYYY' },
        { key: 'address1', labels: ['Tirahan', 'Address'] },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.34, 0.27, 0.5] }],
    },
    {
      side: 'BACK',
      codes: ['qr'],
      ownWords: ['Araw ng pagkakaloob'],
      fields: [
        { key: 'issued', labels: ['Araw ng pagkakaloob', 'Date of issue'], date: 'DD MMMM YYYY' },
        { key: 'sex', labels: ['Kasarian', 'Sex'] },
        { key: 'unread', labels: ['Uri ng Dugo', 'Blood Type'] },
        { key: 'unread', labels: ['Kalagayang Sibil', 'Marital Status'] },
        { key: 'placeOfBirth', labels: ['Lugar ng Kapanganakan', 'Place of Birth'] },
      ],
    },
  ],
  sources: ['https://philsys.gov.ph/', 'https://en.wikipedia.org/wiki/Philippine_identity_card'],
  tried: 'synthetic',
}
