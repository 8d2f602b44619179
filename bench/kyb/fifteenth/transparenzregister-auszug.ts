import { distinct, monthsOf, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, inWords, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Friederike', 'Hans-Joachim', 'Tobias Maximilian', 'Annegret', 'Yusuf', 'Katharina Luise'],
  family: ['Wüstefeld', 'von der Heydt', 'Großkopf', 'Reichelt', 'Akdağ', 'Brüggemann'],
} as const
const firsts = ['Lippetal', 'Hanserad', 'Siebengebirge', 'Weserwind', 'Altmühl']
const trades = ['Maschinenbau', 'Logistik', 'Immobilien Verwaltungs', 'Medizintechnik']
const places = [
  ['Köln', '50667', 'Hohenzollernring'],
  ['Bremen', '28195', 'Am Wall'],
  ['Augsburg', '86150', 'Halderstraße'],
  ['Paderborn', '33098', 'Detmolder Straße'],
] as const
const homes = ['Bad Honnef', 'Ahrensburg', 'Königstein im Taunus', 'Gmund am Tegernsee', 'Münster']
const form = 'Gesellschaft mit beschränkter Haftung'

const look = `
#set page(paper: "a4", margin: (left: 24mm, right: 20mm, top: 18mm, bottom: 20mm), footer: text(7pt, fill: luma(90))[Bundesanzeiger Verlag GmbH · Postfach 10 05 34 · 50445 Köln · Registerführende Stelle gemäß § 25 Abs. 1 GwG #h(1fr) Seite 1 von 1])
#set text(font: ("Noto Sans Display", "Noto Sans"), size: 9.2pt, lang: "de", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.75em)
#let part(words) = block(above: 12pt, below: 6pt, width: 100%, stroke: (bottom: 1pt + rgb("#00457c")), inset: (bottom: 3pt), text(11.5pt, weight: "bold", fill: rgb("#00457c"), words))
#let rows(..pairs) = block(above: 4pt, below: 8pt, table(columns: (66mm, 1fr), stroke: none, fill: (_, y) => if calc.even(y) { luma(242) }, inset: (x: 4pt, y: 3.4pt), ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
`

/** What the German transparency register shows a bank of a company: the entity, then each beneficial owner in a block of labels and values. */
export const transparenzregisterAuszug: DrawnLayout = (made) => {
  const [seat, postcode, street] = made.pick(places)
  const name = `${made.pick(firsts)} ${made.pick(trades)} GmbH`
  const number = `HRB ${made.int(2100, 118_000)}`
  const address = `${street} ${made.int(2, 190)}, ${postcode} ${seat}`
  const owned = parts(made, 2).map((share) => (share < 26 ? share + 25 : share > 74 ? share - 25 : share))
  const towns = distinct(made, homes, 2)
  const owners = people(made, names, 2).map((one, at) => ({ ...one, born: made.date(1943, 1985), home: towns[at] ?? '', share: owned[at] ?? 0 })) // prettier-ignore
  const asked = daysAfter('2025-01-13', made.int(0, 220))
  const entered = daysAfter('2021-08-02', made.int(0, 700))
  const bank = made.pick(['Sparkasse Ravensfeld', 'Volksbank Oberes Ried eG'])
  const source = `${look}
#grid(columns: (1fr, auto), [#text(18pt, weight: "bold", fill: rgb("#00457c"))[Transparenzregister]], align(right)[Offizielle Plattform der \\ Bundesrepublik Deutschland])
#v(4mm)
#text(14pt, weight: "bold")[Auszug aus dem Transparenzregister]

${printed(`Aktueller Auszug – Einsichtnahme durch Verpflichtete gemäß § 23 Abs. 1 Satz 1 Nr. 2 GwG`)}
${pairs('rows', [
  ['Einsichtnehmende Person/Stelle', bank],
  ['Auftragsnummer', made.digits(12)],
  ['Abrufdatum', `${withDots(asked)}, ${made.int(8, 17)}:${made.int(10, 59)} Uhr`],
])}
#part[Angaben zur Rechtseinheit]
${pairs('rows', [
  ['Bezeichnung', name],
  ['Rechtsform', form],
  ['Sitz', seat],
  ['Anschrift', address],
  ['Registergericht', `Amtsgericht ${seat}`],
  ['Registernummer', number],
  ['Geschäftszeichen Transparenzregister', `TR-${made.digits(9)}`],
])}
${owners
  .map((one, at) => `#part[Wirtschaftlich Berechtigte/r ${at + 1} von ${owners.length}]
${pairs('rows', [
  ['Typ des wirtschaftlich Berechtigten', 'Tatsächlich wirtschaftlich Berechtigte/r'],
  ['Nachname', one.family],
  ['Vorname(n)', one.given],
  ['Geburtsdatum', withDots(one.born)],
  ['Wohnort', one.home],
  ['Wohnsitzland', 'Deutschland'],
  ['Staatsangehörigkeit(en)', 'Deutschland'],
  ['Art des wirtschaftlichen Interesses', 'Höhe der Kapitalanteile'],
  ['Umfang des wirtschaftlichen Interesses', `${one.share},00 %`],
  ['Angaben eingetragen seit', withDots(at === 0 ? entered : daysAfter(entered, 96))],
])}`)
  .join('\n')}
#part[Unstimmigkeitsmeldungen]
Zu den Angaben dieser Rechtseinheit liegt keine offene Unstimmigkeitsmeldung nach § 23a GwG vor.
#v(1fr)
#text(8.2pt)[${printed(`Die Angaben beruhen auf den Mitteilungen der Rechtseinheit nach § 20 Abs. 1 GwG. Die registerführende Stelle übernimmt keine Gewähr für deren Richtigkeit. Dieser Auszug wurde am ${inWords(asked, monthsOf('de'), ' ').replace(' ', '. ')} maschinell erstellt und ist ohne Unterschrift gültig.`)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Auszug aus dem Transparenzregister (Germany)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: form, address },
      capital: null,
      officers: [],
      owners: owners.map((one) => ({ name: `${one.given} ${one.family}`, share: one.share })),
    },
  }
}
