import { call, inCents, literal, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import type { Invented } from '../independent/invented.ts'
import { grouped, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['LORENZO', 'FEDERICA', 'GIAN MARCO', 'SILVIA', 'TOMMASO', 'ORNELLA', 'ELIO', 'MARTINA', 'DARIO'],
  family: ['GUERRINI', 'SCARPELLINI', 'DALL’OLIO', 'BEVILACQUA', 'TURRINI', 'MONTANARI', 'RUBBI', 'CASADEI'],
} as const
const women = ['FEDERICA', 'SILVIA', 'ORNELLA', 'MARTINA']
const towns = [
  ['BOLOGNA', 'BO', '40121', 'A944'],
  ['VICENZA', 'VI', '36100', 'L840'],
  ['PARMA', 'PR', '43121', 'G337'],
  ['BERGAMO', 'BG', '24122', 'A794'],
  ['ANCONA', 'AN', '60121', 'A271'],
] as const
const streets = [
  'VIA ALDO MORO',
  'VIALE DEL LAVORO',
  'VIA GIUSEPPE MAZZINI',
  'STRADA DELLA MAGRA',
  'VIA EMILIA PONENTE',
]
const firsts = ['OFFICINE', 'CERAMICHE', 'MECCANICA', 'TESSITURA', 'CANTINE', 'LAVORAZIONI']
const seconds = ['VALDARNO', 'SAN LUCA', 'RIO SECCO', 'TRE PONTI', 'BORGONUOVO', 'LA TORRETTA']
const forms = [
  ['S.R.L.', "societa' a responsabilita' limitata", "SOCIETA' A RESPONSABILITA' LIMITATA"],
  ['S.P.A.', "societa' per azioni", "SOCIETA' PER AZIONI"],
] as const
const trades = [
  ['25.62', 'LAVORI DI MECCANICA GENERALE'],
  ['46.69', "COMMERCIO ALL'INGROSSO DI ALTRE MACCHINE E ATTREZZATURE"],
  ['13.20', 'TESSITURA'],
] as const

const look = (foot: string): string => `
#set page(paper: "a4", margin: (x: 15mm, top: 27mm, bottom: 17mm),
  header: context { if counter(page).get().first() > 1 { ${foot} } },
  footer: [#line(length: 100%, stroke: 0.4pt) #v(-8pt) #text(7pt)[Visura ordinaria società di capitale #h(1fr) #context [#counter(page).display() di #counter(page).final().first()]]])
#set text(font: "DejaVu Sans", stretch: 75%, size: 8.5pt, lang: "it")
#set par(leading: 0.5em)
#let facts(..list) = block(above: 6pt, below: 0pt, grid(columns: (58mm, 1fr), row-gutter: 6pt, ..list.pos().map(((label, value)) => (text(label), text(weight: "bold", value))).flatten()))
#let ruled(..list) = table(columns: (auto, 1fr), stroke: (x, y) => (bottom: 0.4pt + luma(150)), inset: (x: 3pt, y: 4pt), ..list.pos().map(((label, value)) => (text(label), text(weight: "bold", value))).flatten())
#let section(title) = block(width: 100%, above: 13pt, below: 7pt, fill: rgb("#dfe5ee"), inset: 4pt, text(10.5pt, weight: "bold", title))
#let under(title) = block(above: 9pt, below: 5pt, text(9pt, weight: "bold", style: "oblique", title))
#let person(title, side) = block(above: 9pt, below: 4pt, grid(columns: (58mm, 1fr), text(weight: "bold", title), side))
`

interface Person {
  readonly name: string
  readonly birthDate: string
  readonly born: (typeof towns)[number]
  readonly code: string
}

function personOf(
  made: Invented,
  { given, family }: { readonly given: string; readonly family: string },
): Person {
  const [birthDate, born] = [made.date(1949, 1993), made.pick(towns)]
  const consonants = (text: string): string =>
    `${text.replace(/[^BCDFGHJKLMNPQRSTVWXYZ]/gu, '')}${text.replace(/[^AEIOU]/gu, '')}XX`.slice(0, 3)
  const day = Number(birthDate.slice(8)) + (women.includes(given) ? 40 : 0)
  const month = 'ABCDEHLMPRST'[Number(birthDate.slice(5, 7)) - 1] ?? 'A'
  const code = `${consonants(family)}${consonants(given)}${birthDate.slice(2, 4)}${month}${`${day}`.padStart(2, '0')}${born[3]}${made.pick(['B', 'F', 'K', 'Q', 'T'])}`
  return { name: `${family} ${given}`, birthDate, born, code }
}

const birthOf = ({ name, birthDate, born }: Person): string =>
  `${women.some((one) => name.endsWith(one)) ? 'Nata' : 'Nato'} a ${born[0]} (${born[1]}) il ${slashed(birthDate)}`

/** The Italian register's full print: a summary, then numbered sections, people under headings, three pages. */
export const visura: DrawnLayout = (made) => {
  const [short, form, long] = made.pick(forms)
  const name = `${made.pick(firsts)} ${made.pick(seconds)} ${short}`
  const [town, province, code, land] = made.pick(towns)
  const address = `${town} (${province}) ${made.pick(streets)} ${made.int(2, 190)} CAP ${code}`
  const number = made.number('IT', 'taxNumber', () => `0${made.digits(10)}`)
  const date = made.date(1994, 2022)
  const capital = short === 'S.R.L.' ? made.pick([20_000, 50_000, 100_000]) : made.pick([120_000, 500_000])
  const money = (amount: number): string => `${inCents(amount, ['.', ','])} Euro`
  const persons = people(made, names, 5).map((one) => personOf(made, one))
  const [chair, member, inspector, ...silent] = persons as [Person, Person, Person, ...Person[]]
  const holders = [chair, ...silent]
  const owned = parts(made, holders.length)
  const [listed, named] = [made.date(2023, 2024), made.date(2021, 2022)]
  const document = `T ${made.digits(9)}`
  const [trade, activity] = made.pick(trades)
  const foot = `[#text(7.5pt)[Registro Imprese \\ Archivio ufficiale della CCIAA \\ Documento n . ${document} #h(1fr) #text(weight: "bold", ${literal(name)}) \\ estratto dal Registro Imprese in data ${slashed(made.date(2025, 2025))} #h(1fr) Codice Fiscale ${number}] #v(-7pt) #line(length: 100%, stroke: 0.4pt)]`
  const owner = (holder: Person, at: number): string => {
    const nominal = money((capital / 100) * (owned[at] ?? 0))
    return `${call('person', "Proprieta'", `Quota di nominali: ${nominal}\nDi cui versati: ${nominal}`)}
${call('person', holder.name, `Codice fiscale: ${holder.code}\nTipo di diritto: proprieta'\nDomicilio del titolare o rappresentante comune\n${holder.born[0]} (${holder.born[1]}) ${made.pick(streets)} ${made.int(2, 90)} CAP ${holder.born[2]}`)}
#line(length: 100%, stroke: 0.3pt + luma(150))`
  }
  const officer = (holder: Person, post: string): string =>
    `${call('under', post)}
${call('person', holder.name, `${post === 'Consigliere' ? '' : "Rappresentante dell'impresa\n"}${birthOf(holder)}\nCodice fiscale: ${holder.code}`)}
${pairs('facts', [
  ['domicilio', `${holder.born[0]} (${holder.born[1]}) ${made.pick(streets)} ${made.int(2, 90)} CAP ${holder.born[2]}`],
  ['carica', post.toLowerCase()],
  ['Nominato con atto del', `${slashed(named)}   Durata in carica: 3 esercizi`],
])}` // prettier-ignore
  const source = `${look(foot)}
#place(top + left, dy: -16mm, text(9pt)[Camera di Commercio Industria Artigianato e Agricoltura di ${printed(town)}])
#place(top + left, dy: -11mm, text(8pt)[Registro Imprese - Archivio ufficiale della CCIAA])
#align(center, text(14pt, weight: "bold")[VISURA ORDINARIA SOCIETA' DI CAPITALE])
#v(6pt)
#block(width: 100%, stroke: 0.8pt, inset: 12pt, align(center, text(17pt, weight: "bold", ${literal(name)})))
#text(11pt, weight: "bold")[DATI ANAGRAFICI]
${pairs('ruled', [
  ['Indirizzo Sede legale', address],
  ['Domicilio digitale/PEC', 'amministrazione@pec.example.it'],
  ['Numero REA', `${province} - ${made.int(110_000, 598_000)}`],
  ['Codice fiscale e n.iscr. al Registro Imprese', number],
  ['Partita IVA', number],
  ['Forma giuridica', form],
  ['Data atto di costituzione', slashed(date)],
  ['Data ultimo protocollo', slashed(listed)],
])}
#v(6pt)
#grid(columns: (1fr, 1fr), column-gutter: 8mm,
[#text(11pt, weight: "bold")[ATTIVITA'] ${pairs('ruled', [
    ["Stato attivita'", 'attiva'],
    ["Data inizio attivita'", slashed(date)],
    ["Attivita' esercitata", activity.toLowerCase()],
    ['Codice ATECO', trade],
    ['Albi e ruoli', '-'],
  ])}],
[#text(11pt, weight: "bold")[L'IMPRESA IN CIFRE] ${pairs('ruled', [
    ['Capitale sociale', inCents(capital, ['.', ','])],
    ['Addetti al 31/12/2024', `${made.int(4, 95)}`],
    ['Soci e titolari di diritti su quote', `${holders.length}`],
    ['Amministratori', '2'],
    ['Titolari di cariche', '1'],
    ["Unita' locali", '0'],
  ])}])
#v(1fr)
#text(9pt, weight: "bold")[Indice] \\ 1 Informazioni da statuto/atto costitutivo #box(width: 1fr, repeat[.]) 2 \\ 2 Capitale e strumenti finanziari #box(width: 1fr, repeat[.]) 2 \\ 3 Soci e titolari di diritti su azioni e quote #box(width: 1fr, repeat[.]) 2 \\ 4 Amministratori #box(width: 1fr, repeat[.]) 3 \\ 5 Sindaci, membri organi di controllo #box(width: 1fr, repeat[.]) 3 \\ 6 Sede ed unita' locali #box(width: 1fr, repeat[.]) 3
#pagebreak()
${call('section', '1 Informazioni da statuto/atto costitutivo')}
${pairs('facts', [
  ['Registro Imprese', `Codice fiscale e numero di iscrizione: ${number}\nData di iscrizione: ${slashed(date.replace(/\d\d$/u, '28'))}\nSezioni: Iscritta nella sezione ORDINARIA`],
  ['Estremi di costituzione', `Data atto: ${slashed(date)}`],
  ['Sistema di amministrazione', 'consiglio di amministrazione (in carica)'],
  ['Durata della società', `Data termine: 31/12/${made.pick([2050, 2060, 2070])}`],
  ['Forma amministrativa', 'Numero componenti in carica: 2'],
  ['Oggetto sociale', `LA SOCIETA' HA PER OGGETTO: ${activity}, NONCHE' LA PROGETTAZIONE, LA COSTRUZIONE E LA VENDITA DI PRODOTTI FINITI E SEMILAVORATI, IN ITALIA E ALL'ESTERO.`],
])}
${call('section', '2 Capitale e strumenti finanziari')}
${pairs('facts', [
  ['Capitale sociale in Euro', `Deliberato: ${inCents(capital, ['.', ','])}\nSottoscritto: ${inCents(capital, ['.', ','])}\nVersato: ${inCents(capital, ['.', ','])}\nConferimenti in DENARO`],
  ...(short === 'S.P.A.' ? ([['Azioni', `Numero azioni: ${grouped(capital)}   Valore: 1,00 Euro`]] as const) : []),
])}
${call('section', '3 Soci e titolari di diritti su azioni e quote')}
Elenco dei soci e degli altri titolari di diritti su azioni o quote sociali al ${slashed(listed)} \\
pratica con atto del ${slashed(listed)} #h(12mm) Data deposito: ${slashed(listed)} \\
#h(0pt) capitale sociale dichiarato sul modello con cui è stato depositato l'elenco soci: ${money(capital)}
${holders.map(owner).join('\n')}
#pagebreak()
${call('section', '4 Amministratori')}
Organi amministrativi in carica: consiglio di amministrazione #h(12mm) Numero componenti: 2
${officer(chair, 'Presidente Consiglio Amministrazione')}
${officer(member, 'Consigliere')}
${call('section', '5 Sindaci, membri organi di controllo')}
${officer(inspector, 'Revisore Legale').replace("Rappresentante dell'impresa\\n", '')}
${call('section', '6 Sede ed unita’ locali')}
${pairs('facts', [
  ['Indirizzo Sede legale', address],
  ['Codice comune', land],
  ['Estero', '-'],
])}
#v(14pt)
#align(center)[*** FINE DELLA VISURA ***]
#v(6pt)
#text(7pt)[${printed(long)} – Diritti di segreteria assolti. Il presente documento non costituisce certificato.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'visura ordinaria (Italy)',
      language: 'it',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [chair, member].map((one, at) => ({ name: one.name, role: at === 0 ? ('chair' as const) : ('board_member' as const), birthDate: one.birthDate })), // prettier-ignore
      owners: holders.map((holder, at) => ({ name: holder.name, share: owned[at] ?? 0 })),
    },
  }
}
