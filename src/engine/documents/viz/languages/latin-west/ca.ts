import type { DocumentLanguage } from '../document-language.ts'

/** Catalan. Sources: Spanish identity cards in two languages, translations of ERPNext. */
export const ca: DocumentLanguage = {
  labels: {
    surname: ['Cognoms', 'Primer cognom'],
    givenNames: ['Prenom'],
    dob: ['Data de naixement'],
    placeOfBirth: ['Lloc de naixement'],
    issued: ['Data d’expedició', 'Data d’emissió'],
    expiry: ['Data de caducitat', 'Vàlid fins'],
    documentNumber: ['Número de document', 'Núm. de document', 'Número de passaport'],
    sex: ['Sexe'],
    nationality: ['Nacionalitat'],
    address: ['Domicili', 'Adreça'],
    issueAuthority: ['Autoritat'],
    height: ['Alçada'],
  },
  nameOrders: {
    'given names first': ['Nom i cognoms'],
  },
  titles: {
    P: ['Passaport'],
    I: ['Document nacional d’identitat'],
    D: ['Permís de conduir'],
  },
} // prettier-ignore
