import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'

/** What documents call themselves in English, French, Spanish, German, Italian and Portuguese. */
export const documentTitles: Readonly<Record<DocumentTypeLetter, readonly string[]>> = {
  P: ['Passport', 'Passeport', 'Pasaporte', 'Reisepass', 'Passaporto', 'Passaporte'],
  I: ['Identity card', 'National identity card', 'Identification card', 'Carte d’identité', 'Carte nationale d’identité',
    'Documento nacional de identidad', 'Cédula de identidad', 'Personalausweis', 'Identitätskarte', 'Carta d’identità',
    'Carta di identità', 'Bilhete de identidade', 'Cartão de cidadão', 'Cartão de identidade'],
  D: ['Driving licence', 'Driving license', 'Driver license', 'Driver’s license', 'Driver’s licence', 'Permis de conduire',
    'Permiso de conducción', 'Permiso de conducir', 'Licencia de conducir', 'Führerschein', 'Patente di guida',
    'Carta de condução', 'Carteira nacional de habilitação'],
  V: ['Visa', 'Visum', 'Visado'],
  R: ['Residence permit', 'Titre de séjour', 'Carte de séjour', 'Permiso de residencia', 'Aufenthaltstitel',
    'Permesso di soggiorno', 'Título de residência', 'Autorização de residência', 'Permanent resident card'],
} // prettier-ignore
