import type { KindDefinition } from '../kind-definition.ts'

/** The form of 2019, one for all states; older ones differ from state to state. */
export const indDrivingLicence: KindDefinition = {
  id: 'ind-driving-licence-2019',
  family: 'ind-driving-licence',
  issuer: 'IND',
  type: 'D',
  name: 'Driving Licence',
  from: 2019,
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: ['INDIAN UNION DRIVING LICENCE', 'UNION OF INDIA DRIVING LICENCE'],
  titles: ['DRIVING LICENCE'],
  issuerWords: ['INDIAN UNION', 'UNION OF INDIA'],
  sides: [
    {
      side: 'FRONT',
      words: ['Issued by Government of'],
      codes: ['qr'],
      fields: [
        {
          key: 'documentNumber',
          labels: ['DL No', 'DL No.'],
          pattern: /[A-Z]{2}[-\s]?\d{2}\s?(?:19|20)\d{9}/,
        },
        { key: 'issued', labels: ['Issue Date', 'Date of Issue', 'DOI'], date: 'DD-MM-YYYY' },
        { key: 'expiry', labels: ['Validity (NT)', 'Valid Till'], date: 'DD-MM-YYYY' },
        { key: 'unread', labels: ['Validity (TR)'], isOptional: true },
        { key: 'fullName', labels: ['Name'] },
        { key: 'dob', labels: ['Date of Birth', 'DOB'], date: 'DD-MM-YYYY' },
        { key: 'unread', labels: ['Blood Group', 'BG'], isOptional: true },
        { key: 'unread', labels: ['Organ Donor'], isOptional: true },
        { key: 'unread', labels: ['Son/Daughter/Wife of', 'S/D/W of', 'S/W/D'], isOptional: true },
        { key: 'address1', labels: ['Address', 'Add'] },
        { key: 'unread', labels: ["Holder's Signature"], isOptional: true },
      ],
    },
    {
      side: 'BACK',
      words: ['Form 7', 'Rule 16(2)', 'Emergency Contact Number'],
      fields: [
        {
          key: 'documentNumber',
          labels: ['DL No', 'DL No.'],
          pattern: /[A-Z]{2}[-\s]?\d{2}\s?(?:19|20)\d{9}/,
        },
        { key: 'vehicleClass', labels: ['Class of Vehicle', 'COV'] },
        { key: 'unread', labels: ['Date of First Issue'], isOptional: true },
        { key: 'issueAuthority', labels: ['Licencing Authority', 'Licensing Authority'], isOptional: true },
      ],
    },
  ],
  sources: [
    'Ministry of Road Transport and Highways, G.S.R. 174(E), 1 March 2019: Form 7',
    'https://parivahan.gov.in/',
  ],
  tried: 'description',
}
