import type { DocumentLanguage } from '../document-language.ts'

/** Kyrgyz. Sources: forms of Kyrgyzstan in public code, identity card of 2017. */
export const ky: DocumentLanguage = {
  labels: {
    surname: ['Фамилиясы', 'Теги'],
    givenNames: ['Аты'],
    middleName: ['Атасынын аты'],
    dob: ['Туулган күнү', 'Туулган датасы'],
    placeOfBirth: ['Туулган жери'],
    issued: ['Берилген күнү', 'Берилген датасы'],
    expiry: ['Жарактуулук мөөнөтү', 'Колдонуу мөөнөтү'],
    documentNumber: ['Документтин номери', 'Паспорттун номери'],
    personalNumber: ['Жеке номери', 'Персоналдык номер'],
    sex: ['Жынысы'],
    nationality: ['Жарандыгы'],
    address: ['Дареги', 'Жашаган жери'],
    issueAuthority: ['Берген орган'],
  },
  unread: ['Улуту', 'Колу'],
  titles: {
    P: ['Паспорт'],
    I: ['Идентификациялык карта'],
    D: ['Айдоочулук күбөлүк'],
    V: ['Виза'],
  },
  sex: { M: ['Эркек'], F: ['Аял'] },
} // prettier-ignore
