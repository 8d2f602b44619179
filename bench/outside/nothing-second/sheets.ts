import { line, turned, type DrawPiece } from './piece.ts'

const goods = [
  'OAT MILK 1L',
  'BREAD WHOLE',
  'TOMATOES KG',
  'COFFEE 250G',
  'BATTERIES AA',
  'SOAP',
  'RICE 2KG',
  'APPLES KG',
]

/** A long till receipt with taxes, a payment by card and many numbers. */
const receipt: DrawPiece = (random) => {
  const print = { size: 19, font: 'Cousine' }
  const rows = Array.from({ length: 13 }, (_, at) => {
    const y = 170 + at * 25
    const price = random.between(0.8, 30).toFixed(2)
    return (
      line(330, y, [random.pick(goods), print]) + line(670, y, [`${price} A`, { ...print, anchor: 'end' }])
    )
  })
  return turned(
    random,
    '<rect x="305" y="10" width="390" height="735" fill="#fcfcf8"/>',
    line(500, 60, ['GREENLEAF MARKET 0417', { ...print, size: 26, weight: 700, anchor: 'middle' }]),
    line(500, 90, ['VAT ID GB 555 0142 77', { ...print, anchor: 'middle' }]),
    line(330, 130, [
      `${random.whole(10, 28)}/03/2026 14:${random.whole(10, 59)}  TILL 4  OP 221`,
      { ...print, size: 17 },
    ]),
    ...rows,
    line(330, 530, [
      `TOTAL GBP          ${random.between(60, 140).toFixed(2)}`,
      { ...print, size: 24, weight: 700 },
    ]),
    line(330, 565, ['VISA DEBIT  **** **** 2204', print]),
    line(330, 590, [`AUTH ${random.signs(6, '0123456789')}  MID ***81734`, print]),
    line(330, 625, ['A 20.00%  NET 84.11  VAT 16.82', print]),
    line(500, 690, ['THANK YOU – PLEASE CALL AGAIN', { ...print, anchor: 'middle' }]),
  )
}

/** A business letter with a table. */
const letter: DrawPiece = (random) => {
  const print = { size: 15, font: random.pick(['Carlito', 'Tinos', 'Arimo']) }
  const cells = Array.from(
    { length: 6 },
    (_, row) =>
      ['Pos.', 'Article', 'Qty', 'Price', 'Sum']
        .map((head, column) => {
          const said =
            row === 0
              ? head
              : column === 1
                ? `Article ${random.whole(100, 999)}`
                : String(random.whole(1, 900))
          return line(250 + column * 105, 400 + row * 30, [said, { ...print, weight: row === 0 ? 700 : 400 }])
        })
        .join('') + `<path d="M 240 ${408 + row * 30} h 530" stroke="#777"/>`,
  )
  return turned(
    random,
    '<rect x="190" y="0" width="620" height="760" fill="#fff"/>',
    line(240, 70, ['Harlow & Finch Ltd.', { ...print, size: 28, weight: 700 }]),
    line(240, 130, ['Ms Dana Whitcombe', print]),
    line(240, 150, ['14 Quay Street', print]),
    line(240, 170, ['Wexbury WX4 1AB', print]),
    line(770, 210, [`Date: ${random.whole(10, 28)} May 2026`, { ...print, anchor: 'end' }]),
    line(770, 230, [`Customer No. ${random.signs(7, '0123456789')}`, { ...print, anchor: 'end' }]),
    line(240, 280, ['Your order of 2 May', { ...print, weight: 700 }]),
    line(240, 315, ['Dear Ms Whitcombe, thank you for your order, which we confirm as follows.', print]),
    ...cells,
    line(240, 620, ['Yours sincerely', print]),
    line(240, 670, ['Oliver Finch', { size: 34, font: 'Dancing Script', colour: '#1c2a6a' }]),
  )
}

/** A form that asks what a document says, filled in by pen. */
const form: DrawPiece = (random) => {
  const asked = [
    'Surname',
    'First name(s)',
    'Date of birth',
    'Nationality',
    'Address',
    'Postcode',
    'Telephone',
    'Sex  M / F',
  ]
  const said = ['Marsh', 'Ellen', '7 / 11 / 84', 'British', '3 Mill Row', 'WX2 9QT', '0555 014 992', 'F']
  const pen = random.pick(['Daniel', 'Dancing Script', 'Comic Neue'])
  return turned(
    random,
    '<rect x="170" y="10" width="660" height="735" fill="#fefefc"/>',
    line(210, 70, ['Registration for the swimming course', { size: 30, weight: 700 }]),
    line(210, 105, ['Please fill in with capital letters', { size: 16 }]),
    ...asked.map(
      (label, at) =>
        line(210, 165 + at * 64, [label, { size: 17 }]) +
        `<rect x="380" y="${138 + at * 64}" width="400" height="40" fill="none" stroke="#888"/>` +
        line(395, 168 + at * 64, [said[at] ?? '', { size: 32, font: pen, colour: '#1a2f8a' }]),
    ),
    line(210, 700, ['Signature of the parent ______________________', { size: 17 }]),
  )
}

const timetable: DrawPiece = (random) => {
  const stops = ['Central Station', 'Town Hall', 'Harbour', 'University', 'Elm Park', 'Hospital', 'Airport']
  return (
    '<rect x="120" y="30" width="760" height="690" fill="#fff"/><rect x="120" y="30" width="760" height="80" fill="#f2c230"/>' +
    line(150, 86, [`Line ${random.whole(2, 64)}   Monday – Friday`, { size: 40, weight: 700 }]) +
    stops
      .map((stop, row) => {
        const times = Array.from(
          { length: 7 },
          (_, at) => `${6 + at}:${String((row * 7 + at * 3) % 60).padStart(2, '0')}`,
        )
        const y = 170 + row * 72
        return (
          line(145, y, [stop, { size: 24, weight: 700 }]) +
          times.map((time, at) => line(400 + at * 66, y, [time, { size: 22 }])).join('') +
          `<path d="M 130 ${y + 22} h 740" stroke="#bbb"/>`
        )
      })
      .join('')
  )
}

export const sheets: readonly DrawPiece[] = [receipt, letter, form, timetable]
