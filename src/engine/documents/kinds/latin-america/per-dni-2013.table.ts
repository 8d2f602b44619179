import type { KindDefinition } from '../kind-definition.ts'

export const perDni2013: KindDefinition = {
  id: 'per-dni-2013',
  family: 'per-dni',
  issuer: 'PER',
  type: 'I',
  name: 'National Identity Document (DNI)',
  from: 2013,
  size: 'ID-1',
  languages: ['es'],
  scripts: ['Latn'],
  ownTitles: ['REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL'],
  titles: ['DOCUMENTO NACIONAL DE IDENTIDAD', 'DNI'],
  issuerWords: ['REPÚBLICA DEL PERÚ', 'PERÚ'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['Primer Apellido'] },
        { key: 'unread', labels: ['Segundo Apellido'] },
        { key: 'firstName', labels: ['Pre Nombres', 'Prenombres'] },
        { key: 'dob', labels: ['Fecha de Nacimiento'], date: 'DD MM YYYY' },
        { key: 'sex', labels: ['Sexo'] },
        { key: 'unread', labels: ['Estado Civil'] },
        { key: 'unread', labels: ['Fecha Inscripción', 'Fecha de Inscripción'], isOptional: true },
        { key: 'issued', labels: ['Fecha Emisión', 'Fecha de Emisión'], date: 'DD MM YYYY' },
        { key: 'expiry', labels: ['Fecha Caducidad', 'Fecha de Caducidad'], date: 'DD MM YYYY' },
        { key: 'documentNumber', isUnlabelled: true, pattern: /\d{8}\s?-\s?\d/ },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.24, 0.26, 0.44] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['Dirección'] },
        { key: 'address2', labels: ['Departamento'] },
        { key: 'address2', labels: ['Provincia'] },
        { key: 'address2', labels: ['Distrito'] },
        { key: 'unread', labels: ['Donación de Órganos', 'Grupo de Votación'], isOptional: true },
      ],
    },
  ],
  sources: [
    'https://www.gob.pe/reniec',
    'https://en.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Peru)',
  ],
  tried: 'description',
}
