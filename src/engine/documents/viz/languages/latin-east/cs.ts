import type { DocumentLanguage } from '../document-language.ts'

/** Czech. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const cs: DocumentLanguage = {
  labels: {
    surname: ['Příjmení'],
    givenNames: ['Jméno', 'Jména'],
    dob: ['Datum narození'],
    placeOfBirth: ['Místo narození'],
    issued: ['Datum vydání', 'Vydáno'],
    expiry: ['Platnost do', 'Datum platnosti', 'Platí do'],
    documentNumber: ['Číslo dokladu', 'Číslo pasu', 'Číslo průkazu', 'Číslo občanského průkazu'],
    personalNumber: ['Rodné číslo'],
    sex: ['Pohlaví'],
    nationality: ['Státní občanství', 'Občanství'],
    address: ['Adresa', 'Trvalý pobyt', 'Adresa trvalého pobytu'],
    issueAuthority: ['Vydal', 'Orgán vydal'],
    height: ['Výška'],
  },
  nameOrders: {
    'surname first': ['Příjmení a jméno', 'Příjmení, jméno'],
    'given names first': ['Jméno a příjmení'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Datum a místo narození'] },
  ],
  titles: {
    P: ['Cestovní pas'],
    I: ['Občanský průkaz'],
    D: ['Řidičský průkaz'],
    V: ['Vízum'],
    R: ['Povolení k pobytu'],
  },
} // prettier-ignore
