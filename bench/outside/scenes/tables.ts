import type { Random } from '../random.ts'
import type { Place } from '../sheet.ts'
import type { DrawScene } from './scene.ts'

/** A rectangle that fills a place. */
export function filled([x, y, width, height]: Place, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`
}

/** Tiles of a pattern of `size` millimetres over a place, turned by a few degrees. */
function patterned(random: Random, place: Place, [size, tile]: readonly [number, string]): string {
  const turn = random.between(-25, 25).toFixed(1)
  return (
    `<pattern id="tile" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern>` +
    filled(place, 'url(#tile)')
  )
}

const colours = [
  ['#f2f0ea', '#b8443c', '#d98a84'],
  ['#eef2f6', '#2f5f9a', '#8fb0d6'],
  ['#f6efd9', '#4d7a3f', '#a9c79b'],
  ['#3a3f46', '#7d8894', '#565d66'],
] as const

/** A table cloth in checks. */
const checks: DrawScene = (random, place) => {
  const size = random.between(9, 26)
  const [pale, deep, middle] = random.pick(colours)
  const half = size / 2
  const tile =
    `<rect width="${size}" height="${size}" fill="${pale}"/><rect width="${half}" height="${size}" fill="${middle}"/>` +
    `<rect width="${size}" height="${half}" fill="${middle}"/><rect width="${half}" height="${half}" fill="${deep}"/>`
  return patterned(random, place, [size, tile])
}

/** Oilcloth with flowers. */
const flowers: DrawScene = (random, place) => {
  const size = random.between(18, 34)
  const [pale, deep, middle] = random.pick(colours)
  const petals = Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * 2 * Math.PI
    const [x, y] = [size / 2 + Math.cos(angle) * size * 0.16, size / 2 + Math.sin(angle) * size * 0.16]
    return `<circle cx="${x}" cy="${y}" r="${size * 0.11}" fill="${deep}"/>`
  })
  const tile =
    `<rect width="${size}" height="${size}" fill="${pale}"/>${petals.join('')}<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.08}" fill="#e8c23a"/>` +
    `<path d="M 0 0 q ${size * 0.25} ${size * 0.1} ${size * 0.3} ${size * 0.3} M ${size} ${size} q -${size * 0.2} -${size * 0.1} -${size * 0.3} -${size * 0.3}" stroke="${middle}" stroke-width="1.4" fill="none"/>`
  return patterned(random, place, [size, tile])
}

/** Tiles or floor boards with joints. */
const tiles: DrawScene = (random, place) => {
  const size = random.between(30, 70)
  const [stone, joint] = random.pick([
    ['#c9c3b8', '#8f887a'],
    ['#e9e9e6', '#b5b7b8'],
    ['#6d5a48', '#43362a'],
  ] as const)
  const specks = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${random.between(0, size)}" cy="${random.between(0, size)}" r="${random.between(0.15, 0.6)}" fill="${joint}" opacity="0.5"/>`,
  )
  const tile = `<rect width="${size}" height="${size}" fill="${stone}"/>${specks.join('')}<path d="M 0 0 H ${size} M 0 0 V ${size}" stroke="${joint}" stroke-width="2.6"/>`
  return patterned(random, place, [size, tile])
}

const pattern: DrawScene = (random, place, sheet) =>
  random.pick([checks, flowers, tiles])(random, place, sheet)

const rows = ['`1234567890-=', 'QWERTYUIOP[]', 'ASDFGHJKL;’#', '\\ZXCVBNM,./', ' ']

/** The keys of a laptop, 19 mm apart, with the case around them. */
const keyboard: DrawScene = (random, place) => {
  const isDark = random.happens(0.7)
  const [key, letter, metal] = isDark ? ['#1d1e20', '#e6e6e6', '#a9adb2'] : ['#f1f1ef', '#333', '#c9ccd0']
  const [left, top] = [random.between(-70, -20), random.between(-50, -15)]
  const keys: string[] = []
  for (let row = -1; row < 12; row++) {
    const signs = Array.from(rows[((row % 5) + 5) % 5] ?? '')
    if (row > 4) continue
    signs.forEach((sign, column) => {
      const wide = sign === ' ' ? 100 : 16.4
      const [x, y] = [left + (column + (row % 3) * 0.35) * 19 + (sign === ' ' ? 70 : 0), top + row * 19]
      keys.push(
        `<rect x="${x}" y="${y}" width="${wide}" height="16.4" rx="2" fill="${key}" stroke="#00000055" stroke-width="0.5"/>` +
          `<text x="${x + 3}" y="${y + 7}" font-size="5" font-family="Arimo" fill="${letter}">${sign === '<' ? '' : sign}</text>`,
      )
    })
  }
  const pad = `<rect x="${left + 60}" y="${top + 104}" width="110" height="70" rx="3" fill="none" stroke="#00000040" stroke-width="0.7"/>`
  return filled(place, metal) + keys.join('') + pad
}

const lines = [
  'Dear Ms Ashby,',
  'thank you for your letter of 4 March.',
  'The balance of your account is',
  'Total 1,482.50',
  'Please quote reference 77-1204.',
  'Yours sincerely',
  'Page 2 of 5',
  'Terms and conditions apply',
  'Tel. 0555 014 227',
  'Item   Qty   Price',
  'Minutes of the annual meeting',
  '1. Opening',
  '2. Report of the treasurer',
  'INVOICE',
  'Due on receipt',
]

/** Several sheets of paper over one another, at times with a pen. */
const papers: DrawScene = (random, place, sheet) => {
  const [x, y, width, height] = place
  const sheets = Array.from({ length: random.whole(3, 6) }, () => {
    const [left, top] = [random.between(x - 60, x + width - 40), random.between(y - 80, y + height - 40)]
    const size = random.between(3.2, 4.6)
    const text = Array.from(
      { length: random.whole(12, 34) },
      (_, row) =>
        `<text x="18" y="${24 + row * size * 1.5}" font-size="${size}" font-family="${random.pick(['Tinos', 'Carlito', 'Arimo'])}" fill="#2a2a2a">${random.pick(lines)}   ${random.happens(0.6) ? random.pick(lines) : ''}</text>`,
    )
    return (
      `<g transform="translate(${left} ${top}) rotate(${random.between(-40, 40)})"><rect x="1.5" y="1.5" width="210" height="297" fill="#000" opacity="0.18"/>` +
      `<rect width="210" height="297" fill="${random.pick(['#ffffff', '#fbfaf4', '#f6f0d8', '#eaf1f8'])}"/>${text.join('')}</g>`
    )
  })
  const pen =
    `<g transform="translate(${sheet.width * random.between(0.2, 0.8)} ${sheet.height + random.between(4, 12)}) rotate(${random.between(-12, 12)})">` +
    `<rect x="-60" y="-4" width="120" height="8" rx="4" fill="${random.pick(['#14213d', '#9a1a1a', '#1a1a1a'])}"/><rect x="-60" y="-4" width="34" height="8" rx="4" fill="#c8c8c8"/></g>`
  return (
    filled(place, random.pick(['#9a7a58', '#5b6068', '#d8d2c6'])) +
    sheets.join('') +
    (random.happens(0.4) ? pen : '')
  )
}

export const tables = { pattern, keyboard, papers }
