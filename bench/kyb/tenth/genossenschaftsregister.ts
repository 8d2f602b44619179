import { call, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const towns = [
  ['Stendal', 'Salzwedel', '29410', ['Ackerstraße', 'Altperverstraße', 'Am Chüttlitzer Weg']],
  ['Ulm', 'Biberach an der Riß', '88400', ['Bahnhofstraße', 'Zeppelinring', 'Gymnasiumstraße']],
  ['Oldenburg (Oldenburg)', 'Westerstede', '26655', ['Lange Straße', 'Südring', 'Kuhlenstraße']],
  ['Friedberg (Hessen)', 'Bad Nauheim', '61231', ['Frankfurter Straße', 'Karlstraße', 'In der Aue']],
] as const
const kinds = [
  ['Wohnungsbaugenossenschaft', 'Die Versorgung der Mitglieder mit gutem, sicherem und sozial verantwortbarem Wohnraum. Die Genossenschaft kann Bauten in allen Rechts- und Nutzungsformen bewirtschaften, errichten, erwerben und betreuen.'],
  ['Energiegenossenschaft', 'Die Errichtung und Unterhaltung von Anlagen zur Erzeugung regenerativer Energien, insbesondere Photovoltaik- und Windenergieanlagen, sowie der Absatz der gewonnenen Energie.'],
  ['Raiffeisen-Warengenossenschaft', 'Der gemeinschaftliche Einkauf von Verbrauchsstoffen und Gegenständen des landwirtschaftlichen Betriebes, der gemeinschaftliche Verkauf landwirtschaftlicher Erzeugnisse sowie die Lagerhaltung.'],
] as const // prettier-ignore
const marks = ['Jeetzetal', 'Drei Linden', 'Oberes Feld', 'Mühlbach', 'Neue Heide']
const names = {
  given: ['Anke', 'Jörg', 'Friederike', 'Uwe', 'Katrin', 'Hans-Peter', 'Sabine'],
  family: ['Voßkamp', 'Reiners', 'Mayerhöfer', 'Brandt', 'Lüdemann', 'Scholz', 'Ehrenfried'],
}

const look = `
#set page(paper: "a4", margin: (left: 24mm, right: 18mm, top: 36mm, bottom: 20mm), header-ascent: 6mm, header: {
  set text(9pt)
  grid(columns: (1fr, auto), row-gutter: 5pt, text(weight: "bold")[Genossenschaftsregister des Amtsgerichts #seat], align(right)[Nummer der Genossenschaft: *#number*], [*Amtlicher aktueller Ausdruck*], align(right)[Wiedergabe des aktuellen Registerinhalts vom #asked], [], align(right)[Seite 1 von 1])
  line(length: 100%, stroke: 0.6pt)
})
#set text(font: "Liberation Serif", size: 10.5pt, lang: "de", hyphenate: false)
#let entry(sign, title) = block(above: 13pt, below: 5pt, grid(columns: (9mm, 1fr), text(weight: "bold", sign), text(weight: "bold", title)))
#let under(number, sign, title, ..lines) = block(above: if number == "" { 8pt } else { 13pt }, below: 5pt, grid(columns: (9mm, 7mm, 1fr), row-gutter: 6pt, text(weight: "bold", number), text(sign), text(title), [], [], stack(spacing: 6pt, ..lines.pos().map(one => text(one)))))
`

/** The current print of a cooperative in a German register of its own: entries in numbered columns, no capital and no owners. */
export const genossenschaftsregister: DrawnLayout = (made) => {
  const [court, town, post, streets] = made.pick(towns)
  const [kind, object] = made.pick(kinds)
  const name = `${kind} ${made.pick(marks)} eG`
  const number = `GnR ${made.int(12, 2400)}`
  const date = made.date(1991, 2013)
  const road = `${made.pick(streets)} ${made.int(2, 88)}`
  const all = people(made, names, 4).map((one) => ({ ...one, born: made.date(1956, 1988) }))
  const said = all.map(
    ({ given, family, born }, at) => `${family}, ${given}, ${at === 1 ? court : town}, *${withDots(born)}`,
  )
  const [first = '', second = '', third = '', signs = ''] = said
  const changed = made.date(2016, 2019)
  const asked = made.date(2025, 2025)
  const source = `#let (seat, number, asked) = (${literal(court)}, ${literal(number)}, ${literal(withDots(asked))})
${look}
${call('entry', '1.', 'Anzahl der bisherigen Eintragungen:')}
#pad(left: 9mm)[${made.int(4, 19)}]
${call('under', '2.', 'a)', 'Firma:', name)}
${call('under', '', 'b)', 'Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen:', town, `Geschäftsanschrift: ${road}, ${post} ${town}`)}
${call('under', '', 'c)', 'Gegenstand des Unternehmens:', object)}
${call('entry', '3.', 'Nachschusspflicht:')}
#pad(left: 9mm)[Die Mitglieder haben ${made.pick(['keine Nachschüsse zu leisten.', 'beschränkte Nachschüsse bis zur Haftsumme zu leisten.'])}]
${call('under', '4.', 'a)', 'Allgemeine Vertretungsregelung:', 'Die Genossenschaft wird durch zwei Vorstandsmitglieder oder durch ein Vorstandsmitglied gemeinsam mit einem Prokuristen vertreten.')}
${call('under', '', 'b)', 'Vorstand, Leitungsorgan, geschäftsführende Direktoren, Vertretungsberechtigte und besondere Vertretungsbefugnis:', 'Vorstand:', first, second, third)}
${call('entry', '5.', 'Prokura:')}
#pad(left: 9mm)[Gesamtprokura gemeinsam mit einem Vorstandsmitglied: #linebreak() ${printed(signs)}]
${call('under', '6.', 'a)', 'Rechtsform, Satzung:', 'Eingetragene Genossenschaft', `Satzung vom ${withDots(date)}`, `Zuletzt geändert durch Beschluss der Generalversammlung vom ${withDots(changed)}`)}
${call('under', '', 'b)', 'Sonstige Rechtsverhältnisse:', '---')}
${call('entry', '7.', 'Tag der letzten Eintragung:')}
#pad(left: 9mm)[${printed(withDots(made.date(2020, 2024)))}]
#v(9mm)
#grid(columns: (1fr, auto), align: (left + horizon, right + horizon), [${printed(court)}, den ${printed(withDots(asked))} #v(9mm) ${printed(made.pick(['Wernecke', 'Tiedemann', 'Hollerbach']))}, Justizangestellte \\ als Urkundsbeamtin der Geschäftsstelle], circle(radius: 13mm, stroke: 1pt + rgb("#3c4f8a"), align(center + horizon, text(7pt, fill: rgb("#3c4f8a"))[Amtsgericht \\ ${printed(court)} \\ 14])))
#v(1fr)
#text(8.5pt)[Dieser Ausdruck bezeugt den Inhalt des Genossenschaftsregisters.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Genossenschaftsregister, aktueller Ausdruck (Germany)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Eingetragene Genossenschaft', incorporationDate: date, address: `${road}, ${post} ${town}` }, // prettier-ignore
      capital: null,
      officers: all.map(({ given, family, born }, at) => ({
        name: `${family} ${given}`,
        role: at < 3 ? 'board_member' : 'authorised_signatory',
        birthDate: born,
      })),
      owners: [],
    },
  }
}
