import { boxed, call, distinct, listed, people, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['RAMÓN EMILIO', 'YUDELKA', 'ALTAGRACIA', 'JOSÉ FRANCISCO', 'WILKIN', 'ROSANNA MERCEDES', 'PEDRO JULIO'],
  family: ['PEÑA TAVERAS', 'DE LA CRUZ MOTA', 'UREÑA', 'BRITO POLANCO', 'GUZMÁN FERREIRA', 'SANTANA ROA', 'NÚÑEZ LUGO'],
} as const // prettier-ignore
const places = [
  ['AV. ABRAHAM LINCOLN', 'PIANTINI', 'SANTO DOMINGO DE GUZMÁN'],
  ['CALLE DUARTE', 'LOS JARDINES', 'SANTIAGO DE LOS CABALLEROS'],
  ['AV. INDEPENDENCIA', 'GASCUE', 'SANTO DOMINGO DE GUZMÁN'],
  ['CALLE RESTAURACIÓN', 'CENTRO', 'LA ROMANA'],
] as const
const firsts = ['QUISQUEYA', 'CARIBE AZUL', 'MONTE PLATA', 'CIBAO', 'LARIMAR']
const trades = [
  ['INVERSIONES', 'COMPRA, VENTA Y ALQUILER DE INMUEBLES'],
  ['FARMACÉUTICA', 'IMPORTACIÓN Y VENTA DE MEDICAMENTOS'],
  ['CONSTRUCTORA', 'CONSTRUCCIÓN DE OBRAS CIVILES'],
] as const
const banks = ['BANCO DE RESERVAS', 'BANCO POPULAR', 'BANCO BHD']

const look = `
#let blue = rgb("#1f3a68")
#set page(paper: "us-letter", margin: (x: 14mm, top: 11mm, bottom: 12mm))
#set text(font: "FreeSans", size: 8pt, lang: "es", hyphenate: false)
#set par(leading: 0.45em, spacing: 0.6em)
#let boxed(columns, ..pairs) = block(above: 0pt, below: -0.5pt, table(columns: columns, stroke: 0.5pt + blue, inset: (x: 4pt, y: 4.6pt), ..pairs.pos().map(((label, value)) => [#text(6.8pt, fill: blue, weight: "bold")[#label:] #value])))
#let bar(words) = block(width: 100%, above: 5pt, below: 0pt, fill: blue, inset: (x: 4pt, y: 3pt), text(fill: white, weight: "bold", words))
#let listed(columns, heads, ..cells) = block(above: 0pt, below: 0pt, table(columns: columns, stroke: 0.5pt + blue, inset: (x: 4pt, y: 4.4pt), align: left + horizon, ..heads.map(head => text(6.8pt, fill: blue, weight: "bold", head)), ..cells.pos()))
`

/** The check digit of a Dominican taxpayer: weights modulo 11. */
function checkDigit(digits: string): number {
  const sum = [7, 9, 8, 6, 5, 4, 3, 2].reduce((all, weight, at) => all + weight * Number(digits[at]), 0)
  return [2, 1][sum % 11] ?? 11 - (sum % 11)
}

/** The certificate of a Dominican chamber: boxes whose labels stand in front, lists of members, managers, signatories and referees. */
export const registroMercantil: DrawnLayout = (made) => {
  const [street, sector, town] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const brand = `${trade} ${made.pick(firsts)}`
  const name = `${brand}, S.R.L.`
  const number = `${made.int(8000, 189_000)}${town.startsWith('SANTO') ? 'SD' : town.startsWith('LA') ? 'LR' : 'STI'}`
  const taxDigits = `13${made.digits(6)}`
  const taxNumber = `${taxDigits.slice(0, 1)}-${taxDigits.slice(1, 3)}-${taxDigits.slice(3)}-${checkDigit(taxDigits)}`
  const date = made.date(2008, 2022)
  const issued = daysAfter(date, made.int(12, 40))
  const terms = Math.ceil((Date.parse('2026-02-01') - Date.parse(issued)) / (730 * 86_400_000))
  const expiry = daysAfter(issued, 730 * terms)
  const place = `${street} NO. ${made.int(3, 480)}`
  const shares = made.pick([1000, 2000, 5000])
  const capital = shares * 100
  const owned = parts(made, 3)
  const persons = people(made, names, 6).map(({ given, family }) => ({ name: `${given} ${family}`, card: `${made.pick(['001', '031', '402'])}-${made.digits(7)}-${made.digits(1)}`, home: `${distinct(made, places, 1)[0]?.[0] ?? ''} NO. ${made.int(2, 190)}` })) // prettier-ignore
  const [partners, managers, auditor, referee] = [persons.slice(0, 3), [persons[1], persons[3]], persons[4], persons[5]] // prettier-ignore
  const people5 = (list: readonly ((typeof persons)[number] | undefined)[], last: (at: number) => string) => list.flatMap((one, at) => [one?.name ?? '', one?.home ?? '', one?.card ?? '', 'DOMINICANA', last(at)]) // prettier-ignore
  const heads = ['NOMBRE', 'DIRECCIÓN', 'RM/CÉDULA/PASAPORTE', 'NACIONALIDAD']
  const wide = '1.5fr, 1.3fr, 31mm, 22mm, 26mm'
  const source = `${look}
#align(center)[#text(12pt, weight: "bold", fill: blue)[CÁMARA DE COMERCIO Y PRODUCCIÓN DE ${town.replace(' DE GUZMÁN', '').replace(' DE LOS CABALLEROS', '')}] \\ REGISTRO MERCANTIL \\ #text(7.4pt)[EL PRESENTE CERTIFICADO ES UN DOCUMENTO PÚBLICO EXPEDIDO CONFORME A LA LEY NO. 3-02]]
#align(center, text(13pt, weight: "bold")[CERTIFICADO DE REGISTRO MERCANTIL \\ SOCIEDAD DE RESPONSABILIDAD LIMITADA])
#v(3mm)
${boxed('1fr, 1fr', [['REGISTRO MERCANTIL NO.', number], ['RNC', taxNumber]])}
${boxed('1fr', [['DENOMINACIÓN SOCIAL', name]])}
${boxed('1fr, 1fr, 1fr', [
  ['SIGLAS', 'NO REPORTADO'],
  ['NACIONALIDAD', 'REPÚBLICA DOMINICANA'],
  ['DURACIÓN DE LA SOCIEDAD', 'INDEFINIDA'],
  ['FECHA DE EMISIÓN', slashed(issued)],
  ['FECHA DE VENCIMIENTO', slashed(expiry)],
  ['FECHA ÚLTIMA ASAMBLEA', slashed(made.date(2023, 2025))],
  ['FECHA ASAMBLEA CONSTITUTIVA/ACTO', slashed(date)],
  ['CAPITAL SOCIAL', `${grouped(capital, ',')}.00`],
  ['MONEDA', 'RD$'],
])}
${call('bar', 'DIRECCIÓN DE LA EMPRESA')}
${boxed('1.3fr, 1fr, 1.3fr', [['CALLE', place], ['SECTOR', sector], ['MUNICIPIO', town]])}
${call('bar', 'DATOS DE CONTACTO')}
${boxed('1fr, 1fr, 1.5fr', [['TELÉFONO (1)', `(809) 555-${made.digits(4)}`], ['APARTADO POSTAL', 'NO REPORTADO'], ['CORREO ELECTRÓNICO', 'contabilidad@correo.example']])}
${call('bar', 'ACTIVIDAD DESCRIPTIVA DEL NEGOCIO')}
${boxed('1fr', [['OBJETO SOCIAL', `${purpose}, ASÍ COMO TODA OTRA ACTIVIDAD DE LÍCITO COMERCIO.`]])}
${call('bar', 'SOCIOS')}
${listed(wide, [...heads, 'CUOTAS SOCIALES'], people5(partners, (at) => grouped((shares / 100) * (owned[at] ?? 0), ',')))}
${boxed('1fr, 1fr', [['CANTIDAD SOCIOS', '3'], ['CANTIDAD CUOTAS SOCIALES', grouped(shares, ',')]])}
${call('bar', 'ÓRGANO DE GESTIÓN')}
${listed(wide, [...heads, 'CARGO'], people5(managers, () => 'GERENTE'))}
${boxed('1fr', [['DURACIÓN ÓRGANO DE GESTIÓN', '6 AÑO(S)']])}
${call('bar', 'ADMINISTRADORES/PERSONAS AUTORIZADAS A FIRMAR')}
${listed('1.5fr, 1.3fr, 31mm, 48.5mm', heads, people5(managers.slice(0, 1), () => '').slice(0, 4))}
${call('bar', 'COMISARIO(S) DE CUENTAS (SI APLICA)')}
${listed('1.5fr, 1.3fr, 31mm, 48.5mm', heads, people5([auditor], () => '').slice(0, 4))}
${boxed('1fr, 1fr, 1fr', [['ENTE REGULADO', 'NO REPORTADO'], ['NO. RESOLUCIÓN', 'NO REPORTADO'], ['TOTAL EMPLEADOS', `${made.int(2, 90)}`]])}
${call('bar', 'NOMBRE(S) COMERCIAL(ES)')}
${boxed('1fr, 1fr', [['NOMBRE', brand], ['NO. REGISTRO', made.digits(6)]])}
${call('bar', 'REFERENCIAS COMERCIALES Y BANCARIAS')}
${boxed('1fr, 1fr', [['COMERCIAL', `FERRETERÍA ${referee?.name.split(' ').at(-1) ?? ''}, S.A.`], ['BANCARIA', made.pick(banks)]])}
${call('bar', 'COMENTARIO(S)')}
${boxed('1fr', [['ACTO(S) DE ALGUACIL', 'NO POSEE']])}
#v(2mm)
#align(center, text(7.4pt)[ES RESPONSABILIDAD DEL USUARIO CONFIRMAR LA VERACIDAD Y LEGITIMIDAD DEL PRESENTE DOCUMENTO A TRAVÉS DE SU CÓDIGO DE VALIDACIÓN.])
#v(7mm)
#align(center)[#line(length: 60mm, stroke: 0.5pt) \\ ${made.pick(['Bienvenido Almánzar Cid', 'Mirtha Encarnación Lora'])} \\ Registrador Mercantil]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificado de registro mercantil (Dominican Republic)',
      language: 'es',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'SOCIEDAD DE RESPONSABILIDAD LIMITADA', incorporationDate: date, address: `${place}, ${sector}, ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'DOP' },
      officers: managers.map((one) => ({ name: one?.name ?? '', role: 'managing_director' })),
      owners: partners.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
