import { distinct, listed, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Fabrizio', 'Tiziana', 'Reto', 'Mirella', 'Gian Andrea', 'Sonja', 'Elvezio', 'Daria'],
  family: ['Bernasconi', 'Guidotti-Rezzonico', 'Tognini', 'Albisetti', 'Zweifel', 'Pedrazzini', 'Quadri', 'Cattaneo'],
} as const // prettier-ignore
const women: readonly string[] = ['Tiziana', 'Mirella', 'Sonja', 'Daria']
const towns = [
  ['Mendrisio', 'Via Penate', '6850'],
  ['Bellinzona', 'Viale Officina', '6500'],
  ['Locarno', 'Via Varenna', '6600'],
  ['Biasca', 'Via Chiasso', '6710'],
] as const
const origins = ['Cadro', 'Faido', 'Zurigo', 'Poschiavo', 'Ascona', 'Giubiasco']
const seconds = ['Monte Generoso', 'Ceresio', 'Leventina', 'Ponte Tresa', 'San Gottardo']
const trades = [
  ['Termoidraulica', 'L’esecuzione di impianti sanitari, di riscaldamento e di ventilazione, nonché il commercio di apparecchiature del ramo.'],
  ['Falegnameria', 'La costruzione e la posa di serramenti e mobili su misura, l’import-export di legname e prodotti affini.'],
  ['Autofficina', 'La riparazione e il commercio di veicoli a motore. La società può partecipare ad altre imprese in Svizzera e all’estero.'],
] as const // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 14mm, top: 14mm, bottom: 14mm))
#set text(font: "Liberation Sans", stretch: 75%, size: 9.8pt, lang: "it", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.7em)
#let listed(columns, heads, ..cells) = block(above: 0pt, below: 3pt, table(columns: columns, stroke: 0.5pt, inset: (x: 3pt, y: 3.2pt), ..heads.map(head => text(8.6pt, weight: "bold", head)), ..cells.pos()))
`

/** The extract that a Swiss commercial register prints in Italian, of a Sagl: a grid with the numbers of the entries. */
export const estrattoTicino: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${trade} ${made.pick(seconds)} Sagl`
  const [town, street, code] = made.pick(towns)
  const address = `${street} ${made.int(2, 71)}, ${code} ${town}`
  const number = made
    .number('CH', 'registrationNumber', () => `CHE${made.int(1, 4)}${made.digits(8)}`)
    .replace(/^CHE(\d{3})(\d{3})(\d{3})$/u, 'CHE-$1.$2.$3')
  const date = made.date(2003, 2021)
  const capital = made.pick([20_000, 40_000, 100_000])
  const owned = parts(made, 2)
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${family}`, reversed: `${family}, ${given}`, ending: women.includes(given) ? 'a' : 'o' })) // prettier-ignore
  const homes = distinct(made, towns, 3)
  const from = distinct(made, origins, 3)
  const quotas = owned.map((share) => (capital / 10_000) * share)
  const parties = persons.flatMap(({ reversed, ending }, at) => {
    const person = at === 2 ? `${reversed}, cittadin${ending} italian${ending}, in Como (IT)` : `${reversed}, da ${from[at % 3] ?? ''}, in ${homes[at % 3]?.[0] ?? ''}`
    const held = `soci${ending} e gerente, con ${quotas[at] ?? 0} quote da CHF 100.00`
    return [at < 2 ? '1' : '2', '', person, ['', '', 'gerente', ''][at] || (at < 2 ? held : ''), ['firma individuale', 'firma collettiva a due', 'firma collettiva a due', 'procura collettiva a due'][at] ?? '']
  }) // prettier-ignore
  const later = daysAfter(date, made.int(400, 1200))
  const journal = (at: string): readonly string[] => {
    const published = daysAfter(at, 5)
    return [`${made.int(900, 18_000)}`, withDots(at), `${made.int(10, 250)}`, withDots(published), `${made.int(10, 40)}`]
  } // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), [#text(15pt, weight: "bold")[Registro di commercio del Cantone Ticino] \\ Ufficio del registro di commercio, 6710 Biasca], text(9pt)[Repubblica e Cantone Ticino \\ Dipartimento delle istituzioni])
#v(3mm)
${listed('1.15fr, 1.5fr, 0.9fr, 0.9fr, 1.2fr, 8mm', ['N. d’identificazione (IDI)', 'Natura giuridica', 'Iscrizione', 'Radiazione', 'Riporto', ''], [number, 'Società a garanzia limitata', withDots(date), '', 'da: \na: ', '1'])}
#block(above: 7pt, below: 7pt, width: 100%, align(center, text(11pt, weight: "bold")[Tutte le iscrizioni attive]))
${listed('8mm, 8mm, 1fr, 9mm, 45mm', ['In', 'Ca', 'Ditta', 'Rif', 'Sede'], ['1', '', name, '1', town])}
${listed('8mm, 8mm, 1fr, 8mm, 8mm, 76mm', ['In', 'Ca', 'Capitale sociale (CHF)', 'In', 'Ca', 'Indirizzo'], ['1', '', `${grouped(capital, '’')}.00`, '1', '', `${street} ${address.slice(street.length + 1).replace(', ', '\n')}`])}
${listed('8mm, 8mm, 1fr, 8mm, 8mm, 38mm', ['In', 'Ca', 'Scopo', 'In', 'Ca', 'Indirizzo postale'], ['1', '', purpose, '', '', ''])}
${listed('8mm, 8mm, 1fr, 9mm, 38mm', ['In', 'Ca', 'Osservazioni', 'Rif', 'Data degli statuti'], ['1', '', `Le comunicazioni ai soci sono fatte per iscritto o per posta elettronica. Con dichiarazione del ${withDots(daysAfter(date, -6))} è stato rinunciato alla revisione limitata.`, '1', withDots(daysAfter(date, -6))])}
${listed('8mm, 8mm, 1fr, 9mm, 38mm', ['In', 'Ca', 'Fatti particolari', 'Rif', 'Organo di pubblicazione'], ['', '', '', '1', 'FUSC'])}
${listed('9mm, 1fr, 1.2fr, 0.9fr, 1.2fr, 0.9fr', ['Rif', 'N. giornale', 'Data', 'FUSC', 'Data FUSC', 'Pag./Id'], ['1', ...journal(date), '2', ...journal(later)])}
${listed('8mm, 8mm, 1.35fr, 1.15fr, 0.85fr', ['In', 'Ca', 'Dati personali', 'Funzione', 'Modo di firma'], parties)}
#v(4mm)
Biasca, ${printed(withDots(made.date(2025, 2025)))}
#v(2mm)
#grid(columns: (1fr, 70mm), text(8.5pt)[Il presente estratto dal registro di commercio del Cantone Ticino è senza valore se manca l’attestazione originale qui a fianco. Contiene tutte le iscrizioni attualmente valide per questa ditta. Su richiesta può essere rilasciato un estratto che contenga pure le iscrizioni radiate.], align(center, box(stroke: 0.5pt, inset: 8pt)[ESTRATTO \\ #text(8pt)[per copia conforme \\ L’ufficiale del registro]]))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'estratto del registro di commercio (Ticino)',
      language: 'it',
      values: { legalName: name, registrationNumber: number, entityType: 'Società a garanzia limitata', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'CHF' },
      officers: persons.map(({ name: one }, at) => ({ name: one, role: at < 3 ? 'managing_director' : 'authorised_signatory' })), // prettier-ignore
      owners: persons.slice(0, 2).map(({ name: one }, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
