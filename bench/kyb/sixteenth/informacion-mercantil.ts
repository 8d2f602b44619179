import { inCents, itemAt, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, slashed } from '../drawn/written.ts'

const names = {
  given: ['MARIA DEL CARMEN', 'JOSE LUIS', 'IÑAKI', 'NURIA', 'FRANCISCO JAVIER', 'BEATRIZ', 'SERGIO'],
  family: ['OLMEDO CASAS', 'ETXEBERRIA RUIZ', 'PUIG FERRER', 'BARRIOS LEON', 'VILLAR SEOANE', 'CRESPO MARIN'],
} as const
const firsts = ['TALLERES ALCOR', 'BODEGAS VALDEPINO', 'IBERDATA', 'MARESOL', 'GRUPO ARGANDA', 'LEVANTIA']
const trades = [
  ['LOGISTICA', 'EL TRANSPORTE DE MERCANCIAS POR CARRETERA, EL ALMACENAJE Y LA DISTRIBUCION. CNAE: 4941.'],
  ['GESTION', 'LA COMPRAVENTA, ARRENDAMIENTO Y EXPLOTACION DE BIENES INMUEBLES. CNAE: 6820.'],
  ['TECNOLOGIA', 'LA PROGRAMACION INFORMATICA Y LA CONSULTORIA EN NUEVAS TECNOLOGIAS. CNAE: 6201.'],
  ['ALIMENTACION', 'EL COMERCIO AL POR MAYOR DE PRODUCTOS ALIMENTICIOS Y BEBIDAS. CNAE: 4639.'],
] as const
const offices = [
  ['MADRID', 'M', '28065', 'CALLE PRINCIPE DE VERGARA', 'MADRID', '28002'],
  ['BARCELONA', 'B', '08005', 'AVENIDA DIAGONAL', 'SANT JUST DESVERN', '08960'],
  ['VALENCIA', 'V', '46065', 'CALLE COLON', 'PATERNA', '46980'],
  ['SEVILLA', 'SE', '41025', 'AVENIDA DE LA PALMERA', 'DOS HERMANAS', '41700'],
] as const

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 18mm, top: 15mm, bottom: 13mm))
#set text(font: "Liberation Sans", size: 9pt, lang: "es", hyphenate: false)
#let part(words) = block(above: 11pt, below: 7pt, width: 100%, fill: luma(232), inset: 4pt, align(center, text(9.5pt, weight: "bold", words)))
#let rows(..pairs) = block(above: 5pt, below: 7pt, grid(columns: (46mm, 1fr), row-gutter: 5.5pt, ..pairs.pos().map(((label, value)) => (text(weight: "bold", label), value)).flatten()))
`

/** What the interactive service of the Spanish registers tells of a company with one member. */
export const informacionMercantil: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} SL`
  const [office, letter, code, street, town, post] = made.pick(offices)
  const number = `${letter}-${made.int(100_000, 780_000)}`
  const nif = (kind: string): string => made.number('ES', 'taxNumber', () => `${kind}${post.slice(0, 2)}${made.digits(6)}`) // prettier-ignore
  const [taxNumber, ownerTax] = [nif('B'), nif('A')]
  const date = made.date(1998, 2021)
  const address = `${street} ${made.int(2, 260)}, PLANTA ${made.int(1, 8)}, ${post} ${town} (${office})`
  const capital = made.pick([3000, 3006, 60_000, 150_000])
  const owner = `${made.pick(['INVERSIONES PEÑALARA', 'CORPORACION TORRE DEL ORO', 'HOLDING SIERRA NORTE'])} SA`
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${family}`, id: `***${made.digits(4)}**` })) // prettier-ignore
  const joint = itemAt(persons, 1)
  const [first, proxy, notary] = [itemAt(persons, 0), itemAt(persons, 2), itemAt(persons, 3)]
  const issued = daysAfter('2025-01-08', made.int(0, 320))
  const renewed = daysAfter(date, made.int(500, 1700))
  const official = (
    post: string,
    one: typeof first,
    [since, term, entry]: readonly [string, string, string],
  ): string =>
    pairs('rows', [
      ['Nombre:', one.name],
      ['D.N.I.:', one.id],
      ['Cargo:', post],
      ['Fecha de nombramiento:', slashed(since)],
      ['Duración:', term],
      ['Inscripción:', entry],
    ])
  const source = `${look}
#grid(columns: (1fr, auto), [#text(13pt, weight: "bold")[Registradores de España] \\ #text(8pt)[Información Mercantil interactiva de los Registros Mercantiles de España]], align(right, text(8pt)[${printed(`Solicitud nº ${made.digits(8)}`)} \\ Página 1 de 1]))
#line(length: 100%, stroke: 1pt)
#align(center)[#text(13pt, weight: "bold")[REGISTRO MERCANTIL DE ${office}] \\ #text(11pt)[NOTA SIMPLE INFORMATIVA] \\ Expedida el día: ${slashed(issued)} a las ${made.int(10, 20)}:${made.int(10, 59)} horas.]
#part[DATOS GENERALES]
${pairs('rows', [
  ['Denominación:', name],
  ['Inicio de Operaciones:', slashed(date)],
  ['Domicilio Social:', address],
  ['Duración:', 'INDEFINIDA'],
  ['N.I.F.:', taxNumber],
  ['EUID:', `ES${code}.${made.digits(9)}`],
  ['Datos Registrales:', `Hoja ${number}, Tomo ${made.int(1000, 42_000)}, Folio ${made.int(1, 224)}`],
  ['Fecha de Constitución:', `${slashed(date)}, ante el notario ${notary.name}, protocolo ${made.int(90, 2900)}`],
  ['Objeto Social:', purpose],
  ['Estructura del órgano:', 'Administradores solidarios'],
  ['Unipersonalidad:', `La sociedad de esta hoja es unipersonal, siendo su socio único ${owner}, con N.I.F. ${ownerTax}`],
  ['Último depósito contable:', `${Number(issued.slice(0, 4)) - 2}`],
])}
#part[ASIENTOS DE PRESENTACIÓN VIGENTES]
No existen asientos de presentación vigentes
#part[SITUACIONES ESPECIALES]
No existen situaciones especiales
#part[CAPITAL SOCIAL]
${pairs('rows', [
  ['Capital suscrito:', `${inCents(capital, ['.', ','])} Euros.`],
  ['Capital desembolsado:', `${inCents(capital, ['.', ','])} Euros.`],
])}
#part[ADMINISTRADORES Y CARGOS SOCIALES]
${official('Administrador solidario', first, [date, 'INDEFINIDA', '1ª'])}
${official('Administrador solidario', joint, [renewed, 'INDEFINIDA', '4ª'])}
#part[APODERADOS]
${official('Apoderado', proxy, [daysAfter(renewed, 90), 'INDEFINIDA', '5ª'])}
#v(1fr)
#text(7.5pt)[Esta información se expide con los efectos que determina el artículo 12 del Reglamento del Registro Mercantil, y tiene valor puramente informativo. La certificación es el único medio de acreditar fehacientemente el contenido de los asientos (artículo 77 RRM).]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'nota simple mercantil (España)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, taxNumber, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: first.name, role: 'director' },
        { name: joint.name, role: 'director' },
        { name: proxy.name, role: 'authorised_signatory' },
      ],
      owners: [{ name: owner, share: 100 }],
    },
  }
}
