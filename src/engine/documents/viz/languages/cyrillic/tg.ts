import type { DocumentLanguage } from '../document-language.ts'

/** Tajik. Sources: passport of Tajikistan as a public reader has it, forms in public code. */
export const tg: DocumentLanguage = {
  labels: {
    surname: ['Насаб'],
    givenNames: ['Ном'],
    middleName: ['Номи падар'],
    dob: ['Санаи таваллуд', 'Рӯзи таваллуд'],
    placeOfBirth: ['Ҷойи таваллуд', 'Маҳалли таваллуд'],
    issued: ['Оғози эътибор', 'Санаи додан'],
    expiry: ['Мӯҳлати эътибор'],
    documentNumber: ['Рақами шиноснома'],
    sex: ['Ҷинс'],
    nationality: ['Шаҳрвандӣ'],
    address: ['Ҷойи истиқомат', 'Суроға'],
  },
  unread: ['Миллат', 'Имзо'],
  titles: {
    P: ['Шиноснома'],
    D: ['Шаҳодатномаи ронандагӣ'],
  },
  sex: { M: ['Мард'], F: ['Зан'] },
} // prettier-ignore
