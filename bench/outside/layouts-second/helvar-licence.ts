import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, type Drawn, type Layout, type Order } from '../layout.ts'
import type { Random } from '../random.ts'
import { Sheet, type Style } from '../sheet.ts'
import { ghost, hologram, rosette } from './marks.ts'

const people: People = {
  surnames: [
    'Aeschbacher',
    'Wüthrich',
    'Bernasconi',
    'Favre',
    'Cadonau',
    'von Gunten',
    'Zürcher',
    'Krasniqi',
  ],
  women: ['Annina', 'Corinne', 'Seraina', 'Léonie', 'Marlies'],
  men: ['Urs', 'Matteo', 'Gian-Andrea', 'Loïc', 'Beat'],
  towns: ['Bergwil SO', 'Val-des-Prés', 'Oberstätten', 'Ponte Alto'],
  streets: ['Mühlegasse'],
  isNumberFirst: false,
}
const offices = [
  'Strassenverkehrsamt Solern',
  'Service des automobiles Valfrais',
  'Sezione circolazione Altone',
]
const titles = [
  'Führerausweis',
  'Permis de conduire',
  'Licenza di condurre',
  'Permiss da manischar',
  'Driving licence',
]
const classes = ['AM', 'A1', 'A', 'B', 'B1', 'C', 'D', 'BE', 'CE', 'F', 'G', 'M']

/** A driving licence with numbers in place of labels, small letters in names and five titles, the portrait on the right. */
export const helvarLicence: Layout = { name: 'licence of five languages', kind: 'D', state: null, draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 15)
  const number = random.signs(12, '0123456789')
  const held = classes.filter((name) => name === 'B' || random.happens(0.25))
  return {
    front: drawFront(order, { holder, number, held }),
    back: drawBack(random, { holder, number, held }),
  }
}

interface Facts {
  readonly holder: Holder
  readonly number: string
  readonly held: readonly string[]
}

const date = (iso: string): string => writtenDate(iso, 'D.M.Y')

function drawFront(order: Order, { holder, number, held }: Facts): Sheet {
  const { random } = order
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#f6dfe4', '#c77a92'])
  rosette(front, [30, 32, 17], ['#b0607a', 12])
  front.add(
    '<rect x="4" y="4" width="9" height="9" rx="1.2" fill="#c3202e"/><path d="M 5.4 11 l 3.1 -5.6 l 3.1 5.6 h -1.8 l -1.3 -2.4 l -1.3 2.4 z" fill="#fff"/>',
  )
  const font = random.pick(['Roboto', 'Clear Sans', 'Lato'])
  const title: Style = { size: 1.9, font, weight: 700, colour: '#8a1a2e' }
  titles.forEach((words, at) => front.text(15, 5 + at * 2.2, [words, title]))
  front.text(81.6, 7, ['HELVAR', { size: 3.6, font, weight: 700, colour: '#8a1a2e', anchor: 'end' }])
  front.text(81.6, 10, ['Confederaziun Helvara', { ...title, weight: 400, anchor: 'end' }])
  const line = (y: number, mark: string, said: string): void => {
    front.text(4, y, [mark, { size: 1.6, font, colour: '#8a1a2e' }])
    front.text(8.4, y, [said, { size: 2.7, font, weight: 500 }])
  }
  const office = random.pick(offices)
  const birth = printedBirth(order, holder.birth)
  line(19.4, '1.', holder.surname)
  line(23.6, '2.', holder.given)
  line(27.8, '3.', `${date(birth)}  ${holder.place}`)
  line(32, '4a.', date(holder.issued))
  line(36.2, '4c.', office)
  line(40.4, '5.', number)
  line(44.6, '7.', '')
  line(50.4, '9.', held.join('  '))
  front.text(32, 32, ['4b.', { size: 1.6, font, colour: '#8a1a2e' }])
  front.text(36.4, 32, [date(holder.expiry), { size: 2.7, font, weight: 500 }])
  front.sign([10, 41.6, 24, 4.6])
  front.face([57, 13, 24, 31], order.face)
  ghost(front, [45, 39, 8, 10], order.face)
  hologram(front, [57, 40, 6], 'HV')
  front.says('lastName', holder.surname)
  front.says('firstName', holder.given)
  front.says('dob', birth)
  front.says('placeOfBirth', holder.place)
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  front.says('issueAuthority', office)
  front.says('documentNumber', number)
  front.says('vehicleClass', held.join(' '), held.join(', '), held.join(','), held.join('/'))
  return front
}

function drawBack(random: Random, { holder, number, held }: Facts): Sheet {
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#f6dfe4', '#c77a92'])
  const style: Style = { size: 1.7, font: 'Roboto' }
  const columns = [16, 42, 58, 74]
  ;['9.', '10.', '11.', '12.'].forEach((mark, at) =>
    back.text(columns[at] ?? 0, 5, [mark, { ...style, colour: '#8a1a2e', anchor: 'middle' }]),
  )
  classes.forEach((name, at) => {
    const y = 8.6 + at * 3.3
    back.add(`<path d="M 10 ${y + 0.8} H 81" stroke="#b0607a" stroke-width="0.15"/>`)
    back.text(16, y, [name, { ...style, weight: 700, anchor: 'middle' }])
    back.add(
      `<rect x="22" y="${y - 1.6}" width="6" height="1.5" rx="0.6" fill="#5a2a3a"/><circle cx="23.6" cy="${y}" r="0.5"/><circle cx="26.6" cy="${y}" r="0.5"/>`,
    )
    const isHeld = held.includes(name)
    back.text(42, y, [isHeld ? date(holder.issued) : '––––', { ...style, anchor: 'middle' }])
    back.text(58, y, [
      isHeld && name.startsWith('C') ? date(holder.expiry) : '––––',
      { ...style, anchor: 'middle' },
    ])
    back.text(74, y, [isHeld && name === 'B' ? '01.01' : '', { ...style, anchor: 'middle' }])
  })
  back.text(4, 52, [`5. ${number}`, { ...style, size: 2.1 }])
  back.text(81, 52, [
    '1. Name 2. Vorname 3. Geburtsdatum und Heimatort',
    { ...style, size: 1.2, anchor: 'end' },
  ])
  back.says('documentNumber', number)
  back.says('vehicleClass', held.join(' '), held.join(', '), held.join(','), held.join('/'))
  return back
}
