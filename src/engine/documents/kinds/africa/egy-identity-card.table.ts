import type { KindDefinition } from '../kind-definition.ts'

/** No field of the front has a label. The first line is the given name, the second the names of father and forefathers. */
export const egyIdentityCard: KindDefinition = {
  id: 'egy-identity-card',
  family: 'egy-identity-card',
  issuer: 'EGY',
  type: 'I',
  name: 'National Identity Card',
  from: 1995,
  size: 'ID-1',
  languages: ['ar'],
  scripts: ['Arab', 'Latn'],
  ownTitles: ['بطاقة تحقيق الشخصية'],
  titles: [],
  issuerWords: ['جمهورية مصر العربية'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'firstNameLocal',
          isUnlabelled: true,
          script: 'Arab',
          place: { of: 'title', direction: 'below', line: 1 },
        },
        {
          key: 'lastNameLocal',
          isUnlabelled: true,
          script: 'Arab',
          place: { of: 'title', direction: 'below', line: 2 },
        },
        {
          key: 'address1',
          isUnlabelled: true,
          script: 'Arab',
          place: { of: 'title', direction: 'below', line: 3 },
        },
        {
          key: 'address2',
          isUnlabelled: true,
          isOptional: true,
          script: 'Arab',
          place: { of: 'title', direction: 'below', line: 4 },
        },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'الرقم القومي (national number)',
          script: 'Arab',
          place: { of: 'side', direction: 'on' },
        },
        { key: 'unread', isUnlabelled: true, isOptional: true, pattern: /[A-Z]{2}\d{7}/ },
      ],
      regions: [
        { what: 'portrait', region: [0.04, 0.08, 0.24, 0.54] },
        { what: 'number', region: [0.42, 0.76, 0.54, 0.13] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['البطاقة سارية حتى'],
      codes: ['pdf417'],
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'الرقم القومي (national number)',
          script: 'Arab',
          place: { of: 'side', direction: 'on' },
        },
        { key: 'unread', isUnlabelled: true, script: 'Arab' },
        { key: 'sex', isUnlabelled: true, pattern: /ذكر|أنثى|انثى/, script: 'Arab' },
        { key: 'religion', isUnlabelled: true, pattern: /مسلمة?|مسيحية?/, script: 'Arab', isOptional: true },
        { key: 'expiry', labels: ['البطاقة سارية حتى'], date: 'YYYY/MM/DD', script: 'Arab' },
      ],
    },
  ],
  sources: [
    'https://cso.moi.gov.eg/',
    'https://github.com/Marwan-Ghazal/Egyptian-National-ID-Card-OCR-System',
    'https://en.wikipedia.org/wiki/Egyptian_identity_card',
  ],
  tried: 'description',
}
