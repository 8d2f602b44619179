import { distinct, inCents, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const persons = [
  ['M.', 'EL OUAZZANI', 'Abdelilah'],
  ['Mme', 'BENNANI SMIRES', 'Ghita'],
  ['M.', 'AÏT OUAKRIM', 'Lahcen'],
  ['M.', 'TAZI CHIBI', 'Mohamed Amine'],
  ['Mme', 'CHRAIBI', 'Fatima-Zahra'],
  ['M.', 'BELKACEM', 'Noureddine'],
  ['M.', 'DELORME', 'Christophe'],
] as const
const firsts = ['ATLAS', 'SOUSS', 'NOUR', 'ZELLIJ', 'RIF']
const trades = [
  ['TEXTILE', 'Confection et négoce d’articles textiles ; import-export.'],
  ['AGRO DISTRIBUTION', 'Conditionnement et distribution de produits agricoles.'],
  ['TRAVAUX', 'Travaux divers ou construction ; négoce de matériaux.'],
] as const
const places = [
  ['Casablanca', 'Bd Mohamed Zerktouni', 'Maârif'],
  ['Tanger', 'Avenue Moulay Rachid', 'Val Fleuri'],
  ['Agadir', 'Avenue Hassan II', 'Talborjt'],
  ['Fès', 'Route d’Imouzzer', 'Narjiss'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 19mm, top: 14mm, bottom: 14mm))
#set text(font: "Liberation Serif", size: 10pt, lang: "fr", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.9em)
#let typed(words) = text(font: "Liberation Mono", size: 9.5pt, words)
#let rubrics(..pairs) = grid(columns: (8mm, 66mm, 1fr), row-gutter: 8pt, ..pairs.pos().enumerate().map(((at, (label, value))) => ([#(at + 1)°], [#label #box(width: 1fr, repeat[.])], pad(left: 2mm, typed(value)))).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, stroke: 0.5pt, inset: 4pt, align: center + horizon, ..heads.map(head => text(8.5pt, style: "italic", head)), ..cells.pos().map(cell => text(font: "Liberation Mono", size: 8.6pt, cell)))
`

/** The extract “modèle J” of a Moroccan register: a printed form whose dotted lines a typewriter filled in. */
export const modeleJ: DrawnLayout = (made) => {
  const [town, street, quarter] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade}`
  const number = `${made.int(1200, 520_000)}`
  const taxNumber = made.digits(8).replace(/^0/u, '4')
  const date = made.date(2004, 2020)
  const address = `${made.int(2, 310)}, ${street}, ${quarter}, ${town}`
  const shares = made.pick([1000, 3000, 5000])
  const capital = shares * 100
  const owned = parts(made, 3)
  const people = distinct(made, persons, 5).map(([title, family, given]) => ({ title, family, given, born: made.date(1952, 1991), card: `${made.pick(['BE', 'BK', 'K', 'CD', 'JB'])}${made.digits(6)}` })) // prettier-ignore
  const [partners, manager, former] = [people.slice(0, 3), people[3], people[4]]
  const managers = [partners[0], manager]
  const left = daysAfter(date, made.int(400, 1100))
  const issued = made.date(2024, 2025)
  const named = (one: (typeof people)[number] | undefined): string =>
    `${one?.family ?? ''} ${one?.given ?? ''}`
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (left, right), [ROYAUME DU MAROC \\ Ministère de la Justice \\ Tribunal de commerce de ${town} \\ Secrétariat-greffe – Registre du commerce], [#text(13pt, weight: "bold")[MODÈLE J] \\ (Art. 29 de la loi n° 15-95 \\ formant code de commerce)])
#v(4mm)
#align(center)[#text(14pt, weight: "bold")[EXTRAIT D’INSCRIPTION AU REGISTRE DU COMMERCE] \\ Personnes morales]
#v(3mm)
Demande reçue sous le n° ${printed(`${made.int(900, 29_000)}`)} du registre chronologique, le ${printed(slashed(issued))}
#v(2mm)
${pairs('rubrics', [
  ['Numéro au registre analytique', number],
  ['Date d’immatriculation', slashed(date)],
  ['Dénomination sociale', name],
  ['Sigle ou enseigne', 'Néant'],
  ['Forme juridique', 'Société à responsabilité limitée'],
  ['Nationalité', 'Marocaine'],
  ['Certificat négatif n°', `${made.digits(7)} du ${slashed(daysAfter(date, -made.int(30, 60)))}`],
  ['Identifiant commun de l’entreprise', `00${made.digits(13)}`],
  ['Identifiant fiscal', taxNumber],
  ['Taxe professionnelle', made.digits(8)],
  ['Montant du capital social', `${inCents(capital, [' ', ','])} DH`],
  ['Adresse du siège social', address],
  ['Activité effectivement exercée', purpose],
  ['Durée de la société', '99 ans'],
  ['Date de commencement d’exploitation', slashed(daysAfter(date, made.int(10, 60)))],
  ['Adresse des succursales', 'Néant'],
])}
#v(3mm)
17° #h(4mm) Associés
${listed('1fr, 26mm, 26mm, 24mm', ['Nom et prénom', 'N° CIN ou passeport', 'Nombre de parts', 'Valeur (DH)'], [...partners.flatMap((one, at) => [named(one), one.card, grouped((shares / 100) * (owned[at] ?? 0), ' '), inCents(shares * (owned[at] ?? 0), [' ', ','])]), 'Total', '', grouped(shares, ' '), inCents(capital, [' ', ','])])}
18° #h(4mm) Personnes ayant le pouvoir de gérer, d’administrer ou d’engager la société
${listed('1fr, 24mm, 27mm, 28mm, 30mm', ['Nom et prénom', 'Qualité', 'Date de naissance', 'Nationalité', 'Engagement'], managers.flatMap((one) => [named(one), one?.title === 'Mme' ? 'Gérante' : 'Gérant', slashed(one?.born ?? ''), one?.family === 'DELORME' ? 'Française' : 'Marocaine', 'Signature séparée']))}
19° #h(4mm) Inscriptions modificatives \\
#h(8mm) #typed(${JSON.stringify(`${slashed(left)}, n° ${made.int(1000, 9000)} : fin des fonctions de gérance de ${former?.title ?? ''} ${named(former)}.`)}) \\
20° #h(4mm) Nantissements, saisies, procédures de redressement ou de liquidation judiciaire #box(width: 1fr, repeat[.]) #typed[Néant]
#v(4mm)
#grid(columns: (1fr, 1fr), align: (left, center), text(8.5pt)[Le présent extrait n’est valable que trois mois \\ à compter de sa délivrance.], [Pour extrait conforme, ${town}, le ${printed(slashed(issued))} \\ Le secrétaire-greffier \\ #v(3mm) #typed(${JSON.stringify(made.pick(['H. LAMRANI', 'S. OUDGHIRI', 'K. MEKOUAR']))})])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'extrait modèle J (Morocco)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'Société à responsabilité limitée', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'MAD' },
      officers: managers.map((one) => ({ name: named(one), role: 'managing_director', birthDate: one?.born ?? '' })), // prettier-ignore
      owners: partners.map((one, at) => ({ name: named(one), share: owned[at] ?? 0 })),
    },
  }
}
