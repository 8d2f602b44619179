import type { DocumentLanguage } from '../document-language.ts'

/** Finnish. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const fi: DocumentLanguage = {
  labels: {
    surname: ['Sukunimi'],
    givenNames: ['Etunimet', 'Etunimi'],
    name: ['Nimi', 'Koko nimi'],
    dob: ['Syntymäaika', 'Syntymäpäivä'],
    placeOfBirth: ['Syntymäpaikka', 'Syntymäkotikunta'],
    issued: ['Myöntämispäivä', 'Myönnetty', 'Antopäivä'],
    expiry: ['Viimeinen voimassaolopäivä', 'Voimassa asti', 'Voimassa', 'Voimassaoloaika päättyy'],
    documentNumber: ['Passin numero', 'Kortin numero', 'Asiakirjan numero', 'Passin nro', 'Ajokortin numero'],
    personalNumber: ['Henkilötunnus'],
    sex: ['Sukupuoli'],
    nationality: ['Kansalaisuus'],
    address: ['Osoite', 'Kotiosoite', 'Kotikunta'],
    issueAuthority: ['Viranomainen', 'Myöntänyt viranomainen', 'Myöntäjä'],
    height: ['Pituus'],
  },
  nameOrders: {
    'surname first': ['Sukunimi ja etunimet', 'Sukunimi, etunimet'],
  },
  titles: {
    P: ['Passi'],
    I: ['Henkilökortti'],
    D: ['Ajokortti'],
    V: ['Viisumi'],
    R: ['Oleskelulupa'],
  },
} // prettier-ignore
