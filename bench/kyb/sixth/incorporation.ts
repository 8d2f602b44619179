import { monthsOf, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['ALISTAIR JAMES', 'NADIA', 'RHIANNON', 'OLUWASEUN', 'GARETH', 'BEATRIX ANNE', 'TARIQ', 'MOIRA'],
  family: ['PENHALIGON', 'HUSSAIN', 'BRAITHWAITE', 'OYELARAN', 'LLEWELLYN', 'CRAWSHAW', 'STOCKDALE'],
} as const
const towns = [
  ['LEEDS', 'LS1'],
  ['BRISTOL', 'BS1'],
  ['NORWICH', 'NR2'],
  ['SHEFFIELD', 'S11'],
  ['PLYMOUTH', 'PL4'],
] as const
const streets = [
  'WHARF STREET',
  'PRIORY LANE',
  'SOUTH PARADE',
  'COLLIERY ROAD',
  'TEMPLE GATE',
  'ST GILES STREET',
]
const firsts = ['HOLLOWAY', 'THORNFIELD', 'COPPERBEECH', 'WINTERBOURNE', 'KESTREL MOOR', 'ASHDALE']
const trades = ['SYSTEMS', 'JOINERY', 'CATERING', 'CONSULTING', 'LETTINGS', 'BREWING']
const months = monthsOf('en')

/** `12th March 2019` */
function inEnglish(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const number = Number(day)
  const end = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${end} ${months[Number(month) - 1] ?? ''} ${year}`
}

const look = `
#set page(paper: "a4", margin: (x: 25mm, top: 22mm, bottom: 20mm))
#set text(font: "DejaVu Serif", stretch: 75%, size: 10.5pt, lang: "en")
#let facts(..list) = grid(columns: (62mm, 1fr), row-gutter: 11pt, ..list.pos().map(((label, value)) => (text(style: "italic", label), text(weight: "bold", value))).flatten())
#let part(title) = block(above: 18pt, below: 14pt, width: 100%, align(center, text(15pt, weight: "bold", title)))
#let party(title) = block(above: 16pt, below: 11pt, text(12pt, weight: "bold", underline(title)))
`

/** A British certificate of incorporation and, on three more pages, the application that was filed for it. */
export const incorporation: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} ${made.pick(['LIMITED', 'LTD'])}`
  const number = made.number('GB', 'registrationNumber', () => `1${made.digits(7)}`)
  const date = made.date(2016, 2024)
  const place = (): readonly [string, string, string] => {
    const [town, area] = made.pick(towns)
    return [`${made.int(2, 190)} ${made.pick(streets)}`, town, `UNITED KINGDOM ${area} ${made.int(1, 9)}${made.pick(['AD', 'HK', 'LT', 'QX', 'WN'])}`] // prettier-ignore
  }
  const seat = place()
  const persons = people(made, names, 3).map((one) => ({ ...one, born: made.date(1958, 1996) }))
  const shares = made.pick([100, 200, 1000])
  const owned = parts(made, 2)
  const holders = persons.slice(1)
  const person = (at: number, isDirector: boolean): string => {
    const { given = '', family = '', born = '' } = persons[at] ?? {}
    return pairs('facts', [
      ['Type:', 'Person'],
      ['Full Forename(s):', given],
      ['Surname:', family],
      ['Service Address:', isDirector ? place().join('\n') : 'recorded as Company’s registered office'],
      ...(isDirector ? ([['Country/State Usually Resident:', 'ENGLAND'], ['Date of Birth:', `**/${born.slice(5, 7)}/${born.slice(0, 4)}`], ['Nationality:', 'BRITISH'], ['Occupation:', 'COMPANY DIRECTOR']] as const) : []),
    ]) // prettier-ignore
  }
  const foot = `#v(1fr) #grid(columns: (1fr, auto), text(8pt)[Electronically filed document for Company Number:], text(9pt)[${number}])`
  const subscriber = (at: number): string =>
    pairs('facts', [
      ['Name:', `${holders[at]?.given ?? ''} ${holders[at]?.family ?? ''}`],
      ['Address:', place().join('\n')],
      ['Class of Shares:', 'ORDINARY'],
      ['Number of shares:', `${(shares / 100) * (owned[at] ?? 0)}`],
      ['Currency:', 'GBP'],
      ['Nominal value of each share:', '1'],
      ['Amount unpaid:', '0'],
      ['Amount paid:', '1'],
    ])
  const source = `${look}
#v(26mm)
#align(center)[#circle(radius: 13mm, stroke: 1pt, align(center + horizon, text(8pt)[COMPANIES HOUSE]))
#v(14mm)
#text(19pt, weight: "bold")[CERTIFICATE OF INCORPORATION \\ OF A \\ PRIVATE LIMITED COMPANY]
#v(10mm)
Company Number *${number}*]
#v(10mm)
#set par(justify: true, leading: 0.9em)
The Registrar of Companies for England and Wales, hereby certifies that
#align(center, text(14pt, weight: "bold")[${printed(name)}])
is this day incorporated under the Companies Act 2006 as a private company, that the company is limited by shares, and the situation of its registered office is in England and Wales

Given at Companies House, Cardiff, on ${inEnglish(date)}
#v(1fr)
#align(center, text(8.5pt)[The above information was communicated by electronic means and authenticated by the Registrar of Companies under section 1115 of the Companies Act 2006])
#pagebreak()
#set par(justify: false, leading: 0.6em)
#grid(columns: (1fr, auto), text(10pt)[Companies House], text(17pt, weight: "bold")[IN01(ef)])
#part[Application to register a company]
#rect(stroke: 0.6pt, inset: 8pt)[Received for filing in Electronic Format on the: *${slashed(date)}*]
#v(10mm)
${pairs('facts', [
  ['Company Name in full:', name],
  ['Company Type:', 'Private company limited by shares'],
  ['Situation of Registered Office:', 'England and Wales'],
  ['Proposed Registered Office Address:', seat.join('\n')],
  ['Sic Codes:', `${made.int(10_100, 96_000)}`],
])}
#v(8mm)
I wish to entirely adopt the following model articles: #h(6mm) *Private (Ltd by Shares)*
${foot}
#pagebreak()
#part[Proposed Officers]
#party[Company Secretary 1]
${person(0, false)}
#party[Company Director 1]
${person(1, true)}
#party[Company Director 2]
${person(2, true)}
#v(8pt)
The subscribers confirm that each person named has consented to act as a director.
${foot}
#pagebreak()
#part[Statement of Capital (Share Capital)]
${pairs('facts', [
  ['Class of Shares:', 'ORDINARY'],
  ['Number allotted', `${shares}`],
  ['Aggregate nominal value:', `${shares}`],
  ['Currency:', 'GBP'],
  ['Prescribed particulars', 'FULL RIGHTS REGARDING VOTING, PAYMENT OF DIVIDENDS AND DISTRIBUTIONS'],
])}
#part[Initial Shareholdings]
${subscriber(0)}
#line(length: 100%, stroke: 0.4pt)
${subscriber(1)}
${foot}
`
  return {
    source,
    truth: {
      layout: 'certificate and application (United Kingdom)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'Private company limited by shares', incorporationDate: date, address: seat.join(', ') }, // prettier-ignore
      capital: { amount: shares, currency: 'GBP' },
      officers: persons.map(({ given, family, born }, at) => ({ name: `${given} ${family}`, ...(at === 0 ? { role: 'secretary' } : { role: 'director', birthDate: born.slice(0, 7) }) })), // prettier-ignore
      owners: holders.map(({ given, family }, at) => ({ name: `${given} ${family}`, share: owned[at] ?? 0 })),
    },
  }
}
