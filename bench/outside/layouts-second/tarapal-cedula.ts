import { drawHolder, type Holder, type People } from '../holder.ts'
import { printedBirth, writtenDate, zoneDate, type Drawn, type Layout, type Order } from '../layout.ts'
import { Sheet, type Style } from '../sheet.ts'
import { zoneLines } from '../zone.ts'
import { labelRows } from './label-rows.ts'
import { arms, ghost, hologram, overprint, squares } from './marks.ts'

const people: People = {
  surnames: ['ROJAS', 'MUÑOZ', 'HUENCHUMILLA', 'DEL CAMPO', 'PEÑALOZA', 'IBÁÑEZ', 'QUISPE', 'ARGÜELLO'],
  women: ['MARÍA JOSÉ', 'XIMENA', 'ANTONIA', 'ROCÍO DEL PILAR'],
  men: ['MATÍAS', 'JOSÉ MIGUEL', 'NICOLÁS', 'RAMÓN'],
  towns: ['VALLE HONDO, PROV. DE CAUTÍN', 'SAN ISIDRO', 'PUERTO ÑANDÚ, DPTO. SUR', 'LAS CAÑAS'],
  streets: ['AV. CENTRAL'],
  isNumberFirst: false,
}
const months = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' ')

/** A Latin American card: two surnames on two lines, numbers with dots, a second number with a check sign, a zone behind. */
export const tarapalCedula: Layout = { name: 'cédula with two surnames', kind: 'I', state: 'TRP', draw }

interface Facts {
  readonly holder: Holder
  readonly surnames: readonly [string, string]
  readonly number: string
  readonly run: string
}

function draw(order: Order): Drawn {
  const { random } = order
  const holder = drawHolder(random, people, 10)
  const first = holder.surname.split('-')[0] ?? holder.surname
  const surnames = [first, random.pick(people.surnames.filter((name) => name !== first))] as const
  const number = random.signs(1, '12345') + random.signs(8, '0123456789')
  const digits = random.signs(1, '12') + random.signs(7, '0123456789')
  const facts = { holder, surnames, number, run: `${dotted(digits)}-${random.signs(1, '0123456789K')}` }
  const [front, back] = [drawFront(order, facts), drawBack(order, facts)]
  const dates = { birth: zoneDate(holder.birth), expiry: zoneDate(holder.expiry) }
  const names = { surname: surnames.join(' '), given: holder.given }
  const { sex } = holder
  const personal = facts.run.replaceAll('.', '').replace('-', '<')
  const zone = { code: 'ID', state: 'TRP', nationality: 'TRP', number, sex, personal }
  back.machineZone(zoneLines('TD1', { ...zone, ...dates, ...names }), [4.6, 38.4, 5.2])
  for (const key of ['lastName', 'firstName', 'documentNumber', 'expiry', 'sex', 'personalNumber'])
    back.says(key, ...(front.values[key] ?? []))
  back.says('dob', holder.birth, ...(front.values['dob'] ?? []))
  return { front, back }
}

function dotted(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
}

const date = (iso: string): string => writtenDate(iso, 'D m Y', months)

function drawFront(order: Order, { holder, surnames, number, run }: Facts): Sheet {
  const { random } = order
  const front = new Sheet(random, [85.6, 54])
  front.ground(
    random.pick([
      ['#e3edf0', '#4a8aa0'],
      ['#eee6dc', '#a0764a'],
    ] as const),
  )
  arms(front, [8, 6, 5], '#1f4a6a')
  const font = random.pick(['Carlito', 'Open Sans', 'DejaVu Sans Condensed'])
  const title: Style = { size: 2.3, font, weight: 700, colour: '#1f4a6a' }
  front.text(14, 4.8, ['CÉDULA DE', title])
  front.text(14, 7.6, ['IDENTIDAD', title])
  front.text(45, 4.8, ['REPÚBLICA DE TARAPAL', title])
  front.text(45, 7.6, ['SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN', { ...title, size: 1.3, weight: 400 }])
  front.face([4, 11, 24, 31], order.face)
  const label: Style = { size: 1.4, font, weight: 700, colour: '#1f4a6a' }
  const row = labelRows(front, { label, value: { size: 2.5, font, weight: 600 }, lead: [2.5, 2.9] })
  const birth = printedBirth(order, holder.birth)
  row([31, 13.6], 'APELLIDOS', ...surnames)
  row([31, 22.2], 'NOMBRES', holder.given)
  row([31, 28], 'NACIONALIDAD', 'TARAPALEÑA')
  row([56, 28], 'SEXO', holder.sex)
  row([31, 33.8], 'FECHA DE NACIMIENTO', date(birth))
  row([56, 33.8], 'NÚMERO DOCUMENTO', dotted(number))
  row([31, 39.6], 'FECHA DE EMISIÓN', date(holder.issued))
  row([56, 39.6], 'FECHA DE VENCIMIENTO', date(holder.expiry))
  row([56, 44.2], 'FIRMA DEL TITULAR')
  front.sign([57, 44.6, 22, 5])
  front.text(4, 48.6, [`RUN ${run}`, { size: 3.4, font, weight: 700 }])
  ghost(front, [71, 12, 11, 14], order.face)
  overprint(front, [29, 30, 24, 12], '#4a8aa0')
  hologram(front, [48, 46.6, 5], 'TRP')
  front.says('lastName', surnames.join(' '))
  front.says('firstName', holder.given)
  front.says('nationality', 'TARAPALEÑA', 'TRP')
  front.says('sex', holder.sex)
  front.says('dob', birth)
  front.says('documentNumber', dotted(number), number)
  front.says('issued', holder.issued)
  front.says('expiry', holder.expiry)
  front.says('personalNumber', run, run.replaceAll('.', ''), run.replaceAll(/[.-]/g, ''))
  return front
}

function drawBack({ random }: Order, { holder }: Facts): Sheet {
  const back = new Sheet(random, [85.6, 54])
  back.ground(['#e3edf0', '#4a8aa0'])
  squares(back, [66, 4.5, 15], random)
  const style: Style = { size: 2.2, font: 'Carlito' }
  back.text(5, 8, ['Nació en:', { ...style, colour: '#1f4a6a' }])
  back.text(16, 8, [holder.place, { ...style, weight: 700 }])
  back.text(5, 12.4, ['Profesión:', { ...style, colour: '#1f4a6a' }])
  back.text(16, 12.4, ['NO INFORMADA', { ...style, weight: 700 }])
  back.text(5, 16.8, ['Estado civil:', { ...style, colour: '#1f4a6a' }])
  back.text(18, 16.8, [random.pick(['SOLTERO/A', 'CASADO/A', 'VIUDO/A']), { ...style, weight: 700 }])
  for (let ring = 1; ring < 9; ring++)
    back.add(
      `<ellipse cx="54" cy="25" rx="${ring * 0.62}" ry="${ring * 0.85}" fill="none" stroke="#223" stroke-width="0.3" stroke-dasharray="${random.between(1, 4)} 0.4"/>`,
    )
  back.text(66, 26, [
    `Serie ${random.signs(1, 'ABC')}${random.signs(9, '0123456789')}`,
    { ...style, size: 1.6 },
  ])
  back.says('placeOfBirth', holder.place)
  return back
}
