import type { KindDefinition } from '../kind-definition.ts'

export const espIdentityCard: KindDefinition = {
  id: 'esp-identity-card-2015',
  family: 'esp-identity-card',
  issuer: 'ESP',
  type: 'I',
  name: 'National Identity Document (DNI)',
  from: 2015,
  size: 'ID-1',
  languages: ['es', 'en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['DOCUMENTO NACIONAL DE IDENTIDAD', 'NATIONAL IDENTITY CARD'],
  issuerWords: ['REINO DE ESPAÑA', 'ESPAÑA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', labels: ['APELLIDOS', 'PRIMER APELLIDO'] },
        { key: 'firstName', labels: ['NOMBRE'] },
        { key: 'sex', labels: ['SEXO'] },
        { key: 'nationalityIso3', labels: ['NACIONALIDAD'] },
        { key: 'dob', labels: ['FECHA DE NACIMIENTO'], date: 'DD MM YYYY' },
        { key: 'documentNumber', labels: ['NUM SOPORT', 'IDESP', 'NÚM. SOPORTE'], pattern: /[A-Z]{3}\d{6}/ },
        { key: 'issued', labels: ['EMISIÓN'], date: 'DD MM YYYY', isOptional: true },
        { key: 'expiry', labels: ['VALIDEZ', 'VÁLIDO HASTA'], date: 'DD MM YYYY' },
        { key: 'personalNumber', labels: ['DNI NÚM.', 'DNI'], numberRule: 'DNI or NIE' },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.26, 0.28, 0.6] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['DOMICILIO'] },
        { key: 'placeOfBirth', labels: ['LUGAR DE NACIMIENTO'] },
        { key: 'unread', labels: ['HIJO/A DE'] },
        { key: 'unread', labels: ['EQUIPO'], isOptional: true },
      ],
    },
  ],
  sources: [
    'https://www.dnielectronico.es/',
    'https://en.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Spain)',
  ],
  tried: 'description',
}
