import { inCents, itemAt, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, withDots } from '../drawn/written.ts'

const names = {
  given: ['Matthias', 'Katharina', 'Jörg', 'Dr. Ulrike', 'Thorsten', 'Annegret', 'Cem'],
  family: ['Hohenadel', 'Brüggemann', 'Weißhaupt', 'Sattler', 'Nowotny', 'Yıldırım', 'Küppers'],
} as const
const firsts = ['Rheinblick', 'Kessler & Söhne', 'Alpenwerk', 'NORDLICHT', 'Taunus', 'Ehrlinger']
const trades = [
  [
    'Maschinenbau',
    'Die Entwicklung, die Herstellung und der Vertrieb von Maschinen, Anlagen und deren Bauteilen.',
  ],
  [
    'Immobilien',
    'Der Erwerb, die Verwaltung und die Veräußerung von eigenem Grundbesitz sowie von Beteiligungen.',
  ],
  [
    'Medizintechnik',
    'Der Handel mit Medizinprodukten, deren Wartung sowie die Beratung von Kliniken und Praxen.',
  ],
  [
    'IT-Systeme',
    'Die Planung, der Betrieb und die Wartung von EDV-Anlagen sowie die Entwicklung von Software.',
  ],
] as const
const seats = [
  ['Stuttgart', 'Stuttgart', 'Königstraße', '70173'],
  ['Köln', 'Köln', 'Aachener Straße', '50674'],
  ['Frankfurt am Main', 'Bad Homburg v. d. Höhe', 'Louisenstraße', '61348'],
  ['München', 'Unterhaching', 'Grünwalder Weg', '82008'],
  ['Charlottenburg (Berlin)', 'Berlin', 'Bundesallee', '10717'],
] as const
const rule =
  'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein. Sind mehrere Geschäftsführer bestellt, so wird die Gesellschaft durch zwei Geschäftsführer oder durch einen Geschäftsführer gemeinsam mit einem Prokuristen vertreten.'
const sole =
  'Einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen:'

const look = `
#set page(paper: "a4", margin: (left: 20mm, right: 18mm, top: 14mm, bottom: 14mm))
#set text(font: "Liberation Sans", size: 9.5pt, lang: "de", hyphenate: false)
#set par(leading: 0.55em)
#let item(sign, label, ..values) = block(above: 11pt, below: 0pt, grid(columns: (8mm, 1fr), row-gutter: 5pt, text(weight: "bold", sign), text(weight: "bold", label), ..values.pos().map((value) => ([], value)).flatten()))
#let under(number, sign, label, ..values) = block(above: if number == "" { 7pt } else { 11pt }, below: 0pt, grid(columns: (8mm, 7mm, 1fr), row-gutter: 5pt, text(weight: "bold", number), text(weight: "bold", sign), text(weight: "bold", label), ..values.pos().map((value) => ([], [], value)).flatten()))
`

/** The current print of a sheet of section B, as the common portal of the registers gives it. */
export const aktuellerAusdruck: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} GmbH`
  const [court, seat, street, code] = made.pick(seats)
  const number = `HRB ${made.int(20_000, 299_999)}`
  const date = made.date(1996, 2020)
  const address = `${street} ${made.int(1, 140)}, ${code} ${seat}`
  const capital = made.pick([25_000, 25_600, 50_000, 100_000, 250_000])
  const printedOn = daysAfter('2025-01-13', made.int(0, 300))
  const changed = daysAfter(date, made.int(400, 1500))
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${family}, ${given}`, town: made.pick(seats)[1], born: made.date(1950, 1972) })) // prettier-ignore
  const said = (one: (typeof persons)[number]): string => `${one.name}, ${one.town}, *${withDots(one.born)}` // prettier-ignore
  const [first, second] = [itemAt(persons, 0), itemAt(persons, 1)]
  const proxies = persons.slice(2, made.int(3, 4))
  const item = (sign: string, label: string, ...values: readonly string[]): string =>
    `#${sign.endsWith(')') ? 'under' : 'item'}(${[...sign.split(' '), label, ...values].map(literal).join(', ')})` // prettier-ignore
  const source = `${look}
#table(columns: (1fr, 46mm, 66mm), stroke: 0.6pt, inset: 5pt,
  [Handelsregister B des \\ Amtsgerichts ${printed(court)}], [Ausdruck \\ Abruf vom ${withDots(printedOn)} ${made.int(10, 18)}:${made.int(10, 59)}], [Nummer der Firma: *${number}* \\ Seite 1 von 1])
#align(center)[#v(1mm) – Wiedergabe des aktuellen Registerinhalts –]
${item('1.', 'Anzahl der bisherigen Eintragungen:', `${made.int(3, 17)}`)}
${item('2. a)', 'Firma:', name)}
${item(' b)', 'Sitz, Niederlassung, inländische Geschäftsanschrift, empfangsberechtigte Person, Zweigniederlassungen:', seat, `Geschäftsanschrift: ${address}`)}
${item(' c)', 'Gegenstand des Unternehmens:', purpose)}
${item('3.', 'Grund- oder Stammkapital:', `${inCents(capital, ['.', ','])} EUR`)}
${item('4. a)', 'Allgemeine Vertretungsregelung:', rule)}
${item(' b)', 'Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte und besondere Vertretungsbefugnis:', sole, `Geschäftsführer: ${said(first)}`, `Geschäftsführer: ${said(second)}`)}
${item('5.', 'Prokura:', 'Gesamtprokura gemeinsam mit einem Geschäftsführer oder einem anderen Prokuristen:', ...proxies.map(said))}
${item('6. a)', 'Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag:', 'Gesellschaft mit beschränkter Haftung', `Gesellschaftsvertrag vom ${withDots(date)}`, `Zuletzt geändert durch Beschluss vom ${withDots(changed)}`)}
${item(' b)', 'Sonstige Rechtsverhältnisse:', '—')}
${item('7. a)', 'Tag der letzten Eintragung:', withDots(daysAfter(changed, made.int(20, 90))))}
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#text(8pt)[Dieser Ausdruck wird nicht unterschrieben und gilt als beglaubigte Abschrift nur, wenn er als amtlicher Ausdruck bezeichnet ist.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Handelsregister B, aktueller Ausdruck',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        ...[first, second].map((one) => ({ name: one.name, role: 'managing_director' as const, birthDate: one.born })), // prettier-ignore
        ...proxies.map((one) => ({ name: one.name, role: 'authorised_signatory' as const, birthDate: one.born })), // prettier-ignore
      ],
      owners: [],
    },
  }
}
