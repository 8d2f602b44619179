import { pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, slashed } from '../drawn/written.ts'

const names = {
  given: ['Adjoua Estelle', 'Kouamé Serge', 'Fatoumata', 'Yao Hervé', 'Mariam', 'Gnamien Paul', 'Aïcha'],
  family: ['KOUASSI', 'TRAORÉ', 'N’DRI', 'BAMBA', 'OUATTARA', 'DIABATÉ', 'AKA-BROU'],
} as const
const births = ['Bouaké', 'Abidjan', 'Korhogo', 'Daloa', 'Yamoussoukro', 'Dakar (Sénégal)']
const quarters = [
  ['Plateau', 'avenue Chardy', 'immeuble Alpha 2000', '01'],
  ['Marcory', 'boulevard Valéry Giscard d’Estaing', 'résidence Les Manguiers', '26'],
  ['Cocody', 'rue des Jardins', 'villa 214', '08'],
  ['Treichville', 'zone 3, rue du Canal', 'bâtiment C', '18'],
] as const
const firsts = ['SOCIÉTÉ IVOIRIENNE DE', 'COMPAGNIE LAGUNAIRE DE', 'NOUVELLE AFRICAINE DE']
const trades = [
  ['TRANSFORMATION DE CACAO', 'L’achat, la transformation et l’exportation de fèves de cacao et de noix de cajou.'],
  ['TRANSIT MARITIME', 'Le transit, la manutention, la consignation et le transport de marchandises.'],
  ['TRAVAUX PUBLICS', 'La réalisation de travaux de bâtiment, de routes et d’ouvrages d’art.'],
] as const // prettier-ignore
const form = 'Société anonyme avec conseil d’administration'

const look = `
#set page(paper: "a4", margin: (x: 20mm, top: 15mm, bottom: 15mm))
#set text(font: "Noto Serif CJK JP", size: 9.5pt, lang: "fr", hyphenate: false)
#let facts(..list) = grid(columns: (56mm, 1fr), row-gutter: 6.5pt, ..list.pos().map(((label, value)) => ([#label :], text(weight: "bold", value))).flatten())
#let section(title) = block(width: 100%, above: 11pt, below: 8pt, stroke: (top: 0.8pt, bottom: 0.8pt), inset: (y: 4pt), align(center, text(weight: "bold", title)))
#let post(title) = block(above: 9pt, below: 6pt, underline(text(weight: "bold", title)))
`

/** The extract of a register of the OHADA, Côte d’Ivoire: sections between rules, each post a heading over its person. */
export const extraitRccm: DrawnLayout = (made) => {
  const [first, [trade, object]] = [made.pick(firsts), made.pick(trades)]
  const name = `${first} ${trade}`
  const date = made.date(2010, 2018)
  const number = `CI-ABJ-${date.slice(0, 4)}-B-${made.int(1000, 29_000)}`
  const tax = `${date.slice(2, 4)}${made.digits(5)} ${made.pick(['A', 'C', 'K', 'T', 'X'])}`
  const [quarter, street, building, post] = made.pick(quarters)
  const address = `Abidjan, ${quarter}, ${street}, ${building}, ${post} BP ${made.int(120, 4900)} Abidjan ${post}`
  const capital = made.pick([10_000_000, 25_000_000, 100_000_000])
  const persons = people(made, names, 4).map((one) => ({ ...one, born: made.date(1952, 1990) }))
  const issued = made.date(2024, 2025)
  const home = (): string =>
    `Abidjan, ${made.pick(quarters)[0]}, lot ${made.int(12, 980)}, îlot ${made.int(2, 90)}`
  const person = (at: number): string => {
    const { given = '', family = '', born = '' } = persons[at] ?? {}
    return pairs('facts', [
      ['Nom et prénoms', `${family} ${given}`],
      ['Date et lieu de naissance', `${slashed(born)} à ${made.pick(births)}`],
      ['Nationalité', 'Ivoirienne'],
      ['Domicile', home()],
    ])
  }
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (left, right), [COUR D’APPEL DE COMMERCE D’ABIDJAN \\ TRIBUNAL DE COMMERCE D’ABIDJAN \\ GREFFE], [RÉPUBLIQUE DE CÔTE D’IVOIRE \\ Union – Discipline – Travail])
#v(6pt)
#align(center)[#text(14pt, weight: "bold")[REGISTRE DU COMMERCE ET DU CRÉDIT MOBILIER]
#v(-2pt)
#text(12pt, weight: "bold")[EXTRAIT D’IMMATRICULATION – PERSONNE MORALE]]
#section[IMMATRICULATION]
${pairs('facts', [
  ['N° RCCM', number],
  ['Date d’immatriculation', slashed(date)],
  ['N° de compte contribuable', tax],
])}
#section[RENSEIGNEMENTS RELATIFS À LA PERSONNE MORALE]
${pairs('facts', [
  ['Dénomination sociale', name],
  ['Sigle', trade.split(' ').map((word) => word.charAt(0)).join('')],
  ['Forme juridique', form],
  ['Capital social', `${grouped(capital, ' ')} F CFA`],
  ['dont numéraires', `${grouped(capital, ' ')} F CFA`],
  ['Adresse du siège social', address],
  ['Durée', '99 ans à compter de l’immatriculation'],
  ['Exercice social', 'du 1er janvier au 31 décembre'],
  ['Activité principale', object],
])}
#section[ADMINISTRATION ET DIRECTION]
#post[Président du conseil d’administration]
${person(0)}
#post[Administrateur]
${person(1)}
#post[Directeur général]
${person(2)}
#section[COMMISSAIRE AUX COMPTES]
${pairs('facts', [
  ['Titulaire', `${persons[3]?.family ?? ''} ${persons[3]?.given ?? ''}, expert-comptable`],
  ['Adresse', home()],
])}
#v(1fr)
#grid(columns: (1fr, 58mm), [Pour extrait certifié conforme aux inscriptions du registre. \\ Délivré à Abidjan, le ${printed(slashed(issued))}], align(center)[Le Greffier en chef #v(-4pt) #circle(radius: 11mm, stroke: 1.2pt + rgb("#3b4f9a"), align(center + horizon, text(7pt, fill: rgb("#3b4f9a"))[GREFFE \\ ABIDJAN]))])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'extrait du RCCM (Côte d’Ivoire)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, taxNumber: tax, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'XOF' },
      officers: persons.slice(0, 3).map(({ given, family, born }, at) => ({ name: `${family} ${given}`, role: (['chair', 'board_member', 'managing_director'] as const)[at] ?? 'director', birthDate: born })), // prettier-ignore
      owners: [],
    },
  }
}
