import { pairs } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Birthe|Mogens|Kirsten|Asger|Lærke|Preben|Ingelise|Frode|Signe|Villads',
  surnames: 'Bæk Holm|Kjærgaard|Østergaard|Skovmand|Thygesen|Lindegaard|Munk|Dalsgård',
  streets: 'Vesterbrogade|Nørregade|Strandvejen|Havnepladsen|Mølle Allé',
  cities: '1620;København V|8000;Aarhus C|5000;Odense C|9000;Aalborg|2900;Hellerup',
  stems: 'Klitrosen Catering|Vestkystens Vindenergi|Lærkebakken Ejendomme|Øresund Maritim Rådgivning og Skibsmægling|Tangloppen Software',
  firms: 'Bøgeskoven Holding ApS|Lyngborg Invest A/S|Rugmarken Kapital ApS',
}

/** A print of the central register: sections with key values; owners with their bands. */
export const danishExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 5], owners: [0, 4] })
  const sheet = openSheet(c.random)
  const isLimited = c.random.happens(0.6)
  const form = isLimited ? 'Anpartsselskab' : 'Aktieselskab'
  const name = `${c.stem} ${isLimited ? 'ApS' : 'A/S'}`
  const number = c.digits(8)
  const status = c.random.pick([['Normal', 'active'], ['Normal', 'active'], ['Under konkurs', 'in_liquidation'], ['Opløst efter frivillig likvidation', 'dissolved']] as const)
  const address = `${c.street} ${c.streetNumber}${c.maybe(0.4, `, ${c.random.whole(1, 5)}. th.`)}`
  const bands = [5, 10, 15, 20, 25, 33.33, 50, 66.67, 90, 100]
  const band = (share: number): number => bands.findLast((from) => from <= share) ?? 0
  const owners = c.owners.filter(({ share }) => share >= 5)
  const style = c.random.pick(['beside', 'beside', 'above', 'inline'] as const)
  const look = { style, split: 0.34 }
  sheet.text(name, { size: 15 })
  sheet.text(`Det Centrale Virksomhedsregister, udskrevet ${dated(c.issued, 'DD.MM.YYYY')}`)
  sheet.gap(10)
  pairs(sheet, [['CVR-nummer', number], ['Adresse', address], ['Postnummer og by', `${c.postcode} ${c.city}`], ['Startdato', dated(c.incorporated, 'DD.MM.YYYY')], ['Virksomhedsform', form], ['Reklamebeskyttelse', 'Nej'], ['Status', status[0]]], look)
  sheet.gap(6)
  sheet.text('Udvidede virksomhedsoplysninger', { size: sheet.size * 1.2 })
  pairs(sheet, [['Kommune', c.city], ['Branchekode', '681010 Almene boligselskabers udlejning af boliger'], ['Registreret kapital', `${amount(c.capital, '.', c.random.pick([',', '']))} DKK`], ['Regnskabsår', '01.01 - 31.12'], ['Seneste vedtægtsdato', dated(c.registered, 'DD.MM.YYYY')]], look)
  sheet.gap(6)
  sheet.text('Tegningsregel, personkreds og revisor', { size: sheet.size * 1.2 })
  pairs(sheet, [['Tegningsregel', 'Selskabet tegnes af en direktør alene eller af den samlede bestyrelse.']], look)
  const [chief, ...board] = c.officers
  const person = (one: (typeof c.officers)[number]): string => `${one.name}\n${one.street} ${one.streetNumber}, ${one.postcode} ${one.city}`
  pairs(sheet, [['Direktion', chief === undefined ? '' : person(chief)], ['Bestyrelse', board.map((one, at) => `${person(one)}${at === 0 ? '\n(formand)' : ''}`).join('\n')]], look)
  sheet.gap(6)
  if (owners.length > 0) {
    sheet.text('Ejerforhold', { size: sheet.size * 1.2 })
    sheet.text('Legale ejere')
  }
  for (const one of owners) {
    const from = band(one.share)
    const to = bands[bands.indexOf(from) + 1] ?? 100
    const text = from === 100 ? '100%' : `${String(from).replace('.', ',')}-${String(to === 100 ? 99.99 : to - 0.01).replace('.', ',')}%`
    sheet.text(one.name)
    pairs(sheet, [['Ejerandel', text], ['Stemmerettigheder', text], ['Ændringsdato', dated(c.registered, 'DD.MM.YYYY')]], look)
  }
  return finished(sheet, {
    ...{ layout: 'dk-cvr', language: 'da', country: 'DK' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: form, status: status[1] },
      ...{ incorporationDate: c.incorporated, address: `${address}, ${c.postcode} ${c.city}` },
    },
    capital: [c.capital, 'DKK'],
    officers: [
      ...(chief === undefined ? [] : [officer(chief, 'managing_director')]),
      ...board.map((one, at) => officer(one, at === 0 ? 'chair' : 'board_member')),
    ],
    owners: owners.map((one) => ({ ...owner(one), share: band(one.share) })),
  })
}
