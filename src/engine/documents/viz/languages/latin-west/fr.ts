import type { DocumentLanguage } from '../document-language.ts'

/** French. Sources: ICAO Doc 9303-4 section 4.1, Directive 2006/126/EC annex I, Regulation (EU) 2019/1157, national cards. */
export const fr: DocumentLanguage = {
  labels: {
    surname: ['Nom de famille', 'Nom de naissance', 'Noms de famille'],
    givenNames: ['Prénoms', 'Prénom'],
    middleName: ['Deuxième prénom'],
    name: ['Nom', 'Noms', 'Nom complet', 'Nom du titulaire'],
    dob: ['Date de naissance', 'Né le', 'Née le', 'Né(e) le', 'Naissance'],
    placeOfBirth: ['Lieu de naissance'],
    issued: ['Date de délivrance', 'Délivré le', 'Délivrée le', "Date d'émission", 'Valable du', 'Fait le',
      'Émis le', 'Lieu et date de délivrance', 'Date et lieu de délivrance'],
    expiry: ["Date d'expiration", 'Expire le', "Valable jusqu'au", 'Date de fin de validité', "Jusqu'au", 'Date de validité'],
    documentNumber: ['Numéro du document', 'No du document', 'No du passeport', 'Passeport No',
      'Numéro de passeport', 'No de carte', 'No de la carte', "Carte d'identité No", "Numéro d'identité",
      'Numéro', 'N° du document', 'Numéro de permis', 'No du permis', "N° de carte d'identité", 'Document No', 'No doc.'],
    personalNumber: ['No personnel', 'Numéro personnel', 'Numéro national', "Numéro d'identification",
      'No national', 'N° personnel', 'Numéro de registre national'],
    sex: ['Sexe', 'Genre'],
    nationality: ['Nationalité', 'Citoyenneté'],
    address: ['Adresse', 'Domicile', 'Lieu de résidence', 'Résidence'],
    issueAuthority: ['Autorité', 'Délivré par', 'Délivrée par', 'Autorité de délivrance'],
    height: ['Taille'],
    weight: ['Poids'],
    eyeColor: ['Couleur des yeux', 'Yeux'],
    hairColor: ['Couleur des cheveux', 'Cheveux'],
  },
  nameOrders: {
    'surname first': ['Nom, prénoms', 'Nom, prénom', 'Nom et prénoms', 'Nom et prénom', 'Noms et prénoms',
      'Nom, prénom(s)'],
    'given names first': ['Prénom et nom', 'Prénoms et nom', 'Prénoms, nom'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Date et lieu de naissance', 'Né(e) le / à'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Lieu et date de naissance'] },
  ],
  titles: {
    P: ['Passeport'],
    I: ['Carte d’identité', 'Carte nationale d’identité'],
    D: ['Permis de conduire'],
    R: ['Titre de séjour', 'Certificat de résidence', 'Carte de séjour'],
  },
} // prettier-ignore
