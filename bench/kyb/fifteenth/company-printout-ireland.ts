import {
  distinct,
  itemAt,
  listed,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter, slashed } from '../drawn/written.ts'

const names = {
  given: ['Aoife', 'Diarmuid', 'Caoimhe Rose', 'Fergal Patrick', 'Sinéad', 'Cormac', 'Gráinne'],
  family: ['O’Halloran', 'Mac Cárthaigh', 'Brennan', 'Ní Dhomhnaill', 'Tierney', 'Fitzmaurice', 'Keogh'],
} as const
const firsts = ['GLENMALURE', 'SLANEY VALLEY', 'CLADDAGH', 'BOYNE HARBOUR', 'KNOCKMEALDOWN']
const trades = [
  ['PRECISION ENGINEERING', '25.62 Machining'],
  ['DATA SYSTEMS', '62.02 Computer consultancy activities'],
  ['SEAFOODS', '10.20 Processing and preserving of fish, crustaceans and molluscs'],
] as const
const places = [
  ['RAHEEN BUSINESS PARK', 'LIMERICK', 'V94'],
  ['SOUTH MALL', 'CORK', 'T12'],
  ['HEBRON INDUSTRIAL ESTATE', 'KILKENNY', 'R95'],
  ['FITZWILLIAM SQUARE EAST', 'DUBLIN 2', 'D02'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 14mm, bottom: 16mm), footer: align(center, text(7.5pt)[Companies Registration Office, Bloom House, Gloucester Place Lower, Dublin 1 #h(6mm) Page 1 of 1]))
#set text(font: "Liberation Sans", size: 9pt, lang: "en", hyphenate: false)
#let bar(words) = block(above: 11pt, below: 5pt, width: 100%, fill: rgb("#d7e4dc"), inset: 3.5pt, strong(words))
#let rows(..pairs) = grid(columns: (44mm, 1fr), row-gutter: 5.4pt, ..pairs.pos().map(((label, value)) => (strong(label), value)).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, stroke: (x, y) => (bottom: 0.4pt + luma(if y == 0 { 0 } else { 170 })), inset: (x: 2pt, y: 4pt), ..heads.map(strong), ..cells.pos())
`

/** The printout of the Irish registrar: facts in two columns, officers, capital and the last filings in tables. */
export const companyPrintoutIreland: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const [street, county, routing] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade} LIMITED`
  const number = `${made.int(402_000, 699_000)}`
  const date = made.date(2005, 2020)
  const address = `UNIT ${made.int(2, 28)}, ${street}, ${county}, ${routing} ${made.pick(['X2F8', 'K7PY', 'A0H3', 'E9C6'])}, IRELAND`
  const shares = made.pick([100, 300, 1000, 50_000])
  const persons = people(made, names, 5)
  const homes = distinct(made, ['12 Seapoint Avenue, Blackrock, Co. Dublin', 'Ballinvarrig, Whitechurch, Co. Cork', '4 The Crescent, Ennis, Co. Clare', 'Oldtown House, Naas, Co. Kildare', '77 Taylor’s Hill, Galway'], 5) // prettier-ignore
  const called = persons.map(({ given, family }) => `${given} ${family}`)
  const [secretary, former] = [itemAt(called, 0), itemAt(called, 4)]
  const directors = called.slice(1, 4).map((one) => ({ name: one, born: made.date(1951, 1984) }))
  const yearly = daysAfter(date, 183).slice(4)
  const printedOn = daysAfter(`2025${yearly}`, -made.int(15, 150))
  const filing = (what: string, day: string): readonly string[] => [made.digits(8), what, slashed(day), slashed(daysAfter(day, made.int(4, 20)))] // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right + bottom), [#text(15pt, weight: "bold")[CRO] #h(3mm) #text(11pt)[Companies Registration Office \\ An Oifig um Chlárú Cuideachtaí]], [Date of printout: ${slashed(printedOn)} \\ Work reference: ${made.digits(7)}])
#line(length: 100%, stroke: 1pt + rgb("#2d6a4f"))
#align(center, text(13pt, weight: "bold")[COMPANY PRINTOUT])
#bar("Company Details")
${pairs('rows', [
  ['Company Number', number],
  ['Company Name', name],
  ['Registered Office', address],
  ['Company Type', 'LTD - PRIVATE COMPANY LIMITED BY SHARES'],
  ['Company Status', 'NORMAL'],
  ['Effective Date', slashed(date)],
  ['Registration Date', slashed(date)],
  ['Last Annual Return Date', slashed(`2024${yearly}`)],
  ['Next Annual Return Date', slashed(`2025${yearly}`)],
  ['Last Accounts Made Up To', '31/12/2023'],
  ['Principal Object (NACE)', activity],
  ['Section 137 Bond', 'None'],
])}
#bar("Officers")
${listed('1fr, 58mm, 21mm, 22mm, 22mm', ['Name', 'Address', 'Position', 'Date of Birth', 'Appointed'], [
  ...[secretary, itemAt(homes, 0), 'Secretary', '', slashed(date)],
  ...directors.flatMap((one, at) => [one.name, itemAt(homes, at + 1), 'Director', slashed(one.born), slashed(at < 2 ? date : daysAfter(date, 1160))]), // prettier-ignore
])}
#bar("Officers Resigned / Ceased")
${listed('1fr, 58mm, 21mm, 22mm, 22mm', ['Name', 'Address', 'Position', 'Appointed', 'Ceased'], [former, itemAt(homes, 4), 'Director', slashed(date), slashed(daysAfter(date, 1160))])}
#bar("Share Capital")
${pairs('rows', [
  ['Currency', 'EUR'],
  ['Issued Share Capital', `€${shares.toLocaleString('en')}.00 in ${shares.toLocaleString('en')} Ordinary shares of €1.00 each`],
  ['Unpaid', '€0.00'],
])}
#bar("Charges")
No charges are registered against this company.
#bar("Most Recent Submissions")
${listed('26mm, 1fr, 30mm, 30mm', ['Submission No.', 'Document', 'Received', 'Registered'], [
  ...filing('B1C - Annual Return with accounts', daysAfter(`2024${yearly}`, 41)),
  ...filing('B10 - Change of director and/or secretary', daysAfter(date, 1165)),
  ...filing('B2 - Change of registered office', daysAfter(date, 640)),
  ...filing('A1 - Company incorporation', daysAfter(date, -9)),
])}
#v(1fr)
#text(7.5pt)[${printed('This printout shows the particulars entered on the register at the date above. The Registrar does not verify the accuracy of information delivered by companies. Registrar of Companies: J. Ó Murchú.')}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'company printout (Ireland)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'LTD - PRIVATE COMPANY LIMITED BY SHARES', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'EUR' },
      officers: [
        { name: secretary, role: 'secretary' },
        ...directors.map((one) => ({ name: one.name, role: 'director' as const, birthDate: one.born })),
      ],
      owners: [],
    },
  }
}
