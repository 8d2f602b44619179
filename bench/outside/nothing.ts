import sharp from 'sharp'
import type { Random } from './random.ts'
import { drawSurface, runningText } from './surface.ts'

type Draw = (random: Random) => string

const shop: Draw = (random) => {
  const rows = Array.from({ length: 14 }, (_, row) => {
    const price = random.between(0.5, 40).toFixed(2)
    return `<text x="220" y="${190 + row * 30}" font-size="22" font-family="Cousine">ITEM ${random.whole(100, 999)}</text><text x="580" y="${190 + row * 30}" font-size="22" font-family="Cousine" text-anchor="end">${price}</text>`
  })
  return `<rect x="200" y="60" width="400" height="640" fill="#fdfdfb"/><text x="400" y="120" font-size="34" font-family="Cousine" text-anchor="middle">CORNER SHOP</text><text x="400" y="155" font-size="18" font-family="Cousine" text-anchor="middle">12.03.2026 14:22</text>${rows.join('')}`
}

const businessCard: Draw = (random) =>
  `<g transform="rotate(${random.between(-8, 8)} 500 375)"><rect x="180" y="200" width="640" height="370" rx="8" fill="#fbfbfb"/>` +
  `<text x="220" y="290" font-size="44" font-family="Lato" font-weight="700">Clara Whitfield</text><text x="220" y="335" font-size="26" font-family="Lato">Garden architect</text>` +
  `<text x="220" y="470" font-size="24" font-family="Lato">+44 20 5550 ${random.whole(1000, 9999)}</text><text x="220" y="510" font-size="24" font-family="Lato">18 Orchard Lane, Wexbury</text></g>`

const payCard: Draw = (random) =>
  `<rect x="170" y="170" width="660" height="416" rx="28" fill="${random.pick(['#1d3b6f', '#6b1f3b', '#222'])}"/><rect x="240" y="310" width="90" height="68" rx="10" fill="#d8b860"/>` +
  `<text x="240" y="460" font-size="52" font-family="OCR B" fill="#eee">5412 ${random.whole(1000, 9999)} ${random.whole(1000, 9999)} ${random.whole(1000, 9999)}</text>` +
  `<text x="240" y="540" font-size="30" font-family="Roboto" fill="#eee">J M HOLLOWAY</text><text x="620" y="540" font-size="28" font-family="Roboto" fill="#eee">09/29</text>`

const landscape: Draw = (random) =>
  `<rect width="1000" height="750" fill="#9cc4e8"/><circle cx="${random.whole(100, 900)}" cy="120" r="60" fill="#ffe9a0"/>` +
  `<path d="M 0 500 L 200 250 L 420 480 L 640 210 L 1000 520 V 750 H 0 z" fill="#5b7a5a"/><rect y="560" width="1000" height="190" fill="#7fa65a"/>`

const chart: Draw = (random) => {
  const bars = Array.from({ length: 8 }, (_, at) => {
    const tall = random.whole(60, 420)
    return `<rect x="${150 + at * 90}" y="${640 - tall}" width="60" height="${tall}" fill="#4477aa"/><text x="${180 + at * 90}" y="670" font-size="20" text-anchor="middle" font-family="Lato">Q${(at % 4) + 1}</text>`
  })
  return `<rect width="1000" height="750" fill="#fff"/><text x="150" y="90" font-size="36" font-family="Lato">Sales by quarter</text>${bars.join('')}`
}

const letter: Draw = (random) =>
  `<rect width="1000" height="750" fill="#fafaf7"/>${runningText(random, [1000, 750])}`

const board: Draw = () =>
  Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [at % 8, Math.floor(at / 8)]
    return `<rect x="${200 + x * 75}" y="${70 + y * 75}" width="75" height="75" fill="${(x + y) % 2 ? '#6b4423' : '#ead7b5'}"/>`
  }).join('')

const book: Draw = (random) =>
  `<rect x="280" y="60" width="440" height="630" fill="${random.pick(['#7a2a3a', '#2a4a3a', '#c9a24a'])}"/><text x="500" y="240" font-size="58" font-family="EB Garamond" fill="#f6ecd8" text-anchor="middle">THE LONG</text>` +
  `<text x="500" y="310" font-size="58" font-family="EB Garamond" fill="#f6ecd8" text-anchor="middle">WINTER</text><text x="500" y="620" font-size="30" font-family="EB Garamond" fill="#f6ecd8" text-anchor="middle">A. R. HOLT</text>`

const ticket: Draw = (random) =>
  `<rect x="120" y="230" width="760" height="290" fill="#f3f6fa"/><rect x="120" y="230" width="760" height="60" fill="#d04a2a"/><text x="150" y="273" font-size="34" font-family="Roboto" fill="#fff">BOARDING PASS</text>` +
  `<text x="150" y="340" font-size="20" font-family="Roboto">Passenger</text><text x="150" y="372" font-size="30" font-family="Roboto">QUINCE/ARTHUR MR</text><text x="150" y="430" font-size="20" font-family="Roboto">Flight</text><text x="150" y="462" font-size="30" font-family="Roboto">XQ ${random.whole(100, 999)}</text><text x="420" y="462" font-size="30" font-family="Roboto">14 MAR</text>`

const bare: Draw = () => ''

const kinds: readonly Draw[] = [
  shop,
  businessCard,
  payCard,
  landscape,
  chart,
  letter,
  board,
  book,
  ticket,
  bare,
]

/** A picture of no identity document at all; ten kinds take turns. */
export function drawNothing(random: Random, at: number): Promise<Buffer> {
  return onSurface(random, (kinds[at % kinds.length] ?? bare)(random))
}

/** A picture of 1000 by 750 pixels of SVG on a surface. */
export async function onSurface(random: Random, piece: string): Promise<Buffer> {
  const under = await sharp(Buffer.from(drawSurface(random, [1000, 750])))
    .png()
    .toBuffer()
  const over = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750">${piece}</svg>`)
  const placed = await sharp(under)
    .composite([{ input: over }])
    .blur(random.between(0.4, 1.4))
    .png()
    .toBuffer()
  return sharp(placed)
    .flatten()
    .jpeg({ quality: random.whole(50, 90) })
    .toBuffer()
}
