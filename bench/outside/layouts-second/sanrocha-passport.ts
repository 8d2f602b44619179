import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { labelRows } from './label-rows.ts'
import { overprint, rosette, upright } from './marks.ts'

const people: People = {
  surnames: ['DE ALMEIDA', 'TAVARES MONIZ', 'GONÇALVES', 'MACUÁCUA', 'SEMEDO', 'ASSUNÇÃO', 'NHANTUMBO'],
  women: ['CONCEIÇÃO', 'MARIA JOÃO', 'ZULMIRA', 'INÊS', 'DULCE'],
  men: ['JOÃO BAPTISTA', 'ADÉRITO', 'NUNO', 'ESTÊVÃO', 'CELSO'],
  towns: ['VILA DA SERRA*ILHAVERDE', 'S. TIAGO DO NORTE', 'PORTO DE ROCHA*SANROCHA', 'NOVA LUZ (ALTO MAR)'],
  streets: ['RUA DIREITA'],
  isNumberFirst: false,
}
const months =
  'JAN/JAN FEV/FEB MAR/MAR ABR/APR MAI/MAY JUN/JUN JUL/JUL AGO/AUG SET/SEP OUT/OCT NOV/NOV DEZ/DEC'.split(' ')

/** An older passport page: numbered labels in three languages, typed values, the portrait on the right, a film over it. */
export const sanrochaPassport: Layout = { name: 'older typed passport', kind: 'P', state: 'SRC', draw }

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 5)
  const number = random.signs(2, 'ABCGHJN') + random.signs(6, '0123456789')
  const personal = random.signs(8, '0123456789')
  const authority = `${random.pick(['D.E.F.', 'C.CIV.'])} - ${random.signs(3, '0123456789')}`
  const birth = printedBirth(order, holder.birth)
  const front = new Sheet(random, [125, 88])
  front.ground(['#f4ecd2', '#b7a35c'])
  rosette(front, [55, 42, 24], ['#8a9a3c', 13])
  write(order, front, { holder, number, personal, authority, birth })
  overprint(front, [84, 16, 33, 44], '#b7a35c')
  front.add('<rect width="125" height="88" fill="#c9a54a" opacity="0.1"/>')
  const facts = { code: 'P', state: 'SRC', nationality: 'SRC', number, sex: holder.sex, personal }
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, given } = holder
  front.machineZone(zoneLines('TD3', { ...facts, ...dates, surname, given }), [6.2, 76.2, 6.2])
  front.says('lastName', surname)
  front.says('firstName', given)
  front.says('documentNumber', number)
  front.says('personalNumber', personal)
  front.says('nationality', 'SANROQUINA', 'SRC')
  front.says('sex', holder.sex)
  front.says('dob', birth, ...(order.isAltered ? [holder.birth] : []))
  front.says('placeOfBirth', holder.place, holder.place.replace('*', ' '))
  front.says('height', `${metres(holder)} m`, metres(holder), metres(holder).replace(',', '.'), holder.height)
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  front.says('issueAuthority', authority)
  return { front, back: null }
}

interface Facts {
  readonly holder: Holder
  readonly number: string
  readonly personal: string
  readonly authority: string
  readonly birth: string
}

function metres({ height }: Holder): string {
  return `${height.slice(0, 1)},${height.slice(1)}`
}

function write(order: Order, front: Sheet, facts: Facts): void {
  const { random } = order
  const { holder } = facts
  const label = { size: 1.6, font: 'Tinos', colour: '#3a4a2a' }
  const font = random.pick(['FreeMono', 'Cousine', 'CMU Typewriter Text'])
  const value = { size: 3.3, font, weight: 400, colour: random.pick(['#1a1a22', '#2a2a4a']) }
  const row = labelRows(front, { label, value, lead: [2.9, 3.4] })
  const title = { size: 4.2, font: 'Tinos', weight: 700, colour: '#3a4a2a' }
  upright(front, [7.5, 66], ['PASSAPORTE', { ...title, spacing: 0.5 }])
  upright(front, [11, 66], ['PASSPORT · PASSEPORT', { ...title, size: 2.4 }])
  front.text(62, 7, ['REPÚBLICA DE SANROCHA', { ...title, anchor: 'middle' }])
  row([15, 14], 'Tipo/Type/Type', 'P')
  row([33, 14], 'Código do país/Country code/Code du pays', 'SRC')
  row([84, 14], 'Passaporte N.º/Passport No./N.º du passeport', facts.number)
  const date = (iso: string): string => writtenDate(iso, 'D m Y', months)
  row([15, 21.4], '1. Apelidos/Surname/Nom', holder.surname)
  row([15, 28.4], '2. Nomes próprios/Given names/Prénoms', holder.given)
  row([15, 35.4], '3. Nacionalidade/Nationality/Nationalité', 'SANROQUINA')
  row([58, 35.4], '4. Altura/Height/Taille', `${metres(holder)} m`)
  row([15, 42.4], '5. Data de nascimento/Date of birth', date(facts.birth))
  row([58, 42.4], '6. N.º pessoal/Personal No.', facts.personal)
  row([15, 49.4], '7. Sexo/Sex/Sexe', holder.sex)
  row([32, 49.4], '8. Local de nascimento/Place of birth', holder.place)
  row([15, 56.4], '9. Data de emissão/Date of issue', date(holder.issued))
  row([58, 56.4], '10. Autoridade/Authority', facts.authority)
  row([15, 63.4], '11. Válido até/Date of expiry', date(holder.expiry))
  front.text(58, 60.5, ['12. Assinatura/Signature', label])
  front.sign([60, 61.5, 24, 5])
  front.face([87, 17, 31, 40], order.face)
}
