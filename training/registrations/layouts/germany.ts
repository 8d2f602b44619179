import { table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officerBorn, owner, percent } from './kit/written.ts'

const words = {
  given: 'Friedhelm|Gesine|Karl-Heinz|Wiebke|Holger|Antje|Dietmar|Mechthild|Sören|Hannelore',
  surnames: 'Buchholz|Grünewald|Freiherr von Stolzenau|Meyerhoff|Schlüter|Kannengießer|Overbeck|Trautmann',
  streets: 'Hafenstraße|Alte Landstraße|Goethestraße|Am Kornmarkt|Ringstraße',
  cities: '28195;Bremen|04109;Leipzig|90402;Nürnberg|60311;Frankfurt am Main|24103;Kiel',
  stems: 'Möwennest Gastronomie|Elbsand Kies und Beton|Fichtelwerk|Wattläufer Touristik und Veranstaltungsorganisation|Bernsteinufer Pflegedienste',
  firms: 'Haubentaucher Beteiligungsgesellschaft mbH|Deichgraf Vermögens GmbH & Co. KG',
}

/** The chronological print of a register: seven numbered columns of small type, landscape. */
export const germanColumns: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], nominals: [1], shares: [25_000, 50_000, 100_000] })
  const sheet = openSheet(c.random, { width: 842, height: 595, margin: 34, size: c.random.pick([7.5, 8, 8.5]) })
  const name = `${c.stem} GmbH`
  const number = `HRB ${c.digits(5)}${c.maybe(0.3, ` ${c.random.pick(['HB', 'FF', 'KI'])}`)}`
  const at = [0, 0.05, 0.32, 0.42, 0.62, 0.7, 0.87]
  const people = c.officers.map((person) => `${c.officers.length > 1 || c.random.happens(0.5) ? 'Geschäftsführer:' : 'Bestellt als Geschäftsführer:'} ${person.surname}, ${person.given}, ${person.city}, *${dated(person.birthDate, 'DD.MM.YYYY')}`)
  sheet.row([
    { text: `Handelsregister B des Amtsgerichts ${c.city}`, from: 0, to: 0.4 },
    { text: 'Abruf vom ' + dated(c.issued, 'DD.MM.YYYY'), from: 0.45, to: 0.65 },
    { text: `Nummer der Firma: ${number}`, from: 0.72, to: 1, align: 'right' },
  ])
  sheet.gap(8)
  table(sheet, [
    ['1', '2', '3', '4', '5', '6', '7'],
    ['1', `a) ${name}\nb) ${c.city}\nGeschäftsanschrift: ${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}\nc) Handel mit Waren aller Art und damit verbundene Dienstleistungen.`, `${amount(c.capital, '.', ',')} EUR`, `a) Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.\nb) ${people.join('\n')}`, '', `a) Gesellschaft mit beschränkter Haftung\nGesellschaftsvertrag vom ${dated(c.incorporated, 'DD.MM.YYYY')}`, `a) ${dated(c.registered, 'DD.MM.YYYY')}\n${c.person().surname}`],
  ], { titles: ['Nr. der Eintragung', 'a) Firma\nb) Sitz, Niederlassung\nc) Gegenstand des Unternehmens', 'Grund- oder Stammkapital', 'a) Allgemeine Vertretungsregelung\nb) Vorstand, Geschäftsführer', 'Prokura', 'a) Rechtsform, Beginn, Satzung\nb) Sonstige Rechtsverhältnisse', 'a) Tag der Eintragung\nb) Bemerkungen'], at, size: sheet.size })
  return finished(sheet, {
    ...{ layout: 'de-spalten', language: 'de', country: 'DE' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: c.incorporated },
      address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`,
    },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
  })
}

/** Articles of a limited company in paragraphs, the subscribers listed under the capital. */
export const germanArticles: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 2], owners: [1, 4], nominals: [1], shares: [25_000, 30_000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} GmbH`
  const euro = (value: number): string => `${amount(value, '.', c.random.pick([',', '']))} ${c.random.pick(['EUR', 'Euro', '€'])}`
  const paragraph = (at: number, title: string, text: string): void => {
    sheet.gap(7)
    sheet.text(`§ ${at}`, { align: 'centre' })
    sheet.text(title, { align: 'centre' })
    sheet.text(text)
  }
  sheet.text('Gesellschaftsvertrag', { size: 15, align: 'centre' })
  sheet.text(`vom ${dated(c.incorporated, 'D. MONTH YYYY', 'de')}`, { align: 'centre' })
  paragraph(1, 'Firma und Sitz', `Die Firma der Gesellschaft lautet: ${name}. Sitz der Gesellschaft ist ${c.city}.`)
  paragraph(2, 'Gegenstand', 'Gegenstand des Unternehmens ist der Handel mit Waren aller Art.')
  paragraph(3, 'Stammkapital', `Das Stammkapital der Gesellschaft beträgt ${euro(c.capital)}. Auf das Stammkapital übernehmen:`)
  c.owners.forEach((one, at) => sheet.row([{ text: `${'abcd'.charAt(at)})`, from: 0.03, to: 0.07 }, { text: `${one.name} einen Geschäftsanteil im Nennbetrag von ${euro(one.amount)}${c.maybe(0.3, ` (${percent(one.share, ',')} %)`)},`, from: 0.09, to: 1 }]))
  paragraph(4, 'Geschäftsführung und Vertretung', `Zu Geschäftsführern werden bestellt: ${c.officers.map(({ name: who, birthDate }) => `${who}, geboren am ${dated(birthDate, 'DD.MM.YYYY')}`).join(' und ')}. Jeder Geschäftsführer ist einzelvertretungsberechtigt.`)
  paragraph(5, 'Anschrift', `Die inländische Geschäftsanschrift lautet ${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}.`)
  return finished(sheet, {
    ...{ layout: 'de-gesellschaftsvertrag', language: 'de', country: 'DE' },
    values: { legalName: name, incorporationDate: c.incorporated, address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}` },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
