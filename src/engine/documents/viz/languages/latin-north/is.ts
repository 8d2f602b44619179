import type { DocumentLanguage } from '../document-language.ts'

/** Icelandic. Sources: island.is (labels of licences and passports), translations of ERPNext. */
export const is: DocumentLanguage = {
  labels: {
    surname: ['Kenninafn', 'Eftirnafn'],
    givenNames: ['Eiginnafn', 'Eiginnöfn'],
    name: ['Fullt nafn', 'Nafn'],
    dob: ['Fæðingardagur'],
    placeOfBirth: ['Fæðingarstaður'],
    issued: ['Útgáfudagur'],
    expiry: ['Gildir til', 'Gildistími', 'Lokadagur'],
    documentNumber: ['Vegabréfsnúmer', 'Númer vegabréfs', 'Vegabréf nr.'],
    personalNumber: ['Kennitala'],
    nationality: ['Ríkisfang', 'Þjóðerni'],
    address: ['Heimilisfang', 'Lögheimili'],
    issueAuthority: ['Útgefandi'],
    height: ['Hæð'],
  },
  titles: {
    P: ['Vegabréf'],
    I: ['Nafnskírteini'],
    D: ['Ökuskírteini'],
    V: ['Vegabréfsáritun'],
    R: ['Dvalarleyfi'],
  },
  sex: { M: ['Karl', 'Karlkyn'], F: ['Kona', 'Kvenkyn'] },
} // prettier-ignore
