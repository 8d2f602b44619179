import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { latin, zoneLines } from '../zone.ts'

const people: People = {
  surnames: [
    'de Vries',
    'van den Berg',
    'Hoekstra',
    'Kuipers',
    'Dijkgraaf',
    'ter Haar',
    'Postma',
    'Willemsen',
  ],
  women: ['Fenna', 'Lotte', 'Marijke', 'Saskia', 'Anouk', 'Hanneke'],
  men: ['Jelle', 'Sander', 'Wouter', 'Maarten', 'Thijs', 'Bram'],
  towns: ['Zandvoorde', 'Oudehaven', 'Nieuwdorp', 'Waterland'],
  streets: ['Kerkstraat', 'Dorpsplein', 'Molenweg'],
  isNumberFirst: false,
}

/** An identity card in Dutch and English: given names over two lines, `JJJJ` dates with strokes, zone on the back. */
export const veldoriaCard: Layout = { name: 'card, name over two lines', kind: 'I', state: 'VDO', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const names = holder.sex === 'F' ? people.women : people.men
  const extra = random.pick(names.filter((name) => !holder.given.includes(name)))
  const given = `${holder.given} ${extra}`
  const font = random.pick(['Cantarell', 'Clear Sans', 'Charis SIL'])
  const number = random.signs(2, 'BCDFGHJKLMNPRSTVWX') + random.signs(7, '0123456789')
  const personal = random.signs(9, '123456789')
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, 'D-M-Y')
  const put = (sheet: Sheet, [x, y]: readonly [number, number]): ((label: string, value: string) => void) => {
    return (label, value) => {
      sheet.text(x, y - 2.8, [label, { size: 1.55, font, colour: '#335577' }])
      sheet.text(x, y, [value, { size: 2.7, font, weight: 500 }])
    }
  }
  const front = new Sheet(random, [85.6, 54])
  front.ground(['#e4eef6', '#4a7fb0'])
  front.text(4, 6, ['KONINKRIJK VELDORIA', { size: 2.9, font, weight: 700, colour: '#123a66' }])
  front.text(81.6, 6, ['KINGDOM OF VELDORIA', { size: 2.3, font, colour: '#123a66', anchor: 'end' }])
  front.text(4, 9.6, [
    'IDENTITEITSKAART / IDENTITY CARD',
    { size: 2.4, font, weight: 700, colour: '#123a66' },
  ])
  front.face([58, 13, 23, 30], order.face)
  put(front, [4, 16])('Documentnummer / Document no.', number)
  put(front, [4, 22])('Achternaam / Surname', holder.surname)
  put(front, [4, 28])('Voornamen / Given names', holder.given)
  front.text(4, 31.2, [extra, { size: 2.7, font, weight: 500 }])
  put(front, [4, 37.2])('Geboortedatum / Date of birth', date(birth))
  put(front, [36, 37.2])('Geslacht / Sex', `${holder.sex === 'F' ? 'V' : 'M'}/${holder.sex}`)
  put(front, [4, 43.2])('Geboorteplaats / Place of birth', holder.place)
  put(front, [36, 43.2])('Nationaliteit / Nationality', 'Veldorisch')
  put(front, [4, 49.4])('Geldig tot / Valid until', date(holder.expiry))
  front.sign([33, 45.6, 22, 5.2])
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#e4eef6', '#4a7fb0'])
  put(back, [5, 8])('Persoonsnummer / Personal no.', personal)
  put(back, [5, 14.4])('Lengte / Height', `${holder.height.slice(0, 1)},${holder.height.slice(1)} m`)
  put(back, [36, 8])('Datum van afgifte / Date of issue', date(holder.issued))
  put(back, [36, 14.4])('Autoriteit / Authority', `Burgemeester van ${holder.town}`)
  const facts = { code: 'I', state: 'VDO', nationality: 'VDO', number, sex: holder.sex, personal }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  back.machineZone(zoneLines('TD1', { ...facts, ...dates, surname: holder.surname, given }), [4.7, 36, 5.8])
  for (const side of [front, back]) {
    side.says('lastName', holder.surname, latin(holder.surname).replaceAll('<', ' '))
    side.says('firstName', given, latin(given).replaceAll('<', ' '))
    side.says('dob', side === front ? birth : holder.birth, ...(order.isAltered ? [holder.birth] : []))
    side.says('sex', holder.sex)
    side.says('documentNumber', number)
    side.says('expiry', holder.expiry)
  }
  front.says('placeOfBirth', holder.place)
  back.says('personalNumber', personal)
  back.says('issued', holder.issued)
  back.says('issueAuthority', `Burgemeester van ${holder.town}`)
  const metres = `${holder.height.slice(0, 1)},${holder.height.slice(1)} m`
  back.says('height', metres, metres.replace(',', '.'), holder.height, `${holder.height} cm`)
  return { front, back }
}
