import type { KindDefinition } from '../kind-definition.ts'

export const colCedula2020: KindDefinition = {
  id: 'col-cedula-2020',
  family: 'col-cedula',
  issuer: 'COL',
  type: 'I',
  name: 'Citizenship Card',
  from: 2020,
  size: 'ID-1',
  languages: ['es'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['CÉDULA DE CIUDADANÍA'],
  issuerWords: ['REPÚBLICA DE COLOMBIA', 'COLOMBIA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['NUIP'],
          numberRule: 'número único de identificación personal (NUIP)',
        },
        { key: 'lastName', labels: ['Apellidos'] },
        { key: 'firstName', labels: ['Nombres'] },
        { key: 'nationalityIso3', labels: ['Nacionalidad'] },
        { key: 'height', labels: ['Estatura'] },
        { key: 'sex', labels: ['Sexo'] },
        { key: 'dob', labels: ['Fecha de nacimiento'], date: 'DD MMM YYYY' },
        { key: 'unread', labels: ['G.S.'] },
        { key: 'placeOfBirth', labels: ['Lugar de nacimiento'] },
        { key: 'issued', labels: ['Fecha y lugar de expedición'], date: 'DD MMM YYYY, PLACE' },
        { key: 'expiry', labels: ['Fecha de expiración'], date: 'DD MMM YYYY' },
        { key: 'unread', labels: ['Firma'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.24, 0.28, 0.55] }],
    },
    { side: 'BACK', zone: 'TD1', codes: ['pdf417', 'qr'], fields: [] },
  ],
  sources: ['https://www.registraduria.gov.co/', 'https://en.wikipedia.org/wiki/Colombian_identity_card'],
  tried: 'description',
}
