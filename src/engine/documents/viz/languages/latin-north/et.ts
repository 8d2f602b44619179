import type { DocumentLanguage } from '../document-language.ts'

/** Estonian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const et: DocumentLanguage = {
  labels: {
    surname: ['Perekonnanimi', 'Perenimi'],
    givenNames: ['Eesnimi', 'Eesnimed'],
    dob: ['Sünniaeg', 'Sünnikuupäev'],
    placeOfBirth: ['Sünnikoht', 'Sünniriik'],
    issued: ['Väljaandmise kuupäev', 'Välja antud'],
    expiry: ['Kehtiv kuni', 'Kehtib kuni'],
    documentNumber: ['Dokumendi number', 'Dokumendi nr', 'Passi number'],
    personalNumber: ['Isikukood'],
    sex: ['Sugu'],
    nationality: ['Kodakondsus'],
    address: ['Elukoht', 'Aadress'],
    issueAuthority: ['Väljaandja', 'Välja andnud'],
    height: ['Pikkus'],
  },
  nameOrders: {
    'given names first': ['Ees- ja perekonnanimi'],
  },
  titles: {
    I: ['Isikutunnistus'],
    D: ['Juhiluba'],
    V: ['Viisa'],
    R: ['Elamisluba'],
  },
} // prettier-ignore
