import { inCents, itemAt, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['Gian Luca', 'Loris', 'Marino', 'Antonella', 'Fabrizio', 'Valentina'],
  family: ['Zafferani', 'Guidi', 'Casali', 'Michelotti', 'Belluzzi', 'Tamagnini'],
} as const
const firsts = ['Titano', 'Tre Penne', 'Montale', 'Fiorina', 'Cà Rigo']
const trades = [
  ['Ceramiche', 'la produzione e la vendita di ceramiche artistiche e di articoli da regalo', '23.41.00'],
  ['Meccanica', 'la costruzione di macchine per il confezionamento e la loro manutenzione', '28.93.00'],
  ['Informatica', 'lo sviluppo di programmi e la consulenza nel settore delle tecnologie', '62.01.00'],
] as const
const places = [
  ['Via Tre Settembre', '47891', 'Dogana'],
  ['Strada Cardio', '47899', 'Galazzano'],
  ['Via Ca’ dei Lunghi', '47893', 'Borgo Maggiore'],
  ['Via 28 Luglio', '47893', 'Borgo Maggiore'],
] as const
const form = 'Società a responsabilità limitata'

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 14mm, bottom: 14mm))
#set text(font: "Liberation Serif", size: 9.8pt, lang: "it", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let head(words, span) = table.cell(colspan: span, fill: rgb("#e4ecf7"), align: center, strong(words))
#let small(words) = text(8pt, style: "italic", words)
#let sheet(columns, ..cells) = block(above: 7pt, below: 0pt, table(columns: columns, stroke: 0.6pt + rgb("#33507a"), inset: 4.6pt, align: horizon, ..cells.pos()))
`

/** A cell of a text; the label of one; a head over several columns. */
const cell = (text: string, span = 1): string => `table.cell(colspan: ${span}, ${literal(text)})`
const label = (text: string): string => `small(${literal(text)})`
const head = (text: string, span: number): string => `head(${literal(text)}, ${span})`
const sheet = (columns: string, ...cells: readonly string[]): string =>
  `#sheet((${columns}), ${cells.join(', ')})`

/** A print of the register of companies of San Marino: tables whose heads go over several columns. Partners have two heads above each other. */
export const visuraSanMarino: DrawnLayout = (made) => {
  const [trade, purpose, code] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} S.r.l.`
  const number = `${made.int(2100, 8900)}`
  const taxNumber = `SM ${made.int(18_000, 29_900)}`
  const date = made.date(2001, 2021)
  const deed = daysAfter(date, -made.int(9, 30))
  const place = (): string => {
    const [street, post, town] = made.pick(places)
    return `${street}, ${made.int(2, 190)} - ${post} ${town}`
  }
  const address = place()
  const capital = made.pick([25_500, 50_000, 77_000])
  const owned = parts(made, 3)
  const persons = people(made, names, 6).map(({ given, family }) => ({ name: `${family} ${given}`, born: made.date(1949, 1987), home: place() })) // prettier-ignore
  const [chair, member, partner] = [itemAt(persons, 0), itemAt(persons, 1), itemAt(persons, 2)]
  const [auditor, former, clerk] = [itemAt(persons, 3), itemAt(persons, 4), itemAt(persons, 5)]
  const holders = [partner, chair, member]
  const euros = (amount: number): string => `€ ${inCents(amount, ['.', ','])}`
  const post = (one: Person, ...[what, since, until]: readonly [string, string, string]): readonly string[] => [one.name, slashed(one.born), what, slashed(since), until].map((text) => cell(text)) // prettier-ignore
  const source = `${look}
#grid(columns: (24mm, 1fr), align: (center + horizon, left + horizon), circle(radius: 8mm, stroke: 0.8pt, align(center + horizon, text(7pt)[LIBERTAS])), [#text(12pt, weight: "bold")[REPUBBLICA DI SAN MARINO] \\ Dipartimento Economia \\ Ufficio Attività Economiche – Registro delle Società])
#v(2mm)
#grid(columns: (1fr, 1fr), align: (left, right), [Prot. n. ${made.int(20_000, 98_000)}/UAE/2025], [San Marino, ${slashed(daysAfter('2025-03-10', made.int(0, 180)))}/1724 d.F.R.])
#align(center, text(14pt, weight: "bold")[VISURA DI SOCIETÀ])
${sheet('34mm, 1fr, 38mm, 34mm', head('DATI IDENTIFICATIVI', 4), label('Denominazione'), cell(name, 3), label('Natura giuridica'), cell(form, 3), label('Iscrizione al Registro n.'), cell(number), label('del'), cell(slashed(date)), label('Codice Operatore Economico'), cell(taxNumber), label('Atto costitutivo del'), cell(slashed(deed)), label('Sede legale'), cell(address, 3), label('Unità locale'), cell(place(), 3), label('Stato'), cell('Attiva'), label('Durata'), cell('illimitata'))}
${sheet('1fr, 1fr, 1fr, 1fr', head('CAPITALE SOCIALE', 4), label('Deliberato'), label('Sottoscritto'), label('Versato'), label('Termine per il versamento'), cell(euros(capital)), cell(euros(capital)), cell(euros(capital / 2)), cell(slashed(daysAfter(date, 1095))))}
${sheet('1fr, 26mm, 40mm, 26mm, 30mm', head('ORGANO AMMINISTRATIVO: CONSIGLIO DI AMMINISTRAZIONE', 5), head('Persona', 2), head('Carica', 3), label('Cognome e nome'), label('nato/a il'), label('qualifica'), label('dal'), label('al'), ...post(chair, 'Presidente', date, 'a revoca'), ...post(member, 'Consigliere', daysAfter(date, 410), 'a revoca'))}
#v(2mm)
${printed('Legale rappresentante: il Presidente, con firma libera e disgiunta.')}
${sheet('1fr, 1.2fr, 30mm, 22mm', 'table.cell(rowspan: 2, align: center + horizon, small("Socio"))', 'table.cell(rowspan: 2, align: center + horizon, small("Residenza"))', head('Quota', 2), label('valore nominale'), label('%'), ...holders.flatMap((one, at) => [one.name, one.home, euros((capital / 100) * (owned[at] ?? 0)), `${owned[at] ?? 0},00`].map((text) => cell(text))))}
${sheet('1fr, 26mm, 40mm, 26mm, 30mm', head('ORGANO DI CONTROLLO', 5), ...post(auditor, 'Sindaco Unico', daysAfter(date, 60), 'tre esercizi'), head('CARICHE CESSATE', 5), ...post(former, 'Consigliere', date, slashed(daysAfter(date, 409))))}
${sheet('34mm, 1fr', head('ATTIVITÀ', 2), label('Oggetto sociale'), cell(`La società ha per oggetto ${purpose}.`), label('Licenza'), cell(`Industriale n. ${made.int(1000, 6400)}, rilasciata il ${slashed(daysAfter(date, 45))}; codice ATECO ${code}`), label('Dipendenti'), cell(`${made.int(3, 60)} al 31/12/2024; fatturato dichiarato € ${grouped(made.int(200, 9000) * 1000)}`))}
#v(3mm)
${printed('Si rilascia in carta libera per gli usi consentiti. Non risultano annotate procedure concorsuali né lo stato di liquidazione.')}
#v(1fr)
#align(right)[L’Ufficiale del Registro \\ ${clerk.name}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'visura di società (San Marino)',
      language: 'it',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: chair.name, role: 'chair', birthDate: chair.born },
        { name: member.name, role: 'board_member', birthDate: member.born },
      ],
      owners: holders.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}

interface Person {
  readonly name: string
  readonly born: string
  readonly home: string
}
