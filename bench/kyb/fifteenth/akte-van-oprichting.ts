import { itemAt, inCents, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts } from '../drawn/written.ts'
import { dutchWords } from './dutch-words.ts'

const names = {
  given: ['Willemijn Charlotte', 'Jeroen Antonius', 'Hendrik Pieter', 'Fatima', 'Lieselotte', 'Sander Johan'],
  family: ['Oosterveld', 'van den Akker', 'Kloosterman', 'el Hamdaoui', 'de Graaf-Tinga', 'Roorda'],
} as const
const women = ['Willemijn', 'Fatima', 'Lieselotte']
const firsts = ['Vechtstroom', 'Noorderdijk', 'Zaanlicht', 'Kempenland', 'IJsselkade']
const trades = [
  ['Installatietechniek', 'het aanleggen en onderhouden van technische installaties in gebouwen'],
  ['Bloembollen', 'het telen van, de handel in en de export van bloembollen en andere gewassen'],
  ['Software', 'het ontwikkelen, uitgeven en onderhouden van software en het geven van advies daarover'],
] as const
const places = [
  ['Utrecht', '3526 KL', 'Kanaalweg'],
  ['Zwolle', '8011 CW', 'Thomas à Kempisstraat'],
  ['Hoorn', '1621 HT', 'Nieuwendam'],
  ['Eindhoven', '5611 EM', 'Stratumsedijk'],
] as const
const towns = ['Deventer', 'Leeuwarden', 'Amersfoort', 'Roosendaal', 'Alkmaar']
const form = 'besloten vennootschap met beperkte aansprakelijkheid'

const look = `
#set page(paper: "a4", margin: (left: 38mm, right: 24mm, top: 22mm, bottom: 20mm), footer: context align(right, text(8.5pt)[Blad #counter(page).display()]))
#set text(font: "Liberation Serif", size: 10.8pt, lang: "nl", hyphenate: false)
#set par(leading: 0.66em, spacing: 0.66em)
#let art(title, number) = block(above: 10pt, below: 6pt, sticky: true)[#underline(title) \\ #underline("Artikel " + number)]
`

const months = monthsOf('nl')
const written = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${dutchWords(Number(day))} ${months[Number(month) - 1] ?? ''} ${dutchWords(Number(year))}`
}
const counted = (count: number): string => `${dutchWords(count)} (${count})`

/** The deed by which a Dutch notary incorporates a private company: prose with dates in words, the articles, and who takes the shares and is appointed at the end. */
export const akteVanOprichting: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const [seat, postcode, street] = made.pick(places)
  const name = `${made.pick(firsts)} ${trade} B.V.`
  const address = `${postcode} ${seat}, ${street} ${made.int(2, 190)}`
  const date = made.date(2013, 2024)
  const total = made.pick([100, 200, 1000])
  const owned = parts(made, 2)
  const shares = owned.map((part) => (part * total) / 100)
  const persons = people(made, names, 3).map(({ given, family }) => ({ name: `${given} ${family}`, born: made.date(1949, 1992), from: made.pick(towns), home: made.pick(towns) })) // prettier-ignore
  const clerk = made.pick(['Marieke Dijkgraaf', 'Anouk Verhoef'])
  const [founders, notary] = [persons.slice(0, 2), itemAt(persons, 2)]
  const passport = (): string =>
    `${made.pick(['N', 'B'])}${made.pick(['S', 'X'])}${made.pick(['L', 'R'])}${made.digits(5)}${made.int(1, 9)}`
  const euros = inCents(total, ['.', ','])
  const source = `${look}
#text(9pt)[Dossier: ${date.slice(0, 4)}.${made.digits(6)}.01/${made.pick(['MvD', 'JK', 'RB'])}]
#v(4mm)
#align(center)[*AKTE VAN OPRICHTING* \\ *${printed(name)}*]
#v(3mm)
Heden, ${written(date)}, verscheen voor mij, mr. ${printed(notary.name)}, notaris met plaats van vestiging ${seat}:

mevrouw ${clerk}, geboren te ${made.pick(towns)} op ${written(made.date(1965, 1990))}, werkzaam ten kantore van mij, notaris, ${street} ${made.int(200, 290)}, ${postcode.slice(0, 4)} ZZ ${seat}, te dezen handelend als schriftelijk gevolmachtigde van:

${founders.map((one, at) => `${at + 1}. #h(2mm) ${women.includes(one.name.split(' ')[0] ?? '') ? 'mevrouw' : 'de heer'} *${printed(one.name)}*, geboren te ${one.from} op ${written(one.born)}, wonende te ${one.home}, ${made.pick(['Singel', 'Beukenlaan', 'Oude Gracht'])} ${made.int(3, 99)}, gehuwd, houder van een Nederlands paspoort met nummer ${passport()}, uitgegeven te ${one.home} op ${written(daysAfter(date, -made.int(200, 1500)))};`).join('\n\n')}

hierna tezamen ook te noemen: de "oprichters".

De comparante, handelend als gemeld, verklaarde bij deze een ${form} op te richten, waarvoor de navolgende statuten zullen gelden.

#align(center)[*STATUTEN*]
#art("Naam en zetel", "1")
1. #h(2mm) De vennootschap draagt de naam: *${printed(name)}*

2. #h(2mm) De vennootschap heeft haar zetel in de gemeente ${seat}.
#art("Doel", "2")
De vennootschap heeft ten doel: ${purpose}; het deelnemen in, het voeren van beheer over en het financieren van andere ondernemingen, alsmede al hetgeen met het vorenstaande verband houdt of daartoe bevorderlijk kan zijn, alles in de ruimste zin van het woord.
#art("Kapitaal en aandelen", "3")
1. #h(2mm) Het kapitaal van de vennootschap bestaat uit aandelen, elk nominaal groot een euro (€ 1,00).

2. #h(2mm) De aandelen luiden op naam en zijn doorlopend genummerd van 1 af. Aandeelbewijzen worden niet uitgegeven.
#art("Bestuur", "4")
1. #h(2mm) De vennootschap wordt bestuurd door een bestuur, bestaande uit een of meer bestuurders. De algemene vergadering benoemt, schorst en ontslaat de bestuurders.

2. #h(2mm) Het bestuur vertegenwoordigt de vennootschap. De bevoegdheid tot vertegenwoordiging komt mede toe aan iedere bestuurder afzonderlijk.
#art("Boekjaar en jaarrekening", "5")
Het boekjaar valt samen met het kalenderjaar. Jaarlijks binnen vijf maanden na afloop van het boekjaar maakt het bestuur een jaarrekening op.
#v(2mm)
#align(center)[*SLOTVERKLARINGEN*]
De comparante, handelend als gemeld, verklaarde ten slotte:

A. #h(2mm) #underline[Geplaatst kapitaal.] Bij de oprichting zijn geplaatst ${counted(total)} aandelen, vertegenwoordigende een geplaatst kapitaal van ${dutchWords(total)} euro (€ ${euros}). In het geplaatste kapitaal wordt deelgenomen door:

${founders.map((one, at) => `#h(7mm) - #h(2mm) ${printed(one.name)}, voornoemd, voor ${counted(itemAt(shares, at))} aandelen, genummerd ${at === 0 ? 1 : itemAt(shares, 0) + 1} tot en met ${at === 0 ? itemAt(shares, 0) : total}${at === 0 ? ';' : '.'}`).join('\n\n')}

B. #h(2mm) #underline[Storting.] De aandelen worden geplaatst tegen de nominale waarde en zijn volgestort in geld. De vennootschap aanvaardt de stortingen.

C. #h(2mm) #underline[Eerste bestuurders.] Voor de eerste maal worden tot bestuurder van de vennootschap benoemd: de oprichters ${founders.map((one) => printed(one.name)).join(' en ')}, beiden voornoemd.

D. #h(2mm) #underline[Eerste boekjaar.] Het eerste boekjaar van de vennootschap eindigt op eenendertig december ${dutchWords(Number(date.slice(0, 4)))}.

E. #h(2mm) #underline[Adres.] De vennootschap houdt kantoor te ${printed(address)}.

De comparante is mij, notaris, bekend. Van de volmachten blijkt uit twee onderhandse akten, die aan deze akte zijn gehecht.

#h(14mm) WAARVAN AKTE is verleden te ${seat} op de datum in het hoofd van deze akte vermeld. De zakelijke inhoud van de akte is aan de comparante opgegeven en toegelicht. Onmiddellijk na beperkte voorlezing is de akte ondertekend, eerst door de comparante en vervolgens door mij, notaris, om ${dutchWords(made.int(9, 16))} uur en ${dutchWords(made.int(2, 58))} minuten.
#v(5mm)
(Volgt ondertekening) #h(1fr) UITGEGEVEN VOOR AFSCHRIFT
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'akte van oprichting (Netherlands)',
      language: 'nl',
      values: { legalName: name, entityType: form, incorporationDate: date, address },
      capital: { amount: total, currency: 'EUR' },
      officers: founders.map((one) => ({ name: one.name, role: 'director', birthDate: one.born })),
      owners: founders.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
