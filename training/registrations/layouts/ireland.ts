import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, officerBorn, owner } from './kit/written.ts'

const words = {
  given: 'Aoife|Cormac|Gráinne|Declan|Niamh|Pádraig|Orla|Fergal|Sinéad|Tadhg',
  surnames: "O'Shaughnessy|Mac Cionnaith|Brannigan|Kilbride|Ní Dhomhnaill|Fitzmaurice|Tiernan|Geraghty",
  streets: 'Patrick Street|Merrion Square North|Eyre Square|Harcourt Road|Mill Park',
  cities: 'D02 XY45;Dublin 2|T12 RX8P;Cork|H91 E2K3;Galway|V94 T9PX;Limerick',
  stems: 'Boreen Distillers|Glenfarne Software|Hawthorn & Sloe Catering|Shannonside Agricultural Machinery and Plant Hire|Curlew Aviation Leasing',
  firms: 'Slieve Gamph Holdings Limited|Corrib Nominees DAC',
}

/** An annual return: numbered form fields, officers on pages of their own, members in a list. */
export const irishReturn: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [2, 4], owners: [1, 5], nominals: [1] })
  const sheet = openSheet(c.random, { header: () => 'Companies Registration Office', footer: (page) => `B1 Annual Return General - page ${page}` })
  const form = c.random.pick(['LIMITED', 'DESIGNATED ACTIVITY COMPANY'])
  const name = `${c.stem} ${form}`.toUpperCase()
  const number = c.digits(6)
  const [secretary, ...directors] = c.officers
  const place = `${c.streetNumber} ${c.street}\n${c.city}\n${c.postcode}`
  const style = c.random.pick(['beside', 'above', 'facing'] as const)
  sheet.text('Annual Return', { size: 16 })
  sheet.text('Section 343 Companies Act 2014')
  sheet.gap(8)
  pairs(sheet, [
    ['Company number', number],
    ['Company name in full', name],
    ['Return made up to', dated(c.issued, 'DD/MM/YYYY')],
    ['Registered office', place],
    ['Other addresses', c.maybe(0.3, 'None')],
  ], { style, gap: 5 })
  sheet.text('Secretary', { size: sheet.size * 1.2 })
  pairs(sheet, [['Surname', secretary?.surname ?? ''], ['Forename', secretary?.given ?? ''], ['Residential address', `${secretary?.streetNumber ?? ''} ${secretary?.street ?? ''}, ${secretary?.city ?? ''}`]], { style })
  directors.forEach((person, at) => {
    sheet.gap(6)
    sheet.text(`Director ${at + 1}`, { size: sheet.size * 1.2 })
    pairs(sheet, [['Surname', person.surname], ['Forename', person.given], ['Date of birth', dated(person.birthDate, 'DD/MM/YYYY')], ['Residential address', `${person.streetNumber} ${person.street}, ${person.city}`], ['Business occupation', 'Company Director'], ['Nationality', 'Irish']], { style })
  })
  sheet.gap(8)
  sheet.text('Share capital', { size: sheet.size * 1.2 })
  pairs(sheet, [['Total number of issued shares', amount(c.shares, ',')], ['Issued share capital', `€${amount(c.capital, ',', '.')}`]], { style })
  sheet.gap(6)
  sheet.text('List of past and present members', { size: sheet.size * 1.2 })
  table(sheet, c.owners.map((one) => [one.name, one.person === null ? `${c.city}, Ireland` : `${one.person.streetNumber} ${one.person.street}, ${one.person.city}`, 'Ordinary', amount(one.shares, ',')]), {
    ...{ titles: ['Name', 'Address', 'Share class', 'Number held'], at: [0, 0.34, 0.7, 0.86] },
  })
  return finished(sheet, {
    ...{ layout: 'ie-annual-return', language: 'en', country: 'IE' },
    values: { legalName: name, registrationNumber: number, address: place.replaceAll('\n', ', ') },
    capital: [c.capital, 'EUR'],
    officers: [...(secretary === undefined ? [] : [officer(secretary, 'secretary')]), ...directors.map((person) => officerBorn(person, 'director'))],
    owners: c.owners.map(owner),
  })
}

/** A letter of the registrar on a company's status, in prose. */
export const irishLetter: Layout = (seed) => {
  const c = inventCompany(seed, words)
  const sheet = openSheet(c.random, { size: 11, leading: 1.6 })
  const name = `${c.stem} Limited`
  const number = c.digits(6)
  const place = `${c.streetNumber} ${c.street}, ${c.city}, ${c.postcode}`
  sheet.text(dated(c.issued, 'D MONTH YYYY'), { align: 'right' })
  sheet.gap(14)
  sheet.text('LETTER OF STATUS', { size: 14, align: c.random.pick(['left', 'centre'] as const) })
  sheet.gap(10)
  sheet.text(`Re: ${name}, Registered Number ${number}`)
  sheet.gap(8)
  sheet.text('To Whom It May Concern,')
  sheet.gap(6)
  sheet.text(`I hereby certify that the above named company was incorporated under the Companies Acts as a private company limited by shares on the ${dated(c.incorporated, 'D MONTH YYYY')}, and that its registered office is situate at ${place}.`)
  sheet.gap(6)
  sheet.text('According to the records of this office the company is up to date with its filing requirements and no petition for winding up has been presented. Its status on the register is Normal.')
  sheet.gap(26)
  sheet.text('for the Registrar of Companies')
  return finished(sheet, {
    ...{ layout: 'ie-letter-of-status', language: 'en', country: 'IE' },
    values: { legalName: name, registrationNumber: number, address: place, status: 'active', incorporationDate: c.incorporated, entityType: 'private company limited by shares' },
  })
}
