import type { KindDefinition, KindField, KindSide } from '../kind-definition.ts'

interface Edition extends Pick<KindDefinition, 'id' | 'from' | 'tried'> {
  /** What the two sides bear besides print: the zone has moved to the back in 2013, where the barcode was. */
  readonly front: Pick<KindSide, 'zone'>
  readonly back: Pick<KindSide, 'zone' | 'codes'>
}

const frontFields: readonly KindField[] = [
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
]

const backFields: readonly KindField[] = [
  { key: 'address1', labels: ['Dirección'] },
  { key: 'address2', labels: ['Departamento'] },
  { key: 'address2', labels: ['Provincia'] },
  { key: 'address2', labels: ['Distrito'] },
  { key: 'unread', labels: ['Donación de Órganos', 'Grupo de Votación'], isOptional: true },
]

function edition({ front, back, ...own }: Edition): KindDefinition {
  return {
    ...own,
    family: 'per-dni',
    issuer: 'PER',
    type: 'I',
    name: 'National Identity Document (DNI)',
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
        ...front,
        fields: frontFields,
        regions: [{ what: 'portrait', region: [0.05, 0.24, 0.26, 0.44] }],
      },
      { side: 'BACK', ...back, fields: backFields },
    ],
    sources: [
      'https://www.gob.pe/reniec',
      'https://en.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Peru)',
    ],
  }
}

export const perDni: readonly KindDefinition[] = [
  edition({
    id: 'per-dni-2005',
    from: 2005,
    front: { zone: 'TD1' },
    back: { codes: ['code-39', 'code-128'] },
    tried: 'description',
  }),
  edition({ id: 'per-dni-2013', from: 2013, front: {}, back: { zone: 'TD1' }, tried: 'description' }),
]
