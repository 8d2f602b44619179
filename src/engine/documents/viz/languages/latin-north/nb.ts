import type { DocumentLanguage } from '../document-language.ts'

/** Norwegian (Bokmål and Nynorsk). Sources: passports (PRADO wording), translations of ERPNext. */
export const nb: DocumentLanguage = {
  labels: {
    surname: ['Etternavn', 'Etternamn'],
    givenNames: ['Fornavn', 'Førenamn'],
    name: ['Navn', 'Namn'],
    dob: ['Fødselsdato'],
    placeOfBirth: ['Fødested', 'Fødestad'],
    issued: ['Utstedelsesdato', 'Utstedt dato', 'Utstedt', 'Utferda'],
    expiry: ['Utløpsdato', 'Gyldig til'],
    documentNumber: ['Passnummer', 'Passnr.', 'Kortnummer', 'Dokumentnummer'],
    personalNumber: ['Fødselsnummer', 'Personnummer'],
    sex: ['Kjønn'],
    nationality: ['Nasjonalitet', 'Statsborgerskap', 'Statsborgarskap'],
    address: ['Adresse'],
    issueAuthority: ['Myndighet', 'Utstedt av', 'Utstedende myndighet'],
    height: ['Høyde'],
  },
  unread: ['Innehaverens underskrift', 'Underskrift'],
  titles: {
    P: ['Pass'],
    I: ['Identitetskort', 'Nasjonalt identitetskort'],
    D: ['Førerkort', 'Førarkort'],
    V: ['Visum'],
    R: ['Oppholdstillatelse', 'Oppholdskort', 'Opphaldsløyve'],
  },
  sex: { M: ['Mann'], F: ['Kvinne'] },
} // prettier-ignore
