import { listed, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, withDots } from '../drawn/written.ts'

const firsts = ['RIO MANSO', 'PAMPA ALTA', 'LOS CALDENES', 'CERRO TORRE', 'LAGUNA BRAVA']
const trades = [
  ['AGROPECUARIA', '011211', 'CULTIVO DE SOJA'],
  ['SOFTWARE', '620100', 'SERVICIOS DE CONSULTORES EN INFORMATICA Y SUMINISTROS DE PROGRAMAS DE INFORMATICA'],
  ['LOGISTICA', '492229', 'SERVICIO DE TRANSPORTE AUTOMOTOR DE MERCADERIAS A GRANEL N.C.P.'],
] as const
const forms = [
  ['S.R.L.', 'SOC. RESPONSABILIDAD LIMITADA'],
  ['S.A.', 'SOC. ANONIMA'],
  ['S.A.S.', 'SOC. POR ACCIONES SIMPLIFICADA'],
] as const
const places = [
  ['AV CORRIENTES', '1043', 'CIUDAD AUTONOMA BUENOS AIRES'],
  ['SAN MARTIN', '2000', 'ROSARIO', 'SANTA FE'],
  ['AV COLON', '5000', 'CORDOBA', 'CORDOBA'],
  ['CALLE 48', '1900', 'LA PLATA', 'BUENOS AIRES'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 16mm, bottom: 16mm))
#set text(font: "Liberation Sans", size: 9pt, lang: "es", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.8em)
#let framed(body) = block(above: 0pt, below: 0pt, width: 100%, stroke: 0.7pt, inset: 6pt, body)
#let title(words) = block(above: 0pt, below: 0pt, width: 100%, stroke: 0.7pt, fill: luma(225), inset: 4.5pt, align(center, strong(words)))
#let listed(columns, heads, ..cells) = block(above: 0pt, below: 0pt, width: 100%, stroke: 0.7pt, inset: 5pt, grid(columns: columns, row-gutter: 6pt, ..heads.map(strong), ..cells.pos()))
`

/** Check digit of the Argentine tax number. @param digits the first ten. @returns null where there is none */
function checkDigit(digits: string): string | null {
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((all, weight, at) => all + weight * Number(digits[at]), 0)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? null : `${rest}`
}

/** The proof of registration that the Argentine tax agency prints: frames below each other, taxes and activities with the months since when. */
export const constanciaArcaArgentina: DrawnLayout = (made) => {
  const [trade, code, activity] = made.pick(trades)
  const [ending, form] = made.pick(forms)
  const [street, postcode, town, province] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade} ${ending}`
  const drafted = (): string => {
    const digits = `30${made.int(70_800_000, 71_799_999)}`
    const check = checkDigit(digits)
    return check === null ? drafted() : `${digits.slice(0, 2)}-${digits.slice(2)}-${check}`
  }
  const number = drafted()
  const date = made.date(ending === 'S.A.S.' ? 2018 : 2004, 2021)
  const floor = made.pick([` Piso:${made.int(1, 12)} Dpto:${made.pick(['A', 'B', 'C'])}`, ''])
  const lines = [`${street} ${made.int(110, 3900)}${floor}`, `${postcode}-${town}`, ...(province === undefined ? [] : [province])] // prettier-ignore
  const month = (days: number): string => withDots(daysAfter(date, days).slice(0, 7), '-')
  const slashedMonth = (days: number): string => month(days).replace('-', '/')
  const shown = daysAfter('2025-01-20', made.int(0, 200))
  const source = `${look}
#grid(columns: (1fr, auto), align: (left + horizon, right + horizon), [#text(20pt, weight: "bold")[ARCA] \\ #text(7.5pt)[AGENCIA DE RECAUDACIÓN \\ Y CONTROL ADUANERO]], text(13pt, weight: "bold")[CONSTANCIA DE INSCRIPCION])
#v(3mm)
#framed[#grid(columns: (1fr, auto), row-gutter: 7pt, [*${printed(name)}*], [*CUIT: ${printed(number)}*], [Forma Jurídica: ${printed(form)}], [], [Fecha Contrato Social: ${withDots(date, '-')}], [])]
#v(3mm)
#title[IMPUESTOS/REGIMENES NACIONALES REGISTRADOS Y FECHA DE ALTA]
${listed('1fr, 30mm', [], [
  ...['BP-ACCIONES O PARTICIPACIONES', month(20)],
  ...['GANANCIAS SOCIEDADES', month(20)],
  ...['IVA', month(34)],
  ...['REG. SEG. SOCIAL EMPLEADOR', month(190)],
  ...['SICORE-IMPTO.A LAS GANANCIAS', month(410)],
])}
#v(3mm)
#framed[Contribuyente no amparado en los beneficios promocionales INDUSTRIALES establecidos por Ley 22021 y sus modificatorias 22702 y 22973, a la fecha de emisión de la presente constancia.]
#v(3mm)
#framed[Esta constancia no da cuenta de la inscripción en:

#h(4mm) - Impuesto Bienes Personales y Exteriorización - Ley 26476: de corresponder, deberán solicitarse en la dependencia donde se encuentra inscripto.

#h(4mm) - Impuesto a las Ganancias: la condición de exenta, para las entidades enunciadas en los incisos b), d), e), f), g), m) y r) del Art. 26 de la ley, se acredita mediante el "Certificado de exención en el Impuesto a las Ganancias" - Resolución General 2681.]
#v(3mm)
#title[ACTIVIDADES NACIONALES REGISTRADAS Y FECHA DE ALTA]
#framed[#grid(columns: (34mm, 1fr), row-gutter: 6pt, [Actividad principal:], [${code} (F-883) ${printed(activity)} #h(3mm) Mes de inicio: ${slashedMonth(34)}], [Secundaria(s):], [702099 (F-883) SERVICIOS DE ASESORAMIENTO, DIRECCION Y GESTION EMPRESARIAL N.C.P. #h(3mm) Mes de inicio: ${slashedMonth(410)}], [Mes de cierre ejercicio comercial:], [${made.pick(['6', '12'])}])]
#v(3mm)
#title[DOMICILIO FISCAL - ARCA]
#framed[${lines.map(printed).join(' \\ ')}]
#v(6mm)
#grid(columns: (1fr, auto), row-gutter: 6pt, [Vigencia de la presente constancia: *${withDots(shown, '-')}* a *${withDots(daysAfter(shown, 30), '-')}*], [Hora ${made.int(10, 19)}:${made.int(10, 59)}:${made.int(10, 59)} #h(4mm) Verificador ${made.digits(12)}])
#v(6mm)
#text(8pt)[Los datos contenidos en la presente constancia deberán ser validados por el receptor de la misma en la página institucional de ARCA http:\\//www.arca.example.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'constancia de inscripción (Argentina)',
      language: 'es',
      values: { legalName: name, taxNumber: number, entityType: form, incorporationDate: date, address: lines.join(', ') }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
