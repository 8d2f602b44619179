import { inCents, literal, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['José Luis', 'María Ángeles', 'Vicent', 'Rocío', 'Íñigo', 'Montserrat', 'Andrés', 'Begoña'],
  family: ['Climent Ferrándiz', 'Peñalver Sotos', 'Iturralde Múgica', 'Gil de Avalle', 'Ruescas Nadal', 'Carrión Lafuente'],
} as const // prettier-ignore
const women: readonly string[] = ['María Ángeles', 'Rocío', 'Montserrat', 'Begoña']
const towns = [
  ['Valencia', 'avenida del Puerto', '46023', 'V'],
  ['Zaragoza', 'calle Miguel Servet', '50013', 'Z'],
  ['Murcia', 'calle Floridablanca', '30002', 'MU'],
  ['Valladolid', 'paseo de Zorrilla', '47007', 'VA'],
] as const
const firsts = ['AZULEJOS', 'CONSERVAS', 'TRANSPORTES', 'REFORMAS', 'VIVEROS']
const seconds = ['DEL TURIA', 'HERMANOS SOLANA', 'PEÑA ROYA', 'LA MARJAL', 'TRES CAMINOS']
const months = monthsOf('es')
const capitals = [
  [3000, 'TRES MIL'],
  [6000, 'SEIS MIL'],
  [12_000, 'DOCE MIL'],
  [60_000, 'SESENTA MIL'],
] as const
const units = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve', 'treinta', 'treinta y uno'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (left: 33mm, right: 20mm, top: 36mm, bottom: 18mm), header: context [#grid(columns: (1fr, auto), text(7pt, fill: luma(80))[PAPEL EXCLUSIVO PARA DOCUMENTOS NOTARIALES], text(11pt, fill: rgb("#8a2b2b"), font: "Liberation Mono")[#serial#counter(page).display()]) #v(2mm) #grid(columns: (14mm, 1fr, 14mm), align: (left, center, right), circle(radius: 5.5mm, stroke: 0.7pt + luma(110)), align(center + horizon, text(8pt, fill: luma(80))[TIMBRE DEL ESTADO \\ 0,15 €]), text(7pt, fill: luma(80))[#series]) #v(3mm)])
#set text(font: "Liberation Serif", size: 11pt, lang: "es", hyphenate: true)
#set par(leading: 0.72em, spacing: 0.8em, justify: true)
#let middle(words) = align(center, text(weight: "bold", words))
`

/** `2019-03-12` as a notary writes it. */
const spelled = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${units[Number(day)] ?? ''} de ${months[Number(month) - 1] ?? ''} de dos mil ${units[Number(year) - 2000] ?? ''}`
}
const identity = (digits: string): string => `${digits}-${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] ?? ''}` // prettier-ignore

/** The deed by which a Spanish company is founded, in the copy of the notary: two pages of prose and the stamp of the register. */
export const escrituraConstitucion: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)}, S.L.`
  const [town, street, code, letter] = made.pick(towns)
  const address = `${street}, número ${made.int(2, 160)}, ${code} ${town}`
  const date = made.date(2011, 2023)
  const [capital, inWordsOf] = made.pick(capitals)
  const tax = made.number('ES', 'taxNumber', () => `B${made.digits(8)}`)
  const sheet = `${letter}-${made.int(40_000, 190_000)}`
  const owned = parts(made, 3)
  const persons = people(made, names, 3).map(({ given, family }) => ({ name: `${given} ${family}`, don: women.includes(given) ? 'DOÑA' : 'DON', ending: women.includes(given) ? 'a' : 'o', born: made.date(1950, 1990), home: made.pick(towns) })) // prettier-ignore
  const directors = persons.slice(0, 2)
  const euro = (amount: number): string => `${inCents(amount, ['.', ','])} €`
  const appear = persons.map(({ name: one, don, ending, born, home }) => `${printed(`${don} ${one.toUpperCase()}`)}, mayor de edad, nacid${ending} el día ${printed(inWords(born, months, ' de '))}, casad${ending}, empresari${ending}, vecin${ending} de ${printed(home[0])}, con domicilio en ${printed(`${home[1]}, ${made.int(1, 90)}, ${made.int(1, 6)}º`)}, y con D.N.I. y N.I.F. número ${printed(identity(`${made.int(1, 7)}${made.digits(7)}`))}.`) // prettier-ignore
  const taken = persons.map(({ name: one, don }, at) => {
    const before = owned.slice(0, at).reduce((sum, share) => sum + share, 0)
    const [from, to] = [(capital / 100) * before + 1, (capital / 100) * (before + (owned[at] ?? 0))]
    const count = (capital / 100) * (owned[at] ?? 0)
    return `– ${printed(`${don} ${one.toUpperCase()}`)} asume ${printed(grouped(count))} participaciones sociales, números ${printed(grouped(from))} al ${printed(grouped(to))}, ambos inclusive, por su valor nominal total de ${printed(euro(count))}, que desembolsa íntegramente en metálico.`
  }) // prettier-ignore
  const entered = daysAfter(date, made.int(9, 40))
  const source = `#let serial = ${literal(`EK${made.digits(6)}`)}
#let series = ${literal(`03/${date.slice(0, 4)}`)}
${look}
#middle[ESCRITURA DE CONSTITUCIÓN DE LA SOCIEDAD \\ ${printed(`«${name}»`)}]

NÚMERO ${printed(grouped(made.int(1001, 3400)))}.–

En ${printed(town)}, mi residencia, a ${printed(spelled(date))}.

Ante mí, ${printed(made.pick(['FERNANDO OLMEDO BARRIOS', 'ELENA SANCHIS TORMO', 'PABLO URQUIJO VIDAL']))}, Notario del Ilustre Colegio de esta Comunidad,

#middle[COMPARECEN:]

${appear.join('\n\n')}

INTERVIENEN todos en su propio nombre y derecho. Tienen, a mi juicio, capacidad legal para otorgar esta escritura y, al efecto,

#middle[OTORGAN:]

PRIMERO. #underline[Constitución.] Los comparecientes fundan y constituyen una sociedad de responsabilidad limitada, de nacionalidad española, con la denominación de ${printed(`«${name}»`)}, que se regirá por los estatutos que me entregan, extendidos en ${made.int(8, 14)} folios de papel común, y por la Ley de Sociedades de Capital. Me entregan certificación negativa del Registro Mercantil Central número ${made.digits(8)}.

SEGUNDO. #underline[Domicilio.] El domicilio social se fija en ${printed(address)}.

TERCERO. #underline[Objeto y duración.] La sociedad tiene por objeto el comercio al por mayor y al por menor, la instalación y el mantenimiento de los productos propios de su ramo (C.N.A.E. ${made.int(41, 47)}${made.digits(2)}). Su duración es indefinida y da comienzo a sus operaciones el día del otorgamiento de esta escritura.

CUARTO. #underline[Capital social.] El capital social se fija en la cantidad de ${printed(`${inWordsOf} EUROS (${euro(capital)})`)}, dividido en ${printed(grouped(capital))} participaciones sociales de UN EURO (1,00 €) de valor nominal cada una, iguales, acumulables e indivisibles, numeradas correlativamente del 1 al ${printed(grouped(capital))}, ambos inclusive, que se asumen como sigue:

${taken.join('\n\n')}

La realidad de las aportaciones se acredita con certificación de depósito de entidad de crédito, que dejo unida a esta matriz.

QUINTO. #underline[Órgano de administración.] Los socios, constituidos en Junta Universal, acuerdan confiar la administración de la sociedad a dos administradores solidarios y nombran para dicho cargo, por tiempo indefinido, a ${printed(directors.map(({ name: one, don }) => `${don} ${one.toUpperCase()}`).join(' y a '))}, quienes aceptan el nombramiento y manifiestan no hallarse incursos en causa alguna de incompatibilidad.

SEXTO. #underline[Titularidad real.] Se ha cumplido con la obligación de identificación del titular real que impone la Ley 10/2010, de 28 de abril, según resulta de acta separada.

Hago las reservas y advertencias legales. Leo esta escritura a los comparecientes, la encuentran conforme y la firman conmigo. De todo lo cual, y de que la presente queda extendida en folios de papel exclusivo para documentos notariales, yo, el Notario, doy fe. Están las firmas de los comparecientes. Signado. Rubricado.

#v(2mm)
NOTA. El mismo día solicito de la Agencia Estatal de Administración Tributaria el número de identificación fiscal de la sociedad, que resulta ser ${printed(tax)}. Doy fe.
#v(4mm)
#align(center, rotate(-0.6deg, block(width: 118mm, stroke: 1pt + rgb("#26418f"), inset: 7pt, text(font: "Liberation Sans", 9pt, fill: rgb("#26418f"))[#set par(justify: false)
#text(weight: "bold")[REGISTRO MERCANTIL DE ${town.toUpperCase()}] \\ Calificado el precedente documento, se INSCRIBE en el \\ Tomo ${printed(grouped(made.int(1100, 10_900)))}, Folio ${made.int(1, 224)}, Hoja número ${printed(sheet)}, Inscripción 1ª. \\ ${printed(town)}, a ${printed(inWords(entered, months, ' de '))}. #h(1fr) EL REGISTRADOR,])))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'escritura de constitución (Spain)',
      language: 'es',
      values: { legalName: name, registrationNumber: sheet, taxNumber: tax, entityType: 'sociedad de responsabilidad limitada', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: directors.map(({ name: one, born }) => ({ name: one, role: 'director', birthDate: born })),
      owners: persons.map(({ name: one }, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
