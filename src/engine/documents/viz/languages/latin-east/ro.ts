import type { DocumentLanguage } from '../document-language.ts'

/** Romanian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const ro: DocumentLanguage = {
  labels: {
    surname: ['Nume', 'Numele', 'Nume de familie'],
    givenNames: ['Prenume', 'Prenumele'],
    dob: ['Data nașterii', 'Data naşterii', 'Născut la'],
    placeOfBirth: ['Locul nașterii', 'Loc naștere'],
    issued: ['Data emiterii', 'Data eliberării', 'Emis la data de'],
    expiry: ['Data expirării', 'Valabil până la', 'Valabilitate'],
    documentNumber: ['Numărul documentului', 'Numărul pașaportului', 'Nr. document', 'Nr. pașaport',
      'Număr document'],
    personalNumber: ['CNP', 'Cod numeric personal'],
    sex: ['Sexul'],
    nationality: ['Cetățenie', 'Cetățenia', 'Naționalitate'],
    address: ['Domiciliu', 'Domiciliul'],
    issueAuthority: ['Autoritatea', 'Autoritatea emitentă', 'Emis de', 'Eliberat de'],
    height: ['Înălțime', 'Înălțimea'],
  },
  nameOrders: {
    'surname first': ['Nume și prenume', 'Numele și prenumele', 'Nume, prenume'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Data și locul nașterii'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Locul și data nașterii'] },
  ],
  titles: {
    P: ['Pașaport'],
    I: ['Carte de identitate'],
    D: ['Permis de conducere'],
    R: ['Permis de ședere'],
  },
} // prettier-ignore
