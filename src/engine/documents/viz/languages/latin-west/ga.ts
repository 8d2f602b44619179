import type { DocumentLanguage } from '../document-language.ts'

/** Irish. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const ga: DocumentLanguage = {
  labels: {
    surname: ['Sloinne'],
    givenNames: ['Réamhainm', 'Réamhainmneacha', 'Céadainm', 'Céadainmneacha'],
    name: ['Ainm'],
    dob: ['Dáta breithe'],
    placeOfBirth: ['Áit bhreithe'],
    issued: ['Dáta eisiúna'],
    expiry: ['Dáta éaga', 'Dáta as feidhm'],
    documentNumber: ['Uimhir phas', 'Uimhir an doiciméid', 'Uimhir cárta'],
    personalNumber: ['Uimhir phearsanta'],
    sex: ['Gnéas'],
    nationality: ['Náisiúntacht'],
    address: ['Seoladh'],
    issueAuthority: ['Údarás', 'Údarás eisiúna'],
    height: ['Airde'],
  },
  titles: {
    I: ['Cárta aitheantais'],
    D: ['Ceadúnas tiomána'],
    R: ['Cead cónaithe'],
  },
} // prettier-ignore
