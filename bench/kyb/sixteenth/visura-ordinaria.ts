import { inCents, itemAt, listed, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['MARIA GRAZIA', 'STEFANO', 'LUCREZIA', 'GIANLUCA', 'ORNELLA', 'TOMMASO', 'PIERLUIGI'],
  family: ['BERTOLINI', 'DE SANTIS', 'CARRARO', 'GALIMBERTI', 'PAPPALARDO', 'ZANETTI', 'MONTANARI'],
} as const
const firsts = ['OFFICINE LAMBRO', 'VETRERIA SAN MARCO', 'DOLCE BRENTA', 'TECNOSTAMPI', 'AGRIVERDE']
const trades = [
  ['COSTRUZIONI', '41.20', "COSTRUZIONE DI EDIFICI RESIDENZIALI E NON RESIDENZIALI, L'ASSUNZIONE DI APPALTI."],
  ['ALIMENTARI', '46.39.2', "COMMERCIO ALL'INGROSSO E AL DETTAGLIO DI PRODOTTI ALIMENTARI E BEVANDE."],
  ['SERVIZI', '82.11.01', "PRESTAZIONE DI SERVIZI INTEGRATI DI SUPPORTO PER LE FUNZIONI D'UFFICIO."],
] as const // prettier-ignore
const places = [
  ['MILANO MONZA BRIANZA LODI', 'MILANO (MI)', 'VIA MELCHIORRE GIOIA', '20124', 'MI', 'F205'],
  ['PADOVA', 'ABANO TERME (PD)', 'VIA PIETRO D’ABANO', '35031', 'PD', 'G224'],
  ['TORINO', 'MONCALIERI (TO)', 'CORSO SAVONA', '10024', 'TO', 'L219'],
  ['BOLOGNA', 'CASALECCHIO DI RENO (BO)', 'VIA PORRETTANA', '40033', 'BO', 'A944'],
] as const
const form = "societa' a responsabilita' limitata"

const look = `
#set page(paper: "a4", margin: (left: 18mm, right: 16mm, top: 13mm, bottom: 15mm), footer: context [#set text(7.5pt); Visura ordinaria societa' di capitale #h(1fr) #counter(page).display() di #counter(page).final().first()])
#set text(font: "Liberation Sans", size: 9pt, lang: "it", hyphenate: false)
#let part(words) = block(above: 12pt, below: 7pt, width: 100%, stroke: (bottom: 1pt), inset: (bottom: 3pt), text(11pt, weight: "bold", words))
#let head(words) = block(above: 7pt, below: 5pt, text(weight: "bold", words))
#let rows(..pairs) = block(above: 6pt, below: 6pt, grid(columns: (56mm, 1fr), row-gutter: 5pt, ..pairs.pos().map(((label, value)) => (text(fill: luma(70), label), value)).flatten()))
#let listed(columns, heads, ..cells) = block(above: 6pt, below: 8pt, table(columns: columns, stroke: (bottom: 0.4pt), inset: (x: 3pt, y: 4pt), ..heads.map((one) => text(weight: "bold", one)), ..cells.pos()))
`

/** A fiscal code before its town and check letter. */
function codeOf(family: string, given: string, born: string): string {
  const consonants = (word: string): string => `${word.replace(/[^B-DF-HJ-NP-TV-Z]/gu, '')}XX`.slice(0, 3)
  const month = 'ABCDEHLMPRST'.charAt(Number(born.slice(5, 7)) - 1)
  return `${consonants(family)}${consonants(given)}${born.slice(2, 4)}${month}${born.slice(8)}`
}

/** The company view of the Italian chambers: the front with its summary, and behind it the parts it is made of. */
export const visuraOrdinaria: DrawnLayout = (made) => {
  const [trade, ateco, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} S.R.L.`
  const [chamber, town, street, post, province, townCode] = made.pick(places)
  const number = `${province} - ${made.int(380_000, 2_600_000)}`
  const taxNumber = made.number('IT', 'taxNumber', () => `0${made.digits(6)}0${made.digits(3)}`)
  const deed = made.date(1995, 2021)
  const date = daysAfter(deed, made.int(6, 25))
  const address = `${town} ${street} ${made.int(1, 180)} CAP ${post}`
  const capital = made.pick([10_000, 20_000, 50_000, 100_000])
  const share = parts(made, 3)
  const persons = people(made, names, 3).map(({ given, family }) => {
    const born = made.date(1942, 1974)
    const code = `${codeOf(family, given, born)}${townCode}${made.pick(['K', 'R', 'V', 'W'])}`
    return { name: `${family} ${given}`, born, code }
  })
  const [chief, second] = [itemAt(persons, 0), itemAt(persons, 1)]
  const seats = [[chief, 'Presidente Consiglio Amministrazione', "Rappresentante dell'impresa"], [second, 'Consigliere', '']] as const // prettier-ignore
  const homeIn = ([, place, road, code]: (typeof places)[number]): string => `${place} ${road} ${made.int(1, 90)} CAP ${code}` // prettier-ignore
  const issued = daysAfter('2025-01-10', made.int(0, 300))
  const appointed = daysAfter(deed, made.int(700, 1500))
  const euros = (amount: number): string => inCents(amount, ['.', ','])
  const source = `${look}
#grid(columns: (1fr, auto), [#text(9pt)[Camera di Commercio Industria Artigianato e Agricoltura di] \\ #text(11pt, weight: "bold")[${printed(chamber)}]], align(right, text(8pt)[Registro Imprese - Archivio ufficiale della CCIAA \\ ${printed(`Documento n. T ${made.digits(9)}`)} \\ estratto dal Registro Imprese in data ${slashed(issued)}]))
#v(6mm)
#align(center)[#text(15pt, weight: "bold")[VISURA ORDINARIA SOCIETA' DI CAPITALE] #v(4mm) #text(17pt, weight: "bold")[${printed(name)}]]
#block(above: 8mm, width: 100%, stroke: 0.8pt, inset: 8pt)[#text(10pt, weight: "bold")[DATI ANAGRAFICI]
${pairs('rows', [
  ['Indirizzo Sede legale', address],
  ['Domicilio digitale/PEC', `${name.toLowerCase().replace(/[^a-z]/gu, '')}@pec.example`],
  ['Numero REA', number],
  ['Codice fiscale e n.iscr. al Registro Imprese', taxNumber],
  ...([['Partita IVA', taxNumber], ['Forma giuridica', form]] as const),
  ...([['Data atto di costituzione', slashed(deed)], ['Data iscrizione', slashed(date)]] as const),
  ['Data ultimo protocollo', slashed(daysAfter(issued, -made.int(30, 200)))],
  ['Presidente Consiglio Amministrazione', `${chief.name}\n${seats[0][2]}`],
])}]
#grid(columns: (1fr, 1fr), gutter: 4mm, block(width: 100%, stroke: 0.8pt, inset: 8pt)[#text(weight: "bold")[ATTIVITA']
${pairs('rows', [['Stato attività', 'attiva'], ['Data inizio attività', slashed(daysAfter(date, made.int(5, 60)))], ['Codice ATECO', ateco], ['Attività import export', '-'], ['Contratto di rete', '-'], ['Albi ruoli e licenze', '-']])}], block(width: 100%, stroke: 0.8pt, inset: 8pt)[#text(weight: "bold")[L'IMPRESA IN CIFRE]
${pairs('rows', [['Capitale sociale', euros(capital)], ['Addetti', `${made.int(2, 90)}`], ['Soci', '3'], ['Amministratori', '2'], ['Titolari di cariche', '2'], ['Sindaci, organi di controllo', '0']])}])
#v(2mm)
#block(width: 100%, stroke: 0.8pt, inset: 8pt)[#text(weight: "bold")[DOCUMENTI CONSULTABILI]
${pairs('rows', [['Bilanci', '2023 - 2022 - 2021 - 2020 - 2019'], ['Fascicolo', 'sì'], ['Statuto', 'sì'], ['Altri atti', `${made.int(3, 28)}`]])}]
#head[Indice]
1 Sede #h(8mm) 2 Informazioni da statuto/atto costitutivo #h(8mm) 3 Capitale e strumenti finanziari \\ 4 Soci e titolari di diritti su azioni e quote #h(8mm) 5 Amministratori
#pagebreak()
#part[1 Sede]
${pairs('rows', [['Indirizzo Sede legale', address], ['Numero repertorio economico amministrativo (REA)', number]])}
#part[2 Informazioni da statuto/atto costitutivo]
${pairs('rows', [
  ['Registro Imprese', `Codice fiscale e numero di iscrizione: ${taxNumber}\nData di iscrizione: ${slashed(date)}\nSezioni: Iscritta nella sezione ORDINARIA il ${slashed(date)}`],
  ...([['Estremi di costituzione', `Data atto di costituzione: ${slashed(deed)}`], ['Sistema di amministrazione', 'consiglio di amministrazione (in carica)']] as const),
  ['Durata della società', 'Data termine: 31/12/2070'], ['Scadenza esercizi', 'Scadenza primo esercizio: 31/12/' + deed.slice(0, 4)],
  ['Oggetto sociale', purpose],
])}
#part[3 Capitale e strumenti finanziari]
${pairs('rows', [['Capitale sociale in Euro', ['Deliberato', 'Sottoscritto', 'Versato'].map((one) => `${one}: ${euros(capital)}`).join('\n')], ['Conferimenti e benefici', 'Conferimenti in DENARO']])}
#part[4 Soci e titolari di diritti su azioni e quote]
#head[Sintesi della composizione societaria e degli altri titolari di diritti su azioni o quote sociali al ${slashed(issued)}]
${listed('1fr, 42mm, 26mm, 16mm, 22mm', ['Socio', 'Codice fiscale', 'Valore', '%', 'Tipo diritto'], persons.flatMap((one, at) => [one.name, one.code, euros((capital * itemAt(share, at)) / 100), `${itemAt(share, at)} %`, "proprieta'"]))}
#part[5 Amministratori]
${seats.map(([one, post, note]) => `#head[${printed(post)} #h(6mm) ${printed(one.name)} #h(6mm) ${printed(note)}]
${pairs('rows', [
  ...([['', `Nato/a a ${town} il ${slashed(one.born)}`], ['Codice fiscale', one.code], ['Domicilio', homeIn(made.pick(places))]] as const),
  ['Carica', `${post.toLowerCase()}\nData atto di nomina ${slashed(appointed)}\nData iscrizione: ${slashed(daysAfter(appointed, 18))}\nDurata in carica: fino alla revoca`],
])}`).join('\n')}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'visura ordinaria società di capitale',
      language: 'it',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: chief.name, role: 'chair', birthDate: chief.born },
        { name: second.name, role: 'board_member', birthDate: second.born },
      ],
      owners: persons.map((one, at) => ({ name: one.name, share: itemAt(share, at) })),
    },
  }
}
