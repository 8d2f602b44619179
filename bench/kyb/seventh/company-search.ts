import {
  distinct,
  literal,
  monthsOf,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: [
    'WANJIKU GRACE',
    'OCHIENG BRIAN',
    'CHEBET FAITH',
    'MUTUA DENNIS',
    'AMINA HALIMA',
    'KIPROTICH EVANS',
  ],
  family: ['MWANGI', 'ODHIAMBO', 'KIPLAGAT', 'MUSYOKA', 'ABDIRAHMAN', 'NJOROGE'],
} as const
const places = [
  ['BISHOP MAGUA CENTRE, NGONG ROAD', 'NAIROBI', '00100'],
  ['MEGA PLAZA, OGINGA ODINGA STREET', 'KISUMU', '40100'],
  ['TSS TOWER, NKRUMAH ROAD', 'MOMBASA', '80100'],
  ['RUPA MALL, ELDORET-NAKURU ROAD', 'ELDORET', '30100'],
] as const
const firsts = ['SAVANNAH RIDGE', 'TANA BASIN', 'HIGHLAND CREST', 'BLUE LAGOON', 'ACACIA POINT']
const trades = ['AGENCIES', 'HARDWARE', 'TOURS AND SAFARIS', 'MILLERS', 'TECHNOLOGIES']
const months = monthsOf('en')

const look = `
#set page(paper: "a4", margin: (x: 21mm, top: 17mm, bottom: 16mm))
#set text(font: "Liberation Serif", size: 11pt, lang: "en", hyphenate: false)
#let facts(..list) = block(above: 12pt, below: 12pt, table(columns: (58mm, 1fr), stroke: 0.5pt, inset: 6pt, ..list.pos().map(((label, value)) => (text(weight: "bold", label), text(value))).flatten()))
#let listed(heads, ..list) = table(columns: (1.5fr, 1.25fr, 1.4fr, 29mm, 29mm), stroke: 0.5pt, inset: (x: 5pt, y: 6pt), align: horizon, ..heads.map((head) => text(9.5pt, weight: "bold", head)), ..list.pos().map((cell) => text(9.5pt, cell)))
`

/** The letter in which the Kenyan registrar says who is in a company: one table of directors and holders together. */
export const companySearch: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} LIMITED`
  const date = made.date(2016, 2023)
  const number = `PVT-${Array.from({ length: 3 }, () => made.pick(Array.from('ABDEGJKLMPQRTUVXYZ'))).join('')}${made.pick(['U', 'Z'])}${made.digits(3)}`
  const [building, town, code] = made.pick(places)
  const address = `${building}, ${town}, P.O. BOX ${made.int(120, 7900)} - ${code} ${town}`
  const shares = made.pick([100, 1000, 10_000])
  const value = made.pick([10, 100, 1000])
  const persons = people(made, names, 4).map(({ given, family }) => `${given} ${family}`)
  const holders = distinct(made, persons.slice(0, 3), 3)
  const owned = parts(made, holders.length)
  const roles = ['DIRECTOR/SHAREHOLDER', 'DIRECTOR/SHAREHOLDER', 'SHAREHOLDER'] as const
  const rows = holders.flatMap((person, at) => [
    person,
    roles[at] ?? '',
    `P.O. BOX ${made.int(120, 7900)} - ${made.pick(places)[2]}`,
    'KENYAN',
    `ORDINARY: ${grouped((shares / 100) * (owned[at] ?? 0), ',')}`,
  ])
  const secretary = [persons[3] ?? '', 'SECRETARY', `P.O. BOX ${made.int(120, 7900)} - ${code}`, 'KENYAN', '']
  const source = `${look}
#align(center)[#circle(radius: 9mm, stroke: 1pt, align(center + horizon, text(7pt)[REPUBLIC \\ OF KENYA]))
#v(-2pt)
#text(13pt, weight: "bold")[BUSINESS REGISTRATION SERVICE] \\ #text(11pt)[OFFICE OF THE REGISTRAR OF COMPANIES \\ P.O. Box 30031 - 00100, Nairobi]]
#v(4pt)
#grid(columns: (1fr, auto), [Our Ref: *CR12/${made.digits(7)}*], [Date: ${printed(inWords(made.date(2024, 2025), months))}])
#v(4pt)
Dear Sir/Madam,

#text(weight: "bold")[RE: ${printed(name)} – OFFICIAL SEARCH]

The following are the particulars of the above company according to the records held at the Companies Registry:
${pairs('facts', [
  ['COMPANY NAME', name],
  ['REGISTRATION NUMBER', number],
  ['DATE OF REGISTRATION', inWords(date, months)],
  ['TYPE OF COMPANY', 'PRIVATE LIMITED COMPANY'],
  ['NOMINAL SHARE CAPITAL', `KES ${grouped(shares * value, ',')}.00`],
  ['NUMBER AND TYPE OF SHARES', `ORDINARY: ${grouped(shares, ',')}, VALUE PER SHARE: KES ${grouped(value, ',')}.00`],
  ['REGISTERED OFFICE', address],
  ['ENCUMBRANCES', 'NIL'],
])}
#text(weight: "bold")[DIRECTORS AND SHAREHOLDERS]
#v(-4pt)
#listed((${['NAME', 'DESCRIPTION', 'ADDRESS', 'NATIONALITY', 'SHARES'].map(literal).join(', ')}), ${[...rows, ...secretary].map(literal).join(', ')})
#v(6pt)
This information is correct as at the date of this letter and is issued without any alteration.

Yours faithfully,
#v(13mm)
#line(length: 60mm, stroke: 0.6pt) #v(-6pt)
*REGISTRAR OF COMPANIES*
#v(1fr)
#grid(columns: (1fr, auto), align: bottom, text(8.5pt)[This is a system generated document. To verify it, scan the code or visit the portal of the service and enter the reference above.], rect(width: 19mm, height: 19mm, stroke: (paint: black, thickness: 2.5pt, dash: "dotted"), align(center + horizon, text(7pt)[QR])))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'official search CR12 (Kenya)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'PRIVATE LIMITED COMPANY', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares * value, currency: 'KES' },
      officers: [
        ...holders.slice(0, 2).map((person) => ({ name: person, role: 'director' as const })),
        { name: persons[3] ?? '', role: 'secretary' },
      ],
      owners: holders.map((person, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
