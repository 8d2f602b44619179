import type { IndependentLayout } from './independent-layout.ts'
import { withDots } from '../drawn/written.ts'

/** Kamer van Koophandel: rubrics with a label on the left and the value on the right. */
export const dutchExtract: IndependentLayout = {
  name: 'uittreksel',
  language: 'nl',
  font: 'DejaVu Sans',
  draw: ({ text, line }, of) => {
    const name = `${of.pick(['Zilverduin', 'Waterlelie', 'Van der Veldt', 'Oosterdok'])} ${of.pick(['Logistiek', 'Installaties', 'Bouwadvies', 'Zuivel'])} B.V.`
    const number = of.number('NL', 'registrationNumber', () => of.digits(8))
    const rsin = of.number('NL', 'taxNumber', () => `8${of.digits(8)}`)
    const [deed, first] = [of.date(1995, 2010), of.date(2011, 2023)]
    const address = `${of.pick(['Keizersgracht', 'Stationsplein', 'Havenkade'])} ${of.int(3, 300)}, ${of.pick(['1016 EA Amsterdam', '3511 ED Utrecht', '3011 AA Rotterdam'])}`
    const director = {
      initials: of.pick(['Johanna Maria', 'Pieter', 'Willem Hendrik']),
      surname: of.pick(['Bakkum', 'Terpstra', 'de Ruijter']),
      birth: of.date(1950, 1990),
    }
    text([110, 130], 'Uittreksel Handelsregister Kamer van Koophandel', { size: 30, isBold: true })
    text([110, 200], 'KVK-nummer', { size: 24 })
    text([330, 200], number, { size: 24, isBold: true })
    line([110, 230], [1130, 230])
    let y = 285
    const rubric = (title: string, rows: readonly (readonly [string, string])[]): void => {
      text([110, y], title, { size: 25, isBold: true })
      y += 46
      for (const [label, value] of rows) {
        text([110, y], label, { size: 21 })
        text([520, y], value, { size: 21 })
        y += 40
      }
      y += 26
    }
    rubric('Rechtspersoon', [
      ['RSIN', rsin],
      ['Rechtsvorm', 'Besloten Vennootschap'],
      ['Statutaire naam', name],
      ['Statutaire zetel', 'Amsterdam'],
      ['Eerste inschrijving handelsregister', withDots(first, '-')],
      ['Datum akte van oprichting', withDots(deed, '-')],
      ['Geplaatst kapitaal', 'EUR 18.000,00'],
    ])
    rubric('Onderneming', [
      ['Handelsnaam', name],
      ['Bezoekadres', address],
    ])
    rubric('Bestuurder', [
      ['Naam', `${director.surname}, ${director.initials}`],
      ['Geboortedatum', withDots(director.birth, '-')],
      ['Datum in functie', withDots(of.date(2012, 2024), '-')],
      ['Bevoegdheid', 'Alleen/zelfstandig bevoegd'],
    ])
    return {
      values: { legalName: name, registrationNumber: number, taxNumber: rsin, entityType: 'Besloten Vennootschap', incorporationDate: deed, address, countryIso2: 'NL' },
      capital: { amount: 18_000, currency: 'EUR' },
      officers: [{ name: `${director.initials} ${director.surname}`, role: 'director', birthDate: director.birth }],
      owners: [],
    } // prettier-ignore
  },
}

/** Krajowy Rejestr Sądowy: sections, rubrics and numbered cells. */
export const polishPrintOut: IndependentLayout = {
  name: 'informacja KRS',
  language: 'pl',
  font: 'DejaVu Serif',
  draw: ({ text, box }, of) => {
    const name = `${of.pick(['ZIELONY DĄB', 'BURSZTYN', 'STALMEX', 'WISŁOUJŚCIE'])} ${of.pick(['LOGISTYKA', 'PRODUKCJA', 'NIERUCHOMOŚCI'])} SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ`
    const krs = of.number('PL', 'registrationNumber', () => `000${of.digits(7)}`)
    const nip = of.number('PL', 'taxNumber', () => `${of.int(5, 9)}${of.digits(9)}`)
    const registered = of.date(2002, 2023)
    const address = `${of.pick(['UL. DŁUGA', 'UL. PORTOWA', 'UL. KWIATOWA'])} ${of.int(1, 120)}, ${of.pick(['80-831 GDAŃSK', '00-238 WARSZAWA', '31-042 KRAKÓW'])}`
    const capital = of.pick([5_000, 50_000, 200_000])
    const [one, two] = [
      { surname: of.pick(['KOWALCZYK', 'ŻURAWSKI', 'ŁĄCKA']), given: of.pick(['MAREK', 'AGNIESZKA']) },
      { surname: of.pick(['NOWICKI', 'SZYMAŃSKA']), given: of.pick(['PIOTR', 'EWA']) },
    ]
    text([620, 110], 'CENTRALNA INFORMACJA KRAJOWEGO REJESTRU SĄDOWEGO', {
      size: 26,
      isBold: true,
      isCentred: true,
    })
    text([620, 150], 'Informacja odpowiadająca odpisowi aktualnemu', { size: 22, isCentred: true })
    text([620, 190], 'z rejestru przedsiębiorców', { size: 22, isCentred: true })
    text([620, 250], `Numer KRS: ${krs}`, { size: 28, isBold: true, isCentred: true })
    let y = 320
    const row = (label: string, value: string): void => {
      box([90, y - 34], [1060, 50])
      text([105, y], label, { size: 18 })
      text([510, y], value, { size: 18, isBold: true })
      y += 50
    }
    const title = (words: string): void => {
      y += 24
      text([90, y], words, { size: 22, isBold: true })
      y += 56
    }
    row('Data rejestracji w KRS', withDots(registered))
    title('Dział 1  Rubryka 1 - Dane podmiotu')
    row('1. Oznaczenie formy prawnej', 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ')
    row('2. Numer NIP', nip)
    const [start = '', rest = ''] = splitName(name)
    row('3. Firma, pod którą spółka działa', start)
    text([510, y], rest, { size: 18, isBold: true })
    box([90, y - 34], [1060, 50])
    y += 50
    title('Rubryka 2 - Siedziba i adres podmiotu')
    row('2. Adres', address)
    title('Rubryka 8 - Kapitał spółki')
    row('1. Wysokość kapitału zakładowego', `${`${capital}`.replace(/\B(?=(?:\d{3})+$)/g, ' ')},00 ZŁ`)
    title('Dział 2  Rubryka 1 - Organ uprawniony do reprezentacji podmiotu')
    row('1. Nazwa organu', 'ZARZĄD')
    for (const [at, { surname, given }] of [one, two].entries()) {
      row('1. Nazwisko', surname)
      row('2. Imiona', given)
      row('5. Funkcja w organie reprezentującym', at === 0 ? 'PREZES ZARZĄDU' : 'CZŁONEK ZARZĄDU')
    }
    return {
      values: { legalName: name, registrationNumber: krs, taxNumber: nip, entityType: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', incorporationDate: registered, address, countryIso2: 'PL' },
      capital: { amount: capital, currency: 'PLN' },
      officers: [{ name: `${one.given} ${one.surname}`, role: 'managing_director' }, { name: `${two.given} ${two.surname}`, role: 'board_member' }],
      owners: [],
    } // prettier-ignore
  },
}

function splitName(name: string): readonly string[] {
  const at = name.indexOf(' SPÓŁKA')
  return [name.slice(0, at), name.slice(at + 1)]
}
