import type { KindDefinition } from '../kind-definition.ts'

export const thaDrivingLicence: KindDefinition = {
  id: 'tha-driving-licence',
  family: 'tha-driving-licence',
  issuer: 'THA',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['th', 'en'],
  scripts: ['Thai', 'Latn'],
  ownTitles: ['ใบอนุญาตขับรถยนต์ส่วนบุคคล', 'ใบอนุญาตขับรถ', 'PRIVATE CAR DRIVING LICENCE'],
  titles: ['DRIVING LICENCE'],
  issuerWords: ['กรมการขนส่งทางบก', 'KINGDOM OF THAILAND', 'ประเทศไทย'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['ฉบับที่', 'No.'], pattern: /\d{8}/ },
        {
          key: 'issued',
          labels: ['วันอนุญาต', 'Issue Date', 'Date of Issue'],
          date: 'D MMMM YYYY',
          calendar: 'buddhist',
          script: 'Thai',
        },
        {
          key: 'expiry',
          labels: ['วันสิ้นอายุ', 'Expiry Date', 'Date of Expiry'],
          date: 'D MMMM YYYY',
          calendar: 'buddhist',
          script: 'Thai',
        },
        { key: 'fullNameLocal', labels: ['ชื่อ'], script: 'Thai' },
        { key: 'fullName', labels: ['Name'] },
        {
          key: 'dob',
          labels: ['เกิดวันที่', 'Birth Date', 'Date of Birth'],
          date: 'D MMMM YYYY',
          calendar: 'buddhist',
          script: 'Thai',
        },
        {
          key: 'personalNumber',
          labels: ['เลขประจำตัวประชาชน', 'ID No', 'ID No.'],
          numberRule: 'เลขประจำตัวประชาชน (identity number)',
        },
      ],
    },
  ],
  sources: ['https://www.dlt.go.th/', 'https://en.wikipedia.org/wiki/Driving_licence_in_Thailand'],
  tried: 'synthetic',
}
