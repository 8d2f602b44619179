import type { DocumentLanguage } from '../document-language.ts'

/** Slovene. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const sl: DocumentLanguage = {
  labels: {
    surname: ['Priimek'],
    givenNames: ['Ime'],
    dob: ['Datum rojstva'],
    placeOfBirth: ['Kraj rojstva'],
    issued: ['Datum izdaje'],
    expiry: ['Velja do', 'Datum veljavnosti', 'Veljavnost'],
    documentNumber: ['Številka dokumenta', 'Številka potnega lista', 'Številka izkaznice', 'Št. potnega lista'],
    personalNumber: ['EMŠO'],
    sex: ['Spol'],
    nationality: ['Državljanstvo'],
    address: ['Naslov', 'Stalno prebivališče'],
    issueAuthority: ['Pristojni organ', 'Izdajatelj'],
    height: ['Višina', 'Telesna višina'],
  },
  nameOrders: {
    'surname first': ['Priimek in ime', 'Priimek, ime'],
    'given names first': ['Ime in priimek'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Datum in kraj rojstva'] },
  ],
  titles: {
    P: ['Potni list'],
    I: ['Osebna izkaznica'],
    D: ['Vozniško dovoljenje'],
    R: ['Dovoljenje za prebivanje'],
  },
} // prettier-ignore
