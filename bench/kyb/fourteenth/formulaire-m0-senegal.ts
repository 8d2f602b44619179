import { boxed, call, itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, slashed } from '../drawn/written.ts'

const names = {
  given: ['Mamadou Lamine', 'Aïssatou', 'Ousmane', 'Khady', 'Cheikh Tidiane', 'Fatou Binetou'],
  family: ['NDIAYE', 'SARR', 'DIOUF', 'BADJI', 'THIAM', 'KANDÉ'],
} as const
const firsts = ['TERANGA', 'BAOBAB', 'SALOUM', 'LAC ROSE', 'JOAL']
const trades = [
  ['AGRO-INDUSTRIE', 'Transformation et conditionnement de céréales locales et de fruits'],
  ['TRANSIT', 'Commissionnaire agréé en douane, transit, manutention et consignation'],
  ['SOLAIRE', 'Fourniture et pose de panneaux solaires et de pompes'],
] as const
const roads = [
  'Avenue Lamine Guèye',
  'Rue Mohamed V',
  'Boulevard de la République',
  'Avenue Cheikh Anta Diop',
]
const quarters = ['Plateau', 'Médina', 'Mermoz', 'Point E'] as const
const births = ['Saint-Louis', 'Kaolack', 'Ziguinchor', 'Thiès']
const form = 'SOCIÉTÉ À RESPONSABILITÉ LIMITÉE'

const look = `
#set page(paper: "a4", margin: (x: 13mm, top: 11mm, bottom: 11mm))
#set text(font: "DejaVu Sans", size: 8.4pt, lang: "fr", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)
#let part(words) = block(width: 100%, above: 7pt, below: 0pt, fill: luma(60), inset: 4.5pt, text(fill: white, weight: "bold", words))
#let boxed(columns, ..pairs) = block(above: 0pt, below: 0pt, table(columns: columns, stroke: 0.5pt, inset: (x: 4.5pt, y: 6.3pt), ..pairs.pos().map(((label, value)) => [#text(7pt, label) #h(1.5mm) #text(font: "Liberation Mono", size: 9pt, value)])))
`

/** The form M0 by which a company is declared to a register of the OHADA, Senegal. Numbered fields in boxes are typed into, with ticks and the clerk's corner. */
export const formulaireM0Senegal: DrawnLayout = (made) => {
  const [first, [trade, activity]] = [made.pick(firsts), made.pick(trades)]
  const name = `${first} ${trade} SARL`
  const date = made.date(2012, 2024)
  const number = `SN.DKR.${date.slice(0, 4)}.B.${made.int(1200, 31_000)}`
  const ninea = `00${made.int(4_000_000, 9_900_000)} 2${made.pick(['A', 'G', 'V', 'Y'])}${made.pick(['2', '3'])}`
  const place = (): string => `${made.int(2, 160)}, ${made.pick(roads)}, Dakar ${made.pick(quarters)}`
  const address = place()
  const capital = made.pick([1_000_000, 5_000_000, 20_000_000])
  const persons = people(made, names, 4).map((one) => ({ ...one, born: made.date(1954, 1992) }))
  const said = (at: number): string => `${itemAt(persons, at).given} ${itemAt(persons, at).family}`
  const signed = daysAfter(date, -made.int(2, 9))
  const francs = (amount: number): string => `${grouped(amount, ' ')} F CFA`
  const person = (at: number, label: string): string => {
    const { given, family, born } = itemAt(persons, at)
    return `${boxed('1fr, 1.4fr', [[`${label} NOM`, family], ['PRÉNOMS', given]])}
${boxed('1fr, 1fr, 1fr', [['DATE DE NAISSANCE', slashed(born)], ['LIEU', made.pick(births)], ['NATIONALITÉ', 'SÉNÉGALAISE']])}
${boxed('1fr, auto', [['DOMICILE', place()], ['QUALITÉ', 'Gérant']])}`
  } // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, 1.2fr, 62mm), column-gutter: 3mm, [RÉPUBLIQUE DU SÉNÉGAL \\ #text(6.6pt)[Un Peuple – Un But – Une Foi] \\ #v(1mm) Greffe du Tribunal de Commerce Hors Classe de DAKAR], align(center)[#text(9pt, weight: "bold")[OHADA] \\ REGISTRE DU COMMERCE ET DU CRÉDIT MOBILIER \\ #v(1mm) #text(13pt, weight: "bold")[FORMULAIRE M0]], block(stroke: 1pt, inset: 5pt, width: 100%)[#text(6.6pt)[CADRE RÉSERVÉ AU GREFFE] \\ N° RCCM : #text(font: "Liberation Mono", size: 9pt, weight: "bold")[${number}] \\ Date d’immatriculation : #text(font: "Liberation Mono", size: 9pt)[${slashed(date)}] \\ N° de dépôt : ${made.int(3000, 22_000)} \\ N° chronologique : ${made.int(2000, 19_000)}])
#v(2mm)
#align(center)[#text(11pt, weight: "bold")[DÉCLARATION DE CONSTITUTION DE PERSONNE MORALE] \\ ☒ Constitution #h(6mm) ☐ Ouverture d’un établissement secondaire #h(6mm) ☐ Reprise d’activité]
${call('part', 'RENSEIGNEMENTS RELATIFS À LA PERSONNE MORALE')}
${boxed('1fr, 38mm', [['1 – DÉNOMINATION SOCIALE', name], ['2 – SIGLE', `${first.charAt(0)}${trade.charAt(0)}`]])}
${boxed('1fr, 1fr', [['3 – NOM COMMERCIAL', first], ['4 – ENSEIGNE', 'NÉANT']])}
${boxed('1fr', [['5 – ADRESSE DU SIÈGE SOCIAL', address]])}
${boxed('1fr, 1fr, 1fr', [['TÉL.', `33 8${made.digits(2)} ${made.digits(2)} ${made.digits(2)}`], ['B.P.', `${made.int(1000, 29_000)} Dakar`], ['NINEA', ninea]])}
${boxed('1.9fr, 1fr', [['6 – FORME JURIDIQUE', form], ['ASSOCIÉ UNIQUE', '☐ oui  ☒ non']])}
${boxed('1.2fr, 1fr, 1fr', [['7 – CAPITAL SOCIAL', francs(capital)], ['dont numéraire', francs(capital)], ['dont nature', 'NÉANT']])}
${boxed('1fr, 1.4fr', [['8 – DURÉE', '99 ANS'], ['9 – DATE DES STATUTS', `${slashed(signed)} (acte notarié)`]])}
${call('part', 'RENSEIGNEMENTS RELATIFS À L’ACTIVITÉ ET AUX ÉTABLISSEMENTS')}
${boxed('1fr', [['10 – ACTIVITÉ PRINCIPALE', activity]])}
${boxed('1fr, 1fr', [['DATE DE DÉBUT', slashed(daysAfter(date, made.int(5, 60)))], ['NOMBRE DE SALARIÉS PRÉVU', `${made.int(2, 40)}`]])}
${boxed('1fr', [['11 – PRINCIPAL ÉTABLISSEMENT (si différent du siège)', place()]])}
${call('part', 'ASSOCIÉS TENUS INDÉFINIMENT ET PERSONNELLEMENT')}
${boxed('1fr', [['12 – NOM, PRÉNOMS', 'NÉANT']])}
${call('part', 'GÉRANTS, ADMINISTRATEURS OU AUTRES PERSONNES AYANT LE POUVOIR D’ENGAGER LA SOCIÉTÉ')}
${person(0, '13 –')}
${person(1, '14 –')}
${call('part', 'COMMISSAIRES AUX COMPTES')}
${boxed('1fr, 1fr', [['15 – TITULAIRE', said(2)], ['SUPPLÉANT', `Cabinet ${made.pick(['Sahel Audit', 'Horizon Conseil'])}`]])}
${boxed('1fr', [['CABINET', place()]])}
#v(2mm)
${printed(`LE SOUSSIGNÉ (☐ gérant ☒ mandataire) : Maître ${said(3)}, notaire à Dakar, agissant pour ${said(0)}, demande à ce que la présente constitue DEMANDE D’IMMATRICULATION AU RCCM.`)}

#v(3mm)
Fait à Dakar, le ${slashed(daysAfter(date, -1))} #h(1fr) Signature #h(30mm)
#v(1fr)
#block(stroke: 0.6pt, width: 100%, inset: 5pt)[${printed(`La conformité de la déclaration avec les pièces justificatives produites a été vérifiée par le greffier soussigné, qui a procédé à l’inscription le ${slashed(date)}.`)} #h(1fr) _Le Greffier en chef_]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'formulaire M0 (Senegal)',
      language: 'fr',
      values: { legalName: name, registrationNumber: number, taxNumber: ninea, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'XOF' },
      officers: persons.slice(0, 2).map(({ given, family, born }) => ({ name: `${family} ${given}`, role: 'managing_director', birthDate: born })), // prettier-ignore
      owners: [],
    },
  }
}
