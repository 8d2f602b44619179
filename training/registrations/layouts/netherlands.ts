import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Gerrit|Willemijn|Hendrik Jan|Saskia|Teun|Roosmarijn|Bram|Ineke|Cornelis|Fenna',
  surnames: 'Hoogland|van der Meulen|Brouwer|ten Brink|Zijlstra|de Ruijter|Verhagen|Oosterhuis',
  streets: 'Herengracht|Oude Singel|Stationsweg|Zeedijk|Wilhelminapark',
  cities: '2312 LE;Leiden|9711 JB;Groningen|6211 EM;Maastricht|1811 KL;Alkmaar',
  stems: 'Rietzanger Installatietechniek|Kwelder & Zoon|Noorderlicht Groothandel in Bloembollen en Vaste Planten|Waddenzicht Recreatie|IJsvogel Media',
  firms: 'Grutto Beheer B.V.|Stichting Administratiekantoor Kievit',
}

/** A notarial deed of incorporation: recitals, articles with indented definitions, a closing statement. */
export const dutchDeed: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 3], nominals: [1, 10], shares: [100, 120, 18_000] })
  const sheet = openSheet(c.random, { leading: c.random.between(1.3, 1.7) })
  const name = `${c.stem} B.V.`
  const money = (value: number): string => `EUR ${amount(value, '.', c.random.pick([',', '']))}`
  const article = (title: string, lines: readonly string[]): void => {
    sheet.gap(7)
    sheet.text(title)
    lines.forEach((line, at) => sheet.row([{ text: `${at + 1}.`, from: 0, to: 0.05 }, { text: line, from: 0.07, to: 1 }]))
  }
  sheet.text('OPRICHTING BESLOTEN VENNOOTSCHAP', { size: 13 })
  sheet.gap(6)
  sheet.text(`Heden, ${dated(c.incorporated, 'D MONTH YYYY', 'nl')}, verscheen voor mij, mr. Titus Boskamp, notaris te ${c.city}: ${c.owners.map((one) => (one.person === null ? `${one.name}, statutair gevestigd te ${c.city}` : `${one.name}, geboren op ${dated(one.person.birthDate, 'D MONTH YYYY', 'nl')}, wonende te ${one.person.city}, ${one.person.street} ${one.person.streetNumber}`)).join('; en ')}.`)
  sheet.text('De comparant verklaarde bij deze akte een besloten vennootschap met beperkte aansprakelijkheid op te richten en daarvoor vast te stellen de navolgende statuten:')
  article('Naam en zetel. Artikel 2.', [`De vennootschap draagt de naam: ${name}.`, `De vennootschap heeft haar zetel in de gemeente ${c.city}.`])
  article('Doel. Artikel 3.', ['De vennootschap heeft ten doel het oprichten van, het deelnemen in en het besturen van vennootschappen en ondernemingen.'])
  article('Kapitaal en aandelen. Artikel 4.', [`Het kapitaal van de vennootschap is verdeeld in aandelen van ${money(c.nominal)} nominaal elk.`])
  article('SLOTVERKLARINGEN', [
    `Het geplaatste kapitaal bedraagt bij de oprichting ${money(c.capital)}, verdeeld in ${amount(c.shares, '.')} aandelen.`,
    ...c.owners.map((one) => `${one.name} neemt deel voor ${amount(one.shares, '.')} aandelen.`),
    `Voor de eerste maal worden tot bestuurder van de vennootschap benoemd: ${c.officers.map(({ name: who }) => who).join(' en ')}.`,
    `Het adres van de vennootschap is: ${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}.`,
  ])
  sheet.gap(12)
  sheet.text('WAARVAN AKTE is verleden te voormelde plaats op de datum in het hoofd van deze akte vermeld.')
  return finished(sheet, {
    ...{ layout: 'nl-oprichting', language: 'nl', country: 'NL' },
    values: {
      ...{ legalName: name, entityType: 'besloten vennootschap met beperkte aansprakelijkheid', incorporationDate: c.incorporated },
      address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`,
    },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officer(person, 'director')),
    owners: c.owners.map(owner),
  })
}
