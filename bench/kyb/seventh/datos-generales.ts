import { distinct, inCents, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const persons = [
  'ALARCÓN VERA MÓNICA PATRICIA',
  'BURBANO TERÁN JORGE LUIS',
  'CEVALLOS PINCAY DIANA CAROLINA',
  'GUAMÁN QUISHPE SEGUNDO MANUEL',
  'INTRIAGO MACÍAS RAÚL ALBERTO',
  'JARAMILLO ESPINOSA SOFÍA ELENA',
  'ÑACATO PILLAJO VERÓNICA ISABEL',
] as const
const places = [
  ['PICHINCHA', 'QUITO', 'AV. AMAZONAS', 'CALLE JUAN PABLO SANZ', '17'],
  ['GUAYAS', 'GUAYAQUIL', 'AV. FRANCISCO DE ORELLANA', 'CALLE JUSTINO CORNEJO', '09'],
  ['AZUAY', 'CUENCA', 'CALLE LARGA', 'CALLE BENIGNO MALO', '01'],
] as const
const firsts = ['EXPORTADORA', 'FLORÍCOLA', 'CONSTRUCTORA', 'DISTRIBUIDORA', 'TRANSPORTES']
const seconds = ['VALLE DEL CHOTA', 'COTOPAXI', 'MANGLAR ALTO', 'SAN PEDRO DE TABOADA', 'CAÑAR']
const forms = [
  ['S.A.', 'ANÓNIMA'],
  ['CÍA. LTDA.', 'RESPONSABILIDAD LIMITADA'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 14mm, top: 30mm, bottom: 20mm),
  header: [#grid(columns: (1fr, auto), align: horizon, text(10pt, weight: "bold", fill: rgb("#17406d"))[SUPERINTENDENCIA DE COMPAÑÍAS, \\ VALORES Y SEGUROS], text(8pt)[REPÚBLICA DEL ECUADOR]) #v(-5pt) #line(length: 100%, stroke: 1pt + rgb("#17406d"))],
  footer: [#line(length: 100%, stroke: 0.4pt) #v(-7pt) #text(7pt)[La información consta en la base de datos a la fecha de emisión. #h(1fr) Página #context counter(page).display() de #context counter(page).final().first()]])
#set text(font: "Liberation Sans", size: 8.5pt, lang: "es", hyphenate: false)
#let section(title) = block(width: 100%, above: 14pt, below: 6pt, fill: rgb("#d7e3f0"), inset: 4pt, text(9pt, weight: "bold", title))
#let facts(..list) = table(columns: (62mm, 1fr), stroke: 0.4pt + luma(170), inset: 4.5pt, ..list.pos().map(((label, value)) => (text(weight: "bold", label), text(value))).flatten())
#let listed(columns, heads, ..list) = table(columns: columns, stroke: 0.4pt + luma(120), inset: (x: 3pt, y: 5pt), align: horizon + center, fill: (x, y) => if y == 0 { luma(230) }, ..heads.map((head) => text(7pt, weight: "bold", head)), ..list.pos().map((cell) => text(7.5pt, cell)))
`

/** What the supervisor of companies of Ecuador prints of one: labels and values, then tables of officers and of holders. */
export const datosGenerales: DrawnLayout = (made) => {
  const [end, form] = made.pick(forms)
  const name = `${made.pick(firsts)} ${made.pick(seconds)} ${end}`
  const date = made.date(1998, 2022)
  const [province, town, street, corner, area] = made.pick(places)
  const address = `${street} N${made.int(10, 48)}-${made.int(100, 390)} Y ${corner}, ${town}, ${province}`
  const file = `${made.int(90_000, 390_000)}`
  const tax = made.number('EC', 'taxNumber', () => `${area}9${made.digits(7)}001`)
  const capital = made.pick([800, 10_000, 50_000, 120_000])
  const [president = '', manager = '', third = '', fourth = ''] = distinct(made, persons, 4)
  const holders = [president, third, fourth]
  const owned = parts(made, holders.length)
  const identity = (): string => `${area}${made.digits(8)}`
  const [named, entered] = [made.date(2021, 2022), made.date(2023, 2023)]
  const officer = (person: string, post: string, kind: string): readonly string[] => [identity(), person, 'ECUATORIANA', post, slashed(named), '5', slashed(entered), kind] // prettier-ignore
  const holder = (person: string, at: number): readonly string[] => [`${at + 1}`, identity(), person, 'ECUATORIANA', 'NACIONAL', inCents((capital / 100) * (owned[at] ?? 0), [',', '.']), 'N'] // prettier-ignore
  const source = `${look}
#align(center, text(12pt, weight: "bold")[INFORMACIÓN GENERAL DE LA COMPAÑÍA])
#v(2pt)
Fecha de emisión: ${printed(slashed(made.date(2025, 2025)))}
#section[DATOS GENERALES]
${pairs('facts', [
  ['RAZÓN O DENOMINACIÓN SOCIAL', name],
  ['NOMBRE COMERCIAL', ''],
  ['NÚMERO DE EXPEDIENTE', file],
  ['RUC', tax],
  ['NACIONALIDAD', 'ECUADOR'],
  ['TIPO DE COMPAÑÍA', form],
  ['SITUACIÓN LEGAL', 'ACTIVA'],
  ['FECHA DE CONSTITUCIÓN', slashed(date)],
  ['PLAZO SOCIAL', slashed(`${Number(date.slice(0, 4)) + 50}${date.slice(4)}`)],
  ['OFICINA DE CONTROL', town],
  ['DIRECCIÓN', address],
  ['TELÉFONO', `0${made.int(2, 7)}${made.digits(7)}`],
  ['CORREO ELECTRÓNICO', 'gerencia@example.ec'],
])}
#section[CAPITAL]
${pairs('facts', [
  ['CAPITAL SUSCRITO', `USD ${inCents(capital, [',', '.'])}`],
  ['CAPITAL AUTORIZADO', form === 'ANÓNIMA' ? `USD ${inCents(capital * 2, [',', '.'])}` : ''],
  ['VALOR X ACCIÓN', 'USD 1.00'],
])}
#section[ACTIVIDAD ECONÓMICA]
${pairs('facts', [
  ['CIIU ACTIVIDAD NIVEL 2', made.pick(['A01 - AGRICULTURA Y GANADERÍA', 'F41 - CONSTRUCCIÓN DE EDIFICIOS', 'G46 - COMERCIO AL POR MAYOR'])],
  ['ÚLTIMO BALANCE PRESENTADO', '2024'],
])}
#pagebreak()
#section[ADMINISTRADORES ACTUALES]
${listed(
  '25mm, 1.7fr, 24mm, 1.1fr, 20mm, 16mm, 20mm, 14mm',
  ['IDENTIFICACIÓN', 'NOMBRE', 'NACIONALIDAD', 'CARGO', 'FECHA NOMBRAM.', 'PERIODO', 'REG. MERCANTIL', 'RL/ADM'],
  [...officer(manager, 'GERENTE GENERAL', 'RL'), ...officer(president, 'PRESIDENTE', 'ADM')],
)}
#section[SOCIOS O ACCIONISTAS]
#text(7.5pt)[CAPITAL SUSCRITO DE LA COMPAÑÍA (USD): ${inCents(capital, [',', '.'])}]
${listed(
  '9mm, 25mm, 1.7fr, 25mm, 22mm, 25mm, 22mm',
  ['No.', 'IDENTIFICACIÓN', 'NOMBRE', 'NACIONALIDAD', 'TIPO DE INVERSIÓN', 'CAPITAL', 'MEDIDAS CAUTELARES'],
  holders.flatMap(holder),
)}
#align(right)[TOTAL (USD): *${inCents(capital, [',', '.'])}*]
#v(12pt)
#text(7.5pt)[Se deja constancia de que la presente nómina de socios o accionistas se efectúa teniendo en cuenta las comunicaciones de los representantes legales de la compañía. La Superintendencia no asume responsabilidad por la veracidad de las transferencias que allí se señalan.]
#v(24mm)
#align(center)[#rect(width: 26mm, height: 26mm, stroke: 0.5pt, align(center + horizon, text(7pt)[FIRMA \\ ELECTRÓNICA])) Secretaría General]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'información general de la compañía (Ecuador)',
      language: 'es',
      values: { legalName: name, registrationNumber: file, taxNumber: tax, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'USD' },
      officers: [
        { name: manager, role: 'managing_director' },
        { name: president, role: 'chair' },
      ],
      owners: holders.map((person, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
