import type { KindDefinition } from '../kind-definition.ts'

/** Labels stand below their values. */
export const colCedula2000: KindDefinition = {
  id: 'col-cedula-2000',
  family: 'col-cedula',
  issuer: 'COL',
  type: 'I',
  name: 'Citizenship Card',
  from: 2000,
  to: 2020,
  size: 'ID-1',
  languages: ['es'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['CÉDULA DE CIUDADANÍA', 'IDENTIFICACIÓN PERSONAL'],
  issuerWords: ['REPÚBLICA DE COLOMBIA'],
  colours: ['yellow'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['NÚMERO'],
          numberRule: 'número único de identificación personal (NUIP)',
        },
        { key: 'lastName', labels: ['APELLIDOS'] },
        { key: 'firstName', labels: ['NOMBRES'] },
        { key: 'unread', labels: ['FIRMA'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.66, 0.2, 0.28, 0.6] }],
    },
    {
      side: 'BACK',
      codes: ['pdf417'],
      words: ['REGISTRADOR NACIONAL', 'ÍNDICE DERECHO'],
      fields: [
        { key: 'dob', labels: ['FECHA DE NACIMIENTO'], date: 'DD-MMM-YYYY' },
        { key: 'placeOfBirth', labels: ['LUGAR DE NACIMIENTO'] },
        { key: 'height', labels: ['ESTATURA'] },
        { key: 'unread', labels: ['G.S. RH'] },
        { key: 'sex', labels: ['SEXO'] },
        { key: 'issued', labels: ['FECHA Y LUGAR DE EXPEDICIÓN'], date: 'DD-MMM-YYYY PLACE' },
      ],
    },
  ],
  sources: ['https://www.registraduria.gov.co/', 'https://en.wikipedia.org/wiki/Colombian_identity_card'],
  tried: 'description',
}
