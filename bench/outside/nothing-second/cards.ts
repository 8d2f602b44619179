import { line, turned, type DrawPiece } from './piece.ts'

const names = ['Hannah Osei', 'Piotr Malik', 'Lucía Romero', 'Tom Vandermeer', 'Ji-woo Han']

function card(colour: string): string {
  return `<rect x="170" y="165" width="660" height="416" rx="26" fill="${colour}"/>`
}

/** A card of a sports club with a portrait, a name, a number and a date, which no state issued. */
const membership: DrawPiece = (random, face) =>
  turned(
    random,
    card(random.pick(['#f4f6f8', '#e9f4ea', '#fdf3e1'])),
    `<rect x="170" y="165" width="660" height="84" rx="26" fill="${random.pick(['#0a7a5a', '#7a1f5a', '#1f4f9a'])}"/>`,
    line(200, 222, ['RIVERSIDE FITNESS CLUB', { size: 38, weight: 700, colour: '#fff', font: 'Lato' }]),
    `<image x="200" y="275" width="170" height="215" href="${face}" preserveAspectRatio="xMidYMid slice"/>`,
    line(400, 310, ['Member', { size: 20, colour: '#666' }]),
    line(400, 345, [random.pick(names), { size: 34, weight: 700 }]),
    line(400, 395, ['Member No.', { size: 20, colour: '#666' }]),
    line(400, 430, [`RF ${random.signs(6, '0123456789')}`, { size: 32, weight: 700 }]),
    line(400, 480, ['Valid thru', { size: 20, colour: '#666' }]),
    line(400, 515, [`${random.whole(10, 12)}/20${random.whole(27, 31)}`, { size: 32, weight: 700 }]),
    line(200, 550, ['Not transferable. Please show at the entrance.', { size: 18, colour: '#666' }]),
  )

const gift: DrawPiece = (random) =>
  turned(
    random,
    card(random.pick(['#c2185b', '#2e7d32', '#283593'])),
    line(500, 330, ['Gift Card', { size: 90, font: 'Great Vibes', colour: '#fff', anchor: 'middle' }]),
    line(780, 240, [
      `€${random.pick(['25', '50', '100'])}`,
      { size: 56, weight: 700, colour: '#ffe9a8', anchor: 'end' },
    ]),
    line(500, 440, [
      'BLOOM & BARK GARDEN CENTRES',
      { size: 30, colour: '#fff', anchor: 'middle', font: 'Lato' },
    ]),
    line(500, 530, [
      `${random.signs(4, '0123456789')} ${random.signs(4, '0123456789')} ${random.signs(4, '0123456789')} ${random.signs(3, '0123456789')}`,
      { size: 32, font: 'Cousine', colour: '#fff', anchor: 'middle' },
    ]),
  )

const library: DrawPiece = (random) =>
  turned(
    random,
    card('#ffffff'),
    line(210, 230, [
      'Wexbury Public Library',
      { size: 40, weight: 700, font: 'EB Garamond', colour: '#20406a' },
    ]),
    line(210, 275, ['Library card / Carte de bibliothèque', { size: 24, colour: '#20406a' }]),
    line(210, 360, [`Name: ${random.pick(names)}`, { size: 28 }]),
    ...Array.from(
      { length: 62 },
      (_, at) =>
        `<rect x="${230 + at * 8.6}" y="410" width="${random.pick([2, 4, 6])}" height="90" fill="#111"/>`,
    ),
    line(500, 540, [
      `2 ${random.signs(4, '0123456789')} ${random.signs(5, '0123456789')} ${random.signs(4, '0123456789')}`,
      { size: 26, font: 'Cousine', anchor: 'middle' },
    ]),
  )

const badge: DrawPiece = (random, face) =>
  turned(
    random,
    '<path d="M 500 0 L 470 140 M 500 0 L 530 140" stroke="#2a5aa0" stroke-width="26"/><rect x="310" y="130" width="380" height="560" rx="20" fill="#fdfdfd"/>',
    `<rect x="310" y="130" width="380" height="110" rx="20" fill="#2a5aa0"/>`,
    line(500, 202, ['VISITOR', { size: 54, weight: 700, colour: '#fff', anchor: 'middle' }]),
    `<image x="405" y="265" width="190" height="220" href="${face}" preserveAspectRatio="xMidYMid slice"/>`,
    line(500, 540, [random.pick(names), { size: 38, weight: 700, anchor: 'middle' }]),
    line(500, 585, ['Northgate Logistics', { size: 26, anchor: 'middle' }]),
    line(500, 650, [
      `Host: R. Mbeki   ${random.whole(10, 28)}.0${random.whole(1, 9)}.2026`,
      { size: 22, anchor: 'middle' },
    ]),
  )

export const cards: readonly DrawPiece[] = [membership, gift, library, badge]
