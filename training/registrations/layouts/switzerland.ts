import { table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer, owner } from './kit/written.ts'

const words = {
  given: 'Séverine|Blaise|Coraline|Yvan|Martine|Loris|Pascale|Didier|Aurore',
  surnames: 'Rochat|Monnier|Jaquet|Cuendet|Favre|Bolomey|Perrochon|Clerc',
  streets: 'Rue de Bourg|Avenue de la Gare|Chemin des Vignes|Quai du Mont-Blanc|Route de Berne',
  cities: '1003;Lausanne|1201;Genève|2000;Neuchâtel|1700;Fribourg|1950;Sion',
  stems: 'Dent Blanche Horlogerie|Fendant & Cie|Névé Ingénierie|Chamois Gestion de Patrimoine et Conseils Fiscaux|Roseau Santé',
  firms: 'Mélèze Holding SA|Barrage Invest Sàrl',
}

/** An extract of a cantonal register in French: headings over narrow tables, entry marks in small columns. */
export const swissFrenchExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 5], owners: [1, 4], nominals: [100, 1000], shares: [20, 200] })
  const sheet = openSheet(c.random)
  const isLimited = c.random.happens(0.6)
  const form = isLimited ? 'Société à responsabilité limitée' : 'Société anonyme'
  const name = `${c.stem} ${isLimited ? 'Sàrl' : 'SA'}`
  const number = `CHE-${grouped(c.digits(9), '3.3.3')}`
  const address = `${c.street} ${c.streetNumber}\n${c.postcode} ${c.city}`
  const owners = isLimited ? c.owners : []
  sheet.text('Registre du commerce du canton', { size: 13 })
  sheet.gap(6)
  table(sheet, [[number, form, dated(c.registered, 'DD.MM.YYYY'), '']], { titles: ['Numéro d\'identification', 'Nature juridique', 'Inscription', 'Radiation'], at: [0, 0.3, 0.65, 0.85] })
  sheet.gap(4)
  const block = (title: string, text: string): void => {
    sheet.row([{ text: 'Réf.', from: 0, to: 0.07, size: sheet.size * 0.85 }, { text: title, from: 0.1, to: 1, size: sheet.size * 0.85 }])
    sheet.row([{ text: '1', from: 0, to: 0.07 }, { text, from: 0.1, to: 1 }])
    sheet.gap(5)
  }
  block('Raison sociale', name)
  block('Siège', c.city)
  block('Adresse', address)
  block(isLimited ? 'Capital social (CHF)' : 'Capital-actions (CHF)', amount(c.capital, '\'', '.'))
  block('Date des statuts', dated(c.incorporated, 'DD.MM.YYYY'))
  block('But', 'toutes activités dans le domaine du conseil et du commerce de marchandises.')
  const person = (one: (typeof c.officers)[number]): string => `${one.surname}, ${one.given}, de ${one.city}, à ${c.city}`
  const parts = (holder: string): string => {
    const own = owners.find(({ name: who }) => who === holder)
    return own === undefined ? '' : `${own.shares} parts de CHF ${amount(c.nominal, '\'', '.')}`
  }
  const rows = [
    ...c.officers.map((one, at) => [person(one), isLimited ? (owners.some(({ name: who }) => who === one.name) ? 'associé-gérant' : 'gérant') : at === 0 ? 'administrateur président' : 'administrateur', 'signature individuelle', parts(one.name)]),
    ...owners.filter(({ name: who }) => !c.officers.some((one) => one.name === who)).map((one) => [one.person === null ? `${one.name} (CHE-${grouped(c.digits(9), '3.3.3')}), à ${c.city}` : person(one.person), 'associé', 'sans droit de signature', parts(one.name)]),
  ]
  table(sheet, rows, { titles: ['Données personnelles', 'Fonction', 'Mode de signature', isLimited ? 'Parts' : ''], at: [0, 0.38, 0.58, 0.8] })
  sheet.gap(8)
  sheet.text(`${c.city}, le ${dated(c.issued, 'DD.MM.YYYY')}    Extrait sans radiations`)
  return finished(sheet, {
    ...{ layout: 'ch-extrait', language: 'fr', country: 'CH' },
    values: { legalName: name, registrationNumber: number, entityType: form, incorporationDate: c.registered, address: address.replace('\n', ', ') },
    capital: [c.capital, 'CHF'],
    officers: c.officers.map((one, at) => officer(one, isLimited ? 'managing_director' : at === 0 ? 'chair' : 'board_member')),
    owners: owners.map(owner),
  })
}
