import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { latin, zoneLines } from '../zone.ts'

const people: People = {
  surnames: ['Brückner', 'Hölzl', 'Steinacker', 'Rautenberg', 'Kössler', 'Wehrmann', 'Lindqvist', 'Jäger'],
  women: ['Annika', 'Grete', 'Käthe', 'Svenja', 'Ulrike', 'Johanna'],
  men: ['Matthias', 'Jörg', 'Thilo', 'Günther', 'Henrik', 'Ole'],
  towns: ['Hohenwalde', 'Neustrand', 'Grünfurt', 'Oberau'],
  streets: ['Lindenweg', 'Am Anger', 'Schmiedegasse'],
  isNumberFirst: false,
}

/** A passport in German, English and French: names in small letters, dates with points, height and eyes. */
export const brandmarkPassport: Layout = { name: 'passport, three languages', kind: 'P', state: 'BRD', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const sheet = new Sheet(random, [125, 88])
  const font = random.pick(['Cabin', 'Lato', 'Gentium Plus'])
  const number = random.pick(Array.from('CFGHJK')) + random.signs(8, '0123456789CFGHJKLMNPRTVWXYZ')
  const eyes = random.pick(['BLAU', 'BRAUN', 'GRÜN'])
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, random.pick(['D.M.Y']))
  sheet.ground(['#e6f0e2', '#4a8a5a'])
  sheet.text(44, 7, ['KÖNIGREICH BRANDMARK', { size: 3.6, font, weight: 700, colour: '#1f5a2e' }])
  sheet.text(44, 10.4, [
    'KINGDOM OF BRANDMARK · ROYAUME DE BRANDMARK',
    { size: 2.1, font, colour: '#1f5a2e' },
  ])
  sheet.text(6, 8, ['REISEPASS', { size: 4, font, weight: 700, colour: '#1f5a2e' }])
  sheet.text(6, 11, ['PASSPORT · PASSEPORT', { size: 2.1, font, colour: '#1f5a2e' }])
  sheet.face([7, 16, 33, 42], order.face)
  const rows: [number, number, string, string][] = [
    [44, 17, 'Typ / Type / Type', 'P'],
    [64, 17, 'Kode / Code / Code', 'BRD'],
    [90, 17, 'Pass-Nr. / Passport No. / Passeport No', number],
    [44, 24.5, '1. Name / Surname / Nom', holder.surname],
    [44, 32, '2. Vornamen / Given names / Prénoms', holder.given],
    [44, 39, '3. Geburtstag / Date of birth / Date de naissance', date(birth)],
    [98, 39, '4. Geschlecht / Sex / Sexe', holder.sex],
    [44, 46, '5. Staatsangehörigkeit / Nationality / Nationalité', 'BRANDMARKISCH'],
    [98, 46, '6. Größe / Height', `${holder.height} cm`],
    [44, 53, '7. Geburtsort / Place of birth / Lieu de naissance', holder.place],
    [98, 53, '8. Augenfarbe / Eyes', eyes],
    [44, 60, '9. Ausstellungsdatum / Date of issue', date(holder.issued)],
    [88, 60, '10. Gültig bis / Date of expiry', date(holder.expiry)],
    [44, 66.5, '11. Behörde / Authority / Autorité', `Stadt ${holder.town}`],
  ]
  for (const [x, y, label, value] of rows) {
    sheet.text(x, y - 2.9, [label, { size: 1.7, font, colour: '#3d5a44' }])
    sheet.text(x, y, [value, { size: 3, font, weight: 600 }])
  }
  sheet.sign([90, 62, 27, 6])
  const facts = { code: 'P', state: 'BRD', nationality: 'BRD', number, sex: holder.sex, personal: '' }
  const { surname, given } = holder
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  sheet.machineZone(zoneLines('TD3', { ...facts, ...dates, surname, given }), [7, 76, 6.3])
  sheet.says('lastName', surname, latin(surname).replaceAll('<', ' '))
  sheet.says('firstName', given, latin(given).replaceAll('<', ' '))
  sheet.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  sheet.says('sex', holder.sex)
  sheet.says('documentNumber', number)
  sheet.says('issued', holder.issued)
  sheet.says('expiry', holder.expiry)
  sheet.says('placeOfBirth', holder.place)
  sheet.says('issueAuthority', `Stadt ${holder.town}`)
  sheet.says('height', `${holder.height} cm`, holder.height, `${holder.height}cm`)
  sheet.says('eyeColor', eyes)
  return { front: sheet, back: null }
}
