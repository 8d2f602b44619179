import { inCents, itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['GRZEGORZ', 'MAŁGORZATA ANNA', 'WIESŁAW', 'KINGA', 'RAFAŁ TOMASZ', 'BOŻENA', 'LESZEK'],
  family: ['WĄSIK', 'ZIĘBA-KOS', 'ŚLIWA', 'SOBCZAK', 'PIĄTEK', 'JASKÓŁKA', 'DUDEK'],
} as const
const firsts = ['BURSZTYN', 'ZŁOTY KŁOS', 'TECHMAR', 'WISŁA-BUD', 'PODLASKIE LASY', 'ORLIK']
const trades = [
  ['LOGISTYKA', '49, 41, Z, TRANSPORT DROGOWY TOWARÓW'],
  ['BUDOWNICTWO', '41, 20, Z, ROBOTY BUDOWLANE ZWIĄZANE ZE WZNOSZENIEM BUDYNKÓW'],
  ['SYSTEMY', '62, 01, Z, DZIAŁALNOŚĆ ZWIĄZANA Z OPROGRAMOWANIEM'],
] as const
const places = [
  ['MAZOWIECKIE', 'WARSZAWA', 'GRZYBOWSKA', '00-132'],
  ['MAŁOPOLSKIE', 'KRAKÓW', 'WIELICKA', '30-552'],
  ['POMORSKIE', 'GDAŃSK', 'GRUNWALDZKA', '80-244'],
  ['DOLNOŚLĄSKIE', 'WROCŁAW', 'LEGNICKA', '54-202'],
] as const
const form = 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'
const [none, starred] = ['------', '******']

const look = `
#set page(paper: "a4", margin: (left: 16mm, right: 14mm, top: 13mm, bottom: 14mm), footer: context align(right, text(7.5pt)[Strona #counter(page).display() z #counter(page).final().first()]))
#set text(font: "DejaVu Sans", size: 7.6pt, lang: "pl", hyphenate: false)
#let dzial(words) = block(above: 9pt, below: 6pt, width: 100%, fill: luma(205), inset: 4pt, align(center, text(9.5pt, weight: "bold", words)))
#let rubryka(words, ..rest) = block(above: 6pt, below: 0pt, width: 100%, fill: luma(232), stroke: 0.5pt, inset: 3pt, align(center, text(weight: "bold", words)))
#let rows(..pairs) = block(above: 0pt, below: 7pt, table(columns: (64mm, 1fr), stroke: 0.5pt, inset: 3pt, ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
#let brak = block(above: 0pt, below: 7pt, width: 100%, stroke: 0.5pt, inset: 4pt, align(center)[Brak wpisów])
#let numbered(number, ..pairs) = block(above: 0pt, below: 0pt, breakable: false, table(columns: (8mm, 56mm, 1fr), stroke: 0.5pt, inset: 3pt, table.cell(rowspan: pairs.pos().len(), align: center, number), ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
`

/** The information of the Polish court register that stands for a current copy, in its parts and numbered fields. */
export const informacjaKrs: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} ${form}`
  const number = `000${made.int(1, 9)}${made.digits(6)}`
  const taxNumber = made.number('PL', 'taxNumber', () => `${made.pick(['525', '679', '584', '894'])}${made.digits(7)}`) // prettier-ignore
  const regon = made.number(
    'PL',
    'registrationNumber',
    () => `${made.pick(['14', '36', '38'])}${made.digits(7)}`,
  )
  const date = made.date(2003, 2022)
  const deed = daysAfter(date, -made.int(8, 40))
  const [county, town, street, code] = made.pick(places)
  const address = `ul. ${street}, nr ${made.int(2, 190)}, lok. ${made.int(1, 60)}, miejsc. ${town}, kod ${code}, poczta ${town}, kraj POLSKA`
  const nominal = made.pick([50, 100, 500])
  const share = parts(made, 2)
  const capital = nominal * made.pick([100, 200, 1000])
  const persons = people(made, names, 5).map(({ given, family }) => ({ given, family, born: made.date(1945, 1980), serial: made.digits(5) })) // prettier-ignore
  const foreign = { given: 'MARKUS', family: 'HENNIG', born: made.date(1950, 1980), serial: '' }
  const [chief, proxy] = [itemAt(persons, 0), itemAt(persons, 2)]
  const partners = [chief, itemAt(persons, 1)]
  const numbered = (at: number, list: readonly (readonly [string, string])[]): string =>
    `#numbered("${at}", ${list.map(([label, value], place) => `(${JSON.stringify(`${place + 1}.${label}`)}, ${JSON.stringify(value)})`).join(', ')})`
  const rows = (list: readonly (readonly [string, string])[], isNumbered = true): string =>
    `#rows(${list.map(([label, value], place) => `(${JSON.stringify(isNumbered ? `${place + 1}.${label}` : label)}, ${JSON.stringify(value)})`).join(', ')},)`
  const pesel = (one: typeof chief): string =>
    one.serial === ''
      ? `${none}, ${withDots(one.born)}`
      : `${one.born.slice(2).replaceAll('-', '')}${one.serial}, ${none}`
  const person = (one: typeof chief): readonly (readonly [string, string])[] => [['Nazwisko / Nazwa lub firma', one.family], ['Imiona', one.given], ['Numer PESEL/REGON lub data urodzenia', pesel(one)], ['Numer KRS', starred]] // prettier-ignore
  const seat = (one: typeof chief, post: string) => [...person(one), ['Funkcja w organie reprezentującym', post], ['Czy osoba wchodząca w skład zarządu została zawieszona w czynnościach?', 'NIE'], ['Data do jakiej została zawieszona', none]] as const // prettier-ignore
  const issued = daysAfter('2025-01-15', made.int(0, 300))
  const empty = (words: string): string => `#rubryka("${words}")\n#brak`
  const source = `${look}
#align(center)[#text(10pt, weight: "bold")[CENTRALNA INFORMACJA KRAJOWEGO REJESTRU SĄDOWEGO] #v(2mm) #text(11pt, weight: "bold")[KRAJOWY REJESTR SĄDOWY] #v(1mm) Stan na dzień ${withDots(issued)} godz. ${made.int(10, 20)}:${made.int(10, 59)}:${made.int(10, 59)} #v(1mm) #text(10pt)[Numer KRS: *${number}*] #v(2mm) #text(11pt, weight: "bold")[Informacja odpowiadająca odpisowi aktualnemu \\ Z REJESTRU PRZEDSIĘBIORCÓW] #v(1mm) #text(7pt)[pobrana na podstawie art. 4 ust. 4aa ustawy z dnia 20 sierpnia 1997 r. o Krajowym Rejestrze Sądowym]]
#v(3mm)
${rows([['Data rejestracji w Krajowym Rejestrze Sądowym', withDots(date)], ['Ostatni wpis', `Numer wpisu: ${made.int(4, 30)}     Data dokonania wpisu: ${withDots(daysAfter(issued, -made.int(40, 300)))}`], ['Sygnatura akt', `RDF/${made.digits(6)}/24/${made.digits(3)}`], ['Oznaczenie sądu', 'SYSTEM']], false)}
#dzial[Dział 1]
#rubryka("Rubryka 1 - Dane podmiotu")
${rows([['Oznaczenie formy prawnej', form], ['Numer REGON/NIP', `REGON: ${regon}, NIP: ${taxNumber}`], ['Firma, pod którą spółka działa', name], ['Dane o wcześniejszej rejestracji', none], ['Czy przedsiębiorca prowadzi działalność gospodarczą z innymi podmiotami na podstawie umowy spółki cywilnej?', 'NIE'], ['Czy podmiot posiada status organizacji pożytku publicznego?', 'NIE']])}
#rubryka("Rubryka 2 - Siedziba i adres podmiotu")
${rows([['Siedziba', `kraj POLSKA, woj. ${county}, powiat ${town}, gmina ${town}, miejsc. ${town}`], ['Adres', address], ['Adres poczty elektronicznej', none], ['Adres strony internetowej', none]])}
${empty('Rubryka 3 - Oddziały')}
#rubryka("Rubryka 4 - Informacje o umowie")
${rows([['Informacja o zawarciu lub zmianie umowy spółki', `${withDots(deed)} R., NOTARIUSZ ${itemAt(persons, 3).given} ${itemAt(persons, 3).family}, KANCELARIA NOTARIALNA W MIEJSCOWOŚCI ${town}, REP. A NR ${made.int(200, 9000)}/${deed.slice(0, 4)}`]])}
#rubryka("Rubryka 5")
${rows([['Czas, na jaki została utworzona spółka', 'NIEOZNACZONY'], ['Oznaczenie pisma innego niż Monitor Sądowy i Gospodarczy, przeznaczonego do ogłoszeń spółki', none], ['Wspólnik może mieć:', 'WIĘKSZĄ LICZBĘ UDZIAŁÓW']])}
${empty('Rubryka 6 - Sposób powstania spółki')}
#rubryka("Rubryka 7 - Dane wspólników")
${partners.map((one, at) => numbered(at + 1, [...person(one), ['Posiadane przez wspólnika udziały', `${(capital / nominal) * itemAt(share, at) / 100} UDZIAŁÓW O ŁĄCZNEJ WYSOKOŚCI ${inCents(capital * itemAt(share, at) / 100, ['.', ','])} ZŁ`], ['Czy wspólnik posiada całość udziałów spółki?', 'NIE']])).join('\n')}
#v(6pt)
#rubryka("Rubryka 8 - Kapitał spółki")
${rows([['Wysokość kapitału zakładowego', `${inCents(capital, [' ', ','])} ZŁ`]])}
#dzial[Dział 2]
#rubryka("Rubryka 1 - Organ uprawniony do reprezentacji podmiotu")
${rows([['Nazwa organu uprawnionego do reprezentowania podmiotu', 'ZARZĄD'], ['Sposób reprezentacji podmiotu', 'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI UPRAWNIONYCH JEST DWÓCH CZŁONKÓW ZARZĄDU DZIAŁAJĄCYCH ŁĄCZNIE ALBO CZŁONEK ZARZĄDU ŁĄCZNIE Z PROKURENTEM.']])}
#rubryka("Podrubryka 1 - Dane osób wchodzących w skład organu")
${numbered(1, seat(chief, 'PREZES ZARZĄDU'))}
${numbered(2, seat(foreign, 'CZŁONEK ZARZĄDU'))}
#v(6pt)
${empty('Rubryka 2 - Organ nadzoru')}
#rubryka("Rubryka 3 - Prokurenci")
${numbered(1, [...person(proxy), ['Rodzaj prokury', 'PROKURA ŁĄCZNA Z CZŁONKIEM ZARZĄDU']])}
#v(6pt)
#dzial[Dział 3]
#rubryka("Rubryka 1 - Przedmiot działalności")
${rows([['Przedmiot przeważającej działalności przedsiębiorcy', activity]])}
#v(1fr)
#text(7.5pt)[data sporządzenia wydruku ${withDots(issued)} \\ ${printed('adres strony internetowej, na której są dostępne informacje z rejestru: https://krs.example')}]
` // prettier-ignore
  const named = ({ family, given }: typeof chief): string => `${family} ${given}`
  return {
    source,
    truth: {
      layout: 'informacja odpowiadająca odpisowi aktualnemu (KRS)',
      language: 'pl',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'PLN' },
      officers: [
        { name: named(chief), role: 'chair' },
        { name: named(foreign), role: 'board_member', birthDate: foreign.born },
        { name: named(proxy), role: 'authorised_signatory' },
      ],
      owners: partners.map((one, at) => ({ name: named(one), share: itemAt(share, at) })),
    },
  }
}
