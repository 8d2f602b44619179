import { pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Regula', 'Urs', 'Beat', 'Ursina', 'Reto', 'Marlies', 'Jean-Pierre', 'Vreni'],
  family: ['Aeschlimann', 'Zgraggen', 'Ambühl', 'Caduff', 'Wüthrich', 'von Allmen', 'Nägeli', 'Jovanovic'],
} as const // prettier-ignore
const women: readonly string[] = ['Regula', 'Ursina', 'Marlies', 'Vreni']
const origins = ['Malters', 'Appenzell', 'Trub', 'Disentis/Mustér', 'Eggiwil', 'Silenen']
const places = [
  ['Winterthur', 'Technikumstrasse', '8400', 'ZH', 'Zürich', '020'],
  ['Emmen', 'Gerliswilstrasse', '6020', 'LU', 'Luzern', '100'],
  ['Chur', 'Ringstrasse', '7000', 'GR', 'Graubünden', '350'],
  ['Langenthal', 'Bleienbachstrasse', '4900', 'BE', 'Bern', '036'],
] as const
const firsts = ['Säntis', 'Aare', 'Morgarten', 'Edelgrau', 'Rigiblick']
const trades = [
  ['Holzbau', 'Die Gesellschaft bezweckt die Planung und Ausführung von Holzbauten sowie den Handel mit Baustoffen. Die Gesellschaft kann Zweigniederlassungen errichten, sich an anderen Unternehmungen beteiligen sowie Grundeigentum erwerben, belasten und veräussern.'],
  ['Messtechnik', 'Entwicklung, Herstellung und Vertrieb von Geräten der industriellen Messtechnik sowie Beratung auf diesem Gebiet. Die Gesellschaft kann im In- und Ausland Tochtergesellschaften errichten und alle Geschäfte tätigen, die mit ihrem Zweck zusammenhängen.'],
  ['Gastro', 'Betrieb von Restaurants, Catering und Durchführung von Anlässen aller Art. Die Gesellschaft kann Liegenschaften erwerben, verwalten und veräussern sowie Finanzierungen für eigene oder fremde Rechnung vornehmen.'],
] as const // prettier-ignore

const look = `
#let red = rgb("#c8102e")
#set page(paper: "a4", margin: (left: 24mm, right: 24mm, top: 17mm, bottom: 20mm), footer: text(7.5pt, fill: luma(90))[Schweizerisches Handelsamtsblatt – www.shab.ch #h(1fr) Seite 1/1])
#set text(font: "DejaVu Sans", size: 8.6pt, lang: "de", region: "ch", hyphenate: false)
#set par(leading: 0.72em, spacing: 1.1em)
#let facts(..pairs) = grid(columns: (44mm, 1fr), row-gutter: 4pt, ..pairs.pos().map(((label, value)) => (strong(label), value)).flatten())
`

/** A new entry as the Swiss gazette of commerce publishes it: who publishes, then one paragraph with the members' shares. */
export const shabNeueintragung: DrawnLayout = (made) => {
  const [town, street, code, canton, cantonName, office] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} GmbH`
  const number = made.number('CH', 'registrationNumber', () => `CHE-${made.int(101, 499)}.${made.digits(3)}.${made.digits(3)}`) // prettier-ignore
  const entered = made.date(2017, 2025)
  const published = daysAfter(entered, 3)
  const address = `${street} ${made.int(2, 140)}, ${code} ${town}`
  const capital = made.pick([20_000, 30_000, 50_000, 100_000])
  const francs = (amount: number): string => `CHF ${grouped(amount, "'")}.00`
  const owned = parts(made, 3)
  const persons = people(made, names, 4).map(({ given, family }) => ({ given, family, isWoman: women.includes(given), origin: made.pick(origins), home: made.pick(places)[0] })) // prettier-ignore
  const posts = [
    { title: (end: string) => `Gesellschafter${end} und Geschäftsführer${end}, mit Einzelunterschrift`, role: 'managing_director' },
    { title: (end: string) => `Gesellschafter${end} und Geschäftsführer${end}, mit Kollektivunterschrift zu zweien`, role: 'managing_director' },
    { title: (end: string) => `Gesellschafter${end}, ohne Zeichnungsberechtigung`, role: null },
    { title: () => 'mit Kollektivprokura zu zweien', role: 'authorised_signatory' },
  ] as const // prettier-ignore
  const entries = persons.map(({ given, family, isWoman, origin, home }, at) => {
    const share = owned[at]
    const holding = share === undefined ? '' : `, mit ${grouped((capital / 10_000) * share, "'")} Stammanteilen zu je CHF 100.00` // prettier-ignore
    return `${family}, ${given}, von ${origin}, in ${home}, ${posts[at]?.title(isWoman ? 'in' : '') ?? ''}${holding}`
  })
  const named = persons.map(({ given, family }) => `${given} ${family}`)
  const text = [
    `${name}, in ${town}, ${number}, ${address}, Gesellschaft mit beschränkter Haftung (Neueintragung).`,
    `Statutendatum: ${withDots(daysAfter(entered, -made.int(4, 20)))}. Zweck: ${purpose}`,
    `Stammkapital: ${francs(capital)}. Nebenleistungspflichten, Vorhand-, Vorkaufs- oder Kaufsrechte: gemäss näherer Umschreibung in den Statuten. Publikationsorgan: SHAB. Mitteilungen der Geschäftsführung an die Gesellschafter: schriftlich oder per E-Mail.`,
    `Mit Erklärung vom ${withDots(daysAfter(entered, -made.int(4, 20)))} wurde auf die eingeschränkte Revision verzichtet.`,
    `Eingetragene Personen: ${entries.join('; ')}.`,
  ].join(' ')
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), [#text(15pt, weight: "bold", fill: red)[SHAB] #h(2mm) Schweizerisches Handelsamtsblatt], text(8pt)[FOSC · FUSC])
#line(length: 100%, stroke: 1.2pt + red)
#v(2mm)
${pairs('facts', [
  ['Rubrik', 'Handelsregistereintragungen'],
  ['Unterrubrik', 'Neueintragung'],
  ['Publikationsdatum', `SHAB ${withDots(published)}`],
  ['Öffentlich einsehbar bis', withDots(daysAfter(published, 365 * 3))],
  ['Meldungsnummer', `HR01-100${made.digits(7)}`],
  ['Kanton', canton],
])}
#v(2mm)
*Publizierende Stelle* \\
Bundesamt für Justiz (BJ), Eidgenössisches Amt für das Handelsregister, Bundesrain 20, 3003 Bern
#v(4mm)
#text(15pt, weight: "bold", ${JSON.stringify(`Neueintragung ${name}, ${town}`)})
#v(2mm)
${address
  .split(', ')
  .toSpliced(0, 0, name)
  .map((line) => printed(line))
  .join(' \\\n')}
#v(3mm)
#par(justify: true)[${printed(text)}]
#v(3mm)
${printed(`Tagesregister-Nr. ${grouped(made.int(310, 42_000), "'")} vom ${withDots(entered)}`)} \\
${printed(`CH-Nummer: CH-${office}.4.${made.digits(3)}.${made.digits(3)}-${made.digits(1)}`)} \\
${printed(`Handelsregisteramt des Kantons ${cantonName}`)}
#v(6mm)
#line(length: 100%, stroke: 0.4pt + luma(150))
#text(8pt)[*Rechtlicher Hinweis* Massgebend ist die elektronisch signierte Fassung. Rückfragen sind an das zuständige kantonale Handelsregisteramt zu richten.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Neueintragung im SHAB (Switzerland)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: entered, address }, // prettier-ignore
      capital: { amount: capital, currency: 'CHF' },
      officers: posts.flatMap(({ role }, at) => (role === null ? [] : [{ name: named[at] ?? '', role }])),
      owners: owned.map((share, at) => ({ name: named[at] ?? '', share })),
    },
  }
}
