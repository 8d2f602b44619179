import type { KindDefinition } from '../kind-definition.ts'

export const irnNationalCard: KindDefinition = {
  id: 'irn-national-card',
  family: 'irn-national-card',
  issuer: 'IRN',
  type: 'I',
  name: 'National Identity Card',
  size: 'ID-1',
  languages: ['fa'],
  scripts: ['Arab'],
  ownTitles: ['کارت ملی', 'کارت شناسایی ملی', 'کارت هوشمند ملی'],
  titles: [],
  issuerWords: ['جمهوری اسلامی ایران', 'سازمان ثبت احوال کشور', 'وزارت کشور'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['شماره ملی', 'کد ملی'],
          numberRule: 'کد ملی (national code)',
          script: 'Arab',
        },
        { key: 'firstNameLocal', labels: ['نام'], script: 'Arab' },
        { key: 'lastNameLocal', labels: ['نام خانوادگی'], script: 'Arab' },
        { key: 'dob', labels: ['تاریخ تولد'], date: 'YYYY/MM/DD', calendar: 'persian', script: 'Arab' },
        { key: 'unread', labels: ['نام پدر'], script: 'Arab' },
        { key: 'unread', labels: ['شماره شناسنامه'], script: 'Arab', isOptional: true },
        { key: 'expiry', labels: ['پایان اعتبار'], date: 'YYYY/MM/DD', calendar: 'persian', script: 'Arab' },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.26, 0.25, 0.5] }],
    },
  ],
  sources: ['https://www.sabteahval.ir/', 'https://en.wikipedia.org/wiki/Iranian_national_identity_card'],
  tried: 'description',
}
