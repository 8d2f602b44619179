import type { DocumentLanguage } from '../document-language.ts'

/** German. Sources: ICAO Doc 9303-4 section 4.1, Directive 2006/126/EC annex I, Regulation (EU) 2019/1157, national cards. */
export const de: DocumentLanguage = {
  labels: {
    surname: ['Familienname', 'Nachname', 'Zuname', 'Familiennamen'],
    givenNames: ['Vornamen', 'Vorname', 'Rufname'],
    middleName: ['Zweiter Vorname'],
    name: ['Namen', 'Name des Inhabers'],
    dob: ['Geburtsdatum', 'Geburtstag', 'Geboren am', 'Geb.-Datum', 'geb. am', 'Tag der Geburt'],
    placeOfBirth: ['Geburtsort', 'Geboren in', 'Ort der Geburt'],
    issued: ['Ausstellungsdatum', 'Ausgestellt am', 'Datum der Ausstellung', 'Tag der Ausstellung',
      'Gültig ab', 'Ort und Datum der Ausstellung', 'Ausstellungsort und -datum'],
    expiry: ['Gültig bis', 'Ablaufdatum', 'Gültig bis zum', 'Datum des Ablaufs', 'Gültigkeit'],
    documentNumber: ['Dokumentennummer', 'Ausweisnummer', 'Passnummer', 'Pass-Nr.', 'Ausweis-Nr.', 'Nummer',
      'Nr.', 'Kartennummer', 'Führerscheinnummer', 'Nr. des Passes', 'Seriennummer', 'Dokumenten-Nr.', 'Dok.-Nr.', 'Dokument-Nr.'],
    personalNumber: ['Persönliche Nummer', 'Personennummer', 'Personalnummer', 'Persönliche Nr.',
      'Personenkennzahl', 'Identitätsnummer'],
    sex: ['Geschlecht'],
    nationality: ['Staatsangehörigkeit', 'Nationalität', 'Staatsbürgerschaft'],
    address: ['Anschrift', 'Wohnort', 'Adresse', 'Wohnsitz'],
    issueAuthority: ['Behörde', 'Ausstellende Behörde', 'Ausgestellt durch', 'Ausstellungsbehörde',
      'Ausgestellt von'],
    height: ['Größe', 'Körpergröße'],
    weight: ['Gewicht'],
    eyeColor: ['Augenfarbe', 'Farbe der Augen'],
    hairColor: ['Haarfarbe'],
  },
  nameOrders: {
    'surname first': ['Name, Vorname', 'Name, Vornamen', 'Nachname, Vorname', 'Familienname, Vornamen',
      'Name und Vorname'],
    'given names first': ['Vor- und Nachname', 'Vorname, Name', 'Vornamen, Name', 'Vor- und Zuname',
      'Vorname und Name'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Geburtsdatum und -ort', 'Geburtsdatum und Geburtsort', 'Geburtsdatum, -ort'] },
  ],
  titles: {
    P: ['Reisepass', 'Pass'],
    I: ['Personalausweis', 'Identitätskarte'],
    D: ['Führerschein'],
    V: ['Visum'],
    R: ['Aufenthaltstitel'],
  },
} // prettier-ignore
