import { inCents, itemAt, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, withDots } from '../drawn/written.ts'

const names = {
  given: ['Willem Jacobus', 'Annemiek', 'Sjoerd', 'Fatima', 'Cornelis Adriaan', 'Lieke Maria', 'Bram'],
  family: ['Hoekstra', 'van den Broek', 'El Idrissi', 'de Graaf', 'Terpstra', 'Schouten', 'Kuipers'],
} as const
const firsts = ['Waalzicht', 'Van Rooijen', 'Zonnehof', 'Delta Techniek', 'De Gouden Leeuw', 'Noorderlicht']
const trades = [
  ['Installaties', '43222 - Installatie van verwarmings- en luchtbehandelingsapparatuur'],
  ['Software', '6201 - Ontwikkelen, produceren en uitgeven van software'],
  ['Bloemen', '4622 - Groothandel in bloemen en planten'],
  ['Transport', '4941 - Goederenvervoer over de weg (geen verhuizingen)'],
] as const
const places = [
  ['Utrecht', 'Maliebaan', '3581CD'],
  ['Rotterdam', 'Coolsingel', '3011AD'],
  ['Eindhoven', 'Vestdijk', '5611CC'],
  ['Groningen', 'Hereweg', '9725AA'],
  ['Aalsmeer', 'Legmeerdijk', '1431GB'],
] as const

const look = `
#set page(paper: "a4", margin: (left: 20mm, right: 18mm, top: 13mm, bottom: 12mm))
#set text(font: "Noto Sans", size: 8.6pt, lang: "nl", hyphenate: false)
#let part(words) = block(above: 9pt, below: 5pt, width: 100%, stroke: (top: 0.6pt), inset: (top: 4pt), text(10pt, weight: "bold", words))
#let rows(..pairs) = block(above: 0pt, below: 8pt, grid(columns: (58mm, 1fr), row-gutter: 4.6pt, ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
`

/** The extract that the Dutch chamber sells today: blocks for the legal person, its business, its owner and its people. */
export const uittrekselKvk: DrawnLayout = (made) => {
  const [trade, sbi] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} B.V.`
  const [number, owned] = [`${made.int(10, 89)}${made.digits(6)}`, `${made.int(10, 69)}${made.digits(6)}`]
  const taxNumber = made.number('NL', 'taxNumber', () => `8${made.digits(8)}`)
  const date = made.date(2004, 2022)
  const deed = daysAfter(date, -made.int(1, 4))
  const placed = (): string => {
    const [town, street, code] = made.pick(places)
    return `${street} ${made.int(2, 240)}, ${code} ${town}`
  }
  const [address, elsewhere] = [placed(), placed()]
  const capital = made.pick([100, 1000, 18_000, 18_151])
  const owner = `${made.pick(['Kastanje', 'Veerhaven', 'Oosterpoort'])} Beheer B.V.`
  const persons = people(made, names, 3).map(({ given, family }) => ({ name: `${family}, ${given}`, born: made.date(1948, 1981) })) // prettier-ignore
  const [first, second, proxy] = [itemAt(persons, 0), itemAt(persons, 1), itemAt(persons, 2)]
  const issued = daysAfter('2025-01-06', made.int(0, 320))
  const said = (day: string): string => withDots(day, '-')
  const registered = (day: string): string => `${said(day)} (datum registratie: ${said(daysAfter(day, made.int(1, 9)))})` // prettier-ignore
  const later = daysAfter(date, made.int(300, 900))
  const official = (one: typeof first, since: string, rest: readonly (readonly [string, string])[]): string =>
    pairs('rows', [['Naam', one.name], ['Geboortedatum', said(one.born)], ['Datum in functie', registered(since)], ...rest]) // prettier-ignore
  const amount = `EUR ${inCents(capital, ['.', ','])}`
  const staff = `${made.int(1, 60)}`
  const source = `${look}
#grid(columns: (1fr, auto), text(26pt, weight: "bold")[KVK], align(right)[#text(15pt, weight: "bold")[Uittreksel Handelsregister] \\ #text(10pt)[Kamer van Koophandel]])
#v(2mm)
#grid(columns: (1fr, auto), text(12pt, weight: "bold")[KVK-nummer ${number}], [Pagina 1 (van 1)])
#v(1mm)
#text(7.6pt)[De onderneming / organisatie wil niet dat haar adresgegevens worden gebruikt voor ongevraagde postreclame en verkoop aan de deur.]
#part[Rechtspersoon]
${pairs('rows', [
  ['RSIN', taxNumber],
  ['Rechtsvorm', 'Besloten Vennootschap'],
  ['Statutaire naam', name],
  ['Statutaire zetel', address.split(/\d{4}[A-Z]{2} /u)[1] ?? ''],
  ['Eerste inschrijving handelsregister', said(date)],
  ['Datum akte van oprichting', said(deed)],
  ['Geplaatst kapitaal', amount],
  ['Gestort kapitaal', amount],
  ['Deponering jaarstuk', `De jaarrekening over boekjaar 2023 is gedeponeerd op ${said(made.date(2024, 2024))}.`],
])}
#part[Onderneming]
${pairs('rows', [
  ['Handelsnamen', `${name}\n${name.replace(/ \S+ B\.V\.$/u, '')}`],
  ['Startdatum onderneming', registered(date)],
  ['Activiteiten', `SBI-code: ${sbi}`],
  ['Werkzame personen', staff],
])}
#part[Vestiging]
${pairs('rows', [
  ['Vestigingsnummer', `0000${made.digits(8)}`],
  ['Handelsnamen', `${name}\n${name.replace(/ \S+ B\.V\.$/u, '')}`],
  ['Bezoekadres', address],
  ['Telefoonnummer', `0${made.int(10, 79)}${made.digits(7)}`],
  ['Datum vestiging', registered(date)],
  ['Activiteiten', `SBI-code: ${sbi}`],
  ['Werkzame personen', staff],
])}
#part[Enig aandeelhouder]
${pairs('rows', [
  ['Naam', owner],
  ['Bezoekadres', elsewhere],
  ['Ingeschreven in handelsregister onder KVK-nummer', owned],
  ['Enig aandeelhouder sedert', registered(deed)],
])}
#part[Bestuurders]
${official(first, date, [['Titel', 'Algemeen directeur'], ['Bevoegdheid', 'Alleen/zelfstandig bevoegd']])}
${official(second, later, [['Titel', 'Directeur'], ['Bevoegdheid', 'Gezamenlijk bevoegd (met andere bestuurder(s), zie statuten)']])}
#part[Gevolmachtigde]
${official(proxy, daysAfter(later, 200), [['Titel', 'Bedrijfsleider'], ['Inhoud volmacht', 'Beperkte volmacht tot EUR 10.000,00']])}
#v(1fr)
#text(7.6pt)[${printed(`Uittreksel is vervaardigd op ${said(issued)} om ${made.int(10, 20)}.${made.int(10, 59)} uur. Dit uittreksel is elektronisch gewaarmerkt.`)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'uittreksel handelsregister (KVK)',
      language: 'nl',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'Besloten Vennootschap', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: first.name, role: 'director', birthDate: first.born },
        { name: second.name, role: 'director', birthDate: second.born },
        { name: proxy.name, role: 'authorised_signatory', birthDate: proxy.born },
      ],
      owners: [{ name: owner, share: 100 }],
    },
  }
}
