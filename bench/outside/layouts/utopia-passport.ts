import { drawHolder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { latin, zoneLines } from '../zone.ts'

const people: People = {
  surnames: ['MOREL', 'LEFÈVRE', 'DUCHÊNE', 'GARANCE', 'VAUTRIN', 'BELCOURT', 'THÉRIAULT', 'ROUSSEL'],
  women: ['MARIE', 'ÉLODIE', 'CAMILLE', 'SOLÈNE', 'AGATHE', 'INÈS'],
  men: ['LUC', 'RÉMY', 'BASTIEN', 'HUGO', 'ÉTIENNE', 'MARCEL'],
  towns: ['MONTBRUN', 'VALCOURT', 'PORT-GARANCE', 'SAINT-ALBAN'],
  streets: ['RUE DES TILLEULS', 'AVENUE DU MOULIN', 'ALLÉE DES ORMES'],
  isNumberFirst: true,
}
const months =
  'JAN/JAN FÉV/FEB MARS/MAR AVR/APR MAI/MAY JUIN/JUN JUIL/JUL AOÛT/AUG SEPT/SEP OCT/OCT NOV/NOV DÉC/DEC'

/** A passport in French and English: label over value, months in words of both languages. */
export const utopiaPassport: Layout = { name: 'passport, labels above', kind: 'P', state: 'UTO', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const sheet = new Sheet(random, [125, 88])
  const font = random.pick(['Carlito', 'Clear Sans', 'Roboto Condensed'])
  const number = random.signs(2, 'ABCDEFGHJKLMNPRSTVXZ') + random.signs(7, '0123456789')
  sheet.ground(
    random.pick([
      ['#dfe9f5', '#5577aa'],
      ['#f3e4e6', '#aa5566'],
    ] as const),
  )
  sheet.text(6, 8, ['PASSEPORT', { size: 5, font, weight: 700, colour: '#7a1f2b' }])
  sheet.text(6, 11.6, ['PASSPORT', { size: 3, font, colour: '#7a1f2b' }])
  sheet.text(62, 8, [
    "RÉPUBLIQUE D'UTOPIE",
    { size: 4, font, weight: 700, colour: '#7a1f2b', anchor: 'middle' },
  ])
  sheet.text(62, 11.6, ['REPUBLIC OF UTOPIA', { size: 2.6, font, colour: '#7a1f2b', anchor: 'middle' }])
  sheet.face([6, 15, 32, 41], order.face)
  const office = `PRÉFECTURE DE ${random.pick(['MONTBRUN', 'VALCOURT'])}`
  const birth = printedBirth(order, holder.birth)
  const date = (value: string): string => writtenDate(value, 'D m Y', months.split(' '))
  const rows: [number, number, string, string][] = [
    [42, 18, 'Type/Type', 'P'],
    [58, 18, 'Code du pays/Country code', 'UTO'],
    [92, 18, 'Passeport n°/Passport No.', number],
    [42, 26, 'Nom/Surname (1)', holder.surname],
    [42, 33.5, 'Prénoms/Given names (2)', holder.given],
    [42, 41, 'Nationalité/Nationality (3)', 'UTOPIENNE'],
    [42, 48.5, 'Date de naissance/Date of birth (4)', date(birth)],
    [92, 48.5, 'Sexe/Sex (5)', holder.sex],
    [42, 56, 'Lieu de naissance/Place of birth (6)', holder.place],
    [42, 63, 'Date de délivrance/Date of issue (7)', date(holder.issued)],
    [84, 56, 'Autorité/Authority (9)', office],
    [84, 63, "Date d'expiration/Date of expiry (8)", date(holder.expiry)],
  ]
  for (const [x, y, label, value] of rows) {
    sheet.text(x, y - 3, [label, { size: 1.9, font, colour: '#46506a' }])
    sheet.text(x, y, [value, { size: 3.1, font, weight: 600 }])
  }
  sheet.sign([9, 58, 26, 7])
  const facts = { code: 'P', state: 'UTO', nationality: 'UTO', number, sex: holder.sex, personal: '' }
  const { surname, given } = holder
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  sheet.machineZone(zoneLines('TD3', { ...facts, ...dates, surname, given }), [7, 76, 6.2])
  sheet.says('lastName', surname, latin(surname).replaceAll('<', ' '))
  sheet.says('firstName', given, latin(given).replaceAll('<', ' '))
  sheet.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  sheet.says('sex', holder.sex)
  sheet.says('documentNumber', number)
  sheet.says('issued', holder.issued)
  sheet.says('expiry', holder.expiry)
  sheet.says('placeOfBirth', holder.place)
  sheet.says('issueAuthority', office)
  sheet.says('nationality', 'UTO', 'UTOPIENNE')
  return { front: sheet, back: null }
}
