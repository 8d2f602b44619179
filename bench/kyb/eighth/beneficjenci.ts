import { literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'

const names = {
  given: ['Bogumiła', 'Przemysław', 'Żaneta', 'Leszek', 'Świętosława', 'Grzegorz', 'Kinga', 'Jędrzej'],
  family: ['Łuczak', 'Wądoł-Prus', 'Krzyżaniak', 'Śliwa', 'Gołąb', 'Brzęczek', 'Nowak-Zych', 'Ćwiertnia'],
} as const // prettier-ignore
const places = [
  ['Rzeszów', '35-060', 'Juliusza Słowackiego', 'podkarpackie'],
  ['Szczecin', '70-453', 'aleja Wojska Polskiego', 'zachodniopomorskie'],
  ['Bielsko-Biała', '43-300', 'Cieszyńska', 'śląskie'],
  ['Toruń', '87-100', 'Szosa Lubicka', 'kujawsko-pomorskie'],
] as const
const firsts = ['Pracownia', 'Centrum Logistyczne', 'Przetwórnia Owoców', 'Studio Projektowe', 'Ekoinstal']
const seconds = ['Bieszczady', 'Świtezianka', 'Trzy Korony', 'Zielona Dolina', 'Jantar']
const form = 'spółka z ograniczoną odpowiedzialnością'

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 15mm, bottom: 15mm), footer: text(7.5pt)[Wydruk nie wymaga podpisu ani pieczęci. #h(1fr) #context counter(page).display() / #context counter(page).final().first()])
#set text(font: "Noto Sans", size: 9.5pt, lang: "pl", hyphenate: false)
#let section(title) = block(width: 100%, above: 13pt, below: 7pt, sticky: true, fill: rgb("#1f3a5f"), inset: 4.5pt, text(10pt, weight: "bold", fill: white, title))
#let cards(..list) = block(width: 100%, above: 6pt, below: 6pt, breakable: false, stroke: 0.6pt + luma(160), radius: 3pt, inset: (x: 7pt, y: 7pt), grid(columns: (1fr, 1fr), column-gutter: 6mm, row-gutter: 8pt, ..list.pos().map(((label, value)) => [#text(7.3pt, fill: luma(90), label) \\ #value])))
`

type Line = readonly [label: string, value: string]

const cards = (list: readonly Line[]): string =>
  `#cards(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})`

/** What the Polish register of beneficial owners prints: cards of two columns, each value under a small label, names in parts. */
export const beneficjenci: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)} ${form}`
  const [town, code, street, region] = made.pick(places)
  const address = `${street} ${made.int(2, 180)}, ${code} ${town}`
  const krs = made.number('PL', 'registrationNumber', () => `0000${made.digits(6)}`)
  const tax = made.number('PL', 'taxNumber', () => `${made.int(5, 9)}${made.digits(9)}`)
  const persons = people(made, names, 4).map((one) => ({ ...one, born: made.date(1951, 1994) }))
  const [head, member, third] = persons
  if (head === undefined || member === undefined || third === undefined)
    throw new Error('There are not enough people.')
  const holders = [head, third]
  const least = made.int(26, 48)
  const owned = made.pick([
    [least, 100 - least],
    [100 - least, least],
  ])
  const person = ({ given, family, born }: typeof head): readonly Line[] => [
    ['Imię pierwsze', given],
    ['Imiona kolejne', '–'],
    ['Nazwisko', family],
    ['Obywatelstwo', 'Polska'],
    ['Państwo zamieszkania', 'Polska'],
    ['Data urodzenia', born],
  ]
  const source = `${look}
#grid(columns: (1fr, auto), align: horizon, [#text(14pt, weight: "bold")[Centralny Rejestr Beneficjentów Rzeczywistych] \\ #text(9pt)[Ministerstwo Finansów · Informacje o beneficjentach rzeczywistych]], text(8pt)[Stan na ${made.date(2025, 2025)}])
#section[Dane identyfikacyjne zgłoszenia]
${cards([
  ['Identyfikator zgłoszenia', `CRBR-${made.digits(9)}`],
  ['Data zgłoszenia', made.date(2022, 2024)],
])}
#section[Dane podmiotu zgłaszającego]
${cards([
  ['Nazwa podmiotu', name],
  ['Forma organizacyjna', form],
  ['Numer KRS', krs],
  ['NIP', tax],
  ['Adres siedziby', `${address}\nPolska`],
  ['Województwo', region],
])}
#section[Reprezentanci podmiotu]
${cards([...person(head), ['Pełniona funkcja', 'Prezes zarządu'], ['Sposób reprezentacji', 'samodzielnie']])}
${cards([...person(member), ['Pełniona funkcja', 'Członek zarządu'], ['Sposób reprezentacji', 'łącznie z prokurentem']])}
#section[Beneficjenci rzeczywiści]
${holders
  .map((one, at) =>
    cards([
      ...person(one),
      ['Rodzaj uprawnień', 'uprawnienia właścicielskie bezpośrednie'],
      ['Wielkość udziału', `${owned[at] ?? 0}%`],
      ['Jednostka miary', 'procent udziałów'],
      ['Rodzaj uprzywilejowania', 'brak'],
    ]),
  )
  .join('\n')}
#v(4mm)
#text(8pt)[${printed('Domniemywa się, że dane wpisane do Rejestru są prawdziwe. Dane zgłosiła osoba uprawniona do reprezentacji podmiotu pod rygorem odpowiedzialności karnej za złożenie fałszywego oświadczenia.')}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'informacje z CRBR (Poland)',
      language: 'pl',
      values: { legalName: name, registrationNumber: krs, taxNumber: tax, entityType: form, address, countryIso2: 'PL' }, // prettier-ignore
      capital: null,
      officers: [
        { name: `${head.given} ${head.family}`, role: 'managing_director', birthDate: head.born },
        { name: `${member.given} ${member.family}`, role: 'board_member', birthDate: member.born },
      ],
      owners: holders.map(({ given, family }, at) => ({ name: `${given} ${family}`, share: owned[at] ?? 0 })),
    },
  }
}
