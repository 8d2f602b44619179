import type { DocumentLanguage } from '../document-language.ts'

/** Uzbek in Latin letters. Sources: identity card of Uzbekistan, translations of ERPNext. */
export const uz: DocumentLanguage = {
  labels: {
    surname: ['Familiyasi', 'Familiya'],
    givenNames: ['Ismi'],
    middleName: ['Otasining ismi', 'Sharifi'],
    dob: ['Tug‘ilgan sanasi', 'Tug‘ilgan sana', 'Tug‘ilgan vaqti'],
    placeOfBirth: ['Tug‘ilgan joyi'],
    issued: ['Berilgan sanasi', 'Berilgan sana'],
    expiry: ['Amal qilish muddati'],
    documentNumber: ['Pasport raqami', 'Karta raqami', 'Hujjat raqami'],
    personalNumber: ['Shaxsiy raqami', 'Shaxsiy raqam'],
    sex: ['Jinsi'],
    nationality: ['Fuqaroligi', 'Fuqarolik'],
    address: ['Yashash joyi', 'Manzil'],
    issueAuthority: ['Kim tomonidan berilgan'],
  },
  unread: ['Millati', 'Imzo'],
  titles: {
    P: ['Pasport'],
    I: ['Shaxs guvohnomasi', 'Shaxsiy guvohnoma'],
    D: ['Haydovchilik guvohnomasi'],
    V: ['Viza'],
  },
  sex: { M: ['Erkak'], F: ['Ayol'] },
} // prettier-ignore
