import {
  call,
  listed,
  literal,
  monthsOf,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Rosalind Jane', 'Gareth', 'Priya', 'Callum Alexander', 'Bronwen', 'Imran', 'Harriet Louise', 'Desmond'],
  family: ['Ashdown', 'Pritchard', 'Venkataraman', 'McAllister', 'Featherstone', 'Siddiqui', 'Trevelyan', 'Okonjo'],
} as const // prettier-ignore
const nations = ['British', 'British', 'British', 'Irish']
const firsts = ['HALLAM VALE', 'SEVERN BRIDGE', 'BLACKTHORN', 'KITTIWAKE', 'OLD QUARRY', 'PENNINE GATE']
const seconds = ['INSTRUMENTS', 'MARINE SERVICES', 'PACKAGING', 'BIOSCIENCE', 'JOINERY', 'FREIGHT']
const places = [
  ['Kelham Wharf', 'Alma Street', 'Sheffield', 'S3 8SA'],
  ['Unit 7 Dock View', 'Penarth Road', 'Cardiff', 'CF11 8TW'],
  ['Ropewalk Court', 'Temple Back', 'Bristol', 'BS1 6FL'],
  ['Saltaire Mill', 'Victoria Road', 'Shipley', 'BD18 3LA'],
] as const
const months = monthsOf('en-GB')

const look = `
#set page(paper: "a4", margin: (x: 24mm, top: 18mm, bottom: 16mm), background: place(center + horizon, circle(radius: 62mm, stroke: 9pt + rgb("#eef1ee"))))
#set text(font: "Liberation Serif", size: 10.5pt, lang: "en", region: "gb", hyphenate: false)
#set par(leading: 0.62em, spacing: 0.95em, justify: true)
#let title(words) = align(center, text(20pt, tracking: 1pt, smallcaps(words)))
#let centre(words) = align(center, text(weight: "bold", 13pt, words))
#let clause(words) = block(above: 11pt, below: 5pt, text(weight: "bold", words))
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 6pt, table(columns: columns, stroke: (x, y) => (bottom: 0.4pt + gray), inset: (x: 4pt, y: 4pt), ..heads.map(head => text(9pt, style: "italic", head)), ..cells.pos()))
`

const firstOf = (dated: string): string => {
  const [year = '', month = ''] = dated.split('-')
  return `${months[Number(month) - 1] ?? ''} ${year}`
}

/** What a registrar of companies certifies of a company in prose, with its officers and members. */
export const goodStanding: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)} LIMITED`
  const number = `0${made.digits(7)}`
  const date = made.date(1994, 2021)
  const [building, street, town, code] = made.pick(places)
  const address = `${building}, ${made.int(2, 190)} ${street}, ${town}, ${code}`
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${family}`, listed: `${family}, ${given}`, born: made.date(1949, 1988).slice(0, 7) })) // prettier-ignore
  const directors = persons.slice(0, 3)
  const secretary = persons[3]?.name ?? ''
  const shares = made.pick([200, 1000, 20_000, 150_000])
  const inPound = made.pick([1, 10])
  const owned = parts(made, 3)
  const holders = [persons[0]?.name ?? '', persons[1]?.name ?? '', `${made.pick(firsts)} HOLDINGS LIMITED`]
  const issued = inWords(made.date(2025, 2025), months)
  const nominal = shares / inPound
  const [act, section] = date < '2009-10-01' ? ['1985', '13'] : ['2006', '15']
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), text(15pt, weight: "bold")[Companies House], [Company No. #text(weight: "bold", ${literal(number)})])
#line(length: 100%, stroke: 0.8pt)
#v(3mm)
${call('title', 'Certificate of Good Standing')}
#v(2mm)
#align(center)[The Registrar of Companies for England and Wales hereby certifies that]
${call('centre', name)}
having been incorporated on ${printed(inWords(date, months))} under section ${section} of the Companies Act ${act} as a private company limited by shares, has, according to the documents on the file of the company and in the custody of the Registrar, been in continuous and unbroken existence since the date of its incorporation. No action is currently being taken by the Registrar to strike the company off the register. As far as the Registrar is aware, the company is not in liquidation or subject to an administration order, and no receiver or manager of its property has been appointed.

#clause[According to the said documents:]
The situation of the registered office of the company is ${printed(address)}.

The directors of the company are
${listed('1.5fr, 1fr, 0.8fr, 1.1fr', ['Name', 'Month and year of birth', 'Nationality', 'Date of appointment'], directors.flatMap(({ listed: one, born }) => [one, firstOf(born), made.pick(nations), inWords(made.date(Number(date.slice(0, 4)) + 1, 2023), months)]))}
and the secretary of the company is ${printed(secretary)}.

The issued share capital of the company is £${printed(grouped(nominal, ','))}.00, divided into ${printed(grouped(shares, ','))} ordinary shares of £${inPound === 1 ? '1.00' : '0.10'} each. The subscribed shares are held as follows, as shown in the last confirmation statement made up to ${printed(inWords(daysAfter(date, 364).replace(/^\d{4}/u, '2024'), months))}:
${listed('2fr, 1fr, 1fr', ['Name of member', 'Number of shares', 'Class'], holders.flatMap((one, at) => [one, grouped((shares / 100) * (owned[at] ?? 0), ','), 'Ordinary']))}
#v(4mm)
Given at Companies House, Cardiff, on ${printed(issued)}.
#v(5mm)
#grid(columns: (1fr, 62mm), [#box(stroke: 0.6pt, inset: 6pt)[#text(8pt)[THE OFFICIAL SEAL OF THE \\ REGISTRAR OF COMPANIES]]], align(center)[#line(length: 100%, stroke: 0.4pt) #text(9pt)[for and on behalf of the Registrar of Companies]])
#v(1fr)
#text(8pt)[The above information was communicated by the company under the Companies Act and is certified as it stands on the register. This certificate is evidence under section 1115 of the Companies Act 2006. Certificate ref. ${printed(made.digits(9))}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificate of good standing (United Kingdom)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'private company limited by shares', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: nominal, currency: 'GBP' },
      officers: [
        ...directors.map(({ name: one, born }) => ({
          name: one,
          role: 'director' as const,
          birthDate: born,
        })),
        { name: secretary, role: 'secretary' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
