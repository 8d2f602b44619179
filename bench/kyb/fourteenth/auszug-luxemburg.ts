import { call, itemAt, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['Romain', 'Claudine', 'Jean-Marie', 'Sylvie Anne', 'Marc', 'Nathalie', 'Dieter'],
  family: ['Weyrich', 'Schroeder', 'Kirsch', 'Mertes', 'Faber-Lux', 'Thill', 'Wagener'],
} as const
const firsts = ['Moselblick', 'Ardennenhof', 'Sauertal', 'Gutland', 'Petrus']
const trades = [
  ['Weinhandel', 'den Ankauf, den Ausbau und den Vertrieb von Weinen und Schaumweinen'],
  ['Bau', 'die Ausführung von Hoch- und Tiefbauarbeiten'],
  ['Logistik', 'den nationalen und internationalen Transport von Gütern auf der Straße'],
] as const
const places = [
  ['route de Luxembourg', 'L-6633', 'Wasserbillig'],
  ['rue de la Gare', 'L-6440', 'Echternach'],
  ['avenue de la Liberté', 'L-1930', 'Luxembourg'],
  ['Grand-Rue', 'L-9710', 'Clervaux'],
] as const

const births = ['Trier', 'Grevenmacher', 'Esch-sur-Alzette']

const look = `
#set page(paper: "a4", margin: (left: 24mm, right: 18mm, top: 13mm, bottom: 13mm), footer: text(7pt)[Handels- und Gesellschaftsregister Luxemburg #h(1fr) Seite 1 / 1])
#set text(font: "FreeSans", size: 9pt, lang: "de", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)
#let item(label, ..lines) = block(width: 100%, above: 7pt, below: 0pt, breakable: false, grid(columns: (42mm, 1fr), strong(label), stack(spacing: 5pt, ..lines.pos())))
#let group(words) = block(width: 100%, above: 10pt, below: 2pt, fill: rgb("#dfe8f2"), inset: 4pt, strong(words))
#let cells(..pairs) = block(width: 100%, above: 7pt, below: 0pt, grid(columns: pairs.pos().map(_ => 1fr), column-gutter: 4mm, ..pairs.pos().map(((label, value)) => [#text(7.4pt, fill: luma(90), label) \\ #value])))
#let rule = line(length: 100%, stroke: 0.4pt + luma(150))
`

/** The German extract of the register of Luxembourg: bars of headings over rows of cells. Every part of an address or a name has its own. */
export const auszugLuxemburg: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} S.à r.l.`
  const number = `B${made.int(60_000, 279_000)}`
  const date = made.date(2001, 2021)
  const deed = daysAfter(date, -made.int(4, 20))
  const [street, code, town] = made.pick(places)
  const building = `${made.int(2, 140)}`
  const units = made.pick([100, 500, 1000])
  const capital = made.pick([12_500, 31_000, 50_000])
  const owned = parts(made, 3)
  const place = (): string => {
    const [road, post, city] = made.pick(places)
    return `${made.int(2, 90)}, ${road}, ${post} ${city}`
  }
  const persons = people(made, names, 5).map((one) => ({ ...one, born: made.date(1951, 1988), town: made.pick(births), home: place() })) // prettier-ignore
  const issued = slashed(daysAfter('2025-03-05', made.int(0, 180)))
  const person = (at: number): string => {
    const { given, family, born, town: birth, home } = itemAt(persons, at)
    return `${pairs('cells', [['Name', family], ['Vorname(n)', given], ['Geburtsdatum', slashed(born)], ['Geburtsort', birth]])}
${pairs('cells', [['Private oder berufliche Anschrift', home]])}`
  } // prettier-ignore
  const holder = (at: number): string => `${person(at)}
${pairs('cells', [['Art der Anteile', 'Gesellschaftsanteile'], ['Anzahl der Anteile', `${(units / 100) * (owned[at] ?? 0)}`]])}
#v(3pt) #rule` // prettier-ignore
  const manager = (at: number, since: string, signs: string): string => `${person(at)}
${pairs('cells', [['Funktion', 'Geschäftsführer'], ['Datum der Ernennung', slashed(since)], ['Dauer des Mandats', 'unbestimmt'], ['Zeichnungsbefugnis', signs]])}
#v(3pt) #rule` // prettier-ignore
  const managers = [0, 3]
  const source = `${look}
#grid(columns: (1fr, auto), [#text(17pt, weight: "bold")[AUSZUG] \\ #v(1mm) Handels- und Gesellschaftsregister \\ Luxemburg], align(right, text(8.4pt)[Antrag Nr. L25${made.digits(7)} \\ Auszug vom ${issued} \\ Letzte Hinterlegung: L24${made.digits(7)}, ${slashed('2024-07-19')}]))
${call('item', 'Registernummer', number)}
${call('item', 'Datum der Eintragung', slashed(date))}
${call('item', 'Firmenname', name)}
${call('item', 'Rechtsform', 'Gesellschaft mit beschränkter Haftung')}
#group[Gesellschaftssitz]
${pairs('cells', [['Nummer', building], ['Straße', street], ['Postleitzahl', code], ['Ort', town]])}
${call('item', 'Gesellschaftszweck', `Gegenstand der Gesellschaft ist ${purpose} (Auszug).`)}
#group[Gesellschaftskapital / Gesellschaftsfonds]
${pairs('cells', [['Art', 'festes Kapital'], ['Betrag', grouped(capital)], ['Währung', 'EUR'], ['Stand der Einzahlung', 'vollständig']])}
${call('item', 'Gründungsdatum', slashed(deed))}
${call('item', 'Dauer', 'unbegrenzt')}
${call('item', 'Geschäftsjahr', `Erstes Geschäftsjahr: vom ${slashed(deed)} bis ${slashed(`${deed.slice(0, 4)}-12-31`)}`, 'Geschäftsjahr: vom 01/01 bis 31/12')}
#group[Gesellschafter]
${[0, 1, 2].map(holder).join('\n')}
#group[Geschäftsführer]
${manager(0, deed, 'Einzelzeichnung')}
${manager(3, daysAfter(date, 820), 'gemeinsam')}
#group[Person(en) mit der Kontrolle der Rechnungslegung beauftragt]
${pairs('cells', [['Bezeichnung', `${made.pick(['Audit Kiem', 'Revilux'])} S.A.`], ['Registernummer', `B${made.int(40_000, 99_000)}`], ['Funktion', 'zugelassener Wirtschaftsprüfer']])}
#v(1fr)
#text(8pt)[${printed(`Für gleichlautenden Auszug. Luxemburg, den ${issued}. Der Verwalter des Handels- und Gesellschaftsregisters. Dieser Auszug gibt mindestens den Stand der Hinterlegungen des Vortages wieder.`)}]
` // prettier-ignore
  const officer = (at: number) => {
    const { given, family, born } = itemAt(persons, at)
    return { name: `${given} ${family}`, role: 'managing_director' as const, birthDate: born }
  }
  const owner = (at: number) => ({ name: `${itemAt(persons, at).given} ${itemAt(persons, at).family}`, share: owned[at] ?? 0 }) // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Auszug aus dem Handels- und Gesellschaftsregister (Luxembourg)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address: `${building} ${street}, ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: managers.map(officer),
      owners: [0, 1, 2].map(owner),
    },
  }
}
