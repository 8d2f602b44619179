import type { DocumentLanguage } from '../document-language.ts'

/** Polish. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const pl: DocumentLanguage = {
  labels: {
    surname: ['Nazwisko', 'Nazwiska'],
    givenNames: ['Imiona', 'Imię', 'Imię (imiona)'],
    dob: ['Data urodzenia', 'Urodzony', 'Urodzona'],
    placeOfBirth: ['Miejsce urodzenia'],
    issued: ['Data wydania', 'Wydano'],
    expiry: ['Termin ważności', 'Data ważności', 'Ważny do', 'Ważne do', 'Ważna do'],
    documentNumber: ['Numer dokumentu', 'Numer paszportu', 'Nr dokumentu', 'Numer dowodu', 'Seria i numer',
      'Numer dowodu osobistego'],
    personalNumber: ['PESEL', 'Numer PESEL'],
    sex: ['Płeć'],
    nationality: ['Obywatelstwo'],
    address: ['Adres zameldowania', 'Miejsce zamieszkania', 'Adres zamieszkania'],
    issueAuthority: ['Organ wydający', 'Wydany przez', 'Wydane przez'],
    height: ['Wzrost'],
    eyeColor: ['Kolor oczu'],
  },
  nameOrders: {
    'surname first': ['Nazwisko i imiona', 'Nazwisko i imię', 'Nazwisko, imię', 'Nazwisko, imiona'],
    'given names first': ['Imię i nazwisko', 'Imiona i nazwisko'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Data i miejsce urodzenia'] },
  ],
  titles: {
    P: ['Paszport'],
    I: ['Dowód osobisty'],
    D: ['Prawo jazdy'],
    V: ['Wiza'],
    R: ['Karta pobytu', 'Dokument pobytowy'],
  },
} // prettier-ignore
