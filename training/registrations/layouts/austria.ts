import { type Holder, inventCompany, type Person } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officerBorn, owner } from './kit/written.ts'

const words = {
  given: 'Leopold|Theresia|Ferdinand|Magdalena|Alois|Roswitha|Hans-Peter|Edeltraud|Korbinian|Sabine',
  surnames: 'Hinterleitner|Moosbrugger|Grubauer|Oberndorfer|Šimek|Pichlhöfer|Windischgruber|Kaltenegger|Thaler',
  streets: 'Mariahilfer Straße|Am Stadtpark|Schlossgasse|Kirchenplatz|Industriezeile|Wiedner Hauptstraße',
  cities: '1070;Wien|5020;Salzburg|8010;Graz|4020;Linz|6020;Innsbruck|3100;St. Pölten',
  stems: 'Enzian Getränke|Zirbenholz Möbelwerkstätten|Steyrtal Metalltechnik|DONAULICHT Projektentwicklung und Liegenschaftsverwaltung|Wachauer Marillen|Karwendel Seilbahntechnik und Anlagenbau',
  firms: 'Silberpfad Beteiligungs GmbH|Obir Privatstiftung|Tauern Holding AG|Gletscherblick Vermögensverwaltung GmbH',
}

/** An extract of the register of firms: headings in capitals, entry numbers in a narrow column. */
export const austrianExtract: Layout = (seed) => {
  const numbers = { officers: [1, 4], owners: [1, 5], nominals: [1], shares: [10_000, 35_000, 50_000, 100_000] } as const
  const c = inventCompany(seed, words, numbers)
  const sheet = openSheet(c.random, { footer: (page) => `Firmenbuchauszug  Seite ${page}` })
  const name = `${c.stem} ${c.random.pick(['GmbH', 'GmbH', 'Gesellschaft m.b.H.'])}`
  const number = `FN ${c.digits(6)}${c.random.pick([' ', ''])}${c.random.pick(['a', 'd', 'k', 's', 'w', 'z'])}`
  const money = (value: number): string => `EUR ${amount(value, '.', c.random.pick([',', '']))}`
  const entry = (text: string): void => {
    sheet.row([{ text: String(c.random.whole(1, 9)), from: 0.02, to: 0.06 }, { text, from: 0.1, to: 0.95 }])
  }
  const section = (title: string, text: string): void => {
    sheet.gap(7)
    sheet.text(title)
    entry(text)
  }
  const born = (person: Person): string => `${person.name}, geb. ${dated(person.birthDate, 'DD.MM.YYYY')}`
  sheet.text('REPUBLIK ÖSTERREICH', { align: 'centre', size: 13 })
  sheet.text('FIRMENBUCH', { align: 'centre', size: 13 })
  sheet.row([
    { text: `Stichtag ${dated(c.issued, 'D.M.YYYY')}`, from: 0, to: 0.3 },
    { text: 'Auszug mit aktuellen Daten', from: 0.33, to: 0.7 },
    { text: number, from: 0.75, to: 1, align: 'right' },
  ])
  sheet.gap(8)
  sheet.text('Grundlage dieses Auszuges ist das Hauptbuch ergänzt um Daten aus der Urkundensammlung.')
  sheet.text(`Letzte Eintragung am ${dated(c.issued, 'DD.MM.YYYY')} mit der Eintragungsnummer ${c.random.whole(2, 30)}`)
  sheet.text(`zuständiges Gericht ${c.city === 'Wien' ? 'Handelsgericht' : 'Landesgericht'} ${c.city}`)
  section('FIRMA', name)
  section('RECHTSFORM', 'Gesellschaft mit beschränkter Haftung')
  section('SITZ in', `politischer Gemeinde ${c.city}`)
  section('GESCHÄFTSANSCHRIFT', `${c.street} ${c.streetNumber}\n${c.postcode} ${c.city}`)
  if (c.random.happens(0.6)) section('GESCHÄFTSZWEIG', 'Handel mit Waren aller Art')
  section('KAPITAL', money(c.capital))
  section('STICHTAG für JAHRESABSCHLUSS', '31. Dezember')
  section('VERTRETUNGSBEFUGNIS', 'Die Gesellschaft wird, wenn mehrere Geschäftsführer bestellt sind, durch zwei Geschäftsführer gemeinsam vertreten.')
  sheet.gap(7)
  sheet.text('GESCHÄFTSFÜHRER/IN (handelsrechtlich)')
  c.officers.forEach((person, at) => {
    sheet.row([{ text: 'ABCDEF'.charAt(at), from: 0.05, to: 0.09 }, { text: born(person), from: 0.1, to: 0.9 }])
    entry(`vertritt seit ${dated(person.appointedOn, 'DD.MM.YYYY')} ${c.random.pick(['selbständig', 'gemeinsam mit einem weiteren Geschäftsführer'])}`)
  })
  sheet.gap(7)
  sheet.row([
    { text: 'GESELLSCHAFTER/IN', from: 0, to: 0.4 },
    { text: 'STAMMEINLAGE', from: 0.48, to: 0.7, align: 'right' },
    { text: 'HIERAUF GELEISTET', from: 0.74, to: 1, align: 'right' },
  ])
  for (const one of c.owners) partner(one)
  sheet.gap(14)
  sheet.text('--- ENDE ---', { align: 'centre' })

  function partner({ name: holder, person, amount: part }: Holder): void {
    sheet.row([{ text: 'L', from: 0.05, to: 0.09 }, { text: person === null ? holder : born(person), from: 0.1, to: 0.8 }])
    sheet.row([{ text: money(part), from: 0.45, to: 0.7, align: 'right' }])
    sheet.row([{ text: money(part), from: 0.75, to: 1, align: 'right' }])
  }
  return finished(sheet, {
    ...{ layout: 'at-firmenbuch', language: 'de', country: 'AT' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung' },
      address: `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`,
    },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
