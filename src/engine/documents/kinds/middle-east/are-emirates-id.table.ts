import type { KindDefinition } from '../kind-definition.ts'

export const areEmiratesId: KindDefinition = {
  id: 'are-emirates-id-2021',
  family: 'are-emirates-id',
  issuer: 'ARE',
  type: 'I',
  name: 'Identity Card',
  from: 2021,
  size: 'ID-1',
  languages: ['ar', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: [],
  titles: ['بطاقة هوية', 'بطاقة هوية مقيم', 'Identity Card', 'Resident Identity Card', 'Golden Card'],
  issuerWords: [
    'الإمارات العربية المتحدة',
    'دولة الإمارات العربية المتحدة',
    'UNITED ARAB EMIRATES',
    'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ',
    'FEDERAL AUTHORITY FOR IDENTITY, CITIZENSHIP, CUSTOMS & PORT SECURITY',
    'FEDERAL AUTHORITY FOR IDENTITY & CITIZENSHIP',
  ],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['رقم الهوية', 'ID Number'], numberRule: 'Emirates ID number' },
        { key: 'fullNameLocal', labels: ['الاسم', 'الإسم'], script: 'Arab' },
        { key: 'fullName', labels: ['Name'] },
        { key: 'dob', labels: ['تاريخ الميلاد', 'Date of Birth'], date: 'DD/MM/YYYY' },
        { key: 'nationalityFull', labels: ['الجنسية', 'Nationality'] },
        { key: 'issued', labels: ['تاريخ الإصدار', 'Issuing Date'], date: 'DD/MM/YYYY' },
        { key: 'expiry', labels: ['تاريخ الانتهاء', 'تاريخ الإنتهاء', 'Expiry Date'], date: 'DD/MM/YYYY' },
        { key: 'sex', labels: ['الجنس', 'Sex'] },
        { key: 'unread', labels: ['التوقيع', 'Signature'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.27, 0.56] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'unread', labels: ['رقم البطاقة', 'Card Number'], pattern: /\d{9}/u },
        { key: 'unread', labels: ['المهنة', 'Occupation'], isOptional: true },
        { key: 'unread', labels: ['صاحب العمل', 'Employer'], isOptional: true },
        { key: 'issueAuthority', labels: ['مكان الإصدار', 'Issuing Place'], isOptional: true },
      ],
    },
  ],
  sources: ['https://icp.gov.ae/', 'https://en.wikipedia.org/wiki/Emirates_National_Identity_Card'],
  tried: 'synthetic',
}
