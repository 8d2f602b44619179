import { call, inCents, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['Hansjörg', 'Luis', 'Elmar', 'Sepp', 'Meinrad', 'Reinhold'],
  family: ['Oberhofer', 'Plattner', 'Mitterrutzner', 'Unterkircher', 'Gasser', 'Tschurtschenthaler'],
} as const
const firsts = ['Rosengarten', 'Ortler', 'Etschland', 'Sellastock']
const trades = [
  ['Holzbau', 'Zimmerei und Herstellung von Holzhäusern'],
  ['Obstvertrieb', 'Großhandel mit Obst und Gemüse'],
  ['Kältetechnik', 'Einbau von Kühl- und Klimaanlagen'],
] as const
const places = [
  ['Bozen', 'Pacinottistraße', '39100'],
  ['Brixen', 'Julius-Durst-Straße', '39042'],
  ['Bruneck', 'Nordring', '39031'],
  ['Lana', 'Industriezone', '39011'],
] as const
/** The months' signs of an Italian tax number. */
const signs = 'ABCDEHLMPRST'

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 18mm, top: 15mm, bottom: 18mm), footer: text(7.5pt)[Auszug aus dem Handelsregister – Dokument erstellt auf Antrag #h(1fr) Seite 1 von 1])
#set text(font: "Liberation Sans", size: 9.4pt, lang: "de", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let part(number, words) = block(width: 100%, above: 10pt, below: 5pt, stroke: (bottom: 1pt + rgb("#8a1c2c")), inset: (bottom: 3pt), text(10.5pt, weight: "bold", fill: rgb("#8a1c2c"))[#number #h(2mm) #words])
#let line(..texts) = grid(columns: (1fr, 1fr), column-gutter: 8mm, row-gutter: 5pt, ..texts.pos().map(one => { let (label, value) = one.split("|"); [#text(fill: luma(90), size: 8pt, label) #h(1mm) #value] }))
#let person(name, ..lines) = block(inset: (left: 4mm), above: 5pt, below: 5pt)[#strong(name) #v(-1mm) #for one in lines.pos() [#one \\ ]]
`

/** The German extract of the chamber of Bolzano: numbered parts, two columns of labelled values, managers and shareholders as paragraphs. */
export const handelsregisterBozen: DrawnLayout = (made) => {
  const [town, street, code] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} GmbH`.toUpperCase()
  const taxNumber = made.number(
    'IT',
    'taxNumber',
    () => `0${made.int(1, 3)}${made.digits(5)}021${made.digits(1)}`,
  )
  const number = `BZ - ${made.int(98_000, 239_000)}`
  const date = made.date(1999, 2021)
  const deed = daysAfter(date, -made.int(6, 25))
  const address = `${street} ${made.int(2, 88)}, ${code} ${town} (BZ)`
  const capital = made.pick([10_000, 50_000, 100_000])
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => {
    const born = made.date(1950, 1976)
    const letters = `${family}${given}`.toUpperCase().replace(/[^BCDFGHJKLMNPRSTVWXZ]/gu, '')
    const code = `${letters.slice(0, 6)}${born.slice(2, 4)}${signs[Number(born.slice(5, 7)) - 1] ?? ''}${born.slice(8)}A952${made.pick(['K', 'R', 'W'])}`
    return { name: `${family} ${given}`.toUpperCase(), born, code }
  }) // prettier-ignore
  const [chair, member, other, , former] = persons
  const euros = (amount: number): string => inCents(amount, ['.', ','])
  const person = (at: number, ...lines: readonly string[]): string => call('person', persons[at]?.name ?? '', `geboren in Bozen (BZ) am ${slashed(persons[at]?.born ?? '')}  Steuernummer ${persons[at]?.code ?? ''}`, ...lines) // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), [*HANDELS-, INDUSTRIE-, HANDWERKS- UND \\ LANDWIRTSCHAFTSKAMMER BOZEN* \\ Handelsregister], align(right)[Dokument Nr. T ${made.digits(9)} \\ entnommen am ${slashed(daysAfter('2025-04-01', made.int(0, 120)))}])
#v(4mm)
#text(13pt, weight: "bold")[ORDENTLICHER AUSZUG – KAPITALGESELLSCHAFT]

#block(fill: luma(238), width: 100%, inset: 8pt)[#text(14pt, weight: "bold", ${JSON.stringify(name)})]
${call('part', '1', 'Allgemeine Angaben')}
${call('line', `Rechtssitz|${address}`, `Zertifizierte E-Mail|info@pec.example`, `Eintragungsnummer im Handelsregister und Steuernummer|${taxNumber}`, `VWV-Nummer (REA)|${number}`, `Mehrwertsteuernummer|${taxNumber}`, 'Rechtsform|Gesellschaft mit beschränkter Haftung', `Gründungsurkunde vom|${slashed(deed)}`, `Eintragungsdatum|${slashed(date)}`, `Dauer bis|31/12/2060`, 'Status der Tätigkeit|aktiv')}
${call('part', '2', 'Gesellschaftskapital')}
${call('line', `Beschlossen Euro|${euros(capital)}`, `Gezeichnet Euro|${euros(capital)}`, `Eingezahlt Euro|${euros(capital)}`, 'Einlagen in|Geld')}
${call('part', '3', 'Gesellschafter und Inhaber von Rechten auf Anteile')}
#text(8pt)[Verzeichnis der Gesellschafter bei Hinterlegung vom ${slashed(daysAfter(date, 900))}, Protokoll Nr. ${made.digits(5)}]
${[0, 1, 2].map((at) => call('person', persons[at]?.name ?? '', `Steuernummer ${persons[at]?.code ?? ''}`, `Eigentum – Nennbetrag Euro ${euros((capital / 100) * (owned[at] ?? 0))} – entspricht ${owned[at] ?? 0},00 % des Kapitals`)).join('\n')}
${call('part', '4', 'Verwalter')}
${person(0, 'Präsident des Verwaltungsrates', `ernannt mit Urkunde vom ${slashed(deed)}, im Amt bis auf Widerruf`)}
${person(1, 'Verwaltungsrat', `ernannt mit Urkunde vom ${slashed(deed)}, im Amt bis auf Widerruf`)}
${call('part', '5', 'Rechnungsprüfer und frühere Amtsträger')}
${person(3, 'Rechnungsprüfer (Einzelprüfer)')}
${printed(`Aus dem Amt geschieden am ${slashed(daysAfter(date, 900))}: ${former?.name ?? ''}, Verwaltungsrat.`)}
${call('part', '6', 'Tätigkeit')}
${printed(`${purpose}. Beginn der Tätigkeit: ${slashed(daysAfter(date, 40))}. Beschäftigte: ${made.int(3, 60)}.`)}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Handelsregisterauszug (South Tyrol)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'Gesellschaft mit beschränkter Haftung', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: chair?.name ?? '', role: 'chair', birthDate: chair?.born ?? '' },
        { name: member?.name ?? '', role: 'board_member', birthDate: member?.born ?? '' },
      ],
      owners: [chair, member, other].map((one, at) => ({ name: one?.name ?? '', share: owned[at] ?? 0 })),
    },
  }
}
