import { literal, people, type DrawnLayout } from '../drawn/drawn-document.ts'
import { slashed } from '../drawn/written.ts'

const names = {
  given: ['NOMVULA PRECIOUS', 'JACOBUS HENDRIK', 'SIPHO', 'ANNELIE', 'KAVITHA', 'THABO EMMANUEL', 'LERATO', 'RIAAN'],
  family: ['MAKHATHINI', 'VAN SCHALKWYK', 'NAIDOO', 'DLAMINI', 'OOSTHUIZEN', 'MOKOENA', 'DU PREEZ', 'KHUMALO'],
} as const // prettier-ignore
const places = [
  { town: 'RANDBURG', state: 'GAUTENG', code: '2194', streets: ['BRAM FISCHER DRIVE', 'JAN SMUTS AVENUE', 'HENDRIK VERWOERD ROAD'], suburb: 'FERNDALE' },
  { town: 'DURBAN', state: 'KWA-ZULU NATAL', code: '4001', streets: ['ANTON LEMBEDE STREET', 'FLORIDA ROAD', 'UMGENI ROAD'], suburb: 'GREYVILLE' },
  { town: 'STELLENBOSCH', state: 'WESTERN CAPE', code: '7600', streets: ['DORP STREET', 'MERRIMAN AVENUE', 'PLEIN STREET'], suburb: 'DENNESIG' },
] as const // prettier-ignore
const stems = ['IMBALI TRADING', 'KAROO WIND SERVICES', 'PROTEA RIDGE FOODS', 'UBUNTU STEEL WORKS', 'BLOUBERG MARINE'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 15mm), footer: [#line(length: 100%, stroke: 0.5pt) #v(-7pt) #text(7pt)[*Physical Address:* the dti Campus - Block F, 77 Meintjies Street, Sunnyside 0001 #h(1fr) *Call Centre:* 086 100 2472 \\ *Postal Address:* P O Box 429, Pretoria, 0001 #h(1fr) *Website:* www.cipc.co.za]])
#set text(font: "FreeSans", size: 9.5pt, lang: "en", hyphenate: false)
#let title(body) = block(width: 100%, above: 9pt, below: 5pt, stroke: (bottom: 0.8pt), inset: (bottom: 2.5pt), strong(body))
#let facts(..list) = grid(columns: (58mm, 1fr), row-gutter: 5.5pt, ..list.pos().map(((label, value)) => (label, strong(value))).flatten())
`

type Line = readonly [label: string, value: string]

const facts = (list: readonly Line[]): string =>
  `#facts(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

/** The check digit of an identity number: Luhn over the twelve before it. */
function checked(twelve: string): string {
  const sum = Array.from(twelve).reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

interface Director {
  readonly name: string
  readonly id: string
  readonly since: string
  readonly home: readonly string[]
}

function directors(list: readonly Director[]): string {
  const heads = ['Surname and First Names', 'Type', 'ID Number / Date of Birth', 'Contrib. (R)', 'Interest (%)', 'Appoint. Date', 'Addresses'] // prettier-ignore
  const cells = list.flatMap(({ name, id, since, home }) => [name, 'Director', id, '0.00', '0.00', slashed(since), `Postal: ${home.join(', ')}\nResidential: ${home.join(', ')}`]) // prettier-ignore
  return `#text(7.8pt, table(columns: (33mm, 14mm, 25mm, 13mm, 13mm, 18mm, 1fr), stroke: none, inset: (x: 2pt, y: 3.5pt), table.hline(stroke: 0.5pt), ${heads.map((head) => `strong(${literal(head)})`).join(', ')}, table.hline(stroke: 0.5pt), ${cells.map(literal).join(', ')}))`
}

const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** What the South African commission discloses of a company: labels and values, then a table of its directors. */
export const disclosureCertificate: DrawnLayout = (made) => {
  const place = made.pick(places)
  const name = `${made.pick(stems)} (PTY) LTD`
  const founded = made.date(2011, 2021)
  const number = made.number('ZA', 'registrationNumber', () => `${founded.slice(0, 4)}/${made.digits(6)}/07`)
  const tax = made.number('ZA', 'taxNumber', () => `9${made.digits(9)}`)
  const home = (): readonly string[] => [`${made.int(3, 190)} ${made.pick(place.streets)}`, place.suburb, place.town, place.state, place.code] // prettier-ignore
  const seat = home()
  const list = people(made, names, made.int(2, 4)).map(({ given, family }) => ({
    name: `${family}, ${given}`,
    id: checked(
      `${made.int(55, 96)}${made.date(2000, 2000).slice(5).replace('-', '')}${made.int(1000, 9899)}08`,
    ),
    since: made.pick([founded, made.date(2022, 2024)]),
    home: home(),
  }))
  const month = made.pick(['February', 'June', 'December'])
  const issued = made.date(2025, 2025)
  const source = `${look}
#grid(columns: (1fr, auto), align: (left + horizon, right + horizon), [#text(17pt, weight: "bold", fill: rgb("#1b6b4a"))[CIPC] \\ #text(8.5pt)[Companies and Intellectual \\ Property Commission] \\ #text(6.5pt)[a member of the dtic group]], rect(width: 26mm, height: 14mm, stroke: 0.5pt, align(center + horizon, text(6pt)[${made.digits(12)}])))
#v(2mm)
#block(width: 100%, fill: luma(232), inset: 6pt)[Certificate issued by the Companies and Intellectual Property Commission on *${weekday(issued)}* at *${made.int(10, 16)}:${made.int(10, 59)}*]
#align(center, text(14pt, weight: "bold")[Disclosure Certificate: Companies and Close Corporations])
#block(above: 8pt)[Registration Number: #h(4mm) *${number}* \\ Enterprise Name: #h(10.5mm) *${name}*]
#title[ENTERPRISE INFORMATION]
${facts([
  ['Registration Number', number],
  ['Enterprise Name', name],
  ['Registration Date', slashed(founded)],
  ['Business Start Date', slashed(founded)],
  ['Enterprise Type', 'Private Company'],
  ['Enterprise Status', 'In Business'],
  ['Compliance Notice Status', 'NONE'],
  ['Financial Year End', month],
  ['TAX Number', tax],
  ['Main Business/Main Object', 'BUSINESS ACTIVITIES NOT RESTRICTED.'],
])}
#grid(columns: (1fr, 1fr), column-gutter: 6mm,
  [#title[POSTAL ADDRESS] ${[`P O BOX ${made.int(110, 9800)}`, place.town, place.state, place.code].join(' \\ ')}],
  [#title[ADDRESS OF REGISTERED OFFICE] ${seat.join(' \\ ')}])
#title[ACTIVE MEMBERS / DIRECTORS]
${directors(list)}
#title[AUDITOR DETAILS]
#text(8.5pt)[Auditor Name: *NONE* #h(12mm) Type: *NONE* #h(12mm) Status: *NONE*]
#v(1fr)
#text(7.5pt)[Disclaimer: The certificate shows the information that the Commission holds on the date of issue. Errors must be reported to the Commission within thirty days. \\ #h(1fr) Page 1 of 1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'disclosure certificate (South Africa)',
      language: 'en',
      values: {
        ...{ legalName: name, registrationNumber: number, taxNumber: tax, status: 'active' },
        ...{ entityType: 'Private Company', incorporationDate: founded, address: seat.join(', ') },
      },
      capital: null,
      officers: list.map((one) => ({ name: one.name.replace(',', ''), role: 'director' })),
      owners: [],
    },
  }
}
