import type { DocumentLanguage } from '../document-language.ts'

/** Mongolian. Sources: identity card of Mongolia as public forms have it, translations of OCA. */
export const mn: DocumentLanguage = {
  labels: {
    surname: ['Эцэг/эх/-ийн нэр', 'Эцэг эхийн нэр', 'Эцгийн нэр', 'Овог'],
    givenNames: ['Нэр'],
    dob: ['Төрсөн он, сар, өдөр', 'Төрсөн огноо', 'Төрсөн өдөр'],
    placeOfBirth: ['Төрсөн газар'],
    issued: ['Олгосон огноо', 'Олгосон он, сар, өдөр'],
    expiry: ['Хүчинтэй хугацаа', 'Дуусах хугацаа'],
    documentNumber: ['Паспортын дугаар'],
    personalNumber: ['Регистрийн дугаар', 'Иргэний бүртгэлийн дугаар'],
    sex: ['Хүйс'],
    nationality: ['Иргэншил'],
    address: ['Хаяг'],
    issueAuthority: ['Олгосон байгууллага'],
  },
  unread: ['Ургийн овог', 'Цусны бүлэг', 'Гарын үсэг'],
  titles: {
    P: ['Гадаад паспорт', 'Паспорт'],
    I: ['Иргэний үнэмлэх'],
    D: ['Жолооны үнэмлэх'],
    V: ['Виз'],
  },
  sex: { M: ['Эрэгтэй', 'Эр'], F: ['Эмэгтэй', 'Эм'] },
} // prettier-ignore
