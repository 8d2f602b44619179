import { literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped } from '../drawn/written.ts'

const names = {
  given: ['Gergő', 'Ágota', 'Zsigmond', 'Csenge', 'Lőrinc', 'Ünige', 'Barnabás', 'Tünde'],
  family: ['Szőllősi', 'Kökény', 'Hegyközi', 'Tűzkő', 'Vadászi', 'Pálfalvi', 'Győrbíró', 'Almásy'],
} as const
const mothers = ['Bakó Ilona', 'Törő Julianna', 'Csépe Erzsébet', 'Nyíri Magdolna', 'Fülöp Katalin'] as const
const places = [
  { county: '01', court: 'Fővárosi Törvényszék Cégbírósága', towns: ['1137 Budapest', '1095 Budapest', '1024 Budapest'], streets: ['Katona József utca', 'Soroksári út', 'Margit körút'] },
  { county: '06', court: 'Szegedi Törvényszék Cégbírósága', towns: ['6720 Szeged', '6724 Szeged'], streets: ['Kölcsey utca', 'Mars tér', 'Kossuth Lajos sugárút'] },
  { county: '09', court: 'Debreceni Törvényszék Cégbírósága', towns: ['4024 Debrecen', '4031 Debrecen'], streets: ['Piac utca', 'Kishatár utca', 'Vígkedvű Mihály utca'] },
] as const // prettier-ignore
const stems = ['Tiszamenti Gabona', 'Őrség Energia', 'Körös Logisztika', 'Zengő Gépgyártó', 'Búvópatak Informatika'] // prettier-ignore
const forms = [
  ["62.01 '08", 'Számítógépes programozás'],
  ["46.21 '08", 'Gabona, dohány, vetőmag, takarmány nagykereskedelme'],
  ["52.10 '08", 'Raktározás, tárolás'],
  ["28.30 '08", 'Mezőgazdasági, erdészeti gép gyártása'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 15mm, bottom: 14mm), header: none, footer: text(8pt, context grid(columns: (1fr, auto), [Készült: 2025/09/17. A szolgáltatott adatok tájékoztató jellegűek.], [#counter(page).display(). oldal])))
#set text(font: "DejaVu Sans", size: 8.3pt, lang: "hu", hyphenate: false)
#set par(leading: 4.4pt, spacing: 5pt)
#let part(number, title) = block(width: 100%, above: 8pt, below: 4pt, sticky: true, stroke: (bottom: 0.5pt), inset: (bottom: 2pt), grid(columns: (9mm, 1fr), strong(number), strong(title)))
#let entry(number, body) = block(above: 4.5pt, below: 4.5pt, breakable: false, grid(columns: (5mm, 14mm, 1fr), [], number, body))
`

const slashes = (date: string): string => date.replaceAll('-', '/')

/** A number of an entry and the lines under it; the first is in bold. */
const entry = (number: string, [first = '', ...rest]: readonly string[], dates: string): string =>
  `#entry(${literal(number)}, [#strong(${literal(first)}) \\ ${[...rest, dates].map(printed).join(' \\ ')}])`

const entered = (date: string): string =>
  `Bejegyzés kelte: ${slashes(date)} Közzétéve: ${slashes(date)} Hatályos: ${slashes(date)} ...`

/** A Hungarian extract of the company register: numbered headings with numbered entries, each with its dates. */
export const cegkivonat: DrawnLayout = (made) => {
  const place = made.pick(places)
  const [stem, [code, trade]] = [made.pick(stems), made.pick(forms)]
  const name = `${stem} Zártkörűen Működő Részvénytársaság`
  const number = made.number('HU', 'registrationNumber', () => `${place.county}-10-0${made.digits(5)}`)
  const area = { '01': made.pick(['41', '42', '43']), '06': '06', '09': '09' }[place.county]
  const tax = made.number('HU', 'taxNumber', () => `1${made.digits(7)}-2-${area}`)
  const root = tax.slice(0, 8)
  const address = `${made.pick(place.towns)}, ${made.pick(place.streets)} ${made.int(1, 120)}.`
  const [deed, founded] = (() => {
    const date = made.date(2003, 2016)
    return [date.replace(/\d\d$/u, '01'), date.replace(/\d\d$/u, `${made.int(10, 28)}`)]
  })() // prettier-ignore
  const capital = made.int(5, 80) * 1_000_000
  const when = entered(founded)
  const persons = people(made, names, 4).map(({ given, family }) => ({
    name: `${family} ${given}`,
    born: made.date(1948, 1990),
    since: made.date(2018, 2022),
    home: `${made.pick(place.towns)}, ${made.pick(place.streets)} ${made.int(1, 99)}.`,
  }))
  const posts = ['igazgatóság elnöke', 'igazgatósági tag', 'igazgatósági tag', 'vezérigazgató']
  const official = ({ name: who, born, home, since }: (typeof persons)[number], at: number): string => entry(`13/${at + 2}.`, [
    `${who} (an.: ${made.pick(mothers)})`,
    `Születési ideje: ${slashes(born)} Adóazonosító jel: **********`,
    home,
    `A képviselet módja: ${at === 3 ? 'önálló' : 'együttes'}`,
    `A képviseletre jogosult tisztsége: ${posts[at] ?? ''} (vezető tisztségviselő)`,
    `Jogviszony kezdete: ${slashes(since)}`,
  ], entered(since.replace(/\d\d$/u, '28'))) // prettier-ignore
  const source = `${look}
#align(center)[#text(14pt, weight: "bold")[Cégkivonat] \\ #text(8.5pt)[Igazságügyi Minisztérium Céginformációs és az Elektronikus Cégeljárásban Közreműködő Szolgálat]]
#v(1mm)
A(z) *${number}* cégjegyzékszámú *${name}* (${address}) cég 2025. szeptember 17. napján hatályos adatai a következők:
#v(1mm)
#text(10pt, weight: "bold")[I. Cégformától független adatok]
#part("1.", "Általános adatok")
Cégjegyzékszám: *${number}* \\ Cégforma: *Zártkörűen működő részvénytársaság* \\ Bejegyezve: *${slashes(founded)}*
#part("2.", "A cég elnevezése")
${entry('2/1.', [name], when)}
#part("3.", "A cég rövidített elnevezése")
${entry('3/1.', [`${stem} Zrt.`], when)}
#part("5.", "A cég székhelye")
${entry('5/1.', [address], when)}
#part("8.", "A létesítő okirat kelte")
${entry('8/1.', [slashes(deed)], when)}
#part("9.", "A cég tevékenységi köre(i) TEÁOR szerint")
${entry('9/1.', [`${code} ${trade}`, 'Főtevékenység.'], when)}
#part("11.", "A cég jegyzett tőkéje")
#entry("11/1.", [#grid(columns: (60mm, 34mm, 20mm), row-gutter: 4pt, strong[Megnevezés], align(right, strong[Összeg]), align(right, strong[Pénznem]), [Pénzbeli hozzájárulás], align(right)[${grouped(capital, ' ')}], [], strong[Összesen], align(right, strong[${grouped(capital, ' ')}]), align(right, strong[HUF])) #v(1pt) ${when}])
#part("13.", "A vezető tisztségviselő(k), a képviseletre jogosult(ak) adatai")
${persons.map(official).join('\n')}
#part("14.", "A könyvvizsgáló(k) adatai")
${entry('14/1.', ['Mérlegmester Könyvvizsgáló Kft.', `1062 Budapest, Andrássy út ${made.int(50, 120)}. Cégjegyzékszám: 01-09-${made.digits(6)}`], when)}
#part("20.", "A cég statisztikai számjele")
${entry('20/1.', [`${root}-${code.slice(0, 2)}${code.slice(3, 5)}-114-${place.county}`], when)}
#part("21.", "A cég adószáma")
${entry('21/1.', [`Adószám: ${tax}.`, `Közösségi adószám: HU${root}.`, 'Adószám státusza: érvényes adószám'], when)}
#part("32.", "A cég pénzforgalmi jelzőszáma")
${entry('32/1.', [`${made.digits(8)}-${made.digits(8)}-00000000`, 'A számla megnyitásának dátuma: ' + slashes(founded)], when)}
#part("49.", "A cég cégjegyzékszámai")
${entry('49/1.', [`Cégjegyzékszám: ${number}`, `Vezetve a(z) ${place.court} nyilvántartásában.`], when)}
#part("60.", "Európai Egyedi Azonosító")
${entry('60/1.', [`Európai Egyedi Azonosító: HUOCCSZ.${number}`], entered('2017-06-09'))}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'cégkivonat (Hungary)',
      language: 'hu',
      values: {
        ...{ legalName: name, registrationNumber: number, taxNumber: tax, address, incorporationDate: founded },
        entityType: 'Zártkörűen működő részvénytársaság',
      },
      capital: { amount: capital, currency: 'HUF' },
      officers: persons.map((one, at) => ({ name: one.name, birthDate: one.born, role: (['chair', 'board_member', 'board_member', 'managing_director'] as const)[at] ?? 'representative' })),
      owners: [],
    },
  } // prettier-ignore
}
