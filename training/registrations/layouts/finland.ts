import { grid, pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officerBorn } from './kit/written.ts'

const words = {
  given: 'Aino|Väinö|Tuulikki|Eero|Kaisa|Onni|Helka|Jari-Pekka|Satu|Ilmari',
  surnames: 'Koskenniemi|Hyväri|Mäkikallio|Lähteenmaa|Rautavirta|Öhman|Saarelainen|Tuomikoski',
  streets: 'Kauppakatu|Mannerheimintie|Satamakuja|Koivupolku|Teollisuustie',
  cities: '00100;Helsinki|33100;Tampere|20100;Turku|90100;Oulu|40100;Jyväskylä',
  stems: 'Pohjanrinne Kiinteistöt|Kuikka Design|Saimaan Puunjalostus ja Metsäpalvelut|Revontuli Energia|Kalliokukka Hoiva',
  firms: 'Hopealampi Invest Oy|Suvituuli Holding Oyj|Karhunpolku Partners Oy',
}

const functions = [
  ['Puheenjohtaja', 'chair'],
  ['Varsinainen jäsen', 'board_member'],
  ['Varsinainen jäsen', 'board_member'],
] as const

/** An extract of the Finnish trade register: dates in a column on the left, people by body. */
export const finnishExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [2, 5] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Oy`
  const number = `${c.digits(7)}-${c.random.whole(0, 9)}`
  const street = `${c.street} ${c.streetNumber}${c.maybe(0.4, ` ${c.random.pick(['A', 'B', 'C'])} ${c.random.whole(2, 40)}`)}`
  const address = `${street}, ${c.postcode} ${c.city.toUpperCase()}`
  const [chief, ...board] = c.officers
  const day = (date: string): string => dated(date, 'DD.MM.YYYY')
  const roles = board.map((person, at) => ({ person, post: functions[at] ?? (['Varajäsen', 'board_member'] as const) }))
  sheet.row([{ text: 'KAUPPAREKISTERIOTE', from: 0, to: 0.5, size: 14 }, { text: `Otteen sisältö ${day(c.issued)}`, from: 0.6, to: 1, align: 'right' }])
  sheet.text('Patentti- ja rekisterihallitus, Kaupparekisterijärjestelmä')
  sheet.gap(10)
  pairs(sheet, [
    ['Y-tunnus', number],
    ['Yritysmuoto', 'Osakeyhtiö'],
    ['Rekisteröity', day(c.registered)],
    ['Voimassaolevat rekisteritiedot', `${day(c.issued)} klo 09:14:55`],
  ], { style: ['beside', 'inline', 'colon'], mark: ':', split: 0.42 })
  sheet.gap(8)
  const entries: readonly (readonly [string, string])[] = [
    ['TOIMINIMI', name],
    ['KOTIPAIKKA', c.city],
    ['OSOITE', `Postiosoite: ${address}`],
    ['TOIMIALA', 'Yhtiön toimialana on tavaroiden tuonti, vienti ja kauppa sekä niihin liittyvät palvelut.'],
    ['OSAKEPÄÄOMA', `Osakepääoma ${amount(c.capital, c.random.pick(['.', ' ']), ',')} EUR (täysin maksettu)`],
    ['OSAKKEET', `${c.shares} osaketta`],
    ['TILIKAUSI', '1.1. - 31.12.'],
  ]
  for (const [title, text] of entries) {
    sheet.text(`${title} (Rekisteröity ${day(c.registered)})`, { size: sheet.size * 0.95 })
    sheet.text(text, { from: 0.05 })
    sheet.gap(5)
  }
  sheet.text(`TOIMITUSJOHTAJA (Rekisteröity ${day(c.officers[0]?.appointedOn ?? '')})`)
  if (chief !== undefined) sheet.text(`${day(chief.birthDate)}  ${chief.surname} ${chief.given}, Suomen kansalainen, ${chief.city}`, { from: 0.05 })
  sheet.gap(5)
  sheet.text('HALLITUS')
  const born = (place: string): string => `Suomen kansalainen, ${place}`
  if (c.random.happens(0.5))
    for (const { person, post: [title] } of roles) {
      sheet.text(`${title}:`, { from: 0.03 })
      sheet.text(`${person.surname} ${person.given}, s. ${day(person.birthDate)}, ${born(person.city)}`, { from: 0.08 })
    }
  else table(sheet, roles.map(({ person, post: [title] }) => [title, `${person.surname}, ${person.given}`, day(person.birthDate), person.city]), { titles: ['Tehtävä', 'Nimi', 'Syntymäaika', 'Kotikunta'] })
  sheet.gap(6)
  sheet.text('EDUSTAMINEN LAIN NOJALLA')
  sheet.text('Yhtiötä edustaa osakeyhtiölain mukaisesti hallitus.', { from: 0.05 })
  return finished(sheet, {
    ...{ layout: 'fi-kaupparekisteriote', language: 'fi', country: 'FI' },
    values: { legalName: name, registrationNumber: number, entityType: 'Osakeyhtiö', incorporationDate: c.registered, address },
    capital: [c.capital, 'EUR'],
    officers: [
      ...(chief === undefined ? [] : [officerBorn(chief, 'managing_director')]),
      ...roles.map(({ person, post: [, role] }) => officerBorn(person, role)),
    ],
  })
}

/** A page of the business information system, Swedish for the Swedish speakers of Finland. */
export const finlandSwedishPage: Layout = (seed) => {
  const c = inventCompany(seed, { ...words, stems: 'Skärgårdens Fiskförädling|Näsudden Konsult|Björkholmens Fastigheter och Förvaltning' })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Ab`
  const number = `${c.digits(7)}-${c.random.whole(0, 9)}`
  const vat = c.maybe(0.6, `FI${number.replace('-', '')}`)
  sheet.text('Företags- och organisationsdatasystemet FODS', { size: sheet.size * 1.3 })
  sheet.text(`Uppgifter den ${dated(c.issued, 'D.M.YYYY')}`)
  sheet.gap(12)
  grid(sheet, [
    ['Företagets namn', name],
    ['FO-nummer', number],
    ['Företagsform', 'Aktiebolag'],
    ['Momsregistreringsnummer', vat],
    ['Hemort', c.city],
    ['Företagets språk', 'Svenska'],
    ['Registreringsdatum', dated(c.registered, 'D.M.YYYY')],
    ['Läge', 'Verksamt'],
    ['Huvudbransch', 'Förvaltning av fastigheter (68320)'],
  ], c.random.whole(1, 3))
  sheet.gap(8)
  sheet.text('Adresser', { size: sheet.size * 1.15 })
  pairs(sheet, [['Besöksadress', `${c.street} ${c.streetNumber}\n${c.postcode} ${c.city}`], ['Telefon', `+358 ${c.digits(8)}`]], { style: ['beside', 'above', 'inline'] })
  return finished(sheet, {
    ...{ layout: 'fi-fods', language: 'sv', country: 'FI' },
    values: {
      ...{ legalName: name, registrationNumber: number, taxNumber: vat, entityType: 'Aktiebolag', status: 'active' },
      ...{ incorporationDate: c.registered, address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}` },
    },
  })
}
