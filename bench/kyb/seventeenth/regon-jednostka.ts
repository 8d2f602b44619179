import { printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter } from '../drawn/written.ts'

const firsts = ['BURSZTYN', 'TATRY', 'WISŁA', 'JANTAR', 'SOKÓŁ', 'ŁĄKA']
const trades = [
  ['LOGISTYKA', '4941Z', 'TRANSPORT DROGOWY TOWARÓW'],
  ['BUDOWNICTWO', '4120Z', 'ROBOTY BUDOWLANE ZWIĄZANE ZE WZNOSZENIEM BUDYNKÓW MIESZKALNYCH I NIEMIESZKALNYCH'],
  ['SYSTEMY INFORMATYCZNE', '6201Z', 'DZIAŁALNOŚĆ ZWIĄZANA Z OPROGRAMOWANIEM'],
] as const // prettier-ignore
const places = [
  { region: 'MAZOWIECKIE', county: 'm. st. Warszawa', district: 'Mokotów', town: 'Warszawa', code: '02-673', street: 'ul. Konstruktorska', court: 'SĄD REJONOWY DLA M. ST. WARSZAWY W WARSZAWIE, XIII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO' },
  { region: 'MAŁOPOLSKIE', county: 'm. Kraków', district: 'Kraków-Podgórze', town: 'Kraków', code: '30-552', street: 'ul. Wielicka', court: 'SĄD REJONOWY DLA KRAKOWA-ŚRÓDMIEŚCIA W KRAKOWIE, XI WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO' },
  { region: 'POMORSKIE', county: 'm. Gdańsk', district: 'Gdańsk', town: 'Gdańsk', code: '80-244', street: 'al. Grunwaldzka', court: 'SĄD REJONOWY GDAŃSK-PÓŁNOC W GDAŃSKU, VII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO' },
] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 13mm, bottom: 13mm))
#set text(font: "DejaVu Sans", size: 7.8pt, lang: "pl")
#set par(leading: 0.55em, spacing: 0.8em)
#let section(head) = block(width: 100%, above: 6pt, below: 0pt, fill: rgb("#005b96"), inset: 4pt, text(fill: white, weight: "bold", head))
#let rows(..list) = block(above: 0pt, table(columns: (68mm, 1fr), stroke: 0.4pt + rgb("#9aa7b3"), inset: 3.8pt, align: left + horizon, ..list.pos().map(row => (row.at(0), strong(row.at(1)))).flatten()))
`

/** REGON: the ninth digit is the weighted sum of the first eight modulo 11, where ten is written as nought. */
function regonOf(eight: string): string {
  const sum = [8, 9, 2, 3, 4, 5, 6, 7].reduce((total, weight, at) => total + weight * Number(eight[at]), 0)
  return `${eight}${(sum % 11) % 10}`
}

/** What the Polish statistical office prints of a legal person in REGON: one long list of pairs, the address in its parts. */
export const regonJednostka: DrawnLayout = (made) => {
  const [trade, activityCode, activity] = made.pick(trades)
  const place = made.pick(places)
  const name = `${made.pick(firsts)} ${trade} SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ`
  const regon = regonOf(`${made.pick(['14', '36', '38'])}${made.digits(6)}`)
  const taxNumber = made.number(
    'PL',
    'taxNumber',
    () => `${made.pick(['521', '679', '957'])}${made.digits(7)}`,
  )
  const number = `0000${made.int(210_000, 990_000)}`
  const date = made.date(2007, 2021)
  const [signed, inRegon] = [daysAfter(date, -made.int(6, 30)), daysAfter(date, made.int(1, 4))]
  const [building, flat] = [made.int(2, 180), made.int(1, 60)]
  const asked = daysAfter('2025-01-15', made.int(0, 290))
  const pair = (label: string, value: string): string => `([${label}], [${printed(value)}])`
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (left, right), [#text(size: 11pt)[*GŁÓWNY URZĄD STATYSTYCZNY*] \\ Krajowy rejestr urzędowy podmiotów gospodarki narodowej REGON], [Baza internetowa REGON \\ Data wydruku: ${asked} ${made.int(10, 17)}:${made.int(10, 59)}])
#v(2mm)
#align(center)[#text(size: 11pt)[*INFORMACJA O PODMIOCIE – JEDNOSTKA PRAWNA*] \\ stan na dzień ${asked}]
#section[Identyfikacja]
#rows(${[
    pair('Numer identyfikacyjny REGON', regon), pair('Data wpisu do REGON', inRegon), pair('Identyfikator podatkowy NIP', taxNumber), pair('Status NIP', ''),
    pair('Nazwa', name), pair('Nazwa skrócona', name.replace('SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'SP. Z O.O.')),
  ].join(', ')})
#section[Adres siedziby]
#rows(${[
    pair('Kraj', 'POLSKA'), pair('Województwo', place.region), pair('Powiat', place.county), pair('Gmina', place.district), pair('Miejscowość', place.town),
    pair('Kod pocztowy', place.code), pair('Miejscowość poczty', place.town), pair('Ulica', place.street), pair('Numer nieruchomości', `${building}`),
    pair('Numer lokalu', `${flat}`), pair('Nietypowe miejsce lokalizacji', ''),
  ].join(', ')})
#section[Dane prawne i organizacyjne]
#rows(${[
    pair('Podstawowa forma prawna', '1 OSOBA PRAWNA'), pair('Szczególna forma prawna', '117 SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'),
    pair('Forma finansowania', '1 JEDNOSTKA SAMOFINANSUJĄCA NIE BĘDĄCA JEDNOSTKĄ BUDŻETOWĄ LUB SAMORZĄDOWYM ZAKŁADEM BUDŻETOWYM'),
    pair('Forma własności', '214 WŁASNOŚĆ KRAJOWYCH OSÓB FIZYCZNYCH'), pair('Organ rejestrowy', place.court), pair('Rodzaj rejestru lub ewidencji', 'REJESTR PRZEDSIĘBIORCÓW'),
    pair('Numer w rejestrze lub ewidencji', number), pair('Data wpisu do rejestru lub ewidencji', date),
  ].join(', ')})
#section[Daty dotyczące podmiotu]
#rows(${[
    pair('Data powstania', signed), pair('Data rozpoczęcia działalności', inRegon), pair('Data zaistnienia zmiany', daysAfter(date, made.int(500, 1500))),
    pair('Data zawieszenia działalności', ''), pair('Data wznowienia działalności', ''), pair('Data zakończenia działalności', ''), pair('Data skreślenia z REGON', ''),
  ].join(', ')})
#section[Działalność]
#rows(${pair('Przeważająca działalność (PKD 2007)', `${activityCode} ${activity}`)}, ${pair('Liczba jednostek lokalnych', `${made.int(0, 3)}`)})
#v(1fr)
#text(size: 7pt)[Wydruk z bazy internetowej REGON nie jest zaświadczeniem w rozumieniu art. 217 Kodeksu postępowania administracyjnego. #h(1fr) Strona 1 z 1]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Informacja o podmiocie (REGON)',
      language: 'pl',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', incorporationDate: date, address: `${place.street} ${building}/${flat}, ${place.code} ${place.town}` }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
