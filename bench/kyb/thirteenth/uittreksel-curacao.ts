import {
  inCents,
  itemAt,
  monthsOf,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter, inWords, withDots } from '../drawn/written.ts'

const names = {
  given: ['Rignald Eugène', 'Sharlon', 'Maritza Elena', 'Hubert Willem', 'Gwendolyn', 'Ruthmila'],
  family: ['Martina', 'Capriles', 'Doran-Rosaria', 'Schoop', 'van der Linde', 'Isenia'],
} as const
const firsts = ['Otrobanda', 'Punda', 'Caracasbaai', 'Christoffel', 'Kunuku']
const trades = [
  ['Trading', 'Import, export en groothandel in bouwmaterialen'],
  ['Beheer', 'Beleggen van vermogen in onroerende zaken en effecten'],
  ['Hospitality', 'Exploitatie van hotels, appartementen en restaurants'],
] as const
const streets = [
  'Kaya W.F.G. Mensing',
  'Schottegatweg Oost',
  'Pietermaai',
  'Penstraat',
  'Abraham de Veerstraat',
]
const towns = ['Willemstad', 'Rotterdam', 'Bonaire', 'Breda']

const look = `
#set page(paper: "us-letter", margin: (left: 24mm, right: 20mm, top: 18mm, bottom: 18mm))
#set text(font: "Liberation Serif", size: 10.5pt, lang: "nl", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let part(words) = block(above: 12pt, below: 5pt, smallcaps(text(11.5pt, weight: "bold", words)))
#let rows(..pairs) = block(above: 9pt, below: 9pt, grid(columns: (58mm, 4mm, 1fr), row-gutter: 5.2pt, ..pairs.pos().map(((label, value)) => (label, if label == "" { "" } else { ":" }, value)).flatten()))
`

/** The excerpt of the Curaçao chamber: labels, colons and values down one page, one block for each officer. */
export const uittrekselCuracao: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} B.V.`
  const number = `${made.int(60_000, 168_000)}`
  const taxNumber = `102${made.digits(6)}`
  const date = made.date(2001, 2021)
  const deed = daysAfter(date, -made.int(3, 20))
  const address = `${made.pick(streets)} ${made.int(2, 170)}, Willemstad, Curaçao`
  const shares = made.pick([100, 1000, 6000])
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${family}`, born: made.date(1945, 1979), town: made.pick(towns) })) // prettier-ignore
  const [director, manager] = [itemAt(persons, 0), itemAt(persons, 1)]
  const [proxy, former] = [itemAt(persons, 2), itemAt(persons, 3)]
  const months = monthsOf('nl')
  const said = (day: string): string => inWords(day, months)
  const official = (one: typeof director, [post, power]: readonly [string, string], since: string): string =>
    pairs('rows', [
      ['Naam', one.name],
      ['Geboortedatum en -plaats', `${withDots(one.born, '-')}, ${one.town}`],
      ['Functie', post],
      ['Datum in functie', said(since)],
      ['Bevoegdheid', power],
    ])
  const source = `${look}
#grid(columns: (1fr, auto), [#text(15pt, weight: "bold")[Kamer van Koophandel en Nijverheid] \\ #text(12pt)[Curaçao]], align(right, text(9pt)[Kaya Junior Salas 1 \\ P.O. Box 10, Curaçao \\ www.kamer.example]))
#line(length: 100%, stroke: 1.4pt)
#v(2mm)
#align(center, text(12.5pt, weight: "bold")[UITTREKSEL UIT HET HANDELSREGISTER])

Afgegeven op ${said(daysAfter('2025-01-20', made.int(0, 200)))} #h(1fr) Ordernummer ${made.digits(7)}
${pairs('rows', [
  ['Inschrijvingsnummer', `${number} (0)`],
  ['CRIB-nummer', taxNumber],
  ['Datum eerste inschrijving', said(date)],
])}
#part[Rechtspersoon]
${pairs('rows', [
  ['Statutaire naam', name],
  ['Handelsnaam', `${name.replace(' B.V.', '')} Curaçao`],
  ['Rechtsvorm', 'Besloten vennootschap'],
  ['Statutaire zetel', 'Curaçao'],
  ['Akte van oprichting', said(deed)],
  ['Laatste statutenwijziging', said(daysAfter(date, 1300))],
  ['Status', 'Actief'],
  ['Boekjaar', '1 januari – 31 december'],
  ['Nominaal geplaatst kapitaal', `USD ${inCents(shares, ['.', ','])}`],
  ['Vestigingsadres', address],
  ['Doel (samengevat)', purpose],
])}
#part[Functionarissen]
${official(director, ['Statutair directeur', 'Zelfstandig bevoegd'], date)}
${official(manager, ['Statutair directeur', 'Gezamenlijk bevoegd met een andere directeur'], daysAfter(date, 500))}
${official(proxy, ['Procuratiehouder', 'Beperkte volmacht tot USD 25.000,00'], daysAfter(date, 900))}
#part[Uitgetreden functionarissen]
${pairs('rows', [['Naam', former.name], ['Functie', 'Statutair directeur'], ['Datum uit functie', said(daysAfter(date, 500))]])}
#v(1fr)
#text(9pt)[${printed('Voor zover uit het register blijkt is de rechtspersoon niet in staat van faillissement verklaard. Dit uittreksel is zonder handtekening van de Kamer niet geldig.')}] \\
#v(5mm)
${made.pick(['drs. J. Kleinmoedig', 'mw. R. Pieternella'])}, Registerhouder
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'uittreksel handelsregister (Curaçao)',
      language: 'nl',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'Besloten vennootschap', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'USD' },
      officers: [
        { name: director.name, role: 'managing_director', birthDate: director.born },
        { name: manager.name, role: 'managing_director', birthDate: manager.born },
        { name: proxy.name, role: 'authorised_signatory', birthDate: proxy.born },
      ],
      owners: [],
    },
  }
}
