import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { labelRows } from './label-rows.ts'
import { chip, ghost, hologram, overprint, upright } from './marks.ts'

const people: People = {
  surnames: ['NGUYEN', 'ABDULLAHI', 'SHEVCHENKO', 'ÖZTÜRK', 'ADHIKARI', 'DELA CRUZ', 'RAHMAN', 'HOXHA'],
  women: ['THI HOA', 'HODAN', 'OKSANA', 'ELİF', 'SABITA', 'MARICEL'],
  men: ['VAN DUC', 'ABDI', 'TARAS', 'EMRE', 'BIKASH', 'JERICHO'],
  towns: ['HAI PHONG', 'MOGADISHU', 'POLTAVA', 'İZMİR', 'POKHARA', 'CEBU'],
  streets: ['SATAMAKATU'],
  isNumberFirst: false,
}
const lands = ['VNM', 'SOM', 'UKR', 'TUR', 'NPL', 'PHL', 'BGD']
const kinds = ['P-EU', 'A TYÖNTEKIJÄ', 'B OPISKELIJA', 'A PERHESIDE']

/** A residence permit in three languages: the whole name over two lines below one label, dates with spaces. */
export const pellasmaaPermit: Layout = { name: 'permit in three languages', kind: 'R', state: 'PLM', draw }

interface Facts {
  readonly holder: Holder
  readonly number: string
  readonly land: string
  readonly birth: string
}

function draw(order: Order): Drawn {
  const { random } = order
  const drawn = drawHolder(random, people, 4)
  const holder = { ...drawn, surname: drawn.surname.replaceAll('-', ' ') }
  const number = random.signs(2, 'ERTX') + random.signs(7, '0123456789')
  const facts = { holder, number, land: random.pick(lands), birth: printedBirth(order, holder.birth) }
  const [front, back] = [drawFront(order, facts), drawBack(order, facts)]
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const { surname, sex } = holder
  const zone = { code: 'IR', state: 'PLM', nationality: facts.land, number, sex, personal: '' }
  const given = holder.given.replaceAll('İ', 'I')
  back.machineZone(zoneLines('TD1', { ...zone, ...dates, surname, given }), [4.8, 37.6, 5.5])
  for (const side of [front, back]) {
    side.says('lastName', surname)
    side.says('firstName', holder.given)
    side.says('documentNumber', number)
    side.says('expiry', holder.expiry)
    side.says('sex', sex)
    side.says('nationality', facts.land)
    side.says('dob', facts.birth, ...(order.isAltered || side === back ? [holder.birth] : []))
  }
  return { front, back }
}

const font = 'Open Sans'
const label = { size: 1.2, font, colour: '#2a5a6a' }
const value = { size: 2.5, font, weight: 600 }
const date = (iso: string): string => writtenDate(iso, 'D M Y')

function drawFront(order: Order, { holder, number, land, birth }: Facts): Sheet {
  const { random } = order
  const front = new Sheet(random, [85.6, 54])
  front.ground(
    random.pick([
      ['#e4eff2', '#5a9aaa'],
      ['#f1ece2', '#b09a6a'],
    ] as const),
  )
  const title = { size: 2.6, font, weight: 700, colour: '#17404e' }
  front.text(4, 5.4, ['OLESKELULUPA', title])
  front.text(27, 5.4, ['UPPEHÅLLSTILLSTÅND', { ...title, size: 1.9 }])
  front.text(52, 5.4, ['RESIDENCE PERMIT', { ...title, size: 1.9 }])
  front.text(81.6, 5.6, ['PLM', { ...title, size: 3.4, anchor: 'end' }])
  front.face([4, 9, 25.5, 33], order.face)
  const row = labelRows(front, { label, value, lead: [2.6, 3.1] })
  const { surname, given, sex } = holder
  row([32, 12.4], 'SUKUNIMI, ETUNIMET / EFTERNAMN, FÖRNAMN / NAME', surname, given)
  row([32, 21.4], 'SUKUPUOLI / KÖN / SEX', sex === 'F' ? 'N/K/F' : 'M')
  row([52, 21.4], 'KANSALAISUUS / MEDBORGARSKAP / NATIONALITY', land)
  row([32, 27.2], 'SYNTYMÄAIKA / FÖDELSEDATUM / DATE OF BIRTH', date(birth))
  row([32, 33], 'LUVAN LAJI / TYP AV TILLSTÅND / TYPE OF PERMIT', random.pick(kinds))
  row([32, 38.8], 'VOIMASSA / GILTIGT TILL / VALID UNTIL', date(holder.expiry))
  row([62, 38.8], 'KORTIN NRO / KORTNR / CARD NO.', number)
  row([32, 44.6], 'HUOMAUTUKSIA / ANMÄRKNINGAR / REMARKS', 'TYÖNTEKO-OIKEUS', 'RÄTT ATT ARBETA')
  ghost(front, [68, 41, 8, 10], order.face)
  overprint(front, [60, 40, 22, 11], '#5a9aaa')
  hologram(front, [27.5, 13, 5], 'PLM')
  front.sign([5, 44.2, 22, 4.6])
  upright(front, [84, 30], [random.signs(6, '0123456789'), { size: 2, font: 'Cousine' }])
  return front
}

function drawBack({ random }: Order, { holder }: Facts): Sheet {
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#e4eff2', '#5a9aaa'])
  chip(back, [67, 8])
  const row = labelRows(back, { label, value, lead: [2.6, 3.1] })
  const code = writtenDate(holder.birth, 'DM') + holder.birth.slice(2, 4)
  const personal = `${code}-${random.signs(3, '0123456789')}${random.signs(1, 'ABCDEFHJKLMNPRSTUVWXY')}`
  const authority = `MAAHANMUUTTOVIRASTO ${random.signs(3, '0123456789')}`
  row(
    [4.8, 7],
    'MYÖNTÄMISPÄIVÄ JA -PAIKKA / DATUM OCH ORT FÖR UTFÄRDANDE',
    `${date(holder.issued)} LAHDENSUU`,
  )
  row([4.8, 13.6], 'MYÖNTÄJÄ / UTFÄRDANDE MYNDIGHET / AUTHORITY', authority)
  row([4.8, 20.2], 'SYNTYMÄPAIKKA / FÖDELSEORT / PLACE OF BIRTH', holder.place)
  row([4.8, 26.8], 'HENKILÖTUNNUS / PERSONBETECKNING', personal)
  back.says('issued', holder.issued)
  back.says('issueAuthority', authority)
  back.says('placeOfBirth', holder.place)
  back.says('personalNumber', personal)
  return back
}
