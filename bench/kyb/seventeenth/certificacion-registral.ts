import { itemAt, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords } from '../drawn/written.ts'

const names = {
  given: ['Álvaro', 'Marta', 'Gonzalo', 'Pilar', 'Rodrigo', 'Rocío', 'Eusebio', 'Nuria'],
  family: ['Cifuentes Bravo', 'Lozano Prieto', 'Arribas Mateo', 'Salvatierra Gil', 'Montoya Rueda', 'Pastor Heredia', 'Quiroga Sanz', 'Beltrán Ochoa'],
} // prettier-ignore
const places = [
  ['Madrid', 'M', ['calle de Velázquez, número 94, 1º izquierda, 28006 Madrid', 'paseo de la Habana, número 31, 4º B, 28036 Madrid']],
  ['Valencia', 'V', ['calle Colón, número 48, puerta 7, 46004 Valencia', 'avenida del Puerto, número 112, bajo, 46023 Valencia']],
  ['Sevilla', 'SE', ['avenida de la Constitución, número 22, 2º, 41001 Sevilla', 'calle Asunción, número 63, 41011 Sevilla']],
] as const // prettier-ignore
const firsts = ['Alcornoque', 'Mirasierra', 'Tramontana', 'Guadalmar', 'Oropesa', 'Finisterre']
const trades = ['Inversiones', 'Servicios Logísticos', 'Ingeniería', 'Distribuciones']
const form = 'Sociedad de Responsabilidad Limitada'
const months = monthsOf('es')

const look = `
#set page(paper: "a4", margin: (left: 34mm, right: 20mm, top: 18mm, bottom: 16mm))
#set text(font: "Liberation Serif", size: 11pt, lang: "es", hyphenate: true)
#set par(leading: 0.72em, spacing: 1.15em, justify: true)
`

/** A certificate in prose that a Spanish registrar signs: what the sheet of the company says, one ordinal after the other. */
export const certificacionRegistral: DrawnLayout = (made) => {
  const [town, sheet, streets] = made.pick(places)
  const name = `${made.pick(firsts)} ${made.pick(trades)}, S.L.`
  const number = `${sheet}-${made.int(102_000, 780_000)}`
  const taxNumber = made.number('ES', 'taxNumber', () => `B${made.digits(8)}`)
  const date = made.date(2004, 2019)
  const asked = daysAfter('2025-01-13', made.int(0, 290))
  const address = made.pick(streets)
  const value = made.pick([1, 10, 100])
  const capital = made.pick([3000, 6000, 60_000, 120_000])
  const [lawyer = '', first = '', second = '', former = ''] = people(made, names, 4).map(({ given, family }) => `${given} ${family}`) // prettier-ignore
  const long = (day: string): string => inWords(day, months, ' de ')
  const [role, power] = itemAt([['Administradores Solidarios', 'cada uno de ellos, de forma solidaria'], ['Administradores Mancomunados', 'los dos conjuntamente, de forma mancomunada']] as const, made.int(0, 1)) // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (left, right), [*REGISTRO MERCANTIL DE ${town.toUpperCase()}* \\ #text(size: 8.5pt)[www.registradores.org]], [#text(size: 8.5pt)[Entrada: ${made.int(1, 40)}/${asked.slice(0, 4)}/${made.digits(5)} \\ C.S.V.: ${made.digits(3)}${made.pick(['R7X', 'K2M', 'B9T'])}${made.digits(12)}]])
#v(3mm)
#align(center)[#text(size: 13pt)[*CERTIFICACIÓN*]]
#v(1mm)
*DON ${made.pick(['FERMÍN ARANDA VELASCO', 'JACINTO ROBLES CANO'])}*, Registrador Mercantil de ${town} y su provincia,

*CERTIFICO:* Que en vista de la instancia presentada por ${printed(lawyer)}, en la que se solicita certificación de datos de la sociedad que se dirá, he examinado los libros del archivo a mi cargo, de los que *RESULTA*:

*PRIMERO.-* Que al folio ${made.int(1, 220)} del tomo ${grouped(made.int(1200, 44_000))} general, de la Sección 8ª del Libro de Sociedades, hoja número ${number}, inscripción 1ª, figura inscrita la sociedad denominada *“${printed(name)}”*, con N.I.F. ${taxNumber}, de forma jurídica ${form}, constituida por tiempo indefinido en escritura autorizada en ${town} el día ${long(date)} por el Notario Don ${made.pick(['Evaristo Luna Cabrera', 'Hilario Campos Peña'])}, con el número ${grouped(made.int(1010, 4900))} de su protocolo.

*SEGUNDO.-* Que, según resulta de la inscripción ${made.int(3, 4)}ª, la sociedad tiene actualmente su domicilio social en ${printed(address)}.

*TERCERO.-* Que el capital social es de ${grouped(capital)},00 euros, dividido en ${grouped(capital / value)} participaciones sociales de ${value},00 ${value === 1 ? 'euro' : 'euros'} de valor nominal cada una, íntegramente suscritas y desembolsadas.

*CUARTO.-* Que en la inscripción ${made.int(5, 7)}ª, extendida en virtud de escritura de fecha ${long(daysAfter(date, made.int(900, 1700)))}, constan el cese de ${printed(former)} como Administrador Único y el nombramiento, por plazo indefinido, de ${printed(first)} y ${printed(second)} como ${role}, quienes aceptaron sus cargos. La representación de la sociedad corresponde a ${power}.

*QUINTO.-* Que figura nombrado como Auditor de cuentas la firma “${made.pick(['Cantábrico Auditores, S.L.P.', 'Vega y Solís Auditores, S.L.'])}”, inscrita en el R.O.A.C. con el número S${made.digits(4)}, para los ejercicios 2023, 2024 y 2025.

*SEXTO.-* Que la sociedad se halla *vigente*, sin que de la hoja registral resulte asiento alguno que se refiera a su disolución, liquidación o extinción, ni a la declaración de concurso.

Y para que conste, no existiendo en el Libro Diario documento alguno pendiente de despacho relativo a dicha sociedad, expido la presente en ${town}, a ${long(asked)}.
#v(1fr)
#align(center)[EL REGISTRADOR MERCANTIL \\ #v(9mm)]
#text(size: 7.5pt)[Honorarios s/arancel. A los efectos del Reglamento (UE) 2016/679, los datos personales se incorporan a los libros del Registro, cuyo responsable es el Registrador.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Certificación del Registro Mercantil',
      language: 'es',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [first, second].map((one) => ({ name: one, role: 'director' })),
      owners: [],
    },
  }
}
