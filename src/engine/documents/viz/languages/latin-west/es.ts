import type { DocumentLanguage } from '../document-language.ts'

/** Spanish. Sources: ICAO Doc 9303-4 section 4.1, Directive 2006/126/EC annex I, Regulation (EU) 2019/1157, national cards. */
export const es: DocumentLanguage = {
  labels: {
    surname: ['Apellidos', 'Apellido', 'Primer apellido'],
    givenNames: ['Nombres', 'Nombre propio', 'Primer nombre', 'Nombre de pila'],
    middleName: ['Segundo nombre', 'Patronímico'],
    name: ['Nombre', 'Nombre completo'],
    dob: ['Fecha de nacimiento', 'Fecha nacimiento', 'Nacido el', 'F. nacimiento', 'Fecha de nac.'],
    placeOfBirth: ['Lugar de nacimiento', 'Lugar nacimiento', 'Nacido en'],
    issued: ['Fecha de expedición', 'Fecha expedición', 'Fecha de emisión', 'Expedido el', 'Válido desde',
      'Emisión', 'Expedición', 'Lugar y fecha de expedición'],
    expiry: ['Fecha de caducidad', 'Fecha de vencimiento', 'Válido hasta', 'Caduca el', 'Vence', 'Validez',
      'Vencimiento', 'Caducidad', 'Fecha de validez'],
    documentNumber: ['Número de documento', 'Número', 'Núm. soporte', 'Número de soporte',
      'Núm. de documento', 'Pasaporte No.', 'Número de pasaporte', 'No. de documento', 'Nº de documento',
      'Licencia No.', 'IDESP', 'Núm. pasaporte', 'Núm. doc.', 'Nº doc.', 'No. doc.', 'Documento No.'],
    personalNumber: ['Número personal', 'No. personal', 'Núm. personal', 'DNI Núm.',
      'Número de identificación', 'NIE', 'CURP', 'Cédula de identidad'],
    sex: ['Sexo', 'Género'],
    nationality: ['Nacionalidad', 'Ciudadanía'],
    address: ['Domicilio', 'Dirección', 'Lugar de domicilio', 'Residencia'],
    issueAuthority: ['Autoridad', 'Expedido por', 'Autoridad expedidora', 'Autoridad emisora'],
    height: ['Estatura', 'Altura'],
    weight: ['Peso corporal'],
    eyeColor: ['Color de ojos', 'Ojos'],
    hairColor: ['Color de pelo', 'Color de cabello'],
  },
  nameOrders: {
    'surname first': ['Apellidos y nombres', 'Apellidos, nombres', 'Apellidos y nombre', 'Apellidos, nombre'],
    'given names first': ['Nombre y apellidos', 'Nombres y apellidos'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Fecha y lugar de nacimiento'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Lugar y fecha de nacimiento'] },
  ],
  titles: {
    P: ['Pasaporte'],
    I: ['Documento nacional de identidad', 'Cédula de identidad'],
    D: ['Permiso de conducción', 'Permiso de conducir', 'Licencia de conducir'],
    V: ['Visado'],
    R: ['Tarjeta de residencia', 'Permiso de residencia'],
  },
} // prettier-ignore
