import type { KindDefinition } from '../kind-definition.ts'

/** Pink of citizens, blue of permanent residents. The title is the label of the number. */
export const sgpNric: KindDefinition = {
  id: 'sgp-nric',
  family: 'sgp-nric',
  issuer: 'SGP',
  type: 'I',
  name: 'National Registration Identity Card',
  from: 1991,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['IDENTITY CARD NO', 'IDENTITY CARD'],
  issuerWords: ['REPUBLIC OF SINGAPORE', 'SINGAPORE'],
  colours: ['pink', 'blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['IDENTITY CARD NO', 'IDENTITY CARD NO.'],
          numberRule: 'NRIC or FIN',
        },
        { key: 'fullName', labels: ['Name'] },
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Hani',
          pattern: /\(?\p{Script=Han}{2,5}\)?/u,
        },
        { key: 'unread', labels: ['Race'] },
        { key: 'dob', labels: ['Date of birth'], date: 'DD-MM-YYYY' },
        { key: 'sex', labels: ['Sex'] },
        { key: 'placeOfBirth', labels: ['Country of birth', 'Country/Place of birth'] },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.3, 0.26, 0.55] }],
    },
    {
      side: 'BACK',
      words: ['NRIC No.'],
      codes: ['code-39', 'code-128'],
      fields: [
        { key: 'documentNumber', labels: ['NRIC No', 'NRIC No.'], numberRule: 'NRIC or FIN' },
        { key: 'issued', labels: ['Date of issue'], date: 'DD-MM-YYYY' },
        { key: 'address1', labels: ['Address'] },
        { key: 'unread', labels: ['Blood Group'], isOptional: true },
      ],
    },
  ],
  sources: [
    'https://en.wikipedia.org/wiki/National_Registration_Identity_Card',
    'https://www.liquisearch.com/national_registration_identity_card/type_and_design',
  ],
  tried: 'synthetic',
}
