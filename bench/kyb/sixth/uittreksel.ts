import { inCents, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const names = {
  given: ['Maartje Elisabeth', 'Sjoerd', 'Hendrik Willem', 'Annelies', 'Ruben Tobias', 'Femke', 'Gijsbert'],
  family: ['Hoekstra', 'van der Meulen', 'Kuipers', 'Terpstra', 'de Groot', 'Brinkman', 'ten Cate'],
} as const
const towns = [
  ['Groningen', '9712', 'gemeente Groningen'],
  ['Zwolle', '8011', 'gemeente Zwolle'],
  ['Breda', '4811', 'gemeente Breda'],
  ['Haarlem', '2011', 'gemeente Haarlem'],
] as const
const streets = ['Oude Ebbingestraat', 'Veerallee', 'Nieuwe Gracht', 'Industrieweg', 'Stationsplein']
const firsts = ['Noordzijde', 'Waterland', 'Drie Molens', 'Veldzicht', 'Polderkant', 'Zilvermeeuw']
const trades = ['Installatietechniek', 'Logistiek', 'Zuivelhandel', 'Scheepsbouw', 'Groenvoorziening']

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 18mm, top: 14mm, bottom: 14mm))
#set text(font: "Noto Sans", size: 8.8pt, lang: "nl")
#set par(leading: 0.5em)
#let blue = rgb("#00508a")
#let part(title) = block(above: 11pt, below: 6pt, text(10pt, weight: "bold", fill: blue, title))
#let facts(..list) = grid(columns: (62mm, 1fr), row-gutter: 4.6pt, ..list.pos().map(((label, value)) => (text(label), text(value))).flatten())
`

/** The Dutch register's extract: labels to the left of their values under short headings, one page. */
export const uittreksel: DrawnLayout = (made) => {
  const [first, trade] = [made.pick(firsts), made.pick(trades)]
  const name = `${first} ${trade} B.V.`
  const holding = `${first} ${made.pick(['Beheer', 'Holding', 'Participaties'])} B.V.`
  const kvk = made.number('NL', 'registrationNumber', () => `${made.int(2, 8)}${made.digits(7)}`)
  const rsin = made.number('NL', 'taxNumber', () => `8${made.digits(8)}`)
  const date = made.date(1999, 2022)
  const [town, code, seat] = made.pick(towns)
  const place = (): string => `${made.pick(streets)} ${made.int(2, 210)}, ${code}${made.pick(['AB', 'GK', 'LM', 'RT', 'XP'])} ${town}` // prettier-ignore
  const [address, other] = [place(), place()]
  const capital = made.pick([100, 18_000, 20_000, 45_000])
  const dashed = (day: string): string => withDots(day, '-')
  const entered = date.replace(/\d\d$/u, '28')
  const persons = people(made, names, 3).map((one) => ({ ...one, born: made.date(1953, 1992) }))
  const person = (at: number, more: readonly (readonly [string, string])[]): string => {
    const { given = '', family = '', born = '' } = persons[at] ?? {}
    return pairs('facts', [
      ['Naam', `${family}, ${given}`],
      ['Geboortedatum', dashed(born)],
      ['Datum in functie', dashed(made.date(2023, 2024))],
      ...more,
    ])
  }
  const source = `${look}
#grid(columns: (1fr, auto), [#text(17pt, weight: "bold", fill: blue)[KVK] #h(6pt) #text(9pt)[Kamer van Koophandel]], align(right)[#text(14pt, weight: "bold")[Uittreksel Handelsregister] \\ KVK-nummer ${kvk} \\ Pagina 1 (van 1)])
#line(length: 100%, stroke: 0.8pt + blue)
De onderneming / organisatie wil niet dat haar adresgegevens worden gebruikt voor ongevraagde postreclame en verkoop aan de deur.
#part[Rechtspersoon]
${pairs('facts', [
  ['RSIN', rsin],
  ['Rechtsvorm', 'Besloten Vennootschap'],
  ['Statutaire naam', name],
  ['Statutaire zetel', seat],
  ['Eerste inschrijving handelsregister', dashed(entered)],
  ['Datum akte van oprichting', dashed(date)],
  ['Geplaatst kapitaal', `EUR ${inCents(capital, ['.', ','])}`],
  ['Gestort kapitaal', `EUR ${inCents(capital, ['.', ','])}`],
  ['Deponering jaarstuk', 'De jaarrekening over boekjaar 2024 is gedeponeerd.'],
])}
#part[Onderneming]
${pairs('facts', [
  ['Handelsnaam', `${first} ${trade}`],
  ['Startdatum onderneming', dashed(date)],
  ['Activiteiten', `SBI-code: ${made.int(1010, 9609)} - ${trade}`],
  ['Werkzame personen', `${made.int(1, 60)}`],
])}
#part[Vestiging]
${pairs('facts', [
  ['Vestigingsnummer', `0000${made.digits(8)}`],
  ['Bezoekadres', address],
  ['Telefoonnummer', `0${made.digits(9)}`],
  ['Datum vestiging', dashed(date)],
])}
#part[Enig aandeelhouder]
${pairs('facts', [
  ['Naam', holding],
  ['Bezoekadres', other],
  ['Ingeschreven onder KVK-nummer', `${made.int(2, 8)}${made.digits(7)}`],
  ['Enig aandeelhouder sedert', dashed(entered)],
])}
#part[Bestuurders]
${person(0, [['Bevoegdheid', 'Alleen/zelfstandig bevoegd']])}
#v(5pt)
${person(1, [['Bevoegdheid', 'Gezamenlijk bevoegd (met andere bestuurder(s), zie statuten)']])}
#part[Gevolmachtigden]
${person(2, [
  ['Titel', 'Bedrijfsleider'],
  ['Volmacht', 'Beperkte volmacht'],
])}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(7pt)[${printed(`Uittreksel is vervaardigd op ${dashed(made.date(2025, 2025))} om ${made.int(10, 17)}.${made.int(10, 59)} uur.`)} Een gewaarmerkt uittreksel is een officieel bewijs van inschrijving in het Handelsregister.]
`
  return {
    source,
    truth: {
      layout: 'uittreksel KVK (Netherlands)',
      language: 'nl',
      values: { legalName: name, registrationNumber: kvk, taxNumber: rsin, entityType: 'Besloten Vennootschap', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: persons.map(({ given, family, born }, at) => ({ name: `${given} ${family}`, role: at < 2 ? ('director' as const) : ('authorised_signatory' as const), birthDate: born })), // prettier-ignore
      owners: [{ name: holding, share: 100 }],
    },
  }
}
