import { people, literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, slashed } from '../drawn/written.ts'

const names = {
  given: ['Aurélie', 'Marc-Antoine', 'Ghislaine', 'Edoardo', 'Thibault', 'Paola', 'Raphaël', 'Bénédicte'],
  family: ['Crovetto', 'Lanteri', 'Orengo', 'Delacourt', 'Gastaud', 'Vérany', 'Bellando', 'Sangiorgio'],
} as const
const births = ['Monaco', 'Nice (France)', 'Gênes (Italie)', 'Menton (France)', 'Turin (Italie)']
const nations = ['monégasque', 'française', 'italienne']
const streets = [
  'rue du Gabian',
  'avenue de Fontvieille',
  'boulevard des Moulins',
  'rue Grimaldi',
  'avenue de la Costa',
]
const firsts = ['ROCHER BLEU', 'PALMERAIE', 'TÊTE DE CHIEN', 'LE LARVOTTO', 'MISTRALINE', 'AZURÉA']
const trades = ['YACHTING', 'CONSEIL', 'DÉCORATION', 'ÉVÉNEMENTS', 'NÉGOCE']
const objects = [
  'L’achat, la vente en gros et la commission de mobilier, de luminaires et d’objets de décoration, sans stockage sur place.',
  'L’organisation de séminaires et de manifestations, à l’exclusion des activités réservées aux agences de voyages.',
  'L’aide et l’assistance à la gestion technique de navires, à l’exclusion des activités réservées aux courtiers maritimes.',
]

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 15mm, bottom: 14mm))
#set text(font: "Noto Serif", size: 9.5pt, lang: "fr", region: "MC")
#let band(title) = block(width: 100%, fill: luma(218), inset: 4pt, above: 10pt, below: 7pt, text(9.5pt, weight: "bold", title))
#let cell(label, value) = block(above: 0pt, below: 8.5pt)[#text(7.5pt, style: "italic", label) \\ #text(value)]
`

const cell = (label: string, value: string): string => `#cell(${literal(label)}, ${literal(value)})`

/** The register of Monaco: two columns, each label in small italics above its value. */
export const extraitMonaco: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)}`
  const date = made.date(2005, 2023)
  const number = `${date.slice(2, 4)} S ${made.digits(5)}`
  const address = `${made.int(2, 49)}, ${made.pick(streets)}, 98000 MONACO`
  const capital = made.pick([15_000, 30_000, 50_000, 150_000])
  const managers = people(made, names, 2).map((one) => ({ ...one, born: made.date(1951, 1994) }))
  const manager = (at: number, role: string): string => {
    const { given = '', family = '', born = '' } = managers[at] ?? {}
    return `${cell(role, `${family.toUpperCase()} ${given}`)}
${cell('Date et lieu de naissance', `${slashed(born)} à ${made.pick(births)}`)}
${cell('Nationalité', made.pick(nations))}
${cell('Domicile', `${made.int(2, 49)}, ${made.pick(streets)}, 98000 MONACO`)}`
  }
  const source = `${look}
#grid(columns: (auto, 1fr), column-gutter: 12pt, circle(radius: 17pt, stroke: 0.8pt, align(center + horizon, text(8pt)[RCI])),
  [#text(12pt, weight: "bold")[PRINCIPAUTÉ DE MONACO] \\ Direction du Développement Économique \\ Service du Répertoire du Commerce et de l’Industrie])
#v(8pt)
#align(center, block(stroke: 0.8pt, inset: 7pt, width: 78%, text(13pt, weight: "bold")[EXTRAIT DU RÉPERTOIRE \\ DU COMMERCE ET DE L’INDUSTRIE]))
#v(2pt)
#columns(2, gutter: 9mm)[
#band[IMMATRICULATION]
${cell('Numéro d’immatriculation', number)}
${cell('Date d’immatriculation', slashed(date))}
#band[IDENTIFICATION DE LA SOCIÉTÉ]
${cell('Raison sociale', name)}
${cell('Forme juridique', 'Société à responsabilité limitée')}
${cell('Capital', `${grouped(capital, ' ')} euros`)}
${cell('Durée', '99 années à compter de l’immatriculation')}
${cell('Siège social', address)}
#band[ACTIVITÉ]
${cell('Objet', made.pick(objects))}
${cell('Enseigne', 'Néant')}
#colbreak()
#band[GÉRANCE]
${manager(0, 'Gérant')}
#line(length: 100%, stroke: 0.4pt)
#v(7pt)
${manager(1, 'Cogérant')}
#band[POUVOIRS]
Les gérants ont les pouvoirs les plus étendus pour agir au nom de la société, ensemble ou séparément.
#band[INSCRIPTIONS MODIFICATIVES]
Néant
]
#v(12pt)
Extrait délivré à Monaco, le ${printed(slashed(made.date(2024, 2025)))}
#h(1fr) #box(width: 55mm)[Pour le Directeur du Développement Économique]
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(7.5pt)[9, rue du Gabian, MC 98000 Monaco. Le présent extrait est établi au vu des déclarations reçues à ce jour. #h(1fr) Page 1/1]
`
  return {
    source,
    truth: {
      layout: 'extrait du RCI (Monaco)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, entityType: 'Société à responsabilité limitée', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: managers.map(({ given, family, born }) => ({ name: `${family} ${given}`, role: 'managing_director' as const, birthDate: born })), // prettier-ignore
      owners: [],
    },
  }
}
