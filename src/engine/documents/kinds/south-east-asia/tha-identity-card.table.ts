import type { KindDefinition } from '../kind-definition.ts'

/** Dates stand twice: in Thai with the year of the Buddhist era, in English with that of the common era. */
export const thaIdentityCard: KindDefinition = {
  id: 'tha-identity-card-2005',
  family: 'tha-identity-card',
  issuer: 'THA',
  type: 'I',
  name: 'National Identity Card',
  from: 2005,
  size: 'ID-1',
  languages: ['th', 'en'],
  scripts: ['Thai', 'Latn'],
  ownTitles: ['บัตรประจำตัวประชาชน', 'Thai National ID Card'],
  titles: [],
  issuerWords: [],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['เลขประจำตัวประชาชน', 'Identification Number'],
          numberRule: 'เลขประจำตัวประชาชน (identity number)',
        },
        { key: 'fullNameLocal', labels: ['ชื่อตัวและชื่อสกุล'], script: 'Thai' },
        { key: 'firstName', labels: ['Name'] },
        { key: 'lastName', labels: ['Last name'] },
        { key: 'dob', labels: ['เกิดวันที่'], date: 'D MMM YYYY', calendar: 'buddhist', script: 'Thai' },
        { key: 'dob', labels: ['Date of Birth'], date: 'D MMM. YYYY' },
        { key: 'religion', labels: ['ศาสนา'], script: 'Thai', isOptional: true },
        { key: 'address1', labels: ['ที่อยู่'], script: 'Thai' },
        {
          key: 'issued',
          labels: ['วันออกบัตร', 'Date of Issue'],
          date: 'D MMM YYYY',
          calendar: 'buddhist',
          script: 'Thai',
        },
        {
          key: 'expiry',
          labels: ['วันบัตรหมดอายุ', 'Date of Expiry'],
          date: 'D MMM YYYY',
          calendar: 'buddhist',
          script: 'Thai',
        },
        { key: 'unread', labels: ['เจ้าพนักงานออกบัตร'], script: 'Thai', isOptional: true },
      ],
      regions: [
        { what: 'portrait', region: [0.74, 0.5, 0.22, 0.42] },
        { what: 'chip', region: [0.07, 0.3, 0.14, 0.2] },
        { what: 'number', region: [0.42, 0.13, 0.45, 0.1] },
      ],
    },
    {
      side: 'BACK',
      words: ['ประเทศไทย', 'THAILAND'],
      fields: [{ key: 'unread', isUnlabelled: true, pattern: /[A-Z]{2}\d-\d{7}-\d{2}/ }],
    },
  ],
  sources: ['https://en.wikipedia.org/wiki/Thai_identity_card', 'https://github.com/harshk89/Thai_ID_OCR'],
  tried: 'synthetic',
}
