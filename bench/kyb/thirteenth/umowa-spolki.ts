import { inCents, itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Zbigniew Jan', 'Tadeusz', 'Mieczysław', 'Przemysław', 'Ryszard Adam', 'Jarosław'],
  family: ['Gąsiorek', 'Ćwikła', 'Żyłka', 'Szczepańczyk', 'Mróz', 'Łękawa'],
} as const
const firsts = ['Bursztyn', 'Kłos', 'Dębina', 'Śnieżka', 'Zagroda']
const trades = [
  ['Logistyka', '49.41.Z – transport drogowy towarów', '52.10.B – magazynowanie i przechowywanie towarów'],
  ['Budownictwo', '41.20.Z – roboty budowlane związane ze wznoszeniem budynków', '43.99.Z – pozostałe specjalistyczne roboty budowlane'], // prettier-ignore
  ['Piekarnie', '10.71.Z – produkcja pieczywa', '47.24.Z – sprzedaż detaliczna pieczywa'],
] as const
const places = [
  ['Lublin', 'Lublinie', 'ulica Lipowa', '20-020'],
  ['Toruń', 'Toruniu', 'ulica Szeroka', '87-100'],
  ['Gliwice', 'Gliwicach', 'ulica Zwycięstwa', '44-100'],
] as const
const streets = ['Polnej', 'Ogrodowej', 'Słonecznej', 'Brzozowej']
const months = ['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca', 'lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (left: 32mm, right: 22mm, top: 22mm, bottom: 20mm), footer: context align(center, text(9pt)[– #counter(page).display() –]))
#set text(font: "Liberation Serif", size: 11.5pt, lang: "pl", hyphenate: false)
#set par(leading: 0.75em, spacing: 1.05em, justify: true)
#let section(number, words) = align(center, block(above: 14pt, below: 10pt)[*§ #number. \\ #words*])
`

/** The notarial deed of a Polish company, a certified copy on two pages: the parties as prose, then the articles under section signs. */
export const umowaSpolki: DrawnLayout = (made) => {
  const [town, where, street, code] = made.pick(places)
  const [trade, main, other] = made.pick(trades)
  const full = `${made.pick(firsts)} ${trade} spółka z ograniczoną odpowiedzialnością`
  const deed = made.date(2015, 2024)
  const address = `${street} ${made.int(2, 190)}, ${code} ${town}`
  const shares = made.pick([100, 200, 1000])
  const capital = shares * 50
  const owned = parts(made, 3)
  const persons = people(made, names, 4).map(({ given, family }) => {
    const born = made.date(1955, 1992)
    const draft = `${born.slice(2).replaceAll('-', '')}${made.digits(3)}${made.pick([1, 3, 5, 7, 9])}`
    const sum = Array.from(draft, (sign, at) => Number(sign) * ([1, 3, 7, 9][at % 4] ?? 0)).reduce((all, one) => all + one, 0) // prettier-ignore
    return { name: `${given} ${family}`, born, pesel: `${draft}${(10 - (sum % 10)) % 10}`, home: `${town}, przy ulicy ${made.pick(streets)} ${made.int(2, 80)}` }
  }) // prettier-ignore
  const partners = persons.slice(0, 3)
  const [chair, member] = [itemAt(persons, 0), itemAt(persons, 3)]
  const said = (day: string): string => `${inWords(day, months)} roku`
  const zloty = (amount: number): string => `${inCents(amount, [' ', ','])} zł`
  const notary = made.pick(['Bogdan Bielawski-Kot', 'Wojciech Zaręba'])
  const present = partners.map((one, at) => `${at + 1}) ${one.name}, syn ${['Stanisława i Heleny', 'Józefa i Marii', 'Jana i Zofii'][at] ?? ''}, urodzony dnia ${said(one.born)}, zamieszkały: ${one.home}, PESEL ${one.pesel}, legitymujący się dowodem osobistym ${made.pick(['CAB', 'DEF', 'AYM'])} ${made.digits(6)}${at === 2 ? '.' : ','}`) // prettier-ignore
  const taken = partners.map((one, at) => `${['a', 'b', 'c'][at] ?? ''}) ${one.name} obejmuje ${(shares / 100) * (owned[at] ?? 0)} udziałów o łącznej wartości nominalnej ${zloty((capital / 100) * (owned[at] ?? 0))}, to jest ${owned[at] ?? 0}% kapitału zakładowego${at === 2 ? '.' : ','}`) // prettier-ignore
  const source = `${look}
#align(right)[_WYPIS_]
Repertorium A Nr ${made.int(400, 9800)}/${deed.slice(0, 4)}
#align(center, text(14pt, weight: "bold", tracking: 3pt)[AKT NOTARIALNY])

Dnia ${said(deed)} przede mną, notariuszem – ${notary} – prowadzącym Kancelarię Notarialną w ${where} przy ulicy Krótkiej ${made.int(2, 20)}, stawili się:

${present.map(printed).join('\n\n')}

Tożsamość stawających notariusz ustalił na podstawie okazanych dowodów osobistych.
#align(center)[*UMOWA SPÓŁKI \\ Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ*]
#section(1, "Postanowienia ogólne")
Stawający oświadczają, że zawiązują spółkę z ograniczoną odpowiedzialnością, zwaną dalej Spółką. Spółka będzie działać pod firmą: *${printed(full)}*. Spółka może używać skrótu firmy: ${printed(full.replace('spółka z ograniczoną odpowiedzialnością', 'sp. z o.o.'))}

Siedzibą Spółki jest ${town}. Adres Spółki: ${printed(address)}. Czas trwania Spółki jest nieoznaczony.
#section(2, "Przedmiot działalności")
Przedmiotem działalności Spółki jest według Polskiej Klasyfikacji Działalności: ${printed(`${main}; ${other}`)}.
#pagebreak()
#section(3, "Kapitał zakładowy")
Kapitał zakładowy Spółki wynosi ${zloty(capital)} i dzieli się na ${shares} równych i niepodzielnych udziałów po 50,00 zł każdy. Udziały obejmują wspólnicy i pokrywają je w całości wkładem pieniężnym:

${taken.map(printed).join('\n\n')}
#section(4, "Organy Spółki")
Organami Spółki są Zgromadzenie Wspólników i Zarząd. Zarząd składa się z jednego albo większej liczby członków. Do reprezentowania Spółki upoważnieni są dwaj członkowie Zarządu łącznie.

Do pierwszego Zarządu powołani zostają: ${printed(chair.name)} jako Prezes Zarządu oraz ${printed(member.name)}, urodzony dnia ${said(member.born)}, PESEL ${member.pesel}, jako Członek Zarządu.
#section(5, "Rok obrotowy")
Rokiem obrotowym jest rok kalendarzowy. Pierwszy rok obrotowy kończy się 31 grudnia ${Number(deed.slice(0, 4)) + 1} roku.
#section(6, "Koszty")
Koszty tego aktu ponosi Spółka. Pobrano: taksę notarialną w kwocie ${inCents(made.int(160, 900), [' ', ','])} zł, podatek VAT 23% oraz podatek od czynności cywilnoprawnych w kwocie ${inCents(made.int(20, 400), [' ', ','])} zł. Wypisy tego aktu można wydawać wspólnikom i Spółce w dowolnej ilości.

Akt ten odczytano, przyjęto i podpisano. Na oryginale właściwe podpisy stawających i notariusza.
#v(6mm)
Repertorium A Nr ${made.int(400, 9800)}/${deed.slice(0, 4)}. Wypis ten wydano Spółce. ${town}, dnia ${said(deed)}.
#v(10mm)
#align(right)[Notariusz \\ ${notary}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'umowa spółki, akt notarialny (Poland)',
      language: 'pl',
      values: { legalName: full, entityType: 'spółka z ograniczoną odpowiedzialnością', address },
      capital: { amount: capital, currency: 'PLN' },
      officers: [
        { name: chair.name, role: 'chair', birthDate: chair.born },
        { name: member.name, role: 'board_member', birthDate: member.born },
      ],
      owners: partners.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
