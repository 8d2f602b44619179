import type { KindDefinition } from '../kind-definition.ts'

export const ngaNinSlip: KindDefinition = {
  id: 'nga-nin-slip',
  family: 'nga-nin-slip',
  issuer: 'NGA',
  type: 'I',
  name: 'Digital NIN Slip',
  from: 2021,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: ['DIGITAL NIN SLIP', 'NATIONAL IDENTIFICATION NUMBER SLIP'],
  titles: [],
  issuerWords: ['FEDERAL REPUBLIC OF NIGERIA'],
  colours: ['green'],
  sides: [
    {
      side: 'FRONT',
      codes: ['qr'],
      fields: [
        { key: 'lastName', labels: ['SURNAME/NOM', 'SURNAME'] },
        { key: 'firstName', labels: ['GIVEN NAMES/PRENOMS', 'GIVEN NAMES/PRÉNOMS', 'GIVEN NAMES'] },
        { key: 'dob', labels: ['DATE OF BIRTH'], date: 'DD MMM YYYY' },
        { key: 'sex', labels: ['SEX/SEXE', 'SEX'], isOptional: true },
        { key: 'issued', labels: ['ISSUE DATE'], date: 'DD MMM YYYY', isOptional: true },
        {
          key: 'personalNumber',
          labels: ['National Identification Number (NIN)'],
          numberRule: 'national identification number (NIN)',
        },
      ],
      regions: [
        { what: 'portrait', region: [0.05, 0.28, 0.22, 0.42] },
        { what: 'barcode', region: [0.7, 0.2, 0.25, 0.4] },
      ],
    },
  ],
  sources: ['https://nimc.gov.ng/', 'https://en.wikipedia.org/wiki/National_Identity_Management_Commission'],
  tried: 'description',
}
