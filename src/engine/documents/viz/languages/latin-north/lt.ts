import type { DocumentLanguage } from '../document-language.ts'

/** Lithuanian. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const lt: DocumentLanguage = {
  labels: {
    surname: ['Pavardė'],
    givenNames: ['Vardas', 'Vardai', 'Vardas (-ai)'],
    dob: ['Gimimo data'],
    placeOfBirth: ['Gimimo vieta'],
    issued: ['Išdavimo data', 'Išduota'],
    expiry: ['Galioja iki'],
    documentNumber: ['Dokumento numeris', 'Dokumento Nr.', 'Paso Nr.', 'Kortelės Nr.'],
    personalNumber: ['Asmens kodas'],
    sex: ['Lytis'],
    nationality: ['Pilietybė'],
    address: ['Adresas', 'Gyvenamoji vieta'],
    issueAuthority: ['Išdavusi įstaiga', 'Išdavė', 'Įstaiga'],
    height: ['Ūgis'],
  },
  nameOrders: {
    'given names first': ['Vardas, pavardė', 'Vardas ir pavardė'],
  },
  titles: {
    P: ['Pasas'],
    I: ['Asmens tapatybės kortelė'],
    D: ['Vairuotojo pažymėjimas'],
    V: ['Viza'],
    R: ['Leidimas gyventi'],
  },
} // prettier-ignore
