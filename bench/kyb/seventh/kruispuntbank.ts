import {
  call,
  inCents,
  literal,
  monthsOf,
  people,
  printed,
  type DrawnLayout,
} from '../drawn/drawn-document.ts'
import { inWords } from '../drawn/written.ts'

const names = {
  given: ['Liesbeth', 'Wouter', 'Annelies', 'Koenraad', 'Sofie', 'Bart', 'Griet', 'Dries'],
  family: ['Vandenbroucke', 'De Smedt', 'Claeys', 'Verhoeven', 'Van Hecke', 'Lauwers', 'D’Hondt'],
} as const
const places = [
  ['9000', 'Gent', 'Sint-Pietersnieuwstraat'],
  ['8500', 'Kortrijk', 'Doorniksewijk'],
  ['2800', 'Mechelen', 'Leopoldstraat'],
  ['3500', 'Hasselt', 'Kempische Steenweg'],
] as const
const firsts = ['Leieland', 'Scheldewerf', 'Vlasblom', 'Kouterbeek', 'Noordzeebries']
const trades = ['Textiel', 'Bouwgroep', 'Zuivel', 'Transport', 'Drukkerij']
const forms = [
  ['NV', 'Naamloze vennootschap', 61_500],
  ['NV', 'Naamloze vennootschap', 250_000],
  ['CV', 'Coöperatieve vennootschap', 18_550],
] as const
const months = monthsOf('nl')

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 16mm, bottom: 15mm))
#set text(font: "Noto Sans CJK JP", size: 9pt, lang: "nl", hyphenate: false)
#let section(title) = block(width: 100%, above: 12pt, below: 4pt, fill: rgb("#4a6a3d"), inset: 4pt, text(10pt, weight: "bold", fill: white, title))
#let row(label, value, since) = block(width: 100%, above: 0pt, below: 0pt, stroke: (bottom: 0.4pt + luma(190)), inset: (x: 3pt, y: 4.5pt), grid(columns: (60mm, 1fr), text(fill: rgb("#333333"), label), [#value#if since != "" [ \\ #text(7.5pt, fill: luma(90), since)]]))
#let post(title, person, since) = block(width: 100%, above: 0pt, below: 0pt, stroke: (bottom: 0.4pt + luma(190)), inset: (x: 3pt, y: 4.5pt), grid(columns: (60mm, 1fr, 45mm), title, person, text(8pt, fill: luma(90), since)))
`

/** What the Belgian bank of enterprises shows of one: labels and values, under each since when it is so. */
export const kruispuntbank: DrawnLayout = (made) => {
  const [short, form, capital] = made.pick(forms)
  const name = `${made.pick(firsts)} ${made.pick(trades)} ${short}`
  const plain = made.number('BE', 'registrationNumber', () => `0${made.int(4, 7)}${made.digits(8)}`)
  const number = `${plain.slice(0, 4)}.${plain.slice(4, 7)}.${plain.slice(7)}`
  const date = made.date(1988, 2018)
  const [code, town, street] = made.pick(places)
  const road = `${street} ${made.int(2, 260)}`
  const [sat, moved] = [made.date(2020, 2023), made.date(2019, 2019)]
  const persons = people(made, names, 3)
  const roles = ['Gedelegeerd bestuurder', 'Bestuurder', 'Bestuurder'] as const
  const row = (label: string, value: string, since = ''): string => call('row', label, value, since)
  const since = (day: string): string => `Sinds ${inWords(day, months)}`
  const source = `${look}
#grid(columns: (1fr, auto), align: horizon, [#text(14pt, weight: "bold")[Kruispuntbank van Ondernemingen] \\ #text(9pt)[FOD Economie, K.M.O., Middenstand en Energie]], text(9pt)[Public Search])
#v(3pt)
#line(length: 100%, stroke: 1pt + rgb("#4a6a3d"))
#text(11pt, weight: "bold")[Gegevens van de geregistreerde entiteit]
#section[Algemeen]
${row('Ondernemingsnummer:', number)}
${row('Status:', 'Actief')}
${row('Rechtstoestand:', 'Normale toestand', since(date))}
${row('Begindatum:', inWords(date, months))}
${row('Naam:', name, `Naam in het Nederlands, ${since(date).toLowerCase()}`)}
${row('Adres van de zetel:', `${road}\n${code} ${town}`, since(moved))}
${row('Telefoonnummer:', 'Geen gegevens opgenomen in KBO.')}
${row('E-mail:', 'Geen gegevens opgenomen in KBO.')}
${row('Type entiteit:', 'Rechtspersoon')}
${row('Rechtsvorm:', form, since(date))}
${row('Aantal vestigingseenheden (VE):', `${made.int(1, 6)}`)}
#section[Functies]
${persons.map(({ given, family }, at) => call('post', roles[at] ?? '', `${family} ,  ${given}`, since(at === 0 ? sat : made.date(2021, 2024)))).join('\n')}
#section[Hoedanigheden]
${row('Werkgever RSZ', since(date))}
${row('Onderworpen aan btw', since(date))}
${row('Inschrijvingsplichtige onderneming', 'Sinds 1 november 2018')}
#section[Activiteiten]
${row('Btw-activiteiten 2025', `${made.int(10, 82)}.${made.int(100, 990)}  -  ${made.pick(['Groothandel in consumentenartikelen', 'Algemene bouwwerkzaamheden', 'Goederenvervoer over de weg'])}`, 'Sinds 1 januari 2025')}
#section[Financiële gegevens]
${row('Kapitaal', `${inCents(capital, ['.', ','])} EUR`)}
${row('Jaarvergadering', made.pick(['mei', 'juni']))}
${row('Einddatum boekjaar', '31 december')}
#section[Linken tussen entiteiten]
${row('', 'Geen gegevens opgenomen in KBO.')}
#v(1fr)
#text(8pt, fill: luma(70))[${printed(`Uittreksel van ${inWords(made.date(2025, 2025), months)}.`)} #h(1fr) #text(${literal('kbopub.economie.fgov.be')})]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'uittreksel KBO (Belgium)',
      language: 'nl',
      values: { legalName: name, registrationNumber: plain, entityType: form, status: 'active', incorporationDate: date, address: `${road}, ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: persons.map(({ given, family }, at) => ({ name: `${given} ${family}`, role: at === 0 ? ('managing_director' as const) : ('director' as const) })), // prettier-ignore
      owners: [],
    },
  }
}
