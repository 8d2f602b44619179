import type { DocumentLanguage } from '../document-language.ts'

/** Latvian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const lv: DocumentLanguage = {
  labels: {
    surname: ['Uzvārds'],
    givenNames: ['Vārds', 'Vārdi'],
    dob: ['Dzimšanas datums', 'Dzimšanas dati'],
    placeOfBirth: ['Dzimšanas vieta'],
    issued: ['Izdošanas datums', 'Izdots'],
    expiry: ['Derīga līdz', 'Derīgs līdz', 'Derīguma termiņš'],
    documentNumber: ['Dokumenta numurs', 'Pases numurs', 'Pases Nr.', 'Dokumenta Nr.'],
    personalNumber: ['Personas kods'],
    sex: ['Dzimums'],
    nationality: ['Pilsonība', 'Valstiskā piederība'],
    address: ['Adrese', 'Dzīvesvieta'],
    issueAuthority: ['Izdevējiestāde', 'Izdevējinstitūcija'],
    height: ['Augums'],
  },
  nameOrders: {
    'given names first': ['Vārds, uzvārds', 'Vārds un uzvārds'],
  },
  titles: {
    P: ['Pase'],
    I: ['Personas apliecība'],
    D: ['Vadītāja apliecība'],
    V: ['Vīza'],
    R: ['Uzturēšanās atļauja'],
  },
} // prettier-ignore
