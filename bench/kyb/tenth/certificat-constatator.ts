import { distinct, literal, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, withDots } from '../drawn/written.ts'

const places = [
  ['J12', 'Cluj', 'Municipiul Cluj-Napoca, Strada Fabricii de Chibrituri, Nr.', 'Județ Cluj'],
  ['J35', 'Timiș', 'Municipiul Timișoara, Calea Șagului, Nr.', 'Județ Timiș'],
  ['J22', 'Iași', 'Municipiul Iași, Strada Păcurari, Nr.', 'Județ Iași'],
  ['J08', 'Brașov', 'Municipiul Brașov, Strada Zizinului, Nr.', 'Județ Brașov'],
] as const
const firsts = ['VALEA ARINILOR', 'MUGUR', 'STEJARUL ARGINTIU', 'CASA CU TEI', 'BRÂNDUȘA']
const names = {
  given: ['ANDREI MIHAI', 'IOANA RALUCA', 'ȘTEFAN', 'ELENA CRISTINA', 'RADU NICOLAE'],
  family: ['MUREȘAN', 'LUPAȘCU', 'DRĂGULESCU', 'ȚURCANU', 'BĂLAN'],
}
const births = ['Mun. Turda, Jud. Cluj, România', 'Mun. Suceava, Jud. Suceava, România', 'Oraș Jimbolia, Jud. Timiș, România', 'Mun. Făgăraș, Jud. Brașov, România'] // prettier-ignore
const trades = [
  ['CONSTRUCT', '4120 - Lucrări de construcții a clădirilor rezidențiale și nerezidențiale'],
  ['LEMN PROD', '1610 - Tăierea și rindeluirea lemnului'],
  ['TRANS', '4941 - Transporturi rutiere de mărfuri'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 22mm, top: 13mm, bottom: 15mm), footer: context text(7.5pt)[Document semnat electronic cu semnătură electronică extinsă #h(1fr) Pagina #counter(page).display() din #counter(page).final().first()])
#set text(font: "DejaVu Serif", size: 8.2pt, lang: "ro", hyphenate: false)
#let part(title) = block(above: 8.5pt, below: 4.4pt, sticky: true, text(9.2pt, weight: "bold", title))
#let said(..list) = for (label, value) in list.pos() { block(above: 4.5pt, below: 4.5pt)[#text(label): #text(weight: "bold", value)] }
`

/** The Romanian certificate of a limited company: lines of a label and a value, associates with parts of a stated number. */
export const certificatConstatator: DrawnLayout = (made) => {
  const [county, office, street, judet] = made.pick(places)
  const [trade, activity] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} S.R.L.`
  const date = made.date(2004, 2022)
  const number = `${county}/${made.int(112, 4870)}/${date.slice(0, 4)}`
  const code = made.number('RO', 'taxNumber', () => `${made.int(16, 46)}${made.digits(6)}`)
  const address = `${street} ${made.int(2, 190)}, ${judet}`
  const associates = people(made, names, 3)
  const named = associates.map(({ given, family }) => `${family} ${given}`)
  const born = named.map(() => made.date(1962, 1992))
  const total = made.pick([20, 100, 200])
  const worth = made.pick([10, 50])
  const shares = [...parts(made, 3)].map((share) => Math.round(share / 5) * 5)
  const last = 100 - (shares[0] ?? 0) - (shares[1] ?? 0)
  const part = (at: number): number => (at === 2 ? last : (shares[at] ?? 0))
  const held = (at: number): number => (total * part(at)) / 100
  const towns = distinct(made, births, 3)
  const heads = [0, made.int(1, 2)]
  const birth = (at: number): string => `${withDots(born[at] ?? '')}, ${towns[at]}`
  const associate = (one: string, at: number): string => `#block(above: 9pt, below: 4pt, text(weight: "bold", ${literal(one)}))
${pairs('said', [
  ['Calitate', 'asociat'],
  ['Cetățenie', 'română'],
  ['Data și locul nașterii', birth(at)],
  ['Aport la capital', `${held(at) * worth} RON`],
  ['Număr părți sociale', `${held(at)}`],
  ['Cotă de participare la beneficii și pierderi', `${part(at)}% / ${part(at)}%`],
])}` // prettier-ignore
  const source = `${look}
#align(center)[MINISTERUL JUSTIȚIEI \\ #text(10pt, weight: "bold")[OFICIUL NAȚIONAL AL REGISTRULUI COMERȚULUI] \\ OFICIUL REGISTRULUI COMERȚULUI DE PE LÂNGĂ TRIBUNALUL ${printed(office.toUpperCase())}]
#v(1mm)
Nr. ${made.int(11_000, 98_000)} / ${printed(withDots(made.date(2025, 2025)))}
#align(center, text(12pt, weight: "bold")[CERTIFICAT CONSTATATOR])
#par(justify: true)[Urmare a cererii înregistrate, prin prezentul certificat se constată că, în registrul comerțului, la data eliberării, figurează înscrise următoarele informații cu privire la firma:]
#v(1.5mm)
${pairs('said', [
  ['Firma', name],
  ['Număr de ordine în registrul comerțului', `${number}, atribuit în data de ${withDots(date)}`],
  ['Identificator Unic la Nivel European (EUID)', `ROONRC.${number}`],
  ['Cod unic de înregistrare', code],
  ['Formă de organizare', 'societate cu răspundere limitată'],
  ['Stare firmă', 'funcțiune'],
  ['Adresă sediu social', address],
  ['Durata de constituire', 'nelimitată'],
])}
#part[CAPITAL]
${pairs('said', [
  ['Capital social subscris', `${total * worth} RON, integral vărsat`],
  ['Număr părți sociale', `${total}`],
  ['Valoarea unei părți sociale', `${worth} RON`],
])}
#part[ASOCIAȚI PERSOANE FIZICE]
${named.map(associate).join('\n')}
#part[REPREZENTANȚI ACȚIONARI/ASOCIAȚI/MEMBRI]
Nu există înregistrări.
#part[PERSOANE ÎMPUTERNICITE (PERSOANE FIZICE)]
${heads.map((at) => `#block(above: 7pt, below: 4pt, text(weight: "bold", ${literal(named[at] ?? '')}))
${pairs('said', [['Calitate', 'administrator'], ['Data și locul nașterii', birth(at)], ['Data numirii', withDots(at === 0 ? date : made.date(2023, 2024))], ['Durata mandat', 'nelimitată'], ['Puteri', 'depline, exercitate separat']])}`).join('\n')}
#part[ACTIVITATE PRINCIPALĂ]
${pairs('said', [['Domeniul de activitate principal', activity]])}
#part[CONCORDAT PREVENTIV / INSOLVENȚĂ]
Nu există înregistrări.
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificat constatator (Romania)',
      language: 'ro',
      values: { legalName: name, registrationNumber: number, taxNumber: code, entityType: 'societate cu răspundere limitată', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: total * worth, currency: 'RON' },
      officers: heads.map((at) => ({ name: named[at] ?? '', role: 'director', birthDate: born[at] ?? '' })),
      owners: named.map((one, at) => ({ name: one, share: part(at) })),
    },
  }
}
