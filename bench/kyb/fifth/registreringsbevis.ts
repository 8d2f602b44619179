import { people, literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped } from '../drawn/written.ts'

const names = {
  given: [
    'Eva Kristina',
    'Lars Gösta',
    'Åsa',
    'Nils Henrik',
    'Märta',
    'Björn',
    'Linnéa',
    'Torbjörn',
    'Ulrika',
  ],
  family: ['Björkman', 'Åkerlund', 'Sjöstrand', 'Hedqvist', 'Nordahl', 'Östling', 'Wahlgren', 'Frisk'],
} as const
const towns = [
  ['GÖTEBORG', '411', 'Västra Götalands län, Göteborg kommun'],
  ['UPPSALA', '753', 'Uppsala län, Uppsala kommun'],
  ['MALMÖ', '211', 'Skåne län, Malmö kommun'],
  ['VÄSTERÅS', '722', 'Västmanlands län, Västerås kommun'],
  ['UMEÅ', '903', 'Västerbottens län, Umeå kommun'],
] as const
const streets = ['Storgatan', 'Östra Hamngatan', 'Kungsgatan', 'Båtbyggargatan', 'Järnvägsgatan']
const firsts = ['Norrsken', 'Fjällbris', 'Skärgårdens', 'Hjortron', 'Lövängens']
const trades = ['Mekanik', 'Fastigheter', 'Trävaror', 'Systemutveckling', 'Konsult']
const objects = [
  'Bolaget ska bedriva konsultverksamhet inom mekanisk konstruktion, äga och förvalta fast egendom samt därmed förenlig verksamhet.',
  'Bolaget ska bedriva handel med trävaror och byggmaterial, uthyrning av lokaler samt därmed förenlig verksamhet.',
]

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 14mm, bottom: 14mm))
#set text(font: "Noto Sans CJK SC", size: 9.5pt, lang: "sv")
#set par(leading: 0.55em)
#let small(label, value) = [#text(7pt, label) \\ #text(value)]
#let heading-of(title) = block(above: 11pt, below: 4.5pt, text(weight: "bold", title))
#let facts(..list) = block(below: 0pt, grid(columns: (38mm, 1fr), row-gutter: 5.5pt, ..list))
#let person(number, lines) = block(above: 5pt, below: 0pt, grid(columns: (38mm, 1fr), number, lines))
`

const facts = (...list: readonly string[]): string => `#facts(${list.map(literal).join(', ')})`
const titled = (title: string): string => `#heading-of(${literal(title)})`

/** The Swedish certificate of registration: headings in capitals, what they name below them. */
export const registreringsbevis: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} AB`
  const number = made.number('SE', 'registrationNumber', () => `55${made.int(60, 93)}${made.digits(2)}-${made.digits(4)}`) // prettier-ignore
  const date = made.date(1995, 2023)
  const [town, area, seat] = made.pick(towns)
  const code = `${area} ${made.int(10, 59)}`
  const street = `${made.pick(streets)} ${made.int(2, 88)}`
  const capital = made.pick([50_000, 100_000, 250_000, 1_000_000])
  const kronor = (amount: number): string => `${grouped(amount, ' ')} SEK`
  const persons = people(made, names, 4)
  const person = (at: number): string => {
    const { given = '', family = '' } = persons[at] ?? {}
    const [place, postal] = made.pick(towns)
    const lines = `${family}, ${given}, ${made.pick(streets)} ${made.int(2, 88)},\n${postal} ${made.int(10, 59)} ${place}`
    return `#person(${literal(`${made.date(1950, 1992).replaceAll('-', '')}-${made.digits(4)}`)}, ${literal(lines)})`
  }
  const source = `${look}
#grid(columns: (1fr, auto), text(16pt, weight: "bold")[Bolagsverket], align(right)[#text(13pt, weight: "bold")[REGISTRERINGSBEVIS] \\ AKTIEBOLAG])
#v(4pt)
#table(columns: (1.1fr, 1.35fr, 1.5fr, 1.1fr, 0.55fr), stroke: 0.5pt, inset: 3.5pt,
  small[Organisationsnummer][${printed(number)}], small[Objektets registreringsdatum][${printed(date)}], small[Nuvarande firmas registreringsdatum][${printed(date)}], small[Dokumentet skapat][${printed(`${made.date(2024, 2025)} 09:${made.int(10, 59)}`)}], small[Sida][1 (1)])
#v(6pt)
${facts('Org.nummer:', number, 'Firma:', name, 'Adress:', `${street}\n${code} ${town}`, 'Säte:', seat, 'Registreringslän:', '-', 'Anmärkning:', '')}
#v(6pt)
Detta är ett privat aktiebolag.
${titled('BILDAT DATUM')}
${printed(date)}
${titled('SAMMANSTÄLLNING AV AKTIEKAPITAL')}
${facts('Aktiekapital....:', kronor(capital), '  Lägst.........:', kronor(capital), '  Högst.........:', kronor(capital * 4), 'Antal aktier....:', grouped(capital / 50, ' '))}
${titled('STYRELSELEDAMOT, ORDFÖRANDE')}
${person(0)}
${titled('STYRELSELEDAMÖTER')}
${person(1)}
${person(2)}
${titled('EXTERN VERKSTÄLLANDE DIREKTÖR')}
${person(3)}
${titled('REVISOR')}
#person(${literal(`55${made.digits(4)}-${made.digits(4)}`)}, ${literal(`Revisionsbyrån Kompass AB, Box ${made.int(100, 999)},\n${area} 01 ${town}`)})
${titled('FIRMATECKNING')}
Firman tecknas av styrelsen. \\
Firman tecknas var för sig av ordföranden och verkställande direktören.
${titled('VERKSAMHET')}
${printed(made.pick(objects))}
${titled('RÄKENSKAPSÅR')}
0101 - 1231
#v(1fr)
#align(center, text(7.5pt)[Bolagsverket · 851 81 Sundsvall · 0771-670 670 · www.bolagsverket.se])
`
  return {
    source,
    truth: {
      layout: 'registreringsbevis (Sweden)',
      language: 'sv',
      values: { legalName: name, registrationNumber: number, incorporationDate: date, address: `${street}, ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'SEK' },
      officers: persons.map(({ given, family }, at) => ({ name: `${family} ${given}`, role: (['chair', 'board_member', 'board_member', 'managing_director'] as const)[at] ?? 'board_member' })), // prettier-ignore
      owners: [],
    },
  }
}
