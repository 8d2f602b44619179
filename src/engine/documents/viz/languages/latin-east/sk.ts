import type { DocumentLanguage } from '../document-language.ts'

/** Slovak. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const sk: DocumentLanguage = {
  labels: {
    surname: ['Priezvisko'],
    givenNames: ['Meno', 'Mená'],
    dob: ['Dátum narodenia'],
    placeOfBirth: ['Miesto narodenia'],
    issued: ['Dátum vydania', 'Vydané'],
    expiry: ['Platnosť do', 'Dátum platnosti', 'Dátum skončenia platnosti'],
    documentNumber: ['Číslo dokladu', 'Číslo preukazu', 'Číslo občianskeho preukazu'],
    personalNumber: ['Rodné číslo'],
    sex: ['Pohlavie'],
    nationality: ['Štátne občianstvo', 'Štátna príslušnosť'],
    address: ['Trvalý pobyt', 'Adresa pobytu'],
    issueAuthority: ['Vydal'],
    height: ['Výška'],
  },
  nameOrders: {
    'surname first': ['Priezvisko a meno', 'Priezvisko, meno'],
    'given names first': ['Meno a priezvisko'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Dátum a miesto narodenia'] },
  ],
  titles: {
    P: ['Cestovný pas'],
    I: ['Občiansky preukaz'],
    D: ['Vodičský preukaz'],
    R: ['Povolenie na pobyt'],
  },
} // prettier-ignore
