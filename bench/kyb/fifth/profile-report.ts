import { distinct, literal, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'

const names = {
  given: ['Meredith', 'Gordon', 'Priya', 'Callum', 'Sylvie', 'Desmond', 'Harriet', 'Anselm', 'Noreen'],
  family: ['Ashbridge', 'Tremblay', 'MacIsaac', 'Okonkwo', 'Dhaliwal', 'Pelletier', 'Wexford', 'Kowalchuk'],
} as const
const firsts = ['NORTHMERE', 'CEDAR LANTERN', 'GEORGIAN SHOAL', 'TAMARACK RIDGE', 'OTTERTAIL', 'BLUE HERON']
const trades = ['TIMBER', 'LOGISTICS', 'ROBOTICS', 'FOODS', 'INSTRUMENTS', 'PROPERTIES']
const streets = ['King Street West', 'Bay Street', 'Dundas Street East', 'Wellington Street', 'Barton Street']
const towns = [
  ['Toronto', 'M5H'],
  ['Ottawa', 'K1P'],
  ['Hamilton', 'L8N'],
  ['London', 'N6A'],
  ['Sudbury', 'P3E'],
] as const
const months = monthsOf('en')

function inEnglish(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${months[Number(month) - 1] ?? ''} ${day}, ${year}`
}

type Row = readonly [label: string, value: string]

const rows = (list: readonly Row[]): string =>
  `#facts(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

const look = `
#set page(width: 8.5in, height: 11in, margin: (x: 0.8in, top: 0.7in, bottom: 0.6in))
#set text(font: ("Noto Sans Display", "Noto Sans"), size: 10pt, lang: "en")
#let facts(..list) = block(below: 14pt, grid(columns: (2.45in, 1fr), row-gutter: 6.5pt,
  ..list.pos().map(((label, value)) => (text(label), text(weight: "bold", value))).flatten()))
#let section(title) = block(above: 12pt, below: 9pt, text(12pt, weight: "bold", title))
`

/** Ontario's report on a corporation: labels to the left of their values, people one below the other. */
export const profileReport: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} ${made.pick(['INC.', 'LTD.', 'CORPORATION'])}`
  const number = made.pick([`2${made.digits(6)}`, `1000${made.digits(6)}`])
  const date = made.date(1998, 2023)
  const persons = people(made, names, 3).map(({ given, family }) => `${given} ${family}`)
  const address = (): string => {
    const [town, area] = made.pick(towns)
    return `${made.int(11, 980)} ${made.pick(streets)}, ${made.int(100, 990)}, ${town}, Ontario, Canada, ${area} ${made.int(1, 9)}${made.pick(['A', 'C', 'K', 'X'])}${made.int(1, 9)}`
  }
  const seat = address()
  const homes = distinct(made, [address(), address(), address()], 3)
  const began: Row = ['Date Began', inEnglish(date)]
  const person = (at: number, position: readonly Row[], ...more: readonly Row[]): string =>
    rows([['Name', persons[at] ?? ''], ...position, ['Address for Service', homes[at] ?? ''], ...more])
  const source = `${look}
#grid(columns: (1fr, auto), text(19pt, weight: "bold")[Ontario #box(baseline: -20%, text(11pt)[✽])], align(right)[Ministry of Public and \\ Business Service Delivery])
#v(10pt)
#text(20pt)[Profile Report]
#v(2pt)
${printed(name)} as of ${printed(inEnglish(made.date(2024, 2025)))}
#line(length: 100%, stroke: 0.6pt)
#v(2pt)
${rows([
  ['Act', 'Business Corporations Act'],
  ['Type', 'Ontario Business Corporation'],
  ['Name', name],
  ['Ontario Corporation Number (OCN)', number],
  ['Governing Jurisdiction', 'Canada - Ontario'],
  ['Status', 'Active'],
  ['Date of Incorporation', inEnglish(date)],
  ['Registered or Head Office Address', seat],
])}
#section[Active Director(s)]
${rows([
  ['Minimum Number of Directors', '1'],
  ['Maximum Number of Directors', '10'],
])}
${person(0, [], ['Resident Canadian', 'Yes'], began)}
${person(1, [], ['Resident Canadian', 'Yes'], began)}
#section[Active Officer(s)]
${person(2, [['Position', 'Secretary']], began)}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(7.5pt)[Certified a true copy of the record of the Ministry of Public and Business Service Delivery. #h(1fr) Director/Registrar \\
This report sets out the most recent information recorded in the Electronic Business Registry on or after June 27, 1992. Additional historical information may exist in paper or microfiche format. #h(1fr) Page 1 of 1]
`
  return {
    source,
    truth: {
      layout: 'profile report (Ontario)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'Ontario Business Corporation', status: 'active', incorporationDate: date, address: seat, countryIso2: 'CA' }, // prettier-ignore
      capital: null,
      officers: persons.map((person, at) => ({ name: person, role: at < 2 ? ('director' as const) : ('secretary' as const) })), // prettier-ignore
      owners: [],
    },
  }
}
