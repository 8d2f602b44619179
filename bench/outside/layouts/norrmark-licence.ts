import { drawHolder, type People } from '../holder.ts'
import { writtenDate, type Drawn, type Layout, type Order } from '../layout.ts'
import type { Random } from '../random.ts'
import { Sheet } from '../sheet.ts'

const people: People = {
  surnames: ['ÅKERSTRÖM', 'BERGLUND', 'HÄGG', 'LINDHOLM', 'NYSTRÖM', 'SJÖBERG', 'TORVALD', 'WESTERMARK'],
  women: ['ASTRID', 'EBBA', 'LINNÉA', 'MAJA', 'SIGRID', 'TUVA'],
  men: ['ANDERS', 'BJÖRN', 'GUSTAV', 'LARS', 'NILS', 'STELLAN'],
  towns: ['NORRVIK', 'ÖSTERHAMN', 'SKOGSBY', 'STRÄNGLA'],
  streets: ['STORGATAN', 'BJÖRKVÄGEN', 'HAMNGATAN'],
  isNumberFirst: false,
}
const classes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'BE', 'CE']

/** A driving licence by the harmonised numbered fields, the categories on the back; it has no zone. */
export const norrmarkLicence: Layout = { name: 'driving licence', kind: 'D', state: null, draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const font = random.pick(['Arimo', 'Roboto', 'Clear Sans'])
  const number = random.signs(9, '0123456789')
  const personal = `${writtenDate(holder.birth, 'YMD')}-${random.signs(4, '0123456789')}`
  const held = classes.filter((name) => name === 'AM' || name === 'B' || random.happens(0.3))
  const date = (value: string): string => writtenDate(value, 'D.M.Y')
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#fbe6ea', '#d08a98'])
  front.text(24, 6.5, ['KÖRKORT', { size: 4, font, weight: 700, colour: '#8a1f3a' }])
  front.text(44, 6.5, ['NORRMARK', { size: 4, font, weight: 700, colour: '#1f3a8a' }])
  front.text(24, 9.6, ['DRIVING LICENCE  PERMIS DE CONDUIRE', { size: 1.7, font, colour: '#8a1f3a' }])
  front.face([4, 12, 22, 28], order.face)
  const rows: [number, number, string, string][] = [
    [29, 15, '1.', holder.surname],
    [29, 19.2, '2.', holder.given],
    [29, 23.4, '3.', `${date(holder.birth)} ${holder.place}`],
    [29, 27.6, '4a.', date(holder.issued)],
    [52, 27.6, '4c.', 'TRANSPORTVERKET'],
    [29, 31.8, '4b.', date(holder.expiry)],
    [52, 31.8, '4d.', personal],
    [29, 36, '5.', number],
    [29, 44, '8.', `${holder.street}, ${holder.postcode} ${holder.town}`],
    [29, 49.5, '9.', held.join('/')],
  ]
  for (const [x, y, label, value] of rows) {
    front.text(x, y, [label, { size: 1.9, font, colour: '#8a1f3a' }])
    front.text(x + 4.4, y, [value, { size: 2.7, font, weight: 600 }])
  }
  front.text(4, 44.5, ['7.', { size: 1.9, font, colour: '#8a1f3a' }])
  front.sign([7, 42.5, 19, 5])
  front.says('lastName', holder.surname)
  front.says('firstName', holder.given)
  front.says('dob', holder.birth)
  front.says('placeOfBirth', holder.place)
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  front.says('issueAuthority', 'TRANSPORTVERKET')
  front.says('personalNumber', personal)
  front.says('documentNumber', number)
  front.says(
    'address1',
    `${holder.street}, ${holder.postcode} ${holder.town}`,
    holder.street,
    `${holder.street},`,
  )
  front.says('postcode', holder.postcode)
  front.says('vehicleClass', held.join('/'), held.join(' '), held.join(', '))
  return { front, back: categories(random, [held, date(holder.issued), date(holder.expiry), font]) }
}

function categories(
  random: Random,
  [held, from, to, font]: readonly [readonly string[], string, string, string],
): Sheet {
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#fbe6ea', '#d08a98'])
  const columns = [30, 38, 52, 67]
  const heads = ['9.', '10.', '11.', '12.']
  heads.forEach((head, at) => back.text(columns[at] ?? 0, 7, [head, { size: 2, font, colour: '#8a1f3a' }]))
  classes.forEach((name, row) => {
    const y = 11.4 + row * 3.9
    back.add(`<path d="M 29 ${y + 0.9} H 83" stroke="#8a1f3a" stroke-width="0.12"/>`)
    back.text(30, y, [name, { size: 2.2, font, weight: 600 }])
    const isHeld = held.includes(name)
    back.text(38, y, [isHeld ? from : '–', { size: 2, font }])
    back.text(52, y, [isHeld ? to : '–', { size: 2, font }])
  })
  back.text(4, 10, ['12.', { size: 1.9, font, colour: '#8a1f3a' }])
  back.text(9, 10, ['01.06', { size: 2.4, font }])
  ;[
    '1. Name',
    '2. First name',
    '3. Date and place',
    'of birth',
    '4a. Date of issue',
    '4b. Date of expiry',
    '5. Licence No',
  ].forEach((line, row) => back.text(4, 24 + row * 3.2, [line, { size: 1.6, font, colour: '#8a1f3a' }]))
  back.says('vehicleClass', held.join('/'), held.join(' '), held.join(', '))
  return back
}
