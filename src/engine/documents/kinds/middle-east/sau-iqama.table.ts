import type { KindDefinition } from '../kind-definition.ts'

export const sauIqama: KindDefinition = {
  id: 'sau-iqama',
  family: 'sau-iqama',
  issuer: 'SAU',
  type: 'R',
  name: 'Resident Identity',
  size: 'ID-1',
  languages: ['ar', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: [],
  titles: ['هوية مقيم', 'RESIDENT IDENTITY', 'رخصة إقامة'],
  issuerWords: [
    'المملكة العربية السعودية',
    'KINGDOM OF SAUDI ARABIA',
    'وزارة الداخلية',
    'MINISTRY OF INTERIOR',
  ],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          script: 'Arab',
          place: { of: 'title', direction: 'below', line: 1 },
        },
        {
          key: 'fullName',
          isUnlabelled: true,
          isOptional: true,
          place: { of: 'fullNameLocal', direction: 'below', line: 1 },
        },
        {
          key: 'documentNumber',
          labels: ['رقم الهوية', 'الرقم'],
          numberRule: 'national identity or iqama number',
        },
        { key: 'dob', labels: ['تاريخ الميلاد'], date: 'YYYY/MM/DD', script: 'Arab' },
        { key: 'nationalityFull', labels: ['الجنسية'], script: 'Arab' },
        { key: 'religion', labels: ['الديانة'], script: 'Arab', isOptional: true },
        { key: 'unread', labels: ['المهنة'], script: 'Arab', isOptional: true },
        { key: 'unread', labels: ['صاحب العمل'], script: 'Arab', isOptional: true },
        { key: 'issueAuthority', labels: ['مكان الإصدار'], script: 'Arab', isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.24, 0.26, 0.56] }],
    },
  ],
  sources: ['https://www.moi.gov.sa/', 'https://en.wikipedia.org/wiki/Residence_permit#Saudi_Arabia'],
  tried: 'description',
}
