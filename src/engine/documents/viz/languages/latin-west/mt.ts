import type { DocumentLanguage } from '../document-language.ts'

/** Maltese. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const mt: DocumentLanguage = {
  labels: {
    surname: ['Kunjom'],
    givenNames: ['Isem', 'Ismijiet'],
    dob: ['Data tat-twelid'],
    placeOfBirth: ['Post tat-twelid'],
    issued: ['Data tal-ħruġ', 'Data tal-hrug'],
    expiry: ['Data ta’ skadenza', 'Data tal-iskadenza', 'Tiskadi'],
    documentNumber: ['Numru tad-dokument', 'Numru tal-passaport', 'Numru tal-karta'],
    sex: ['Sess'],
    nationality: ['Nazzjonalità', 'Ċittadinanza'],
    address: ['Indirizz'],
    issueAuthority: ['Awtorità'],
  },
  nameOrders: {
    'given names first': ['Isem u kunjom'],
  },
  titles: {
    P: ['Passaport'],
    I: ['Karta tal-identità'],
    D: ['Liċenzja tas-sewqan'],
    R: ['Permess ta’ residenza'],
  },
} // prettier-ignore
