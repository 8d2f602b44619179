import { distinct, listed, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, parts } from '../drawn/written.ts'

const places = [
  ['Auckland Central, Auckland, 1010', ['Level 3, 12 Customs Street West', 'Suite 5, 48 Shortland Street']],
  ['Sydenham, Christchurch, 8023', ['Unit 2, 91 Gasson Street', '140 Wordsworth Street']],
  ['Te Aro, Wellington, 6011', ['Level 6, 203 Willis Street', '17 Garrett Street']],
  ['Hamilton Lake, Hamilton, 3204', ['27 Pembroke Street', '6 Ruakiwi Road']],
] as const
const homes = [
  '8 Tinakori Road, Thorndon, Wellington, 6011',
  '31a Kowhai Road, Mairangi Bay, Auckland, 0630',
  '112 Straven Road, Riccarton, Christchurch, 8011',
  '5 Pah Hill Lane, Rd 2, Papakura, 2582',
  '64 Cashmere Avenue, Khandallah, Wellington, 6035',
  '19 Lake Terrace, Taupo, 3330',
] as const
const firsts = ['Kererū Ridge', 'Southerly', 'Pōhutukawa Bay', 'Long Acre', 'Three Rivers', 'Tussock']
const trades = [
  ['Electrical', 'E323210 Electrical services'],
  ['Apiaries', 'A019300 Beekeeping'],
  ['Software', 'M700050 Software development service nec'],
  ['Joinery', 'C149215 Joinery product mfg - wooden'],
] as const
const people6 = {
  given: ['Hamish John', 'Aroha Marie', 'Bridget Anne', 'Tane William', 'Rachel Louise', 'Gareth Owen'],
  family: ['MACKENZIE', 'TAMIHANA', 'HOLLOWAY', 'PARATA', 'DRUMMOND', 'WHITCOMBE'],
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const look = `
#set page(paper: "a4", margin: (x: 20mm, top: 15mm, bottom: 18mm), footer: context align(center, text(7.5pt, fill: luma(70))[Page #counter(page).display() of #counter(page).final().first()]))
#set text(font: "Liberation Sans", size: 9.5pt, lang: "en", hyphenate: false)
#let green = rgb("#1d5b4f")
#let part(title) = block(above: 15pt, below: 7pt, width: 100%, stroke: (bottom: 1pt + green), inset: (bottom: 3pt), text(11pt, weight: "bold", fill: green, title))
#let facts(..list) = grid(columns: (52mm, 1fr), row-gutter: 7pt, ..list.pos().map(((label, value)) => (text(weight: "bold", label), text(value))).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, stroke: none, inset: (left: 0pt, right: 9pt, y: 4pt), table.header(..heads.map(head => text(8.5pt, weight: "bold", head))), ..cells.pos().map(cell => text(cell)))
`

/** What the New Zealand companies register prints of a company: shareholdings in numbers of shares of a stated total. */
export const nzExtract: DrawnLayout = (made) => {
  const [trade, industry] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} Limited`.toUpperCase()
  const number = `${made.int(1_500_000, 8_900_000)}`
  const nzbn = made.number('NZ', 'registrationNumber', () => `9429${made.digits(9)}`)
  const [town, streets] = made.pick(places)
  const road = made.pick(streets)
  const date = made.date(1998, 2021)
  const all = people(made, people6, 3)
  const lived = distinct(made, homes, 3)
  const named = all.map(({ given, family }) => `${given} ${family}`)
  const total = made.pick([100, 1000, 1200, 10_000])
  const shares = parts(made, 3)
  const directors = named.slice(0, made.int(2, 3))
  const source = `${look}
#grid(columns: (1fr, auto), align: (left + horizon, right + horizon), [#text(15pt, weight: "bold", fill: green)[COMPANIES OFFICE] #linebreak() #text(8pt)[TE TARI KAMUPENE]], text(8pt)[New Zealand Government])
#v(7mm)
#text(17pt)[Company Extract]
#v(1mm)
#text(13pt, weight: "bold")[${printed(name)}]
#linebreak()
#text(11pt)[${printed(number)}]
#linebreak()
#text(11pt)[NZBN: ${printed(nzbn)}]
#v(4mm)
${pairs('facts', [
  ['Entity Type', 'NZ Limited Company'],
  ['Incorporated', inWords(date, months)],
  ['Current Status', 'Registered'],
  ['Constitution Filed', made.pick(['Yes', 'No'])],
  ['Annual Return Filing Month', made.pick(['August', 'March', 'October'])],
  ['Ultimate holding company', 'No'],
  ['Industry Classification(s)', industry],
])}
#part[Company Addresses]
${pairs('facts', [
  ['Registered Office', `${road}, ${town}, New Zealand`],
  ['Address for Service', `${road}, ${town}, New Zealand`],
])}
#part[Directors]
${listed('58mm, 1fr, 30mm', ['Full legal name', 'Residential address', 'Appointed'], directors.flatMap((one, at) => [one, `${lived[at]}, New Zealand`, inWords(at === 0 ? date : made.date(2022, 2024), months)]))}
#part[Shareholdings]
${pairs('facts', [
  ['Total Number of Shares', grouped(total, ',')],
  ['Extensive Shareholdings', 'No'],
])}
#v(2mm)
${listed('34mm, 58mm, 1fr', ['Number of shares', 'Shareholder', 'Address'], named.flatMap((one, at) => [grouped((total * (shares[at] ?? 0)) / 100, ','), one, `${lived[at]}, New Zealand`]))}
#v(8mm)
#text(8.5pt)[For further details relating to this company, check companies-register.example/co/${number}]
#v(1mm)
#text(8.5pt)[Extract generated ${printed(inWords(made.date(2025, 2025), months))} 02:${made.int(10, 59)} PM]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'company extract (New Zealand)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'NZ Limited Company', status: 'active', incorporationDate: date, address: `${road}, ${town}, New Zealand` }, // prettier-ignore
      capital: null,
      officers: directors.map((one) => ({ name: one, role: 'director' })),
      owners: named.map((one, at) => ({ name: one, share: shares[at] ?? 0 })),
    },
  }
}
