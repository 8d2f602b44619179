import type { KindDefinition, KindField, KindSide } from '../kind-definition.ts'

interface Edition extends Pick<KindDefinition, 'id' | 'from' | 'to' | 'tried'> {
  /** State, municipality, place and year of issue, which the front has had no more since 2019. */
  readonly district: readonly KindField[]
  readonly codes: KindSide['codes']
}

function edition({ district, codes = [], ...own }: Edition): KindDefinition {
  return {
    ...own,
    family: 'mex-voter-card',
    issuer: 'MEX',
    type: 'I',
    name: 'Voter Card (INE)',
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
          { key: 'fullName', labels: ['NOMBRE'], nameOrder: 'surname first' },
          { key: 'sex', labels: ['SEXO'] },
          { key: 'address1', labels: ['DOMICILIO'] },
          { key: 'documentNumber', labels: ['CLAVE DE ELECTOR'], pattern: /[A-Z]{6}\d{8}[HMX]\d{3}/ },
          { key: 'personalNumber', labels: ['CURP'], numberRule: 'CURP' },
          { key: 'unread', labels: ['AÑO DE REGISTRO'] },
          { key: 'dob', labels: ['FECHA DE NACIMIENTO'], date: 'DD/MM/YYYY' },
          ...district,
          { key: 'unread', labels: ['SECCIÓN'] },
          { key: 'expiry', labels: ['VIGENCIA'], date: 'YYYY' },
        ],
        regions: [{ what: 'portrait', region: [0.04, 0.28, 0.26, 0.52] }],
      },
      { side: 'BACK', zone: 'TD1', codes, fields: [] },
    ],
    sources: [
      'https://www.ine.mx/credencial/',
      'https://es.wikipedia.org/wiki/Credencial_para_votar_(M%C3%A9xico)',
    ],
  }
}

export const mexIne: readonly KindDefinition[] = [
  edition({
    id: 'mex-ine-2014',
    from: 2014,
    to: 2019,
    district: [
      { key: 'unread', labels: ['ESTADO'] },
      { key: 'unread', labels: ['MUNICIPIO'] },
      { key: 'unread', labels: ['LOCALIDAD'] },
      { key: 'issued', labels: ['EMISIÓN'], date: 'YYYY' },
    ],
    codes: ['code-128', 'qr'],
    tried: 'description',
  }),
  edition({ id: 'mex-ine-2019', from: 2019, district: [], codes: ['qr', 'code-128'], tried: 'synthetic' }),
]
