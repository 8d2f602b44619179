import type { DocumentLanguage } from '../document-language.ts'

/** Welsh. Sources: United Kingdom passports with Welsh as public readers have them. */
export const cy: DocumentLanguage = {
  labels: {
    surname: ['Cyfenw'],
    givenNames: ['Enwau a roddwyd', 'Enwau cyntaf', 'Enw cyntaf'],
    name: ['Enw llawn'],
    dob: ['Dyddiad geni'],
    placeOfBirth: ['Man geni', 'Lleoliad geni'],
    issued: ['Dyddiad cyhoeddi'],
    expiry: ['Dyddiad dod i ben'],
    documentNumber: ['Rhif pasbort', 'Rhif y pasbort'],
    nationality: ['Cenedligrwydd'],
    address: ['Cyfeiriad'],
    issueAuthority: ['Awdurdod'],
  },
  titles: {
    P: ['Pasbort'],
    I: ['Cerdyn adnabod'],
    D: ['Trwydded yrru'],
  },
} // prettier-ignore
