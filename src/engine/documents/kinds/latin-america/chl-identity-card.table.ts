import type { KindDefinition } from '../kind-definition.ts'

export const chlIdentityCard: KindDefinition = {
  id: 'chl-identity-card-2013',
  family: 'chl-identity-card',
  issuer: 'CHL',
  type: 'I',
  name: 'Identity Card',
  from: 2013,
  size: 'ID-1',
  languages: ['es'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['CÉDULA DE IDENTIDAD'],
  issuerWords: ['REPÚBLICA DE CHILE', 'SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['APELLIDOS'] },
        { key: 'firstName', labels: ['NOMBRES'] },
        { key: 'nationalityFull', labels: ['NACIONALIDAD'] },
        { key: 'sex', labels: ['SEXO'] },
        { key: 'dob', labels: ['FECHA DE NACIMIENTO'], date: 'DD MMM YYYY' },
        { key: 'documentNumber', labels: ['NÚMERO DOCUMENTO'] },
        { key: 'issued', labels: ['FECHA DE EMISIÓN'], date: 'DD MMM YYYY' },
        { key: 'expiry', labels: ['FECHA DE VENCIMIENTO'], date: 'DD MMM YYYY' },
        { key: 'unread', labels: ['FIRMA DEL TITULAR'], isOptional: true },
        { key: 'personalNumber', labels: ['RUN'], numberRule: 'RUN' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.24, 0.28, 0.55] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      codes: ['qr'],
      fields: [
        { key: 'placeOfBirth', labels: ['Nació en'] },
        { key: 'unread', labels: ['Profesión'], isOptional: true },
      ],
    },
  ],
  sources: ['https://www.registrocivil.cl/', 'https://en.wikipedia.org/wiki/Chilean_identity_card'],
  tried: 'description',
}
