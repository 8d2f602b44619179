import { itemAt, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, inWords } from '../drawn/written.ts'

const names = {
  given: ['Wouter', 'Liesbeth', 'Koen', 'Annelies', 'Geert', 'Hilde', 'Pieter-Jan'],
  family: ['Vandecasteele', 'De Smedt', 'Claeys', 'Van Hoof', 'Goossens', 'Debruyne', 'Verstraeten'],
}
const firsts = ['Scheldezicht', 'Noordzee', 'Pajot', 'Molenbeek', 'Hagelands', 'Vlasmeer']
const trades = [
  ['Bouw', '41.201 - Algemene bouw van residentiële gebouwen'],
  ['Consulting', '70.220 - Overige adviesbureaus op het gebied van bedrijfsbeheer'],
  ['Transport', '49.410 - Goederenvervoer over de weg'],
] as const
const places = [
  ['Kortrijksesteenweg 812', '9000 Gent'],
  ['Frankrijklei 64 bus 3', '2000 Antwerpen'],
  ['Bondgenotenlaan 121', '3000 Leuven'],
  ['Doorniksestraat 35', '8500 Kortrijk'],
] as const
const none = 'Geen gegevens opgenomen in KBO.'
const months = monthsOf('nl')

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 12mm, bottom: 12mm))
#set text(font: ("Roboto", "Noto Sans"), size: 8.6pt, lang: "nl")
#set par(leading: 0.5em, spacing: 0.8em)
#let small(body) = text(size: 7.2pt, fill: rgb("#555555"), body)
#let section(head) = block(width: 100%, above: 7pt, below: 0pt, fill: rgb("#d9e4f1"), inset: 4pt, strong(head))
#let rows(..cells) = table(columns: (60mm, 1fr), stroke: (x: none, top: none, bottom: 0.3pt + rgb("#bbbbbb")), inset: 3.4pt, align: left + top, ..cells)
#let three(..cells) = table(columns: (60mm, 1fr, 45mm), stroke: (x: none, top: none, bottom: 0.3pt + rgb("#bbbbbb")), inset: 3.4pt, align: left + top, ..cells)
`

/** A Belgian number of ten digits, and the last two are 97 less the rest of the first eight. */
function belgian(eight: number): string {
  const digits = `${`${eight}`.padStart(8, '0')}${`${97 - (eight % 97)}`.padStart(2, '0')}`
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

/** A print of the public search of the Crossroads Bank in Dutch: pairs in sections, functions in three columns. */
export const kboGegevens: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const [street, town] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade}`
  const number = belgian(made.int(4_600_000, 7_900_000))
  const date = made.date(2003, 2018)
  const since = (day: string): string => `Sinds ${inWords(day, months)}`
  const later = daysAfter(date, made.int(700, 1800))
  const capital = made.pick([61_500, 62_000, 125_000, 250_000])
  const persons = people(made, names, 3)
  const written = (at: number): string => `${itemAt(persons, at).family} , ${itemAt(persons, at).given}`
  const parent = belgian(made.int(4_100_000, 4_590_000))
  const asked = inWords(daysAfter('2025-02-03', made.int(0, 270)), months)
  const pair = (label: string, value: string, note = ''): string => `[${label}], [${printed(value)}${note === '' ? '' : ` \\ #small[${note}]`}]` // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), [#text(size: 13pt)[*KBO Public Search*] \\ #small[FOD Economie, K.M.O., Middenstand en Energie]], [#small[Gegevens geraadpleegd op ${asked}]])
#section[Gegevens van de geregistreerde entiteit]
#section[Algemeen]
#rows(${[
    pair('Ondernemingsnummer:', number), pair('Status:', 'Actief'), pair('Rechtstoestand:', 'Normale toestand', since(date)), pair('Begindatum:', inWords(date, months)),
    pair('Naam:', name, `Naam in het Nederlands, ${since(date).toLowerCase()}`),
    pair('Afkorting:', name.split(' ').map((word) => word.slice(0, 2).toUpperCase()).join(''), since(date)),
    pair('Adres van de zetel:', street, '').replace(/\]$/u, ` \\ ${printed(town)} \\ #small[${since(later)}]]`), pair('Telefoonnummer:', none), pair('Faxnummer:', none),
    pair('E-mail:', none), pair('Webadres:', none), pair('Type entiteit:', 'Rechtspersoon'), pair('Rechtsvorm:', 'Naamloze vennootschap', since(date)),
    pair('Aantal vestigingseenheden (VE):', `${made.int(1, 4)}`),
  ].join(', ')})
#section[Functies]
#three([Gedelegeerd bestuurder], [${printed(written(0))}], [#small[${since(date)}]], [Bestuurder], [${printed(written(1))}], [#small[${since(later)}]], [Bestuurder], [${printed(parent)}], [#small[${since(later)}]], [Vaste vertegenwoordiger], [${printed(`${written(2)} (${parent})`)}], [#small[${since(later)}]])
#section[Ondernemersvaardigheden - Ambulant - Kermis]
#rows(table.cell(colspan: 2)[${none}])
#section[Hoedanigheden]
#rows([Werkgever RSZ], [#small[${since(daysAfter(date, 92))}]], [Btw-plichtig], [#small[${since(daysAfter(date, 14))}]], [Inschrijvingsplichtige onderneming], [#small[Sinds 1 november 2018]])
#section[Btw-activiteiten Nacebelcode versie 2008]
#rows([Btw 2008], [${activity} \\ #small[${since(daysAfter(date, 14))}]])
#section[Financiële gegevens]
#rows([Kapitaal], [${grouped(capital)},00 EUR], [Jaarvergadering], [${made.pick(['mei', 'juni'])}], [Einddatum boekjaar], [31 december])
#section[Linken tussen entiteiten]
#rows(table.cell(colspan: 2)[${none}])
#section[Externe linken]
#text(size: 8pt)[Publicaties in het Belgisch Staatsblad \\ Publicaties van de jaarrekeningen in de NBB \\ Werkgeversrepertorium RSZ]
` // prettier-ignore
  const officer = (at: number): string => `${itemAt(persons, at).given} ${itemAt(persons, at).family}`
  return {
    source,
    truth: {
      layout: 'Gegevens van de geregistreerde entiteit (KBO)',
      language: 'nl',
      values: { legalName: name, registrationNumber: number, entityType: 'Naamloze vennootschap', status: 'active', incorporationDate: date, address: `${street}, ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [
        { name: officer(0), role: 'managing_director' },
        { name: officer(1), role: 'director' },
        { name: officer(2), role: 'representative' },
      ],
      owners: [],
    },
  }
}
