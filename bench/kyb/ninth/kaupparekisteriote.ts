import { inCents, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const names = {
  given: ['Eero Tapani', 'Kaisa Marjatta', 'Väinö', 'Päivi Hannele', 'Jyrki Olavi', 'Sirkka-Liisa', 'Mårten Gustaf', 'Åsa Helena'],
  family: ['Yli-Hukkala', 'Mäkäräinen', 'Söderkulla', 'Pyhäjärvi', 'Niskavaara', 'Högfors', 'Lähteenmäki', 'Törnävä'],
} as const // prettier-ignore
const towns = [
  ['Tampere', '33100 TAMPERE', 'Hatanpään valtatie'],
  ['Oulu', '90130 OULU', 'Tyrnäväntie'],
  ['Jyväskylä', '40320 JYVÄSKYLÄ', 'Ahjokatu'],
  ['Kuopio', '70100 KUOPIO', 'Kauppakatu'],
  ['Vaasa', '65100 VAASA', 'Pitkäkatu'],
] as const
const stems = [
  ['Kuusiniemen Konepaja', 'Kuusiniemi Engineering'],
  ['Hämärän Ääni', 'Twilight Sound'],
  ['Rantakylän Lämpö', 'Rantakyla Heating'],
  ['Pohjantähden Ohjelmistot', 'Polaris Software Works'],
] as const
const trades = [
  'Metallituotteiden valmistus, koneistus ja kunnossapito sekä niihin liittyvä suunnittelu. Yhtiö voi omistaa ja hallita kiinteistöjä ja arvopapereita.',
  'Tietokoneohjelmistojen suunnittelu, valmistus ja myynti sekä alan konsultointi ja koulutus. Yhtiö voi harjoittaa arvopaperikauppaa.',
  'Lämpö-, vesi- ja ilmanvaihtoasennukset sekä alan tarvikkeiden tukku- ja vähittäiskauppa.',
] as const

const look = `
#set page(paper: "a4", margin: (x: 19mm, top: 14mm, bottom: 18mm), footer: text(7.5pt)[#line(length: 100%, stroke: 0.4pt) Patentti- ja rekisterihallitus, 00091 PRH #h(1fr) Puhelin 029 509 5000 #h(1fr) www.prh.fi])
#set text(font: "Liberation Sans", size: 10pt, lang: "fi", hyphenate: false)
#set par(leading: 5pt, spacing: 7pt)
#let facts(..list) = block(above: 8pt, below: 8pt, grid(columns: (52mm, 1fr), row-gutter: 6.5pt, ..list.pos().map(((label, value)) => ([#label:], value)).flatten()))
#let section(title, when) = block(width: 100%, above: 13pt, below: 6pt, sticky: true, grid(columns: (1fr, auto), strong(title), text(8.5pt, when)))
#let person(label, body) = block(above: 5pt, below: 5pt, pad(left: 6mm, grid(columns: (46mm, 1fr), label, body)))
`

const facts = (list: readonly (readonly [string, string])[]): string =>
  `#facts(${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})`

/** A heading of the extract with the day on which its entry was registered. */
const section = (title: string, date: string): string =>
  `#section(${literal(title)}, ${literal(`Rekisteröity ${withDots(date)}`)})`

interface Person {
  readonly name: string
  readonly born: string
  readonly home: string
}

const person = (post: string, { name, born, home }: Person): string =>
  `#person(${literal(post)}, [${printed(name)} \\ ${printed(`s. ${withDots(born)}, Suomen kansalainen, ${home}`)}])`

/** A Finnish extract of the trade register: basic facts, then each entry under a heading of its own. */
export const kaupparekisteriote: DrawnLayout = (made) => {
  const [town, code, street] = made.pick(towns)
  const [stem, parallel] = made.pick(stems)
  const name = `${stem} Oy`
  const business = (): string => made.number('FI', 'registrationNumber', () => `${made.int(1, 3)}${made.digits(6)}-${made.int(0, 9)}`) // prettier-ignore
  const number = business()
  const founded = made.date(2001, 2019)
  const address = `${street} ${made.int(2, 96)}, ${code}`
  const capital = made.pick([2_500, 8_000, 16_000, 50_000])
  const persons = people(made, names, 5).map(({ given, family }) => ({
    name: `${family} ${given}`,
    born: made.date(1947, 1994),
    home: made.pick(towns)[0],
  }))
  const [chair, second, third, head, deputy] = persons
  if (
    chair === undefined ||
    second === undefined ||
    third === undefined ||
    head === undefined ||
    deputy === undefined
  )
    throw new Error('There are not enough people.')
  const [elected, issued] = [made.date(2020, 2023), made.date(2025, 2025)]
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), [#text(11pt, weight: "bold")[PATENTTI- JA REKISTERIHALLITUS] \\ #text(9pt)[Yritykset ja yhteisöt \\ Kaupparekisteri]], [#text(13pt, weight: "bold")[KAUPPAREKISTERIOTE] \\ ${withDots(issued)} ${made.int(10, 15)}:${made.int(10, 59)}:${made.int(10, 59)}])
#v(2mm)
#line(length: 100%, stroke: 0.8pt)
${facts([
  ['Toiminimi', name],
  ['Y-tunnus', number],
  ['Yritysmuoto', 'Osakeyhtiö'],
  ['Kotipaikka', town],
  ['Rekisteröity', withDots(founded)],
  ['Kieli', 'Suomi'],
  ['Postiosoite', `PL ${made.int(11, 480)}, ${code}`],
  ['Käyntiosoite', address],
])}
#line(length: 100%, stroke: 0.4pt)
#text(weight: "bold")[VOIMASSA OLEVAT REKISTERIMERKINNÄT]
${section('RINNAKKAISTOIMINIMI', founded)}
#pad(left: 6mm)[${parallel} Ltd (englanti)]
${section('TOIMIALA', founded)}
#pad(left: 6mm)[${printed(made.pick(trades))}]
${section('OSAKEPÄÄOMA', founded)}
#pad(left: 6mm)[Osakepääoma ${inCents(capital, ['.', ','])} EUR. Osakkeita ${made.int(2, 40) * 50} kpl. Osakepääoma on kokonaan maksettu.]
${section('TILIKAUSI', founded)}
#pad(left: 6mm)[01.01. - 31.12.]
${section('HALLITUS', elected)}
${person('Puheenjohtaja', chair)}
${person('Varsinainen jäsen', second)}
${person('Varsinainen jäsen', third)}
${section('TOIMITUSJOHTAJA', elected)}
${person('Toimitusjohtaja', head)}
${section('TILINTARKASTAJAT', elected)}
#person([Tilintarkastusyhteisö], [Kirjanpidon Tarkastajat Oy, Y-tunnus ${business()}])
${section('EDUSTAMINEN', founded)}
#pad(left: 6mm)[Lain mukaan toiminimen kirjoittaa hallitus. Yhtiötä edustavat toimitusjohtaja ja hallituksen puheenjohtaja kumpikin yksin.]
${section('PROKURAT', elected)}
${person('Prokuristi yksin', deputy)}
#v(1fr)
#text(8.5pt)[Kaupparekisteriote sisältää ${withDots(issued)} voimassa olevat tiedot. Asiakirja on tulostettu sähköisestä tietopalvelusta. Vireillä olevia ilmoituksia: 0.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'kaupparekisteriote (Finland)',
      language: 'fi',
      values: {
        ...{ legalName: name, registrationNumber: number, entityType: 'Osakeyhtiö' },
        ...{ incorporationDate: founded, address },
      },
      capital: { amount: capital, currency: 'EUR' },
      officers: persons.map((one, at) => ({ name: one.name, birthDate: one.born, role: (['chair', 'board_member', 'board_member', 'managing_director', 'authorised_signatory'] as const)[at] ?? 'representative' })),
      owners: [],
    },
  } // prettier-ignore
}
