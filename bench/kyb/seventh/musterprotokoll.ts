import { monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, withDots } from '../drawn/written.ts'

const names = {
  given: ['Friederike', 'Hannes', 'Silke', 'Burkhard', 'Jasmin', 'Eckhart', 'Wiebke', 'Torben'],
  family: ['Kessenich', 'Uhlmann', 'Rothfuß', 'Dierks', 'Yıldırım', 'Mähler', 'Sprenger', 'Vollrath'],
} as const
const women: readonly string[] = ['Friederike', 'Silke', 'Jasmin', 'Wiebke']
const towns = [
  ['Ulm', '89073', 'Ulm'],
  ['Erfurt', '99084', 'Jena'],
  ['Kassel', '34117', 'Kassel'],
  ['Osnabrück', '49074', 'Osnabrück'],
] as const
const streets = ['Schillerstraße', 'Am Güterbahnhof', 'Lindenallee', 'Hafenstraße', 'Karlsplatz']
const firsts = ['Kornblume', 'Nordlicht', 'Zweiwerk', 'Lotsenhaus', 'Tannengrund']
const trades = ['Gebäudetechnik', 'Kaffeerösterei', 'Medien', 'Pflegedienste', 'Fahrradhandel']
const objects = [
  'der Handel mit Waren aller Art sowie die Erbringung damit zusammenhängender Dienstleistungen',
  'die Planung, die Errichtung und die Wartung technischer Anlagen in Gebäuden',
]
const months = monthsOf('de')
/** Who takes how much, with the words for it. */
const stakes = [
  [25_000, 'fünfundzwanzigtausend', [15_000, 'fünfzehntausend'], [10_000, 'zehntausend']],
  [30_000, 'dreißigtausend', [21_000, 'einundzwanzigtausend'], [9000, 'neuntausend']],
  [50_000, 'fünfzigtausend', [25_000, 'fünfundzwanzigtausend'], [25_000, 'fünfundzwanzigtausend']],
] as const

const look = `
#set page(paper: "a4", margin: (left: 32mm, right: 24mm, top: 24mm, bottom: 22mm))
#set text(font: "FreeMono", size: 11pt, weight: "bold", lang: "de", hyphenate: false)
#set par(leading: 0.75em, spacing: 1.3em)
#let item(number, body) = grid(columns: (9mm, 1fr), [#number], body)
`

const inMonths = (date: string): string => inWords(date, months).replace(' ', '. ')

/** The record by which a German company is founded, in the law's own sentences, and on a second page its application. */
export const musterprotokoll: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} GmbH`
  const date = made.date(2012, 2024)
  const [town, code, court] = made.pick(towns)
  const street = (): string => `${made.pick(streets)} ${made.int(2, 140)}`
  const address = `${street()}, ${code} ${town}`
  const [capital, inLetters, ...shares] = made.pick(stakes)
  const [notary, ...founders] = people(made, names, 3).map(({ given, family }) => ({
    name: `${given} ${family}`,
    title: women.includes(given) ? 'Frau' : 'Herr',
    born: made.date(1956, 1997),
    home: `${street()}, ${code} ${town}`,
  }))
  const [head, other] = founders
  if (notary === undefined || head === undefined || other === undefined)
    throw new Error('There are not enough people.')
  const post = head.title === 'Frau' ? ['Zur Geschäftsführerin', 'Die Geschäftsführerin'] : ['Zum Geschäftsführer', 'Der Geschäftsführer'] // prettier-ignore
  const appears = founders.map(({ name: person, title, born, home }, at) => `#item[${at + 1})][${title} ${printed(person)}, geboren am ${withDots(born)}, wohnhaft ${printed(home)}, ausgewiesen durch gültigen Personalausweis,]`) // prettier-ignore
  const taken = founders.map(({ name: person, title }, at) => {
    const [amount, words] = shares[at] ?? [0, '']
    return `${title} ${printed(person)} übernimmt einen Geschäftsanteil mit einem Nennbetrag in Höhe von ${grouped(amount)} € (i. W. ${words} Euro) (Geschäftsanteil Nr. ${at + 1})`
  })
  const source = `${look}
UR. Nr. ${made.int(140, 2300)}/${date.slice(0, 4)}

Heute, den ${printed(inMonths(date))}, erschienen vor mir, Dr. ${printed(notary.name)}, Notar${notary.title === 'Frau' ? 'in' : ''} mit dem Amtssitz in ${town},

${appears.join('\n\n')}

#item[1.][Die Erschienenen errichten hiermit nach § 2 Abs. 1a GmbHG eine Gesellschaft mit beschränkter Haftung unter der Firma #align(center)[${printed(name)}] mit dem Sitz in ${town}.]

#item[2.][Gegenstand des Unternehmens ist ${printed(made.pick(objects))}.]

#item[3.][Das Stammkapital der Gesellschaft beträgt ${grouped(capital)} € (i. W. ${inLetters} Euro) und wird wie folgt übernommen:

${taken.join('.\n\n')}.

Die Einlagen sind in Geld zu erbringen, und zwar sofort in voller Höhe.]

#item[4.][${post[0]} der Gesellschaft wird ${head.title} ${printed(head.name)}, geboren am ${withDots(head.born)}, wohnhaft in ${town}, bestellt. ${post[1]} ist von den Beschränkungen des § 181 des Bürgerlichen Gesetzbuchs befreit.]

#item[5.][Die Gesellschaft trägt die mit der Gründung verbundenen Kosten bis zu einem Gesamtbetrag von 300 €, höchstens jedoch bis zum Betrag ihres Stammkapitals. Darüber hinausgehende Kosten tragen die Gesellschafter im Verhältnis der Nennbeträge ihrer Geschäftsanteile.]

#item[6.][Von dieser Urkunde erhält eine Ausfertigung jeder Gesellschafter, beglaubigte Ablichtungen die Gesellschaft und das Registergericht (in elektronischer Form) sowie eine einfache Abschrift das Finanzamt - Körperschaftsteuerstelle -.]

#item[7.][Die Erschienenen wurden vom Notar auf die Folgen einer verspäteten Anmeldung hingewiesen.]
#pagebreak()
Amtsgericht ${court} \\ - Registergericht -

#v(4mm)
#text(12.5pt)[*${printed(name)}* \\ Neugründung einer Gesellschaft mit beschränkter Haftung]

Zur Ersteintragung in das Handelsregister wird angemeldet:

#item[1.][Unter der Firma ${printed(name)} ist eine Gesellschaft mit beschränkter Haftung errichtet worden.]

#item[2.][Sitz der Gesellschaft ist ${town}. Die inländische Geschäftsanschrift lautet: ${printed(address)}.]

#item[3.][Die Gesellschaft hat einen oder mehrere Geschäftsführer. Ist nur ein Geschäftsführer bestellt, so vertritt dieser die Gesellschaft allein. Sind mehrere bestellt, so wird die Gesellschaft durch sämtliche Geschäftsführer gemeinsam vertreten.]

#item[4.][${post[0]} ist bestellt: ${head.title} ${printed(head.name)}, geboren am ${withDots(head.born)}, ${town}. ${post[1]} vertritt die Gesellschaft allein.]

#item[5.][Es wird versichert, dass auf jeden Geschäftsanteil der volle Betrag geleistet ist und dass sich der Betrag endgültig in der freien Verfügung der Geschäftsführung befindet.]

#v(6mm)
${town}, den ${withDots(date)}
#v(16mm)
#line(length: 70mm, stroke: 0.6pt) #v(-6pt)
${printed(head.name)}
#v(1fr)
#grid(columns: (1fr, auto), [Vorstehende, heute vor mir vollzogene Unterschrift beglaubige ich hiermit öffentlich. \\ Dr. ${printed(notary.name)}], circle(radius: 12mm, stroke: 1pt, align(center + horizon, text(8pt)[NOTAR \\ ${town}])))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Musterprotokoll und Anmeldung (Germany)',
      language: 'de',
      values: { legalName: name, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [{ name: head.name, role: 'managing_director', birthDate: head.born }],
      owners: founders.map(({ name: person }, at) => ({ name: person, share: ((shares[at]?.[0] ?? 0) / capital) * 100 })), // prettier-ignore
    },
  }
}
