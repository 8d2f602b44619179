import type { DocumentLanguage } from '../document-language.ts'

/** Albanian. Sources: identity cards of Albania and Kosovo as public readers have them, translations of ERPNext. */
export const sq: DocumentLanguage = {
  labels: {
    surname: ['Mbiemri'],
    givenNames: ['Emri'],
    name: ['Emri i plotë'],
    dob: ['Datëlindja', 'Data e lindjes'],
    placeOfBirth: ['Vendlindja', 'Vendi i lindjes'],
    issued: ['Data e lëshimit', 'Lëshuar më'],
    expiry: ['Data e skadimit', 'Vlen deri më', 'Vlen deri'],
    documentNumber: ['Nr. i pasaportës', 'Numri i pasaportës', 'Nr. i letërnjoftimit', 'Numri i dokumentit'],
    personalNumber: ['Nr. personal', 'Numri personal'],
    sex: ['Gjinia'],
    nationality: ['Shtetësia', 'Kombësia'],
    address: ['Adresa', 'Vendbanimi'],
    issueAuthority: ['Autoriteti', 'Lëshuar nga'],
    height: ['Gjatësia'],
  },
  nameOrders: {
    'given names first': ['Emri dhe mbiemri'],
  },
  unread: ['Emri i babait', 'Emri i nënës', 'Nënshkrimi'],
  titles: {
    P: ['Pasaportë', 'Pasaporta'],
    I: ['Letërnjoftim', 'Kartë identiteti', 'Karta e identitetit'],
    D: ['Leje drejtimi', 'Patentë shoferi'],
    V: ['Vizë'],
    R: ['Leje qëndrimi'],
  },
  sex: { M: ['Mashkull'], F: ['Femër'] },
} // prettier-ignore
