import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer, owner } from './kit/written.ts'

const words = {
  given: 'Godelieve|Thibault|Hilde|Jean-Marie|Ludovic|Griet|Anne-Sophie|Wim|Fabienne',
  surnames: 'Vanderstraeten|Delvaux|Claessens|Lambrechts|Dethier|Verschueren|Henrotte|De Keyser',
  streets: 'Avenue Louise|Rue du Midi|Chaussée de Namur|Meir|Korenmarkt',
  cities: '1050;Bruxelles|4000;Liège|5000;Namur|1348;Louvain-la-Neuve',
  stems: 'Ardoise & Fils|Les Brasseries du Hautmont|Moulin Rouge-Cloître Conseil en Organisation et Gestion|Belfort Logistics|Coquelicot Santé',
  firms: 'Hêtre Pourpre Invest SA|Scaldis Holding SRL',
}

/** The public search of the crossroads bank: one long list of labels and values, dates in brackets. */
export const belgianRecord: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4] })
  const sheet = openSheet(c.random)
  const name = c.stem
  const number = grouped(`0${c.digits(9)}`, '4.3.3')
  const day = (date: string): string => dated(date, 'D MONTH YYYY', 'fr')
  const since = (date: string): string => `Depuis le ${day(date)}`
  const isActive = c.random.happens(0.85)
  sheet.text('Données de l\'entité enregistrée', { size: 14 })
  sheet.gap(8)
  sheet.text('Généralités', { size: sheet.size * 1.15 })
  const value = (text: string, date: string): string => `${text}\n${since(date)}`
  pairs(sheet, [
    ['Numéro d\'entreprise:', number],
    ['Statut:', isActive ? 'Actif' : 'Arrêté'],
    ['Situation juridique:', isActive ? value('Situation normale', c.registered) : value('Clôture de liquidation', c.issued)],
    ['Date de début:', day(c.incorporated)],
    ['Dénomination:', `${name}\nDénomination en français, depuis le ${day(c.incorporated)}`],
    ['Adresse du siège:', `${c.street} ${c.streetNumber}\n${c.postcode} ${c.city}\n${since(c.incorporated)}`],
    ['Numéro de téléphone:', 'Pas de données reprises dans la BCE.'],
    ['Type d\'entité:', 'Personne morale'],
    ['Forme légale:', value('Société à responsabilité limitée', c.incorporated)],
  ], { style: ['beside', 'above'], split: 0.34 })
  sheet.text('Fonctions', { size: sheet.size * 1.15 })
  table(sheet, c.officers.map((person) => ['Administrateur', `${person.surname}, ${person.given}`, since(person.appointedOn)]), { at: [0, 0.28, 0.62] })
  return finished(sheet, {
    ...{ layout: 'be-bce', language: 'fr', country: 'BE' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Société à responsabilité limitée' },
      ...{ status: isActive ? 'active' : 'dissolved', incorporationDate: c.incorporated },
      address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`,
    },
    officers: c.officers.map((person) => officer(person, 'director')),
  })
}

/** A notice in the annexes of the official gazette: a form of a few lines, then prose of the deed. */
export const belgianGazette: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 2], owners: [1, 3], nominals: [10, 100], shares: [100, 200] })
  const sheet = openSheet(c.random)
  const number = grouped(`0${c.digits(9)}`, '4 3 3')
  const seat = `${c.street} ${c.streetNumber} - ${c.postcode} ${c.city}`
  sheet.text('Copie à publier aux annexes au Moniteur belge après dépôt de l\'acte au greffe', { size: 8 })
  sheet.gap(8)
  pairs(sheet, [
    ['N° d\'entreprise', number],
    ['Nom\n(en entier)', c.stem],
    ['Forme légale', 'Société à responsabilité limitée'],
    ['Adresse complète du siège', seat],
    ['Objet de l\'acte', 'CONSTITUTION'],
  ], { style: 'colon', split: 0.32 })
  sheet.gap(6)
  sheet.text(`Aux termes d'un acte reçu par Maître Odile Vanhamme, notaire à ${c.city}, le ${dated(c.incorporated, 'D MONTH YYYY', 'fr')}, il résulte que ${c.owners.map((one) => (one.person === null ? `la société ${one.name}` : `${c.random.pick(['Monsieur', 'Madame'])} ${one.person.surname.toUpperCase()} ${one.person.given}`)).join(' et ')} ont constitué une société à responsabilité limitée dénommée « ${c.stem} ».`)
  sheet.text(`Les fondateurs ont souscrit ${c.shares} actions, au prix de ${c.nominal} euros chacune, soit ${amount(c.capital, '.', ',')} EUR, comme suit :`)
  for (const one of c.owners) sheet.text(`- ${one.name} : ${one.shares} actions ;`, { from: 0.04 })
  sheet.text(`Nomination : sont appelés aux fonctions d'administrateur non statutaire pour une durée illimitée ${c.officers.map(({ name: who }) => who).join(' et ')}, ici présents et qui acceptent.`)
  return finished(sheet, {
    ...{ layout: 'be-moniteur', language: 'fr', country: 'BE' },
    values: { legalName: c.stem, registrationNumber: number, entityType: 'Société à responsabilité limitée', incorporationDate: c.incorporated, address: seat },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officer(person, 'director')),
    owners: c.owners.map(owner),
  })
}
