import type { DocumentLanguage } from '../document-language.ts'

/** Italian. Sources: ICAO Doc 9303-4 section 4.1, Directive 2006/126/EC annex I, Regulation (EU) 2019/1157, national cards. */
export const it: DocumentLanguage = {
  labels: {
    surname: ['Cognome', 'Cognomi'],
    givenNames: ['Nome di battesimo', 'Prenome', 'Prenomi'],
    middleName: ['Secondo nome', 'Patronimico'],
    name: ['Nome', 'Nome completo'],
    dob: ['Data di nascita', 'Nato il', 'Nata il', 'Nato/a il'],
    placeOfBirth: ['Luogo di nascita', 'Comune di nascita'],
    issued: ['Data di rilascio', 'Rilasciato il', 'Rilasciata il', 'Data rilascio', 'Data di emissione',
      'Emissione', 'Luogo e data di rilascio'],
    expiry: ['Data di scadenza', 'Scadenza', 'Scade il', 'Valido fino al', 'Valida fino al', 'Data scadenza'],
    documentNumber: ['Numero del documento', 'Numero documento', 'Documento n.', 'Passaporto n.',
      'Numero carta', 'Numero passaporto', 'Numero', 'Patente n.', 'Numero patente', 'Carta n.', 'N. documento', 'Doc. n.'],
    personalNumber: ['Numero personale', 'Codice fiscale', 'N. personale', 'Codice personale'],
    sex: ['Sesso', 'Genere'],
    nationality: ['Cittadinanza', 'Nazionalità'],
    address: ['Indirizzo', 'Residenza', 'Indirizzo di residenza', 'Residenza e indirizzo'],
    issueAuthority: ['Autorità', 'Rilasciato da', 'Rilasciata da', 'Autorità di rilascio'],
    height: ['Statura', 'Altezza'],
    weight: ['Peso corporeo'],
    eyeColor: ['Colore degli occhi', 'Colore occhi', 'Occhi'],
    hairColor: ['Colore dei capelli', 'Colore capelli'],
  },
  nameOrders: {
    'surname first': ['Cognome e nome', 'Cognome, nome'],
    'given names first': ['Nome e cognome'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Data e luogo di nascita'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Luogo e data di nascita'] },
  ],
  titles: {
    P: ['Passaporto'],
    I: ['Carta d’identità', 'Carta di identità'],
    D: ['Patente di guida'],
    R: ['Carta di soggiorno', 'Permesso di soggiorno'],
  },
} // prettier-ignore
