import { call, distinct, itemAt, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const persons = ['TAN KOK WAI', 'NURUL AISYAH BINTI RAHMAN', 'RAJENDRAN A/L SUPPIAH', 'AHMAD FAIZAL BIN OTHMAN', 'LIM SIEW MEI', 'CHONG WENG KEONG', 'SITI HAJAR BINTI MOHD NOOR'] as const // prettier-ignore
const firsts = ['SERI KENANGA', 'TITIWANGSA', 'BUNGA RAYA', 'MUTIARA TIMUR', 'ANGKASA']
const trades = [
  ['FOODS', 'MANUFACTURE OF SAUCES AND READY MEALS'],
  ['PALM MILLING', 'OPERATION OF PALM OIL MILLS'],
  ['TECHNOLOGIES', 'SOFTWARE DEVELOPMENT AND IT CONSULTANCY'],
] as const
const places = [
  ['JALAN TUN RAZAK', '50400', 'KUALA LUMPUR', 'WILAYAH PERSEKUTUAN'],
  ['PERSIARAN BARAT', '46050', 'PETALING JAYA', 'SELANGOR'],
  ['JALAN MACALISTER', '10400', 'GEORGE TOWN', 'PULAU PINANG'],
  ['JALAN WONG AH FOOK', '80000', 'JOHOR BAHRU', 'JOHOR'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 14mm, bottom: 16mm), footer: context text(7.5pt)[#h(1fr) Page #counter(page).display() of #counter(page).final().first()])
#set text(font: "DejaVu Serif", size: 8.9pt, lang: "en", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let title(words) = block(width: 100%, above: 13pt, below: 7pt, align(center, text(9.6pt, weight: "bold", underline(words))))
#let facts(..pairs) = grid(columns: (58mm, 4mm, 1fr), row-gutter: 8pt, ..pairs.pos().map(((label, value)) => (label, ":", value)).flatten())
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 0pt, table(columns: columns, stroke: none, inset: (x: 3pt, y: 4.5pt), table.hline(stroke: 0.7pt), ..heads.map(strong), table.hline(stroke: 0.7pt), ..cells.pos(), table.hline(stroke: 0.7pt)))
`

/** The company profile of the Malaysian commission, two pages in capitals: particulars behind colons, then tables without upright rules. */
export const malaysiaCompanyProfile: DrawnLayout = (made) => {
  const [first, [trade, business]] = [made.pick(firsts), made.pick(trades)]
  const name = `${first} ${trade} SDN. BHD.`
  const date = made.date(1998, 2018)
  const number = `${date.slice(0, 4)}01${made.digits(6)}`
  const older = (): string => `${made.int(200_000, 1_270_000)}-${made.pick(['A', 'D', 'K', 'M', 'U', 'X'])}`
  const written = (day: string): string => withDots(day, '-')
  const place = (): string => {
    const [road, code, town, state] = made.pick(places)
    return `NO. ${made.int(2, 99)}-${made.int(1, 5)}, ${road}, ${code} ${town}, ${state}`
  }
  const address = place()
  const shares = made.pick([100_000, 250_000, 1_000_000])
  const owned = parts(made, 3)
  const chosen = distinct(made, persons, 6).map((one) => {
    const born = made.date(1952, 1986)
    return { name: one, id: `${born.slice(2).replaceAll('-', '')}-${made.pick(['10', '14', '07'])}-${made.digits(4)}`, home: place() } // prettier-ignore
  })
  const [one, two, three] = [itemAt(chosen, 0), itemAt(chosen, 1), itemAt(chosen, 2)]
  const [secretary, former, second] = [itemAt(chosen, 3), itemAt(chosen, 4), itemAt(chosen, 5)]
  const parent = `${made.pick(['PUSAKA', 'DAMAI', 'WAWASAN'])} HOLDINGS SDN. BHD.`
  const holders = [[one.name, one.id], [two.name, two.id], [parent, `200401${made.digits(6)} (${older()})`]] as const // prettier-ignore
  const issued = daysAfter('2025-02-10', made.int(0, 200))
  const officer = (person: Person, post: string, since: string): readonly string[] => [`${person.name}\n${person.home}`, person.id, post, written(since)] // prettier-ignore
  const source = `${look}
#align(center)[#text(12pt, weight: "bold")[SURUHANJAYA SYARIKAT MALAYSIA] \\ #text(9pt)[COMPANIES COMMISSION OF MALAYSIA] \\ #v(1mm) #text(8pt)[(Incorporated under Act 614)]]
#grid(columns: (1fr, 1fr), align: (left, right), [Printing Date : ${written(issued)}], [Receipt No. : ${made.digits(9)}])
#v(2mm)
#align(center, text(12pt, weight: "bold")[COMPANY PROFILE])
${call('title', 'CORPORATE INFORMATION')}
${pairs('facts', [
  ['Name', name],
  ['Last Old Name', `${first} ENTERPRISE SDN. BHD.`],
  ['Date Of Change', written(daysAfter(date, 1120))],
  ['Registration No.', `${number} (${older()})`],
  ['Incorporation Date', written(date)],
  ['Type', 'LIMITED BY SHARES / PRIVATE LIMITED'],
  ['Status', 'EXISTING'],
  ['Registered Address', address],
  ['Business Address', place()],
  ['Nature Of Business', business],
])}
${call('title', 'SUMMARY OF SHARE CAPITAL')}
${pairs('facts', [['Total Issued', `RM ${grouped(shares, ',')}.00`]])}
${listed('1fr, 1fr, 1fr, 1fr', ['Issued Shares', 'Total Unit', 'Cash', 'Otherwise Than Cash'], ['ORDINARY', grouped(shares, ','), `${grouped(shares, ',')}.00`, '0.00', 'PREFERENCE', '0', '0.00', '0.00'])}
${call('title', 'DIRECTORS / OFFICERS')}
${listed('1fr, 34mm, 27mm, 32mm', ['Name / Address', 'IC / Passport No.', 'Designation', 'Date Of Appointment'], [...officer(one, 'DIRECTOR', date), ...officer(two, 'DIRECTOR', date), ...officer(three, 'DIRECTOR', daysAfter(date, 730)), ...officer(secretary, 'SECRETARY', daysAfter(date, 20))])}
#pagebreak()
${call('title', 'SHAREHOLDERS / MEMBERS')}
${listed('1fr, 62mm, 34mm', ['Name', 'IC / Passport / Registration No.', 'Total Share'], holders.flatMap(([holder, id], at) => [holder, id, grouped((shares / 100) * (owned[at] ?? 0), ',')]))}
${call('title', 'COMPANY CHARGES')}
${listed('18mm, 30mm, 32mm, 1fr, 26mm', ['Charge No.', 'Total Charge', 'Date Of Creation', 'Name Of Chargee', 'Status'], ['1', `RM ${grouped(made.int(2, 40) * 100_000, ',')}.00`, written(daysAfter(date, 1500)), made.pick(['BANK SAUJANA BERHAD', 'AMANAH NIAGA BANK BERHAD']), 'UNSATISFIED'])}
${call('title', 'FINANCIAL')}
${pairs('facts', [
  ['Auditor', `${made.pick(['K. L. YAP', 'OOI & LATIFF'])} PLT, ${place()}`],
  ['Exempt Private Company', 'NO'],
  ['Financial Year End', '31-12-2024'],
  ['Date Of Tabling', '12-05-2025'],
  ['Share Capital And Reserves (RM)', `${grouped(made.int(900, 9000) * 1000, ',')}.00`],
  ['Paid Up Capital (RM)', `${grouped(shares, ',')}.00`],
  ['Revenue (RM)', `${grouped(made.int(900, 90_000) * 1000, ',')}.00`],
])}
${call('title', 'CHANGE IN DIRECTORS / OFFICERS (LAST FIVE YEARS)')}
${listed('1fr, 34mm, 27mm, 32mm', ['Name', 'IC / Passport No.', 'Designation', 'Date Of Cessation'], [former.name, former.id, 'DIRECTOR', '30-06-2022', second.name, second.id, 'SECRETARY', '14-01-2023'])}
#v(8mm)
#text(7.5pt)[${printed('THIS COMPUTER GENERATED REPORT IS PRINTED FROM THE DATABASE OF THE COMMISSION AND REQUIRES NO SIGNATURE. INFORMATION IS AS AT THE DATE OF PRINTING; IT IS NOT A CERTIFIED TRUE COPY.')}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'company profile (Malaysia)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, entityType: 'LIMITED BY SHARES / PRIVATE LIMITED', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'MYR' },
      officers: [one, two, three, secretary].map((each, at) => ({ name: each.name, role: at < 3 ? 'director' : 'secretary' })), // prettier-ignore
      owners: holders.map(([holder], at) => ({ name: holder, share: owned[at] ?? 0 })),
    },
  }
}

interface Person {
  readonly name: string
  readonly id: string
  readonly home: string
}
