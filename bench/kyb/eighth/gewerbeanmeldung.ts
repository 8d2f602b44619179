import { literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { withDots } from '../drawn/written.ts'

const names = {
  given: ['Annegret', 'Malte', 'Birgül', 'Henning', 'Swantje', 'Jochen', 'Edeltraud', 'Marius'],
  family: ['Tiedemann', 'Großkopf', 'Aydemir', 'von der Heydt', 'Pätzold', 'Wuttke', 'Schlüter', 'Nachtigal'],
} as const
const women: readonly string[] = ['Annegret', 'Birgül', 'Swantje', 'Edeltraud']
const towns = [
  ['Stadt Göttingen', '37073', 'Göttingen', 'Göttingen'],
  ['Hansestadt Lüneburg', '21335', 'Lüneburg', 'Lüneburg'],
  ['Stadt Neuruppin', '16816', 'Neuruppin', 'Neuruppin'],
  ['Stadt Siegburg', '53721', 'Siegburg', 'Siegburg'],
] as const
const streets = ['Groner Landstraße', 'Am Sande', 'Bahnhofstraße', 'Kaiserstraße', 'An der Mühle']
const births = ['Celle, Deutschland', 'Bursa, Türkei', 'Güstrow, Deutschland', 'Linz, Österreich']
const firsts = ['Leinetal', 'Heideblick', 'Ruppiner', 'Michaelsberg', 'Drei Eichen']
const trades = [
  ['Sanitärtechnik', 'Installation und Wartung von Heizungs- und Sanitäranlagen', 'Handwerk'],
  ['Feinkost', 'Einzelhandel mit Lebensmitteln und Getränken, Partyservice', 'Handel'],
  ['Softwarehaus', 'Entwicklung und Vertrieb von Software für Arztpraxen', 'Sonstiges'],
] as const
const kinds = ['Industrie', 'Handwerk', 'Handel', 'Sonstiges'] as const

const look = `
#set page(paper: "a4", margin: (x: 14mm, top: 12mm, bottom: 10mm))
#set text(font: "Liberation Sans", size: 9pt, lang: "de", hyphenate: false)
#set block(spacing: 0pt)
#let field(number, label, value, height: 12mm) = block(width: 100%, height: height, inset: (x: 1.2mm, top: 1mm, bottom: 2mm))[#text(6.8pt)[#box(width: 4.5mm, text(weight: "bold", number))#label] #v(1fr) #text(10pt, font: "Liberation Mono", value)]
#let row(columns, ..fields) = table(columns: columns, inset: 0pt, stroke: 0.5pt, ..fields.pos())
#let band(title, note) = block(width: 100%, stroke: 0.5pt, fill: luma(228), inset: 1.4mm)[#text(9pt, weight: "bold", title) #h(2mm) #text(7pt, note)]
#let ticks(number, label, ..list) = block(width: 100%, inset: (x: 1.2mm, y: 1.4mm), text(8pt)[#box(width: 4.5mm, text(6.8pt, weight: "bold", number))#text(6.8pt, label) #h(4mm) #list.pos().map(((word, isSet)) => [#box(width: 3mm, height: 3mm, stroke: 0.5pt, align(center + horizon, text(8pt, if isSet [x]))) #word]).join(h(5mm))])
`

type Field = readonly [number: string, label: string, value: string]

const row = (columns: string, ...fields: readonly Field[]): string =>
  `#row((${columns},), ${fields.map((field) => `field(${field.map(literal).join(', ')})`).join(', ')})`

const ticks = (number: string, label: string, ...list: readonly (readonly [string, boolean])[]): string =>
  `#row((1fr,), ticks(${literal(number)}, ${literal(label)}, ${list.map(([word, isSet]) => `(${literal(word)}, ${isSet})`).join(', ')}))`

interface Head {
  readonly given: string
  readonly family: string
  readonly born: string
  readonly place: string
  readonly home: string
}

/** Fields 3 to 9, which ask for one who represents the business. */
const headRows = ({ given, family, born, place, home }: Head): string =>
  [
    row('1fr, 1fr', ['3', 'Name', family], ['4', 'Vornamen', given]),
    ticks('4a', 'Geschlecht', ['männlich', !women.includes(given)], ['weiblich', women.includes(given)], ['divers', false]),
    row('1fr, 34mm, 1fr', ['5', 'Geburtsname (nur bei Abweichung vom Namen)', ''], ['6', 'Geburtsdatum', withDots(born)], ['7', 'Geburtsort und -land', place]),
    row('40mm, 1fr', ['8', 'Staatsangehörigkeit(en)', 'deutsch'], ['9', 'Anschrift der Wohnung (Straße, Haus-Nr., PLZ, Ort)', home]),
  ].join('\n') // prettier-ignore

/** The German form by which a trade is announced: numbered boxes, small print above what is filled in, and a sheet for a second head. */
export const gewerbeanmeldung: DrawnLayout = (made) => {
  const [trade, activity, kind] = made.pick(trades)
  const [office, code, town, court] = made.pick(towns)
  const name = `${made.pick(firsts)} ${trade} ${made.pick(['GmbH', 'UG (haftungsbeschränkt)'])}`
  const number = `HRB ${made.int(1200, 209_000)}`
  const home = (): string => `${made.pick(streets)} ${made.int(1, 160)}, ${code} ${town}`
  const address = home()
  const heads: readonly Head[] = people(made, names, 2).map((one) => ({
    ...one,
    born: made.date(1955, 1996),
    place: made.pick(births),
    home: home(),
  }))
  const [chief, other] = heads
  if (chief === undefined || other === undefined) throw new Error('There are not enough people.')
  const key = made.digits(8)
  const start = made.date(2021, 2024)
  const filed = made.date(2025, 2025)
  const source = `${look}
${row('1fr, 52mm', ['', 'Name der entgegennehmenden Gemeinde', `${office}, Fachdienst Gewerbe`], ['', 'Gemeindekennzahl / Betriebsstätten-Nr.', key])}
#v(3mm)
#grid(columns: (1fr, auto), align: horizon, [#text(15pt, weight: "bold")[Gewerbe-Anmeldung] \\ #text(8pt)[nach § 14 der Gewerbeordnung (GewO) oder § 55 c GewO]], text(11pt, weight: "bold")[GewA 1])
#v(2mm)
#band[Angaben zum Betriebsinhaber][Bei Personengesellschaften (z. B. OHG) ist für jeden geschäftsführenden Gesellschafter ein eigener Vordruck auszufüllen. Bei juristischen Personen ist bei Feld Nr. 3 bis 9 der gesetzliche Vertreter anzugeben.]
${row('1fr', ['1', 'Im Handels-, Genossenschafts- oder Vereinsregister, ggf. im Stiftungsverzeichnis eingetragener Name mit Rechtsform', name])}
${row('1fr', ['2', 'Ort und Nummer des Registereintrages (ggf. Nummer im Stiftungsverzeichnis)', `Amtsgericht ${court}, ${number}`])}
#band[Angaben zur Person][]
${headRows(chief)}
#band[Angaben zum Betrieb][]
${row('1fr', ['10', 'Zahl der geschäftsführenden Gesellschafter (nur bei Personengesellschaften) / Zahl der gesetzlichen Vertreter (nur bei juristischen Personen)', '2'])}
${row('1fr', ['11', 'Vertretungsberechtigte Person / Betriebsleiter (nur bei inländischen Aktiengesellschaften, Zweigniederlassungen und unselbständigen Zweigstellen)', ''])}
${row('1fr, 46mm', ['12', 'Anschrift der Betriebsstätte (Straße, Haus-Nr., PLZ, Ort)', address], ['', 'Telefon', `0${made.int(2000, 9900)} ${made.digits(6)}`])}
${row('1fr', ['13', 'Anschrift der Hauptniederlassung (falls Betriebsstätte lediglich Zweigstelle ist)', ''])}
${row('1fr', ['14', 'Anschrift der früheren Betriebsstätte', ''])}
${row('1fr', ['15', 'Angemeldete Tätigkeit (genau angeben: z. B. Herstellung von Möbeln, Elektroinstallation und Elektroeinzelhandel)', activity])}
${ticks('16', 'Wird die Tätigkeit (vorerst) im Nebenerwerb betrieben?', ['ja', false], ['nein', true])}
${row('1fr, 1fr', ['17', 'Datum des Beginns der angemeldeten Tätigkeit', withDots(start)], ['19', 'Zahl der bei Geschäftsaufnahme tätigen Personen (ohne Inhaber)', `${made.int(1, 14)}`])}
${ticks('18', 'Art des angemeldeten Betriebes', ...kinds.map((one) => [one, one === kind] as const))}
${ticks('20', 'Die Anmeldung wird erstattet für', ['eine Hauptniederlassung', true], ['eine Zweigniederlassung', false], ['eine unselbständige Zweigstelle', false])}
${ticks('25', 'Grund', ['Neugründung', true], ['Wiedereröffnung nach Verlegung', false], ['Übernahme', false])}
${row('45mm, 1fr', ['32', 'Datum', withDots(filed)], ['33', 'Unterschrift', ''])}
#pagebreak()
#text(12pt, weight: "bold")[Beiblatt zur Gewerbe-Anmeldung: weiterer gesetzlicher Vertreter]
#v(2mm)
${row('1fr, 52mm', ['1', 'Eingetragener Name mit Rechtsform', name], ['', 'Gemeindekennzahl / Betriebsstätten-Nr.', key])}
#band[Angaben zur Person][]
${headRows(other)}
${row('45mm, 1fr', ['32', 'Datum', withDots(filed)], ['33', 'Unterschrift', ''])}
#v(14mm)
#grid(columns: (1fr, 1fr), [], align(center)[#text(9pt)[Bescheinigung nach § 15 Abs. 1 GewO: Der Empfang der Anzeige wird bestätigt.] #v(12mm) #line(length: 60mm, stroke: 0.5pt) #v(1mm) #text(7.5pt)[${printed(office)}, im Auftrag]])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Gewerbe-Anmeldung (Germany)',
      language: 'de',
      values: { legalName: name, registrationNumber: number, address },
      capital: null,
      officers: heads.map(({ given, family, born }) => ({ name: `${given} ${family}`, role: 'representative', birthDate: born })), // prettier-ignore
      owners: [],
    },
  }
}
