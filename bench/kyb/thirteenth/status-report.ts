import {
  distinct,
  listed,
  monthsOf,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Chukwuemeka', 'Folasade Abike', 'Ibrahim', 'Ngozi', 'Babatunde', 'Hauwa', 'Ebiere'],
  family: ['Okonjo-Eze', 'Adeyinka', 'Danjuma', 'Nwachukwu', 'Olorunfemi', 'Bello', 'Tariah'],
} as const
const firsts = ['Zuma Rock', 'Oguta', 'Niger Bend', 'Palmgrove', 'Savannah Gold']
const trades = [
  ['Agro Allied', 'PROCESSING AND EXPORT OF CASSAVA'],
  ['Energy Services', 'OIL FIELD SERVICES'],
  ['Textile Mills', 'MANUFACTURE OF TEXTILES'],
] as const
const places = [
  'Adeola Odeku Street, Victoria Island, Lagos',
  'Aminu Kano Crescent, Wuse 2, Abuja',
  'Trans Amadi Layout, Port Harcourt, Rivers',
  'Murtala Mohammed Way, Kano, Kano',
]

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 16mm, bottom: 16mm))
#set text(font: "FreeSerif", size: 10.5pt, lang: "en", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.8em)
#let bar(words) = block(above: 11pt, below: 5pt, text(weight: "bold", underline(words)))
#let rows(..pairs) = block(above: 4pt, below: 4pt, table(columns: (62mm, 1fr), stroke: 0.5pt + luma(110), inset: 4.6pt, ..pairs.pos().map(((label, value)) => (strong(label), value)).flatten()))
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 0pt, table(columns: columns, stroke: 0.5pt + luma(110), inset: 4.6pt, ..heads.map(strong), ..cells.pos()))
`

/** The status report of the Nigerian commission: a letter's head, particulars in a grid, directors, secretary, and holders of shares. */
export const statusReport: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} Limited`.toUpperCase()
  const number = `RC ${made.int(210_000, 1_890_000)}`
  const taxNumber = `${made.digits(8)}-0001`
  const date = made.date(1998, 2021)
  const [first = '', home = '', second = ''] = distinct(made, places, 3)
  const address = `${made.int(2, 180)} ${first}`
  const persons = people(made, names, 5).map(({ given, family }) => ({ name: `${family} ${given}`.toUpperCase(), born: made.date(1948, 1976) })) // prettier-ignore
  const directors = persons.slice(0, 3)
  const secretary = persons[3]?.name ?? ''
  const former = persons[4]?.name ?? ''
  const shares = made.pick([1_000_000, 5_000_000, 10_000_000])
  const owned = parts(made, 3)
  const months = monthsOf('en')
  const source = `${look}
#align(center)[#text(15pt, weight: "bold")[CORPORATE AFFAIRS COMMISSION] \\ #text(9pt)[Plot 420 Tigris Crescent, Off Aguiyi Ironsi Street, Maitama, Abuja, FCT] \\ #v(2mm) #text(13pt, weight: "bold")[STATUS REPORT]]
Our Ref: CAC/SR/${made.digits(6)} #h(1fr) Date: ${inWords(daysAfter('2025-03-03', made.int(0, 150)), months)}

We refer to your application of ${inWords('2025-02-21', months)} on the above subject and hereby furnish you with the particulars of the company as contained in our records as at today.
#bar("COMPANY DETAILS")
${pairs('rows', [
  ['COMPANY NAME', name],
  ['REGISTRATION NUMBER', number],
  ['TAX IDENTIFICATION NUMBER', taxNumber],
  ['DATE OF REGISTRATION', inWords(date, months)],
  ['TYPE OF COMPANY', 'PRIVATE COMPANY LIMITED BY SHARES'],
  ['COMPANY STATUS', 'ACTIVE'],
  ['REGISTERED ADDRESS', address],
  ['HEAD OFFICE ADDRESS', `${made.int(2, 90)} ${second}`],
  ['PRINCIPAL ACTIVITY', purpose],
  ['ISSUED SHARE CAPITAL', `NGN ${grouped(shares, ',')}.00 divided into ${grouped(shares, ',')} ordinary shares of NGN 1.00 each`],
  ['LAST ANNUAL RETURN FILED', inWords('2024-07-15', months)],
])}
#bar("PARTICULARS OF DIRECTORS")
${listed('10mm, 1fr, 30mm, 28mm, 1fr', ['S/N', 'NAME', 'DATE OF BIRTH', 'NATIONALITY', 'ADDRESS'], directors.flatMap((one, at) => [`${at + 1}`, one.name, one.born.split('-').toReversed().join('/'), 'NIGERIAN', `${made.int(2, 70)} ${home}`]))}
#bar("COMPANY SECRETARY")
${listed('10mm, 1fr, 1fr', ['S/N', 'NAME', 'ADDRESS'], ['1', secretary, `${made.int(2, 70)} ${second}`])}
#bar("SHAREHOLDING STRUCTURE")
${listed('10mm, 1fr, 40mm, 34mm, 22mm', ['S/N', 'NAME', 'NO. OF SHARES HELD', 'TYPE OF SHARES', '%'], directors.flatMap((one, at) => [`${at + 1}`, one.name, grouped((shares / 100) * (owned[at] ?? 0), ','), 'ORDINARY', `${owned[at] ?? 0}.00`]))}
#v(2mm)
${printed(`NOTE: ${former} ceased to be a director with effect from ${inWords(daysAfter(date, 760), months)} (Form CAC 7). No charge is registered against the company.`)}
#v(1fr)
${printed(made.pick(['A. Y. Garba', 'O. T. Ehimare']))} \\ For: REGISTRAR-GENERAL
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'status report (Nigeria)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'PRIVATE COMPANY LIMITED BY SHARES', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'NGN' },
      officers: [
        ...directors.map((one) => ({ name: one.name, role: 'director' as const, birthDate: one.born })),
        { name: secretary, role: 'secretary' },
      ],
      owners: directors.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
