import { amountAs, dateAs, type MadeCompany, officerOf } from '../made-company.ts'
import type { MadeRegistration } from '../registration-truth.ts'
import { bold, gap, heading, lines, pageOf, pairs, paragraph, t, table } from '../typst.ts'

/** A current print of a commercial register in numbered paragraphs. */
export function handelsregister(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} GmbH`
  const number = `HRB ${company.digits(6)}`
  const address = `${company.street} ${company.streetNumber}, ${company.postcode} ${company.city}`
  const officers = company.people.slice(0, 2)
  const line = (text: string) => `#block(above: 8pt, below: 8pt)[${t(text)}]`
  const source = pageOf(
    [
      `#grid(columns: (1fr, 1fr), [${lines(`Handelsregister B des\nAmtsgerichts ${company.city}`)}], align(right)[${lines(`Abteilung B\nWiedergabe des aktuellen\nRegisterinhalts\nNummer der Firma:\n${number}`)}])`,
      gap(10),
      '#line(length: 100%, stroke: 0.6pt)',
      line('1. Anzahl der bisherigen Eintragungen: 4'),
      line(`2. a) Firma: ${name}`),
      line(`b) Sitz, Niederlassung, inländische Geschäftsanschrift: ${company.city}`),
      line(`Geschäftsanschrift: ${address}`),
      line('c) Gegenstand des Unternehmens: Herstellung und Vertrieb von Waren aller Art sowie die Erbringung damit verbundener Dienstleistungen.'),
      line(`3. Grund- oder Stammkapital: ${amountAs(company.capital, '.', ',')} EUR`),
      line('4. a) Allgemeine Vertretungsregelung: Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.'),
      ...officers.map((person) => line(`Geschäftsführer: ${person.surname}, ${person.given}, ${person.city}, *${dateAs(person.birthDate, 'DD.MM.Y')}`)),
      line('5. Prokura: -'),
      line('6. a) Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag: Gesellschaft mit beschränkter Haftung'),
      line(`Gesellschaftsvertrag vom ${dateAs(company.incorporated, 'DD.MM.Y')}`),
      line('7. Tag der letzten Eintragung: 14.02.2025'),
    ],
    { size: 10 },
  ) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'de-handelsregister', language: 'de' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Gesellschaft mit beschränkter Haftung',
          address,
        },
        ...{ incorporationDate: company.incorporated, countryIso2: 'DE' },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: officers.map((person) => officerOf(person, 'managing_director')),
      owners: [],
    },
  }
}

/** A list of shareholders with parts of the capital. */
export function gesellschafterliste(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} GmbH`
  const number = `HRB ${company.digits(5)}`
  const people = company.people
  const owners = company.shares.map((share, at) => ({ share, person: people[at % people.length] })).flatMap(({ share, person }, at) => (person === undefined || at >= people.length ? [] : [{ share, person }])) // prettier-ignore
  const whole = owners.reduce((sum, { share }) => sum + share, 0)
  const source = pageOf([
    bold('Liste der Gesellschafter', 16),
    gap(8),
    pairs([
      ['Firma:', name],
      ['Sitz:', company.city],
      ['Registernummer:', `Amtsgericht ${company.city}, ${number}`],
      ['Stammkapital:', `EUR ${amountAs(company.capital, '.', ',')}`],
    ]),
    gap(14),
    table(
      ['Lfd. Nr.', 'Gesellschafter', 'Geburtsdatum', 'Wohnort', 'Nennbetrag in EUR', 'Beteiligung in %'],
      owners.map(({ share, person }, at) => [
        `${at + 1}`,
        `${person.surname}, ${person.given}`,
        dateAs(person.birthDate, 'DD.MM.Y'),
        person.city,
        amountAs((company.capital * share) / 100, '.', ','),
        amountAs(share, '', ','),
      ]),
      { widths: '(auto, 1fr, auto, auto, auto, auto)' },
    ),
    paragraph(
      `${company.city}, den ${dateAs(company.people[0]?.appointedOn ?? '2020-01-01', 'D. M Y', 'de')}`,
    ),
    paragraph('Der Geschäftsführer'),
  ])
  return {
    source,
    truth: {
      ...{ layout: 'de-gesellschafterliste', language: 'de' },
      values: { legalName: name, registrationNumber: number, countryIso2: 'DE' },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: [],
      owners: whole === 100 ? owners.map(({ share, person }) => ({ share, name: `${person.given} ${person.surname}` })) : owners.map(({ share, person }) => ({ share, name: `${person.given} ${person.surname}` })), // prettier-ignore
    },
  }
}

/** An extract of a Swiss register: boxes of labels and a table of persons. */
export function uidAuszug(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} AG`
  const digits = company.digits(9)
  const number = `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`
  const address = `${company.street} ${company.streetNumber}\n${company.postcode} ${company.city}`
  const source = pageOf(
    [
      bold(`Handelsregisteramt des Kantons ${company.city}`, 13),
      gap(8),
      table(
        ['Nummer der Firma', 'Rechtsnatur', 'Eintragung'],
        [[number, 'Aktiengesellschaft', dateAs(company.incorporated, 'DD.MM.Y')]],
      ),
      gap(6),
      pairs([
        ['Firma', name],
        ['Sitz', company.city],
        ['Domiziladresse', address],
        ['Aktienkapital', `CHF ${amountAs(company.capital, "'", '.')}`],
        ['Datum der Gründung', dateAs(company.incorporated, 'DD.MM.Y')],
        ['Zweck', 'Handel mit Waren aller Art.'],
      ], '30%'),
      heading('Eingetragene Personen', 11),
      table(
        ['Angaben zu den Personen', 'Funktion', 'Zeichnungsart'],
        company.people.map((person, at) => [
          `${person.surname}, ${person.given}, von ${person.city}, in ${company.city}`,
          at === 0 ? 'Präsident des Verwaltungsrates' : 'Mitglied des Verwaltungsrates',
          'Kollektivunterschrift zu zweien',
        ]),
        { widths: '(1.4fr, 1fr, 1fr)' },
      ),
    ],
    { size: 9.5 },
  ) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'ch-auszug', language: 'de' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Aktiengesellschaft',
          countryIso2: 'CH',
        },
        ...{ incorporationDate: company.incorporated, address: address.replace('\n', ', ') },
      },
      capital: { amount: company.capital, currency: 'CHF' },
      officers: company.people.map((person, at) =>
        officerOf(person, at === 0 ? 'chair' : 'board_member', false),
      ),
      owners: [],
    },
  }
}

/** An extract of the Dutch register in sections. */
export function kvkUittreksel(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} B.V.`
  const number = company.digits(8)
  const address = `${company.street} ${company.streetNumber}, ${company.postcode} ${company.city}`
  const [owner] = company.people
  const tax = company.digits(9)
  const source = pageOf([
    bold('Uittreksel Handelsregister', 15),
    gap(4),
    t(`KvK-nummer ${number}`),
    gap(8),
    heading('Rechtspersoon', 11),
    pairs([
      ['RSIN', tax],
      ['Rechtsvorm', 'Besloten Vennootschap'],
      ['Statutaire naam', name],
      ['Statutaire zetel', company.city],
      ['Bezoekadres', address],
      ['Datum akte van oprichting', dateAs(company.incorporated, 'DD-MM-Y')],
      ['Geplaatst kapitaal', `EUR ${amountAs(company.capital, '.', ',')}`],
    ]),
    heading('Enig aandeelhouder', 11),
    pairs([
      ['Naam', `${owner?.surname ?? ''}, ${owner?.given ?? ''}`],
      ['Geboortedatum', dateAs(owner?.birthDate ?? '', 'DD-MM-Y')],
    ]),
    heading('Bestuurders', 11),
    ...company.people.slice(1).map((person) =>
      [
        pairs([
          ['Naam', `${person.surname}, ${person.given}`],
          ['Geboortedatum', dateAs(person.birthDate, 'DD-MM-Y')],
          ['Datum in functie', dateAs(person.appointedOn, 'DD-MM-Y')],
          ['Titel', 'Directeur'],
          ['Bevoegdheid', 'Alleen/zelfstandig bevoegd'],
        ]),
        gap(8),
      ].join('\n'),
    ),
  ])
  return {
    source,
    truth: {
      ...{ layout: 'nl-uittreksel', language: 'nl' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Besloten Vennootschap',
          address,
          countryIso2: 'NL',
        },
        ...{ incorporationDate: company.incorporated, taxNumber: tax },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: company.people.slice(1).map((person) => officerOf(person, 'director')),
      owners: owner === undefined ? [] : [{ name: `${owner.given} ${owner.surname}`, share: 100 }],
    },
  }
}

/** A print of the Polish register: numbered lines in tables. */
export function odpisKrs(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} Spółka z o.o.`
  const number = `0000${company.digits(6)}`
  const address = `${company.street} ${company.streetNumber}, ${company.postcode} ${company.city}`
  const [president, member] = company.people
  const tax = company.digits(10)
  const source = pageOf(
    [
      bold('KRAJOWY REJESTR SĄDOWY', 14),
      t('Informacja odpowiadająca odpisowi aktualnemu z rejestru przedsiębiorców'),
      gap(8),
      pairs([['Numer KRS:', number], ['Data rejestracji w KRS', dateAs(company.incorporated, 'DD.MM.Y')]]),
      heading('Dział 1', 11),
      pairs([
        ['1. Oznaczenie formy prawnej', 'Spółka z ograniczoną odpowiedzialnością'],
        ['2. Numer NIP', tax],
        ['3. Firma, pod którą spółka działa', name],
        ['4. Adres', address],
        ['5. Wysokość kapitału zakładowego', `${amountAs(company.capital, ' ', ',')} zł`],
      ], '45%'),
      heading('Zarząd', 11),
      table(
        ['Nazwisko', 'Imiona', 'Funkcja w organie'],
        [president, member].flatMap((person, at) => (person === undefined ? [] : [[person.surname, person.given, at === 0 ? 'Prezes zarządu' : 'Członek zarządu']])),
      ),
      heading('Wspólnicy', 11),
      table(
        ['Imię i nazwisko', 'Liczba udziałów', 'Łączna wartość'],
        [president, member].flatMap((person, at) => (person === undefined ? [] : [[`${person.given} ${person.surname}`, at === 0 ? '60' : '40', `${amountAs(company.capital * (at === 0 ? 0.6 : 0.4), ' ', ',')} zł`]])),
      ),
    ],
    { size: 9.5 },
  ) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'pl-odpis', language: 'pl' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          taxNumber: tax,
          entityType: 'Spółka z ograniczoną odpowiedzialnością',
        },
        ...{ incorporationDate: company.incorporated, address, countryIso2: 'PL' },
      },
      capital: { amount: company.capital, currency: 'PLN' },
      officers: [president, member].flatMap((person, at) => (person === undefined ? [] : [officerOf(person, at === 0 ? 'chair' : 'board_member', false)])), // prettier-ignore
      owners: [president, member].flatMap((person, at) => (person === undefined ? [] : [{ name: `${person.given} ${person.surname}`, share: at === 0 ? 60 : 40 }])), // prettier-ignore
    },
  }
}
