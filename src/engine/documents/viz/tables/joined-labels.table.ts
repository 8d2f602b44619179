import type { LabelLanguage } from './label-languages.ts'
import type { VizField } from './labels.table.ts'

/** Which part of a name stands first beside a label that means both. */
export type NameOrder = 'surname first' | 'given names first'

/** Labels beside which a whole name stands, in this order, in one line or in two. They are labels for `name`. */
export const nameOrders: Readonly<
  Record<NameOrder, Readonly<Partial<Record<LabelLanguage, readonly string[]>>>>
> = {
  'surname first': {
    en: ['Surname, given names', 'Surname and given names', 'Surname and names', 'Surname, name', 'Surname, first name',
      'Last name, first name', 'Family name, given names', 'Surname and first names'],
    fr: ['Nom, prénoms', 'Nom, prénom', 'Nom et prénoms', 'Nom et prénom', 'Noms et prénoms', 'Nom, prénom(s)'],
    es: ['Apellidos y nombres', 'Apellidos, nombres', 'Apellidos y nombre', 'Apellidos, nombre'],
    de: ['Name, Vorname', 'Name, Vornamen', 'Nachname, Vorname', 'Familienname, Vornamen', 'Name und Vorname'],
    it: ['Cognome e nome', 'Cognome, nome'],
    pt: ['Apelidos e nomes', 'Apelido e nome', 'Apelido, nome'],
    nl: ['Naam, voornamen', 'Naam en voornamen', 'Naam, voornaam', 'Achternaam, voornamen'],
    da: ['Efternavn, fornavn', 'Efternavn og fornavn'],
    sv: ['Efternamn, förnamn', 'Efternamn och förnamn'],
    fi: ['Sukunimi ja etunimet', 'Sukunimi, etunimet'],
    pl: ['Nazwisko i imiona', 'Nazwisko i imię', 'Nazwisko, imię', 'Nazwisko, imiona'],
    cs: ['Příjmení a jméno', 'Příjmení, jméno'],
    sk: ['Priezvisko a meno', 'Priezvisko, meno'],
    hu: ['Családi és utónév', 'Családi név és utónév'],
    sl: ['Priimek in ime', 'Priimek, ime'],
    hr: ['Prezime i ime', 'Prezime, ime'],
    ro: ['Nume și prenume', 'Numele și prenumele', 'Nume, prenume'],
  },
  'given names first': {
    en: ['Name and surname', 'First name and surname', 'Given names and surname', 'Given name, surname'],
    fr: ['Prénom et nom', 'Prénoms et nom', 'Prénoms, nom'],
    es: ['Nombre y apellidos', 'Nombres y apellidos'],
    de: ['Vor- und Nachname', 'Vorname, Name', 'Vornamen, Name', 'Vor- und Zuname', 'Vorname und Name'],
    it: ['Nome e cognome'],
    pt: ['Nome e apelidos', 'Nome e apelido'],
    nl: ['Voornamen en naam', 'Voor- en achternaam'],
    da: ['For- og efternavn', 'Fornavn og efternavn'],
    sv: ['För- och efternamn'],
    et: ['Ees- ja perekonnanimi'],
    lv: ['Vārds, uzvārds', 'Vārds un uzvārds'],
    lt: ['Vardas, pavardė', 'Vardas ir pavardė'],
    pl: ['Imię i nazwisko', 'Imiona i nazwisko'],
    cs: ['Jméno a příjmení'],
    sk: ['Meno a priezvisko'],
    sl: ['Ime in priimek'],
    hr: ['Ime i prezime'],
    mt: ['Isem u kunjom'],
  },
} // prettier-ignore

/** Two fields that documents put under one label, in the order in which they stand there. */
export const joinedFields: readonly (readonly [VizField, VizField])[] = [
  ['dob', 'placeOfBirth'],
  ['placeOfBirth', 'dob'],
  ['dob', 'sex'],
  ['sex', 'dob'],
  ['sex', 'nationality'],
  ['nationality', 'sex'],
  ['sex', 'height'],
  ['issued', 'expiry'],
  ['issued', 'issueAuthority'],
]

/** Labels that mean two such fields in one phrase. */
export const joinedLabels: readonly {
  readonly fields: readonly [VizField, VizField]
  readonly labels: Readonly<Partial<Record<LabelLanguage, readonly string[]>>>
}[] = [
  {
    fields: ['dob', 'placeOfBirth'],
    labels: {
      en: ['Date and place of birth', 'Birth date and place'],
      fr: ['Date et lieu de naissance', 'Né(e) le / à'],
      es: ['Fecha y lugar de nacimiento'],
      de: ['Geburtsdatum und -ort', 'Geburtsdatum und Geburtsort', 'Geburtsdatum, -ort'],
      it: ['Data e luogo di nascita'],
      pt: ['Data e local de nascimento'],
      nl: ['Geboortedatum en -plaats', 'Datum en plaats van geboorte'],
      da: ['Fødselsdato og -sted'],
      pl: ['Data i miejsce urodzenia'],
      cs: ['Datum a místo narození'],
      sk: ['Dátum a miesto narodenia'],
      hr: ['Datum i mjesto rođenja'],
      sl: ['Datum in kraj rojstva'],
      ro: ['Data și locul nașterii'],
    },
  },
  {
    fields: ['placeOfBirth', 'dob'],
    labels: {
      en: ['Place and date of birth'],
      fr: ['Lieu et date de naissance'],
      es: ['Lugar y fecha de nacimiento'],
      it: ['Luogo e data di nascita'],
      pt: ['Local e data de nascimento'],
      nl: ['Plaats en datum van geboorte'],
      hu: ['Születési hely és idő', 'Születési hely, idő'],
      ro: ['Locul și data nașterii'],
    },
  },
]
