import type { DocumentLanguage } from '../document-language.ts'

/** Croatian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const hr: DocumentLanguage = {
  labels: {
    surname: ['Prezime'],
    givenNames: ['Ime'],
    dob: ['Datum rođenja'],
    placeOfBirth: ['Mjesto rođenja'],
    issued: ['Datum izdavanja'],
    expiry: ['Vrijedi do', 'Datum isteka', 'Datum isteka valjanosti'],
    documentNumber: ['Broj isprave', 'Broj putovnice', 'Broj osobne iskaznice'],
    personalNumber: ['OIB', 'Osobni identifikacijski broj'],
    sex: ['Spol'],
    nationality: ['Državljanstvo'],
    address: ['Prebivalište'],
    issueAuthority: ['Izdalo', 'Nadležno tijelo'],
    height: ['Visina'],
  },
  nameOrders: {
    'surname first': ['Prezime i ime', 'Prezime, ime'],
    'given names first': ['Ime i prezime'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Datum i mjesto rođenja'] },
  ],
  titles: {
    P: ['Putovnica'],
    I: ['Osobna iskaznica'],
    D: ['Vozačka dozvola'],
    R: ['Dozvola boravka'],
  },
} // prettier-ignore
