import type { DocumentLanguage } from '../document-language.ts'

/** Filipino. Sources: Philippine identity card as public readers have it. */
export const fil: DocumentLanguage = {
  labels: {
    surname: ['Apelyido'],
    givenNames: ['Mga pangalan', 'Unang pangalan'],
    middleName: ['Gitnang apelyido', 'Gitnang pangalan', 'Panggitnang apelyido'],
    name: ['Pangalan', 'Buong pangalan'],
    dob: ['Petsa ng kapanganakan', 'Araw ng kapanganakan'],
    placeOfBirth: ['Lugar ng kapanganakan'],
    issued: ['Petsa ng pagkakaloob', 'Araw ng pagkakaloob'],
    sex: ['Kasarian'],
    nationality: ['Nasyonalidad', 'Pagkamamamayan'],
    address: ['Tirahan'],
  },
  unread: ['Kalagayang sibil', 'Uri ng dugo'],
  titles: {
    P: ['Pasaporte'],
    I: ['Pambansang pagkakakilanlan'],
  },
  sex: { M: ['Lalaki'], F: ['Babae'] },
} // prettier-ignore
