import { pairs } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer } from './kit/written.ts'

const words = {
  given: 'Solveig|Torstein|Ragnhild|Øyvind|Gro|Håkon|Sigrun|Arve|Marit|Jostein',
  surnames: 'Bjørkelund|Haugland|Østerhus|Fjellstad|Myklebust|Sørlie|Tveiten|Rødseth',
  streets: 'Storgata|Kirkeveien|Havnegata|Fjordveien|Torggata',
  cities: '0155;OSLO|5014;BERGEN|7011;TRONDHEIM|4006;STAVANGER|9008;TROMSØ',
  stems: 'Fjordlys Havbruk|Multebær Mat|Nordvest Maskinutleie|Skarven Rederi og Offshoretjenester|Lyngheim Eiendom',
  firms: 'Ravnkloa Invest AS|Stabburet Holding AS',
}

const bodies = ['Daglig leder', 'Styrets leder', 'Styremedlem', 'Styremedlem', 'Varamedlem', 'Varamedlem'] as const
const roles = ['managing_director', 'chair', 'board_member', 'board_member', 'board_member', 'board_member'] as const

/** A certificate of a firm: labels on the left with a colon, addresses under names. */
export const norwegianCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 6] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} AS`.toUpperCase()
  const number = grouped(`${c.random.pick(['8', '9'])}${c.digits(8)}`, '3 3 3')
  const address = `${c.street} ${c.streetNumber}\n${c.postcode} ${c.city}`
  const split = c.random.between(0.3, 0.42)
  const look = { style: 'beside', mark: ':', split } as const
  sheet.text('Firmaattest', { size: 16 })
  sheet.gap(10)
  pairs(sheet, [
    ['Organisasjonsnummer', number],
    ['Organisasjonsform', 'Aksjeselskap'],
    ['Stiftelsesdato', dated(c.incorporated, 'DD.MM.YYYY')],
    ['Registrert i Foretaksregisteret', dated(c.registered, 'DD.MM.YYYY')],
    ['Foretaksnavn', name],
    ['Forretningsadresse', address],
    ['Kommune', `0301 ${c.city}`],
    ['Land', 'Norge'],
    ['Postadresse', c.maybe(0.4, `Postboks ${c.digits(3)}\n${c.postcode} ${c.city}`)],
    ['Aksjekapital NOK', amount(c.capital, ' ', ',')],
    ['', 'Kapitalen er fullt innbetalt.'],
  ], look)
  sheet.gap(4)
  c.officers.forEach((person, at) => {
    const isSame = bodies[at] === bodies[at - 1]
    const where = c.random.happens(0.5) ? `\n${person.street} ${person.streetNumber}\n${person.postcode} ${person.city}` : ''
    sheet.row([{ text: isSame ? '' : `${bodies[at] ?? ''}:`, from: 0, to: split - 0.03 }, { text: `${person.name}${where}`, from: split, to: 1 }])
    sheet.gap(3)
  })
  pairs(sheet, [['Signatur', 'Styrets leder og ett styremedlem i fellesskap.'], ['Virksomhet/formål', 'Handel, tjenesteyting og deltagelse i andre selskaper.']], look)
  sheet.gap(12)
  sheet.text(`Brønnøysundregistrene, ${dated(c.issued, 'DD.MM.YYYY')}`)
  return finished(sheet, {
    ...{ layout: 'no-firmaattest', language: 'no', country: 'NO' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Aksjeselskap' },
      ...{ incorporationDate: c.incorporated, address: address.replace('\n', ', ') },
    },
    capital: [c.capital, 'NOK'],
    officers: c.officers.map((person, at) => officer(person, roles[at] ?? 'board_member')),
  })
}
