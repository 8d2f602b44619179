import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer, officerBorn, owner } from './kit/written.ts'

const words = {
  given: 'Sheila|Lachlan|Narelle|Bruce|Kirra|Trevor|Dimity|Angus|Raelene|Callan',
  surnames: 'Wattleby|Nguyen-Hart|Drummond|Papadakis|Billabong-Ross|Fairweather|Quigley|Tamati',
  streets: 'Collins Street|George Street|Wattle Grove|Queen Street|Lambton Quay',
  cities: '3000;MELBOURNE VIC|2000;SYDNEY NSW|4000;BRISBANE QLD|6000;PERTH WA',
  stems: 'Kookaburra Earthmoving|Coral Cay Charters|Ironbark Wealth Partners|Southern Gumtree Property Development and Management|Dusty Boots Outfitters',
  firms: 'BANKSIA NOMINEES PTY LTD|BOTTLEBRUSH HOLDINGS PTY LTD',
}

/** A current company extract: sections, labels with colons, document numbers in a column on the right. */
export const australianExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], owners: [1, 4], nominals: [1], shares: [2, 10, 100, 120] })
  const sheet = openSheet(c.random, { header: () => 'Current Company Extract' })
  const name = `${c.stem} Pty Ltd`.toUpperCase()
  const [acn, abn] = [grouped(c.digits(9), '3 3 3'), grouped(c.digits(11), '2 3 3 3')]
  const isRegistered = c.random.happens(0.85)
  const address = `${c.maybe(0.4, `Level ${c.random.whole(1, 40)}, `)}${c.streetNumber} ${c.street}, ${c.city} ${c.postcode}`
  const reference = (): string => `${c.random.whole(1, 9)}E${c.digits(6)}`
  const row = (label: string, value: string): void => {
    sheet.row([{ text: label, from: 0, to: 0.26 }, { text: value, from: 0.28, to: 0.8 }, { text: c.random.happens(0.3) ? reference() : '', from: 0.85, to: 1 }])
    sheet.gap(2)
  }
  const title = (text: string): void => {
    sheet.gap(8)
    sheet.text(text, { size: sheet.size * 1.15 })
    sheet.gap(2)
  }
  sheet.text(`Name: ${name}`, { size: 12 })
  sheet.text(`ACN: ${acn}`)
  sheet.gap(6)
  title('Organisation Details')
  sheet.row([{ text: 'Current Organisation Details', from: 0, to: 0.7 }, { text: 'Document Number', from: 0.82, to: 1 }])
  row('Name:', name)
  row('ACN:', acn)
  row('ABN:', abn)
  row('Registered in:', 'Victoria')
  row('Registration date:', dated(c.incorporated, 'DD/MM/YYYY'))
  row('Name start date:', dated(c.incorporated, 'DD/MM/YYYY'))
  row('Status:', isRegistered ? 'Registered' : 'Deregistered')
  row('Company type:', 'Australian Proprietary Company')
  row('Class:', 'Limited By Shares')
  title('Address Details')
  row('Registered address:', address)
  row('Start date:', dated(c.registered, 'DD/MM/YYYY'))
  title('Officeholders and Other Roles')
  const posts = c.officers.map((person, at) => ({ person, role: at === 0 && c.officers.length > 2 ? ('secretary' as const) : ('director' as const) }))
  for (const { person, role } of posts) {
    sheet.text(role === 'secretary' ? 'Secretary' : 'Director')
    row('Name:', person.name.toUpperCase())
    row('Address:', `${person.streetNumber} ${person.street}, ${person.city} ${person.postcode}`)
    row('Born:', `${dated(person.birthDate, 'DD/MM/YYYY')}, ${person.city}`)
    row('Appointment date:', dated(person.appointedOn, 'DD/MM/YYYY'))
  }
  title('Share Information')
  table(sheet, [['ORD', 'ORDINARY SHARES', String(c.shares), amount(c.capital, ',', '.'), '0.00']], { titles: ['Class', 'Description', 'Number issued', 'Total amount paid', 'Total amount unpaid'] })
  title('Members')
  for (const one of c.owners) {
    row('Name:', one.name.toUpperCase())
    row('Address:', `${one.person?.streetNumber ?? 8} ${one.person?.street ?? c.street}, ${c.city} ${c.postcode}`)
    table(sheet, [['ORD', String(one.shares), 'yes', 'FULLY']], { titles: ['Class', 'Number held', 'Beneficially held', 'Paid'] })
  }
  return finished(sheet, {
    ...{ layout: 'au-extract', language: 'en', country: 'AU' },
    values: {
      ...{ legalName: name, registrationNumber: acn, taxNumber: abn, entityType: 'Australian Proprietary Company', address },
      ...{ status: isRegistered ? 'active' : 'dissolved', incorporationDate: c.incorporated },
    },
    capital: [c.capital, 'AUD'],
    officers: posts.map(({ person, role }) => officerBorn(person, role)),
    owners: c.owners.map(owner),
  })
}

/** The extract of New Zealand: shareholdings as allocations, each a part of the total. */
export const newZealandExtract: Layout = (seed) => {
  const nz = { ...words, stems: 'Kauri Ridge Dairies|Fernleaf Robotics|Harakeke Design|Tui & Pukeko Adventure Tourism and Transport', cities: '6011;Wellington|1010;Auckland|8011;Christchurch', firms: 'Totara Trustees Limited|Rimu Holdings Limited' }
  const c = inventCompany(seed, nz, { officers: [1, 5], owners: [1, 5], nominals: [1], shares: [100, 1000, 1200] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Limited`.toUpperCase()
  const [number, nzbn] = [c.digits(7), `9429${c.digits(9)}`]
  const address = `${c.streetNumber} ${c.street}, ${c.city}, ${c.postcode}, NZ`
  const isOn = c.random.happens(0.85)
  sheet.text('Company Extract', { size: 14 })
  sheet.text(name, { size: 12 })
  sheet.text(number)
  sheet.text(`NZBN: ${nzbn}`)
  sheet.gap(8)
  pairs(sheet, [['Entity Type', 'NZ Limited Company'], ['Incorporated', dated(c.incorporated, 'DD MONTH YYYY', 'en-short')], ['Current Status', isOn ? 'Registered' : 'Removed'], ['Constitution Filed', 'Yes'], ['Annual Return Filing Month', 'September'], ['Ultimate holding company', 'No']], { style: ['beside', 'inline'], split: 0.4 })
  sheet.text('Company Addresses')
  pairs(sheet, [['Registered Office', address], ['Address for Service', address]], { style: ['above', 'beside'] })
  sheet.text('Directors')
  for (const person of c.officers) {
    sheet.gap(3)
    sheet.text(`${person.given} ${person.surname.toUpperCase()}`)
    sheet.text(`${person.streetNumber} ${person.street}, ${person.city}, ${person.postcode}, NZ`)
    sheet.text(`Appointed: ${dated(person.appointedOn, 'DD MONTH YYYY', 'en-short')}`)
  }
  sheet.gap(6)
  sheet.text('Shareholdings')
  sheet.row([{ text: 'Total Number of Shares:', from: 0, to: 0.4 }, { text: String(c.shares), from: 0.42, to: 1 }])
  for (const one of c.owners) {
    sheet.gap(4)
    sheet.row([{ text: String(one.shares), from: 0, to: 0.12 }, { text: one.person === null ? one.name : `${one.person.given} ${one.person.surname.toUpperCase()}`, from: 0.15, to: 1 }])
    sheet.row([{ text: `${one.person?.streetNumber ?? 5} ${one.person?.street ?? c.street}, ${c.city}, NZ`, from: 0.15, to: 1 }])
  }
  return finished(sheet, {
    ...{ layout: 'nz-extract', language: 'en', country: 'NZ' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'NZ Limited Company', address },
      ...{ status: isOn ? 'active' : 'dissolved', incorporationDate: c.incorporated },
    },
    officers: c.officers.map((person) => officer(person, 'director')),
    owners: c.owners.map(owner),
  })
}
