import { call, literal, pairs, people, type DrawnLayout, type Pair } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, slashed } from '../drawn/written.ts'

const names = {
  given: ['ÉLOÏSE MARTHE', 'THIBAULT', 'SOLÈNE', 'JEAN-BAPTISTE', 'NADÈGE', 'RACHID', 'CÔME PIERRE', 'AURORE'],
  family: ['KERVÉGAN', 'DELAUNAY-FOREST', 'BENCHEKROUN', 'ROUQUETTE', 'LE GOFF', 'VASSEUR', 'PÉRALDI', 'HUGONNET'],
} as const // prettier-ignore
const places = [
  ['ALLÉE DE LA ROBERTSAU', '67000', 'STRASBOURG'],
  ['QUAI DE LA FOSSE', '44100', 'NANTES'],
  ['CHEMIN DU MOULIN CARRON', '69570', 'DARDILLY'],
  ['RUE DES FRÈRES LUMIÈRE', '17440', 'AYTRÉ'],
  ['COURS GAMBETTA', '13100', 'AIX-EN-PROVENCE'],
] as const
const firsts = ['ARMOR', 'HÉLIANTHE', 'TROIS FONTAINES', 'MISTRAL', 'VALCOMBE']
const trades = [
  ['INGÉNIERIE', '7112B', 'Ingénierie, études techniques', 'Conception et suivi de réseaux de chaleur et de froid'],
  ['NÉGOCE', '4638B', 'Commerce de gros alimentaire spécialisé divers', 'Achat et revente en gros de produits alimentaires secs'],
  ['BIOTECHNOLOGIES', '7211Z', 'Recherche-développement en biotechnologie', 'Mise au point de ferments pour la laiterie'],
] as const // prettier-ignore

const look = `
#let blue = rgb("#1d3f72")
#set page(paper: "a4", margin: (x: 17mm, top: 15mm, bottom: 17mm), footer: text(7.5pt, fill: luma(90))[INPI – 15 rue des Minimes – CS 50001 – 92677 Courbevoie Cedex #h(1fr) Registre national des entreprises #h(1fr) 1/1])
#set text(font: "Noto Sans", size: 8.2pt, lang: "fr", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let head(words) = block(width: 100%, above: 9pt, below: 4pt, fill: blue, inset: (x: 6pt, y: 4pt), text(fill: white, weight: "bold", 9.5pt, words))
#let sub(words) = block(above: 6pt, below: 3pt, text(fill: blue, weight: "bold", words))
#let facts(..pairs) = table(columns: (62mm, 1fr), stroke: (x, y) => (bottom: 0.3pt + luma(205)), inset: (x: 6pt, y: 2.9pt), ..pairs.pos().map(((label, value)) => (text(fill: luma(70), label), text(weight: "semibold", value))).flatten())
#let persons(..cards) = grid(columns: (1fr, 1fr), column-gutter: 6mm, row-gutter: 2.5mm, ..cards.pos().map(card => block(width: 100%, stroke: 0.4pt + luma(190), inset: 4pt, table(columns: (27mm, 1fr), stroke: none, inset: (x: 1pt, y: 1.7pt), ..card.map(((label, value)) => (text(fill: luma(70), label), text(weight: "semibold", value))).flatten()))))
`

const monthOf = (dated: string): string => dated.split('-').slice(0, 2).toReversed().join('/')
const card = (list: readonly Pair[]): string =>
  `(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

/** The attestation that the French national register of enterprises gives since 2023, of a company with a board. */
export const attestationRne: DrawnLayout = (made) => {
  const [trade, ape, activity, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade}`
  const siren = made.number('FR', 'registrationNumber', () => `${made.int(3, 9)}${made.digits(8)}`)
  const spaced = siren.replace(/(\d{3})(?=\d)/gu, '$1 ')
  const siret = (): string => made.number('FR', 'taxNumber', () => `${siren}000${made.digits(2)}`).slice(9)
  const [street, code, town] = made.pick(places)
  const address = `${made.int(2, 210)} ${street} ${code} ${town}`
  const date = made.date(1991, 2021)
  const capital = made.pick([37_000, 100_000, 225_000, 1_250_000])
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${family} ${given}`, given, family, born: made.date(1950, 1990).slice(0, 7) })) // prettier-ignore
  const posts = [
    ["Président du conseil d'administration", 'chair'],
    ['Directeur général', 'managing_director'],
    ['Administrateur', 'board_member'],
    ['Administrateur', 'board_member'],
  ] as const
  const cards = persons.map(({ given, family, born }, at) => card([['Qualité', posts[at]?.[0] ?? ''], ['Nom', family], ['Prénom(s)', given], ['Date de naissance (MM/AAAA)', monthOf(born)], ['Commune de résidence', made.pick(places)[2]]])) // prettier-ignore
  const auditor = card([['Qualité', 'Commissaire aux comptes titulaire'], ['Dénomination', `${made.pick(['CABINET MORVILLE', "AUDIT CONSEIL DE L'OUEST", 'RÉVISIA'])} SARL`], ['SIREN', made.number('FR', 'registrationNumber', () => `4${made.digits(8)}`)]]) // prettier-ignore
  const other = made.pick(places)
  const source = `${look}
#grid(columns: (auto, 1fr), column-gutter: 6mm, align: horizon, box(fill: blue, inset: (x: 7pt, y: 8pt), text(fill: white, weight: "bold", 17pt)[inpi]), [#text(fill: blue, weight: "bold", 15pt)[Attestation d’immatriculation] \\ #text(11pt)[au Registre national des entreprises (RNE)]])
#v(1mm)
Données à jour au ${slashed(made.date(2025, 2025))}. Ce document atteste de l’immatriculation de l’entreprise désignée ci-dessous au Registre national des entreprises, tenu par l’Institut national de la propriété industrielle.
${call('head', "Identité de l'entreprise")}
${pairs('facts', [
  ['Dénomination ou raison sociale', name],
  ['SIREN (siège)', spaced],
  ["Date d'immatriculation au RNE", slashed(date)],
  ["Début d'activité", slashed(daysAfter(date, -made.int(5, 60)))],
  ['Date de fin de la personne morale', slashed(daysAfter(date, 36_158))],
  ["Nature de l'entreprise", 'Commerciale'],
  ['Forme juridique', "SA à conseil d'administration (s.a.i.)"],
  ['Associé unique', 'Non'],
  ['Activité principale', purpose],
  ['Code APE', `${ape} – ${activity}`],
  ['Capital social', `${grouped(capital, ' ')} EUR`],
  ['Adresse du siège', address],
])}
${call('head', 'Gestion et direction')}
#persons(${[...cards, auditor].join(', ')})
${call('head', 'Établissements')}
${call('sub', 'Siège et établissement principal')}
${pairs('facts', [
  ['SIRET', `${spaced} ${siret()}`],
  ["Date de début d'activité", slashed(date)],
  ['Code APE', ape],
  ['Origine du fonds', 'Création'],
  ["Nature de l'établissement", 'Commerciale'],
  ['Adresse', address],
])}
${call('sub', 'Établissement secondaire')}
${pairs('facts', [
  ['SIRET', `${spaced} ${siret()}`],
  ["Date de début d'activité", slashed(daysAfter(date, made.int(300, 1500)))],
  ['Enseigne', `${name} ${other[2]}`],
  ['Adresse', `${made.int(1, 80)} ${other[0]} ${other[1]} ${other[2]}`],
])}
#v(2mm)
#text(7.5pt)[Les informations figurant sur ce document sont celles déclarées par l’entreprise au moyen du guichet unique et validées par les autorités compétentes. Sauf mention contraire, elles font foi jusqu’à preuve du contraire (article L. 123-52 du code de commerce).]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'attestation RNE (France)',
      language: 'fr',
      values: { legalName: name, registrationNumber: siren, entityType: "SA à conseil d'administration (s.a.i.)", incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: persons.map(({ name: one, born }, at) => ({ name: one, role: posts[at]?.[1] ?? 'board_member', birthDate: born })), // prettier-ignore
      owners: [],
    },
  }
}
