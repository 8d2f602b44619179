import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner, percent } from './kit/written.ts'

const words = {
  given: 'Immacolata|Ruggero|Donatella|Ermanno|Loredana|Vito|Assunta|Corrado|Mirella|Fulvio',
  surnames: 'Scognamiglio|Brambilla|Degli Esposti|Mastrangelo|Piccinini|Colonna|Zorzi|Lo Presti',
  streets: 'Via Giuseppe Verdi|Corso Vittorio Emanuele|Via Roma|Largo Augusto|Via del Porto',
  cities: '80133;Napoli|37121;Verona|90133;Palermo|16121;Genova',
  stems: 'Frantoio Colle Antico|Vele Bianche|Meccanica Brenta Lavorazioni e Stampaggi Industriali|Pane e Farina|Lucciola Illuminazione',
  firms: 'Ginestra Partecipazioni S.p.A.|Monviso Capital S.r.l.',
}

/** A notary's deed of a limited company: numbered articles in prose, quotas by partner. */
export const italianDeed: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [1], shares: [10_000, 20_000, 100_000] })
  const sheet = openSheet(c.random, { leading: c.random.between(1.4, 1.9) })
  const name = `${c.stem} ${c.random.pick(['S.r.l.', 'SRL', 'società a responsabilità limitata'])}`
  const euro = (value: number): string => `Euro ${amount(value, '.', ',')}`
  const [first] = c.officers
  sheet.text(`Repertorio n. ${amount(c.random.whole(2000, 90_000), '.')}    Raccolta n. ${amount(c.random.whole(1000, 40_000), '.')}`, { align: 'right' })
  sheet.text('ATTO COSTITUTIVO DI SOCIETÀ A RESPONSABILITÀ LIMITATA', { align: 'centre' })
  sheet.text('REPUBBLICA ITALIANA', { align: 'centre' })
  sheet.text(`Il giorno ${dated(c.incorporated, 'D MONTH YYYY', 'it')}, in ${c.city}, davanti a me dottor Achille Sanfelice, notaio, sono comparsi:`)
  for (const one of c.owners) sheet.text(one.person === null ? `- la società "${one.name}", in persona del legale rappresentante;` : `- ${one.person.surname.toUpperCase()} ${one.person.given}, nato/a a ${one.person.city} il ${dated(one.person.birthDate, 'D MONTH YYYY', 'it')}, residente in ${one.person.city}, ${one.person.street} ${one.person.streetNumber};`)
  const article = (at: number, text: string): void => {
    sheet.gap(4)
    sheet.text(`${c.random.happens(0.5) ? `Articolo ${at}` : `Art. ${at})`} ${text}`)
  }
  article(1, `È costituita una società a responsabilità limitata denominata "${name}".`)
  article(2, `La società ha sede nel Comune di ${c.city}, all'indirizzo ${c.street} n. ${c.streetNumber}, ${c.postcode}.`)
  article(3, `Il capitale sociale è fissato in ${euro(c.capital)} e viene sottoscritto dai soci come segue:`)
  for (const one of c.owners) sheet.text(`- ${one.name}, una quota di ${euro(one.amount)}, pari al ${percent(one.share, ',')}% del capitale sociale;`, { from: 0.05 })
  article(4, 'La durata della società è stabilita fino al 31 dicembre 2060.')
  article(5, c.officers.length === 1 ? `Viene nominato amministratore unico ${first?.name ?? ''}, che accetta.` : `La società sarà amministrata da un consiglio di amministrazione composto da: ${c.officers.map(({ name: who }, at) => `${who}, ${at === 0 ? 'presidente' : 'consigliere'}`).join('; ')}.`)
  return finished(sheet, {
    ...{ layout: 'it-atto-costitutivo', language: 'it', country: 'IT' },
    values: { legalName: name, entityType: 'società a responsabilità limitata', incorporationDate: c.incorporated, address: `${c.street} n. ${c.streetNumber}, ${c.postcode}, ${c.city}` },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person, at) => officer(person, c.officers.length === 1 ? 'managing_director' : at === 0 ? 'chair' : 'board_member')),
    owners: c.owners.map(owner),
  })
}
