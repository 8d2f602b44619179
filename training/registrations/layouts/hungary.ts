import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officerBorn, owner } from './kit/written.ts'

const words = {
  given: 'Zsófia|Bálint|Ildikó|Gergő|Enikő|Csaba|Orsolya|Árpád|Tünde|Levente',
  surnames: 'Szűcs|Kőszegi|Balogh|Hegedűs|Őri|Fazekas|Vörösmarty|Pálfi',
  streets: 'Kossuth Lajos utca|Petőfi tér|Rákóczi út|Diófa utca|Ipar körút',
  cities: '1052;Budapest|4024;Debrecen|6720;Szeged|7621;Pécs|9021;Győr',
  stems: 'Tiszavirág Élelmiszeripari|Mátrai Fenyő|Kékfrankos Borászati és Vendéglátóipari|Délibáb Szoftverfejlesztő|Napraforgó Mezőgazdasági',
  firms: 'Gemenc Invest Zrt.|Holló Vagyonkezelő Kft.',
}

/** An extract of the court of registration: numbered headings, each entry with a number `1/2.` and its dates. */
export const hungarianExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [1000], shares: [3000, 5000, 10_000] })
  const sheet = openSheet(c.random, { footer: (page) => `Lekérdezve: ${dated(c.issued, 'YYYY. MM. DD.')}    ${page}. oldal` })
  const name = `${c.stem} Korlátolt Felelősségű Társaság`
  const number = grouped(c.digits(10), '2-2-6')
  const tax = grouped(c.digits(11), '8-1-2')
  const address = `${c.postcode} ${c.city}, ${c.street} ${c.streetNumber}.`
  const day = (date: string): string => dated(date, 'YYYY/MM/DD')
  const heading = (title: string): void => {
    sheet.gap(6)
    sheet.text(title)
  }
  const entry = (index: string, lines: readonly string[]): void => {
    lines.forEach((text, at) => sheet.row([{ text: at === 0 ? index : '', from: 0.03, to: 0.1 }, { text, from: 0.12, to: 1 }]))
    sheet.text(`Bejegyzés kelte: ${day(c.registered)} Hatályos: ${day(c.registered)} ...`, { from: 0.12, size: sheet.size * 0.85 })
  }
  sheet.text('Cégkivonat', { size: 15, align: 'centre' })
  sheet.text(`Cg.${number} cégjegyzékszámú ${name} (${c.postcode} ${c.city}, ${c.street} ${c.streetNumber}.) cég ${dated(c.issued, 'YYYY. MONTH D.', 'hu')} napján hatályos adatai a következők:`)
  heading('I. Cégformától független adatok')
  heading('1. Általános adatok')
  entry('', [`Cégjegyzékszám: ${number}`, 'Cégforma: Korlátolt felelősségű társaság', `Bejegyezve: ${day(c.registered)}`])
  heading('2. A cég elnevezése')
  entry('2/1.', [name])
  heading('3. A cég rövidített elnevezése')
  entry('3/1.', [`${c.stem} Kft.`])
  heading('5. A cég székhelye')
  entry('5/1.', [address])
  heading('8. A létesítő okirat kelte')
  entry('8/1.', [dated(c.incorporated, 'YYYY. MONTH D.', 'hu')])
  heading('11. A cég jegyzett tőkéje')
  sheet.row([{ text: 'Megnevezés', from: 0.12, to: 0.5 }, { text: 'Összeg', from: 0.5, to: 0.7 }, { text: 'Pénznem', from: 0.75, to: 1 }])
  sheet.row([{ text: '11/1.', from: 0.03, to: 0.1 }, { text: 'Összesen', from: 0.12, to: 0.5 }, { text: amount(c.capital, ' '), from: 0.5, to: 0.7 }, { text: 'HUF', from: 0.75, to: 1 }])
  heading('13. A vezető tisztségviselő(k), a képviseletre jogosult(ak) adatai')
  c.officers.forEach((person, at) => {
    entry(`13/${at + 1}.`, [
      `${person.surname} ${person.given} (an.: ${person.surname} Mária)`,
      `Születési ideje: ${day(person.birthDate)}`,
      `${person.postcode} ${person.city}, ${person.street} ${person.streetNumber}.`,
      'A képviselet módja: önálló',
      'A képviseletre jogosult tisztsége: ügyvezető (vezető tisztségviselő)',
      `Jogviszony kezdete: ${day(person.appointedOn)}`,
    ])
  })
  heading('20. A cég statisztikai számjele')
  entry('20/1.', [`${c.digits(8)}-4711-113-01.`])
  heading('21. A cég adószáma')
  entry('21/1.', [`Adószám: ${tax}.`])
  heading('II. Cégformától függő adatok')
  heading('1. A tag(ok) adatai')
  c.owners.forEach((one, at) => {
    const { person } = one
    entry(`1/${at + 1}.`, person === null ? [one.name, `Cégjegyzékszám: ${grouped(c.digits(10), '2-2-6')}`] : [`${person.surname} ${person.given} (an.: ${c.officers[0]?.surname ?? ''} Anna)`, `Születési ideje: ${day(person.birthDate)}`, `${person.postcode} ${person.city}, ${person.street} ${person.streetNumber}.`])
    sheet.text(`A tag vagyoni hozzájárulása: ${amount(one.amount, ' ')} HUF`, { from: 0.12 })
  })
  return finished(sheet, {
    ...{ layout: 'hu-cegkivonat', language: 'hu', country: 'HU' },
    values: {
      ...{ legalName: name, registrationNumber: number, taxNumber: tax, address },
      ...{ entityType: 'Korlátolt felelősségű társaság', incorporationDate: c.incorporated },
    },
    capital: [c.capital, 'HUF'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
