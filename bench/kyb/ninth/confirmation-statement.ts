import { literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['HUMPHREY', 'ROWENA JANE', 'ALASDAIR', 'GWENLLIAN', 'DESMOND PAUL', 'PHILIPPA', 'TOBIAS', 'OONAGH'],
  family: ['THISTLETHWAITE', 'MACQUARRIE', 'PENHALIGON', 'OSEI-BRANDON', 'WARBURTON', 'FOTHERGILL', 'LLOYD-PRYCE'],
} as const // prettier-ignore
const stems = ['PEBBLE & TIDE', 'GREENSHANK JOINERY', 'MARLOW SOUND STUDIOS', 'COPPER KETTLE CATERING', 'NORTHWOLD TIMBER'] // prettier-ignore
const holders = ['SALTMARSH VENTURES LIMITED', 'FERNHILL CAPITAL LLP', 'BRAMBLE NOMINEES LIMITED'] as const
const trades = [
  ['16230', 'Manufacture of other builders’ carpentry and joinery'],
  ['59200', 'Sound recording and music publishing activities'],
  ['56210', 'Event catering activities'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 23mm, top: 20mm, bottom: 20mm))
#set text(font: "Liberation Sans", size: 10.5pt, lang: "en", region: "gb", hyphenate: false)
#let facts(..list) = block(above: 10pt, below: 10pt, grid(columns: (58mm, 1fr), row-gutter: 10pt, ..list.pos().map(((label, value)) => (emph(label), strong(value))).flatten()))
#let title(body) = block(width: 100%, above: 20pt, below: 12pt, sticky: true, align(center, text(13pt, weight: "bold", body)))
#let held(number, first, ..more) = block(above: 14pt, below: 14pt, breakable: false, grid(columns: (38mm, 1fr), row-gutter: 8pt, [Shareholding #number:], strong(first), ..more.pos().map((line) => ([], line)).flatten()))
`

type Line = readonly [label: string, value: string]

const facts = (list: readonly Line[]): string =>
  `#facts(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

interface Holding {
  readonly name: string
  readonly count: number
  readonly moved?: string
}

const held = ({ name, count, moved }: Holding, at: number): string =>
  `#held([${at + 1}], ${[
    `${count} ORDINARY shares held as at the date of this confirmation statement`,
    ...(moved === undefined ? [] : [moved]),
  ].map(literal).join(', ')}, [Name: #h(6mm) #strong(${literal(name)})])` // prettier-ignore

const bars = (widths: readonly number[]): string =>
  `#box(height: 11mm, stack(dir: ltr, ${widths.map((width) => `rect(width: ${width * 0.35}pt, height: 100%, fill: black), h(${(4 - width) * 0.4 + 0.4}pt)`).join(', ')}))`

/** The yearly statement of a company of the United Kingdom as it was filed: a front page, then capital and shareholders. */
export const confirmationStatement: DrawnLayout = (made) => {
  const name = `${made.pick(stems)} ${made.pick(['LIMITED', 'LTD'])}`
  const number = made.number('GB', 'registrationNumber', () => `${made.pick(['0', '1'])}${made.digits(7)}`)
  const half = `2025-${made.pick(['07', '08', '09', '10', '11'])}-`
  const [filed, stated] = [`${half}27`, `${half}13`]
  const each = made.pick([1, 10, 100])
  const persons = people(made, names, 3).map(({ given, family }) => `${given} ${family}`)
  const company = made.pick(holders)
  const shares = parts(made, 3)
  const owners = [persons[0] ?? '', persons[1] ?? '', company].map((owner, at) => ({ name: owner, share: shares[at] ?? 0 })) // prettier-ignore
  const sold = made.int(2, 9) * each
  const past = `${sold} ORDINARY shares transferred on ${slashed(`2025-0${made.int(1, 6)}-${made.int(10, 28)}`)}`
  const [first, ...rest] = owners.map(({ name: owner, share }) => ({ name: owner, count: share * each }))
  if (first === undefined) throw new Error('There are not enough people.')
  const list: readonly Holding[] = [first, { name: persons[2] ?? '', count: 0, moved: past }, ...rest]
  const [code, trade] = made.pick(trades)
  const total = `${100 * each}`
  const source = `${look}
#set page(footer: text(7.5pt)[Electronically filed document for Company Number: #h(3mm) ${number} #h(1fr) #context [Page: #counter(page).display()]])
#grid(columns: (1fr, auto), align: (left, right), [#text(19pt, weight: "bold", fill: rgb("#23475f"))[Companies House]], [#text(24pt, weight: "bold")[CS01]#text(11pt)[(ef)]])
#v(6mm)
#align(center, text(19pt, weight: "bold")[Confirmation Statement])
#v(8mm)
#grid(columns: (1fr, auto), [Company Name: #h(4mm) #strong(${literal(name)}) \\ #v(1mm) Company Number: #h(1.5mm) #strong[${number}]], align(center)[${bars(Array.from({ length: 42 }, () => made.int(1, 3)))} \\ #text(9pt)[X${made.pick(['D', 'E'])}${made.digits(2)}${made.pick(['QK', 'TF', 'ZW'])}${made.digits(2)}]])
#v(3mm)
#block(width: 100%, stroke: (y: 0.5pt), inset: (y: 6pt))[Received for filing in Electronic Format on the: #h(1fr) *${slashed(filed)}*]
#v(8mm)
${facts([['Company Name:', name], ['Company Number:', number], ['Confirmation', slashed(stated)], ['Statement date:', '']])}
#v(5mm)
${facts([['Sic Codes:', code], ['Principal activity', trade], ['description:', '']])}
#pagebreak()
#title[Statement of Capital (Share Capital)]
#grid(columns: (1fr, 1fr), row-gutter: 9pt, column-gutter: 8mm,
  grid(columns: (36mm, 1fr), row-gutter: 9pt, emph[Class of Shares:], strong[ORDINARY], emph[Currency:], strong[GBP]),
  grid(columns: (50mm, 1fr), row-gutter: 9pt, emph[Number allotted], strong[${total}], emph[Aggregate nominal value:], strong[${total}]))
#block(above: 10pt)[_Prescribed particulars_ \\ #text(9pt)[THE SHARES HAVE ATTACHED TO THEM FULL VOTING, DIVIDEND AND CAPITAL DISTRIBUTION (INCLUDING ON WINDING UP) RIGHTS; THEY DO NOT CONFER ANY RIGHTS OF REDEMPTION.]]
#title[Statement of Capital (Totals)]
#grid(columns: (1fr, 1fr), column-gutter: 8mm,
  grid(columns: (36mm, 1fr), emph[Currency:], strong[GBP]),
  grid(columns: (50mm, 1fr), row-gutter: 9pt, emph[Total number of shares:], strong[${total}], emph[Total aggregate nominal value:], strong[${total}], emph[Total aggregate amount unpaid:], strong[0]))
#title[Full details of Shareholders]
${printed('The details below relate to individuals/corporate bodies that were shareholders during the review period or that had ceased to be shareholders since the date of the previous confirmation statement.')}

${printed('Shareholder information for a non-traded company as at the confirmation statement date is shown below')}
${list.map(held).join('\n')}
#title[Confirmation Statement]
#text(9.5pt)[${printed('I confirm that all information required to be delivered by the company to the registrar in relation to the confirmation period concerned either has been delivered or is being delivered at the same time as the confirmation statement')}]
#title[Authorisation]
#text(9.5pt)[${printed('Authenticated')} \\ ${printed('This form was authorised by one of the following:')} \\ ${printed('Director, Secretary, Person Authorised, Charity Commission Receiver and Manager, CIC Manager, Judicial Factor')}]
#align(center, text(9pt)[End of Electronically filed document for Company Number: #h(3mm) ${number}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'confirmation statement (United Kingdom)',
      language: 'en',
      values: { legalName: name, registrationNumber: number },
      capital: { amount: 100 * each, currency: 'GBP' },
      ...{ officers: [], owners },
    },
  }
}
