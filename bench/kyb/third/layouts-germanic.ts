import type { Invented } from '../independent/invented.ts'
import type { ThirdLayout } from './third-document.ts'
import { newPage, type Page } from './page.ts'
import { grouped, inWords, parts, withDots } from '../drawn/written.ts'

const germans = [
  ['Brandtner', 'Ulrike'], ['Scholzen', 'Matthias'], ['Öztürk-Lange', 'Deniz'], ['Freiherr von Aalen', 'Konstantin'],
  ['Weißmüller', 'Jörg'], ['Kowalke', 'Annegret'], ['Hübscher', 'Till'], ['Sandvoß', 'Marlene'],
] as const // prettier-ignore

interface German {
  readonly name: string
  readonly printed: string
  readonly birth: string
}

function german(made: Invented, at: number): German {
  const [surname, given] = germans[at % germans.length] ?? germans[0]
  const birth = made.date(1952, 1995)
  const town = made.pick(['Hamburg', 'Kiel', 'Erfurt', 'Mölln', 'Augsburg'])
  return { name: `${given} ${surname}`, printed: `${surname}, ${given}, ${town}, *${withDots(birth)}`, birth }
}

const columns = [20, 75, 480, 660, 985, 1195, 1500, 1680] as const

/** Section B of the German commercial register as a chronological table of seven columns, on a wide page. */
export const chronologicalPrint: ThirdLayout = (made) => {
  const page = newPage({ width: 1700, height: 1202, font: 'Arimo', family: 'sans', size: 16.5 })
  const isStock = made.int(0, 2) === 0
  const name = `${made.pick(['Nordlicht', 'Hanse', 'Elbufer', 'Königsforst', 'Rotbuche'])} ${made.pick(['Feinmechanik', 'Energieberatung', 'Lebensmittel', 'Schiffstechnik'])} ${isStock ? 'AG' : 'GmbH'}`
  const [town, street, code] = made.pick([['Lübeck', 'Kanalstraße', '23552'], ['Görlitz', 'Obermarkt', '02826'], ['Würzburg', 'Am Röthenberg', '97084']] as const) // prettier-ignore
  const [street_, number] = [`${street} ${made.int(2, 140)}`, `HRB ${made.int(1200, 98000)}`]
  const date = made.date(1999, 2021)
  const capital = isStock ? 50000 * made.int(1, 12) : 25000 * made.int(1, 6)
  const from = made.int(0, germans.length - 1)
  const [first, left, later, proxy] = [
    german(made, from),
    german(made, from + 1),
    german(made, from + 2),
    german(made, from + 3),
  ]
  const title = isStock ? 'Vorstand' : 'Geschäftsführer'
  page.text([30, 50], `Handelsregister B des Amtsgerichts ${town}`, { bold: true, size: 22 })
  page.text([850, 50], 'Ausdruck', { size: 20, anchor: 'middle' })
  page.text([1670, 50], `Nummer der Firma: ${number}`, { bold: true, size: 22, anchor: 'end' })
  page.text([1670, 82], 'Seite 1 von 1', { size: 17, anchor: 'end' })
  grid(page)
  row(page, 290, [
    ['1'],
    [`a) ${name}`, `b) ${town}, Geschäftsanschrift:`, `${street_}, ${code} ${town}`, 'c) Die Entwicklung und der Vertrieb von Anlagen sowie alle damit zusammenhängenden Geschäfte.'],
    [`${grouped(capital)},00 EUR`],
    [`a) Ist nur ein ${isStock ? 'Vorstandsmitglied' : title} bestellt, so vertritt dieser die Gesellschaft allein.`, `b) ${title}: ${first.printed}`, `${title}: ${left.printed}`],
    [`Einzelprokura: ${proxy.printed}`],
    [`a) ${isStock ? 'Aktiengesellschaft' : 'Gesellschaft mit beschränkter Haftung'}`, `${isStock ? 'Satzung' : 'Gesellschaftsvertrag'} vom ${withDots(date)}`],
    [`a) ${withDots(date)}`, 'Petersen'],
  ]) // prettier-ignore
  page.line([20, 700], [1680, 700])
  const changed = made.int(0, 1) === 1
  if (changed)
    row(page, 730, [['2'], [], [], [`b) Nicht mehr ${title}: ${left.printed}`, `Bestellt als ${title}: ${later.printed}`], [], [], [`a) ${withDots(made.date(2022, 2024))}`, 'Dr. Ahlers']]) // prettier-ignore
  page.text([30, 1160], `Ausdruck vom ${withDots(made.date(2025, 2025))} ${made.int(10, 17)}:${made.int(10, 59)}:${made.int(10, 59)}`, { size: 16 }) // prettier-ignore
  const role = isStock ? 'board_member' : 'managing_director'
  return {
    page,
    truth: {
      ...{ layout: 'chronologischer Ausdruck', language: 'de' },
      values: { legalName: name, registrationNumber: number, entityType: isStock ? 'Aktiengesellschaft' : 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address: `${street_} ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: first.name, role, birthDate: first.birth },
        { name: changed ? later.name : left.name, role, birthDate: changed ? later.birth : left.birth },
        { name: proxy.name, role: 'authorised_signatory', birthDate: proxy.birth },
      ],
      owners: [],
    },
  }
}

const heads = [
  'Nr. der Eintragung', 'a) Firma b) Sitz, Niederlassung, inländische Geschäftsanschrift c) Gegenstand des Unternehmens',
  'Grund- oder Stammkapital', 'a) Allgemeine Vertretungsregelung b) Vorstand, Geschäftsführer, besondere Vertretungsbefugnis',
  'Prokura', 'a) Rechtsform, Beginn, Satzung b) Sonstige Rechtsverhältnisse', 'a) Tag der Eintragung b) Bemerkungen',
] // prettier-ignore

function grid(page: Page): void {
  page.box([20, 110], [1660, 1000])
  for (const x of columns.slice(1, -1)) page.line([x, 110], [x, 1110])
  page.line([20, 215], [1680, 215])
  page.line([20, 255], [1680, 255])
  for (const [at, head] of heads.entries()) {
    const [x = 0, to = 0] = [columns[at], columns[at + 1]]
    page.lines([x + 8, 132], at === 0 ? 'Nr.' : head, { width: to - x - 14, size: 14.5 })
    page.text([(x + to) / 2, 242], `${at + 1}`, { anchor: 'middle', size: 16 })
  }
}

function row(page: Page, top: number, cells: readonly (readonly string[])[]): void {
  for (const [at, paragraphs] of cells.entries()) {
    const [x = 0, to = 0] = [columns[at], columns[at + 1]]
    let y = top
    for (const paragraph of paragraphs) y = page.lines([x + 8, y], paragraph, { width: to - x - 16 }) + 9
  }
}

const dutchMonths = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'] // prettier-ignore
const flemish = [
  ['Vanderheyden', 'Joris'], ['De Smedt', 'Lieve'], ['Claeys', 'Koenraad'], ['Van Acker', 'Sofie'], ['Bogaert', 'Wim'], ['Peeters', 'Annelies'],
] as const // prettier-ignore

/** The annex to the Belgian gazette in which a deed of incorporation is published: a form above, prose below, a stamp. */
export const staatsbladBijlage: ThirdLayout = (made) => {
  const page = newPage({ width: 1300, height: 1838, font: 'Gentium', family: 'serif', size: 25 })
  const name = `${made.pick(['Scheldekaai', 'Polderland', 'De Gouden Haan', 'Lindehof', 'Noordzee'])} ${made.pick(['Projecten', 'Textiel', 'Logistiek', 'Bouwwerken'])}`
  const number = made.number(
    'BE',
    'registrationNumber',
    () => `0${made.int(400, 799)}.${made.digits(3)}.${made.digits(3)}`,
  )
  const [code, town] = made.pick([
    ['9000', 'Gent'],
    ['2018', 'Antwerpen'],
    ['8500', 'Kortrijk'],
    ['3000', 'Leuven'],
  ] as const)
  const address = `${made.pick(['Veldstraat', 'Kerkplein', 'Molenweg', 'Stationslaan'])} ${made.int(3, 210)}, ${code} ${town}`
  const [date, shares] = [made.date(2008, 2023), 1000]
  const capital = 61500 + 500 * made.int(0, 80)
  const owned = parts(made, 2)
  const from = made.int(0, 5)
  const people = [0, 1].map((step) => flemish[(from + step) % flemish.length] ?? flemish[0])
  const of = (at: number) => `${people[at]?.[0] ?? ''} ${people[at]?.[1] ?? ''}`
  page.text([80, 90], 'Luik B', { bold: true, size: 30 })
  page.lines([230, 82], 'In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging van de akte ter griffie', { width: 900, size: 23 }) // prettier-ignore
  page.box([80, 170], [190, 240])
  page.lines([95, 205], 'Voorbehouden aan het Belgisch Staatsblad', { width: 160, size: 20 })
  page.ring([1020, 290], 100)
  page.text([1020, 268], 'NEERGELEGD', { anchor: 'middle', size: 22, bold: true, ink: 'blue', turn: -8 })
  page.text([1020, 300], withDots(date, '-'), { anchor: 'middle', size: 22, ink: 'blue', turn: -8 })
  page.text([1020, 332], 'GRIFFIE', { anchor: 'middle', size: 20, ink: 'blue', turn: -8 })
  for (const [at, [label, value]] of [
    ['Ondernemingsnr :', number],
    ['Naam', ''],
    ['(voluit) :', name],
    ['(verkort) :', ''],
    ['Rechtsvorm :', 'Naamloze vennootschap'],
    ['Volledig adres v.d. zetel :', address],
    ['Onderwerp akte :', 'OPRICHTING'],
  ].entries()) {
    // prettier-ignore
    page.text([label?.startsWith('(') === true ? 190 : 80, 480 + at * 46], label ?? '')
    page.text([label?.startsWith('(') === true ? 330 : 400, 480 + at * 46], value ?? '', { bold: at === 2 })
  }
  let y = 860
  for (const paragraph of [
    `Uit een akte verleden voor meester Hugo Verbruggen, notaris te ${town}, op ${inWords(date, dutchMonths)}, neergelegd vóór registratie, blijkt dat een naamloze vennootschap werd opgericht met als naam "${name}".`,
    `Oprichters: 1. De heer ${of(0)}, wonende te ${town}; 2. Mevrouw ${of(1)}, wonende te Mechelen.`,
    `Het kapitaal bedraagt ${grouped(capital)},00 euro, vertegenwoordigd door ${grouped(shares)} aandelen zonder vermelding van nominale waarde. Hierop wordt als volgt ingeschreven: ${of(0)} voornoemd, ${(shares * (owned[0] ?? 0)) / 100} aandelen; ${of(1)} voornoemd, ${(shares * (owned[1] ?? 0)) / 100} aandelen.`,
    `Worden benoemd tot bestuurder voor een duur van zes jaar: ${of(0)} en ${of(1)}, die aanvaarden.`,
    'Het boekjaar begint op één januari en eindigt op eenendertig december van ieder jaar.',
    'Voor analytisch uittreksel, Hugo Verbruggen, notaris.',
  ])
    y = page.lines([80, y], paragraph, { width: 1140 }) + 20
  return {
    page,
    truth: {
      ...{ layout: 'bijlage Belgisch Staatsblad', language: 'nl' },
      values: { legalName: name, registrationNumber: number, entityType: 'Naamloze vennootschap', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [0, 1].map((at) => ({ name: of(at), role: 'director' as const })),
      owners: owned.map((share, at) => ({ name: of(at), share })),
    },
  }
}
