import type { ThirdLayout } from './third-document.ts'
import { newPage, type Page } from './page.ts'
import { grouped, inWords, parts, slashed } from '../drawn/written.ts'

const singaporeNames = [
  'TAN WEI MING', 'LIM SIEW CHENG', 'NURUL AISYAH BINTE RAHMAN', 'RAJESH KUMAR PILLAI', 'GOH BOON KIAT', 'CLARA WONG HUI XIN',
  'DEEPA D/O SUBRAMANIAM', 'KOH JUN HAO', 'MUHAMMAD FAIZAL BIN OSMAN', 'YEO LAY KHENG',
] as const // prettier-ignore

const singaporeStatuses = [
  ['LIVE COMPANY', 'active'],
  ['LIVE COMPANY', 'active'],
  ["IN LIQUIDATION - CREDITORS' VOLUNTARY WINDING UP", 'in_liquidation'],
  ['STRUCK OFF', 'dissolved'],
] as const

/** A business profile of Singapore's registrar: letterhead, facts in two columns, three tables. */
export const businessProfile: ThirdLayout = (made) => {
  const page = newPage({ width: 1240, height: 1754, font: 'Carlito', family: 'sans', size: 22, set: 0.93 })
  const name = `${made.pick(['MERIDIAN', 'KESTREL', 'BLUE HERON', 'ORCHID GATE', 'TIDEWATER', 'SABLE ROCK'])} ${made.pick(['LOGISTICS', 'VENTURES', 'MARINE SUPPLIES', 'ANALYTICS', 'FOOD TRADING'])} PTE. LTD.`
  const date = made.date(2005, 2023)
  const uen = made.number('SG', 'registrationNumber', () => `${date.slice(0, 4)}${made.digits(5)}${made.pick(['C', 'D', 'E', 'G', 'H', 'K', 'M', 'N', 'R', 'W', 'Z'])}`) // prettier-ignore
  const [printed, status] = made.pick(singaporeStatuses)
  const address = `${made.int(2, 180)} ${made.pick(['CECIL STREET', 'UBI AVENUE 3', 'ANSON ROAD', 'PAYA LEBAR ROAD'])}, #${made.int(10, 30)}-${made.int(10, 40)}, SINGAPORE ${made.int(100000, 799999)}`
  const shares = made.pick([1000, 20000, 100000, 250000])
  const people = twist(made.int(0, 9), singaporeNames)
  const owned = parts(made, 2)
  letterhead(page, made.date(2025, 2025))
  facts(page, [
    [['Name of Company', name], ['UEN', uen]],
    [['Incorporation Date', slashed(date)], ['Company Type', 'PRIVATE COMPANY LIMITED BY SHARES']],
    [['Status', printed], ['Status Date', slashed(made.date(2024, 2025))]],
    [['Principal Activity (I)', `${made.int(10000, 99999)} - WHOLESALE TRADE OF GOODS`], ['Former Name (if any)', '-']],
  ]) // prettier-ignore
  page.text([90, 760], 'Registered Office Address', { size: 19, ink: 'grey' })
  page.text([90, 788], address)
  table(page, [850, 'Issued Share Capital'], [['Amount', 'No. of Shares', 'Currency', 'Share Type'], [grouped(shares, ','), grouped(shares, ','), 'SINGAPORE, DOLLARS', 'ORDINARY']]) // prettier-ignore
  table(page, [1010, 'Officers / Authorised Representatives'], [
    ['Name', 'Nationality', 'Position Held', 'Date of Appointment'],
    ...people.slice(0, 3).map((person, at) => [person, 'SINGAPORE CITIZEN', at === 2 ? 'Secretary' : 'Director', slashed(date)]),
  ]) // prettier-ignore
  table(page, [1270, 'Shareholders'], [
    ['Name', 'ID', 'No. of Ordinary Shares', 'Address Changed'],
    ...owned.map((part, at) => [people[at] ?? '', `S${made.digits(7)}X`, grouped((shares * part) / 100, ','), '-']),
  ]) // prettier-ignore
  page.text([90, 1500], 'Audit Firm(s): FERNLEIGH & OOI LLP', { size: 20 })
  page.text([90, 1640], 'The information is a computer-generated extract of the register and needs no signature.', { size: 17, italic: true }) // prettier-ignore
  return {
    page,
    truth: {
      ...{ layout: 'business profile (Singapore)', language: 'en' },
      values: { legalName: name, registrationNumber: uen, entityType: 'PRIVATE COMPANY LIMITED BY SHARES', status, incorporationDate: date, address, countryIso2: 'SG' }, // prettier-ignore
      capital: { amount: shares, currency: 'SGD' },
      officers: people.slice(0, 3).map((person, at) => ({ name: person, role: at === 2 ? ('secretary' as const) : ('director' as const) })), // prettier-ignore
      owners: owned.map((share, at) => ({ name: people[at] ?? '', share })),
    },
  }
}

/** The names from one on, in a ring. */
function twist(from: number, names: readonly string[]): readonly string[] {
  return names.map((_, at) => names[(from + at) % names.length] ?? '')
}

function letterhead(page: Page, day: string): void {
  page.box([70, 60], [84, 84], true)
  page.text([112, 112], 'ACR', { bold: true, anchor: 'middle', ink: 'blue' })
  page.text([180, 96], 'Accounting and Corporate Regulatory Authority', { bold: true, size: 26, ink: 'blue' })
  page.text([180, 128], 'Republic of Singapore', { size: 20, ink: 'grey' })
  page.text([1160, 96], `Date: ${slashed(day)}`, { size: 19, anchor: 'end' })
  page.line([70, 170], [1170, 170])
  page.text([620, 240], 'BUSINESS PROFILE (COMPANY)', { bold: true, size: 34, anchor: 'middle' })
  page.lines([90, 300], 'While every effort is made to keep the information current, it is provided as lodged by the company and its officers.', { width: 1060, size: 18, italic: true }) // prettier-ignore
}

type Fact = readonly [label: string, value: string]

function facts(page: Page, rows: readonly (readonly [Fact, Fact])[]): void {
  for (const [row, pair] of rows.entries())
    for (const [column, [label, value]] of pair.entries()) {
      const [x, y] = [90 + column * 560, 400 + row * 90]
      page.text([x, y], label, { size: 19, ink: 'grey' })
      page.lines([x, y + 28], value, { width: 520, bold: row === 0 })
    }
}

function table(
  page: Page,
  [top, title]: readonly [number, string],
  rows: readonly (readonly string[])[],
): void {
  page.text([90, top], title, { bold: true, size: 25, ink: 'blue' })
  page.box([80, top + 16], [1080, 40], true)
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries())
      page.text([[90, 470, 720, 970][column] ?? 0, top + 44 + row * 44], cell, { size: 20, bold: row === 0 })
    page.line([80, top + 56 + row * 44], [1160, top + 56 + row * 44])
  }
}

const months = ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'] // prettier-ignore
const tens = ['', 'TEN', 'TWENTY', 'THIRTY']
const ordinals = [
  '', 'FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH', 'ELEVENTH', 'TWELFTH',
  'THIRTEENTH', 'FOURTEENTH', 'FIFTEENTH', 'SIXTEENTH', 'SEVENTEENTH', 'EIGHTEENTH', 'NINETEENTH', 'TWENTIETH',
] // prettier-ignore

/** `2016-03-14` as `FOURTEENTH DAY OF MARCH, A.D. 2016`. */
function ceremonial(date: string): string {
  const [, month = '', year = ''] = inWords(date, months).split(' ')
  const day = Number(date.slice(8))
  const ordinal = ordinals[day] ?? `${tens[Math.floor(day / 10)] ?? ''}-${ordinals[day % 10] ?? ''}`
  return `${ordinal} DAY OF ${month}, A.D. ${year}`
}

/** A certificate of good standing as an American Secretary of State words it: prose in capitals, a seal. */
export const goodStanding: ThirdLayout = (made) => {
  const page = newPage({
    width: 1275,
    height: 1650,
    font: 'Linux Libertine O',
    family: 'serif',
    size: 27,
    set: 0.98,
  })
  const form = made.pick(['LLC', 'INC.', 'CORPORATION'])
  const name = `${made.pick(['HARROW TIDE', 'PINE & FLINT', 'COBALT RIDGE', 'NORTHLIGHT', 'STONEBRIDGE'])} ${made.pick(['HOLDINGS', 'CAPITAL', 'SYSTEMS', 'BIOLABS'])} ${form}`
  const date = made.date(1998, 2024)
  const file = made.int(2000000, 9899999)
  const verb = form === 'LLC' ? 'FORMED' : 'INCORPORATED'
  page.text([637, 150], 'Delaware', { size: 84, italic: true, anchor: 'middle' })
  page.text([637, 215], 'The First State', { size: 30, italic: true, anchor: 'middle' })
  page.text([1150, 260], 'Page 1', { size: 22, anchor: 'end', italic: true })
  let y = page.lines([150, 400], `I, ${made.pick(['ELEANOR P. WHITCOMBE', 'MARTIN J. OAKES'])}, SECRETARY OF STATE OF THE STATE OF DELAWARE, DO HEREBY CERTIFY THAT "${name}" IS DULY ${verb} UNDER THE LAWS OF THE STATE OF DELAWARE, IS IN GOOD STANDING AND HAS A LEGAL EXISTENCE SO FAR AS THE RECORDS OF THIS OFFICE SHOW, AS OF THE ${ceremonial(made.date(2025, 2025))}.`, { width: 975 }) // prettier-ignore
  y = page.lines([150, y + 40], `AND I DO HEREBY FURTHER CERTIFY THAT THE SAID "${name}" WAS ${verb} ON THE ${ceremonial(date)}.`, { width: 975 }) // prettier-ignore
  page.lines([150, y + 40], 'AND I DO HEREBY FURTHER CERTIFY THAT THE FRANCHISE TAXES DUE HAVE BEEN PAID TO DATE.', { width: 975 }) // prettier-ignore
  page.ring([637, 1270], 105)
  page.text([637, 1262], 'GREAT SEAL', { size: 22, anchor: 'middle', ink: 'blue', bold: true })
  page.text([637, 1292], 'OF THE STATE', { size: 20, anchor: 'middle', ink: 'blue' })
  page.text([130, 1440], `${file}  8300`, { size: 24 })
  page.text([130, 1476], `SR# 2026${made.digits(7)}`, { size: 24 })
  page.line([720, 1430], [1140, 1430])
  page.text([930, 1462], 'Secretary of State', { size: 22, anchor: 'middle', italic: true })
  page.text([720, 1510], `Authentication: ${made.digits(9)}`, { size: 22 })
  return {
    page,
    truth: {
      ...{ layout: 'certificate of good standing (US)', language: 'en' },
      values: { legalName: name, registrationNumber: `${file}`, status: 'active', incorporationDate: date, countryIso2: 'US', state: 'Delaware' }, // prettier-ignore
      ...{ capital: null, officers: [], owners: [] },
    },
  }
}
