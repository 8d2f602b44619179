import { inCents, itemAt, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Krzysztof Marek', 'Grażyna', 'Bolesław', 'Małgorzata Anna', 'Wiesław', 'Urszula'],
  family: ['Wąsowicz', 'Brzęk', 'Ślusarczyk', 'Żbik-Łoś', 'Chmiel', 'Kądziołka'],
} as const
const firsts = ['Świteź', 'Morena', 'Jantar', 'Orlik', 'Pustelnia']
const trades = ['Farmacja', 'Stal', 'Energetyka Odnawialna', 'Meble'] as const
const places = [
  ['Szczecin', 'ul. Wielka Odrzańska', '70-535', 'Sąd Rejonowy Szczecin-Centrum w Szczecinie, XIII Wydział Gospodarczy KRS'],
  ['Białystok', 'ul. Warszawska', '15-062', 'Sąd Rejonowy w Białymstoku, XII Wydział Gospodarczy KRS'],
  ['Opole', 'ul. Ozimska', '45-058', 'Sąd Rejonowy w Opolu, VIII Wydział Gospodarczy KRS'],
] as const // prettier-ignore
const towns = ['80-244 Gdańsk, ul. Jaśkowa Dolina', '60-813 Poznań, ul. Zwierzyniecka', '31-150 Kraków, ul. Krowoderska'] // prettier-ignore
const brokers = ['Dom Maklerski Kotwica S.A.', 'Biuro Maklerskie Wisła S.A.']

const look = `
#set page(paper: "a4", flipped: true, margin: (x: 15mm, top: 13mm, bottom: 12mm))
#set text(font: "Noto Sans", size: 8pt, lang: "pl", hyphenate: false)
#set par(leading: 0.6em, spacing: 0.8em)
#let grid2(..pairs) = table(columns: (50mm, 1fr, 46mm, 1fr), stroke: 0.4pt + luma(140), inset: 4pt, ..pairs.pos().map(((label, value)) => (table.cell(fill: luma(242), label), strong(value))).flatten())
#let over(words, span) = table.cell(colspan: span, align: center, fill: luma(225), strong(words))
#let down(words) = table.cell(rowspan: 2, align: center + horizon, fill: luma(225), strong(words))
#let bar(words) = block(above: 9pt, below: 4pt, text(9pt, weight: "bold", fill: rgb("#0b5a4a"), upper(words)))
`

/** What a broker prints of a Polish register of shareholders, on a wide sheet. Particulars stand in two columns, holders under heads of two rows. */
export const rejestrAkcjonariuszy: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} Spółka Akcyjna`
  const [town, street, code, court] = made.pick(places)
  const address = `${street} ${made.int(2, 120)}, ${code} ${town}`
  const krs = (): string => made.number('PL', 'registrationNumber', () => `0000${made.digits(6)}`)
  const nip = (): string => made.number('PL', 'taxNumber', () => `${made.int(5, 9)}${made.digits(9)}`)
  const [number, taxNumber] = [krs(), nip()]
  const date = made.date(2003, 2017)
  const units = made.pick([100_000, 500_000, 1_000_000])
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => `${given} ${family}`)
  const holders = persons.slice(0, 3)
  const [chair, former] = [itemAt(persons, 3), itemAt(persons, 4)]
  const count = (at: number): number => (units / 100) * (owned[at] ?? 0)
  const votes = (at: number): number => count(at) * (at === 0 ? 2 : 1)
  const all = votes(0) + votes(1) + votes(2)
  const percent = (part: number): string => `${part.toFixed(2).replace('.', ',')}%`
  const day = (iso: string): string => withDots(iso)
  const home = (): string => `${made.pick(towns)} ${made.int(2, 70)}`
  let next = 1
  const row = (at: number): readonly string[] => {
    const from = next
    next += count(at)
    return [
      ...[`${at + 1}`, holders[at] ?? '', home(), at === 0 ? 'A' : 'B'],
      ...[at === 0 ? 'imienne uprzywilejowane' : 'imienne zwykłe', `${grouped(from, ' ')} – ${grouped(next - 1, ' ')}`],
      ...[grouped(count(at), ' '), percent(owned[at] ?? 0), grouped(votes(at), ' '), percent((votes(at) / all) * 100)],
      day(daysAfter('2021-03-01', at * 130)),
    ]
  } // prettier-ignore
  const broker = made.pick(brokers)
  const asked = daysAfter('2025-02-11', made.int(0, 200))
  const facts: readonly (readonly [string, string])[] = [
    ['Firma spółki', name],
    ['Numer KRS', number],
    ['Siedziba i adres spółki', address],
    ['NIP', taxNumber],
    ['Oznaczenie sądu rejestrowego', court],
    ['Data zarejestrowania spółki', day(date)],
    ['Kapitał zakładowy', `${inCents(units, [' ', ','])} zł`],
    ['Data zarejestrowania emisji akcji', `seria A: ${day(date)}; seria B: ${day(daysAfter(date, 900))}`],
    ['Wartość nominalna akcji', '1,00 zł'],
    ['Wzmianka o wkładach', 'akcje pokryte w całości'],
  ] // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), [#text(14pt, weight: "bold")[Informacja z rejestru akcjonariuszy] \\ #text(8pt)[wydana na podstawie art. 328#super[5] Kodeksu spółek handlowych]], align(right)[*${broker}* \\ Nr informacji: RA/${made.digits(5)}/2025 \\ Stan na dzień: ${day(asked)}, godz. 15:00])
#v(1mm)
#bar("Dane spółki")
#grid2(${facts.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})
#bar("Akcjonariusze")
#table(columns: (7mm, 1.2fr, 1.5fr, 11mm, 25mm, 34mm, 20mm, 18mm, 20mm, 18mm, 21mm), stroke: 0.4pt + luma(140), inset: 3.6pt, align: horizon,
  down("Lp."), over("Akcjonariusz", 2), over("Akcje", 3), over("Udział w kapitale", 2), over("Głosy na WZ", 2), down("Data wpisu"),
  ${['imię i nazwisko / firma', 'adres', 'seria', 'rodzaj', 'numery', 'liczba akcji', '%', 'liczba', '%'].map((one) => `text(7.4pt, ${literal(one)})`).join(', ')},
  ${[0, 1, 2].flatMap(row).map(literal).join(', ')},
  table.cell(colspan: 6, align: right, strong("Razem")), ${[grouped(units, ' '), '100,00%', grouped(all, ' '), '100,00%', ''].map((one) => `strong(${literal(one)})`).join(', ')})
#bar("Ograniczone prawa rzeczowe i wpisy wykreślone")
#table(columns: (26mm, 1fr), stroke: 0.4pt + luma(140), inset: 4pt, ${[day(daysAfter('2021-03-01', 130)), `Wykreślono akcjonariusza: ${former} – zbycie ${grouped(count(1), ' ')} akcji serii B na podstawie umowy sprzedaży.`, day(daysAfter('2022-05-10', made.int(0, 90))), `Zastaw zwykły na akcjach serii A nr 1 – ${grouped(1000, ' ')} na rzecz Banku Spółdzielczego w Pyrzycach; bez prawa głosu zastawnika.`].map(literal).join(', ')})
#v(3mm)
${printed(`Informację wydano na żądanie spółki, w imieniu której występuje ${chair} – Prezes Zarządu, z prawem samodzielnej reprezentacji.`)}

Ograniczenia w rozporządzaniu akcjami: statut spółki przewiduje prawo pierwszeństwa akcjonariuszy założycieli.
#v(1fr)
#grid(columns: (1fr, 70mm), column-gutter: 8mm, text(6.8pt)[${printed(`${broker} z siedzibą w Warszawie, ul. Prosta ${made.int(20, 90)}, 00-838 Warszawa, Sąd Rejonowy dla m.st. Warszawy, XIII Wydział Gospodarczy KRS, KRS ${krs()}, NIP ${nip()}, kapitał zakładowy ${inCents(22_400_000, [' ', ','])} zł (wpłacony w całości). Podmiot prowadzący rejestr na podstawie umowy z dnia ${day('2020-09-22')}.`)}], align(center)[#line(length: 100%, stroke: 0.4pt) ${made.pick(['Joanna Rup', 'Patryk Sowiński'])} \\ #text(6.8pt)[specjalista ds. rejestrów]])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'informacja z rejestru akcjonariuszy (Poland)',
      language: 'pl',
      values: { legalName: name, registrationNumber: number, taxNumber, incorporationDate: date, address },
      capital: { amount: units, currency: 'PLN' },
      officers: [{ name: chair, role: 'chair' }],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
