import { itemAt, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter } from '../drawn/written.ts'

const names = {
  given: ['Marcus', 'Allison', 'Trevor', 'Priya', 'Kenneth', 'Danielle', 'Rafael'],
  family: ['Whitcomb', 'Okafor', 'Lindgren', 'Castellano', 'Brewster', 'Nakamura', 'Delaney'],
}
const firsts = ['BLUE HERON', 'SUMMIT RIDGE', 'IRONWOOD', 'CLEARPATH', 'HARBOR POINT', 'VANTAGE LOOP']
const trades = ['ANALYTICS', 'THERAPEUTICS', 'LOGISTICS', 'ROBOTICS', 'SOFTWARE']
const agents = [
  ['Brandywine Registered Agents, Inc.', '1007 North Market Street, Suite 410, Wilmington, New Castle County, Delaware 19801'],
  ['First State Corporate Services Company', '2140 South Dupont Highway, Camden, Kent County, Delaware 19934'],
  ['Coastal Agent Solutions, Inc.', '16220 Coastal Highway, Lewes, Sussex County, Delaware 19958'],
] as const // prettier-ignore
const offices = ['548 Mission Street, 12th Floor, San Francisco, California 94105', '220 Park Avenue South, New York, New York 10003'] // prettier-ignore
const ordinals = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH', 'ELEVENTH', 'TWELFTH', 'THIRTEENTH', 'FOURTEENTH', 'FIFTEENTH', 'SIXTEENTH', 'SEVENTEENTH', 'EIGHTEENTH', 'NINETEENTH', 'TWENTIETH', 'TWENTY-FIRST', 'TWENTY-SECOND', 'TWENTY-THIRD', 'TWENTY-FOURTH', 'TWENTY-FIFTH', 'TWENTY-SIXTH', 'TWENTY-SEVENTH', 'TWENTY-EIGHTH', 'TWENTY-NINTH', 'THIRTIETH', 'THIRTY-FIRST'] as const // prettier-ignore
const months = monthsOf('en')

const look = `
#set page(paper: "us-letter", margin: (x: 27mm, top: 16mm, bottom: 16mm))
#set text(font: "Liberation Serif", size: 11.5pt, lang: "en", hyphenate: false)
#set par(leading: 0.75em, spacing: 1.25em, justify: true)
`

/** `2016-03-14` as `FOURTEENTH DAY OF MARCH, A.D. 2016`. */
function certified(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${itemAt(ordinals, Number(day) - 1)} DAY OF ${itemAt(months, Number(month) - 1).toUpperCase()}, A.D. ${year}`
}

/** `2016-03-14` as `03/14/2016`. */
const american = (date: string, sign: string): string =>
  `${date.slice(5, 7)}${sign}${date.slice(8)}${sign}${date.slice(sign === '/' ? 0 : 2, 4)}`

/** A certificate of incorporation as Delaware files it, and a certificate of good standing on the page after it. */
export const delawareCertificate: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)}, INC.`
  const [agent, address] = made.pick(agents)
  const number = `${made.int(3_100_000, 7_900_000)}`
  const date = made.date(2008, 2022)
  const issued = daysAfter('2024-02-05', made.int(0, 500))
  const persons = people(made, names, 2)
  const [incorporator, secretary] = [itemAt(persons, 0), itemAt(persons, 1)]
  const hour = `${made.int(9, 11)}:${made.int(10, 59)} AM ${american(date, '/')}`
  const request = `${date.slice(0, 4)}${made.digits(7)}`
  const source = `${look}
#align(right, text(font: "Liberation Sans", size: 8pt)[#set par(leading: 0.45em)
State of Delaware \\ Secretary of State \\ Division of Corporations \\ Delivered ${hour} \\ FILED ${hour} \\ SR ${request} - File Number ${number}])
#v(8mm)
#align(center)[*CERTIFICATE OF INCORPORATION* \\ *OF* \\ *${printed(name)}* \\ *A STOCK CORPORATION*]
#v(4mm)
The undersigned, for the purpose of organizing a corporation for conducting the business and promoting the purposes hereinafter stated, under the provisions of and subject to the requirements of the General Corporation Law of the State of Delaware, hereby certifies that:

*FIRST:* The name of the corporation is *${printed(name)}* (the “Corporation”).

*SECOND:* The address of the registered office of the Corporation in the State of Delaware is ${printed(address)}. The name of its registered agent at such address is ${printed(agent.replace(/\.$/u, ''))}.

*THIRD:* The nature of the business or purposes to be conducted or promoted is to engage in any lawful act or activity for which corporations may be organized under the General Corporation Law of the State of Delaware.

*FOURTH:* The total number of shares of stock which the Corporation shall have authority to issue is ${made.pick(['10,000,000', '15,000,000', '5,000,000'])} shares of Common Stock, par value \\$0.0001 per share.

*FIFTH:* The name and mailing address of the incorporator are as follows: ${incorporator.given} ${incorporator.family}, c/o ${made.pick(['Hale & Prescott LLP', 'Gunnison Strand LLP'])}, ${made.pick(offices)}.

*SIXTH:* The Board of Directors is authorized to adopt, amend or repeal the bylaws of the Corporation. Elections of directors need not be by written ballot unless the bylaws so provide.

*SEVENTH:* To the fullest extent permitted by the General Corporation Law, no director or officer of the Corporation shall be personally liable to the Corporation or its stockholders for monetary damages.

IN WITNESS WHEREOF, the undersigned has executed this Certificate on ${itemAt(months, Number(date.slice(5, 7)) - 1)} ${Number(date.slice(8))}, ${date.slice(0, 4)}.
#v(5mm)
#align(right, block(width: 65mm)[#set align(left)
/s/ ${incorporator.given} ${incorporator.family} #line(length: 100%, stroke: 0.5pt) ${incorporator.given} ${incorporator.family} \\ Sole Incorporator])
#pagebreak()
#align(center)[#text(size: 34pt, style: "italic", weight: "bold")[Delaware] #h(1fr) #text(size: 9pt)[Page 1] \\ #text(size: 13pt, style: "italic")[The First State]]
#v(12mm)
#set text(font: "Liberation Mono", size: 10.5pt)
#set par(leading: 1em, first-line-indent: 10mm)
I, ${secretary.given.toUpperCase()} ${secretary.family.toUpperCase()}, SECRETARY OF STATE OF THE STATE OF DELAWARE, DO HEREBY CERTIFY “${printed(name)}” IS DULY INCORPORATED UNDER THE LAWS OF THE STATE OF DELAWARE AND IS IN GOOD STANDING AND HAS A LEGAL CORPORATE EXISTENCE SO FAR AS THE RECORDS OF THIS OFFICE SHOW, AS OF THE ${certified(issued)}.

AND I DO HEREBY FURTHER CERTIFY THAT THE SAID “${printed(name)}” WAS INCORPORATED ON THE ${certified(date)}.

AND I DO HEREBY FURTHER CERTIFY THAT THE FRANCHISE TAXES HAVE BEEN PAID TO DATE.
#v(1fr)
#set par(first-line-indent: 0mm, leading: 0.6em)
#set text(font: "Liberation Serif", size: 10pt)
#align(right, block(width: 72mm)[#line(length: 100%, stroke: 0.5pt) #align(center)[${secretary.given} ${secretary.family}, Secretary of State]])
#grid(columns: (1fr, 1fr), align: (left, right), [${number} 8300 \\ SR\\# ${issued.slice(0, 4)}${made.digits(7)}], [Authentication: 20${made.digits(7)} \\ Date: ${american(issued, '-')}])
#text(size: 8.5pt)[You may verify this certificate online at corp.delaware.gov/authver.shtml]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Certificate of Incorporation, good standing (Delaware)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'STOCK CORPORATION', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
