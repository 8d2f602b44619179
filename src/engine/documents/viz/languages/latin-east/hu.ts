import type { DocumentLanguage } from '../document-language.ts'

/** Hungarian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const hu: DocumentLanguage = {
  labels: {
    surname: ['Családi név', 'Vezetéknév'],
    givenNames: ['Utónév', 'Utónevek', 'Keresztnév'],
    name: ['Név'],
    dob: ['Születési idő', 'Születési dátum', 'Születés ideje'],
    placeOfBirth: ['Születési hely', 'Születés helye'],
    issued: ['Kiállítás dátuma', 'Kiadás dátuma', 'Kiállítás kelte'],
    expiry: ['Érvényességi idő', 'Érvényes', 'Lejárat dátuma', 'Érvényesség vége'],
    documentNumber: ['Okmányazonosító', 'Okmány száma', 'Útlevél száma', 'Okmányszám', 'Okmány azonosító'],
    personalNumber: ['Személyi azonosító', 'Személyi szám', 'Személyi azonosító jel'],
    sex: ['Neme', 'Nem'],
    nationality: ['Állampolgárság'],
    address: ['Lakcím', 'Lakóhely'],
    issueAuthority: ['Kiállító hatóság', 'Hatóság', 'Kiállító'],
    height: ['Magasság'],
  },
  nameOrders: {
    'surname first': ['Családi és utónév', 'Családi név és utónév'],
  },
  joined: [
    { fields: ['placeOfBirth', 'dob'], labels: ['Születési hely és idő', 'Születési hely, idő'] },
  ],
  titles: {
    P: ['Útlevél'],
    I: ['Személyazonosító igazolvány', 'Személyi igazolvány'],
    D: ['Vezetői engedély'],
    R: ['Tartózkodási engedély'],
  },
} // prettier-ignore
