import type { DocumentLanguage } from '../document-language.ts'

/** Swedish. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const sv: DocumentLanguage = {
  labels: {
    surname: ['Efternamn', 'Släktnamn'],
    givenNames: ['Förnamn'],
    middleName: ['Mellannamn'],
    name: ['Namn', 'Fullständigt namn'],
    dob: ['Födelsedatum', 'Född'],
    placeOfBirth: ['Födelseort', 'Födelsehemort'],
    issued: ['Utfärdandedatum', 'Utfärdat den', 'Utfärdad den', 'Utfärdad'],
    expiry: ['Giltigt till', 'Giltig till', 'Giltigt t.o.m.', 'Sista giltighetsdag', 'Utgångsdatum'],
    documentNumber: ['Passnummer', 'Passnr.', 'Kortnummer', 'Kortnr.', 'Handlingens nummer', 'Körkortsnummer'],
    personalNumber: ['Personnummer', 'Samordningsnummer'],
    sex: ['Kön'],
    nationality: ['Nationalitet', 'Medborgarskap'],
    address: ['Adress', 'Bostadsadress'],
    issueAuthority: ['Myndighet', 'Utfärdande myndighet', 'Utfärdat av'],
    height: ['Längd'],
    eyeColor: ['Ögonfärg'],
  },
  nameOrders: {
    'surname first': ['Efternamn, förnamn', 'Efternamn och förnamn'],
    'given names first': ['För- och efternamn'],
  },
  titles: {
    I: ['Nationellt identitetskort'],
    D: ['Körkort'],
    R: ['Uppehållstillstånd'],
  },
} // prettier-ignore
