import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet, type Style } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { hologram, rosette } from './marks.ts'

const people: People = {
  surnames: ['LEFÈVRE', 'DE LA TOUR', 'N’GUESSAN', 'BENOÎT', 'CHARPENTIER', 'MÜLLER', 'ETXEBERRIA'],
  women: ['MARIE', 'HÉLÈNE', 'AÏSSATOU', 'ANNE-LAURE', 'CÉCILE'],
  men: ['FRANÇOIS', 'ÉTIENNE', 'JEAN-BAPTISTE', 'RAYAN', 'GAËL'],
  towns: ['SAINT-ALBIN (47)', 'VILLENEUVE-SUR-ORBE (12)', 'PORT-LAZARE (98)', 'MONTREUX-LE-HAUT (31)'],
  streets: ['RUE DES TANNEURS', 'ALLÉE DU 8 MAI', 'CHEMIN DE LA GARENNE'],
  isNumberFirst: true,
}

/** An older card of the larger size: labels with colons before their values, the zone below the portrait. */
export const orbanceCard: Layout = { name: 'older card with colons', kind: 'I', state: 'OBC', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const drawn = drawHolder(random, people, 15)
  const holder = { ...drawn, given: drawn.given.replaceAll(' ', ', ') }
  const number = random.signs(4, '0123456789') + random.signs(2, 'QWXZ') + random.signs(3, '0123456789')
  const front = drawFront(order, holder, number)
  const facts = { code: 'ID', state: 'OBC', nationality: 'OBC', number, sex: holder.sex, personal: '' }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  front.machineZone(zoneLines('TD2', { ...facts, ...dates, surname, given }), [6.8, 61.5, 6.6])
  return { front, back: drawBack(order, holder) }
}

const label: Style = { size: 2, font: 'Arimo', colour: '#2a3a7a' }
const date = (iso: string): string => writtenDate(iso, 'D.M.Y')

/** Writes `label : value` from a spot on; the value starts `far` millimetres behind. */
function line(
  sheet: Sheet,
  [x, y, far]: readonly [number, number, number],
  [name, said]: readonly [string, string],
): void {
  sheet.text(x, y, [`${name} :`, label])
  sheet.text(x + far, y, [said, { size: 3, font: 'Cousine', weight: 700 }])
}

function drawFront(order: Order, holder: Holder, number: string): Sheet {
  const { random } = order
  const front = new Sheet(random, [105, 74])
  front.ground(['#dfe6f4', '#7a8ac0'])
  for (const x of [30, 60, 90]) rosette(front, [x, 34, 13], ['#6a7ac0', 10])
  const title: Style = { size: 3.2, font: 'Tinos', weight: 700, colour: '#1c2a6a' }
  front.text(52.5, 6.4, ['RÉPUBLIQUE ORBANÇAISE', { ...title, anchor: 'middle', spacing: 0.4 }])
  front.text(5, 12.4, ['CARTE NATIONALE D’IDENTITÉ N° :', { ...title, size: 2.6 }])
  front.text(57, 12.4, [number, { size: 3.2, font: 'Cousine', weight: 700 }])
  front.text(100, 12.4, ['Nationalité orbançaise', { ...label, anchor: 'end' }])
  front.face([5, 16, 28, 36], order.face)
  const birth = printedBirth(order, holder.birth)
  const metres = `${holder.height.slice(0, 1)},${holder.height.slice(1)}`
  line(front, [36, 20, 9], ['Nom', holder.surname])
  line(front, [36, 26.4, 14], ['Prénom(s)', holder.given])
  line(front, [36, 32.8, 9], ['Sexe', holder.sex])
  line(front, [56, 32.8, 13], ['Né(e) le', date(birth)])
  line(front, [36, 39.2, 5], ['à', holder.place])
  line(front, [36, 45.6, 10], ['Taille', `${metres}m`])
  front.text(60, 44, ['Signature', { ...label, size: 1.6 }])
  front.text(60, 46, ['du titulaire :', { ...label, size: 1.6 }])
  front.sign([72, 44, 27, 7])
  hologram(front, [31, 44, 7], 'RO')
  front.says('lastName', holder.surname)
  front.says('firstName', holder.given, holder.given.replaceAll(',', ''))
  front.says('documentNumber', number)
  front.says('sex', holder.sex)
  front.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  front.says('placeOfBirth', holder.place, holder.place.slice(0, -5))
  front.says('height', `${metres}m`, `${metres} m`, metres, metres.replace(',', '.'), holder.height)
  front.says('expiry', holder.expiry)
  front.says('nationality', 'ORBANÇAISE', 'OBC')
  return front
}

function drawBack({ random }: Order, holder: Holder): Sheet {
  const back = new Sheet(random, [105, 74])
  back.ground(['#dfe6f4', '#7a8ac0'])
  const far = 30
  const value: Style = { size: 3, font: 'Cousine', weight: 700 }
  const town = `${holder.postcode} ${holder.town.slice(0, -5)}`
  const flat = random.happens(0.5) ? [`APPT ${random.whole(2, 60)} BÂT C`] : []
  const lines = [holder.street, ...flat, town]
  const office = `PRÉFECTURE DE L’ORBE ${holder.place.slice(-4)}`
  back.text(6, 12, ['Adresse :', label])
  lines.forEach((words, at) => back.text(6 + far, 12 + at * 4.4, [words, value]))
  line(back, [6, 31, far], ['Carte valable jusqu’au', date(holder.expiry)])
  line(back, [6, 38, far], ['délivrée le', date(holder.issued)])
  line(back, [6, 45, far], ['par', office])
  back.text(6, 53, ['Signature de l’autorité :', label])
  rosette(back, [84, 57, 11], ['#3a3a9a', 12])
  back.says('address1', lines.join(', '), lines.join(' '), holder.street, [holder.street, ...flat].join(', '))
  back.says('postcode', holder.postcode)
  back.says('expiry', holder.expiry)
  back.says('issued', holder.issued)
  back.says('issueAuthority', office)
  return back
}
