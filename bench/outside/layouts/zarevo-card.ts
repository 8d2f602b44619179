import { drawHolder, type People } from '../holder.ts'
import { writtenDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'

const people: People = {
  surnames: ['ЗАРЕВСКИЙ', 'ПОЛЯКОВ', 'ТИХОМИРОВ', 'БЕРЕЗИН', 'ЛУГОВОЙ', 'ЯСЕНЕВ', 'ЖУРАВЛЁВ', 'ЩЕРБАК'],
  women: ['АННА', 'ВЕРА', 'ОЛЬГА', 'ЮЛИЯ', 'НАДЕЖДА'],
  men: ['ИВАН', 'ПЁТР', 'СЕРГЕЙ', 'ЮРИЙ', 'ФЁДОР'],
  towns: ['ЗАРЕЧЬЕ', 'БЕЛОГОРСК', 'НОВОЗЁРСК', 'КАМЕНКА'],
  streets: ['ул. Садовая', 'пр. Мира', 'ул. Речная'],
  isNumberFirst: false,
}
const fathers = { F: ['ИВАНОВНА', 'ПЕТРОВНА', 'СЕРГЕЕВНА'], M: ['ИВАНОВИЧ', 'ПЕТРОВИЧ', 'СЕРГЕЕВИЧ'] }

/** An identity card in Russian alone, without any machine code; address and authority on the back. */
export const zarevoCard: Layout = { name: 'card in Cyrillic', kind: 'I', state: null, draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const surname = holder.surname.split('-')[0] ?? holder.surname
  const given = holder.given.split(' ')[0] ?? holder.given
  const father = random.pick(fathers[holder.sex])
  const font = random.pick(['PT Sans', 'DejaVu Sans Condensed', 'Roboto'])
  const number = `${random.signs(2, '0123456789')} ${random.signs(6, '0123456789')}`
  const date = (value: string): string => writtenDate(value, 'D.M.Y')
  const put = (sheet: Sheet, [x, y]: readonly [number, number]): ((label: string, value: string) => void) => {
    return (label, value) => {
      sheet.text(x, y - 2.8, [label, { size: 1.7, font, colour: '#2a4a6a' }])
      sheet.text(x, y, [value, { size: 2.8, font, weight: 600 }])
    }
  }
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#e6f2f4', '#3a8a96'])
  front.text(43, 6, [
    'РЕСПУБЛИКА ЗАРЕВО',
    { size: 3.2, font, weight: 700, colour: '#12485a', anchor: 'middle' },
  ])
  front.text(43, 9.6, ['УДОСТОВЕРЕНИЕ ЛИЧНОСТИ', { size: 2.6, font, colour: '#12485a', anchor: 'middle' }])
  front.face([4, 12, 23, 30], order.face)
  put(front, [30, 16])('Фамилия', surname)
  put(front, [30, 22])('Имя', given)
  put(front, [30, 28])('Отчество', father)
  put(front, [30, 34])('Дата рождения', date(holder.birth))
  put(front, [62, 34])('Пол', holder.sex === 'F' ? 'Ж' : 'М')
  put(front, [30, 40])('Место рождения', holder.place)
  put(front, [30, 46])('Номер документа', number)
  put(front, [58, 46])('Срок действия', date(holder.expiry))
  front.sign([5, 45, 20, 5])
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#e6f2f4', '#3a8a96'])
  put(back, [5, 10])('Место жительства', `${holder.street}, ${holder.town}`)
  put(back, [5, 17])('Кем выдан', 'МВД РЕСПУБЛИКИ ЗАРЕВО')
  put(back, [5, 24])('Дата выдачи', date(holder.issued))
  front.says('lastNameLocal', surname)
  front.says('firstNameLocal', given)
  front.says('middleNameLocal', father)
  front.says('dob', holder.birth)
  front.says('sex', holder.sex)
  front.says('placeOfBirth', holder.place)
  front.says('documentNumber', number, number.replace(' ', ''))
  front.says('expiry', holder.expiry)
  back.says('address1', `${holder.street}, ${holder.town}`, holder.street)
  back.says('issueAuthority', 'МВД РЕСПУБЛИКИ ЗАРЕВО')
  back.says('issued', holder.issued)
  return { front, back }
}
