import { tables } from '../scenes/tables.ts'
import { Sheet } from '../sheet.ts'
import { line, turned, type DrawPiece } from './piece.ts'

const code = [
  'export function total(rows: Row[]): number {',
  '  let sum = 0',
  '  for (const row of rows) {',
  '    if (row.isPaid) continue',
  '    sum += row.amount * (1 + row.tax)',
  '  }',
  '  return Math.round(sum * 100) / 100',
  '}',
  '',
  'const name = "<<unknown>>"',
  'type Key = keyof typeof table',
  'if (a < b << 2) throw new Error("P<0")',
  '// TODO: dates such as 12.03.1987',
  'await send({ id: 4711, name })',
]

/** A screen with code, as a photograph of a monitor. */
const editor: DrawPiece = (random) => {
  const start = random.whole(1, 300)
  return turned(
    random,
    '<rect x="-60" y="-60" width="1120" height="870" fill="#111"/><rect x="0" y="0" width="1000" height="750" fill="#1e1e24"/><rect width="180" height="750" fill="#17171b"/>',
    ...['src', '  main.ts', '  total.ts', '  table.ts', 'test', 'package.json'].map((file, at) =>
      line(20, 60 + at * 34, [file, { size: 19, colour: '#9aa' }]),
    ),
    ...code.map(
      (words, at) =>
        line(205, 60 + at * 46, [String(start + at), { size: 22, font: 'Fira Code', colour: '#667' }]) +
        line(270, 60 + at * 46, [
          words,
          { size: 24, font: 'Fira Code', colour: random.pick(['#d6d6e0', '#8ecbff', '#f0b28a', '#a7e0a0']) },
        ]),
    ),
  )
}

const whiteboard: DrawPiece = (random) => {
  const notes = [
    'Sprint 14',
    'deploy Thu!',
    'ask Dana re: budget',
    'Q3 > Q2 ?',
    'API → DB',
    '1) tests  2) docs',
    'retro 15:30',
  ]
  const pens = ['#1a3fa0', '#b01f2a', '#1f7a3a', '#222']
  return (
    '<rect width="1000" height="750" fill="#b9b4aa"/><rect x="40" y="40" width="920" height="650" fill="#f7f8f8" stroke="#8a8d90" stroke-width="14"/>' +
    notes
      .map((note, at) =>
        line(90 + (at % 2) * random.between(360, 460), 140 + Math.floor(at / 2) * 150, [
          note,
          {
            size: random.whole(44, 60),
            font: random.pick(['Daniel', 'Dancing Script', 'Comic Neue']),
            colour: random.pick(pens),
          },
        ]),
      )
      .join('') +
    `<path d="M 560 520 h 160 v 90 h -160 z M 720 565 h 90 m -20 -12 l 20 12 l -20 12" stroke="#1a3fa0" stroke-width="5" fill="none"/>`
  )
}

const keys: DrawPiece = (random) =>
  `<g transform="scale(${random.between(4, 7).toFixed(2)})">${tables.keyboard(random, [-20, -20, 320, 260], new Sheet(random, [85.6, 54]))}</g>`

const grid: DrawPiece = (random) => {
  const heads = ['Name', 'Start', 'End', 'Hours', 'Rate', 'Total']
  const people = ['Osei, H.', 'Malik, P.', 'Romero, L.', 'Han, J.', 'Baker, T.', 'Ito, K.']
  const cells = Array.from({ length: 16 }, (_, row) =>
    heads
      .map((head, column) => {
        const said =
          row === 0
            ? head
            : column === 0
              ? random.pick(people)
              : column < 3
                ? `${random.whole(1, 28)}.${random.whole(1, 12)}.2026`
                : String(random.whole(8, 999))
        return (
          `<rect x="${40 + column * 155}" y="${60 + row * 40}" width="155" height="40" fill="${row === 0 ? '#dfe7f1' : '#fff'}" stroke="#c4c8ce"/>` +
          line(50 + column * 155, 88 + row * 40, [said, { size: 21 }])
        )
      })
      .join(''),
  )
  return `<rect width="1000" height="750" fill="#f0f1f3"/>${line(40, 42, ['timesheet-may.xlsx', { size: 24, weight: 700 }])}${cells.join('')}`
}

export const screens: readonly DrawPiece[] = [editor, whiteboard, keys, grid]
