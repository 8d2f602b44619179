import { literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { slashed } from '../drawn/written.ts'

const places = [
  ['69003', 'LYON 3', ['BOULEVARD EUGENE DERUELLE', 'RUE MONCEY', 'COURS LAFAYETTE']],
  ['44000', 'NANTES', ['QUAI DE LA FOSSE', 'RUE CREBILLON', 'ALLEE BRANCAS']],
  ['35200', 'RENNES', ['AVENUE HENRI FREVILLE', 'RUE DE CHATILLON', 'SQUARE DE SETUBAL']],
  ['31000', 'TOULOUSE', ['ALLEE JEAN JAURES', 'RUE DE METZ', 'BOULEVARD LASCROSSES']],
] as const
const firsts = ['ATELIERS', 'COMPTOIR', 'MAISON', 'GROUPE', 'ETABLISSEMENTS']
const seconds = ['VERNHET', 'DU GUE BLANC', 'LA CIGOGNE', 'TREMBLAYE', 'ROQUEBRUNE ET FILS']
const forms = [
  ['5710', 'SAS, société par actions simplifiée'],
  ['5599', 'SA à conseil d’administration (s.a.i.)'],
  ['5499', 'Société à responsabilité limitée (sans autre indication)'],
] as const
const trades = [
  ['62.01Z', 'Programmation informatique'],
  ['43.21A', 'Travaux d’installation électrique dans tous locaux'],
  ['10.71C', 'Boulangerie et boulangerie-pâtisserie'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 19mm, top: 17mm, bottom: 16mm))
#set text(font: "DejaVu Sans", size: 9pt, lang: "fr", hyphenate: false)
#let described(title, state, ..list) = block(above: 12pt, below: 6pt, table(columns: (64mm, 1fr), stroke: 0.6pt + rgb("#6b7aa1"), inset: (x: 5pt, y: 5.2pt), fill: (x, y) => if y == 0 { rgb("#dfe4f1") },
  text(weight: "bold", title), text(weight: "bold", state), ..list.pos().map(((label, value)) => (text(label), text(value))).flatten()))
`

type Line = readonly [label: string, value: string]

const described = (title: string, state: string, list: readonly Line[]): string =>
  `#described(${literal(title)}, ${literal(state)}, ${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})`

/** What the French directory of enterprises says of one: a table of the company, under it one of its seat, and no people. */
export const situationSirene: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)}`
  const siren = made.number('FR', 'registrationNumber', () => made.digits(9))
  const group = (digits: string): string => digits.replace(/(\d{3})(?=\d)/gu, '$1 ')
  const siret = made.number('FR', 'registrationNumber', () => `${siren}000${made.digits(2)}`)
  const spaced = `${group(siren)} ${siret.slice(9)}`
  const [code, form] = made.pick(forms)
  const [ape, activity] = made.pick(trades)
  const [post, town, streets] = made.pick(places)
  const road = `${made.int(2, 190)} ${made.pick(streets)}`
  const date = made.date(1996, 2014)
  const day = made.date(2025, 2025)
  const source = `${look}
#grid(columns: (34mm, 1fr, 34mm), align: (left + horizon, center + horizon, right + horizon), rect(width: 25mm, height: 17mm, fill: rgb("#2f4b8f"), align(center + horizon, text(8pt, fill: white, weight: "bold")[RÉPUBLIQUE \\ FRANÇAISE])), [#text(13pt, weight: "bold")[SITUATION AU RÉPERTOIRE SIRENE] #v(-2pt) #text(9.5pt)[À la date du ${slashed(day)}]], text(8pt)[Institut national de la statistique et des études économiques])
#v(6mm)
${described('Description de l’entreprise', `Entreprise active depuis le ${slashed(date)}`, [
  ['Identifiant SIREN', group(siren)],
  ['Identifiant SIRET du siège', spaced],
  ['Dénomination', name],
  ['Sigle', name.split(' ').map((word) => word.charAt(0)).join('')],
  ['Catégorie juridique', `${code} - ${form}`],
  ['Activité Principale Exercée (APE)', `${ape} - ${activity}`],
  ['Appartenance au champ de l’ESS¹', 'Non'],
  ['Appartenance au champ des sociétés à mission', 'Non'],
])}
${described('Description de l’établissement', `Établissement actif depuis le ${slashed(made.date(2016, 2022))}`, [
  ['Identifiant SIRET', spaced],
  ['Enseigne', ''],
  ['Adresse', `${road}\n${post} ${town}`],
  ['Activité Principale Exercée (APE)', `${ape} - ${activity}`],
])}
#v(4mm)
#block(stroke: 0.6pt, inset: 6pt, text(8pt)[*Important :* À l’exception des informations relatives à l’identification de l’entreprise, les renseignements figurant dans ce document, en particulier le code APE, n’ont de valeur que pour les applications statistiques. La délivrance de ce document n’a pas valeur d’extrait du registre du commerce et des sociétés.])
#v(2mm)
#text(7.5pt)[¹ Économie sociale et solidaire. Les informations sont issues du répertoire tenu par l’Insee et mises à jour chaque jour ouvré. Un délai de quelques jours peut s’écouler entre une formalité et sa prise en compte.]
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(7.5pt)[Document édité le ${printed(slashed(day))} #h(1fr) avis-situation-sirene.example #h(1fr) page 1/1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'situation au répertoire Sirene (France)',
      language: 'fr',
      values: { legalName: name, registrationNumber: siren, entityType: form, status: 'active', incorporationDate: date, address: `${road}, ${post} ${town}` }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
