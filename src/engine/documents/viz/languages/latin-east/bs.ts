import type { DocumentLanguage } from '../document-language.ts'

/**
 * Bosnian, Montenegrin and Serbian in Latin letters. Sources: identity cards and passports of Bosnia and Herzegovina,
 * Montenegro and Serbia, translations of ERPNext.
 */
export const bs: DocumentLanguage = {
  labels: {
    surname: ['Prezime'],
    givenNames: ['Ime'],
    dob: ['Datum rođenja'],
    placeOfBirth: ['Mjesto rođenja', 'Mesto rođenja'],
    issued: ['Datum izdavanja'],
    expiry: ['Važi do', 'Vrijedi do', 'Datum važenja', 'Datum isteka'],
    documentNumber: ['Broj dokumenta', 'Broj pasoša', 'Broj lične karte'],
    personalNumber: ['JMBG', 'Jedinstveni matični broj', 'JMB'],
    sex: ['Spol'],
    nationality: ['Državljanstvo'],
    address: ['Prebivalište', 'Adresa'],
    issueAuthority: ['Organ izdavanja', 'Izdato od', 'Izdao'],
    height: ['Visina'],
  },
  nameOrders: {
    'given names first': ['Ime i prezime'],
  },
  unread: ['Ime jednog roditelja', 'Potpis nosioca', 'Krvna grupa'],
  titles: {
    P: ['Pasoš', 'Putna isprava'],
    I: ['Lična karta'],
    D: ['Vozačka dozvola'],
    V: ['Viza'],
    R: ['Dozvola boravka', 'Boravišna dozvola'],
  },
  sex: { M: ['Muški', 'Muško'], F: ['Ženski', 'Žensko'] },
} // prettier-ignore
