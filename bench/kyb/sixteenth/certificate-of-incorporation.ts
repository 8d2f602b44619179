import { itemAt, monthsOf, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, slashed } from '../drawn/written.ts'

const names = {
  given: ['Alison Mary', 'Gareth Wyn', 'Priya', 'Desmond Kofi', 'Fiona Jane', 'Stuart James', 'Helen'],
  family: ['Blackwood', 'Pritchard', 'Chaudhary', 'Mensah', 'Ollerenshaw', 'Tully', 'Garside'],
}
const firsts = ['Hallam & Reeve', 'Fernleigh', 'Copperbeck', 'North Quay', 'Tamsin Rowe', 'Larkhill']
const trades = [
  ['Joinery', '43320 - Joinery installation'],
  ['Software', '62012 - Business and domestic software development'],
  ['Lettings', '68209 - Other letting and operating of own or leased real estate'],
  ['Kitchens', '47599 - Retail of furniture, lighting, and other household articles n.e.c.'],
] as const
const places = [
  ['Whiteladies Road', 'Bristol', 'BS8 2NH'],
  ['Deansgate', 'Manchester', 'M3 4LQ'],
  ['Cathedral Road', 'Cardiff', 'CF11 9LJ'],
  ['Borough High Street', 'London', 'SE1 1XF'],
] as const

/** One line of the address under the other. */
const inLines = (address: string): string => address.replaceAll(', ', '\n')

const look = `
#set page(paper: "a4", margin: (x: 24mm, top: 20mm, bottom: 16mm))
#set text(font: "Liberation Serif", size: 13pt, lang: "en", hyphenate: false)
#let crown = box(circle(radius: 9mm, stroke: 1pt, align(center + horizon, text(7pt, weight: "bold")[GR])))
#let rows(..pairs) = block(below: 9pt, grid(columns: (54mm, 1fr), row-gutter: 5pt, ..pairs.pos().map(((label, value)) => (text(weight: "bold", label), value)).flatten()))
#let part(words) = block(above: 10pt, below: 7pt, width: 100%, fill: luma(225), inset: 4pt, text(weight: "bold", words))
`

/** `2019-03-12` as `12th March 2019`. */
function ordinal(date: string): string {
  const day = Number(date.slice(8))
  const sign = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${sign} ${monthsOf('en')[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`
}

/** The certificate of Companies House and, behind it, its report of who holds office today. */
export const certificateOfIncorporation: DrawnLayout = (made) => {
  const [trade, sic] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} Limited`.toUpperCase()
  const date = made.date(2012, 2022)
  const number = `${7_900_000 + (Number(date.slice(0, 4)) - 2012) * 605_000 + made.int(0, 600_000)}`.padStart(8, '0') // prettier-ignore
  const addressIn = ([street, town, code]: (typeof places)[number]): string => `${made.int(2, 190)} ${street}, ${town}, ${code}`.toUpperCase() // prettier-ignore
  const [office, service] = [made.pick(places), made.pick(places)]
  const [address, elsewhere] = [`UNIT ${made.int(1, 9)}, ${addressIn(office)}`, addressIn(service)]
  const persons = people(made, names, 3).map(({ given, family }) => ({ name: `${family.toUpperCase()}, ${given}`, born: made.date(1951, 1986) })) // prettier-ignore
  const [first, second, secretary] = [itemAt(persons, 0), itemAt(persons, 1), itemAt(persons, 2)]
  const created = daysAfter('2025-02-01', made.int(0, 300))
  const director = (one: typeof first, since: string): string =>
    pairs('rows', [
      ['DIRECTOR:', one.name],
      ['Appointed:', slashed(since)],
      ['Date of Birth:', `${one.born.slice(5, 7)}/${one.born.slice(0, 4)}`],
      ...([['Nationality:', 'BRITISH'], ['Occupation:', made.pick(['COMPANY DIRECTOR', 'ENGINEER'])]] as const), // prettier-ignore
      ['No. of Appointments:', `${made.int(1, 6)}`],
      ['Address:', inLines(elsewhere)],
    ])
  const source = `${look}
#align(center)[#crown #v(8mm) #text(22pt, weight: "bold")[CERTIFICATE OF INCORPORATION] \\ #v(1mm) #text(17pt, weight: "bold")[OF A \\ PRIVATE LIMITED COMPANY] #v(9mm) Company Number #text(15pt, weight: "bold")[${number}]]
#v(10mm)
The Registrar of Companies for England and Wales, hereby certifies that
#v(5mm)
#align(center, text(16pt, weight: "bold")[${printed(name)}])
#v(5mm)
#set par(justify: true)
is this day incorporated under the Companies Act 2006 as a private company, that the company is limited by shares, and the situation of its registered office is in England and Wales
#v(9mm)
Given at Companies House, Cardiff, on ${printed(ordinal(date))}.
#v(12mm)
#align(center, text(11pt)[${printed(`*N${number}${made.pick(['A', 'H', 'K', 'S'])}*`)}])
#v(1fr)
#set par(justify: false)
#align(center, text(10pt)[The above information was communicated by electronic means and authenticated by the Registrar of Companies under section 1115 of the Companies Act 2006])
#v(6mm)
#grid(columns: (1fr, 1fr), box(stroke: 1.2pt, inset: 7pt, text(font: "Liberation Sans", 13pt, weight: "bold")[Companies House]), align(right, circle(radius: 13mm, stroke: 1pt, align(center + horizon, text(6.5pt)[THE OFFICIAL SEAL \\ OF THE REGISTRAR \\ OF COMPANIES]))))
#pagebreak()
#set text(font: "Liberation Sans", size: 9.5pt)
#grid(columns: (1fr, auto), text(17pt, weight: "bold")[Companies House], align(right)[#text(13pt, weight: "bold")[Current Appointments Report] \\ Created: ${slashed(created)} ${made.int(10, 17)}:${made.int(10, 59)}:${made.int(10, 59)}])
#line(length: 100%)
#text(7.5pt)[Companies House is a registry of corporate information. We carry out basic checks to make sure that documents have been fully completed and signed, but we do not have the statutory power or capability to verify the accuracy of the information that corporate entities send to us. The fact that the information has been placed on the public record should not be taken to indicate that Companies House has verified or validated it in any way.]
#part[Company Register Information]
${pairs('rows', [
  ...([['Company Number:', number], ['Date of Incorporation:', slashed(date)], ['Company Name:', name]] as const),
  ['Registered Office:', inLines(address)],
  ['Company Type:', 'Private Limited Company'],
  ...([['Country of Origin:', 'United Kingdom'], ['Status:', 'Active']] as const),
  ['Nature Of Business (SIC):', sic],
  ['Number of Charges:', '0 outstanding / 0 satisfied / 0 part satisfied'],
  ['Previous Names:', 'No previous name information has been recorded over the last 20 years.'],
])}
#part[Key Filing Dates]
${pairs('rows', [
  ...([['Accounting Reference Date:', '31/03'], ['Last Accounts Made Up To:', '31/03/2024 (MICRO ENTITY)']] as const),
  ['Next Accounts Due:', '31/12/2025'],
  ['Last Confirmation Statement:', slashed(`2024${daysAfter(date, -1).slice(4)}`)],
])}
#part[Current Appointments]
${pairs('rows', [['SECRETARY:', secretary.name], ['Appointed:', slashed(date)], ['No. of Appointments:', '1'], ['Address:', inLines(address)]])}
${director(first, date)}
${director(second, daysAfter(date, made.int(200, 800)))}
#text(8.5pt)[This Report excludes resignations.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificate of incorporation with appointments (Companies House)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'Private Limited Company', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: null,
      officers: [
        { name: secretary.name, role: 'secretary' },
        ...[first, second].map((one) => ({ name: one.name, role: 'director' as const, birthDate: one.born.slice(0, 7) })), // prettier-ignore
      ],
      owners: [],
    },
  }
}
