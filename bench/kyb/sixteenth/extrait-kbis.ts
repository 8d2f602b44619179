import type { OfficerRole } from '../../../src/vocabulary/companies/company.ts'
import { inCents, itemAt, monthsOf, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts' // prettier-ignore
import { daysAfter, grouped, inWords, slashed } from '../drawn/written.ts'

const names = {
  given: ['Sylvie', 'Jean-Baptiste', 'Maëlle Anne', 'Karim', 'Thierry Paul', 'Élodie', 'Bruno'],
  family: ['BEAUCHESNE', 'LE GOFF', 'MAZOUZI', 'VERDIER', 'PUJOL', 'DELATTRE', 'ROUSSIN'],
} as const
const firsts = ['ATELIERS DU MOULIN', 'VERT CITRON', 'NOVALIS', 'MAISON GARANCE', 'OCÉANE', 'LES TROIS RIVES']
const trades = [
  ['CONSEIL', 'Conseil en organisation et en gestion auprès des entreprises, formation professionnelle.'],
  ['BÂTIMENT', 'Travaux de maçonnerie générale et de gros œuvre de bâtiment.'],
  ['RESTAURATION', 'Restauration traditionnelle, vente à emporter, traiteur, débit de boissons.'],
  ['NUMÉRIQUE', 'Édition de logiciels, hébergement et maintenance de sites internet.'],
] as const
const places = [
  ['Paris', '1 QUAI DE LA CORSE', '75198 PARIS CEDEX 04', 'rue de Turbigo', '75003 Paris', '75'],
  ['Lyon', '44 RUE DE BONNEL', '69433 LYON CEDEX 03', 'cours Lafayette', '69006 Lyon', '69'],
  ['Nantes', '2 BIS QUAI FRANÇOIS MITTERRAND', '44921 NANTES CEDEX 09', 'boulevard Gabriel Guist’hau', '44000 Nantes', '44'], // prettier-ignore
  ['Nanterre', '4 RUE PABLO NERUDA', '92020 NANTERRE CEDEX', 'avenue Charles de Gaulle', '92200 Neuilly-sur-Seine', '92'], // prettier-ignore
] as const
type Post = readonly [label: string, role: OfficerRole]
const forms: readonly (readonly [form: string, posts: readonly Post[]])[] = [
  ['Société par actions simplifiée', [['Président', 'chair'], ['Directeur général', 'managing_director']]],
  ['Société à responsabilité limitée', [['Gérant', 'managing_director'], ['Gérant', 'managing_director']]],
] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (left: 18mm, right: 16mm, top: 13mm, bottom: 12mm), footer: none)
#set text(font: "Liberation Sans", size: 9pt, lang: "fr", hyphenate: false)
#let part(words) = block(above: 11pt, below: 7pt, width: 100%, stroke: (bottom: 0.8pt), inset: (bottom: 3pt), text(9.5pt, weight: "bold", words))
#let post(words) = block(above: 8pt, below: 6pt, text(weight: "bold", underline(words)))
#let rows(..pairs) = block(above: 0pt, below: 8pt, grid(columns: (64mm, 1fr), row-gutter: 5.5pt, ..pairs.pos().map(((label, value)) => (emph(label), value)).flatten()))
`

/** The extract that every company of France shows, with its auditor among those who direct it. */
export const extraitKbis: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade}`
  const [greffe, quay, cedex, street, town] = made.pick(places)
  const [form, posts] = made.pick(forms)
  const siren = made.number('FR', 'registrationNumber', () => `${made.pick(['4', '5', '8', '9'])}${made.digits(8)}`) // prettier-ignore
  const auditor = made.number('FR', 'registrationNumber', () => `3${made.digits(8)}`)
  const spaced = (number: string): string => number.replace(/(\d{3})(?=\d)/gu, '$1 ')
  const date = made.date(2003, 2022)
  const address = `${made.int(3, 148)} ${street} ${town}`
  const capital = made.pick([1000, 5000, 10_000, 37_500, 120_000])
  const persons = people(made, names, 2).map(({ given, family }) => ({ name: `${family} ${given}`, born: made.date(1948, 1980), home: made.pick(places) })) // prettier-ignore
  const issued = daysAfter('2025-01-09', made.int(0, 320))
  const said = (day: string): string => inWords(day, monthsOf('fr')).replace(/^1 /u, '1er ')
  const year = Number(date.slice(0, 4))
  const officers = persons.map((one, at) => ({
    ...one,
    post: itemAt(posts, at)[0],
    role: itemAt(posts, at)[1],
  }))
  const source = `${look}
#grid(columns: (1fr, auto), [#text(weight: "bold")[Greffe du Tribunal de Commerce de ${greffe}] \\ ${printed(quay)} \\ ${printed(cedex)}], align(right)[N° de gestion ${year}B${made.int(1000, 29_999)}])
#v(2mm)
#align(right, text(8pt)[Code de vérification : ${printed(made.pick(['aQ7xKd', 'TzE4mw', 'Lb9RuV']) + made.digits(3))} \\ ${printed('https://www.controle-greffe.example')}])
#align(center)[#text(16pt, weight: "bold")[Extrait Kbis] #v(3mm) #text(10.5pt, weight: "bold")[EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS] \\ #v(0.5mm) à jour au ${printed(said(issued))}]
#part[IDENTIFICATION DE LA PERSONNE MORALE]
${pairs('rows', [
  ['Immatriculation au RCS, numéro', `${spaced(siren)} R.C.S. ${greffe}`],
  ["Date d'immatriculation", slashed(date)],
  ['Dénomination ou raison sociale', name],
  ['Forme juridique', form],
  ['Capital social', `${inCents(capital, [' ', ','])} Euros`],
  ['Adresse du siège', address],
  ['Activités principales', purpose],
  ['Durée de la personne morale', `Jusqu'au ${slashed(`${year + 99}${date.slice(4)}`)}`],
  ["Date de clôture de l'exercice social", '31 décembre'],
  ['Date de clôture du 1er exercice social', `31/12/${year}`],
])}
#part[GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES]
${officers.map(({ name: person, post, born, home }) => `#post[${post}]
${pairs('rows', [
  ['Nom, prénoms', person],
  ['Date et lieu de naissance', `Le ${slashed(born)} à ${home[0]} (${home[5]})`],
  ['Nationalité', 'Française'],
  ['Domicile personnel', `${made.int(2, 90)} ${made.pick(places)[3]} ${home[4]}`],
])}`).join('\n')}
#post[Commissaire aux comptes titulaire]
${pairs('rows', [
  ['Dénomination', made.pick(['CABINET FORESTIER AUDIT', 'AUDITIA ET ASSOCIÉS'])],
  ['Forme juridique', 'Société à responsabilité limitée'],
  ['Adresse', `${made.int(2, 60)} ${made.pick(places)[3]} ${town}`],
  ['Immatriculation au RCS, numéro', `${spaced(auditor)} RCS ${greffe}`],
])}
#part[RENSEIGNEMENTS RELATIFS À L'ACTIVITÉ ET À L'ÉTABLISSEMENT PRINCIPAL]
${pairs('rows', [
  ["Adresse de l'établissement", address],
  ['Activité(s) exercée(s)', purpose],
  ["Date de commencement d'activité", slashed(daysAfter(date, -made.int(4, 30)))],
  ["Origine du fonds ou de l'activité", 'Création'],
  ["Mode d'exploitation", 'Exploitation directe'],
])}
#v(5mm)
#align(right)[Le Greffier #h(30mm)]
#v(6mm)
#align(center)[FIN DE L'EXTRAIT]
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#text(8pt)[R.C.S. ${greffe} - ${slashed(daysAfter(issued, 1))} - ${made.int(10, 17)}:${made.int(10, 59)}:${made.int(10, 59)} #h(1fr) page 1/1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'extrait Kbis',
      language: 'fr',
      values: { legalName: name, registrationNumber: grouped(Number(siren), ' '), entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: officers.map(({ name: person, role, born }) => ({ name: person, role, birthDate: born })),
      owners: [],
    },
  }
}
