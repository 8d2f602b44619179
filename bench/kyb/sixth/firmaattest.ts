import { inCents, literal, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const names = {
  given: ['Ingvild', 'Håkon Andreas', 'Solveig', 'Øystein', 'Kjersti Marie', 'Trygve', 'Ragnhild', 'Sindre'],
  family: ['Brekke', 'Haugland', 'Sørensen', 'Tveit', 'Ødegård', 'Myklebust', 'Fossum', 'Nærland'],
} as const
const towns = [
  ['BERGEN', '5003', '4601'],
  ['TROMSØ', '9008', '5501'],
  ['STAVANGER', '4006', '1103'],
  ['BODØ', '8006', '1804'],
] as const
const streets = ['Sjøgata', 'Strandkaien', 'Øvre Holmegate', 'Nygårdsgaten', 'Fjordveien', 'Kirkegata']
const firsts = ['NORDVÅG', 'FJELLHEIM', 'SKARVØY', 'BRATTLI', 'HAVBRIS', 'TINDVIK']
const trades = ['SJØMAT', 'ENTREPRENØR', 'MARITIM', 'EIENDOM', 'ENERGI']
const objects = [
  'Oppdrett, foredling og salg av fisk, og det som naturlig hører med.',
  'Entreprenørvirksomhet, utleie av maskiner og deltakelse i andre selskaper.',
]

const look = `
#set page(paper: "a4", margin: (x: 20mm, top: 18mm, bottom: 15mm))
#set text(font: "Liberation Mono", size: 9.5pt, lang: "no")
#set par(leading: 0.5em)
#let facts(..list) = grid(columns: (62mm, 1fr), row-gutter: 9pt, ..list.pos().map(((label, value)) => (text(label), text(value))).flatten())
#let posts(title, ..list) = block(above: 13pt, below: 0pt)[#text(weight: "bold", title) #v(-3pt) #pad(left: 9mm, facts(..list))]
`

/** The Norwegian certificate, as a typewriter prints it: people and their addresses under the names of their posts. */
export const firmaattest: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} AS`
  const number = made.number('NO', 'registrationNumber', () => `${made.pick(['8', '9'])}${made.digits(8)}`)
  const spaced = number.replace(/(\d{3})(?=\d)/gu, '$1 ')
  const date = made.date(1996, 2022)
  const [town, code, area] = made.pick(towns)
  const street = `${made.pick(streets)} ${made.int(2, 120)}`
  const capital = made.pick([30_000, 100_000, 250_000, 1_200_000])
  const persons = people(made, names, 6).map(({ given, family }) => `${given} ${family}`)
  const home = (at: number): string => {
    const [place, postal] = made.pick(towns)
    return `${persons[at] ?? ''}\n${made.pick(streets)} ${made.int(2, 99)}\n${postal} ${place}`
  }
  const posts = (title: string, list: readonly (readonly [string, string])[]): string =>
    pairs('posts', list).replace('(', `(${literal(title)}, `)
  const source = `${look}
#text(12pt)[Brønnøysundregistrene] #h(1fr) Foretaksregisteret
#v(6pt)
#text(22pt, weight: "bold")[Firmaattest]
#v(8pt)
${pairs('facts', [
  ['Organisasjonsnummer:', spaced],
  ['Organisasjonsform:', 'Aksjeselskap'],
  ['Stiftelsesdato:', withDots(date)],
  ['Registrert i Foretaksregisteret:', withDots(date.replace(/\d\d$/u, '28'))],
  ['Foretaksnavn:', name],
  ['Forretningsadresse:', `${street}\n${code} ${town}`],
  ['Kommune:', `${area} ${town}`],
  ['Land:', 'Norge'],
  ['Aksjekapital NOK:', inCents(capital, [' ', ','])],
])}
${posts('Daglig leder/adm.direktør:', [['', home(0)]])}
${posts('Styre:', [
  ['Styreleder:', home(1)],
  ['Styremedlemmer:', home(2)],
  ['', home(3)],
  ['', home(4)],
])}
#v(10pt)
${pairs('facts', [
  ['Signatur:', 'Styrets leder alene eller to styremedlemmer i fellesskap.'],
  ['Revisor:', `Godkjent revisjonsselskap\nOrganisasjonsnummer 9${made.digits(2)} ${made.digits(3)} ${made.digits(3)}\nKYSTREVISJON AS`],
  ['Vedtektsfestet formål:', made.pick(objects)],
])}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(8pt)[${printed(`Utskriftsdato ${withDots(made.date(2025, 2025))}`)} #h(1fr) Side 1 av 1 \\ Postadresse: Postboks 900, 8910 Brønnøysund. Organisasjonsnummer: 974 760 673]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'firmaattest (Norway)',
      language: 'no',
      values: { legalName: name, registrationNumber: number, entityType: 'Aksjeselskap', incorporationDate: date, address: `${street}, ${code} ${town}`, countryIso2: 'NO' }, // prettier-ignore
      capital: { amount: capital, currency: 'NOK' },
      officers: persons.slice(0, 5).map((person, at) => ({ name: person, role: (['managing_director', 'chair'] as const)[at] ?? ('board_member' as const) })), // prettier-ignore
      owners: [],
    },
  }
}
