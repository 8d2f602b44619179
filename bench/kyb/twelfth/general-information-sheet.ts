import { boxed, call, distinct, people, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts } from '../drawn/written.ts'

const names = {
  given: ['Maria Teresa', 'Ramon', 'Jose Emmanuel', 'Liwayway', 'Crisanto', 'Rosalinda', 'Ferdinand Luis'],
  family: ['Dimaculangan', 'Macaraeg', 'De los Reyes', 'Ong-Villanueva', 'Sumulong', 'Tiongson', 'Batungbakal'],
} as const // prettier-ignore
const women: readonly string[] = ['Maria Teresa', 'Liwayway', 'Rosalinda']
const firsts = ['Tamaraw', 'Banahaw', 'Golden Narra', 'Sinag', 'Visayan Pearl']
const trades = [
  ['Agri-Foods', 'MANUFACTURE AND WHOLESALE OF PROCESSED COCONUT PRODUCTS'],
  ['Logistics', 'FREIGHT FORWARDING AND WAREHOUSING'],
  ['Outsourcing Solutions', 'CALL CENTER AND BACK OFFICE SERVICES'],
] as const
const places = [
  ['Ayala Avenue', 'Brgy. Bel-Air', 'Makati City 1209'],
  ['Ortigas Avenue', 'Brgy. Ugong', 'Pasig City 1604'],
  ['J.P. Laurel Avenue', 'Brgy. Bajada', 'Davao City 8000'],
  ['Archbishop Reyes Avenue', 'Brgy. Camputhaw', 'Cebu City 6000'],
] as const
const auditors = ['Lagdameo Cruz & Co.', 'Quiambao Santos and Partners', 'P.R. Evangelista & Associates']

const look = `
#set page(paper: "a4", margin: (x: 13mm, top: 12mm, bottom: 14mm))
#set text(font: "Liberation Sans", size: 8pt, lang: "en", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let boxed(columns, ..pairs) = block(above: 0pt, below: -0.6pt, table(columns: columns, stroke: 0.6pt, inset: (x: 4pt, y: 7pt), ..pairs.pos().map(((label, value)) => [#text(6.6pt, weight: "bold", label) \\ #text(9.4pt, value)])))
#let bar(words) = block(width: 100%, above: 7pt, below: 0pt, fill: luma(215), stroke: 0.6pt, inset: 4pt, align(center, text(weight: "bold", words)))
#let small(words) = align(center, text(6.2pt, weight: "bold", words))
#let ruled(columns, from, heads, ..cells) = block(above: 0pt, table(columns: columns, stroke: 0.6pt, inset: (x: 3.5pt, y: 5pt), align: (x, y) => if x < from { left + horizon } else { center + horizon }, ..heads, ..cells.pos()))
#let capital(..cells) = ruled((34mm, 1fr, 1fr, 1fr, 1fr), 1, ([], small[TYPE OF SHARES \\*], small[NUMBER OF SHARES], small[PAR/STATED VALUE], small[AMOUNT (PhP)]), ..cells)
#let officers(..cells) = ruled((1fr, 17mm, 11mm, 13mm, 14mm, 14mm, 23mm, 12mm, 27mm), 1, ("NAME / CURRENT RESIDENTIAL ADDRESS", "NATIONALITY", "INC'R", "BOARD", "GENDER", "STOCK HOLDER", "OFFICER", "EXEC. COMM.", "TAX IDENTIFICATION NO. (TIN)").map(small), ..cells)
#let holders(..cells) = ruled((1fr, 14mm, 19mm, 24mm, 18mm, 24mm, 27mm), 1, (table.cell(rowspan: 2, small[NAME, NATIONALITY AND CURRENT RESIDENTIAL ADDRESS]), table.cell(colspan: 4, small[SHARES SUBSCRIBED]), table.cell(rowspan: 2, small[AMOUNT PAID (PhP)]), table.cell(rowspan: 2, small[TAX IDENTIFICATION NO. (TIN)]), small[TYPE], small[NUMBER], small[AMOUNT (PhP)], small[% OF OWNER-SHIP]), ..cells)
`

/** The yearly sheet that a stock corporation of the Philippines fills in: boxes, then tables of capital, board and stockholders. */
export const generalInformationSheet: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} ${made.pick(['Corporation', 'Inc.', 'Philippines, Inc.'])}`
  const date = made.date(1996, 2017)
  const [year = '', month = '', day = ''] = date.split('-')
  const number = `CS${year}${made.digits(5)}`
  const tin = (): string => `${made.digits(3)}-${made.digits(3)}-${made.digits(3)}-000`
  const taxNumber = tin()
  const [office, ...homes] = distinct(made, places, 4).map(
    (place) => `${made.int(3, 980)} ${place.join(', ')}`,
  )
  const address = `Unit ${made.int(201, 2809)}, ${office ?? ''}`
  const shares = made.pick([10_000, 50_000, 100_000])
  const amount = (count: number): string => `${grouped(count * 100, ',')}.00`
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${made.pick(['A', 'B', 'C', 'M', 'S'])}. ${family}`, gender: women.includes(given) ? 'F' : 'M', tin: tin() })) // prettier-ignore
  const posts = [['C', 'N/A'], ['M', 'President'], ['M', 'Treasurer'], ['-', 'Corp. Secretary']] as const // prettier-ignore
  const roles = ['chair', 'managing_director', 'director', 'secretary'] as const
  const parent = `${made.pick(['Halcyon Ridge', 'Amihan', 'Pacific Crest'])} Holdings, Inc.`
  const owned = parts(made, 4)
  const owners = [...persons.slice(0, 3), { name: parent, tin: tin() }]
  const meeting = daysAfter('2025-05-05', made.int(0, 40))
  const [, meetingMonth, meetingDay] = meeting.split('-')
  const capital = ['Common', grouped(shares, ','), '100.00', amount(shares)]
  const source = `${look}
#align(center)[#text(12pt, weight: "bold")[GENERAL INFORMATION SHEET (GIS)] \\ *FOR THE YEAR 2025* \\ *STOCK CORPORATION*]
#block(stroke: 0.6pt, inset: 5pt, width: 100%, text(6.6pt)[*GENERAL INSTRUCTIONS:* 1. For user corporation: this GIS should be submitted within thirty (30) calendar days from the date of the annual stockholders' meeting. Do not leave any item blank. Write "N.A." if the information requested is not applicable to the corporation or "NONE" if the information is non-existent. 2. If no meeting is held, the corporation shall submit the GIS not later than January 30 of the following year. 3. This GIS shall be accomplished in English and certified and sworn to by the Corporate Secretary of the corporation.])
#align(center, text(7pt)[\\=================== PLEASE PRINT LEGIBLY \\===================]) #v(2mm)
${boxed('2.2fr, 1fr', [
  ['CORPORATE NAME:', name],
  ['DATE REGISTERED:', `${month}/${day}/${year}`],
  ['BUSINESS/TRADE NAME:', 'N.A.'],
  ['FISCAL YEAR END:', 'December 31'],
  ['SEC REGISTRATION NUMBER:', number],
  ['CORPORATE TAX IDENTIFICATION NUMBER (TIN):', taxNumber],
  ['DATE OF ANNUAL MEETING PER BY-LAWS:', 'Second Monday of May'],
  ['WEBSITE/URL ADDRESS:', 'N.A.'],
  ['ACTUAL DATE OF ANNUAL MEETING:', `${meetingMonth ?? ''}/${meetingDay ?? ''}/2025`],
  ['E-MAIL ADDRESS:', 'corporate.secretary@mail.example'],
  ['COMPLETE PRINCIPAL OFFICE ADDRESS:', address],
  ['FAX NUMBER:', 'NONE'],
])}
${boxed('1fr, 1fr, 1fr', [
  ['NAME OF EXTERNAL AUDITOR & ITS SIGNING PARTNER:', `${made.pick(auditors)} / Arnel D. Fajardo`],
  ['SEC ACCREDITATION NUMBER (if applicable):', `${made.digits(4)}-SEC`],
  ['TELEPHONE NUMBER(S):', `(02) 8${made.digits(3)}-${made.digits(4)}`],
  ['PRIMARY PURPOSE/ACTIVITY/INDUSTRY PRESENTLY ENGAGED IN:', purpose],
  ['INDUSTRY CLASSIFICATION:', `PSIC ${made.digits(5)}`],
  ['GEOGRAPHICAL CODE:', made.digits(9)],
])}
${call('bar', 'INTERCOMPANY AFFILIATIONS')}
${boxed('1.3fr, 1fr, 1.5fr', [
  ['PARENT COMPANY', 'NONE'],
  ['SEC REGISTRATION NO.', 'N.A.'],
  ['ADDRESS', 'N.A.'],
  ['SUBSIDIARY/AFFILIATE', `${made.pick(['Kalayaan Realty', 'Bulusan Trading'])} Corp.`],
  ['SEC REGISTRATION NO.', `CS2009${made.digits(5)}`],
  ['ADDRESS', homes[0] ?? ''],
])}
#pagebreak()
#text(7pt)[*CORPORATE NAME:* #${JSON.stringify(name)} #h(1fr) GIS_v.2020 · Page 2]
${call('bar', 'CAPITAL STRUCTURE')}
${call('capital', 'AUTHORIZED CAPITAL STOCK', ...capital, 'SUBSCRIBED CAPITAL', ...capital, 'PAID-UP CAPITAL', ...capital)}
${call('bar', 'DIRECTORS / OFFICERS')}
${call('officers', ...persons.flatMap((one, at) => [`${at + 1}. ${one.name}\n${homes[at % 3] ?? ''}`, 'Filipino', at < 2 ? 'Y' : 'N', posts[at]?.[0] ?? '', one.gender, at < 3 ? 'Y' : 'N', posts[at]?.[1] ?? '', 'N', one.tin]))}
#text(6.6pt)[INSTRUCTIONS: FOR BOARD COLUMN, PUT "C" FOR CHAIRMAN, "M" FOR MEMBER, "I" FOR INDEPENDENT DIRECTOR. FOR INC'R COLUMN, PUT "Y" IF AN INCORPORATOR, "N" IF NOT. FOR OFFICER COLUMN, INDICATE PARTICULAR POSITION IF AN OFFICER, FROM VP UP INCLUDING THE POSITION OF THE TREASURER, SECRETARY, COMPLIANCE OFFICER AND/OR ASSOCIATED PERSON.]
${call('bar', "STOCKHOLDERS' INFORMATION")}
${boxed('1fr, 1fr', [['TOTAL NUMBER OF STOCKHOLDERS:', '4'], ['NO. OF STOCKHOLDERS WITH 100 OR MORE SHARES EACH:', '4']])}
${call('holders', ...owners.flatMap((one, at) => [`${at + 1}. ${one.name}\nFilipino\n${homes[at % 3] ?? ''}`, 'Common', grouped((shares / 100) * (owned[at] ?? 0), ','), amount((shares / 100) * (owned[at] ?? 0)), `${owned[at] ?? 0}.00%`, amount((shares / 100) * (owned[at] ?? 0)), one.tin]), 'TOTAL', '', grouped(shares, ','), amount(shares), '100.00%', amount(shares), '')}
#text(6.6pt)[Note: For PDTC Nominee included in the list, please indicate further the beneficial owners owning more than 5% of any class of the company's voting securities.]
#v(4mm)
I, #${JSON.stringify(persons[3]?.name ?? '')}, Corporate Secretary of the above-mentioned corporation, declare under penalty of perjury that all matters set forth in this GIS have been made in good faith, duly verified by me and to the best of my knowledge and belief, are true and correct.
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'general information sheet (Philippines)',
      language: 'en',
      values: { legalName: name, registrationNumber: number, taxNumber, incorporationDate: date, address },
      capital: { amount: shares * 100, currency: 'PHP' },
      officers: persons.map((one, at) => ({ name: one.name, role: roles[at] ?? 'director' })),
      owners: owners.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
