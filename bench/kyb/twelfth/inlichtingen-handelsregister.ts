import { distinct, inCents, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, inWords } from '../drawn/written.ts'

const names = {
  given: ['Roy Iwan', 'Soenita', 'Harold Ramon', 'Radjesh', 'Wonny Sarah', 'Glenn Humphrey', 'Ilse Marijke'],
  family: ['Bruijning', 'Ramdin-Jhagroe', 'Soekarnosentono', 'Tjon A Tsien', 'Wijngaarde', 'Kalloe', 'van Dijk-Silos'],
} as const // prettier-ignore
const firsts = ['Marowijne', 'Tapanahony', 'Kwatta', 'Coppename', 'Brokopondo']
const trades = [
  ['Houtexport', 'de exploitatie van houtconcessies en de uitvoer van hout en houtproducten'],
  ['Scheepvaartmaatschappij', 'het vervoer van goederen over zee en het optreden als cargadoor'],
  ['Handelmaatschappij', 'de in- en uitvoer van levensmiddelen en de groothandel daarin'],
] as const
const streets = ['Kernkampweg', 'Wagenwegstraat', 'Domineestraat', 'Tourtonnelaan', 'Indira Gandhiweg']
const notaries = ['mr. H.G. Doelwijk', 'mr. S.A. Chandralal', 'mr. P.L. Vredenkast']
const months = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'] // prettier-ignore

const posts = ['directeur', 'directeur', 'president-commissaris', 'commissaris']
const roles = ['managing_director', 'managing_director', 'chair', 'board_member'] as const

const look = `
#set page(paper: "a4", margin: (left: 27mm, right: 24mm, top: 16mm, bottom: 16mm))
#set text(font: "Noto Serif", size: 10pt, lang: "nl", hyphenate: false)
#set par(leading: 0.68em, spacing: 1.15em, justify: true)
`

/** The letter in which the Surinamese chamber tells a notary what its register says: prose, then directors and supervisors in lists. */
export const inlichtingenHandelsregister: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${made.pick(firsts)} ${trade} N.V.`
  const number = `${made.int(4000, 48_000)}`
  const date = made.date(2005, 2017)
  const deed = daysAfter(date, -made.int(40, 120))
  const address = `${made.pick(streets)} ${made.int(3, 290)}, Paramaribo`
  const shares = made.pick([100, 500, 1000])
  const capital = shares * 100
  const persons = people(made, names, 5).map(({ given, family }, at) => ({ name: `${given} ${family}`, born: made.date(1950, 1988), town: made.pick(['Paramaribo', 'Nickerie', 'Moengo']), since: daysAfter(date, at === 0 ? 0 : made.int(300, 1500)) })) // prettier-ignore
  const said = (day: string): string => inWords(day, months)
  const members = persons.map(({ name: one, town, born, since }, at) => `+ ${printed(`${one}, geboren te ${town} op ${said(born)}, ${posts[at] ?? ''}, in functie sedert ${said(since)};`)}`) // prettier-ignore
  const retired = persons.slice(4).map((one) => `${one.name} is met ingang van ${said(daysAfter(one.since, 900))} als directeur afgetreden.`).join('') // prettier-ignore
  const written = daysAfter('2025-02-03', made.int(0, 200))
  const [first = '', notary = ''] = distinct(made, notaries, 2)
  const source = `${look}
#align(center)[#text(14pt, weight: "bold", tracking: 0.6pt)[KAMER VAN KOOPHANDEL EN FABRIEKEN] \\ #text(9pt)[Prof. W.J.A. Kernkampweg 37 · Postbus 149 · Paramaribo – Suriname \\ Telefoon 555011 · Telefax 555012]]
#line(length: 100%, stroke: 0.8pt)
#v(3mm)
#grid(columns: (1fr, auto), [Aan: \\ ${printed(notary)}, notaris \\ ${printed(`${made.pick(streets)} ${made.int(2, 90)}`)} \\ Paramaribo], [Paramaribo, ${printed(said(written))} \\ #v(2mm) Ons kenmerk: HR/${printed(`${made.int(100, 1900)}/25`)} \\ Uw schrijven d.d. ${printed(said(daysAfter(written, -made.int(3, 14))))}])
#v(3mm)
*Betreft: inlichtingen uit het Handelsregister*
#v(1mm)
Geachte ${printed(notary)},

Naar aanleiding van uw bovenvermeld schrijven delen wij u mede dat in het Handelsregister van deze Kamer onder dossiernummer ${printed(number)} is ingeschreven de naamloze vennootschap:

#align(center, text(12.5pt, weight: "bold", ${JSON.stringify(`“${name}”`)}))

gevestigd te Paramaribo en kantoorhoudende aan de ${printed(address)}. De vennootschap is bij het Handelsregister ingeschreven op ${printed(said(date))}. De akte van oprichting is op ${printed(said(deed))} verleden voor ${printed(first)}, destijds notaris in Suriname, en bekendgemaakt in het Advertentieblad van de Republiek Suriname no. ${printed(`${made.int(5, 98)}`)}.

De vennootschap heeft ten doel ${printed(purpose)}, alles in de ruimste zin. Het maatschappelijk kapitaal bedraagt SRD ${printed(inCents(capital, ['.', ',']))} (Surinaamse dollar), verdeeld in ${printed(`${shares}`)} aandelen, elk groot SRD 100,00, welke alle geplaatst en volgestort zijn.

Blijkens de laatste opgave bestaat de *directie* uit:
${members.slice(0, 2).join('\n')}

en de *raad van commissarissen* uit:
${members.slice(2, 4).join('\n')}

${printed(retired)} Iedere directeur is zelfstandig bevoegd de vennootschap te vertegenwoordigen. Van surseance van betaling of faillissement is in het dossier niet gebleken.

Hopende u hiermede voldoende te hebben ingelicht,
#v(1mm)
Hoogachtend, \\
namens de Kamer van Koophandel en Fabrieken,
#v(11mm)
${printed(made.pick(['drs. M. Bandhoe', 'mw. S. Ramcharan LL.M.', 'R. Amatredjo']))} \\
Secretaris
#v(1fr)
#text(8pt)[Leges SRD 150,00 voldaan onder kwitantienummer ${printed(made.digits(6))}. Dit schrijven is slechts geldig indien voorzien van het stempel van de Kamer.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'inlichtingen uit het handelsregister (Suriname)',
      language: 'nl',
      values: { legalName: name, registrationNumber: number, entityType: 'naamloze vennootschap', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'SRD' },
      officers: roles.map((role, at) => ({ name: persons[at]?.name ?? '', role, birthDate: persons[at]?.born ?? '' })), // prettier-ignore
      owners: [],
    },
  }
}
