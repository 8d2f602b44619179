import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Wei Ming|Siew Hoon|Kumaran|Nur Aisyah|Jia Hui|Boon Keng|Priya|Hafiz|Mei Lin',
  surnames: 'Tan|Lim|Ong|Rajaratnam|Binte Osman|Chia|Koh|Subramaniam|Bin Yusof|Seah',
  streets: 'Robinson Road|Tanjong Pagar Plaza|Ubi Avenue 3|Jalan Besar|Paya Lebar Square',
  cities: '068898;Singapore|408868;Singapore|208787;Singapore|159088;Singapore',
  stems: 'Merbau Maritime Services|Pandan Leaf Foods|Straits Lantern Technologies|Kingfisher Wealth Advisory and Fund Administration (Asia)|Orchid Bay Engineering',
  firms: 'Tembusu Ventures Pte. Ltd.|Garuda Peak Holdings Limited|Sampan Capital Pte. Ltd.',
}

/** A business profile: numbered-free key values with a colon column, then tables of officers and shareholders. */
export const singaporeProfile: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 5], owners: [1, 5], nominals: [1] })
  const header = (): string => 'ACCOUNTING AND CORPORATE REGULATORY AUTHORITY (ACRA)'
  const sheet = openSheet(c.random, { header, footer: (page) => `Page ${page} of 3` })
  const name = `${c.stem} Pte. Ltd.`.toUpperCase()
  const number = `${c.incorporated.slice(0, 4)}${c.digits(5)}${c.random.pick(['C', 'D', 'G', 'H', 'K', 'M', 'R', 'W', 'Z'])}`
  const isLive = c.random.happens(0.85)
  const unit = `#${c.random.whole(1, 30)}-${c.random.whole(1, 99)}`
  const identity = (): string => `S${c.digits(7)}${c.random.pick(['A', 'B', 'F', 'J'])}`
  sheet.text('Business Profile (Company)', { size: 13, align: 'centre' })
  sheet.gap(4)
  sheet.text('WHILST EVERY ENDEAVOR IS MADE TO ENSURE THAT INFORMATION PROVIDED IS UPDATED AND CORRECT, THE AUTHORITY DISCLAIMS ANY LIABILITY FOR ANY DAMAGE OR LOSS.', { size: 7 })
  sheet.gap(8)
  sheet.text(`Business Profile (Company) of ${name} (${number})`)
  sheet.row([{ text: 'Date', from: 0, to: 0.2 }, { text: `: ${dated(c.issued, 'DD/MM/YYYY')}`, from: 0.38, to: 1 }])
  sheet.gap(6)
  const pairsLook = { style: 'colon', split: 0.38 } as const
  sheet.text('The Following Are The Brief Particulars of :')
  pairs(sheet, [
    ['Registration No.', number],
    ['Company Name', name],
    ['Former Name if any', c.maybe(0.2, `${c.stem.split(' ')[0] ?? ''} TRADING PTE. LTD.`.toUpperCase())],
    ['Incorporation Date', dated(c.incorporated, 'DD/MM/YYYY')],
    ['Company Type', 'PRIVATE COMPANY LIMITED BY SHARES'],
    ['Status', isLive ? 'Live Company' : 'Struck Off'],
    ['Status Date', dated(isLive ? c.incorporated : c.issued, 'DD/MM/YYYY')],
  ], pairsLook)
  sheet.text('Principal Activities')
  pairs(sheet, [['Activities (I)', 'WHOLESALE TRADE OF A VARIETY OF GOODS WITHOUT A DOMINANT PRODUCT (46900)']], pairsLook)
  sheet.text('Capital')
  table(sheet, [[amount(c.capital, ',', c.random.pick(['', '.'])), amount(c.shares, ','), 'SINGAPORE, DOLLARS', 'ORDINARY']], {
    titles: ['Issued Share Capital (AMOUNT)', 'Number of Shares *', 'Currency', 'Share Type'],
  })
  pairs(sheet, [['Registered Office Address', `${c.streetNumber} ${c.street}\n${unit}\nSINGAPORE (${c.postcode})`], ['Date of Address', dated(c.registered, 'DD/MM/YYYY')]], pairsLook)
  sheet.gap(6)
  sheet.text('Officers/Authorised Representative(s)')
  const posts = c.officers.map((person, at) => ({ person, role: c.officers.length > 1 && at === c.officers.length - 1 ? ('secretary' as const) : ('director' as const) }))
  table(sheet, posts.map(({ person, role }) => [`${person.surname} ${person.given}`.toUpperCase(), identity(), 'SINGAPORE CITIZEN', dated(person.appointedOn, 'DD/MM/YYYY'), role === 'director' ? 'Director' : 'Secretary']), {
    ...{ titles: ['Name', 'ID', 'Nationality/Citizenship', 'Date of Appointment', 'Position Held'], at: [0, 0.3, 0.46, 0.69, 0.87] },
  })
  sheet.gap(6)
  sheet.text('Shareholder(s)')
  table(sheet, c.owners.map((one, at) => [String(at + 1), one.name.toUpperCase(), identity(), amount(one.shares, ','), 'SGD, Ordinary']), {
    ...{ titles: ['', 'Name', 'ID', 'No. of Shares', 'Currency, Share Type'], at: [0, 0.05, 0.45, 0.62, 0.8] },
  })
  return finished(sheet, {
    ...{ layout: 'sg-bizfile', language: 'en', country: 'SG' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'PRIVATE COMPANY LIMITED BY SHARES' },
      ...{ status: isLive ? 'active' : 'dissolved', incorporationDate: c.incorporated },
      address: `${c.streetNumber} ${c.street}, ${unit}, SINGAPORE (${c.postcode})`,
    },
    capital: [c.capital, 'SGD'],
    officers: posts.map(({ person, role }) => officer(person, role)),
    owners: c.owners.map(owner),
  })
}
