import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, officerBorn, owner } from './kit/written.ts'

const words = {
  given: 'Gunilla|Torbjörn|Ebba|Sixten|Majken|Lennart|Åsa|Björn|Ingegerd|Karl Oskar',
  surnames: 'Lundqvist-Ek|Sjöstrand|Hallgren|Ångström|Blomkvist|Wikström|Nordenskog|Rönnlund',
  streets: 'Storgatan|Sveavägen|Hamngatan|Björkallén|Fabriksvägen',
  cities: '111 22;Stockholm|411 05;Göteborg|211 19;Malmö|753 10;Uppsala|901 73;Umeå',
  stems: 'Lingonris Livsmedel|Norrsken Teknikkonsult|Västanvik Bygg & Måleri|Tranebergs Fastighetsförvaltning och Utveckling i Mälardalen|Isbrytaren Rederi',
  firms: 'Granbacken Holding AB|Sjömärket Invest AB|Kullen Förvaltning AB',
}

/** A certificate of registration: two columns of key values, then people in blocks with a birth number. */
export const swedishCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [2, 6] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} AB`
  const number = `${c.random.pick(['556', '559'])}${c.digits(3)}-${c.digits(4)}`
  const street = `${c.street} ${c.streetNumber}`
  sheet.columns([
    () => sheet.text('Bolagsverket', { size: 14 }),
    () => sheet.text('REGISTRERINGSBEVIS', { size: 14 }),
  ])
  sheet.gap(6)
  sheet.columns([
    () => pairs(sheet, [['Organisationsnummer', number], ['Objektets registreringsdatum', dated(c.registered, 'YYYY-MM-DD')], ['Dokumentet skapat', `${c.issued} 10:42`]], { style: 'above' }),
    () => pairs(sheet, [['Nuvarande firmas registreringsdatum', c.registered], ['Registreringsdatum för nuvarande bolagsordning', c.random.happens(0.5) ? c.registered : c.issued], ['Sida', '1 (2)']], { style: 'above' }),
  ])
  sheet.gap(8)
  pairs(sheet, [
    ['Org.nummer', number],
    ['Firma', name],
    ['Adress', `${c.maybe(0.3, 'c/o Revisorsgruppen\n')}${street}\n${c.postcode} ${c.city.toUpperCase()}`],
    ['Säte', `Stockholms län, ${c.city} kommun`],
    ['Anmärkning', c.maybe(0.4, 'Detta är ett privat aktiebolag.')],
  ], { style: ['beside', 'inline'], mark: ':', split: 0.22 })
  sheet.text('BILDAT DATUM')
  sheet.text(c.incorporated)
  sheet.gap(4)
  sheet.text('SAMMANSTÄLLNING AV AKTIEKAPITAL')
  pairs(sheet, [
    ['Aktiekapital', `${amount(c.capital, ' ', c.random.pick([',', '']))} SEK`],
    ['Lägst', `${amount(c.capital, ' ')} SEK`],
    ['Högst', `${amount(c.capital * 4, ' ')} SEK`],
    ['Antal aktier', amount(c.shares, ' ')],
  ], { style: 'colon', split: 0.25 })
  const titles = ['STYRELSELEDAMÖTER', 'VERKSTÄLLANDE DIREKTÖR', 'STYRELSESUPPLEANTER']
  const groups = [c.officers.slice(1, 4), c.officers.slice(0, 1), c.officers.slice(4)]
  groups.forEach((people, at) => {
    if (people.length === 0) return
    sheet.gap(6)
    sheet.text(titles[at] ?? '')
    for (const person of people) {
      sheet.text(`${person.birthDate.replaceAll('-', '')} ${person.surname}, ${person.given}, ${person.street} ${person.streetNumber}, ${person.postcode} ${person.city.toUpperCase()}`)
      sheet.gap(2)
    }
  })
  sheet.gap(6)
  sheet.text('FIRMATECKNING')
  sheet.text('Firman tecknas av styrelsen. Dessutom har verkställande direktören rätt att teckna firman beträffande löpande förvaltningsåtgärder.')
  return finished(sheet, {
    ...{ layout: 'se-registreringsbevis', language: 'sv', country: 'SE' },
    values: { legalName: name, registrationNumber: number, incorporationDate: c.incorporated, address: `${street}, ${c.postcode} ${c.city.toUpperCase()}` },
    capital: [c.capital, 'SEK'],
    officers: [
      ...c.officers.slice(0, 1).map((person) => officerBorn(person, 'managing_director')),
      ...c.officers.slice(1).map((person) => officerBorn(person, 'board_member')),
    ],
  })
}

/** A share register that a company keeps itself: prose on top, a table of holders. */
export const swedishShareRegister: Layout = (seed) => {
  const c = inventCompany(seed, words, { owners: [1, 5], officers: [1, 1], nominals: [1, 10, 100] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Aktiebolag`
  const number = `559${c.digits(3)}-${c.digits(4)}`
  const [chair] = c.officers
  sheet.text('AKTIEBOK', { size: 17, align: c.random.pick(['left', 'centre'] as const) })
  sheet.gap(8)
  sheet.text(`för ${name}, org.nr ${number}`)
  sheet.text(`Aktiekapitalet uppgår till ${amount(c.capital, ' ')} kronor (SEK) fördelat på ${amount(c.shares, ' ')} aktier, envar med ett kvotvärde om ${c.nominal} kr.`)
  sheet.gap(10)
  table(
    sheet,
    c.owners.map(({ name: holder, person, shares, share }) => [
      holder,
      person === null ? `556${c.digits(3)}-${c.digits(4)}` : `${person.birthDate.replaceAll('-', '')}-${c.digits(4)}`,
      amount(shares, ' '),
      `${String(share).replace('.', ',')} %`,
    ]),
    { titles: ['Aktieägare', 'Person-/org.nr', 'Antal aktier', 'Andel'], at: [0, 0.4, 0.66, 0.86], aligns: ['left', 'left', 'right', 'right'] },
  )
  sheet.gap(8)
  sheet.text(`${c.city} den ${dated(c.issued, 'D MONTH YYYY', 'sv')}`)
  sheet.gap(24)
  if (chair !== undefined) {
    sheet.text(chair.name)
    sheet.text('Styrelseordförande')
  }
  return finished(sheet, {
    ...{ layout: 'se-aktiebok', language: 'sv', country: 'SE' },
    values: { legalName: name, registrationNumber: number },
    capital: [c.capital, 'SEK'],
    officers: chair === undefined ? [] : [officer(chair, 'chair')],
    owners: c.owners.map(owner),
  })
}
