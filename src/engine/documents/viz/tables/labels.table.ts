import type { FirstLanguage } from './label-languages.ts'

/** What a label on a document says stands beside it. */
export const vizFields = [
  'surname', 'givenNames', 'middleName', 'name', 'dob', 'placeOfBirth', 'issued', 'expiry', 'documentNumber',
  'personalNumber', 'sex', 'nationality', 'address', 'issueAuthority', 'height', 'weight', 'eyeColor', 'hairColor',
] as const // prettier-ignore

export type VizField = (typeof vizFields)[number]

/**
 * Labels as documents print them: ICAO Doc 9303-4 section 4.1 (passports), Directive 2006/126/EC annex I (driving
 * licences), Regulation (EU) 2019/1157 (identity cards) and national cards. Endings in brackets, accents and case do not
 * matter. Words that are common surnames too (Capelli, Cabello, Peso) are left out. `name` is the word that some use for the surname, some for the given names and some for both together.
 */
export const vizLabels: Readonly<Record<VizField, Readonly<Record<FirstLanguage, readonly string[]>>>> = {
  surname: {
    en: ['LN', 'Surname', 'Surnames', 'Last name', 'Family name', 'Primary identifier'],
    fr: ['Nom de famille', 'Nom de naissance', 'Noms de famille'],
    es: ['Apellidos', 'Apellido', 'Primer apellido'],
    de: ['Familienname', 'Nachname', 'Zuname', 'Familiennamen'],
    it: ['Cognome', 'Cognomi'],
    pt: ['Apelido', 'Apelidos', 'Sobrenome'],
  },
  givenNames: {
    en: ['FN', 'Given names', 'Given name', 'First name', 'First names', 'Forename', 'Forenames',
      'Other names', 'Secondary identifier'],
    fr: ['Prénoms', 'Prénom'],
    es: ['Nombres', 'Nombre propio', 'Primer nombre', 'Nombre de pila'],
    de: ['Vornamen', 'Vorname', 'Rufname'],
    it: ['Nome di battesimo', 'Prenome', 'Prenomi'],
    pt: ['Nomes próprios', 'Nome próprio', 'Prenomes'],
  },
  middleName: {
    en: ['Middle name', 'Middle names', 'Patronymic', 'Patronymic name'],
    fr: ['Deuxième prénom'],
    es: ['Segundo nombre', 'Patronímico'],
    de: ['Zweiter Vorname'],
    it: ['Secondo nome', 'Patronimico'],
    pt: ['Segundo nome', 'Nome do meio', 'Patronímico'],
  },
  name: {
    en: ['Name', 'Full name', 'Name of holder', "Holder's name", 'Names'],
    fr: ['Nom', 'Noms', 'Nom complet', 'Nom du titulaire'],
    es: ['Nombre', 'Nombre completo'],
    de: ['Namen', 'Name des Inhabers'],
    it: ['Nome', 'Nome completo'],
    pt: ['Nome', 'Nomes', 'Nome completo', 'Nome do titular'],
  },
  dob: {
    en: ['Date of birth', 'Birth date', 'Birthdate', 'Born', 'Born on', 'DOB', 'D.O.B.'],
    fr: ['Date de naissance', 'Né le', 'Née le', 'Né(e) le', 'Naissance'],
    es: ['Fecha de nacimiento', 'Fecha nacimiento', 'Nacido el', 'F. nacimiento', 'Fecha de nac.'],
    de: ['Geburtsdatum', 'Geburtstag', 'Geboren am', 'Geb.-Datum', 'geb. am', 'Tag der Geburt'],
    it: ['Data di nascita', 'Nato il', 'Nata il', 'Nato/a il'],
    pt: ['Data de nascimento', 'Data nascimento', 'Data nasc.', 'Nascido em'],
  },
  placeOfBirth: {
    en: ['Place of birth', 'Birthplace', 'Birth place', 'Born in', 'Born at'],
    fr: ['Lieu de naissance'],
    es: ['Lugar de nacimiento', 'Lugar nacimiento', 'Nacido en'],
    de: ['Geburtsort', 'Geboren in', 'Ort der Geburt'],
    it: ['Luogo di nascita', 'Comune di nascita'],
    pt: ['Local de nascimento', 'Naturalidade', 'Lugar de nascimento'],
  },
  issued: {
    en: ['Date of issue', 'Issue date', 'Issued on', 'Issued', 'Date issued', 'Date of issuance', 'Valid from', 'ISS'],
    fr: ['Date de délivrance', 'Délivré le', 'Délivrée le', "Date d'émission", 'Valable du', 'Fait le', 'Émis le'],
    es: ['Fecha de expedición', 'Fecha expedición', 'Fecha de emisión', 'Expedido el', 'Válido desde', 'Emisión'],
    de: ['Ausstellungsdatum', 'Ausgestellt am', 'Datum der Ausstellung', 'Tag der Ausstellung', 'Gültig ab'],
    it: ['Data di rilascio', 'Rilasciato il', 'Rilasciata il', 'Data rilascio', 'Data di emissione', 'Emissione'],
    pt: ['Data de emissão', 'Data emissão', 'Emitido em', 'Data de concessão', 'Válido desde'],
  },
  expiry: {
    en: ['Date of expiry', 'Expiry date', 'Expiration date', 'Date of expiration', 'Expires', 'Expires on', 'Expiry',
      'Valid until', 'Valid to', 'Valid thru', 'Until', 'EXP'],
    fr: ["Date d'expiration", 'Expire le', "Valable jusqu'au", "Date de fin de validité", "Jusqu'au"],
    es: ['Fecha de caducidad', 'Fecha de vencimiento', 'Válido hasta', 'Caduca el', 'Vence', 'Validez', 'Vencimiento'],
    de: ['Gültig bis', 'Ablaufdatum', 'Gültig bis zum', 'Datum des Ablaufs', 'Gültigkeit'],
    it: ['Data di scadenza', 'Scadenza', 'Scade il', 'Valido fino al', 'Valida fino al', 'Data scadenza'],
    pt: ['Data de validade', 'Validade', 'Válido até', 'Data validade', 'Data de expiração', 'Data de caducidade'],
  },
  documentNumber: {
    en: ['Document number', 'Document No.', 'Passport No.', 'Passport number', 'Card No.', 'Card number', 'Licence No.',
      'License No.', 'Licence number', 'License number', 'Identity card No.', 'ID No.', 'ID number', 'DL No.',
      'Driver license No.', 'Permit No.', 'Number', 'No.', 'DLN', 'DL', 'Card ID'],
    fr: ['Numéro du document', 'No du document', 'No du passeport', 'Passeport No', 'Numéro de passeport', 'No de carte',
      "No de la carte", "Carte d'identité No", "Numéro d'identité", 'Numéro', 'N° du document', 'Numéro de permis',
      'No du permis', "N° de carte d'identité"],
    es: ['Número de documento', 'Número', 'Núm. soporte', 'Número de soporte', 'Núm. de documento', 'Pasaporte No.',
      'Número de pasaporte', 'No. de documento', 'Nº de documento', 'Licencia No.', 'IDESP', 'Núm. pasaporte'],
    de: ['Dokumentennummer', 'Ausweisnummer', 'Passnummer', 'Pass-Nr.', 'Ausweis-Nr.', 'Nummer', 'Nr.', 'Kartennummer',
      'Führerscheinnummer', 'Nr. des Passes', 'Seriennummer', 'Dokumenten-Nr.'],
    it: ['Numero del documento', 'Numero documento', 'Documento n.', 'Passaporto n.', 'Numero carta',
      'Numero passaporto', 'Numero', 'Patente n.', 'Numero patente', 'Carta n.'],
    pt: ['Número do documento', 'N.º do documento', 'Nº documento', 'Passaporte n.º', 'Passaporte Nº', 'Número',
      'Número do passaporte', 'Nº do cartão', 'Nº da carta', 'Documento nº'],
  },
  personalNumber: {
    en: ['Personal No.', 'Personal number', 'Personal identification number', 'National ID No.', 'Identity No.',
      'National number', 'Personal ID number', 'Personal code', 'Social security No.'],
    fr: ['No personnel', 'Numéro personnel', 'Numéro national', "Numéro d'identification", 'No national', 'N° personnel',
      'Numéro de registre national'],
    es: ['Número personal', 'No. personal', 'Núm. personal', 'DNI Núm.', 'Número de identificación', 'NIE', 'CURP',
      'Cédula de identidad'],
    de: ['Persönliche Nummer', 'Personennummer', 'Personalnummer', 'Persönliche Nr.', 'Personenkennzahl', 'Identitätsnummer'],
    it: ['Numero personale', 'Codice fiscale', 'N. personale', 'Codice personale'],
    pt: ['Número pessoal', 'Nº pessoal', 'Número de identificação civil', 'Nº de identificação', 'NIF', 'CPF',
      'Número de identificação'],
  },
  sex: {
    en: ['Sex', 'Gender'],
    fr: ['Sexe', 'Genre'],
    es: ['Sexo', 'Género'],
    de: ['Geschlecht'],
    it: ['Sesso', 'Genere'],
    pt: ['Sexo', 'Género', 'Gênero'],
  },
  nationality: {
    en: ['Nationality', 'Citizenship'],
    fr: ['Nationalité', 'Citoyenneté'],
    es: ['Nacionalidad', 'Ciudadanía'],
    de: ['Staatsangehörigkeit', 'Nationalität', 'Staatsbürgerschaft'],
    it: ['Cittadinanza', 'Nazionalità'],
    pt: ['Nacionalidade', 'Cidadania'],
  },
  address: {
    en: ['Address', 'Residence', 'Place of residence', 'Home address', 'Permanent address'],
    fr: ['Adresse', 'Domicile', 'Lieu de résidence', 'Résidence'],
    es: ['Domicilio', 'Dirección', 'Lugar de domicilio', 'Residencia'],
    de: ['Anschrift', 'Wohnort', 'Adresse', 'Wohnsitz'],
    it: ['Indirizzo', 'Residenza', 'Indirizzo di residenza', 'Residenza e indirizzo'],
    pt: ['Morada', 'Endereço', 'Residência'],
  },
  issueAuthority: {
    en: ['Authority', 'Issuing authority', 'Issued by', 'Issuing office'],
    fr: ['Autorité', 'Délivré par', 'Délivrée par', 'Autorité de délivrance'],
    es: ['Autoridad', 'Expedido por', 'Autoridad expedidora', 'Autoridad emisora'],
    de: ['Behörde', 'Ausstellende Behörde', 'Ausgestellt durch', 'Ausstellungsbehörde', 'Ausgestellt von'],
    it: ['Autorità', 'Rilasciato da', 'Rilasciata da', 'Autorità di rilascio'],
    pt: ['Autoridade', 'Emitido por', 'Entidade emissora', 'Entidade emitente'],
  },
  height: {
    en: ['Height', 'HGT'],
    fr: ['Taille'],
    es: ['Estatura'],
    de: ['Größe', 'Körpergröße'],
    it: ['Statura'],
    pt: ['Altura'],
  },
  weight: {
    en: ['Weight', 'WGT'],
    fr: ['Poids'],
    es: ['Peso corporal'],
    de: ['Gewicht'],
    it: ['Peso corporeo'],
    pt: ['Peso corporal'],
  },
  eyeColor: {
    en: ['Colour of eyes', 'Color of eyes', 'Eye colour', 'Eye color', 'Eyes'],
    fr: ['Couleur des yeux', 'Yeux'],
    es: ['Color de ojos', 'Ojos'],
    de: ['Augenfarbe', 'Farbe der Augen'],
    it: ['Colore degli occhi', 'Colore occhi', 'Occhi'],
    pt: ['Cor dos olhos', 'Olhos'],
  },
  hairColor: {
    en: ['Colour of hair', 'Color of hair', 'Hair colour', 'Hair color', 'Hair'],
    fr: ['Couleur des cheveux', 'Cheveux'],
    es: ['Color de pelo', 'Color de cabello'],
    de: ['Haarfarbe'],
    it: ['Colore dei capelli', 'Colore capelli'],
    pt: ['Cor do cabelo'],
  },
} // prettier-ignore

/**
 * Numbers that stand for labels on driving licences of the Union and of states that follow the Vienna convention
 * (Directive 2006/126/EC annex I; ISO/IEC 18013-1 table A.1). 3 is the date of birth, and after it the place.
 */
export const numberedLabels: Readonly<Record<string, VizField>> = {
  '1': 'surname',
  '2': 'givenNames',
  '3': 'dob',
  '4a': 'issued',
  '4b': 'expiry',
  '4c': 'issueAuthority',
  '4d': 'personalNumber',
  '5': 'documentNumber',
  '8': 'address',
}
