import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Grażyna|Sławomir|Wiesława|Przemysław|Urszula|Bogusław|Małgorzata|Jędrzej|Danuta',
  surnames: 'Wiśniowiecki|Kołodziejczak|Żurawski|Brzęczyszczykiewicz|Gołębiowska|Mazur|Ćwikliński',
  streets: 'Piotrkowska|Świętojańska|Marszałkowska|Długa|Fabryczna',
  cities: '90-001;Łódź|81-366;Gdynia|00-590;Warszawa|40-004;Katowice',
  stems: 'SZAFIROWA DOLINA|TARTAK ŚWIERKOWY GAJ|WISŁOUJŚCIE TRANSPORT I SPEDYCJA MIĘDZYNARODOWA|MIODOWY MŁYN|KUŹNIA OPROGRAMOWANIA',
  firms: 'ŻUBR KAPITAŁ SPÓŁKA AKCYJNA|JASKÓŁKA INVEST SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
}

/** The full print of the court register: sections, numbered fields, surname and given names in rows of their own. */
export const polishFullPrint: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 3], nominals: [50, 100, 500], shares: [100, 200, 1000] })
  const sheet = openSheet(c.random, { footer: (page) => `Strona ${page} z 6` })
  const form = 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'
  const name = `${c.stem} ${form}`
  const [number, tax] = [`0000${c.digits(6)}`, c.digits(10)]
  const address = `ul. ${c.street.toUpperCase()}, nr ${c.streetNumber}, miejsc. ${c.city.toUpperCase()}, kod ${c.postcode}, poczta ${c.city.toUpperCase()}, kraj POLSKA`
  const zloty = (value: number): string => `${amount(value, ' ', ',')} ZŁ`
  const rubric = (title: string): void => {
    sheet.gap(7)
    sheet.text(title, { align: 'centre' })
    sheet.gap(2)
  }
  const field = (label: string, value: string): void => {
    sheet.row([{ text: label, from: 0.02, to: 0.42 }, { text: value, from: 0.45, to: 1 }])
    sheet.gap(2)
  }
  sheet.text('CENTRALNA INFORMACJA KRAJOWEGO REJESTRU SĄDOWEGO', { align: 'centre' })
  sheet.text('KRAJOWY REJESTR SĄDOWY', { align: 'centre', size: 13 })
  sheet.text(`Stan na dzień ${dated(c.issued, 'DD.MM.YYYY')} godz. 11:02:41`)
  sheet.text(`Numer KRS: ${number}`, { align: 'centre' })
  sheet.text('Informacja odpowiadająca odpisowi aktualnemu\nZ REJESTRU PRZEDSIĘBIORCÓW', { align: 'centre' })
  field('Data rejestracji w Krajowym Rejestrze Sądowym', dated(c.registered, 'DD.MM.YYYY'))
  rubric('Dział 1')
  rubric('Rubryka 1 - Dane podmiotu')
  field('1.Oznaczenie formy prawnej', form)
  field('2.Numer REGON/NIP', `REGON: ${c.digits(9)}, NIP: ${tax}`)
  field('3.Firma, pod którą spółka działa', name)
  field('4.Dane o wcześniejszej rejestracji', '------')
  rubric('Rubryka 2 - Siedziba i adres podmiotu')
  field('1.Siedziba', `kraj POLSKA, woj. ŁÓDZKIE, miejsc. ${c.city.toUpperCase()}`)
  field('2.Adres', address)
  field('3.Adres poczty elektronicznej', '------')
  rubric('Rubryka 7 - Dane wspólników')
  c.owners.forEach((one, at) => {
    sheet.row([{ text: String(at + 1), from: 0, to: 0.02 }])
    field('1.Nazwisko / Nazwa lub firma', (one.person?.surname ?? one.name).toUpperCase())
    field('2.Imiona', one.person?.given.toUpperCase() ?? '*****')
    field('3.Numer PESEL/REGON', c.digits(one.person === null ? 9 : 11))
    field('5.Posiadane przez wspólnika udziały', `${one.shares} UDZIAŁÓW O ŁĄCZNEJ WARTOŚCI ${zloty(one.amount)}`)
  })
  rubric('Rubryka 8 - Kapitał spółki')
  field('1.Wysokość kapitału zakładowego', zloty(c.capital))
  rubric('Dział 2')
  rubric('Rubryka 1 - Organ uprawniony do reprezentacji podmiotu')
  field('1.Nazwa organu uprawnionego do reprezentowania podmiotu', 'ZARZĄD')
  c.officers.forEach((person, at) => {
    field('1.Nazwisko', person.surname.toUpperCase())
    field('2.Imiona', person.given.toUpperCase())
    field('3.Numer PESEL', c.digits(11))
    field('5.Funkcja w organie reprezentującym', at === 0 ? 'PREZES ZARZĄDU' : 'CZŁONEK ZARZĄDU')
  })
  return finished(sheet, {
    ...{ layout: 'pl-krs', language: 'pl', country: 'PL' },
    values: { legalName: name, registrationNumber: number, taxNumber: tax, entityType: form, incorporationDate: c.registered, address },
    capital: [c.capital, 'PLN'],
    officers: c.officers.map((person, at) => officer(person, at === 0 ? 'managing_director' : 'board_member')),
    owners: c.owners.map(owner),
  })
}
