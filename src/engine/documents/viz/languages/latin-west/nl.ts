import type { DocumentLanguage } from '../document-language.ts'

/** Dutch. Sources: Regulation (EU) 2019/1157, Directive 2006/126/EC annex I, passports (ICAO Doc 9303-4), national cards. */
export const nl: DocumentLanguage = {
  labels: {
    surname: ['Achternaam', 'Familienaam', 'Geslachtsnaam'],
    givenNames: ['Voornamen', 'Voornaam', 'Roepnaam'],
    name: ['Naam', 'Volledige naam'],
    dob: ['Geboortedatum', 'Geboren op', 'Datum geboorte'],
    placeOfBirth: ['Geboorteplaats', 'Geboren te', 'Plaats geboorte'],
    issued: ['Datum van afgifte', 'Afgiftedatum', 'Datum afgifte', 'Datum verstrekking', 'Afgegeven op'],
    expiry: ['Geldig tot', 'Geldig tot en met', 'Vervaldatum', 'Datum einde geldigheid', 'Vervalt op'],
    documentNumber: ['Documentnummer', 'Paspoortnummer', 'Kaartnummer', 'Rijbewijsnummer', 'Document nr.',
      'Kaartnr.'],
    personalNumber: ['Persoonlijk nummer', 'Burgerservicenummer', 'BSN', 'Persoonsnummer',
      'Rijksregisternummer', 'Rijksregisternr.'],
    sex: ['Geslacht'],
    nationality: ['Nationaliteit'],
    address: ['Adres', 'Woonplaats', 'Verblijfplaats'],
    issueAuthority: ['Autoriteit', 'Instantie', 'Afgegeven door', 'Plaats van afgifte'],
    height: ['Lengte'],
    eyeColor: ['Kleur ogen', 'Kleur van de ogen'],
  },
  nameOrders: {
    'surname first': ['Naam, voornamen', 'Naam en voornamen', 'Naam, voornaam', 'Achternaam, voornamen'],
    'given names first': ['Voornamen en naam', 'Voor- en achternaam'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Geboortedatum en -plaats', 'Datum en plaats van geboorte'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Plaats en datum van geboorte'] },
  ],
  titles: {
    P: ['Paspoort'],
    I: ['Identiteitskaart', 'Nederlandse identiteitskaart'],
    D: ['Rijbewijs'],
    R: ['Verblijfsvergunning', 'Verblijfstitel', 'Verblijfskaart'],
  },
} // prettier-ignore
