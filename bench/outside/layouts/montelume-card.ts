import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { latin, zoneLines } from '../zone.ts'

const people: People = {
  surnames: ['BELLOCCHI', "D'ORSI", 'FERRANTE', 'LOMBARDINI', 'MARTELLI', 'SPADARO', 'TREVISOL', 'ZANETTI'],
  women: ['CHIARA', 'GIULIA', 'MARTINA', 'ELENA', 'SOFIA', 'NOEMI'],
  men: ['LORENZO', 'MATTEO', 'NICCOLÒ', 'PIETRO', 'DAVIDE', 'RUGGERO'],
  towns: ['ACQUACHIARA', 'MONTALTO', 'ROCCA FIORITA', 'BORGO LUME'],
  streets: ['VIA ROMA', 'VIA DEI CEDRI', 'CORSO LIBERTÀ'],
  isNumberFirst: false,
}

/** An older, larger identity card in Italian and English: label before value, zone of two lines under the print. */
export const montelumeCard: Layout = { name: 'card of size TD2', kind: 'I', state: 'MTL', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const font = random.pick(['Liberation Sans', 'Gentium Plus', 'Lato'])
  const number = random.signs(2, 'AC') + random.signs(7, '0123456789')
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, 'D/M/Y')
  const sheet = new Sheet(random, [105, 74])
  sheet.ground(['#efe9da', '#8a8a4a'])
  sheet.text(52, 7, [
    'REPUBBLICA DI MONTELUME',
    { size: 3.6, font, weight: 700, colour: '#44491a', anchor: 'middle' },
  ])
  sheet.text(52, 11, [
    "CARTA D'IDENTITÀ / IDENTITY CARD",
    { size: 2.6, font, colour: '#44491a', anchor: 'middle' },
  ])
  sheet.face([5, 14, 25, 33], order.face)
  const rows: [number, string, string][] = [
    [17, 'Cognome / Surname:', holder.surname],
    [21.6, 'Nome / Given names:', holder.given],
    [26.2, 'Nato il / Date of birth:', date(birth)],
    [30.8, 'Luogo di nascita / Place of birth:', holder.place],
    [35.4, 'Sesso / Sex:', holder.sex],
    [40, 'Cittadinanza / Nationality:', 'MONTELUMESE'],
    [44.6, 'Residenza / Address:', `${holder.street}, ${holder.town}`],
    [49.2, 'Rilasciata il / Date of issue:', date(holder.issued)],
    [53.8, 'Scadenza / Date of expiry:', date(holder.expiry)],
  ]
  for (const [y, label, value] of rows) {
    sheet.text(33, y, [label, { size: 2, font, colour: '#5a5a3a' }])
    sheet.text(63, y, [value, { size: value.length > 24 ? 2.2 : 2.8, font, weight: 600 }])
  }
  sheet.text(100, 13.5, [`N° ${number}`, { size: 3, font, weight: 700, colour: '#a01818', anchor: 'end' }])
  sheet.sign([6, 48.5, 22, 5.5])
  const facts = { code: 'ID', state: 'MTL', nationality: 'MTL', number, sex: holder.sex, personal: '' }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  sheet.machineZone(zoneLines('TD2', { ...facts, ...dates, surname, given }), [6.5, 63.5, 6])
  sheet.says('lastName', surname, latin(surname).replaceAll('<', ' '))
  sheet.says('firstName', given, latin(given).replaceAll('<', ' '))
  sheet.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  sheet.says('sex', holder.sex)
  sheet.says('documentNumber', number)
  sheet.says('issued', holder.issued)
  sheet.says('expiry', holder.expiry)
  sheet.says('placeOfBirth', holder.place)
  sheet.says('address1', `${holder.street}, ${holder.town}`, holder.street)
  return { front: sheet, back: null }
}
