import type { KindDefinition } from '../kind-definition.ts'

export const argDni: KindDefinition = {
  id: 'arg-dni-2012',
  family: 'arg-dni',
  issuer: 'ARG',
  type: 'I',
  name: 'National Identity Document (DNI)',
  from: 2012,
  size: 'ID-1',
  languages: ['es', 'en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ['DOCUMENTO NACIONAL DE IDENTIDAD'],
  issuerWords: ['REPÚBLICA ARGENTINA', 'REPÚBLICA ARGENTINA - MERCOSUR', 'REGISTRO NACIONAL DE LAS PERSONAS'],
  sides: [
    {
      side: 'FRONT',
      words: ['MINISTERIO DEL INTERIOR', 'MERCOSUR'],
      codes: ['pdf417'],
      fields: [
        { key: 'lastName', labels: ['Apellido', 'Surname'] },
        { key: 'firstName', labels: ['Nombre', 'Name'] },
        { key: 'sex', labels: ['Sexo', 'Sex'] },
        { key: 'nationalityFull', labels: ['Nacionalidad', 'Nationality'] },
        { key: 'unread', labels: ['Ejemplar'] },
        { key: 'dob', labels: ['Fecha de nacimiento', 'Date of birth'], date: 'DD MMM/ MMM YYYY' },
        { key: 'issued', labels: ['Fecha de emisión', 'Date of issue'], date: 'DD MMM/ MMM YYYY' },
        { key: 'expiry', labels: ['Fecha de vencimiento', 'Date of expiry'], date: 'DD MMM/ MMM YYYY' },
        { key: 'documentNumber', labels: ['Documento', 'Document'], numberRule: 'DNI' },
        { key: 'unread', labels: ['Trámite N°', 'Of. ident.', 'Trámite Nº'] },
        { key: 'unread', labels: ['Firma identificado', 'Signature'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.22, 0.3, 0.62] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'address1', labels: ['DOMICILIO'] },
        { key: 'placeOfBirth', labels: ['LUGAR DE NACIMIENTO'] },
        { key: 'personalNumber', labels: ['CUIL'], numberRule: 'CUIL', isOptional: true },
      ],
    },
  ],
  sources: [
    'https://www.argentina.gob.ar/interior/renaper',
    'https://en.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Argentina)',
  ],
  tried: 'description',
}
