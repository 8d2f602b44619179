import { people, literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, withDots } from '../drawn/written.ts'

const names = {
  given: [
    'Johannes',
    'Verena',
    'Kilian',
    'Brigitte',
    'Matthäus',
    'Hanna Sophie',
    'Rupert',
    'Lukas',
    'Eveline',
  ],
  family: ['Marxer', 'Büchel', 'Öhri', 'Frommelt', 'Ritter', 'Gassner', 'Schädler', 'Wanger', 'Nägele'],
} as const
const places = [
  ['Vaduz', '9490'],
  ['Schaan', '9494'],
  ['Triesen', '9495'],
  ['Balzers', '9496'],
  ['Mauren', '9493'],
] as const
const streets = ['Landstrasse', 'Äulestrasse', 'Feldkircher Strasse', 'Im Bretscha', 'Zollstrasse']
const firsts = ['Rheinquell', 'Falknis', 'Drei Schwestern', 'Silumblick', 'Gamander']
const trades = ['Präzisionstechnik', 'Handels', 'Immobilien', 'Messgeräte', 'Getränke']
const purposes = [
  'Entwicklung, Herstellung und Vertrieb von Bauteilen für den Maschinenbau sowie Beteiligung an anderen Unternehmen.',
  'Erwerb, Verwaltung und Veräusserung von Liegenschaften im In- und Ausland sowie Handel mit Waren aller Art.',
  'Planung und Ausführung von Anlagen, Erwerb und Verwertung von Patenten und Lizenzen.',
]

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 16mm, bottom: 14mm))
#set text(font: "Liberation Sans", stretch: 75%, size: 10pt, lang: "de")
#let cells(columns, heads, ..list) = block(above: 7pt, below: 0pt, table(columns: columns, stroke: 0.5pt, inset: (x: 4pt, y: 3.6pt),
  fill: (x, y) => if y == 0 { luma(226) }, ..heads.map((head) => text(9pt, weight: "bold", head)), ..list))
`

interface Cells {
  readonly columns: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const cells = ({ columns, heads, rows }: Cells): string =>
  `#cells((${columns}), (${heads.map(literal).join(', ')}), ${rows.flat().map(literal).join(', ')})`

/** The register of Liechtenstein: ruled tables, the first columns of which number the entries. */
export const handelsregister: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} ${made.pick(['AG', 'Aktiengesellschaft'])}`
  const number = `FL-0002.${made.digits(3)}.${made.digits(3)}-${made.int(0, 9)}`
  const date = made.date(2001, 2023)
  const earlier = `${date.slice(0, 8)}${`${Math.max(1, Number(date.slice(8)) - 4)}`.padStart(2, '0')}`
  const [seat, code] = made.pick(places)
  const street = `${made.pick(streets)} ${made.int(2, 140)}`
  const shares = made.pick([50, 100, 200, 500])
  const capital = shares * 1000
  const francs = `${grouped(capital, "'")}.00`
  const board = people(made, names, 3)
  const functions = [
    'Präsident des Verwaltungsrates',
    'Mitglied des Verwaltungsrates',
    'Mitglied des Verwaltungsrates',
  ]
  const entered = [
    ...board.map(({ given, family }, at) => ['1', '', '', `${family}, ${given}, von ${made.pick(places)[0]}, in ${made.pick(places)[0]}`, functions[at] ?? '', at === 0 ? 'Einzelunterschrift' : 'Kollektivunterschrift zu zweien']), // prettier-ignore
    ['1', '', '', `Revisa ${made.pick(['Alpina', 'Rätikon'])} Anstalt (FL-0001.${made.digits(3)}.${made.digits(3)}-${made.int(0, 9)}), in ${made.pick(places)[0]}`, 'Revisionsstelle', ''], // prettier-ignore
  ] // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), column-gutter: 10pt, [#text(13pt, weight: "bold")[Amt für Justiz] \\ Handelsregister], align(right)[Fürstentum Liechtenstein \\ 9490 Vaduz])
#v(6pt)
#align(center, text(15pt, weight: "bold")[Handelsregister-Auszug])
#v(2pt)
${cells({ columns: '1.25fr, 1.25fr, 0.9fr, 0.8fr, 1.5fr', heads: ['Registernummer', 'Rechtsnatur', 'Eintragung', 'Löschung', 'Übertrag von: / auf:'], rows: [[number, 'Aktiengesellschaft', withDots(date), '', '']] })}
#v(7pt)
#text(9pt)[Aktuelle Eintragungen]
${cells({ columns: '22pt, 22pt, 1fr, 24pt, 0.45fr', heads: ['Ei', 'Lö', 'Firma', 'Ref', 'Sitz'], rows: [['1', '', name, '1', seat]] })}
${cells({ columns: '22pt, 22pt, 1fr, 1fr, 1.6fr', heads: ['Ei', 'Lö', 'Aktienkapital', 'Liberierung', 'Aktien-Stückelung'], rows: [['1', '', `CHF ${francs}`, `CHF ${francs}`, `${shares} Namenaktien zu CHF 1'000.00`]] })}
${cells({ columns: '22pt, 22pt, 1.6fr, 22pt, 22pt, 1fr', heads: ['Ei', 'Lö', 'Zweck', 'Ei', 'Lö', 'Domiziladresse'], rows: [['1', '', made.pick(purposes), '1', '', `${street}\n${code} ${seat}`]] })}
${cells({ columns: '22pt, 22pt, 1.6fr, 24pt, 0.6fr, 0.65fr', heads: ['Ei', 'Lö', 'Bemerkungen', 'Ref', 'Statutendatum', 'Publikationsorgan'], rows: [['1', '', 'Mitteilungen an die Aktionäre: eingeschriebener Brief oder E-Mail.', '1', withDots(earlier), 'Amtsblatt (eAmtsblatt)']] })}
${cells({ columns: '22pt, 22pt, 22pt, 1.65fr, 1.25fr, 1.3fr', heads: ['Ei', 'Ae', 'Lö', 'Personalangaben', 'Funktion', 'Zeichnungsart'], rows: entered })}
${cells({ columns: '24pt, 0.7fr, 1fr, 24pt, 0.7fr, 1fr', heads: ['Ref', 'TB-Nr.', 'TB-Datum', 'Ref', 'TB-Nr.', 'TB-Datum'], rows: [['1', `${made.int(300, 9900)}`, withDots(date), '', '', '']] })}
#v(14pt)
Vaduz, ${printed(withDots(made.date(2024, 2025)))} #h(1fr) #text(9pt)[Ohne Originalbeglaubigung hat dieser Auszug keine Gültigkeit.]
#v(1fr)
#text(8pt)[Ei = Eintragung, Ae = Änderung, Lö = Löschung #h(1fr) Seite 1 / 1]
`
  return {
    source,
    truth: {
      layout: 'Handelsregister-Auszug (Liechtenstein)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, entityType: 'Aktiengesellschaft', incorporationDate: date, address: `${street}, ${code} ${seat}` }, // prettier-ignore
      capital: { amount: capital, currency: 'CHF' },
      officers: board.map(({ given, family }, at) => ({ name: `${family} ${given}`, role: at === 0 ? ('chair' as const) : ('board_member' as const) })), // prettier-ignore
      owners: [],
    },
  }
}
