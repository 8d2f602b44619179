import { inCents, itemAt, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['WILFREDO', 'NÉLIDA ROSA', 'EDGARDO', 'MARUJA', 'SEGUNDO', 'YOLANDA'],
  family: ['QUISPE HUAMANÍ', 'CÁCERES TORRICO', 'YUPANQUI ROJAS', 'ALIAGA PONCE', 'CHÁVEZ MAMANI', 'SEMINARIO VEGA'], // prettier-ignore
} as const
const firsts = ['INTI RAYMI', 'VALLE SAGRADO', 'PACÍFICO SUR', 'TUMI DORADO', 'ANDES VERDES']
const trades = [
  ['AGROEXPORTACIONES', 'el cultivo, procesamiento y exportación de productos agrícolas'],
  ['SERVICIOS MINEROS', 'la prestación de servicios de perforación y mantenimiento minero'],
  ['TRANSPORTES', 'el transporte terrestre de carga nacional e internacional'],
] as const
const places = [
  ['LIMA', 'Avenida Javier Prado Este', 'San Isidro, provincia y departamento de Lima', 'LIMA'],
  ['AREQUIPA', 'Calle Mercaderes', 'Cercado, provincia y departamento de Arequipa', 'AREQUIPA'],
  ['TRUJILLO', 'Jirón Pizarro', 'Trujillo, departamento de La Libertad', 'TRUJILLO'],
] as const
const notaries = ['Renato Ubillús Meza', 'Gladys Fonseca Arce']

const look = `
#set page(paper: "a4", margin: (left: 25mm, right: 20mm, top: 18mm, bottom: 18mm), background: place(center + horizon, rotate(-40deg, text(64pt, fill: luma(236), weight: "bold")[COPIA LITERAL])), footer: text(8pt)[Página Número 1 #h(1fr) Resolución del Superintendente Nacional de los Registros Públicos Nº 124-97-SUNARP])
#set text(font: "Liberation Mono", size: 8.8pt, lang: "es", hyphenate: false)
#set par(leading: 0.6em, spacing: 0.95em, justify: true)
#let head(words) = underline(strong(words))
`

/** The literal copy of a Peruvian register sheet: the head of the sheet in a frame, then the entry as typed prose. */
export const partidaRegistral: DrawnLayout = (made) => {
  const [town, street, district, office] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} SOCIEDAD ANÓNIMA CERRADA`
  const number = `1${made.digits(7)}`
  const date = made.date(2004, 2022)
  const deed = daysAfter(date, -made.int(10, 30))
  const address = `${street} N° ${made.int(102, 2900)}, distrito de ${district}`
  const shares = made.pick([5000, 20_000, 60_000])
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => ({ name: `${given} ${family}`, id: made.digits(8) })) // prettier-ignore
  const holders = persons.slice(0, 3)
  const [first, outside, founder] = [itemAt(persons, 0), itemAt(persons, 3), itemAt(persons, 4)]
  const months = monthsOf('es')
  const held = holders.map((one, at) => `${one.name}, identificado(a) con D.N.I. N° ${one.id}, suscribe ${grouped((shares / 100) * (owned[at] ?? 0), ',')} acciones, que representan el ${owned[at] ?? 0}% del capital`).join('; ') // prettier-ignore
  const source = `${look}
#grid(columns: (auto, 1fr), column-gutter: 6mm, [#text(20pt, weight: "bold")[sunarp] \\ #text(6.5pt)[Superintendencia Nacional \\ de los Registros Públicos]], align(right)[ZONA REGISTRAL \\ OFICINA REGISTRAL ${office} \\ N° Partida: ${number}])
#block(stroke: 0.9pt, width: 100%, inset: 7pt, align(center)[*INSCRIPCIÓN DE SOCIEDADES ANÓNIMAS* \\ ${printed(name)}])
*REGISTRO DE PERSONAS JURÍDICAS* \\ *RUBRO: CONSTITUCIÓN* \\ *A00001*

Por #head[ESCRITURA PÚBLICA] de fecha ${inWords(deed, months, ' de ')}, otorgada ante el Notario de ${town}, ${made.pick(notaries)}, se constituye la sociedad denominada ${printed(name)}, pudiendo usar la denominación abreviada ${printed(name.replace('SOCIEDAD ANÓNIMA CERRADA', 'S.A.C.'))}

#head[OBJETO:] La sociedad tiene por objeto ${purpose}, así como las actividades conexas que acuerde la junta general.

#head[DURACIÓN:] Indeterminada. Inicia sus operaciones en la fecha de su inscripción.

#head[DOMICILIO:] ${printed(address)}, pudiendo establecer sucursales en cualquier lugar del país o en el extranjero.

#head[CAPITAL SOCIAL:] S/ ${inCents(shares, [',', '.'])} (soles), representado por ${grouped(shares, ',')} acciones nominativas de un valor nominal de S/ 1.00 cada una, íntegramente suscritas y pagadas en bienes dinerarios.

#head[ACCIONISTAS:] ${printed(held)}.

#head[RÉGIMEN:] La sociedad no tendrá directorio. La gerencia ejerce la representación legal conforme al artículo 14° del estatuto.

#head[GERENCIA:] Se nombra como GERENTE GENERAL a ${printed(first.name)}, con D.N.I. N° ${first.id}, y como APODERADO a ${printed(outside.name)}, con D.N.I. N° ${outside.id}, quien podrá firmar contratos y títulos valores con el gerente general. La minuta fue autorizada por el abogado ${printed(founder.name)}, Reg. CAL N° ${made.digits(5)}.

El título fue presentado el ${slashed(daysAfter(date, -made.int(2, 6)))} a las 10:${made.int(10, 59)}:${made.int(10, 59)} horas, bajo el N° ${date.slice(0, 4)}-${made.digits(8)} del Tomo Diario 0492. Derechos cobrados S/ ${made.int(90, 480)}.00 con Recibo Número ${made.digits(8)}-13.- *${town}, ${inWords(date, months, ' de ')}.*
#v(12mm)
#align(right)[${made.pick(['Óscar Bustíos Landa', 'Carla Injoque Ruiz'])} \\ Registrador Público \\ ORL – SUNARP]
#v(1fr)
#line(length: 100%, stroke: (dash: "dashed"))
Publicidad N° ${date.slice(0, 4)}-${made.digits(7)} #h(1fr) Expedida el ${slashed(daysAfter('2025-02-10', made.int(0, 160)))} · Importe S/ 13.00
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'copia literal de partida registral (Peru)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, entityType: 'SOCIEDAD ANÓNIMA CERRADA', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'PEN' },
      officers: [
        { name: first.name, role: 'managing_director' },
        { name: outside.name, role: 'authorised_signatory' },
      ],
      owners: holders.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
