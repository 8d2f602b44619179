import { distinct, inCents, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import type { Invented } from '../independent/invented.ts'
import { daysAfter, withDots } from '../drawn/written.ts'

const places = [
  ['SĄD REJONOWY POZNAŃ - NOWE MIASTO I WILDA W POZNANIU, VIII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'POZNAŃ', 'WIELKOPOLSKIE', '61-131', ['UL. KRÓLEWIECKA', 'UL. ŻEGRZE']],
  ['SĄD REJONOWY W RZESZOWIE, XII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'RZESZÓW', 'PODKARPACKIE', '35-105', ['UL. PRZEMYSŁOWA', 'UL. LUBELSKA']],
  ['SĄD REJONOWY W BIAŁYMSTOKU, XII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'BIAŁYSTOK', 'PODLASKIE', '15-399', ['UL. ŚWIERKOWA', 'UL. HANDLOWA']],
] as const // prettier-ignore
const firsts = ['ŻURAWIE', 'MŁYN KAMIENNY', 'LEŚNA DROGA', 'TERMOWENT', 'SŁONECZNE POLE']
const trades = [
  ['INSTALACJE', '43, 21, Z, WYKONYWANIE INSTALACJI ELEKTRYCZNYCH'],
  ['LOGISTYKA', '52, 29, C, DZIAŁALNOŚĆ POZOSTAŁYCH AGENCJI TRANSPORTOWYCH'],
  ['MEBLE', '31, 09, Z, PRODUKCJA POZOSTAŁYCH MEBLI'],
] as const // prettier-ignore
const names = {
  given: ['PAWEŁ JERZY', 'MAŁGORZATA', 'TOMASZ', 'AGNIESZKA EWA', 'GRZEGORZ', 'BEATA'],
  family: ['WRÓBLEWICZ', 'ŁUCZAK', 'SIENKO', 'GÓRAL', 'DZIEDZIC', 'KRĘPA'],
}

/** A birth date as the number of a person, with its check digit. */
function pesel(made: Invented, born: string): string {
  const start = `${born.replaceAll('-', '').slice(2)}${made.digits(4)}`
  const sum = Array.from(start, Number).reduce(
    (all, digit, at) => all + digit * ([1, 3, 7, 9][at % 4] ?? 0),
    0,
  )
  return `${start}${(10 - (sum % 10)) % 10}`
}

const inZloty = (amount: number): string => `${inCents(amount, ['\u00a0', ','])}\u00a0ZŁ`

/** A field: what stands in it, and the numbers of the entries that wrote and struck it. */
type Row = readonly [field: string, written: string, struck: string, content: string]

const rows = (list: readonly Row[]): string => `#rows(${list.flat().map(literal).join(', ')})`
const head = (name: string, title: string): string => `#${name}[${printed(title)}]`

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 14mm, bottom: 16mm), footer: context align(right, text(8pt)[Strona #counter(page).display() z #counter(page).final().first()]))
#set text(font: "Liberation Sans", size: 8.2pt, hyphenate: false)
#let chapter(title) = block(above: 8pt, below: 5pt, width: 100%, align(center, text(11pt, weight: "bold", title)))
#let rubric(title) = block(above: 6pt, below: 0pt, width: 100%, fill: luma(222), stroke: 0.5pt, inset: 3pt, sticky: true, align(center, text(weight: "bold", title)))
#let cells = (columns: (64mm, 14mm, 14mm, 1fr), stroke: 0.5pt, inset: (x: 3pt, y: 2.4pt), align: (x, y) => if x in (1, 2) { center + horizon } else { left + horizon })
#let rows(..list) = block(above: 0pt, below: 0pt, table(..cells, table.header([Nazwa pola], text(7pt)[Nr wpisu #linebreak() wprow.], text(7pt)[Nr wpisu #linebreak() wykr.], [Zawartość]), ..list.pos().map(one => text(one))))
`

interface Person {
  readonly given: string
  readonly family: string
  readonly number: string
}

const person = (
  at: number,
  { given, family, number }: Person,
  [written, struck]: readonly [string, string],
) =>
  [
    [`${at}. Nazwisko / Nazwa lub firma`, written, struck, family],
    ['Imiona', written, struck, given],
    ['Numer PESEL / REGON lub data urodzenia', written, struck, number],
  ] as const

/** A full transcript of the Polish register, two pages: what was struck stands there, too, with the number of the entry that struck it. */
export const odpisPelny: DrawnLayout = (made) => {
  const [court, town, region, post, streets] = made.pick(places)
  const [trade, activity] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ`
  const krs = `0000${made.int(210_000, 890_000)}`
  const regon = made.number('PL', 'registrationNumber', () => made.digits(9))
  const nip = made.number('PL', 'taxNumber', () => `${made.int(511, 979)}${made.digits(7)}`)
  const dates = [made.date(2006, 2012), made.date(2015, 2016), made.date(2021, 2023)] as const
  const [old = '', now = ''] = distinct(made, streets, 2).map((street) => `${street}, nr ${made.int(2, 96)}, lok. ---, miejsc. ${town}, kod ${post}, poczta ${town}, kraj POLSKA`) // prettier-ignore
  const all = people(made, names, 4).map((one) => ({ ...one, number: pesel(made, made.date(1955, 1989)) }))
  const [first, second, gone, signs] = all as [Person, Person, Person, Person]
  const capital = made.pick([50_000, 100_000, 200_000])
  const part = made.int(51, 80)
  const held = (share: number, of = capital) =>
    `${(of / 5000) * share} UDZIAŁÓW O ŁĄCZNEJ WARTOŚCI ${inZloty((of * share) / 100)}`
  const source = `${look}
${headOf({ krs, court, dates, asked: made.date(2025, 2025), cases: made.int(2100, 28_000) })}
${head('chapter', 'Dział 1')}
${head('rubric', 'Rubryka 1 - Dane podmiotu')}
${rows([
  ['1. Oznaczenie formy prawnej', '1', '-', 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
  ['2. Numer REGON/NIP', '1', '-', `REGON: ${regon}, NIP: ${nip}`],
  ['3. Firma, pod którą spółka działa', '1', '-', name],
  ['5. Czy przedsiębiorca prowadzi działalność gospodarczą z innymi podmiotami na podstawie umowy spółki cywilnej?', '1', '-', 'NIE'],
])}
${head('rubric', 'Rubryka 2 - Siedziba i adres podmiotu')}
${rows([
  ['1. Siedziba', '1', '-', `kraj POLSKA, woj. ${region}, powiat M. ${town}, gmina M. ${town}, miejsc. ${town}`],
  ['2. Adres', '1', '3', old],
  ['', '3', '-', now],
])}
${head('rubric', 'Rubryka 4 - Informacje o umowie')}
${rows([
  ['1. Informacja o zawarciu lub zmianie umowy spółki', '1', '-', `${withDots(daysAfter(dates[0], -made.int(12, 45)))} R., NOTARIUSZ W KANCELARII NOTARIALNEJ, ${town}, REP. A NR ${made.int(900, 9000)}`],
  ['', '2', '-', `ZMIANA § 7 UMOWY SPÓŁKI, REP. A NR ${made.int(900, 9000)}`],
])}
${head('rubric', 'Rubryka 7 - Dane wspólników')}
${rows([
  ...person(1, first, ['1', '-']),
  ['Posiadane przez wspólnika udziały', '1', '2', held(part, 5000)],
  ['', '2', '-', held(part)],
  ['Czy wspólnik posiada całość udziałów spółki?', '1', '-', 'NIE'],
  ...person(2, gone, ['1', '3']),
  ['Posiadane przez wspólnika udziały', '1', '2', held(100 - part, 5000)],
  ['', '2', '3', held(100 - part)],
  ['Czy wspólnik posiada całość udziałów spółki?', '1', '3', 'NIE'],
  ...person(3, second, ['3', '-']),
  ['Posiadane przez wspólnika udziały', '3', '-', held(100 - part)],
  ['Czy wspólnik posiada całość udziałów spółki?', '3', '-', 'NIE'],
])}
${head('rubric', 'Rubryka 8 - Kapitał spółki')}
${rows([
  ['1. Wysokość kapitału zakładowego', '1', '2', inZloty(5000)],
  ['', '2', '-', inZloty(capital)],
])}
${head('chapter', 'Dział 2')}
${head('rubric', 'Rubryka 1 - Organ uprawniony do reprezentacji podmiotu')}
${rows([
  ['1. Nazwa organu uprawnionego do reprezentowania podmiotu', '1', '-', 'ZARZĄD'],
  ['2. Sposób reprezentacji podmiotu', '1', '-', 'KAŻDY CZŁONEK ZARZĄDU UPRAWNIONY JEST DO SAMODZIELNEJ REPREZENTACJI SPÓŁKI.'],
])}
${head('rubric', 'Podrubryka 1 - Dane osób wchodzących w skład organu')}
${rows([
  ...person(1, first, ['1', '-']),
  ['Funkcja w organie reprezentującym', '1', '-', 'PREZES ZARZĄDU'],
  ...person(2, gone, ['1', '3']),
  ['Funkcja w organie reprezentującym', '1', '3', 'CZŁONEK ZARZĄDU'],
  ...person(3, second, ['3', '-']),
  ['Funkcja w organie reprezentującym', '3', '-', 'CZŁONEK ZARZĄDU'],
])}
${head('rubric', 'Rubryka 3 - Prokurenci')}
${rows([...person(1, signs, ['2', '-']), ['Rodzaj prokury', '2', '-', 'PROKURA ŁĄCZNA']])}
${head('chapter', 'Dział 3')}
${head('rubric', 'Rubryka 1 - Przedmiot działalności')}
${rows([
  ['1. Przedmiot przeważającej działalności przedsiębiorcy', '1', '-', activity],
])}
#v(5mm)
#text(7.5pt)[Wydruk nie wymaga podpisu i pieczęci. Informacja ma moc zrównaną z mocą dokumentów wydawanych przez Centralną Informację, o ile posiada cechy umożliwiające jej weryfikację z danymi zawartymi w Rejestrze.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'odpis pełny KRS (Poland)',
      language: 'pl',
      values: { legalName: name, registrationNumber: krs, taxNumber: nip, entityType: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', incorporationDate: dates[0], address: now }, // prettier-ignore
      capital: { amount: capital, currency: 'PLN' },
      officers: [
        { name: `${first.family} ${first.given}`, role: 'chair' },
        { name: `${second.family} ${second.given}`, role: 'board_member' },
        { name: `${signs.family} ${signs.given}`, role: 'authorised_signatory' },
      ],
      owners: [first, second].map(({ given, family }, at) => ({ name: `${family} ${given}`, share: at === 0 ? part : 100 - part })), // prettier-ignore
    },
  }
}

interface Head {
  readonly krs: string
  readonly court: string
  readonly dates: readonly [string, string, string]
  readonly asked: string
  readonly cases: number
}

const headOf = ({ krs, court, dates, asked, cases }: Head): string => `
#align(center)[CENTRALNA INFORMACJA KRAJOWEGO REJESTRU SĄDOWEGO #v(1mm) #text(13pt, weight: "bold")[KRAJOWY REJESTR SĄDOWY] #v(1mm) Stan na dzień ${printed(withDots(asked))} godz. 10:42:17 \\ #text(11pt, weight: "bold")[Numer KRS: ${printed(krs)}] #v(1mm) #text(11pt, weight: "bold")[Informacja odpowiadająca odpisowi pełnemu \\ Z REJESTRU PRZEDSIĘBIORCÓW] \\ #text(8pt)[pobrana na podstawie art. 4 ust. 4aa ustawy z dnia 20 sierpnia 1997 r. o Krajowym Rejestrze Sądowym]]
#block(above: 8pt, below: 0pt, table(columns: (11mm, 25mm, 19mm, 40mm, 1fr), stroke: 0.5pt, inset: 3pt, align: horizon, [Nr], [Opis wpisu], [Data wpisu], [Sygnatura akt], [Oznaczenie sądu], ${dates
  .flatMap((date, at) => [`${at + 1}`, at === 0 ? 'REJESTRACJA' : 'ZMIANA', withDots(date), `NS-REJ.KRS/${cases + at * 311}/${date.slice(2, 4)}/${at + 112}`, court])
  .map((text) => `text(${literal(text)})`)
  .join(', ')}))
` // prettier-ignore
