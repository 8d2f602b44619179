import type { KindDefinition } from '../kind-definition.ts'

export const pakCnic: KindDefinition = {
  id: 'pak-cnic-2012',
  family: 'pak-cnic',
  issuer: 'PAK',
  type: 'I',
  name: 'National Identity Card',
  from: 2012,
  size: 'ID-1',
  languages: ['ur', 'en'],
  scripts: ['Arab', 'Latn'],
  ownTitles: ['قومی شناختی کارڈ'],
  titles: ['National Identity Card'],
  issuerWords: ['PAKISTAN', 'ISLAMIC REPUBLIC OF PAKISTAN', 'حکومت پاکستان', 'پاکستان'],
  colours: ['green'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullName', labels: ['Name', 'نام'] },
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          isOptional: true,
          script: 'Arab',
          place: { of: 'fullName', direction: 'below' },
        },
        {
          key: 'unread',
          labels: ['Father Name', "Father's Name", 'Husband Name', 'والد کا نام', 'شوہر کا نام'],
        },
        { key: 'sex', labels: ['Gender', 'جنس'] },
        { key: 'unread', labels: ['Country of Stay'] },
        { key: 'documentNumber', labels: ['Identity Number', 'شناختی نمبر'], numberRule: 'CNIC' },
        { key: 'dob', labels: ['Date of Birth', 'تاریخ پیدائش'], date: 'DD.MM.YYYY' },
        { key: 'issued', labels: ['Date of Issue', 'تاریخ اجراء'], date: 'DD.MM.YYYY' },
        { key: 'expiry', labels: ['Date of Expiry', 'تاریخ تنسیخ'], date: 'DD.MM.YYYY' },
        { key: 'unread', labels: ["Holder's Signature"], isOptional: true },
      ],
      regions: [
        { what: 'portrait', region: [0.71, 0.2, 0.25, 0.46] },
        { what: 'chip', region: [0.06, 0.32, 0.14, 0.2] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['گمشدہ کارڈ ملنے پر قریبی لیٹر بکس میں ڈال دیں'],
      words: ['Registrar General of Pakistan'],
      codes: ['qr'],
      fields: [
        { key: 'address1', labels: ['موجودہ پتہ'], script: 'Arab' },
        { key: 'unread', labels: ['مستقل پتہ'], script: 'Arab' },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'CNIC',
          place: { of: 'side', direction: 'on' },
        },
      ],
    },
  ],
  sources: ['https://www.nadra.gov.pk/', 'https://en.wikipedia.org/wiki/CNIC_(Pakistan)'],
  tried: 'synthetic',
}
