import {
  distinct,
  inCents,
  listed,
  literal,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Annegret', 'Jörg', 'Ludger', 'Silke', 'Detlef', 'Marie-Luise', 'Özlem', 'Bertram'],
  family: ['Brüggemann', 'Terhorst', 'Kowalczyk', 'von der Heide', 'Schäfermeyer', 'Yıldırım', 'Oßwald', 'Niehues'],
} as const // prettier-ignore
const women: readonly string[] = ['Annegret', 'Silke', 'Marie-Luise', 'Özlem']
const towns = [
  ['Münster', 'Hafenweg', '48155', 'Münster'],
  ['Osnabrück', 'Pagenstecherstraße', '49090', 'Osnabrück'],
  ['Göttingen', 'Groner Landstraße', '37081', 'Göttingen'],
  ['Greven', 'Gildestraße', '48268', 'Steinfurt'],
  ['Ravensburg', 'Schubertstraße', '88214', 'Ulm'],
] as const
const firsts = ['Emsland', 'Terra', 'Nordwalder', 'Phönix', 'Wiehengebirgs']
const seconds = ['Fördertechnik', 'Dachbau', 'Medizinprodukte', 'Backwaren', 'Softwarehaus']

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 17mm, top: 20mm, bottom: 16mm))
#set text(font: "Liberation Sans", size: 9.6pt, lang: "de", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.9em)
#let listed(columns, heads, ..cells) = table(columns: columns, stroke: 0.6pt, inset: (x: 3.5pt, y: 4.5pt), align: (x, y) => if y == 0 { center + horizon } else if x == 1 { left + horizon } else if x < 6 { right + horizon } else { left + horizon }, fill: (x, y) => if y == 0 { luma(228) } else { none }, ..heads.map(head => text(7.8pt, weight: "bold", head)), ..cells.pos().map(cell => text(8.4pt, cell)))
`

/** The list of members that the managing director of a German GmbH files with the register, in the form of the ordinance of 2018. */
export const gesellschafterliste: DrawnLayout = (made) => {
  const [seat, street, code, court] = made.pick(towns)
  const name = `${made.pick(firsts)} ${made.pick(seconds)} GmbH`
  const number = `HRB ${made.int(1200, 29_000)}`
  const address = `${street} ${made.int(3, 140)}, ${code} ${seat}`
  const capital = made.pick([25_000, 50_000, 100_000])
  const owned = parts(made, 3)
  const homes = distinct(made, towns, 2)
  const persons = people(made, names, 2).map(({ given, family }, at) => ({ given, family, born: withDots(made.date(1951, 1990)), home: homes[at]?.[0] ?? '' })) // prettier-ignore
  const [director] = persons
  const parent = `${made.pick(names.family)} Beteiligungs GmbH`
  const holders = [...persons.map(({ given, family }) => `${given} ${family}`), parent]
  const described = [
    ...persons.map(({ given, family, born, home }) => `${family}, ${given}\ngeb. am ${born}\nWohnort: ${home}`),
    `${parent}\nSitz: Hamburg\nAmtsgericht Hamburg, HRB ${made.int(90_000, 180_000)}`,
  ] // prettier-ignore
  const each = `${100 / capital}`.replace('.', ',')
  const euro = (amount: number): string => `${inCents(amount, ['.', ','])} €`
  const rows = owned.flatMap((share, at) => {
    const before = owned.slice(0, at).reduce((sum, one) => sum + one, 0)
    const [from, to] = [(capital / 100) * before + 1, (capital / 100) * (before + share)]
    return [`${grouped(from)} – ${grouped(to)}`, described[at] ?? '', '1,00 €', euro((capital / 100) * share), `${each} %`, `${share},00 %`, at === 2 ? `Teilung und Abtretung, UR-Nr. ${made.int(80, 1900)}/2023` : '']
  }) // prettier-ignore
  const signed = made.date(2023, 2024)
  const source = `${look}
#align(center)[#text(15pt, weight: "bold")[Liste der Gesellschafter] \\ #v(1mm) der Firma]
#v(1mm)
#align(center, text(13pt, weight: "bold", ${literal(name)}))
#align(center)[mit dem Sitz in ${printed(seat)} \\ eingetragen im Handelsregister des Amtsgerichts ${printed(court)} unter ${printed(number)} \\ Geschäftsanschrift: ${printed(address)}]
#v(3mm)
${listed('19mm, 1fr, 16mm, 23mm, 17mm, 18mm, 27mm', ['Lfd. Nrn. der Geschäfts-anteile', 'Gesellschafter \n(Name, Vorname, Geburtsdatum, Wohnort bzw. Firma, Sitz, Register, Nr.)', 'Nenn-betrag je Anteil', 'Summe der Nennbeträge', 'Beteiligung je Anteil am Stamm-kapital', 'Beteiligung insgesamt', 'Veränderungen'], [...rows, '', 'Stammkapital', '', euro(capital), '', '100,00 %', ''])}

Die Prozentangaben sind, soweit nötig, gerundet. Diese Liste ersetzt die zuletzt in den Registerordner aufgenommene Liste vom ${printed(withDots(daysAfter(signed, -made.int(300, 1500))))}. Die Veränderungen beruhen auf der in der letzten Spalte genannten Urkunde des Notars ${printed(`Dr. ${made.pick(['Hagen Wiemers', 'Ulrike Dahlhoff', 'Konrad Pöppelmann'])}`)} in ${printed(seat)}.

Die Geschäftsführung versichert, dass die Gesellschaft keine Kenntnis von weiteren Veränderungen in den Personen der Gesellschafter oder im Umfang ihrer Beteiligung hat (§ 40 Abs. 1 GmbHG).
#v(6mm)
${printed(seat)}, den ${printed(withDots(signed))}
#v(13mm)
#line(length: 72mm, stroke: 0.5pt)
#v(-2mm)
${printed(`${director?.given ?? ''} ${director?.family ?? ''}`)} \\
${printed(women.includes(director?.given ?? '') ? 'Geschäftsführerin' : 'Geschäftsführer')}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(7.5pt)[Zum Registerordner aufgenommen am ${printed(withDots(daysAfter(signed, made.int(3, 20))))} #h(1fr) Amtsgericht ${printed(court)} – Registergericht – ${printed(number)} #h(1fr) Seite 1 von 1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Gesellschafterliste (Germany)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, address },
      capital: { amount: capital, currency: 'EUR' },
      officers: [{ name: `${director?.given ?? ''} ${director?.family ?? ''}`, role: 'managing_director' }],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
