import { boxed, listed, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Moncef', 'Olfa', 'Anis', 'Rim', 'Hatem', 'Sonia'],
  family: ['Ben Romdhane', 'Trabelsi', 'Gharbi', 'Zouari', 'Mzoughi', 'Chebbi'],
} as const
const firsts = ['Carthago', 'El Kantaoui', 'Zitouna', 'Sahel', 'Djerid']
const trades = [
  ['Textile', 'Confection de vêtements de travail'],
  ['Agro-Industrie', 'Conditionnement et exportation de dattes'],
  ['Ingénierie', 'Études et conseils techniques'],
] as const
const places = ['rue de Marseille, 1000 Tunis', 'avenue Habib Bourguiba, 4000 Sousse', 'route de Gremda, 3000 Sfax', 'rue du Lac Léman, 1053 Les Berges du Lac'] // prettier-ignore
const posts = ['Gérant', 'Co-gérant']

const look = `
#let blue = rgb("#1f4e79")
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 15mm))
#set text(font: "Noto Sans", size: 8.8pt, lang: "fr", hyphenate: false)
#let boxed(columns, ..pairs) = block(above: 0pt, below: -0.6pt, table(columns: columns, stroke: 0.6pt + blue, inset: 5pt, ..pairs.pos().map(((label, value)) => [#text(7pt, fill: blue, label) \\ #strong(value)])))
#let bar(words) = block(width: 100%, above: 9pt, below: 0pt, fill: blue, inset: 4.5pt, text(fill: white, weight: "bold", words))
#let listed(columns, heads, ..cells) = block(above: 0pt, table(columns: columns, stroke: 0.6pt + blue, inset: 4.5pt, ..heads.map(one => text(7pt, fill: blue, one)), ..cells.pos()))
`

/** The extract of the Tunisian national register of enterprises: boxes under blue bars, managers and partners in tables. */
export const extraitRneTunisie: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `STE ${made.pick(firsts)} ${trade}`.toUpperCase()
  const letter = (): string => made.pick(Array.from('ABCDEFGHJKLMNPQRSTVWXYZ'))
  const number = `${made.digits(7)}${letter()}`
  const date = made.date(2002, 2022)
  const address = `${made.int(2, 140)}, ${made.pick(places)}`
  const shares = made.pick([1000, 3000, 10_000])
  const capital = shares * 10
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => ({ name: `${given} ${family}`, born: made.date(1948, 1979), id: made.digits(8) })) // prettier-ignore
  const [partners, managers, auditor, former] = [persons.slice(0, 3), persons.slice(0, 2), persons[3], persons[4]] // prettier-ignore
  const dated = (day: string): string => withDots(day, '/')
  const source = `${look}
#grid(columns: (1fr, 1.4fr, 1fr), align: (left, center, right), [République Tunisienne \\ Registre National \\ des Entreprises], [#text(14pt, weight: "bold", fill: blue)[EXTRAIT DU REGISTRE NATIONAL DES ENTREPRISES] \\ Personne morale], [Extrait N° ${made.digits(9)} \\ Édité le ${dated(daysAfter('2025-02-10', made.int(0, 160)))} \\ Validité : 3 mois])
#bar("Identification de l'entreprise")
${boxed('1fr, 1fr, 1fr', [
  ['Identifiant unique', number],
  ["Date d'immatriculation", dated(date)],
  ['État au registre', 'En activité'],
])}
${boxed('2fr, 1fr', [['Dénomination sociale', name], ['Nom commercial', 'Néant']])}
${boxed('2fr, 1fr', [['Forme juridique', 'Société à responsabilité limitée'], ['Date des statuts', dated(daysAfter(date, -made.int(8, 40)))]])}
${boxed('1fr', [['Adresse du siège social', address]])}
${boxed('1fr, 1fr, 1fr', [['Capital social', `${grouped(capital, ' ')},000 TND`], ['Nombre de parts', grouped(shares, ' ')], ['Durée', '99 ans']])}
${boxed('2fr, 1fr', [['Activité principale', purpose], ["Début de l'exploitation", dated(daysAfter(date, made.int(20, 60)))]])}
${boxed('1fr, 1fr', [['Ancien N° au registre de commerce', `B${made.digits(9)}`], ['N° employeur CNSS', `${made.digits(6)}-${made.digits(2)}`]])}
#bar("Gérance")
${listed('1fr, 28mm, 32mm, 26mm, 24mm', ['Nom et prénom', 'Qualité', 'Né(e) le', 'N° C.I.N.', 'Nationalité'], managers.flatMap((one, at) => [one.name, posts[at] ?? '', dated(one.born), one.id, 'Tunisienne']))}
#bar("Associés")
${listed('1fr, 30mm, 36mm, 26mm', ['Nom et prénom ou dénomination', 'Parts sociales', 'Montant (TND)', 'Part (%)'], partners.flatMap((one, at) => [one.name, grouped((shares / 100) * (owned[at] ?? 0), ' '), `${grouped((capital / 100) * (owned[at] ?? 0), ' ')},000`, `${owned[at] ?? 0} %`]))}
#bar("Commissaire aux comptes")
${boxed('1fr, 1fr', [['Nom et prénom', auditor?.name ?? ''], ['Mandat', '2024 – 2026']])}
#bar("Inscriptions modificatives et mentions")
${boxed('1fr', [[`Inscription du ${dated(daysAfter(date, 820))}`, `Démission de ${former?.name ?? ''} de ses fonctions de gérant, PV du ${dated(daysAfter(date, 800))}.`], ['Procédures collectives', 'Néant'], ['Nantissements sur le fonds de commerce', 'Néant']])}
#v(4mm)
${printed('Extrait délivré conformément à la loi n° 2018-52 du 29 octobre 2018 relative au registre national des entreprises.')}
#v(1fr)
#align(right)[Le Directeur Général du RNE \\ #v(8mm) ${made.pick(['A. Kallel', 'N. Ouertani'])}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'extrait du RNE (Tunisia)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, entityType: 'Société à responsabilité limitée', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'TND' },
      officers: managers.map((one) => ({ name: one.name, role: 'managing_director' as const, birthDate: one.born })), // prettier-ignore
      owners: partners.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
