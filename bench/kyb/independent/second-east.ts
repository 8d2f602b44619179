import type { Invented } from './invented.ts'
import { newPage } from './second-sheet.ts'
import type { SecondDocument } from './second-west.ts'
import { withDots } from '../drawn/written.ts'

/** A print of the Austrian Firmenbuch, typewritten: headings, numbers of the entries at the left, persons by letters. */
export function firmenbuchauszug(invented: Invented): SecondDocument {
  const { pick, int, digits, date } = invented
  const page = newPage({ family: 'Liberation Mono', pdf: 'Typewriter' })
  const name = `${pick(['Almblick Holzbau', 'Enzian Medizintechnik', 'Murtaler Käsewerk', 'Donaulände Software'])} GmbH`
  const number = invented.number('AT', 'registrationNumber', () => `${int(1, 5)}${digits(5)} ${pick('abdfghikmpstvwxyz'.split(''))}`) // prettier-ignore
  const born = date(2004, 2023)
  const [postcode, city, court] = pick([['4600', 'Wels', 'Landesgericht Wels'], ['8020', 'Graz', 'Landesgericht für ZRS Graz'], ['5020', 'Salzburg', 'Landesgericht Salzburg']] as const) // prettier-ignore
  const street = `${pick(['Kornblumengasse', 'Mühlbachstraße', 'Am Lärchenhang'])} ${int(2, 89)}`
  const capital = pick([35_000, 50_000, 100_000])
  const share = pick([60, 70, 80])
  const people = [
    { name: pick(['Maria Hochgruber', 'Veronika Stadlbauer']), birthDate: date(1960, 1990), part: share },
    {
      name: pick(['Jörg Weißensteiner', 'Leopold Achleitner']),
      birthDate: date(1960, 1990),
      part: 100 - share,
    },
  ]
  const euros = (amount: number): string => `EUR ${`${amount}`.replace(/(\d)(?=(\d{3})+$)/g, '$1.')}`
  page.text([620, 80], 'REPUBLIK ÖSTERREICH', { size: 22, isCentred: true })
  page.text([620, 116], 'FIRMENBUCH', { size: 28, isBold: true, isCentred: true })
  page.text([80, 180], 'Stichtag 26.11.2026', { size: 22 })
  page.text([430, 180], 'Auszug mit aktuellen Daten', { size: 22 })
  page.text([960, 180], `FN ${number}`, { size: 22 })
  page.line([80, 200], [1160, 200])
  page.text([80, 240], `Letzte Eintragung am 12.03.2024 mit der Eintragungsnummer    7`, { size: 20 })
  page.text([80, 270], `zuständiges Gericht ${court}`, { size: 20 })
  const heading = (text: string) => ['', text] as const
  const entry = (text: string, at = 1) => [`${at}`, text] as const
  const person = (at: number) =>
    `${'AB'[at] ?? ''}  ${people[at]?.name}, geb. ${withDots(people[at]?.birthDate ?? '')}`
  const rows: readonly (readonly [string, string])[] = [
    heading('FIRMA'), entry(name), heading('RECHTSFORM'), entry('Gesellschaft mit beschränkter Haftung'),
    heading('SITZ in'), entry(`politischer Gemeinde ${city}`), heading('GESCHÄFTSANSCHRIFT'), entry(street, 3), ['', `  ${postcode} ${city}`],
    heading('GESCHÄFTSZWEIG'), entry(pick(['Errichtung von Holzhäusern', 'Erzeugung von Lebensmitteln', 'Entwicklung von Software'])),
    heading('KAPITAL'), entry(euros(capital)), heading('STICHTAG für JAHRESABSCHLUSS'), entry('31. Dezember'),
    heading('VERTRETUNGSBEFUGNIS'), entry('Die Generalversammlung bestimmt, wenn mehrere Geschäftsführer'), ['', '  bestellt sind, deren Vertretungsbefugnis.'],
    entry(`Gesellschaftsvertrag vom ${withDots(born)}          001`),
    heading('GESCHÄFTSFÜHRER/IN (handelsrechtlich)'), ['', person(0)], entry(`vertritt seit ${withDots(born)} selbständig`),
    ['', person(1)], entry(`vertritt seit ${withDots(born)} selbständig`),
  ] // prettier-ignore
  let y = 330
  for (const [at, text] of rows) {
    const isHeading = at === '' && /^[A-ZÄÖÜ]{4}/u.test(text)
    page.text([90, y], at, { size: 21 })
    page.text([isHeading ? 150 : 190, y], text.trim(), { size: 21 })
    y += 36
  }
  page.text([150, y + 8], 'GESELLSCHAFTER/IN', { size: 21 })
  page.text([640, y + 8], 'STAMMEINLAGE', { size: 21 })
  page.text([880, y + 8], 'HIERAUF GELEISTET', { size: 21 })
  y += 48
  for (const [at, { part }] of people.entries()) {
    const sum = euros((capital * part) / 100)
    page.text([190, y], person(at), { size: 21 })
    page.text([90, y + 36], '1', { size: 21 })
    page.text([190, y + 36], '.'.repeat(24), { size: 21 })
    page.text([640, y + 36], sum, { size: 21 })
    page.text([900, y + 36], sum, { size: 21 })
    y += 76
  }
  page.line([640, y - 16], [1160, y - 16])
  page.text([440, y + 16], 'Summen:', { size: 21 })
  page.text([640, y + 16], euros(capital), { size: 21 })
  page.text([900, y + 16], euros(capital), { size: 21 })
  return {
    page,
    truth: {
      layout: 'Firmenbuchauszug (AT)', language: 'de',
      values: { legalName: name, registrationNumber: `FN ${number}`, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: born, address: `${street}, ${postcode} ${city}` },
      capital: { amount: capital, currency: 'EUR' },
      officers: people.map(({ name: who, birthDate }) => ({ name: who, role: 'managing_director', birthDate })),
      owners: people.map(({ name: who, part }) => ({ name: who, share: part })),
    },
  } // prettier-ignore
}

/** The decision by which a Polish court enters a company: capitals, with all their marks. */
export function postanowienieOWpisie(invented: Invented): SecondDocument {
  const { pick, int, digits, date } = invented
  const page = newPage({ family: 'FreeSerif' })
  const name = `${pick(['ŻÓŁTA ŁĄKA', 'ŹRÓDŁO ŚWIĘTOKRZYSKIE', 'DĄB I GRAB MEBLE', 'PSZCZELA DROGA'])} SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ` // prettier-ignore
  const number = `0000${digits(6)}`
  const tax = invented.number('PL', 'taxNumber', () => `${int(5, 9)}${digits(9)}`)
  const regon = invented.number('PL', 'registrationNumber', () => digits(9))
  const born = date(2012, 2024)
  const [city, postcode] = pick([['ŁÓDŹ', '90-437'], ['KRAKÓW', '30-110'], ['POZNAŃ', '60-813'], ['RZESZÓW', '35-025']] as const) // prettier-ignore
  const address = `UL. ${pick(['ŚWIERKOWA', 'KSIĘŻYCOWA', 'GĘSIA', 'WRÓBLEWSKIEGO'])} ${int(2, 120)}, ${postcode} ${city}`
  const capital = pick([5_000, 20_000, 100_000])
  const share = pick([60, 75, 80])
  const zloty = (amount: number): string => `${`${amount}`.replace(/(\d)(?=(\d{3})+$)/g, '$1 ')},00 ZŁ`
  const [first, second] = [pick(['MAŁGORZATA ŚWIĄTEK', 'BOŻENA WÓJCIK']), pick(['GRZEGORZ ŻABIŃSKI', 'STANISŁAW DĘBOWY'])] // prettier-ignore
  page.text([90, 90], `SYGN. AKT LD.XX NS-REJ.KRS/${int(1000, 29_999)}/${born.slice(2, 4)}/${digits(3)}`, {
    size: 22,
  })
  page.text([620, 170], 'POSTANOWIENIE', { size: 34, isBold: true, isCentred: true })
  page.text([620, 212], `DNIA ${withDots(born)} R.`, { isCentred: true })
  let y = page.paragraph([90, 280], `SĄD REJONOWY DLA ŁODZI-ŚRÓDMIEŚCIA W ŁODZI, XX WYDZIAŁ GOSPODARCZY KRAJOWEGO REJESTRU SĄDOWEGO, PO ROZPOZNANIU NA POSIEDZENIU NIEJAWNYM SPRAWY O WPIS DO REJESTRU PRZEDSIĘBIORCÓW, POSTANAWIA WPISAĆ DO KRAJOWEGO REJESTRU SĄDOWEGO:`, { columns: 78 }) // prettier-ignore
  const rows = [
    ['NUMER KRS', number], ['OZNACZENIE FORMY PRAWNEJ', 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'], ['FIRMA SPÓŁKI', name],
    ['NUMER REGON', regon], ['NUMER NIP', tax], ['ADRES SIEDZIBY', address], ['DATA WPISU DO REJESTRU', withDots(born)],
    ['WYSOKOŚĆ KAPITAŁU ZAKŁADOWEGO', zloty(capital)],
  ] as const // prettier-ignore
  y += 36
  for (const [at, [label, value]] of rows.entries()) {
    page.text([90, y], `${at + 1}. ${label}:`, { size: 22 })
    y = page.paragraph([560, y], value, { columns: 42, size: 22, leading: 32 }) + 14
  }
  page.text([90, y + 30], 'WSPÓLNICY', { isBold: true })
  y += 74
  for (const [x, cell] of [[90, 'IMIĘ I NAZWISKO'], [480, 'LICZBA UDZIAŁÓW'], [740, 'WARTOŚĆ UDZIAŁÓW'], [1040, 'UDZIAŁ %']] as const) page.text([x, y], cell, { size: 20 }) // prettier-ignore
  page.line([90, y + 12], [1160, y + 12])
  for (const [who, part] of [
    [first, share],
    [second, 100 - share],
  ] as const) {
    y += 44
    for (const [x, cell] of [[90, who], [480, `${part}`], [740, zloty((capital * part) / 100)], [1040, `${part} %`]] as const) page.text([x, y], cell, { size: 22 }) // prettier-ignore
  }
  page.text([90, y + 70], 'ORGAN UPRAWNIONY DO REPREZENTACJI: ZARZĄD', { isBold: true })
  page.text([90, y + 116], `1. ${first} – PREZES ZARZĄDU`)
  page.text([90, y + 154], `2. ${second} – CZŁONEK ZARZĄDU`)
  page.text([820, y + 260], 'REFERENDARZ SĄDOWY', { size: 22 })
  return {
    page,
    truth: {
      layout: 'postanowienie o wpisie (PL)', language: 'pl',
      values: { legalName: name, registrationNumber: number, taxNumber: tax, entityType: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', incorporationDate: born, address },
      capital: { amount: capital, currency: 'PLN' },
      officers: [{ name: first, role: 'chair' }, { name: second, role: 'board_member' }],
      owners: [{ name: first, share }, { name: second, share: 100 - share }],
    },
  } // prettier-ignore
}
