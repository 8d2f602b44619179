import type { KindDefinition } from '../kind-definition.ts'

export const mexIne2019: KindDefinition = {
  id: 'mex-ine-2019',
  family: 'mex-voter-card',
  issuer: 'MEX',
  type: 'I',
  name: 'Voter Card (INE)',
  from: 2019,
  size: 'ID-1',
  languages: ['es'],
  scripts: ['Latn'],
  ownTitles: ['CREDENCIAL PARA VOTAR', 'INSTITUTO NACIONAL ELECTORAL'],
  titles: [],
  issuerWords: ['MÉXICO', 'INSTITUTO NACIONAL ELECTORAL'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullName', labels: ['NOMBRE'] },
        { key: 'sex', labels: ['SEXO'] },
        { key: 'address1', labels: ['DOMICILIO'] },
        { key: 'documentNumber', labels: ['CLAVE DE ELECTOR'], pattern: /[A-Z]{6}\d{8}[HMX]\d{3}/ },
        { key: 'personalNumber', labels: ['CURP'], numberRule: 'CURP' },
        { key: 'unread', labels: ['AÑO DE REGISTRO'] },
        { key: 'dob', labels: ['FECHA DE NACIMIENTO'], date: 'DD/MM/YYYY' },
        { key: 'unread', labels: ['SECCIÓN'] },
        { key: 'expiry', labels: ['VIGENCIA'], date: 'YYYY' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.26, 0.52] }],
    },
    { side: 'BACK', zone: 'TD1', codes: ['qr', 'code-128'], fields: [] },
  ],
  sources: [
    'https://www.ine.mx/credencial/',
    'https://es.wikipedia.org/wiki/Credencial_para_votar_(M%C3%A9xico)',
  ],
  tried: 'description',
}
