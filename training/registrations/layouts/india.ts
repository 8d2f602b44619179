import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { dated, finished, officer } from './kit/written.ts'

const words = {
  given: 'Ramesh|Lakshmi|Arjun|Sunita|Venkatesh|Farida|Gurpreet|Ananya|Mohammed Irfan|Kavitha',
  surnames: 'Iyengar|Deshmukh|Chatterjee|Pillai|Ahluwalia|Siddiqui|Reddy|Bhattacharya|Kulkarni',
  streets: 'M.G. Road|Nehru Nagar|Link Road, Andheri West|Brigade Street|Sector 18',
  cities: '560001;Bengaluru|400053;Mumbai|600002;Chennai|700016;Kolkata|201301;Noida',
  stems: 'Neem Tree Pharma|Banyan Softtech|Saffron Valley Exports|Monsoon Agro Processing and Cold Storage Solutions|Peacock Textiles',
  firms: 'Ashoka Ventures Private Limited|Himgiri Holdings LLP',
}
const codes: Readonly<Record<string, readonly [code: string, state: string, office: string]>> = {
  Bengaluru: ['KA', 'Karnataka', 'RoC-Bangalore'],
  Mumbai: ['MH', 'Maharashtra', 'RoC-Mumbai'],
  Chennai: ['TN', 'Tamil Nadu', 'RoC-Chennai'],
  Kolkata: ['WB', 'West Bengal', 'RoC-Kolkata'],
  Noida: ['UP', 'Uttar Pradesh', 'RoC-Kanpur'],
}

/** Master data of the ministry: a table of two columns, then directors with their numbers. */
export const indianMasterData: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [2, 6], nominals: [10], shares: [10_000, 50_000, 100_000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Private Limited`.toUpperCase()
  const [code, state, office] = codes[c.city] ?? ['MH', 'Maharashtra', 'RoC-Mumbai']
  const number = `U${c.digits(5)}${code}${c.incorporated.slice(0, 4)}PTC${c.digits(6)}`
  const address = `No. ${c.streetNumber}, ${c.street}, ${c.city}, ${state} ${c.postcode} India`
  const status = c.random.pick([['Active', 'active'], ['Active', 'active'], ['Strike Off', 'dissolved'], ['Under Liquidation', 'in_liquidation']] as const)
  sheet.text('Company Master Data', { size: 14 })
  sheet.gap(8)
  pairs(sheet, [
    ['CIN', number],
    ['Company Name', name],
    ['ROC Code', office],
    ['Registration Number', number.slice(-6)],
    ['Company Category', 'Company limited by Shares'],
    ['Company SubCategory', 'Non-govt company'],
    ['Class of Company', 'Private'],
    ['Authorised Capital(Rs)', String(c.capital * 2)],
    ['Paid up Capital(Rs)', String(c.capital)],
    ['Date of Incorporation', dated(c.incorporated, 'DD/MM/YYYY')],
    ['Registered Address', address],
    ['Email Id', c.maybe(0.7, `accounts@${c.digits(3)}example.in`)],
    ['Whether Listed or not', 'Unlisted'],
    ['Date of last AGM', c.maybe(0.7, dated(c.issued, 'DD/MM/YYYY'))],
    ['Company Status(for efiling)', status[0]],
  ], { style: ['beside', 'beside', 'dotted'], split: c.random.between(0.34, 0.48) })
  sheet.gap(8)
  sheet.text('Directors/Signatory Details')
  table(sheet, c.officers.map((person) => [c.digits(8), person.name.toUpperCase(), dated(person.appointedOn, 'DD/MM/YYYY'), '-']), {
    ...{ titles: ['DIN/PAN', 'Name', 'Begin date', 'End date'], at: [0, 0.22, 0.65, 0.85] },
  })
  return finished(sheet, {
    ...{ layout: 'in-master-data', language: 'en', country: 'IN' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Company limited by Shares' },
      ...{ status: status[1], incorporationDate: c.incorporated, address },
    },
    capital: [c.capital, 'INR'],
    officers: c.officers.map((person) => officer(person, 'director')),
  })
}

const spelt = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** The certificate of incorporation: prose with a date in words, numbers of register and tax in sentences. */
export const indianCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words)
  const sheet = openSheet(c.random, { size: 11 })
  const [code, state] = codes[c.city] ?? ['MH', 'Maharashtra']
  const name = `${c.stem} Private Limited`.toUpperCase()
  const number = `U${c.digits(5)}${code}${c.incorporated.slice(0, 4)}PTC${c.digits(6)}`
  const tax = `AA${c.random.pick(['BCP', 'FCN', 'GCS', 'JCT'])}${c.digits(4)}${c.random.pick(['A', 'F', 'K', 'R'])}`
  const day = Number(c.incorporated.slice(8))
  const ordinal = spelt[day - 1] ?? `${day}${{ 21: 'st', 22: 'nd', 23: 'rd' }[day] ?? 'th'}`
  const address = `No. ${c.streetNumber}, ${c.street}, ${c.city}, ${state}, India, ${c.postcode}`
  sheet.text('GOVERNMENT OF INDIA', { align: 'centre' })
  sheet.text('MINISTRY OF CORPORATE AFFAIRS', { align: 'centre' })
  sheet.text('Central Registration Centre', { align: 'centre' })
  sheet.gap(12)
  sheet.text('Certificate of Incorporation', { align: 'centre', size: 15 })
  sheet.text('[Pursuant to sub-section (2) of section 7 and sub-section (1) of section 8 of the Companies Act, 2013 (18 of 2013) and rule 18 of the Companies (Incorporation) Rules, 2014]', { size: 9 })
  sheet.gap(12)
  sheet.text(`I hereby certify that ${name} is incorporated on this ${ordinal} day of ${dated(c.incorporated, 'MONTH')}, ${c.incorporated.slice(0, 4)} (${dated(c.incorporated, 'DD.MM.YYYY')}) under the Companies Act, 2013 and that the company is limited by shares.`)
  sheet.gap(6)
  sheet.text(`The Corporate Identity Number of the company is ${number}.`)
  sheet.text(`The Permanent Account Number (PAN) of the company is ${tax}.`)
  sheet.text(`The Tax Deduction and Collection Account Number (TAN) of the company is BLR${c.random.pick(['A', 'P'])}${c.digits(5)}B.`)
  sheet.gap(10)
  sheet.text(`Given under my signature at Manesar this ${dated(c.registered, 'D MONTH YYYY')}.`)
  sheet.gap(20)
  sheet.text('Mailing Address as per record available in Registrar of Companies office:', { size: 9.5 })
  sheet.text(name)
  sheet.text(address)
  return finished(sheet, {
    ...{ layout: 'in-incorporation', language: 'en', country: 'IN' },
    values: { legalName: name, registrationNumber: number, taxNumber: tax, incorporationDate: c.incorporated, address },
  })
}
