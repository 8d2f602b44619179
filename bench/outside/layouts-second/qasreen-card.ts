import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import type { Random } from '../random.ts'
import { Sheet, type Style } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { arms, chip, ghost, hologram, rosette } from './marks.ts'
import { inOwnLetters } from './two-scripts.ts'

const words: Readonly<Record<string, string>> = {
  Mansoori: 'المنصوري',
  Hammadi: 'الحمادي',
  Khalifa: 'الخليفة',
  Darwish: 'درويش',
  Nuaimi: 'النعيمي',
  Salem: 'سالم',
  Khalid: 'خالد',
  Rashid: 'راشد',
  Yousef: 'يوسف',
  Mariam: 'مريم',
  Noura: 'نورة',
  Shaikha: 'شيخة',
  Hessa: 'حصة',
}
const people: People = {
  surnames: ['Mansoori', 'Hammadi', 'Khalifa', 'Darwish', 'Nuaimi'],
  women: ['Mariam', 'Noura', 'Shaikha', 'Hessa'],
  men: ['Salem', 'Khalid', 'Rashid', 'Yousef'],
  towns: ['Qasr'],
  streets: ['Corniche'],
  isNumberFirst: false,
}

/** A Gulf card: English from the left and Arabic from the right on one line, the whole name, a long number of the person. */
export const qasreenCard: Layout = { name: 'card in Arabic and English', kind: 'I', state: 'QSN', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const drawn = drawHolder(random, people, 5)
  const holder = { ...drawn, surname: drawn.surname.split('-')[0] ?? drawn.surname }
  const [front, back] = [new Sheet(random, [85.6, 54]), new Sheet(random, [85.6, 54])]
  const number = random.signs(9, '0123456789')
  const personal = `761-${holder.birth.slice(0, 4)}-${random.signs(7, '0123456789')}-${random.signs(1, '0123456789')}`
  const middle = random.pick(people.men)
  drawFront(order, front, { holder, middle, personal })
  drawBack(random, back, number)
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const names = { surname: holder.surname, given: `${holder.given} ${middle}` }
  const facts = { code: 'ID', state: 'QSN', nationality: 'QSN', number, sex: holder.sex }
  const digits = personal.replaceAll('-', '')
  back.machineZone(zoneLines('TD1', { ...facts, ...dates, ...names, personal: digits }), [4.8, 37.4, 5.6])
  back.says('lastName', holder.surname)
  back.says('firstName', names.given)
  back.says('documentNumber', number)
  back.says('personalNumber', digits, personal)
  back.says('dob', holder.birth, ...(front.values['dob'] ?? []))
  back.says('sex', holder.sex)
  back.says('expiry', holder.expiry)
  return { front, back }
}

const english: Style = { size: 1.9, font: 'Arimo', colour: '#6a4a1a' }
const value: Style = { size: 2.4, font: 'Arimo', weight: 700 }
const date = (iso: string): string => writtenDate(iso, 'D/M/Y')

/** Signs at the end of Arabic stand on its left. */
function rightToLeft(text: string): string {
  return `${text}\u200F`
}

/** A value between its English label on the left and its Arabic label on the right. */
function between(sheet: Sheet, y: number, [left, said, right]: readonly [string, string, string]): void {
  sheet.text(29, y, [`${left}:`, english])
  sheet.text(57, y, [said, { ...value, anchor: 'middle' }])
  sheet.text(82, y, [
    rightToLeft(`${right}:`),
    { ...english, font: 'Noto Sans Arabic', size: 2.1, anchor: 'end' },
  ])
}

interface Front {
  readonly holder: Holder
  readonly middle: string
  readonly personal: string
}

function drawFront(order: Order, front: Sheet, { holder, middle, personal }: Front): void {
  const { random } = order
  const birth = printedBirth(order, holder.birth)
  front.ground(
    random.pick([
      ['#f4ecd8', '#c0a05a'],
      ['#e6efe6', '#7aa07a'],
    ] as const),
  )
  rosette(front, [60, 30, 16], ['#c0a05a', 11])
  arms(front, [42.8, 6, 5.6], '#8a6a1a')
  const title: Style = { size: 2.5, font: 'Arimo', weight: 700, colour: '#4a3a10' }
  front.text(4, 5, ['STATE OF QASREEN', title])
  front.text(4, 8.4, ['Resident Identity Card', { ...title, size: 2 }])
  front.text(81.6, 5, ['دولة القصرين', { ...title, font: 'Amiri', size: 3.4, anchor: 'end' }])
  front.text(81.6, 9, ['بطاقة هوية مقيم', { ...title, font: 'Amiri', size: 2.8, anchor: 'end' }])
  front.face([4, 14, 22, 28], order.face)
  between(front, 15.4, ['ID Number', personal, 'رقم الهوية'])
  const name = `${holder.given} ${middle} ${holder.surname}`
  const arabic = inOwnLetters(name, words)
  front.text(82, 21, [`الاسم: ${arabic}`, { ...value, font: 'Noto Sans Arabic', size: 2.6, anchor: 'end' }])
  front.text(29, 25.4, ['Name:', english])
  front.text(36, 25.4, [name, value])
  between(front, 31, ['Date of Birth', date(birth), 'تاريخ الميلاد'])
  between(front, 35.8, ['Nationality', 'Qasreen', 'الجنسية'])
  between(front, 40.6, ['Issuing Date', date(holder.issued), 'تاريخ الإصدار'])
  between(front, 45.4, ['Expiry Date', date(holder.expiry), 'تاريخ الانتهاء'])
  between(front, 50.2, ['Sex', holder.sex, 'الجنس'])
  ghost(front, [65.5, 42.5, 5.6, 7.2], order.face)
  hologram(front, [24, 40, 6.5], 'QSN')
  front.sign([5, 44.6, 18, 5])
  front.says('fullName', name)
  front.says('fullNameLocal', arabic)
  front.says('personalNumber', personal, personal.replaceAll('-', ''))
  front.says('dob', birth)
  front.says('nationality', 'QASREEN', 'QSN')
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  front.says('sex', holder.sex)
}

function drawBack(random: Random, back: Sheet, number: string): void {
  back.ground(['#f4ecd8', '#c0a05a'])
  chip(back, [7, 8])
  const label: Style = { ...english, size: 1.7 }
  const arabicLabel: Style = { ...label, font: 'Noto Sans Arabic', size: 1.9, anchor: 'end' }
  back.text(24, 7, ['Card Number / رقم البطاقة', label])
  back.text(24, 10.4, [number, { ...value, size: 3 }])
  back.text(24, 15.4, ['Occupation: Engineer', label])
  back.text(82, 15.4, ['المهنة: مهندس', arabicLabel])
  back.text(24, 19.6, ['Employer: Gulf Palm Trading L.L.C', label])
  back.text(24, 23.8, ['Issuing Place: Qasr', label])
  back.text(82, 23.8, ['مكان الإصدار: القصر', arabicLabel])
  back.text(4.8, 30.6, [
    'If you find this card, please return it to the nearest police station',
    { ...label, size: 1.4 },
  ])
  hologram(back, [76, 10, 5], 'QSN')
  if (random.happens(0.5)) rosette(back, [60, 18, 12], ['#c0a05a', 9])
}
