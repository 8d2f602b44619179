import type { KindDefinition } from '../kind-definition.ts'

/** Dates are Hijri, beside them those of the common era on newer cards. */
export const sauIdentityCard: KindDefinition = {
  id: 'sau-identity-card',
  family: 'sau-identity-card',
  issuer: 'SAU',
  type: 'I',
  name: 'National Identity Card',
  size: 'ID-1',
  languages: ['ar', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: [],
  titles: ['بطاقة الهوية الوطنية', 'الهوية الوطنية', 'NATIONAL ID CARD', 'IDENTITY CARD'],
  issuerWords: [
    'المملكة العربية السعودية',
    'KINGDOM OF SAUDI ARABIA',
    'وزارة الداخلية',
    'MINISTRY OF INTERIOR',
  ],
  colours: ['green'],
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
          labels: ['رقم الهوية', 'الرقم', 'ID Number'],
          numberRule: 'national identity or iqama number',
        },
        {
          key: 'expiry',
          labels: ['تاريخ الانتهاء', 'تاريخ الإنتهاء', 'Expiry Date'],
          date: 'YYYY/MM/DD',
          calendar: 'hijri',
          script: 'Arab',
        },
        { key: 'placeOfBirth', labels: ['مكان الميلاد', 'Place of Birth'], script: 'Arab' },
        {
          key: 'dob',
          labels: ['تاريخ الميلاد', 'Date of Birth'],
          date: 'YYYY/MM/DD',
          calendar: 'hijri',
          script: 'Arab',
        },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.24, 0.26, 0.56] }],
    },
  ],
  sources: ['https://www.moi.gov.sa/', 'https://en.wikipedia.org/wiki/Saudi_Arabian_identity_card'],
  tried: 'synthetic',
}
