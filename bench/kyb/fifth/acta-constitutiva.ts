import { literal, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: [
    'María Fernanda',
    'Rodrigo',
    'Ximena',
    'José Guadalupe',
    'Leticia',
    'Emiliano',
    'Araceli',
    'Héctor Iván',
  ],
  family: [
    'Villaseñor Ponce',
    'Zúñiga Orozco',
    'Ibarra Cano',
    'Tlatelpa Ríos',
    'Quintanar Peña',
    'Mendívil Soto',
    'Arreola Nuño',
  ],
} as const
const places = [
  ['Guadalajara', 'Jalisco', '44160', 'Americana'],
  ['Monterrey', 'Nuevo León', '64000', 'Centro'],
  ['Mérida', 'Yucatán', '97070', 'García Ginerés'],
  ['Querétaro', 'Querétaro', '76090', 'Carretas'],
] as const
const streets = ['Calle Morelos', 'Avenida Hidalgo', 'Calle Vicente Guerrero', 'Avenida Juárez']
const firsts = ['COMERCIALIZADORA', 'CONSTRUCTORA', 'SERVICIOS INTEGRALES', 'TRANSPORTES', 'GRUPO INDUSTRIAL']
const seconds = ['AGAVE AZUL', 'TRES VOLCANES', 'PUENTE NUEVO', 'LA CEIBA', 'OCOTILLO']
const objects = [
  'La compra, venta, importación, exportación y distribución de toda clase de productos agrícolas e industriales.',
  'La construcción, remodelación y mantenimiento de toda clase de obras civiles, públicas o privadas.',
]
const months = monthsOf('es')
const amounts = [
  [50_000, 'CINCUENTA MIL'],
  [100_000, 'CIEN MIL'],
  [200_000, 'DOSCIENTOS MIL'],
  [500_000, 'QUINIENTOS MIL'],
] as const

const look = `
#set page(paper: "us-letter", margin: (left: 32mm, right: 20mm, top: 18mm, bottom: 15mm))
#set text(font: "Libertinus Serif", size: 11pt, lang: "es", region: "MX", hyphenate: false)
#set par(justify: true, leading: 0.62em, spacing: 0.85em)
`

/** A Mexican notary's deed: sentences, and a small table of who takes which shares. */
export const actaConstitutiva: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)}, S.A. DE C.V.`
  const date = made.date(2006, 2023)
  const [town, state, code, quarter] = made.pick(places)
  const address = `${made.pick(streets)} número ${made.int(20, 980)}, colonia ${quarter}, código postal ${code}, ${town}, ${state}`
  const folio = `N-${Number(date.slice(0, 4)) + 1}0${made.digits(5)}`
  const [capital, inLetters] = made.pick(amounts)
  const persons = people(made, names, 5).map(({ given, family }) => `${given} ${family}`)
  const [notary = '', inspector = '', ...holders] = persons
  const owned = parts(made, holders.length)
  const taken = holders.flatMap((holder, at) => {
    const share = owned[at] ?? 0
    return [
      holder,
      grouped((capital / 100_000) * share * 10, ','),
      `$${grouped((capital / 100) * share, ',')}.00`,
      `${share}%`,
    ]
  })
  const total = ['TOTAL', grouped(capital / 100, ','), `$${grouped(capital, ',')}.00`, '100%']
  const source = `${look}
#grid(columns: (1fr, auto), text(9pt)[NOTARÍA PÚBLICA NÚMERO ${made.int(12, 140)} \\ ${printed(`${town}, ${state}`)}], align(right, text(9pt)[LIBRO ${printed(grouped(made.int(1010, 2900), ','))} \\ FOLIO ${printed(grouped(made.int(201_000, 280_000), ','))}]))
#v(3pt)
*INSTRUMENTO NÚMERO ${printed(grouped(made.int(20_100, 69_000), ','))}.* En la ciudad de ${printed(`${town}, ${state}`)}, a ${printed(inWords(date, months, ' de '))}, ante mí, ${printed(notary)}, Titular de esta Notaría, comparecen ${printed(`${holders.slice(0, -1).join(', ')} y ${holders.at(-1) ?? ''}`)}, por su propio derecho, y dicen que constituyen una sociedad mercantil conforme a las leyes de los Estados Unidos Mexicanos, que se regirá por las siguientes
#align(center)[*C L Á U S U L A S*]
*PRIMERA. DENOMINACIÓN.* La sociedad se denomina *${printed(`“${name}”`)}*, y es una *Sociedad Anónima de Capital Variable*.

*SEGUNDA. DOMICILIO.* El domicilio de la sociedad es ${printed(address)}, sin perjuicio de establecer agencias o sucursales en cualquier lugar de la República o del extranjero.

*TERCERA. DURACIÓN.* La duración de la sociedad es de noventa y nueve años, contados a partir de la firma de esta escritura.

*CUARTA. OBJETO.* ${printed(made.pick(objects))}

*QUINTA. NACIONALIDAD.* La sociedad es de nacionalidad mexicana. Todo extranjero que adquiera un interés en ella se considerará como mexicano respecto de ese interés.

*SEXTA. CAPITAL SOCIAL.* El capital social es variable. El mínimo fijo, sin derecho a retiro, es de ${printed(`$${grouped(capital, ',')}.00 (${inLetters} PESOS 00/100 MONEDA NACIONAL)`)}, representado por ${printed(grouped(capital / 100, ','))} acciones ordinarias y nominativas, con valor nominal de \\$100.00 cada una.
#align(center)[*T R A N S I T O R I A S*]
*PRIMERA.* Los accionistas suscriben y pagan íntegramente el capital mínimo fijo de la siguiente forma:
#align(center, table(columns: (auto, auto, auto, auto), inset: (x: 8pt, y: 3.5pt), stroke: 0.5pt, align: (left, right, right, right), ${['ACCIONISTA', 'ACCIONES', 'VALOR', 'PORCENTAJE'].map((head) => `[*${head}*]`).join(', ')}, ${[...taken, ...total].map(literal).join(', ')}))
*SEGUNDA.* La administración de la sociedad se confía a un *ADMINISTRADOR ÚNICO*, y para ese cargo se designa a ${printed(holders[0] ?? '')}, quien gozará de las facultades que le confiere la cláusula vigésima.

*TERCERA.* Se designa *COMISARIO* a ${printed(inspector)}.

*INSCRIPCIÓN.* Esta escritura quedó inscrita en el Registro Público de Comercio de ${printed(town)} bajo el folio mercantil electrónico número ${printed(folio)}. Doy fe.
#v(1fr)
#align(right, circle(radius: 28pt, stroke: 1pt, align(center + horizon, text(7pt)[SELLO DE \\ AUTORIZAR])))
`
  return {
    source,
    truth: {
      layout: 'acta constitutiva (Mexico)',
      language: 'es',
      values: { legalName: name, registrationNumber: folio, entityType: 'Sociedad Anónima de Capital Variable', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'MXN' },
      officers: [{ name: holders[0] ?? '', role: 'director' }],
      owners: holders.map((holder, at) => ({ name: holder, share: owned[at] ?? 0 })),
    },
  }
}
