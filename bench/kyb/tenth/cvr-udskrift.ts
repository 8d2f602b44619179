import {
  distinct,
  inCents,
  literal,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const places = [
  ['8700 Horsens', 'Horsens', ['Vestergade', 'Strandpromenaden', 'Ormhøjgårdvej']],
  ['5220 Odense SØ', 'Odense', ['Ørbækvej', 'Niels Bohrs Alle', 'Cikorievej']],
  ['9400 Nørresundby', 'Aalborg', ['Lufthavnsvej', 'Loftbrovej', 'Østergade']],
  ['2300 København S', 'København', ['Amagerbrogade', 'Njalsgade', 'Islands Brygge']],
] as const
const homes = ['Skovbrynet 14, 8660 Skanderborg', 'Æblehaven 3, 5270 Odense N', 'Kærvej 27, 9000 Aalborg', 'Rosenvænget 51, 1. tv, 2100 København Ø', 'Møllebakken 8, 7100 Vejle'] // prettier-ignore
const firsts = ['Søkilde', 'Bøgelund', 'Nordhavn', 'Lyngby Å', 'Grønnebæk']
const trades = [
  ['Maskinværksted', '331200 Reparation af maskiner'],
  ['Byggeteknik', '412000 Opførelse af bygninger'],
  ['Fisk & Skaldyr', '463810 Engroshandel med fisk og fiskeprodukter'],
  ['Softwarehus', '620100 Computerprogrammering'],
] as const
const names = {
  given: ['Mette Kirstine', 'Jørgen', 'Søren Bach', 'Hanne', 'Rasmus', 'Line Marie'],
  family: ['Østergaard', 'Kjærulff', 'Thygesen', 'Bundgaard', 'Nørregaard', 'Skovsen'],
}
const bands = [
  [50, '50-66,65%'],
  [33.33, '33,33-49,99%'],
] as const
const auditors = ['REVISIONSFIRMAET VESTERBRO GODKENDT REVISIONSANPARTSSELSKAB', 'FJORDENS REVISION STATSAUTORISERET REVISIONSPARTNERSELSKAB'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (left: 20mm, right: 20mm, top: 22mm, bottom: 20mm), header: text(8pt, fill: luma(90))[Erhvervsstyrelsen #h(1fr) CVR – Det Centrale Virksomhedsregister], footer: text(8pt, fill: luma(90))[Virksomhedsrapport #h(1fr) Side 1 af 1])
#set text(font: "Noto Sans", size: 8.6pt, lang: "da", hyphenate: false)
#let part(title) = block(above: 11pt, below: 6pt, text(11pt, fill: rgb("#0b4f75"), title))
#let facts(..list) = table(columns: (60mm, 1fr), stroke: (x, y) => (bottom: 0.4pt + luma(200)), inset: (x: 2pt, y: 3.1pt), ..list.pos().map(((label, value)) => (text(weight: "bold", label), text(value))).flatten())
`

/** A print of the Danish register: facts, then management, board, auditor and owners in bands of shares. */
export const cvrUdskrift: DrawnLayout = (made) => {
  const [trade, branch] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} A/S`
  const number = made.number('DK', 'registrationNumber', () => made.digits(8))
  const [town, area, streets] = made.pick(places)
  const road = `${made.pick(streets)} ${made.int(3, 140)}`
  const date = made.date(1994, 2017)
  const amount = made.pick([400_000, 500_000, 1_250_000])
  const named = people(made, names, 4).map(({ given, family }) => `${given} ${family}`)
  const lived = distinct(made, homes, 4)
  const [chief = '', chair = '', member = '', second = ''] = named
  const live = (one: string, post = ''): string => `${one}${post}\n${lived[named.indexOf(one)]}`
  const owners = [chief, chair].map((one, at) => ({ name: one, band: bands[at] ?? bands[0] }))
  const since = withDots(made.date(2018, 2022))
  const owner = (one: (typeof owners)[number]): string => `#block(above: 4pt, below: 3pt, text(weight: "bold", ${literal(one.name)}))
${pairs('facts', [
  ['Adresse', lived[named.indexOf(one.name)] ?? ''],
  ['Ejerandel', one.band[1]],
  ['Stemmerettigheder', one.band[1]],
  ['Ændringsdato', since],
])}` // prettier-ignore
  const source = `${look}
#text(16pt, fill: rgb("#0b4f75"))[${printed(name)}]
#linebreak()
Udskrevet ${printed(withDots(made.date(2025, 2025)))}
#part[Stamdata]
${pairs('facts', [
  ['CVR-nummer', number],
  ['Adresse', road],
  ['Postnummer og by', town],
  ['Startdato', withDots(date)],
  ['Virksomhedsform', 'Aktieselskab'],
  ['Reklamebeskyttelse', made.pick(['Ja', 'Nej'])],
  ['Status', 'Normal'],
])}
#part[Udvidede virksomhedsoplysninger]
${pairs('facts', [
  ['Kommune', area],
  ['Branchekode', branch],
  ['Formål', 'Selskabets formål er at drive handel og industri samt hermed beslægtet virksomhed.'],
  ['Regnskabsår', '01.01 - 31.12'],
  ['Vedtægter seneste', since],
  ['Registreret kapital', `${inCents(amount, ['.', ','])} DKK`],
  ['Tegningsregel', 'Selskabet tegnes af en direktør i forening med bestyrelsens formand eller af den samlede bestyrelse.'],
])}
#part[Personkreds]
${pairs('facts', [
  ['Direktion', live(chief)],
  ['Bestyrelse', `${live(chair, ' (formand)')}\n\n${live(member)}\n\n${live(second)}`],
  ['Revisor', `${made.pick(auditors)}\nCVR-nr. ${made.number('DK', 'registrationNumber', () => made.digits(8))}`],
])}
#part[Legale ejere]
${owners.map(owner).join('\n')}
#v(1fr)
#text(7pt, fill: luma(60))[Oplysningerne er hentet fra CVR. Erhvervsstyrelsen indestår ikke for rigtigheden af oplysninger, som virksomheden selv har indberettet.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'virksomhedsrapport (Denmark)',
      language: 'da',
      values: { legalName: name, registrationNumber: number, entityType: 'Aktieselskab', status: 'active', incorporationDate: date, address: `${road}, ${town}` }, // prettier-ignore
      capital: { amount, currency: 'DKK' },
      officers: [
        { name: chief, role: 'managing_director' },
        { name: chair, role: 'chair' },
        ...[member, second].map((one) => ({ name: one, role: 'board_member' as const })),
      ],
      owners: owners.map((one) => ({ name: one.name, share: one.band[0] })),
    },
  }
}
