import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, officerBorn, owner } from './kit/written.ts'

const southAfrican = {
  given: 'Thandiwe|Pieter|Sipho|Annelize|Lerato|Johannes|Nomvula|Rajesh|Zanele',
  surnames: 'Dlamini|van Rensburg|Mokoena|Naidoo|Khumalo|Esterhuizen|Mabaso|Jacobs',
  streets: 'Rivonia Road|Long Street|Florida Road|Church Street|Jan Smuts Avenue',
  cities: '2196;Sandton|8001;Cape Town|4001;Durban|0002;Pretoria',
  stems: 'Protea Ridge Civils|Springbok Freight|Rooibos Route Trading|Table Bay Marine Engineering and Dry Dock Services|Jacaranda Health',
  firms: 'Baobab Capital (Pty) Ltd|Umfula Trust',
}

/** A registration certificate: a label column with dotted or plain rules, directors in a table at the end. */
export const southAfricanCertificate: Layout = (seed) => {
  const c = inventCompany(seed, southAfrican, { officers: [1, 6] })
  const sheet = openSheet(c.random, { header: () => 'Companies and Intellectual Property Commission' })
  const name = `${c.stem} (Pty) Ltd`
  const number = `${c.incorporated.slice(0, 4)} / ${c.digits(6)} / 07`
  const tax = c.maybe(0.7, `9${c.digits(9)}`)
  const status = c.random.pick([['In Business', 'active'], ['In Business', 'active'], ['Final Deregistration', 'dissolved'], ['In Liquidation', 'in_liquidation']] as const)
  const address = `${c.streetNumber} ${c.street}\n${c.city}\n${c.postcode}`
  sheet.text('Registration Certificate', { size: 15, align: 'centre' })
  sheet.gap(10)
  pairs(sheet, [
    ['Registration number', number],
    ['Enterprise Name', name.toUpperCase()],
    ['Enterprise Type', 'Private Company'],
    ['Enterprise Status', status[0]],
    ['Registration Date', dated(c.incorporated, 'DD/MM/YYYY')],
    ['Financial year end', 'February'],
    ['TAX Number', tax],
    ['Postal Address', c.maybe(0.5, `P O Box ${c.digits(4)}\n${c.city}`)],
    ['Address of registered office', address],
  ], { style: ['beside', 'facing', 'dotted'], split: 0.4 })
  sheet.gap(6)
  sheet.text('ACTIVE DIRECTORS / OFFICERS')
  table(sheet, c.officers.map((person) => [`${person.surname}, ${person.given}`.toUpperCase(), `${person.birthDate.slice(2).replaceAll('-', '')}${c.digits(7)}`, 'Director', dated(person.appointedOn, 'DD/MM/YYYY'), `${person.streetNumber} ${person.street}, ${person.city}`]), {
    ...{ titles: ['Surname and First Names', 'ID Number or Date of birth', 'Type', 'Appointment Date', 'Address'], at: [0, 0.28, 0.46, 0.57, 0.71], size: 8 },
  })
  return finished(sheet, {
    ...{ layout: 'za-certificate', language: 'en', country: 'ZA' },
    values: {
      ...{ legalName: name.toUpperCase(), registrationNumber: number, taxNumber: tax, entityType: 'Private Company' },
      ...{ status: status[1], incorporationDate: c.incorporated, address: address.replaceAll('\n', ', ') },
    },
    officers: c.officers.map((person) => officer(person, 'director')),
  })
}

const kenyan = {
  given: 'Wanjiru|Kipchoge|Achieng|Mwangi|Halima|Otieno|Nyambura|Juma',
  surnames: 'Kamau|Odhiambo|Chebet|Mutiso|Abdalla|Wekesa|Njoroge|Barasa',
  streets: 'Kenyatta Avenue|Moi Road|Ngong Lane|Nkrumah Road',
  cities: '00100;Nairobi|80100;Mombasa|40100;Kisumu',
  stems: 'Acacia Plains Safaris|Jua Kali Metalworks|Ziwa Blue Fisheries|Savannah Green Tea Growers and Packers|Mara Digital',
  firms: 'Simba Hill Holdings Limited|Tausi Investments Limited',
}

/** An official letter with the company's particulars in numbered points and a table of directors and shareholders. */
export const kenyanLetter: Layout = (seed) => {
  const c = inventCompany(seed, kenyan, { officers: [1, 3], owners: [1, 4], nominals: [10, 100], shares: [100, 1000, 5000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Limited`.toUpperCase()
  const number = `PVT-${c.random.pick(['A', 'K', 'Q'])}${c.digits(5)}${c.random.pick(['D', 'X', 'R'])}`
  const directors = c.officers.map((person) => ({ person, own: c.owners.find(({ name: who }) => who === person.name) }))
  const rest = c.owners.filter(({ name: who }) => !c.officers.some((person) => person.name === who))
  const place = `${c.streetNumber}, ${c.street}, ${c.city}`
  sheet.text('REPUBLIC OF KENYA', { align: 'centre' })
  sheet.text('THE COMPANIES ACT, 2015', { align: 'centre' })
  sheet.gap(8)
  sheet.row([{ text: `Ref. No.: OS-${c.digits(8)}`, from: 0, to: 0.5 }, { text: dated(c.issued, 'DD MONTH YYYY'), from: 0.6, to: 1, align: 'right' }])
  sheet.gap(8)
  sheet.text(`RE: ${name} - REGISTRATION NUMBER: ${number}`)
  sheet.gap(4)
  sheet.text('With reference to your application, the following are the particulars of the above named company:')
  pairs(sheet, [
    ['Date of registration', dated(c.incorporated, 'DD/MM/YYYY')],
    ['Nominal Share Capital', `KES ${amount(c.capital, ',', '.')}`],
    ['Number and Type of Shares', `ORDINARY: ${amount(c.shares, ',')}`],
    ['Registered office', place],
    ['Postal Address', `P.O. BOX ${c.digits(4)} - ${c.postcode} ${c.city.toUpperCase()}`],
  ], { style: ['inline', 'beside'], mark: ':', number: (at) => `${at + 1}.` })
  sheet.text('Directors and shareholders, with their particulars:')
  sheet.gap(4)
  table(sheet, [
    ...directors.map(({ person, own }) => [person.name.toUpperCase(), own === undefined ? 'DIRECTOR' : 'DIRECTOR/SHAREHOLDER', `P.O. BOX ${c.digits(4)} ${person.city}`, 'KENYAN', own === undefined ? '' : `ORDINARY: ${amount(own.shares, ',')}`]),
    ...rest.map((one) => [one.name.toUpperCase(), 'SHAREHOLDER', `P.O. BOX ${c.digits(4)} ${c.city}`, 'KENYAN', `ORDINARY: ${amount(one.shares, ',')}`]),
  ], { titles: ['Name', 'Description', 'Address', 'Nationality', 'Shares'], at: [0, 0.27, 0.5, 0.7, 0.83], size: 7.5 })
  sheet.gap(10)
  sheet.text('Yours faithfully,\nREGISTRAR OF COMPANIES')
  return finished(sheet, {
    ...{ layout: 'ke-letter', language: 'en', country: 'KE' },
    values: { legalName: name, registrationNumber: number, incorporationDate: c.incorporated, address: place },
    capital: [c.capital, 'KES'],
    officers: c.officers.map((person) => officer(person, 'director')),
    owners: c.owners.map(owner),
  })
}

const nigerian = {
  given: 'Chinedu|Folake|Ibrahim|Ngozi|Babatunde|Aisha|Emeka|Yetunde',
  surnames: 'Okonkwo|Adeyemi|Bello|Eze|Ogunleye|Danjuma|Nwosu|Balogun',
  streets: 'Awolowo Road|Ahmadu Bello Way|Allen Avenue|Aba Road',
  cities: ';Lagos|;Abuja|;Port Harcourt',
  stems: 'Iroko Palm Oil Mills|Zuma Rock Properties|Harmattan Energy|Niger Delta Offshore Support and Logistics',
  firms: 'Kolanut Capital Limited',
}

/** A status report: blocks of label above value, one person a block, with control as a sentence. */
export const nigerianStatus: Layout = (seed) => {
  const c = inventCompany(seed, nigerian, { officers: [1, 4], owners: [1, 4], nominals: [1], shares: [1_000_000, 10_000_000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Limited`.toUpperCase()
  const number = c.digits(7)
  const address = `${c.streetNumber} ${c.street}, ${c.city}`
  const style = c.random.pick(['above', 'beside', 'colon', 'below'] as const)
  sheet.text('STATUS REPORT', { size: 14, align: 'centre' })
  sheet.gap(8)
  pairs(sheet, [['COMPANY NAME', name], ['RC NUMBER', number], ['DATE OF REGISTRATION', dated(c.incorporated, 'MONTH D, YYYY')], ['COMPANY TYPE', 'PRIVATE COMPANY LIMITED BY SHARES'], ['REGISTERED ADDRESS', address], ['STATUS', 'ACTIVE'], ['ISSUED SHARE CAPITAL', `NGN ${amount(c.capital, ',', '.')}`]], { style })
  sheet.gap(6)
  sheet.text('DIRECTORS')
  for (const person of c.officers) pairs(sheet, [['NAME', `${person.surname} ${person.given}`.toUpperCase()], ['DATE OF BIRTH', dated(person.birthDate, 'DD/MM/YYYY')], ['ADDRESS', `${person.streetNumber} ${person.street}, ${person.city}`], ['NATIONALITY', 'NIGERIAN']], { style })
  sheet.gap(6)
  sheet.text('SHAREHOLDERS')
  for (const one of c.owners) pairs(sheet, [['NAME', one.name.toUpperCase()], ['TYPE OF SHARE', 'ORDINARY'], ['SHARES ALLOTTED', amount(one.shares, ',')]], { style })
  return finished(sheet, {
    ...{ layout: 'ng-status-report', language: 'en', country: 'NG' },
    values: { legalName: name, registrationNumber: number, entityType: 'PRIVATE COMPANY LIMITED BY SHARES', status: 'active', incorporationDate: c.incorporated, address },
    capital: [c.capital, 'NGN'],
    officers: c.officers.map((person) => officerBorn(person, 'director')),
    owners: c.owners.map(owner),
  })
}
