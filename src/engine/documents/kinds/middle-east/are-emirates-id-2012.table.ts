import type { KindDefinition } from '../kind-definition.ts'

export const areEmiratesId2012: KindDefinition = {
  id: 'are-emirates-id-2012',
  family: 'are-emirates-id',
  issuer: 'ARE',
  type: 'I',
  name: 'Identity Card',
  from: 2012,
  to: 2021,
  size: 'ID-1',
  languages: ['ar', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: [],
  titles: ['بطاقة هوية', 'بطاقة هوية مقيم', 'Identity Card', 'Resident Identity Card'],
  issuerWords: ['الإمارات العربية المتحدة', 'دولة الإمارات العربية المتحدة', 'UNITED ARAB EMIRATES'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['رقم الهوية', 'ID Number'], numberRule: 'Emirates ID number' },
        { key: 'fullNameLocal', labels: ['الاسم', 'الإسم'], script: 'Arab' },
        { key: 'fullName', labels: ['Name'] },
        { key: 'nationalityFull', labels: ['الجنسية', 'Nationality'] },
      ],
      regions: [{ what: 'portrait', region: [0.7, 0.3, 0.26, 0.56] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'sex', labels: ['الجنس', 'Sex'] },
        { key: 'dob', labels: ['تاريخ الميلاد', 'Date of Birth'], date: 'DD/MM/YYYY' },
        { key: 'expiry', labels: ['تاريخ الانتهاء', 'تاريخ الإنتهاء', 'Expiry Date'], date: 'DD/MM/YYYY' },
        { key: 'unread', labels: ['رقم البطاقة', 'Card Number'], pattern: /\d{9}/u },
      ],
    },
  ],
  sources: ['https://icp.gov.ae/', 'https://en.wikipedia.org/wiki/Emirates_National_Identity_Card'],
  tried: 'description',
}
