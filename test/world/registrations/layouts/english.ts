import { amountAs, dateAs, type MadeCompany, officerOf } from '../made-company.ts'
import type { MadeRegistration } from '../registration-truth.ts'
import { bold, cards, centred, gap, heading, lines, pageOf, pairs, paragraph, t, table } from '../typst.ts'

/** A certificate in sentences, as given on the day of incorporation. */
export function certificateOfIncorporation(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} Limited`.toUpperCase()
  const number = company.digits(8)
  const source = pageOf(
    [
      centred(bold('CERTIFICATE OF INCORPORATION', 18)),
      centred(bold('OF A PRIVATE LIMITED COMPANY', 13)),
      gap(30),
      centred(t(`Company Number ${number}`)),
      gap(24),
      paragraph('The Registrar of Companies for England and Wales, hereby certifies that'),
      centred(bold(name, 16)),
      paragraph(
        'is this day incorporated under the Companies Act 2006 as a private company, that the company is limited by shares, and the situation of its registered office is in England and Wales.',
      ),
      gap(30),
      paragraph(`Given at Cardiff on ${dateAs(company.incorporated, 'D M Y')}.`),
    ],
    { font: 'Libertinus Serif', size: 12 },
  )
  return {
    source,
    truth: {
      ...{ layout: 'gb-certificate', language: 'en' },
      values: {
        legalName: name,
        registrationNumber: number,
        incorporationDate: company.incorporated,
        countryIso2: 'GB',
      },
      ...{ capital: null, officers: [], owners: [] },
    },
  }
}

/** An extract of a register: labels and values, officers in blocks, owners in a table. */
export function companyExtract(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} Ltd`
  const number = company.digits(8)
  const [first, second, ...rest] = company.people
  const people = [first, second, ...rest].flatMap((one) => one ?? [])
  const address = [`${company.streetNumber} ${company.street}`, company.city, company.postcode]
  const owners = company.shares.map((share, at) => ({ share, name: `${people[at % people.length]?.given} ${people[at % people.length]?.surname}${at >= people.length ? ' Jr' : ''}` })) // prettier-ignore
  const source = pageOf([
    bold('Company extract', 18),
    gap(10),
    pairs([
      ['Company name', name],
      ['Company number', number],
      ['Legal form', 'Private company limited by shares'],
      ['Company status', 'Active'],
      ['Date of incorporation', dateAs(company.incorporated, 'D M Y')],
      ['Registered office address', address.join('\n')],
      ['VAT number', `GB${company.digits(9)}`],
      ['Nature of business (SIC)', '62012 - Business and domestic software development'],
    ]),
    heading('Officers'),
    ...people.map((person, at) =>
      [
        pairs([
          ['Name', `${person.surname.toUpperCase()}, ${person.given}`],
          ['Role', at === people.length - 1 ? 'Secretary' : 'Director'],
          ['Date of birth', dateAs(person.birthDate, 'M Y')],
          ['Appointed on', dateAs(person.appointedOn, 'D M Y')],
          ['Nationality', 'British'],
        ]),
        gap(8),
      ].join('\n'),
    ),
    heading('Shareholders'),
    table(['Name of shareholder', 'Class', 'Percentage'], owners.map(({ name: owner, share }) => [owner, 'Ordinary', `${share}%`])),
    paragraph('The registrar of companies for England and Wales takes no responsibility for the accuracy of this information.'),
  ]) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'gb-extract', language: 'en' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Private company limited by shares',
          status: 'active',
        },
        taxNumber: /GB\d{9}/.exec(source)?.[0] ?? '',
        incorporationDate: company.incorporated,
        address: address.join(', '),
      },
      capital: null,
      officers: people.map((person, at) => ({
        name: `${person.given} ${person.surname.toUpperCase()}`,
        role: at === people.length - 1 ? 'secretary' : 'director',
        birthDate: person.birthDate.slice(0, 7),
      })),
      owners,
    },
  }
}

/** A certificate of good standing of a state, in sentences. */
export function goodStanding(company: MadeCompany): MadeRegistration {
  const name = `${company.stem}, Inc.`
  const number = company.digits(7)
  const state = company.random.pick(['Delaware', 'Nevada', 'Wyoming'])
  const source = pageOf(
    [
      centred(bold(`State of ${state}`, 20)),
      centred(bold('Office of the Secretary of State', 13)),
      gap(26),
      centred(bold('CERTIFICATE OF GOOD STANDING', 15)),
      gap(18),
      paragraph(`I, the Secretary of State of the State of ${state}, do hereby certify that "${name}" was duly incorporated under the laws of the State of ${state} on ${dateAs(company.incorporated, 'M D, Y')}, is in good standing and has a legal corporate existence so far as the records of this office show.`),
      gap(12),
      pairs([
        ['File number:', number],
        ['Entity type:', 'Domestic Corporation'],
        ['Principal office:', `${company.streetNumber} ${company.street}\n${company.city} ${company.postcode}`],
      ]),
    ],
    { font: 'Libertinus Serif', size: 12, margin: '28mm' },
  ) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'us-good-standing', language: 'en' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Domestic Corporation',
          status: 'active',
        },
        incorporationDate: company.incorporated,
        address: `${company.streetNumber} ${company.street}, ${company.city} ${company.postcode}`,
        countryIso2: 'US',
      },
      ...{ capital: null, officers: [], owners: [] },
    },
  }
}

/** A list of officers and members in tables, with letterhead. */
export function officersList(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} plc`
  const number = company.digits(8)
  const people = company.people
  const total = company.capital
  const owners = company.shares.map((share, at) => ({ share, name: at === 0 ? `${company.random.pick(['Harrowgate', 'Fenwick', 'Stonebridge'])} Investments Ltd` : `${people[at]?.given ?? 'Agnes'} ${people[at]?.surname ?? 'Featherstone'}` })) // prettier-ignore
  const source = pageOf(
    [
      `#grid(columns: (1fr, 1fr), [${bold(name, 15)}], align(right)[${lines(`Registered No. ${number}\nIncorporated: ${dateAs(company.incorporated, 'DD/MM/Y')}`)}])`,
      gap(6),
      '#line(length: 100%, stroke: 0.6pt)',
      heading('Register of directors'),
      table(
        ['Full name', 'Position', 'Date of birth', 'Nationality', 'Appointed'],
        people.map((person, at) => [`${person.given} ${person.surname}`, at === 0 ? 'Chairman' : 'Director', dateAs(person.birthDate, 'DD/MM/Y'), 'British', dateAs(person.appointedOn, 'DD/MM/Y')]),
      ),
      heading('Register of members'),
      table(
        ['Member', 'Number of shares', 'Nominal value'],
        owners.map(({ name: owner, share }) => [owner, amountAs((total * share) / 100, ',', null), `£${amountAs((total * share) / 100, ',', '.')}`]),
        { stroke: 'none' },
      ),
      gap(6),
      pairs([['Issued share capital', `£${amountAs(total, ',', '.')}`], ['Registered office', `${company.streetNumber} ${company.street}, ${company.city} ${company.postcode}`]]),
    ],
    { size: 9.5 },
  ) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'gb-officers-list', language: 'en' },
      values: {
        ...{ legalName: name, registrationNumber: number, incorporationDate: company.incorporated },
        address: `${company.streetNumber} ${company.street}, ${company.city} ${company.postcode}`,
      },
      capital: { amount: total, currency: 'GBP' },
      officers: people.map((person, at) => officerOf(person, at === 0 ? 'chair' : 'director')),
      owners,
    },
  }
}

/** Two columns of labels above their values, with an LEI. */
export function businessProfile(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} Pte. Ltd.`
  const number = `${company.incorporated.slice(0, 4)}${company.digits(5)}K`
  const [first] = company.people
  const address = `${company.streetNumber} ${company.street}\n${company.city} ${company.postcode}`
  const source = pageOf([
    bold('BUSINESS PROFILE', 16),
    gap(12),
    cards(
      [
        ['NAME OF COMPANY', name],
        ['REGISTRATION NO.', number],
        ['COMPANY TYPE', 'Exempt private company limited by shares'],
        ['INCORPORATION DATE', dateAs(company.incorporated, 'DD M Y')],
        ['STATUS', 'Live company'],
        ['LEGAL ENTITY IDENTIFIER (LEI)', company.lei],
        ['PAID UP CAPITAL', `USD ${amountAs(company.capital, ',', '.')}`],
        ['REGISTERED OFFICE', address],
      ],
      2,
    ),
    heading('Directors', 11),
    ...company.people.map((person) => `#block[${t(`${person.given} ${person.surname} - Director`)}]`),
    paragraph(`Printed for ${first?.given ?? ''}.`),
  ])
  return {
    source,
    truth: {
      ...{ layout: 'two-column-profile', language: 'en' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Exempt private company limited by shares',
        },
        ...{ incorporationDate: company.incorporated, status: 'active', lei: company.lei },
        address: address.replace('\n', ', '),
      },
      capital: { amount: company.capital, currency: 'USD' },
      officers: company.people.map((person) => officerOf(person, 'director', false)),
      owners: [],
    },
  }
}
