import {
  distinct,
  itemAt,
  listed,
  pairs,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { daysAfter } from '../drawn/written.ts'

const names = {
  given: ['Marie-Ève', 'Étienne', 'Jean-Sébastien', 'Geneviève', 'Normand', 'Mélanie'],
  family: ['Thibodeau', 'Lachapelle', 'Desrosiers', 'Gagnon-Roy', 'Bolduc', 'Pelchat'],
} as const
const firsts = ['Gestion Boréale', 'Les Entreprises Matawin', 'Groupe Chaudière', 'Érablière Haut-Marais']
const trades = [
  ['Construction', '4021', 'Construction résidentielle'],
  ['Technologies', '7721', 'Services d’informatique'],
  ['Distribution', '5111', 'Commerce de gros de produits alimentaires'],
] as const
const places = [
  ['rue Saint-Paul E', 'Montréal (Québec)', 'H2Y'],
  ['boul. Charest O', 'Québec (Québec)', 'G1N'],
  ['rue King O', 'Sherbrooke (Québec)', 'J1H'],
  ['boul. des Forges', 'Trois-Rivières (Québec)', 'G8Z'],
] as const
const form = 'Société par actions ou compagnie'

const look = `
#set page(paper: "us-letter", margin: (x: 18mm, top: 15mm, bottom: 16mm), footer: context align(right, text(7.5pt)[Page #counter(page).display("1 / 1", both: true)]))
#set text(font: "Liberation Sans", size: 8.4pt, lang: "fr", region: "CA", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let part(words) = block(above: 12pt, below: 6pt, breakable: false, sticky: true, width: 100%, fill: rgb("#095797"), inset: 4pt, text(fill: white, weight: "bold", size: 10pt, words))
#let sub(words) = block(above: 9pt, below: 5pt, sticky: true, text(weight: "bold", fill: rgb("#095797"), words))
#let rows(..pairs) = block(above: 4pt, below: 6pt, breakable: false, table(columns: (70mm, 1fr), stroke: (_, y) => (bottom: 0.4pt + luma(200)), inset: (x: 2pt, y: 2.4pt), ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 6pt, table(columns: columns, stroke: 0.4pt + luma(170), inset: 4pt, ..heads.map(strong), ..cells.pos()))
`

/** The statement that the enterprise registrar of Québec shows of a legal person: sections under blue bars, on two pages. */
export const etatRenseignementsQuebec: DrawnLayout = (made) => {
  const [trade, code, activity] = made.pick(trades)
  const [street, town, postal] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade} inc.`
  const number = `11${made.digits(8)}`
  const date = made.date(2007, 2020)
  const homeOf = (at: readonly [string, string, string]): string =>
    `${made.int(20, 4200)} ${at[0]} ${at[1]} ${at[2]}${made.int(1, 9)}${made.pick(['B', 'K', 'T'])}${made.int(1, 9)} Canada`
  const address = homeOf([street, town, postal])
  const called = people(made, names, 3)
  const homes = distinct(made, places, 3).map(homeOf)
  const posts = ['Président', 'Secrétaire', 'Administrateur'] as const
  const shown = daysAfter('2025-01-20', made.int(0, 200))
  const updated = daysAfter(shown, -made.int(20, 90))
  const declared = ['Supérieur ou égal à 50 % et inférieur à 75 %', 'Supérieur ou égal à 25 % et inférieur à 50 %'] // prettier-ignore
  const owners = called.slice(0, 2).map((one, at) => ({ ...one, home: itemAt(homes, at), band: itemAt(declared, at), share: [50, 25][at] ?? 0 })) // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), [#text(13pt, weight: "bold")[Registraire \\ des entreprises]], align(right, text(15pt, weight: "bold")[Québec]))
#v(2mm)
#text(12.5pt, weight: "bold")[État de renseignements d’une personne morale au registre des entreprises]

Renseignements en date du ${shown} 09:${made.int(10, 59)}:${made.int(10, 59)}

#part[État des informations]
#sub[Identification de l’entreprise]
${pairs('rows', [['Numéro d’entreprise du Québec (NEQ)', number], ['Nom', name], ['Version du nom dans une autre langue', '']])}
#sub[Adresse du domicile]
${pairs('rows', [['Adresse', address]])}
#sub[Adresse du domicile élu]
${pairs('rows', [['Adresse', 'Aucune adresse']])}
#sub[Immatriculation]
${pairs('rows', [['Date d’immatriculation', date], ['Statut', 'Immatriculée'], ['Date de mise à jour du statut', date], ['Date de fin d’existence prévue', 'Aucune date de fin d’existence n’est déclarée au registre.']])}
#sub[Forme juridique]
${pairs('rows', [['Forme juridique', form], ['Date de la constitution', `${date} Constitution`], ['Régime constitutif', 'QUÉBEC : Loi sur les sociétés par actions (RLRQ, C. S-31.1)'], ['Régime courant', 'QUÉBEC : Loi sur les sociétés par actions (RLRQ, C. S-31.1)']])}
#sub[Dates des mises à jour]
${pairs('rows', [['Date de mise à jour de l’état de renseignements', updated], ['Date de la dernière déclaration de mise à jour annuelle', `${updated} 2024`], ['Date de fin de la période de production de la déclaration de mise à jour annuelle de 2025', '2026-07-01']])}
#sub[Faillite]
L’entreprise n’est pas en faillite.
#sub[Fusion, scission et conversion]
Aucune fusion, scission ou conversion n’a été déclarée.
#sub[Continuation et autre transformation]
Aucune continuation ou autre transformation n’a été déclarée.
#sub[Liquidation ou dissolution]
Aucune intention de liquidation ou de dissolution n’a été déclarée.

#part[Activités économiques et nombre de salariés]
#sub[1er secteur d’activité]
${pairs('rows', [['Code d’activité économique (CAE)', code], ['Activité', activity], ['Précisions (facultatives)', '']])}
#sub[Nombre de salariés]
${pairs('rows', [['Nombre de salariés au Québec', made.pick(['De 1 à 5', 'De 6 à 10', 'De 11 à 25'])]])}

#part[Convention unanime, actionnaires, administrateurs, dirigeants et fondé de pouvoir]
#sub[Actionnaires]
${owners.map((one, at) => `${at === 0 ? '#strong[Premier actionnaire] \\ Le premier actionnaire est majoritaire.' : '#strong[Deuxième actionnaire]'}
${pairs('rows', [['Nom de famille', one.family], ['Prénom', one.given], ['Adresse du domicile', one.home]])}`).join('\n')}
#sub[Convention unanime des actionnaires]
Il n’existe pas de convention unanime des actionnaires.
#sub[Liste des administrateurs]
${called.map((one, at) => pairs('rows', [['Nom de famille', one.family], ['Prénom', one.given], ['Date du début de la charge', at < 2 ? date : daysAfter(date, 1300)], ['Date de fin de la charge', ''], ['Fonctions actuelles', itemAt(posts, at)], ['Adresse du domicile', itemAt(homes, at)]])).join('\n')}
#sub[Dirigeants non membres du conseil d’administration]
Aucun dirigeant non membre du conseil d’administration n’a été déclaré.
#sub[Bénéficiaires ultimes]
${owners.map((one) => pairs('rows', [['Nom de famille', one.family], ['Prénom', one.given], ['Date du début', '2023-03-31'], ['Situation applicable', 'Détenteur, directement ou indirectement, d’actions conférant des droits de vote'], ['Pourcentage des droits de vote', one.band], ['Adresse du domicile', one.home]])).join('\n')}

#part[Index des documents]
${listed('1fr, 46mm', ['Type de document', 'Date de dépôt au registre'], ['DÉCLARATION DE MISE À JOUR ANNUELLE 2024', updated, 'Déclaration de mise à jour courante', daysAfter(date, 1303), 'Déclaration initiale', daysAfter(date, 12), 'Certificat de constitution', date])}
#text(8pt)[${printed('© Gouvernement du Québec')}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'état de renseignements (Québec)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: null,
      officers: called.map((one, at) => ({ name: `${one.given} ${one.family}`, role: (['chair', 'secretary', 'director'] as const)[at] ?? 'director' })), // prettier-ignore
      owners: owners.map((one) => ({ name: `${one.given} ${one.family}`, share: one.share })),
    },
  }
}
