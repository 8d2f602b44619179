import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { labelRows } from './label-rows.ts'
import { arms, ghost, rosette, upright } from './marks.ts'

const people: People = {
  surnames: ['SHARMA', 'VENKATARAMAN', 'BOSE', 'KHATRI', 'PILLAI', 'D SOUZA', 'QURESHI', 'THAKUR'],
  women: ['ANJALI', 'LAKSHMI', 'FATIMA', 'PRIYA', 'MEENAKSHI', 'RITU'],
  men: ['ARJUN', 'SURESH KUMAR', 'IMRAN', 'NIKHIL', 'RAGHAV', 'OM PRAKASH'],
  towns: ['RAJNAGAR, UTTAR DESH', 'KOTTAPURAM, MALABAR', 'SONEPUR, PURVANCHAL', 'DHARWAS, HIMA PRANT'],
  streets: ['TANK ROAD'],
  isNumberFirst: true,
}

/** A passport page with labels in Devanagari and English, the number at the top right and a faint second portrait. */
export const bharvanaPassport: Layout = { name: 'passport in Devanagari', kind: 'P', state: 'BVN', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const number = random.signs(1, 'KLMNPRSTUVZ') + random.signs(7, '0123456789')
  const birth = printedBirth(order, holder.birth)
  const front = new Sheet(random, [125, 88])
  front.ground(
    random.pick([
      ['#f3ead6', '#b08d57'],
      ['#e6efe4', '#6f9a72'],
      ['#efe6ee', '#8a6a9a'],
    ] as const),
  )
  for (const [x, y] of [
    [62, 44],
    [98, 30],
    [40, 66],
  ] as const)
    rosette(front, [x, y, 15], ['#b07a3a', 11])
  write(order, front, { holder, number, birth })
  const facts = { code: 'P', state: 'BVN', nationality: 'BVN', number, sex: holder.sex, personal: '' }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  front.machineZone(zoneLines('TD3', { ...facts, ...dates, surname, given }), [6.5, 75.5, 6.6])
  front.says('lastName', surname)
  front.says('firstName', given)
  front.says('documentNumber', number)
  front.says('nationality', 'BHARVANIAN', 'BVN')
  front.says('sex', holder.sex)
  front.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  front.says('placeOfBirth', holder.place)
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  return { front, back: null }
}

interface Facts {
  readonly holder: Holder
  readonly number: string
  readonly birth: string
}

function write(order: Order, front: Sheet, { holder, number, birth }: Facts): void {
  const { random } = order
  const font = 'Noto Sans Devanagari'
  const label = { size: 1.75, font, colour: '#7a2a1a' }
  const value = { size: 3.1, font: random.pick(['Carlito', 'Arimo', 'Noto Sans']), weight: 700 }
  const row = labelRows(front, { label, value, lead: [3.2, 3.6] })
  const title = { size: 3.6, font, weight: 700, colour: '#7a2a1a' }
  arms(front, [11, 7.5, 7], '#7a2a1a')
  front.text(18, 7, ['भारवना गणराज्य', title])
  front.text(18, 11.2, ['REPUBLIC OF BHARVANA', { ...title, size: 3 }])
  row([59, 13.6], 'टाइप / Type', 'P')
  row([70, 13.6], 'राष्ट्र कोड / Country Code', 'BVN')
  row([93, 13.6], 'पासपोर्ट न. / Passport No.', number)
  front.face([6, 15, 33, 43], order.face)
  ghost(front, [101, 42, 17, 22], order.face)
  const date = (iso: string): string => writtenDate(iso, 'D/M/Y')
  row([43, 21.6], 'उपनाम / Surname', holder.surname)
  row([43, 29.2], 'दिया गया नाम / Given Name(s)', holder.given)
  row([43, 36.8], 'राष्ट्रीयता / Nationality', 'BHARVANIAN')
  row([71, 36.8], 'लिंग / Sex', holder.sex)
  row([85, 36.8], 'जन्मतिथि / Date of Birth', date(birth))
  row([43, 44.4], 'जन्म स्थान / Place of Birth', holder.place)
  row([43, 52], 'जारी करने का स्थान / Place of Issue', random.pick(['RAJNAGAR', 'SONEPUR']))
  row([43, 59.6], 'जारी करने की तिथि / Date of Issue', date(holder.issued))
  row([74, 59.6], 'समाप्ति की तिथि / Date of Expiry', date(holder.expiry))
  front.sign([8, 60.5, 28, 5.5])
  upright(front, [122.5, 62], [number, { size: 4, font: 'Cousine', colour: '#8a1a1a', spacing: 0.6 }])
}
