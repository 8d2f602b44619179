import { pairs } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officerBorn, owner, percent } from './kit/written.ts'

const words = {
  given: 'Ionuț|Mihaela|Viorel|Ștefania|Costel|Ruxandra|Dumitru|Lăcrămioara|Răzvan|Otilia',
  surnames: 'Ungureanu|Țăranu|Brâncoveanu|Munteanu|Șerbănescu|Olteanu|Păunescu|Grigoraș',
  streets: 'Str. Mihai Eminescu|Bd. Unirii|Calea Victoriei|Str. Livezilor|Șos. Pantelimon',
  cities: '030167;București|400001;Cluj-Napoca|700259;Iași|300222;Timișoara',
  stems: 'Carpatina Lemn|Dunărea Verde Agro|Stejarul Construct|Măgura Tehnologii Informatice și Servicii|Busuioc Comerț',
  firms: 'Cerbul Alb Investiții SRL|Poiana Holding SA',
}

/** A certificate of the trade register office: headings in capitals, values behind colons in running lines. */
export const romanianCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [10], shares: [20, 100, 1000, 4500] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} S.R.L.`.toUpperCase()
  const number = `J${c.random.whole(1, 52)}/${c.random.whole(20, 9000)}/${c.registered.slice(0, 4)}`
  const tax = c.digits(8)
  const status = c.random.pick([['funcțiune', 'active'], ['funcțiune', 'active'], ['dizolvare', 'in_liquidation'], ['radiată', 'dissolved']] as const)
  const address = `${c.city}, ${c.street}, Nr. ${c.streetNumber}, Cod poștal ${c.postcode}`
  const look = { style: c.random.pick(['inline', 'inline', 'beside'] as const), mark: ':', gap: 2 }
  sheet.text('OFICIUL NAȚIONAL AL REGISTRULUI COMERȚULUI', { align: 'centre' })
  sheet.text(`Oficiul Registrului Comerțului de pe lângă Tribunalul ${c.city}`, { align: 'centre' })
  sheet.gap(8)
  sheet.text('CERTIFICAT CONSTATATOR', { align: 'centre', size: 14 })
  sheet.text(`emis în temeiul Legii nr. 265/2022, eliberat la data de ${dated(c.issued, 'DD.MM.YYYY')}`, { align: 'centre' })
  const part = (title: string, rows: readonly (readonly [string, string])[]): void => {
    sheet.gap(6)
    sheet.text(title)
    pairs(sheet, rows, look)
  }
  part('DATE DE IDENTIFICARE', [['Denumire', name], ['Număr de ordine în Registrul Comerțului', `${number}, atribuit în data de ${dated(c.registered, 'DD.MM.YYYY')}`], ['Cod unic de înregistrare', tax], ['Identificator Unic la Nivel European (EUID)', `ROONRC.${number}`]])
  part('FORMA JURIDICĂ', [['Forma de organizare', 'societate cu răspundere limitată']])
  part('SEDIU SOCIAL', [['Adresă sediu social', address], ['Durata sediului', 'nelimitată']])
  part('STARE FIRMĂ', [['Stare firmă', status[0]], ['Data înregistrării', dated(c.registered, 'DD.MM.YYYY')]])
  part('CAPITAL SOCIAL', [['Capital social subscris', `${amount(c.capital, '.')} LEI, integral vărsat`], ['Număr părți sociale', String(c.shares)], ['Valoarea unei părți sociale', '10 LEI']])
  sheet.gap(6)
  sheet.text('ASOCIAȚI')
  for (const one of c.owners) {
    const person = one.person === null ? [] : [['Cetățenie', 'română'], ['Data și locul nașterii', `${dated(one.person.birthDate, 'DD.MM.YYYY')}, ${one.person.city}`]] as const
    pairs(sheet, [[one.person === null ? 'Denumire' : 'Nume', one.name.toUpperCase()], ['Calitate', one.person === null ? 'asociat persoană juridică' : 'asociat persoană fizică'], ...person, ['Aport la capital', `${amount(one.amount, '.')} LEI`], ['Cota de participare la beneficii și pierderi', `${percent(one.share)}%`]], look)
  }
  sheet.gap(6)
  sheet.text('PERSOANE ÎMPUTERNICITE (PERSOANE FIZICE)')
  for (const person of c.officers) pairs(sheet, [['Nume', person.name.toUpperCase()], ['Calitate', 'administrator'], ['Data nașterii', dated(person.birthDate, 'DD.MM.YYYY')], ['Data numirii', dated(person.appointedOn, 'DD.MM.YYYY')], ['Puteri', 'depline']], look)
  return finished(sheet, {
    ...{ layout: 'ro-constatator', language: 'ro', country: 'RO' },
    values: {
      ...{ legalName: name, registrationNumber: number, taxNumber: tax, status: status[1], address },
      ...{ entityType: 'societate cu răspundere limitată', incorporationDate: c.registered },
    },
    capital: [c.capital, 'RON'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
