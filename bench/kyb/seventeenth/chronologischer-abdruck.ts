import { itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, withDots } from '../drawn/written.ts'

const names = {
  given: ['Matthias', 'Sabine', 'Florian', 'Katharina', 'Ulrich', 'Anja', 'Benedikt'],
  family: ['Hofmeister', 'Reindl', 'Kellner', 'Baumgartner', 'Wieland', 'Strobl', 'Ammann'],
}
const courts = [
  ['München', 'München', ['Landsberger Straße 155, 80687 München', 'Hansastraße 27, 80686 München']],
  ['Charlottenburg (Berlin)', 'Berlin', ['Köpenicker Straße 40, 10179 Berlin', 'Alt-Moabit 60, 10555 Berlin']],
  ['Stuttgart', 'Stuttgart', ['Rotebühlplatz 19, 70178 Stuttgart', 'Heilbronner Straße 190, 70191 Stuttgart']],
] as const // prettier-ignore
const firsts = ['Isarwerk', 'Lindenhof', 'Novatherm', 'Kronberg', 'Elbtal', 'Silberkraft']
const trades = [
  ['Medizintechnik', 'Die Entwicklung und der Vertrieb von medizintechnischen Geräten.'],
  ['Energieberatung', 'Die Beratung von Unternehmen in Fragen der Energieversorgung.'],
  ['Softwarelösungen', 'Die Entwicklung von Software sowie damit verbundene Dienstleistungen.'],
] as const
const rule = 'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein. Sind mehrere Geschäftsführer bestellt, so wird die Gesellschaft durch zwei Geschäftsführer oder durch einen Geschäftsführer gemeinsam mit einem Prokuristen vertreten.' // prettier-ignore
const alone =
  'Einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen.'

const look = `
#set page(paper: "a4", flipped: true, margin: (x: 12mm, top: 12mm, bottom: 12mm))
#set text(font: "Liberation Sans", size: 7.6pt, lang: "de")
#set par(leading: 0.5em, spacing: 0.8em)
#let gone(body) = underline(stroke: 0.7pt + red, offset: 1.5pt, body)
`

/** A chronological print of the German register: entries in seven columns, and what no longer holds is underlined in red. */
export const chronologischerAbdruck: DrawnLayout = (made) => {
  const [court, seat, streets] = made.pick(courts)
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} GmbH`
  const number = `HRB ${made.int(102_000, 289_000)}`
  const date = made.date(2009, 2017)
  const [second, third] = [daysAfter(date, made.int(500, 900)), daysAfter(date, made.int(1200, 1900))]
  const old = itemAt(streets, made.int(0, 1))
  const address = itemAt(streets, streets[0] === old ? 1 : 0)
  const [before, capital] = [25_000, made.pick([50_000, 75_000, 100_000])]
  const persons = people(made, names, 4).map(({ given, family }, at) => ({
    name: `${given} ${family}`,
    birthDate: made.date(1961, 1988),
    text: `${family}, ${given}, ${at === 2 ? 'Augsburg' : seat}`,
  }))
  const person = (at: number): string => {
    const { text, birthDate } = itemAt(persons, at)
    return `${text}, *${withDots(birthDate)}`
  }
  const judge = made.pick(['Dr. Vogl', 'Schirmer', 'Peschke'])
  const rows = [
    ['1', `a) \\ ${printed(name)} \\ b) \\ ${seat} \\ Geschäftsanschrift: \\ #gone[${old}] \\ c) \\ ${purpose}`, `#gone[${grouped(before)},00 EUR]`, `a) \\ ${rule} \\ b) \\ ${alone} \\ Geschäftsführer: \\ ${printed(person(0))} \\ #gone[Geschäftsführer: \\ ${printed(person(1))}]`, '', `a) \\ Gesellschaft mit beschränkter Haftung \\ Gesellschaftsvertrag vom ${withDots(daysAfter(date, -made.int(9, 30)))}`, `a) \\ ${withDots(date)} \\ ${judge}`],
    ['2', `b) \\ Geändert, nun: \\ Geschäftsanschrift: \\ ${address}`, '', `b) \\ #gone[Nicht mehr Geschäftsführer: \\ ${printed(person(1))}] \\ Bestellt: \\ Geschäftsführer: \\ ${printed(person(2))}`, '', '', `a) \\ ${withDots(second)} \\ ${judge}`],
    ['3', '', `${grouped(capital)},00 EUR`, '', `Gesamtprokura gemeinsam mit einem Geschäftsführer: \\ ${printed(person(3))}`, `a) \\ Die Gesellschafterversammlung vom ${withDots(daysAfter(third, -12))} hat die Erhöhung des Stammkapitals um ${grouped(capital - before)},00 EUR und die Änderung des § 3 des Gesellschaftsvertrages beschlossen.`, `a) \\ ${withDots(third)} \\ ${made.pick(['Bichler', 'Oehme'])}`],
  ] // prettier-ignore
  const heads = ['Nummer der Eintragung', 'a) Firma \\ b) Sitz, Niederlassung, inländische Geschäftsanschrift, empfangsberechtigte Person, Zweigniederlassungen \\ c) Gegenstand des Unternehmens', 'Grund- oder Stammkapital', 'a) Allgemeine Vertretungsregelung \\ b) Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte und besondere Vertretungsbefugnis', 'Prokura', 'a) Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag \\ b) Sonstige Rechtsverhältnisse', 'a) Tag der Eintragung \\ b) Bemerkungen'] // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: (left, center, right), row-gutter: 2mm, [*Handelsregister B des \\ Amtsgerichts ${court}*], [*Abteilung B* \\ Chronologischer Abdruck], [*Nummer der Firma:* \\ *${number}*], [Abruf vom ${withDots(daysAfter('2025-01-08', made.int(0, 300)))} ${made.int(10, 17)}:${made.int(10, 59)}], [], [Seite 1 von 1])
#table(columns: (15mm, 1.25fr, 20mm, 1.4fr, 0.8fr, 1.1fr, 23mm), stroke: 0.5pt, inset: 4pt, align: left + top,
  ${heads.map((head) => `text(size: 6.6pt)[${head}]`).join(', ')},
  ${['1', '2', '3', '4', '5', '6', '7'].map((at) => `align(center)[${at}]`).join(', ')},
  ${rows.flat().map((cell) => `[${cell}]`).join(', ')})
#v(1fr)
#text(size: 6.6pt)[Die in roter Farbe unterstrichenen Eintragungen sind gelöscht.]
` // prettier-ignore
  const officer = (at: number) => {
    const { name: full, birthDate } = itemAt(persons, at)
    return { name: full, birthDate }
  }
  return {
    source,
    truth: {
      layout: 'Chronologischer Abdruck',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { ...officer(0), role: 'managing_director' },
        { ...officer(2), role: 'managing_director' },
        { ...officer(3), role: 'authorised_signatory' },
      ],
      owners: [],
    },
  }
}
