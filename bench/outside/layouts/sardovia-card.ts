import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { latin, zoneLines } from '../zone.ts'

const people: People = {
  surnames: ['ALMENARA', 'QUIÑONES', 'VERDEJO', 'MURILLO', 'CASTRILLÓN', 'ZUBIRÍA', 'PEÑALVER', 'ROBLEDO'],
  women: ['LUCÍA', 'PILAR', 'MARÍA', 'INÉS', 'ROCÍO', 'CARMEN'],
  men: ['ANDRÉS', 'JOSÉ', 'RAMÓN', 'TOMÁS', 'IVÁN', 'PABLO'],
  towns: ['PUERTO CLARO', 'VILLANUEVA', 'SAN TELMO', 'LA RIBERA'],
  streets: ['CALLE MAYOR', 'AVENIDA DEL MAR', 'PLAZA NUEVA'],
  isNumberFirst: false,
}
const months = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' ')

/** An identity card in Spanish and English: two surnames on two lines; address, authority and zone on the back. */
export const sardoviaCard: Layout = { name: 'card, two languages', kind: 'I', state: 'SDV', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const mother = random.pick(people.surnames)
  const surname = `${holder.surname} ${mother}`
  const font = random.pick(['Liberation Sans', 'Lato', 'B612'])
  const number = random.pick(Array.from('ABCDEF')) + random.signs(8, '0123456789')
  const personal = random.signs(8, '0123456789') + random.pick(Array.from('TRWAGMYFPDXB'))
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, 'D m Y', months)
  const label = (sheet: Sheet, x: number, y: number): ((of: string, value: string) => void) => {
    return (of, value) => {
      sheet.text(x, y - 2.9, [of, { size: 1.6, font, colour: '#8a3a2a' }])
      sheet.text(x, y, [value, { size: 2.8, font, weight: 600 }])
    }
  }
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#f8ecd8', '#b07a3a'])
  front.text(28, 6, ['REPÚBLICA DE SARDOVIA', { size: 3.2, font, weight: 700, colour: '#7a2a1a' }])
  front.text(28, 9, ['DOCUMENTO DE IDENTIDAD / IDENTITY CARD', { size: 2.1, font, colour: '#7a2a1a' }])
  front.face([4, 12, 22, 29], order.face)
  label(front, 29, 15.5)('APELLIDOS / SURNAME', holder.surname)
  front.text(29, 18.9, [mother, { size: 2.8, font, weight: 600 }])
  label(front, 29, 25)('NOMBRE / GIVEN NAMES', holder.given)
  label(front, 29, 31)('SEXO / SEX', holder.sex)
  label(front, 44, 31)('NACIONALIDAD / NATIONALITY', 'SDV')
  label(front, 29, 37)('FECHA DE NACIMIENTO / DATE OF BIRTH', date(birth))
  label(front, 29, 43)('EMISIÓN / DATE OF ISSUE', date(holder.issued))
  label(front, 57, 43)('VALIDEZ / DATE OF EXPIRY', date(holder.expiry))
  label(front, 4, 48)('NÚM. DOC. / DOC. NO.', number)
  label(front, 29, 50)('NÚM. PERSONAL / PERSONAL NO.', personal)
  front.sign([60, 46, 21, 5])
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#f8ecd8', '#b07a3a'])
  label(back, 5, 8)('DOMICILIO / ADDRESS', holder.street)
  back.text(5, 11.4, [`${holder.postcode} ${holder.town}`, { size: 2.8, font, weight: 600 }])
  label(back, 5, 18)('LUGAR DE NACIMIENTO / PLACE OF BIRTH', holder.place)
  label(back, 50, 18)('AUTORIDAD / AUTHORITY', 'POLICÍA NACIONAL')
  label(back, 5, 25)('ALTURA / HEIGHT', `${holder.height} cm`)
  const facts = { code: 'ID', state: 'SDV', nationality: 'SDV', number, sex: holder.sex, personal }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  back.machineZone(zoneLines('TD1', { ...facts, ...dates, surname, given: holder.given }), [4.7, 37, 5.6])
  for (const side of [front, back]) {
    side.says('lastName', surname, latin(surname).replaceAll('<', ' '))
    side.says('firstName', holder.given, latin(holder.given).replaceAll('<', ' '))
    side.says('dob', side === front ? birth : holder.birth, ...(order.isAltered ? [holder.birth] : []))
    side.says('sex', holder.sex)
    side.says('documentNumber', number)
    side.says('expiry', holder.expiry)
  }
  front.says('issued', holder.issued)
  front.says('personalNumber', personal)
  back.says('address1', holder.street)
  back.says('postcode', holder.postcode)
  back.says('placeOfBirth', holder.place)
  back.says('issueAuthority', 'POLICÍA NACIONAL')
  back.says('height', `${holder.height} cm`, holder.height)
  return { front, back }
}
