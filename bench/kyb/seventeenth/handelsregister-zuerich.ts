import { itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, withDots } from '../drawn/written.ts'

const names = {
  given: ['Reto', 'Ursina', 'Beat', 'Corinne', 'Urs', 'Seraina', 'Thomas'],
  family: ['Brunner', 'Zollinger', 'Aeberli', 'Hürlimann', 'Gubler', 'Wettstein', 'Schmidlin'],
}
const women = new Set(['Ursina', 'Corinne', 'Seraina'])
const firsts = ['Limmatblick', 'Sihltal', 'Uetliberg', 'Seefeld', 'Glarnerland']
const trades = [
  ['Treuhand', 'Erbringung von Treuhand-, Buchhaltungs- und Steuerberatungsdienstleistungen.'],
  ['Gastro', 'Führung von Restaurants und Erbringung von Catering-Dienstleistungen.'],
  ['Informatik', 'Entwicklung und Vertrieb von Software sowie Beratung im Bereich Informatik.'],
] as const
const streets = [
  ['Seestrasse 344', '8038 Zürich'],
  ['Badenerstrasse 141', '8004 Zürich'],
  ['Hardturmstrasse 76', '8005 Zürich'],
  ['Forchstrasse 29', '8008 Zürich'],
] as const
const more = 'Die Gesellschaft kann Zweigniederlassungen und Tochtergesellschaften errichten, sich an anderen Unternehmen beteiligen sowie Grundeigentum erwerben, halten und veräussern.' // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 13mm, top: 12mm, bottom: 12mm))
#set text(font: ("Arimo", "Liberation Sans"), size: 8.2pt, lang: "de", region: "CH")
#set par(leading: 0.5em, spacing: 0.7em)
#let grey = rgb("#e2e2e2")
#let ruled(columns, heads, ..cells) = block(above: 0pt, below: 5pt, table(columns: columns, stroke: 0.5pt, inset: 3.6pt, align: left + top, ..heads.map(head => table.cell(fill: grey, text(size: 7.2pt, head))), ..cells.pos()))
`

/** An extract of the register of Zürich with all entries: numbers of entry and of deletion before each value. */
export const handelsregisterZuerich: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} GmbH`
  const uid = made.number('CH', 'registrationNumber', () => `CHE-${made.int(101, 499)}.${made.digits(3)}.${made.digits(3)}`) // prettier-ignore
  const date = made.date(2008, 2019)
  const [second, third] = [daysAfter(date, made.int(400, 800)), daysAfter(date, made.int(1000, 1700))]
  const at = made.int(0, 3)
  const [street, town] = itemAt(streets, at)
  const old = itemAt(streets, (at + 1) % 4)
  const capital = made.pick([20_000, 40_000, 100_000])
  const mine = made.pick([60, 70, 75])
  const persons = people(made, names, 4)
  const homes = ['Winterthur', 'Horgen', 'Wald ZH', 'Rapperswil-Jona', 'Uster', 'Thalwil']
  const parts = (share: number): string =>
    `, mit ${(capital / 10_000) * share} Stammanteilen zu je CHF 100.00`
  const person = (one: number, share?: number): string =>
    printed(`${itemAt(persons, one).family}, ${itemAt(persons, one).given}, von ${itemAt(homes, one)}, in ${itemAt([...homes, 'Zürich'], one + 2)}${share === undefined ? '' : parts(share)}`) // prettier-ignore
  const partner = (one: number): string => (women.has(itemAt(persons, one).given) ? 'Gesellschafterin und Geschäftsführerin' : 'Gesellschafter und Geschäftsführer') // prettier-ignore
  const journal = (entry: number, day: string): string => `[${entry}], [${grouped(made.int(1200, 44_000), "'")}], [${withDots(day)}], [${made.int(1, 250)}], [${withDots(daysAfter(day, 4))}], [${made.digits(7)}]` // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), [#text(size: 12pt)[*Handelsregister des Kantons Zürich*]], [Handelsregisteramt \\ Schöntalstrasse 5, 8022 Zürich])
#v(2mm)
#ruled((36mm, 1fr, 24mm, 20mm, 44mm), ([Identifikationsnummer], [Rechtsnatur], [Eintragung], [Löschung], [Übertrag  CH-020.4.0${made.digits(2)}.${made.digits(3)}-${made.int(0, 9)}]), [*${uid}*], [Gesellschaft mit beschränkter Haftung], [${withDots(date)}], [], [von: \\ auf:])
#align(center, block(below: 6pt)[*Alle Eintragungen*])
#ruled((7mm, 7mm, 1fr, 8mm, 62mm), ([Ei], [Lö], [Firma], [Ref], [Sitz]), [1], [], [*${printed(name)}*], [1], [Zürich])
#ruled((7mm, 7mm, 1fr, 7mm, 7mm, 75mm), ([Ei], [Lö], [Stammkapital (CHF)], [Ei], [Lö], [Domiziladresse]), [1], [], [${grouped(capital, "'")}.00], [1], [2], strike[${old.join(' \\ ')}], [], [], [], [2], [], [${street} \\ ${town}])
#ruled((7mm, 7mm, 1fr, 7mm, 7mm, 45mm), ([Ei], [Lö], [Zweck], [Ei], [Lö], [weitere Adressen]), [1], [], [${purpose} ${more}], [], [], [])
#ruled((7mm, 7mm, 1fr, 8mm, 45mm), ([Ei], [Lö], [Bemerkungen], [Ref], [Statutendatum]), [1], [], [Mitteilungen der Geschäftsführung an die Gesellschafter: schriftlich oder per E-Mail], [1], [${withDots(daysAfter(date, -made.int(5, 20)))}], [1], [], [Gemäss Erklärung der Geschäftsführung untersteht die Gesellschaft keiner ordentlichen Revision und verzichtet auf eine eingeschränkte Revision.], [], [])
#ruled((7mm, 7mm, 1fr, 8mm, 45mm), ([Ei], [Lö], [Besondere Tatbestände], [Ref], [Publikationsorgan]), [], [], [], [1], [SHAB])
#ruled((10mm, 28mm, 1fr, 20mm, 1fr, 36mm), ([Ref], [TR-Nr], [TR-Datum], [SHAB], [SHAB-Dat.], [Seite / Id]), ${journal(1, date)}, ${journal(2, second)}, ${journal(3, third)})
#ruled((7mm, 7mm, 7mm, 1fr, 46mm, 44mm), ([Ei], [Ae], [Lö], [Personalangaben], [Funktion], [Zeichnungsart]),
  [1], [], [], [${person(0, mine)}], [${partner(0)}], [Einzelunterschrift],
  [1], [], [3], strike[${person(1, 100 - mine)}], strike[${partner(1)}], strike[Kollektivunterschrift zu zweien],
  [3], [], [], [${person(2, 100 - mine)}], [${partner(2)}], [Kollektivunterschrift zu zweien],
  [2], [], [], [${person(3)}], [], [Kollektivprokura zu zweien])
#v(1fr)
#text(size: 7.2pt)[Zürich, ${withDots(daysAfter('2025-01-09', made.int(0, 280)))} ${made.int(10, 16)}:${made.int(10, 59)} #h(1fr) Dieser Auszug aus dem kantonalen Handelsregister hat ohne Originalbeglaubigung keine Gültigkeit. Er enthält alle gegenwärtig gültigen sowie allfällig gestrichene Eintragungen.]
` // prettier-ignore
  const full = (one: number): string => `${itemAt(persons, one).given} ${itemAt(persons, one).family}`
  return {
    source,
    truth: {
      layout: 'Handelsregisterauszug (Zürich)',
      language: 'de',
      values: { legalName: name, registrationNumber: uid, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address: `${street}, ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'CHF' },
      officers: [
        { name: full(0), role: 'managing_director' },
        { name: full(2), role: 'managing_director' },
        { name: full(3), role: 'authorised_signatory' },
      ],
      owners: [
        { name: full(0), share: mine },
        { name: full(2), share: 100 - mine },
      ],
    },
  }
}
