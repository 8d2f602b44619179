import { inCents, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import type { Invented } from '../independent/invented.ts'
import { parts, withDots } from '../drawn/written.ts'

const names = {
  given: [
    'WOJCIECH PIOTR',
    'MAŁGORZATA',
    'ŁUKASZ',
    'JOANNA EWA',
    'ZBIGNIEW',
    'AGNIESZKA',
    'RADOSŁAW JAN',
    'HALINA',
  ],
  family: ['STĘPIEŃ', 'WRZOSEK', 'GAJEWSKI-BOROŃ', 'ŻUREK', 'PIĄTEK', 'MAZUR', 'SZCZEŚNIAK', 'ĆWIK'],
} as const
const places = [
  [
    'POZNAŃ',
    'WIELKOPOLSKIE',
    '60-829',
    'VIII WYDZIAŁ GOSPODARCZY',
    'POZNAŃ - NOWE MIASTO I WILDA W POZNANIU',
  ],
  ['WROCŁAW', 'DOLNOŚLĄSKIE', '50-126', 'VI WYDZIAŁ GOSPODARCZY', 'DLA WROCŁAWIA-FABRYCZNEJ WE WROCŁAWIU'],
  ['GDAŃSK', 'POMORSKIE', '80-236', 'VII WYDZIAŁ GOSPODARCZY', 'GDAŃSK-PÓŁNOC W GDAŃSKU'],
  ['ŁÓDŹ', 'ŁÓDZKIE', '90-446', 'XX WYDZIAŁ GOSPODARCZY', 'DLA ŁODZI-ŚRÓDMIEŚCIA W ŁODZI'],
] as const
const streets = ['PÓŁWIEJSKA', 'ŚWIĘTEGO MARCINA', 'GRUNWALDZKA', 'KOŚCIUSZKI', 'PIOTRKOWSKA', 'DŁUGA']
const firsts = ['ZAKŁADY MECHANICZNE', 'HURTOWNIA', 'BIURO PROJEKTOWE', 'WYTWÓRNIA', 'FABRYKA MEBLI']
const seconds = ['ŻURAW', 'BOREK', 'DĄBRÓWKA', 'WARTA', 'SŁOWIK', 'NADODRZE']
const form = 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 15mm, bottom: 17mm),
  footer: align(right, text(8pt)[Strona #context counter(page).display() z #context counter(page).final().first()]))
#set text(font: "FreeSans", size: 9pt, lang: "pl")
#let bar(title) = block(width: 100%, above: 14pt, below: 8pt, align(center, text(12pt, weight: "bold", title)))
#let rubric(title) = block(width: 100%, above: 9pt, below: 0pt, breakable: false, sticky: true, stroke: 0.6pt, fill: luma(225), inset: 4pt, text(weight: "bold", title))
#let lines(..list) = block(above: 0pt, below: 0pt, table(columns: (62mm, 1fr), stroke: 0.6pt, inset: 4pt, ..list.pos().flatten()))
#let entry(number, ..list) = block(above: 0pt, below: 0pt, breakable: false, table(columns: (9mm, 66mm, 1fr), stroke: 0.6pt, inset: 4pt,
  table.cell(rowspan: list.pos().len(), align: center + horizon, number), ..list.pos().flatten()))
`

type Line = readonly [label: string, value: string]

const rows = (list: readonly Line[]): string =>
  list.map(([label, value], at) => `(${literal(`${at + 1}.${label}`)}, ${literal(value)})`).join(', ')
const lines = (list: readonly Line[]): string => `#lines(${rows(list)},)`
const entry = (number: number, list: readonly Line[]): string => `#entry([${number}], ${rows(list)},)`
const rubric = (title: string): string => `#rubric(${literal(title)})`
const none = '------'

interface Person {
  readonly given: string
  readonly family: string
  readonly identity: string
}

const personLines = ({ given, family, identity }: Person): readonly Line[] => [
  ['Nazwisko / Nazwa lub firma', family],
  ['Imiona', given],
  ['Numer PESEL/REGON lub data urodzenia', identity],
  ['Numer KRS', '**********'],
]

const identityOf = (made: Invented): string => {
  const [year = '', month = '', day = ''] = made.date(1950, 1995).split('-')
  return `${year.slice(2)}${month}${day}${made.digits(5)}`
}

/** The current print of the Polish register: sections, rubrics and numbered lines, all in ruled tables, two or three pages. */
export const odpisAktualny: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} „${made.pick(seconds)}” ${form}`
  const krs = made.number('PL', 'registrationNumber', () => `0000${made.digits(6)}`)
  const regon = made.number('PL', 'registrationNumber', () => `${made.int(1, 3)}${made.digits(8)}`)
  const tax = made.number('PL', 'taxNumber', () => `${made.int(5, 9)}${made.digits(9)}`)
  const date = made.date(2004, 2022)
  const [town, region, postcode, chamber, court] = made.pick(places)
  const address = `ul. ${made.pick(streets)}, nr ${made.int(2, 140)}, lok. ${made.int(1, 40)}, miejsc. ${town}, kod ${postcode}, poczta ${town}, kraj POLSKA`
  const worth = made.pick([50, 500])
  const capital = worth * 100 * made.pick([1, 2, 4])
  const money = (amount: number): string => inCents(amount, [' ', ','])
  const persons = people(made, names, 4).map((one) => ({ ...one, identity: identityOf(made) }))
  const [head, member, proxy, silent] = persons as [Person, Person, Person, Person]
  const holders = [head, silent]
  const owned = parts(made, holders.length)
  const latest = made.date(2024, 2025)
  const owner = (holder: Person, at: number): string => {
    const nominal = (capital / 100) * (owned[at] ?? 0)
    return entry(at + 1, [
      ...personLines(holder),
      ['Posiadane przez wspólnika udziały', `${nominal / worth} UDZIAŁÓW O ŁĄCZNEJ WYSOKOŚCI ${money(nominal)} ZŁ`],
      ['Czy wspólnik posiada całość udziałów spółki?', 'NIE'],
    ]) // prettier-ignore
  }
  const source = `${look}
#align(center)[#text(13pt, weight: "bold")[CENTRALNA INFORMACJA KRAJOWEGO REJESTRU SĄDOWEGO]
#v(2pt)
#text(14pt, weight: "bold")[KRAJOWY REJESTR SĄDOWY]
#v(2pt)
Stan na dzień ${withDots(latest)} godz. ${made.int(10, 19)}:${made.int(10, 59)}:${made.int(10, 59)}
#v(4pt)
#text(12pt, weight: "bold")[Numer KRS: ${krs}]
#v(6pt)
#text(13pt, weight: "bold")[ODPIS AKTUALNY \\ Z REJESTRU PRZEDSIĘBIORCÓW]]
#v(8pt)
#table(columns: (62mm, 1fr, 1fr, 1fr), stroke: 0.6pt, inset: 4pt,
  [Data rejestracji w Krajowym Rejestrze Sądowym], table.cell(colspan: 3)[${withDots(date)}],
  table.cell(rowspan: 3)[Ostatni wpis], [Numer wpisu], [${made.int(3, 28)}], [Data dokonania wpisu: ${withDots(latest)}],
  [Sygnatura akt], table.cell(colspan: 2)[RDF/${made.int(310_000, 690_000)}/${latest.slice(2, 4)}/${made.int(100, 980)}],
  [Oznaczenie sądu], table.cell(colspan: 2)[SĄD REJONOWY ${printed(court)}, ${printed(chamber)} KRAJOWEGO REJESTRU SĄDOWEGO])
#bar("Dział 1")
${rubric('Rubryka 1 - Dane podmiotu')}
${lines([
  ['Oznaczenie formy prawnej', form],
  ['Numer REGON/NIP', `REGON: ${regon}, NIP: ${tax}`],
  ['Firma, pod którą spółka działa', name],
  ['Dane o wcześniejszej rejestracji', none],
  ['Czy przedsiębiorca prowadzi działalność gospodarczą z innymi podmiotami na podstawie umowy spółki cywilnej?', 'NIE'],
  ['Czy podmiot posiada status organizacji pożytku publicznego?', 'NIE'],
])}
${rubric('Rubryka 2 - Siedziba i adres podmiotu')}
${lines([
  ['Siedziba', `kraj POLSKA, woj. ${region}, powiat ${town}, gmina ${town}, miejsc. ${town}`],
  ['Adres', address],
  ['Adres poczty elektronicznej', none],
  ['Adres strony internetowej', none],
])}
${rubric('Rubryka 3 - Oddziały')}
#block(above: 0pt, below: 0pt, width: 100%, stroke: 0.6pt, inset: 4pt)[Brak wpisów]
${rubric('Rubryka 4 - Informacje o umowie')}
#entry([1], ([1.Informacja o zawarciu lub zmianie umowy spółki], ${literal(`${withDots(date.replace(/\d\d$/u, '01'))} R., ${made.pick(['NOTARIUSZ KRYSTYNA BIEDRZYCKA', 'NOTARIUSZ JERZY OLSZOWY'])}, KANCELARIA NOTARIALNA, REP. A NR ${made.int(300, 8900)}/${date.slice(0, 4)}`)}),)
${rubric('Rubryka 5')}
${lines([
  ['Czas, na jaki została utworzona spółka', 'NIEOZNACZONY'],
  ['Oznaczenie pisma innego niż Monitor Sądowy i Gospodarczy, przeznaczonego do ogłoszeń spółki', none],
  ['Wspólnik może mieć:', 'WIĘKSZĄ LICZBĘ UDZIAŁÓW'],
])}
${rubric('Rubryka 6 - Sposób powstania spółki')}
#block(above: 0pt, below: 0pt, width: 100%, stroke: 0.6pt, inset: 4pt)[Brak wpisów]
${rubric('Rubryka 7 - Dane wspólników')}
${holders.map(owner).join('\n')}
${rubric('Rubryka 8 - Kapitał spółki')}
${lines([['Wysokość kapitału zakładowego', `${money(capital)} ZŁ`]])}
#bar("Dział 2")
${rubric('Rubryka 1 - Organ uprawniony do reprezentacji podmiotu')}
${lines([
  ['Nazwa organu uprawnionego do reprezentowania podmiotu', 'ZARZĄD'],
  ['Sposób reprezentacji podmiotu', 'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI UPRAWNIONY JEST KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE.'],
])}
${rubric('Podrubryka 1 - Dane osób wchodzących w skład organu')}
${[head, member].map((one, at) => entry(at + 1, [
  ...personLines(one),
  ['Funkcja w organie reprezentującym', at === 0 ? 'PREZES ZARZĄDU' : 'CZŁONEK ZARZĄDU'],
  ['Czy osoba wchodząca w skład zarządu została zawieszona w czynnościach?', 'NIE'],
  ['Data do jakiej została zawieszona', none],
])).join('\n')}
${rubric('Rubryka 2 - Organ nadzoru')}
#block(above: 0pt, below: 0pt, width: 100%, stroke: 0.6pt, inset: 4pt)[Brak wpisów]
${rubric('Rubryka 3 - Prokurenci')}
${entry(1, [...personLines(proxy).slice(0, 3), ['Rodzaj prokury', 'PROKURA SAMOISTNA']])}
#bar("Dział 3")
${rubric('Rubryka 1 - Przedmiot działalności')}
#entry([1], ([1.Przedmiot przeważającej działalności przedsiębiorcy], ${literal(made.pick(['31, 09, Z, PRODUKCJA POZOSTAŁYCH MEBLI', '46, 90, Z, SPRZEDAŻ HURTOWA NIEWYSPECJALIZOWANA', '71, 12, Z, DZIAŁALNOŚĆ W ZAKRESIE INŻYNIERII']))}),)
${rubric('Rubryka 2 - Wzmianki o złożonych dokumentach')}
#entry([1], ([1.Wzmianka o złożeniu rocznego sprawozdania finansowego], ${literal(`data złożenia ${withDots(latest)}, za okres OD 01.01.2024 DO 31.12.2024`)}),)
#bar("Dział 4, Dział 5, Dział 6")
#align(center)[Brak wpisów]
#v(16pt)
Dokument sporządzono z danych Krajowego Rejestru Sądowego. Data sporządzenia odpisu: ${withDots(latest)}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'odpis aktualny KRS (Poland)',
      language: 'pl',
      values: { legalName: name, registrationNumber: krs, taxNumber: tax, entityType: form, incorporationDate: date, address, countryIso2: 'PL' }, // prettier-ignore
      capital: { amount: capital, currency: 'PLN' },
      officers: [
        { name: `${head.given} ${head.family}`, role: 'managing_director' },
        { name: `${member.given} ${member.family}`, role: 'board_member' },
        { name: `${proxy.given} ${proxy.family}`, role: 'authorised_signatory' },
      ],
      owners: holders.map(({ given, family }, at) => ({
        name: `${given} ${family}`,
        share: owned[at] ?? 0,
      })),
    },
  }
}
