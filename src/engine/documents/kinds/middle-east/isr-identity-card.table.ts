import type { KindDefinition } from '../kind-definition.ts'

export const isrIdentityCard: KindDefinition = {
  id: 'isr-identity-card-2013',
  family: 'isr-identity-card',
  issuer: 'ISR',
  type: 'I',
  name: 'Identity Card',
  from: 2013,
  size: 'ID-1',
  languages: ['he', 'ar'],
  scripts: ['Hebr', 'Arab'],
  ownTitles: [],
  titles: ['תעודת זהות', 'بطاقة هوية'],
  issuerWords: ['מדינת ישראל', 'دولة إسرائيل', 'STATE OF ISRAEL'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', labels: ['שם משפחה', 'שם המשפחה', 'اسم العائلة'], script: 'Hebr' },
        { key: 'firstNameLocal', labels: ['שם פרטי', 'השם הפרטי', 'الاسم الشخصي'], script: 'Hebr' },
        {
          key: 'documentNumber',
          labels: ['מספר זהות', 'מס׳ זהות', 'מספר הזהות', 'رقم الهوية'],
          numberRule: 'מספר זהות (identity number)',
        },
        {
          key: 'dob',
          labels: ['תאריך לידה', 'תאריך הלידה', 'تاريخ الولادة', 'تاريخ الميلاد'],
          date: 'DD.MM.YYYY',
        },
        {
          key: 'placeOfBirth',
          labels: ['מקום לידה', 'מקום הלידה', 'مكان الولادة'],
          script: 'Hebr',
          isOptional: true,
        },
        { key: 'sex', labels: ['מין', 'המין', 'الجنس'], script: 'Hebr' },
        {
          key: 'issued',
          labels: ['תאריך הנפקה', 'הוצא ב', 'הונפק בתאריך', 'تاريخ الإصدار'],
          date: 'DD.MM.YYYY',
        },
        {
          key: 'expiry',
          labels: ['בתוקף עד', 'תוקף עד', 'תאריך תפוגה', 'سارية المفعول حتى'],
          date: 'DD.MM.YYYY',
        },
        { key: 'nationalityFull', labels: ['אזרחות', 'الجنسية'], script: 'Hebr', isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.28, 0.6] }],
    },
  ],
  sources: [
    'https://www.gov.il/he/departments/population_and_immigration_authority',
    'https://en.wikipedia.org/wiki/Teudat_Zehut',
  ],
  tried: 'synthetic',
}
