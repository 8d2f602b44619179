import { printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, slashed } from '../drawn/written.ts'

const firsts = ['ATELIER MERIDIEN', 'BREIZH', 'LUMENIA', 'CAP OCEAN', 'VERTIGE', 'TERRAVIVE']
const trades = [
  ['CONSEIL', '70.22Z - Conseil pour les affaires et autres conseils de gestion'],
  ['DIGITAL', '62.02A - Conseil en systèmes et logiciels informatiques'],
  ['RENOVATION', '43.39Z - Autres travaux de finition'],
  ['NEGOCE', '46.90Z - Commerce de gros (commerce interentreprises) non spécialisé'],
] as const
const forms = [
  ['5710', 'SAS, société par actions simplifiée'],
  ['5499', 'Société à responsabilité limitée (sans autre indication)'],
  ['5720', 'Société par actions simplifiée à associé unique ou société par actions simplifiée unipersonnelle'],
] as const // prettier-ignore
const places = [
  ['18 RUE DU PRE BOTTE', '35000 RENNES'],
  ['7 BOULEVARD VIVIER MERLE', '69003 LYON'],
  ['42 RUE FONDAUDEGE', '33000 BORDEAUX'],
  ['115 AVENUE DE FLANDRE', '75019 PARIS'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 20mm, top: 16mm, bottom: 16mm))
#set text(font: ("Open Sans", "Noto Sans"), size: 9.5pt, lang: "fr")
#set par(leading: 0.6em, spacing: 1em)
#let part(head, since, ..rows) = table(columns: (66mm, 1fr), stroke: 0.5pt + rgb("#7f8fa9"), inset: 5.5pt, align: left + horizon,
  table.cell(fill: rgb("#e6ebf3"))[*#head*], table.cell(fill: rgb("#e6ebf3"))[*#since*], ..rows.pos().map(row => (strong(row.at(0)), row.at(1))).flatten())
`

/** The two last digits of SIRET are such that all fourteen keep to the rule of Luhn. */
function siretOf(siren: string, place: string): string {
  const sum = (digits: string): number =>
    Array.from(digits)
      .toReversed()
      .reduce((total, digit, at) => {
        const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
        return total + (value > 9 ? value - 9 : value)
      }, 0)
  const check = (10 - (sum(`${siren}${place}0`) % 10)) % 10
  return `${grouped(Number(siren), ' ')} ${place}${check}`
}

/** The statement that Insee gives of an entry in SIRENE: two tables, of the company and of its head office. */
export const avisDeSituation: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const [code, form] = made.pick(forms)
  const [street, town] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade}`
  const siren = made.number('FR', 'registrationNumber', () => `${made.int(4, 9)}${made.digits(8)}`)
  const siret = siretOf(siren, `000${made.int(2, 4)}`)
  const date = made.date(2006, 2020)
  const moved = daysAfter(date, made.int(400, 1500))
  const asked = slashed(daysAfter('2025-01-10', made.int(0, 280)))
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (left, right), [#text(size: 19pt, weight: "bold", fill: rgb("#c0392b"))[Insee] \\ #text(size: 8pt)[Mesurer pour comprendre]], [#text(size: 8pt)[RÉPUBLIQUE FRANÇAISE \\ Institut national de la statistique et des études économiques]])
#v(7mm)
#align(center)[#text(size: 14pt)[*SITUATION AU RÉPERTOIRE SIRENE*] \\ À la date du ${asked}]
#v(4mm)
#part([Description de l’entreprise], [Entreprise active depuis le ${slashed(date)}],
  ([Identifiant SIREN], [${printed(grouped(Number(siren), ' '))}]),
  ([Identifiant SIRET du siège], [${siret}]),
  ([Dénomination], [${printed(name)}]),
  ([Sigle], []),
  ([Catégorie juridique], [${code} - ${printed(form)}]),
  ([Activité Principale Exercée (APE)], [${activity}]),
  ([Appartenance au champ de l’ESS#super[1]], [Non]),
  ([Appartenance au champ des sociétés à mission], [Non]))
#v(3mm)
#part([Description de l’établissement], [Établissement actif depuis le ${slashed(moved)}],
  ([Identifiant SIRET], [${siret}]),
  ([Enseigne], []),
  ([Adresse], [${printed(street)} \\ ${printed(town)}]),
  ([Activité Principale Exercée (APE)], [${activity}]))
#v(3mm)
#text(size: 8pt)[1 : Économie Sociale et Solidaire]

*IMPORTANT :* À l’exception des informations relatives à l’identification de l’entreprise, les renseignements figurant dans ce document, en particulier le code APE, n’ont de valeur que pour les applications statistiques (décret n° 2007-1888 du 26 décembre 2007 portant approbation des nomenclatures d’activités françaises et de produits, paru au JO le 30 décembre 2007).

*Avertissement :* Aucune valeur juridique n’est attachée à l’avis de situation.

*REMARQUE :* Certains organismes peuvent vous demander le code « APRM », qui est attribué par la chambre de métiers et de l’artisanat. Toute demande qui le concerne est à adresser à cette chambre.
#v(1fr)
#text(size: 7.5pt)[Avis de situation au répertoire Sirene établi le ${asked} #h(1fr) Insee, 88 avenue Verdier, 92541 Montrouge Cedex #h(1fr) 1/1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Avis de situation (SIRENE)',
      language: 'fr',
      values: { legalName: name, registrationNumber: siren, entityType: form, status: 'active', incorporationDate: date, address: `${street}, ${town}` }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
