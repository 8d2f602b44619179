import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { zoneLines } from '../zone.ts'

const people: People = {
  surnames: ['OKONKWO', 'TRAN', 'HAKIMI', 'PETROSYAN', 'SILVA', 'MENDIS', 'KOWALCZYK', 'BAKER'],
  women: ['ADAEZE', 'THI LAN', 'LEILA', 'ANAHIT', 'BEATRIZ', 'RUTH'],
  men: ['CHIDI', 'VAN MINH', 'FARID', 'ARMEN', 'DUARTE', 'OWEN'],
  towns: ['LAGOS', 'HANOI', 'TARNFORD', 'YEREVAN', 'PORTO'],
  streets: ['HILL ROAD', 'STATION STREET', 'GREEN LANE'],
  isNumberFirst: true,
}
const lands: Record<string, string> = {
  NGA: 'NIGERIA',
  VNM: 'VIET NAM',
  ARM: 'ARMENIA',
  PRT: 'PORTUGAL',
  LKA: 'SRI LANKA',
}

/** A residence permit in English and French: rows of a common model, remarks, zone on the back. */
export const tarnlandPermit: Layout = { name: 'residence permit', kind: 'R', state: 'TNL', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 5)
  const font = random.pick(['Arimo', 'Roboto', 'Tuffy'])
  const number = random.signs(2, 'RTZ') + random.signs(7, '0123456789')
  const land = random.pick(Object.keys(lands))
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, 'D M Y')
  const put = (sheet: Sheet, [x, y]: readonly [number, number]): ((label: string, value: string) => void) => {
    return (label, value) => {
      sheet.text(x, y - 2.7, [label, { size: 1.5, font, colour: '#5a3a6a' }])
      sheet.text(x, y, [value, { size: 2.6, font, weight: 600 }])
    }
  }
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#f2e6f2', '#9a6aa8'])
  front.text(30, 6, ['RESIDENCE PERMIT', { size: 3.4, font, weight: 700, colour: '#4a2a5a' }])
  front.text(30, 9, ['TITRE DE SÉJOUR', { size: 2.2, font, colour: '#4a2a5a' }])
  front.text(4, 7, ['TARNLAND', { size: 3.4, font, weight: 700, colour: '#4a2a5a' }])
  front.text(81.6, 10, [number, { size: 3, font, weight: 700, anchor: 'end' }])
  front.face([4, 12, 23, 31], order.face)
  put(front, [31, 16])('NAME / NOM', holder.surname)
  put(front, [31, 21.5])('GIVEN NAMES / PRÉNOMS', holder.given)
  put(front, [31, 27.2])('VALID UNTIL / VALABLE JUSQU’AU', date(holder.expiry))
  put(front, [31, 33])(
    'PLACE AND DATE OF ISSUE / LIEU ET DATE DE DÉLIVRANCE',
    `TARNFORD ${date(holder.issued)}`,
  )
  put(front, [31, 39])('TYPE OF PERMIT / TYPE DE TITRE', random.pick(['WORK', 'STUDENT', 'FAMILY']))
  put(front, [31, 45])('REMARKS / REMARQUES', 'EMPLOYMENT PERMITTED')
  front.sign([58, 47, 22, 5])
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#f2e6f2', '#9a6aa8'])
  put(back, [5, 8])('DATE AND PLACE OF BIRTH / DATE ET LIEU DE NAISSANCE', `${date(birth)} ${holder.place}`)
  put(back, [5, 14])('NATIONALITY / NATIONALITÉ', lands[land] ?? '')
  put(back, [45, 14])('SEX / SEXE', holder.sex)
  put(back, [5, 20])('ADDRESS / ADRESSE', `${holder.street}, TARNFORD`)
  put(back, [5, 26])('AUTHORITY / AUTORITÉ', 'HOME OFFICE')
  const facts = { code: 'IR', state: 'TNL', nationality: land, number, sex: holder.sex, personal: '' }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  back.machineZone(zoneLines('TD1', { ...facts, ...dates, surname, given }), [4.7, 37, 5.6])
  for (const side of [front, back]) {
    side.says('lastName', surname)
    side.says('firstName', given)
    side.says('documentNumber', number)
    side.says('expiry', holder.expiry)
  }
  front.says('issued', holder.issued)
  back.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  back.says('placeOfBirth', holder.place)
  back.says('nationality', land, lands[land] ?? '')
  back.says('sex', holder.sex)
  back.says('address1', `${holder.street}, TARNFORD`, holder.street)
  back.says('issueAuthority', 'HOME OFFICE')
  return { front, back }
}
