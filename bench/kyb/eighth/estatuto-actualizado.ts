import { monthsOf, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Catalina Andrea', 'Rodrigo Esteban', 'Macarena', 'Cristóbal Ignacio', 'Gladys del Carmen', 'Hernán'],
  family: ['Huenchumilla Soto', 'Irarrázaval Pinto', 'Catrileo Muñoz', 'Oyarzún Vera', 'Zenteno Ríos', 'Aguilera Núñez'],
} as const // prettier-ignore
const women: readonly string[] = ['Catalina Andrea', 'Macarena', 'Gladys del Carmen']
const places = [
  ['Providencia', 'Región Metropolitana de Santiago', 'Avenida Los Leones'],
  ['Temuco', 'Región de la Araucanía', 'Calle Manuel Bulnes'],
  ['Viña del Mar', 'Región de Valparaíso', 'Calle Uno Norte'],
  ['Puerto Montt', 'Región de Los Lagos', 'Calle Urmeneta'],
] as const
const firsts = ['Comercial', 'Inversiones', 'Servicios Agrícolas', 'Transportes', 'Viña']
const seconds = ['Cordillera Nevada', 'Río Bueno', 'Puerto Claro', 'Los Maitenes', 'Chucao']
const objects = [
  'la compra, venta, importación, exportación y distribución de toda clase de bienes muebles',
  'la prestación de servicios de asesoría, transporte de carga y arriendo de maquinaria',
]
const amounts = [
  [5_000_000, 'cinco millones'],
  [10_000_000, 'diez millones'],
  [30_000_000, 'treinta millones'],
] as const
const months = monthsOf('es')

const look = `
#set page(paper: "us-letter", margin: (x: 24mm, top: 20mm, bottom: 18mm), footer: text(7.5pt)[Verifique la autenticidad de este certificado en el sitio del Registro. #h(1fr) Página #context counter(page).display() de #context counter(page).final().first()])
#set text(font: "FreeSans", size: 10.5pt, lang: "es", hyphenate: false)
#set par(justify: true, leading: 0.6em, spacing: 0.95em)
#let facts(..list) = grid(columns: (auto, 1fr), column-gutter: 2mm, row-gutter: 6pt, ..list.pos().map(((label, value)) => (text(weight: "bold")[#label:], text(value))).flatten())
`

/** The Chilean certificate of a company’s articles in force: four facts, then articles whose headings open their sentences. */
export const estatutoActualizado: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)} SpA`
  const rut = (from: number, to: number): string => {
    const plain = made.number(
      'CL',
      'taxNumber',
      () => `${made.int(from, to)}${made.pick(Array.from('0123456789K'))}`,
    )
    return `${grouped(Number(plain.slice(0, -1)))}-${plain.slice(-1)}`
  }
  const number = rut(76_000_000, 77_900_000)
  const date = made.date(2014, 2023)
  const [commune, region, street] = made.pick(places)
  const address = `${street} ${made.int(20, 3900)}, oficina ${made.int(101, 1902)}, comuna de ${commune}, ${region}`
  const [capital, inLetters] = made.pick(amounts)
  const shares = made.pick([100, 1000])
  const holders = people(made, names, 3).map(({ given, family }) => ({ name: `${given} ${family}`, title: women.includes(given) ? 'doña' : 'don', rut: rut(8_000_000, 19_900_000) })) // prettier-ignore
  const owned = parts(made, holders.length)
  const [head, second] = holders
  if (head === undefined || second === undefined) throw new Error('There are not enough people.')
  const who = ({ name: person, title, rut: identity }: typeof head): string =>
    `${title} ${printed(person)}, Rut ${identity}`
  const taken = holders.map((one, at) => {
    const count = (shares / 100) * (owned[at] ?? 0)
    return `${printed(one.name)}, Rut ${one.rut}, suscribe la cantidad de ${grouped(count)} acciones, equivalentes a la suma de \\$${grouped((capital / 100) * (owned[at] ?? 0))}.-, que se encuentran íntegramente pagadas`
  })
  const source = `${look}
#align(center)[#text(9pt)[REPÚBLICA DE CHILE \\ MINISTERIO DE ECONOMÍA, FOMENTO Y TURISMO \\ REGISTRO DE EMPRESAS Y SOCIEDADES]
#v(2mm)
#text(14pt, weight: "bold")[CERTIFICADO DE ESTATUTO ACTUALIZADO]]
#v(3mm)
${pairs('facts', [
  ['Rut Sociedad', number],
  ['Razón Social', name],
  ['Fecha de Constitución', inWords(date, months, ' de ')],
  ['Fecha de Emisión del Certificado', inWords(made.date(2025, 2025), months, ' de ')],
])}
#v(2mm)
El presente certificado da cuenta del estatuto vigente de la sociedad que se indica, según consta en el Registro a la fecha y hora de su emisión.
#v(1mm)
#align(center)[*ESTATUTO DE “${printed(name)}”*]

*ARTÍCULO PRIMERO DEL NOMBRE:* Fíjese como nombre de la sociedad el de “${printed(name)}”, sociedad por acciones que se regirá por este estatuto y, en su silencio, por el Código de Comercio.

*ARTÍCULO SEGUNDO DEL OBJETO:* La sociedad tendrá como objeto ${printed(made.pick(objects))}, y cualquier otra actividad que los accionistas acuerden.

*ARTÍCULO TERCERO DEL DOMICILIO:* El domicilio de la sociedad se fija en ${printed(address)}, sin perjuicio de las agencias o sucursales que pueda establecer en otros lugares del país o en el extranjero.

*ARTÍCULO CUARTO DE LA DURACIÓN:* La sociedad tendrá una duración indefinida.

*ARTÍCULO QUINTO DEL CAPITAL SOCIAL Y DE LAS ACCIONES:* El capital de la sociedad asciende a la suma de \\$${grouped(capital)}.- (${inLetters} de pesos), dividido en ${grouped(shares)} acciones nominativas, de una misma serie, de igual valor y sin valor nominal, las que se suscriben y pagan en la forma que señala el artículo primero transitorio.

*ARTÍCULO SEXTO DE LA RESPONSABILIDAD DE LOS ACCIONISTAS:* Los accionistas sólo responderán hasta el monto de sus respectivos aportes.

*ARTÍCULO SÉPTIMO DE LA ADMINISTRACIÓN:* La administración de la sociedad y el uso de la razón social corresponderán a ${who(head)}, y a ${who(second)}, en calidad de administradores, quienes actuando indistintamente la representarán judicial y extrajudicialmente con las más amplias facultades.

*ARTÍCULO OCTAVO DEL BALANCE Y DE LA DISTRIBUCIÓN DE UTILIDADES:* Al 31 de diciembre de cada año se confeccionará un balance general. Las utilidades se repartirán a prorrata de las acciones.

*ARTÍCULO NOVENO DEL ARBITRAJE:* Las diferencias que ocurran entre los accionistas serán resueltas por un árbitro que designará la Cámara de Comercio respectiva.

*ARTÍCULO PRIMERO TRANSITORIO DE LA SUSCRIPCIÓN Y PAGO DEL CAPITAL:* El capital de la sociedad se suscribe y paga de la siguiente manera: ${taken.join('; ')}.

*ARTÍCULO SEGUNDO TRANSITORIO DE LOS PODERES ANTE EL SERVICIO DE IMPUESTOS INTERNOS:* Se faculta a ${who(head)}, para solicitar ante dicho Servicio el inicio de actividades y el timbraje de documentos.
#v(8mm)
#grid(columns: (1fr, auto), align: horizon, text(8.5pt)[Código de verificación electrónico (CVE): ${printed(`CR${made.digits(4)}x${made.digits(3)}Qm`)} \\ Firmado electrónicamente conforme a la ley N° 19.799.], rect(width: 21mm, height: 21mm, stroke: (paint: black, thickness: 2pt, dash: "densely-dotted")))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificado de estatuto actualizado (Chile)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: 'sociedad por acciones', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'CLP' },
      officers: [head, second].map((one) => ({ name: one.name, role: 'director' })),
      owners: holders.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
