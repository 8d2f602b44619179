import { inCents, listed, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Marguerite', 'Desmond', 'Ingrid', 'Anselm', 'Yasmin', 'Cuthbert', 'Rosalind', 'Fabian'],
  family: ['Hodge-Penn', 'Ekström', 'Vanterpool', 'Okonjo', 'Lettsome', 'Farrugia', 'Tregarthen', 'Baptiste'],
} as const
const agents = [
  ['Fat Hogs Corporate Services Limited', 'Tamarind House, Fish Bay'],
  ['Sage Mountain Trustees (BVI) Limited', 'Frangipani Building, Wickhams Cay II'],
  ['Brewers Fiduciary Limited', 'Pelican Court, Waterfront Drive'],
] as const
const firsts = ['HALCYON CREEK', 'LARKMOOR', 'SEPTEMBER TIDE', 'VERIDIAN NORTH', 'OXBRIGHT']
const lasts = ['VENTURES', 'ASSETS', 'SHIPPING', 'GLOBAL TRADING', 'PROPERTIES']
const months = monthsOf('en')

const look = `
#set page(paper: "us-letter", margin: (left: 30mm, right: 26mm, top: 18mm, bottom: 20mm))
#set text(font: "Noto Serif", size: 10.5pt, lang: "en", hyphenate: false)
#set par(justify: true, leading: 0.62em, spacing: 1.05em)
#set enum(numbering: "1.", body-indent: 5mm, spacing: 1.05em)
#let listed(columns, heads, ..list) = block(above: 8pt, below: 4pt, grid(columns: columns, row-gutter: 6pt, column-gutter: 4mm, ..heads.map(underline), ..list.pos()))
`

/** What the agent of a company of the Virgin Islands certifies: numbered sentences, people in lists among them. */
export const incumbency: DrawnLayout = (made) => {
  const [agent, building] = made.pick(agents)
  const [first, last] = [made.pick(firsts), made.pick(lasts)]
  const name = `${first} ${last} ${made.pick(['LIMITED', 'LTD.', 'INC.'])}`
  const parent = `${first} Family Holdings S.A.`
  const number = `${made.int(1_420_000, 2_110_000)}`
  const date = made.date(2007, 2022)
  const address = `${building}, P.O. Box ${made.int(140, 4380)}, Road Town, Tortola, VG1110`
  const directors = people(made, names, 3).map(({ given, family }) => `${given} ${family}`)
  const [chief = '', second = '', holder = ''] = directors
  const holders = [parent, holder, chief]
  const owned = parts(made, holders.length)
  const shares = made.pick([1000, 10_000, 20_000])
  const words = (day: string): string => inWords(day, months)
  const joined = (): string => words(made.date(Number(date.slice(0, 4)), 2023))
  const issued = words(made.date(2025, 2025))
  const source = `${look}
#align(center)[#text(15pt, weight: "bold", tracking: 1pt)[${printed(agent)}] \\ #text(8.5pt, fill: luma(70))[${printed(address)}, British Virgin Islands \\ Tel. +1 284 555 ${made.digits(4)} · Licensed by the Financial Services Commission]]
#line(length: 100%, stroke: 0.7pt)
#v(4mm)
#align(center, text(13pt, weight: "bold")[CERTIFICATE OF INCUMBENCY])
#v(1mm)
TO WHOM IT MAY CONCERN

*Re: ${printed(name)}* (the “Company”)

We, ${printed(agent)}, of the above address, in our capacity as registered agent of the Company, HEREBY CERTIFY from the documents that are kept at our office, and from no others, that as at the date of this certificate:

+ the Company was duly incorporated in the British Virgin Islands on ${printed(words(date))} as a BVI business company under the BVI Business Companies Act (as amended) and bears company number ${number};

+ the registered office of the Company is at ${printed(address)}, British Virgin Islands;

+ the Company may issue up to ${grouped(shares * 5, ',')} shares of one class with a par value of US\\$1.00 each, and has issued ${grouped(shares, ',')} of them, all fully paid;

+ the following have been entered in the register of directors, and none of them has resigned or been removed:
  ${listed('1fr, 1fr', ['Name', 'Date of appointment'], [chief, joined(), second, joined()])}

+ the following stand in the register of members:
  ${listed('1.3fr, 0.8fr, 0.6fr', ['Member', 'Number of shares', 'Certificate'], holders.flatMap((one, at) => [one, grouped((shares / 100) * (owned[at] ?? 0), ','), `No. ${at + 1}`]))}

+ no secretary has been appointed;

+ the register of charges shows no entry, and to the best of our knowledge no step has been taken to wind up the Company or to appoint a receiver over its assets; and

+ the Company has paid all fees that are due to the Registry, last US\\$${inCents(made.pick([550, 1350]), [',', '.'])}, and is in good legal standing.

This certificate is given on the footing that we act as registered agent only and assume no liability towards any person who relies on it.

Dated ${printed(issued)}
#v(13mm)
#grid(columns: (72mm, 1fr), [#line(length: 66mm, stroke: 0.6pt) #v(-7pt) Authorised signatory \\ For and on behalf of \\ ${printed(agent)}, \\ Registered Agent], align(right, circle(radius: 12mm, stroke: (paint: rgb("#8a2b2b"), thickness: 1.2pt), align(center + horizon, text(7pt, fill: rgb("#8a2b2b"))[CORPORATE \\ SEAL]))))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificate of incumbency (British Virgin Islands)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'BVI business company', status: 'active', incorporationDate: date, address, countryIso2: 'VG' }, // prettier-ignore
      capital: null,
      officers: [chief, second].map((one) => ({ name: one, role: 'director' })),
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
