import { literal, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, slashed } from '../drawn/written.ts'

const places = [
  ['SAN JOSE-ESCAZU', 'SAN RAFAEL, DE LA ROTONDA DE MULTIPLAZA TRESCIENTOS METROS AL SUR, EDIFICIO TERRAFORTE, CUARTO PISO'],
  ['ALAJUELA-SAN CARLOS', 'LA FORTUNA, DOSCIENTOS METROS ESTE DE LA IGLESIA CATOLICA, LOCAL NUMERO TRES'],
  ['HEREDIA-BELEN', 'LA RIBERA, FRENTE AL COSTADO NORTE DE LA PLAZA DE DEPORTES, CASA DE DOS PLANTAS'],
  ['GUANACASTE-SANTA CRUZ', 'TAMARINDO, CENTRO COMERCIAL PLAZA CONCHAL, OFICINA DOCE'],
] as const // prettier-ignore
const firsts = ['INVERSIONES', 'DESARROLLOS', 'AGROPECUARIA', 'TRANSPORTES', 'SERVICIOS TURISTICOS']
const seconds = [
  'EL GUARUMO AZUL',
  'CERRO CHOMPIPE',
  'LOS YIGUIRROS',
  'RIO CUARTO DEL NORTE',
  'PLAYA CARACOLA',
]
const names = {
  given: ['MARIA FERNANDA', 'LUIS DIEGO', 'ANA LUCIA', 'JOSE PABLO', 'SILVIA ELENA', 'OSCAR MAURICIO'],
  family: ['UGALDE BRENES', 'CHINCHILLA MORA', 'ARAYA SOLANO', 'QUIROS VILLALTA', 'SEGURA ALPIZAR'],
}
const amounts = [
  [10_000, 'DIEZ MIL', 'DIEZ', 'MIL'],
  [120_000, 'CIENTO VEINTE MIL', 'CIENTO VEINTE', 'MIL'],
  [1_000_000, 'UN MILLON DE', 'CIEN', 'DIEZ MIL'],
] as const

const look = `
#set page(paper: "us-letter", margin: (x: 22mm, top: 14mm, bottom: 20mm), footer: text(7.5pt)[El presente documento tiene firma digital y puede verificarse en el sitio del Registro con el número de certificación, durante los quince días naturales siguientes a su emisión. #h(1fr) Página 1 de 1])
#set text(font: "Liberation Mono", size: 8.8pt, lang: "es", hyphenate: false)
#set par(leading: 4.6pt)
#let said(..list) = for (label, value) in list.pos() { block(above: 6pt, below: 6pt, par(hanging-indent: 8mm)[#text(label): #text(value)]) }
#let headed(title) = block(above: 11pt, below: 7pt, text(weight: "bold", title))
`

/** A literal certificate of the Costa Rican register of a limited company: capitals of one width, managers under headings. */
export const certificacionLiteral: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)} SOCIEDAD DE RESPONSABILIDAD LIMITADA`
  const number = `3-102-${made.int(412_000, 889_999)}`
  const [canton, road] = made.pick(places)
  const [amount, words, quotas, each] = made.pick(amounts)
  const signed = made.date(2006, 2018)
  const date = daysAfter(signed, made.int(6, 40))
  const ends = slashed(signed).replace(/\d{4}$/u, (year) => `${Number(year) + 99}`)
  const managers = people(made, names, 3).map(({ given, family }) => `${given} ${family}`)
  const posts = ['GERENTE 01', 'GERENTE 02', 'SUBGERENTE 01'].slice(0, made.int(2, 3))
  const entry = `TOMO: ${date.slice(0, 4)} ASIENTO: ${made.int(100_000, 480_000)} CONSECUTIVO: 1 SECUENCIA: `
  const time = `${made.int(8, 15)}:${made.int(10, 59)}:${made.int(10, 59)} HORAS`
  const post = (title: string, at: number): string => pairs('said', [
    ['CARGO', title],
    ['OCUPADO POR', managers[at] ?? ''],
    ['CEDULA DE IDENTIDAD', `${made.int(1, 7)}-0${made.digits(3)}-0${made.digits(3)}`],
    ['VIGENCIA', `INICIO: ${slashed(signed)} VENCIMIENTO: ${ends}`],
    ['CITAS DE INSCRIPCION', `${entry}${at + 2}`],
  ]) // prettier-ignore
  const source = `${look}
#align(center)[#text(11pt, weight: "bold")[REPUBLICA DE COSTA RICA \\ REGISTRO NACIONAL \\ REGISTRO DE PERSONAS JURIDICAS] #v(1mm) #text(10pt, weight: "bold")[CERTIFICACION LITERAL] \\ NUMERO DE CERTIFICACION: RNPDIGITAL-${made.int(1_000_000, 2_900_000)}-2025]
#v(3mm)
#headed("PERSONA JURIDICA: ${number}")
#headed("DATOS GENERALES")
${pairs('said', [
  ['RAZON SOCIAL O DENOMINACION', name],
  ['ESTADO ACTUAL', 'INSCRITA'],
  ['CITAS DE INSCRIPCION', `${entry}1`],
  ['FECHA DE INSCRIPCION', slashed(date)],
  ['DOMICILIO', `${canton} ${road}`],
  ['OBJETO/FINES (SINTESIS)', 'EL EJERCICIO EN GENERAL DEL COMERCIO, LA INDUSTRIA, LA AGRICULTURA, LA GANADERIA Y EL TURISMO, PARA LO CUAL PODRA COMPRAR, VENDER, ARRENDAR, HIPOTECAR, PIGNORAR Y EN CUALQUIER FORMA POSEER Y DISPONER DE TODA CLASE DE BIENES.'],
  ['PLAZO DE LA ENTIDAD JURIDICA', `INICIO: ${slashed(signed)} VENCIMIENTO: ${ends}`],
])}
#headed("CAPITAL SOCIAL")
${pairs('said', [
  ['MONEDA', 'COLONES'],
  ['MONTO', `${grouped(amount, ',')}.00`],
  ['DESCRIPCION', `EL CAPITAL SOCIAL ES LA SUMA DE ${words} COLONES, REPRESENTADO POR ${quotas} CUOTAS NOMINATIVAS DE ${each} COLONES CADA UNA.`],
])}
#headed("ADMINISTRACION")
${pairs('said', [['REPRESENTACION', 'LOS NEGOCIOS SOCIALES SERAN ADMINISTRADOS POR LOS GERENTES Y SUBGERENTES, QUIENES TENDRAN LA REPRESENTACION JUDICIAL Y EXTRAJUDICIAL DE LA COMPAÑIA CON FACULTADES DE APODERADOS GENERALISIMOS SIN LIMITE DE SUMA, PUDIENDO ACTUAR EN FORMA CONJUNTA O SEPARADA.']])}
#headed("NOMBRAMIENTOS")
${posts.map(post).join('\n#v(2pt)\n')}
#headed("AFECTACIONES")
NO HAY AFECTACIONES INSCRITAS PENDIENTES SOBRE ESTA PERSONA JURIDICA.
#v(3mm)
#par[${printed(`EMITIDO A LAS ${time} DEL ${slashed(made.date(2025, 2025))}. SE CANCELARON LOS DERECHOS Y TIMBRES DE LEY.`)}]
#v(1fr)
#align(right, rect(stroke: 0.6pt, inset: 5pt, width: 70mm, align(left, text(7.5pt)[Documento firmado digitalmente por: #linebreak() REGISTRO NACIONAL (SELLO ELECTRONICO) #linebreak() Fecha declarada: #text(${literal(time)})])))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificación literal (Costa Rica)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, entityType: 'SOCIEDAD DE RESPONSABILIDAD LIMITADA', status: 'active', incorporationDate: date, address: `${canton} ${road}` }, // prettier-ignore
      capital: { amount, currency: 'CRC' },
      officers: posts.map((_, at) => ({ name: managers[at] ?? '', role: 'managing_director' })),
      owners: [],
    },
  }
}
