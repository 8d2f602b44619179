import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'

/** What documents call themselves in the official languages of the Union that are written in Latin letters. */
export const documentTitles: Readonly<Record<DocumentTypeLetter, readonly string[]>> = {
  P: ['Passport', 'Passeport', 'Pasaporte', 'Reisepass', 'Passaporto', 'Passaporte', 'Paspoort',
    'Pas', 'Pass', 'Passi', 'Paszport', 'Pașaport', 'Útlevél', 'Cestovní pas', 'Cestovný pas', 'Putovnica', 'Potni list', 'Passaport',
    'Pasas', 'Pase'],
  I: ['Identity card', 'National identity card', 'Identification card', 'Carte d’identité', 'Carte nationale d’identité',
    'Documento nacional de identidad', 'Cédula de identidad', 'Personalausweis', 'Identitätskarte', 'Carta d’identità',
    'Carta di identità', 'Bilhete de identidade', 'Cartão de cidadão', 'Cartão de identidade',
    'Identiteitskaart', 'Nederlandse identiteitskaart', 'Identitetskort', 'Nationellt identitetskort', 'Legitimationskort',
    'Henkilökortti', 'Isikutunnistus', 'Personas apliecība', 'Asmens tapatybės kortelė', 'Dowód osobisty', 'Občanský průkaz',
    'Občiansky preukaz', 'Személyazonosító igazolvány', 'Személyi igazolvány', 'Osebna izkaznica', 'Osobna iskaznica',
    'Carte de identitate', 'Karta tal-identità', 'Cárta aitheantais'],
  D: ['Driving licence', 'Driving license', 'Driver license', 'Driver’s license', 'Driver’s licence', 'Permis de conduire',
    'Permiso de conducción', 'Permiso de conducir', 'Licencia de conducir', 'Führerschein', 'Patente di guida', 'Rijbewijs', 'Kørekort', 'Körkort',
    'Ajokortti', 'Juhiluba', 'Vadītāja apliecība', 'Vairuotojo pažymėjimas', 'Prawo jazdy', 'Řidičský průkaz', 'Vodičský preukaz',
    'Vezetői engedély', 'Vozniško dovoljenje', 'Vozačka dozvola', 'Permis de conducere', 'Liċenzja tas-sewqan', 'Ceadúnas tiomána',
    'Carta de condução', 'Carteira nacional de habilitação'],
  V: ['Visa', 'Visum', 'Visado', 'Viisumi', 'Viisa', 'Vīza', 'Viza', 'Wiza', 'Vízum'],
  R: ['Residence permit', 'Residence card', 'Certificate of residence', 'Titre de séjour', 'Certificat de résidence',
    'Verblijfsvergunning', 'Verblijfstitel', 'Verblijfskaart', 'Opholdstilladelse', 'Opholdskort', 'Uppehållstillstånd',
    'Oleskelulupa', 'Elamisluba', 'Uzturēšanās atļauja', 'Leidimas gyventi', 'Karta pobytu', 'Dokument pobytowy', 'Povolení k pobytu',
    'Povolenie na pobyt', 'Tartózkodási engedély', 'Dovoljenje za prebivanje', 'Dozvola boravka', 'Permis de ședere',
    'Tarjeta de residencia', 'Carta di soggiorno', 'Carta de residência', 'Permess ta’ residenza', 'Cead cónaithe', 'Carte de séjour', 'Permiso de residencia', 'Aufenthaltstitel',
    'Permesso di soggiorno', 'Título de residência', 'Autorização de residência', 'Permanent resident card'],
} // prettier-ignore
