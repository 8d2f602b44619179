import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { dated, finished, grouped, officer } from './kit/written.ts'

const words = {
  given: 'Geneviève|Duncan|Maple Rose|Étienne|Shirley|Luc-André|Priyanka|Wallace|Océane',
  surnames: 'Desrosiers|MacPhee|Thibodeau|Lévesque-Roy|Kowalchuk|Beauchemin|Sandhu|Archambault',
  streets: 'Queen Street West|rue Sainte-Catherine Est|Granville Street|boulevard Laurier',
  cities: 'M5V 2B7;Toronto ON|H2X 1L4;Montréal QC|V6C 1T2;Vancouver BC|G1V 2M1;Québec QC',
  stems: 'Northern Loon Outfitters|Érablière des Hauteurs|Prairie Fire Analytics|Bluenose Marine Insurance Brokerage and Adjusting|Cabane Technologies',
  firms: 'Tamarack Holdings Inc.|Gestion Harfang inc.',
}

/** A federal corporation profile: labels of two languages, parted by a slash. */
export const canadianProfile: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 6] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Inc.`
  const number = `${c.digits(6)}-${c.random.whole(0, 9)}`
  const tax = grouped(c.digits(9), '5 4').replace(' ', '')
  const status = c.random.pick([['Active / Active', 'active'], ['Dissolved / Dissoute', 'dissolved'], ['Active / Active', 'active']] as const)
  const address = `${c.streetNumber} ${c.street}\n${c.city} ${c.postcode}\nCanada`
  sheet.row([{ text: 'Corporate Profile', from: 0, to: 0.5, size: 14 }, { text: 'Profil corporatif', from: 0.5, to: 1, size: 14 }])
  sheet.text(`Date and time of Corporate Profile (YYYY-MM-DD) / Date et heure du Profil corporatif (AAAA-MM-JJ): ${c.issued} 1:12 PM`, { size: 8 })
  sheet.gap(8)
  const title = (text: string): void => {
    sheet.gap(6)
    sheet.text(text, { size: sheet.size * 1.15 })
  }
  const look = { style: c.random.pick(['beside', 'beside', 'above'] as const), split: 0.5 }
  title('CORPORATE INFORMATION / RENSEIGNEMENTS CORPORATIFS')
  pairs(sheet, [
    ['Corporate name / Dénomination', name],
    ['Corporation number / Numéro de société ou d\'organisation', number],
    ['Business number / Numéro d\'entreprise', tax],
    ['Governing legislation / Régime législatif', `Canada Business Corporations Act (CBCA) - ${c.incorporated}\nLoi canadienne sur les sociétés par actions (LCSA) - ${c.incorporated}`],
    ['Status / Statut', status[0]],
  ], look)
  title('REGISTERED OFFICE ADDRESS / ADRESSE DU SIÈGE')
  sheet.text(address)
  title('DIRECTORS / ADMINISTRATEURS')
  pairs(sheet, [['Minimum number / Nombre minimal', '1'], ['Maximum number / Nombre maximal', '10'], ['Current number / Nombre actuel', String(c.officers.length)]], { style: 'beside', split: 0.5 })
  table(sheet, c.officers.map((person) => [person.name.toUpperCase(), `${person.streetNumber} ${person.street}, ${person.city} ${person.postcode}, Canada`]), { titles: ['Name / Nom', 'Address / Adresse'], at: [0, 0.4] })
  title('ANNUAL FILINGS / DÉPÔTS ANNUELS')
  pairs(sheet, [['Anniversary date (MM-DD) / Date anniversaire (MM-JJ)', c.incorporated.slice(5)], ['Type of corporation / Type de société', 'Non-distributing corporation with 50 or fewer shareholders']], { style: 'beside', split: 0.5 })
  title('CERTIFICATES ISSUED / CERTIFICATS ÉMIS')
  sheet.text(`Certificate of Incorporation / Certificat de constitution en société ${dated(c.incorporated, 'YYYY-MM-DD')}`)
  return finished(sheet, {
    ...{ layout: 'ca-profile', language: 'en', country: 'CA' },
    values: {
      ...{ legalName: name, registrationNumber: number, taxNumber: tax, status: status[1] },
      ...{ incorporationDate: c.incorporated, address: address.replaceAll('\n', ', ') },
    },
    officers: c.officers.map((person) => officer(person, 'director')),
  })
}
