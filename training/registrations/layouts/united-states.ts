import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { dated, finished, officer, owner, percent } from './kit/written.ts'

const words = {
  given: 'Jedediah|Loretta|Marcus|Tamika|Dwight|Rosalind|Hector|Peggy|Lamar|Winifred',
  surnames: 'Buchanan|Okafor-Reed|Stanfield|Delacruz|Hathaway|McAllister|Pruitt|Vandermeer',
  streets: 'W. Magnolia Blvd|Peachtree Road NE|Commerce Street|Biscayne Boulevard|Old Mill Pkwy',
  cities: '33131;Miami, FL|75202;Dallas, TX|30303;Atlanta, GA|80202;Denver, CO',
  stems: 'Thunder Creek Logistics|Palmetto Dental Supply|Juniper & Rye Hospitality|Cottonwood Aerospace Components and Engineering|Blue Heron Capital',
  firms: 'Saguaro Peak Holdings, LLC|Mockingbird Partners LP',
}
const states = ['Delaware', 'Nevada', 'Wyoming'] as const

/** A certificate of good standing: a letter of a secretary of state in prose. */
export const goodStandingLetter: Layout = (seed) => {
  const c = inventCompany(seed, words)
  const sheet = openSheet(c.random, { size: 12, leading: 1.8, margin: 80 })
  const state = c.random.pick(states)
  const [suffix, form] = c.random.pick([['LLC', 'LIMITED LIABILITY COMPANY'], ['INC.', 'CORPORATION']] as const)
  const name = `${c.stem}, ${suffix}`.toUpperCase()
  const number = c.digits(7)
  sheet.text(state, { size: 22, align: 'centre' })
  sheet.text('The First State', { size: 11, align: 'centre' })
  sheet.row([{ text: `Page ${c.random.whole(1, 2)}`, from: 0.8, to: 1, align: 'right' }])
  sheet.gap(24)
  sheet.text(`I, ${c.officers[0]?.name.toUpperCase() ?? ''}, SECRETARY OF STATE OF THE STATE OF ${state.toUpperCase()}, DO HEREBY CERTIFY "${name}" IS DULY FORMED UNDER THE LAWS OF THE STATE OF ${state.toUpperCase()} AND IS IN GOOD STANDING AND HAS A LEGAL CORPORATE EXISTENCE SO FAR AS THE RECORDS OF THIS OFFICE SHOW, AS OF THE ${dated(c.issued, 'D')} DAY OF ${dated(c.issued, 'MONTH').toUpperCase()}, A.D. ${c.issued.slice(0, 4)}.`)
  sheet.gap(10)
  sheet.text(`AND I DO HEREBY FURTHER CERTIFY THAT THE SAID "${name}" WAS FORMED AS A ${form} ON ${dated(c.incorporated, 'MONTH D, YYYY').toUpperCase()}.`)
  sheet.gap(40)
  sheet.row([{ text: `${number}  8300`, from: 0, to: 0.4 }, { text: `Authentication: ${c.digits(9)}`, from: 0.5, to: 1 }])
  sheet.row([{ text: `SR# ${c.digits(11)}`, from: 0, to: 0.4 }, { text: `Date: ${dated(c.issued, 'MM-DD-YY')}`, from: 0.5, to: 1 }])
  return finished(sheet, {
    ...{ layout: 'us-good-standing', language: 'en', country: 'US' },
    values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', state, incorporationDate: c.incorporated },
  })
}

/** A search result of a state's division of corporations: labels beside values, officers under `Title`. */
export const floridaDetail: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 5] })
  const sheet = openSheet(c.random)
  const isCompany = c.random.happens(0.6)
  const name = `${c.stem}, ${isCompany ? 'LLC' : 'Inc.'}`.toUpperCase()
  const number = `${isCompany ? 'L' : 'P'}${c.digits(11)}`
  const tax = c.maybe(0.7, `${c.digits(2)}-${c.digits(7)}`)
  const isActive = c.random.happens(0.8)
  const form = `Florida ${isCompany ? 'Limited Liability Company' : 'Profit Corporation'}`
  const [city = '', state = ''] = c.city.split(', ')
  const address = `${c.streetNumber} ${c.street}\n${city.toUpperCase()}, ${state} ${c.postcode}`
  const titles = isCompany ? ['MGR', 'AMBR', 'MGR', 'AMBR', 'MGR'] : ['P', 'D', 'S', 'D', 'D']
  const roles = isCompany ? (['managing_director', 'member', 'managing_director', 'member', 'managing_director'] as const) : (['managing_director', 'director', 'secretary', 'director', 'director'] as const)
  sheet.text('Detail by Entity Name', { size: 15 })
  sheet.text(form)
  sheet.text(name)
  sheet.gap(6)
  sheet.text('Filing Information')
  pairs(sheet, [['Document Number', number], ['FEI/EIN Number', tax], ['Date Filed', dated(c.incorporated, 'MM/DD/YYYY')], ['State', 'FL'], ['Status', isActive ? 'ACTIVE' : 'INACTIVE'], ['Last Event', c.maybe(0.3, 'LC AMENDMENT')]], { style: 'beside', split: 0.26 })
  const block = (title: string, lines: string): void => {
    sheet.gap(6)
    sheet.text(title)
    sheet.text(lines)
  }
  block('Principal Address', address)
  block('Mailing Address', c.random.happens(0.5) ? address : `PO BOX ${c.digits(4)}\nTALLAHASSEE, FL 32301`)
  block('Registered Agent Name & Address', `EVERGLADE REGISTERED AGENTS INC\n${c.digits(3)} OFFICE PLAZA DR\nTALLAHASSEE, FL 32301`)
  block(isCompany ? 'Authorized Person(s) Detail' : 'Officer/Director Detail', 'Name & Address')
  c.officers.forEach((person, at) => {
    sheet.gap(5)
    sheet.text(`Title ${titles[at] ?? 'D'}`)
    sheet.gap(3)
    sheet.text(`${person.surname}, ${person.given}`.toUpperCase())
    sheet.text(`${person.streetNumber} ${person.street}\n${person.city.toUpperCase()} ${person.postcode}`)
  })
  return finished(sheet, {
    ...{ layout: 'us-florida-detail', language: 'en', country: 'US' },
    values: {
      ...{ legalName: name, registrationNumber: number, taxNumber: tax, entityType: form, state: 'FL' },
      ...{ status: isActive ? 'active' : 'inactive', incorporationDate: c.incorporated, address: address.replace('\n', ', ') },
    },
    officers: c.officers.map((person, at) => officer(person, roles[at] ?? 'director')),
  })
}

/** An operating agreement: numbered sections, members with their interests in a schedule. */
export const operatingAgreement: Layout = (seed) => {
  const c = inventCompany(seed, words, { owners: [1, 5], officers: [1, 2] })
  const sheet = openSheet(c.random)
  const state = c.random.pick(states)
  const name = `${c.stem}, LLC`
  const place = `${c.streetNumber} ${c.street}, ${c.city} ${c.postcode}`
  sheet.text('OPERATING AGREEMENT', { size: 14, align: 'centre' })
  sheet.text('OF', { align: 'centre' })
  sheet.text(name.toUpperCase(), { size: 13, align: 'centre' })
  sheet.gap(8)
  sheet.text(`This Operating Agreement of ${name}, a ${state} limited liability company (the "Company"), is entered into as of ${dated(c.registered, 'MONTH D, YYYY')} by the members listed on Schedule A.`)
  const sections: readonly (readonly [string, string])[] = [
    ['Formation.', `The Company was formed on ${dated(c.incorporated, 'MONTH D, YYYY')} by the filing of the Certificate of Formation with the Secretary of State of ${state}.`],
    ['Name.', `The name of the Company is ${name}.`],
    ['Principal Office.', `The principal office of the Company is located at ${place}.`],
    ['Managers.', `The Company shall be managed by ${c.officers.map(({ name: who }) => who).join(' and ')}, each a "Manager".`],
    ['Term.', 'The Company shall continue until dissolved in accordance with this Agreement.'],
  ]
  sections.forEach(([title, text], at) => {
    sheet.gap(5)
    sheet.text(`${c.random.pick(['1.', 'Section 1.'])}${at + 1} ${title} ${text}`)
  })
  sheet.gap(12)
  sheet.text('SCHEDULE A', { align: 'centre' })
  table(sheet, c.owners.map((one) => [one.name, `${one.person?.streetNumber ?? 10} ${one.person?.street ?? c.street}`, `${percent(one.share)}%`]), { titles: ['Member', 'Address', 'Membership Interest'], at: [0, 0.4, 0.78] })
  return finished(sheet, {
    ...{ layout: 'us-operating-agreement', language: 'en', country: 'US' },
    values: { legalName: name, entityType: 'limited liability company', state, incorporationDate: c.incorporated, address: place },
    officers: c.officers.map((person) => officer(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
