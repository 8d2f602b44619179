import { call, inCents, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, inWords, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['ZDZISŁAW', 'BOGUMIŁA', 'ŁUKASZ', 'GRAŻYNA', 'WIESŁAW', 'MAŁGORZATA', 'KRZYSZTOF'],
  family: ['GRZĘDA', 'ŻMUDA', 'PIĘTKA', 'DŁUGOSZ', 'ŚWIERCZ', 'KOŁODZIEJ', 'WĄSIK'],
} as const // prettier-ignore
const places = [
  ['KRAKÓW', 'MAŁOPOLSKIE', 'SĄD REJONOWY DLA KRAKOWA-ŚRÓDMIEŚCIA W KRAKOWIE, XI WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'WIELICKA', '30-552', 'KRAKOWIE'],
  ['RZESZÓW', 'PODKARPACKIE', 'SĄD REJONOWY W RZESZOWIE, XII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'LWOWSKA', '35-301', 'RZESZOWIE'],
  ['OPOLE', 'OPOLSKIE', 'SĄD REJONOWY W OPOLU, VIII WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO', 'OZIMSKA', '45-057', 'OPOLU'],
] as const // prettier-ignore
const firsts = ['WISŁOK', 'JANTAR', 'ŻURAW', 'PRZĘSŁO', 'ORLIK']
const trades = [
  ['TRANSPORT', '49, 41, Z, TRANSPORT DROGOWY TOWARÓW', '52, 29, C, DZIAŁALNOŚĆ POZOSTAŁYCH AGENCJI TRANSPORTOWYCH'],
  ['INSTALACJE', '43, 22, Z, WYKONYWANIE INSTALACJI WODNO-KANALIZACYJNYCH, CIEPLNYCH, GAZOWYCH I KLIMATYZACYJNYCH', '43, 21, Z, WYKONYWANIE INSTALACJI ELEKTRYCZNYCH'],
  ['STOLARSTWO', '16, 23, Z, PRODUKCJA POZOSTAŁYCH WYROBÓW STOLARSKICH I CIESIELSKICH DLA BUDOWNICTWA', '31, 09, Z, PRODUKCJA POZOSTAŁYCH MEBLI'],
] as const // prettier-ignore
const months = ['STYCZNIA', 'LUTEGO', 'MARCA', 'KWIETNIA', 'MAJA', 'CZERWCA', 'LIPCA', 'SIERPNIA', 'WRZEŚNIA', 'PAŹDZIERNIKA', 'LISTOPADA', 'GRUDNIA'] // prettier-ignore
const form = 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'

const roles = ['chair', 'board_member', 'authorised_signatory'] as const

const look = `
#set page(paper: "a4", columns: 2, margin: (x: 17mm, top: 24mm, bottom: 17mm), header: [#set text(8pt)
  MONITOR SĄDOWY I GOSPODARCZY #h(1fr) XV. WPISY DO KRAJOWEGO REJESTRU SĄDOWEGO #v(-1mm) #line(length: 100%, stroke: 0.8pt)])
#set columns(gutter: 7mm)
#set text(font: "DejaVu Serif", stretch: 75%, size: 9.4pt, lang: "pl", hyphenate: false)
#set par(leading: 0.58em, spacing: 0.75em, justify: true)
#let part(words) = strong(words)
#let cells(..lines) = lines.pos().join(" ")
`

/** The first entry of a Polish company as the court gazette announces it: two columns of numbered cells, set as prose. */
export const monitorSadowy: DrawnLayout = (made) => {
  const [town, region, court, street, code, where] = made.pick(places)
  const [trade, main, other] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} ${form}`
  const krs = made.number('PL', 'registrationNumber', () => `0000${made.int(4, 9)}${made.digits(5)}`)
  const taxNumber = made.number('PL', 'taxNumber', () => `${made.int(5, 9)}${made.digits(9)}`)
  const date = made.date(2014, 2023)
  const address = `miejsc. ${town}, ul. ${street}, nr ${made.int(2, 190)}, lok. ${made.int(1, 30)}, kod ${code}, poczta ${town}, kraj POLSKA`
  const shares = made.pick([100, 200, 1000])
  const capital = shares * 50
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => {
    const draft = `${made.date(1955, 1992).slice(2).replaceAll('-', '')}${made.digits(4)}`
    const sum = Array.from(draft, (sign, at) => Number(sign) * ([1, 3, 7, 9][at % 4] ?? 0)).reduce((all, one) => all + one, 0) // prettier-ignore
    return { given, family, pesel: `${draft}${(10 - (sum % 10)) % 10}` }
  })
  const [partners, board, proxies] = [
    persons.slice(0, 3),
    persons.toSpliced(1, 2).slice(0, 2),
    persons.slice(4),
  ]
  const zloty = (amount: number): string => inCents(amount, [' ', ','])
  const zl = (count: number): string => `${count} UDZIAŁÓW O ŁĄCZNEJ WARTOŚCI ${zloty(count * 50)} ZŁ`
  const published = daysAfter(date, made.int(5, 9))
  const issue =
    Math.ceil((Date.parse(published) - Date.parse(`${published.slice(0, 4)}-01-01`)) / 126_000_000) + 1
  const source = `${look}
#place(top, scope: "parent", float: true)[#text(11pt, weight: "bold")[MSiG ${issue}/${published.slice(0, 4)} (${made.int(4400, 6900)})] #h(1fr) ${printed(withDots(published))} r. \\ #v(1mm) #align(center)[#text(13pt, weight: "bold")[1\\. Spółki z ograniczoną odpowiedzialnością] \\ a) pierwszy wpis do rejestru]]

*Poz. ${made.int(20_000, 990_000)}.* ${printed(`${name} W ${where}. KRS ${krs}. ${court}, wpis do rejestru: ${inWords(date, months)} r.`)}

${printed(`[${town.slice(0, 2)}.${/[IVX]+(?= WYDZIAŁ)/u.exec(court)?.[0] ?? ''} NS-REJ.KRS/${made.int(900, 29_000)}/${date.slice(2, 4)}/${made.int(100, 999)}]`)}

${printed(`W dniu ${withDots(date)} r. dokonano wpisu nr 1 w Rejestrze Przedsiębiorców o następującej treści:`)}

${call('part', 'DZIAŁ 1')}

${call('part', 'Rub. 1 Dane podmiotu')} ${call('cells', `1. ${form}`, `2. REGON ${made.digits(9)}, NIP ${taxNumber}`, `3. ${name}`, '5. NIE', '6. NIE')}

${call('part', 'Rub. 2 Siedziba i adres podmiotu')} ${call('cells', `1. kraj POLSKA, woj. ${region}, powiat ${town}, gmina ${town}, miejsc. ${town}`, `2. ${address}`, '3. ------', '4. ------')}

${call('part', 'Rub. 4 Informacje o umowie')}
${call('cells', `1. ${withDots(daysAfter(date, -made.int(12, 40)))} R., NOTARIUSZ ${made.pick(['EWA STOPYRA', 'MAREK HALICKI', 'ANNA BIEŃ'])}, REP. A NR ${made.int(300, 8900)}/${date.slice(0, 4)}, KANCELARIA NOTARIALNA W MIEJSCOWOŚCI ${town}`)}

${call('part', 'Rub. 5')} ${call('cells', '1. NIEOZNACZONY', '3. WIĘKSZĄ LICZBĘ UDZIAŁÓW', '4. NIE', '5. NIE')}

${call('part', 'Rub. 7 Dane wspólników')}
${partners.map((one, at) => call('cells', `${at + 1}`, `1. ${one.family}`, `2. ${one.given}`, `3. ${one.pesel}`, '4. ------', `5. ${zl((shares / 100) * (owned[at] ?? 0))}`, '6. NIE')).join('\n')}

${call('part', 'Rub. 8 Kapitał spółki')} ${call('cells', `1. ${zloty(capital)} ZŁ`)}

#colbreak()

${call('part', 'DZIAŁ 2')}

${call('part', 'Rub. 1 Organ uprawniony do reprezentacji podmiotu')}
${call('cells', '1. ZARZĄD', '2. W PRZYPADKU ZARZĄDU JEDNOOSOBOWEGO SPÓŁKĘ REPREZENTUJE PREZES ZARZĄDU. W PRZYPADKU ZARZĄDU WIELOOSOBOWEGO DO SKŁADANIA OŚWIADCZEŃ UPRAWNIENI SĄ DWAJ CZŁONKOWIE ZARZĄDU ŁĄCZNIE ALBO CZŁONEK ZARZĄDU ŁĄCZNIE Z PROKURENTEM.')}

${call('part', 'Podrub. 1 Dane osób wchodzących w skład organu')}
${board.map((one, at) => call('cells', `${at + 1}`, `1. ${one.family}`, `2. ${one.given}`, `3. ${one.pesel}`, '4. ------', `5. ${at === 0 ? 'PREZES' : 'CZŁONEK'} ZARZĄDU`, '6. NIE', '7. ------')).join('\n')}

${call('part', 'Rub. 3 Prokurenci')}
${proxies.map((one) => call('cells', '1', `1. ${one.family}`, `2. ${one.given}`, `3. ${one.pesel}`, '4. PROKURA ŁĄCZNA')).join('')}

${call('part', 'DZIAŁ 3')}

${call('part', 'Rub. 1 Przedmiot działalności')}
${call('cells', `1. 1. ${main}`, `2. 1. ${other}`)}

${call('part', 'Rub. 3 Informacja o dniu kończącym pierwszy rok obrotowy')} ${call('cells', `1. 31.12.${Number(date.slice(0, 4)) + 1}`)}

#place(bottom + center, scope: "parent", float: true)[#line(length: 100%, stroke: 0.8pt) #v(-1mm) #text(8pt)[${printed(inWords(published, months))} R. #h(1fr) – ${made.int(60, 490)} – #h(1fr) MSiG ${issue}/${published.slice(0, 4)}]]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'wpis w Monitorze Sądowym i Gospodarczym (Poland)',
      language: 'pl',
      values: { legalName: name, registrationNumber: krs, taxNumber, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'PLN' },
      officers: [...board, ...proxies].map((one, at) => ({ name: `${one.given} ${one.family}`, role: roles[at] ?? 'board_member' })), // prettier-ignore
      owners: partners.map((one, at) => ({ name: `${one.given} ${one.family}`, share: owned[at] ?? 0 })),
    },
  }
}
