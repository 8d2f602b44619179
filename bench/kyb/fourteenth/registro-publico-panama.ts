import { distinct, monthsOf, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords, slashed } from '../drawn/written.ts'

const persons = ['ERASMO ALBERTO QUINTERO BATISTA', 'DIANA ITZEL CASTILLERO', 'RICAURTE SAMANIEGO DE LEÓN', 'YARISEL GONZÁLEZ PITTÍ', 'OMAR ENRIQUE WONG', 'MAYRA VILLARREAL DE ARCE', 'ABDIEL TEJADA'] as const // prettier-ignore
const firsts = ['ISTMO AZUL', 'CERRO ANCÓN', 'PERLA DEL PACÍFICO', 'CHAGRES', 'BALBOA NORTE']
const trades = ['LOGISTICS', 'INVERSIONES', 'DESARROLLOS INMOBILIARIOS', 'TRADING'] as const
const places = ['CORREGIMIENTO BELLA VISTA', 'CORREGIMIENTO SAN FRANCISCO', 'CORREGIMIENTO ANCÓN']
const said = { 10_000: 'DIEZ MIL', 50_000: 'CINCUENTA MIL', 100_000: 'CIEN MIL' } as const

const look = `
#set page(paper: "us-letter", margin: (x: 20mm, top: 15mm, bottom: 15mm))
#set text(font: "Liberation Sans", size: 10pt, lang: "es", hyphenate: false)
#set par(leading: 0.55em, spacing: 1.15em)
`

/** A certificate of the Public Register of Panama: capitals in the middle, then dashes that each begin with “que”. Posts are lines. */
export const registroPublicoPanama: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)}, S.A.`
  const number = `155${made.digits(6)}`
  const date = made.date(2012, 2020)
  const words = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' })
  const day = (iso: string): string => `${words.format(Date.parse(iso))}, ${inWords(iso, monthsOf('es'), ' de ')}`.toUpperCase() // prettier-ignore
  const amount = made.pick([10_000, 50_000, 100_000] as const)
  const address = `${made.pick(places)}, DISTRITO PANAMÁ, PROVINCIA PANAMÁ`
  const [chair = '', secretary = '', treasurer = '', subscriber = '', other = ''] = distinct(made, persons, 5) // prettier-ignore
  const agent = made.pick(['ALVARADO, PINZÓN & ASOCIADOS', 'RIQUELME Y TAPIA ABOGADOS'])
  const issued = daysAfter('2025-03-03', made.int(0, 170))
  const clock = `0${made.int(8, 9)}:${made.int(10, 59)} A. M.`
  const source = `${look}
#grid(columns: (1fr, auto), [#text(19pt, weight: "bold", fill: rgb("#1d3f72"))[Registro Público de Panamá]], block(stroke: 0.5pt, inset: 5pt, text(6.6pt)[FIRMADO POR: ${made.pick(['NILSA ESTHER BARRÍA', 'VICENTE ARAÚZ TREJOS'])} \\ FECHA: ${issued.replaceAll('-', '.')} 09:${made.int(10, 59)}:${made.int(10, 59)} -05:00 \\ MOTIVO: SOLICITUD DE PUBLICIDAD \\ LOCALIZACIÓN: PANAMÁ, PANAMÁ]))
#v(4mm)
#align(center, text(13pt, weight: "bold")[CERTIFICADO DE PERSONA JURÍDICA])

#align(center)[*CON VISTA A LA SOLICITUD*]

#align(center)[${made.int(60_000, 390_000)}/2025 (0) DE FECHA ${slashed(daysAfter(issued, -1))}]

#align(center)[*QUE LA PERSONA JURÍDICA*]
#v(2mm)
#text(11pt, weight: "bold")[${printed(name)}] \\
TIPO DE PERSONA JURÍDICA: SOCIEDAD ANÓNIMA \\
SE ENCUENTRA REGISTRADA EN (MERCANTIL) FOLIO Nº ${number} (S) DESDE EL ${day(date)}

${printed('- QUE LA PERSONA JURÍDICA SE ENCUENTRA VIGENTE')}

${printed('- QUE SUS CARGOS SON:')}

${printed(`SUSCRIPTOR: ${subscriber}`)} \\
${printed(`SUSCRIPTOR: ${other}`)} \\
${printed(`DIRECTOR / PRESIDENTE: ${chair}`)} \\
${printed(`DIRECTOR / TESORERO: ${treasurer}`)} \\
${printed(`DIRECTOR / SECRETARIO: ${secretary}`)} \\
${printed(`AGENTE RESIDENTE: ${agent}`)}

${printed('- QUE LA REPRESENTACIÓN LEGAL LA EJERCERÁ:')} \\
EL PRESIDENTE, EN SU AUSENCIA EL SECRETARIO, Y EN AUSENCIA DE ÉSTE, EL TESORERO, O LA PERSONA QUE LA JUNTA DIRECTIVA DESIGNE.

${printed(`- QUE SU CAPITAL ES DE ${grouped(amount, ',')}.00 DÓLARES AMERICANOS`)}

${printed(`- DETALLE DEL CAPITAL: EL CAPITAL AUTORIZADO DE LA SOCIEDAD ES DE ${said[amount]} DÓLARES, MONEDA DE LOS ESTADOS UNIDOS DE AMÉRICA, DIVIDIDO EN ${amount / 100} ACCIONES COMUNES NOMINATIVAS CON UN VALOR NOMINAL DE CIEN DÓLARES CADA UNA. ACCIONES: NOMINATIVAS`)}

${printed('- QUE SU DURACIÓN ES PERPETUA')}

${printed(`- QUE SU DOMICILIO ES ${address}`)}

${printed(`- QUE CONSTA INSCRITA LA ESCRITURA ${made.int(900, 19_000)} DEL ${slashed(daysAfter(date, 1240))} DE LA NOTARÍA ${made.pick(['QUINTA', 'OCTAVA', 'DÉCIMA'])} DEL CIRCUITO DE PANAMÁ, POR LA CUAL SE REFORMA EL PACTO SOCIAL.`)}

*ENTRADAS PENDIENTES QUE AFECTAN LA PERSONA JURÍDICA* \\
NO HAY ENTRADAS PENDIENTES.

*RÉGIMEN DE CUSTODIA:* CONFORME A LA INFORMACIÓN QUE CONSTA INSCRITA EN ESTE REGISTRO, LA PERSONA JURÍDICA OBJETO DEL CERTIFICADO NO SE HA ACOGIDO AL RÉGIMEN DE CUSTODIA.

*EXPEDIDO EN LA PROVINCIA DE PANAMÁ EL ${day(issued)} A LAS ${clock}*

*NOTA:* ESTA CERTIFICACIÓN PAGÓ DERECHOS POR UN VALOR DE 30.00 BALBOAS CON EL NÚMERO DE LIQUIDACIÓN 140${made.digits(7)}
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#text(6.8pt)[${printed(`Valide su documento electrónico a través del código impreso en el pie de página o del Identificador Electrónico: ${made.digits(8)}-${made.digits(4)}-4${made.digits(3)}-A${made.digits(3)}-${made.digits(12)}`)} \\ Registro Público de Panamá – Vía España, frente al Hospital San Fernando \\ Apartado Postal 0830 - 1596 Panamá, República de Panamá – (507) 555-6000 #h(1fr) 1/1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificado de persona jurídica (Panama)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, entityType: 'SOCIEDAD ANÓNIMA', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount, currency: 'USD' },
      officers: [
        { name: chair, role: 'chair' },
        { name: treasurer, role: 'director' },
        { name: secretary, role: 'secretary' },
      ],
      owners: [],
    },
  }
}
