import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { labelRows } from './label-rows.ts'
import { hologram, rosette, stripes, upright } from './marks.ts'
import { inOwnLetters } from './two-scripts.ts'

const words: Readonly<Record<string, string>> = {
  PAPADAKIS: 'ΠΑΠΑΔΑΚΗΣ',
  GALANIS: 'ΓΑΛΑΝΗΣ',
  STATHOPOULOU: 'ΣΤΑΘΟΠΟΥΛΟΥ',
  MAVRIDI: 'ΜΑΥΡΙΔΗ',
  XENAKI: 'ΞΕΝΑΚΗ',
  KOTSIS: 'ΚΩΤΣΗΣ',
  ELENI: 'ΕΛΕΝΗ',
  KALLIOPI: 'ΚΑΛΛΙΟΠΗ',
  SOFIA: 'ΣΟΦΙΑ',
  DIMITRA: 'ΔΗΜΗΤΡΑ',
  GEORGIOS: 'ΓΕΩΡΓΙΟΣ',
  THEODOROS: 'ΘΕΟΔΩΡΟΣ',
  SPYRIDON: 'ΣΠΥΡΙΔΩΝ',
  ILIAS: 'ΗΛΙΑΣ',
  KALAMITSA: 'ΚΑΛΑΜΙΤΣΑ',
  CHORAFI: 'ΧΩΡΑΦΙ',
  LIMNIA: 'ΛΙΜΝΙΑ',
}
const people: People = {
  surnames: ['PAPADAKIS', 'GALANIS', 'STATHOPOULOU', 'MAVRIDI', 'XENAKI', 'KOTSIS'],
  women: ['ELENI', 'KALLIOPI', 'SOFIA', 'DIMITRA'],
  men: ['GEORGIOS', 'THEODOROS', 'SPYRIDON', 'ILIAS'],
  towns: ['KALAMITSA', 'CHORAFI', 'LIMNIA'],
  streets: ['AGIOU NIKOLAOU'],
  isNumberFirst: false,
}

/** An identity card in Greek and English: each value in its own letters, then in Latin ones below. */
export const thalassiaCard: Layout = { name: 'card in Greek letters', kind: 'I', state: 'THS', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const number = random.signs(1, 'ABEHIKMNPT') + random.signs(8, '0123456789')
  const front = drawFront(order, holder, number)
  const back = drawBack(order, holder)
  const facts = { code: 'ID', state: 'THS', nationality: 'THS', number, sex: holder.sex, personal: '' }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  back.machineZone(zoneLines('TD1', { ...facts, ...dates, surname, given }), [5, 38, 5.4])
  for (const key of ['lastName', 'firstName', 'documentNumber', 'expiry', 'sex'])
    if (front.values[key] !== undefined) back.says(key, ...front.values[key])
  back.says('dob', ...(front.values['dob'] ?? []), holder.birth)
  return { front, back }
}

const label = { size: 1.35, font: 'Arimo', colour: '#1c4a8a' }
const value = { size: 2.25, font: 'Arimo', weight: 700 }
const date = (iso: string): string => writtenDate(iso, 'D.M.Y')

function drawFront(order: Order, holder: Holder, number: string): Sheet {
  const { random } = order
  const front = new Sheet(random, [85.6, 54])
  const birth = printedBirth(order, holder.birth)
  front.ground(
    random.pick([
      ['#dfeaf6', '#5a86b8'],
      ['#e9f1ea', '#5aa08a'],
    ] as const),
  )
  rosette(front, [58, 32, 15], ['#3a6aa8', 9])
  front.add('<rect x="0" y="0" width="85.6" height="9.2" fill="#1c4a8a" opacity="0.16"/>')
  const title = { size: 2.3, font: 'Arimo', weight: 700, colour: '#12305c' }
  front.text(4, 4.2, ['ΘΑΛΑΣΣΙΑΚΗ ΔΗΜΟΚΡΑΤΙΑ', title])
  front.text(4, 7.4, ['REPUBLIC OF THALASSIA', { ...title, size: 1.9 }])
  front.text(81.6, 4.2, ['ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ', { ...title, anchor: 'end' }])
  front.text(81.6, 7.4, ['IDENTITY CARD', { ...title, size: 1.9, anchor: 'end' }])
  front.face([4, 12, 24, 31], order.face)
  const row = labelRows(front, { label, value, lead: [2.5, 2.6] })
  const [surname, given] = [inOwnLetters(holder.surname, words), inOwnLetters(holder.given, words)]
  row([31, 14], 'ΕΠΩΝΥΜΟ / SURNAME', surname, holder.surname)
  row([31, 22.4], 'ΟΝΟΜΑ / GIVEN NAME', given, holder.given)
  row([31, 31], 'ΦΥΛΟ / SEX', `${holder.sex === 'F' ? 'Θ' : 'Α'}/${holder.sex}`)
  row([45, 31], 'ΙΘΑΓΕΝΕΙΑ / NATIONALITY', 'ΘΑΛ/THS')
  row([31, 37], 'ΗΜΕΡΟΜΗΝΙΑ ΓΕΝΝΗΣΗΣ / DATE OF BIRTH', date(birth))
  row([31, 43], 'ΗΜΕΡΟΜΗΝΙΑ ΛΗΞΗΣ / DATE OF EXPIRY', date(holder.expiry))
  row([31, 49], 'ΑΡΙΘΜΟΣ ΔΕΛΤΙΟΥ / DOCUMENT NUMBER', number)
  hologram(front, [72, 36, 7.5], 'ΘΑΛ')
  front.sign([5, 45.5, 22, 4.5])
  upright(front, [83.6, 50], [random.signs(6, '0123456789'), { size: 2.2, font: 'Cousine' }])
  front.says('lastName', holder.surname, surname)
  front.says('firstName', holder.given, given)
  front.says('lastNameLocal', surname)
  front.says('firstNameLocal', given)
  front.says('sex', holder.sex)
  front.says('dob', birth)
  front.says('expiry', holder.expiry)
  front.says('documentNumber', number)
  return front
}

function drawBack(order: Order, holder: Holder): Sheet {
  const { random } = order
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#dfeaf6', '#5a86b8'])
  const row = labelRows(back, { label, value, lead: [2.4, 2.5] })
  const father = random.pick(people.men)
  const place = inOwnLetters(holder.place, words)
  const [office, town] = [`Τ.Α. ${inOwnLetters(holder.town, words)}`, `P.S. ${holder.town}`]
  row([5, 6], 'ΟΝΟΜΑ ΠΑΤΕΡΑ / FATHER’S NAME', `${inOwnLetters(father, words)} / ${father}`)
  row([5, 12], 'ΤΟΠΟΣ ΓΕΝΝΗΣΗΣ / PLACE OF BIRTH', place, holder.place)
  row([5, 20.4], 'ΑΡΧΗ ΕΚΔΟΣΗΣ / ISSUING AUTHORITY', office, town)
  row([46, 12], 'ΥΨΟΣ / HEIGHT (cm)', holder.height)
  row([46, 20.4], 'ΗΜΕΡΟΜΗΝΙΑ ΕΚΔΟΣΗΣ / DATE OF ISSUE', date(holder.issued))
  row([5, 29], 'ΔΗΜΟΤΟΛΟΓΙΟ / MUNICIPAL RECORD', `${random.signs(5, '0123456789')}/3 Δ. ${place}`)
  stripes(back, [58, 2.2, 23, 4.6], random)
  back.says('placeOfBirth', holder.place, place)
  back.says('issueAuthority', town, office)
  back.says('height', holder.height)
  back.says('issued', holder.issued)
  return back
}
