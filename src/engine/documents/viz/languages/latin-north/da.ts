import type { DocumentLanguage } from '../document-language.ts'

/** Danish. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const da: DocumentLanguage = {
  labels: {
    surname: ['Efternavn', 'Efternavne', 'Slægtsnavn'],
    givenNames: ['Fornavn', 'Fornavne'],
    middleName: ['Mellemnavn'],
    name: ['Navn', 'Fulde navn'],
    dob: ['Fødselsdato', 'Født den'],
    placeOfBirth: ['Fødested'],
    issued: ['Udstedelsesdato', 'Udstedt den', 'Udstedt'],
    expiry: ['Udløbsdato', 'Gyldig til', 'Gyldigt til'],
    documentNumber: ['Pasnummer', 'Pas nr.', 'Kørekortnummer', 'Dokumentnummer'],
    personalNumber: ['CPR-nr.', 'CPR-nummer', 'Personnummer'],
    sex: ['Køn'],
    nationality: ['Nationalitet', 'Statsborgerskab'],
    address: ['Bopæl', 'Folkeregisteradresse'],
    issueAuthority: ['Myndighed', 'Udstedende myndighed', 'Udstedt af'],
    height: ['Højde'],
    eyeColor: ['Øjenfarve'],
  },
  nameOrders: {
    'surname first': ['Efternavn, fornavn', 'Efternavn og fornavn'],
    'given names first': ['For- og efternavn', 'Fornavn og efternavn'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Fødselsdato og -sted'] },
  ],
  titles: {
    P: ['Pas'],
    I: ['Identitetskort', 'Legitimationskort'],
    D: ['Kørekort'],
    R: ['Opholdstilladelse', 'Opholdskort'],
  },
} // prettier-ignore
